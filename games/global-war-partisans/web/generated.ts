// Generated from the Rust types of the game; do not edit.
export type Alliance = 'axis' | 'allies' | 'comintern';
/** How an alliance stands. */
export interface AllianceStanding {
  /** Which. */
  alliance: Alliance;
  /** What they bring. */
  bonus: number;
  /** What it is measured by. */
  par: number;
  /** Points and bonus against par. */
  score: number;
  /** How many zones more would bring the next point; nothing where no more is to be had. */
  to_next: number | null;
  /** Zones of others with a partisan of it. */
  underground: number;
  /** Victory points of its zones. */
  victory_points: number;
}
/** What the support of partisans would make of the battle that is about to begin. */
export interface Backing {
  /** The chance if it works and goes to the attacker that gains most by it. */
  with: number;
  /** The chance of the attack without it. */
  without: number;
}
/** The odds of a battle that is fought to the end. */
export interface BattleOdds {
  /** Units that the attacker loses on average. */
  attackers_lost: number;
  /** Units that the defender loses on average. */
  defenders_lost: number;
  /** The chance that the defender holds it. */
  holds: number;
  /** The chance that the attacker takes the zone. */
  wins: number;
}
/** An order and what comes of it. */
export interface Bill {
  /** What it costs. */
  cost: number;
  /** Can all of it be had? */
  fits: boolean;
  /** What is left. */
  left: number;
  /** What is sent for it. */
  picks: string[];
  /** Where it would stand, with what waits already. */
  sites: Site[];
  /** Everything on sale. */
  wares: Ware[];
}
/** A supported attacker. */
export interface Boost {
  by_sea: boolean;
  gain: number;
  unit: Unit;
}
/** The war calendar of a power. */
export interface Calendar {
  /** Its enemies. */
  at_war: Power[];
  /** Whom it may declare war on, and from when. */
  permissions: Permission[];
  /** Whose. */
  power: Power;
}
/** Units of a stack that are called. */
export interface Called {
  /** Where they stand. */
  from: Zone;
  /** How many of each type. */
  units: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
}
/** What a roll for partisans may bring. */
export interface Chances {
  /** It cannot be declined. */
  mandatory: boolean;
  /** Whose partisan appears, on how many of the twelve numbers. */
  numbers: [Power, number][];
  /** It will not be rolled for. */
  skipped: boolean;
  /** On how many numbers anybody appears. */
  works: number;
  /** Where. */
  zone: Zone;
}
/** What is left to be done in the turn of the active power. */
export interface Checklist {
  /** Partisans that may act. */
  actors: number;
  /** Zones that are attacked and not yet fought for. */
  attacks: Zone[];
  /** IPP in hand. */
  cash: number;
  /** Zones in which partisans can be hunted. */
  hunts: Zone[];
  /** Supply markers in stock. */
  markers: number;
  /** Units and partisans that wait to be placed. */
  queued: number;
  /** Units by rail, and the most. */
  rail: number[];
  /** Zones in which partisans may appear. */
  rolls: Zone[];
  /** Units over the sea, and the most. */
  sea: number[];
}
/** The damage of a zone's facilities, in one byte: four bits for the factory, two for port and railway each. */
export interface Damage {
  factory: number;
  port: number;
  railway: number;
}
/** An action of a partisan: how many numbers of the die do what. */
export interface DeedOdds {
  /** `sabotage`, `disrupt`, `recruit`, `support`, `give`: the verb of the action. */
  deed: string;
  /** On so many the partisan is lost. */
  lost: number;
  /** Why it cannot be done now. */
  why: Reason | null;
  /** On so many it works with a supply marker; nothing where none counts. */
  with_marker: number | null;
  /** On so many numbers it works. */
  works: number;
}
export type Ending = 'none' | 'sudden_win' | 'axis_defeated' | 'last_round';
/** The odds of one round of a hunt, after which all who are left fade. */
export interface HuntOdds {
  /** The chance to hit at least one partisan. */
  hits: number;
  /** Hunters that those who fall hit on average before they are gone. */
  hunters_lost: number;
  /** Partisans killed on average. */
  killed: number;
}
/** A party of hunters. */
export interface Hunters {
  /** Who could go along. */
  able: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
  /** How well these would do. */
  odds: HuntOdds;
  /** What is sent for them. */
  picks: string[];
  /** All others of the active power there, with the reason. */
  unfit: Staying[];
}
/** The state of a way of supply. */
export type Line = 'open' | 'only' | 'shut';
/** A way for units of a stack to go. */
export interface March {
  /** The chance of each of those to arrive. */
  arrives: number;
  /** Does it attack? */
  attacks: boolean;
  /** The attack that promises most of all of these, if one is more likely to succeed than not. */
  likely: boolean;
  /** The odds of the battle with all who are there then, if there is one. */
  odds: BattleOdds | null;
  /** What is sent: one unit after the other. */
  picks: string[];
  /** What an attack brings if it succeeds. */
  prize: Prize | null;
  /** How many of them by strategic rail. */
  rail: number;
  /** How many of them over the sea. */
  sea: number;
  /** Where to. */
  to: Zone;
  /** Who goes: fewer than named where rail or shipping do not suffice. */
  units: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
}
export type Mark = 'mountain' | 'acted' | 'moved' | 'raided' | 'refused' | 'faded' | 'fresh' | 'ripe' | 'declined' | 'hit' | 'raiding';
export type Minor = 'mexico' | 'colombia' | 'brazil' | 'norway' | 'sweden' | 'denmark' | 'finland' | 'netherlands' | 'belgium' | 'spain' | 'austria' | 'czechoslovakia' | 'hungary' | 'poland' | 'baltic' | 'romania' | 'bulgaria' | 'yugoslavia' | 'greece' | 'turkey' | 'ethiopia' | 'iraq' | 'persia' | 'afghanistan' | 'siam' | 'mongolia' | 'kansu' | 'shansi' | 'suiyuan' | 'hopeh' | 'shantung' | 'kwangsi' | 'yunnan' | 'tsinghai' | 'sinkiang';
/** What may be ordered for a power about one topic. */
export interface Orders {
  /** What may be ordered, the usual order first. */
  orders: string[];
  /** For whom. */
  power: Power;
  /** The kinds of questions that an order answers: it is given for each of them. */
  questions: string[];
  /** About what. */
  topic: Topic;
}
export type Owner = Power | Minor;
/** A partisan. */
export interface Partisan {
  controller: Power;
  id: PartisanId;
  marks: Mark[];
  zone: Zone;
}
export type PartisanId = number;
/** A declaration of war that the calendar knows. */
export interface Permission {
  /** Or as soon as the power is at war with the Axis. */
  drawn_in: boolean;
  /** From this year. */
  from: number;
  /** It is allowed now. */
  now: boolean;
  /** On whom. */
  on: Power;
}
/** Where all that waits would stand. */
export interface Placement {
  /** What is sent for it. */
  picks: string[];
  /** Place by place. */
  sites: Site[];
  /** How many units find no place. */
  waiting: number;
}
/** A hunt that is possible. */
export interface PossibleHunt {
  /** For whose partisans. */
  controller: Power;
  /** How well all who may hunt there would do in the first round. */
  odds: HuntOdds;
  /** Where. */
  zone: Zone;
}
export type Power = 'germany' | 'ussr' | 'japan' | 'ccp' | 'kmt' | 'uk' | 'france' | 'italy' | 'usa';
/** A power as everybody sees it. */
export interface PowerState {
  /** Does it take turns? */
  active: boolean;
  /** Of which alliance. */
  alliance: Alliance;
  /** IPP in hand. */
  cash: number;
  /** IPP that it would collect now. */
  income: number;
  /** Pieces that there are of them. */
  pieces: number;
  /** Pieces left for its partisans. */
  pool: number;
  /** Which. */
  power: Power;
  /** Who leads it. */
  seat: Seat;
}
/** What a zone brings to whoever takes it. */
export interface Prize {
  /** Does a factory stand there? */
  factory: boolean;
  /** It is freed, not conquered. */
  freed: boolean;
  /** IPP a round. */
  ipp: number;
  /** Who has it then. */
  to: Power;
  /** Victory points. */
  vp: number;
}
/** A question to the rules. */
export type Query = {
  battle: {
    zone: Zone;
  };
} | {
  odds: {
    attackers: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    by_sea: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    defenders: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    zone: Zone;
  };
} | {
  hunt: {
    controller: Power;
    hunters: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    zone: Zone;
  };
} | {
  hunting: {
    hunters: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    partisans: number;
    zone: Zone;
  };
} | {
  hunts: {
  };
} | {
  raid: {
    zone: Zone;
  };
} | {
  backing: {
    zone: Zone;
  };
} | {
  prize: {
    zone: Zone;
  };
} | {
  party: {
    controller: Power;
    hunters: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    zone: Zone;
  };
} | {
  reach: {
    unit: Unit;
    zone: Zone;
  };
} | {
  stack: {
    zone: Zone;
  };
} | {
  marches: {
    units: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
    zone: Zone;
  };
} | {
  rally: {
    called: Called[] | null;
    to: Zone;
  };
} | {
  bill: {
    markers: number;
    partisans: number;
    repairs: Record<string, number>;
    units: {
      armour?: number;
      artillery?: number;
      cavalry?: number;
      infantry?: number;
      mechanised?: number;
      militia?: number;
      mountain_infantry?: number;
    };
  };
} | {
  placement: {
  };
} | {
  fits: {
    unit: Unit;
    zone: Zone;
  };
} | {
  supply: {
    power: Power;
  };
} | {
  underground: {
  };
} | {
  table: {
  };
} | {
  checklist: {
  };
} | {
  rolls: {
  };
} | {
  calendar: {
  };
} | {
  sides: {
    zone: Zone;
  };
} | {
  usual: {
  };
} | {
  orders: {
  };
} | {
  standings: {
  };
};
/** Everybody who comes to a rally point. */
export interface Rally {
  /** Is it an attack? */
  attacks: boolean;
  /** How many units come. */
  count: number;
  /** The odds of the battle with all who are there then, if there is one. */
  odds: BattleOdds | null;
  /** What is sent: one unit after the other. */
  picks: string[];
  /** What the attack brings if it succeeds. */
  prize: Prize | null;
  /** Stack by stack: all from which somebody can come. */
  stacks: RallyStack[];
}
/** A stack from which units can come. */
export interface RallyStack {
  /** Units that can come. */
  able: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
  /** The chance of each of those that cross the sea. */
  arrives: number;
  /** How they come, type by type. */
  by: {
    armour?: Travel;
    artillery?: Travel;
    cavalry?: Travel;
    infantry?: Travel;
    mechanised?: Travel;
    militia?: Travel;
    mountain_infantry?: Travel;
  };
  /** Where it stands. */
  from: Zone;
  /** Those that come: as named or as proposed, fewer where rail or shipping do not suffice. */
  units: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
}
/** Where a unit of the active power can go. */
export interface Reach {
  /** By strategic rail. */
  rail: Zone[];
  /** Over the sea. */
  sail: Zone[];
  /** Through these zones, with what lies beyond. */
  through: {
    afghanistan?: Zone[];
    alaska?: Zone[];
    algeria?: Zone[];
    alsace?: Zone[];
    amur?: Zone[];
    anatolia?: Zone[];
    andalusia?: Zone[];
    aquitaine?: Zone[];
    archangel?: Zone[];
    australia?: Zone[];
    austria?: Zone[];
    baltic_states?: Zone[];
    bavaria?: Zone[];
    belarus?: Zone[];
    belgium?: Zone[];
    berlin?: Zone[];
    bohemia?: Zone[];
    bombay?: Zone[];
    brazil?: Zone[];
    bulgaria?: Zone[];
    burma?: Zone[];
    calcutta?: Zone[];
    canada?: Zone[];
    castile?: Zone[];
    catalonia?: Zone[];
    colombia?: Zone[];
    cyrenaica?: Zone[];
    delhi?: Zone[];
    denmark?: Zone[];
    east_indies?: Zone[];
    eastern_manchuria?: Zone[];
    eastern_poland?: Zone[];
    eastern_yugoslavia?: Zone[];
    egypt?: Zone[];
    equatorial_africa?: Zone[];
    ethiopia?: Zone[];
    finland?: Zone[];
    formosa?: Zone[];
    french_west_africa?: Zone[];
    gibraltar?: Zone[];
    great_lakes?: Zone[];
    great_plains?: Zone[];
    greece?: Zone[];
    hanoi?: Zone[];
    hawaii?: Zone[];
    hokkaido?: Zone[];
    honan?: Zone[];
    hopeh?: Zone[];
    hunan?: Zone[];
    hungary?: Zone[];
    iraq?: Zone[];
    irkutsk?: Zone[];
    istanbul?: Zone[];
    italian_east_africa?: Zone[];
    jehol?: Zone[];
    kansu?: Zone[];
    kashmir?: Zone[];
    kazakhstan?: Zone[];
    kenya?: Zone[];
    kharkov?: Zone[];
    kiev?: Zone[];
    konigsberg?: Zone[];
    korea?: Zone[];
    kursk?: Zone[];
    kwangsi?: Zone[];
    kwangtung?: Zone[];
    kyushu?: Zone[];
    leningrad?: Zone[];
    london?: Zone[];
    malaya?: Zone[];
    mexico?: Zone[];
    midlands?: Zone[];
    mongolia?: Zone[];
    morocco?: Zone[];
    moscow?: Zone[];
    nanking?: Zone[];
    netherlands?: Zone[];
    new_guinea?: Zone[];
    new_york?: Zone[];
    normandy?: Zone[];
    north_caucasus?: Zone[];
    northern_italy?: Zone[];
    northern_manchuria?: Zone[];
    norway?: Zone[];
    odessa?: Zone[];
    panama?: Zone[];
    paris?: Zone[];
    persia?: Zone[];
    philippines?: Zone[];
    romania?: Zone[];
    rome?: Zone[];
    ruhr?: Zone[];
    saigon?: Zone[];
    scotland?: Zone[];
    shansi?: Zone[];
    shantung?: Zone[];
    shensi?: Zone[];
    siam?: Zone[];
    sicily?: Zone[];
    silesia?: Zone[];
    sinkiang?: Zone[];
    slovakia?: Zone[];
    smolensk?: Zone[];
    south_africa?: Zone[];
    southeast_us?: Zone[];
    southern_france?: Zone[];
    southern_italy?: Zone[];
    stalingrad?: Zone[];
    sudan?: Zone[];
    suiyuan?: Zone[];
    sweden?: Zone[];
    syria?: Zone[];
    szechwan?: Zone[];
    texas?: Zone[];
    tokyo?: Zone[];
    trans_jordan?: Zone[];
    transbaikal?: Zone[];
    transcaucasia?: Zone[];
    tripolitania?: Zone[];
    tsinghai?: Zone[];
    tunisia?: Zone[];
    urals?: Zone[];
    vladivostok?: Zone[];
    warsaw?: Zone[];
    washington?: Zone[];
    western_manchuria?: Zone[];
    western_siberia?: Zone[];
    western_us?: Zone[];
    western_yugoslavia?: Zone[];
    yunnan?: Zone[];
  };
  /** Directly. */
  to: Zone[];
}
/** A refusal. */
export interface Reason {
  /** The sentence is the text `refusal-<key>`. */
  key: string;
  /** The rule behind it. */
  rule: string;
}
/** The answer to a question of the same name. */
export type Reply = {
  battle: BattleOdds;
} | {
  odds: BattleOdds;
} | {
  hunt: HuntOdds;
} | {
  hunting: HuntOdds;
} | {
  hunts: PossibleHunt[];
} | {
  raid: BattleOdds;
} | {
  backing: Backing;
} | {
  prize: Prize;
} | {
  party: Hunters;
} | {
  reach: Reach;
} | {
  stack: StackState;
} | {
  marches: March[];
} | {
  rally: Rally;
} | {
  bill: Bill;
} | {
  placement: Placement;
} | {
  fits: number;
} | {
  supply: Supply;
} | {
  underground: Underground[];
} | {
  table: TableState;
} | {
  checklist: Checklist;
} | {
  rolls: Chances[];
} | {
  calendar: Calendar[];
} | {
  sides: Sides;
} | {
  usual: string | null;
} | {
  orders: Orders[];
} | {
  standings: AllianceStanding[];
};
/** Units of a battle that need the same number. */
export interface Row {
  /** How many. */
  count: number;
  /** Which type. */
  unit: Unit;
  /** A die up to this hits. */
  value: number;
}
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
/** Both sides of a battle, as they would roll now. */
export interface Sides {
  /** The active power's. */
  attackers: Row[];
  /** All others'. */
  defenders: Row[];
}
/** A place where bought units would stand. */
export interface Site {
  /** How many zones lie between it and the nearest that could be attacked; 255: there is none. */
  front: number;
  /** How many partisans of the CCP would. */
  partisans: number;
  /** How many its factory builds. */
  room: number;
  /** What would stand there. */
  units: Unit[];
  /** Where. */
  zone: Zone;
}
export type Spain = 'open' | 'nationalist' | 'republican';
/** A stack of the active power. */
export interface StackState {
  /** Units that may still go somewhere in this phase. */
  ready: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
  /** Those of them that are not needed as guards against the partisans there. */
  spare: {
    armour?: number;
    artillery?: number;
    cavalry?: number;
    infantry?: number;
    mechanised?: number;
    militia?: number;
    mountain_infantry?: number;
  };
  /** All others of the active power there, with the reason. */
  stays: Staying[];
}
export type Status = 'original' | 'aligned' | 'controlled' | 'captured' | 'gained';
/** Units of a zone that cannot be chosen now. */
export interface Staying {
  /** How many. */
  count: number;
  /** Of which type. */
  unit: Unit;
  /** Why not. */
  why: Reason;
}
/** The supply of a power. */
export interface Supply {
  /** Zones that partisans block. */
  blocked: Zone[];
  /** Its zones that pay nothing. */
  cut_off: Zone[];
  /** Its zones that would pay nothing if one more were blocked in which partisans stand. */
  hanging: Zone[];
  /** What it would collect now. */
  income: number;
  /** The ways that supply takes, and those that are shut. */
  lines: SupplyLine[];
  /** IPP that partisans keep from it. */
  lost: number;
  /** Zones with a supply path. */
  supplied: Zone[];
}
/** A way of supply between two zones. */
export interface SupplyLine {
  /** From here. */
  from: Zone;
  /** How it stands. */
  line: Line;
  /** Over the sea? */
  sea: boolean;
  /** To there. */
  to: Zone;
}
/** The table as its data make it. */
export interface TableState {
  /** Zones that partisans shut for those who hold them. */
  blocked: Zone[];
  /** What partisans do, and how well, wherever they stand. */
  deeds: DeedOdds[];
  /** Zones that nothing enters or leaves. */
  frozen: Zone[];
  /** The half of the year, where a year has two rounds. */
  half: number | null;
  /** Supply markers that nobody has. */
  markers_left: number;
  /** In the order of their turns. */
  powers: PowerState[];
  /** The rounds of the scenario. */
  rounds: number;
  /** The year of this round. */
  year: number;
}
/** What is counted. */
export interface Tally {
  battles: number;
  blocked: number;
  captures: number;
  /** IPP of zones that paid nothing because partisans blocked every way to them. */
  cut_off: number;
  /** IPP that each power's partisans made others pay. */
  disrupted: number[];
  generated: number;
  generation_rolls: number;
  /** Zone-turns with a hostile partisan, and those of them that were blocked. */
  harried: number;
  hunters_lost: number;
  hunts: number;
  income: number;
  partisans_killed: number;
  /** Partisans that each power generated or recruited. */
  raised: number[];
  recruited: number;
  /** Points of damage that each power's partisans did. */
  sabotaged: number[];
  transformations: number;
}
/** What orders are about. */
export type Topic = 'fade' | 'support' | 'consent' | 'retreat' | 'losses';
/** How units come. */
export type Travel = 'march' | 'rail' | 'sea';
/** A partisan and what it means to the possessor of its zone. */
export interface Underground {
  /** IPP that the possessor would collect more if the zone were free of partisans. */
  at_stake: number;
  /** The IPP of those that the possessor holds. */
  beyond: number;
  /** Does its zone block its possessor? */
  blocks: boolean;
  /** Whose. */
  controller: Power;
  /** What it may do, and how well. */
  deeds: DeedOdds[];
  /** Infantry-class units of the possessor's alliance there. */
  guards: number;
  /** Infantry-class units that the possessor lacks to hold the line open. */
  guards_needed: number;
  /** Zones whose only supply leads through here: cut off by the block, or by one that would come. */
  hangs: Zone[];
  /** Partisans in the zone that are hostile to its possessor. */
  hostile: number;
  /** Which. */
  partisan: PartisanId;
  /** Where. */
  zone: Zone;
}
export type Unit = 'armour' | 'mechanised' | 'artillery' | 'cavalry' | 'infantry' | 'mountain_infantry' | 'militia';
/** What one viewer sees: everything, but for the picks of a choice that another has not yet made. */
export interface View {
  aided: boolean;
  armistice: boolean;
  boosts: Boost[];
  bought: Record<string, number>;
  cash: Record<string, number>;
  claims: Record<string, Power[]>;
  damage: Record<string, Damage>;
  draft: unknown;
  ending: Ending;
  entered: unknown;
  gone: Seats;
  influence: Record<string, Power>;
  influenced: boolean;
  lent: boolean;
  limited: Record<string, Power>;
  nationalist_aid: number;
  owner: Record<string, Owner>;
  paris: Power | null;
  partisans: Partisan[];
  power: Power;
  queue: Record<string, Record<string, number>>;
  railed: number;
  republican_aid: number;
  right: Record<string, Power>;
  round: number;
  shipped: number;
  skipped: Zone[];
  spain: Spain;
  /** Where it is not `original`. */
  status: Record<string, Status>;
  steps: unknown;
  stock: Record<string, number>;
  /** Zones that have changed hands in this turn, and whose they were. */
  taken_from: Record<string, Owner>;
  tally: Tally;
  turn: number;
  units: Record<string, Record<string, Record<string, number>>>;
  /** Whose view it is. */
  viewer: Seat | null;
  wars: [Power, Power][];
}
/** Something that can be bought. */
export interface Ware {
  /** How many of them the order holds. */
  count: number;
  /** What one costs. */
  price: number;
  /** A type of unit, `partisan`, `marker`, or a facility such as `factory@kiev` that is repaired. */
  ware: string;
  /** Why no more of them fit into the order. */
  why: Reason | null;
}
export type Zone = 'afghanistan' | 'alaska' | 'algeria' | 'alsace' | 'amur' | 'anatolia' | 'andalusia' | 'aquitaine' | 'archangel' | 'australia' | 'austria' | 'baltic_states' | 'bavaria' | 'belarus' | 'belgium' | 'berlin' | 'bohemia' | 'bombay' | 'brazil' | 'bulgaria' | 'burma' | 'calcutta' | 'canada' | 'castile' | 'catalonia' | 'colombia' | 'cyrenaica' | 'delhi' | 'denmark' | 'east_indies' | 'eastern_manchuria' | 'eastern_poland' | 'eastern_yugoslavia' | 'egypt' | 'equatorial_africa' | 'ethiopia' | 'finland' | 'formosa' | 'french_west_africa' | 'gibraltar' | 'great_lakes' | 'great_plains' | 'greece' | 'hanoi' | 'hawaii' | 'hokkaido' | 'honan' | 'hopeh' | 'hunan' | 'hungary' | 'iraq' | 'irkutsk' | 'istanbul' | 'italian_east_africa' | 'jehol' | 'kansu' | 'kashmir' | 'kazakhstan' | 'kenya' | 'kharkov' | 'kiev' | 'konigsberg' | 'korea' | 'kursk' | 'kwangsi' | 'kwangtung' | 'kyushu' | 'leningrad' | 'london' | 'malaya' | 'mexico' | 'midlands' | 'mongolia' | 'morocco' | 'moscow' | 'nanking' | 'netherlands' | 'new_guinea' | 'new_york' | 'normandy' | 'north_caucasus' | 'northern_italy' | 'northern_manchuria' | 'norway' | 'odessa' | 'panama' | 'paris' | 'persia' | 'philippines' | 'romania' | 'rome' | 'ruhr' | 'saigon' | 'scotland' | 'shansi' | 'shantung' | 'shensi' | 'siam' | 'sicily' | 'silesia' | 'sinkiang' | 'slovakia' | 'smolensk' | 'south_africa' | 'southeast_us' | 'southern_france' | 'southern_italy' | 'stalingrad' | 'sudan' | 'suiyuan' | 'sweden' | 'syria' | 'szechwan' | 'texas' | 'tokyo' | 'trans_jordan' | 'transbaikal' | 'transcaucasia' | 'tripolitania' | 'tsinghai' | 'tunisia' | 'urals' | 'vladivostok' | 'warsaw' | 'washington' | 'western_manchuria' | 'western_siberia' | 'western_us' | 'western_yugoslavia' | 'yunnan';
