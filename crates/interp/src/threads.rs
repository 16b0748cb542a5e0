//! Threads of the program: which exist, which may run, and what the others wait for.
//!
//! All threads run on the host's thread that runs the program, one at a time. `exec::threads` switches between
//! them; the seed alone decides when and to which. Time is virtual: it advances with the steps of the run, and
//! jumps to the next deadline when every thread waits.
//!
//! With seed 0, threads take turns where they wait. Other seeds interrupt them at random (even ones), or after a number
//! of synchronizing operations, in turns (odd ones): programs that count on a rhythm fail at random rarely.

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::Tally;
use crate::choice::Choice;
use crate::explore::{Explorer, Next};
use crate::machine::Thread;
use crate::memory::ThreadMemory;
use crate::semantics::Environment;
use crate::stop::{Result, internal, limit, unsupported};
use crate::value::Slot;

/// Number of a thread, in order of creation. The main thread is number 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ThreadId(pub u32);

impl Default for ThreadId {
    fn default() -> ThreadId {
        ThreadId::MAIN
    }
}

impl ThreadId {
    /// The thread that runs constructors and `main`.
    pub const MAIN: ThreadId = ThreadId(1);
}

/// Something that threads wait for: a kind, chosen by the library, and an address or number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(pub u8, pub u64);

impl Key {
    /// Returns an event that never happens, for the wait of a thread that goes no further.
    #[must_use]
    pub fn never(thread: ThreadId) -> Key {
        Key(u8::MAX, thread.0.into())
    }
}

/// An operation on a lock or condition of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Takes a mutex, or a reader-writer lock for writing.
    Takes,
    /// Gives up a mutex.
    Gives,
    /// Gives up a reader-writer lock that is held for writing.
    GivesWriting,
    /// Takes a reader-writer lock for reading.
    TakesShared,
    /// Gives up a reader-writer lock that is held for reading.
    GivesShared,
    /// Begins to wait for a condition.
    Waits,
    /// Ends the wait of the thread that waits longest.
    Signals,
    /// Ends all waits.
    Broadcasts,
}

/// A wait of the running thread.
#[derive(Clone, Debug)]
pub struct Wait {
    /// Event that ends the wait; `None` if only time does.
    pub key: Option<Key>,
    /// Time, as [`Machine::virtual_time`](crate::machine::Machine::virtual_time) counts it, at which the wait ends
    /// anyway.
    pub until: Option<Duration>,
    /// Description for reports: `the mutex at 0x1000, which thread 2 holds`.
    pub what: String,
}

/// Way in which a wait ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// By its event.
    Notified,
    /// By its deadline.
    TimedOut,
}

/// A call from a library function into the program that may wait. When it returns, the library function is called
/// again, with [`Thread::stage`] as it left it.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// Function to call.
    pub function: Slot,
    /// Arguments of the call.
    pub args: Vec<Slot>,
    /// Passed to [`Library::unwound`](crate::library::Library::unwound) if the function is left by an exception or a
    /// jump.
    pub on_unwind: Option<Slot>,
}

/// A thread that does not run.
#[derive(Debug)]
pub(crate) struct Parked {
    pub(crate) thread: Thread,
    pub(crate) memory: ThreadMemory,
    pub(crate) environment: Environment,
    /// Function and arguments of a thread that has not run yet.
    pub(crate) start: Option<(Slot, Vec<Slot>)>,
}

/// Number of steps after which another thread runs, if every decision is the usual one, so that loops that wait for
/// another thread end.
const USUAL_QUANTUM: u64 = 1 << 20;
/// Logarithm of the maximum number of steps after which another thread may run otherwise.
const LONGEST_QUANTUM: u64 = 12;
/// Number of seeds whose schedules are those in which large programs fail.
const FIRST_FOR_SMALL: u64 = 64;
/// Later seeds in a row with such schedules, which one of so many rows have.
const ROW: u64 = 8;
/// One in so many synchronizing operations is followed by another thread, by seed.
const SWITCH_ONE_IN: [u64; 4] = [4, 2, 4, 8];
/// Maximum number of synchronizing operations in a turn.
const LONGEST_TURN: u64 = 4;
/// Logarithm of the time in nanoseconds for which the end of the program is held back at most.
const LONGEST_HOLD: u64 = 16;

