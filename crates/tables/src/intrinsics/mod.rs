//! The intrinsics of LLVM 22: names, signatures, attributes.
//!
//! LangRef "Intrinsic Functions", LLVM's `Intrinsics.td`. An intrinsic is an [`IntrinsicId`];
//! everything is read from a packed table. What needs types in memory is left to the IR:
//! matching a function type against a [`Signature`], and the type suffix of an overloaded name.
//!
//! How the IR matches (the reference's `matchIntrinsicSignature`): walk the signature beside the
//! function type, result first, with a list of overload types that starts empty.
//! - [`TypePattern::Overload`] whose index is in the list already: the type must be equal to
//!   that one. If the index is the list's length: the type must be of the kind, and is pushed.
//! - A pattern that refers to an index not yet in the list (also [`TypePattern::Match`]) is put
//!   aside with its type, and is checked after all else; it then must be in the list.
//! - A mismatch in the result is "intrinsic has incorrect return type", in a parameter
//!   "intrinsic has incorrect argument type".
//! - What is left of the signature must be nothing, or [`TypePattern::VarArg`] exactly if the
//!   function type is variadic.
//!
//! The name of an overloaded intrinsic is its base name and, for each overload type in order, a
//! dot and the type's mangling.

mod signature;

use std::fmt;
use std::num::NonZeroU16;

use crate::attributes::AttrKind;
pub use crate::generated::intrinsics::ids;
use crate::generated::intrinsics::{FUNCTION_ATTRIBUTES, OPERAND_COMMENTS, VALUE_ATTRIBUTES};
pub use signature::{OverloadKind, Signature, TypePattern};

/// One name a line, ascending by bytes.
static NAMES: &str = include_str!("../generated/intrinsic_names.txt");

/// One record an intrinsic, in the order of names. Little-endian: start of the name in the list
/// (4 bytes), start of the signature (2), number of the function attributes (1), [`flag`]s (1),
/// number of the value attributes (2).
static RECORDS: &[[u8; 10]] = include_bytes!("../generated/intrinsic_records.bin").as_chunks::<10>().0;

/// Bits of a record's flags.
pub(crate) mod flag {
    pub(crate) const OVERLOADED: u8 = 1;
    pub(crate) const TARGET: u8 = 2;
    pub(crate) const COMMUTATIVE: u8 = 4;
    pub(crate) const SIDE_EFFECTS: u8 = 8;
    pub(crate) const OPERAND_COMMENTS: u8 = 16;
}

/// An intrinsic. Ids ascend with names; they are Draig's own numbers, not LLVM's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IntrinsicId(NonZeroU16);

impl fmt::Debug for IntrinsicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An attribute that an intrinsic's declaration has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntrinsicAttr {
    /// Its kind.
    pub kind: AttrKind,
    /// What it carries.
    pub value: AttrValue,
}

/// The value of an [`IntrinsicAttr`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttrValue {
    /// Nothing: the kind is of class `Enum`.
    None,
    /// The integer in the encoding of `Attribute::getValueAsInt`: `memory` is LLVM's effects
    /// word, `captures(none)` is 0, `align` is in bytes.
    Int(u64),
    /// A half-open range of integers, to be wrapped to the scalar width of the value's type: an
    /// upper bound of 2147483648 is -2147483648 at `i32`.
    Range {
        /// The first value in it.
        lower: i64,
        /// The first value after it.
        upper: i64,
    },
}

/// How a printer annotates an immediate operand: `/* elemtype=s32 */ i32 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OperandComment {
    /// The operand's number, from 0.
    pub operand: u8,
    /// What stands before `=`.
    pub name: &'static str,
    /// What stands behind `=` for each operand value from 0 on.
    pub values: &'static [&'static str],
    /// What stands there for other values.
    pub otherwise: &'static str,
}

/// Finds the intrinsic that a function's whole name means, as the reference does: the base name
/// alone, or for an overloaded one also followed by a dot and anything.
///
/// A name with the prefix `llvm.` that is not found is an unknown intrinsic.
#[must_use]
pub fn lookup(name: &[u8]) -> Option<IntrinsicId> {
    let candidate = candidate(name)?;
    let found = candidate.name().as_bytes();
    match name.strip_prefix(found)? {
        [] => Some(candidate),
        [b'.', ..] if candidate.is_overloaded() => Some(candidate),
        _ => None,
    }
}

/// Narrows the list of names one dotted component at a time; the first of the last names that
/// were not narrowed away is the only candidate.
///
/// A component of the name also keeps list entries whose component only starts with it. So a
/// name can run into a dead end below a longer intrinsic although a shorter one is a prefix of
/// it, and is then unknown: the reference does it so.
fn candidate(name: &[u8]) -> Option<IntrinsicId> {
    const PREFIX: &[u8] = b"llvm";
    if !name.starts_with(b"llvm.") {
        return None;
    }
    let (mut low, mut high, mut last_low) = (0, RECORDS.len(), 0);
    let mut end = PREFIX.len();
    while end < name.len() && low < high {
        let start = end;
        end = name.iter().skip(start + 1).position(|&byte| byte == b'.').map_or(name.len(), |at| start + 1 + at);
        let component = name.get(start..end)?;
        let of = |index: usize| {
            let entry = name_at(index).as_bytes().get(start..).unwrap_or_default();
            entry.get(..component.len()).unwrap_or(entry)
        };
        last_low = low;
        let first = partition(low, high, |index| of(index) < component);
        high = partition(first, high, |index| of(index) == component);
        low = first;
    }
    if low < high {
        last_low = low;
    }
    IntrinsicId::from_index(last_low)
}

