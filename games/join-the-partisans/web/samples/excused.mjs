/** What a check of the samples cannot judge. */

/** The letter on a figure, an outpost or a medal is a mark beside ink and pattern; names say the same in full size. */
export const excused = (fault) => /^text of 1[0-3]\.\d px: "\p{Lu}"$/u.test(fault);
