//! Calling conventions: keyword ↔ number. LangRef "Calling Conventions", `CallingConv.h`.
//!
//! Every number from 0 to [`MAX`] is a calling convention; those without a keyword are written
//! `cc N` and printed `ccN`.

use crate::generated::calling_conventions::{KEYWORDS, PRINTED};

/// Largest number of a calling convention (`CallingConv::MaxID`).
pub const MAX: u32 = 1023;

/// Returns the number of a keyword: `b"fastcc"` is 8, `b"ccc"` is 0.
///
/// `riscv_vls_cc(N)` is one keyword per `N` here; a reader that parses the number separately uses
/// [`riscv_vls`].
#[inline]
#[must_use]
pub fn from_keyword(keyword: &[u8]) -> Option<u32> {
    KEYWORDS.number(keyword)
}

/// Returns the number of `riscv_vls_cc(bits)`.
#[must_use]
pub fn riscv_vls(bits: u32) -> Option<u32> {
    if !bits.is_power_of_two() || !(32..=65536).contains(&bits) {
        return None;
    }
    Some(RISCV_VLS_32 + bits.trailing_zeros() - 5)
}

/// Number of `riscv_vls_cc(32)`, after which the others ascend by powers of two.
const RISCV_VLS_32: u32 = 112;

/// Returns the printed form of a number, without the space that follows it. Keywords keep LLVM's
/// peculiarities (it prints a second space after `avr_intrcc` and `avr_signalcc`). The default 0 is not
/// printed, and `None` means that `ccN` is printed.
#[inline]
#[must_use]
pub fn printed(number: u32) -> Option<&'static str> {
    let text = *PRINTED.get(number as usize)?;
    (!text.is_empty()).then_some(text)
}

/// Returns all keywords with their numbers, ascending by number.
#[must_use]
pub fn keywords() -> &'static [(u32, &'static str)] {
    KEYWORDS.entries()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_and_numbers() {
        assert_eq!(from_keyword(b"ccc"), Some(0));
        assert_eq!(from_keyword(b"fastcc"), Some(8));
        assert_eq!(from_keyword(b"fastc"), None);
        assert_eq!(printed(8), Some("fastcc"));
        assert_eq!(printed(0), None);
        assert_eq!(printed(11), None);
        assert_eq!(printed(84), Some("avr_intrcc "));
        assert_eq!(printed(u32::MAX), None);
        for &(number, keyword) in keywords() {
            assert_eq!(from_keyword(keyword.as_bytes()), Some(number));
        }
        for bits in [32, 64, 65536] {
            let keyword = format!("riscv_vls_cc({bits})");
            assert_eq!(riscv_vls(bits), from_keyword(keyword.as_bytes()));
        }
        assert_eq!(riscv_vls(48), None);
        assert_eq!(riscv_vls(131_072), None);
    }
}
