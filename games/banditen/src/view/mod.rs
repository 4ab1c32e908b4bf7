//! What one viewer may see: everything but the values of face-down mines and another's choice in the making.

mod json;

use std::sync::Arc;

use staffetta_kernel::{Array, Maybe, Seat, Viewer};

use crate::action::MineValue;
use crate::command::commanded;
use crate::kinds::{AXIS, PARTISAN};
use crate::mines::MINES;
use crate::morale::rsi_morale;
use crate::rules::{Book, Rules};
use crate::state::{BothSides, NO_DRAFT, PackedDraft, Public, State};
use crate::unit_set::UnitSet;
use crate::victory::{casualties, score};

/// What one viewer may see: enough to play from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// What everybody sees.
    pub(crate) public: Public,
    /// The viewer's own picks.
    pub(crate) draft: PackedDraft,
    /// The value of each mine, where the viewer knows it.
    pub(crate) mine_values: Array<Maybe<MineValue>, MINES>,
    pub(crate) asked: Option<Seat>,
    pub(crate) morale: u8,
    pub(crate) score: [i16; 2],
    pub(crate) casualties: BothSides,
    /// Units out of command, of both seats.
    pub(crate) out_of_command: [UnitSet; 2],
    pub(crate) book: Arc<Book>,
}

/// Does this viewer know the values of face-down mines (BN-O.mine_knowledge)?
fn knows_mines(r: &Rules, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Open => true,
        Viewer::Seat(seat) => seat == AXIS && r.options.owner_knows_mines,
        Viewer::Crowd => false,
    }
}

/// Builds the view.
pub fn view(r: &Rules, s: &State, viewer: Viewer) -> View {
    let p = &s.public;
    let asked = staffetta_kernel::flow::awaiting::<crate::Banditen>(r, s).next();
    let drafts = viewer == Viewer::Open || asked.is_some_and(|seat| viewer == Viewer::Seat(seat));
    let known = |at: usize| match knows_mines(r, viewer) {
        true => Maybe::some(s.secret.mine_values[at]),
        false => p.mines[at].shown,
    };
    let stray = |seat: Seat| p.fighting(seat).minus(commanded(r, p, p.fighting(seat)));
    View {
        viewer,
        public: *p,
        draft: if drafts { s.secret.draft } else { NO_DRAFT },
        mine_values: Array(std::array::from_fn(known)),
        asked,
        morale: rsi_morale(r, p),
        score: score(r, p),
        casualties: BothSides { partisan: casualties(r, p, PARTISAN), axis: casualties(r, p, AXIS) },
        out_of_command: [stray(PARTISAN), stray(AXIS)],
        book: r.book.clone(),
    }
}
