//! Exploration of all execution graphs that RC11 allows, each once, without remembering those that were seen
//! (Kokologiannakis, Marmanis, Gladstein, Vafeiadis, "Truly Stateless, Optimal Dynamic Partial Order Reduction", POPL
//! 2022).
//!
//! A run adds events to a graph, always of the first thread that can go on. A load reads the newest store; graphs in which
//! it reads another one are kept for later runs. So are graphs in which a store has another place in modification order,
//! and those in which a load that was added before a store reads it (a revisit); what the load may have influenced is
//! removed from these. Two revisits would lead to the same graph, were they not restricted to graphs whose removed events
//! read, and were placed after, the newest store that there was.
//!
//! A later run repeats the events of its graph in an order in which each follows what it depends on.

use std::collections::BTreeMap;

use draig_ir::Ordering;

use super::{MAX_STEPS, Next, Turn};
use crate::rc11::{Event, EventId, Graph, Label, Strength};
use crate::threads::{Deed, Key};

/// Size of a lock as an object, which no atomic object has.
const LOCK: u64 = 0;
/// Maximum number of events of all graphs that are kept.
const MAX_KEPT: usize = 1 << 24;

/// Objects of the library that more than one thread releases, or one more than once.
const OBJECTS: &str = "semaphores, futexes, and other objects of the library that several threads use, but for locks, conditions and barriers, with --explore --model rc11";

/// A graph to be completed by a later run.
#[derive(Debug)]
struct Kept {
    graph: Graph,
    /// Event that is repeated after all others.
    last: EventId,
}

/// A step of a schedule: the thread, and for each access how many stores are newer than the one that a load reads, or
/// that a store follows.
pub(super) type Step = (u32, Vec<usize>);

/// Graphs to be explored, and the one of the current run.
#[derive(Debug, Default)]
pub(super) struct Graphs {
    graph: Graph,
    kept: Vec<Kept>,
    kept_events: usize,
    /// Numbers of threads that do not depend on the order in which they are started, by the number of the thread that
    /// starts it and its number there.
    names: BTreeMap<(u32, u32), u32>,
    run: Run,
    is_pruned: bool,
    /// A schedule, which is run instead.
    given: Option<Vec<Step>>,
}

/// State of the current run.
#[derive(Debug, Default)]
struct Run {
    /// Events that are repeated, in order.
    order: Vec<EventId>,
    done: Vec<bool>,
    /// Number of those at the beginning of `order` that are done.
    repeated: usize,
    /// Number of events of each thread that have been executed.
    counts: Vec<u32>,
    /// Threads, by their numbers in the interpreter.
    threads: BTreeMap<u32, u32>,
    /// Number of threads that each has started.
    started: Vec<u32>,
    /// Objects by address and size.
    objects: BTreeMap<(u64, u64), u32>,
    next_object: u32,
    /// Number of barriers and locks that were made at an address before.
    renewals: BTreeMap<u64, u64>,
    /// Stores of the bytes that were there.
    idle: Vec<EventId>,
    running: u32,
    /// Number of the running thread in the interpreter, and steps so far.
    schedule: Vec<Step>,
    /// Something that cannot be explored.
    refused: Option<&'static str>,
}

impl Graphs {
    /// Returns an explorer of one schedule.
    pub(super) fn replay(given: Vec<Step>) -> Graphs {
        Graphs { given: Some(given), ..Graphs::default() }
    }

    /// Describes the schedule of the last run.
    pub(super) fn steps(&self) -> &[Step] {
        &self.run.schedule
    }

    pub(super) fn is_pruned(&self) -> bool {
        self.is_pruned
    }

    /// Prepares the next run; false if there is none.
    pub(super) fn advance(&mut self) -> bool {
        self.is_pruned = false;
        self.run = Run::default();
        if self.given.is_some() {
            return false;
        }
        let Some(Kept { graph, last }) = self.kept.pop() else { return false };
        self.kept_events -= graph.events.len();
        self.run.order = graph.in_order(Some(last));
        self.run.done = vec![false; graph.events.len()];
        let objects = graph.events.iter().filter_map(Event::object);
        self.run.next_object = objects.max().map_or(0, |object| object + 1);
        self.graph = graph;
        true
    }

