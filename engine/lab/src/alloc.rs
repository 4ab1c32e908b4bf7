//! Counting heap allocations.
//!
//! A program that wants to know installs the counter:
//!
//! ```
//! #[global_allocator]
//! static COUNTING: staffetta_lab::alloc::Counting = staffetta_lab::alloc::Counting;
//!
//! let before = staffetta_lab::alloc::count();
//! let boxed = std::hint::black_box(Box::new(1));
//! assert_eq!(staffetta_lab::alloc::count(), before + 1);
//! # drop(boxed);
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter for each thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

fn one_more() {
    // While a thread is being torn down its counter is gone; nobody reads it then.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call goes to the system's allocator with the arguments unchanged; counting touches only a cell of the
// thread, which has no destructor and never allocates.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        one_more();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        one_more();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::realloc`.
        unsafe { System.realloc(ptr, layout, size) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(ptr, layout) }
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
