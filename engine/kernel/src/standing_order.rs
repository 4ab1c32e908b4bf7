//! Standing orders of a game's own.

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A standing order that only this game understands, such as 'fire only at these odds'. It is written as text in
/// databases and on the wire; what cannot be read is refused when it is given.
pub trait StandingOrder: Clone + PartialEq + Debug + Display + FromStr<Err = String> + Send + Sync + 'static {}

/// For a game without orders of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoOrders {}

impl Display for NoOrders {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoOrders {
    type Err = String;
    fn from_str(_: &str) -> Result<Self, String> {
        Err("this game has no standing orders of its own".to_owned())
    }
}

impl StandingOrder for NoOrders {}
