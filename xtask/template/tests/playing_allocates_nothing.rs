//! Playing allocates nothing: asking, listing, acting, viewing and imagining leave the heap alone.

use staffetta_kernel::Setup;
use staffetta_lab::alloc;
use staffetta___SNAKE__::__NAME__;

#[global_allocator]
static COUNTING: alloc::Counting = alloc::Counting(std::alloc::System);

#[test]
fn games_with_views_and_imagined_worlds_allocate_nothing() {
    assert!(alloc::installed());
    let (picks, allocations) = alloc::of_play::<__NAME__>(&Setup::seats(2), 20).expect("games that end");
    assert!(picks > 100, "{picks} picks");
    assert_eq!(allocations, 0, "in {picks} picks");
}
