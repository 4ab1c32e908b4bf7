//! What cannot be taken back.

use staffetta_kernel::flow;
use staffetta_kernel::{FastRng, HiddenInformation, Source, TableDesk};

use crate::RepubblicaRibelle;
use crate::action::Action;
use crate::rules::Rules;
use crate::view::View;

/// Would this action of the viewer draw, reveal or seal something, ask somebody else or end the game? It is tried in a
/// world that fits the view. Any will do: until something is drawn or revealed nothing hidden steers the game.
pub fn cannot_be_taken_back(r: &Rules, v: &View, action: Action) -> bool {
    let Some(seat) = v.viewer else { return false };
    let mut world = RepubblicaRibelle::sample_world(r, v, &mut FastRng::new(0));
    let mut desk = TableDesk::new(Source::Nothing, "");
    let acted = flow::act::<RepubblicaRibelle>(r, &mut world, seat, action, &mut desk);
    let after = flow::awaiting::<RepubblicaRibelle>(r, &world);
    acted.is_ok() && (desk.irreversible || after.outcome().is_some() || !after.asked().without(seat).is_empty())
}
