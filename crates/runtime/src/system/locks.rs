//! Locks of `<pthread.h>`: mutexes, reader-writer locks, spin locks.
//!
//! A lock's state is in the program's memory, as in glibc: the first word of a mutex is the number of times that it
//! is held, and its kind is where static initializers put it.

use core::time::Duration;

use crate::access::{contract, int, is_null, offset};
use crate::c::clock::Clock;
use crate::process::Process;
use crate::system::posix::{EINVAL, EPERM};
use crate::system::robust;
use crate::system::threads::{EBUSY, ETIMEDOUT, event};
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::site::Site;
use draig_interp::stop::{Result, unsupported};
use draig_interp::threads::{Deed, Key, Wait};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_mutex_init", "i(pp)", mutex_init),
    ("pthread_mutex_destroy", "i(p)", mutex_destroy),
    ("pthread_mutex_lock", "i(p)", mutex_lock),
    ("pthread_mutex_trylock", "i(p)", mutex_trylock),
    ("pthread_mutex_timedlock", "i(pp)", mutex_timedlock),
    ("pthread_mutex_clocklock", "i(pip)", mutex_clocklock),
    ("pthread_mutex_unlock", "i(p)", mutex_unlock),
    ("pthread_mutexattr_init", "i(p)", attr_init),
    ("pthread_mutexattr_destroy", "i(p)", ok),
    ("pthread_mutexattr_settype", "i(pi)", mutexattr_settype),
    ("pthread_mutexattr_gettype", "i(pp)", mutexattr_gettype),
    ("pthread_mutexattr_setpshared", "i(pi)", ok),
    ("pthread_rwlock_init", "i(pp)", rwlock_init),
    ("pthread_rwlock_destroy", "i(p)", rwlock_destroy),
    ("pthread_rwlock_rdlock", "i(p)", rwlock_rdlock),
    ("pthread_rwlock_tryrdlock", "i(p)", rwlock_rdlock),
    ("pthread_rwlock_timedrdlock", "i(pp)", rwlock_rdlock),
    ("pthread_rwlock_clockrdlock", "i(pip)", rwlock_rdlock),
    ("pthread_rwlock_wrlock", "i(p)", rwlock_wrlock),
    ("pthread_rwlock_trywrlock", "i(p)", rwlock_wrlock),
    ("pthread_rwlock_timedwrlock", "i(pp)", rwlock_wrlock),
    ("pthread_rwlock_clockwrlock", "i(pip)", rwlock_wrlock),
    ("pthread_rwlock_unlock", "i(p)", rwlock_unlock),
    ("pthread_rwlockattr_init", "i(p)", attr_init),
    ("pthread_rwlockattr_destroy", "i(p)", ok),
    ("pthread_rwlockattr_setkind_np", "i(pi)", ok),
    ("pthread_rwlockattr_setpshared", "i(pi)", ok),
    ("pthread_spin_init", "i(pi)", spin_init),
    ("pthread_spin_destroy", "i(p)", ok),
    ("pthread_spin_lock", "i(p)", mutex_lock),
    ("pthread_spin_trylock", "i(p)", mutex_trylock),
    ("pthread_spin_unlock", "i(p)", mutex_unlock),
];

const EDEADLK: i64 = 35;
/// Offsets of a mutex's owner and kind in glibc; its first four bytes are the lock.
pub(crate) const OWNER: u64 = 8;
pub(crate) const KIND: u64 = 16;
/// Bits of the kind that tell what happens if its owner takes a mutex again.
pub(crate) const KINDS: u64 = 3;
/// Offset of the number of the thread that writes, in a reader-writer lock.
const WRITER: u64 = 24;
pub(crate) const RECURSIVE: u64 = 1;
const ERROR_CHECK: u64 = 2;
/// State of a reader-writer lock that a thread writes under; readers count up from zero.
const WRITING: u64 = 0xffff_ffff;

