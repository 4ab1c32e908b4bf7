import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { translator } from '../../src/i18n/translator.svelte';

beforeAll(() => translator.setLanguage('en'));
afterEach(() => cleanup());
