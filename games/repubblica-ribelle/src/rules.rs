//! The rules of one table: its options and the numbers of all cards, read from the data once.

use staffetta_kernel::{Data, Fault, Options, Row, Target};

use crate::cards::{ACTIONS, Board, Card, Effect, Effects, Faction, Mission, Sphere, Symbol};
use crate::map::{LOCALITIES, Locality, Resource, TERRITORIES, Territory};
use crate::options::TableOptions;
use crate::roads::Roads;

/// Spaces of the support track (RR-1.4).
pub const TRACK: usize = 7;
/// No hand limit is higher, so that what is laid face down fits its place.
const MOST_HAND: i64 = 10;
/// No support and no effect gives more movement points, so that a path fits its place.
const MOST_MP: i64 = 6;

/// The numbers of one Action card.
#[derive(Clone, Copy, Debug)]
pub struct ActionCard {
    /// Military, political, social.
    pub values: [u8; 3],
    pub symbol: Symbol,
    pub effect: Effect,
    pub green: bool,
    /// Its name in the texts.
    pub title: u8,
}

/// The numbers of one mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissionCard {
    pub sphere: Sphere,
    pub at: Locality,
    pub low: u8,
    /// The second difficulty; the first again for Military missions, which have one.
    pub high: u8,
    pub effects: Effects,
}

/// One commander's board, with its two Leaders.
#[derive(Clone, Copy, Debug)]
pub struct BoardCard {
    pub faction: Faction,
    /// The locality of the base in each phase.
    pub base: [Locality; 2],
    /// Military, political, social of the Leader of each phase.
    pub leader: [[u8; 3]; 2],
}

/// Numbers of the rulebook that stand on no card.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    pub deal: u8,
    pub phase_1_missions: u8,
    pub phase_2_missions: u8,
    pub demonstration_phase_2_missions: u8,
    pub demonstration_health_loss: u8,
    pub start_support: u8,
    pub supply: [u8; 2],
    pub supply_favoured: u8,
    pub bonus_piece: u8,
    pub bonus_base: u8,
    pub bonus_plus1: u8,
    pub move2_points: u8,
    pub automaton_cards: u8,
    pub automaton_3_green: i8,
    pub automaton_1_green: i8,
    pub automaton_2_green_high: i8,
    pub phrases: u8,
    pub points_leader: [u8; 2],
    pub points_card: u8,
    pub points_piece: u8,
    pub points_mission: u8,
    pub rating_commander: u8,
    pub rating_division: u8,
}

/// Everything that the rules of one table are made of. Built once, shared, never copied.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) seats: u8,
    /// How many Automated Partisans there are (RR-1.1).
    pub(crate) automata: u8,
    pub(crate) options: TableOptions,
    pub(crate) numbers: Numbers,
    actions: [ActionCard; ACTIONS],
    titles: Vec<String>,
    missions: [MissionCard; Mission::COUNT],
    boards: [BoardCard; Board::COUNT],
    /// Hand limit and movement points at each space of the support track.
    pub(crate) hand_limit: [u8; TRACK],
    pub(crate) movement: [u8; TRACK],
    territory: [Territory; LOCALITIES],
    /// Where each locality lies on the printed map, from the north-west.
    pub(crate) positions: [(u16, u16); LOCALITIES],
    /// First locality of each territory and how many it has: they stand together.
    span: [(u8, u8); TERRITORIES],
    pub(crate) roads: Roads,
    /// The locality of each resource in each phase.
    sites: [[Locality; Resource::COUNT]; 2],
}

