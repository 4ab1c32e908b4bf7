//! Moving a piece: over borders that a road crosses, into any locality (RR-3.2 to RR-3.6). The roads themselves are in
//! `roads.rs`.

use serde::Serialize;
use staffetta_kernel::flow::{self, Flow};
use staffetta_kernel::schemars::JsonSchema;
use staffetta_kernel::{Choices, Desk, GameAction, Label, Prompt, Refusal, RuleId, Seat, step};

use super::{Acted, Answer, Draft, Next, manoeuvres};
use crate::RepubblicaRibelle;
use crate::action::{Action, Verb};
use crate::event::{Event, word};
use crate::map::{Locality, Territories, Territory};
use crate::options::Reposition;
use crate::pieces::Piece;
use crate::queries;
use crate::roads::Path;
use crate::rules::Rules;
use crate::state::{MovingBy, Public, State};
use crate::view::View;

step! {
    /// A piece that is moving: what its path costs so far, and whether it has used the free crossing of the Radici
    /// Road.
    pub struct MovePiece { pub piece: Piece, pub cost: u8, pub radici: bool, pub path: Path }
}

/// Is the next crossing of the Radici Road free for a piece that has not set out (RR-3.3)?
#[inline]
pub fn radici_is_free(r: &Rules, p: &Public) -> bool {
    p.movement.radici_free || (p.movement.by == MovingBy::Manoeuvres && r.options.red_free_each_piece)
}

/// What it costs to stay in the territory but change the locality; nothing where that is not allowed (RR-3.4).
#[inline]
pub fn reposition(r: &Rules, by: MovingBy) -> Option<u8> {
    match r.options.reposition {
        _ if by != MovingBy::Manoeuvres => None,
        Reposition::Free => Some(0),
        Reposition::One => Some(1),
        Reposition::Forbidden => None,
    }
}

/// Can a piece that stands here go anywhere?
#[inline]
pub fn can_set_out(r: &Rules, p: &Public, at: Locality) -> bool {
    p.movement.mp > 0
        || reposition(r, p.movement.by) == Some(0)
        || (radici_is_free(r, p) && !r.roads.radici(r.territory(at)).is_empty())
}

/// The rule that says how often and how a piece moves.
fn once(by: MovingBy) -> RuleId {
    if by == MovingBy::Manoeuvres { "RR-3.4" } else { "RR-5.7" }
}

impl MovePiece {
    /// The piece is named.
    #[inline]
    pub fn begin(r: &Rules, p: &Public, seat: Seat, piece: Piece) -> Acted {
        Ok(flow::Acted::draft(Self::set_out(r, p, seat, piece)?))
    }

    #[inline]
    fn set_out(r: &Rules, p: &Public, seat: Seat, piece: Piece) -> Result<Self, Refusal> {
        let Some(at) = p.place(seat, piece) else { return Err(Refusal::new("RR-3.5", "in-reserve")) };
        if p.movement.moved.has(piece) {
            return Err(Refusal::new(once(p.movement.by), "moved-already"));
        }
        if !can_set_out(r, p, at) {
            return Err(Refusal::with("RR-3.2", "no-points", p.movement.mp.into()));
        }
        Ok(Self { piece, cost: 0, radici: false, path: Path::default() })
    }

    /// Where it set out.
    #[inline]
    fn start(self, p: &Public, seat: Seat) -> Locality {
        p.place(seat, self.piece).unwrap_or_default()
    }

    /// The territory where it is now.
    #[inline]
    pub fn here(self, r: &Rules, p: &Public, seat: Seat) -> Territory {
        self.path.end().unwrap_or_else(|| r.territory(self.start(p, seat)))
    }

    /// The movement points that are left.
    #[inline]
    pub fn left(self, p: &Public) -> u8 {
        p.movement.mp - self.cost
    }

    /// Is its next crossing of the Radici Road free?
    #[inline]
    pub fn may_cross_free(self, r: &Rules, p: &Public) -> bool {
        !self.radici && radici_is_free(r, p)
    }

    /// The territories that it may enter next.
    #[inline]
    fn ahead(self, r: &Rules, p: &Public, now: Territory) -> Territories {
        if self.left(p) > 0 {
            r.roads.neighbours(now)
        } else if self.may_cross_free(r, p) {
            r.roads.radici(now)
        } else {
            Territories::NONE
        }
    }

    fn cross(&mut self, r: &Rules, p: &Public, seat: Seat, to: Territory) -> Acted {
        let now = self.here(r, p, seat);
        if !r.roads.neighbours(now).has(to) {
            return Err(Refusal::new("RR-3.2", "no-road"));
        }
        if self.may_cross_free(r, p) && r.roads.radici(now).has(to) {
            self.radici = true;
        } else if self.left(p) == 0 {
            return Err(Refusal::with("RR-3.2", "no-points", 0));
        } else {
            self.cost += 1;
        }
        self.path.push(to);
        Ok(flow::Acted::Pick)
    }

