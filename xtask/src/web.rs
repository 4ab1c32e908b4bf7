//! The steps of the site: its packages, its build, its checks, tests and screenshots, and the browser they need.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{cargo, install_package, step};

/// The oldest Node that the site is built with.
const NODE: (u32, u32) = (20, 19);

/// Installs the packages that the lockfile in this folder names, unless they are there already.
pub fn packages(root: &Path, folder: &str) -> Result<(), String> {
    node()?;
    let dir = root.join(folder);
    let lock = fs::read(dir.join("package-lock.json")).map_err(|e| format!("{folder}/package-lock.json: {e}"))?;
    let mut hash = DefaultHasher::new();
    lock.hash(&mut hash);
    let stamp = format!("{:016x}", hash.finish());
    let file = dir.join("node_modules/.staffetta-lock");
    if fs::read_to_string(&file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    step(&format!("Packages of {folder}"), &dir, "npm", &["ci", "--no-audit", "--no-fund"], &[])?;
    fs::write(&file, stamp).map_err(|e| format!("{}: {e}", file.display()))
}

/// Is there a Node that will do?
fn node() -> Result<(), String> {
    let wanted = format!("Node {}.{} or newer", NODE.0, NODE.1);
    let output = Command::new("node").arg("--version").output();
    let Ok(output) = output else {
        return Err(format!("'node' was not found. Install {wanted} (with npm), then try again."));
    };
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map(|part| part.parse().unwrap_or(0));
    let found: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if found < NODE { Err(format!("This is Node {version}; the site needs {wanted}.")) } else { Ok(()) }
}

/// Builds the pages into `platform/web/dist`, from where the program takes them.
pub fn build(root: &Path) -> Result<(), String> {
    packages(root, "platform/web")?;
    step("Pages", &root.join("platform/web"), "npm", &["run", "--silent", "build"], &[])
}

/// Installs what the maps are drawn from, where that comes as packages: coastlines, tools for polygons.
fn packages_of_maps(root: &Path) -> Result<(), String> {
    let games = fs::read_dir(root.join("games")).map_err(|error| format!("games: {error}"))?;
    for game in games.flatten() {
        let folder = format!("games/{}/web/map", game.file_name().display());
        if root.join(&folder).join("package-lock.json").exists() {
            packages(root, &folder)?;
        }
    }
    Ok(())
}

/// Checks that the illustrations are what `platform/web/press` makes, and tests it.
pub fn check_illustrations(root: &Path) -> Result<(), String> {
    let press = root.join("platform/web/press");
    packages(root, "platform/web/press")?;
    packages_of_maps(root)?;
    step("Pictures are as the press prints them", &press, "npm", &["run", "--silent", "check"], &[])?;
    step("Tests of the press", &press, "npm", &["test", "--silent"], &[])
}

/// Checks the types, the lints and the format of the site and of the boards.
pub fn static_checks(root: &Path) -> Result<(), String> {
    let web = root.join("platform/web");
    step("Format of the site", &web, "npm", &["run", "--silent", "format:check"], &[])?;
    step("Types of the site", &web, "npm", &["run", "--silent", "check"], &[])?;
    step("Lints of the site", &web, "npm", &["run", "--silent", "lint"], &[])
}

/// The site's tests that need no browser.
pub fn unit_tests(root: &Path) -> Result<(), String> {
    step("Tests of the site", &root.join("platform/web"), "npm", &["test", "--silent"], &[])
}

/// The site in a browser, against the program that was built for the tests, from the pages as they are.
pub fn browser_tests(root: &Path) -> Result<(), String> {
    let (browser, program) = (chromium()?.display().to_string(), program(root));
    let settings = [("CHROMIUM", browser.as_str()), ("STAFFETTA", program.as_str())];
    step("The site in a browser", &root.join("platform/web"), "npm", &["run", "--silent", "test:browser"], &settings)
}

/// A browser, and the program with its pages built in.
fn browser_and_program(root: &Path) -> Result<(String, String), String> {
    build(root)?;
    let browser = chromium()?.display().to_string();
    step("The program", root, &cargo(), &["build", "--quiet", "--package", "staffetta"], &[])?;
    Ok((browser, program(root)))
}

/// Where the everyday build puts the program.
fn program(root: &Path) -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("debug/staffetta").display().to_string()
}

/// Takes screenshots of every page, and of every sample table of every game's board, with a contact sheet of each.
pub fn screenshots(root: &Path, folder: &Path) -> Result<(), String> {
    let (browser, program) = browser_and_program(root)?;
    let settings = [("CHROMIUM", browser.as_str()), ("STAFFETTA", program.as_str())];
    let folder = std::path::absolute(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let tests = root.join("platform/web/tests/browser");
    let node = |script: PathBuf, words: &[&str]| {
        let script = script.display().to_string();
        let title = format!("Shots: {}", words.join(" "));
        step(&title, root, "node", &[&[script.as_str()], words].concat(), &settings)
    };
    node(tests.join("shots.mjs"), &[&folder.join("site").display().to_string()])?;
    let games = fs::read_dir(root.join("games")).map_err(|e| format!("games: {e}"))?;
    let mut games: Vec<PathBuf> = games.filter_map(|game| Some(game.ok()?.path())).collect();
    games.sort();
    for game in games {
        if let Some(name) = game.file_name().and_then(|name| name.to_str())
            && game.join("web/samples").exists()
        {
            let into = folder.join(name).display().to_string();
            node(root.join("platform/web/samples/shots.mjs"), &[name, &into])?;
            node(tests.join("sheet.mjs"), &[&into])?;
        }
    }
    Ok(())
}

/// Writes the sample tables of these games' boards, or of all.
pub fn samples(root: &Path, games: &[&str]) -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "staffetta-samples", "--"];
    step("Samples", root, &cargo(), &[&run, games].concat(), &[])
}

/// Plays the tutorials of the games and writes their moments.
pub fn tutorials(root: &Path, games: &[&str]) -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "staffetta-samples", "--", "tutorials"];
    step("Tutorials", root, &cargo(), &[&run, games].concat(), &[])
}

/// Builds everything and serves the site; further words go to the program.
pub fn serve(root: &Path, words: &[&str]) -> Result<(), String> {
    build(root)?;
    let mut arguments = vec!["run", "--release", "--quiet", "--package", "staffetta", "--", "serve"];
    arguments.extend(words);
    step("Staffetta", root, &cargo(), &arguments, &[])
}

/// The browser for the tests: `CHROMIUM`, or one that is installed, or Debian's package.
pub fn chromium() -> Result<PathBuf, String> {
    let find = || {
        let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
        let usual = [
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ];
        named.into_iter().chain(usual.into_iter().map(PathBuf::from)).find(|path| path.exists())
    };
    if let Some(path) = find() {
        return Ok(path);
    }
    println!("\n== A browser for the tests");
    if install_package("chromium")
        && let Some(path) = find()
    {
        return Ok(path);
    }
    Err("The browser tests need Chromium and it could not be installed here. Install it (Debian: 'sudo apt-get install \
         chromium'; macOS: 'brew install --cask chromium'), or set CHROMIUM to a Chromium or Chrome, then try again."
        .to_owned())
}
