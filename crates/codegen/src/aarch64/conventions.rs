//! Calling conventions as data: what differs from that of C.

use super::registers::{SAVED, X15, X20, X21, X22, generals};
use crate::function::registers::{Reg, RegSet};

/// Rules of a calling convention.
#[derive(Debug)]
pub(super) struct Convention {
    /// Registers of integers and pointers, in order, if they are not those of C.
    pub(super) generals: Option<&'static [Reg]>,
    /// Registers that functions restore for their caller.
    pub(super) saved: RegSet,
    /// Registers that functions change although those of C restore them.
    pub(super) changed: RegSet,
    /// Whether functions remove their parameters from the stack, so that each can be the last act of another.
    pub(super) pops: bool,
    /// Whether lists of variable arguments are those of C.
    pub(super) has_lists: bool,
}

const C: Convention = Convention { generals: None, saved: SAVED, changed: RegSet::EMPTY, pops: false, has_lists: true };

/// Registers of `preserve_nonecc`: first those that C restores.
const NONE_GENERALS: &[Reg] = &[
    Reg(20),
    Reg(21),
    Reg(22),
    Reg(23),
    Reg(24),
    Reg(25),
    Reg(26),
    Reg(27),
    Reg(28),
    Reg(0),
    Reg(1),
    Reg(2),
    Reg(3),
    Reg(4),
    Reg(5),
    Reg(6),
    Reg(7),
    Reg(10),
    Reg(11),
    Reg(12),
    Reg(13),
    Reg(14),
    Reg(9),
];

/// Registers of `swiftself` and `swiftasync`.
const CONTEXT: RegSet = X20.mask().or(X22.mask());

/// Conventions by LLVM's number.
static CONVENTIONS: &[(u16, Convention)] = &[
    // ccc
    (0, C),
    // fastcc
    (8, C),
    // coldcc
    (9, C),
    // preserve_mostcc
    (14, Convention { saved: SAVED.or(generals(9, 15)), ..C }),
    // swiftcc
    (16, C),
    // tailcc
    (18, Convention { pops: true, ..C }),
    // swifttailcc
    (20, Convention { pops: true, saved: SAVED.without(CONTEXT), changed: CONTEXT, ..C }),
    // preserve_nonecc
    (21, Convention { generals: Some(NONE_GENERALS), saved: RegSet::EMPTY, changed: SAVED, ..C }),
    // win64cc, whose lists are other ones
    (79, Convention { has_lists: false, ..C }),
];

/// Returns the rules of a convention by LLVM's number.
#[inline]
pub(super) fn convention(number: u16) -> Option<&'static Convention> {
    if number == 0 {
        return Some(&CONVENTIONS[0].1);
    }
    CONVENTIONS.iter().find(|(known, _)| *known == number).map(|(_, convention)| convention)
}

/// Registers of parameters that are not passed in turn: `swiftself`, `swifterror`, `swiftasync`.
pub(super) const SWIFT: RegSet = CONTEXT.or(X21.mask());
/// Register of the parameter `nest`.
pub(super) const NEST: Reg = X15;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preserve_none_passes_in_registers_that_c_restores() {
        let none = convention(21).expect("it is known");
        assert_eq!(none.generals.map(<[Reg]>::len), Some(23));
        assert!(none.changed.contains(Reg(19)) && !convention(20).expect("it is known").saved.contains(X20));
        assert!(convention(11).is_none());
    }
}
