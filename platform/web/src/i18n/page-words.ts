/** Which messages of a game no table says unless something is opened: the words of the form for new tables, of the primer, and
    of the table in words. They are the catalogue's second part (vite.config.ts), fetched when one of them is wanted. */
export const PAGE_WORDS = /^(option|preset|primer|view)-/;
