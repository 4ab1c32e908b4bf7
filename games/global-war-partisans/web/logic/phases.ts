/** The steps of a turn and the questions that come in each. */
export type Phase = 'buy' | 'march' | 'combat' | 'move' | 'place' | 'uprising';
export const PHASES: readonly Phase[] = ['buy', 'march', 'combat', 'move', 'place', 'uprising'];

/** In which step of a turn each kind of question comes. */
export const PHASE_OF: Readonly<Record<string, Phase>> = {
  purchase: 'buy',
  combat_movement: 'march',
  combat: 'combat',
  battle: 'combat',
  invasion_support: 'combat',
  support_consent: 'combat',
  boost: 'combat',
  share_hits: 'combat',
  defender_losses: 'combat',
  attacker_losses: 'combat',
  retreat: 'combat',
  hunt: 'combat',
  hunt_on: 'combat',
  partisan_losses: 'combat',
  fade: 'combat',
  hunter_losses: 'combat',
  raid: 'combat',
  non_combat_movement: 'move',
  place_units: 'place',
  lend_lease: 'place',
  marker_consent: 'place',
  generation: 'uprising',
  collect_income: 'uprising',
};
/** Questions inside a battle or a hunt. */
export const FIGHTS: readonly string[] = [
  'invasion_support',
  'support_consent',
  'boost',
  'share_hits',
  'defender_losses',
  'attacker_losses',
  'retreat',
  'hunt_on',
  'partisan_losses',
  'fade',
  'hunter_losses',
];
/** Those of them that are a hunt's. */
export const HUNTS: readonly string[] = ['hunt_on', 'partisan_losses', 'fade', 'hunter_losses'];
