//! The rules of one table: its options and the numbers of all cards, read from the data once.

use staffetta_kernel::{Data, Fault, Options, Row as DataRow, Target};

use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, MissionKind, Spot};
use crate::dice::{BLUE, Counts, DiceSet, Die, POOL, WHITE};
use crate::dice_placement::Need;
use crate::options::House;
use crate::row::Row;

/// The numbers of one kind of mission (LR-3.1).
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)]
pub struct Mission {
    pub need: Need,
    /// The second way to defeat it, where there is one.
    pub alt: Option<Need>,
    pub alt_recruit_cost: u8,
    pub recruit_cost: u8,
    pub glory: u8,
    pub recruits: u8,
    pub take_glory: u8,
    pub lose_glory: u8,
    pub lose_recruits: u8,
    /// Recruits lost more under Wehrmacht Veterans, with the table's options (LR-5.50).
    pub veterans_extra: u8,
    pub building: bool,
    pub time_is_now: bool,
    pub camouflage: bool,
    /// Bonus dice that may be laid on it (LR-3.5).
    pub bonus: DiceSet,
    /// What the Panzerfaust counts on it.
    pub panzerfaust: u8,
    /// What each set of bonus dice adds, those left out that may not be laid on it.
    extras: [Counts; 16],
}

impl Mission {
    /// What the dice of this set that may be laid here add.
    #[inline]
    pub(crate) fn extras(&self, bonus: DiceSet) -> Counts {
        self.extras[usize::from(bonus.0 >> POOL) & 15]
    }
}

/// The numbers of one kind of event (LR-3.2).
#[derive(Clone, Copy, Debug, Default)]
pub struct EventCard {
    pub count: u8,
    pub recruits: u8,
    pub glory: u8,
    pub black: u8,
    pub duck_allowed: bool,
}

/// The numbers of one C'est La Guerre card (LR-3.3).
#[derive(Clone, Copy, Debug, Default)]
pub struct ClgCard {
    pub value: u8,
    pub uses: u8,
    pub recruit_cost: u8,
}

/// The numbers of one leader (LR-3.4).
#[derive(Clone, Copy, Debug, Default)]
pub struct LeaderCard {
    pub value: u8,
    pub recruits: u8,
    pub min_loss: u8,
}

/// Numbers of the rulebook that stand on no card.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    pub price: u8,
    pub duck_price: u8,
    pub white_dice: u8,
    pub blue_dice: u8,
    pub blue_one_recruits: u8,
    pub sow_recruits: u8,
    pub steal_glory: u8,
    pub time_is_now_bonus: u8,
    pub hand_limit: u8,
}

/// Everything that the rules of one table are made of. Built once, shared, never copied.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) seats: u8,
    pub(crate) house: House,
    pub(crate) numbers: Numbers,
    missions: [Mission; MissionKind::COUNT],
    /// By the number of the card, whatever a byte may hold: an empty place of the row counts as a patrol.
    kinds: [MissionKind; 256],
    /// The number of The Time is Now!
    pub(crate) time_is_now: Card,
    events: [EventCard; EventKind::COUNT],
    clg: [ClgCard; Clg::COUNT],
    leaders: [LeaderCard; Leader::COUNT],
    /// The nine events.
    pub(crate) event_pile: [EventKind; 9],
    /// Paying the full price, and Boutroux's (LR-5.40a).
    pub(crate) price: Need,
    pub(crate) discount: Need,
    /// The slot of Vichy Forces (LR-5.37).
    pub(crate) vichy: Need,
}

