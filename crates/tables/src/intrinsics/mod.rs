//! Intrinsics of LLVM 22 and 23: names, signatures, attributes.
//!
//! LangRef "Intrinsic Functions", LLVM's `Intrinsics.td`. An intrinsic is an [`IntrinsicId`]; its properties
//! are read from a packed table. Operations that need types in memory are left to the IR: matching a function
//! type against a [`Signature`], and the type suffix of an overloaded name.
//!
//! The IR matches as follows (LLVM's `matchIntrinsicSignature`): walk the signature and the function type in
//! parallel, result first, with an initially empty list of overload types.
//! - [`TypePattern::Overload`] whose index is already in the list: the type must be equal to that one. If the
//!   index is the list's length: the type must be of the kind, and is pushed.
//! - A pattern that refers to an index not yet in the list (including [`TypePattern::Match`]) is deferred
//!   with its type and checked at the end; the index must then be in the list.
//! - A mismatch in the result is "intrinsic has incorrect return type", in a parameter "intrinsic has
//!   incorrect argument type".
//! - The rest of the signature must be empty, or [`TypePattern::VarArg`] exactly if the function type is
//!   variadic.
//!
//! Intrinsics of both versions are as in LLVM 22; the differences of LLVM 23 are in [`NewerForm`].
//!
//! The name of an overloaded intrinsic is its base name and, for each overload type in order, a
//! dot and the type's mangling.

mod signature;

use std::fmt;
use std::num::NonZeroU16;

use crate::attributes::AttrKind;
pub use crate::generated::intrinsics::ids;
use crate::generated::intrinsics::{FUNCTION_ATTRIBUTES, OPERAND_COMMENTS, VALUE_ATTRIBUTES};
use crate::generated::newer_intrinsics as newer;
pub use crate::generated::newer_intrinsics::ids as newer_ids;
pub use signature::{OverloadKind, Signature, TypePattern, code};

/// One name per line, in ascending byte order.
static NAMES: &str = include_str!("../generated/intrinsic_names.txt");

/// One record per intrinsic, in the order of names. Little-endian: start of the name in the list (4 bytes),
/// start of the signature (2), number of the function attributes (1), [`flag`]s (1), number of the value
/// attributes (2).
static RECORDS: &[[u8; 10]] = include_bytes!("../generated/intrinsic_records.bin").as_chunks::<10>().0;

/// Names of the intrinsics that are new in LLVM 23, in the same format.
static NEWER_NAMES: &str = include_str!("../generated/newer_intrinsic_names.txt");

/// Records of the intrinsics that are new in LLVM 23, in the same format.
static NEWER_RECORDS: &[[u8; 10]] = include_bytes!("../generated/newer_intrinsic_records.bin").as_chunks::<10>().0;

/// Differences of LLVM 23 from LLVM 22, ascending by index: index (2 bytes), start of the signature or
/// [`SAME_SIGNATURE`] (2), number of the function attributes (1), [`flag`]s (1), number of the value
/// attributes (2).
static NEWER_CHANGES: &[[u8; 8]] = include_bytes!("../generated/newer_intrinsic_changes.bin").as_chunks::<8>().0;

/// Marks a signature that did not change.
const SAME_SIGNATURE: u16 = u16::MAX;

/// Function attributes and value attributes of a list, by their numbers.
type AttributeLists = (&'static [&'static [IntrinsicAttr]], &'static [ValueAttributes]);

/// Attributes of values by position: 0 is the result, `i + 1` is parameter `i`.
type ValueAttributes = &'static [(u8, &'static [IntrinsicAttr])];

static LISTS: AttributeLists = (&FUNCTION_ATTRIBUTES, &VALUE_ATTRIBUTES);

static NEWER_LISTS: AttributeLists = (&newer::FUNCTION_ATTRIBUTES, &newer::VALUE_ATTRIBUTES);

