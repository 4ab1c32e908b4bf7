import type { View } from './view';
export const readView = (value: unknown): View => value as View;
