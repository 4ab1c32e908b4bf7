//! `cargo xtask new-game`: the template's folder with its names filled in, and its line in the registry.

use std::fs;
use std::path::Path;

use crate::run::{cargo, step};

/// Makes `games/NAME` and puts it in the registry.
pub fn make(root: &Path, id: &str) -> Result<(), String> {
    let names = Names::of(id)?;
    let target = root.join("games").join(id);
    // Its cover may have been drawn before its rules are written.
    if target.join("Cargo.toml").exists() {
        return Err(format!("games/{id} exists already"));
    }
    copy(&root.join("xtask/template"), &target, &names)?;
    let module = format!("staffetta_{}", names.snake);
    let registry = root.join("engine/registry");
    edit(
        &registry.join("Cargo.toml"),
        "[dependencies]\n",
        &format!("[dependencies]\nstaffetta-{id} = {{ path = \"../../games/{id}\" }}\n"),
    )?;
    let list = "static REGISTRY: &[&dyn AnyGame] = &[";
    edit(&registry.join("src/lib.rs"), list, &format!("{list}\n    &Registered::<{module}::{}>::NEW,", names.camel))?;
    step("Format", root, &cargo(), &["fmt", "-p", "staffetta-registry", "-p", &format!("staffetta-{id}")], &[])?;
    println!("games/{id} is in the registry. Try: cargo test -p staffetta-{id}");
    Ok(())
}

/// Tries it out on a copy of the project: the new game passes conformance and stands in the registry.
pub fn trial(root: &Path) -> Result<(), String> {
    let copy_root = root.join("target/new-game-trial");
    let _ = fs::remove_dir_all(&copy_root);
    let plain = Names {
        id: String::new(),
        snake: String::new(),
        camel: String::new(),
        title: String::new(),
        prefix: String::new(),
    };
    for part in ["engine", "games", "platform", "xtask", "Cargo.toml", "Cargo.lock", "rustfmt.toml"] {
        copy(&root.join(part), &copy_root.join(part), &plain)?;
    }
    // Nothing of the other games is new here: without them the registry is built in a fifth of the time.
    keep_lines(&copy_root.join("engine/registry/Cargo.toml"), |line| !line.contains("../../games/"))?;
    keep_lines(&copy_root.join("engine/registry/src/lib.rs"), |line| !line.trim_start().starts_with("&Registered"))?;
    make(&copy_root, "trial-run")?;
    let target = root.join("target").display().to_string();
    let settings = [("CARGO_TARGET_DIR", target.as_str()), ("STAFFETTA_SEEDS", "50")];
    // Few games are played here: optimising what is built once for them would take longer than they do.
    let mut test = vec!["test", "--quiet", "-p", "staffetta-trial-run", "-p", "staffetta-registry"];
    let settings_of_build = unoptimised_settings(&copy_root)?;
    test.extend(settings_of_build.iter().flat_map(|package| ["--config", package]));
    step("A new game passes conformance", &copy_root, &cargo(), &test, &settings)?;
    fs::remove_dir_all(&copy_root).map_err(|error| format!("{}: {error}", copy_root.display()))
}

/// Settings that build the engine and the games without optimising them, and leave what others wrote as it is built.
fn unoptimised_settings(root: &Path) -> Result<Vec<String>, String> {
    let mut settings = Vec::new();
    for part in ["engine", "games"] {
        for folder in fs::read_dir(root.join(part)).map_err(|error| format!("{part}: {error}"))? {
            let folder = folder.map_err(|error| format!("{part}: {error}"))?;
            if folder.path().join("Cargo.toml").exists() {
                let package = format!("staffetta-{}", folder.file_name().display());
                settings.push(format!("profile.dev.package.{package}.opt-level=0"));
            }
        }
    }
    Ok(settings)
}

/// The names that a game's id makes.
struct Names {
    id: String,
    snake: String,
    camel: String,
    title: String,
    prefix: String,
}

impl Names {
    fn of(id: &str) -> Result<Self, String> {
        let parts: Vec<&str> = id.split('-').collect();
        let sound = |part: &&str| {
            part.starts_with(|c: char| c.is_ascii_lowercase())
                && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !parts.iter().all(sound) {
            return Err(format!(
                "'{id}' is no name for a game: lower case letters and digits, words joined by hyphens, such as red-star"
            ));
        }
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        Ok(Self {
            id: id.to_owned(),
            snake: parts.join("_"),
            camel: parts.iter().map(|part| capital(part)).collect(),
            title: parts.iter().map(|part| capital(part)).collect::<Vec<_>>().join(" "),
            prefix: parts.iter().map(|part| part[..1].to_uppercase()).collect(),
        })
    }

    fn fill(&self, text: &str) -> String {
        if self.id.is_empty() {
            return text.to_owned();
        }
        text.replace("__ID__", &self.id)
            .replace("__SNAKE__", &self.snake)
            .replace("__NAME__", &self.camel)
            .replace("__TITLE__", &self.title)
            .replace("XX-", &format!("{}-", self.prefix))
    }
}

/// Copies a file or folder; with names, every name and text in it is filled in. Build outputs stay behind.
fn copy(from: &Path, to: &Path, names: &Names) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", from.display());
    if from.is_file() {
        if names.id.is_empty() {
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder).map_err(wrong)?;
            }
            fs::copy(from, to).map_err(wrong)?;
        } else {
            fs::write(to, names.fill(&fs::read_to_string(from).map_err(wrong)?)).map_err(wrong)?;
        }
        return Ok(());
    }
    fs::create_dir_all(to).map_err(wrong)?;
    for entry in fs::read_dir(from).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if ["target", "node_modules", "dist"].contains(&name.as_str()) {
            continue;
        }
        let filled = names.fill(&name);
        let filled = if names.id.is_empty() { filled } else { filled.trim_end_matches(".in").to_owned() };
        copy(&entry.path(), &to.join(filled), names)?;
    }
    Ok(())
}

/// Leaves only some lines in a file.
fn keep_lines(file: &Path, keep: impl Fn(&str) -> bool) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = fs::read_to_string(file).map_err(wrong)?;
    let kept: String = text.lines().filter(|line| keep(line)).map(|line| format!("{line}\n")).collect();
    fs::write(file, kept).map_err(wrong)
}

/// Replaces the first occurrence of a text in a file.
fn edit(file: &Path, from: &str, to: &str) -> Result<(), String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", file.display());
    let text = fs::read_to_string(file).map_err(wrong)?;
    if !text.contains(from) {
        return Err(format!(
            "{}: '{}' is not there any more, so the game cannot be listed",
            file.display(),
            from.trim()
        ));
    }
    fs::write(file, text.replacen(from, to, 1)).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_makes_all_names() {
        let names = Names::of("red-star").expect("a good id");
        assert_eq!(
            names.fill("__ID__ __SNAKE__ __NAME__ __TITLE__ XX-1.1"),
            "red-star red_star RedStar Red Star RS-1.1"
        );
    }

    #[test]
    fn a_name_that_is_no_id_is_refused() {
        for wrong in ["", "Red", "red star", "red--star", "1944", "../x"] {
            assert!(Names::of(wrong).is_err(), "{wrong}");
        }
    }
}
