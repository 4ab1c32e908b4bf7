//! Random set-ups: any number of seats and any options that a table may have.

use staffetta_kernel::options::{Kind, Spec, Value};
use staffetta_kernel::{FastRng, Fault, Game, Ready, Rng, Setup};

use super::{FuzzReport, FuzzSpec};

/// A table of random size with random options. Choices that contradict each other are made again; if that goes on for
/// long, the defaults are taken.
pub(super) fn random_setup<G: Game>(
    spec: &FuzzSpec,
    rng: &mut FastRng,
    report: &mut FuzzReport,
) -> Result<Ready<G>, Fault> {
    let about = G::about();
    for _ in 0..20 {
        let span = u32::from(about.max_seats - about.min_seats) + 1;
        let seats = if spec.seats == 0 { about.min_seats + rng.below(span) as u8 } else { spec.seats };
        let mut setup = Setup::seats(seats);
        // One table in three is the plain game: what most people play is tried most.
        if spec.options && rng.below(3) > 0 {
            // What may stand in a line of text only the game knows.
            let drawn = G::schema().iter().filter(|option| !matches!(option.kind, Kind::Text { .. }));
            for option in drawn.filter(|_| rng.below(4) == 0).collect::<Vec<_>>() {
                setup.options.insert(option.key.to_owned(), random_value(option, rng));
            }
        }
        match setup.ready::<G>() {
            Ok(ready) => return Ok(ready),
            Err(_) if !setup.options.is_empty() => report.option_faults += 1,
            Err(fault) => return Err(fault),
        }
    }
    Setup::seats(if spec.seats == 0 { about.usual_seats } else { spec.seats }).ready::<G>()
}

fn random_value(option: &Spec, rng: &mut FastRng) -> Value {
    match option.kind {
        Kind::Flag => Value::Flag(rng.below(2) == 1),
        Kind::Int { min, max } => {
            let span = u32::try_from(max - min).unwrap_or(u32::MAX - 1) + 1;
            Value::Int(min + i64::from(rng.below(span)))
        }
        Kind::Choice(words) => Value::Word(rng.one_of(words).unwrap_or(option.default).to_owned()),
        Kind::Text { .. } => Value::Word(option.default.to_owned()),
    }
}
