//! Whether a call of a library function passes what its C prototype takes.

use crate::libc::{Call, Entry};
use crate::machine::Machine;
use crate::rules;
use crate::shape::LeafKind;
use crate::stop::{Run, Undefined};
use crate::value::Slot;

impl Machine<'_> {
    /// Calls a library function after looking at its arguments' number and classes.
    pub(super) fn invoke(&mut self, entry: &'static Entry, call: &Call<'_>) -> Run<Slot> {
        // The result's letter comes first.
        let params = entry.1.as_bytes().get(1..).unwrap_or_default();
        let variadic = params.contains(&b'.');
        let wanted = params.iter().filter(|letter| letter.is_ascii_alphabetic());
        let count = wanted.clone().count();
        if call.args.len() < count || (call.args.len() > count && !variadic) {
            let what = format!("{} takes {count} arguments, and {} are passed", call.name, call.args.len());
            return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
        }
        for (number, (&letter, arg)) in wanted.zip(call.args).enumerate() {
            let fits = match (letter, arg.kind) {
                (b'd', Some(LeafKind::Float(format))) => format.width() == 64,
                (b'f', Some(LeafKind::Float(format))) => format.width() == 32,
                (b'D', Some(LeafKind::Float(format))) => format.width() >= 64,
                (b'D', Some(LeafKind::Int(width))) => width == 128,
                (b'd' | b'f' | b'D', _) => false,
                // Integers and pointers lie in the same registers; old code mixes them.
                (_, Some(LeafKind::Int(_) | LeafKind::Pointer(_))) => true,
                _ => false,
            };
            if !fits {
                let what = format!("argument {} of {} has another type than the function takes", number + 1, call.name);
                return Err(Undefined::new(&rules::CALL_TYPE_MISMATCH, what).into());
            }
        }
        (entry.2)(self, call)
    }
}
