//! What is undefined about values, and how that came: one record per distinct cause, so that the
//! report can tell where poison was born and which instructions carried it.
//!
//! Records are interned: a loop that makes the same poison a million times makes one record.

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::{self, STEP, Tally};
use crate::site::Site;
use crate::value::{Prov, Slot, Tag, Taint};

/// How many steps of a chain are kept; longer ones keep their beginning.
const MAX_CHAIN: u32 = 32;
/// From here on chains are cut to their beginning, which bounds the table by the program's size.
const MAX_CHAINED_RECORDS: usize = 1 << 20;
/// How many reasons that name values are kept; a program that breaks more promises without consequences is told
/// only that one was broken.
const MAX_TOLD: usize = 256;

/// What a taint means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaintKind {
    /// The whole scalar is poison.
    Poison,
    /// These bits are undef; the others are defined.
    Undef(u64),
    /// An integer of 8 bits, fully defined, that is byte `index` of the pointer with this provenance.
    Fragment {
        /// Whose pointer.
        prov: Prov,
        /// Which byte of it, from its lowest address.
        index: u8,
    },
}

/// One cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TaintRecord {
    /// What it means.
    pub(crate) kind: TaintKind,
    /// The instruction that made it or carried it.
    pub(crate) site: Site,
    /// What that instruction took it from; none, when it was born there.
    pub(crate) from: Taint,
    /// What a report says of its birth, where the instruction alone does not explain it; else empty.
    pub(crate) why: &'static str,
    /// The number of a reason that names values, in words of its own; 0 if there is none.
    told: u16,
}

/// All causes of one run.
#[derive(Debug, Default)]
pub struct Taints {
    records: Vec<(TaintRecord, u32)>,
    index: HashMap<TaintRecord, Taint, FxBuildHasher>,
    /// Records that a collection found unused.
    free: Vec<u32>,
    /// Reasons that name values, at most [`MAX_TOLD`]; a record has the number of one, from 1.
    told: Vec<Box<str>>,
    /// About how many bytes the records take that were made since somebody looked.
    pub(crate) grown: u64,
}

impl Taints {
    /// The record behind a taint that is not [`Taint::NONE`].
    pub(crate) fn get(&self, taint: Taint) -> Option<&TaintRecord> {
        let index = (taint.0 as usize).checked_sub(1)?;
        self.records.get(index).map(|(record, _)| record)
    }

    /// Adds up what they take.
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

    /// How many records there are.
    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    /// How many of them are in use.
    pub(crate) fn live(&self) -> usize {
        self.records.len() - self.free.len()
    }

    /// Forgets the records that are not marked; their places are used again.
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

    /// The taint for a kind made at `site` out of `from`.
    pub(crate) fn make(&mut self, kind: TaintKind, site: Site, from: Taint) -> Taint {
        // A site that passes on what it itself made adds nothing to the story.
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
        self.intern(TaintRecord { kind, site, from, why: "", told: 0 }, depth)
    }

    /// The taint for a kind that is born at `site`, for a reason that the instruction there does not
    /// tell.
    pub(crate) fn make_because(&mut self, kind: TaintKind, site: Site, why: &'static str) -> Taint {
        self.intern(TaintRecord { kind, site, from: Taint::NONE, why, told: 0 }, 0)
    }

    /// Poison that is born at `site` because a value is not as promised; `told` names the promise and the
    /// value.
    pub(crate) fn poison_because(&mut self, site: Site, told: String) -> Slot {
        let known = self.told.iter().position(|text| **text == *told);
        let number = known.unwrap_or_else(|| {
            if self.told.len() < MAX_TOLD {
                self.told.push(told.into_boxed_str());
                self.told.len() - 1
            } else {
                MAX_TOLD
            }
        });
        let (told, why) = match number {
            MAX_TOLD => (0, "it is not as promised"),
            _ => (number as u16 + 1, ""),
        };
        let record = TaintRecord { kind: TaintKind::Poison, site, from: Taint::NONE, why, told };
        Slot::tainted(0, self.intern(record, 0))
    }

    /// What a report says of a record's birth, where the instruction alone does not explain it; else empty.
    pub(crate) fn why(&self, record: &TaintRecord) -> &str {
        match usize::from(record.told).checked_sub(1).and_then(|index| self.told.get(index)) {
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

    /// Poison, made at `site` out of `from` ([`Taint::NONE`] where it is born).
    pub(crate) fn poison(&mut self, site: Site, from: Taint) -> Slot {
        Slot::tainted(0, self.make(TaintKind::Poison, site, from))
    }

    /// A scalar whose `mask` bits are undef; plain when there are none.
    pub(crate) fn undef(&mut self, bits: u64, mask: u64, site: Site, from: Taint) -> Slot {
        if mask == 0 {
            return Slot::plain(bits);
        }
        Slot::tainted(bits & !mask, self.make(TaintKind::Undef(mask), site, from))
    }

    /// Whether the slot is poison.
    #[inline]
    pub(crate) fn is_poison(&self, slot: Slot) -> bool {
        slot.tag.is_tainted() && matches!(self.kind(slot.tag), Some(TaintKind::Poison))
    }

    /// The undef bits of a slot; none for poison, which is asked for first.
    #[inline]
    pub(crate) fn undef_mask(&self, slot: Slot) -> u64 {
        match self.kind(slot.tag) {
            Some(TaintKind::Undef(mask)) => mask,
            _ => 0,
        }
    }

    /// Whether some bit of a slot is undef or poison; a fragment of a pointer is fully defined.
    #[inline]
    pub(crate) fn is_undefined(&self, slot: Slot) -> bool {
        slot.tag.is_tainted() && (self.is_poison(slot) || self.undef_mask(slot) != 0)
    }

    /// How reports name what is wrong with a slot that is undefined.
    pub(crate) fn word(&self, slot: Slot) -> &'static str {
        if self.is_poison(slot) { "poison" } else { "undef" }
    }

    /// What a tag says about definedness.
    #[inline]
    pub(crate) fn kind(&self, tag: Tag) -> Option<TaintKind> {
        self.get(tag.taint()).map(|record| record.kind)
    }
}