/// Outcome of an attempt to take a lock.
pub(crate) enum Attempt {
    /// The lock is taken.
    Taken,
    /// Another thread has it; the text describes it.
    Held(String),
    /// Not taken, or taken from a thread that has ended, with this error number.
    Failed(i64),
}

/// Time limit of a wait.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    /// None.
    Never,
    /// Returns at once.
    Now,
    /// When a clock shows the time at an address.
    At(Clock, Slot),
}

fn ok(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

pub(crate) fn attr_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn mutexattr_settype(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = call.int(1)?;
    if !(0..=3).contains(&kind) {
        return int(EINVAL.into());
    }
    let attr = call.pointer(0)?;
    let other = process.get_uint(attr, 4, call.site)? & !KINDS;
    process.put_uint(attr, other | kind as u64, 4, call.site)?;
    int(0)
}

pub(crate) fn mutexattr_gettype(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = process.get_uint(call.pointer(0)?, 4, call.site)? & KINDS;
    process.put_uint(call.pointer(1)?, kind, 4, call.site)?;
    int(0)
}

/// Writes a new mutex of a kind.
pub(crate) fn make_mutex(process: &mut Process<'_, '_>, mutex: Slot, kind: u64, site: Site) -> Result<()> {
    let size = if process.abi.pointer == 8 { 40 } else { 24 };
    process.put(mutex, &vec![0; size], site)?;
    process.forget_sync(Key(event::MUTEX, mutex.bits));
    process.put_uint(offset(mutex, KIND), kind, 4, site)
}

fn mutex_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mutex, attr) = (call.pointer(0)?, call.pointer(1)?);
    let kind = if is_null(attr) { 0 } else { process.get_uint(attr, 4, call.site)? };
    make_mutex(process, mutex, kind, call.site)?;
    int(0)
}

fn mutex_destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mutex = call.pointer(0)?;
    let held = process.get_uint(mutex, 4, call.site)?;
    if held != 0 {
        return contract(format!("{} of a mutex that is held", call.name));
    }
    // It is a write, which every use must happen before.
    process.put_uint(mutex, held, 4, call.site)?;
    int(0)
}

fn is_spin(call: &Call<'_>) -> bool {
    call.name.starts_with("pthread_spin")
}

/// Returns the thread that holds a mutex, and its kind.
fn owner_and_kind(process: &mut Process<'_, '_>, call: &Call<'_>, mutex: Slot) -> Result<(u64, u64)> {
    if is_spin(call) {
        return Ok((0, 0));
    }
    let owner = process.get_uint(offset(mutex, OWNER), 4, call.site)?;
    Ok((owner, process.get_uint(offset(mutex, KIND), 4, call.site)?))
}

/// Tries to take a mutex `count` times.
pub(crate) fn try_mutex(process: &mut Process<'_, '_>, call: &Call<'_>, mutex: Slot, count: u64) -> Result<Attempt> {
    let held = process.get_uint(mutex, 4, call.site)?;
    let own = u64::from(process.thread_id().0);
    let (owner, kind) = owner_and_kind(process, call, mutex)?;
    if held == 0 && owner == robust::LOST {
        return Ok(Attempt::Failed(robust::ENOTRECOVERABLE));
    }
    let key = Key(event::MUTEX, mutex.bits);
    let is_again = matches!(kind & KINDS, RECURSIVE | ERROR_CHECK) && held != 0 && owner == own;
    let is_robust = kind & robust::ROBUST != 0;
    let explored = if is_again { None } else { explored_lock(process, call, &[key], Deed::Takes, is_robust)? };
    // What the graph says is so in every run of it.
    let held = if explored == Some(true) { 0 } else { held };
    if held != 0 && explored.is_none() || explored == Some(false) {
        match kind & KINDS {
            RECURSIVE if owner == own => {}
            ERROR_CHECK if owner == own => return Ok(Attempt::Failed(EDEADLK)),
            _ => {
                let by = if is_spin(call) { String::new() } else { format!(", which thread {owner} holds") };
                let word = if is_spin(call) { "spin lock" } else { "mutex" };
                return Ok(Attempt::Held(format!("the {word} at {:#x}{by}", mutex.bits)));
            }
        }
    }
    process.put_uint(mutex, held + count, 4, call.site)?;
    if !is_spin(call) {
        process.put_uint(offset(mutex, OWNER), own, 4, call.site)?;
    }
    if explored.is_none() {
        process.acquire(key);
    }
    process.orders_at(Key(event::MUTEX | event::TRIES, mutex.bits), false);
    process.scheduling_point();
    if kind & robust::ROBUST != 0
        && held == 0
        && let errno @ 1.. = robust::taken(process, mutex, owner, kind, call.site)?
    {
        return Ok(Attempt::Failed(errno));
    }
    Ok(Attempt::Taken)
}

