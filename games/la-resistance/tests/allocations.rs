//! Playing allocates nothing: asking, listing, acting, viewing and imagining leave the heap alone.

use staffetta_kernel::{GameRules, Setup};
use staffetta_la_resistance::LaResistance;
use staffetta_lab::alloc;

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting(std::alloc::System);

#[test]
fn games_with_views_and_imagined_worlds_allocate_nothing() {
    assert!(alloc::installed());
    for setup in (3..=5).map(Setup::seats) {
        let (picks, allocations) = alloc::of_play::<LaResistance>(&setup, 50).expect("games that end");
        assert!(picks > 1000, "{picks} picks");
        assert_eq!(allocations, 0, "in {picks} picks of {setup:?}");
    }
}

#[test]
fn the_state_is_small() {
    let size = size_of::<<LaResistance as GameRules>::State>();
    assert!(size <= 320, "{size} bytes");
}
