//! The invariants that hold whenever somebody is asked.

use staffetta_kernel::{Broken, Seat, Target};

use crate::cards::{Card, Clg, EventKind, MISSIONS, PATROL_SPOT, SPOTS};
use crate::dice::{BLUE, Counts, Die, WHITE, dice_of};
use crate::rules::Rules;
use crate::state::{Draft, DraftKind, State, StepKind, answer};
use crate::steps::{self, TURN_DEPTH, turn};

type Held = Result<(), Broken>;

/// Do all invariants hold?
pub fn check(r: &Rules, s: &State) -> Held {
    let dealt = s.round > 0;
    if dealt {
        missions(r, s)?;
        events(r, s)?;
        cest_la_guerre(s)?;
    }
    bands(r, s)?;
    dice(r, s)?;
    flow(r, s)?;
    if dealt && !s.is_over() { row(r, s) } else { Ok(()) }
}

/// Every mission is in exactly one place, The Time is Now! in the pile or aside.
fn missions(r: &Rules, s: &State) -> Held {
    let mut seen = 0u64;
    let places = s.mission_draw.iter().chain(s.mission_discard.iter()).chain(&s.row[..PATROL_SPOT]);
    for card in places.copied().filter(|card| card.lies()) {
        Broken::unless((1..=MISSIONS as u8).contains(&card.0), || format!("{card:?} is no mission card"))?;
        Broken::unless(seen >> card.0 & 1 == 0, || format!("mission {} is in two places", card.name()))?;
        seen |= 1 << card.0;
    }
    Broken::unless(s.mission_draw.has(r.time_is_now) != (s.time_is_now == 1), || {
        "The Time is Now! is neither in the draw pile nor aside, or both".to_owned()
    })?;
    seen |= 1 << r.time_is_now.0;
    Broken::unless(seen.count_ones() as usize == MISSIONS, || format!("{} missions, not 35", seen.count_ones()))?;
    Broken::unless(!s.mission_discard.has(r.time_is_now), || "The Time is Now! was discarded".to_owned())?;
    Broken::unless(s.row[PATROL_SPOT] == Card::NONE || s.row[PATROL_SPOT] == Card::PATROL, || {
        "the fourth place holds a mission card".to_owned()
    })
}

/// Nine events, one of them in force.
fn events(r: &Rules, s: &State) -> Held {
    for &kind in EventKind::ALL {
        let all = s.event_draw.iter().chain(s.event_discard.iter()).chain(s.event.iter());
        let there = all.filter(|&&event| event == kind).count();
        Broken::unless(there == usize::from(r.event(kind).count), || {
            format!("{there} events of kind {}", kind.word())
        })?;
    }
    Broken::unless(s.event.len() == 1, || "no event is in force".to_owned())
}

/// Each C'est La Guerre card is in exactly one place.
fn cest_la_guerre(s: &State) -> Held {
    for &card in Clg::ALL {
        let piles = usize::from(s.clg_draw.has(card)) + usize::from(s.clg_discard.has(card));
        let hands: usize = s.bands.iter().map(|b| b.hand.iter().filter(|&&c| c == card).count()).sum();
        let shown = match card {
            Clg::Mg34 => s.bands.iter().filter(|b| b.shots > 0).count(),
            Clg::UnexpectedPatrol => usize::from(s.row[PATROL_SPOT].lies()),
            _ => 0,
        };
        let there = piles + hands + shown;
        Broken::unless(there == 1, || format!("{} is in {there} places", card.word()))?;
    }
    Broken::unless(s.batch.iter().all(|&batch| batch <= 9), || "a shuffle that never was".to_owned())?;
    Broken::unless(s.clg_draw.iter().all(|&c| s.batch[c as usize] == s.batch[s.clg_draw[0] as usize]), || {
        "the draw pile of C'est La Guerre cards comes from two shuffles".to_owned()
    })
}

/// Recruits, glory, hands; broken bands.
fn bands(r: &Rules, s: &State) -> Held {
    let assessing = s.steps.iter().any(|step| step.kind == StepKind::Assess);
    for seat in (0..s.seats).map(Seat) {
        let band = s.band(seat);
        let name = || format!("band {}", seat.0);
        if !s.living.has(seat) {
            let gone = band.recruits == 0 && band.cards() == 0 && band.broken_at > 0 && !s.to_act.has(seat);
            Broken::unless(gone && s.answers[seat.at()] == answer::NONE, || format!("{} is broken and acts", name()))?;
            continue;
        }
        // A game may end in the middle of an assessment or a purchase.
        let room = s.is_over() || (assessing && seat == s.active);
        Broken::unless(room || (1..=r.house.recruit_cap).contains(&band.recruits), || {
            format!("{} has {} recruits", name(), band.recruits)
        })?;
        let over = s.is_over() || (s.step().kind == StepKind::OverLimit && seat == s.active);
        Broken::unless(band.cards() <= r.numbers.hand_limit + u8::from(over), || {
            format!("{} has {} cards", name(), band.cards())
        })?;
        Broken::unless(band.shots < r.clg(Clg::Mg34).uses.max(1), || format!("{} has an empty MG-34", name()))?;
        let before_roll = s.step().kind == StepKind::PreRoll;
        let gave = seat == s.active && s.has_used(crate::state::used::GIFT);
        Broken::unless(!before_roll || gave || band.glory < r.house.target_glory, || {
            format!("{} has {} glory before a roll", name(), band.glory)
        })?;
    }
    for (at, &seat) in s.to_act.iter().enumerate() {
        Broken::unless(!s.to_act[..at].contains(&seat) && s.living.has(seat), || "the queue is wrong".to_owned())?;
    }
    Broken::unless(s.is_over() || s.living.len() >= 2, || "one band is left and the game goes on".to_owned())
}

