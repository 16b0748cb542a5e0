//! Attribute kinds: spelling, class, legal positions, intersection rule, bitcode number.
//!
//! LangRef "Parameter Attributes" and "Function Attributes"; LLVM's `Attributes.td`. Values of integer
//! attributes are in [`crate::attribute_values`]; attribute sets, and the old spellings that the reader
//! upgrades, are in other crates.

pub use crate::generated::attributes::{
    AttrKind, BOOL_STRING_ATTRIBUTES, COMPLEX_STRING_ATTRIBUTES, INLINE_COMPATIBILITY, INLINE_MERGE,
};
use crate::generated::attributes::{BITCODE, FACTS, KINDS, SPELLINGS};

/// Kind of value that an attribute carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum AttrClass {
    /// No value: `nounwind`.
    Enum,
    /// A type, which may be missing in old text: `byval(i32)`.
    Type,
    /// A 64-bit integer: `align 8`, `memory(read)`.
    Int,
    /// A range of integers of one width: `range(i8 0, 9)`.
    ConstantRange,
    /// A list of ranges of 64-bit integers: `initializes((0, 4))`.
    ConstantRangeList,
}

/// Legal positions of an attribute: a set of function, parameter, return value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AttrPlaces(u8);

impl AttrPlaces {
    /// On functions and call sites as a whole.
    pub const FUNCTION: AttrPlaces = AttrPlaces(1);
    /// On parameters and arguments.
    pub const PARAMETER: AttrPlaces = AttrPlaces(2);
    /// On return values.
    pub const RETURN: AttrPlaces = AttrPlaces(4);

    pub(crate) const fn from_bits(bits: u8) -> AttrPlaces {
        AttrPlaces(bits)
    }

    /// Whether any position of `place` is in this set.
    #[inline]
    #[must_use]
    pub const fn contains(self, place: AttrPlaces) -> bool {
        self.0 & place.0 != 0
    }
}

/// Rule for combining an attribute when two call sites or functions are merged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Intersect {
    /// The attribute must be present and equal on both.
    Preserve,
    /// The attribute is kept if both have it.
    And,
    /// The smaller value is kept.
    Min,
    /// A specific rule.
    Custom,
}

/// Properties of one kind.
#[derive(Debug)]
pub(crate) struct AttrFacts {
    pub(crate) spelling: &'static str,
    pub(crate) class: AttrClass,
    pub(crate) places: AttrPlaces,
    pub(crate) intersect: Intersect,
    pub(crate) bitcode: u8,
}

impl AttrKind {
    /// Number of kinds; they are numbered from 1 to this.
    pub const COUNT: usize = KINDS.len();

    /// Returns all kinds in the order in which sets of them are printed.
    #[must_use]
    pub fn all() -> &'static [AttrKind] {
        &KINDS
    }

    /// Returns LLVM's number, from 1 to [`AttrKind::COUNT`], which is also the order of printing.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the kind with this number.
    #[inline]
    #[must_use]
    pub fn from_number(number: u8) -> Option<AttrKind> {
        KINDS.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Returns the kind with this spelling: `b"nounwind"`, `b"align"`.
    #[inline]
    #[must_use]
    pub fn from_spelling(spelling: &[u8]) -> Option<AttrKind> {
        let at = SPELLINGS.candidate(spelling)?;
        if FACTS.get(at)?.spelling.as_bytes() != spelling {
            return None;
        }
        KINDS.get(at).copied()
    }

    /// Returns the kind with this bitcode number (`AttributeKindCodes`). The numbers of retired kinds (11
    /// `nocapture`, 45 `argmemonly`, 49 `inaccessiblememonly`, 50 `inaccessiblemem_or_argmemonly`) have none.
    #[inline]
    #[must_use]
    pub fn from_bitcode_number(number: u64) -> Option<AttrKind> {
        *BITCODE.get(usize::try_from(number).ok()?)?
    }

    #[inline]
    fn facts(self) -> &'static AttrFacts {
        &FACTS[usize::from(self.number()) - 1]
    }

    /// Returns the keyword in text.
    #[inline]
    #[must_use]
    pub fn spelling(self) -> &'static str {
        self.facts().spelling
    }

    /// Returns the kind of value that it carries.
    #[inline]
    #[must_use]
    pub fn class(self) -> AttrClass {
        self.facts().class
    }

    /// Returns its legal positions.
    #[inline]
    #[must_use]
    pub fn places(self) -> AttrPlaces {
        self.facts().places
    }

    /// Returns its rule for intersections.
    #[must_use]
    pub fn intersect(self) -> Intersect {
        self.facts().intersect
    }

    /// Returns its number in bitcode (`AttributeKindCodes`).
    #[must_use]
    pub fn bitcode_number(self) -> u8 {
        self.facts().bitcode
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_number_spelling_and_bitcode_number() {
        assert_eq!(AttrKind::COUNT, 105);
        for &kind in AttrKind::all() {
            assert_eq!(AttrKind::from_number(kind.number()), Some(kind));
            assert_eq!(AttrKind::from_spelling(kind.spelling().as_bytes()), Some(kind));
            let code = u64::from(kind.bitcode_number());
            assert_eq!(AttrKind::from_bitcode_number(code), Some(kind));
        }
        for wrong in [&b""[..], b"nounwin", b"nounwindd", b"nocapture", b"\xff\xff"] {
            assert_eq!(AttrKind::from_spelling(wrong), None);
        }
        assert_eq!(AttrKind::from_number(0), None);
        assert_eq!(AttrKind::from_number(106), None);
        assert_eq!(AttrKind::from_bitcode_number(11), None);
        assert_eq!(AttrKind::from_bitcode_number(u64::MAX), None);
    }

    #[test]
    fn known_facts() {
        assert_eq!(AttrKind::Alignment.spelling(), "align");
        assert_eq!(AttrKind::Alignment.class(), AttrClass::Int);
        assert_eq!(AttrKind::Alignment.bitcode_number(), 1);
        assert_eq!(AttrKind::StructRet.class(), AttrClass::Type);
        assert_eq!(AttrKind::Initializes.class(), AttrClass::ConstantRangeList);
        assert!(AttrKind::NoFree.places().contains(AttrPlaces::FUNCTION));
        assert!(AttrKind::NoFree.places().contains(AttrPlaces::PARAMETER));
        assert!(!AttrKind::NoFree.places().contains(AttrPlaces::RETURN));
        assert_eq!(AttrKind::Dereferenceable.intersect(), Intersect::Min);
        assert!(AttrKind::NoUndef < AttrKind::NonNull);
        assert!(BOOL_STRING_ATTRIBUTES.contains(&"no-infs-fp-math"));
        assert!(INLINE_COMPATIBILITY.contains(&"isEqual sanitize_address"));
    }

    #[test]
    fn classes_are_in_printing_order() {
        assert!(AttrKind::all().is_sorted_by_key(|kind| kind.class()));
    }
}
