/** When somebody rests: hours of the day as fields show them, and what is asked of the server. */
import { post, read } from '../table/api';
import type { RestState } from '../protocol/RestState';
import type { SleepingHours } from '../protocol/SleepingHours';

const DAY = 24 * 60;

/** `22:30` as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % DAY;
}

/** And back. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const untilTime = ({ from, minutes }: SleepingHours): number => (from + minutes) % DAY;

/** From one time of the day to another, over midnight too; from a time to itself is no time. */
export const between = (from: number, until: number): number => (until - from + DAY) % DAY;

export const sleep = (from: number, until: number): Promise<RestState> => {
  const hours: SleepingHours = { from, minutes: between(from, until), offset: -new Date().getTimezoneOffset() };
  return read('/api/people/me/sleep', { ...post(hours), method: 'PUT' });
};
export const goAway = (days: number): Promise<RestState> => read('/api/people/me/away', post({ days }));
export const comeBack = (): Promise<RestState> => read('/api/people/me/away', { ...post({}), method: 'DELETE' });