/// Bits of a record's flags.
pub(crate) mod flag {
    pub(crate) const OVERLOADED: u8 = 1;
    pub(crate) const TARGET: u8 = 2;
    pub(crate) const COMMUTATIVE: u8 = 4;
    pub(crate) const SIDE_EFFECTS: u8 = 8;
    pub(crate) const OPERAND_COMMENTS: u8 = 16;
}

/// An intrinsic. Ids ascend with names, with those that are new in LLVM 23 after all others. They are Draig's
/// own numbers, not LLVM's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IntrinsicId(NonZeroU16);

impl fmt::Debug for IntrinsicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An attribute of an intrinsic's declaration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntrinsicAttr {
    /// The kind.
    pub kind: AttrKind,
    /// The value.
    pub value: AttrValue,
}

/// The value of an [`IntrinsicAttr`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttrValue {
    /// No value: the kind is of class `Enum`.
    None,
    /// The integer in the encoding of `Attribute::getValueAsInt`: `memory` is LLVM's effects
    /// word, `captures(none)` is 0, `align` is in bytes.
    Int(u64),
    /// A half-open range of integers, which is wrapped to the scalar width of the value's type: an upper
    /// bound of 2147483648 is -2147483648 for `i32`.
    Range {
        /// The first value in the range.
        lower: i64,
        /// The end of the range, exclusive.
        upper: i64,
    },
}

/// Annotation that a printer adds to an immediate operand: `/* elemtype=s32 */ i32 3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OperandComment {
    /// The number of the operand, counted from 0.
    pub operand: u8,
    /// The text before `=`.
    pub name: &'static str,
    /// The text after `=` for each operand value, from 0 on.
    pub values: &'static [&'static str],
    /// The text after `=` for other values.
    pub otherwise: &'static str,
}

/// LLVM 23's form of an intrinsic of LLVM 22, if it differs.
#[derive(Clone, Copy)]
pub struct NewerForm {
    change: &'static [u8; 8],
}

impl NewerForm {
    /// The signature, if it differs.
    #[must_use]
    pub fn signature(self) -> Option<Signature> {
        let start = u16::from_le_bytes([self.change[2], self.change[3]]);
        (start != SAME_SIGNATURE).then(|| signature::at(signature::NEWER_SIGNATURES, start))
    }

    /// Whether the name has type suffixes.
    #[must_use]
    pub fn is_overloaded(self) -> bool {
        self.change[5] & flag::OVERLOADED != 0
    }

    /// The attributes of its declaration.
    #[must_use]
    pub fn attributes(self) -> Attributes {
        let [.., function, _, low, high] = *self.change;
        Attributes::at(NEWER_LISTS, function, u16::from_le_bytes([low, high]))
    }
}

/// Attributes of an intrinsic's declaration.
#[derive(Clone, Copy, Debug)]
pub struct Attributes {
    function: &'static [IntrinsicAttr],
    values: ValueAttributes,
}

impl Attributes {
    fn at(lists: AttributeLists, function: u8, values: u16) -> Attributes {
        let function = lists.0.get(usize::from(function)).copied().unwrap_or_default();
        Attributes { function, values: lists.1.get(usize::from(values)).copied().unwrap_or_default() }
    }

    /// Returns the attributes of the function, ascending by kind.
    #[must_use]
    pub fn of_function(self) -> &'static [IntrinsicAttr] {
        self.function
    }

    /// Returns the attributes of the result, ascending by kind.
    #[must_use]
    pub fn of_result(self) -> &'static [IntrinsicAttr] {
        self.of_place(0)
    }

    /// Returns the attributes of a parameter, ascending by kind; `index` is counted from 0.
    #[must_use]
    pub fn of_param(self, index: usize) -> &'static [IntrinsicAttr] {
        self.of_place(index.saturating_add(1))
    }

    fn of_place(self, place: usize) -> &'static [IntrinsicAttr] {
        self.values.iter().find(|entry| usize::from(entry.0) == place).map_or(&[], |entry| entry.1)
    }
}