    /// Chooses the thread of the next step: that of the next event to be repeated, or else the first one.
    pub(super) fn choose(&mut self, ready: &[u32]) -> Next {
        if let Some(what) = self.run.refused {
            return Next::Refused(what);
        }
        let at = self.run.schedule.len();
        if at >= MAX_STEPS || self.kept_events > MAX_KEPT {
            return Next::TooLong;
        }
        let given = self.given.as_ref().and_then(|steps| steps.get(at)).map(|(thread, _)| *thread);
        while self.run.order.get(self.run.repeated).is_some_and(|&id| self.run.done[id as usize]) {
            self.run.repeated += 1;
        }
        let thread = match self.run.order.get(self.run.repeated) {
            Some(&id) => self.graph.event(id).thread,
            None => {
                let first = ready.iter().copied().min_by_key(|&thread| self.name(thread));
                let Some(first) = given.filter(|given| ready.contains(given)).or(first) else { return Next::Nothing };
                self.name(first)
            }
        };
        let number = ready.iter().copied().find(|&number| self.name(number) == thread);
        let Some(number) = number else {
            return Next::Refused("a program that does something else when it is run again");
        };
        self.run.running = thread;
        self.run.schedule.push((number, Vec::new()));
        Next::Thread(number)
    }

    /// Returns the number of a thread in the graph.
    fn name(&self, thread: u32) -> u32 {
        self.run.threads.get(&thread).copied().unwrap_or(0)
    }

    /// Returns the event of the graph that the running thread repeats now.
    fn repeat(&mut self) -> Option<EventId> {
        let thread = self.run.running as usize;
        if self.run.counts.len() <= thread {
            self.run.counts.resize(thread + 1, 0);
        }
        let count = &mut self.run.counts[thread];
        let id = *self.graph.threads.get(thread)?.get(*count as usize)?;
        *count += 1;
        if let Some(done) = self.run.done.get_mut(id as usize) {
            *done = true;
        }
        Some(id)
    }

    /// Repeats an event that accesses no atomic object, or adds it.
    fn simple(&mut self, label: Label, strength: Strength) {
        if self.repeat().is_none() {
            self.graph.push(self.run.running, label, strength);
            self.added();
        }
    }

    /// Notes that the running thread has added its next event.
    fn added(&mut self) {
        self.run.counts[self.run.running as usize] += 1;
        self.run.done.push(true);
    }

    /// Notes that the running thread starts another one.
    pub(super) fn start(&mut self, number: u32) {
        let parent = self.run.running;
        if self.run.started.len() <= parent as usize {
            self.run.started.resize(parent as usize + 1, 0);
        }
        let nth = &mut self.run.started[parent as usize];
        *nth += 1;
        let fresh = self.names.len() as u32 + 1;
        let thread = *self.names.entry((parent, *nth)).or_insert(fresh);
        self.run.threads.insert(number, thread);
        self.simple(Label::Start { thread }, Strength::default());
    }

    pub(super) fn fence(&mut self, ordering: Ordering) {
        self.simple(Label::Fence, Strength::of(ordering));
    }

    pub(super) fn release(&mut self, key: Key) {
        if self.release_of(key).is_some_and(|id| self.run.done[id as usize]) {
            self.run.refused = Some(OBJECTS);
        }
        self.simple(Label::Release { key }, Strength::default());
    }

    pub(super) fn acquire(&mut self, key: Key, are_several: bool) {
        match self.release_of(key) {
            Some(from) => self.simple(Label::Acquire { from }, Strength::default()),
            None if !are_several => {}
            None => self.run.refused = Some(OBJECTS),
        }
    }

    fn release_of(&self, key: Key) -> Option<EventId> {
        let is_it = |event: &Event| event.label == Label::Release { key };
        self.graph.events.iter().position(is_it).map(|id| id as EventId)
    }

    /// Notes an access of a library function to what others may access, too, which is not explored.
    pub(super) fn refuse(&mut self) {
        self.run.refused = Some(OBJECTS);
    }

    /// Returns the number of an object. One that the memory does not know is a new one, even at a known address.
    fn object(&mut self, at: (u64, u64), is_known: bool, repeats: Option<EventId>) -> u32 {
        if let Some(object) = repeats.and_then(|id| self.graph.event(id).object()) {
            self.run.objects.insert(at, object);
            return object;
        }
        match self.run.objects.get(&at) {
            Some(&object) if is_known => object,
            _ => {
                let object = self.run.next_object;
                self.run.next_object += 1;
                self.run.objects.insert(at, object);
                object
            }
        }
    }

    /// Returns the number of executed stores of an object that come, in modification order, before a place.
    fn executed_before(&self, object: u32, place: usize) -> usize {
        let stores = self.graph.stores_of(object);
        stores[..place.min(stores.len())].iter().filter(|&&id| self.run.done[id as usize]).count()
    }

    /// Returns the number of events that the running thread has executed.
    pub(super) fn executed(&self) -> usize {
        self.run.counts.get(self.run.running as usize).map_or(0, |&count| count as usize)
    }

