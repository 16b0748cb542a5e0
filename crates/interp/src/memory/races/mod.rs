//! Order of accesses by several threads (LangRef "Memory Model for Concurrent Operations"): what happened before what,
//! and accesses without an order.
//!
//! Everything here exists only while there are several threads, or after them, until the remaining one has joined the
//! others. Meanwhile no access takes the fast paths.

mod atomics;
mod check;
mod clock;
mod shadow;
mod things;
mod tool;

use std::collections::BTreeMap;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use check::{FoundRace, FoundRaces, Side};
pub(crate) use clock::{Clock, Line};
pub use tool::Overlook;
pub(in crate::memory) use tool::Overlooked;

use super::Memory;
use super::bytes::Byte;
use crate::account::Tally;
use crate::api::Execution;
use crate::stop::{Result, limit};
use crate::threads::{Key, ThreadId};

/// Moments of a thread.
#[derive(Debug, Default)]
struct Moments {
    thread: ThreadId,
    /// Steps that happened before its next one, and the number of that.
    now: Clock,
    step: u32,
    /// Steps that would have happened before, if an acquire fence came next: the releases that relaxed loads have read.
    at_fence: Clock,
    /// Its last release fence.
    released: Clock,
    /// Number of its atomic operations.
    events: u32,
    /// Its last step, if it has ended.
    ended: Option<u32>,
}

/// State of the detection of races.
#[derive(Debug, Default)]
pub(crate) struct Races {
    /// Moments of each thread, by line.
    lines: Vec<Moments>,
    /// Line of the running thread.
    running: Line,
    /// Lines of the fibers that threads run, of those that have switched to some.
    fibers: BTreeMap<ThreadId, Line>,
    /// Whether the running thread's operations order nothing.
    overlooks_order: bool,
    /// Releases through objects of the library: mutexes and the like.
    objects: HashMap<Key, Clock, FxBuildHasher>,
    atomics: atomics::Atomics,
    shadow: shadow::Shadow,
    /// Bytes of the last read that others write without an order.
    reading: Vec<check::Racing>,
    /// Bytes of writes since the last [`Memory::settle_races`] that others wrote without an order.
    written: Vec<check::Racing>,
}

impl Races {
    /// Adds the memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.lines);
        tally.fixed(self.lines.iter().map(|line| line.now.size() + line.at_fence.size() + line.released.size()).sum());
        tally.table::<Key, Clock>(self.objects.capacity());
        tally.fixed(self.objects.values().map(Clock::size).sum());
        self.atomics.tally(tally);
        self.shadow.tally(tally);
    }

    fn running(&mut self) -> &mut Moments {
        &mut self.lines[usize::from(self.running)]
    }

    /// Returns the size of the running thread's clock, and thus of a copy that is kept.
    fn clock_size(&mut self) -> u64 {
        self.running().now.size() as u64
    }

    /// Begins a new step of the running thread, after a release: what it does from now on is not part of the release.
    fn step(&mut self) {
        let line = self.running;
        let running = self.running();
        running.step = running.step.saturating_add(1);
        running.now.set(line, running.step);
    }

    /// Returns the thread of a line.
    fn thread(&self, line: Line) -> ThreadId {
        self.lines.get(usize::from(line)).map_or(ThreadId::MAIN, |moments| moments.thread)
    }

    /// Returns the line for a thread that the running one starts.
    fn take_line(&mut self, thread: ThreadId) -> Option<Line> {
        let now = self.running().now.clone();
        let is_over = |(line, moments): (usize, &Moments)| {
            moments.ended.is_some_and(|step| now.get(line as Line) >= step).then_some(line)
        };
        let line = self.lines.iter().enumerate().find_map(is_over).unwrap_or(self.lines.len());
        let mut own = now;
        let line = Line::try_from(line).ok()?;
        let step = own.get(line).saturating_add(1);
        own.set(line, step);
        let moments = Moments { thread, now: own, step, ..Moments::default() };
        match self.lines.get_mut(usize::from(line)) {
            Some(place) => *place = moments,
            None => self.lines.push(moments),
        }
        Some(line)
    }

    /// Returns whether everything that other threads did happened before the running thread's next step, and it is
    /// the only one.
    fn are_over(&self) -> bool {
        let now = &self.lines[usize::from(self.running)].now;
        let is_over = |(line, moments): (usize, &Moments)| {
            line == usize::from(self.running) || moments.ended.is_some_and(|step| now.get(line as Line) >= step)
        };
        self.lines.iter().enumerate().all(is_over)
    }
}

