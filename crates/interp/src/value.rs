//! Values in registers: every scalar is a [`Slot`], 64 bits with a tag that says what is not plain
//! about them; aggregates, vectors and wide numbers are runs of slots (see `shape`).
//!
//! A tag of zero means "every bit is defined, and no pointer": the fast paths compare with that.

/// Which object a pointer may access: an index into the memory's table of objects.
///
/// [`Prov::NONE`] belongs to integers, to null, and to pointers made from integers, which may access
/// any object whose address was exposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Prov(pub(crate) u32);

impl Prov {
    /// No object.
    pub const NONE: Prov = Prov(0);
}

/// What is undefined about a value: an index into [`Taints`](crate::taint::Taints).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Taint(pub(crate) u32);

impl Taint {
    /// Nothing is.
    pub(crate) const NONE: Taint = Taint(0);
}

/// Provenance (high half) and taint (low half) of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tag(pub(crate) u64);

impl Tag {
    /// Every bit is defined, and there is no provenance.
    pub(crate) const CLEAN: Tag = Tag(0);

    /// A tag of both.
    #[inline(always)]
    pub(crate) const fn new(prov: Prov, taint: Taint) -> Tag {
        Tag((prov.0 as u64) << 32 | taint.0 as u64)
    }

    /// Whether there is neither.
    #[inline(always)]
    pub const fn is_clean(self) -> bool {
        self.0 == 0
    }

    /// The object that it may access.
    #[inline(always)]
    pub const fn prov(self) -> Prov {
        Prov((self.0 >> 32) as u32)
    }

    /// What is undefined about it.
    #[inline(always)]
    pub const fn taint(self) -> Taint {
        Taint(self.0 as u32)
    }

    /// Whether some of it is poison, undef, or a fragment of a pointer.
    #[inline(always)]
    pub const fn is_tainted(self) -> bool {
        self.0 as u32 != 0
    }
}

/// One scalar of at most 64 bits, or one 64-bit limb of a wider one (least significant first).
///
/// Bits beyond the width of the type are zero. Undefined bits (by the taint's mask) are zero, too,
/// and so are all bits of poison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The bits, zero-extended; of a pointer, its address.
    pub bits: u64,
    /// What is not plain about them.
    pub tag: Tag,
}

impl Slot {
    /// A fully defined number.
    #[inline(always)]
    pub const fn plain(bits: u64) -> Slot {
        Slot { bits, tag: Tag::CLEAN }
    }

    /// A pointer.
    #[inline(always)]
    pub const fn pointer(address: u64, prov: Prov) -> Slot {
        Slot { bits: address, tag: Tag::new(prov, Taint::NONE) }
    }

    /// What is undefined, `bits` of it being defined.
    #[inline(always)]
    pub(crate) const fn tainted(bits: u64, taint: Taint) -> Slot {
        Slot { bits, tag: Tag::new(Prov::NONE, taint) }
    }
}

/// The lowest `width` bits set; `width` is at most 64.
#[inline(always)]
pub const fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The number that the lowest `width` bits (1 to 64) stand for in two's complement.
#[inline(always)]
pub const fn sign_extend(bits: u64, width: u32) -> i64 {
    ((bits << (64 - width)) as i64) >> (64 - width)
}
