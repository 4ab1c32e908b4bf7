//! What the texts say, in Italian above all: number, gender and meaning.

use staffetta_kernel::prelude::*;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::text_board::TextPage;
use staffetta_kernel::{Arg, Args, Data, FastRng, LabDesk, Overrides, Seat, Setup, Viewer, serde_json::json};
use staffetta_repubblica_ribelle::RepubblicaRibelle as G;

fn texts(language: &str) -> Catalog {
    let all = G::about().texts;
    let (_, source) = all.iter().find(|(of, _)| *of == language).expect("a language of the game");
    Catalog::new(language, source).expect("readable texts")
}

fn italian(key: &str, args: &[(&'static str, Arg)]) -> String {
    let args = Args(args.to_vec());
    texts("it").try_say(key, &args, &["Irma".to_owned()]).expect("a sentence")
}

fn word(key: &str) -> Arg {
    Arg::Word(key.to_owned())
}

/// The board in text has the map, the republic, the mission, the commanders and the viewer's hand.
#[test]
fn the_board_in_text_has_all_its_parts() {
    let rules = Setup::seats(3).ready::<G>().expect("a table").rules;
    let mut state = G::set_up(&rules, &mut LabDesk::new(&mut FastRng::new(1))).expect("a table");
    let given = json!({ "step": "mission", "mission": "M11", "asked": 0, "seats": [{ "hand": ["A001", "A020"] }] });
    G::apply_given(&rules, &mut state, &given).expect("a position");
    let (catalog, view) = (texts("en"), G::view(&rules, &state, Viewer::Seat(Seat(0))));
    let names = ["Irma", "Mario", "Norma"].map(str::to_owned);
    let page = TextPage { catalog: &catalog, names: &names, width: 120, me: Some(Seat(0)), targets: &[] };
    let parts = G::text_board(&rules, &view, &page);
    let shown = |part: &str| -> String {
        let part = parts.iter().find(|known| known.name == part).unwrap_or_else(|| panic!("no part is called {part}"));
        part.lines.iter().map(|line| line.text() + "\n").collect()
    };
    assert!(shown("map").contains("Montefiorino"));
    assert!(shown("republic").contains("Health of the republic: 3 of 3"));
    assert!(shown("mission").contains("military mission, all together"));
    assert!(shown("commanders").contains("Norma"));
    assert!(shown("hand").contains("Ambush"), "{}", shown("hand"));
}

#[test]
fn one_is_not_several() {
    let left = |n: i64| [("left", Arg::Int(n))];
    assert_eq!(italian("prompt-manoeuvres", &left(1)), "Muovi i tuoi pezzi: resta un punto.");
    assert_eq!(italian("prompt-manoeuvres", &left(3)), "Muovi i tuoi pezzi: restano 3 punti.");
    assert_eq!(italian("prompt-manoeuvres", &left(0)), "Muovi i tuoi pezzi: non restano punti.");
    assert_eq!(italian("prompt-movement", &left(1)), "Muovi subito: resta un punto.");
    let objectives = |n: i64| [("points", Arg::Int(5)), ("objectives", Arg::Int(n))];
    assert_eq!(italian("board-mine-takes", &objectives(0)), "Il tuo, 5, non ne toglie nessuno.");
    assert_eq!(italian("board-mine-takes", &objectives(2)), "Il tuo, 5, ne toglie due.");
    let green = |n: i64| [("automaton", Arg::Int(1)), ("green", Arg::Int(n)), ("score", Arg::Int(6))];
    let said = italian("log-automaton-scores", &green(1));
    assert_eq!(said, "Partigiano Automatizzato 1: un ingranaggio verde, punteggio 6.");
    let left = |n: i64| [("left", Arg::Int(n)), ("of", Arg::Int(3))];
    assert_eq!(italian("board-objectives", &left(1)), "Resta un obiettivo su 3");
}

#[test]
fn a_score_pile_and_a_value_are_masculine() {
    assert_eq!(
        italian("prompt-store", &[("pile", word("pile-political"))]),
        "Metti una carta, coperta, nel Segnapunti Politico."
    );
    assert_eq!(italian("worth-political", &[]), "valore Politico");
}

#[test]
fn one_effect_of_any_kind_is_one_effect() {
    assert_eq!(italian("option-faction_limit-any_effect", &[]), "un solo effetto, di qualsiasi tipo, per giocatore");
}

#[test]
fn every_card_says_the_symbol_and_the_effect_that_it_has() {
    let data = Data::load(G::about().data, &Overrides::new()).expect("readable tables");
    for language in ["it", "en"] {
        let texts = texts(language);
        let say = |key: &str| texts.try_say(key, &Args::default(), &[]).expect("a text");
        for row in data.sheet("actions").expect("a table").rows() {
            let of = |column: &str| row.text(column).expect("a column");
            let printed =
                format!("{}: {}", say(&format!("symbol-{}", of("symbol"))), say(&format!("effect-{}", of("effect"))));
            assert_eq!(say(&format!("card-{}.prints", of("id"))), printed, "{language}");
        }
    }
}
