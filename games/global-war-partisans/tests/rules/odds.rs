//! Exact chances, asked of the rules as a board asks.

use staffetta_global_war_partisans::{GlobalWarPartisans as G, Power, Query, Reply, Unit, Zone};
use staffetta_kernel::prelude::*;
use staffetta_kernel::{FastRng, LabDesk, Seat, Setup, Viewer};
use std::collections::BTreeMap;

fn ask(query: &Query) -> Reply {
    let ready = Setup::seats(3).option("scenario", "1943").ready::<G>().expect("a table");
    let r = &*ready.rules;
    let s = G::set_up(r, &mut LabDesk::new(&mut FastRng::new(1))).expect("it begins");
    let view = G::view(r, &s, Viewer::Seat(Seat(0)));
    <<G as Game>::Queries as staffetta_kernel::Queries<G>>::ask(r, &view, &s, query).expect("an answer")
}

fn wins(zone: Zone, attackers: &[(Unit, u8)], defenders: &[(Unit, u8)]) -> f64 {
    let force = |units: &[(Unit, u8)]| units.iter().copied().collect::<BTreeMap<_, _>>();
    let query = Query::Odds { zone, attackers: force(attackers), by_sea: BTreeMap::new(), defenders: force(defenders) };
    match ask(&query) {
        Reply::Odds(odds) => {
            assert!((odds.wins + odds.holds - 1.0).abs() < 1e-9, "{odds:?}");
            (odds.wins * 1000.0).round() / 10.0
        }
        other => panic!("{other:?}"),
    }
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() <= 0.6, "{found} percent instead of {expected}");
}

#[test]
fn battles_to_the_end_come_out_as_computed_by_hand() {
    use Unit::{Armour, Artillery, Infantry, Militia};
    let plain = Zone::Silesia;
    near(wins(plain, &[(Infantry, 3)], &[(Infantry, 1)]), 90.0);
    near(wins(plain, &[(Infantry, 4)], &[(Infantry, 2)]), 77.0);
    near(wins(plain, &[(Infantry, 3), (Artillery, 2)], &[(Infantry, 2)]), 97.0);
    near(wins(plain, &[(Infantry, 3), (Artillery, 1), (Armour, 2)], &[(Infantry, 3)]), 99.0);
    near(wins(Zone::Bavaria, &[(Infantry, 3), (Artillery, 1), (Armour, 2)], &[(Infantry, 3)]), 97.0);
    near(wins(Zone::Berlin, &[(Infantry, 3), (Artillery, 1), (Armour, 2)], &[(Infantry, 3)]), 96.0);
    near(wins(plain, &[(Militia, 1)], &[(Infantry, 1)]), 14.3);
    near(wins(plain, &[(Militia, 1)], &[(Militia, 1)]), 29.0);
    near(wins(Zone::Bavaria, &[(Militia, 1)], &[(Militia, 1)]), 0.0);
}

#[test]
fn hunts_come_out_as_computed_by_hand() {
    use Unit::{Cavalry, Infantry, Militia};
    let kill = |zone: Zone, hunters: &[(Unit, u8)]| {
        let hunters = hunters.iter().copied().collect();
        match ask(&Query::Hunt { zone, controller: Power::Ussr, hunters }) {
            Reply::Hunt(odds) => (odds.hits * 1000.0).round() / 10.0,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(kill(Zone::Smolensk, &[(Militia, 1)]), 8.3);
    assert_eq!(kill(Zone::Smolensk, &[(Infantry, 1)]), 16.7);
    assert_eq!(kill(Zone::Smolensk, &[(Infantry, 2)]), 30.6);
    assert_eq!(kill(Zone::Smolensk, &[(Infantry, 3)]), 42.1);
    assert_eq!(kill(Zone::Smolensk, &[(Infantry, 4)]), 51.8);
    assert_eq!(kill(Zone::Smolensk, &[(Cavalry, 1)]), 25.0);
    assert_eq!(kill(Zone::Smolensk, &[(Cavalry, 2), (Infantry, 1)]), 53.1);
    assert_eq!(kill(Zone::WesternYugoslavia, &[(Infantry, 2)]), 16.0);
}

#[test]
fn the_underground_and_the_supply_are_told() {
    assert!(matches!(ask(&Query::Underground {}), Reply::Underground(found) if found.len() >= 10));
    assert!(matches!(ask(&Query::Supply { power: Power::Germany }), Reply::Supply(supply) if supply.income == 57));
    assert!(matches!(ask(&Query::Standings {}), Reply::Standings(standings) if standings[0].victory_points == 17));
}
