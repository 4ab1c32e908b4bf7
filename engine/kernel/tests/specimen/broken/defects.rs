//! One thing wrong at a time.

use serde::{Deserialize, Serialize};
use staffetta_kernel::bytemuck::{NoUninit, Zeroable};
use staffetta_kernel::options::{Spec, Tag};
use staffetta_kernel::text_board::{TextLine, TextPage, TextPart};
use staffetta_kernel::*;
use std::sync::atomic::{AtomicU8, Ordering};

use super::game::{Defect, Holds};
use crate::courier::Courier;
use crate::courier::game::{Action, Happened, Numbers, Query, Questions, Reply, Rules, State};
use crate::courier::view::View;

macro_rules! defects {
    ($( $(#[$meta:meta])* $Name:ident { $($item:item)* } )+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug)]
            pub struct $Name;
            impl Defect for $Name {
                type State = State;
                $($item)*
            }
        )+
    };
}

/// Plays as the specimen does, and then does something more to the state.
macro_rules! act_and {
    ($r:ident, $s:ident, $seat:ident, $action:ident, $taken:ident => $more:expr) => {
        fn act(
            $r: &Rules,
            $s: &mut State,
            $seat: Seat,
            $action: Action,
            desk: &mut impl Desk<Happened>,
        ) -> Result<Progress, Refusal> {
            let $taken = Courier::act($r, $s, $seat, $action, desk);
            $more;
            $taken
        }
    };
}

const REFUSED: Refusal = Refusal::new("SP-1", "not-now");

/// The number of the card on top of the deck, which nobody may know.
fn top_of_deck(s: &State) -> u8 {
    s.secret.deck.top().map_or(0, |card| card.slot() as u8)
}

/// Something that is not in the state and changes all the time.
fn outside() -> u8 {
    static CALLS: AtomicU8 = AtomicU8::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed)
}

