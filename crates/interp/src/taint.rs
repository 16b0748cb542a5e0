//! Taints: the undefined part of a value and its cause. There is one record per distinct cause, so that a
//! report can show where poison was created and which instructions passed it on.
//!
//! Records are interned: a loop that creates the same poison a million times creates one record.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::{self, STEP, Tally};
use crate::site::Site;
use crate::value::{Prov, Slot, Tag, Taint};

/// Maximum length of a stored chain; longer ones keep only their beginning.
const MAX_CHAIN: u32 = 32;
/// Number of records from which chains are cut to their beginning. This bounds the table by the program's
/// size.
const MAX_CHAINED_RECORDS: usize = 1 << 20;
/// Maximum number of stored reasons that name values. Reports for later ones only state that a promise was
/// broken.
const MAX_REASONS: usize = 256;

/// Kind of a taint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaintKind {
    /// The whole scalar is poison.
    Poison,
    /// These bits are undef; the others are defined.
    Undef(u64),
    /// A fully defined 8-bit integer: byte `index` of the pointer with this provenance.
    Fragment {
        /// Provenance of the pointer.
        prov: Prov,
        /// Index of the byte, from the lowest address.
        index: u8,
    },
}

/// Cause of a taint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TaintRecord {
    /// Kind of the taint.
    pub(crate) kind: TaintKind,
    /// Instruction that created it or passed it on.
    pub(crate) site: Site,
    /// Taint that the instruction received; [`Taint::NONE`] if it was created there.
    pub(crate) from: Taint,
    /// Explanation of its creation for reports; empty if the instruction alone explains it.
    pub(crate) why: &'static str,
    /// Number, from 1, of a reason that names values; 0 if there is none.
    reason_number: u16,
}

/// All taints of a run.
#[derive(Debug, Default)]
pub struct Taints {
    records: Vec<(TaintRecord, u32)>,
    index: HashMap<TaintRecord, Taint, FxBuildHasher>,
    /// Indices of records that a collection found unused.
    free: Vec<u32>,
    /// Reasons that name values, at most [`MAX_REASONS`]; records refer to them by number, from 1.
    reasons: Vec<Box<str>>,
    /// Approximate size in bytes of the records created since the last check.
    pub(crate) grown: u64,
}

impl Taints {
    /// Returns the record of a taint other than [`Taint::NONE`].
    pub(crate) fn get(&self, taint: Taint) -> Option<&TaintRecord> {
        let index = (taint.0 as usize).checked_sub(1)?;
        self.records.get(index).map(|(record, _)| record)
    }

