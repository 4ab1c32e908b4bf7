//! A choice by its number, its action, its name or the beginning of one.

use staffetta_kernel::Arg;
use staffetta_kernel::erased::Offer;

use crate::show::game_text::GameText;

/// The beginning of a name has at least so many letters: one letter is a slip.
const LEAST: usize = 2;

/// What a typed line may mean.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Meant<'a> {
    /// No choice.
    Nothing,
    /// This one.
    One(&'a Offer),
    /// Any of these.
    Several(Vec<&'a Offer>),
}

/// The choice of this number, action or name.
pub(super) fn meant<'a>(text: &str, offers: &'a [Offer], game_text: &GameText<'_>) -> Meant<'a> {
    if let Ok(number) = text.parse::<usize>() {
        return number.checked_sub(1).and_then(|at| offers.get(at)).map_or(Meant::Nothing, Meant::One);
    }
    if let Some(offer) = offers.iter().find(|offer| offer.action == text) {
        return Meant::One(offer);
    }
    let typed = folded(text);
    if typed.chars().count() < LEAST {
        return Meant::Nothing;
    }
    let names: Vec<(&Offer, Vec<String>)> = offers.iter().map(|offer| (offer, names(offer, game_text))).collect();
    let having = |is: &dyn Fn(&str) -> bool| -> Vec<&'a Offer> {
        names.iter().filter(|(_, names)| names.iter().any(|name| is(name))).map(|(offer, _)| *offer).collect()
    };
    // A whole name means its choice although other names begin with it.
    let whole = having(&|name| name == typed);
    let mut found = if whole.is_empty() { having(&|name| name.starts_with(&typed)) } else { whole };
    match found.len() {
        0 => Meant::Nothing,
        1 => Meant::One(found.remove(0)),
        _ => Meant::Several(found),
    }
}

/// What a choice may be called: its sentence, the things that it speaks of, and the word of its target.
fn names(offer: &Offer, game_text: &GameText<'_>) -> Vec<String> {
    let lexicon = game_text.lexicon;
    let thing = |arg: &Arg| match arg {
        Arg::Word(key) => lexicon.plain(key),
        Arg::Phrase(key, args) => Some(lexicon.catalog.say(key, args, &lexicon.names)),
        Arg::Seat(seat) => Some(lexicon.seat(*seat)),
        Arg::Plain(text) => Some(text.clone()),
        Arg::Int(_) | Arg::List(_) | Arg::Hidden => None,
    };
    let things = offer.label.args.0.iter().filter_map(|(_, arg)| thing(arg));
    let target = offer.target.as_deref().and_then(|target| target.split_once(':')).map(|(_, word)| word.to_owned());
    things.chain(target).chain([game_text.action(offer)]).map(|name| folded(&name)).collect()
}

/// In small letters without accents, so that `Škofja` is found under `skof`.
pub(super) fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ç' | 'č' | 'ć' => 'c',
        'đ' => 'd',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'š' => 's',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ž' => 'z',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::Page;
    use crate::show::Lexicon;
    use staffetta_kernel::Label;
    use staffetta_kernel::text::Catalog;

    const TEXT: &str = "verb-to = To { $place }\nverb-pass = Pass\nplace-sl = Škofja Loka\nplace-sg = Slovenj Gradec\n\
        place-sk = Škofja\nplace-kr = Kranj\n";

    fn offers() -> Vec<Offer> {
        let to = |word: &str| Offer {
            action: format!("to place:{word}"),
            verb: "to",
            target: Some(format!("place:{word}")),
            label: Label::new("X-1").with("place", Arg::Word(format!("place-{word}"))),
        };
        let pass = Offer { action: "pass".to_owned(), verb: "pass", target: None, label: Label::new("X-2") };
        vec![to("sl"), to("sg"), to("kr"), pass, to("sk")]
    }

    fn actions(text: &str) -> Vec<String> {
        let lexicon = Lexicon::new(Catalog::new("en", TEXT).expect("readable"), Vec::new(), &[]).expect("readable");
        let (offers, game_text) = (offers(), GameText { lexicon: &lexicon, page: Page::PLAIN });
        let found = match meant(text, &offers, &game_text) {
            Meant::Nothing => Vec::new(),
            Meant::One(offer) => vec![offer],
            Meant::Several(all) => all,
        };
        found.into_iter().map(|offer| offer.action.clone()).collect()
    }

    #[test]
    fn a_number_or_an_action_is_a_choice() {
        assert_eq!(actions("3"), ["to place:kr"]);
        assert_eq!(actions("to place:sg"), ["to place:sg"]);
        assert!(actions("0").is_empty() && actions("6").is_empty());
    }

    #[test]
    fn the_only_name_that_begins_so_is_chosen_whatever_its_case_and_accents() {
        assert_eq!(actions("slov"), ["to place:sg"]);
        assert_eq!(actions("skofja l"), ["to place:sl"]);
        assert_eq!(actions("KRANJ"), ["to place:kr"]);
        assert_eq!(actions("kr"), ["to place:kr"]);
    }

    #[test]
    fn a_sentence_is_a_name_too() {
        assert_eq!(actions("to kranj"), ["to place:kr"]);
        assert_eq!(actions("pas"), ["pass"]);
    }

    #[test]
    fn a_whole_name_is_chosen_although_another_begins_with_it() {
        assert_eq!(actions("škofja"), ["to place:sk"]);
    }

    #[test]
    fn of_several_none_is_chosen() {
        assert_eq!(actions("skof"), ["to place:sl", "to place:sk"]);
    }

    #[test]
    fn one_letter_is_no_name() {
        assert!(actions("k").is_empty());
    }
}
