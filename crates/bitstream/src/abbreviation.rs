//! Abbreviations, which define the encoding of the operands of records, and abbreviation ids, which precede
//! every entry of a stream.

use std::sync::Arc;

use crate::error::ErrorKind;
use crate::limits::MAX_WIDTH;

/// Ids that every block has; abbreviations are numbered after them.
pub mod id {
    /// The end of a block.
    pub const END_BLOCK: u32 = 0;
    /// The start of a block.
    pub const ENTER_SUBBLOCK: u32 = 1;
    /// The definition of an abbreviation.
    pub const DEFINE_ABBREV: u32 = 2;
    /// A record without abbreviation.
    pub const UNABBREV_RECORD: u32 = 3;
    /// The first abbreviation of a block.
    pub const FIRST_ABBREVIATION: u32 = 4;
    /// The number of the block `BLOCKINFO`, the only standard one.
    pub const BLOCKINFO: u32 = 0;
    /// The first block number that is available to formats.
    pub const FIRST_BLOCK: u32 = 8;
    /// Record of `BLOCKINFO`: selects the block that the following abbreviations and names belong to.
    pub const SETBID: u32 = 1;
    /// The name of the block.
    pub const BLOCKNAME: u32 = 2;
    /// The number and the name of a record.
    pub const SETRECORDNAME: u32 = 3;
}

/// Encoding of an operand. An array is followed by the operand for its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// This value, encoded in no bits.
    Literal(u64),
    /// This many bits, 0 to 64.
    Fixed(u8),
    /// Chunks of this many bits, whose highest bit tells whether another chunk follows; 0 to 32.
    Vbr(u8),
    /// A length, then elements. The second-to-last operand.
    Array,
    /// A letter, digit, `.` or `_` in six bits.
    Char6,
    /// A length, then bytes that are aligned to 32 bits. The last operand.
    Blob,
}

/// The characters of the six-bit encoding, by number.
pub const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// Returns the number of a character in [`CHAR6`].
#[inline]
pub const fn char6_index(character: u8) -> Option<u8> {
    match character {
        b'a'..=b'z' => Some(character - b'a'),
        b'A'..=b'Z' => Some(character - b'A' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'.' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

/// An abbreviation. The first operand is the code of the record. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Abbreviation {
    operands: Arc<[Operand]>,
}

impl Abbreviation {
    /// Creates an abbreviation with these operands; `None` if there are none, if an array or blob is
    /// misplaced, or if a width is too large.
    pub fn new(operands: &[Operand]) -> Option<Abbreviation> {
        Abbreviation::try_new(operands).ok()
    }

    /// Same as [`Abbreviation::new`], but returns the reason of a failure.
    ///
    /// # Errors
    /// Returns the first error in the operands.
    pub fn try_new(operands: &[Operand]) -> Result<Abbreviation, ErrorKind> {
        let Some((&code, last)) = operands.first().zip(operands.last()) else {
            return Err(ErrorKind::EmptyAbbreviation);
        };
        // the code is a number
        if matches!(code, Operand::Array | Operand::Blob) {
            return Err(ErrorKind::InvalidAbbreviation);
        }
        if let Some(at) = operands.iter().position(|operand| *operand == Operand::Array) {
            if at + 2 != operands.len() {
                return Err(ErrorKind::MisplacedArray);
            }
            if matches!(last, Operand::Array | Operand::Blob) {
                return Err(ErrorKind::NestedArray);
            }
        }
        if operands[..operands.len() - 1].contains(&Operand::Blob) {
            return Err(ErrorKind::MisplacedBlob);
        }
        let narrow = operands.iter().all(|operand| match *operand {
            Operand::Fixed(width) => width <= MAX_WIDTH,
            Operand::Vbr(width) => width <= MAX_WIDTH && width != 1,
            _ => true,
        });
        if narrow { Ok(Abbreviation { operands: operands.into() }) } else { Err(ErrorKind::WideOperand) }
    }

    /// Returns the operands.
    #[inline]
    pub fn operands(&self) -> &[Operand] {
        &self.operands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_go_both_ways() {
        for (at, &character) in CHAR6.iter().enumerate() {
            assert_eq!(char6_index(character).map(usize::from), Some(at));
        }
        assert_eq!(char6_index(b'-'), None);
    }

    #[test]
    fn only_well_formed_abbreviations() {
        use Operand::{Array, Blob, Char6, Fixed, Literal, Vbr};
        for good in [
            &[Literal(1)][..],
            &[Fixed(3), Array, Char6],
            &[Literal(1), Blob],
            &[Literal(1), Vbr(6), Array, Fixed(MAX_WIDTH)],
        ] {
            assert!(Abbreviation::new(good).is_some(), "{good:?}");
        }
        for bad in [
            &[][..],
            &[Array, Char6],
            &[Literal(1), Array],
            &[Literal(1), Array, Blob],
            &[Literal(1), Blob, Fixed(1)],
            &[Literal(1), Array, Fixed(1), Fixed(1)],
            &[Literal(1), Fixed(MAX_WIDTH + 1)],
            &[Literal(1), Vbr(1)],
        ] {
            assert!(Abbreviation::new(bad).is_none(), "{bad:?}");
        }
    }
}
