//! Atomic operations and fences (LangRef "Atomic Memory Ordering Constraints"): which stores a load may read, where a
//! store goes in the modification order, and what a load that reads from a store makes happen before.
//!
//! With most seeds, loads read older stores, too, and stores are ordered other than they are executed, as RC11 (Lahav, Vafeiadis,
//! Kang, Hur, Dreyer 2017) allows; `objects` has the rules. The bytes in memory are always those of the last store in
//! modification order, which every access that is ordered after all stores sees.

mod history;
mod objects;

use std::collections::BTreeMap;

use draig_ir::Ordering;

use super::{Moments, Races};
use crate::account::Tally;
use crate::api::Execution;
use crate::choice::Choice;
use crate::memory::Memory;
use crate::memory::bytes::Byte;
use crate::stop::{Result, unsupported};
use crate::threads::is_for_small;
use history::{History, Next};
use objects::{EventId, Fence, Object, Store};

/// Maximum size of an object in bytes whose older stores are kept.
const LARGEST: u64 = 16;
/// Maximum size of an atomic object in bytes.
const LONGEST: u64 = 1 << 12;
/// Description of accesses that an explorer of weak memory does not know.
const MIXED: &str =
    "atomic accesses of different sizes to the same bytes, or of more than 16 bytes, with --explore --model rc11";
/// Maximum number of fences that are kept one by one.
const MAX_FENCES: usize = 32;

/// Atomic objects and fences.
#[derive(Debug, Default)]
pub(super) struct Atomics {
    /// Objects by address and size, from their first atomic store on.
    objects: BTreeMap<(u64, u64), Object>,
    /// Sequentially consistent fences, in order.
    fences: Vec<Fence>,
    /// Number of sequentially consistent stores and fences so far.
    position: u64,
    /// Decisions among the stores to read, unless loads read the last one.
    choice: Option<Choice>,
    /// Operations of a run that begins, while sequentially consistent ones may get another order.
    history: History,
    /// Whether the operation in progress needs one.
    reorders: bool,
    /// Whether all stores are kept, because an explorer decides.
    pub(super) keeps_all: bool,
    /// Place in modification order of the next store, if an explorer has decided.
    placed: Option<usize>,
    /// Index of the store that the operation in progress reads, if it is not the last one.
    picked: Option<usize>,
    /// Address and bytes of that store.
    pub(super) stale: Option<(u64, Box<[Byte]>)>,
    /// Bytes before the store in progress, and whether there is one.
    before: Vec<Byte>,
    pub(super) is_storing: bool,
    /// Record of what loads have read, and in which order stores to objects that are gone were made.
    execution: Execution,
}

/// Returns whether an ordering includes acquire.
fn acquires(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Acquire | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

/// Returns whether an ordering includes release.
fn releases(ordering: Ordering) -> bool {
    matches!(ordering, Ordering::Release | Ordering::AcquireRelease | Ordering::SequentiallyConsistent)
}

/// Mixes numbers to one that depends on all of them: SplitMix64's finalizer.
fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |sum: u64, &number| {
        let mut z = (sum ^ number).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 32)
    })
}

impl Atomics {
    /// Returns the state for a seed. With half of those for large programs, 0 among these, loads read the last store only.
    pub(super) fn new(seed: u64, keeps_all: bool) -> Atomics {
        let is_weak = is_for_small(seed) || matches!(seed % 4, 1 | 2);
        let choice = is_weak.then(|| Choice::new(seed ^ 0x7374_6f72_6573_2121));
        let history = if choice.is_some() && !keeps_all { History::new() } else { History::default() };
        Atomics { choice, history, keeps_all, ..Atomics::default() }
    }

