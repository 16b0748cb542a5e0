//! Exploration of all executions of a program that differ: of its schedules under sequential consistency (`schedules`), or
//! of its execution graphs in a weak memory model (`graphs`).

mod graphs;
mod schedules;
mod spin;

use draig_ir::Ordering;

use crate::threads::{Deed, Key};
use crate::value::Slot;
use graphs::Graphs;
use schedules::Schedules;
use spin::Marks;
pub(crate) use spin::Spins;

/// Maximum number of steps of an explored run, of which each is compared with all before.
const MAX_STEPS: usize = 1 << 14;

/// Memory model of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// Sequential consistency: loads read the last store, of whatever ordering.
    #[default]
    Sequential,
    /// RC11, which is LLVM's model but for load buffering: loads may read older stores.
    Rc11,
}

/// Executions of a program, and the one that runs next.
#[derive(Debug)]
pub struct Explorer {
    kind: Kind,
    marks: Marks,
}

#[derive(Debug)]
enum Kind {
    Schedules(Schedules),
    Graphs(Graphs),
}

impl Default for Explorer {
    fn default() -> Explorer {
        Explorer::new(Model::Sequential)
    }
}

/// The choice of the next thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Thread(u32),
    /// Every order of what follows has been run.
    Nothing,
    /// The run is too long.
    TooLong,
    /// The program does what the model does not know.
    Refused(&'static str),
}

/// Outcome of an attempt to take a lock, in a weak memory model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    Takes,
    /// Another thread, or this one, has it.
    Waits,
    /// No execution begins so.
    Nothing,
}

impl Explorer {
    /// Returns an explorer of all executions in a memory model.
    #[must_use]
    pub fn new(model: Model) -> Explorer {
        Explorer::of(match model {
            Model::Sequential => Kind::Schedules(Schedules::default()),
            Model::Rc11 => Kind::Graphs(Graphs::default()),
        })
    }

    fn of(kind: Kind) -> Explorer {
        Explorer { kind, marks: Marks::default() }
    }

    /// Returns an explorer of one schedule, as [`Explorer::schedule`] describes it; what it leaves open is decided by
    /// the usual order. `None` if it is none.
    #[must_use]
    pub fn replay(schedule: &str) -> Option<Explorer> {
        let mut given: Vec<graphs::Step> = Vec::new();
        for part in schedule.split(',').filter(|part| !part.is_empty()) {
            let (thread, times, ages) = match part.split_once('x') {
                Some((thread, times)) => (thread, times.parse().ok()?, Vec::new()),
                None => {
                    let mut numbers = part.split('-');
                    let thread = numbers.next()?;
                    (thread, 1, numbers.map(|age| age.parse().ok()).collect::<Option<Vec<usize>>>()?)
                }
            };
            let thread = thread.parse::<u32>().ok()?;
            if times > MAX_STEPS || given.len() + times > MAX_STEPS {
                return None;
            }
            given.extend(std::iter::repeat_n((thread, ages), times));
        }
        let is_weak = given.iter().any(|(_, ages)| !ages.is_empty());
        Some(Explorer::of(match is_weak {
            true => Kind::Graphs(Graphs::replay(given)),
            false => Kind::Schedules(Schedules::replay(given.into_iter().map(|(thread, _)| thread).collect())),
        }))
    }

    /// Describes the schedule of the last run: `1x3,2-1` is three steps of thread 1 and one of thread 2, in which a load
    /// reads the last store but one, or a store is placed before the last.
    #[must_use]
    pub fn schedule(&self) -> String {
        let mut parts: Vec<(String, usize)> = Vec::new();
        let mut add = |step: String, is_plain: bool| match parts.last_mut() {
            Some((last, times)) if is_plain && *last == step => *times += 1,
            _ => parts.push((step, 1)),
        };
        match &self.kind {
            Kind::Schedules(schedules) => schedules.steps().for_each(|thread| add(thread.to_string(), true)),
            Kind::Graphs(graphs) => {
                for (thread, ages) in graphs.steps() {
                    // Ages that are none need not be written.
                    let used = ages.iter().rposition(|&age| age != 0).map_or(0, |last| last + 1);
                    let ages: String = ages[..used].iter().map(|age| format!("-{age}")).collect();
                    add(format!("{thread}{ages}"), used == 0);
                }
            }
        }
        let text = |(step, times): &(String, usize)| match times {
            1 => step.clone(),
            _ => format!("{step}x{times}"),
        };
        parts.iter().map(text).collect::<Vec<_>>().join(",")
    }

