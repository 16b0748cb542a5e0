//! Execution graphs: events of the threads, which store each load reads, and in which order the stores to an object come.

use draig_ir::Ordering;

use crate::threads::{Deed, Key};

/// Index of an event of a graph, in the order in which the events were added.
pub(crate) type EventId = u32;

/// Effect of an atomic ordering.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strength {
    pub(crate) acquires: bool,
    pub(crate) releases: bool,
    pub(crate) is_sc: bool,
}

impl Strength {
    pub(crate) fn of(ordering: Ordering) -> Strength {
        let is_sc = ordering == Ordering::SequentiallyConsistent;
        let both = is_sc || ordering == Ordering::AcquireRelease;
        let [acquires, releases] = [Ordering::Acquire, Ordering::Release].map(|one| both || ordering == one);
        Strength { acquires, releases, is_sc }
    }

    /// Returns what both have.
    pub(crate) fn and(self, other: Strength) -> Strength {
        Strength {
            acquires: self.acquires && other.acquires,
            releases: self.releases && other.releases,
            is_sc: self.is_sc && other.is_sc,
        }
    }
}

/// Kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Label {
    /// A load of an object, which reads the bytes of a store, or those that were there.
    Load {
        object: u32,
        from: Option<EventId>,
    },
    /// A store. One with `modifies` belongs to the load before it, and follows what that reads.
    Store {
        object: u32,
        modifies: bool,
    },
    Fence,
    /// The start of another thread.
    Start {
        thread: u32,
    },
    /// The release of an object of the library.
    Release {
        key: Key,
    },
    /// An acquisition of an object of the library, which follows a release.
    Acquire {
        from: EventId,
    },
    /// The end of a wait, which follows a signal, but orders nothing.
    Wake {
        from: EventId,
    },
    /// The arrival at a barrier in a round.
    Arrive {
        key: Key,
        round: u64,
    },
    /// The departure from a barrier, which follows all arrivals of the round.
    Leave {
        key: Key,
        round: u64,
    },
}

/// An event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub(crate) thread: u32,
    /// Place among the thread's events.
    pub(crate) at: u32,
    pub(crate) label: Label,
    pub(crate) strength: Strength,
    /// Operation on a lock or condition of the library.
    pub(crate) deed: Option<Deed>,
}

impl Event {
    /// Returns the atomic object that the event accesses.
    pub(crate) fn object(&self) -> Option<u32> {
        match self.label {
            Label::Load { object, .. } | Label::Store { object, .. } => Some(object),
            _ => None,
        }
    }

    pub(crate) fn is_store(&self) -> bool {
        matches!(self.label, Label::Store { .. })
    }

    /// Returns the event of another thread that has to come before.
    fn source(&self) -> Option<EventId> {
        match self.label {
            Label::Load { from, .. } => from,
            Label::Acquire { from } | Label::Wake { from } => Some(from),
            _ => None,
        }
    }
}

/// An execution graph.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) events: Vec<Event>,
    /// Events of each thread, in program order.
    pub(crate) threads: Vec<Vec<EventId>>,
    /// Stores to each object, in modification order. The bytes that were there come before the first.
    pub(crate) stores: Vec<Vec<EventId>>,
}

impl Graph {
    pub(crate) fn event(&self, id: EventId) -> &Event {
        &self.events[id as usize]
    }

    /// Adds an event after the others of its thread.
    pub(crate) fn push(&mut self, thread: u32, label: Label, strength: Strength) -> EventId {
        let id = self.events.len() as EventId;
        if self.threads.len() <= thread as usize {
            self.threads.resize(thread as usize + 1, Vec::new());
        }
        let own = &mut self.threads[thread as usize];
        let at = own.len() as u32;
        own.push(id);
        self.events.push(Event { thread, at, label, strength, deed: None });
        id
    }

    /// Returns the stores to an object in modification order.
    pub(crate) fn stores_of(&self, object: u32) -> &[EventId] {
        self.stores.get(object as usize).map_or(&[], Vec::as_slice)
    }

    /// Places a store at an index of the modification order of its object.
    pub(crate) fn place(&mut self, store: EventId, index: usize) {
        let Some(object) = self.event(store).object().map(|object| object as usize) else { return };
        if self.stores.len() <= object {
            self.stores.resize(object + 1, Vec::new());
        }
        self.stores[object].insert(index, store);
    }