impl Memory {
    /// Records that the running thread starts another one.
    ///
    /// # Errors
    /// Returns a limit if there are too many threads.
    pub(crate) fn fork(&mut self, parent: ThreadId, child: ThreadId) -> Result<()> {
        self.begin_line(parent, child).map(|_| ())
    }

    /// Begins the steps of a thread that the running one starts, or of a fiber that it makes.
    fn begin_line(&mut self, parent: ThreadId, child: ThreadId) -> Result<Line> {
        if self.races.is_none() {
            self.allow_fast_paths(false);
        }
        let races = self.races.get_or_insert_with(|| {
            let mut now = Clock::default();
            now.set(0, 1);
            let first = Moments { thread: parent, now, step: 1, ..Moments::default() };
            let atomics = atomics::Atomics::new(self.choice.seed(), self.keeps_stores);
            Box::new(Races { lines: vec![first], atomics, ..Races::default() })
        });
        let Some(line) = races.take_line(child) else { return limit("the number of threads") };
        races.step();
        races.lines[usize::from(line)].thread = child;
        self.account.note(2 * races.clock_size());
        self.settle_overlooked();
        Ok(line)
    }

    /// Records that another thread runs.
    pub(crate) fn run_thread(&mut self, thread: ThreadId) {
        if let Some(races) = &mut self.races {
            let is_it = |moments: &Moments| moments.thread == thread && moments.ended.is_none();
            let own = || races.lines.iter().position(is_it).unwrap_or(0) as Line;
            races.running = races.fibers.get(&thread).copied().unwrap_or_else(own);
        }
        self.settle_overlooked();
    }

    /// Records that the running thread ends.
    pub(crate) fn end_line(&mut self) {
        if let Some(races) = &mut self.races {
            let moments = races.running();
            moments.ended = Some(moments.step);
            let thread = moments.thread;
            races.fibers.remove(&thread);
        }
    }

    /// Makes everything that the running thread did happen before what another thread does after it acquires the same
    /// object.
    pub(crate) fn release_through(&mut self, key: Key) {
        let Some(races) = self.races.as_mut().filter(|races| !races.overlooks_order) else { return };
        let now = races.running().now.clone();
        races.objects.entry(key).or_default().join(&now);
        races.step();
        self.account.note(races.clock_size());
    }

    /// Makes everything that was released through an object happen before what the running thread does now.
    pub(crate) fn acquire_through(&mut self, key: Key) {
        let Some(races) = self.races.as_mut().filter(|races| !races.overlooks_order) else { return };
        if let Some(released) = races.objects.get(&key).cloned() {
            races.running().now.join(&released);
        }
    }

    /// Forgets the releases through an object, which is new.
    pub(crate) fn forget_sync(&mut self, key: Key) {
        if let Some(races) = &mut self.races {
            races.objects.remove(&key);
        }
    }

    /// Returns what atomic loads have read, and in which order stores were made.
    pub(crate) fn execution(&self) -> Execution {
        self.races.as_ref().map_or(self.execution, |races| self.execution.and(races.atomics.execution()))
    }

    /// Adds the bytes of older atomic stores, which loads may still read, to the references.
    pub(super) fn older_bytes(&self) -> impl Iterator<Item = &Byte> {
        self.races.iter().flat_map(|races| races.atomics.bytes())
    }

    /// Ends the detection of races if the running thread is the only one, and the others have been joined.
    pub(crate) fn end_races(&mut self) {
        if let Some(races) = &self.races
            && races.are_over()
        {
            self.execution = self.execution.and(races.atomics.execution());
            self.races = None;
            self.allow_fast_paths(true);
        }
    }
}
