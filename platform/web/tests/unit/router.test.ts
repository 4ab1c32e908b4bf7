import { describe, expect, it } from 'vitest';
import { match, ours, router, type Route } from '../../src/router.svelte';

const ROUTES: readonly Route<string>[] = [
  { pattern: '/', to: 'shelf' },
  { pattern: '/tables/new', to: 'new' },
  { pattern: '/tables/:id', to: 'table' },
];

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const a = document.createElement('a');
  a.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) a.setAttribute(name, value);
  document.body.append(a);
  return a;
}

describe('match', () => {
  it('finds the home page at the root, with or without a trailing stroke', () => {
    expect(match(ROUTES, '/')?.to).toBe('shelf');
    expect(match(ROUTES, '/tables/7/')?.params).toEqual({ id: '7' });
  });
  it('takes the first pattern that fits', () => {
    expect(match(ROUTES, '/tables/new')?.to).toBe('new');
  });
  it('decodes named parts', () => {
    expect(match(ROUTES, '/tables/rue%20des%20lilas')?.params['id']).toBe('rue des lilas');
  });
  it('finds nothing for an unknown or broken address', () => {
    expect(match(ROUTES, '/nowhere')).toBeNull();
    expect(match(ROUTES, '/tables/%E0%A4%A')).toBeNull();
  });
});

describe('ours', () => {
  const click = (init: MouseEventInit = {}) => new MouseEvent('click', { button: 0, ...init });
  it('follows a plain click on a link of the site', () => {
    expect(ours(click(), link('/style'))).toBe(true);
  });
  it('leaves new tabs, other buttons, downloads and other sites to the browser', () => {
    expect(ours(click({ ctrlKey: true }), link('/style'))).toBe(false);
    expect(ours(click({ button: 1 }), link('/style'))).toBe(false);
    expect(ours(click(), link('/style', { download: '' }))).toBe(false);
    expect(ours(click(), link('/style', { target: '_blank' }))).toBe(false);
    expect(ours(click(), link('https://example.org/style'))).toBe(false);
  });
  it('leaves an anchor on the same page to the browser', () => {
    expect(ours(click(), link(`${location.pathname}#dice`))).toBe(false);
  });
});

describe('router', () => {
  it('follows a link and the way back', () => {
    const stop = router.start();
    const visits = router.visits;
    const a = link('/style?theme=blackout');
    a.click();
    expect(router.path).toBe('/style');
    expect(router.query.get('theme')).toBe('blackout');
    expect(router.visits).toBe(visits + 1);
    history.replaceState(null, '', '/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.path).toBe('/');
    expect(router.visits).toBe(visits + 2);
    stop();
  });
});
