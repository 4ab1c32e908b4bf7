//! Playing allocates nothing: asking, listing, acting, viewing and imagining leave the heap alone.

use staffetta_kernel::{GameRules, Setup};
use staffetta_lab::alloc;
use staffetta_repubblica_ribelle::RepubblicaRibelle;

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting(std::alloc::System);

#[test]
fn games_with_views_and_imagined_worlds_allocate_nothing() {
    assert!(alloc::installed());
    for setup in (1..=6).map(Setup::seats) {
        let (picks, allocations) = alloc::of_play::<RepubblicaRibelle>(&setup, 20).expect("games that end");
        assert!(picks > 500, "{picks} picks");
        assert_eq!(allocations, 0, "in {picks} picks of {setup:?}");
    }
}

#[test]
fn the_state_is_small() {
    let size = size_of::<<RepubblicaRibelle as GameRules>::State>();
    assert!(size <= 1024, "{size} bytes");
}
