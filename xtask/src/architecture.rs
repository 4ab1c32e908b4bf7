//! `cargo xtask architecture`: the picture of the crates in `ARCHITECTURE.md`, drawn from their manifests.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

const PICTURE: &str = "docs/pictures/crates.svg";
/// Column and row of each crate, from what rests on everything down to what everything rests on. The games are one box;
/// the site is no crate.
const PLACES: [(&str, usize, usize); 10] = [
    ("platform/web", 0, 0),
    ("platform/cli", 1, 0),
    ("platform/samples", 2, 0),
    ("platform/server", 1, 1),
    ("platform/store", 0, 2),
    ("engine/registry", 1, 2),
    ("games", 1, 3),
    ("engine/lab", 2, 3),
    ("engine/bots", 2, 4),
    ("engine/kernel", 1, 5),
];
const COLUMN: usize = 300;
const ROW: usize = 100;
const BOX_WIDTH: usize = 230;
const BOX_HEIGHT: usize = 58;
const WIDTH: usize = 2 * COLUMN + BOX_WIDTH + 48;
const HEIGHT: usize = 5 * ROW + BOX_HEIGHT + 48;

/// Draws the picture.
pub fn draw(root: &Path) -> Result<(), String> {
    std::fs::write(root.join(PICTURE), picture(root)?).map_err(|error| format!("{PICTURE}: {error}"))
}

/// Is the picture that of the crates as they are?
pub fn check(root: &Path) -> Result<(), String> {
    let drawn = std::fs::read_to_string(root.join(PICTURE)).map_err(|error| format!("{PICTURE}: {error}"))?;
    if drawn == picture(root)? {
        return Ok(());
    }
    Err(format!("{PICTURE} shows other crates than there are: run `cargo xtask architecture`"))
}

fn picture(root: &Path) -> Result<String, String> {
    let mut rests_on = BTreeMap::new();
    for (folder, ..) in PLACES {
        rests_on.insert(folder, dependencies(root, folder)?);
    }
    let mut lines = String::new();
    let mut boxes = String::new();
    for (folder, column, row) in PLACES {
        let (x, y) = corner(column, row);
        for below in direct(&rests_on, folder) {
            let Some(&(_, column, row)) = PLACES.iter().find(|place| place.0 == below) else {
                return Err(format!("{folder} depends on {below}, which has no place in the picture"));
            };
            let (to_x, to_y) = corner(column, row);
            let (from_y, middle) = (y + BOX_HEIGHT, (y + BOX_HEIGHT + to_y) / 2);
            let (from_x, to_x) = (x + BOX_WIDTH / 2, to_x + BOX_WIDTH / 2);
            let _ = writeln!(
                lines,
                r#"<path d="M{from_x} {from_y} C{from_x} {middle} {to_x} {middle} {to_x} {to_y}" marker-end="url(#arrow)"/>"#
            );
        }
        let (name_x, name_y, words_y) = (x + 12, y + 24, y + 45);
        let _ = writeln!(
            boxes,
            r#"<rect x="{x}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="4"/>
<text x="{name_x}" y="{name_y}" class="name">{folder}</text>
<text x="{name_x}" y="{words_y}">{}</text>"#,
            what_it_is(folder)
        );
    }
    Ok(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="The crates and what they rest on">
<style>
rect {{ fill: #f4ecd8; stroke: #3a3226; stroke-width: 1.5 }}
path {{ fill: none; stroke: #8a7f68; stroke-width: 1.5 }}
text {{ font: 13px system-ui, sans-serif; fill: #3a3226 }}
.name {{ font-weight: 700; font-size: 15px }}
</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path d="M0 0 L8 4 L0 8"/></marker></defs>
<rect x="0" y="0" width="{WIDTH}" height="{HEIGHT}" style="fill:#fffdf6;stroke:none"/>
{lines}{boxes}</svg>
"##
    ))
}

/// Where a box begins.
fn corner(column: usize, row: usize) -> (usize, usize) {
    (24 + column * COLUMN, 24 + row * ROW)
}

/// What a crate rests on, without what those rest on in their turn.
fn direct<'a>(rests_on: &'a BTreeMap<&str, Vec<String>>, folder: &str) -> Vec<&'a str> {
    let below = |folder: &str| rests_on.get(folder).map_or(&[][..], Vec::as_slice);
    let mut further: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = below(folder).iter().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        for deeper in below(next).iter().map(String::as_str).filter(|deeper| *deeper != next) {
            if !further.contains(&deeper) {
                further.push(deeper);
                open.push(deeper);
            }
        }
    }
    below(folder).iter().map(String::as_str).filter(|one| *one != folder && !further.contains(one)).collect()
}

fn what_it_is(folder: &str) -> &'static str {
    match folder {
        "platform/web" => "the site and the boards",
        "platform/cli" => "the program staffetta",
        "platform/samples" => "moments for the boards",
        "platform/server" => "tables over HTTP, sockets",
        "platform/store" => "records in a database",
        "engine/registry" => "the list of games",
        "engine/lab" => "many games at once",
        "engine/bots" => "greedy, search",
        "games" => "rules, data, texts, boards",
        _ => "contract, tables, records",
    }
}

/// The folders whose crates the crate of this folder depends on.
fn dependencies(root: &Path, folder: &str) -> Result<Vec<String>, String> {
    let manifest = match folder {
        "games" => "games/la-resistance/Cargo.toml".to_owned(),
        // The site speaks to the server and loads the games' boards.
        "platform/web" => return Ok(vec!["platform/server".to_owned(), "games".to_owned()]),
        _ => format!("{folder}/Cargo.toml"),
    };
    let text = std::fs::read_to_string(root.join(&manifest)).map_err(|error| format!("{manifest}: {error}"))?;
    let wanted = text.split("[dependencies]").nth(1).unwrap_or_default();
    let wanted = wanted.split("\n[").next().unwrap_or_default();
    let crates = wanted.lines().filter_map(|line| line.strip_prefix("staffetta-"));
    let mut folders: Vec<String> =
        crates.map(|line| folder_of(root, line.split(['.', ' ']).next().unwrap_or(line))).collect();
    folders.sort();
    folders.dedup();
    Ok(folders)
}

/// The folder of a crate, all games being one.
fn folder_of(root: &Path, name: &str) -> String {
    for group in ["engine", "platform"] {
        if root.join(group).join(name).is_dir() {
            return format!("{group}/{name}");
        }
    }
    "games".to_owned()
}
