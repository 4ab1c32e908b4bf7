//! The menu of choices, by number.

use staffetta_kernel::Arg;
use staffetta_kernel::erased::Offer;
use std::collections::BTreeSet;

use crate::show::game_text::GameText;
use crate::show::{columns, padded, wrap};

/// More choices than this stand side by side where they are short.
const ONE_COLUMN: usize = 8;

/// More choices than this stand under their verbs.
const UNGROUPED: usize = 12;

/// More choices of one verb than this are not listed where their numbers stand on the board.
const FOLDED: usize = 6;

/// A choice with its number.
type Numbered<'a> = (usize, &'a Offer);

/// The choices as numbered lines, side by side if there are many and under their verbs if there are very many; few ones
/// tell of things that are not in sight, and many of one verb whose numbers stand on the board are one line.
pub(super) fn menu(
    game_text: &GameText<'_>,
    offers: &[Offer],
    in_sight: &[String],
    on_board: &BTreeSet<usize>,
) -> String {
    let (folded, rest) = fold(offers, on_board);
    let folded = folded.iter().map(|group| folded_line(game_text, group));
    let listed = listed(game_text, &rest, offers.len().to_string().len(), in_sight);
    folded.chain([listed]).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The choices of each verb that need no list, and all others.
fn fold<'a>(offers: &'a [Offer], on_board: &BTreeSet<usize>) -> (Vec<Vec<Numbered<'a>>>, Vec<Numbered<'a>>) {
    let mut groups: Vec<Vec<Numbered<'a>>> = Vec::new();
    for (at, offer) in offers.iter().enumerate() {
        match groups.iter_mut().find(|group| group.iter().all(|(_, known)| known.verb == offer.verb)) {
            Some(group) => group.push((at + 1, offer)),
            None => groups.push(vec![(at + 1, offer)]),
        }
    }
    // A price or a chance is told in the list only.
    let plain = |offer: &Offer| offer.label.odds.is_none() && offer.label.price.as_ref().is_none_or(String::is_empty);
    groups.retain(|group| {
        let seen = |(number, offer): &Numbered<'_>| on_board.contains(number) && plain(offer);
        group.len() > FOLDED && (group.iter().all(seen) || is_scale(group))
    });
    let is_folded = |number: usize| groups.iter().flatten().any(|(known, _)| *known == number);
    let rest = offers.iter().enumerate().map(|(at, offer)| (at + 1, offer)).filter(|(number, _)| !is_folded(*number));
    let rest = rest.collect();
    (groups, rest)
}

/// Do these differ in nothing but a number that runs on?
fn is_scale(group: &[Numbered<'_>]) -> bool {
    let number = |(_, offer): &Numbered<'_>| match offer.label.args.0.as_slice() {
        [(_, Arg::Int(number))] if offer.label.odds.is_none() && offer.label.price.is_none() => Some(*number),
        _ => None,
    };
    group.len() > UNGROUPED
        && group.windows(2).all(|pair| number(&pair[0]).is_some_and(|first| number(&pair[1]) == Some(first + 1)))
}

/// `1-44, 46 To …: the numbers stand on the board`; of a scale, its ends.
fn folded_line(game_text: &GameText<'_>, group: &[Numbered<'_>]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &(number, _) in group {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let run =
        |&(first, last): &(usize, usize)| if first == last { first.to_string() } else { format!("{first}-{last}") };
    let runs = runs.iter().map(run).collect::<Vec<_>>().join(", ");
    let what = group.first().map_or_else(String::new, |(_, offer)| game_text.unnamed(offer));
    let runs = game_text.ink().strong(&runs);
    let text = match (group.first(), group.last()) {
        (Some((_, first)), Some((_, last))) if is_scale(group) => {
            format!("  {runs} {} … {}", game_text.action(first), game_text.action(last))
        }
        _ => format!("  {runs} {what}: {}", game_text.ink().faint(&game_text.lexicon.own("play-on-board"))),
    };
    wrap(&text, game_text.page.width, 4)
}

fn listed(game_text: &GameText<'_>, offers: &[Numbered<'_>], digits: usize, in_sight: &[String]) -> String {
    let ink = game_text.ink();
    let items: Vec<String> = offers
        .iter()
        .map(|(number, offer)| format!("{} {}", ink.strong(&format!("{number:>digits$}")), game_text.offer(offer)))
        .collect();
    if offers.len() <= ONE_COLUMN {
        let lines = items.iter().zip(offers).map(|(item, (_, offer))| {
            let story = game_text.story(offer, in_sight);
            let story = story.map_or(String::new(), |story| format!("  {}", ink.faint(&story)));
            wrap(&format!("  {item}{story}"), game_text.page.width, digits + 5)
        });
        return lines.collect::<Vec<_>>().join("\n");
    }
    let groups = by_verb(offers, &items);
    if offers.len() <= UNGROUPED || groups.len() == 1 {
        return side_by_side(&items, digits, game_text.page.width);
    }
    let group = |(first, items): &(Option<&Offer>, Vec<String>)| {
        let heading = first.map_or_else(String::new, |offer| format!(" {}\n", ink.faint(&game_text.unnamed(offer))));
        format!("{heading}{}", side_by_side(items, digits, game_text.page.width))
    };
    groups.iter().map(group).collect::<Vec<_>>().join("\n")
}

