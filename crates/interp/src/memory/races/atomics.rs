//! Orderings of atomic operations and fences (LangRef "Atomic Memory Ordering Constraints"): what a load that reads from
//! a store makes happen before.

use std::collections::BTreeMap;

use draig_ir::Ordering;

use super::Races;
use super::clock::{Clock, Line};
use crate::account::Tally;
use crate::memory::Memory;

/// Steps that happen before a load that reads an atomic object's value and acquires it.
#[derive(Debug, Default)]
pub(super) struct Atomics {
    /// Releases by the address and size of the object, and the thread of its last store.
    released: BTreeMap<(u64, u64), (Clock, Line)>,
}

impl Atomics {
    /// Adds the memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.released.len() * 2 * size_of::<((u64, u64), (Clock, Line))>());
        tally.fixed(self.released.values().map(|(clock, _)| clock.size()).sum());
    }
}

impl Atomics {
    /// Forgets the releases through objects in a range, whose bytes are new.
    pub(super) fn forget(&mut self, address: u64, len: u64) {
        let end = address.saturating_add(len);
        while let Some((&object, _)) = self.released.range((address, 0)..(end, 0)).next() {
            self.released.remove(&object);
        }
    }
}

/// Returns whether an ordering includes acquire.
fn acquires(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Acquire | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

/// Returns whether an ordering includes release.
fn releases(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Release | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

impl Races {
    fn loaded(&mut self, object: (u64, u64), ordering: Ordering) {
        if ordering == Ordering::Unordered {
            return;
        }
        let Some((released, _)) = self.atomics.released.get(&object).cloned() else { return };
        let running = self.running();
        if acquires(ordering) {
            running.now.join(&released);
        } else {
            running.at_fence.join(&released);
        }
    }

    /// Records a store. One that also reads (`continues`) is part of the release sequence of the store that it reads.
    ///
    /// So is a later store of the same thread, as in C++11: C++20 no longer says so, but no compiler makes a difference.
    fn stored(&mut self, object: (u64, u64), ordering: Ordering, continues: bool) {
        let running = self.running();
        let own = match ordering {
            Ordering::Unordered => Clock::default(),
            _ if releases(ordering) => running.now.clone(),
            _ => running.released.clone(),
        };
        let line = self.running;
        let (released, last) = self.atomics.released.entry(object).or_default();
        let is_own = *last == line && ordering != Ordering::Unordered;
        if continues || is_own {
            released.join(&own);
        } else {
            *released = own;
        }
        if !continues {
            *last = line;
        }
        if releases(ordering) {
            self.step();
        }
    }
}

impl Memory {
    /// Records an atomic load of `size` bytes.
    pub(crate) fn atomic_loaded(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.loaded((address, size), ordering);
        }
    }

    /// Records an atomic store of `size` bytes.
    pub(crate) fn atomic_stored(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.stored((address, size), ordering, false);
            self.account.note(races.clock_size());
        }
    }

    /// Records an atomic operation that has loaded and stored `size` bytes.
    pub(crate) fn atomic_modified(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.loaded((address, size), ordering);
            races.stored((address, size), ordering, true);
            self.account.note(races.clock_size());
        }
    }

    /// Records a fence.
    pub(crate) fn fenced(&mut self, ordering: Ordering) {
        let Some(races) = &mut self.races else { return };
        if acquires(ordering) {
            let running = races.running();
            let read = std::mem::take(&mut running.at_fence);
            running.now.join(&read);
        }
        if releases(ordering) {
            let running = races.running();
            running.released = running.now.clone();
            races.step();
        }
    }
}
