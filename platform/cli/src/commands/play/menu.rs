//! The menu of choices, by number.

use staffetta_kernel::erased::Offer;

use crate::show::game_text::GameText;
use crate::show::{columns, padded, wrap};

/// More choices than this stand side by side where they are short.
const ONE_COLUMN: usize = 8;

/// More choices than this stand under their verbs.
const UNGROUPED: usize = 12;

/// The choices as numbered lines, side by side if there are many and under their verbs if there are very many; few ones
/// tell of things that are not in sight.
pub(super) fn menu(game_text: &GameText<'_>, offers: &[Offer], in_sight: &[String]) -> String {
    let ink = game_text.ink();
    let digits = offers.len().to_string().len();
    let items: Vec<String> = offers
        .iter()
        .enumerate()
        .map(|(at, offer)| format!("{} {}", ink.strong(&format!("{:>digits$}", at + 1)), game_text.offer(offer)))
        .collect();
    if offers.len() <= ONE_COLUMN {
        let lines = items.iter().zip(offers).map(|(item, offer)| {
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
    let group = |(verb, items): &(&str, Vec<String>)| {
        let heading = if verb.is_empty() { String::new() } else { format!(" {}\n", ink.faint(&game_text.verb(verb))) };
        format!("{heading}{}", side_by_side(items, digits, game_text.page.width))
    };
    groups.iter().map(group).collect::<Vec<_>>().join("\n")
}

/// The choices of each verb together. Verbs with one choice need no heading: they come first, under none.
fn by_verb<'a>(offers: &'a [Offer], items: &[String]) -> Vec<(&'a str, Vec<String>)> {
    let single = |verb: &str| offers.iter().filter(|offer| offer.verb == verb).count() == 1;
    let mut groups: Vec<(&str, Vec<String>)> = vec![("", Vec::new())];
    for (offer, item) in offers.iter().zip(items) {
        let verb = if single(offer.verb) { "" } else { offer.verb };
        match groups.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, items)) => items.push(item.clone()),
            None => groups.push((verb, vec![item.clone()])),
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
        menu(&GameText { lexicon: &lexicon, page: Page::PLAIN }, &offers(count), &[])
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
        let text = menu(&GameText { lexicon: &lexicon, page: Page::PLAIN }, &offers, &[]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["   4 Pass", " lay"], "{text}");
        assert!(text.contains("\n drop it\n  11 Drop 11"), "{text}");
    }

    #[test]
    fn many_choices_stand_side_by_side_within_the_page() {
        let text = shown(40);
        assert!(text.lines().count() < 20, "{text}");
        assert!(text.lines().all(|line| columns(line) <= 80), "{text}");
        assert!(text.contains("40 Lay 40"), "{text}");
    }
}
