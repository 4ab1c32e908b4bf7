/** Mission cards of the specimen table. */
import { account, w } from './specimen.svelte';

const building = () => ({ sign: { glyph: 'house' as const }, meaning: w('Building') });
const veterans = () => ({ sign: 'V', meaning: w('Veterans: one recruit more') });
const now = () => ({ sign: 'T', meaning: w('Pays under The Time is Now!') });

export const patrol = () => ({
  number: 14, name: w('German Patrol'), picture: 'la-resistance/missions/german_patrol', pictureLabel: w('Three soldiers in helmets'), flags: [veterans(), now()],
  slots: [
    { kind: 'white' as const, need: 5, dice: [{ face: 5 as const, kind: 'white' as const }] },
    { kind: 'black' as const, need: 6, dice: [{ face: 4 as const, kind: 'white' as const }, { face: 3 as const, kind: 'white' as const }] },
  ],
  ...account([], [[-1, 'recruit']]),
});

export const camp = (onpick?: () => void) => ({
  number: 24, name: w('POW Camp'), picture: 'la-resistance/missions/pow_camp', pictureLabel: w('A watchtower over wire'), flags: [building()],
  slots: [
    { kind: 'white' as const, need: 5, dice: [{ face: 6 as const, kind: 'white' as const }] },
    { kind: 'white' as const, need: 5, dice: [{ face: 5 as const, kind: 'white' as const }] },
    { kind: 'black' as const, need: 4, state: 'possible' as const, onpick },
  ],
  ...account([[3, 'star'], [1, 'recruit']], []),
});

export const hub = () => ({
  number: 26, name: w('Communications Hub'), picture: 'la-resistance/missions/comm_hub', pictureLabel: w('A telephone exchange with mast and poles'), flags: [veterans(), building()],
  slots: [
    { kind: 'white' as const, need: 5 }, { kind: 'white' as const, need: 5 }, { kind: 'black' as const, need: 5 }, { kind: 'black' as const, need: 5 },
  ],
  ...account([[4, 'star']], []),
});

export const tiger = () => ({
  number: 21, name: w('Tiger'), picture: 'la-resistance/missions/tiger', pictureLabel: w('A tank, its gun along the street'), flags: [veterans(), now()],
  slots: [{ kind: 'white' as const, need: 6 }, { kind: 'white' as const, need: 6 }, { kind: 'white' as const, need: 6 }],
  alternative: { label: w('or'), slots: [{ kind: 'white' as const, need: 6 }, { kind: 'white' as const, need: 6 }], amounts: [{ value: -1, glyph: 'recruit' as const, label: w('recruit') }] },
  ...account([[1, 'star']], [[-3, 'recruit']]),
});

export const gendarmerie = () => ({
  number: 28, name: w('Gendarmerie'), picture: 'la-resistance/missions/gendarmerie', pictureLabel: w('A cape and a bicycle'), flags: [veterans()],
  slots: [{ kind: 'white' as const, need: 4 }, { kind: 'black' as const, need: 3 }, { kind: 'black' as const, need: 3 }],
  ...account([], [[-1, 'recruit'], [-1, 'star']]),
});
