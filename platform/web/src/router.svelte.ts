/** A router of one page: the address decides what is shown, links stay plain links. */

/** A route: a pattern such as `/tables/:id` and what it leads to. */
export interface Route<T> {
  pattern: string;
  to: T;
}

export interface Match<T> {
  to: T;
  params: Readonly<Record<string, string>>;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The first route whose pattern fits the path, with its named parts. */
export function match<T>(routes: readonly Route<T>[], path: string): Match<T> | null {
  const parts = path.split('/').filter(Boolean);
  for (const route of routes) {
    const wanted = route.pattern.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = decode(parts[i] ?? '');
      if (part === null) return false;
      if (!want.startsWith(':')) return want === part;
      params[want.slice(1)] = part;
      return true;
    });
    if (fits) return { to: route.to, params };
  }
  return null;
}

/** Whether a click on this link is ours to follow, or the browser's (new tab, other site, download, anchor). */
export function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

class Router {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  /** What stands behind the #, decoded. */
  fragment = $state('');
  /** Rises with every page change; whoever shows the page moves the focus to its start. */
  visits = $state(0);

  /** Follows the address bar and the page's links until the returned function is called. */
  start(): () => void {
    this.#read();
    const back = () => {
      this.#read();
      this.visits += 1;
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !ours(event, link)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    this.visits += 1;
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.fragment = decode(location.hash.slice(1)) ?? '';
  }
}

export const router = new Router();