    /// Adds the memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.objects.len() * 2 * size_of::<((u64, u64), Object)>());
        tally.fixed(self.objects.values().map(Object::size).sum());
        tally.vec(&self.fences);
        tally.fixed(self.fences.iter().map(Fence::size).sum());
        tally.fixed(self.history.size());
    }

    /// Returns all bytes that loads may still read.
    pub(super) fn bytes(&self) -> impl Iterator<Item = &Byte> {
        self.objects.values().flat_map(Object::bytes)
    }

    /// Returns the objects that share bytes with a range.
    fn overlapping(&self, address: u64, len: u64) -> Vec<(u64, u64)> {
        let end = address.saturating_add(len);
        let near = self.objects.range((address.saturating_sub(LONGEST), 0)..(end, 0));
        near.map(|(&key, _)| key).filter(|&(start, size)| start + size > address).collect()
    }

    /// Forgets the objects in a range, whose bytes are new.
    pub(super) fn forget(&mut self, address: u64, len: u64) {
        self.history.forget(address, len);
        if self.objects.is_empty() {
            return;
        }
        for key in self.overlapping(address, len) {
            self.remove(key);
        }
    }

    /// Lets the operation in progress read the last store.
    fn drop_pick(&mut self) {
        self.picked = None;
        self.stale = None;
        self.reorders = false;
    }

    fn remove(&mut self, key: (u64, u64)) {
        if let Some(object) = self.objects.remove(&key) {
            self.execution.stores = self.execution.stores.wrapping_add(object.fingerprint());
        }
    }

    /// Gives the sequentially consistent operations the order that the one in progress needs.
    fn reorder(&mut self) {
        if !std::mem::take(&mut self.reorders) {
            return;
        }
        let Some(order) = self.history.order() else { return self.history.close() };
        let place = |event: Option<u32>| order.iter().position(|&other| Some(other) == event).map(|at| at as u64 + 1);
        for store in self.objects.values_mut().flat_map(|object| &mut object.stores) {
            store.position = place(store.event).or(store.position);
        }
        for fence in &mut self.fences {
            if let Some(place) = place(fence.event) {
                (fence.first, fence.last) = (place, place);
            }
        }
        self.fences.sort_by_key(|fence| fence.first);
        self.position = order.len() as u64;
    }

    /// Returns what loads have read, and in which order stores were made.
    pub(super) fn execution(&self) -> Execution {
        let add = |sum: u64, object: &Object| sum.wrapping_add(object.fingerprint());
        Execution { stores: self.objects.values().fold(self.execution.stores, add), ..self.execution }
    }
}

impl Races {
    /// Chooses the store that an operation reads. One that also stores (`modifies`) reads none that another such one has
    /// read.
    fn pick(&mut self, key: (u64, u64), ordering: Ordering, modifies: bool) {
        self.atomics.drop_pick();
        let moments = &self.lines[usize::from(self.running)];
        let Atomics { objects, fences, choice, history, .. } = &mut self.atomics;
        let (Some(choice), Some(object)) = (choice, objects.get(&key)) else { return };
        let view = View::of(moments, self.running, fences, ordering);
        let agreeing = object.first_readable(&view);
        let first = if history.is_whole() { object.first_coherent(&view) } else { agreeing };
        let last = object.stores.len() - 1;
        // Most programs expect to see the last store soon.
        if first == last || choice.draw().is_multiple_of(2) {
            return;
        }
        let mut one = |first: usize| first + (choice.draw() % (last - first + 1) as u64) as usize;
        let mut picked = one(first);
        let mut reorders = picked < agreeing;
        if reorders {
            let store = &object.stores[picked];
            let next = Next { moments, line: self.running, ordering };
            reorders = history.allows_load(next, key, store.event, &store.released);
            if !reorders {
                picked = one(agreeing);
            }
        }
        if picked == last || modifies && object.stores[picked].is_modified {
            return;
        }
        self.atomics.stale = Some((key.0, object.stores[picked].bytes.clone()));
        self.atomics.picked = Some(picked);
        self.atomics.reorders = reorders;
    }

    fn loaded(&mut self, key: (u64, u64), ordering: Ordering) {
        let picked = self.atomics.picked.take();
        self.atomics.stale = None;
        let id = self.next_event();
        let line = self.running;
        if !self.atomics.objects.contains_key(&key) {
            // A load of other bytes than were stored together synchronizes with all last stores to them.
            for other in self.atomics.overlapping(key.0, key.1) {
                self.atomics.history.close();
                let last = self.atomics.objects[&other].stores.last();
                if let Some(released) = last.map(|store| store.released.clone()) {
                    self.synchronize(&released, ordering);
                }
            }
            self.note_read(id, EventId::default());
            self.add_load(key, ordering, None);
            return;
        }
        let step = self.running().step;
        let Some(object) = self.atomics.objects.get_mut(&key) else { return };
        let at = picked.unwrap_or(object.stores.len() - 1);
        let store = &mut object.stores[at];
        if ordering != Ordering::Unordered {
            store.add_reader(line, step);
        }
        let (of, event) = (store.id, store.event);
        let released = store.released.clone();
        self.note_read(id, of);
        self.synchronize(&released, ordering);
        self.add_load(key, ordering, event);
    }

