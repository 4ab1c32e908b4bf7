//! For every promise of conformance a game that breaks it, and a test that it is caught: the specimen with one thing
//! wrong.

mod defects;
pub mod game;

pub use defects::*;
use game::{Broken, Defect};
use staffetta_kernel::conformance::{self, Case};

use crate::courier;

/// How many games a promise may need until it notices.
const SEEDS: u64 = 60;

/// What the promise says of a game, in the first game in which it is broken.
fn complaint(promise: fn(u64) -> Result<(), String>) -> Option<String> {
    (0..SEEDS).find_map(|seed| promise(seed).err())
}

macro_rules! caught {
    ($( $promise:ident: $Defect:ty, $words:literal; )+) => {
        $(
            #[test]
            fn $promise() {
                let none = complaint(conformance::$promise::<Broken<Sound>>);
                assert_eq!(none, None, "nothing is wrong with the game as it is");
                let said = complaint(conformance::$promise::<Broken<$Defect>>).expect("it is noticed");
                assert!(said.contains($words), "it says: {said}");
            }
        )+
    };
}

caught! {
    listed: RefusesWhatItLists, "the listed pledge";
    illegal: AcceptsWhatItDoesNotList, "is not listed but accepted";
    dead_ends: PassesByAnUnlistedAction, "is not listed";
    ends: PlaysLongerThanItSays, "picks";
    invariants: LosesACard, "every card is somewhere once";
    leaving: LosesACardOfWhoLeaves, "left";
    numbers: ObservesNothingFinite, "of the observation is NaN";
    replay: ReadsSomethingBesideTheState, "the state after it is";
    carried_over: RefusesToCarryOver, "it is not carried over";
    round_trips: WritesHalfOfItself, "other bytes after the round trip";
    undo: RollsDiceOfItsOwn, "gives something else";
    reversible: SaysThatAllIsReversible, "is said to be reversible, and it is not";
    sampled_worlds: ForgetsItsOwnHand, "in a world imagined from";
    crowd: ShowsTheDeckToTheCrowd, "the crowd sees what is hidden";
    redrawn: DrawsHandsAnewToo, "sees that something was drawn anew";
    no_hidden_influence: LetsTheDeckDecide, "depends on what it cannot see";
    told: TellsWhatNoViewShows, "what no view of his shows";
    answers: AnswersFromTheDeck, "depends on what it cannot see";
    sealed: TellsHowMuchWasSealed, "answered under seal";
    drafts: ShowsADraft, "sees the pick";
    orders: PassesOtherwiseEachTime, "with orders the game goes another way";
    early: OffersLessBeforeTheTurn, "something else when its turn";
    rules: CitesARuleThatIsNotThere, "which is not in RULES.md";
    texts: SaysWhatHasNoSentence, "no-such-sentence";
    text_boards: DrawsOverTheEdge, "is wider than the page";
}

#[test]
fn ends_also_means_that_the_score_as_it_stands_ranks_every_seat() {
    let said = complaint(conformance::ends::<Broken<RanksNobodyBeforeTheEnd>>).expect("it is noticed");
    assert!(said.contains("as it stands the ranks"), "it says: {said}");
}

#[test]
fn illegal_also_means_that_nothing_changes() {
    let said = complaint(conformance::illegal::<Broken<ChangesWhatItRefuses>>).expect("it is noticed");
    assert!(said.contains("changed the state"), "it says: {said}");
}

#[test]
fn redrawn_also_means_that_something_is() {
    let said = complaint(conformance::redrawn::<Broken<DrawsNothingAnew>>).expect("it is noticed");
    assert!(said.contains("none of it is drawn anew"), "it says: {said}");
}

#[test]
fn texts_also_means_that_each_belongs_to_something() {
    let said = complaint(conformance::texts::<Broken<NamesAVerbThatIsNotThere>>).expect("it is noticed");
    assert!(said.contains("nothing of the game is called 'verb-fly'"), "it says: {said}");
}

#[test]
fn options() {
    assert_eq!(conformance::options::<Broken<Sound>>(), Ok(()));
    let said = conformance::options::<Broken<RefusesItsOwnDefault>>().expect_err("it is noticed");
    assert!(said.contains("is not a number from 1 to 4"), "it says: {said}");
}

#[test]
fn primer() {
    assert_eq!(conformance::primer::<Broken<Sound>>(), Ok(()));
    let said = conformance::primer::<Broken<TalksTooMuch>>().expect_err("it is noticed");
    assert!(said.contains("not at most 30"), "it says: {said}");
}

#[test]
fn frequencies() {
    assert!(cases::<Sound>().all(|case| conformance::frequencies(&case).is_ok()));
    let said = cases::<ImaginesOneWorld>().find_map(|case| conformance::frequencies(&case).err());
    assert!(said.is_some_and(|said| said.contains("not even")), "one world only is noticed");
}

fn cases<D: Defect<State = courier::game::State>>() -> impl Iterator<Item = Case<Broken<D>>> {
    let cases = courier::view::cases().into_iter();
    // The same cases of another type.
    #[allow(clippy::map_identity)]
    cases.map(|Case { name, rules, state, seat, worlds }| Case { name, rules, state, seat, worlds })
}