impl Rules {
    /// Reads options and data. A fault names the option, or the file, line and reason.
    pub(crate) fn read(seats: u8, options: &Options, data: &Data) -> Result<Self, Fault> {
        if !(3..=5).contains(&seats) {
            return Err(Fault::new("bad-seats", "players", format!("{seats} players are not a number from 3 to 5")));
        }
        let house = House::read(options)?;
        let numbers = numbers(data)?;
        let mut clg = [ClgCard::default(); Clg::COUNT];
        for &kind in Clg::ALL {
            let row = data.sheet("clg")?.row(kind.word())?;
            if row.int("count", 1, 1)? != 1 {
                return Err(row.fault("there is one C'est La Guerre card of each kind"));
            }
            clg[kind.slot()] = ClgCard {
                value: row.small("value")?,
                uses: row.small("uses")?,
                recruit_cost: row.small("recruit_cost")?,
            };
        }
        for kind in [Clg::Mg34, Clg::Panzerfaust, Clg::Sacrifice] {
            die_value(data.sheet("clg")?.row(kind.word())?, "value")?;
        }
        let mut leaders = [LeaderCard::default(); Leader::COUNT];
        for &leader in Leader::ALL {
            let row = data.sheet("leaders")?.row(leader.word())?;
            leaders[leader.slot()] = LeaderCard {
                value: row.small("value")?,
                recruits: row.small("recruits")?,
                min_loss: row.small("min_loss")?,
            };
        }
        for leader in [Leader::Dumont, Leader::Vasseur] {
            die_value(data.sheet("leaders")?.row(leader.word())?, "value")?;
        }
        // One die each: the rules ask for one.
        data.sheet("leaders")?.row("ferrand")?.int("value", 1, 1)?;
        data.sheet("clg")?.row("faulty_intel")?.int("value", 1, 1)?;
        let mut missions = [Mission::default(); MissionKind::COUNT];
        for &kind in MissionKind::ALL {
            missions[kind.slot()] = mission(kind, data, &house)?;
        }
        let (kinds, time_is_now) = mission_cards(data)?;
        let (events, event_pile) = event_cards(data)?;
        for mission in &mut missions {
            let value = |die: Die| match die {
                Die::Dumont => leaders[Leader::Dumont.slot()].value,
                Die::Vasseur => leaders[Leader::Vasseur.slot()].value,
                Die::Mg34 => clg[Clg::Mg34.slot()].value,
                _ => mission.panzerfaust,
            };
            mission.extras = std::array::from_fn(|set| {
                let dice = DiceSet((set as u16) << POOL) & mission.bonus;
                dice.iter().fold(Counts::NONE, |counts, die| counts.with(value(die)))
            });
        }
        let discount = leaders[Leader::Boutroux.slot()].value;
        Ok(Self {
            seats,
            house,
            numbers,
            missions,
            kinds,
            time_is_now,
            event_pile,
            price: Need::sum(numbers.price, house.six_cost_exact),
            discount: Need::sum(discount.max(1), house.six_cost_exact),
            vichy: Need::sum(events[EventKind::VichyForces.slot()].black.max(1), false),
            events,
            clg,
            leaders,
        })
    }

    /// The kind of a card in the row or the piles.
    #[inline]
    pub(crate) fn kind(&self, card: Card) -> MissionKind {
        self.kinds[usize::from(card.0)]
    }

    /// The numbers of a card.
    #[inline]
    pub(crate) fn mission(&self, card: Card) -> &Mission {
        &self.missions[self.kind(card) as usize]
    }

    /// The kind of the card in this place of the row; whether one lies there is asked elsewhere.
    #[inline]
    pub(crate) fn kind_at(&self, row: &Row, spot: Spot) -> MissionKind {
        self.kinds[usize::from(row.number(spot))]
    }

    /// The numbers of the card in this place of the row; whether one lies there is asked elsewhere.
    #[inline]
    pub(crate) fn mission_at(&self, row: &Row, spot: Spot) -> &Mission {
        &self.missions[self.kind_at(row, spot) as usize]
    }

    #[inline]
    pub(crate) fn event(&self, kind: EventKind) -> &EventCard {
        &self.events[kind as usize]
    }

    #[inline]
    pub(crate) fn clg(&self, kind: Clg) -> &ClgCard {
        &self.clg[kind as usize]
    }

    #[inline]
    pub(crate) fn leader(&self, leader: Leader) -> &LeaderCard {
        &self.leaders[leader as usize]
    }

    /// What a bonus die counts on this mission (on Vichy Forces: none given).
    #[inline]
    pub(crate) fn bonus_value(&self, die: Die, on: Option<&Mission>) -> u8 {
        match die {
            Die::Dumont => self.leaders[Leader::Dumont as usize].value,
            Die::Vasseur => self.leaders[Leader::Vasseur as usize].value,
            Die::Mg34 => self.clg[Clg::Mg34 as usize].value,
            Die::Panzerfaust => on.map_or(0, |m| m.panzerfaust),
            _ => 0,
        }
    }