/// Returns the intrinsic with a function's name, as LLVM does: the base name alone or, for an overloaded one,
/// optionally followed by a dot and any text.
///
/// A name with the prefix `llvm.` that is not found is an unknown intrinsic.
#[must_use]
pub fn lookup(name: &[u8]) -> Option<IntrinsicId> {
    let of = |list: &List| {
        let candidate = IntrinsicId::from_index(list.first + list.candidate(name)?)?;
        let found = candidate.name().as_bytes();
        let is_overloaded =
            || candidate.is_overloaded() || candidate.newer_form().is_some_and(NewerForm::is_overloaded);
        match name.strip_prefix(found)? {
            [] => Some(candidate),
            [b'.', ..] if is_overloaded() => Some(candidate),
            _ => None,
        }
    };
    // The longer base name takes precedence.
    [of(&OLDER), of(&NEWER)].into_iter().flatten().max_by_key(|id| id.name().len())
}

/// Intrinsics in the order of their names.
struct List {
    names: &'static str,
    records: &'static [[u8; 10]],
    /// Index of the list's first intrinsic among all intrinsics.
    first: usize,
}

static OLDER: List = List { names: NAMES, records: RECORDS, first: 0 };

static NEWER: List = List { names: NEWER_NAMES, records: NEWER_RECORDS, first: RECORDS.len() };

impl List {
    /// Narrows the list of names by one dotted component at a time. The first name of the last nonempty range
    /// is the only candidate.
    ///
    /// A component of the name also keeps list entries whose component only starts with it. So a search can
    /// end below a longer intrinsic although a shorter one is a prefix of the name, which is then unknown, as
    /// in LLVM.
    fn candidate(&self, name: &[u8]) -> Option<usize> {
        const PREFIX: &[u8] = b"llvm";
        if !name.starts_with(b"llvm.") {
            return None;
        }
        let (mut low, mut high, mut last_low) = (0, self.records.len(), 0);
        let mut end = PREFIX.len();
        while end < name.len() && low < high {
            let start = end;
            end = name.iter().skip(start + 1).position(|&byte| byte == b'.').map_or(name.len(), |at| start + 1 + at);
            let component = name.get(start..end)?;
            let of = |index: usize| {
                let entry = self.name_at(index).as_bytes().get(start..).unwrap_or_default();
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
        Some(last_low)
    }

    fn name_start(&self, index: usize) -> usize {
        self.records.get(index).map_or(self.names.len(), |record| {
            let [a, b, c, d, ..] = *record;
            u32::from_le_bytes([a, b, c, d]) as usize
        })
    }

    fn name_at(&self, index: usize) -> &'static str {
        // Without the line's end.
        let end = self.name_start(index + 1).saturating_sub(1);
        self.names.get(self.name_start(index)..end).unwrap_or_default()
    }
}

/// Returns the first index in `low..high` at which `before` no longer holds.
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

impl IntrinsicId {
    /// Number of intrinsics.
    pub const COUNT: usize = Self::COUNT_OLDER + NEWER_RECORDS.len();

    /// Number of intrinsics in LLVM 22.
    pub const COUNT_OLDER: usize = RECORDS.len();

    /// For the generated constants: returns the id of an index below [`IntrinsicId::COUNT`].
    pub(crate) const fn constant(index: u16) -> IntrinsicId {
        match NonZeroU16::new(index + 1) {
            Some(number) if (index as usize) < Self::COUNT => IntrinsicId(number),
            _ => panic!("no such intrinsic"),
        }
    }

    /// Returns all intrinsics, ascending by name, with those that are new in LLVM 23 after all others.
    pub fn all() -> impl Iterator<Item = IntrinsicId> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// Returns the intrinsic at an index in the order of [`IntrinsicId::all`].
    #[must_use]
    pub fn from_index(index: usize) -> Option<IntrinsicId> {
        if index >= Self::COUNT {
            return None;
        }
        let number = u16::try_from(index).ok()?.checked_add(1)?;
        NonZeroU16::new(number).map(IntrinsicId)
    }

