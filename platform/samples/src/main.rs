//! Writes the sample tables of the games' boards: `cargo xtask samples [GAME]...`

fn main() -> anyhow::Result<()> {
    let names: Vec<String> = std::env::args().skip(1).collect();
    staffetta_samples::command::run(&names)
}