    /// Adds the size of the records to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.entries(&self.records, self.free.len());
        let index = self.index.capacity() * (size_of::<(TaintRecord, Taint)>() + 1) / 7 * 8;
        if self.index.len() > self.index.capacity() / 2 {
            tally.growing(index)
        } else {
            tally.fixed(index)
        }
        tally.vec(&self.free);
    }

    /// Number of records.
    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    /// Number of records in use.
    pub(crate) fn live(&self) -> usize {
        self.records.len() - self.free.len()
    }

    /// Frees the records that are not marked, for reuse.
    pub(crate) fn sweep(&mut self, marked: &[bool]) {
        self.free.clear();
        for index in 0..self.records.len() {
            if !marked.get(index).copied().unwrap_or(true) {
                let taint = Taint(index as u32 + 1);
                if self.index.get(&self.records[index].0) == Some(&taint) {
                    self.index.remove(&self.records[index].0);
                }
                self.free.push(index as u32);
            }
        }
    }

    /// Returns the taint of a kind created at `site` from `from`.
    pub(crate) fn make(&mut self, kind: TaintKind, site: Site, from: Taint) -> Taint {
        // A site that passes on its own result adds nothing to the report.
        if let Some(parent) = self.get(from)
            && parent.kind == kind
            && parent.site == site
        {
            return from;
        }
        let depth = from.0.checked_sub(1).map_or(0, |index| self.records[index as usize].1 + 1);
        let (site, from, depth) = match self.get(from) {
            Some(parent) if depth > MAX_CHAIN || self.live() > MAX_CHAINED_RECORDS => {
                if parent.kind == kind {
                    return from;
                }
                (parent.site, parent.from, depth - 1)
            }
            _ => (site, from, depth),
        };
        self.intern(TaintRecord { kind, site, from, why: "", reason_number: 0 }, depth)
    }

    /// Returns the taint of a kind created at `site`, for a reason that the instruction alone does not show.
    pub(crate) fn make_because(&mut self, kind: TaintKind, site: Site, why: &'static str) -> Taint {
        self.intern(TaintRecord { kind, site, from: Taint::NONE, why, reason_number: 0 }, 0)
    }

    /// Returns poison created at `site` because a value breaks a promise; `reason` names the promise and the
    /// value.
    pub(crate) fn poison_because(&mut self, site: Site, reason: String) -> Slot {
        let known = self.reasons.iter().position(|text| **text == *reason);
        let number = known.unwrap_or_else(|| {
            if self.reasons.len() < MAX_REASONS {
                self.reasons.push(reason.into_boxed_str());
                self.reasons.len() - 1
            } else {
                MAX_REASONS
            }
        });
        let (reason_number, why) = match number {
            MAX_REASONS => (0, "it is not as promised"),
            _ => (number as u16 + 1, ""),
        };
        let record = TaintRecord { kind: TaintKind::Poison, site, from: Taint::NONE, why, reason_number };
        Slot::tainted(0, self.intern(record, 0))
    }

    /// Returns the explanation of a record's creation for reports; empty if the instruction alone explains
    /// it.
    pub(crate) fn why(&self, record: &TaintRecord) -> &str {
        match usize::from(record.reason_number).checked_sub(1).and_then(|index| self.reasons.get(index)) {
            Some(text) => text,
            None => record.why,
        }
    }

    fn intern(&mut self, record: TaintRecord, depth: u32) -> Taint {
        let Taints { records, index, free, grown, .. } = self;
        *index.entry(record).or_insert_with(|| match free.pop() {
            Some(place) => {
                records[place as usize] = (record, depth);
                Taint(place + 1)
            }
            None => {
                account::push(records, (record, depth));
                *grown += 2 * STEP;
                Taint(records.len() as u32)
            }
        })
    }

    /// Returns poison made at `site` from `from` ([`Taint::NONE`] if it is created there).
    pub(crate) fn poison(&mut self, site: Site, from: Taint) -> Slot {
        Slot::tainted(0, self.make(TaintKind::Poison, site, from))
    }

    /// Returns a scalar whose `mask` bits are undef; a plain one if `mask` is 0.
    pub(crate) fn undef(&mut self, bits: u64, mask: u64, site: Site, from: Taint) -> Slot {
        if mask == 0 {
            return Slot::plain(bits);
        }
        Slot::tainted(bits & !mask, self.make(TaintKind::Undef(mask), site, from))
    }

    /// Returns whether the slot is poison.
    #[inline]
    pub(crate) fn is_poison(&self, slot: Slot) -> bool {
        slot.tag.is_tainted() && matches!(self.kind(slot.tag), Some(TaintKind::Poison))
    }

    /// Returns the undef bits of a slot; 0 for poison, which callers test first.
    #[inline]
    pub(crate) fn undef_mask(&self, slot: Slot) -> u64 {
        match self.kind(slot.tag) {
            Some(TaintKind::Undef(mask)) => mask,
            _ => 0,
        }
    }

    /// Returns whether some bit of a slot is undef or poison. A fragment of a pointer is fully defined.
    #[inline]
    pub(crate) fn is_undefined(&self, slot: Slot) -> bool {
        slot.tag.is_tainted() && (self.is_poison(slot) || self.undef_mask(slot) != 0)
    }

    /// Returns the word for an undefined slot in reports.
    pub(crate) fn word(&self, slot: Slot) -> &'static str {
        if self.is_poison(slot) { "poison" } else { "undef" }
    }

    /// Returns the kind of a tag's taint.
    #[inline]
    pub(crate) fn kind(&self, tag: Tag) -> Option<TaintKind> {
        self.get(tag.taint()).map(|record| record.kind)
    }
}
