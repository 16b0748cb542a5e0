//! Attributes of functions whose meaning is the same on all targets.

use crate::function::registers::RegSet;

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