    /// Returns whether a thread has read, since so many events, a store that is not the newest one.
    pub(super) fn is_outdated(&self, thread: u32, since: usize) -> bool {
        let events = self.graph.threads.get(self.name(thread) as usize);
        events.into_iter().flatten().skip(since).any(|&id| match self.graph.event(id).label {
            Label::Load { object, from } => {
                let mut newer = self.graph.stores_of(object).iter().skip(self.graph.place_of(from));
                newer.any(|store| !self.run.idle.contains(store))
            }
            _ => false,
        })
    }

    /// Notes that the last event of the running thread has stored the bytes that were there.
    pub(super) fn stored_idly(&mut self) {
        let store = self.last_of_running();
        self.run.idle.push(store);
    }

    /// Decides whether the running thread takes a lock. That is an operation that reads and stores: it reads that nobody
    /// has the lock, from the store of who gave it up last, or that somebody has it.
    pub(super) fn lock(&mut self, address: u64, deed: Deed, tries: bool) -> Turn {
        let at = (address, LOCK);
        let is_known = self.run.objects.contains_key(&at);
        self.load_from(at, is_known, [Ordering::Acquire; 2], Some(deed), !tries);
        let load = self.last_of_running();
        let from = match self.graph.event(load).label {
            Label::Load { from, .. } => from,
            _ => None,
        };
        if is_held(&self.graph, from, deed) {
            if tries {
                self.graph.events[load as usize].strength = Strength::default();
            }
            return Turn::Waits;
        }
        match self.store_of(at, true, Ordering::Acquire, true, Some(deed)) {
            Some(_) => Turn::Takes,
            None => Turn::Nothing,
        }
    }

    /// Executes an operation on a lock or condition that waits for nothing. One that does not give up a mutex reads what it
    /// follows. Returns whether an execution continues so.
    pub(super) fn operate(&mut self, address: u64, deed: Deed) -> bool {
        let at = (address, LOCK);
        let is_known = self.run.objects.contains_key(&at);
        let modifies = deed != Deed::Gives;
        let ordering = match deed {
            Deed::Gives | Deed::GivesWriting | Deed::GivesShared => Ordering::Release,
            _ => Ordering::Monotonic,
        };
        if modifies {
            self.load_from(at, is_known, [Ordering::Monotonic; 2], Some(deed), false);
        }
        let goes_on = self.store_of(at, modifies || is_known, ordering, modifies, Some(deed)).is_some();
        if !goes_on {
            self.prune();
        }
        goes_on
    }

    /// Notes that the wait of the running thread for a condition has ended. Returns whether a signal is known.
    pub(super) fn woken(&mut self, address: u64) -> bool {
        let condition = self.run.objects.get(&(address, LOCK));
        let Some(from) = condition.and_then(|&condition| self.graph.signal_for(condition, self.run.running)) else {
            return false;
        };
        self.simple(Label::Wake { from }, Strength::default());
        true
    }

    /// Notes that the running thread arrives at a barrier.
    pub(super) fn arrive(&mut self, key: Key, round: u64) {
        let round = self.round(key, round);
        self.simple(Label::Arrive { key, round }, Strength::default());
    }

    /// Notes that the running thread leaves a barrier. Returns whether it is the first one of those that do.
    pub(super) fn leave(&mut self, key: Key, round: u64) -> bool {
        let round = self.round(key, round);
        self.simple(Label::Leave { key, round }, Strength::default());
        let arrivals = self.graph.arrivals(key, round);
        arrivals.iter().map(|&id| self.graph.event(id).thread).min() == Some(self.run.running)
    }

    /// Returns a number of a barrier's round that those of other barriers at its address do not have.
    fn round(&self, key: Key, round: u64) -> u64 {
        self.run.renewals.get(&key.1).copied().unwrap_or(0) << 32 | round
    }

    /// Notes that there is a new lock at an address.
    pub(super) fn renew_lock(&mut self, address: u64) {
        self.run.objects.remove(&(address, LOCK));
        *self.run.renewals.entry(address).or_default() += 1;
    }

    /// Decides which store a load reads. Returns its place among those executed so far, from 1 in modification order; 0
    /// for the bytes that were there. `weak` is the ordering that holds in any case.
    pub(super) fn load(&mut self, at: (u64, u64), is_known: bool, ordering: Ordering, weak: Ordering) -> usize {
        self.load_from(at, is_known, [ordering, weak], None, false)
    }

