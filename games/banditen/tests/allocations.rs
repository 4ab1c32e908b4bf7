//! Playing allocates nothing: asking, listing, acting, viewing and imagining leave the heap alone.
#![allow(unsafe_code)] // an allocator that counts can be written in no other way

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use staffetta_banditen::Banditen as G;
use staffetta_kernel::{Choices, Game, LabDesk, Luck, Quick, Setup, Viewer};

thread_local!(static COUNT: Cell<u64> = const { Cell::new(0) });

struct Counting;

// SAFETY: every call is handed on to the system's allocator unchanged; only a number is kept beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: as promised by the caller.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as promised by the caller.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_random_game_with_views_and_imagined_worlds_allocates_nothing() {
    for scenario in ["gravellona", "tarnova"] {
        let ready = Setup::seats(2).option("scenario", scenario).ready::<G>().expect("a battle");
        let r = &*ready.rules;
        let mut choices = Choices::new();
        let mut decisions = 0;
        let before = COUNT.with(Cell::get);
        for game in 0..20 {
            let mut luck = Quick::nth(9, game);
            let mut s = G::set_up(r, &mut LabDesk::new(&mut luck));
            let mut dream = s;
            while let Some(seat) = G::awaiting(r, &s).next() {
                choices.clear();
                G::actions(r, &s, seat, &mut choices);
                let view = G::view(r, &s, Viewer::Seat(seat));
                G::reimagine(r, &view, &mut luck, &mut dream);
                let worth = G::worth(r, &dream);
                let action = if worth[0] > 0.3 {
                    G::hunch(r, &dream, seat, &choices, &mut luck)
                } else {
                    choices[luck.below(choices.len() as u32) as usize]
                };
                let done = G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut luck));
                assert!(done.is_ok());
                decisions += 1;
            }
        }
        assert!(decisions > 1000);
        assert_eq!(COUNT.with(Cell::get) - before, 0, "allocations in {decisions} decisions at {scenario}");
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<<G as Game>::State>() <= 1600, "{} bytes", size_of::<<G as Game>::State>());
}