    /// Returns its index in the order of [`IntrinsicId::all`], below [`IntrinsicId::COUNT`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Whether it is new in LLVM 23.
    #[inline]
    #[must_use]
    pub const fn is_newer(self) -> bool {
        self.index() >= Self::COUNT_OLDER
    }

    /// Whether LLVM 23 no longer has it.
    #[must_use]
    pub fn is_retired(self) -> bool {
        u16::try_from(self.index()).is_ok_and(|index| newer::RETIRED.binary_search(&index).is_ok())
    }

    /// Returns LLVM 23's form of an intrinsic of both versions, if it differs.
    #[must_use]
    pub fn newer_form(self) -> Option<NewerForm> {
        let index = |change: &[u8; 8]| usize::from(u16::from_le_bytes([change[0], change[1]]));
        let at = NEWER_CHANGES.binary_search_by_key(&self.index(), index).ok()?;
        NEWER_CHANGES.get(at).map(|change| NewerForm { change })
    }

    #[inline]
    fn list(self) -> &'static List {
        if self.is_newer() { &NEWER } else { &OLDER }
    }

    #[inline]
    fn record(self) -> [u8; 10] {
        let list = self.list();
        list.records[self.index() - list.first]
    }

    #[inline]
    fn has(self, flag: u8) -> bool {
        self.record()[7] & flag != 0
    }

    /// Returns the name without any type suffix: `llvm.memcpy`.
    #[must_use]
    pub fn name(self) -> &'static str {
        let list = self.list();
        list.name_at(self.index() - list.first)
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

    /// Whether the intrinsic has effects beyond those that its `memory` attribute allows.
    #[must_use]
    pub fn has_side_effects(self) -> bool {
        self.has(flag::SIDE_EFFECTS)
    }

    /// Returns the signature: result and parameters.
    #[must_use]
    pub fn signature(self) -> Signature {
        let record = self.record();
        let signatures = if self.is_newer() { signature::NEWER_SIGNATURES } else { signature::SIGNATURES };
        signature::at(signatures, u16::from_le_bytes([record[4], record[5]]))
    }

    /// Returns the attributes of its declaration: those of LLVM 22 if it has the intrinsic.
    #[must_use]
    pub fn attributes(self) -> Attributes {
        let record = self.record();
        let lists = if self.is_newer() { NEWER_LISTS } else { LISTS };
        Attributes::at(lists, record[6], u16::from_le_bytes([record[8], record[9]]))
    }

    /// Returns the attributes of the function, ascending by kind.
    #[must_use]
    pub fn fn_attributes(self) -> &'static [IntrinsicAttr] {
        self.attributes().of_function()
    }

    /// Returns the attributes of the result, ascending by kind.
    #[must_use]
    pub fn ret_attributes(self) -> &'static [IntrinsicAttr] {
        self.attributes().of_result()
    }

    /// Returns the attributes of a parameter, ascending by kind; `index` is counted from 0.
    #[must_use]
    pub fn param_attributes(self, index: usize) -> &'static [IntrinsicAttr] {
        self.attributes().of_param(index)
    }

    /// Whether a parameter must be an immediate.
    #[must_use]
    pub fn is_immediate(self, index: usize) -> bool {
        self.param_attributes(index).iter().any(|attribute| attribute.kind == AttrKind::ImmArg)
    }

    /// Returns the comments that a printer puts before immediate operands.
    #[must_use]
    pub fn operand_comments(self) -> &'static [OperandComment] {
        if !self.has(flag::OPERAND_COMMENTS) {
            return &[];
        }
        let mut comments = OPERAND_COMMENTS.iter().chain(&newer::OPERAND_COMMENTS);
        comments.find(|entry| entry.0 == self).map_or(&[], |entry| entry.1)
    }
}

#[cfg(test)]
mod tests;