/// Decides whether a lock is taken, where executions in a weak memory model are explored. `None` where its memory decides.
fn explored_lock(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    keys: &[Key],
    deed: Deed,
    is_robust: bool,
) -> Result<Option<bool>> {
    if !process.explores_graphs() {
        return Ok(None);
    }
    // A condition takes its mutex again when its time is over, which is refused there.
    let is_timed =
        ["timed", "clocklock", "clockrdlock", "clockwrlock", "lock_clock"].iter().any(|part| call.name.contains(part));
    if is_robust || is_timed {
        return unsupported(format!(
            "{} of a lock that is robust or waits for a time, with --explore --model rc11",
            call.name
        ));
    }
    process.explored_lock(keys, deed, call.name.contains("try"))
}

/// Takes a lock, or waits for an event that may make it free; returns 0 or an error number.
fn take(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    key: Key,
    limit: Limit,
    attempt: impl Fn(&mut Process<'_, '_>) -> Result<Attempt>,
) -> Result<i64> {
    let is_explored = process.explores_graphs();
    if matches!(limit, Limit::Now) && !is_explored {
        process.orders_at(Key(key.0 | event::TRIES, key.1), true);
    }
    let what = match attempt(process)? {
        Attempt::Taken => return Ok(0),
        Attempt::Failed(errno) => return Ok(errno),
        Attempt::Held(what) => what,
    };
    let timed_out = process.timed_out();
    let until = match limit {
        Limit::Now => {
            process.scheduling_point();
            return Ok(EBUSY);
        }
        Limit::At(..) if timed_out => return Ok(ETIMEDOUT),
        Limit::Never => None,
        Limit::At(clock, time) => match process.deadline(clock, time, call.site)? {
            Some(until) => Some(until),
            None => return Ok(EINVAL.into()),
        },
    };
    // An explored thread waits for something that happens in another execution.
    let key = if is_explored { Key::never(process.thread_id()) } else { key };
    process.wait(Wait { key: Some(key), until, what })
}

/// Takes a mutex, within a time limit.
pub(crate) fn take_mutex(process: &mut Process<'_, '_>, call: &Call<'_>, limit: Limit) -> Result<i64> {
    let mutex = call.pointer(0)?;
    take(process, call, Key(event::MUTEX, mutex.bits), limit, |process| try_mutex(process, call, mutex, 1))
}

fn mutex_lock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_mutex(process, call, Limit::Never).and_then(int)
}

fn mutex_trylock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match take_mutex(process, call, Limit::Now)? {
        // POSIX has no deadlock here.
        EDEADLK => int(EBUSY),
        errno => int(errno),
    }
}

fn mutex_timedlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_mutex(process, call, Limit::At(Clock::Wall, call.pointer(1)?)).and_then(int)
}

fn mutex_clocklock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = process.waiting_clock(call.int(1)?) else { return int(EINVAL.into()) };
    take_mutex(process, call, Limit::At(clock, call.pointer(2)?)).and_then(int)
}

