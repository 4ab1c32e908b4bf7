//! A counter of heap allocations.
//!
//! A program that wants to know installs the counter:
//!
//! ```
//! #[global_allocator]
//! static COUNTING: staffetta_lab::alloc::Counting = staffetta_lab::alloc::Counting(std::alloc::System);
//!
//! let before = staffetta_lab::alloc::count();
//! let boxed = std::hint::black_box(Box::new(1));
//! assert_eq!(staffetta_lab::alloc::count(), before + 1);
//! # drop(boxed);
//! ```

use staffetta_kernel::{Choices, FastRng, Game, Heuristics, LabDesk, Rng, Seat, Setup, Viewer};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// An allocator with a counter for each thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting<A = System>(pub A);

fn count_one() {
    // While a thread is being torn down its counter is gone; nobody reads it then.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call goes to the allocator within, with the arguments unchanged; counting touches only a cell of the
// thread, which has no destructor and never allocates.
#[allow(unsafe_code)]
unsafe impl<A: GlobalAlloc> GlobalAlloc for Counting<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { self.0.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc_zeroed`.
        unsafe { self.0.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count_one();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::realloc`.
        unsafe { self.0.realloc(ptr, layout, size) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc::dealloc`.
        unsafe { self.0.dealloc(ptr, layout) }
    }
}

/// How often this thread has allocated so far. Stands still where [`Counting`] is not installed.
pub fn count() -> u64 {
    COUNT.try_with(Cell::get).unwrap_or(0)
}

/// Is [`Counting`] the allocator of this program?
pub fn installed() -> bool {
    let before = count();
    drop(std::hint::black_box(Box::new(0u8)));
    count() > before
}

/// Plays so many games, every second one by rollout actions in sampled worlds, and asks for everything that bots and
/// simulations ask for: whom, what, views, worlds, evaluations. Answers how many picks that took and how many allocations.
pub fn of_play<G: Game>(setup: &Setup, games: u64) -> Result<(u64, u64), String> {
    let ready = setup.ready::<G>().map_err(|fault| fault.to_string())?;
    let r = &*ready.rules;
    let mut choices = Choices::new();
    let mut picks = 0;
    let before = count();
    for game in 0..games {
        let mut rng = FastRng::nth(9, game);
        let mut s = G::set_up(r, &mut LabDesk::new(&mut rng)).map_err(|stuck| format!("{stuck:?}"))?;
        while let Some(seat) = G::awaiting(r, &s).next() {
            choices.clear();
            G::actions(r, &s, seat, &mut choices);
            let action = if game % 2 == 0 {
                rollout_in_sampled_world::<G>(r, &s, seat, &choices, &mut rng)
            } else {
                choices[rng.below(choices.len() as u32) as usize]
            };
            G::act(r, &mut s, seat, action, &mut LabDesk::new(&mut rng)).map_err(|refusal| format!("{refusal:?}"))?;
            picks += 1;
        }
    }
    Ok((picks, count() - before))
}

fn rollout_in_sampled_world<G: Game>(
    r: &G::Rules,
    s: &G::State,
    seat: Seat,
    choices: &Choices<G::Action>,
    rng: &mut FastRng,
) -> G::Action {
    let view = G::view(r, s, Viewer::Seat(seat));
    let world = G::sample_world(r, &view, rng);
    std::hint::black_box(G::Ai::evaluate(r, &world));
    G::Ai::rollout_action(r, &world, seat, choices, rng)
}
