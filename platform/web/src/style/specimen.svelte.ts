/** Samples for the style page: a moment of one game, in translator that grow with the pseudo-language. */
import type { RecordEntry, Rule, Seat } from '../design/types';
import { pseudo } from '../i18n/pseudo';
import { PSEUDO, translator } from '../i18n/translator.svelte';

export const GAME = 'la-resistance';

/** A sample sentence. The games bring their own catalogues; here one language and its longer shadow do. */
export function w(text: string): string {
  return translator.language === PSEUDO ? pseudo(text) : text;
}

export const NIVES: Seat = { number: 1, name: 'Nives', initial: 'N' };
export const TOMAZ: Seat = { number: 2, name: 'Tomaž', initial: 'T' };
export const GIULIA: Seat = { number: 3, name: 'Giulia', initial: 'G' };
export const JORG: Seat = { number: 4, name: 'Jörg', initial: 'J' };
export const ANOUK: Seat = { number: 5, name: 'Anouk', initial: 'A' };
export const ZIVA: Seat = { number: 6, name: 'Živa', initial: 'Ž' };
export const SEATS: readonly Seat[] = [NIVES, TOMAZ, GIULIA, JORG, ANOUK, ZIVA];

export function rule(id: string): Rule {
  return { id, href: `/rules/${GAME}#${id}` };
}

export function record(): RecordEntry[] {
  return [
    {
      id: 12,
      kind: 'line',
      seat: NIVES,
      text: [{ strong: w('You') }, w(' beat German Patrol with 5 and 3 + 4. It will not cost you a recruit.')],
      rule: rule('LR-5.32'),
    },
    {
      id: 11,
      kind: 'line',
      seat: NIVES,
      text: [{ strong: w('Blue die: 4.') }, w(' The white 6 earned it; no recruit lost.')],
      rule: rule('LR-5.26'),
    },
    {
      id: 10,
      kind: 'line',
      seat: NIVES,
      text: [{ strong: w('You') }, w(' roll 6 5 5 4 3 1 and keep them.')],
      rule: rule('LR-5.21'),
    },
    {
      id: 9,
      kind: 'line',
      seat: TOMAZ,
      text: [{ strong: 'Tomaž' }, w(' passes before the roll.')],
      rule: rule('LR-5.41'),
    },
    { id: 'h2', kind: 'head', text: w('Jörg’s turn') },
    { id: 8, kind: 'line', seat: JORG, text: [w('Communications Hub comes into the row.')] },
    {
      id: 7,
      kind: 'line',
      seat: JORG,
      text: [
        w('Assessment: +2 recruits from Foreign Aid; Vichy Forces −1; German Patrol −1. '),
        { strong: w('2 recruits, 4 glory.') },
      ],
      rule: rule('LR-5.46'),
    },
    {
      id: 6,
      kind: 'line',
      seat: JORG,
      text: [{ strong: 'Jörg' }, w(' steals 1 glory from Giulia for a 4, Boutroux’s price.')],
      rule: rule('LR-5.40a'),
    },
    {
      id: 5,
      kind: 'line',
      seat: JORG,
      text: [{ strong: 'Jörg' }, w(' beats Foreign Aid with 5 and 6.')],
      rule: rule('LR-5.32'),
    },
    { id: 4, kind: 'line', seat: JORG, text: [w('Blue die: 1. A recruit falls.')], rule: rule('LR-5.26') },
    { id: 'h1', kind: 'head', text: w('Round 4. Vichy Forces') },
    {
      id: 3,
      kind: 'line',
      seat: JORG,
      text: [{ strong: 'Jörg' }, w(' is first and turns up Vichy Forces. It holds for the round.')],
      rule: rule('LR-5.13'),
    },
    {
      id: 2,
      kind: 'line',
      seat: GIULIA,
      text: [{ strong: 'Giulia' }, w(' ducks one loss for 2 glory.')],
      rule: rule('LR-5.8'),
    },
  ];
}
