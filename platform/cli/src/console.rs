//! The terminal: what is read, what is written, how wide it is and whether it has colour.

use std::io::{self, BufRead, IsTerminal, Write};

use crate::show::Ink;

/// The width of a page that is no terminal.
const USUAL_WIDTH: usize = 80;

/// What a page can show.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Columns.
    pub width: usize,
    /// Colour, or none.
    pub ink: Ink,
    /// Does a person look at what is written?
    pub live: bool,
    /// Does a person look at what is complained of?
    pub live_err: bool,
}

impl Page {
    /// A page of 80 columns without colour: a file, a pipe, a test.
    pub const PLAIN: Self = Self { width: USUAL_WIDTH, ink: Ink { on: false }, live: false, live_err: false };

    fn standard() -> Self {
        let live = io::stdout().is_terminal();
        let quiet = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let width = if live { usize::from(console::Term::stdout().size().1).clamp(40, 100) } else { USUAL_WIDTH };
        Self { width, ink: Ink { on: live && !quiet }, live, live_err: io::stderr().is_terminal() }
    }
}

/// Where a command reads and writes.
pub struct Console<'a> {
    /// What is typed.
    pub input: Box<dyn BufRead + 'a>,
    /// What is shown.
    pub out: Box<dyn Write + 'a>,
    /// What is complained of.
    pub err: Box<dyn Write + 'a>,
    /// What the page can show.
    pub page: Page,
}

impl std::fmt::Debug for Console<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Console({:?})", self.page)
    }
}

impl Console<'static> {
    /// The program's own stdin, stdout and stderr.
    pub fn standard() -> Self {
        Self {
            input: Box::new(io::BufReader::new(io::stdin())),
            out: Box::new(io::BufWriter::new(io::stdout())),
            err: Box::new(io::stderr()),
            page: Page::standard(),
        }
    }
}

impl Console<'_> {
    /// Asks for a line. Nothing at the end of the input.
    pub(crate) fn ask(&mut self, question: &str) -> io::Result<Option<String>> {
        write!(self.out, "{question}")?;
        self.out.flush()?;
        // Bytes, not text: a stray byte on the terminal must not end the game.
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        // A terminal shows what is typed; a transcript should too.
        if !self.page.live {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }
}
