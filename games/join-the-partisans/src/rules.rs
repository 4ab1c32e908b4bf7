//! Options, data and tables of one table: built once, shared, never changed.

use staffetta_kernel::{Arg, Data, Fault, Options, Target};
use std::sync::Arc;

use crate::cards::{self, HqCard, Mission, MissionCard, MissionKind, Module, Order, Question};
use crate::handed_down::HandedDown;
use crate::keeping::BattleDice;
use crate::map::Map;
use crate::options::{self, Cast, Choices};
use crate::school::{self, Card, Levels};
use crate::stars::StarTable;

/// The numbers of `numbers.csv`.
#[derive(Debug)]
pub struct Numbers {
    pub movement_die: u8,
    pub rolls: u8,
    pub mission_first_attempt: u8,
    pub mission_second_attempt: u8,
    pub medal: u8,
    pub deserter_caught: u8,
    pub rescue: u8,
    pub traitor_found: u8,
    pub first_to_finish: u8,
    pub deserter_turns: u8,
    pub hunt_rounds: u8,
    pub hunt_rounds_with_point_for_two: u8,
    pub traitor_cards: u8,
    pub outpost_distance: u8,
    pub stars_for_medal: u8,
    pub stars_for_mission: u8,
    pub open_answer: u8,
    pub three_options: u8,
    pub two_options: u8,
    pub relief_after: u8,
    pub skill_of_a_leaver: u8,
}

impl Numbers {
    fn read(data: &Data) -> Result<Self, Fault> {
        let sheet = data.sheet("numbers")?;
        let number = |key: &str, min: i64, max: i64| Ok(sheet.row(key)?.int("value", min, max)? as u8);
        Ok(Self {
            movement_die: number("movement_die", 1, 3)?,
            rolls: number("rolls", 1, 3)?,
            mission_first_attempt: number("mission_first_attempt", 0, 9)?,
            mission_second_attempt: number("mission_second_attempt", 0, 9)?,
            medal: number("medal", 0, 9)?,
            deserter_caught: number("deserter_caught", 0, 9)?,
            rescue: number("rescue", 0, 9)?,
            traitor_found: number("traitor_found", 0, 9)?,
            first_to_finish: number("first_to_finish", 0, 9)?,
            deserter_turns: number("deserter_turns", 1, 9)?,
            hunt_rounds: number("hunt_rounds", 1, 3)?,
            hunt_rounds_with_point_for_two: number("hunt_rounds_with_point_for_two", 0, 3)?,
            traitor_cards: number("traitor_cards", 4, 6)?,
            outpost_distance: number("outpost_distance", 1, 4)?,
            stars_for_medal: number("stars_for_medal", 0, 4)?,
            stars_for_mission: number("stars_for_mission", 0, 4)?,
            open_answer: number("open_answer", 0, 9)?,
            three_options: number("three_options", 0, 9)?,
            two_options: number("two_options", 0, 9)?,
            relief_after: number("relief_after", 0, 20)?,
            skill_of_a_leaver: number("skill_of_a_leaver", 0, 100)?,
        })
    }
}

/// Everything that does not change at one table.
#[derive(Debug)]
pub struct Rules {
    /// Who sits where.
    pub cast: Cast,
    /// What the table has chosen.
    pub chosen: Choices,
    /// Printed and house numbers.
    pub numbers: Numbers,
    /// Places and paths.
    pub map: Arc<Map>,
    /// The battle dice.
    pub dice: &'static BattleDice,
    /// Tokens and sets.
    pub stars: StarTable,
    /// How well bots know the answers.
    pub levels: Levels,
    orders: Vec<Order>,
    missions: Vec<Mission>,
    in_deck: Vec<MissionCard>,
    school: Arc<Vec<Card>>,
    /// What an earlier table of the same people handed down.
    pub handed_down: HandedDown,
    blank_titles: [String; 4],
}

impl Rules {
    /// From the options and the data files.
    pub fn read(seats: u8, o: &Options, data: &Data) -> Result<Self, Fault> {
        let (cast, chosen) = options::read(seats, o)?;
        let numbers = Numbers::read(data)?;
        let mut missions = cards::missions(data)?;
        for (n, mission) in missions.iter_mut().filter(|mission| mission.kind == MissionKind::Blank).enumerate() {
            if let Some(written) = options::blank(o, n) {
                *mission = written;
            }
        }
        let plays = |mission: &Mission| match mission.module {
            Module::Base => true,
            Module::Deserter => chosen.deserter_mode,
            Module::Rescue => chosen.rescue_mode,
            Module::Traitors => chosen.traitors,
            Module::Blank => mission.kind != MissionKind::Blank,
        };
        let in_deck = MissionCard::all().filter(|card| plays(&missions[card.slot()])).collect();
        Ok(Self {
            map: data.shared(numbers.outpost_distance.into(), |data| Map::read(data, numbers.outpost_distance))?,
            dice: BattleDice::of(chosen.reading, chosen.combo_need),
            stars: StarTable::read(data)?,
            levels: Levels::read(data)?,
            orders: cards::orders(data)?,
            school: data.shared(0, school::read)?,
            handed_down: HandedDown::read(seats, o)?,
            blank_titles: options::blank_titles(o),
            cast,
            chosen,
            numbers,
            missions,
            in_deck,
        })
    }

    /// What is printed on an order of General Headquarters.
    #[inline]
    pub fn order(&self, card: HqCard) -> Order {
        self.orders[card.slot()]
    }

    /// What is printed on a Special Mission.
    #[inline]
    pub fn mission(&self, card: MissionCard) -> Mission {
        self.missions[card.slot()]
    }

    /// The name of a Special Mission: its printed one, or what the table wrote on a blank card (JP-7.7).
    pub fn mission_name(&self, card: MissionCard) -> Arg {
        match self.blank_title(card) {
            Some(title) => Arg::Plain(title.to_owned()),
            None => Arg::Word(format!("mission-{}", card.name())),
        }
    }

    /// The title that the table wrote on this card, if it is a blank one with a title.
    pub fn blank_title(&self, card: MissionCard) -> Option<&str> {
        let first_blank = MissionCard::COUNT - self.blank_titles.len();
        let title = self.blank_titles.get(card.slot().checked_sub(first_blank)?)?;
        (!title.is_empty()).then_some(title.as_str())
    }

    /// The Special Missions of this table (JP-1.3).
    pub fn mission_deck(&self) -> &[MissionCard] {
        &self.in_deck
    }

    /// The card of the Partisan School with this number, from 1.
    pub fn question(&self, number: usize) -> &Card {
        &self.school[number - 1]
    }

    /// A card of the Partisan School.
    #[inline]
    pub fn card(&self, question: Question) -> &Card {
        &self.school[question.slot()]
    }
}
