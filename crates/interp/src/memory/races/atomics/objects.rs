//! Modification orders of atomic objects, and the rules of RC11 that restrict what is read and where a store goes.
//!
//! A load reads no store that is older than one that happened before it, or than one that a load read which happened
//! before it; a store comes after those. Sequentially consistent operations and fences have an order, that in which they are
//! executed unless `history` finds another one: a load that one of them precedes reads no store that is older than a store
//! which precedes an earlier one. That is what RC11 asks for.

use super::View;
use crate::memory::bytes::Byte;
use crate::memory::races::{Clock, Line};
use draig_ir::Ordering;

/// Maximum number of stores of an object that loads may read.
pub(super) const MAX_STORES: usize = 32;
/// Bytes that a store takes, at most.
pub(super) const STORE: u64 = (size_of::<Store>() + 16 * size_of::<Byte>() + 64) as u64;

/// An operation: its thread, and its number among the thread's atomic operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EventId(pub(super) u32, pub(super) u32);

/// A store.
#[derive(Debug)]
pub(super) struct Store {
    pub(super) id: EventId,
    /// Number in the history, if it is there.
    pub(super) event: Option<u32>,
    pub(super) bytes: Box<[Byte]>,
    /// Steps that happen before a load that reads it and acquires.
    pub(super) released: Clock,
    pub(super) line: Line,
    /// Step of its thread; 0 if it happened before everything else.
    pub(super) step: u32,
    /// Place among the sequentially consistent operations.
    pub(super) position: Option<u64>,
    /// The first load of each thread that has read it.
    pub(super) readers: Vec<(Line, u32)>,
    /// Whether the next store belongs to an operation that has read this one.
    pub(super) is_modified: bool,
}

impl Store {
    /// Adds a load that reads the store.
    pub(super) fn add_reader(&mut self, line: Line, step: u32) {
        if !self.readers.iter().any(|&(other, _)| other == line) {
            self.readers.push((line, step));
        }
    }
}

/// A sequentially consistent fence, or several that are not distinguished.
#[derive(Debug)]
pub(super) struct Fence {
    /// Number in the history, if it is there.
    pub(super) event: Option<u32>,
    /// Places of the first and the last one.
    pub(super) first: u64,
    pub(super) last: u64,
    /// Thread and step of each.
    pub(super) marks: Vec<(Line, u32)>,
    /// Steps that happened before one.
    pub(super) before: Clock,
}

impl Fence {
    /// Adds an earlier fence, as if both were the two of them.
    pub(super) fn join(&mut self, earlier: Fence) {
        self.first = self.first.min(earlier.first);
        self.before.join(&earlier.before);
        for (line, step) in earlier.marks {
            match self.marks.iter_mut().find(|(other, _)| *other == line) {
                Some((_, own)) => *own = (*own).min(step),
                None => self.marks.push((line, step)),
            }
        }
    }

    fn follows(&self, line: Line, step: u32) -> bool {
        step == 0 || step <= self.before.get(line)
    }

    /// Returns the size of the content in bytes.
    pub(super) fn size(&self) -> usize {
        self.before.size() + self.marks.capacity() * size_of::<(Line, u32)>()
    }
}

/// An atomic object.
#[derive(Debug)]
pub(super) struct Object {
    /// Stores that may be read, in modification order. The first one stands for the bytes that were there.
    pub(super) stores: Vec<Store>,
}

impl Object {
    /// Returns an object whose first store stands for bytes that are there.
    pub(super) fn new(bytes: Vec<Byte>) -> Object {
        let first = Store {
            id: EventId::default(),
            event: None,
            bytes: bytes.into(),
            released: Clock::default(),
            line: 0,
            step: 0,
            position: None,
            readers: Vec::new(),
            is_modified: false,
        };
        Object { stores: vec![first] }
    }

    /// Returns the size of the content in bytes, at most.
    pub(super) fn size(&self) -> usize {
        let of = |store: &Store| store.released.size() + store.readers.capacity() * size_of::<(Line, u32)>();
        self.stores.capacity() * STORE as usize + self.stores.iter().map(of).sum::<usize>()
    }

    /// Returns the bytes of all stores.
    pub(super) fn bytes(&self) -> impl Iterator<Item = &Byte> {
        self.stores.iter().flat_map(|store| store.bytes.iter())
    }

    /// Returns the sum of the pairs of stores that follow one another.
    pub(super) fn fingerprint(&self) -> u64 {
        self.stores.windows(2).fold(0, |sum, pair| sum.wrapping_add(pair_of(pair)))
    }

    /// Adds a store at a place of the modification order. If there are more than `most`, the oldest goes.
    /// Returns the fingerprint of what is lost.
    pub(super) fn insert(&mut self, at: usize, store: Store, most: usize) -> u64 {
        self.stores.insert(at, store);
        let surplus = self.stores.len().saturating_sub(most);
        let lost = self.stores.windows(2).take(surplus).fold(0u64, |sum, pair| sum.wrapping_add(pair_of(pair)));
        self.stores.drain(..surplus);
        lost
    }

    /// Forgets all stores but the last.
    pub(super) fn keep_last(&mut self) {
        self.stores.drain(..self.stores.len().saturating_sub(1));
    }

    /// Returns the index of the oldest store that may be read. A store may follow it.
    pub(super) fn first_readable(&self, view: &View<'_>) -> usize {
        self.stores.iter().rposition(|store| self.is_seen(store, view)).unwrap_or(0)
    }

    /// Returns the index of the oldest store that may be read in some order of sequentially consistent operations.
    pub(super) fn first_coherent(&self, view: &View<'_>) -> usize {
        self.stores.iter().rposition(|store| Self::is_known(store, view)).unwrap_or(0)
    }

    /// Returns whether a store, or a load that has read it, happened before.
    fn is_known(store: &Store, view: &View<'_>) -> bool {
        view.knows(store.line, store.step)
            || view.ordering != Ordering::Unordered && store.readers.iter().any(|&(line, step)| view.knows(line, step))
    }

    /// Returns whether no older store may be read.
    fn is_seen(&self, store: &Store, view: &View<'_>) -> bool {
        Self::is_known(store, view)
            || view.ordering == Ordering::SequentiallyConsistent && self.place(store, view, false).is_some()
            || view.fenced != 0 && self.place(store, view, true).is_some_and(|place| place < view.fenced)
    }

    /// Returns the place of the first sequentially consistent operation that is, or follows, a store, or a load that has
    /// read it (`through_loads`).
    fn place(&self, store: &Store, view: &View<'_>, through_loads: bool) -> Option<u64> {
        let follows = |fence: &&super::Fence| {
            fence.follows(store.line, store.step)
                || through_loads && store.readers.iter().any(|&(line, step)| fence.follows(line, step))
        };
        let fence = view.fences.iter().find(follows).map(|fence| fence.first);
        store.position.into_iter().chain(fence).min()
    }
}

fn pair_of(pair: &[Store]) -> u64 {
    let [first, second] = pair else { return 0 };
    super::mix(&[2, first.id.0.into(), first.id.1.into(), second.id.0.into(), second.id.1.into()])
}
