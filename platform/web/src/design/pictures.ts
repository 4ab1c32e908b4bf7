/** The illustrations (press/), fetched one by one as a page shows them. */

/** What a block prints: its sheet, what must stay in sight when it is cropped, and its paths. */
export interface Print {
  viewBox: string;
  focus: string;
  paths: string;
}

type Files = Readonly<Record<string, () => Promise<string>>>;
const COVERS: Files = import.meta.glob<string>('../../pictures/*/cover.svg', { query: '?raw', import: 'default' });
/* Every game lists its other pictures itself: the names of them all would travel to every page. */
const LISTS = import.meta.glob<{ default: Files }>('../../pictures/*/list.ts');

/** The text of a block's file; null where none has been cut. */
async function source(name: string): Promise<string | null> {
  const cover = COVERS[`../../pictures/${name}.svg`];
  if (cover) return cover();
  const [game = '', ...rest] = name.split('/');
  const list = await LISTS[`../../pictures/${game}/list.ts`]?.();
  return (await list?.default[`./${rest.join('/')}.svg`]?.()) ?? null;
}

/** Takes the sheet and the paths out of a block's file. */
export function print(source: string): Print | null {
  const parts = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(source);
  const viewBox = /\sviewBox="([^"]+)"/.exec(parts?.[1] ?? '')?.[1];
  if (!viewBox || !parts?.[2]) return null;
  const focus = /\spreserveAspectRatio="(x\w{3}Y\w{3})/.exec(parts[1] ?? '')?.[1] ?? 'xMidYMid';
  return { viewBox, focus, paths: parts[2] };
}

/** Milliseconds before a picture that did not come is fetched again: the server may be away for a moment. */
const PAUSES = [1000, 3000, 10_000];

/** What is fetched, after as many tries as there are pauses and one; null where it never comes. */
export async function fetchAgain<T>(load: () => Promise<T>, pauses: readonly number[]): Promise<T | null> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((go) => setTimeout(go, pause));
    }
  }
  return load().catch(() => null);
}

/** The block of that name, or null where none has been cut or none comes. */
export async function picture(name: string): Promise<Print | null> {
  const text = await fetchAgain(() => source(name), PAUSES);
  return text === null ? null : print(text);
}