    /// Decides which store a load reads. With `waits`, it is one of a lock, and goes no further if somebody has it: it
    /// reads that only from the newest store, because nothing can change for it otherwise.
    fn load_from(
        &mut self,
        at: (u64, u64),
        is_known: bool,
        [ordering, weak]: [Ordering; 2],
        deed: Option<Deed>,
        waits: bool,
    ) -> usize {
        let given = self.given_age();
        let repeats = self.repeat();
        let object = self.object(at, is_known, repeats);
        let strength = Strength::of(ordering).and(Strength::of(weak));
        if repeats.is_none() {
            let stores = self.graph.stores_of(object).len();
            let mut chosen = None;
            for place in (0..=stores).rev() {
                if given.is_some_and(|age| place + age != stores) {
                    continue;
                }
                let mut graph = self.graph.clone();
                let from = place.checked_sub(1).map(|at| self.graph.stores_of(object)[at]);
                let id = graph.push(self.run.running, Label::Load { object, from }, strength);
                graph.events[id as usize].deed = deed;
                let is_in_vain = waits && place < stores && deed.is_some_and(|deed| is_held(&graph, from, deed));
                if given.is_none() && (is_in_vain || !graph.is_consistent()) {
                    continue;
                }
                match chosen {
                    None => chosen = Some(graph),
                    Some(_) => self.keep(graph, id),
                }
            }
            // The newest store can be read always, but for one of a schedule that is none.
            match chosen {
                Some(graph) => self.graph = graph,
                None => {
                    let from = self.graph.stores_of(object).last().copied();
                    let id = self.graph.push(self.run.running, Label::Load { object, from }, strength);
                    self.graph.events[id as usize].deed = deed;
                }
            }
            self.added();
        }
        let id = self.last_of_running();
        let place = match self.graph.event(id).label {
            Label::Load { from, .. } => self.graph.place_of(from),
            _ => 0,
        };
        let index = self.executed_before(object, place);
        self.note_age(self.executed_before(object, usize::MAX) - index);
        index
    }

    /// Returns the last event that the running thread has executed.
    fn last_of_running(&self) -> EventId {
        let thread = self.run.running as usize;
        let count = self.run.counts[thread] as usize;
        self.graph.threads[thread][count - 1]
    }

    /// Decides where a store goes in modification order. Returns how many stores, and the bytes that were there, come
    /// before it, or `None` if nothing can follow. One that `modifies` belongs to the last load, whose ordering this is
    /// now.
    pub(super) fn store(
        &mut self,
        at: (u64, u64),
        is_known: bool,
        ordering: Ordering,
        modifies: bool,
    ) -> Option<usize> {
        self.store_of(at, is_known, ordering, modifies, None)
    }

    fn store_of(
        &mut self,
        at: (u64, u64),
        is_known: bool,
        ordering: Ordering,
        modifies: bool,
        deed: Option<Deed>,
    ) -> Option<usize> {
        let strength = Strength::of(ordering);
        if modifies {
            let load = self.last_of_running();
            self.graph.events[load as usize].strength = Strength { releases: false, ..strength };
        }
        let given = if modifies { None } else { self.given_age() };
        let repeats = self.repeat();
        let object = self.object(at, is_known, repeats);
        let id = match repeats {
            Some(id) => id,
            None => {
                let id = self.graph.push(self.run.running, Label::Store { object, modifies }, strength);
                self.graph.events[id as usize].deed = deed;
                self.added();
                let is_fixed = self.given.is_some();
                if !is_fixed {
                    self.revisit(id, object);
                }
                let graphs = self.placed(&self.graph, id, object, given, !is_fixed);
                let mut graphs = graphs.into_iter();
                self.graph = graphs.next()?;
                graphs.for_each(|graph| self.keep(graph, id));
                id
            }
        };
        let place = self.graph.place_of(Some(id));
        self.run.done[id as usize] = false;
        let index = self.executed_before(object, place);
        let newer = self.executed_before(object, usize::MAX) - index;
        self.run.done[id as usize] = true;
        if !modifies {
            self.note_age(newer);
        }
        Some(index + 1)
    }

    /// Returns the graphs in which a store, which has no place yet, has one, the newest place first.
    fn placed(&self, graph: &Graph, id: EventId, object: u32, age: Option<usize>, checked: bool) -> Vec<Graph> {
        let count = graph.stores_of(object).len();
        let after_load = match graph.event(id).label {
            Label::Store { modifies: true, .. } => {
                let event = graph.event(id);
                let load = graph.threads[event.thread as usize][event.at as usize - 1];
                match graph.event(load).label {
                    Label::Load { from, .. } => Some(graph.place_of(from)),
                    _ => None,
                }
            }
            _ => age.and_then(|age| count.checked_sub(age)),
        };
        let place = |index: usize| {
            let mut graph = graph.clone();
            graph.place(id, index);
            (!checked || graph.is_consistent()).then_some(graph)
        };
        match after_load {
            Some(index) => place(index).into_iter().collect(),
            None => (0..=count).rev().filter_map(place).collect(),
        }
    }

