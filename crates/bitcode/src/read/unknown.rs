//! Unknown elements of a file that can be left out: each kind once, with its first place.

use draig_diag::Diagnostic;

use crate::codes::blocks;

use super::Producer;
use super::fault::Place;
use super::limits::MAX_UNKNOWN_KINDS;

/// Code of warnings about elements that are not in the module.
const LEFT_OUT: &str = "B0003";

/// An unknown element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnknownKind {
    /// A block kind.
    Block,
    /// A record kind of a block.
    Record,
    /// An attribute kind, by its number.
    Attribute(u64),
}

/// The kinds found, in the order of their first occurrence.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unknown(Vec<(UnknownKind, Place)>);

impl Unknown {
    /// Records a kind, unless it is already recorded or there are too many.
    #[cold]
    pub(crate) fn note(&mut self, kind: UnknownKind, place: Place) {
        let is_same = |&(other, first): &(UnknownKind, Place)| {
            other == kind && (first.block, first.record) == (place.block, place.record)
        };
        if self.0.len() < MAX_UNKNOWN_KINDS && !self.0.iter().any(is_same) {
            self.0.push((kind, place));
        }
    }

    /// Appends the kinds found later.
    pub(crate) fn append(&mut self, other: Unknown) {
        other.0.into_iter().for_each(|(kind, place)| self.note(kind, place));
    }

    /// Returns a warning for each kind.
    pub(crate) fn warnings(&self, producer: &Producer) -> Vec<Diagnostic> {
        let warning = |&(kind, place): &(UnknownKind, Place)| {
            let kind = match kind {
                UnknownKind::Block => "a block that is newer than LLVM 23 is left out".to_owned(),
                UnknownKind::Record => "a record that is newer than LLVM 23 is left out".to_owned(),
                UnknownKind::Attribute(kind) => {
                    format!("an attribute that is newer than LLVM 23 is left out (kind {kind})")
                }
            };
            Diagnostic::warning(LEFT_OUT, kind).with_note(place.describe()).with_note(producer.describe())
        };
        self.0.iter().map(warning).collect()
    }
}

/// The known record codes of a block, for fast lookup.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownCodes(u128);

impl KnownCodes {
    /// Returns the record codes that are known in a block with this id.
    pub(crate) fn of(block: u32) -> KnownCodes {
        let records = blocks::info(block).map_or(&[][..], |info| info.records);
        KnownCodes(records.iter().filter(|record| record.code < 128).fold(0, |all, record| all | 1 << record.code))
    }

    /// Whether a record is known.
    #[inline]
    pub(crate) fn has(self, code: u32) -> bool {
        code < 128 && self.0 >> code & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_codes_are_looked_up() {
        for block in blocks::ALL {
            let known = KnownCodes::of(block.id);
            assert!(block.records.iter().all(|record| known.has(record.code)), "{}", block.name);
            assert!(!known.has(127) && !known.has(4000));
        }
    }

    #[test]
    fn a_kind_is_noted_once_and_kinds_are_bounded() {
        let mut unknown = Unknown::default();
        for bit in 0..1000 {
            unknown.note(UnknownKind::Record, Place { block: blocks::MODULE, record: Some(200), bit });
            unknown.note(UnknownKind::Attribute(bit), Place { block: blocks::ATTRIBUTE_GROUPS, record: Some(3), bit });
        }
        assert_eq!(unknown.0.len(), MAX_UNKNOWN_KINDS);
        assert_eq!(unknown.0[0].1.bit, 0);
    }
}
