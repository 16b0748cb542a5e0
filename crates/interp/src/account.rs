//! Accounting of host memory during a run.
//!
//! Everything that a program makes the host keep, of whatever kind, is counted in one place. The run ends
//! when the total exceeds its limit.
//!
//! Counting has two halves, so that the hot loop counts nothing. Code that grows a structure notes roughly by
//! how much (`Account::note`), and large requests ask before they allocate ([`Machine::reserve_memory`]). Once enough
//! has been noted, everything is added up exactly (`Machine::settle`): the program's memory and the tables
//! about it, registers and frames, translated functions, the library's state, and the output that the host
//! keeps.

use crate::machine::Machine;
use crate::stop::{Result, limit};

/// Host memory allowed per byte of program memory. Values, states and provenance take two and a half times
/// the program's memory; tables take the rest.
const HOST_BYTES_PER_BYTE: u64 = 4;
/// Additional allowance, independent of the program's memory. The promise is 64 MiB; the remainder covers
/// uncounted memory: the report, and growth that has not been noticed yet.
const FIXED_ALLOWANCE: u64 = 48 << 20;
/// Noted bytes after which everything is added up.
const SETTLE_INTERVAL: u64 = 4 << 20;
/// Bytes noted for an operation or call outside the hot loop; more than most of them keep.
pub(crate) const STEP: u64 = 64;
/// Number of containers per skipped reminder.
const PARTS_PER_REMINDER: u64 = 1 << 13;
/// Largest temporary allocation that need not be asked for.
pub const SMALL_REQUEST: u64 = 1 << 16;

/// Host memory kept for a run, and its limit.
#[derive(Debug)]
pub struct Account {
    allowed: u64,
    /// Exact total at the last settlement.
    settled: u64,
    /// Bytes noted or asked for since then, and earlier requests that are still in use.
    grown: u64,
    /// The part of `grown` that was asked for by operations and library calls still in progress.
    requested: u64,
    /// Bytes asked for by library calls that are waiting for a callback into the program.
    waiting: u64,
    /// Growth at which the next settlement is due.
    due: u64,
    /// Number of containers in the last settlement.
    parts: u64,
    /// Number of reminders since the last one that scheduled a settlement.
    reminders: u64,
}

impl Account {
    /// Returns the account of a program limited to `max_memory` bytes.
    pub(crate) fn new(max_memory: u64) -> Account {
        let allowed = max_memory.saturating_mul(HOST_BYTES_PER_BYTE).saturating_add(FIXED_ALLOWANCE);
        Account {
            allowed,
            settled: 0,
            grown: 0,
            requested: 0,
            waiting: 0,
            due: SETTLE_INTERVAL,
            parts: 0,
            reminders: 0,
        }
    }

    /// Notes that `bytes` more are kept.
    #[inline]
    pub(crate) fn note(&mut self, bytes: u64) {
        self.grown = self.grown.saturating_add(bytes);
    }

    /// Returns whether a settlement is due if `more` bytes, noted elsewhere, are included.
    #[inline]
    pub(crate) fn is_due(&self, more: u64) -> bool {
        self.grown + more >= self.due
    }

    /// Schedules a settlement soon, even if no growth was noted. With many containers, where settling is
    /// slow, it acts less often.
    pub(crate) fn remind(&mut self) {
        self.reminders += 1;
        if self.reminders > self.parts / PARTS_PER_REMINDER {
            self.reminders = 0;
            self.due = 0;
        }
    }

    /// Returns whether `bytes` more fit.
    pub(crate) fn admits(&self, bytes: u64) -> bool {
        self.settled.saturating_add(self.grown).saturating_add(bytes) <= self.allowed
    }

    /// Returns the number of bytes that still fit.
    pub(crate) fn room(&self) -> u64 {
        self.allowed.saturating_sub(self.settled).saturating_sub(self.grown)
    }

    /// Reserves memory that is about to be allocated, whether it is kept or temporary.
    ///
    /// # Errors
    /// Returns a limit if they do not fit.
    pub(crate) fn take(&mut self, bytes: u64) -> Result<()> {
        if !self.admits(bytes) {
            return self.exceeded();
        }
        self.grown += bytes;
        self.requested += bytes;
        Ok(())
    }

    /// Begins a library call; the result is passed to [`Account::end_call`].
    pub(crate) fn begin_call(&mut self) -> u64 {
        self.note(STEP);
        self.requested
    }

    /// Begins a callback from a library call into the program; the result is passed to [`Account::leave`].
    pub(crate) fn enter(&mut self) -> u64 {
        std::mem::replace(&mut self.waiting, self.requested)
    }

    /// Ends the callback.
    pub(crate) fn leave(&mut self, before: u64) {
        self.requested = std::mem::replace(&mut self.waiting, before);
    }

    /// Releases the requests of the last operation. Memory that is kept is counted where it is kept.
    pub(crate) fn between(&mut self) {
        self.requested = self.waiting;
    }

    /// Ends a library call and releases its requests. Memory that is kept is counted where it is kept.
    pub(crate) fn end_call(&mut self, before: u64) {
        self.requested = before;
    }

    /// Starts over from an exact total.
    fn settle(&mut self, tally: &Tally) -> Result<()> {
        self.settled = tally.total;
        self.parts = tally.parts;
        self.grown = self.requested;
        self.due = self.grown.saturating_add(SETTLE_INTERVAL);
        // A container may have to move to grow.
        if self.admits(tally.next) { Ok(()) } else { self.exceeded() }
    }

