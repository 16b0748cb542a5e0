//! Order of accesses by several threads (LangRef "Memory Model for Concurrent Operations"): what happened before what.
//!
//! Everything here exists only while there are several threads.

mod clock;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use clock::{Clock, Line};

use super::Memory;
use crate::account::Tally;
use crate::stop::{Result, limit};
use crate::threads::{Key, ThreadId};

/// Moments of a thread.
#[derive(Debug, Default)]
struct Moments {
    thread: ThreadId,
    /// What happened before its next step.
    now: Clock,
    /// What would happen before, if an acquire fence came next: the releases that relaxed loads have read.
    at_fence: Clock,
    /// Its last release fence.
    released: Clock,
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
    /// Releases through objects of the library: mutexes and the like.
    objects: HashMap<Key, Clock, FxBuildHasher>,
}

impl Races {
    /// Adds the memory to `tally`.
    pub(super) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.lines);
        tally.fixed(self.lines.iter().map(|line| line.now.size() + line.at_fence.size() + line.released.size()).sum());
        tally.table::<Key, Clock>(self.objects.capacity());
        tally.fixed(self.objects.values().map(Clock::size).sum());
    }

    fn running(&mut self) -> &mut Moments {
        &mut self.lines[usize::from(self.running)]
    }

    /// Begins a new step of the running thread, after a release: what it does from now on is not part of the release.
    fn step(&mut self) {
        let line = self.running;
        let now = &mut self.running().now;
        let step = now.get(line).saturating_add(1);
        now.set(line, step);
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
        own.set(line, own.get(line).saturating_add(1));
        let moments = Moments { thread, now: own, ..Moments::default() };
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
        let races = self.races.get_or_insert_with(|| {
            let mut now = Clock::default();
            now.set(0, 1);
            let first = Moments { thread: parent, now, ..Moments::default() };
            Box::new(Races { lines: vec![first], ..Races::default() })
        });
        let Some(line) = races.take_line(child) else { return limit("the number of threads") };
        races.step();
        races.lines[usize::from(line)].thread = child;
        Ok(())
    }

    /// Records that another thread runs.
    pub(crate) fn run_thread(&mut self, thread: ThreadId) {
        if let Some(races) = &mut self.races {
            let line = races.lines.iter().position(|moments| moments.thread == thread && moments.ended.is_none());
            races.running = line.unwrap_or(0) as Line;
        }
    }

    /// Records that the running thread ends.
    pub(crate) fn end_line(&mut self) {
        if let Some(races) = &mut self.races {
            let line = races.running;
            let moments = races.running();
            moments.ended = Some(moments.now.get(line));
        }
    }

    /// Makes everything that the running thread did happen before what another thread does after it acquires the same
    /// object.
    pub(crate) fn release_through(&mut self, key: Key) {
        let Some(races) = &mut self.races else { return };
        let now = races.running().now.clone();
        races.objects.entry(key).or_default().join(&now);
        races.step();
    }

    /// Makes everything that was released through an object happen before what the running thread does now.
    pub(crate) fn acquire_through(&mut self, key: Key) {
        let Some(races) = &mut self.races else { return };
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

    /// Ends the detection of races if the running thread is the only one, and the others have been joined.
    pub(crate) fn end_races(&mut self) {
        if self.races.as_ref().is_some_and(|races| races.are_over()) {
            self.races = None;
        }
    }
}
