//! Attributes of functions whose meaning is the same on all targets.

use draig_ir::AttrSet;
use draig_tables::AttrKind;

use super::{Machine, Selected, Selector};
use crate::function::registers::RegSet;

/// Largest number that a string attribute may have.
const MAX_NUMBER: u32 = 1 << 20;

/// Largest alignment of the stack pointer.
pub(crate) const MAX_STACK_ALIGN: u64 = 1 << 12;

/// Kinds of attributes that are not compiled: whoever asks for them must not get a program without.
pub(crate) const REFUSED_KINDS: &[(AttrKind, &str)] =
    &[(AttrKind::SafeStack, "safestack"), (AttrKind::SpeculativeLoadHardening, "speculative_load_hardening")];

/// Returns the number that a string attribute has.
pub(crate) fn number_of(value: &[u8]) -> Option<u32> {
    std::str::from_utf8(value).ok()?.parse().ok().map(|number: u32| number.min(MAX_NUMBER))
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Returns the attributes of the function itself.
    pub(crate) fn own_attributes(&self) -> AttrSet {
        let list = self.module.global(self.function).as_function().map(|function| function.attributes);
        list.map_or(AttrSet::EMPTY, |list| self.module.tables.attributes.list(list).function)
    }

    #[cold]
    pub(crate) fn refuse_attribute<R>(&self, name: &str) -> Selected<R> {
        self.refuse(&format!("a function with attribute \"{name}\""))
    }
}

/// Registers that calls change, by what `zero-call-used-regs` names.
pub(crate) struct CallRegisters {
    pub(crate) generals: RegSet,
    pub(crate) vectors: RegSet,
    /// Those of them that arguments are in.
    pub(crate) arguments: RegSet,
}

impl CallRegisters {
    /// Returns the registers that a value of `zero-call-used-regs` names. Those that a function does not use are cleared
    /// like the others.
    pub(crate) fn cleared(&self, value: &[u8]) -> RegSet {
        let has = |word: &[u8]| value.windows(word.len()).any(|window| window == word);
        if value == b"skip" || value.is_empty() {
            return RegSet::EMPTY;
        }
        let all = if has(b"gpr") { self.generals } else { self.generals.or(self.vectors) };
        if has(b"arg") { all.and(self.arguments) } else { all }
    }
}
