//! Arithmetic of AArch64 on plain numbers of 32 or 64 bits (Arm ARM, A64 base instructions).

use super::{C, N, V, Z};
use crate::assembly::flags::when;
use crate::value::{mask, sign_extend};

/// Bitwise operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Logic {
    And,
    Or,
    Xor,
}

/// Shift by a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shift {
    Left,
    Right,
    SignedRight,
    Rotate,
}

/// Polynomial of a checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crc {
    /// `0x04c11db7`
    Ethernet,
    /// `0x1edc6f41`
    Castagnoli,
}

impl Crc {
    /// Returns the polynomial with its bits reversed.
    fn reversed(self) -> u32 {
        match self {
            Crc::Ethernet => 0xedb8_8320,
            Crc::Castagnoli => 0x82f6_3b78,
        }
    }

    /// Adds so many bits of a value to a checksum.
    pub(super) fn apply(self, sum: u64, value: u64, bits: u32) -> u64 {
        let mut sum = sum as u32;
        for at in 0..bits {
            let bit = sum & 1 ^ (value >> at) as u32 & 1;
            sum = sum >> 1 ^ if bit != 0 { self.reversed() } else { 0 };
        }
        u64::from(sum)
    }
}

impl Shift {
    /// Shifts by a number below the width.
    pub(super) fn apply(self, value: u64, by: u32, width: u32) -> u64 {
        let by = by % width;
        let result = match self {
            Shift::Left => value << by,
            Shift::Right => value >> by,
            Shift::SignedRight => (sign_extend(value, width) >> by) as u64,
            Shift::Rotate if by == 0 => value,
            Shift::Rotate => value >> by | value << (width - by),
        };
        result & mask(width)
    }
}

/// Flags of a result that say its sign and whether it is zero.
pub(super) fn sign_and_zero(result: u64, width: u32) -> u16 {
    when(result == 0, Z) | when(result >> (width - 1) & 1 != 0, N)
}

/// Adds with a carry; returns the result and the flags.
pub(super) fn add(a: u64, b: u64, carry: bool, width: u32) -> (u64, u16) {
    let sum = u128::from(a) + u128::from(b) + u128::from(carry);
    let result = sum as u64 & mask(width);
    let overflow = ((a ^ result) & (b ^ result)) >> (width - 1) & 1 != 0;
    (result, sign_and_zero(result, width) | when(sum >> width != 0, C) | when(overflow, V))
}

/// Divides; by zero gives zero.
pub(super) fn divide(signed: bool, a: u64, b: u64, width: u32) -> u64 {
    if b == 0 {
        return 0;
    }
    match signed {
        true => sign_extend(a, width).wrapping_div(sign_extend(b, width)) as u64 & mask(width),
        false => a / b,
    }
}

/// Reverses the bytes of each piece.
pub(super) fn reverse_bytes(value: u64, piece: u32, width: u32) -> u64 {
    let mut result = 0;
    for from in (0..width).step_by(8) {
        let byte = value >> from & 0xff;
        let within = from % piece;
        result |= byte << (from - within + piece - 8 - within);
    }
    result
}

/// A bit field: rotates to the right, and takes bits of the result.
///
/// Returns the rotated bits, the mask of those that come from the source, and that of those which the sign or zeros
/// fill (the others are kept).
pub(super) fn bitfield(rotate: u32, last: u32, width: u32) -> (u64, u64, u32) {
    if last >= rotate {
        // A field at the bottom.
        let len = last - rotate + 1;
        (mask(len), mask(width) & !mask(len), len - 1)
    } else {
        // A field that is moved up.
        let len = last + 1;
        let from = width - rotate;
        let field = mask(len) << from & mask(width);
        (field, mask(width) & !mask(from + len), from + len - 1)
    }
}
