//! Robust mutexes (`pthread_mutexattr_setrobust`): a thread that ends gives up those that it holds, and the next thread
//! that takes one learns of it.

use crate::access::{int, offset};
use crate::process::Process;
use crate::system::locks::{KIND, KINDS, OWNER};
use crate::system::posix::EINVAL;
use crate::system::threads::event;
use crate::table::Entry;
use draig_interp::library::{Accesses, Call};
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::threads::Key;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_mutexattr_setrobust", "i(pi)", attr_set),
    ("pthread_mutexattr_setrobust_np", "i(pi)", attr_set),
    ("pthread_mutexattr_getrobust", "i(pp)", attr_get),
    ("pthread_mutexattr_getrobust_np", "i(pp)", attr_get),
    ("pthread_mutex_consistent", "i(p)", consistent),
    ("pthread_mutex_consistent_np", "i(p)", consistent),
];

/// The owner has ended; the lock is taken nevertheless.
const EOWNERDEAD: i64 = 130;
/// The mutex was given up before it was made consistent.
pub(crate) const ENOTRECOVERABLE: i64 = 131;
/// Added to the kind of a robust mutex, as in glibc.
pub(crate) const ROBUST: u64 = 1 << 4;
/// Added to the kind while what the mutex protects may be inconsistent.
pub(crate) const INCONSISTENT: u64 = 1 << 5;
/// Owners of a mutex that nobody holds: a thread that has ended, and none ever again.
const ENDED: u64 = 0xffff_ffff;
pub(crate) const LOST: u64 = 0xffff_fffe;

fn attr_set(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (attr, robust) = (call.pointer(0)?, call.int(1)?);
    if !(0..=1).contains(&robust) {
        return int(EINVAL.into());
    }
    let kind = process.get_uint(attr, 4, call.site)? & KINDS;
    process.put_uint(attr, kind | (ROBUST * robust as u64), 4, call.site)?;
    int(0)
}

fn attr_get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = process.get_uint(call.pointer(0)?, 4, call.site)?;
    process.put_uint(call.pointer(1)?, u64::from(kind & ROBUST != 0), 4, call.site)?;
    int(0)
}

fn consistent(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mutex = call.pointer(0)?;
    let owner = process.get_uint(offset(mutex, OWNER), 4, call.site)?;
    let kind = process.get_uint(offset(mutex, KIND), 4, call.site)?;
    if kind & INCONSISTENT == 0 || owner != u64::from(process.thread_id().0) {
        return int(EINVAL.into());
    }
    process.put_uint(offset(mutex, KIND), kind & !INCONSISTENT, 4, call.site)?;
    int(0)
}

/// Notes that the running thread has taken a robust mutex after `owner`. Returns the error number of the function that
/// took it.
pub(crate) fn taken(process: &mut Process<'_, '_>, mutex: Slot, owner: u64, kind: u64, site: Site) -> Result<i64> {
    process.state().threads.own.robust.push(mutex);
    if owner != ENDED {
        return Ok(0);
    }
    process.put_uint(offset(mutex, KIND), kind | INCONSISTENT, 4, site)?;
    Ok(EOWNERDEAD)
}

/// Notes that the running thread gives up a robust mutex.
pub(crate) fn given(process: &mut Process<'_, '_>, mutex: Slot) {
    process.state().threads.own.robust.retain(|held| held.bits != mutex.bits);
}

/// Gives up the robust mutexes that the running thread, which ends, holds.
pub(crate) fn thread_ends(process: &mut Process<'_, '_>) -> Result<()> {
    let held = std::mem::take(&mut process.state().threads.own.robust);
    let before = process.memory.treat_accesses(Accesses::Atomic);
    let done = held.into_iter().try_for_each(|mutex| give_up(process, mutex));
    process.memory.treat_accesses(before);
    done
}

fn give_up(process: &mut Process<'_, '_>, mutex: Slot) -> Result<()> {
    let site = process.thread.site;
    process.put_uint(mutex, 0, 4, site)?;
    process.put_uint(offset(mutex, OWNER), ENDED, 4, site)?;
    let key = Key(event::MUTEX, mutex.bits);
    process.release(key);
    process.orders_at(Key(event::MUTEX | event::TRIES, mutex.bits), false);
    process.wake(key, 1);
    Ok(())
}