    /// Adds a load of the running thread to the history.
    fn add_load(&mut self, key: (u64, u64), ordering: Ordering, from: Option<u32>) {
        if self.atomics.history.is_whole() {
            let next = Next { moments: &self.lines[usize::from(self.running)], line: self.running, ordering };
            self.atomics.history.add_load(next, key, from);
        }
    }

    /// Adds the store that a load has read to the fingerprints.
    fn note_read(&mut self, id: EventId, of: EventId) {
        let read = mix(&[1, id.0.into(), id.1.into(), of.0.into(), of.1.into()]);
        self.atomics.execution.reads = self.atomics.execution.reads.wrapping_add(read);
    }

    /// Makes what was released through a store happen before what the running thread does now, or after a fence.
    fn synchronize(&mut self, released: &super::Clock, ordering: Ordering) {
        if self.overlooks_order {
            return;
        }
        let running = self.running();
        match ordering {
            Ordering::Unordered => {}
            _ if acquires(ordering) => running.now.join(released),
            _ => running.at_fence.join(released),
        }
    }

    /// Records a store of these bytes, over the ones that were there before. One that also reads (`of`, the index of the
    /// store that it reads) follows that, and is part of its release sequence. Returns whether the store is the last one in modification order.
    fn stored(&mut self, key: (u64, u64), ordering: Ordering, bytes: Vec<Byte>, of: Option<usize>) -> bool {
        let id = self.next_event();
        let line = self.running;
        for other in self.atomics.overlapping(key.0, key.1) {
            if other != key {
                self.atomics.remove(other);
                self.atomics.history.close();
            }
        }
        let position = (ordering == Ordering::SequentiallyConsistent).then(|| {
            self.atomics.position += 1;
            self.atomics.position
        });
        let moments = &self.lines[usize::from(line)];
        let mut released = match ordering {
            Ordering::Unordered => Default::default(),
            _ if self.overlooks_order => Default::default(),
            _ if releases(ordering) => moments.now.clone(),
            _ => moments.released.clone(),
        };
        let Atomics { objects, fences, choice, before, keeps_all, placed, history, reorders, .. } = &mut self.atomics;
        let object = objects.entry(key).or_insert_with(|| Object::new(std::mem::take(before)));
        let end = object.stores.len();
        let most = match choice.is_some() && key.1 <= LARGEST {
            _ if *keeps_all => usize::MAX,
            true => objects::MAX_STORES,
            false => 1,
        };
        let placed = placed.take();
        let is_moved = of.is_none() && choice.as_mut().is_some_and(|choice| choice.draw().is_multiple_of(4));
        let at = match (of, choice) {
            (None, _) if placed.is_some() => placed.map_or(end, |place| place.min(end)),
            (Some(of), _) => {
                released.join(&object.stores[of].released.clone());
                object.stores[of].is_modified = true;
                of + 1
            }
            (None, Some(choice)) if is_moved => {
                let view = View::of(moments, line, fences, ordering);
                let agreeing = object.first_readable(&view) + 1;
                let first = if history.is_whole() { object.first_coherent(&view) + 1 } else { agreeing };
                let mut one = |first: usize| first + (choice.draw() % (end + 1 - first) as u64) as usize;
                let mut place = one(first);
                let is_allowed = |place: usize| {
                    history.allows_store(Next { moments, line, ordering }, key, object.stores[place - 1].event)
                };
                if place < agreeing && !is_allowed(place) {
                    place = one(agreeing);
                }
                // Nothing comes between an operation that reads and stores, and the store that it reads.
                let is_free = !object.stores[place - 1].is_modified;
                *reorders = is_free && place < agreeing;
                if is_free { place } else { end }
            }
            _ => end,
        };
        let is_last = at == end;
        let event = match history.is_whole() {
            true => {
                let after = object.stores.get(at.wrapping_sub(1)).and_then(|store| store.event);
                history.add_store(Next { moments, line, ordering }, key, after, of.is_some())
            }
            false => None,
        };
        let store = Store {
            id,
            event,
            bytes: bytes.into(),
            released,
            line,
            step: moments.step,
            position,
            readers: Vec::new(),
            is_modified: false,
        };
        let lost = object.insert(at, store, most);
        self.atomics.execution.stores = self.atomics.execution.stores.wrapping_add(lost);
        self.atomics.reorder();
        if releases(ordering) {
            self.step();
        }
        is_last
    }

