//! Memory locations: an address with a size.

use draig_ir::{Metadata, Value};
use draig_target::TypeSize;

/// Number of bytes of a location from its address on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LocationSize {
    /// Exactly these bytes.
    Precise(TypeSize),
    /// At most these bytes.
    UpperBound(TypeSize),
    /// Any bytes at and after the address, in the same object.
    AfterPointer,
    /// Any bytes of the object.
    BeforeOrAfterPointer,
}

impl LocationSize {
    /// Returns a precise size in bytes.
    #[must_use]
    pub const fn precise(bytes: u64) -> LocationSize {
        LocationSize::Precise(TypeSize::fixed(bytes))
    }

    /// Returns the size or its upper bound; `None` if there is none.
    #[must_use]
    pub const fn value(self) -> Option<TypeSize> {
        match self {
            LocationSize::Precise(size) | LocationSize::UpperBound(size) => Some(size),
            LocationSize::AfterPointer | LocationSize::BeforeOrAfterPointer => None,
        }
    }

    /// Returns the size or its upper bound if it does not depend on `vscale`.
    #[must_use]
    pub const fn fixed(self) -> Option<u64> {
        match self.value() {
            Some(size) => size.known(),
            None => None,
        }
    }

    /// Whether the size is exact.
    #[must_use]
    pub const fn is_precise(self) -> bool {
        matches!(self, LocationSize::Precise(_))
    }

    /// Whether there are no bytes.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        matches!(self.value(), Some(size) if size.min == 0)
    }

    /// Returns the size in one word; `None` if it is too large.
    #[inline]
    pub(super) fn packed(self) -> Option<u32> {
        let (size, kind) = match self {
            LocationSize::Precise(size) => (size, 0),
            LocationSize::UpperBound(size) => (size, 1),
            LocationSize::AfterPointer => return Some(u32::MAX - 1),
            LocationSize::BeforeOrAfterPointer => return Some(u32::MAX),
        };
        let is_small = size.min < 1 << 29;
        is_small.then_some((size.min as u32) << 2 | u32::from(size.scalable) << 1 | kind)
    }

    /// Whether bytes before the address may belong to it.
    #[must_use]
    pub const fn may_be_before(self) -> bool {
        matches!(self, LocationSize::BeforeOrAfterPointer)
    }
}

/// Metadata of an access that alias analyses look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AccessTags {
    /// `!tbaa`
    pub tbaa: Option<Metadata>,
    /// `!alias.scope`
    pub scope: Option<Metadata>,
    /// `!noalias`
    pub noalias: Option<Metadata>,
}

/// An address, the bytes at it, and the metadata of the access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryLocation {
    /// The address.
    pub pointer: Value,
    /// The number of bytes.
    pub size: LocationSize,
    /// The metadata.
    pub tags: AccessTags,
}

impl MemoryLocation {
    /// Returns a location without metadata.
    #[must_use]
    pub fn new(pointer: Value, size: LocationSize) -> MemoryLocation {
        MemoryLocation { pointer, size, tags: AccessTags::default() }
    }

    /// Returns the location of all bytes around an address.
    #[must_use]
    pub fn around(pointer: Value) -> MemoryLocation {
        MemoryLocation::new(pointer, LocationSize::BeforeOrAfterPointer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_sizes_differ() {
        let sizes = [0, 1, (1 << 29) - 1].map(TypeSize::fixed).into_iter();
        let sizes = sizes.chain([1, 2].map(TypeSize::scalable));
        let mut packed: Vec<u32> = sizes
            .flat_map(|size| [LocationSize::Precise(size), LocationSize::UpperBound(size)])
            .chain([LocationSize::AfterPointer, LocationSize::BeforeOrAfterPointer])
            .map(|size| size.packed().unwrap())
            .collect();
        packed.sort_unstable();
        packed.dedup();
        assert_eq!(packed.len(), 12);
        assert_eq!(LocationSize::precise(1 << 29).packed(), None);
    }
}
