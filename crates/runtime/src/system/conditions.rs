//! Condition variables, barriers and semaphores of `<pthread.h>` and `<semaphore.h>`, and the condition variables of
//! C++.

use crate::access::{contract, int, is_null, offset};
use crate::c::clock::Clock;
use crate::process::Process;
use crate::system::cancellation;
use crate::system::locks::{self, Attempt};
use crate::system::posix::EINVAL;
use crate::system::threads::{EAGAIN, ETIMEDOUT, event};
use crate::table::Entry;
use draig_interp::library::{Accesses, Call};
use draig_interp::site::Site;
use draig_interp::stop::{Result, unsupported};
use draig_interp::threads::{Deed, Key, Wait};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_cond_init", "i(pp)", cond_init),
    ("pthread_cond_destroy", "i(p)", cond_destroy),
    ("pthread_cond_signal", "i(p)", cond_signal),
    ("pthread_cond_broadcast", "i(p)", cond_broadcast),
    ("pthread_cond_wait", "i(pp)", cond_wait),
    ("pthread_cond_timedwait", "i(ppp)", cond_timedwait),
    ("pthread_cond_clockwait", "i(ppip)", cond_clockwait),
    ("pthread_condattr_init", "i(p)", locks::attr_init),
    ("pthread_condattr_destroy", "i(p)", ok),
    ("pthread_condattr_setclock", "i(pi)", condattr_setclock),
    ("pthread_condattr_getclock", "i(pp)", locks::mutexattr_gettype),
    ("pthread_condattr_setpshared", "i(pi)", ok),
    ("pthread_barrier_init", "i(ppu)", barrier_init),
    ("pthread_barrier_destroy", "i(p)", barrier_destroy),
    ("pthread_barrier_wait", "i(p)", barrier_wait),
    ("pthread_barrierattr_init", "i(p)", locks::attr_init),
    ("pthread_barrierattr_destroy", "i(p)", ok),
    ("sem_init", "i(piu)", sem_init),
    ("sem_destroy", "i(p)", ok),
    ("sem_post", "i(p)", sem_post),
    ("sem_wait", "i(p)", sem_wait),
    ("sem_trywait", "i(p)", sem_trywait),
    ("sem_timedwait", "i(pp)", sem_timedwait),
    ("sem_clockwait", "i(pip)", sem_clockwait),
    ("sem_getvalue", "i(pp)", sem_getvalue),
    ("sem_open", "p(pi...)", refused),
];

/// Offset of the clock of a condition variable in glibc.
const COND_CLOCK: u64 = 36;
/// Stages of a wait: until the condition is signalled, and then until the mutex is free. The result of the first
/// and the number of holds to restore are above.
const FOR_CONDITION: u64 = 1;
const FOR_MUTEX: u64 = 2;
const STAGE_MASK: u64 = 0xff;
const RESULT_SHIFT: u32 = 8;
const COUNT_SHIFT: u32 = 32;
/// Result of `pthread_barrier_wait` in the thread that arrives last.
const SERIAL_THREAD: i64 = -1;
/// Offsets in a barrier: number of threads to wait for, number of those that wait, and number of times it opened.
const ARRIVED: u64 = 4;
const OPENED: u64 = 8;
const EOVERFLOW: i32 = 75;
const MAX_SEMAPHORE: u64 = i32::MAX as u64;

fn ok(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

/// Reads a word of an object, which must exist, and of which every use must happen before its end.
fn use_object(process: &mut Process<'_, '_>, word: Slot, site: Site) -> Result<u64> {
    let before = process.memory.treat_accesses(Accesses::Atomic);
    let value = process.get_uint(word, 4, site);
    process.memory.treat_accesses(before);
    value
}

fn cond_destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let clock = offset(call.pointer(0)?, COND_CLOCK);
    let before = process.memory.treat_accesses(Accesses::Plain);
    let ended = process.get_uint(clock, 4, call.site).and_then(|value| process.put_uint(clock, value, 4, call.site));
    process.memory.treat_accesses(before);
    ended?;
    int(0)
}

fn refused(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    unsupported(format!("function @{}", call.name))
}

/// Writes a new condition variable that uses a clock.
pub(crate) fn make_condition(process: &mut Process<'_, '_>, condition: Slot, clock: u64, site: Site) -> Result<()> {
    process.put(condition, &[0; 48], site)?;
    process.put_uint(offset(condition, COND_CLOCK), clock, 4, site)
}

fn cond_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let condition = call.pointer(0)?;
    // C++'s constructor passes no attributes.
    let attr = if call.args.len() > 1 { call.pointer(1)? } else { Slot::plain(0) };
    let clock = if is_null(attr) { 0 } else { process.get_uint(attr, 4, call.site)? };
    make_condition(process, condition, clock, call.site)?;
    int(0)
}