    /// Returns the place of a store in modification order, from 1; 0 for the bytes that were there.
    pub(crate) fn place_of(&self, store: Option<EventId>) -> usize {
        let Some(store) = store else { return 0 };
        let Some(object) = self.event(store).object() else { return 0 };
        self.stores_of(object).iter().position(|&other| other == store).map_or(0, |at| at + 1)
    }

    /// Returns the start of each thread, by thread.
    fn starts(&self) -> Vec<Option<EventId>> {
        let mut starts = vec![None; self.threads.len()];
        for (id, event) in self.events.iter().enumerate() {
            if let Label::Start { thread } = event.label
                && let Some(start) = starts.get_mut(thread as usize)
            {
                *start = Some(id as EventId);
            }
        }
        starts
    }

    /// Returns the events of other threads that have to come before one.
    fn sources(&self, id: EventId) -> impl Iterator<Item = EventId> {
        let event = self.event(id);
        let arrivals = match event.label {
            Label::Leave { key, round } => self.arrivals(key, round),
            _ => Vec::new(),
        };
        event.source().into_iter().chain(arrivals)
    }

    /// Returns the arrivals at a barrier in a round.
    pub(crate) fn arrivals(&self, key: Key, round: u64) -> Vec<EventId> {
        let is_it = |&id: &EventId| self.event(id).label == Label::Arrive { key, round };
        (0..self.events.len() as EventId).filter(is_it).collect()
    }

    /// Returns whether a lock is held for writing, and by how many it is for reading, after a store to it, if all operations
    /// but the end of writing read what they follow.
    pub(crate) fn holders(&self, store: Option<EventId>) -> (bool, u32) {
        let (mut readers, mut gone, mut next) = (0, 0, store);
        while let Some(id) = next {
            let event = self.event(id);
            match event.deed {
                Some(Deed::Takes) => return (true, 0),
                Some(Deed::Gives | Deed::GivesWriting) => break,
                // Who has given it up is met before.
                Some(Deed::TakesShared) if gone > 0 => gone -= 1,
                Some(Deed::TakesShared) => readers += 1,
                Some(Deed::GivesShared) => gone += 1,
                _ => {}
            }
            let load = event.at.checked_sub(1).map(|at| self.threads[event.thread as usize][at as usize]);
            next = load.and_then(|load| self.event(load).source());
        }
        (false, readers)
    }

    /// Returns the operation that has ended the last wait of a thread for a condition.
    pub(crate) fn signal_for(&self, condition: u32, thread: u32) -> Option<EventId> {
        let (mut waiting, mut signal) = (Vec::new(), None);
        for &id in self.stores_of(condition) {
            let event = self.event(id);
            match event.deed {
                Some(Deed::Waits) => waiting.push(event.thread),
                Some(Deed::Signals) if !waiting.is_empty() => {
                    signal = if waiting.remove(0) == thread { Some(id) } else { signal };
                }
                Some(Deed::Broadcasts) => {
                    signal = if waiting.contains(&thread) { Some(id) } else { signal };
                    waiting.clear();
                }
                _ => {}
            }
        }
        signal
    }

    /// Returns the events in an order in which each comes after those that it follows, and `last` is the last one;
    /// those that are left follow themselves.
    pub(crate) fn in_order(&self, last: Option<EventId>) -> Vec<EventId> {
        let mut order = Vec::with_capacity(self.events.len());
        let mut done = vec![false; self.events.len()];
        let mut next = vec![0; self.threads.len()];
        let starts = self.starts();
        loop {
            let before = order.len();
            for (thread, events) in self.threads.iter().enumerate() {
                while let Some(&id) = events.get(next[thread]) {
                    let start = if next[thread] == 0 { starts[thread] } else { None };
                    let mut needed = self.sources(id).chain(start);
                    if Some(id) == last || !needed.all(|other| done[other as usize]) {
                        break;
                    }
                    done[id as usize] = true;
                    next[thread] += 1;
                    order.push(id);
                }
            }
            if order.len() == before {
                break;
            }
        }
        order.extend(last);
        order
    }

    /// Returns the graph without some of the events, which nothing else follows, and the new number of an event.
    pub(crate) fn without(&self, deleted: &[bool], kept: EventId) -> (Graph, EventId) {
        let mut number = vec![0; self.events.len()];
        let mut count = 0;
        for (id, &gone) in deleted.iter().enumerate() {
            number[id] = count;
            count += EventId::from(!gone);
        }
        let renumber = |id: EventId| number[id as usize];
        let stays = |&&id: &&EventId| !deleted[id as usize];
        let list = |ids: &Vec<EventId>| ids.iter().filter(stays).map(|&id| renumber(id)).collect::<Vec<_>>();
        let events = self.events.iter().zip(deleted).filter(|&(_, &gone)| !gone).map(|(&event, _)| {
            let label = match event.label {
                Label::Load { object, from } => Label::Load { object, from: from.map(renumber) },
                Label::Acquire { from } => Label::Acquire { from: renumber(from) },
                Label::Wake { from } => Label::Wake { from: renumber(from) },
                label => label,
            };
            Event { label, ..event }
        });
        let graph = Graph {
            events: events.collect(),
            threads: self.threads.iter().map(list).collect(),
            stores: self.stores.iter().map(list).collect(),
        };
        (graph, renumber(kept))
    }

