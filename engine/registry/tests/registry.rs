//! Every game of the registry is found by its id and can be played without its type.

use staffetta_kernel::{Awaiting, Dice, Head, Seed, Setup};

#[test]
fn every_game_is_found_by_its_id_and_opens_its_usual_table() {
    let games = staffetta_registry::all();
    assert!(!games.is_empty());
    for (at, game) in games.iter().enumerate() {
        let id = game.about().id;
        assert_eq!(games.iter().position(|other| other.about().id == id), Some(at), "{id} is there once");
        assert_eq!(staffetta_registry::game(id).map(|found| found.about().id).ok(), Some(id));
        let table = game.open(&Setup::default(), Dice::Seed(Seed::plain(1)), Head::default(), 0);
        let table = table.unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert_eq!((table.game(), table.seats()), (id, game.about().usual_seats));
        assert!(!matches!(table.awaiting(), Awaiting::Over(_)), "{id} asks somebody");
    }
}

#[test]
fn an_unknown_game_is_a_fault_that_lists_the_known_ones() {
    let Err(fault) = staffetta_registry::game("chess") else { panic!("it is not there") };
    assert_eq!(fault.code, "unknown-game");
    assert!(staffetta_registry::all().iter().all(|game| fault.reason.contains(game.about().id)), "{}", fault.reason);
}