    #[cold]
    fn exceeded<T>(&self) -> Result<T> {
        limit(format!("the run makes the host keep more memory than {} bytes", self.allowed))
    }
}

/// Sum of the sizes of containers.
#[derive(Debug, Default)]
pub struct Tally {
    total: u64,
    /// Number of containers.
    parts: u64,
    /// Largest amount that one container needs for its next growth.
    next: u64,
}

impl Tally {
    /// Adds something of fixed size, or that asks before it grows.
    pub fn fixed(&mut self, bytes: usize) {
        self.total = self.total.saturating_add(bytes as u64);
        self.parts += 1;
    }

    /// Adds something that may double at any time. Old and new storage exist together while it does.
    pub fn growing(&mut self, bytes: usize) {
        self.fixed(bytes);
        self.next = self.next.max(2 * bytes as u64);
    }

    /// Adds a vector.
    pub fn vec<T>(&mut self, vec: &Vec<T>) {
        self.growing(vec.capacity() * size_of::<T>());
    }

    /// Adds a hash table with the given capacity. Seven of eight buckets are used, and each has one control
    /// byte.
    pub fn table<K, V>(&mut self, capacity: usize) {
        self.growing(capacity / 7 * 8 * (size_of::<(K, V)>() + 1));
    }

    /// Adds a vector of entries, `free` of which are unused, that grows by [`push`].
    pub(crate) fn entries<T>(&mut self, vec: &Vec<T>, free: usize) {
        let bytes = vec.capacity() * size_of::<T>();
        self.fixed(bytes);
        if free < vec.len() / GROWTH_DIVISOR {
            self.next = self.next.max((bytes + bytes / GROWTH_DIVISOR) as u64);
        }
    }

    /// Total number of bytes.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total
    }
}

/// Large vectors grow by this fraction of their length, which bounds the memory held twice while they move.
const GROWTH_DIVISOR: usize = 4;
/// Vectors shorter than this double their length.
const DOUBLING_LIMIT: usize = 1 << 16;

/// Pushes to a vector that may become very large; returns the number of bytes by which it grew.
#[inline]
pub(crate) fn push<T>(vec: &mut Vec<T>, item: T) -> u64 {
    let before = vec.capacity();
    if vec.len() == before && before >= DOUBLING_LIMIT {
        vec.reserve_exact(before / GROWTH_DIVISOR);
    }
    vec.push(item);
    ((vec.capacity() - before) * size_of::<T>()) as u64
}

impl Machine<'_> {
    /// Reserves memory that the host is about to allocate on behalf of the program, whether it is kept or
    /// temporary. The reservations of a library call end with the call; the memory that it keeps is counted
    /// by [`Library::tally`](crate::library::Library::tally).
    ///
    /// # Errors
    /// Returns a limit if they do not fit.
    pub fn reserve_memory(&mut self, bytes: u64) -> Result<()> {
        if !self.memory.account.admits(bytes) {
            self.settle()?;
        }
        self.memory.account.take(bytes)
    }

    /// Reserves memory if `bytes` is large; small requests always succeed.
    ///
    /// # Errors
    /// Returns a limit if they do not fit.
    #[inline]
    pub fn reserve_large(&mut self, bytes: u64) -> Result<()> {
        if bytes < SMALL_REQUEST { Ok(()) } else { self.reserve_memory(bytes) }
    }

    /// Adds up everything that the host keeps.
    ///
    /// # Errors
    /// Returns a limit if the total is too large.
    #[cold]
    pub(crate) fn settle(&mut self) -> Result<()> {
        let tally = self.tally();
        self.taints.grown = 0;
        self.memory.account.settle(&tally)
    }

    /// Sums everything that the host keeps for the run.
    pub(crate) fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.memory.tally(&mut tally);
        self.taints.tally(&mut tally);
        self.thread.tally(&mut tally);
        self.threads.tally(&mut tally);
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
    fn requests_are_released_after_the_call() {
        let mut account = Account::new(0);
        let before = account.begin_call();
        account.take(FIXED_ALLOWANCE - STEP).expect("there is room");
        assert!(account.take(1).is_err(), "all is taken");
        account.end_call(before);
        account.settle(&Tally::default()).expect("nothing is kept");
        account.take(FIXED_ALLOWANCE).expect("it is free again");
        // A call in progress keeps its reservation.
        account.settle(&Tally::default()).expect("nothing is kept");
        assert!(account.take(1).is_err(), "a settlement frees nothing that is still used");
    }

    #[test]
    fn moving_needs_memory_for_both_copies() {
        let mut account = Account::new(0);
        let mut tally = Tally::default();
        tally.fixed(FIXED_ALLOWANCE as usize / 2);
        account.settle(&tally).expect("it does not grow");
        tally.growing(FIXED_ALLOWANCE as usize / 4 + 1);
        assert!(account.settle(&tally).is_err(), "the next step is too large");
    }

    #[test]
    fn long_vectors_grow_by_a_quarter() {
        let mut vec: Vec<u32> = Vec::new();
        let mut grown = 0;
        for number in 0..3 * DOUBLING_LIMIT as u32 {
            grown += push(&mut vec, number);
        }
        assert_eq!(grown, 4 * vec.capacity() as u64);
        assert!(vec.capacity() < 4 * DOUBLING_LIMIT, "{}", vec.capacity());
    }
}
