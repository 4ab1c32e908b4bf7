//! What programs that show links say of one: the title and a sentence about the table that a page speaks of, in the page's
//! head. An invitation stands behind the # of its address, so it does not come here.

use axum::http::{HeaderMap, header};
use staffetta_kernel::{Arg, Args};
use staffetta_store::{SeatKind, SeatRow, Status, StoredTable};

use crate::router::AppState;
use crate::titles::title;

/// The pages that speak of a table: the first part of their address; the second is the table's id.
const PAGES: [&str; 5] = ["join", "table", "game", "replay", "dice"];
/// No entry is read for a preview.
const NO_ENTRIES: u32 = u32::MAX;

/// The tags in place of the page's own title; nothing where a page speaks of no table.
pub(crate) async fn tags(app: &AppState, path: &str, headers: &HeaderMap) -> Option<String> {
    let mut parts = path.split('/');
    let (page, id) = (parts.next()?, parts.next()?);
    if !PAGES.contains(&page) || id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return None;
    }
    // A page whose table cannot be read says so itself.
    let table = app.store.load(id, NO_ENTRIES).await.ok().flatten()?;
    let language = language(headers);
    let title = format!("{} · Staffetta", title(app.config.games, &table.table.game, &language));
    let (key, args) = sentence(&table);
    Some(write(&title, &app.texts.text(&language, key, &args)))
}

/// The first language that the reader's program names.
fn language(headers: &HeaderMap) -> String {
    let named = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    named.split([',', ';', '-']).next().unwrap_or_default().trim().to_lowercase()
}

/// The key of the sentence about a table, and what it speaks of.
fn sentence(StoredTable { table, seats, .. }: &StoredTable) -> (&'static str, Args) {
    let taken = |row: &&SeatRow| row.kind == SeatKind::Bot || row.token.is_some() || table.status != Status::Open;
    let names = seats.iter().filter(taken).filter_map(|row| row.name.clone().map(Arg::Plain));
    let free = seats.len() - seats.iter().filter(taken).count();
    let owner = table.terms.owner.and_then(|seat| seats.get(usize::from(seat))).and_then(|row| row.name.clone());
    let args = Args::default().with("names", Arg::List(names.collect()));
    let args = args.with("seats", Arg::Int(seats.len() as i64)).with("free", Arg::Int(free as i64));
    match (table.status, owner) {
        (Status::Open, Some(owner)) if free > 0 => ("preview-invited", args.with("owner", Arg::Plain(owner))),
        (Status::Open, _) => ("preview-open", args),
        (Status::Running, _) => ("preview-running", args),
        (Status::Over, _) => ("preview-over", args),
    }
}

fn write(title: &str, description: &str) -> String {
    let (title, description) = (escaped(title), escaped(description));
    format!(
        "<title>{title}</title>\
         <meta name=\"description\" content=\"{description}\">\
         <meta property=\"og:title\" content=\"{title}\">\
         <meta property=\"og:description\" content=\"{description}\">\
         <meta property=\"og:type\" content=\"website\">\
         <meta property=\"og:site_name\" content=\"Staffetta\">\
         <meta name=\"twitter:card\" content=\"summary\">"
    )
}

/// A name is anybody's words: none of it becomes a part of the page.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_written_becomes_a_part_of_the_page() {
        let tags = write("<script>", "\"'&\n<b>");
        assert_eq!(escaped("\"'&\n<b>"), "&quot;&#39;&amp; &lt;b&gt;");
        assert!(!tags.contains("<script>") && !tags.contains("<b>"), "{tags}");
    }

    #[test]
    fn the_first_language_counts() {
        let asked = |value: &'static str| {
            let value = axum::http::HeaderValue::from_static(value);
            language(&[(header::ACCEPT_LANGUAGE, value)].into_iter().collect())
        };
        assert_eq!((asked("fr-CH, fr;q=0.9"), asked("IT;q=1")), ("fr".to_owned(), "it".to_owned()));
        assert_eq!(language(&HeaderMap::new()), "");
    }
}
