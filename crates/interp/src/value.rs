//! Values in registers. Every scalar is a [`Slot`]: 64 bits with a tag for provenance and taint. Aggregates,
//! vectors and wide numbers are sequences of slots (see `shape`).
//!
//! A tag of zero means "every bit is defined, and not a pointer": the fast paths compare with it.

/// Provenance of a pointer: index, in the memory's table, of the object that it may access.
///
/// Integers, null, and pointers made from integers have [`Prov::NONE`]; such a pointer may access any object
/// whose address was exposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Prov(pub(crate) u32);

impl Prov {
    /// No object.
    pub const NONE: Prov = Prov(0);
}

/// Index of a value's taint in [`Taints`](crate::taint::Taints).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Taint(pub(crate) u32);

impl Taint {
    /// No taint: every bit is defined.
    pub(crate) const NONE: Taint = Taint(0);
}

/// Provenance (high half) and taint (low half) of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tag(pub(crate) u64);

impl Tag {
    /// Tag of a fully defined value without provenance.
    pub(crate) const CLEAN: Tag = Tag(0);

    /// Returns a tag with this provenance and taint.
    #[inline(always)]
    pub(crate) const fn new(prov: Prov, taint: Taint) -> Tag {
        Tag((prov.0 as u64) << 32 | taint.0 as u64)
    }

    /// Returns whether there is neither provenance nor taint.
    #[inline(always)]
    pub const fn is_clean(self) -> bool {
        self.0 == 0
    }

    /// Provenance of the tag.
    #[inline(always)]
    pub const fn prov(self) -> Prov {
        Prov((self.0 >> 32) as u32)
    }

    /// Taint of the tag.
    #[inline(always)]
    pub const fn taint(self) -> Taint {
        Taint(self.0 as u32)
    }

    /// Returns whether some of the value is poison, undef, or a fragment of a pointer.
    #[inline(always)]
    pub const fn is_tainted(self) -> bool {
        self.0 as u32 != 0
    }
}

/// One scalar of at most 64 bits, or one 64-bit limb of a wider one (least significant first).
///
/// Bits beyond the width of the type are zero. Undefined bits (by the taint's mask) and all bits of poison
/// are zero, too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Bits of the value, zero-extended; the address of a pointer.
    pub bits: u64,
    /// Provenance and taint of the value.
    pub tag: Tag,
}

impl Slot {
    /// Returns a fully defined number.
    #[inline(always)]
    pub const fn plain(bits: u64) -> Slot {
        Slot { bits, tag: Tag::CLEAN }
    }

    /// Returns a pointer.
    #[inline(always)]
    pub const fn pointer(address: u64, prov: Prov) -> Slot {
        Slot { bits: address, tag: Tag::new(prov, Taint::NONE) }
    }

    /// Returns a tainted value; `bits` are its defined bits.
    #[inline(always)]
    pub(crate) const fn tainted(bits: u64, taint: Taint) -> Slot {
        Slot { bits, tag: Tag::new(Prov::NONE, taint) }
    }
}

/// Splits limbs into so many slots of one byte each.
pub(crate) fn byte_slots(limbs: &[u64], count: u32) -> Vec<Slot> {
    let all = limbs.iter().flat_map(|limb| limb.to_le_bytes());
    all.take(count as usize).map(|byte| Slot::plain(u64::from(byte))).collect()
}

/// Returns a mask of the lowest `width` bits; `width` is at most 64.
#[inline(always)]
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Returns the lowest `width` bits (1 to 64) as a number in two's complement.
#[inline(always)]
pub const fn sign_extend(bits: u64, width: u32) -> i64 {
    ((bits << (64 - width)) as i64) >> (64 - width)
}
