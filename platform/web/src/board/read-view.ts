/** Holds a value from the wire to its type. A fault names the place, so that a changed view is found at once. */

export class Misread extends Error {}

/** Reads a value that stands at a place; throws a `Misread` that names the place. */
export type Read<T> = (value: unknown, at: string) => T;

export function fault(at: string, wanted: string, value: unknown): never {
  throw new Misread(`${at}: ${wanted} expected, found ${JSON.stringify(value) ?? 'nothing'}`);
}

export const whole: Read<number> = (value, at) =>
  Number.isInteger(value) && (value as number) >= 0 ? (value as number) : fault(at, 'a whole number from 0', value);
export const flag: Read<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : fault(at, 'true or false', value);

export function word<T extends string>(of: readonly T[]): Read<T> {
  return (value, at) => of.find((each) => each === value) ?? fault(at, `one of ${of.join(', ')}`, value);
}
export function shaped(pattern: RegExp): Read<string> {
  return (value, at) => (typeof value === 'string' && pattern.test(value) ? value : fault(at, String(pattern), value));
}
export function maybe<T>(read: Read<T>): Read<T | null> {
  return (value, at) => (value === null ? null : read(value, at));
}
export function list<T>(read: Read<T>): Read<T[]> {
  return (value, at) =>
    Array.isArray(value) ? value.map((each, i) => read(each, `${at}[${i}]`)) : fault(at, 'a list', value);
}
export const record: Read<Record<string, unknown>> = (value, at) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : fault(at, 'an object', value);

/* A newer server may say more than this board knows; only the tests mind. */
let exact = false;

/** These fields, none missing. */
export function object<T>(fields: { [K in keyof T]: Read<T[K]> }): Read<T> {
  return (value, at) => {
    const from = record(value, at);
    for (const key of exact ? Object.keys(from) : [])
      if (!(key in fields)) fault(`${at}.${key}`, 'no such field', from[key]);
    const out = {} as T;
    for (const key of Object.keys(fields) as (keyof T & string)[]) out[key] = fields[key](from[key], `${at}.${key}`);
    return out;
  };
}

/** Reads a whole view, or throws a `Misread`. `mirror`: nothing may be there that the types do not know. */
export function viewReader<T>(view: Read<T>): (value: unknown, mirror?: boolean) => T {
  return (value, mirror = false) => {
    exact = mirror;
    return view(value, 'view');
  };
}
