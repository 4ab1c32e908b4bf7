/** The six small drawings of a game's primer: one file of symbols, `primer-1` to `primer-6`, fetched when it is wanted. */
const files = import.meta.glob<string>('../../../../games/*/tutorial/drawings.svg', {
  query: '?raw',
  import: 'default',
});

/** The symbols of a game as text; nothing where it has none, or where the server is away: the words stand without them. */
export async function drawingsOf(game: string): Promise<string> {
  const fetched = files[`../../../../games/${game}/tutorial/drawings.svg`]?.();
  return (await fetched?.catch(() => '')) ?? '';
}
