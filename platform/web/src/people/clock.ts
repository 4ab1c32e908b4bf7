/** Time that is left, as a clock shows it. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** `0:07`, `12:30`, `3:05:00`; days are for words. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whole days and hours, where there is a day left; null where a clock tells it better. */
export function longTime(left: number): { days: number; hours: number } | null {
  return left < DAY ? null : { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
}

/** How long until what is shown changes. */
export const nextTick = (left: number): number => (left > DAY ? MINUTE : SECOND);
