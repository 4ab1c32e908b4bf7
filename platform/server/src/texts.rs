//! What the server itself says to people, in mails and where links are shown, in the languages of `platform/server/text`.

use rust_embed::RustEmbed;
use staffetta_kernel::text::Catalog;
use staffetta_kernel::{Args, Fault};
use std::collections::BTreeMap;

#[derive(RustEmbed)]
#[folder = "text"]
struct Files;

/// The language that stands in for every other.
const ROOT: &str = "en";

/// The texts by language.
#[derive(Debug)]
pub(crate) struct Texts(BTreeMap<String, Catalog>);

impl Texts {
    pub(crate) fn read() -> Result<Self, Fault> {
        let mut texts = BTreeMap::new();
        for file in Files::iter() {
            let (Some(language), Some(found)) = (file.strip_suffix(".ftl"), Files::get(&file)) else { continue };
            texts.insert(language.to_owned(), Catalog::new(language, &String::from_utf8_lossy(&found.data))?);
        }
        Ok(Self(texts))
    }

    /// A text in this language, or in the one that stands in for it.
    pub(crate) fn text(&self, language: &str, key: &str, args: &Args) -> String {
        let own = self.0.get(language).filter(|texts| texts.has(key));
        own.or_else(|| self.0.get(ROOT)).map_or_else(|| key.to_owned(), |texts| texts.say(key, args, &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use staffetta_kernel::Arg;

    const KEYS: [&str; 17] = [
        "proof-subject",
        "proof-body",
        "reset-subject",
        "reset-body",
        "turn-subject",
        "turn-body",
        "news-subject",
        "news-body",
        "news-seat",
        "news-begun",
        "news-over",
        "news-consent",
        "news-talk",
        "preview-invited",
        "preview-open",
        "preview-running",
        "preview-over",
    ];

    #[test]
    fn every_language_says_everything_and_keeps_links_whole() {
        let texts = Texts::read().expect("every file can be read");
        assert_eq!(texts.0.keys().map(String::as_str).collect::<Vec<_>>(), ["de", "en", "fr", "it", "sl"]);
        let link = |name: &'static str| (name, Arg::Plain(format!("https://{name}.example/")));
        let named = ["house", "name", "link", "tables", "stop", "owner", "names", "title"].into_iter().map(link);
        let counted = ["count", "seats", "free"].into_iter().map(|name| (name, Arg::Int(2)));
        let args: Vec<_> = named.chain(counted).collect();
        let args = Args(args);
        for (language, catalog) in &texts.0 {
            for key in KEYS {
                assert!(catalog.try_say(key, &args, &[]).is_ok(), "{language}: {key}");
            }
            for key in ["turn-body", "news-body"] {
                let body = texts.text(language, key, &args);
                assert!(body.lines().any(|line| line == "https://stop.example/"), "{body}");
            }
        }
        assert_eq!(texts.text("xx", "reset-subject", &args), "A new password");
    }
}
