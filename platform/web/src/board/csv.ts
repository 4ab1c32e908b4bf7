/** A game's own tables (`games/<game>/data/*.csv`) as rows by column. No cell of them holds a comma or a quote. */
export type Row = Readonly<Record<string, string>>;

export function csvRows(csv: string): Row[] {
  const [head = [], ...lines] = csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ''])));
}
