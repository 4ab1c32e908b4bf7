/** The pictures of La Résistance!, by the ids of its cards and leaders. The Unexpected Patrol is drawn once, for the row and for the hand. */
import { airStrike, mg34, panzer, panzerfaust, tiger } from './armour.mjs';
import { ammoDump, commHub, powCamp, warehouse } from './buildings.mjs';
import { cover } from './cover.mjs';
import { arnaud, boutroux, dumont, ferrand, saintPierre, vasseur } from './leaders.mjs';
import { germanPatrol, panzerGrenadiers, unexpectedPatrol, wehrmachtVeterans } from './patrols.mjs';
import { camouflage, charismatic, exposed, gendarmerie, recruits, vichyForces } from './people.mjs';
import {
  botchedRaid,
  botchedRaids,
  brutality,
  faultyIntel,
  foreignAid,
  heavyCasualties,
  lull,
  massacre,
  sacrifice,
  theTimeIsNow,
} from './quiet.mjs';
import { back, ssMassiveSearch, traitorsLoss } from './suspicion.mjs';

export const pictures = {
  cover,
  'missions/german_patrol': germanPatrol,
  'missions/panzer_grenadiers': panzerGrenadiers,
  'missions/panzer': panzer,
  'missions/tiger': tiger,
  'missions/air_strike': airStrike,
  'missions/warehouse': warehouse,
  'missions/comm_hub': commHub,
  'missions/pow_camp': powCamp,
  'missions/ammo_dump': ammoDump,
  'missions/recruits': recruits,
  'missions/gendarmerie': gendarmerie,
  'missions/massacre': massacre,
  'missions/botched_raid': botchedRaid,
  'missions/foreign_aid': foreignAid,
  'missions/the_time_is_now': theTimeIsNow,
  'missions/unexpected_patrol': unexpectedPatrol,
  'events/vichy_forces': vichyForces,
  'events/heavy_casualties': heavyCasualties,
  'events/botched_raids': botchedRaids,
  'events/lull': lull,
  'events/traitors_loss': traitorsLoss,
  'events/ss_massive_search': ssMassiveSearch,
  'events/wehrmacht_veterans': wehrmachtVeterans,
  'guerre/mg34': mg34,
  'guerre/panzerfaust': panzerfaust,
  'guerre/charismatic': charismatic,
  'guerre/camouflage': camouflage,
  'guerre/exposed': exposed,
  'guerre/faulty_intel': faultyIntel,
  'guerre/sacrifice': sacrifice,
  'guerre/brutality': brutality,
  'backs/missions': back('a'),
  'backs/events': back('k'),
  'backs/guerre': back('b'),
  'leaders/dumont': dumont,
  'leaders/boutroux': boutroux,
  'leaders/saint_pierre': saintPierre,
  'leaders/vasseur': vasseur,
  'leaders/ferrand': ferrand,
  'leaders/arnaud': arnaud,
};