    /// The bonus dice of a set by value, where they may be laid.
    #[inline]
    pub(crate) fn bonus_counts(&self, set: DiceSet, on: Option<&Mission>) -> Counts {
        match on {
            Some(mission) => mission.extras(set),
            None => set.iter().fold(Counts::NONE, |counts, die| counts.with(self.bonus_value(die, on))),
        }
    }

    /// The most recruits that this glory can save (LR-5.51).
    #[inline]
    pub(crate) fn most_ducks(&self, loss: u8, glory: u8) -> u8 {
        let price = self.numbers.duck_price;
        let payable = if self.house.duck_needs_full_glory { glory / price } else { glory.div_ceil(price) };
        loss.min(payable).min(MAX_DUCK)
    }

    /// What saving so many recruits costs.
    #[inline]
    pub(crate) fn duck_price(&self, ducks: u8, glory: u8) -> u8 {
        glory.min(ducks.saturating_mul(self.numbers.duck_price))
    }
}

/// The most recruits saved by one answer.
pub const MAX_DUCK: u8 = 15;

fn die_value(row: &DataRow, column: &str) -> Result<u8, Fault> {
    Ok(row.int(column, 1, 6)? as u8)
}

fn numbers(data: &Data) -> Result<Numbers, Fault> {
    let sheet = data.sheet("numbers")?;
    let number = |key: &str, min: i64, max: i64| Ok::<u8, Fault>(sheet.row(key)?.int("value", min, max)? as u8);
    Ok(Numbers {
        price: number("price", 1, 12)?,
        duck_price: number("duck_price", 1, 12)?,
        white_dice: number("white_dice", 1, WHITE as i64)?,
        blue_dice: number("blue_dice", 0, BLUE as i64)?,
        blue_one_recruits: number("blue_one_recruits", 0, 3)?,
        sow_recruits: number("sow_recruits", 1, 3)?,
        steal_glory: number("steal_glory", 1, 3)?,
        time_is_now_bonus: number("time_is_now_bonus", 0, 6)?,
        hand_limit: number("hand_limit", 1, 2)?,
    })
}

fn need(row: &DataRow, white: &str, black: Option<&str>) -> Result<Need, Fault> {
    let mut whites = row.smalls(white)?;
    let mut blacks = black.map(|column| row.smalls(column)).transpose()?.unwrap_or_default();
    whites.sort_unstable_by(|a, b| b.cmp(a));
    blacks.sort_unstable_by(|a, b| b.cmp(a));
    if whites.len() + blacks.len() > 4 || blacks.len() > 2 {
        return Err(row.fault("a card has at most four slots, at most two of them black"));
    }
    if whites.iter().any(|w| !(1..=6).contains(w)) || blacks.iter().any(|b| !(1..=20).contains(b)) {
        return Err(row.fault("a white slot has a value from 1 to 6, a black one from 1 to 20"));
    }
    Ok(Need::of(&whites, &blacks))
}

