//! The TypeScript of the protocol is committed; it must be what the server speaks.

use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return BTreeMap::new() };
    let files = entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "ts"));
    files
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

#[test]
fn the_published_typescript_is_current() {
    let published = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/protocol");
    let fresh = tempfile::tempdir().unwrap();
    staffetta_server::protocol::export_typescript(fresh.path()).unwrap();
    if std::env::var_os("STAFFETTA_WRITE").is_some() {
        let _ = std::fs::remove_dir_all(&published);
        staffetta_server::protocol::export_typescript(&published).unwrap();
    }
    let (fresh, published) = (files(fresh.path()), files(&published));
    assert!(fresh.contains_key("ServerMessage.ts"));
    let names = |files: &BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&published), names(&fresh), "write it anew with STAFFETTA_WRITE=1");
    for (name, text) in &fresh {
        assert_eq!(&published[name], text, "{name} is not current: write it anew with STAFFETTA_WRITE=1");
    }
}