/// Gives up `count` holds of a mutex; returns an error number if this thread does not hold it.
pub(crate) fn give_mutex(process: &mut Process<'_, '_>, call: &Call<'_>, mutex: Slot, count: u64) -> Result<i64> {
    let held = process.get_uint(mutex, 4, call.site)?;
    let (owner, kind) = owner_and_kind(process, call, mutex)?;
    let own = u64::from(process.thread_id().0);
    if held == 0 || owner != own && !is_spin(call) {
        if matches!(kind & KINDS, RECURSIVE | ERROR_CHECK) || kind & robust::ROBUST != 0 {
            return Ok(EPERM.into());
        }
        return contract(match held {
            0 => format!("{} of a lock that is not held", call.name),
            _ => format!("{} of a mutex that thread {owner} holds", call.name),
        });
    }
    // The thread that takes it next may destroy it, so the accesses are part of the release.
    let left = held.saturating_sub(count);
    process.put_uint(mutex, left, 4, call.site)?;
    if left == 0 {
        if !is_spin(call) {
            let is_lost = kind & robust::INCONSISTENT != 0;
            process.put_uint(offset(mutex, OWNER), if is_lost { robust::LOST } else { 0 }, 4, call.site)?;
            robust::given(process, mutex);
        }
        let key = Key(event::MUTEX, mutex.bits);
        if !process.explored_operation(key, Deed::Gives)? {
            process.release(key);
        }
        process.orders_at(Key(event::MUTEX | event::TRIES, mutex.bits), false);
        // All that wait for a mutex which is lost have to learn of it, and each may take an explored one next.
        let wakes_all = kind & robust::INCONSISTENT != 0 || process.is_explored();
        process.wake(key, if wakes_all { usize::MAX } else { 1 });
        process.scheduling_point();
    }
    Ok(0)
}

fn mutex_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    give_mutex(process, call, call.pointer(0)?, 1).and_then(int)
}

fn spin_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn rwlock_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (lock, size) = (call.pointer(0)?, if process.abi.pointer == 8 { 56 } else { 32 });
    process.forget_sync(Key(event::WRITE_LOCK, lock.bits));
    process.forget_sync(Key(event::READ_LOCK, lock.bits));
    process.put(lock, &vec![0; size], call.site)?;
    int(0)
}

fn rwlock_destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let lock = call.pointer(0)?;
    let state = process.get_uint(lock, 4, call.site)?;
    if state != 0 {
        return contract("pthread_rwlock_destroy of a lock that is held");
    }
    process.put_uint(lock, state, 4, call.site)?;
    int(0)
}

/// Returns the time limit of a function on a reader-writer lock, by its name; `None` if the clock is unsuitable.
fn rwlock_limit(process: &Process<'_, '_>, call: &Call<'_>) -> Result<Option<Limit>> {
    let name = call.name;
    Ok(Some(if name.contains("try") {
        Limit::Now
    } else if name.contains("timed") {
        Limit::At(Clock::Wall, call.pointer(1)?)
    } else if name.contains("clock_") || name.contains("lock_clock") {
        match process.waiting_clock(call.int(1)?) {
            Some(clock) => Limit::At(clock, call.pointer(2)?),
            None => return Ok(None),
        }
    } else {
        Limit::Never
    }))
}

