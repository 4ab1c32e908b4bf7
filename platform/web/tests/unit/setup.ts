import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { words } from '../../src/words/words.svelte';

beforeAll(() => words.speak('en'));
afterEach(() => cleanup());
