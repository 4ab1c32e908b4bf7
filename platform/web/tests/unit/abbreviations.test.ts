import { describe, expect, it } from 'vitest';
import { spelled } from '../../src/i18n/abbreviations';

const KNOWN = { PA: 'activation points', CP: 'Political Commissar' };

describe('abbreviations', () => {
  it('say what they are short for, wherever they stand', () => {
    expect(spelled('9 PA, CP 1.', KNOWN)).toEqual([
      { text: '9 ' },
      { text: 'PA', means: 'activation points' },
      { text: ', ' },
      { text: 'CP', means: 'Political Commissar' },
      { text: ' 1.' },
    ]);
  });
  it('are whole words', () => {
    expect(spelled('PAs of PARIS, ÀPA', KNOWN)).toEqual([{ text: 'PAs of PARIS, ÀPA' }]);
    expect(spelled('9 PA', {})).toEqual([{ text: '9 PA' }]);
  });
});
