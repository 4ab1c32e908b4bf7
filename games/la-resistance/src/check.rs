//! The invariants that hold whenever somebody is asked.

use staffetta_kernel::{Broken, GameRules, Seats, Target};

use crate::LaResistance;
use crate::band::EventAnswer;
use crate::cards::{Card, Clg, EventKind, Leader, MISSIONS, Spot};
use crate::dice::{BLUE, Counts, DiceSet, Die, POOL, WHITE};
use crate::rules::Rules;
use crate::state::{OncePerTurn, Public, Secret, State};
use crate::steps::blue_dice::{self, BlueDice};
use crate::steps::purchases::OverLimit;
use crate::steps::turn::{self, TurnStage};
use crate::steps::{Step, choice};

type Held = Result<(), Broken>;

/// Do all invariants hold?
pub fn check(r: &Rules, s: &State) -> Held {
    let State { public: p, secret, .. } = s;
    let dealt = p.round > 0;
    seats(r, p)?;
    if dealt {
        missions(r, p, secret)?;
        events(r, p, secret)?;
        cest_la_guerre(p, secret)?;
    }
    bands(r, s)?;
    dice(r, p)?;
    draft(r, s)?;
    flow(r, s)?;
    if dealt && !p.is_over() { row(r, p, secret) } else { Ok(()) }
}

/// Everybody who is named sits at the table.
fn seats(r: &Rules, p: &Public) -> Held {
    Broken::unless(p.seats() == r.seats, || format!("{} seats at a table of {}", p.seats(), r.seats))?;
    let all = Seats::all(r.seats);
    let named = [p.first_player, p.active].into_iter().chain(p.to_act.iter().copied());
    let at_table = named.chain(p.living.iter()).chain(p.named.iter()).all(|seat| all.has(seat));
    Broken::unless(at_table, || "a seat that is not at the table".to_owned())?;
    let leads = |leader| p.bands.iter().filter(|(_, band)| band.is_led_by(leader)).count();
    let twice = Leader::ALL.iter().find(|&&leader| leads(leader) > 1);
    Broken::unless(twice.is_none(), || format!("{twice:?} leads two bands"))
}

/// Every mission is in exactly one place, The Time is Now! in the pile or aside.
fn missions(r: &Rules, p: &Public, secret: &Secret) -> Held {
    let mut seen = 0u64;
    let piles = secret.mission_draw.iter().chain(p.mission_discard.iter()).copied();
    for card in piles.chain(p.row.missions()) {
        Broken::unless((1..=MISSIONS as u8).contains(&card.0), || format!("{card:?} is no mission card"))?;
        Broken::unless(seen >> card.0 & 1 == 0, || format!("mission {} is in two places", card.name()))?;
        seen |= 1 << card.0;
    }
    Broken::unless(secret.mission_draw.has(r.time_is_now) != p.time_is_now, || {
        "The Time is Now! is neither in the draw pile nor aside, or both".to_owned()
    })?;
    seen |= 1 << r.time_is_now.0;
    Broken::unless(seen.count_ones() as usize == MISSIONS, || format!("{} missions, not 35", seen.count_ones()))?;
    Broken::unless(!p.mission_discard.has(r.time_is_now), || "The Time is Now! was discarded".to_owned())?;
    Broken::unless(p.row.card(Spot::Patrol).is_none_or(|card| card == Card::PATROL), || {
        "the fourth place holds a mission card".to_owned()
    })
}

/// Nine events, one of them in force.
fn events(r: &Rules, p: &Public, secret: &Secret) -> Held {
    for &kind in EventKind::ALL {
        let all = secret.event_draw.iter().chain(p.event_discard.iter()).copied().chain(p.event.get());
        let there = all.filter(|&event| event == kind).count();
        Broken::unless(there == usize::from(r.event(kind).count), || {
            format!("{there} events of kind {}", kind.word())
        })?;
    }
    Broken::unless(p.event.is_some(), || "no event is in force".to_owned())
}