    /// Returns whether the last run was ended because it did the same as earlier ones, or no execution begins with it.
    #[must_use]
    pub fn is_pruned(&self) -> bool {
        match &self.kind {
            Kind::Schedules(schedules) => schedules.is_pruned(),
            Kind::Graphs(graphs) => graphs.is_pruned(),
        }
    }

    /// Returns whether the last run was *blocked*: a thread went no further, because it had read what others changed
    /// afterwards in a loop that only reads, or to take a lock. Another execution goes on from there.
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        self.marks.blocked.iter().any(|&(thread, since)| match &self.kind {
            Kind::Schedules(schedules) => schedules.is_outdated(thread, since),
            Kind::Graphs(graphs) => graphs.is_outdated(thread, since),
        })
    }

    /// Prepares the next run; false if there is none.
    pub fn advance(&mut self) -> bool {
        self.marks = Marks::default();
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.advance(),
            Kind::Graphs(graphs) => graphs.advance(),
        }
    }

    /// Notes that a thread comes to a read in a loop that only reads, by the numbers of both in the function of a frame,
    /// with values of earlier rounds.
    /// Returns whether it goes no further.
    pub(crate) fn comes_to(&mut self, thread: u32, frame: u64, read: [u32; 2], carried: Vec<Slot>) -> bool {
        let since = match &self.kind {
            Kind::Schedules(schedules) => schedules.running_step(),
            Kind::Graphs(graphs) => graphs.executed(),
        };
        self.marks.comes_to(thread, frame, read, carried, since)
    }

    /// Notes that a thread leaves such a loop.
    pub(crate) fn leaves(&mut self, thread: u32, frame: u64, of: u32) {
        self.marks.leaves(thread, frame, of);
    }

    /// Notes that a thread changes something that others see.
    pub(crate) fn changes(&mut self, thread: u32) {
        self.marks.changes(thread);
    }

    /// Decides whether a thread takes a lock, in a weak memory model. `tries` tells whether it goes on without.
    pub(crate) fn lock(&mut self, thread: u32, address: u64, deed: Deed, tries: bool) -> Option<Turn> {
        let Kind::Graphs(graphs) = &mut self.kind else { return None };
        let since = graphs.executed();
        let turn = graphs.lock(address, deed, tries);
        match turn {
            Turn::Waits if !tries => self.marks.blocked.push((thread, since)),
            Turn::Nothing => graphs.prune(),
            _ => {}
        }
        Some(turn)
    }

    /// Executes an operation on a lock or condition that waits for nothing. Returns whether an execution continues so;
    /// `None` if the memory model is not a weak one.
    pub(crate) fn operate(&mut self, address: u64, deed: Deed) -> Option<bool> {
        match &mut self.kind {
            Kind::Schedules(_) => None,
            Kind::Graphs(graphs) => Some(graphs.operate(address, deed)),
        }
    }

    /// Notes that the wait of the running thread for a condition has ended, which is a step of its own. Returns whether it
    /// is known.
    pub(crate) fn woken(&mut self, address: u64) -> bool {
        match &mut self.kind {
            Kind::Schedules(_) => true,
            Kind::Graphs(graphs) => graphs.woken(address),
        }
    }

    /// Notes that the running thread arrives at a barrier.
    pub(crate) fn arrive(&mut self, key: Key, round: u64) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.release(key),
            Kind::Graphs(graphs) => graphs.arrive(key, round),
        }
    }

    /// Notes that the running thread leaves a barrier. Returns whether it gets `PTHREAD_BARRIER_SERIAL_THREAD`, if the
    /// model decides.
    pub(crate) fn leave(&mut self, key: Key, round: u64) -> Option<bool> {
        match &mut self.kind {
            Kind::Schedules(schedules) => {
                schedules.acquire(key);
                None
            }
            Kind::Graphs(graphs) => Some(graphs.leave(key, round)),
        }
    }

    /// Notes that there is a new lock at an address.
    pub(crate) fn renew_lock(&mut self, address: u64) {
        if let Kind::Graphs(graphs) = &mut self.kind {
            graphs.renew_lock(address);
        }
    }

    /// Returns the graphs, if loads may read older stores.
    pub(crate) fn has_graphs(&self) -> bool {
        matches!(self.kind, Kind::Graphs(_))
    }

    /// Decides which store a load of an object, given by address and size, reads: returns its place in modification
    /// order, 0 for the bytes that were there; `None` if it is the last one. `is_known` tells whether the memory knows
    /// the object, and `weak` is an ordering that the load has even if it is part of an exchange that fails.
    pub(crate) fn load(&mut self, at: (u64, u64), is_known: bool, ordering: Ordering, weak: Ordering) -> Option<usize> {
        match &mut self.kind {
            Kind::Schedules(_) => None,
            Kind::Graphs(graphs) => Some(graphs.load(at, is_known, ordering, weak)),
        }
    }

    /// Decides where in modification order a store goes, as [`Explorer::load`] does. Returns `None` if no execution
    /// continues so.
    pub(crate) fn store(
        &mut self,
        at: (u64, u64),
        is_known: bool,
        ordering: Ordering,
        modifies: bool,
    ) -> Option<usize> {
        let Kind::Graphs(graphs) = &mut self.kind else { return None };
        let place = graphs.store(at, is_known, ordering, modifies);
        if place.is_none() {
            graphs.prune();
        }
        place
    }

    /// Notes the ordering of the last load, which belongs to an exchange that has failed.
    pub(crate) fn exchange_failed(&mut self, ordering: Ordering) -> bool {
        match &mut self.kind {
            Kind::Schedules(_) => true,
            Kind::Graphs(graphs) => graphs.exchange_failed(ordering),
        }
    }

    /// Notes a fence.
    pub(crate) fn fence(&mut self, ordering: Ordering) {
        if let Kind::Graphs(graphs) = &mut self.kind {
            graphs.fence(ordering);
        }
    }

    /// Notes an access of the running step to an atomic object.
    pub(crate) fn touch(&mut self, address: u64, size: u64, writes: bool) {
        if let Kind::Schedules(schedules) = &mut self.kind {
            schedules.touch(address, size, writes);
        }
    }

    /// Notes an operation of the running step that has stored the bytes which were there, and released nothing. Nobody waits
    /// for it.
    pub(crate) fn touch_idly(&mut self, address: u64, size: u64) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.touch_idly(address, size),
            Kind::Graphs(graphs) => graphs.stored_idly(),
        }
    }

    /// Notes an access of a library function to bytes that others access atomically.
    pub(crate) fn touch_of_library(&mut self, address: u64, size: u64, writes: bool) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.touch(address, size, writes),
            Kind::Graphs(graphs) => graphs.refuse(),
        }
    }

    /// Notes an access to an object of the library.
    pub(crate) fn touch_key(&mut self, key: Key, writes: bool) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.touch_key(key, writes),
            Kind::Graphs(graphs) if writes => graphs.refuse(),
            Kind::Graphs(_) => {}
        }
    }

    /// Notes that an object is acquired, by the only thread unless there are several.
    pub(crate) fn acquire(&mut self, key: Key, are_several: bool) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.acquire(key),
            Kind::Graphs(graphs) => graphs.acquire(key, are_several),
        }
    }

    /// Notes that an object is released.
    pub(crate) fn release(&mut self, key: Key) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.release(key),
            Kind::Graphs(graphs) => graphs.release(key),
        }
    }

    /// Notes that the running thread waits for an object.
    pub(crate) fn wait(&mut self, key: Key) {
        if let Kind::Schedules(schedules) = &mut self.kind {
            schedules.wait(key);
        }
    }

    /// Notes that waits for an object may end.
    pub(crate) fn wake(&mut self, key: Key) {
        if let Kind::Schedules(schedules) = &mut self.kind {
            schedules.wake(key);
        }
    }

    /// Notes that the running thread starts another one.
    pub(crate) fn start(&mut self, thread: u32) {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.start(thread),
            Kind::Graphs(graphs) => graphs.start(thread),
        }
    }

    /// Ends the running step.
    pub(crate) fn end_step(&mut self) {
        if let Kind::Schedules(schedules) = &mut self.kind {
            schedules.end_step();
        }
    }

    /// Chooses the thread of the next step.
    pub(crate) fn choose(&mut self, ready: &[u32]) -> Next {
        match &mut self.kind {
            Kind::Schedules(schedules) => schedules.choose(ready),
            Kind::Graphs(graphs) => graphs.choose(ready),
        }
    }
}
