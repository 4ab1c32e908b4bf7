/** Cuts the site's fonts down to the letters that its languages use, from the packages into src/design/fonts.
    What lies outside (Polish names, say) comes from the packages' second subsets, when a page needs it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';

const FOLDER = join(import.meta.dirname, 'src/design/fonts');
const find = createRequire(import.meta.url).resolve;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** English, French, German and Italian; what other names need comes from the packages. */
const ACCENTED = 'ÀÁÂÄÆÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜàáâäæçèéêëìíîïòóôöùúûüÿßŒœŸ';
/** What programs are written with and no sentence: that comes from the packages too. */
const NO_SENTENCE = /["#$*<=>@[\\\]^_`{|}~]/g;
const LETTERS = `${range(0x20, 0x7e).replace(NO_SENTENCE, '')}${ACCENTED}\u00a0«°·»×–—‘’“”„…→−\u202f`;
/** What is only ever set in capitals: turns, stamps, numbers of cards. */
const CAPITALS = `${range(0x20, 0x60).replace(NO_SENTENCE, '')}${ACCENTED.replace(/[a-zà-ÿœ]/g, '')}\u00a0–’…\u202f`;

/** The letters of Slovene and its neighbours beyond those: names of places are full of them. */
const SLAVIC = 'ČčĆćĐđŠšŽž';

/** The file, what of it is kept, and which features of its tables. */
const FONTS = [
  ['league-gothic', 'league-gothic-latin-400-normal', LETTERS],
  ['libre-franklin', 'libre-franklin-latin-400-normal', LETTERS],
  ['libre-franklin', 'libre-franklin-latin-600-normal', LETTERS],
  ['courier-prime', 'courier-prime-latin-400-normal', LETTERS],
  ['barlow-condensed', 'barlow-condensed-latin-600-normal', LETTERS],
  ['saira-stencil-one', 'saira-stencil-one-latin-400-normal', CAPITALS],
  ['league-gothic', 'league-gothic-latin-ext-400-normal', SLAVIC],
  ['libre-franklin', 'libre-franklin-latin-ext-400-normal', SLAVIC],
  ['libre-franklin', 'libre-franklin-latin-ext-600-normal', SLAVIC],
  ['courier-prime', 'courier-prime-latin-ext-400-normal', SLAVIC],
  ['barlow-condensed', 'barlow-condensed-latin-ext-600-normal', SLAVIC],
  ['saira-stencil-one', 'saira-stencil-one-latin-ext-400-normal', SLAVIC],
];

const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

await mkdir(FOLDER, { recursive: true });
for (const [family, file, letters] of FONTS) {
  const target = join(FOLDER, `${file}.woff2`);
  const source = find(`@fontsource/${family}/files/${file}.woff2`);
  if (age(target) > Math.max(age(import.meta.filename), age(source))) continue;
  const whole = await readFile(source);
  const cut = await subset(whole, letters, { targetFormat: 'woff2', keepFeatures: ['kern'], noHinting: true });
  await writeFile(target, cut);
  console.log(`${file}: ${whole.length} -> ${cut.length} bytes`);
}
