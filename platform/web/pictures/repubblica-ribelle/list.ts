/** The game's pictures, fetched one by one. This list of them is fetched with the first. */
export default import.meta.glob<string>(['./**/*.svg', '!./cover.svg'], { query: '?raw', import: 'default' });
