//! The account of a run: all that a program makes the host keep, of whatever kind, is counted in one place
//! and ends the run where it is too much.
//!
//! Counting has two halves, so that nothing is counted in the hot loop. Whatever grows while the program
//! runs notes about how much (`Account::note`), and what is large asks before it is allocated
//! ([`Machine::afford`]). When enough was noted, everything is added up exactly
//! (`Machine::settle`): the memory of the program, the tables about it, registers and frames, translated
//! functions, the state of the library, and what the host keeps of the output.

use crate::machine::Machine;
use crate::stop::{Run, limit};

/// How many times the program's memory may be kept for it: values, states and provenance take two and a half
/// times as much, and tables the rest.
const TIMES: u64 = 4;
/// What may be kept besides, however little memory the program has. Of the 64 MiB that are promised some are
/// left for what is not counted: the report, and growth until it is noticed.
const ROOM: u64 = 48 << 20;
/// After so many noted bytes everything is added up.
const PACE: u64 = 4 << 20;
/// What an operation or call outside of the hot loop notes: more than most leave behind.
pub(crate) const STEP: u64 = 64;
/// For so many containers a reminder is passed over.
const PARTS_PER_REMINDER: u64 = 1 << 13;
/// Less than this need not be asked for, if it is not kept.
pub const SMALL: u64 = 1 << 16;

/// What is kept, and how much that may be.
#[derive(Debug)]
pub struct Account {
    allowed: u64,
    /// What was kept when it was added up.
    settled: u64,
    /// What was noted or asked for since, and what is still used of what was asked for before.
    grown: u64,
    /// What of that was asked for by operations and library calls that are not over.
    asked: u64,
    /// What library calls have asked for that wait for the program, which runs in them.
    waiting: u64,
    /// From how much growth on everything is to be added up.
    due: u64,
    /// How many containers were added up.
    parts: u64,
    /// How often somebody thought that it is time to.
    reminders: u64,
}

impl Account {
    /// The account of a program with so much memory.
    pub(crate) fn new(max_memory: u64) -> Account {
        let allowed = max_memory.saturating_mul(TIMES).saturating_add(ROOM);
        Account { allowed, settled: 0, grown: 0, asked: 0, waiting: 0, due: PACE, parts: 0, reminders: 0 }
    }

    /// So many bytes more are kept.
    #[inline]
    pub(crate) fn note(&mut self, bytes: u64) {
        self.grown = self.grown.saturating_add(bytes);
    }

    /// Whether everything is to be added up, after somebody else has noted so many bytes more.
    #[inline]
    pub(crate) fn is_due(&self, more: u64) -> bool {
        self.grown + more >= self.due
    }

    /// Has everything added up soon, though nobody may have noted growth; less often where that takes long.
    pub(crate) fn remind(&mut self) {
        self.reminders += 1;
        if self.reminders > self.parts / PARTS_PER_REMINDER {
            self.reminders = 0;
            self.due = 0;
        }
    }

    /// Whether there is room for so many bytes more.
    pub(crate) fn admits(&self, bytes: u64) -> bool {
        self.settled.saturating_add(self.grown).saturating_add(bytes) <= self.allowed
    }

    /// Takes room for bytes that are about to be allocated, kept or not.
    ///
    /// # Errors
    /// A limit, if there is none.
    pub(crate) fn take(&mut self, bytes: u64) -> Run<()> {
        if !self.admits(bytes) {
            return self.exceeded();
        }
        self.grown += bytes;
        self.asked += bytes;
        Ok(())
    }

    /// A library call begins; gives what [`Account::end_call`] takes.
    pub(crate) fn begin_call(&mut self) -> u64 {
        self.note(STEP);
        self.asked
    }

    /// The program runs inside of a library call; gives what [`Account::leave`] takes.
    pub(crate) fn enter(&mut self) -> u64 {
        std::mem::replace(&mut self.waiting, self.asked)
    }

    /// It does so no more.
    pub(crate) fn leave(&mut self, before: u64) {
        self.asked = std::mem::replace(&mut self.waiting, before);
    }

    /// The program is between two operations: what they asked for is free again, or counted where it is
    /// kept.
    pub(crate) fn between(&mut self) {
        self.asked = self.waiting;
    }

    /// A library call ends: what it asked for is free again, or counted where it is kept.
    pub(crate) fn end_call(&mut self, before: u64) {
        self.asked = before;
    }

    /// Everything was added up.
    fn settle(&mut self, tally: &Tally) -> Run<()> {
        self.settled = tally.total;
        self.parts = tally.parts;
        self.grown = self.asked;
        self.due = self.grown.saturating_add(PACE);
        // What is there may have to move to grow.
        if self.admits(tally.next) { Ok(()) } else { self.exceeded() }
    }

    #[cold]
    fn exceeded<T>(&self) -> Run<T> {
        limit(format!("the run makes the host keep more memory than {} bytes", self.allowed))
    }
}

/// A sum of what containers hold.
#[derive(Debug, Default)]
pub struct Tally {
    total: u64,
    /// How many there are.
    parts: u64,
    /// The most that one of them needs to grow next.
    next: u64,
}

