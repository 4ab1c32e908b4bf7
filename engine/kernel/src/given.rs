//! A scenario's `given`, laid over the open form of a state.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::fault::Fault;

/// The state with what is given in place of what it says: tables key by key, everything else as a whole.
pub(crate) fn merged<S: Serialize + DeserializeOwned>(state: &S, given: &Value) -> Result<S, Fault> {
    let wrong = |place: &str, error: serde_json::Error| Fault::new("bad-given", place, error.to_string());
    let begun = serde_json::to_value(state).map_err(|error| wrong("given", error))?;
    let mut open = begun.clone();
    lay(&mut open, given, "given")?;
    serde_json::from_value(open).map_err(|error| match bad_key::<S>(&begun, given) {
        Some((key, error)) => wrong(&format!("given.{key}"), error),
        None => wrong("given", error),
    })
}

/// The first key of which what is given cannot be read, and why.
fn bad_key<'a, S: DeserializeOwned>(begun: &Value, given: &'a Value) -> Option<(&'a str, serde_json::Error)> {
    given.as_object()?.iter().find_map(|(key, value)| {
        let mut open = begun.clone();
        lay(open.get_mut(key)?, value, key).ok()?;
        Some((key.as_str(), serde_json::from_value::<S>(open).err()?))
    })
}

fn lay(open: &mut Value, given: &Value, place: &str) -> Result<(), Fault> {
    match (open, given) {
        (Value::Object(open), Value::Object(given)) => {
            for (key, value) in given {
                let place = format!("{place}.{key}");
                let Some(old) = open.get_mut(key) else {
                    let known: Vec<_> = open.keys().map(String::as_str).collect();
                    let reason = format!("there is no such key; there are: {}", known.join(", "));
                    return Err(Fault::new("bad-given", place, reason));
                };
                lay(old, value, &place)?;
            }
        }
        (open, value) => *open = value.clone(),
    }
    Ok(())
}
