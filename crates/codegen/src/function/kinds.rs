//! Kinds of attributes in each set of a module, as bits: calls ask for several of each argument.

use draig_ir::{AttrSet, Attribute, Module};
use draig_tables::AttrKind;

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kinds(u128);

impl Kinds {
    /// Returns the set of these kinds.
    pub(crate) const fn of(kinds: &[AttrKind]) -> Kinds {
        let mut bits = 0;
        let mut at = 0;
        while at < kinds.len() {
            bits |= 1 << kinds[at] as u32;
            at += 1;
        }
        Kinds(bits)
    }

    /// Whether it has one of these kinds.
    #[inline]
    pub(crate) const fn has_any(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) const fn has(self, kind: AttrKind) -> bool {
        self.0 >> kind as u32 & 1 != 0
    }
}

/// Returns the kinds of each set of attributes, by its number.
pub(crate) fn kinds_of_sets(module: &Module) -> Vec<Kinds> {
    let attributes = &module.tables.attributes;
    let kinds = |set: usize| {
        let set = attributes.set(AttrSet::from_u32(set as u32));
        set.iter().filter_map(|attribute| attribute.kind()).fold(0, |bits, kind| bits | 1 << kind as u32)
    };
    (0..attributes.set_count()).map(|set| Kinds(kinds(set))).collect()
}

/// Whether a set has the string attribute with this key.
pub(crate) fn has_string(module: &Module, key: &[u8]) -> bool {
    let tables = &module.tables;
    let is_key = |attribute: &Attribute| matches!(attribute, Attribute::String(own, _) if tables.str(*own) == key);
    (0..tables.attributes.set_count())
        .any(|set| tables.attributes.set(AttrSet::from_u32(set as u32)).iter().any(is_key))
}
