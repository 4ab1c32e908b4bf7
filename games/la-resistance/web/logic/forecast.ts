/** What the assessment would bring (LR-5.46 to LR-5.51): each gain and loss with its source, and the result for every duck. */
import { RULEBOOK, type BoardView, type House } from './house';
import { DUCK_PRICE, eventRecruits, leaderValue, mission, NURSED_FROM, TIME_IS_NOW_BONUS } from './printed-cards';
import type { Spot } from '../generated';
import { SPOTS } from './lists';

export interface Line {
  /** A key of the game's catalogue, and how it came about. */
  word: string;
  how: 'beaten' | 'if-covered' | 'standing' | 'event' | 'leader' | 'taken' | 'other';
  recruits: number;
  glory: number;
}

export interface Outcome {
  ducks: number;
  recruits: number;
  glory: number;
  broken: boolean;
}

export interface Assessment {
  lines: Line[];
  /** Recruits due to be lost. */
  loss: number;
  /** For every number of recruits that glory can save, none first. */
  outcomes: Outcome[];
}

/** What would be different: missions covered besides those that lie there beaten, Vichy Forces covered, a mission hidden from. */
export interface Supposing {
  beaten?: readonly Spot[];
  vichy?: boolean;
  hidden?: Spot;
  /** Recruits paid at once for it (Massacre, Tiger). */
  paid?: number;
}

/** How many recruits can be saved, and where each answer leads. */
export function outcomes(recruits: number, glory: number, loss: number, cap: number, house: House = RULEBOOK): Outcome[] {
  const affordable = house.fullDuck ? Math.floor(glory / DUCK_PRICE) : Math.ceil(glory / DUCK_PRICE);
  return Array.from({ length: Math.min(loss, affordable) + 1 }, (_, ducks) => after(recruits, glory, loss, cap, ducks, Math.min(glory, ducks * DUCK_PRICE)));
}

export function after(recruits: number, glory: number, loss: number, cap: number, ducks: number, price: number): Outcome {
  const left = Math.max(0, Math.min(cap, recruits - (loss - ducks)));
  return { ducks, recruits: left, glory: glory - price, broken: left === 0 };
}

/** The assessment of the active band as things stand, or would stand; null outside the part of a turn that leads to one. */
export function assess(view: BoardView, supposing: Supposing = {}): Assessment | null {
  const band = view.active === null ? undefined : view.bands[view.active];
  if (!band || band.broken || view.step === 'assess' || view.step === 'take' || view.step === 'duck' || view.window === 4) return null;
  const lines: Line[] = [];
  let [buildings, veterans, loss] = [0, 0, 0];
  for (const spot of SPOTS) {
    const lying = view.row[spot];
    if (!lying) continue;
    const card = mission(lying.kind);
    const supposed = supposing.beaten?.includes(spot) ?? false;
    if (lying.tapped || supposed) {
      const bonus = view.time_is_now && card.timeIsNow ? TIME_IS_NOW_BONUS : 0;
      lines.push({ word: `mission-${lying.kind}`, how: supposed ? 'if-covered' : 'beaten', recruits: card.recruits, glory: card.glory + bonus });
      if (card.takeGlory > 0 && view.bands.some((other) => other !== band && !other.broken && other.glory > 0)) {
        lines.push({ word: `mission-${lying.kind}`, how: 'taken', recruits: 0, glory: card.takeGlory });
      }
      if (card.building) buildings += 1;
    } else if (!lying.camouflaged && supposing.hidden !== spot) {
      lines.push({ word: `mission-${lying.kind}`, how: 'standing', recruits: 0 - card.loseRecruits, glory: 0 - card.loseGlory });
      loss += card.loseRecruits;
      if (card.veterans) veterans += 1;
    }
  }
  const perEvent = view.event === 'heavy_casualties' ? buildings : view.event === 'wehrmacht_veterans' ? veterans
    : view.event === 'vichy_forces' && !view.used.includes('vichy') && !supposing.vichy ? 1 : 0;
  if (view.event && perEvent > 0) {
    const lost = perEvent * eventRecruits(view.event);
    lines.push({ word: `event-${view.event}`, how: 'event', recruits: -lost, glory: 0 });
    loss += lost;
  }
  if (band.leader === 'arnaud' && loss >= NURSED_FROM) {
    const saved = Math.min(loss, leaderValue('arnaud'));
    lines.push({ word: 'leader-arnaud', how: 'leader', recruits: saved, glory: 0 });
    loss -= saved;
  }
  // The rules' own sum is the truth: a table with other options or values shows the difference as a line of its own.
  const plain = Object.keys(supposing).length === 0;
  if (plain && view.forecast && view.forecast.loss !== loss) {
    lines.push({ word: 'board-other-rules', how: 'other', recruits: loss - view.forecast.loss, glory: 0 });
    loss = view.forecast.loss;
  }
  const gained = (of: 'recruits' | 'glory', sign: 1 | -1) => lines.filter((line) => line.how !== 'event' && line.how !== 'leader' && line.how !== 'other').reduce((sum, line) => sum + (line[of] * sign > 0 ? line[of] : 0), 0);
  const recruits = band.recruits - (supposing.paid ?? 0) + gained('recruits', 1);
  const glory = Math.max(0, band.glory + gained('glory', 1) + gained('glory', -1));
  return { lines: lines.filter((line) => line.recruits !== 0 || line.glory !== 0), loss, outcomes: outcomes(recruits, glory, loss, view.recruit_cap, view.house) };
}
