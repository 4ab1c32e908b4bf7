// A file of the site, and beside it the same as the build packs it.
export const board = "board";