    /// Keeps the graphs in which an earlier load reads a new store.
    fn revisit(&mut self, store: EventId, object: u32) {
        let Some(clocks) = self.graph.clocks() else { return };
        let graph = &self.graph;
        let mut found = Vec::new();
        for load in 0..store {
            let event = graph.event(load);
            if !matches!(event.label, Label::Load { object: of, .. } if of == object) || clocks.is_cause(event, store) {
                continue;
            }
            let is_kept = |id: EventId| id <= load || id == store || clocks.is_cause(graph.event(id), store);
            let deleted: Vec<bool> = (0..=store).map(|id| !is_kept(id)).collect();
            let is_newest = |id: EventId| {
                let is_previous = |other: EventId| other <= id || clocks.is_cause(graph.event(other), store);
                self.is_newest(id, &is_previous)
            };
            if !(load..store).filter(|&id| id == load || deleted[id as usize]).all(is_newest) {
                continue;
            }
            let (mut cut, new_store) = graph.without(&deleted, store);
            let again = &mut cut.events[load as usize];
            // Whether it stores is decided again.
            again.label = Label::Load { object, from: Some(new_store) };
            again.strength.is_sc &= !self.is_modifying(load);
            again.strength.acquires &= !self.is_modifying(load);
            for placed in self.placed(&cut, new_store, object, None, true) {
                found.push((placed, load));
            }
        }
        found.into_iter().for_each(|(graph, load)| self.keep(graph, load));
    }

    /// Returns whether the next event of a load's thread is the store of the same operation.
    fn is_modifying(&self, load: EventId) -> bool {
        let event = self.graph.event(load);
        let next = self.graph.threads[event.thread as usize].get(event.at as usize + 1);
        next.is_some_and(|&next| matches!(self.graph.event(next).label, Label::Store { modifies: true, .. }))
    }

    /// Returns whether an event reads, or is, the newest store among the previous events, and none of these has read it.
    fn is_newest(&self, id: EventId, is_previous: &dyn Fn(EventId) -> bool) -> bool {
        let graph = &self.graph;
        let event = graph.event(id);
        let (object, place) = match event.label {
            Label::Load { object, from } => (object, graph.place_of(from)),
            Label::Store { object, .. } => (object, graph.place_of(Some(id))),
            _ => return true,
        };
        let has_read = |(other, event): (usize, &Event)| {
            matches!(event.label, Label::Load { from: Some(from), .. } if from == id) && is_previous(other as EventId)
        };
        if event.is_store() && graph.events.iter().enumerate().any(has_read) {
            return false;
        }
        let newer = graph.stores_of(object).get(place..).unwrap_or_default();
        !newer.iter().any(|&other| is_previous(other))
    }

    /// Gives the last load the ordering of an exchange that has failed. Returns whether an execution continues so.
    pub(super) fn exchange_failed(&mut self, ordering: Ordering) -> bool {
        let load = self.last_of_running() as usize;
        let strength = Strength { releases: false, ..Strength::of(ordering) };
        if self.graph.events[load].strength == strength {
            return true;
        }
        self.graph.events[load].strength = strength;
        self.is_pruned = !self.graph.is_consistent();
        !self.is_pruned
    }

    fn keep(&mut self, graph: Graph, last: EventId) {
        self.kept_events += graph.events.len();
        self.kept.push(Kept { graph, last });
    }

    /// Ends the run, which no execution begins with.
    pub(super) fn prune(&mut self) {
        self.is_pruned = true;
    }

    fn given_age(&self) -> Option<usize> {
        let steps = self.given.as_ref()?;
        let at = self.run.schedule.len().checked_sub(1)?;
        let ages = self.run.schedule[at].1.len();
        Some(steps.get(at).and_then(|(_, list)| list.get(ages)).copied().unwrap_or(0))
    }

    fn note_age(&mut self, age: usize) {
        if let Some((_, ages)) = self.run.schedule.last_mut() {
            ages.push(age);
        }
    }
}

/// Returns whether a lock is held after a store to it, so that an operation has to wait.
fn is_held(graph: &Graph, store: Option<EventId>, deed: Deed) -> bool {
    let (is_writing, readers) = graph.holders(store);
    is_writing || deed == Deed::Takes && readers > 0
}
