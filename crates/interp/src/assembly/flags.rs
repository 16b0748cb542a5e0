//! Status flags of a processor, with those that are undefined. Which bit is which flag is the target's matter.

use crate::value::Taint;

/// The flags register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flags {
    /// The flags, at the target's places.
    pub(crate) bits: u16,
    /// Those that are undefined.
    pub(crate) undefined: u16,
    /// Cause of the undefined ones; none for those that an instruction leaves undefined.
    pub(crate) cause: Taint,
}

/// Effect of an operation on the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Effect {
    /// Flags that it sets or clears.
    pub(crate) defined: u16,
    /// Their values.
    pub(crate) bits: u16,
    /// Flags that it leaves undefined.
    pub(crate) undefined: u16,
}

/// Returns the flag if the condition holds.
pub(crate) fn when(condition: bool, flag: u16) -> u16 {
    if condition { flag } else { 0 }
}

impl Flags {
    /// Flags of which these are not known.
    pub(crate) fn unknown(status: u16, cause: Taint) -> Flags {
        Flags { bits: 0, undefined: status, cause }
    }

    pub(crate) fn apply(&mut self, effect: Effect) {
        self.bits = self.bits & !(effect.defined | effect.undefined) | effect.bits;
        self.undefined = self.undefined & !effect.defined | effect.undefined;
        if effect.undefined != 0 {
            self.cause = Taint::NONE;
        }
    }

    /// Sets or clears flags.
    pub(crate) fn set(&mut self, defined: u16, bits: u16) {
        self.apply(Effect { defined, bits, undefined: 0 });
    }

    /// Makes flags undefined because of an undefined operand.
    pub(crate) fn spoil(&mut self, flags: u16, cause: Taint) {
        self.bits &= !flags;
        self.undefined |= flags;
        self.cause = cause;
    }
}