/// Each C'est La Guerre card is in exactly one place.
fn cest_la_guerre(p: &Public, secret: &Secret) -> Held {
    for &card in Clg::ALL {
        let piles = usize::from(secret.clg_draw.has(card)) + usize::from(p.clg_discard.has(card));
        let hands: usize = secret.hands.iter().map(|hand| hand.iter().filter(|&&c| c == card).count()).sum();
        let shown = match card {
            Clg::Mg34 => p.bands.iter().filter(|(_, band)| band.mg34_shots > 0).count(),
            Clg::UnexpectedPatrol => usize::from(p.row.lies(Spot::Patrol)),
            _ => 0,
        };
        let there = piles + hands + shown;
        Broken::unless(there == 1, || format!("{} is in {there} places", card.word()))?;
    }
    let batch = |card: &Clg| p.clg_batches[*card as usize];
    Broken::unless(p.clg_batches.iter().all(|&batch| batch <= 9), || "a shuffle that never was".to_owned())?;
    Broken::unless(secret.clg_draw.iter().all(|card| batch(card) == batch(&secret.clg_draw[0])), || {
        "the draw pile of C'est La Guerre cards comes from two shuffles".to_owned()
    })
}

/// Recruits, glory, hands; broken bands.
fn bands(r: &Rules, s: &State) -> Held {
    let (p, stage) = (&s.public, turn::stage(&s.public));
    let over_limit = Step::asking::<OverLimit>(&p.steps).is_some();
    for (seat, band) in p.bands.iter() {
        let (name, active) = (|| format!("band {}", seat.0), seat == p.active);
        Broken::unless(usize::from(band.face_down) == s.hand(seat).len(), || {
            format!("{} has {} cards, not {}", name(), s.hand(seat).len(), band.face_down)
        })?;
        Broken::unless(p.living.has(seat) == band.broken_at.is_none(), || format!("{} lives and is broken", name()))?;
        if !p.living.has(seat) {
            let gone = band.recruits == 0 && band.cards() == 0 && !p.to_act.has(seat);
            Broken::unless(gone && band.answer == EventAnswer::NONE, || format!("{} is broken and acts", name()))?;
            continue;
        }
        // A game may end in the middle of an assessment or a purchase.
        let room = p.is_over() || (stage == Some(TurnStage::Assessment) && active);
        Broken::unless(room || (1..=r.house.recruit_cap).contains(&band.recruits), || {
            format!("{} has {} recruits", name(), band.recruits)
        })?;
        let over = p.is_over() || (over_limit && active);
        Broken::unless(band.cards() <= r.numbers.hand_limit + u8::from(over), || {
            format!("{} has {} cards", name(), band.cards())
        })?;
        Broken::unless(band.mg34_shots < r.clg(Clg::Mg34).uses.max(1), || format!("{} has an empty MG-34", name()))?;
        let gave = active && p.has_used(OncePerTurn::Gift);
        Broken::unless(stage != Some(TurnStage::PreRoll) || gave || band.glory < r.house.target_glory, || {
            format!("{} has {} glory before a roll", name(), band.glory)
        })?;
    }
    for (at, &seat) in p.to_act.iter().enumerate() {
        Broken::unless(!p.to_act[..at].contains(&seat) && p.living.has(seat), || "the queue is wrong".to_owned())?;
    }
    Broken::unless(p.is_over() || p.living.len() >= 2, || "one band is left and the game goes on".to_owned())
}

/// The pool.
fn dice(r: &Rules, p: &Public) -> Held {
    let mut counts = Counts::NONE;
    for &die in &Die::ALL[..POOL] {
        let value = p.pool.shows(die);
        Broken::unless(value <= 6, || format!("{} shows {value}", die.name()))?;
        let (free, removed) = (p.pool.is_free(die), p.pool.removed.has(die));
        Broken::unless(!(free && removed) && (value > 0 || !(free || removed)), || format!("{} is lost", die.name()))?;
        if free {
            counts = counts.with(value);
        }
        Broken::unless((1..=6).all(|v| p.pool.showing(v).has(die) == (free && v == value)), || {
            format!("{} is sorted wrongly", die.name())
        })?;
    }
    Broken::unless(counts == p.pool.counts, || "the dice are counted wrongly".to_owned())?;
    let blue = (WHITE..WHITE + BLUE).filter(|&die| p.pool.value[die] > 0).count();
    Broken::unless(blue == usize::from(p.blue_used) && p.blue_used <= r.numbers.blue_dice, || {
        format!("{blue} blue dice, {} counted", p.blue_used)
    })?;
    let acting = turn::stage(p) == Some(TurnStage::Action);
    Broken::unless(!acting || p.pending_sixes == 0 || p.blue_used == r.numbers.blue_dice, || {
        format!("{} sixes wait in the action step", p.pending_sixes)
    })?;
    Broken::unless(p.mulligans <= r.house.mulligan_limit, || format!("{} Mulligans", p.mulligans))
}