impl Tally {
    /// Something of a size that asks before it grows, or does not grow.
    pub fn fixed(&mut self, bytes: usize) {
        self.total = self.total.saturating_add(bytes as u64);
        self.parts += 1;
    }

    /// Something that may grow to twice its size at any time, and is there twice while it does.
    pub fn growing(&mut self, bytes: usize) {
        self.fixed(bytes);
        self.next = self.next.max(2 * bytes as u64);
    }

    /// A vector.
    pub fn vec<T>(&mut self, vec: &Vec<T>) {
        self.growing(vec.capacity() * size_of::<T>());
    }

    /// A hash table with room for so many entries: seven places of eight are used, each with a byte of its
    /// own.
    pub fn table<K, V>(&mut self, capacity: usize) {
        self.growing(capacity / 7 * 8 * (size_of::<(K, V)>() + 1));
    }

    /// A vector of entries, so many of which are free, that grows by [`push`].
    pub(crate) fn entries<T>(&mut self, vec: &Vec<T>, free: usize) {
        let bytes = vec.capacity() * size_of::<T>();
        self.fixed(bytes);
        if free < vec.len() / QUARTER {
            self.next = self.next.max((bytes + bytes / QUARTER) as u64);
        }
    }

    /// How much there is.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }
}

/// By which part of themselves large vectors grow, so that less of them is there twice.
const QUARTER: usize = 4;
/// Shorter ones grow to twice their size.
const SHORT: usize = 1 << 16;

/// Adds to a vector that may become the largest of all; says how many bytes it grew by.
#[inline]
pub(crate) fn push<T>(vec: &mut Vec<T>, item: T) -> u64 {
    let before = vec.capacity();
    if vec.len() == before && before >= SHORT {
        vec.reserve_exact(before / QUARTER);
    }
    vec.push(item);
    ((vec.capacity() - before) * size_of::<T>()) as u64
}

impl Machine<'_> {
    /// Asks for room for bytes that the host is about to allocate on behalf of the program, kept or not. What
    /// a library call asked for is free again after it, unless it is kept (see
    /// [`Library::tally`](crate::library::Library::tally)).
    ///
    /// # Errors
    /// A limit, if there is none.
    pub fn afford(&mut self, bytes: u64) -> Run<()> {
        if !self.memory.account.admits(bytes) {
            self.settle()?;
        }
        self.memory.account.take(bytes)
    }

    /// Asks for room for bytes that may be many; a few are let pass.
    ///
    /// # Errors
    /// A limit, if there is none.
    #[inline]
    pub fn afford_large(&mut self, bytes: u64) -> Run<()> {
        if bytes < SMALL { Ok(()) } else { self.afford(bytes) }
    }

    /// Adds everything up that the host keeps.
    ///
    /// # Errors
    /// A limit, if it is too much.
    #[cold]
    pub(crate) fn settle(&mut self) -> Run<()> {
        let tally = self.tally();
        self.taints.grown = 0;
        self.memory.account.settle(&tally)
    }

    /// All that the host keeps for the run.
    pub(crate) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.memory.tally(&mut tally);
        self.taints.tally(&mut tally);
        self.thread.tally(&mut tally);
        self.program.tally(&mut tally);
        tally.table::<u64, crate::library::Function>(self.library_functions.capacity());
        tally.table::<u32, crate::value::Slot>(self.library_addresses.capacity());
        tally.table::<u64, draig_ir::Global>(self.functions.capacity());
        self.scratch.iter().for_each(|slots| tally.vec(slots));
        self.library.tally(&*self.library_state, &mut tally);
        tally.growing(usize::try_from(self.host.kept()).unwrap_or(usize::MAX / 4));
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_is_free_after_the_call() {
        let mut account = Account::new(0);
        let before = account.begin_call();
        account.take(ROOM - STEP).expect("there is room");
        assert!(account.take(1).is_err(), "all is taken");
        account.end_call(before);
        account.settle(&Tally::default()).expect("nothing is kept");
        account.take(ROOM).expect("it is free again");
        // A call that goes on keeps what it has.
        account.settle(&Tally::default()).expect("nothing is kept");
        assert!(account.take(1).is_err(), "a settlement frees nothing that is still used");
    }

    #[test]
    fn what_has_to_move_needs_room_for_both() {
        let mut account = Account::new(0);
        let mut tally = Tally::default();
        tally.fixed(ROOM as usize / 2);
        account.settle(&tally).expect("it does not grow");
        tally.growing(ROOM as usize / 4 + 1);
        assert!(account.settle(&tally).is_err(), "the next step is too large");
    }

    #[test]
    fn long_vectors_grow_by_a_quarter() {
        let mut vec: Vec<u32> = Vec::new();
        let mut grown = 0;
        for number in 0..3 * SHORT as u32 {
            grown += push(&mut vec, number);
        }
        assert_eq!(grown, 4 * vec.capacity() as u64);
        assert!(vec.capacity() < 4 * SHORT, "{}", vec.capacity());
    }
}
