//! First atomic operations of a run as an execution graph, so that sequentially consistent ones may have another order than
//! that in which they are executed.
//!
//! The rules of `objects` keep one order of these operations, and allow what agrees with it. A choice that does not is
//! allowed, too, if RC11 has another order of all operations so far, which then replaces the one that is kept. Happens-before
//! is that of the clocks, so that locks and everything else which orders threads count.

use draig_ir::Ordering;

use super::Moments;
use crate::memory::races::{Clock, Line};
use crate::rc11::{EventId, Graph, Label, Strength};
use crate::threads::ThreadId;

/// Maximum number of operations: sets of them are words, and each choice looks at all pairs.
const MOST: usize = u64::BITS as usize;

/// Operations of a run, as long as there are few of them.
#[derive(Debug, Default)]
pub(super) struct History {
    graph: Graph,
    /// Events that happened before each, a bit each.
    before: Vec<u64>,
    /// Line and step of each.
    marks: Vec<(Line, u32)>,
    threads: Vec<ThreadId>,
    /// Address and size of each object; `None` if others are there now.
    objects: Vec<Option<(u64, u64)>>,
    is_whole: bool,
}

/// An operation to be added: its thread, what happened before it, and its ordering.
#[derive(Clone, Copy)]
pub(super) struct Next<'a> {
    pub(super) moments: &'a Moments,
    pub(super) line: Line,
    pub(super) ordering: Ordering,
}

impl History {
    /// Returns the history of a run that begins.
    pub(super) fn new() -> History {
        History { is_whole: true, ..History::default() }
    }

    /// Returns whether all operations so far are known.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Gives up: the order of sequentially consistent operations is the one that is kept.
    pub(super) fn close(&mut self) {
        *self = History::default();
    }

    /// Returns the size of the content in bytes, at most.
    pub(super) fn size(&self) -> usize {
        const EACH: usize = size_of::<crate::rc11::Event>() + 4 * size_of::<u64>() + size_of::<Option<(u64, u64)>>();
        self.before.len() * EACH
    }

    /// Forgets the objects in a range, whose bytes are new.
    pub(super) fn forget(&mut self, address: u64, len: u64) {
        let end = address.saturating_add(len);
        let is_there = |&(start, size): &(u64, u64)| start < end && start + size > address;
        for object in &mut self.objects {
            *object = object.filter(|object| !is_there(object));
        }
    }

    /// Returns the number of an object.
    fn object(&mut self, key: (u64, u64)) -> u32 {
        let known = self.objects.iter().position(|&object| object == Some(key));
        let at = known.unwrap_or_else(|| {
            self.objects.push(Some(key));
            self.objects.len() - 1
        });
        at as u32
    }

    /// Adds a load that reads a store, or the bytes that were there.
    pub(super) fn add_load(&mut self, next: Next<'_>, key: (u64, u64), from: Option<EventId>) {
        if self.has_room(next.ordering) {
            let object = self.object(key);
            self.push(next, Label::Load { object, from });
        }
    }

    /// Adds a store after another one, or after the bytes that were there. Returns its number.
    pub(super) fn add_store(
        &mut self,
        next: Next<'_>,
        key: (u64, u64),
        after: Option<EventId>,
        modifies: bool,
    ) -> Option<EventId> {
        if !self.has_room(next.ordering) {
            return None;
        }
        let object = self.object(key);
        let id = self.push(next, Label::Store { object, modifies });
        self.graph.place(id, self.graph.place_of(after));
        Some(id)
    }

    /// Adds a sequentially consistent fence. Returns its number.
    pub(super) fn add_fence(&mut self, next: Next<'_>) -> Option<EventId> {
        self.has_room(next.ordering).then(|| self.push(next, Label::Fence))
    }

    /// Returns whether RC11 allows a load to read a store of which so much was released.
    pub(super) fn allows_load(&self, next: Next<'_>, key: (u64, u64), from: Option<EventId>, released: &Clock) -> bool {
        let mut now = next.moments.now.clone();
        if super::acquires(next.ordering) {
            now.join(released);
        }
        let moments = Moments { thread: next.moments.thread, now, step: next.moments.step, ..Moments::default() };
        let mut history = self.copy();
        history.add_load(Next { moments: &moments, ..next }, key, from);
        history.order().is_some()
    }

    /// Returns whether RC11 allows a store after another one.
    pub(super) fn allows_store(&self, next: Next<'_>, key: (u64, u64), after: Option<EventId>) -> bool {
        let mut history = self.copy();
        history.add_store(next, key, after, false);
        history.order().is_some()
    }

    /// Returns the sequentially consistent operations in an order that RC11 allows.
    pub(super) fn order(&self) -> Option<Vec<EventId>> {
        if !self.is_whole {
            return None;
        }
        let happens_before =
            |first: EventId, second: EventId| first < second && self.before[second as usize] >> first & 1 != 0;
        self.graph.sequential_order(&happens_before)
    }

    fn copy(&self) -> History {
        History {
            graph: self.graph.clone(),
            before: self.before.clone(),
            marks: self.marks.clone(),
            threads: self.threads.clone(),
            objects: self.objects.clone(),
            is_whole: self.is_whole,
        }
    }

    /// Returns whether an operation can be added; gives up otherwise, and if it has no order with others.
    fn has_room(&mut self, ordering: Ordering) -> bool {
        if self.before.len() >= MOST || ordering == Ordering::Unordered {
            self.close();
        }
        self.is_whole
    }

    fn push(&mut self, next: Next<'_>, label: Label) -> EventId {
        let own = next.moments.thread;
        let known = self.threads.iter().position(|&thread| thread == own);
        let thread = known.unwrap_or_else(|| {
            self.threads.push(own);
            self.threads.len() - 1
        });
        let is_before = |id: usize| {
            let (line, step) = self.marks[id];
            self.graph.events[id].thread as usize == thread || step <= next.moments.now.get(line)
        };
        let before = (0..self.marks.len()).filter(|&id| is_before(id)).fold(0, |set, id| set | 1 << id);
        self.before.push(before);
        self.marks.push((next.line, next.moments.step));
        self.graph.push(thread as u32, label, Strength::of(next.ordering))
    }
}