/// The picks of a choice: what is laid is free, what may still be laid is counted.
fn draft(r: &Rules, s: &State) -> Held {
    let p = &s.public;
    let asked = choice::of_draft(s.secret.draft, |choice| (choice.shown(p).dice, choice.slots(r, p)));
    let Some((dice, Some(slots))) = asked else { return Ok(()) };
    let laid = dice.all_laid();
    let rest = (p.pool.free - laid).iter().fold(Counts::NONE, |counts, die| counts.with(p.pool.shows(die)));
    let left = rest.and(r.bonus_counts(dice.bonus, slots.mission));
    Broken::unless(left == dice.left, || "the dice of a draft are counted wrongly".to_owned())?;
    Broken::unless(!dice.cover.done(slots.need), || "a draft is done and waits".to_owned())?;
    Broken::unless((laid - p.pool.free - DiceSet::BONUS).is_empty(), || "a laid die is not free".to_owned())
}

/// Three missions before a roll, marks only on cards.
fn row(r: &Rules, p: &Public, secret: &Secret) -> Held {
    let (lying, marks) = (p.row.missions().count(), p.row.tapped | p.row.camouflaged);
    let left = secret.mission_draw.len() + p.mission_discard.len();
    Broken::unless(lying == Spot::MISSIONS.len() || left == 0, || format!("{lying} missions in the row"))?;
    for &spot in Spot::ALL {
        Broken::unless(!marks.has(spot) || p.row.lies(spot), || format!("a mark on place {}", spot.word()))?;
        let hidden = p.row.camouflaged.has(spot);
        Broken::unless(!hidden || r.mission_at(&p.row, spot).camouflage, || {
            format!("place {} camouflaged", spot.word())
        })?;
    }
    let before_actions = turn::stage(p).is_some_and(|stage| stage < TurnStage::Action);
    Broken::unless(!before_actions || marks.is_empty(), || "a mark before the action step".to_owned())
}

