import { describe, expect, it } from 'vitest';
import { fetchAgain, picture, print } from '../../src/design/pictures';

describe('pictures', () => {
  it('are taken out of their file with sheet and focus', () => {
    expect(
      print('<svg xmlns="x" viewBox="0 0 300 190" preserveAspectRatio="xMaxYMid slice"><path d="M0 0"/></svg>'),
    ).toEqual({ viewBox: '0 0 300 190', focus: 'xMaxYMid', paths: '<path d="M0 0"/>' });
    expect(print('<svg viewBox="0 0 1 1"><g/></svg>')?.focus).toBe('xMidYMid');
    expect(print('no picture')).toBeNull();
  });
  it('are found by name: covers at once, others by the list of their game', async () => {
    expect(await picture('banditen/cover')).toMatchObject({ viewBox: expect.stringMatching(/^0 0 /) });
    expect(await picture('la-resistance/missions/tiger')).toMatchObject({ paths: expect.stringContaining('<path') });
    expect(await picture('la-resistance/missions/lion')).toBeNull();
  });
  it('that nobody has cut are null, not a fault', async () => {
    expect(await picture('no-game/no-picture')).toBeNull();
  });
  it('that do not come at once are fetched again, and given up in the end', async () => {
    let tries = 0;
    const away = (until: number) => () => {
      tries += 1;
      return tries < until ? Promise.reject(new Error('the server is away')) : Promise.resolve('come');
    };
    expect(await fetchAgain(away(3), [0, 0])).toBe('come');
    expect(tries).toBe(3);
    tries = 0;
    expect(await fetchAgain(away(9), [0, 0])).toBeNull();
    expect(tries).toBe(3);
  });
});
