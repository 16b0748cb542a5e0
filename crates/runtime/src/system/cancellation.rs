//! Cancellation of threads (POSIX.1-2017, 2.9.5): a cancelled thread ends, as by `pthread_exit`, in its next call of a
//! function that is a cancellation point. A thread that waits in one for time, for another thread's end or for a
//! semaphore ends its wait; one that waits for a condition variable, whose mutex it would have to lock first, is not
//! modelled, nor is asynchronous cancellation.

use std::collections::BTreeSet;

use draig_interp::library::Call;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::threads::ThreadId;
use draig_interp::value::{Slot, mask};

use crate::access::{int, is_null};
use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::system::threads::{event, runs, thread_of};
use crate::table::Entry;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_cancel", "i(l)", cancel),
    ("pthread_setcancelstate", "i(ip)", set_state),
    ("pthread_setcanceltype", "i(ip)", set_type),
    ("pthread_testcancel", "v()", test),
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
const NO_SUCH_THREAD: i64 = 3;

/// Threads that have been cancelled, or refuse to be.
#[derive(Debug, Default)]
pub(crate) struct Cancellations {
    /// Those that have not ended.
    pending: BTreeSet<u32>,
    disabled: BTreeSet<u32>,
}

/// Ends the running thread if it was cancelled and calls a cancellation point.
pub(crate) fn check(process: &mut Process<'_, '_>, function: &str) -> Result<()> {
    let thread = process.thread_id().0;
    let cancellations = &mut process.state().cancellations;
    let is_cancelled = cancellations.pending.contains(&thread) && !cancellations.disabled.contains(&thread);
    if !is_cancelled || POINTS.binary_search(&function).is_err() {
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
    let wait = process.wait_of(ThreadId(thread)).map(|wait| (wait.key, wait.what.clone()));
    match wait {
        Some((Some(key), what)) if key.0 == event::CONDITION => {
            return unsupported(format!("pthread_cancel of a thread that waits for {what}"));
        }
        // Waits for mutexes and others are no cancellation points.
        Some((Some(key), _)) if key.0 != event::END && key.0 != event::SEMAPHORE => {}
        Some(_) => process.end_wait(ThreadId(thread)),
        None => {}
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

#[cfg(test)]
mod tests {
    use super::POINTS;

    #[test]
    fn cancellation_points_are_sorted() {
        assert!(POINTS.is_sorted());
    }
}
