//! A promise about boards in text: they fit their page, in every language.

use super::{table, texts};
use crate::action_space::GameAction;
use crate::choices::Choices;
use crate::game::Game;
use crate::record::By;
use crate::rng::Rng;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::table::{Table, Taken};
use crate::text::Catalog;
use crate::text_board::{TextPage, TextPart};

/// The widths that a board must fit: a plain page and a wide terminal.
const WIDTHS: [usize; 2] = [80, 100];

/// A board is drawn before one pick of so many.
const PICKS_A_BOARD: u32 = 12;

/// A board in text fits its page and has all its words, in every language, for whoever looks.
pub fn text_boards<G: Game>(seed: u64) -> Result<(), String> {
    // Each is a whole game: one seed in eight will do.
    if !seed.is_multiple_of(8) {
        return Ok(());
    }
    let catalogs = texts::catalogs::<G>()?;
    let (mut table, mut rng) = table::<G>(seed)?;
    while let Some(seat) = table.awaiting().next() {
        let mut choices = Choices::new();
        table.actions(seat, &mut choices);
        if rng.below(PICKS_A_BOARD) == 0 {
            boards(&table, seat, &choices, &catalogs)?;
        }
        let action = rng.one_of(&choices).ok_or("nobody has an action")?;
        if table.pick(seat, action, None, By::Seat, 0).map_err(|refused| refused.to_string())? == Taken::Held {
            table.release_pending(0).map_err(|refused| refused.to_string())?;
        }
    }
    boards(&table, Seat(0), &Choices::new(), &catalogs)
}

/// The board of whoever is asked and of the crowd, in every language and width.
fn boards<G: Game>(
    table: &Table<G>,
    asked: Seat,
    choices: &Choices<G::Action>,
    catalogs: &[Catalog],
) -> Result<(), String> {
    let names: Vec<String> = (0..MAX_SEATS).map(|n| format!("P{n}")).collect();
    let targets: Vec<Option<String>> = choices.iter().map(|action| action.target()).collect();
    for (viewer, targets) in [(Viewer::Seat(asked), &targets[..]), (Viewer::Crowd, &[])] {
        let view = table.view(viewer);
        for catalog in catalogs {
            for width in WIDTHS {
                let me = (viewer == Viewer::Seat(asked)).then_some(asked);
                let page = TextPage { catalog, names: &names, width, me, targets };
                let parts = G::text_board(table.rules(), &view, &page);
                sound(&parts, width).map_err(|what| format!("in {}, {width} columns: {what}", catalog.language()))?;
            }
        }
    }
    Ok(())
}

/// Names once, no text missing, no word or map wider than the page.
fn sound(parts: &[TextPart], width: usize) -> Result<(), String> {
    for (at, part) in parts.iter().enumerate() {
        if parts[..at].iter().any(|known| known.name == part.name) {
            return Err(format!("two parts of the board are called {}", part.name));
        }
        for text in part.lines.iter().map(|line| line.text()).chain([part.heading.clone()]) {
            if text.contains('‹') {
                return Err(format!("a text is missing in {}: {text}", part.name));
            }
            // A paragraph may be broken at its spaces; what is set in columns may not.
            let indent = text.len() - text.trim_start().len();
            let set_in_columns = text.trim_start().contains("  ") || indent > 8;
            if set_in_columns && text.chars().count() > width {
                return Err(format!("a line of {} is wider than the page: {text}", part.name));
            }
        }
    }
    Ok(())
}
