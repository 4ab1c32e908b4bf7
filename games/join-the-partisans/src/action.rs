//! What a player may do: a verb and at most one target.

use staffetta_kernel::{Seat, actions, kinds};

use crate::cards::TraitorCard;
use crate::dice::Kept;
use crate::place::Place;
use crate::stars::Star;

kinds! {
    /// An option of a question, by the letter under which it is shown.
    pub enum Letter, "option" { A = "a", B = "b", C = "c" }
}

actions! {
    /// What a player may do.
    pub enum Action, verbs Verb, version 1 {
        /// Put the figure on a place (JP-1.4).
        Figure(Place) = "figure",
        /// Name Olga's partner (JP-1.4, JP-13.1).
        Partner(Seat) = "partner",
        /// Stay with the partner (JP-13.1).
        Stay = "stay",
        /// Put a white outpost on a place (JP-1.5, JP-8.2).
        White(Place) = "white",
        /// Walk to a place (JP-3.4).
        Move(Place) = "move",
        /// Choose one of the nearest white outposts (JP-3.2, JP-13.2).
        Target(Place) = "target",
        /// Keep these dice and roll the others (JP-4.1).
        Keep(Kept) = "keep",
        /// Let the hand stand (JP-4.1).
        Stop = "stop",
        /// Spend a star for one more roll, keeping these dice (JP-12.3, JP-12.4).
        Star(Kept) = "star",
        /// Spend a white star for another move (JP-12.5).
        WhiteStar = "white_star",
        /// Spend a green star for another question (JP-12.6).
        GreenStar = "green_star",
        /// Spend none.
        NoStar = "no_star",
        /// Type an answer (JP-6.2).
        Answer = "answer",
        /// A bot tries (JP-6.10).
        Try = "try",
        /// Pass: counts as wrong.
        Pass = "pass",
        /// Choose an option (JP-6.3, JP-6.4).
        Choose(Letter) = "choose",
        /// Ask the reader to rule on the answer (JP-6.9).
        Appeal = "appeal",
        /// Do not.
        Concede = "concede",
        /// Agree to an answer, a swap, a partner.
        Accept = "accept",
        /// Do not agree.
        Refuse = "refuse",
        /// Try to free the captive here (JP-10.3, JP-13.8).
        Rescue = "rescue",
        /// Catch the deserter here (JP-9.7).
        Catch = "catch",
        /// Leave, and roll for movement.
        MoveOn = "move_on",
        /// Wait beside the captive (JP-13.8).
        Wait = "wait",
        /// Turn up a Traitor card (JP-11.2, JP-11.4).
        TurnUp(TraitorCard) = "turn_up",
        /// Offer a star (JP-12.9).
        Give(Star) = "give",
        /// Ask for a star.
        Take(Star) = "take",
        /// Send the offer.
        Send = "send",
        /// Offer nothing.
        NoSwap = "no_swap",
    }
}