/// The flow: somebody living is asked, or the game is over.
fn flow(r: &Rules, s: &State) -> Held {
    let p = &s.public;
    if p.is_over() {
        return Broken::unless(p.steps.is_empty(), || "over, yet a step waits".to_owned());
    }
    let top = p.steps.top().and_then(Step::of);
    let idle = Step::asking::<BlueDice>(&p.steps).is_some() && !blue_dice::waits(r, p);
    Broken::unless(!idle, || "no six waits for a blue die".to_owned())?;
    let asked = LaResistance::awaiting(r, s).asked();
    Broken::unless(!asked.is_empty() && asked.iter().all(|seat| p.living.has(seat)), || {
        format!("nobody living is asked in {top:?}")
    })?;
    let turn = turn::stage(p).is_some();
    Broken::unless(!turn || p.living.has(p.active), || "the active band is broken".to_owned())?;
    Broken::unless(p.round <= r.house.max_rounds, || format!("round {}", p.round))
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::prelude::*;
    use staffetta_kernel::serde_json::{Value, json};
    use staffetta_kernel::{FastRng, LabDesk, Maybe, Seat, Setup};

    use crate::state::Ending;

    /// What is done to a table that was in order, and what is said of it.
    type Damage = (&'static str, fn(&Rules, &mut State));

    /// A table of three that is in order, after these actions of seat 0.
    fn table(given: &Value, actions: &[&str]) -> (std::sync::Arc<Rules>, State) {
        let ready = Setup::seats(3).ready::<LaResistance>().expect("the usual rules");
        let mut rng = FastRng::new(1);
        let mut s = LaResistance::set_up(&ready.rules, &mut LabDesk::new(&mut rng)).expect("a table");
        LaResistance::apply_given(&ready.rules, &mut s, given).expect("a table");
        for action in actions {
            let action = GameAction::parse(action).expect("an action");
            LaResistance::act(&ready.rules, &mut s, Seat(0), action, &mut LabDesk::new(&mut rng)).expect("taken");
        }
        check(&ready.rules, &s).expect("everything in order");
        (ready.rules, s)
    }

    fn each_is_seen(given: &Value, actions: &[&str], damages: &[Damage]) {
        let (r, s) = table(given, actions);
        for (number, (said, damage)) in damages.iter().enumerate() {
            let mut damaged = s;
            damage(&r, &mut damaged);
            let broken = check(&r, &damaged).expect_err(said).what;
            assert!(broken.contains(said), "{number}: '{broken}' instead of '{said}'");
        }
    }

    /// The band is broken, with all that belongs to it.
    fn broken(s: &mut State, seat: Seat) {
        s.public.living = s.public.living.without(seat);
        s.public.to_act.take(seat);
        s.public.bands[seat].broken_at = Maybe::some(1);
        s.public.bands[seat].recruits = 0;
    }

    fn draws(s: &mut State, seat: Seat, cards: &[Clg]) {
        for &card in cards {
            s.secret.clg_draw.take(card);
            s.add_to_hand(seat, card);
        }
    }

    fn shoots(s: &mut State, seat: Seat, shots: u8) {
        s.secret.clg_draw.take(Clg::Mg34);
        s.public.bands[seat].mg34_shots = shots;
    }

    #[test]
    fn who_is_not_at_the_table_is_seen() {
        each_is_seen(
            &json!({ "step": "pre_roll" }),
            &[],
            &[
                ("2 seats at a table of 3", |_, s| s.public.bands.seats = 2),
                ("not at the table", |_, s| s.public.first_player = Seat(3)),
                ("not at the table", |_, s| s.public.active = Seat(3)),
                ("not at the table", |_, s| s.public.living = s.public.living.with(Seat(3))),
                ("not at the table", |_, s| s.public.named = Seats::one(Seat(3))),
                ("leads two bands", |_, s| s.public.bands[Seat(1)].leader = s.public.bands[Seat(0)].leader),
            ],
        );
    }

    #[test]
    fn a_card_in_a_wrong_place_is_seen() {
        each_is_seen(
            &json!({ "step": "pre_roll" }),
            &[],
            &[
                ("is no mission card", |_, s| s.public.mission_discard = [Card(0)].into_iter().collect()),
                ("is no mission card", |_, s| s.public.mission_discard = [Card(36)].into_iter().collect()),
                ("is in two places", |_, s| s.public.mission_discard = s.public.row.missions().take(1).collect()),
                ("neither in the draw pile nor aside", |_, s| s.public.time_is_now = true),
                ("34 missions", |_, s| {
                    s.secret.mission_draw.pop();
                }),
                ("was discarded", |r, s| {
                    s.secret.mission_draw.take(r.time_is_now);
                    s.public.mission_discard.push(r.time_is_now);
                    s.public.time_is_now = true;
                }),
                ("the fourth place holds a mission", |_, s| {
                    s.public.row.lay(Spot::Patrol, s.public.row.card(Spot::First).unwrap_or_default());
                }),
                ("4 events of kind lull", |_, s| {
                    s.public.event_discard.push(EventKind::Lull);
                }),
                ("no event is in force", |_, s| {
                    s.public.event = Maybe::default();
                    s.public.event_discard.push(EventKind::Lull);
                }),
                ("exposed is in 2 places", |_, s| {
                    s.public.clg_discard.push(Clg::Exposed);
                }),
                ("mg34 is in 2 places", |_, s| s.public.bands[Seat(1)].mg34_shots = 1),
                ("unexpected_patrol is in 2 places", |_, s| s.public.row.lay(Spot::Patrol, Card::PATROL)),
                ("exposed is in 0 places", |_, s| {
                    s.secret.clg_draw.take(Clg::Exposed);
                }),
                ("a shuffle that never was", |_, s| s.public.clg_batches[0] = 10),
                ("comes from two shuffles", |_, s| s.public.clg_batches[Clg::Exposed as usize] = 9),
            ],
        );
    }

    #[test]
    fn a_band_in_disorder_is_seen() {
        each_is_seen(
            &json!({ "step": "pre_roll" }),
            &[],
            &[
                ("band 1 has 0 cards, not 1", |_, s| s.public.bands[Seat(1)].face_down = 1),
                ("band 1 lives and is broken", |_, s| s.public.bands[Seat(1)].broken_at = Maybe::some(1)),
                ("band 1 lives and is broken", |_, s| s.public.living = s.public.living.without(Seat(1))),
                ("band 2 is broken and acts", |_, s| {
                    broken(s, Seat(2));
                    s.public.bands[Seat(2)].recruits = 1;
                }),
                ("band 2 is broken and acts", |_, s| {
                    broken(s, Seat(2));
                    shoots(s, Seat(2), 1);
                }),
                ("band 2 is broken and acts", |_, s| {
                    broken(s, Seat(2));
                    s.public.to_act.push(Seat(2));
                }),
                ("band 2 is broken and acts", |_, s| {
                    broken(s, Seat(2));
                    s.public.bands[Seat(2)].answer = EventAnswer::DUE;
                }),
                ("band 1 has 0 recruits", |_, s| s.public.bands[Seat(1)].recruits = 0),
                ("band 1 has 11 recruits", |_, s| s.public.bands[Seat(1)].recruits = 11),
                ("band 0 has 3 cards", |_, s| draws(s, Seat(0), &[Clg::Exposed, Clg::Sacrifice, Clg::Brutality])),
                ("band 1 has 3 cards", |_, s| draws(s, Seat(1), &[Clg::Exposed, Clg::Sacrifice, Clg::Brutality])),
                ("band 1 has an empty MG-34", |_, s| shoots(s, Seat(1), 3)),
                ("12 glory before a roll", |_, s| s.public.bands[Seat(0)].glory = 12),
                ("12 glory before a roll", |_, s| s.public.bands[Seat(1)].glory = 12),
                ("the queue is wrong", |_, s| s.public.to_act = [Seat(1), Seat(1)].into_iter().collect()),
                ("one band is left", |_, s| [Seat(1), Seat(2)].into_iter().for_each(|seat| broken(s, seat))),
            ],
        );
    }

    #[test]
    fn dice_in_disorder_are_seen() {
        let acting = json!({ "step": "action", "row": ["panzer"], "white": [6, 4, 4, 5, 2, 1], "blue": [3] });
        let damages: &[Damage] = &[
            ("w1 shows 7", |_, s| s.public.pool.value[0] = 7),
            ("w1 is lost", |_, s| s.public.pool.removed.add(Die::W1)),
            ("w1 is lost", |_, s| s.public.pool.value[0] = 0),
            ("b2 is lost", |_, s| s.public.pool.removed.add(Die::B2)),
            ("w1 is sorted wrongly", |_, s| s.public.pool.value[0] = 5),
            ("the dice are counted wrongly", |_, s| s.public.pool.counts = s.public.pool.counts.with(1)),
            ("1 blue dice, 0 counted", |_, s| s.public.blue_used = 0),
            ("1 sixes wait", |_, s| s.public.pending_sixes = 1),
            ("2 Mulligans", |_, s| s.public.mulligans = 2),
            ("place 1 camouflaged", |_, s| s.public.row.camouflaged.add(Spot::First)),
            ("a mark on place 4", |_, s| s.public.row.tapped.add(Spot::Patrol)),
            ("2 missions in the row", |_, s| {
                let card = s.public.row.take(Spot::Second).unwrap_or_default();
                s.public.mission_discard.push(card);
            }),
        ];
        each_is_seen(&acting, &[], damages);
        let draft: &[Damage] = &[
            ("a draft are counted wrongly", |_, s| s.public.pool.spend(Die::W4)),
            ("a laid die is not free", |_, s| s.public.pool.spend(Die::W2)),
        ];
        let covering = json!({ "step": "action", "row": ["gendarmerie"], "white": [6, 4, 3, 3] });
        each_is_seen(&covering, &["defeat mission:1", "lay die:w2"], draft);
        // As many blue dice as there are, and sixes that no die is left for.
        table(&json!({ "step": "action", "blue": [6, 6, 6, 6], "pending_sixes": 1 }), &[]);
    }

    #[test]
    fn a_flow_in_disorder_is_seen() {
        let before = json!({ "step": "pre_roll", "row": ["tiger"] });
        let damages: &[Damage] = &[
            ("a mark before the action step", |_, s| s.public.row.tapped.add(Spot::First)),
            ("a mark before the action step", |_, s| s.public.row.camouflaged.add(Spot::First)),
            ("over, yet a step waits", |_, s| s.public.ending = Maybe::some(Ending::Glory)),
            ("nobody living is asked", |_, s| broken(s, Seat(0))),
            ("round 51", |_, s| s.public.round = 51),
        ];
        each_is_seen(&before, &[], damages);
        let six = json!({ "step": "explode", "white": [6] });
        each_is_seen(&six, &[], &[("no six waits", |_, s| s.public.pending_sixes = 0)]);
        let window = json!({ "step": "r1", "bands": [{}, { "hand": ["brutality"] }] });
        each_is_seen(&window, &[], &[("the active band is broken", |_, s| broken(s, Seat(0)))]);
        table(&json!({ "step": "pre_roll", "round": 50 }), &[]);
    }
}
