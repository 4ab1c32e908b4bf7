//! Migrations are embedded when the crate is built: a new one must build it again.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