impl Rules {
    /// Reads options and data. A fault names the option, or the file, line and reason.
    pub(crate) fn read(seats: u8, options: &Options, data: &Data) -> Result<Self, Fault> {
        let options = TableOptions::read(seats, options)?;
        let (numbers, least) = numbers(data)?;
        let (territory, span, positions) = localities(data)?;
        let (actions, titles) = actions(data)?;
        let (hand_limit, movement) = support(data)?;
        if usize::from(numbers.start_support) >= TRACK {
            return Err(Fault::new("bad-data", "numbers.csv", "the support starts beyond its track"));
        }
        Ok(Self {
            seats,
            automata: least.saturating_sub(seats).min(2),
            options,
            numbers,
            actions,
            titles,
            missions: missions(data)?,
            boards: boards(data)?,
            hand_limit,
            movement,
            territory,
            positions,
            span,
            roads: Roads::read(data, &territory)?,
            sites: sites(data)?,
        })
    }

    /// Seats and Automated Partisans together (RR-1.1).
    #[inline]
    pub fn participants(&self) -> u8 {
        self.seats + self.automata
    }

    /// The Health with which the Republic begins (RR-1.8, RR-1.9).
    pub fn start_health(&self) -> u8 {
        let lower = if self.options.demonstration { self.numbers.demonstration_health_loss } else { 0 };
        self.options.health.saturating_sub(lower).max(1)
    }

    /// The numbers of an Action card.
    #[inline]
    pub fn card(&self, card: Card) -> &ActionCard {
        &self.actions[card.at() % ACTIONS]
    }

    /// The name of a card's title in the texts.
    pub fn title(&self, card: Card) -> &str {
        self.titles.get(usize::from(self.card(card).title)).map_or("", String::as_str)
    }

    /// The numbers of a mission.
    #[inline]
    pub fn mission(&self, mission: Mission) -> &MissionCard {
        &self.missions[mission as usize]
    }

    /// The numbers of a board.
    #[inline]
    pub fn board(&self, board: Board) -> &BoardCard {
        &self.boards[board as usize]
    }

    /// The territory of a locality.
    #[inline]
    pub fn territory(&self, locality: Locality) -> Territory {
        self.territory[locality as usize]
    }

    /// The localities of a territory.
    #[inline]
    pub fn localities(&self, territory: Territory) -> &'static [Locality] {
        let (first, count) = self.span[territory as usize];
        &Locality::ALL[usize::from(first)..usize::from(first) + usize::from(count)]
    }

    /// Borders between two territories.
    pub fn steps(&self, from: Territory, to: Territory) -> u8 {
        self.roads.distance(from, to, false)
    }

    /// What the cheapest route costs while the first crossing of the Radici Road is free.
    pub fn steps_with_radici(&self, from: Territory, to: Territory) -> u8 {
        self.roads.distance(from, to, true)
    }

    /// The locality of a resource in a phase (1 or 2).
    #[inline]
    pub fn site(&self, resource: Resource, phase: u8) -> Locality {
        self.sites[usize::from(phase == 2)][resource as usize]
    }

    /// The locality that a symbol needs a piece at, if it is a resource.
    #[inline]
    pub fn site_of(&self, symbol: Symbol, phase: u8) -> Option<Locality> {
        match symbol {
            Symbol::Grain => Some(self.site(Resource::Grain, phase)),
            Symbol::Arms => Some(self.site(Resource::Arms, phase)),
            Symbol::Hospital => Some(self.site(Resource::Hospital, phase)),
            Symbol::Star | Symbol::Flame => None,
        }
    }

    /// The base of a board in a phase.
    #[inline]
    pub fn base(&self, board: Board, phase: u8) -> Locality {
        self.boards[board as usize].base[usize::from(phase == 2)]
    }

    /// What a card is worth in a sphere; a Leader's value depends on its board and phase.
    #[inline]
    pub fn value(&self, card: Card, sphere: Sphere, board: Board, phase: u8) -> u8 {
        if card.is_leader() {
            self.boards[board as usize].leader[usize::from(phase == 2)][sphere as usize]
        } else {
            self.actions[card.at()].values[sphere as usize]
        }
    }
}