    fn next_event(&mut self) -> EventId {
        let running = self.running();
        running.events = running.events.wrapping_add(1);
        EventId(running.thread.0, running.events)
    }
}

/// The running thread, as the rules of `objects` need it.
struct View<'a> {
    moments: &'a Moments,
    line: super::Line,
    fences: &'a [Fence],
    ordering: Ordering,
    /// Place of the last sequentially consistent fence that happened before.
    fenced: u64,
}

impl<'a> View<'a> {
    fn of(moments: &'a Moments, line: super::Line, fences: &'a [Fence], ordering: Ordering) -> View<'a> {
        let mut view = View { moments, line, fences, ordering, fenced: 0 };
        let last = fences.iter().rev().find(|fence| fence.marks.iter().any(|&(line, step)| view.knows(line, step)));
        view.fenced = last.map_or(0, |fence| fence.last);
        view
    }

    /// Returns whether a step happened before the running one.
    fn knows(&self, line: super::Line, step: u32) -> bool {
        step == 0 || line == self.line || step <= self.moments.now.get(line)
    }
}

impl Memory {
    /// Chooses the store that an atomic load of `size` bytes reads, which happens next.
    pub(crate) fn pick_store(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.pick((address, size), ordering, false);
        }
    }

    /// Chooses the store that an atomic operation that loads and stores `size` bytes reads.
    pub(crate) fn pick_modified(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.pick((address, size), ordering, true);
        }
    }

    /// Begins to keep the stores to an object of `size` bytes; returns whether it has done so before.
    ///
    /// # Errors
    /// Fails if the object overlaps another one, or is a large one.
    pub(crate) fn begin_object(&mut self, address: u64, size: u64) -> Result<bool> {
        let bytes: Vec<Byte> = (0..size.min(LARGEST)).map(|at| self.byte(address + at)).collect();
        let Some(races) = &mut self.races else { return Ok(false) };
        let key = (address, size);
        if size > LARGEST || races.atomics.overlapping(address, size).iter().any(|&other| other != key) {
            return unsupported(MIXED);
        }
        let before = if races.atomics.is_storing { races.atomics.before.clone() } else { bytes };
        let objects = &mut races.atomics.objects;
        let is_known = objects.contains_key(&key);
        objects.entry(key).or_insert_with(|| Object::new(before));
        Ok(is_known)
    }

    /// Lets the next load of an object read the store at a place in modification order, 0 for the bytes that were there.
    pub(crate) fn pick_at(&mut self, address: u64, size: u64, place: usize) {
        let Some(races) = &mut self.races else { return };
        races.atomics.drop_pick();
        let Some(object) = races.atomics.objects.get(&(address, size)) else { return };
        if place + 1 < object.stores.len() {
            races.atomics.stale = Some((address, object.stores[place].bytes.clone()));
            races.atomics.picked = Some(place);
        }
    }

    /// Puts the next store at a place in modification order.
    pub(crate) fn place_at(&mut self, place: usize) {
        if let Some(races) = &mut self.races {
            races.atomics.placed = Some(place);
        }
    }

    /// Lets the next load read the last store. Returns whether it would have read another one, which an operation has
    /// followed already that read it, too.
    pub(crate) fn unpick_modified(&mut self, address: u64, size: u64) -> bool {
        let Some(races) = &mut self.races else { return false };
        let atomics = &mut races.atomics;
        let object = atomics.objects.get(&(address, size));
        let store = object.zip(atomics.picked).map(|(object, at)| &object.stores[at]);
        let is_modified = store.is_some_and(|store| store.is_modified);
        if is_modified {
            atomics.drop_pick();
        }
        is_modified
    }

    /// Records an atomic load of `size` bytes.
    pub(crate) fn atomic_loaded(&mut self, address: u64, size: u64, ordering: Ordering) {
        if let Some(races) = &mut self.races {
            races.loaded((address, size), ordering);
            races.atomics.reorder();
        }
    }

    /// Keeps the bytes that an atomic store of `size` bytes, which happens next, replaces.
    pub(crate) fn before_store(&mut self, address: u64, size: u64) {
        if self.races.is_some() {
            let before: Vec<Byte> = (0..size.min(LARGEST)).map(|at| self.byte(address + at)).collect();
            if let Some(races) = &mut self.races {
                races.atomics.before = before;
                races.atomics.is_storing = true;
            }
        }
    }

    /// Records an atomic store of `size` bytes.
    pub(crate) fn atomic_stored(&mut self, address: u64, size: u64, ordering: Ordering) {
        self.store_done(address, size, ordering, None);
    }

    /// Records a store of the library of `size` bytes, which other threads acquire.
    pub(crate) fn library_stored(&mut self, address: u64, size: u64) {
        if let Some(races) = &mut self.races {
            races.atomics.forget(address, size);
        }
        self.before_store(address, size);
        self.store_done(address, size, Ordering::Release, None);
        // The bytes are there already, so nobody may read them as if nothing had been released.
        if let Some(object) = self.races.as_mut().and_then(|races| races.atomics.objects.get_mut(&(address, size))) {
            object.keep_last();
        }
    }

    /// Records an atomic operation that has loaded and stored `size` bytes.
    pub(crate) fn atomic_modified(&mut self, address: u64, size: u64, ordering: Ordering) {
        let Some(races) = &mut self.races else { return };
        let key = (address, size);
        let picked = races.atomics.picked;
        races.loaded(key, ordering);
        let object = races.atomics.objects.entry(key);
        let before = &mut races.atomics.before;
        let object = object.or_insert_with(|| Object::new(std::mem::take(before)));
        let of = picked.unwrap_or(object.stores.len() - 1);
        self.store_done(address, size, ordering, Some(of));
    }

    fn store_done(&mut self, address: u64, size: u64, ordering: Ordering, of: Option<usize>) {
        if self.races.is_none() {
            return;
        }
        let bytes: Vec<Byte> = (0..size.min(LARGEST)).map(|at| self.byte(address + at)).collect();
        let Some(races) = &mut self.races else { return };
        races.atomics.is_storing = false;
        let before = races.atomics.before.clone();
        let is_last = races.stored((address, size), ordering, bytes, of);
        self.account.note(races.clock_size() + objects::STORE);
        if !is_last {
            for (at, byte) in (address..).zip(before) {
                self.set_byte(at, byte);
            }
        }
    }

    /// From here on, sequentially consistent operations have the order in which they are executed.
    pub(crate) fn orders_as_executed(&mut self) {
        if let Some(races) = &mut self.races {
            races.atomics.history.close();
        }
    }

    /// Records a fence.
    pub(crate) fn fenced(&mut self, ordering: Ordering) {
        let Some(races) = self.races.as_mut().filter(|races| !races.overlooks_order) else { return };
        if acquires(ordering) {
            let running = races.running();
            let read = std::mem::take(&mut running.at_fence);
            running.now.join(&read);
        }
        if ordering == Ordering::SequentiallyConsistent && races.atomics.choice.is_some() {
            let (line, step, now) = (races.running, races.running().step, races.running().now.clone());
            let atomics = &mut races.atomics;
            atomics.position += 1;
            let position = atomics.position;
            let event = match atomics.history.is_whole() {
                true => atomics.history.add_fence(Next { moments: &races.lines[usize::from(line)], line, ordering }),
                false => None,
            };
            let marks = vec![(line, step)];
            atomics.fences.push(Fence { event, first: position, last: position, marks, before: now });
            if atomics.fences.len() > MAX_FENCES {
                atomics.history.close();
                let oldest = atomics.fences.remove(0);
                atomics.fences[0].join(oldest);
            }
            self.account.note(races.clock_size());
        }
        if releases(ordering) {
            let running = races.running();
            running.released = running.now.clone();
            races.step();
        }
    }
}
