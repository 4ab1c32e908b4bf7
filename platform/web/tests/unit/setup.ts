import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { speakOfPages, translator } from '../../src/i18n/translator.svelte';

beforeAll(async () => {
  await translator.setLanguage('en');
  await speakOfPages();
});
afterEach(() => cleanup());
