//! Cancellation of threads (POSIX.1-2017, 2.9.5): a cancelled thread ends, as by `pthread_exit`, in its next call of a
//! function that is a cancellation point. A thread that waits in one for time, for another thread's end, for a semaphore
//! or a pipe ends its wait; one that waits for a condition variable first locks the mutex again. Asynchronous cancellation
//! is not modelled.

use std::collections::BTreeSet;

use draig_interp::library::Call;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::threads::{Key, ThreadId};
use draig_interp::value::{Slot, mask};

use crate::access::{contract, int, is_null, void};
use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::system::threads::{event, runs, thread_of};
use crate::table::Entry;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_cancel", "i(l)", cancel),
    ("pthread_setcancelstate", "i(ip)", set_state),
    ("pthread_setcanceltype", "i(ip)", set_type),
    ("pthread_testcancel", "v()", test),
    ("__pthread_register_cancel", "v(p)", register_cleanup),
    ("__pthread_unregister_cancel", "v(p)", unregister_cleanup),
    ("__pthread_unwind_next", "v(p)", go_on),
];

/// Functions of the library that are cancellation points, sorted.
static POINTS: &[&str] = &[
    "accept",
    "clock_nanosleep",
    "close",
    "creat",
    "fsync",
    "nanosleep",
    "open",
    "open64",
    "openat",
    "pause",
    "poll",
    "pread",
    "pselect",
    "pthread_clockjoin_np",
    "pthread_cond_clockwait",
    "pthread_cond_timedwait",
    "pthread_cond_wait",
    "pthread_join",
    "pthread_testcancel",
    "pthread_timedjoin_np",
    "pwrite",
    "read",
    "readv",
    "select",
    "sem_clockwait",
    "sem_timedwait",
    "sem_wait",
    "sigsuspend",
    "sigwait",
    "sleep",
    "usleep",
    "wait",
    "waitpid",
    "write",
    "writev",
];

/// `PTHREAD_CANCEL_DISABLE`.
const DISABLE: i64 = 1;
/// `PTHREAD_CANCEL_DEFERRED`.
const DEFERRED: i64 = 0;
/// `ESRCH`.
pub(crate) const NO_SUCH_THREAD: i64 = 3;

/// Threads that have been cancelled, or refuse to be.
#[derive(Debug, Default)]
pub(crate) struct Cancellations {
    /// Those that have not ended.
    pending: BTreeSet<u32>,
    disabled: BTreeSet<u32>,
}

/// Ends the running thread if it was cancelled and calls a cancellation point.
pub(crate) fn check(process: &mut Process<'_, '_>, function: &str) -> Result<()> {
    // A thread that has begun to wait for a condition has no mutex.
    let waits = function.starts_with("pthread_cond_") && process.thread.stage != 0;
    if waits || POINTS.binary_search(&function).is_err() { Ok(()) } else { check_here(process) }
}

/// Ends the running thread if it was cancelled.
pub(crate) fn check_here(process: &mut Process<'_, '_>) -> Result<()> {
    let thread = process.thread_id().0;
    let cancellations = &mut process.state().cancellations;
    if !cancellations.pending.contains(&thread) || cancellations.disabled.contains(&thread) {
        return Ok(());
    }
    cancellations.pending.remove(&thread);
    // `PTHREAD_CANCELED`
    Err(Box::new(Stop::EndThread(Slot::plain(mask(8 * process.abi.pointer)))))
}

impl Cancellations {
    /// Whether [`check`] has anything to do.
    #[inline]
    pub(crate) fn are_pending(&self) -> bool {
        !self.pending.is_empty()
    }
}

fn cancel(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let thread = thread_of(call.uint(0)?);
    if !runs(process, thread) {
        return int(NO_SUCH_THREAD);
    }
    if process.is_explored() {
        return unsupported("pthread_cancel with --explore".to_owned());
    }
    // Waits for mutexes and others are no cancellation points.
    let ends = |key: Key| matches!(key.0, event::END | event::SEMAPHORE | event::CONDITION | event::PIPE);
    let is_disabled = process.state().cancellations.disabled.contains(&thread);
    let wait = process.wait_of(ThreadId(thread)).map(|wait| wait.key);
    if wait.is_some_and(|key| !is_disabled && key.is_none_or(ends)) {
        process.end_wait(ThreadId(thread));
    }
    process.state().cancellations.pending.insert(thread);
    process.scheduling_point();
    int(0)
}

fn set_state(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (wanted, old) = (call.int(0)?, call.pointer(1)?);
    if !(0..=DISABLE).contains(&wanted) {
        return int(EINVAL.into());
    }
    let thread = process.thread_id().0;
    let disabled = &mut process.state().cancellations.disabled;
    let was_disabled = if wanted == DISABLE { !disabled.insert(thread) } else { disabled.remove(&thread) };
    if !is_null(old) {
        process.put_uint(old, was_disabled.into(), 4, call.site)?;
    }
    int(0)
}

fn set_type(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (wanted, old) = (call.int(0)?, call.pointer(1)?);
    if wanted != DEFERRED {
        return unsupported("asynchronous cancellation of threads".to_owned());
    }
    if !is_null(old) {
        process.put_uint(old, DEFERRED as u64, 4, call.site)?;
    }
    int(0)
}

/// Does nothing: the thread would have ended before.
fn test(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}

/// Registers the buffer of a `pthread_cleanup_push`, whose beginning a `setjmp` has filled.
fn register_cleanup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let buffer = call.pointer(0)?;
    process.state().threads.own.cleanups.push(buffer);
    void()
}

fn unregister_cleanup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    process.state().threads.own.cleanups.pop();
    void()
}

/// Goes on with the end of the thread after one of its cleanups.
fn go_on(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match process.ending() {
        Some(value) => {
            process.state().threads.own.cleanups.pop();
            Err(Box::new(Stop::EndThread(value)))
        }
        None => contract(format!("{} of a thread that does not end", call.name)),
    }
}

/// Returns the number of the `setjmp` at which the innermost registered cleanup of the running thread begins.
pub(crate) fn next_cleanup(process: &mut Process<'_, '_>) -> Result<Option<u64>> {
    let Some(&buffer) = process.state().threads.own.cleanups.last() else { return Ok(None) };
    let site = process.thread.site;
    process.get_uint(buffer, 8, site).map(Some)
}

#[cfg(test)]
mod tests {
    use super::POINTS;

    #[test]
    fn cancellation_points_are_sorted() {
        assert!(POINTS.is_sorted());
    }
}
