/** A counter as the board draws it: what it is, how its side's ink is laid, which marks lie on it. */
import { seededRandom, closedPath, type Point } from '$web/design/rough-path';
import type { Formation, Type, View } from '../generated';
import type { HexId } from './ground';

export const PARTISAN = 0;
export const AXIS = 1;

export interface Piece {
  /** The counter in its owner's tray: `p7`, `a3`. */
  id: string;
  /** What is printed on it: `P-RED-1`, a part `P-RED-1/a`. */
  print: string;
  seat: number;
  formation: Formation;
  type: Type;
  vf: number;
  /** What it had when it was whole. */
  full: number;
  automatic: boolean;
  light: boolean;
  fire: number;
  pinned: boolean;
  commanded: boolean;
  /** How far a command reaches; 0 for all others. */
  range: number;
  hex: HexId | null;
  /** By which door it enters, if it has not come yet. */
  entry: string | null;
}

/** Sides differ by ink; formations of one side by how the ink is laid: never by colour alone. */
export type Laying = 'solid' | 'barred' | 'framed' | 'striped' | 'dotted';
const LAID: Record<Formation, Laying> = {
  gnr: 'solid',
  vg: 'solid',
  i: 'solid',
  iv: 'solid',
  ii: 'solid',
  iii: 'barred',
  verbania: 'framed',
  redi: 'solid',
  romolo: 'solid',
  fanfulla: 'solid',
  cv: 'solid',
  gar: 'solid',
  cinquanta: 'framed',
  beltrami: 'striped',
  valdossola: 'striped',
  valtoce: 'dotted',
  company1: 'solid',
  company2: 'solid',
  company3: 'barred',
  freccia: 'framed',
  fulmine: 'solid',
  bn1: 'solid',
  bn2: 'framed',
  bn3: 'striped',
  ass: 'barred',
  ita: 'dotted',
};
export const layingOf = (formation: Formation): Laying => LAID[formation];

export const isCombat = (piece: Pick<Piece, 'type'>): boolean => piece.type !== 'cmd';

/** What tells units of one formation apart: the end of the printed id. Commands are told by their symbol. */
export const numberOf = ({ print, type }: Pick<Piece, 'print' | 'type'>): string =>
  type === 'cmd' || type === 'car' ? '' : (/-([^-]+)$/.exec(print)?.[1] ?? '').replace('/', '').replace("'", '');

/** A block of this size as a knife leaves it, around the origin. The same name gives the same block. */
export function block(width: number, height: number, name: string, slip = 0.7): string {
  const next = seededRandom(name);
  const off = () => (next() * 2 - 1) * slip;
  const [w, h] = [width / 2, height / 2];
  const around: Point[] = [
    [-w, -h],
    [(next() - 0.5) * w * 0.8, -h],
    [w, -h],
    [w, (next() - 0.5) * h * 0.8],
    [w, h],
    [(next() - 0.5) * w * 0.8, h],
    [-w, h],
    [-w, (next() - 0.5) * h * 0.8],
  ];
  return closedPath(around.map(([x, y]): Point => [x + off(), y + off()]));
}

/** Nothing lies quite straight. */
export const tilt = (id: string): number => (seededRandom(`tilt ${id}`)() * 2 - 1) * 1.6;

/** The pieces of one hex, the one to be seen on top last: combat before commands, strong before weak, fresh before pinned. */
export function pile(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort(
    (a, b) =>
      Number(isCombat(a)) - Number(isCombat(b)) ||
      Number(b.pinned) - Number(a.pinned) ||
      a.vf - b.vf ||
      (a.id < b.id ? 1 : -1),
  );
}

/** Where the strength of a whole stack stands; beside the strip of a pinned one on top. */
export const totalAt = (pieces: readonly Piece[]): { x: number; y: number } =>
  pile(pieces).at(-1)?.pinned ? { x: 33, y: 7 } : { x: 15, y: 21 };

/** The counters of these in the order of their trays, in which questions name them: equal questions are asked once. */
export const counters = (pieces: readonly Piece[]): string[] =>
  pieces.map(({ id }) => id).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));

export function byHex(pieces: readonly Piece[]): Map<HexId, Piece[]> {
  const out = new Map<HexId, Piece[]>();
  for (const piece of pieces) if (piece.hex) out.set(piece.hex, [...(out.get(piece.hex) ?? []), piece]);
  return out;
}

/** Every counter that is on the map or still to come. */
export function piecesOf(view: View): Piece[] {
  return Object.entries(view.units).map(([print, unit]) => ({
    id: unit.counter,
    print,
    seat: unit.side === 'partisan' ? PARTISAN : AXIS,
    formation: unit.formation,
    type: unit.type,
    vf: unit.vf,
    full: unit.full,
    automatic: unit.automatic,
    light: unit.light,
    fire: unit.fire,
    pinned: unit.pinned,
    commanded: !unit.out_of_command,
    range: unit.reach ?? 0,
    hex: /^\d/.test(unit.hex) ? unit.hex : null,
    entry: unit.entry,
  }));
}
