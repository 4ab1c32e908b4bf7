/** The ground: localities as cells, cells as territories, all territories as the republic, cut by one knife. */
import { fromRings, grow, join, rings } from '../../../../platform/web/press/index.mjs';
import { dense, slip } from './field.mjs';
import { simplifyRing } from '../../../../platform/web/press/lib/path.mjs';

const KNIFE = slip({ amp: 7, wave: 34, seed: 44 });
const STEP = 4;
const FACET = 0.75;

/** Shapes lie on whole hundredths; a hair more than nothing closes the seams between neighbours. */
const SEAM = 0.4;

/** The rings of a shape as the knife leaves them. */
const cut = (shape, tolerance = FACET) =>
  rings(shape)
    .filter((ring) => ring.length > 2)
    .map((ring) => simplifyRing(dense(ring, STEP).map(KNIFE), tolerance));

/** @param {Map<string, { territory: string, cell: number[][] }>} places */
export function land(places) {
  const whole = new Map([...places].map(([id, { cell }]) => [id, grow(fromRings([cell]), SEAM)]));
  const territories = new Map();
  for (const [id, { territory }] of places)
    territories.set(territory, join(territories.get(territory) ?? [], whole.get(id)));
  const republic = join([...whole.values()]);
  return {
    /** Outer rings only: nothing lies inside a territory but itself. */
    cells: new Map([...whole].map(([id, shape]) => [id, outer(cut(shape, 1.1))])),
    territories: new Map([...territories].map(([id, shape]) => [id, outer(cut(shape))])),
    republic: outer(cut(republic)),
    /** A line of bare ground around everything, so that the hatching stops before the border. */
    margin: outer(cut(grow(republic, 9), 1.2)),
  };
}

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0) /
      2,
  );
/** Seams that did not close leave slivers; what is no bigger than a dot goes. */
const outer = (all) => all.filter((ring) => area(ring) > 60);
