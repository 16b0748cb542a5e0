//! Status flags of x86 (Intel SDM volume 1, 3.4.3), with those that are undefined.

use crate::value::Taint;

/// Carry.
pub(crate) const CF: u16 = 1;
/// Even parity of the low byte.
pub(crate) const PF: u16 = 1 << 2;
/// Carry out of bit 3.
pub(crate) const AF: u16 = 1 << 4;
/// Zero.
pub(crate) const ZF: u16 = 1 << 6;
/// Sign.
pub(crate) const SF: u16 = 1 << 7;
/// Direction of string instructions.
pub(crate) const DF: u16 = 1 << 10;
/// Signed overflow.
pub(crate) const OF: u16 = 1 << 11;
/// The flags that arithmetic sets.
pub(crate) const STATUS: u16 = CF | PF | AF | ZF | SF | OF;

/// The flags register.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flags {
    /// The flags, at their places in RFLAGS.
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

impl Effect {
    /// All status flags, with these values.
    pub(super) fn all(bits: u16) -> Effect {
        Effect { defined: STATUS, bits, undefined: 0 }
    }
}

/// Returns the flag if the condition holds.
pub(super) fn when(condition: bool, flag: u16) -> u16 {
    if condition { flag } else { 0 }
}

impl Flags {
    /// Flags at the beginning of inline assembly: nothing is known but the direction, which is up.
    pub(super) fn unknown(cause: Taint) -> Flags {
        Flags { bits: 0, undefined: STATUS, cause }
    }

    pub(super) fn apply(&mut self, effect: Effect) {
        self.bits = self.bits & !(effect.defined | effect.undefined) | effect.bits;
        self.undefined = self.undefined & !effect.defined | effect.undefined;
        if effect.undefined != 0 {
            self.cause = Taint::NONE;
        }
    }

    /// Makes flags undefined because of an undefined operand.
    pub(super) fn spoil(&mut self, flags: u16, cause: Taint) {
        self.bits &= !flags;
        self.undefined |= flags;
        self.cause = cause;
    }
}

/// Conditions in the order of their codes, without negations: those have the odd codes.
const CONDITIONS: [u16; 8] = [OF, CF, ZF, CF | ZF, SF, PF, SF | OF, ZF | SF | OF];

/// Names of the conditions by their codes, as the table of instructions spells them.
const NAMES: [&str; 16] = ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

/// A condition of `jcc`, `setcc`, `cmovcc`: its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Condition(u8);

impl Condition {
    /// Returns the condition of this name.
    pub(super) fn named(name: &str) -> Option<Condition> {
        NAMES.iter().position(|one| *one == name).map(|code| Condition(code as u8))
    }

    /// Returns the flags that it reads.
    pub(super) fn reads(self) -> u16 {
        CONDITIONS[usize::from(self.0 / 2)]
    }

    /// Whether it holds.
    pub(super) fn holds(self, bits: u16) -> bool {
        let signs_differ = (bits & SF != 0) != (bits & OF != 0);
        let plain = match self.0 / 2 {
            6 => signs_differ,
            7 => signs_differ || bits & ZF != 0,
            pair => bits & CONDITIONS[usize::from(pair)] != 0,
        };
        plain != (self.0 % 2 == 1)
    }
}
