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
        let params = entry.1.split_once('(').map_or("", |(_, rest)| rest.trim_end_matches(')'));
        let (fixed, variadic) = match params.strip_suffix("...") {
            Some(fixed) => (fixed.trim_end_matches([',', ' ']), true),
            None => (params, false),
        };
        let wanted = fixed.chars().filter(|letter| letter.is_ascii_alphabetic());
        let count = wanted.clone().count();
        if call.args.len() < count || (call.args.len() > count && !variadic) {
            let what = format!("{} takes {count} arguments, and {} are passed", call.name, call.args.len());
            return Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).into());
        }
        for (number, (letter, arg)) in wanted.zip(call.args).enumerate() {
            let fits = match (letter, arg.kind) {
                ('d', Some(LeafKind::Float(format))) => format.width() == 64,
                ('f', Some(LeafKind::Float(format))) => format.width() == 32,
                ('D', Some(LeafKind::Float(format))) => format.width() >= 64,
                ('D', Some(LeafKind::Int(width))) => width == 128,
                ('d' | 'f' | 'D', _) => false,
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
