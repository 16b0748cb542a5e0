//! Wishes of a program about its races, as ThreadSanitizer's interface has them: accesses and orders to be overlooked,
//! races that are meant, and fibers, whose steps are ordered like those of threads.

use super::{Line, Races};
use crate::memory::Memory;
use crate::memory::resolve::Kind;
use crate::stop::Result;
use crate::threads::ThreadId;

/// Something that the running thread does and asks to be overlooked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlook {
    /// The order that its synchronizing operations make.
    Order,
    /// Its reads.
    Reads,
    /// Its writes.
    Writes,
}

/// Number of times that a thread has asked for each.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::memory) struct Overlooked {
    order: u32,
    reads: u32,
    writes: u32,
}

impl Overlooked {
    /// Returns whether accesses of a kind are overlooked.
    #[inline]
    pub(in crate::memory) fn hides(self, kind: Kind) -> bool {
        match kind {
            Kind::Read => self.reads != 0,
            Kind::Write => self.writes != 0,
        }
    }

    /// Returns whether any accesses are overlooked.
    #[inline]
    pub(in crate::memory) fn hides_some(self) -> bool {
        self.reads != 0 || self.writes != 0
    }
}

impl Memory {
    /// Begins or ends a part of the running thread in which something is overlooked. Parts may be nested.
    pub fn overlook(&mut self, what: Overlook, begins: bool) {
        let overlooked = &mut self.running.overlooked;
        let count = match what {
            Overlook::Order => &mut overlooked.order,
            Overlook::Reads => &mut overlooked.reads,
            Overlook::Writes => &mut overlooked.writes,
        };
        *count = if begins { count.saturating_add(1) } else { count.saturating_sub(1) };
        self.settle_overlooked();
    }

    /// Tells the detection of races what the running thread overlooks.
    pub(in crate::memory) fn settle_overlooked(&mut self) {
        if let Some(races) = &mut self.races {
            races.overlooks_order = self.running.overlooked.order != 0;
        }
    }

    /// Notes that races on bytes are meant, so that they are not reported.
    pub fn allow_races(&mut self, address: u64, size: u64) {
        let range = (address, address.saturating_add(size));
        if !self.found_races.meant.contains(&range) {
            self.account.note(2 * size_of::<(u64, u64)>() as u64);
            self.found_races.meant.push(range);
        }
    }

    /// Makes a fiber, to which threads switch by its number. What the thread has done happens before its steps.
    ///
    /// # Errors
    /// Returns a limit if there are too many.
    pub fn make_fiber(&mut self, thread: ThreadId) -> Result<u64> {
        self.begin_line(thread, thread).map(|line| u64::from(line) + 1)
    }

    /// Returns the number of the fiber that runs, or of the thread's own steps.
    #[must_use]
    pub fn fiber(&self) -> u64 {
        self.races.as_ref().map_or(0, |races| u64::from(races.running)) + 1
    }

    /// Lets the steps of a thread be those of a fiber from now on; with `orders`, what was done before happens before them.
    /// Returns whether there is such a fiber.
    pub fn switch_fiber(&mut self, thread: ThreadId, fiber: u64, orders: bool) -> bool {
        let is_same = fiber == self.fiber();
        let Some(races) = &mut self.races else { return is_same };
        let Some(line) = races.fiber(fiber) else { return false };
        if orders && line != races.running {
            let now = races.running().now.clone();
            races.step();
            races.lines[usize::from(line)].now.join(&now);
        }
        races.lines[usize::from(line)].thread = thread;
        races.running = line;
        races.fibers.insert(thread, line);
        true
    }

    /// Ends a fiber. Returns whether there is such a one that does not run.
    pub fn end_fiber(&mut self, fiber: u64) -> bool {
        let Some(races) = &mut self.races else { return false };
        match races.fiber(fiber).filter(|&line| line != races.running) {
            Some(line) => {
                let moments = &mut races.lines[usize::from(line)];
                moments.ended = Some(moments.step);
                true
            }
            None => false,
        }
    }
}

impl Races {
    /// Returns the line of a fiber that has not ended.
    fn fiber(&self, fiber: u64) -> Option<Line> {
        let line = Line::try_from(fiber.checked_sub(1)?).ok()?;
        self.lines.get(usize::from(line)).is_some_and(|moments| moments.ended.is_none()).then_some(line)
    }
}
