/** Figures that stand in more than one picture. Each is drawn around 0,0 and placed by the picture. */
import { at, facet, gouges, join, line, poly, soft } from '../../../../platform/web/press/index.mjs';

/** A helmeted soldier in profile, looking right: coat, face under the brim, helmet. */
export function soldier(b, seed, x, y, k = 1) {
  const put = (s) => at(s, x, y, k);
  const body = poly('-8,28 -13,45 -38,55 -50,78 -58,150 52,150 48,84 36,58 16,48 10,36');
  b.free('k', facet(put(body), `${seed} coat`), 3.5);
  b.cut(
    put(
      join(
        gouges(4, '-36,66 -42,112', '-24,62 -27,98', '36,72 40,120', '24,64 26,96'),
        line('-13,46 2,60 12,50', 3),
        line('2,60 6,150', 2.6),
      ),
    ),
  );
  const face = poly('22,4 26,12 35,23 29,26 31,30 28,32 29,38 22,44 12,43 2,36 -10,34 -10,8');
  b.free('k', facet(put(face), `${seed} face`, 20, 0.4), 3);
  // Light on brow, cheek and jaw; the eye stays in the shade of the brim.
  b.cut(put(poly('14,12 23,11 31,23 26,25 27,29 24,31 25,37 20,41 14,38 17,30 11,22')));
  b.over('k', put(gouges(2.6, '15,17 23,15')[0]));
  const helmet = poly('-40,17 -34,-4 -30,-19 -18,-33 1,-39 18,-34 28,-21 30,-6 41,4 40,9 24,9 12,6 2,11 -8,15 -24,17');
  b.free('k', facet(put(helmet), `${seed} helmet`, 18, 0.5), 3.2 * Math.min(1, k));
  b.cut(
    put(
      join(
        gouges(4.2, '-22,-20 -2,-33', '-26,-8 -14,-22'),
        gouges(2.6, '-18,-10 -6,-24', '2,-33 14,-28', '-30,11 6,3', '10,1 32,3'),
      ),
    ),
  );
}

/** A rifle on the shoulder from muzzle to butt: thin barrel, foresight, wooden stock. */
export function rifle(b, seed, x0, y0, x1, y1, w = 7) {
  const on = (t, side = 0) => {
    const d = Math.hypot(x1 - x0, y1 - y0);
    return [x0 + (x1 - x0) * t - ((y1 - y0) / d) * side, y0 + (y1 - y0) * t + ((x1 - x0) / d) * side];
  };
  const gun = join(
    line([on(0), on(0.3)], w * 0.5),
    line([on(0.16), on(1)], w),
    line([on(0.03, -w * 0.5), on(0.06, -w * 0.5)], w * 0.5),
  );
  b.free('k', facet(gun, seed, 22, 0.4), 3);
  b.cut(line([on(0.2, w * 0.18), on(0.7, w * 0.18)], w * 0.22));
}

/** A beret laid down or worn, seen from the side. */
export const beret = () => soft('-34,4 -36,-8 -20,-19 2,-22 24,-16 36,-6 32,4 10,8 -16,8');
