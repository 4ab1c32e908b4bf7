#!/usr/bin/env node
/**
 * The contact sheet: every picture on one page, by day and in blackout, to be looked at.
 *   node contact.mjs [--file contact.html] [--only WORD] [--theme light|dark] [--zoom 1.6]
 * The page is not shipped; the colours below stand in for the tokens of the site.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogue, printed } from './lib/catalogue.mjs';
import { FORMATS } from './lib/block.mjs';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'contact.html' }, only: { type: 'string', default: '' },
    theme: { type: 'string', default: 'light' }, zoom: { type: 'string', default: '1' },
  },
});
const zoom = Number(values.zoom);
const only = /** @type {string} */ (values.only).split(',');

const INKS = {
  'join-the-partisans': ['#2C6A66', '#C0321D'],
  'global-war-partisans': ['#D08A16', '#2A6678'],
  banditen: ['#74832F', '#B5461B'],
  'la-resistance': ['#1F4E8C', '#C5321F'],
  'repubblica-ribelle': ['#2B6848', '#C23C27'],
};
const ROOM = { light: ['#EDE4CF', '#F3EBD8', '#1D1B18', '#1D1B18'], dark: ['#161511', '#D8CBAC', '#14120E', '#F0E6CE'] };
const [page, print, key, text] = ROOM[/** @type {'light' | 'dark'} */ (values.theme)];

const figures = (await catalogue()).filter((p) => only.some((word) => p.name.includes(word))).map((p) => {
  const block = p.cut();
  const { w, h } = FORMATS[block.format];
  const [a, b] = INKS[/** @type {keyof typeof INKS} */ (p.game)];
  const size = `width="${w * zoom}" height="${h * zoom}" style="--a:${a};--b:${b}"`;
  return `<figure>${printed(p).replace('<svg ', `<svg ${size} `)}<figcaption>${p.name.replace(/^.*\//, '')}</figcaption></figure>`;
});

const css = `body{margin:8px;background:${page};color:${text};font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}
figure{margin:0}svg{display:block;background:${print}}
.ink-k,.ink-a,.ink-b{fill-rule:evenodd}.ink-k{fill:${key}}
.ink-a{fill:var(--a);transform:translate(1.5px,-1.1px)}.ink-b{fill:var(--b);transform:translate(-1.3px,1.2px);mix-blend-mode:multiply}`;
const file = /** @type {string} */ (values.file);
writeFileSync(file, `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${css}</style>${figures.join('\n')}`);
console.log(`${figures.length} pictures on ${file}`);
