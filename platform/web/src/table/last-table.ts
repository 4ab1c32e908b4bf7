/** The table from which this window was led to the rules: the way back to it. */
const KEY = 'staffetta.at';

export function sitAt(table: string, game: string): void {
  try {
    sessionStorage.setItem(KEY, `${game}/${table}`);
  } catch {
    // Without a store there is the browser's own way back.
  }
}

/** The table of this game at which this window was last; null where there was none. */
export function lastTable(game: string): string | null {
  try {
    const [at, table] = (sessionStorage.getItem(KEY) ?? '').split('/');
    return at === game && table ? table : null;
  } catch {
    return null;
  }
}