/// Tries to take a reader-writer lock.
fn try_rwlock(process: &mut Process<'_, '_>, call: &Call<'_>, lock: Slot, writes: bool) -> Result<Attempt> {
    let mut state = process.get_uint(lock, 4, call.site)?;
    let own = u64::from(process.thread_id().0);
    let keys = [event::WRITE_LOCK, event::READ_LOCK].map(|event| Key(event, lock.bits));
    let (keys, deed) = if writes { (&keys[..], Deed::Takes) } else { (&keys[..1], Deed::TakesShared) };
    let is_own = state == WRITING && process.get_uint(offset(lock, WRITER), 4, call.site)? == own;
    let explored = if is_own { None } else { explored_lock(process, call, keys, deed, false)? };
    match explored {
        Some(false) => return Ok(Attempt::Held(format!("the lock at {:#x}", lock.bits))),
        // The graph's word is true in every run of it.
        Some(true) if writes || state == WRITING => state = 0,
        _ => {}
    }
    if state == WRITING || writes && state != 0 {
        if state == WRITING {
            let writer = process.get_uint(offset(lock, WRITER), 4, call.site)?;
            return Ok(match writer == own {
                true if !call.name.contains("try") => Attempt::Failed(EDEADLK),
                _ => Attempt::Held(format!("the lock at {:#x}, which thread {writer} holds for writing", lock.bits)),
            });
        }
        return Ok(Attempt::Held(format!("the lock at {:#x}, which {state} threads hold for reading", lock.bits)));
    }
    process.put_uint(lock, if writes { WRITING } else { state + 1 }, 4, call.site)?;
    if explored.is_none() {
        keys.iter().for_each(|&key| process.acquire(key));
    }
    process.orders_at(Key(event::WRITE_LOCK | event::TRIES, lock.bits), false);
    if writes {
        process.put_uint(offset(lock, WRITER), own, 4, call.site)?;
    }
    process.scheduling_point();
    Ok(Attempt::Taken)
}

fn take_rwlock(process: &mut Process<'_, '_>, call: &Call<'_>, writes: bool) -> Result<Slot> {
    let lock = call.pointer(0)?;
    let Some(limit) = rwlock_limit(process, call)? else { return int(EINVAL.into()) };
    let key = Key(event::WRITE_LOCK, lock.bits);
    take(process, call, key, limit, |process| try_rwlock(process, call, lock, writes)).and_then(int)
}

fn rwlock_rdlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_rwlock(process, call, false)
}

fn rwlock_wrlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_rwlock(process, call, true)
}

fn rwlock_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let lock = call.pointer(0)?;
    let (left, event) = match process.get_uint(lock, 4, call.site)? {
        0 => return contract("pthread_rwlock_unlock of a lock that is not held"),
        WRITING => {
            let writer = process.get_uint(offset(lock, WRITER), 4, call.site)?;
            if writer != u64::from(process.thread_id().0) {
                return contract(format!("pthread_rwlock_unlock of a lock that thread {writer} holds for writing"));
            }
            process.put_uint(offset(lock, WRITER), 0, 4, call.site)?;
            (0, event::WRITE_LOCK)
        }
        readers => (readers - 1, event::READ_LOCK),
    };
    process.put_uint(lock, left, 4, call.site)?;
    let deed = if event == event::WRITE_LOCK { Deed::GivesWriting } else { Deed::GivesShared };
    if !process.explored_operation(Key(event, lock.bits), deed)? {
        process.release(Key(event, lock.bits));
    }
    process.orders_at(Key(event::WRITE_LOCK | event::TRIES, lock.bits), false);
    if left == 0 {
        process.wake(Key(event::WRITE_LOCK, lock.bits), usize::MAX);
    }
    process.scheduling_point();
    int(0)
}

impl Process<'_, '_> {
    /// Returns a clock that can be waited for.
    pub(crate) fn waiting_clock(&self, number: i64) -> Option<Clock> {
        Clock::numbered(number, &self.abi).filter(|clock| *clock != Clock::Processor)
    }

    /// Returns the virtual time at which a clock shows the `struct timespec` at an address; `None` if it is invalid.
    pub(crate) fn deadline(&mut self, clock: Clock, time: Slot, site: Site) -> Result<Option<Duration>> {
        let Some(time) = self.get_timespec(time, site)? else { return Ok(None) };
        let left = time.saturating_sub(self.read_clock(clock));
        Ok(Some(self.virtual_time().saturating_add(left)))
    }
}