/// The first index in `low..high` at which `before` no longer holds.
fn partition(mut low: usize, mut high: usize, before: impl Fn(usize) -> bool) -> usize {
    while low < high {
        let middle = low.midpoint(high);
        if before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

fn name_start(index: usize) -> usize {
    RECORDS.get(index).map_or(NAMES.len(), |record| {
        let [a, b, c, d, ..] = *record;
        u32::from_le_bytes([a, b, c, d]) as usize
    })
}

fn name_at(index: usize) -> &'static str {
    // Without the line's end.
    let end = name_start(index + 1).saturating_sub(1);
    NAMES.get(name_start(index)..end).unwrap_or_default()
}

impl IntrinsicId {
    /// How many intrinsics there are.
    pub const COUNT: usize = RECORDS.len();

    /// For the generated constants: the id of an index below [`IntrinsicId::COUNT`].
    pub(crate) const fn constant(index: u16) -> IntrinsicId {
        match NonZeroU16::new(index + 1) {
            Some(number) if (index as usize) < RECORDS.len() => IntrinsicId(number),
            _ => panic!("no such intrinsic"),
        }
    }

    /// All intrinsics, ascending by name.
    pub fn all() -> impl Iterator<Item = IntrinsicId> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The intrinsic at an index in the order of names.
    #[must_use]
    pub fn from_index(index: usize) -> Option<IntrinsicId> {
        if index >= Self::COUNT {
            return None;
        }
        let number = u16::try_from(index).ok()?.checked_add(1)?;
        NonZeroU16::new(number).map(IntrinsicId)
    }

    /// Its index in the order of names, below [`IntrinsicId::COUNT`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    fn record(self) -> [u8; 10] {
        RECORDS[self.index()]
    }

    #[inline]
    fn has(self, flag: u8) -> bool {
        self.record()[7] & flag != 0
    }

    /// The name without any type suffix: `llvm.memcpy`.
    #[must_use]
    pub fn name(self) -> &'static str {
        name_at(self.index())
    }

    /// Whether the name has type suffixes.
    #[must_use]
    pub fn is_overloaded(self) -> bool {
        self.has(flag::OVERLOADED)
    }

    /// Whether it belongs to one target (`llvm.x86.…`).
    #[must_use]
    pub fn is_target_specific(self) -> bool {
        self.has(flag::TARGET)
    }

    /// Whether the first two operands may be swapped.
    #[must_use]
    pub fn is_commutative(self) -> bool {
        self.has(flag::COMMUTATIVE)
    }

    /// Whether it has effects beyond what its `memory` attribute says.
    #[must_use]
    pub fn has_side_effects(self) -> bool {
        self.has(flag::SIDE_EFFECTS)
    }

    /// Result and parameters.
    #[must_use]
    pub fn signature(self) -> Signature {
        let record = self.record();
        signature::at(u16::from_le_bytes([record[4], record[5]]))
    }

    /// The attributes of the function, ascending by kind.
    #[must_use]
    pub fn fn_attributes(self) -> &'static [IntrinsicAttr] {
        FUNCTION_ATTRIBUTES[usize::from(self.record()[6])]
    }

    /// The attributes of the result, ascending by kind.
    #[must_use]
    pub fn ret_attributes(self) -> &'static [IntrinsicAttr] {
        self.value_attributes(0)
    }

    /// The attributes of a parameter, ascending by kind; `index` counts from 0.
    #[must_use]
    pub fn param_attributes(self, index: usize) -> &'static [IntrinsicAttr] {
        self.value_attributes(index.saturating_add(1))
    }

    /// Whether a parameter must be an immediate.
    #[must_use]
    pub fn is_immediate(self, index: usize) -> bool {
        self.param_attributes(index).iter().any(|attribute| attribute.kind == AttrKind::ImmArg)
    }

    /// The result is place 0, parameter `i` is place `i + 1`.
    fn value_attributes(self, place: usize) -> &'static [IntrinsicAttr] {
        let record = self.record();
        let list = VALUE_ATTRIBUTES[usize::from(u16::from_le_bytes([record[8], record[9]]))];
        list.iter().find(|entry| usize::from(entry.0) == place).map_or(&[], |entry| entry.1)
    }

    /// The comments that a printer puts before immediate operands.
    #[must_use]
    pub fn operand_comments(self) -> &'static [OperandComment] {
        if !self.has(flag::OPERAND_COMMENTS) {
            return &[];
        }
        OPERAND_COMMENTS.iter().find(|entry| entry.0 == self).map_or(&[], |entry| entry.1)
    }
}

#[cfg(test)]
mod tests;
