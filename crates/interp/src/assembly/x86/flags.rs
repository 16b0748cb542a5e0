//! Status flags of x86 (Intel SDM volume 1, 3.4.3) and the conditions on them.

use crate::assembly::flags::Effect;

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

/// Returns the effect that sets all status flags.
pub(super) fn all(bits: u16) -> Effect {
    Effect { defined: STATUS, bits, undefined: 0 }
}

/// Conditions in the order of their codes, without negations: those have the odd codes.
const CONDITIONS: [u16; 8] = [OF, CF, ZF, CF | ZF, SF, PF, SF | OF, ZF | SF | OF];

/// Names of the conditions by their codes, as the table of instructions spells them.
const NAMES: [&str; 16] = ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

/// Other names, which outputs (`{@ccz}`) may have.
const ALIASES: [(&str, &str); 14] = [
    ("c", "b"),
    ("na", "be"),
    ("nae", "b"),
    ("nb", "ae"),
    ("nbe", "a"),
    ("nc", "ae"),
    ("ng", "le"),
    ("nge", "l"),
    ("nl", "ge"),
    ("nle", "g"),
    ("nz", "ne"),
    ("pe", "p"),
    ("po", "np"),
    ("z", "e"),
];

/// A condition of `jcc`, `setcc`, `cmovcc`: its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Condition(u8);

impl Condition {
    /// Returns the condition of this name of the table.
    pub(super) fn named(name: &str) -> Option<Condition> {
        NAMES.iter().position(|one| *one == name).map(|code| Condition(code as u8))
    }

    /// Returns the condition of any of its names.
    pub(crate) fn of_output(name: &str) -> Option<Condition> {
        Condition::named(ALIASES.iter().find(|(alias, _)| *alias == name).map_or(name, |(_, name)| name))
    }

    /// Returns the flags that it reads.
    pub(crate) fn reads(self) -> u16 {
        CONDITIONS[usize::from(self.0 / 2)]
    }

    /// Whether it holds.
    pub(crate) fn holds(self, bits: u16) -> bool {
        let signs_differ = (bits & SF != 0) != (bits & OF != 0);
        let plain = match self.0 / 2 {
            6 => signs_differ,
            7 => signs_differ || bits & ZF != 0,
            pair => bits & CONDITIONS[usize::from(pair)] != 0,
        };
        plain != (self.0 % 2 == 1)
    }
}
