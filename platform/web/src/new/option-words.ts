import type { GameTexts } from '../i18n/game-texts.svelte';
import { t, translator } from '../i18n/translator.svelte';
import type { OptionInfo } from '../table/wire';

/** What an option is set to, in words. */
export function optionWords(texts: GameTexts, { key, kind }: OptionInfo, value: string): string {
  if (kind.kind === 'flag') return value === 'true' ? t('on') : t('off');
  if (kind.kind === 'int') return texts.find(`option-${key}.at-${value}`) ?? value;
  if (kind.kind === 'text') return value;
  // It stands alone, so it begins like a sentence.
  const name = texts.t(`option-${key}-${value}`);
  return name.slice(0, 1).toLocaleUpperCase(translator.language) + name.slice(1);
}
