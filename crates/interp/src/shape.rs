//! Layout of a type in registers and in memory: its scalars in order, each with its first slot, its number of
//! slots and its memory offset in bits.
//!
//! In registers every scalar of an aggregate or vector has its own slots, so poison is per element and
//! `extractvalue` is a copy. Memory offsets come from the module's data layout.

use draig_ir::Type;
use draig_num::FloatFormat;

use crate::stop::{Result, Stop, fault};
use crate::value::Slot;

/// Kind of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeafKind {
    /// An integer of this width.
    Int(u32),
    /// Raw memory of this many bits, with one slot per byte: a number, poison, or a byte of a pointer.
    Byte(u32),
    /// A floating-point number.
    Float(FloatFormat),
    /// A pointer in this address space.
    Pointer(u32),
    /// `token`, whose value is never inspected.
    Token,
}

impl LeafKind {
    /// Number of bits in each slot but the last.
    pub(crate) fn slot_bits(self) -> u32 {
        if matches!(self, LeafKind::Byte(_)) { 8 } else { 64 }
    }

    /// Describes the kind with an article, for reports.
    pub(crate) fn describe(self) -> String {
        match self {
            LeafKind::Int(width) => format!("an i{width}"),
            LeafKind::Byte(width) => format!("a b{width}"),
            LeafKind::Float(format) => format!("a {}", format.keyword()),
            LeafKind::Pointer(_) => "a pointer".to_owned(),
            LeafKind::Token => "a token".to_owned(),
        }
    }
}

/// Scalar of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Kind of the scalar.
    pub(crate) kind: LeafKind,
    /// Width in bits.
    pub(crate) width: u32,
    /// Index of its first slot within the value.
    pub(crate) slot: u32,
    /// Number of its slots: one per 64 bits, and for byte types one per 8 bits.
    pub(crate) slots: u32,
    /// Offset in memory, in bits from the value's address. Only elements of vectors, which are packed, may
    /// begin inside a byte.
    pub(crate) bit_offset: u64,
}

impl Leaf {
    /// Number of bits in a slot, from the least significant one on.
    pub(crate) fn slot_width(&self, number: u32) -> u32 {
        let bits = self.kind.slot_bits();
        (self.width - bits * number).min(bits)
    }

    /// Returns the scalar's slots among the value's slots.
    ///
    /// # Errors
    /// Returns an internal error if the value has too few, that is, if its shape is another one.
    #[inline]
    #[track_caller]
    pub(crate) fn of<'a>(&self, slots: &'a [Slot]) -> Result<&'a [Slot]> {
        match slots.get(self.slot as usize..self.slot as usize + self.slots as usize) {
            Some(own) => Ok(own),
            None => Err(self.is_outside(slots.len())),
        }
    }

    /// Mutable variant of [`Leaf::of`].
    #[inline]
    #[track_caller]
    pub(crate) fn of_mut<'a>(&self, slots: &'a mut [Slot]) -> Result<&'a mut [Slot]> {
        let count = slots.len();
        match slots.get_mut(self.slot as usize..self.slot as usize + self.slots as usize) {
            Some(own) => Ok(own),
            None => Err(self.is_outside(count)),
        }
    }

    #[cold]
    #[track_caller]
    fn is_outside(&self, count: usize) -> Box<Stop> {
        let (kind, last) = (self.kind.describe(), u64::from(self.slot) + u64::from(self.slots));
        fault(format!("{kind} of slots {} to below {last} of a value that has {count}", self.slot))
    }
}

/// Layout of a type in registers and memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The type.
    pub(crate) ty: Type,
    /// Scalars, in order.
    pub(crate) leaves: Box<[Leaf]>,
    /// Total number of slots.
    pub(crate) slots: u32,
    /// Size in bytes of a load or store.
    pub(crate) store_size: u64,
    /// Distance in bytes between elements of an array.
    pub(crate) alloc_size: u64,
    /// ABI alignment in bytes.
    pub(crate) align: u64,
    /// Whether the type is a vector, whose lanes can be poison individually when loaded.
    pub(crate) is_vector: bool,
}

impl Shape {
    /// Describes the type with an article, for reports.
    pub(crate) fn describe(&self) -> String {
        match self.scalar() {
            Some(leaf) => leaf.kind.describe(),
            None if !self.is_vector && self.leaves.len() == 1 => self.leaves[0].kind.describe(),
            None if self.is_vector => format!("a vector of {} elements", self.leaves.len()),
            None => format!("an aggregate of {} bytes", self.alloc_size),
        }
    }

    /// Returns the first scalar of a type known to have one.
    ///
    /// # Errors
    /// Returns an internal error if it has none.
    #[inline]
    #[track_caller]
    pub(crate) fn first(&self) -> Result<Leaf> {
        match self.leaves.first() {
            Some(leaf) => Ok(*leaf),
            None => Err(fault("a value without scalars where one is needed")),
        }
    }

    /// Returns the only scalar of a single-scalar shape; none for bytes, which have slots of another size.
    pub(crate) fn scalar(&self) -> Option<Leaf> {
        match *self.leaves {
            [Leaf { kind: LeafKind::Byte(_), .. }] => None,
            [leaf] if !self.is_vector => Some(leaf),
            _ => None,
        }
    }
}
