//! Calling conventions as data: what differs from that of C.

use super::registers::{SAVED, V31, X15, X20, X21, X22, generals, vectors};
use crate::function::registers::{Reg, RegSet};

/// Rules of a calling convention.
#[derive(Debug)]
pub(super) struct Convention {
    /// Registers of integers and pointers, in order, if they are not those of C.
    pub(super) generals: Option<&'static [Reg]>,
    /// Whether integers of less than 32 bits are in the next one of the registers of C that is left.
    pub(super) is_narrow_as_c: bool,
    /// Registers of numbers of 4, 8 and 16 bytes, if they are not those of C.
    pub(super) numbers: Option<[&'static [Reg]; 3]>,
    /// Registers that functions restore for their caller.
    pub(super) saved: RegSet,
    /// Whether functions restore all bytes of vector registers, not only the lowest 8.
    pub(super) saves_whole: bool,
    /// Registers that functions change although those of C restore them.
    pub(super) changed: RegSet,
    /// Registers that functions do not use.
    pub(super) reserved: RegSet,
    /// Whether functions remove their parameters from the stack, so that each can be the last act of another.
    pub(super) pops: bool,
    /// Whether lists of variable arguments are those of C.
    pub(super) has_lists: bool,
}

const C: Convention = Convention {
    generals: None,
    is_narrow_as_c: false,
    numbers: None,
    saved: SAVED,
    saves_whole: false,
    changed: RegSet::EMPTY,
    reserved: RegSet::EMPTY,
    pops: false,
    has_lists: true,
};

impl Convention {
    /// Returns the registers of parameters, if they are not those of C.
    pub(super) fn own_registers(&self) -> RegSet {
        let numbers = self.numbers.iter().flatten().copied();
        self.generals.into_iter().chain(numbers).flatten().copied().collect()
    }
}

/// Returns registers in order, by their numbers.
macro_rules! in_order {
    ($make:path: $($number:literal)*) => { &[$($make($number)),*] };
}

/// Registers of `preserve_nonecc`: first those that C restores.
const NONE_GENERALS: &[Reg] = in_order!(Reg: 20 21 22 23 24 25 26 27 28 0 1 2 3 4 5 6 7 10 11 12 13 14 9);
/// Registers of `ghccc`, which C restores.
const GHC_GENERALS: &[Reg] = in_order!(Reg: 19 20 21 22 23 24 25 26 27 28);
const GHC_NUMBERS: [&[Reg]; 3] =
    [in_order!(Reg::vector: 8 9 10 11), in_order!(Reg::vector: 12 13 14 15), in_order!(Reg::vector: 4 5)];

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
    // ghccc
    (
        10,
        Convention {
            generals: Some(GHC_GENERALS),
            numbers: Some(GHC_NUMBERS),
            saved: RegSet::EMPTY,
            changed: SAVED,
            ..C
        },
    ),
    // preserve_mostcc
    (14, Convention { saved: SAVED.or(generals(9, 15)), ..C }),
    // preserve_allcc
    (15, Convention { saved: SAVED.or(generals(9, 15)).or(vectors(8, 30)).or(V31.mask()), saves_whole: true, ..C }),
    // swiftcc
    (16, C),
    // cxx_fast_tlscc
    (17, C),
    // tailcc
    (18, Convention { pops: true, ..C }),
    // swifttailcc
    (20, Convention { pops: true, saved: SAVED.without(CONTEXT), changed: CONTEXT, ..C }),
    // preserve_nonecc
    (21, Convention { generals: Some(NONE_GENERALS), is_narrow_as_c: true, saved: RegSet::EMPTY, changed: SAVED, ..C }),
    // win64cc, whose lists are other ones
    (79, Convention { has_lists: false, ..C }),
    // aarch64_vector_pcs
    (VECTOR_PCS, Convention { saved: generals(19, 28).or(vectors(8, 23)), saves_whole: true, ..C }),
    // graalcc: its runtime's registers
    (107, Convention { reserved: generals(27, 28), ..C }),
];

/// Number of `aarch64_vector_pcs`, which linkers have to know of (`STO_AARCH64_VARIANT_PCS`).
pub(crate) const VECTOR_PCS: u16 = 97;

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
        let ghc = convention(10).expect("it is known").own_registers();
        assert_eq!((ghc.len(), ghc.contains(Reg(28)), ghc.contains(Reg::vector(5))), (20, true, true));
    }
}
