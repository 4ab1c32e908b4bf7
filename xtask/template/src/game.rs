//! The rules.

use staffetta_kernel::bytemuck::Zeroable;
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::{
    About, Awaiting, Broken, Choices, Data, Desk, Fault, Game, Label, Rng, MAX_SEATS, QuestionContext, Options, Preset,
    Progress, Prompt, Refusal, Seat, Viewer, serde_json,
};

use crate::Action;
use crate::event::Happened;
use crate::screen::View;
use crate::state::{SEATS, State};

/// __TITLE__.
#[derive(Clone, Copy, Debug)]
pub struct __NAME__;

/// Options and data of one table.
#[derive(Debug)]
pub struct Rules {
    /// How many seats.
    pub seats: u8,
    /// Points that win.
    pub target: u8,
    /// Sides of the die.
    pub sides: u8,
    /// The last round.
    pub rounds: u8,
}

impl Game for __NAME__ {
    type Rules = Rules;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Happened;

    fn about() -> About {
        About {
            id: "__ID__",
            version: 1,
            layout: 1,
            min_seats: 2,
            max_seats: SEATS as u8,
            usual_seats: 3,
            cap: 10_000,
            texts: &[("en", include_str!("../text/en.ftl")), ("fr", include_str!("../text/fr.ftl"))],
            rules: include_str!("../RULES.md"),
            data: &[("numbers", include_str!("../data/numbers.csv"))],
            presets: &[Preset { key: "usual", seats: 3, options: &[], minutes: 5 }],
        }
    }

    fn schema() -> &'static [Spec] {
        const SCHEMA: &[Spec] = &[Spec::int("target", 10, 100, "30", Tag::Basic, "XX-3.1")];
        SCHEMA
    }

    fn rules(seats: u8, options: &Options, data: &Data) -> Result<Rules, Fault> {
        let numbers = data.sheet("numbers")?;
        Ok(Rules {
            seats,
            target: options.int("target") as u8,
            sides: numbers.row("sides")?.int("value", 2, 20)? as u8,
            rounds: numbers.row("rounds")?.int("value", 1, 200)? as u8,
        })
    }

    fn set_up(_: &Rules, _: &mut impl Desk<Happened>) -> State {
        State { round: 1, ..State::zeroed() }
    }

    fn awaiting(r: &Rules, s: &State) -> Awaiting {
        s.outcome(r).map_or(Awaiting::One(s.active), Awaiting::Over)
    }

    fn actions(_: &Rules, s: &State, _: Seat, out: &mut Choices<Action>) {
        out.push(Action::Roll);
        if s.pot > 0 {
            out.push(Action::Hold);
        }
    }

    fn act(
        r: &Rules,
        s: &mut State,
        seat: Seat,
        action: Action,
        desk: &mut impl Desk<Happened>,
    ) -> Result<Progress, Refusal> {
        if Self::awaiting(r, s) != Awaiting::One(seat) {
            return Err(Refusal::new("XX-2.1", "not-your-turn"));
        }
        match action {
            Action::Roll => {
                let mut die = [0];
                desk.roll("die", r.sides, &mut die);
                if die[0] == 1 {
                    desk.tell(|| Happened::Lost(seat));
                    s.pass(r);
                } else {
                    s.pot = s.pot.saturating_add(die[0]);
                    desk.tell(|| Happened::Rolled(seat, die[0]));
                }
            }
            Action::Hold => {
                if s.pot == 0 {
                    return Err(Refusal::new("XX-2.3", "empty-pot"));
                }
                let points = &mut s.points[seat.at()];
                *points = points.saturating_add(s.pot);
                let points = *points;
                desk.tell(|| Happened::Held(seat, points));
                s.pass(r);
            }
        }
        Ok(Progress::Entry)
    }

    fn neutral(_: &Rules, s: &State, _: Seat) -> Action {
        if s.pot > 0 { Action::Hold } else { Action::Roll }
    }

    fn leave(r: &Rules, s: &mut State, seat: Seat, desk: &mut impl Desk<Happened>) {
        if s.outcome(r).is_some() || !s.playing(r).has(seat) {
            return;
        }
        s.gone = s.gone.with(seat);
        desk.tell(|| Happened::Left(seat));
        if s.active == seat {
            s.pass(r);
        }
    }

    fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
        View::new(r, s, viewer)
    }

    fn reimagine(_: &Rules, v: &View, _: &mut impl Rng, out: &mut State) {
        *out = v.table;
    }

    fn occasion(r: &Rules, s: &State) -> QuestionContext {
        let kind = if s.outcome(r).is_some() { "over" } else { "turn" };
        QuestionContext { turn: u32::from(s.round) * MAX_SEATS as u32 + u32::from(s.active.0), window: 0, kind }
    }

    fn prompt(_: &Rules, v: &View) -> Prompt {
        v.prompt()
    }

    fn label(_: &Rules, v: &View, action: Action) -> Label {
        v.label(action)
    }

    fn check(r: &Rules, s: &State) -> Result<(), Broken> {
        Broken::unless(s.active.0 < r.seats, || format!("seat {} is at the table", s.active.0))?;
        Broken::unless(s.points[usize::from(r.seats)..] == [0; SEATS][usize::from(r.seats)..], || {
            "nobody who is not there has points".to_owned()
        })
    }

    fn arrange(_: &Rules, s: &mut State, given: &serde_json::Value) -> Result<(), Fault> {
        let wrong = |reason: String| Fault::new("bad-given", "given", reason);
        let mut open = serde_json::to_value(*s).map_err(|e| wrong(e.to_string()))?;
        if let (Some(open), Some(given)) = (open.as_object_mut(), given.as_object()) {
            open.extend(given.clone());
        }
        *s = serde_json::from_value(open).map_err(|e| wrong(e.to_string()))?;
        Ok(())
    }

    const OBSERVATION: usize = SEATS + 2;

    fn observe(r: &Rules, v: &View, out: &mut [f32]) {
        for (place, points) in out.iter_mut().zip(v.table.points) {
            *place = f32::from(points) / f32::from(r.target);
        }
        out[SEATS] = f32::from(v.table.pot) / f32::from(r.target);
        out[SEATS + 1] = f32::from(v.table.active.0) / SEATS as f32;
    }

    fn plan(r: &Rules, v: &View, seat: Seat, _: &mut impl Rng, out: &mut Vec<Action>) {
        let s = &v.table;
        let enough = s.pot >= 20 || s.points[seat.at()].saturating_add(s.pot) >= r.target;
        out.push(if enough { Action::Hold } else { Action::Roll });
    }

    fn worth(r: &Rules, s: &State) -> [f32; MAX_SEATS] {
        if let Some(outcome) = s.outcome(r) {
            return outcome.shares();
        }
        let total: f32 = s.playing(r).iter().map(|seat| f32::from(s.points[seat.at()]) + 1.0).sum();
        let mut worth = [0.0; MAX_SEATS];
        for seat in s.playing(r).iter() {
            worth[seat.at()] = (f32::from(s.points[seat.at()]) + 1.0) / total;
        }
        worth
    }
}
