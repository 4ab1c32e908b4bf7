//! Set-up: the Axis lays its mines in one go, hexes first, then values (BN-1.3, BN-1.7).

use staffetta_kernel::{Array, Awaiting, Choices, Desk, Label, Maybe, Pile, Prompt, Refusal, Seat, Target, flow, step};

use super::super::{Acted, OUT_OF_PLACE, question};
use super::{WAIT_SET_UP, next_of};
use crate::Banditen;
use crate::action::{Action, MineValue, Verb};
use crate::event::Event;
use crate::hex::Hex;
use crate::kinds::AXIS;
use crate::mines::{MINES, Mine, may_lie};
use crate::rules::Rules;
use crate::state::{Public, State};
use crate::view::View;

step! {
    /// Mines are to be laid.
    pub struct Mines {}
}

step! {
    /// Some of them are: their hexes in order, and after the last of them the values of the first hexes.
    pub struct LayMines {
        pub hexes: [Hex; MINES],
        pub values: [Maybe<MineValue>; MINES],
    }
}

fn mine_label(action: Action) -> Label {
    match action {
        Action::Mine(hex) => Label::new("BN-1.3").with("hex", hex),
        Action::Value(value) => Label::new("BN-1.7").with("value", value.0),
        _ => Label::missing(),
    }
}

impl flow::Step<Banditen> for Mines {
    fn asked(self, _: &Rules, _: &Public) -> Awaiting {
        Awaiting::One(AXIS)
    }
    fn actions(self, _: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        Hex::all().for_each(|hex| out.push(Action::Mine(hex)));
    }
    fn act(
        &mut self,
        _: &Rules,
        _: &mut State,
        _: Seat,
        action: Action,
        _: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        let Action::Mine(hex) = action else { return Err(OUT_OF_PLACE) };
        let mut lay = LayMines { hexes: [Hex::NONE; MINES], values: [Maybe::NONE; MINES] };
        lay.hexes[0] = hex;
        Ok(Acted::draft(lay))
    }
    fn prompt(self, _: &Rules, v: &View) -> Prompt {
        question(v, WAIT_SET_UP, || Prompt::new("mines", "BN-1.3").with("count", MINES as u8))
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        mine_label(action)
    }
    /// Values follow after the hexes.
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Value => Refusal::new("BN-1.7", "mine-hexes-first"),
            _ => <Banditen as flow::Flow>::out_of_place(verb),
        }
    }
}

impl LayMines {
    pub fn laid(&self) -> &[Hex] {
        let count = self.hexes.iter().take_while(|hex| hex.on_map()).count();
        &self.hexes[..count]
    }

    fn all_laid(&self) -> bool {
        self.laid().len() == MINES
    }

    fn valued(&self) -> usize {
        self.values.iter().take_while(|value| value.is_some()).count()
    }

    /// How many markers of each value are left.
    fn values_left(&self, r: &Rules) -> [u8; MineValue::COUNT] {
        let mut left = [0; MineValue::COUNT];
        for &value in &r.mine_values {
            left[value.slot()] += 1;
        }
        for value in self.values.iter().filter_map(|value| value.get()) {
            left[value.slot()] -= 1;
        }
        left
    }

    /// The values that may come next.
    fn choices(&self, r: &Rules) -> Pile<MineValue, { MineValue::COUNT }> {
        let left = self.values_left(r);
        // There are no more of them than places.
        (0..MineValue::COUNT).filter(|&value| left[value] > 0).map(MineValue::from_slot).collect()
    }

    /// All are laid.
    fn finish(&self, r: &Rules, s: &mut State, values: [MineValue; MINES], desk: &mut impl Desk<Event>) -> Acted {
        let p = &mut s.public;
        p.mines = Array(self.hexes.map(|hex| Mine { hex, live: true, shown: Maybe::NONE }));
        s.secret.mine_values = Array(values);
        let rule = if r.options.owner_knows_mines { "BN-1.7" } else { "BN-O.mine_knowledge" };
        desk.tell(|| Event::MinesLaid { hexes: self.hexes.to_vec(), rule });
        Acted::Go(next_of(r, &s.public, AXIS))
    }
}

impl flow::Draft<Banditen> for LayMines {
    fn actions(self, r: &Rules, _: &State, _: Seat, out: &mut Choices<Action>) {
        if self.all_laid() {
            self.choices(r).iter().for_each(|&value| out.push(Action::Value(value)));
        } else {
            let fits = |&hex: &Hex| may_lie(r, self.laid(), hex).is_ok();
            Hex::all().filter(fits).for_each(|hex| out.push(Action::Mine(hex)));
        }
    }
    /// A mine more, or a value more. The last pick lays them all.
    fn act(
        &mut self,
        r: &Rules,
        s: &mut State,
        _: Seat,
        action: Action,
        desk: &mut impl Desk<Event>,
    ) -> Result<Acted, Refusal> {
        match action {
            Action::Mine(hex) if !self.all_laid() => {
                may_lie(r, self.laid(), hex)?;
                let count = self.laid().len();
                self.hexes[count] = hex;
                self.hexes[..=count].sort_unstable();
            }
            Action::Value(value) if self.all_laid() => {
                if self.values_left(r)[value.slot()] == 0 {
                    return Err(Refusal::new("BN-1.7", "value-used"));
                }
                self.values[self.valued()] = Maybe::some(value);
            }
            _ => return Err(OUT_OF_PLACE),
        }
        if !self.all_laid() {
            return Ok(Acted::Pick);
        }
        if !r.options.owner_knows_mines {
            let mut values = r.mine_values;
            desk.shuffle("mine values", &mut values);
            return Ok(self.finish(r, s, values, desk));
        }
        // Once the values left are all the same there is nothing more to choose.
        let left = self.choices(r);
        if left.len() > 1 {
            return Ok(Acted::Pick);
        }
        let last = left.top().unwrap_or_default();
        Ok(self.finish(r, s, self.values.map(|value| value.get().unwrap_or(last)), desk))
    }
    fn prompt(self, _: &Rules, _: &View) -> Prompt {
        let prompt = if self.all_laid() {
            let hex = self.hexes[self.valued().min(MINES - 1)];
            Prompt::new("mine-values", "BN-1.7").with("hex", hex)
        } else {
            Prompt::new("mines", "BN-1.3").with("count", (MINES - self.laid().len()) as u8)
        };
        prompt.by(AXIS)
    }
    fn label(self, _: &Rules, _: &View, action: Action) -> Label {
        mine_label(action)
    }
    fn unavailable(self, _: &Rules, _: &View, verb: Verb) -> Refusal {
        match verb {
            Verb::Mine => Refusal::new("BN-1.7", "mines-are-laid"),
            Verb::Value => Refusal::new("BN-1.7", "mine-hexes-first"),
            _ => <Banditen as flow::Flow>::finish_first(verb),
        }
    }
}