fn condattr_setclock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = call.int(1)?;
    if process.waiting_clock(number).is_none() {
        return int(EINVAL.into());
    }
    process.put_uint(call.pointer(0)?, number as u64, 4, call.site)?;
    int(0)
}

/// Wakes threads that wait for a condition.
pub(crate) fn signal(process: &mut Process<'_, '_>, call: &Call<'_>, most: usize) -> Result<Slot> {
    let condition = call.pointer(0)?;
    use_object(process, offset(condition, COND_CLOCK), call.site)?;
    let key = Key(event::CONDITION, condition.bits);
    let deed = if most == 1 { Deed::Signals } else { Deed::Broadcasts };
    if !process.explored_operation(key, deed)? {
        process.orders_at(key, true);
    }
    process.wake(key, most);
    process.scheduling_point();
    int(0)
}

fn cond_signal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    signal(process, call, 1)
}

fn cond_broadcast(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    signal(process, call, usize::MAX)
}

/// Gives up a mutex and waits for a condition, at most until a clock shows the time at an address; then takes the
/// mutex again. Returns 0 or an error number.
pub(crate) fn wait_for(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    mutex: Slot,
    limit: Option<(Clock, Slot)>,
) -> Result<i64> {
    let condition = call.pointer(0)?;
    let key = Key(event::CONDITION, condition.bits);
    let stage = process.thread.stage;
    if stage & STAGE_MASK == 0 {
        let holds = process.get_uint(mutex, 4, call.site)?;
        if holds == 0 {
            return contract(format!("{} with a lock that is not held", call.name));
        }
        let until = match limit {
            Some((clock, time)) => match process.deadline(clock, time, call.site)? {
                None => return Ok(EINVAL.into()),
                until => until,
            },
            None => None,
        };
        use_object(process, offset(condition, COND_CLOCK), call.site)?;
        if until.is_some() && process.explores_graphs() {
            return unsupported(format!("{}, which waits for a time, with --explore --model rc11", call.name));
        }
        // Who takes the mutex next signals after the wait has begun.
        let is_explored = process.explored_operation(key, Deed::Waits)?;
        let errno = locks::give_mutex(process, call, mutex, holds)?;
        if errno != 0 {
            return Ok(errno);
        }
        if !is_explored {
            process.orders_at(key, true);
        }
        process.thread.stage = FOR_CONDITION | holds << COUNT_SHIFT;
        let what = format!("the condition at {:#x}", condition.bits);
        return process.wait(Wait { key: Some(key), until, what });
    }
    let holds = stage >> COUNT_SHIFT;
    let mut result = (stage >> RESULT_SHIFT & 0xffff) as i64;
    if stage & STAGE_MASK == FOR_CONDITION {
        result = if process.timed_out() { ETIMEDOUT } else { 0 };
        process.thread.stage = FOR_MUTEX | (result as u64) << RESULT_SHIFT | holds << COUNT_SHIFT;
        if process.explored_wake(key) {
            return process.wait(Wait { key: None, until: None, what: "its turn".to_owned() });
        }
    }
    match locks::try_mutex(process, call, mutex, holds)? {
        Attempt::Taken => {
            cancellation::check_here(process)?;
            Ok(result)
        }
        Attempt::Failed(errno) => Ok(errno),
        Attempt::Held(what) => {
            let is_explored = process.explores_graphs();
            let key = if is_explored { Key::never(process.thread_id()) } else { Key(event::MUTEX, mutex.bits) };
            process.wait(Wait { key: Some(key), until: None, what })
        }
    }
}

fn cond_wait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    wait_for(process, call, call.pointer(1)?, None).and_then(int)
}

fn cond_timedwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = process.get_int(offset(call.pointer(0)?, COND_CLOCK), 4, call.site)?;
    let Some(clock) = process.waiting_clock(number) else { return int(EINVAL.into()) };
    wait_for(process, call, call.pointer(1)?, Some((clock, call.pointer(2)?))).and_then(int)
}

fn cond_clockwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = process.waiting_clock(call.int(2)?) else { return int(EINVAL.into()) };
    wait_for(process, call, call.pointer(1)?, Some((clock, call.pointer(3)?))).and_then(int)
}

fn barrier_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (barrier, count) = (call.pointer(0)?, call.uint(2)?);
    if count == 0 {
        return int(EINVAL.into());
    }
    process.put(barrier, &[0; 32], call.site)?;
    process.put_uint(barrier, count, 4, call.site)?;
    int(0)
}