fn numbers(data: &Data) -> Result<(Numbers, u8), Fault> {
    let sheet = data.sheet("numbers")?;
    let small = |key: &str, most: i64| Ok::<u8, Fault>(sheet.row(key)?.int("value", 0, most)? as u8);
    let signed = |key: &str| Ok::<i8, Fault>(sheet.row(key)?.int("value", -9, 9)? as i8);
    let numbers = Numbers {
        deal: small("deal", MOST_HAND)?,
        phase_1_missions: sheet.row("phase_1_missions")?.int("value", 1, 4)? as u8,
        phase_2_missions: sheet.row("phase_2_missions")?.int("value", 1, 6)? as u8,
        demonstration_phase_2_missions: sheet.row("demonstration_phase_2_missions")?.int("value", 1, 6)? as u8,
        demonstration_health_loss: small("demonstration_health_loss", 1)?,
        start_support: small("start_support", TRACK as i64 - 1)?,
        supply: [small("supply_1", 5)?, small("supply_2", 5)?],
        supply_favoured: small("supply_favoured", 5)?,
        bonus_piece: small("bonus_piece", 5)?,
        bonus_base: small("bonus_base", 9)?,
        bonus_plus1: small("bonus_plus1", 5)?,
        move2_points: small("move2_points", MOST_MP)?,
        automaton_cards: sheet.row("automaton_cards")?.int("value", 3, 3)? as u8,
        automaton_3_green: signed("automaton_3_green")?,
        automaton_1_green: signed("automaton_1_green")?,
        automaton_2_green_high: signed("automaton_2_green_high")?,
        phrases: small("phrases", 9)?,
        points_leader: [small("points_leader_1", 9)?, small("points_leader_2", 9)?],
        points_card: small("points_card", 9)?,
        points_piece: small("points_piece", 9)?,
        points_mission: small("points_mission", 9)?,
        rating_commander: small("rating_commander", 200)?,
        rating_division: small("rating_division", 200)?,
    };
    Ok((numbers, small("least_participants", 3)?))
}

type Places = ([Territory; LOCALITIES], [(u8, u8); TERRITORIES], [(u16, u16); LOCALITIES]);

fn localities(data: &Data) -> Result<Places, Fault> {
    let mut territory = [Territory::default(); LOCALITIES];
    let mut span = [(0, 0); TERRITORIES];
    let mut positions = [(0, 0); LOCALITIES];
    let sheet = data.sheet("localities")?;
    for &locality in Locality::ALL {
        let row = sheet.row(locality.word())?;
        let of: Territory = row.slot("territory")?;
        territory[locality as usize] = of;
        positions[locality as usize] = (row.int("x", 0, 2000)? as u16, row.int("y", 0, 2000)? as u16);
        let (first, count) = &mut span[of as usize];
        if *count == 0 {
            *first = locality as u8;
        } else if *first + *count != locality as u8 {
            return Err(row.fault("the localities of a territory stand together"));
        }
        *count += 1;
    }
    match span.iter().position(|&(_, count)| count < 2) {
        Some(at) => {
            let name = Territory::ALL[at].word();
            Err(Fault::new("bad-data", "localities.csv", format!("{name} has fewer than two localities")))
        }
        None => Ok((territory, span, positions)),
    }
}

fn spheres(row: &Row, most: i64) -> Result<[u8; 3], Fault> {
    let mut values = [0; 3];
    for &sphere in Sphere::ALL {
        values[sphere as usize] = row.int(sphere.word(), 0, most)? as u8;
    }
    Ok(values)
}