    /// The rule by which a crossing of the Radici Road is free.
    fn rule_of_free_crossing(p: &Public) -> RuleId {
        match p.movement.by {
            MovingBy::Effect => "RR-O.move2_red",
            _ if !p.movement.radici_free => "RR-O.red_free",
            _ => "RR-3.3",
        }
    }

    /// The rule by which it crosses into a territory.
    fn rule_of_border(self, p: &Public, red: bool, free: bool) -> RuleId {
        match (red, free) {
            (true, true) => Self::rule_of_free_crossing(p),
            (true, false) => "RR-G03",
            (false, _) if self.path.is_empty() => "RR-3.6",
            (false, _) => "RR-G05",
        }
    }

    /// The rule by which it stops.
    fn rule_of_stop(self, r: &Rules) -> RuleId {
        match r.options.reposition {
            _ if !self.path.is_empty() => "RR-3.2",
            Reposition::Free => "RR-G04",
            Reposition::One | Reposition::Forbidden => "RR-O.reposition",
        }
    }

    /// The rule by which it has moved.
    fn rule_of_move(self, r: &Rules, p: &Public) -> RuleId {
        match (self.path.is_empty(), self.radici) {
            (true, _) if r.options.reposition == Reposition::Free => "RR-3.4",
            (true, _) => "RR-O.reposition",
            (false, true) => Self::rule_of_free_crossing(p),
            (false, false) => "RR-3.2",
        }
    }

    fn stop(&mut self, r: &Rules, s: &mut State, seat: Seat, at: Locality, desk: &mut impl Desk<Event>) -> Acted {
        let p = &mut s.public;
        let start = self.start(p, seat);
        if r.territory(at) != self.here(r, p, seat) {
            return Err(Refusal::new("RR-3.2", "other-territory"));
        }
        if self.path.is_empty() {
            let Some(cost) = reposition(r, p.movement.by) else {
                return Err(Refusal::new(once(p.movement.by), "must-cross"));
            };
            if at == start {
                return Err(Refusal::new("RR-3.4", "same-place"));
            }
            if cost > p.movement.mp {
                return Err(Refusal::with("RR-3.4", "no-points", p.movement.mp.into()));
            }
            self.cost = cost;
        }
        let rule = self.rule_of_move(r, p);
        let Self { piece, cost, radici, path } = *self;
        p.put(seat, piece, Some(at));
        p.movement.moved = p.movement.moved.with(piece);
        p.movement.mp -= cost;
        p.movement.radici_free &= !radici;
        desk.tell(|| Event::Moved { seat, piece, from: start, path, to: at, cost, radici, rule });
        Ok(flow::Acted::Go(Next::Again(Answer::Done)))
    }
}

impl flow::Draft<RepubblicaRibelle> for MovePiece {
    /// The next borders and the localities to stop at.
    fn actions(self, r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
        let p = &s.public;
        let (start, now) = (self.start(p, seat), self.here(r, p, seat));
        self.ahead(r, p, now).iter().for_each(|territory| out.push(Action::Via(territory)));
        let stands = self.path.is_empty();
        if stands && reposition(r, p.movement.by).is_none_or(|cost| cost > self.left(p)) {
            return;
        }
        for &at in r.localities(now) {
            if !stands || at != start {
                out.push(Action::To(at));
            }
        }
    }

    /// One more border, or the locality where it stops.
    fn act(&mut self, r: &Rules, s: &mut State, seat: Seat, action: Action, desk: &mut impl Desk<Event>) -> Acted {
        match action {
            Action::Via(to) => self.cross(r, &s.public, seat, to),
            Action::To(at) => self.stop(r, s, seat, at, desk),
            _ => Err(RepubblicaRibelle::finish_first(action.verb())),
        }
    }

    /// It stops at once.
    fn default_action(self, r: &Rules, s: &State, seat: Seat) -> Action {
        let mut list = Choices::new();
        self.actions(r, s, seat, &mut list);
        let stop = list.iter().copied().find(|action| matches!(action, Action::To(_)));
        stop.or_else(|| list.first().copied()).unwrap_or(Action::EndManoeuvres)
    }

    fn prompt(self, r: &Rules, v: &View) -> Prompt {
        let start = self.start(&v.public, v.viewer.unwrap_or_default());
        Prompt::new("way", "RR-3.2")
            .by(v.viewer)
            .with("piece", word("piece", self.piece.word()))
            .with("left", self.left(&v.public))
            .with("territory", word("territory", r.territory(start).word()))
    }

