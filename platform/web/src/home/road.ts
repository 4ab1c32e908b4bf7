/** The rule across the front page: a strip cut by hand, with a few gouges left in it. */
import { seededRandom, closedPath, type Point } from '../design/rough-path';

const WIDTH = 1800;

function strip(): string {
  const next = seededRandom('the road');
  const top: Point[] = [];
  const foot: Point[] = [];
  for (let x = -10; x <= WIDTH + 70; x += 34 + next() * 30) {
    top.push([x, 1.5 + next() * 2.6]);
    foot.push([x + next() * 12, 12.4 + next() * 2.8]);
  }
  const gouges = Array.from({ length: 34 }, (): string => {
    const x = next() * WIDTH;
    const y = 5 + next() * 5;
    const long = 26 + next() * 70;
    return closedPath([
      [x, y],
      [x + long * 0.3, y - 0.9],
      [x + long, y + 0.4],
      [x + long * 0.4, y + 0.8],
    ]);
  });
  return closedPath([...top, ...foot.reverse()]) + gouges.join('');
}

export const ROAD = strip();