/// The pool and the draft.
fn dice(r: &Rules, s: &State) -> Held {
    let mut counts = Counts::NONE;
    for &die in &Die::ALL[..WHITE + BLUE + 2] {
        let value = s.pool.shows(die);
        Broken::unless(value <= 6, || format!("{} shows {value}", die.name()))?;
        let (free, removed) = (s.pool.is_free(die), s.pool.removed & die.bit() != 0);
        Broken::unless(!(free && removed) && (value > 0 || !(free || removed)), || format!("{} is lost", die.name()))?;
        if free {
            counts = counts.with(value);
        }
        Broken::unless((1..=6).all(|v| (s.pool.showing(v) & die.bit() != 0) == (free && v == value)), || {
            format!("{} is sorted wrongly", die.name())
        })?;
    }
    Broken::unless(counts == s.pool.counts, || "the dice are counted wrongly".to_owned())?;
    let blue = (WHITE..WHITE + BLUE).filter(|&die| s.pool.value[die] > 0).count();
    Broken::unless(blue == usize::from(s.blue_used) && s.blue_used <= r.numbers.blue_dice, || {
        format!("{blue} blue dice, {} counted", s.blue_used)
    })?;
    let acting = s.step().kind == StepKind::Action;
    Broken::unless(!acting || s.pending_sixes == 0 || s.blue_used == r.numbers.blue_dice, || {
        format!("{} sixes wait in the action step", s.pending_sixes)
    })?;
    Broken::unless(s.mulligans <= r.house.mulligan_limit, || format!("{} Mulligans", s.mulligans))?;
    draft(r, s)
}

/// The picks of a choice: what is laid is free, what may still be laid is counted.
fn draft(r: &Rules, s: &State) -> Held {
    Broken::unless(s.draft.is_open() || s.draft == Draft::default(), || "a closed draft holds picks".to_owned())?;
    let laid = s.draft.all_laid();
    if s.draft.is_open() && s.draft.what != DraftKind::Play {
        let rest = dice_of(s.pool.free & !laid).fold(Counts::NONE, |counts, die| counts.with(s.pool.shows(die)));
        let left = rest.and(r.bonus_counts(s.draft.bonus, steps::draft::mission(r, s)));
        Broken::unless(left == s.draft.left, || "the dice of a draft are counted wrongly".to_owned())?;
        Broken::unless(!s.draft.cover().done(steps::draft::need(r, s)), || "a draft is done and waits".to_owned())?;
    }
    Broken::unless(laid & !s.pool.free & 0x0fff == 0, || "a laid die is not free".to_owned())
}

/// Three missions before a roll, marks only on cards.
fn row(r: &Rules, s: &State) -> Held {
    let lying = s.row[..PATROL_SPOT].iter().filter(|card| card.lies()).count();
    let left = s.mission_draw.len() + s.mission_discard.len();
    Broken::unless(lying == PATROL_SPOT || left == 0, || format!("{lying} missions in the row"))?;
    for spot in 0..SPOTS {
        let marked = (s.tapped | s.camouflaged) >> spot & 1 == 1;
        Broken::unless(!marked || s.row[spot].lies(), || format!("a mark on place {}", spot + 1))?;
        let hidden = s.camouflaged >> spot & 1 == 1;
        Broken::unless(!hidden || r.mission(s.row[spot]).camouflage, || format!("place {} camouflaged", spot + 1))?;
    }
    let before_roll = matches!(s.step().kind, StepKind::PreRoll | StepKind::PostRoll | StepKind::Explode);
    Broken::unless(!before_roll || s.tapped | s.camouflaged == 0, || "a mark before the action step".to_owned())
}

/// The flow: somebody living is asked, or the game is over.
fn flow(r: &Rules, s: &State) -> Held {
    if s.is_over() {
        return Broken::unless(s.steps.is_empty(), || "over, yet a step waits".to_owned());
    }
    Broken::unless(s.seats == r.seats, || format!("{} seats at a table of {}", s.seats, r.seats))?;
    let idle = s.step().kind == StepKind::Explode && !steps::explode::waits(r, s);
    Broken::unless(!idle, || "no six waits for a blue die".to_owned())?;
    let asked = steps::awaiting(s).asked();
    Broken::unless(!asked.is_empty() && asked.iter().all(|seat| s.living.has(seat)), || {
        format!("nobody living is asked in step {}", s.step().kind.word())
    })?;
    if s.steps.len() > TURN_DEPTH && s.steps[TURN_DEPTH].kind == StepKind::Turn {
        Broken::unless(s.living.has(s.active), || "the active band is broken".to_owned())?;
        Broken::unless(s.steps[TURN_DEPTH].a <= turn::CLOSE, || "the turn is past its close".to_owned())?;
    }
    Broken::unless(s.round <= r.house.max_rounds, || format!("round {}", s.round))
}