fn actions(data: &Data) -> Result<([ActionCard; ACTIONS], Vec<String>), Fault> {
    let sheet = data.sheet("actions")?;
    let mut titles: Vec<String> = Vec::new();
    let none = ActionCard { values: [0; 3], symbol: Symbol::Grain, effect: Effect::Draw, green: false, title: 0 };
    let mut cards = [none; ACTIONS];
    for (at, place) in cards.iter_mut().enumerate() {
        let row = sheet.row(&Card(at as u8).name())?;
        let title = row.text("title")?;
        let known = titles.iter().position(|other| other == title);
        let title_at = known.unwrap_or(titles.len());
        if known.is_none() {
            titles.push(title.to_owned());
        }
        let green = match row.text("gear")? {
            "green" => true,
            "red" => false,
            other => return Err(row.fault(format!("the gear '{other}' is neither green nor red"))),
        };
        *place = ActionCard {
            values: spheres(row, 9)?,
            symbol: row.slot("symbol")?,
            effect: row.slot("effect")?,
            green,
            title: title_at as u8,
        };
    }
    Ok((cards, titles))
}

fn missions(data: &Data) -> Result<[MissionCard; Mission::COUNT], Fault> {
    let sheet = data.sheet("missions")?;
    let none =
        MissionCard { sphere: Sphere::Military, at: Locality::Montefiorino, low: 0, high: 0, effects: Effects::Em };
    let mut missions = [none; Mission::COUNT];
    for &mission in Mission::ALL {
        let row = sheet.row(mission.word())?;
        let sphere: Sphere = row.slot("sphere")?;
        let effects: Effects = row.slot("effects")?;
        let fits = match effects {
            Effects::Em | Effects::Emx => sphere == Sphere::Military,
            Effects::Ep | Effects::Epx => sphere == Sphere::Political,
            Effects::Es => sphere == Sphere::Social,
        };
        if !fits
            || !mission.word().starts_with(match sphere {
                Sphere::Military => 'M',
                Sphere::Political => 'P',
                Sphere::Social => 'S',
            })
        {
            return Err(row.fault("number, sphere and effects of a mission do not fit together"));
        }
        row.int("phase", mission.phase().into(), mission.phase().into())?;
        let low = row.int("low", 1, 30)? as u8;
        let high = if sphere == Sphere::Military { low } else { row.int("high", i64::from(low) + 1, 40)? as u8 };
        missions[mission as usize] = MissionCard { sphere, at: row.slot("locality")?, low, high, effects };
    }
    Ok(missions)
}

fn boards(data: &Data) -> Result<[BoardCard; Board::COUNT], Fault> {
    let none = BoardCard { faction: Faction::Star, base: [Locality::Montefiorino; 2], leader: [[0; 3]; 2] };
    let mut boards = [none; Board::COUNT];
    for &board in Board::ALL {
        let row = data.sheet("boards")?.row(board.word())?;
        let leader = |phase: u8| {
            let row = data.sheet("leaders")?.row(&format!("l{phase}-{}", board.word()))?;
            row.int("phase", phase.into(), phase.into())?;
            spheres(row, 9)
        };
        boards[board as usize] = BoardCard {
            faction: row.slot("faction")?,
            base: [row.slot("base_1")?, row.slot("base_2")?],
            leader: [leader(1)?, leader(2)?],
        };
    }
    Ok(boards)
}

fn sites(data: &Data) -> Result<[[Locality; Resource::COUNT]; 2], Fault> {
    let mut sites = [[Locality::Montefiorino; Resource::COUNT]; 2];
    for &resource in Resource::ALL {
        let row = data.sheet("resources")?.row(resource.word())?;
        for (phase, column) in ["site_1", "site_2"].into_iter().enumerate() {
            sites[phase][resource as usize] = row.slot(column)?;
        }
    }
    Ok(sites)
}

fn support(data: &Data) -> Result<([u8; TRACK], [u8; TRACK]), Fault> {
    let (mut hand, mut movement) = ([0; TRACK], [0; TRACK]);
    for index in 0..TRACK {
        let row = data.sheet("support")?.row(&index.to_string())?;
        hand[index] = row.int("hand", 1, MOST_HAND)? as u8;
        movement[index] = row.int("mp", 0, MOST_MP)? as u8;
    }
    Ok((hand, movement))
}
