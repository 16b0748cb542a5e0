//! What a file has that nobody knew when this was written, and that can be left out: each kind once,
//! where it was first.

use draig_diag::Diagnostic;

use crate::codes::blocks;

use super::Producer;
use super::fault::Place;
use super::limits::MAX_UNKNOWN_KINDS;

/// The code of warnings about what is not taken into the module.
const LEFT_OUT: &str = "B0003";

/// What is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A kind of block.
    Block,
    /// A kind of record of a block.
    Record,
    /// A kind of attribute, by its number.
    Attribute(u64),
}

/// The kinds that were found, in the order in which they were.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unknown(Vec<(What, Place)>);

impl Unknown {
    /// Notes a kind, unless it is known already or there are too many.
    #[cold]
    pub(crate) fn note(&mut self, what: What, place: Place) {
        let is_same = |&(other, first): &(What, Place)| {
            other == what && (first.block, first.record) == (place.block, place.record)
        };
        if self.0.len() < MAX_UNKNOWN_KINDS && !self.0.iter().any(is_same) {
            self.0.push((what, place));
        }
    }

    /// Adds what comes behind.
    pub(crate) fn append(&mut self, other: Unknown) {
        other.0.into_iter().for_each(|(what, place)| self.note(what, place));
    }

    /// A warning for each kind.
    pub(crate) fn warnings(&self, producer: &Producer) -> Vec<Diagnostic> {
        let warning = |&(what, place): &(What, Place)| {
            let what = match what {
                What::Block => "a block that is newer than LLVM 22 is left out".to_owned(),
                What::Record => "a record that is newer than LLVM 22 is left out".to_owned(),
                What::Attribute(kind) => format!("an attribute that is newer than LLVM 22 is left out (kind {kind})"),
            };
            Diagnostic::warning(LEFT_OUT, what).with_note(place.describe()).with_note(producer.describe())
        };
        self.0.iter().map(warning).collect()
    }
}

/// The codes of the records of a block that are known, to look up fast.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownCodes(u128);

impl KnownCodes {
    /// Those of a block.
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
            unknown.note(What::Record, Place { block: blocks::MODULE, record: Some(200), bit });
            unknown.note(What::Attribute(bit), Place { block: blocks::ATTRIBUTE_GROUPS, record: Some(3), bit });
        }
        assert_eq!(unknown.0.len(), MAX_UNKNOWN_KINDS);
        assert_eq!(unknown.0[0].1.bit, 0);
    }
}