fn mission(kind: MissionKind, data: &Data, house: &House) -> Result<Mission, Fault> {
    let row = data.sheet("missions")?.row(kind.word())?;
    let alt = need(row, "alt_white", None)?;
    let printed = need(row, "white", Some("black"))?;
    // The Time is Now! has none: it never takes a place in the row (LR-5.52).
    if kind != MissionKind::TheTimeIsNow && printed.whites + printed.blacks == 0 {
        return Err(row.fault("a mission has at least one slot"));
    }
    let (building, panzerfaust) = (row.flag("building")?, row.flag("panzerfaust")?);
    let lose_recruits = row.int("lose_recruits", 0, 6)? as u8;
    let veteran = match kind {
        MissionKind::UnexpectedPatrol => row.flag("veterans")? || house.patrol_is_veteran,
        _ => row.flag("veterans")?,
    };
    let extra = data.sheet("events")?.row("wehrmacht_veterans")?.int("recruits", 0, 6)? as u8;
    let mut bonus = DiceSet::one(Die::Mg34);
    for (may, die) in [(row.flag("dumont")?, Die::Dumont), (building, Die::Vasseur), (panzerfaust, Die::Panzerfaust)] {
        bonus = if may { bonus.with(die) } else { bonus };
    }
    let bazooka = data.sheet("clg")?.row("panzerfaust")?;
    let on_tiger = kind == MissionKind::Tiger && house.panzerfaust_covers_tiger;
    Ok(Mission {
        need: printed,
        alt: (alt.whites > 0).then_some(alt),
        alt_recruit_cost: row.int("alt_recruit_cost", 0, 6)? as u8,
        recruit_cost: row.int("recruit_cost", 0, 6)? as u8,
        glory: row.int("glory", 0, 12)? as u8,
        recruits: row.int("recruits", 0, 12)? as u8,
        take_glory: row.int("take_glory", 0, 12)? as u8,
        lose_glory: row.int("lose_glory", 0, 12)? as u8,
        lose_recruits,
        veterans_extra: if veteran && (lose_recruits > 0 || house.veterans_hit_harmless) { extra } else { 0 },
        building,
        time_is_now: row.flag("time_is_now")?,
        camouflage: row.flag("camouflage")?,
        bonus,
        panzerfaust: die_value(bazooka, if on_tiger { "tiger_value" } else { "value" })?,
        extras: [Counts::NONE; 16],
    })
}

fn mission_cards(data: &Data) -> Result<([MissionKind; 256], Card), Fault> {
    let mut kinds = [MissionKind::UnexpectedPatrol; 256];
    let sheet = data.sheet("mission-cards")?;
    let mut time_is_now = Card::default();
    for (number, place) in kinds.iter_mut().enumerate().take(MISSIONS + 1).skip(1) {
        let row = sheet.row(&number.to_string())?;
        let kind: MissionKind = row.slot("kind")?;
        if row.text("card_id")? != Card(number as u8).name() || kind == MissionKind::UnexpectedPatrol {
            return Err(row.fault("card 1 is M01 and so on, and the Unexpected Patrol is no mission card"));
        }
        if kind == MissionKind::TheTimeIsNow {
            time_is_now = Card(number as u8);
        }
        *place = kind;
    }
    for &kind in MissionKind::ALL {
        let row = data.sheet("missions")?.row(kind.word())?;
        let there = kinds[1..=MISSIONS].iter().filter(|&&k| k == kind).count();
        if usize::from(row.small("count")?) != there {
            return Err(row.fault(format!("the count is not that of mission-cards.csv, which has {there}")));
        }
        if kind == MissionKind::TheTimeIsNow && there != 1 {
            return Err(row.fault("there is exactly one The Time is Now!"));
        }
    }
    Ok((kinds, time_is_now))
}

fn event_cards(data: &Data) -> Result<([EventCard; EventKind::COUNT], [EventKind; 9]), Fault> {
    let mut events = [EventCard::default(); EventKind::COUNT];
    let mut pile = [EventKind::Lull; 9];
    let mut total = 0;
    for &kind in EventKind::ALL {
        let row = data.sheet("events")?.row(kind.word())?;
        let count = row.int("count", 0, 9)? as u8;
        // How an event works is a rule; the column only says so.
        let persistent =
            matches!(kind, EventKind::HeavyCasualties | EventKind::WehrmachtVeterans | EventKind::VichyForces);
        let mode = if persistent { "persistent" } else { "instant" };
        if row.text("mode")? != mode {
            return Err(row.fault(format!("the mode of {} is {mode}", kind.word())));
        }
        events[kind.slot()] = EventCard {
            count,
            recruits: row.int("recruits", 0, 6)? as u8,
            glory: row.int("glory", 0, 12)? as u8,
            black: row.int("black", 0, 20)? as u8,
            duck_allowed: row.flag("duck_allowed")?,
        };
        for _ in 0..count {
            if total == pile.len() {
                return Err(row.fault("there are more than nine events"));
            }
            pile[total] = kind;
            total += 1;
        }
    }
    if total != pile.len() {
        return Err(Fault::new("bad-data", "events.csv", format!("there are {total} events, not nine")));
    }
    Ok((events, pile))
}