/// Returns whether a seed is one of those that spread the executions of a small program: who runs that many wants to see
/// all of them.
pub(crate) fn is_for_small(seed: u64) -> bool {
    seed >= FIRST_FOR_SMALL && !(seed / ROW).is_multiple_of(ROW)
}

/// Time after which nothing else happens.
const LAST: Duration = Duration::from_secs(1 << 40);

/// Rule by which threads are interrupted.
#[derive(Clone, Copy, Debug)]
enum Policy {
    /// At their waits.
    Usual,
    /// After one in so many synchronizing operations, and after any number of steps.
    Random { one_in: u64 },
    /// After so many synchronizing operations.
    Turns { length: u64, late: Late },
    /// After each synchronizing operation but the start of a thread, so that all are there when they begin. Thus the
    /// executions of a small program have similar chances.
    Walk,
}

/// The threads that take no turn while others can.
#[derive(Clone, Copy, Debug)]
enum Late {
    None,
    Newest,
    /// Every thread may be late.
    Some,
}

/// Threads of a run, besides the state of the running one.
#[derive(Debug)]
pub(crate) struct Threads {
    /// Threads that do not run, by number.
    pub(crate) parked: BTreeMap<ThreadId, Box<Parked>>,
    /// Threads that could run, the one that waits longest first.
    /// Contexts that no thread runs, by number.
    pub(crate) contexts: BTreeMap<u64, Box<Parked>>,
    pub(crate) next_context: u64,
    ready: VecDeque<ThreadId>,
    waiting: HashMap<Key, VecDeque<ThreadId>, FxBuildHasher>,
    /// Current wait of each thread that waits.
    pub(crate) waits: BTreeMap<ThreadId, Wait>,
    /// Ends of waits whose thread has not run since.
    woken: BTreeMap<ThreadId, Woken>,
    sleeping: BTreeSet<(Duration, ThreadId)>,
    pub(crate) next: u32,
    /// Time that the program has slept.
    pub(crate) slept: Duration,
    /// Number of steps when `slept` was changed last.
    pub(crate) slept_at: u64,
    reminded_at: u64,
    choice: Choice,
    policy: Policy,
    /// Synchronizing operations that are left of the running thread's turn.
    turn: u64,
    /// Schedules to be run, if all of them are.
    pub(crate) explorer: Option<Box<Explorer>>,
    late: BTreeSet<ThreadId>,
    /// Whether a synchronizing operation was executed since the last check.
    pub(crate) is_point: bool,
    /// Whether `exit` was called.
    pub(crate) exits: bool,
}

impl Threads {
    /// Returns the threads of a run that begins.
    pub(crate) fn new(seed: u64) -> Threads {
        // A stream of its own: the schedule does not change the addresses.
        let mut choice = Choice::new(if seed == 0 { 0 } else { seed ^ 0x7468_7265_6164_7321 });
        let policy = match seed % 2 {
            _ if seed == 0 => Policy::Usual,
            _ if is_for_small(seed) => Policy::Walk,
            0 => Policy::Random { one_in: SWITCH_ONE_IN[(seed / 2 % 4) as usize] },
            _ => Policy::Turns {
                length: 1 + choice.draw() % LONGEST_TURN,
                late: [Late::None, Late::Newest, Late::Some][(choice.draw() % 3) as usize],
            },
        };
        Threads {
            parked: BTreeMap::new(),
            contexts: BTreeMap::new(),
            next_context: 1,
            ready: VecDeque::new(),
            waiting: HashMap::default(),
            waits: BTreeMap::new(),
            woken: BTreeMap::new(),
            sleeping: BTreeSet::new(),
            next: ThreadId::MAIN.0 + 1,
            slept: Duration::ZERO,
            slept_at: 0,
            reminded_at: 0,
            choice,
            policy,
            turn: 0,
            explorer: None,
            late: BTreeSet::new(),
            is_point: false,
            exits: false,
        }
    }

