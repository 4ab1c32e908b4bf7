//! Playing allocates nothing: asking, listing, acting, viewing and imagining leave the heap alone.

use staffetta_banditen::Banditen;
use staffetta_kernel::{GameRules, Setup};
use staffetta_lab::alloc;

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting(std::alloc::System);

#[test]
fn games_with_views_and_imagined_worlds_allocate_nothing() {
    assert!(alloc::installed());
    for scenario in ["gravellona", "tarnova"] {
        let setup = Setup::seats(2).option("scenario", scenario);
        let (picks, allocations) = alloc::of_play::<Banditen>(&setup, 20).expect("games that end");
        assert!(picks > 1000, "{picks} picks");
        assert_eq!(allocations, 0, "in {picks} picks of {setup:?}");
    }
}

/// 27 cache lines: three of them are sets of hexes and counters that spare the rules looking at every unit.
#[test]
fn the_state_is_small() {
    let size = size_of::<<Banditen as GameRules>::State>();
    assert!(size <= 27 * 64, "{size} bytes");
}
