//! Alignments and sizes, the results of data layout queries.
//!
//! Sizes of types are computed in [`crate::data_layout`].

use std::fmt;

/// A power-of-two alignment in bytes, from 1 to 2^63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Align(u8);

impl Align {
    /// One byte: no constraint.
    pub const ONE: Align = Align(0);

    /// Creates an alignment of `bytes` bytes; `None` unless it is a power of two.
    pub const fn from_bytes(bytes: u64) -> Option<Align> {
        if bytes.is_power_of_two() { Some(Align(bytes.trailing_zeros() as u8)) } else { None }
    }

    /// Creates an alignment of 2^`log2` bytes; `None` above 2^63.
    pub const fn from_log2(log2: u8) -> Option<Align> {
        if log2 < 64 { Some(Align(log2)) } else { None }
    }

    /// Returns the smallest alignment that is at least `bytes` bytes; `None` above 2^63.
    pub const fn at_least(bytes: u64) -> Option<Align> {
        match bytes.checked_next_power_of_two() {
            Some(power) => Align::from_bytes(power),
            None => None,
        }
    }

    /// Returns the alignment in bytes.
    pub const fn bytes(self) -> u64 {
        1 << self.0
    }

    /// Returns the alignment in bits; saturates for the three largest.
    pub const fn bits(self) -> u64 {
        self.bytes().saturating_mul(8)
    }

    /// Returns the exponent of two, as bitcode and metadata encode alignments.
    pub const fn log2(self) -> u8 {
        self.0
    }

    /// Rounds `value` up to a multiple of this alignment; `None` if the result exceeds `u64`.
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

/// A size, in bits or bytes depending on the function that returns it. For a scalable vector, it is a
/// multiple of the run-time constant `vscale`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeSize {
    /// The size or, if `scalable`, the factor of `vscale`.
    pub min: u64,
    /// Whether `min` is multiplied by `vscale`.
    pub scalable: bool,
}

impl TypeSize {
    /// The size zero.
    pub const ZERO: TypeSize = TypeSize::fixed(0);

    /// Creates a size that is known at compile time.
    pub const fn fixed(size: u64) -> TypeSize {
        TypeSize { min: size, scalable: false }
    }

    /// Creates a size of `min` times `vscale`.
    pub const fn scalable(min: u64) -> TypeSize {
        TypeSize { min, scalable: true }
    }

    /// Returns the size if it is known at compile time.
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
