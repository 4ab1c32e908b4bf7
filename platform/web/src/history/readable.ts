/** A game as plain text: who played, how it ended, and everything that was told, turn by turn. */
import type { GameTexts } from '../i18n/game-texts.svelte';
import { t, translator } from '../i18n/translator.svelte';
import type { Frames, Line, TableInfo } from '../table/wire';

/** The most moments that the server sends at once. */
const CHUNK = 64;
const HEADS: readonly string[] = ['round', 'turn'];

export type FetchFrames = (from: number, count: number) => Promise<Frames>;

/** Every line of a game. */
export async function allLines(fetch: FetchFrames): Promise<Line[]> {
  const lines: Line[] = [];
  for (let from = 0, total = 1; from < total; from += CHUNK) {
    const frames = await fetch(from, CHUNK);
    total = frames.total;
    lines.push(...frames.frames.flatMap((frame) => frame.lines));
  }
  return lines;
}

export function readable(table: TableInfo, lines: readonly Line[], texts: GameTexts): string {
  const day = new Intl.DateTimeFormat(translator.language, { dateStyle: 'long' }).format(table.created);
  const places = table.seats
    .map(({ seat }) => ({ name: texts.name(seat), rank: table.outcome?.rank[seat], score: table.outcome?.score[seat] }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const told = lines.flatMap((line) => {
    const text = texts.line(line);
    return line.told && HEADS.includes(line.told.what) ? ['', text] : [`  ${text}`];
  });
  return [
    `${texts.title}, ${day}`,
    ...places.map(({ name, rank, score }) => (rank === undefined ? name : `${rank}. ${name} (${score ?? 0})`)),
    ...(table.outcome ? [texts.t(`end-${table.outcome.reason}`)] : []),
    ...told,
    '',
    t('readable-seal', { seal: table.commitment }),
    '',
  ].join('\n');
}