    /// Returns what each event follows.
    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let order = self.in_order(None);
        if order.len() < self.events.len() {
            return None;
        }
        let width = self.threads.len();
        let starts = self.starts();
        let mut clocks =
            Clocks { causal: vec![Vec::new(); self.events.len()], happens: vec![Vec::new(); self.events.len()] };
        // Moments with which loads that acquire a store synchronize.
        let mut released: Vec<Vec<u32>> = vec![Vec::new(); self.events.len()];
        // The ends of reading, with which only a writer synchronizes.
        let mut shared: Vec<Vec<u32>> = vec![Vec::new(); self.events.len()];
        let mut at_fence = vec![Vec::new(); width];
        let mut by_fence = vec![Vec::new(); width];
        for id in order {
            let event = *self.event(id);
            let (index, thread) = (id as usize, event.thread as usize);
            let own = &self.threads[thread];
            let before = match event.at {
                0 => starts[thread],
                at => Some(own[at as usize - 1]),
            };
            let [mut causal, mut happens] = match before {
                Some(before) => [&clocks.causal, &clocks.happens].map(|of| of[before as usize].clone()),
                None => [vec![0; width], vec![0; width]],
            };
            for source in self.sources(id) {
                join(&mut causal, &clocks.causal[source as usize]);
                match event.label {
                    Label::Wake { .. } => {}
                    Label::Acquire { .. } | Label::Leave { .. } => join(&mut happens, &clocks.happens[source as usize]),
                    _ if event.strength.acquires => {
                        join(&mut happens, &released[source as usize]);
                        if event.deed == Some(Deed::Takes) {
                            join(&mut happens, &shared[source as usize]);
                        }
                    }
                    _ => join(&mut at_fence[thread], &released[source as usize]),
                }
            }
            causal[thread] = event.at + 1;
            happens[thread] = event.at + 1;
            match event.label {
                Label::Fence => {
                    if event.strength.acquires {
                        join(&mut happens, &std::mem::take(&mut at_fence[thread]));
                    }
                    if event.strength.releases {
                        by_fence[thread].clone_from(&happens);
                    }
                }
                Label::Store { modifies, .. } => {
                    let own = match event.strength.releases {
                        true => happens.clone(),
                        false => by_fence[thread].clone(),
                    };
                    match event.deed {
                        Some(Deed::GivesShared) => shared[index] = own,
                        _ => released[index] = own,
                    }
                    if let (true, Some(load)) = (modifies, before)
                        && let Label::Load { from: Some(from), .. } = self.event(load).label
                    {
                        for of in [&mut released, &mut shared] {
                            let through = of[from as usize].clone();
                            join(&mut of[index], &through);
                        }
                    }
                }
                _ => {}
            }
            clocks.causal[index] = causal;
            clocks.happens[index] = happens;
        }
        Some(clocks)
    }
}

fn join(clock: &mut Vec<u32>, other: &[u32]) {
    if clock.len() < other.len() {
        clock.resize(other.len(), 0);
    }
    for (own, &other) in clock.iter_mut().zip(other) {
        *own = (*own).max(other);
    }
}

/// Number of events of each thread that an event follows, with itself, by event.
#[derive(Debug)]
pub(crate) struct Clocks {
    /// In program order and by what was read.
    causal: Vec<Vec<u32>>,
    /// In happens-before.
    happens: Vec<Vec<u32>>,
}

impl Clocks {
    /// Returns whether an event, or what it has read, may depend on another one.
    pub(crate) fn is_cause(&self, first: &Event, second: EventId) -> bool {
        self.causal[second as usize].get(first.thread as usize).is_some_and(|&count| count > first.at)
    }

    /// Returns whether an event is another one, or happens before it.
    pub(crate) fn happens_before(&self, first: &Event, second: EventId) -> bool {
        self.happens[second as usize].get(first.thread as usize).is_some_and(|&count| count > first.at)
    }
}
