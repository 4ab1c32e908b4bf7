//! When talk is forbidden (RR-2.3). Each step of the round says which of these holds for it; before the first mission,
//! in the Supply, at the end of the round and at the change of phase everybody may talk.

use staffetta_kernel::Talk;

use crate::action::Verb;
use crate::cards::Sphere;
use crate::options::Talking;
use crate::rules::Rules;
use crate::state::Public;

const SILENCE: Talk = Talk::Closed("RR-2.3");

/// In the Staff step the seats talk, unless the option forbids it for good.
pub fn in_staff(r: &Rules) -> Talk {
    if r.options.talk == Talking::Never { SILENCE } else { Talk::Open }
}

/// From the end of the staff until the end of the Resolution silence holds.
pub fn in_mission(r: &Rules, p: &Public) -> Talk {
    match r.options.talk {
        Talking::Always => Talk::Open,
        Talking::Social if r.mission(p.mission()).sphere == Sphere::Social => Talk::Open,
        Talking::Social | Talking::Staff | Talking::Never => SILENCE,
    }
}

/// Is there a window for talk before this mission (RR-2.2)? Not before a Political one, and nobody talks alone.
pub fn has_staff_talk(r: &Rules, p: &Public) -> bool {
    p.seats > 1
        && match r.options.talk {
            Talking::Never => false,
            Talking::Always => true,
            Talking::Staff | Talking::Social => r.mission(p.mission()).sphere != Sphere::Political,
        }
}

/// Is it something said?
pub fn is_talk(verb: Verb) -> bool {
    matches!(verb, Verb::Pledge | Verb::CountMeOut | Verb::NeedHelp | Verb::Ready)
}
