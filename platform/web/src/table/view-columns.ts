/** Columns of a table in the making: what the seats have, and what things have in common. */
import { words, type Field, type Told } from './generic-view';

export interface Column {
  head: string;
  cells: string[];
}

/** About how many letters a table may have in a row before it goes on below. */
const WIDTH = 120;

const isNought = ({ cells }: Column): boolean => cells.every((cell) => cell === '' || cell === '0');
const widthOf = ({ head, cells }: Column): number =>
  Math.max(...[head, ...cells].map((cell) => Math.min(cell.length, 40))) + 3;

/** One column for each label, in the order of the first that has it. */
function byLabel(things: readonly (readonly Field[])[]): Column[] {
  const heads = [...new Set(things.flatMap((fields) => fields.map(({ label }) => label)))];
  const cell = (fields: readonly Field[], head: string): string => {
    const found = fields.find(({ label }) => label === head);
    return found ? words(found.told) : '';
  };
  return heads.map((head) => ({ head, cells: things.map((fields) => cell(fields, head)) }));
}

/** Everything that each seat has: a row for each, a column for each thing; what is the same for all apart from it. */
export function seatColumns(
  fields: readonly Field[],
  names: readonly string[],
): { columns: Column[]; shared: Column[] } {
  const all = fields.flatMap(({ label, told }) =>
    told.is === 'seats'
      ? ofSeats(
          label,
          told.seats.map((one) => one.told),
        )
      : [],
  );
  // A band that says which seat it is says what its row says.
  const kept = all.filter((column) => !isNought(column) && column.cells.some((cell, at) => cell !== names[at]));
  const same = ({ cells }: Column): boolean => cells.every((cell) => cell === cells[0]);
  if (bands(kept).length < 2 || kept.every(same)) return { columns: kept, shared: [] };
  return { columns: kept.filter((column) => !same(column)), shared: kept.filter(same) };
}

function ofSeats(head: string, told: readonly (Told | null)[]): Column[] {
  if (
    !told.some((one) => one?.is === 'fields') ||
    told.some((one) => one && one.is !== 'fields' && one.is !== 'nought')
  )
    return [{ head, cells: told.map((one) => (one ? words(one) : '')) }];
  return byLabel(told.map((one) => (one?.is === 'fields' ? one.fields : [])));
}

/** A column for each field of the things, or one for all where they have little in common. */
export function thingColumns(things: readonly Field[]): Column[] {
  const fields = things.map(({ told }) => (told.is === 'fields' ? told.fields : []));
  const columns = byLabel(fields);
  const filled = fields.reduce((sum, own) => sum + own.length, 0);
  if (fields.some((own) => own.length === 0) || filled * 2 < columns.length * things.length)
    return [{ head: '', cells: things.map(({ told }) => words(told)) }];
  return columns.filter(
    (column, at) =>
      !isNought(column) && !columns.slice(0, at).some((other) => other.cells.join('\n') === column.cells.join('\n')),
  );
}

/** The columns in as many tables as are needed, each in the first with room. */
export function bands(columns: readonly Column[]): Column[][] {
  const found: { used: number; columns: Column[] }[] = [];
  for (const column of columns) {
    const width = widthOf(column);
    const band = found.find(({ used }) => used + width <= WIDTH);
    if (band) {
      band.used += width;
      band.columns.push(column);
    } else found.push({ used: 20 + width, columns: [column] });
  }
  return found.map((band) => band.columns);
}
