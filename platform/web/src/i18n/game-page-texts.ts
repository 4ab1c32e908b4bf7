/** The second part of every game's catalogue (page-words.ts). This list is fetched with the first of them. */
const files = import.meta.glob<string>('../../../../games/*/text/*.ftl', { query: '?pages', import: 'default' });

export const pageTextOf = (game: string, language: string): Promise<string> =>
  files[`../../../../games/${game}/text/${language}.ftl`]?.() ?? Promise.resolve('');