    /// Adds the memory of the threads that do not run to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        for parked in self.resting() {
            tally.fixed(size_of::<Parked>());
            parked.thread.tally(tally);
            parked.memory.tally(tally);
        }
        tally.fixed(self.ready.capacity() * size_of::<ThreadId>());
        tally.table::<Key, VecDeque<ThreadId>>(self.waiting.capacity());
    }

    /// Returns the threads and contexts that do not run.
    pub(crate) fn resting(&self) -> impl Iterator<Item = &Parked> {
        self.parked.values().chain(self.contexts.values()).map(|parked| &**parked)
    }

    /// Returns whether there are threads besides the running one.
    #[inline]
    pub(crate) fn are_several(&self) -> bool {
        !self.parked.is_empty()
    }

    /// Returns the explorer, for operations of the library. Among graphs, those of the only thread order nothing.
    pub(crate) fn explorer_of_several(&mut self) -> Option<&mut Explorer> {
        let are_several = self.are_several();
        self.explorer.as_deref_mut().filter(|explorer| are_several || !explorer.has_graphs())
    }

    /// Returns whether a thread besides the running one could run.
    pub(crate) fn is_any_ready(&self) -> bool {
        !self.ready.is_empty()
    }

    /// Number of steps until another thread runs.
    pub(crate) fn quantum(&mut self) -> u64 {
        match self.policy {
            Policy::Usual => return USUAL_QUANTUM,
            Policy::Turns { .. } | Policy::Walk => return 1 << LONGEST_QUANTUM,
            Policy::Random { .. } => {}
        }
        let bits = self.choice.draw() % (LONGEST_QUANTUM + 1);
        1 + self.choice.draw() % (1 << bits)
    }

    /// Returns whether many steps, of which there were `steps`, have passed since it last did.
    pub(crate) fn is_reminder_due(&mut self, steps: u64) -> bool {
        let is_due = steps >= self.reminded_at + USUAL_QUANTUM;
        if is_due {
            self.reminded_at = steps;
        }
        is_due
    }

    /// Returns whether another thread may run where one has been started.
    pub(crate) fn switches_at_start(&self) -> bool {
        !matches!(self.policy, Policy::Walk)
    }

    /// Decides whether another thread runs after a synchronizing operation.
    pub(crate) fn switches_at_point(&mut self) -> bool {
        match self.policy {
            Policy::Usual => self.explorer.is_some(),
            Policy::Random { one_in } => self.choice.draw().is_multiple_of(one_in),
            Policy::Walk => true,
            Policy::Turns { .. } => {
                self.turn = self.turn.saturating_sub(1);
                self.turn == 0
            }
        }
    }

    /// Returns the time for which the end of the program is held back, so that other threads run before it.
    pub(crate) fn hold(&mut self) -> Option<Duration> {
        if self.explorer.is_some() {
            return Some(LAST);
        }
        if self.choice.is_usual() {
            return None;
        }
        let bits = if self.choice.draw().is_multiple_of(3) { self.choice.draw() % LONGEST_HOLD } else { LONGEST_HOLD };
        Some(Duration::from_nanos(1 << bits))
    }

    /// Adds a thread that could run.
    pub(crate) fn make_ready(&mut self, thread: ThreadId) {
        self.ready.push_back(thread);
    }

    /// Adds a thread that begins.
    pub(crate) fn begin(&mut self, thread: ThreadId) {
        let is_late = match self.policy {
            Policy::Turns { late: Late::Newest, .. } => {
                self.late.clear();
                true
            }
            Policy::Turns { late: Late::Some, .. } => self.choice.draw().is_multiple_of(2),
            _ => false,
        };
        if is_late {
            self.late.insert(thread);
        }
        self.make_ready(thread);
    }

    /// Lets late threads take turns: those that are not may wait for them in a loop.
    pub(crate) fn end_lateness(&mut self) {
        self.late.clear();
    }

    /// Takes the next thread to run.
    ///
    /// # Errors
    /// Ends a run that does the same as earlier ones.
    pub(crate) fn take_ready(&mut self) -> Result<Option<ThreadId>> {
        if let Some(explorer) = &mut self.explorer
            && !self.ready.is_empty()
        {
            let ready: Vec<u32> = self.ready.iter().map(|thread| thread.0).collect();
            let chosen = match explorer.choose(&ready) {
                Next::Thread(thread) => ThreadId(thread),
                Next::Nothing => return limit("an order of steps that does the same as an earlier one"),
                Next::Refused(what) => return unsupported(what),
                Next::TooLong => return limit("a schedule of too many steps"),
            };
            let Some(at) = self.ready.iter().position(|&thread| thread == chosen) else {
                return internal("a schedule cannot be repeated");
            };
            return Ok(self.ready.remove(at));
        }
        let pick = match self.policy {
            Policy::Turns { length, .. } => {
                self.turn = length;
                self.ready.iter().position(|thread| !self.late.contains(thread)).unwrap_or(0)
            }
            _ => self.choice.below(self.ready.len() as u64) as usize,
        };
        Ok(self.ready.remove(pick))
    }

    /// Adds a thread that waits.
    pub(crate) fn add_waiting(&mut self, thread: ThreadId, wait: Wait) {
        if let Some(explorer) = &mut self.explorer {
            match wait.key {
                Some(key) => explorer.wait(key),
                // A sleep orders nothing.
                None if wait.until.is_some_and(|until| until < LAST) => return self.make_ready(thread),
                None => {}
            }
        }
        if let Some(key) = wait.key {
            self.waiting.entry(key).or_default().push_back(thread);
        }
        if let Some(until) = wait.until {
            self.sleeping.insert((until, thread));
        }
        self.waits.insert(thread, wait);
    }

    /// Returns how the last wait of a thread ended, once.
    pub(crate) fn take_woken(&mut self, thread: ThreadId) -> Option<Woken> {
        self.woken.remove(&thread)
    }

    /// Ends the waits of at most `most` threads for an event; returns their number.
    pub(crate) fn wake(&mut self, key: Key, most: usize) -> usize {
        let mut count = 0;
        while count < most
            && let Some(queue) = self.waiting.get_mut(&key)
        {
            // Executions are explored in which the one that waits longest goes on.
            let pick = if self.explorer.is_some() { 0 } else { self.choice.below(queue.len() as u64) as usize };
            let thread = queue.remove(pick);
            if queue.is_empty() {
                self.waiting.remove(&key);
            }
            let Some(thread) = thread else { break };
            self.end_wait(thread, Woken::Notified);
            count += 1;
        }
        count
    }

    /// Moves threads that wait for an event to another event (`FUTEX_REQUEUE`); returns their number.
    pub(crate) fn requeue(&mut self, from: Key, to: Key, most: usize) -> usize {
        let Some(mut queue) = self.waiting.remove(&from) else { return 0 };
        let rest = queue.split_off(most.min(queue.len()));
        let count = queue.len();
        if !rest.is_empty() {
            self.waiting.insert(from, rest);
        }
        for thread in queue {
            if let Some(wait) = self.waits.get_mut(&thread) {
                wait.key = Some(to);
            }
            self.waiting.entry(to).or_default().push_back(thread);
        }
        count
    }

    /// Ends the waits whose deadline has passed; returns the last deadline among them.
    pub(crate) fn wake_sleepers(&mut self, now: Duration) -> Option<Duration> {
        let mut last = None;
        while let Some(&(until, thread)) = self.sleeping.first()
            && until <= now
        {
            last = Some(until);
            self.end_wait(thread, Woken::TimedOut);
        }
        last
    }

    /// Returns the first deadline.
    pub(crate) fn first_deadline(&self) -> Option<Duration> {
        self.sleeping.first().map(|&(until, _)| until)
    }

    /// Ends the wait of a thread.
    pub(crate) fn end_wait(&mut self, thread: ThreadId, woken: Woken) {
        let Some(wait) = self.waits.remove(&thread) else { return };
        if let Some(until) = wait.until {
            self.sleeping.remove(&(until, thread));
        }
        if let (Woken::TimedOut, Some(key)) = (woken, wait.key)
            && let Some(queue) = self.waiting.get_mut(&key)
        {
            queue.retain(|&other| other != thread);
            if queue.is_empty() {
                self.waiting.remove(&key);
            }
        }
        self.woken.insert(thread, woken);
        self.make_ready(thread);
    }
}
