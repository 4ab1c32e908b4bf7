//! The menu of choices, by number.

use staffetta_kernel::erased::Offer;

use crate::show::game_text::GameText;
use crate::show::{columns, padded, wrap};

/// More choices than this stand side by side where they are short.
const ONE_COLUMN: usize = 8;

/// The choices as numbered lines, side by side if there are many; few ones tell of things that are not in sight.
pub(super) fn menu(game_text: &GameText<'_>, offers: &[Offer], in_sight: &[String]) -> String {
    let ink = game_text.ink();
    let digits = offers.len().to_string().len();
    let items: Vec<String> = offers
        .iter()
        .enumerate()
        .map(|(at, offer)| format!("{} {}", ink.strong(&format!("{:>digits$}", at + 1)), game_text.offer(offer)))
        .collect();
    let width = items.iter().map(|item| columns(item)).max().unwrap_or(0);
    let fit = ((game_text.page.width.saturating_sub(2) + 3) / (width + 3)).max(1);
    if offers.len() <= ONE_COLUMN || fit == 1 {
        let hang = digits + 5;
        let lines = items.iter().zip(offers).map(|(item, offer)| {
            let story = game_text.story(offer, in_sight).filter(|_| offers.len() <= ONE_COLUMN);
            let story = story.map_or(String::new(), |story| format!("  {}", ink.faint(&story)));
            wrap(&format!("  {item}{story}"), game_text.page.width, hang)
        });
        return lines.collect::<Vec<_>>().join("\n");
    }
    // Numbers run down the columns, as in a list.
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
    fn many_choices_stand_side_by_side_within_the_page() {
        let text = shown(40);
        assert!(text.lines().count() < 20, "{text}");
        assert!(text.lines().all(|line| columns(line) <= 80), "{text}");
        assert!(text.contains("40 Lay 40"), "{text}");
    }
}
