// Generated from the Rust types of the game; do not edit.
export type Alliance = 'axis' | 'allies' | 'comintern';
/** How an alliance stands. */
export interface AllianceStanding {
  /** Which. */
  alliance: Alliance;
  /** What they bring. */
  bonus: number;
  /** Points and bonus against par. */
  score: number;
  /** Zones of others with a partisan of it. */
  underground: number;
  /** Victory points of its zones. */
  victory_points: number;
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
/** A supported attacker. */
export interface Boost {
  by_sea: boolean;
  gain: number;
  unit: Unit;
}
/** The damage of a zone's facilities, in one byte: four bits for the factory, two for port and railway each. */
export interface Damage {
  factory: number;
  port: number;
  railway: number;
}
export type Ending = 'none' | 'sudden_win' | 'axis_defeated' | 'last_round';
/** The odds of one round of a hunt, after which all who are left fade. */
export interface HuntOdds {
  /** The chance to hit at least one partisan. */
  hits: number;
  /** Partisans killed on average. */
  killed: number;
}
export type Mark = 'mountain' | 'acted' | 'moved' | 'raided' | 'refused' | 'faded' | 'fresh' | 'ripe' | 'declined' | 'hit' | 'raiding';
export type Minor = 'mexico' | 'colombia' | 'brazil' | 'norway' | 'sweden' | 'denmark' | 'finland' | 'netherlands' | 'belgium' | 'spain' | 'austria' | 'czechoslovakia' | 'hungary' | 'poland' | 'baltic' | 'romania' | 'bulgaria' | 'yugoslavia' | 'greece' | 'turkey' | 'ethiopia' | 'iraq' | 'persia' | 'afghanistan' | 'siam' | 'mongolia' | 'kansu' | 'shansi' | 'suiyuan' | 'hopeh' | 'shantung' | 'kwangsi' | 'yunnan' | 'tsinghai' | 'sinkiang';
export type Owner = Power | Minor;
/** A partisan. */
export interface Partisan {
  controller: Power;
  id: PartisanId;
  marks: Mark[];
  zone: Zone;
}
export type PartisanId = number;
export type Power = 'germany' | 'ussr' | 'japan' | 'ccp' | 'kmt' | 'uk' | 'france' | 'italy' | 'usa';
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
  reach: {
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
  standings: {
  };
};
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
/** The answer to a question of the same name. */
export type Reply = {
  battle: BattleOdds;
} | {
  odds: BattleOdds;
} | {
  hunt: HuntOdds;
} | {
  reach: Reach;
} | {
  supply: Supply;
} | {
  underground: Underground[];
} | {
  standings: AllianceStanding[];
};
/** A place at the table, numbered clockwise from 0. */
export type Seat = number;
export type Seats = Seat[];
export type Spain = 'open' | 'nationalist' | 'republican';
export type Status = 'original' | 'aligned' | 'controlled' | 'captured' | 'gained';
/** The supply of a power. */
export interface Supply {
  /** Zones that partisans block. */
  blocked: Zone[];
  /** Its zones that pay nothing. */
  cut_off: Zone[];
  /** What it would collect now. */
  income: number;
  /** Zones with a supply path. */
  supplied: Zone[];
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
/** A partisan and what it means to the possessor of its zone. */
export interface Underground {
  /** IPP that the possessor would collect more if the zone were free of partisans. */
  at_stake: number;
  /** Does its zone block its possessor? */
  blocks: boolean;
  /** Whose. */
  controller: Power;
  /** Infantry-class units that the possessor lacks to hold the line open. */
  guards_needed: number;
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
export type Zone = 'afghanistan' | 'alaska' | 'algeria' | 'alsace' | 'amur' | 'anatolia' | 'andalusia' | 'aquitaine' | 'archangel' | 'australia' | 'austria' | 'baltic_states' | 'bavaria' | 'belarus' | 'belgium' | 'berlin' | 'bohemia' | 'bombay' | 'brazil' | 'bulgaria' | 'burma' | 'calcutta' | 'canada' | 'castile' | 'catalonia' | 'colombia' | 'cyrenaica' | 'delhi' | 'denmark' | 'east_indies' | 'eastern_manchuria' | 'eastern_poland' | 'eastern_yugoslavia' | 'egypt' | 'equatorial_africa' | 'ethiopia' | 'finland' | 'formosa' | 'french_west_africa' | 'gibraltar' | 'great_lakes' | 'great_plains' | 'greece' | 'hanoi' | 'hawaii' | 'hokkaido' | 'honan' | 'hopeh' | 'hunan' | 'hungary' | 'iraq' | 'irkutsk' | 'istanbul' | 'italian_east_africa' | 'jehol' | 'kansu' | 'kashmir' | 'kazakhstan' | 'kenya' | 'kharkov' | 'kiev' | 'konigsberg' | 'korea' | 'kursk' | 'kwangsi' | 'kwangtung' | 'kyushu' | 'leningrad' | 'london' | 'malaya' | 'mexico' | 'midlands' | 'mongolia' | 'morocco' | 'moscow' | 'nanking' | 'netherlands' | 'new_guinea' | 'new_york' | 'normandy' | 'north_caucasus' | 'northern_italy' | 'northern_manchuria' | 'norway' | 'odessa' | 'panama' | 'paris' | 'persia' | 'philippines' | 'romania' | 'rome' | 'ruhr' | 'saigon' | 'scotland' | 'shansi' | 'shantung' | 'shensi' | 'siam' | 'sicily' | 'silesia' | 'sinkiang' | 'slovakia' | 'smolensk' | 'south_africa' | 'southeast_us' | 'southern_france' | 'southern_italy' | 'stalingrad' | 'sudan' | 'suiyuan' | 'sweden' | 'syria' | 'szechwan' | 'texas' | 'tokyo' | 'trans_jordan' | 'transbaikal' | 'transcaucasia' | 'tripolitania' | 'tsinghai' | 'tunisia' | 'urals' | 'vladivostok' | 'warsaw' | 'washington' | 'western_manchuria' | 'western_siberia' | 'western_us' | 'western_yugoslavia' | 'yunnan';
