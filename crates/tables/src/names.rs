//! Tables of numbers and names, with a perfect hash for lookups by name.
//!
//! Every table of this crate with spellings in text (DWARF constants, metadata kinds, attribute spellings,
//! intrinsic names) uses the same two types. The tables themselves, and the search for the hash's
//! displacements, are in the generator; this module only has the lookups.

/// A two-way table between 32-bit numbers and names.
///
/// Numbers are unique and ascending, names are unique. Both lookups are O(1) in practice: the number is tried
/// as a direct index before a binary search, the name costs one hash and one comparison.
#[derive(Debug)]
pub struct NameTable {
    /// Number and name, ascending by number.
    pub(crate) entries: &'static [(u32, &'static str)],
    /// Index of entries by name.
    pub(crate) index: NameIndex,
}

impl NameTable {
    /// Returns the name of `number`.
    #[inline]
    #[must_use]
    pub fn name(&self, number: u32) -> Option<&'static str> {
        // Most tables are dense at their start, with first number 0 or 1.
        let first = self.entries.first()?.0;
        let guess = number.checked_sub(first)? as usize;
        if let Some(&(found, name)) = self.entries.get(guess)
            && found == number
        {
            return Some(name);
        }
        let at = self.entries.binary_search_by_key(&number, |entry| entry.0).ok()?;
        Some(self.entries[at].1)
    }

    /// Returns the number of `name`, for example of `b"DW_TAG_member"`.
    #[inline]
    #[must_use]
    pub fn number(&self, name: &[u8]) -> Option<u32> {
        let &(number, found) = self.entries.get(self.index.candidate(name)?)?;
        (found.as_bytes() == name).then_some(number)
    }

    /// Returns all numbers with their names, ascending by number.
    #[must_use]
    pub fn entries(&self) -> &'static [(u32, &'static str)] {
        self.entries
    }
}

/// A perfect hash from a fixed set of names to their positions in a list (hash and displace).
///
/// It returns the only position that the name can have; the caller compares.
#[derive(Debug)]
pub struct NameIndex {
    /// One displacement per bucket; a power of two of them.
    pub(crate) displacements: &'static [u16],
    /// The position in the list, or [`EMPTY_SLOT`]; a power of two of them.
    pub(crate) slots: &'static [u16],
}

/// Content of a slot that no name maps to.
pub const EMPTY_SLOT: u16 = u16::MAX;

impl NameIndex {
    /// Returns the only position that `name` can have in the indexed list.
    #[inline]
    #[must_use]
    pub fn candidate(&self, name: &[u8]) -> Option<usize> {
        let hash = hash_name(name);
        let bucket = bucket_of(hash, self.displacements.len());
        let displacement = *self.displacements.get(bucket)?;
        let slot = slot_of(hash, displacement, self.slots.len());
        match *self.slots.get(slot)? {
            EMPTY_SLOT => None,
            position => Some(usize::from(position)),
        }
    }
}

/// 64-bit hash for all name indexes: eight bytes per step, with the length mixed in.
#[inline]
#[must_use]
pub fn hash_name(name: &[u8]) -> u64 {
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    let (words, rest) = name.as_chunks::<8>();
    let mut hash = name.len() as u64;
    for word in words {
        hash = (hash ^ u64::from_le_bytes(*word)).wrapping_mul(MULTIPLIER);
        hash ^= hash >> 32;
    }
    let mut last = 0_u64;
    for &byte in rest {
        last = last << 8 | u64::from(byte);
    }
    hash = (hash ^ last).wrapping_mul(MULTIPLIER);
    hash ^ hash >> 32
}

/// Returns the bucket of a hash among `buckets`, a power of two. For the generator and the lookup.
#[inline]
#[must_use]
pub fn bucket_of(hash: u64, buckets: usize) -> usize {
    hash as u32 as usize & buckets.wrapping_sub(1)
}

/// Returns the slot of a hash under its bucket's displacement among `slots`, a power of two. For the
/// generator and the lookup.
#[inline]
#[must_use]
pub fn slot_of(hash: u64, displacement: u16, slots: usize) -> usize {
    let mixed = ((hash >> 32) as u32 ^ u32::from(displacement)).wrapping_mul(0x9e37_79b1);
    (mixed ^ mixed >> 15) as usize & slots.wrapping_sub(1)
}
