/** What a check of the samples cannot judge. */

/** Titles of cards are Italian in every language: the longer words of the test language never stand on them. */
export const excused = (fault) => /^text leaves its box by .*(áá|éé|íí|öö|üü|ýý).* in span\.main/.test(fault);