defects! {
    /// Nothing is wrong.
    Sound {}

    RefusesWhatItLists {
        fn act(
            r: &Rules,
            s: &mut State,
            seat: Seat,
            action: Action,
            desk: &mut impl Desk<Happened>,
        ) -> Result<Progress, Refusal> {
            if action == Action::Pledge { Err(REFUSED) } else { Courier::act(r, s, seat, action, desk) }
        }
    }

    AcceptsWhatItDoesNotList {
        fn act(
            r: &Rules,
            s: &mut State,
            seat: Seat,
            action: Action,
            desk: &mut impl Desk<Happened>,
        ) -> Result<Progress, Refusal> {
            let taken = Courier::act(r, s, seat, action, desk);
            if action == Action::Spare { taken.or(Ok(Progress::Entry)) } else { taken }
        }
    }

    ChangesWhatItRefuses {
        act_and!(r, s, seat, action, taken => if taken.is_err() { s.public.window ^= 1 });
    }

    PassesByAnUnlistedAction {
        fn default_action(_: &Rules, _: &State, _: Seat) -> Action {
            Action::Overrule
        }
    }

    PlaysLongerThanItSays {
        fn about() -> About {
            About { max_picks: 3, ..Courier::about() }
        }
    }

    LosesACard {
        act_and!(r, s, seat, action, taken => if taken.is_ok() && action == Action::Pledge { s.secret.deck.pop(); });
    }

    LosesACardOfWhoLeaves {
        fn left(s: &mut State) {
            s.secret.deck.pop();
            s.public.discard.pop();
        }
    }

    ObservesNothingFinite {
        fn observe(r: &Rules, v: &View, out: &mut [f32]) {
            Numbers::observe(r, v, out);
            out[0] = f32::NAN;
        }
    }

    ReadsSomethingBesideTheState {
        act_and!(r, s, seat, action, taken => if taken.is_ok() { s.public.window = outside() });
    }

    RollsDiceOfItsOwn {
        act_and!(r, s, seat, action, taken => if taken.is_ok() && action == Action::Pledge {
            s.public.points[seat.at()] = (outside() % 6) as i8;
        });
    }

    SaysThatAllIsReversible {
        fn irreversible(_: &Rules, _: &View, _: Action) -> bool {
            false
        }
    }

    ForgetsItsOwnHand {
        fn sample_world(r: &Rules, v: &View, rng: &mut impl Rng) -> State {
            let mut world = Courier::sample_world(r, v, rng);
            let me = v.seat.map_or(0, Seat::at);
            let other = (me + 1) % usize::from(r.seats);
            world.secret.hands.swap(me, other);
            world
        }
    }

    ShowsTheDeckToTheCrowd {
        fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
            let mut view = Courier::view(r, s, viewer);
            if viewer == Viewer::Crowd {
                view.deck = top_of_deck(s);
            }
            view
        }
    }

    LetsTheDeckDecide {
        act_and!(r, s, seat, action, taken => if taken.is_ok() && action == Action::Ready {
            s.public.points[0] = top_of_deck(s) as i8;
        });
    }

    /// It says that something is revealed, and tells it to everybody, but no view shows it.
    TellsWhatNoViewShows {
        fn act(
            r: &Rules,
            s: &mut State,
            seat: Seat,
            action: Action,
            desk: &mut impl Desk<Happened>,
        ) -> Result<Progress, Refusal> {
            let taken = Courier::act(r, s, seat, action, desk);
            if taken.is_ok() && action == Action::Ready {
                desk.reveal();
                let top = top_of_deck(s);
                desk.tell(|| Happened::Fired(seat, top));
            }
            taken
        }
    }

    AnswersFromTheDeck {
        fn ask(r: &Rules, v: &View, world: &State, query: &Query) -> Result<Reply, Refusal> {
            match query {
                Query::Hit {} => Ok(Reply::Hit(f32::from(top_of_deck(world)))),
                Query::Sum { .. } => Questions::ask(r, v, world, query),
            }
        }
    }

    TellsHowMuchWasSealed {
        act_and!(r, s, seat, action, taken => if taken.is_ok() && action == Action::Seal {
            s.public.points[seat.at()] = s.secret.laid[seat.at()].len() as i8;
        });
    }

    DrawsNothingAnew {
        fn redraw_unseen(_: &Rules, _: &mut State, _: &mut impl Desk<Happened>) {}
    }

    DrawsHandsAnewToo {
        fn redraw_unseen(r: &Rules, s: &mut State, desk: &mut impl Desk<Happened>) {
            Courier::redraw_unseen(r, s, desk);
            s.secret.hands.0.swap(0, 1);
        }
    }

    RanksNobodyBeforeTheEnd {
        fn outcome_now(r: &Rules, s: &State) -> Option<Outcome> {
            Courier::outcome_now(r, s).map(|outcome| Outcome { rank: [0; MAX_SEATS], ..outcome })
        }
    }

    ShowsADraft {
        act_and!(r, s, seat, action, taken => if taken == Ok(Progress::Pick) { s.public.points[seat.at()] += 1 });
    }

    PassesOtherwiseEachTime {
        act_and!(r, s, seat, action, taken => if taken.is_ok() && action == Action::Pass {
            s.public.points[seat.at()] = (outside() % 7) as i8;
        });
    }

    OffersLessBeforeTheTurn {
        fn actions(r: &Rules, s: &State, seat: Seat, out: &mut Choices<Action>) {
            match Courier::awaiting(r, s) {
                Awaiting::Poll { now, .. } if now != seat => out.push(Action::Pass),
                _ => Courier::actions(r, s, seat, out),
            }
        }
    }

    CitesARuleThatIsNotThere {
        fn label(r: &Rules, v: &View, action: Action) -> Label {
            Label { rule: "SP-99", ..Courier::label(r, v, action) }
        }
    }

    SaysWhatHasNoSentence {
        fn prompt(r: &Rules, v: &View) -> Prompt {
            Prompt { key: "no-such-sentence", ..Courier::prompt(r, v) }
        }
    }

    DrawsOverTheEdge {
        fn text_board(page: &TextPage<'_>) -> Vec<TextPart> {
            let line = TextLine::plain(format!("{0}  {0}", "=".repeat(page.width / 2)));
            vec![TextPart::new("map", "", vec![line])]
        }
    }

    RefusesItsOwnDefault {
        fn schema() -> &'static [Spec] {
            const SCHEMA: &[Spec] = &[Spec::int("rounds", 1, 4, "9", Tag::Basic, "SP-1")];
            SCHEMA
        }
    }

    TalksTooMuch {
        fn about() -> About {
            const WORDS: &str = concat!(
                include_str!("../courier/en.ftl"),
                "\nprimer-0 = a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a\n    .title = Too much\n"
            );
            About { texts: &[("en", WORDS), ("fr", include_str!("../courier/fr.ftl"))], ..Courier::about() }
        }
    }

    NamesAVerbThatIsNotThere {
        fn about() -> About {
            const ENGLISH: &str = concat!(include_str!("../courier/en.ftl"), "\nverb-fly = Fly\n");
            const FRENCH: &str = concat!(include_str!("../courier/fr.ftl"), "\nverb-fly = Voler\n");
            About { texts: &[("en", ENGLISH), ("fr", FRENCH)], ..Courier::about() }
        }
    }

    RefusesToCarryOver {
        fn carry_over(_: u32, _: serde_json::Value) -> Result<serde_json::Value, Fault> {
            Err(Fault::new("no-way", "rules", "there is no way"))
        }
    }

    /// Not a defect: it no longer plays by its first rules.
    HasRetired {
        fn about() -> About {
            About { past: &[], ..Courier::about() }
        }
    }

    ImaginesOneWorld {
        fn sample_world(r: &Rules, v: &View, _: &mut impl Rng) -> State {
            Courier::sample_world(r, v, &mut FastRng::new(7))
        }
    }
}

/// Its open form leaves out what somebody remembers.
#[derive(Clone, Copy, Debug)]
pub struct WritesHalfOfItself;

impl Defect for WritesHalfOfItself {
    type State = HalfWritten;
}

/// A state whose open form is incomplete.
#[derive(Clone, Copy, Debug, NoUninit, Zeroable, Serialize, Deserialize)]
#[serde(from = "State", into = "State")]
#[repr(transparent)]
pub struct HalfWritten(State);

impl From<State> for HalfWritten {
    fn from(mut state: State) -> Self {
        state.public.discard.clear();
        Self(state)
    }
}

impl From<HalfWritten> for State {
    fn from(half: HalfWritten) -> Self {
        half.0
    }
}

impl Holds for HalfWritten {
    fn new(state: State) -> Self {
        Self(state)
    }
    fn held(&self) -> &State {
        &self.0
    }
    fn held_mut(&mut self) -> &mut State {
        &mut self.0
    }
}
