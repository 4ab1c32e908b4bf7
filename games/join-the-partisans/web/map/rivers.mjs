/** The rivers: degrees east, degrees north, and how broad they end. The large ones as they were measured (cut-rivers.mjs),
    the small ones traced by hand along the towns that they pass. */
import { readFileSync } from 'node:fs';

const { rivers } = JSON.parse(readFileSync(new URL('rivers.json', import.meta.url), 'utf8'));
const line = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));

export const RIVERS = [
  { name: 'Sava', wide: 4.2, at: rivers.Sava },
  { name: 'Sava Bohinjka', wide: 1.8, at: rivers['Sava Bohinjka'] },
  { name: 'Drava', wide: 4.4, at: rivers.Drava },
  { name: 'Mura', wide: 3.4, at: rivers.Mura },
  {
    name: 'Soča',
    wide: 3.2,
    at: line(
      '13.72,46.41 13.66,46.355 13.56,46.332 13.525,46.30 13.57,46.25 13.65,46.215 13.73,46.18 13.74,46.15 13.65,46.09 13.59,46.05 13.63,45.99 13.62,45.94 13.55,45.87 13.52,45.80 13.54,45.73',
    ),
  },
  {
    name: 'Krka',
    wide: 2.6,
    at: line(
      '14.78,45.87 14.86,45.845 14.93,45.83 15.03,45.79 15.10,45.785 15.17,45.80 15.27,45.84 15.35,45.845 15.42,45.85 15.51,45.88 15.59,45.895',
    ),
  },
  { name: 'Kolpa', wide: 2.6, at: rivers.Kolpa },
  {
    name: 'Savinja',
    wide: 2.4,
    at: line(
      '14.69,46.42 14.76,46.37 14.84,46.345 14.93,46.32 15.05,46.28 15.16,46.25 15.26,46.225 15.24,46.155 15.21,46.11 15.17,46.08',
    ),
  },
  {
    name: 'Ljubljanica',
    wide: 1.9,
    at: line('14.30,45.965 14.38,45.98 14.46,46.01 14.51,46.05 14.58,46.06 14.64,46.078'),
  },
  {
    name: 'Idrijca',
    wide: 1.8,
    at: line('14.00,45.97 14.02,46.01 13.98,46.06 13.93,46.11 13.84,46.13 13.74,46.15'),
  },
  {
    name: 'Vipava',
    wide: 1.6,
    at: line('13.96,45.845 13.90,45.885 13.80,45.89 13.70,45.885 13.60,45.88'),
  },
];