    fn label(self, r: &Rules, v: &View, action: Action) -> Label {
        let p = &v.public;
        match action {
            Action::Via(territory) => {
                let now = self.here(r, p, v.viewer.unwrap_or_default());
                let red = r.roads.radici(now).has(territory);
                let free = red && self.may_cross_free(r, p);
                let cost = u8::from(!free);
                Label::new(self.rule_of_border(p, red, free))
                    .with("territory", word("territory", territory.word()))
                    .with("cost", cost)
            }
            Action::To(at) => Label::new(self.rule_of_stop(r)).with("at", word("locality", at.word())),
            _ => Label::missing(),
        }
    }

    fn unavailable(self, r: &Rules, v: &View, verb: Verb) -> Refusal {
        let by = v.public.movement.by;
        match verb {
            Verb::Via => Refusal::with("RR-3.2", "no-points", self.left(&v.public).into()),
            Verb::To if reposition(r, by).is_none() => Refusal::new(once(by), "must-cross"),
            Verb::To => Refusal::with("RR-3.4", "no-points", self.left(&v.public).into()),
            _ => RepubblicaRibelle::finish_first(verb),
        }
    }
}

/// Where a piece can go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Reach {
    /// The movement points that are left for it.
    pub points: u8,
    /// Its next crossing of the Radici Road is free (RR-3.3).
    pub radici_free: bool,
    /// Where it can stop, by territory.
    pub stops: Vec<Stop>,
}

/// A territory in which a piece can stop, and the cheapest way there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(crate = "staffetta_kernel::schemars")]
pub struct Stop {
    /// The territory.
    pub territory: Territory,
    /// The localities where it may stop.
    pub localities: Vec<Locality>,
    /// Movement points for the whole move, with the borders that it has crossed.
    pub cost: u8,
    /// It uses the free crossing of the Radici Road (RR-3.3).
    pub radici: bool,
    /// The territories that it has still to enter, one after another.
    pub path: Vec<Territory>,
}

/// A way from where a piece is now: points, whether it uses the free crossing, the territories it enters.
type Way = (u8, bool, Vec<Territory>);

impl MovePiece {
    /// The cheapest way that leaves the territory and comes back.
    fn there_and_back(self, r: &Rules, p: &Public, here: Territory) -> Option<Way> {
        let free = self.may_cross_free(r, p);
        let ways = r.roads.neighbours(here).iter().filter_map(|next| {
            let red = free && r.roads.radici(here).has(next);
            let back = r.roads.route(next, here, free && !red)?;
            let path = [&[next], back.path()].concat();
            Some((u8::from(!red).saturating_add(back.cost), red || back.free, path))
        });
        ways.min()
    }

    /// The cheapest way into a territory, and where it may stop there.
    fn stop_in(self, r: &Rules, p: &Public, seat: Seat, territory: Territory) -> Option<Stop> {
        let (start, here) = (self.start(p, seat), self.here(r, p, seat));
        let mut localities = r.localities(territory).to_vec();
        let (cost, radici, path) = if territory != here || !self.path.is_empty() {
            let route = r.roads.route(here, territory, self.may_cross_free(r, p))?;
            (route.cost, route.free, route.path().to_vec())
        } else if let Some(cost) = reposition(r, p.movement.by).filter(|&cost| cost <= self.left(p)) {
            localities.retain(|&at| at != start);
            (cost, false, Vec::new())
        } else {
            self.there_and_back(r, p, here)?
        };
        let stop = Stop { territory, localities, cost: self.cost + cost, radici: self.radici || radici, path };
        (cost <= self.left(p)).then_some(stop)
    }
}

/// Answers where a piece can go: from where its way has come, for whoever sees that.
pub fn reach(r: &Rules, v: &View, _: &State, seat: Seat, piece: Piece) -> Result<Reach, Refusal> {
    queries::seated(&v.public, seat, "RR-3.1")?;
    let mut p = v.public;
    let moves_now = p.movement.by != MovingBy::Nothing && v.asked.has(seat);
    if !moves_now {
        p.movement = manoeuvres::manoeuvres_of(r, &p, seat);
    }
    let begun = Draft::open::<MovePiece>(&v.seen.draft).filter(|way| moves_now && way.piece == piece);
    let begun = begun.map_or_else(|| MovePiece::set_out(r, &p, seat, piece), Ok)?;
    Ok(Reach {
        points: begun.left(&p),
        radici_free: begun.may_cross_free(r, &p),
        stops: Territory::ALL.iter().filter_map(|&territory| begun.stop_in(r, &p, seat, territory)).collect(),
    })
}
