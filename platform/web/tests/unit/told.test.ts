import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ChannelsField from '../../src/people/ChannelsField.svelte';
import { readStored } from '../../src/storage';
import Notes from '../../src/table/Notes.svelte';
import { TalkMemory } from '../../src/table/talk-memory.svelte';
import type { ChatLine } from '../../src/table/wire';

const line = (number: number, seat: number | null, name = 'Bo'): ChatLine => ({
  line: number,
  seat,
  name,
  text: 'Hm',
  at: 0,
  crowd: false,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('talk', () => {
  it('remembers what was read, and counts what is new from those who are heard', () => {
    const talk = new TalkMemory('t1');
    const chat = [line(1, 1), line(2, 0), line(3, null, 'Eve')];
    expect(talk.fresh(chat)).toBe(3);
    talk.readTo(1);
    expect(new TalkMemory('t1').fresh(chat)).toBe(2);
    expect(new TalkMemory('t2').fresh(chat)).toBe(3);
    talk.mute(line(9, null, 'Eve'), true);
    expect([talk.fresh(chat), new TalkMemory('t1').isMuted(line(4, null, 'Eve'))]).toEqual([1, true]);
    expect(talk.isMuted(line(5, null, 'Ivo'))).toBe(false);
    talk.mute(line(9, null, 'Eve'), false);
    expect([talk.fresh(chat), readStored('muted.t1')]).toEqual([2, null]);
  });
});

describe('notes', () => {
  it('stay with the seat in this browser', async () => {
    const { unmount } = render(Notes, { table: 't1', seat: 2 });
    await fireEvent.input(screen.getByLabelText(/Notes for yourself/), { target: { value: 'Bo has the bridge' } });
    expect(readStored('notes.t1.2')).toBe('Bo has the bridge');
    unmount();
    render(Notes, { table: 't1', seat: 2 });
    expect((screen.getByLabelText(/Notes for yourself/) as HTMLTextAreaElement).value).toBe('Bo has the bridge');
  });
});

describe('where one is told', () => {
  it('an address of one’s own is added, and its secret shown once', async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      asked.push([`${init.method ?? 'GET'} ${path}`, init.body ? JSON.parse(init.body as string) : null]);
      const body =
        init.method === 'POST'
          ? { id: 'c1', secret: 'hush' }
          : {
              push_key: 'key',
              channels: [{ id: 'c0', kind: 'webhook', host: 'example.org', created: 0 }],
              told_of: ['turn', 'over'],
            };
      return new Response(JSON.stringify(body), { status: 200 });
    });
    render(ChannelsField);
    await vi.waitFor(() => expect(screen.getByText('A request to example.org')).toBeTruthy());
    await fireEvent.input(screen.getByLabelText('Address'), { target: { value: ' https://example.org/hook ' } });
    await fireEvent.submit(screen.getByText('Add it').closest('form') as HTMLFormElement);
    await vi.waitFor(() => expect(screen.getByText('hush')).toBeTruthy());
    const added = asked.find(([what]) => what.startsWith('POST'));
    expect(added).toEqual(['POST /api/people/me/channels', { kind: 'webhook', url: 'https://example.org/hook' }]);
    const talk = screen.getByRole('switch', { name: 'Somebody names you in the talk' });
    expect(talk.getAttribute('aria-checked')).toBe('false');
    await fireEvent.click(talk);
    await vi.waitFor(() => expect(asked.some(([what]) => what.startsWith('PUT'))).toBe(true));
    const chosen = asked.find(([what]) => what.startsWith('PUT'));
    expect(chosen).toEqual(['PUT /api/people/me/told-of', { kinds: ['turn', 'over', 'talk'] }]);
    await fireEvent.click(screen.getByRole('button', { name: 'Tell me there no more: example.org' }));
    await vi.waitFor(() => expect(asked.some(([what]) => what === 'DELETE /api/people/me/channels/c0')).toBe(true));
  });
});
