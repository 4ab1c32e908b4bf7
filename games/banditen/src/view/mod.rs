//! What one viewer may see (section 4.2): everything but the values of face-down mines and another's choice in the
//! making.

mod words;

use std::fmt;
use std::sync::Arc;

use staffetta_kernel::{Seat, Viewer};

use crate::kinds::{AXIS, PARTISAN};
use crate::rules::{Book, MINES, Rules};
use crate::state::{Draft, Field, State};
use crate::steps;

/// What one viewer may see: enough to play from.
#[derive(Clone)]
pub struct View {
    pub(crate) viewer: Option<Seat>,
    /// Everything is shown: after the end, or in a laboratory.
    pub(crate) open: bool,
    /// What everybody sees.
    pub(crate) field: Field,
    /// The viewer's own picks.
    pub(crate) draft: Draft,
    /// The value of each mine, or [`crate::state::NOBODY`] where the viewer does not know it.
    pub(crate) values: [u8; MINES],
    pub(crate) asked: Option<Seat>,
    pub(crate) over: bool,
    pub(crate) morale: u8,
    pub(crate) score: [i16; 2],
    pub(crate) casualties: [u8; 2],
    /// Counters out of command, of both seats.
    pub(crate) strays: [u64; 2],
    pub(crate) book: Arc<Book>,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        // The book belongs to the table; views of one table share it.
        (self.viewer, self.open, self.field, self.draft, self.values, self.asked)
            == (other.viewer, other.open, other.field, other.draft, other.values, other.asked)
    }
}

impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("viewer", &self.viewer)
            .field("field", &self.field)
            .field("draft", &self.draft)
            .field("values", &self.values)
            .finish_non_exhaustive()
    }
}

/// Does this viewer know the values of face-down mines?
fn knows_mines(r: &Rules, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Open => true,
        Viewer::Seat(seat) => seat == AXIS && r.house.owner_knows_mines,
        Viewer::Crowd => false,
    }
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let own = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
    let open = viewer == Viewer::Open;
    let asked = s.steps.top().map(|step| steps::asked(s, step));
    let drafting = s.draft.is_open() && (open || own.is_some() && own == asked);
    let knows = knows_mines(r, viewer);
    let stray = |seat: Seat| {
        let units = s.on_map[seat.at()] & s.combat[seat.at()];
        units & !crate::body::commanded_among(r, s, seat, units)
    };
    View {
        viewer: own,
        open,
        field: s.field,
        draft: if drafting { s.draft } else { Draft::none() },
        values: if knows { s.values } else { s.shown },
        asked,
        over: s.is_over(),
        morale: crate::fire::rsi_morale(r, s),
        score: steps::close::score(r, s),
        casualties: [steps::close::casualties(r, s, PARTISAN), steps::close::casualties(r, s, AXIS)],
        strays: [stray(PARTISAN), stray(AXIS)],
        book: r.book.clone(),
    }
}