/// The choices of each verb together, with the first of them. Verbs with one choice need no heading: they come first,
/// under none.
fn by_verb<'a>(offers: &[Numbered<'a>], items: &[String]) -> Vec<(Option<&'a Offer>, Vec<String>)> {
    let single = |verb: &str| offers.iter().filter(|(_, offer)| offer.verb == verb).count() == 1;
    let mut groups: Vec<(Option<&Offer>, Vec<String>)> = vec![(None, Vec::new())];
    for (&(_, offer), item) in offers.iter().zip(items) {
        let first = (!single(offer.verb)).then_some(offer);
        match groups.iter_mut().find(|(known, _)| known.map(|known| known.verb) == first.map(|first| first.verb)) {
            Some((_, items)) => items.push(item.clone()),
            None => groups.push((first, vec![item.clone()])),
        }
    }
    groups.retain(|(_, items)| !items.is_empty());
    groups
}

/// In as many columns as fit; numbers run down the columns, as in a list.
fn side_by_side(items: &[String], digits: usize, page: usize) -> String {
    let width = items.iter().map(|item| columns(item)).max().unwrap_or(0);
    let fit = ((page.saturating_sub(2) + 3) / (width + 3)).max(1);
    if fit == 1 {
        let lines = items.iter().map(|item| wrap(&format!("  {item}"), page, digits + 5));
        return lines.collect::<Vec<_>>().join("\n");
    }
    let rows = items.len().div_ceil(fit);
    let lines = (0..rows).map(|row| {
        let cells: Vec<String> = items.iter().skip(row).step_by(rows).map(|item| padded(item, width)).collect();
        format!("  {}", cells.join("   ").trim_end())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::Page;
    use crate::show::Lexicon;
    use staffetta_kernel::Label;
    use staffetta_kernel::text::Catalog;

    fn offers(count: usize) -> Vec<Offer> {
        let offer = |n: usize| {
            let mut label = Label::new("X-1").with("n", n as i64);
            label.price = (n == 1).then(|| "6".to_owned());
            label.odds = (n == 1).then_some(0.5);
            Offer { action: format!("lay die:{n}"), verb: "lay", target: None, label }
        };
        (1..=count).map(offer).collect()
    }

    fn shown(count: usize) -> String {
        let catalog = Catalog::new("en", "verb-lay = Lay { $n }\n").expect("readable");
        let lexicon = Lexicon::new(catalog, Vec::new(), &[]).expect("readable");
        menu(&GameText { lexicon: &lexicon, page: Page::PLAIN }, &offers(count), &[], &BTreeSet::new())
    }

    #[test]
    fn few_choices_stand_one_below_the_other_with_price_and_odds() {
        assert_eq!(shown(2), "  1 Lay 1 [6, 50 %]\n  2 Lay 2");
    }

    #[test]
    fn very_many_choices_stand_under_their_verbs() {
        let mut offers = offers(14);
        offers[3].verb = "pass";
        offers.iter_mut().skip(10).for_each(|offer| offer.verb = "drop_it");
        let catalog = Catalog::new("en", "verb-lay = Lay { $n }\nverb-pass = Pass\nverb-drop_it = Drop { $n }\n");
        let lexicon = Lexicon::new(catalog.expect("readable"), Vec::new(), &[]).expect("readable");
        let text = menu(&GameText { lexicon: &lexicon, page: Page::PLAIN }, &offers, &[], &BTreeSet::new());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["   4 Pass", " Lay …"], "{text}");
        assert!(text.contains("\n Drop …\n  11 Drop 11"), "{text}");
    }

    #[test]
    fn many_choices_whose_numbers_stand_on_the_board_are_one_line() {
        let mut offers = offers(14);
        (offers[0].label.price, offers[0].label.odds) = (None, None);
        offers[3].verb = "pass";
        let catalog = Catalog::new("en", "verb-lay = Lay { $n }\nverb-pass = Pass\n").expect("readable");
        let lexicon = Lexicon::new(catalog, Vec::new(), &[]).expect("readable");
        let game_text = GameText { lexicon: &lexicon, page: Page { width: 100, ..Page::PLAIN } };
        let on_board: BTreeSet<usize> = (1..=14).collect();
        let hint = lexicon.own("play-on-board");
        assert_eq!(menu(&game_text, &offers, &[], &on_board), format!("  1-3, 5-14 Lay …: {hint}\n   4 Pass"));
        let some = on_board.iter().copied().skip(1).collect();
        assert!(menu(&game_text, &offers, &[], &some).contains("14 Lay 14"), "one number is not on the board");
    }

    #[test]
    fn a_scale_is_one_line_with_its_ends() {
        let mut offers = offers(20);
        (offers[0].label.price, offers[0].label.odds) = (None, None);
        let catalog = Catalog::new("en", "verb-lay = Lay { $n }\n").expect("readable");
        let lexicon = Lexicon::new(catalog, Vec::new(), &[]).expect("readable");
        let game_text = GameText { lexicon: &lexicon, page: Page::PLAIN };
        assert_eq!(menu(&game_text, &offers, &[], &BTreeSet::new()), "  1-20 Lay 1 … Lay 20");
    }

    #[test]
    fn many_choices_stand_side_by_side_within_the_page() {
        let text = shown(40);
        assert!(text.lines().count() < 20, "{text}");
        assert!(text.lines().all(|line| columns(line) <= 80), "{text}");
        assert!(text.contains("40 Lay 40"), "{text}");
    }
}
