//! Named things that a sentence speaks of.

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use staffetta_kernel as kernel;
use std::collections::BTreeMap;
use std::fmt;

use super::kernel_types::{Arg, Word};

/// Named things that a sentence speaks of, in the order of their names. There are few, and every offer has some: a list
/// takes less memory than a tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Args(Vec<(Word, Arg)>);

/// What they are in TypeScript.
pub(super) type ArgsByName = BTreeMap<String, Arg>;

impl From<kernel::Args> for Args {
    fn from(args: kernel::Args) -> Self {
        let mut list: Vec<(Word, Arg)> =
            args.0.into_iter().map(|(name, arg)| (Word::Borrowed(name), arg.into())).collect();
        list.sort_by(|(one, _), (other, _)| one.cmp(other));
        Self(list)
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'de> Visitor<'de> for Members {
            type Value = Args;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named things")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Args, M::Error> {
                let mut list: Vec<(Word, Arg)> = Vec::new();
                while let Some(member) = map.next_entry()? {
                    list.push(member);
                }
                list.sort_by(|(one, _), (other, _)| one.cmp(other));
                Ok(Args(list))
            }
        }
        from.deserialize_map(Members)
    }
}
