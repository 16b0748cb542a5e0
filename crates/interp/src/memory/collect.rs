//! Garbage collection: entries of dead objects and of ended restrictions, and records of taints, are reused
//! once nothing refers to them.
//!
//! References come from registers and other slots that the caller lists, from the memory of live objects,
//! from entries derived from others, and from taints that are fragments of pointers. Live objects are always
//! kept.

use super::Memory;
use super::bytes::{DEFINED, FRAGMENT, PARTIAL, POINTER, POISON, UNDEFINED};
use super::object::{Object, ObjectKind, flag};
use crate::stop::{Result, limit};
use crate::taint::{TaintKind, Taints};
use crate::value::{Prov, Slot, Taint};

/// Number of entries below which no collection happens.
const FEWEST: usize = 1 << 16;
/// Bytes of used memory per entry before a collection, which scans all used memory.
const BYTES_PER_ENTRY: u64 = 64;
/// Bytes of the memory limit per allowed entry, so that entries never take more than the limit.
const BYTES_PER_OBJECT: u64 = 128;
/// Number of entries and notes that are allowed whatever the memory limit.
const MIN_ENTRY_LIMIT: usize = 1 << 20;

/// Numbers of entries from which a collection is worth its time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thresholds {
    objects: usize,
    taints: usize,
    notes: usize,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        Thresholds { objects: FEWEST, taints: FEWEST, notes: MIN_ENTRY_LIMIT }
    }
}

/// Result of the mark phase.
struct Marks {
    objects: Vec<bool>,
    taints: Vec<bool>,
    /// Marked taints whose records have not been scanned yet.
    open: Vec<Taint>,
}

impl Marks {
    fn prov(&mut self, prov: Prov) {
        if let Some(mark) = self.objects.get_mut(prov.0 as usize) {
            *mark = true;
        }
    }

    fn taint(&mut self, taint: Taint) {
        let Some(index) = (taint.0 as usize).checked_sub(1) else { return };
        if let Some(mark) = self.taints.get_mut(index)
            && !*mark
        {
            *mark = true;
            self.open.push(taint);
        }
    }
}

impl Memory {
    /// Returns whether the tables have grown so much that [`Memory::collect`] should be called, or the
    /// account settled, at the next place where the caller knows all references.
    #[inline]
    pub(crate) fn wants_collection(&self, taints: &Taints) -> bool {
        self.has_garbage(taints) || self.account.is_due(taints.grown)
    }

    /// Returns whether a collection can probably free entries.
    #[inline]
    pub(crate) fn has_garbage(&self, taints: &Taints) -> bool {
        self.objects.len() - self.free_entries.len() >= self.thresholds.objects
            || taints.live() >= self.thresholds.taints
            || self.notes() >= self.thresholds.notes
    }

    /// Checks that the tables about the memory are within the limit for its size.
    ///
    /// # Errors
    /// Returns a limit if they are not.
    pub(crate) fn check_tables(&self) -> Result<()> {
        let objects = self.objects.len() - self.free_entries.len();
        let most = usize::try_from(self.limits.total / BYTES_PER_OBJECT).unwrap_or(usize::MAX).max(MIN_ENTRY_LIMIT);
        if objects > most {
            return limit(format!("more than {most} objects, too many for {} bytes of memory", self.limits.total));
        }
        if self.notes() > most {
            return limit(format!("more than {most} bytes are partly undefined"));
        }
        Ok(())
    }

    /// Number of bytes and words with notes.
    fn notes(&self) -> usize {
        self.partial.len() + self.fragments.len() + self.causes.len()
    }

    /// Frees entries and records that nothing refers to. `roots` are all live slots outside of memory,
    /// including those that the library keeps.
    pub(crate) fn collect(&mut self, taints: &mut Taints, roots: impl Iterator<Item = Slot>) {
        let mut marks =
            Marks { objects: vec![false; self.objects.len()], taints: vec![false; taints.len()], open: Vec::new() };
        for slot in roots {
            marks.prov(slot.tag.prov());
            marks.taint(slot.tag.taint());
        }
        marks.prov(self.errno);
        for active in &self.restrictions {
            marks.prov(active.prov);
        }
        for object in &self.objects {
            if object.is_live() && !object.has(flag::DERIVED) {
                self.mark_bytes(object, &mut marks);
            }
        }
        for byte in self.older_bytes() {
            marks.prov(byte.prov);
            marks.taint(byte.cause);
        }
        while let Some(taint) = marks.open.pop() {
            if let Some(record) = taints.get(taint) {
                marks.taint(record.from);
                if let TaintKind::Fragment { prov, .. } = record.kind {
                    marks.prov(prov);
                }
            }
        }
        for index in 0..self.objects.len() {
            let mut at = index;
            while marks.objects[at]
                && let ObjectKind::Derived { parent } = self.objects[at].kind
                && !marks.objects[parent.0 as usize]
            {
                at = parent.0 as usize;
                marks.objects[at] = true;
            }
        }
        self.sweep(&marks.objects);
        taints.sweep(&marks.taints);
        self.prune();
        let used = self.objects.len() - self.free_entries.len();
        let fewest = FEWEST.max((self.touched() / BYTES_PER_ENTRY) as usize);
        self.thresholds = Thresholds {
            objects: (2 * used).max(fewest),
            taints: (2 * taints.live()).max(fewest),
            notes: (2 * self.notes()).max(MIN_ENTRY_LIMIT),
        };
    }

    /// Marks the references in the bytes of a live object.
    fn mark_bytes(&self, object: &Object, marks: &mut Marks) {
        let mut start = object.base;
        for (_, states) in self.arena.parts(object.base, object.size) {
            // Most memory holds no references, so lines are skipped as a whole.
            let interesting = states.iter().fold(0, |most, &state| most.max(state)) > DEFINED;
            if interesting || !self.causes.is_empty() {
                for (address, &state) in (start..).zip(states) {
                    match state {
                        POINTER => marks.prov(self.arena.word(address)),
                        FRAGMENT => marks.prov(self.byte(address).prov),
                        DEFINED => {}
                        _ => marks.taint(self.cause(address)),
                    }
                }
            }
            start += states.len() as u64;
        }
    }

    /// Frees the entries of dead, unmarked objects.
    fn sweep(&mut self, marked: &[bool]) {
        let mut free = vec![false; self.objects.len()];
        for &index in &self.free_entries {
            free[index as usize] = true;
        }
        for index in 1..self.objects.len() {
            let object = &self.objects[index];
            let is_living_object = object.is_live() && !object.has(flag::DERIVED);
            if marked[index] || free[index] || is_living_object {
                continue;
            }
            self.free_list(Prov(index as u32));
            self.objects[index] = Object::NULL;
            self.free_entries.push(index as u32);
            self.frozen.remove(&Prov(index as u32));
        }
        self.sweep_tracked();
    }

    /// Removes entries of side tables whose bytes no longer refer to them.
    fn prune(&mut self) {
        let arena = &self.arena;
        let is = |address: u64, wanted: u8| arena.get(address).is_some_and(|(_, state)| state == wanted);
        self.partial.retain(|&address, _| is(address, PARTIAL));
        self.fragments.retain(|&address, _| is(address, FRAGMENT));
        self.causes.retain(|word| {
            (word * 8..word * 8 + 8)
                .any(|address| is(address, UNDEFINED) || is(address, POISON) || is(address, PARTIAL))
        });
    }
}
