//! [`External`]: a program that plays, spoken to in lines of JSON (`docs/bot-protocol.md`).

use staffetta_kernel::serde_json::{self, Value, json};
use staffetta_kernel::{Choices, FastRng, Fault, Game, GameAction, Seat};
use std::io::{BufRead, BufReader, Write};
use std::marker::PhantomData;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use crate::bot::{Bot, Budget};
use crate::sampled_world::sample_world_for;

/// The number of the protocol: it rises when a program of before would no longer understand.
pub const PROTOCOL: u32 = 1;

/// How long a program may think about one question.
const PATIENCE: Duration = Duration::from_secs(60);

/// A line of the program longer than this is no answer.
const LONGEST_LINE: usize = 64 * 1024;

/// A program that plays a seat. It is started once for each game and ends when the bot is dropped.
pub struct External<G> {
    program: String,
    child: Child,
    questions: Option<ChildStdin>,
    answers: Receiver<String>,
    rng: FastRng,
    begun: bool,
    fault: Option<Fault>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> External<G> {
    /// Starts a program. The seed is told to it, so that its games can be repeated.
    pub fn start(program: &str, seed: u64) -> Result<Self, Fault> {
        let failed = |reason: String| Fault::new("bot-failed", format!("bot {program}"), reason);
        let mut child = Command::new(program)
            .arg(seed.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(format!("it does not start: {error}")))?;
        let questions = child.stdin.take();
        let Some(output) = child.stdout.take() else { return Err(failed("it has no output".to_owned())) };
        let (send, answers) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let rng = FastRng::new(seed);
        let program = program.to_owned();
        Ok(Self { program, child, questions, answers, rng, begun: false, fault: None, game: PhantomData })
    }

    /// Asks for one pick. What the program says must be one of the choices.
    fn ask(&mut self, r: &G::Rules, v: &G::View, seat: Seat, choices: &[G::Action]) -> Result<G::Action, String> {
        if !std::mem::replace(&mut self.begun, true) {
            self.say(&json!({ "do": "begin", "protocol": PROTOCOL, "game": G::about().id, "seat": seat }))?;
        }
        let offers: Vec<Value> = choices.iter().map(|&action| offer::<G>(r, v, action)).collect();
        let prompt = G::prompt(r, v);
        self.say(&json!({ "do": "choose", "seat": seat, "prompt": prompt, "view": v, "offers": offers }))?;
        let line = self.answers.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("it has not answered within {} s", PATIENCE.as_secs()),
            RecvTimeoutError::Disconnected => "it has ended".to_owned(),
        })?;
        let name = chosen(&line)?;
        let action = G::Action::parse(&name).filter(|action| choices.contains(action));
        action.ok_or_else(|| format!("it chose '{name}', which is not offered"))
    }

    fn say(&mut self, message: &Value) -> Result<(), String> {
        let to = self.questions.as_mut().ok_or("it has no input")?;
        writeln!(to, "{message}").and_then(|()| to.flush()).map_err(|error| format!("it does not listen: {error}"))
    }
}

/// A choice, as programs see it.
fn offer<G: Game>(r: &G::Rules, v: &G::View, action: G::Action) -> Value {
    let label = G::label(r, v, action);
    json!({ "action": action.name(), "verb": action.word(), "target": action.target(), "label": label })
}

/// The action that a line chooses.
fn chosen(line: &str) -> Result<String, String> {
    let shown: String = line.chars().take(80).collect();
    if line.len() > LONGEST_LINE {
        return Err(format!("its line is too long: {shown}"));
    }
    let said: Value = serde_json::from_str(line).map_err(|error| format!("{error}: {shown}"))?;
    let name = said.get("choose").and_then(Value::as_str);
    name.map(str::to_owned).ok_or_else(|| format!("its line has no \"choose\": {shown}"))
}

impl<G: Game> Bot<G> for External<G> {
    fn choose(&mut self, r: &G::Rules, v: &G::View, seat: Seat, _: Budget) -> G::Action {
        let world = sample_world_for::<G>(r, v, seat, &mut self.rng);
        let mut choices = Choices::new();
        G::actions(r, &world, seat, &mut choices);
        if self.fault.is_none() {
            match self.ask(r, v, seat, &choices) {
                Ok(action) => return action,
                Err(reason) => self.fault = Some(Fault::new("bot-failed", format!("bot {}", self.program), reason)),
            }
        }
        G::default_action(r, &world, seat)
    }

    fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }
}

impl<G> Drop for External<G> {
    fn drop(&mut self) {
        // The end of its input tells the program to end; it gets no time to argue.
        drop(self.questions.take());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[test]
    fn a_line_chooses_an_action() {
        assert_eq!(chosen(r#"{"choose": "lay die:w3", "why": "it is the cheapest"}"#).as_deref(), Ok("lay die:w3"));
    }

    #[test]
    fn what_is_no_choice_is_told_with_its_beginning() {
        assert!(chosen("pass").is_err_and(|reason| reason.ends_with(": pass")));
        assert_eq!(chosen("{\"pick\": 3}"), Err("its line has no \"choose\": {\"pick\": 3}".to_owned()));
        let long = format!("{{\"choose\": \"{}\"}}", "x".repeat(70_000));
        assert!(chosen(&long).is_err_and(|reason| reason.starts_with("its line is too long") && reason.len() < 120));
    }
}
