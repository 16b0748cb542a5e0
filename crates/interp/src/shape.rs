//! How a type lies in registers and in memory: its scalars in order, each with its first slot, its
//! number of slots and its place in memory in bits.
//!
//! Registers hold every scalar of an aggregate or vector in slots of its own, so poison is per
//! element and `extractvalue` is a copy. Memory offsets come from the module's data layout.

use draig_ir::Type;
use draig_num::FloatFormat;

use crate::stop::{Run, Stop, fault};
use crate::value::Slot;

/// What a scalar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeafKind {
    /// An integer of this width.
    Int(u32),
    /// A floating-point number.
    Float(FloatFormat),
    /// A pointer in this address space.
    Pointer(u32),
    /// `token`, which is never looked at.
    Token,
}

impl LeafKind {
    /// With an article, for reports.
    pub(crate) fn describe(self) -> String {
        match self {
            LeafKind::Int(width) => format!("an i{width}"),
            LeafKind::Float(format) => format!("a {}", format.keyword()),
            LeafKind::Pointer(_) => "a pointer".to_owned(),
            LeafKind::Token => "a token".to_owned(),
        }
    }
}

/// One scalar of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// What it is.
    pub(crate) kind: LeafKind,
    /// Its width in bits.
    pub(crate) width: u32,
    /// Its first slot, counted from the value's first.
    pub(crate) slot: u32,
    /// How many slots it takes: one per 64 bits.
    pub(crate) slots: u32,
    /// Where it begins in memory, in bits from the value's address. Only elements of vectors, which
    /// are packed, may begin inside a byte.
    pub(crate) bit_offset: u64,
}

impl Leaf {
    /// Its slots among those of its value.
    ///
    /// # Errors
    /// An internal error if the value has fewer: its shape is another one.
    #[inline]
    #[track_caller]
    pub(crate) fn of<'a>(&self, slots: &'a [Slot]) -> Run<&'a [Slot]> {
        match slots.get(self.slot as usize..self.slot as usize + self.slots as usize) {
            Some(own) => Ok(own),
            None => Err(self.is_outside(slots.len())),
        }
    }

    /// The same, to write.
    #[inline]
    #[track_caller]
    pub(crate) fn of_mut<'a>(&self, slots: &'a mut [Slot]) -> Run<&'a mut [Slot]> {
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

/// How a type lies in registers and memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// The type.
    pub(crate) ty: Type,
    /// Its scalars, in order.
    pub(crate) leaves: Box<[Leaf]>,
    /// How many slots they take together.
    pub(crate) slots: u32,
    /// How many bytes a load or store of it touches.
    pub(crate) store_size: u64,
    /// How many bytes lie between two of it in an array.
    pub(crate) alloc_size: u64,
    /// Its ABI alignment in bytes.
    pub(crate) align: u64,
    /// Whether it is a vector: a load of it is poison lane by lane.
    pub(crate) is_vector: bool,
}

impl Shape {
    /// With an article, for reports.
    pub(crate) fn describe(&self) -> String {
        match self.scalar() {
            Some(leaf) => leaf.kind.describe(),
            None if self.is_vector => format!("a vector of {} elements", self.leaves.len()),
            None => format!("an aggregate of {} bytes", self.alloc_size),
        }
    }

    /// Its first scalar, where it is known to have one.
    ///
    /// # Errors
    /// An internal error if it has none.
    #[inline]
    #[track_caller]
    pub(crate) fn first(&self) -> Run<Leaf> {
        match self.leaves.first() {
            Some(leaf) => Ok(*leaf),
            None => Err(fault("a value without scalars where one is needed")),
        }
    }

    /// The scalar of a shape that has just one.
    pub(crate) fn scalar(&self) -> Option<Leaf> {
        match *self.leaves {
            [leaf] if !self.is_vector => Some(leaf),
            _ => None,
        }
    }
}
