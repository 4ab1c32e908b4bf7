/** How wide and high a zone's cell is, read from its path: places begin a ring, steps follow. */
const known = new Map<string, readonly [wide: number, high: number]>();

export function extentOf(path: string): readonly [wide: number, high: number] {
  const found = known.get(path);
  if (found) return found;
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const ring of path.split('M').filter(Boolean)) {
    const numbers = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
      xs.push(x);
      ys.push(y);
    }
  }
  const span = (all: number[]) => (all.length > 0 ? Math.max(...all) - Math.min(...all) : 0);
  const extent = [span(xs), span(ys)] as const;
  known.set(path, extent);
  return extent;
}
