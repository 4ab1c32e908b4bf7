//! Step 5, supply, and the passing of the token (RR-9, RR-10.1).

use staffetta_kernel::{Desk, flow, step};

use super::hand_limit::HandLimit;
use super::{Came, Next};
use crate::RepubblicaRibelle;
use crate::cards::Faction;
use crate::deck::{self, Reason};
use crate::event::Event;
use crate::rules::Rules;
use crate::state::{State, Token};

step! {
    /// Everybody draws.
    pub struct Supply {}
}

impl Token {
    /// The faction that it favours (RR-9.2).
    fn favoured(self) -> Faction {
        match self {
            Self::Cumer => Faction::Star,
            Self::Allies => Faction::Flame,
        }
    }

    fn turned(self) -> Self {
        match self {
            Self::Cumer => Self::Allies,
            Self::Allies => Self::Cumer,
        }
    }
}

impl flow::Step<RepubblicaRibelle> for Supply {
    /// Everybody draws, then the favoured faction; then the token goes to the right and is turned.
    fn enter(&mut self, r: &Rules, s: &mut State, _: Came, desk: &mut impl Desk<Event>) -> Next {
        let count = r.numbers.supply[usize::from(s.public.phase == 2)];
        for place in 0..s.public.seats {
            deck::draw(r, s, s.public.turn(place), count, Reason::SUPPLY, desk);
        }
        if r.automata > 0 {
            desk.tell(|| Event::AutomataDrawNothing);
        }
        let favoured = s.public.token.favoured();
        for place in 0..s.public.seats {
            let seat = s.public.turn(place);
            if s.public.faction(r, seat) == favoured {
                deck::draw(r, s, seat, r.numbers.supply_favoured, Reason::FAVOURED, desk);
            }
        }
        let p = &mut s.public;
        p.first_player = p.first_player.left(p.seats - 1, p.seats);
        p.token = p.token.turned();
        let (seat, token) = (p.first_player, p.token);
        let rule = match p.seats {
            1 => "RR-G30",
            _ if r.automata > 0 => "RR-13.5",
            _ => "RR-10.1",
        };
        desk.tell(|| Event::TokenPassed { seat, token, rule });
        Next::turn_into(HandLimit { seat })
    }
}
