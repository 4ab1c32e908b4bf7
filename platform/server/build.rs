//! The pages are embedded when the crate is built: new ones must build it again.

fn main() {
    println!("cargo:rerun-if-changed=../web/dist");
    let built = std::path::Path::new("../web/dist/index.html").exists();
    if !built && std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:warning=platform/web/dist is missing: the server will only say how to build the pages");
    }
}