fn barrier_destroy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    // It is a write, which must not race with the arrival of a thread.
    process.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn barrier_wait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let barrier = call.pointer(0)?;
    let opened = process.get_uint(offset(barrier, OPENED), 4, call.site)?;
    // Threads of consecutive rounds do not synchronize with each other here.
    let round = |opened: u64| Key(event::BARRIER, barrier.bits + (opened & 1));
    if process.thread.stage != 0 {
        let own = process.thread.stage - 1;
        let is_serial = process.leave(round(own), own).unwrap_or(false);
        return int(if is_serial { SERIAL_THREAD } else { 0 });
    }
    let count = use_object(process, barrier, call.site)?;
    if count == 0 {
        return contract("pthread_barrier_wait at a barrier that was not initialised");
    }
    let arrived = process.get_uint(offset(barrier, ARRIVED), 4, call.site)? + 1;
    if arrived == 1 {
        process.forget_sync(round(opened));
    }
    process.arrive(round(opened), opened);
    if arrived < count {
        process.put_uint(offset(barrier, ARRIVED), arrived, 4, call.site)?;
        process.thread.stage = opened + 1;
        let what = format!("the barrier at {:#x}, at which {arrived} of {count} threads are", barrier.bits);
        return process.wait(Wait { key: Some(round(opened)), until: None, what });
    }
    process.put_uint(offset(barrier, ARRIVED), 0, 4, call.site)?;
    process.put_uint(offset(barrier, OPENED), (opened + 1) & 0xffff_ffff, 4, call.site)?;
    let is_serial = process.leave(round(opened), opened).unwrap_or(true);
    process.wake(round(opened), usize::MAX);
    process.scheduling_point();
    int(if is_serial { SERIAL_THREAD } else { 0 })
}

fn sem_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (semaphore, value) = (call.pointer(0)?, call.uint(2)?);
    if value > MAX_SEMAPHORE {
        return process.fail(EINVAL);
    }
    process.forget_sync(Key(event::SEMAPHORE, semaphore.bits));
    process.put(semaphore, &[0; 32], call.site)?;
    process.put_uint(semaphore, value, 4, call.site)?;
    int(0)
}

fn sem_post(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let semaphore = call.pointer(0)?;
    let value = process.get_uint(semaphore, 4, call.site)?;
    if value >= MAX_SEMAPHORE {
        return process.fail(EOVERFLOW);
    }
    let key = Key(event::SEMAPHORE, semaphore.bits);
    process.release(key);
    process.orders_at(Key(event::SEMAPHORE | event::TRIES, semaphore.bits), false);
    process.put_uint(semaphore, value + 1, 4, call.site)?;
    // Each of those that wait may be the one that goes on, if all are explored.
    let most = if process.is_explored() { usize::MAX } else { 1 };
    process.wake(key, most);
    process.scheduling_point();
    int(0)
}

/// Takes one from a semaphore, waiting within a time limit.
fn take_semaphore(process: &mut Process<'_, '_>, call: &Call<'_>, limit: Option<(Clock, Slot)>) -> Result<Slot> {
    let semaphore = call.pointer(0)?;
    let key = Key(event::SEMAPHORE, semaphore.bits);
    let value = process.get_uint(semaphore, 4, call.site)?;
    if value > 0 {
        process.put_uint(semaphore, value - 1, 4, call.site)?;
        process.acquire(key);
        process.scheduling_point();
        return int(0);
    }
    let until = match limit {
        None => None,
        Some(_) if process.timed_out() => return process.fail(ETIMEDOUT as i32),
        Some((clock, time)) => match process.deadline(clock, time, call.site)? {
            None => return process.fail(EINVAL),
            until => until,
        },
    };
    let what = format!("the semaphore at {:#x}", semaphore.bits);
    process.wait(Wait { key: Some(key), until, what })
}

fn sem_wait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_semaphore(process, call, None)
}

fn sem_trywait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let semaphore = call.pointer(0)?;
    process.orders_at(Key(event::SEMAPHORE | event::TRIES, semaphore.bits), true);
    if process.get_uint(semaphore, 4, call.site)? == 0 {
        process.scheduling_point();
        return process.fail(EAGAIN);
    }
    take_semaphore(process, call, None)
}

fn sem_timedwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_semaphore(process, call, Some((Clock::Wall, call.pointer(1)?)))
}

fn sem_clockwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = process.waiting_clock(call.int(1)?) else { return process.fail(EINVAL) };
    take_semaphore(process, call, Some((clock, call.pointer(2)?)))
}

fn sem_getvalue(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = process.get_uint(call.pointer(0)?, 4, call.site)?;
    process.put_uint(call.pointer(1)?, value, 4, call.site)?;
    int(0)
}
