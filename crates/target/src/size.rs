//! Alignments and sizes: the two numbers in which a data layout answers.
//!
//! What has which size is said in [`crate::data_layout`].

use std::fmt;

/// A power-of-two alignment in bytes, from 1 to 2^63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Align(u8);

impl Align {
    /// One byte: no constraint at all.
    pub const ONE: Align = Align(0);

    /// The alignment of `bytes` bytes; `None` unless it is a power of two.
    pub const fn from_bytes(bytes: u64) -> Option<Align> {
        if bytes.is_power_of_two() { Some(Align(bytes.trailing_zeros() as u8)) } else { None }
    }

    /// The alignment of 2^`log2` bytes; `None` above 2^63.
    pub const fn from_log2(log2: u8) -> Option<Align> {
        if log2 < 64 { Some(Align(log2)) } else { None }
    }

    /// The smallest alignment that is at least `bytes` bytes; `None` above 2^63.
    pub const fn at_least(bytes: u64) -> Option<Align> {
        match bytes.checked_next_power_of_two() {
            Some(power) => Align::from_bytes(power),
            None => None,
        }
    }

    /// In bytes.
    pub const fn bytes(self) -> u64 {
        1 << self.0
    }

    /// In bits; saturates for the three largest.
    pub const fn bits(self) -> u64 {
        self.bytes().saturating_mul(8)
    }

    /// The exponent of two, as bitcode and metadata write alignments.
    pub const fn log2(self) -> u8 {
        self.0
    }

    /// `value` rounded up to a multiple of this alignment; `None` if that passes `u64`.
    pub const fn round_up(self, value: u64) -> Option<u64> {
        let mask = self.bytes() - 1;
        match value.checked_add(mask) {
            Some(sum) => Some(sum & !mask),
            None => None,
        }
    }

    /// Whether `value` is a multiple of this alignment.
    pub const fn divides(self, value: u64) -> bool {
        value & (self.bytes() - 1) == 0
    }
}

impl fmt::Debug for Align {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "align {}", self.bytes())
    }
}

impl fmt::Display for Align {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bytes())
    }
}

/// A size, in bits or in bytes as the function that returns it says, which for a scalable vector is
/// a multiple of the run-time constant `vscale`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeSize {
    /// The size itself or, if `scalable`, the factor of `vscale`.
    pub min: u64,
    /// Whether `min` is to be multiplied by `vscale`.
    pub scalable: bool,
}

impl TypeSize {
    /// Nothing.
    pub const ZERO: TypeSize = TypeSize::fixed(0);

    /// A size known now.
    pub const fn fixed(size: u64) -> TypeSize {
        TypeSize { min: size, scalable: false }
    }

    /// `min` times `vscale`.
    pub const fn scalable(min: u64) -> TypeSize {
        TypeSize { min, scalable: true }
    }

    /// The size if it is known now.
    pub const fn known(self) -> Option<u64> {
        if self.scalable { None } else { Some(self.min) }
    }
}

impl fmt::Debug for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}
