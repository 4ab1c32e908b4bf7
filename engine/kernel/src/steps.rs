//! The flow of a game: a stack of named steps inside the state.

use crate::pile::Pile;

/// How a step is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// For the first time.
    In,
    /// Back from the step above, which answered this.
    Back(i8),
}

/// What a step does when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<S> {
    /// It asks: the flow rests here until somebody acts.
    Ask,
    /// Another step comes first; this one is reached again with its answer.
    Push(S),
    /// It turns into another step.
    Become(S),
    /// It is done and hands an answer to the step below.
    Pop(i8),
    /// Everything down to this depth is cut (the step at that depth, counted from the bottom, stays and is reached
    /// again with the answer), as when a band is broken in the middle of its turn.
    Unwind(u8, i8),
}

/// The flow ran for longer than any rule allows: a loop in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck;

/// How many steps may follow each other without asking anybody.
pub const MAX_RUN: usize = 4096;

/// Runs automatic steps from the top of the stack until one asks or the stack is empty.
///
/// `came` tells how the top step is reached first: [`Came::In`] for a fresh one, [`Came::Back`] when an action has just
/// answered it.
pub fn run<St, S: Copy + Default, const N: usize>(
    state: &mut St,
    stack: impl Fn(&mut St) -> &mut Pile<S, N>,
    came: Came,
    mut enter: impl FnMut(&mut St, S, Came) -> Next<S>,
) -> Result<(), Stuck> {
    let Some(step) = stack(state).top() else { return Ok(()) };
    let next = enter(state, step, came);
    run_on(state, stack, next, enter)
}

/// Does what the step on top has answered, and runs on from there like [`run`].
#[inline]
pub fn run_on<St, S: Copy + Default, const N: usize>(
    state: &mut St,
    stack: impl Fn(&mut St) -> &mut Pile<S, N>,
    mut next: Next<S>,
    mut enter: impl FnMut(&mut St, S, Came) -> Next<S>,
) -> Result<(), Stuck> {
    for _ in 0..MAX_RUN {
        let came = match next {
            Next::Ask => return Ok(()),
            Next::Push(above) => {
                if !stack(state).push(above) {
                    return Err(Stuck);
                }
                Came::In
            }
            Next::Become(other) => {
                stack(state).pop();
                stack(state).push(other);
                Came::In
            }
            Next::Pop(answer) => {
                stack(state).pop();
                Came::Back(answer)
            }
            Next::Unwind(depth, answer) => {
                while stack(state).len() > usize::from(depth) + 1 {
                    stack(state).pop();
                }
                Came::Back(answer)
            }
        };
        let Some(step) = stack(state).top() else { return Ok(()) };
        next = enter(state, step, came);
    }
    Err(Stuck)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_gets_the_answer_of_the_step_above() {
        let mut stack: Pile<u8, 4> = [1].into_iter().collect();
        let mut seen = Vec::new();
        let done = run(
            &mut stack,
            |s| s,
            Came::In,
            |_, step, came| {
                seen.push((step, came));
                match (step, came) {
                    (1, Came::In) => Next::Push(2),
                    (2, _) => Next::Become(3),
                    (3, _) => Next::Pop(7),
                    _ => Next::Ask,
                }
            },
        );
        assert_eq!(done, Ok(()));
        assert_eq!(seen, [(1, Came::In), (2, Came::In), (3, Came::In), (1, Came::Back(7))]);
    }

    #[test]
    fn an_unwind_cuts_everything_above_a_depth() {
        let mut stack: Pile<u8, 4> = [1, 2, 3].into_iter().collect();
        let done =
            run(&mut stack, |s| s, Came::In, |_, step, _| if step == 3 { Next::Unwind(0, 1) } else { Next::Ask });
        assert_eq!((done, stack.as_slice()), (Ok(()), &[1][..]));
    }

    #[test]
    fn the_flow_runs_on_from_an_answer() {
        let mut stack: Pile<u8, 4> = [1, 2].into_iter().collect();
        let mut seen = Vec::new();
        let done = run_on(
            &mut stack,
            |s| s,
            Next::Pop(5),
            |_, step, came| {
                seen.push((step, came));
                Next::Ask
            },
        );
        assert_eq!((done, seen, stack.as_slice()), (Ok(()), vec![(1, Came::Back(5))], &[1][..]));
    }

    #[test]
    fn a_loop_is_an_error_and_so_is_a_stack_too_deep() {
        let mut stack: Pile<u8, 2> = [1].into_iter().collect();
        assert_eq!(run(&mut stack, |s| s, Came::In, |_, _, _| Next::Become(1)), Err(Stuck));
        assert_eq!(run(&mut stack, |s| s, Came::In, |_, _, _| Next::Push(1)), Err(Stuck));
    }
}
