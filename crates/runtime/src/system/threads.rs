//! `<pthread.h>`, `<semaphore.h>` and `<sched.h>` for a single thread: locks, keys, once. Waiting for another
//! thread would last forever and is reported.

use crate::access::{contract, int, is_null, offset};
use crate::c::clock::Clock;
use crate::system::posix::EINVAL;
use draig_interp::account::Tally;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_mutex_init", "i(pp)", mutex_init),
    ("pthread_mutex_destroy", "i(p)", ok),
    ("pthread_mutex_lock", "i(p)", mutex_lock),
    ("pthread_mutex_trylock", "i(p)", mutex_lock),
    ("pthread_mutex_timedlock", "i(pp)", mutex_timedlock),
    ("pthread_mutex_clocklock", "i(pip)", mutex_clocklock),
    ("pthread_mutex_unlock", "i(p)", mutex_unlock),
    ("pthread_mutexattr_init", "i(p)", attr_init),
    ("pthread_mutexattr_destroy", "i(p)", ok),
    ("pthread_mutexattr_settype", "i(pi)", mutexattr_settype),
    ("pthread_mutexattr_gettype", "i(pp)", mutexattr_gettype),
    ("pthread_mutexattr_setpshared", "i(pi)", ok),
    ("pthread_rwlock_init", "i(pp)", rwlock_init),
    ("pthread_rwlock_destroy", "i(p)", ok),
    ("pthread_rwlock_rdlock", "i(p)", rwlock_rdlock),
    ("pthread_rwlock_tryrdlock", "i(p)", rwlock_rdlock),
    ("pthread_rwlock_wrlock", "i(p)", rwlock_wrlock),
    ("pthread_rwlock_trywrlock", "i(p)", rwlock_wrlock),
    ("pthread_rwlock_unlock", "i(p)", rwlock_unlock),
    ("pthread_spin_init", "i(pi)", spin_init),
    ("pthread_spin_destroy", "i(p)", ok),
    ("pthread_spin_lock", "i(p)", mutex_lock),
    ("pthread_spin_trylock", "i(p)", mutex_lock),
    ("pthread_spin_unlock", "i(p)", mutex_unlock),
    ("pthread_cond_init", "i(pp)", cond_init),
    ("pthread_cond_destroy", "i(p)", ok),
    ("pthread_cond_signal", "i(p)", ok),
    ("pthread_cond_broadcast", "i(p)", ok),
    ("pthread_cond_wait", "i(pp)", wait),
    ("pthread_cond_timedwait", "i(ppp)", cond_timedwait),
    ("pthread_cond_clockwait", "i(ppip)", cond_clockwait),
    ("_ZNSt18condition_variableC1Ev", "v(p)", cond_init),
    ("_ZNSt18condition_variableC2Ev", "v(p)", cond_init),
    ("_ZNSt18condition_variableD1Ev", "v(p)", ok),
    ("_ZNSt18condition_variableD2Ev", "v(p)", ok),
    ("_ZNSt18condition_variable10notify_oneEv", "v(p)", ok),
    ("_ZNSt18condition_variable10notify_allEv", "v(p)", ok),
    ("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE", "v(pp)", wait),
    ("pthread_condattr_init", "i(p)", attr_init),
    ("pthread_condattr_destroy", "i(p)", ok),
    ("pthread_condattr_setclock", "i(pi)", condattr_setclock),
    ("pthread_condattr_getclock", "i(pp)", mutexattr_gettype),
    ("pthread_once", "i(pp)", once),
    ("pthread_self", "l()", this_thread),
    ("pthread_equal", "i(ll)", equal),
    ("pthread_key_create", "i(pp)", key_create),
    ("__pthread_key_create", "i(pp)", key_create),
    ("pthread_key_delete", "i(u)", key_delete),
    ("pthread_getspecific", "p(u)", getspecific),
    ("pthread_setspecific", "i(up)", setspecific),
    ("pthread_attr_init", "i(p)", thread_attr_init),
    ("pthread_attr_destroy", "i(p)", ok),
    ("pthread_attr_setstacksize", "i(pl)", ok),
    ("pthread_attr_setdetachstate", "i(pi)", ok),
    ("pthread_attr_getstack", "i(ppp)", attr_getstack),
    ("pthread_attr_getguardsize", "i(pp)", attr_getguardsize),
    ("pthread_getattr_np", "i(lp)", getattr_np),
    ("pthread_setname_np", "i(lp)", setname_np),
    ("pthread_getname_np", "i(lpl)", getname_np),
    ("pthread_atfork", "i(ppp)", ok),
    ("pthread_setcancelstate", "i(ip)", setcancelstate),
    ("pthread_exit", "v(p)", thread_exit),
    ("pthread_create", "i(pppp)", start),
    ("thrd_create", "i(ppp)", start),
    ("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE", "v(ppp)", start),
    ("clone", "i(ppip...)", start),
    ("sem_init", "i(piu)", sem_init),
    ("sem_destroy", "i(p)", ok),
    ("sem_post", "i(p)", sem_post),
    ("sem_wait", "i(p)", sem_wait),
    ("sem_trywait", "i(p)", sem_wait),
    ("sem_timedwait", "i(pp)", sem_timedwait),
    ("sem_clockwait", "i(pip)", sem_clockwait),
    ("sem_getvalue", "i(pp)", sem_getvalue),
    ("sched_yield", "i()", nothing),
    ("sched_getaffinity", "i(ilp)", sched_getaffinity),
    ("pthread_yield", "i()", nothing),
];

const EBUSY: i64 = 16;
pub(crate) const EAGAIN: i32 = 11;
pub(crate) const ETIMEDOUT: i64 = 110;
/// Number of the thread, as reported to the program.
const THIS: i64 = 0x1000;
/// Offset of a mutex's kind in glibc; its first four bytes are the lock.
const KIND: u64 = 16;
/// Offset of the clock of a condition variable in glibc.
const COND_CLOCK: u64 = 36;
const RECURSIVE: u64 = 1;
const ERROR_CHECK: u64 = 2;
const MAX_KEYS: usize = 1024;

/// Keys of thread-specific data.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    /// Value and destructor of each key.
    keys: Vec<Option<(Slot, Slot)>>,
}

impl Threads {
    /// Adds the memory of the keys to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.keys);
    }

    /// Adds the values of keys and their destructors.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.keys.iter().flatten().flat_map(|&(value, destructor)| [value, destructor]));
    }
}

fn start(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    unsupported(format!("function @{}, which starts a thread", call.name))
}

fn ok(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

fn nothing(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}

fn mutex_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (mutex, attr) = (call.pointer(0)?, call.pointer(1)?);
    let kind = if is_null(attr) { 0 } else { process.get_uint(attr, 4, call.site)? };
    let size = if process.abi.pointer == 8 { 40 } else { 24 };
    process.put(mutex, &vec![0; size], call.site)?;
    process.put_uint(offset(mutex, KIND), kind, 4, call.site)?;
    int(0)
}

fn mutex_kind(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<u64> {
    if call.name.starts_with("pthread_spin") {
        return Ok(0);
    }
    process.get_uint(offset(call.pointer(0)?, KIND), 4, call.site)
}

fn mutex_lock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_mutex(process, call, None)
}

fn mutex_timedlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    take_mutex(process, call, Some((Clock::Wall, call.pointer(1)?)))
}

fn mutex_clocklock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = waiting_clock(process, call.int(1)?) else { return int(EINVAL.into()) };
    take_mutex(process, call, Some((clock, call.pointer(2)?)))
}

/// Takes a lock, or waits for it until a clock shows the time at an address.
fn take_mutex(process: &mut Process<'_, '_>, call: &Call<'_>, until: Option<(Clock, Slot)>) -> Result<Slot> {
    const EDEADLK: i64 = 35;
    let mutex = call.pointer(0)?;
    let held = process.get_uint(mutex, 4, call.site)?;
    if held != 0 {
        let kind = mutex_kind(process, call)?;
        if call.name.contains("try") && kind != RECURSIVE {
            return int(EBUSY);
        }
        match (kind, until) {
            (RECURSIVE, _) => {}
            (ERROR_CHECK, _) => return int(EDEADLK),
            (_, Some((clock, deadline))) => return time_out(process, call, clock, deadline).and_then(int),
            (_, None) => {
                return unsupported("a lock that the only thread already holds: it would wait for itself forever");
            }
        }
    }
    process.put_uint(mutex, held + 1, 4, call.site)?;
    int(0)
}

/// Returns a clock that can be waited for.
fn waiting_clock(process: &Process<'_, '_>, number: i64) -> Option<Clock> {
    Clock::numbered(number, &process.abi).filter(|clock| *clock != Clock::Processor)
}

/// Waits until a clock shows the `struct timespec` at an address, since no other thread can end the wait;
/// returns the error number.
fn time_out(process: &mut Process<'_, '_>, call: &Call<'_>, clock: Clock, deadline: Slot) -> Result<i64> {
    let Some(time) = process.get_timespec(deadline, call.site)? else { return Ok(EINVAL.into()) };
    process.sleep_until(clock, time);
    Ok(ETIMEDOUT)
}

fn mutex_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mutex = call.pointer(0)?;
    let held = process.get_uint(mutex, 4, call.site)?;
    if held == 0 {
        if matches!(mutex_kind(process, call)?, RECURSIVE | ERROR_CHECK) {
            return int(crate::system::posix::EPERM.into());
        }
        return contract(format!("{} of a lock that is not held", call.name));
    }
    process.put_uint(mutex, held - 1, 4, call.site)?;
    int(0)
}

fn attr_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn mutexattr_settype(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = call.int(1)?;
    if !(0..=3).contains(&kind) {
        return int(EINVAL.into());
    }
    process.put_uint(call.pointer(0)?, kind as u64, 4, call.site)?;
    int(0)
}

fn mutexattr_gettype(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = process.get_uint(call.pointer(0)?, 4, call.site)?;
    process.put_uint(call.pointer(1)?, kind, 4, call.site)?;
    int(0)
}

/// Readers count up from zero; a writer is `u32::MAX`.
fn rwlock_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let size = if process.abi.pointer == 8 { 56 } else { 32 };
    process.put(call.pointer(0)?, &vec![0; size], call.site)?;
    int(0)
}

fn rwlock_rdlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let lock = call.pointer(0)?;
    match process.get_uint(lock, 4, call.site)? {
        0xffff_ffff if call.name.contains("try") => int(EBUSY),
        0xffff_ffff => unsupported("a lock that the only thread already holds: it would wait for itself forever"),
        readers => {
            process.put_uint(lock, readers + 1, 4, call.site)?;
            int(0)
        }
    }
}

fn rwlock_wrlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let lock = call.pointer(0)?;
    match process.get_uint(lock, 4, call.site)? {
        0 => {
            process.put_uint(lock, 0xffff_ffff, 4, call.site)?;
            int(0)
        }
        _ if call.name.contains("try") => int(EBUSY),
        _ => unsupported("a lock that the only thread already holds: it would wait for itself forever"),
    }
}

fn rwlock_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let lock = call.pointer(0)?;
    let left = match process.get_uint(lock, 4, call.site)? {
        0 => return contract("pthread_rwlock_unlock of a lock that is not held"),
        0xffff_ffff => 0,
        readers => readers - 1,
    };
    process.put_uint(lock, left, 4, call.site)?;
    int(0)
}

fn spin_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn cond_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let condition = call.pointer(0)?;
    // C++'s constructor passes no attributes.
    let attr = if call.args.len() > 1 { call.pointer(1)? } else { Slot::plain(0) };
    let clock = if is_null(attr) { 0 } else { process.get_uint(attr, 4, call.site)? };
    process.put(condition, &[0; 48], call.site)?;
    process.put_uint(offset(condition, COND_CLOCK), clock, 4, call.site)?;
    int(0)
}

fn condattr_setclock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = call.int(1)?;
    if waiting_clock(process, number).is_none() {
        return int(EINVAL.into());
    }
    process.put_uint(call.pointer(0)?, number as u64, 4, call.site)?;
    int(0)
}

fn wait(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    unsupported(format!("{}: there is no other thread to wait for", call.name))
}

fn cond_timedwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = process.get_int(offset(call.pointer(0)?, COND_CLOCK), 4, call.site)?;
    wait_until(process, call, number, call.pointer(2)?)
}

fn cond_clockwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    wait_until(process, call, call.int(2)?, call.pointer(3)?)
}

fn wait_until(process: &mut Process<'_, '_>, call: &Call<'_>, clock: i64, deadline: Slot) -> Result<Slot> {
    if process.get_uint(call.pointer(1)?, 4, call.site)? == 0 {
        return contract(format!("{} with a lock that is not held", call.name));
    }
    let Some(clock) = waiting_clock(process, clock) else { return int(EINVAL.into()) };
    time_out(process, call, clock, deadline).and_then(int)
}

fn once(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const DONE: u64 = 2;
    let control = call.pointer(0)?;
    if process.get_uint(control, 4, call.site)? == 0 {
        process.put_uint(control, 1, 4, call.site)?;
        process.call_back(call.pointer(1)?, &[])?;
        process.put_uint(control, DONE, 4, call.site)?;
    }
    int(0)
}

fn this_thread(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.long(THIS)
}

fn equal(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((call.uint(0)? == call.uint(1)?).into())
}

fn key_create(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let destructor = call.pointer(1)?;
    let keys = &mut process.state().threads.keys;
    if keys.len() >= MAX_KEYS {
        return int(EAGAIN.into());
    }
    keys.push(Some((Slot::plain(0), destructor)));
    let key = keys.len() as u64 - 1;
    process.put_uint(call.pointer(0)?, key, 4, call.site)?;
    int(0)
}

fn key<'a>(process: &'a mut Process<'_, '_>, call: &Call<'_>) -> Result<Option<&'a mut (Slot, Slot)>> {
    let number = call.uint(0)? as usize;
    Ok(process.state().threads.keys.get_mut(number).and_then(Option::as_mut))
}

fn key_delete(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = call.uint(0)? as usize;
    match process.state().threads.keys.get_mut(number) {
        Some(key @ Some(_)) => {
            *key = None;
            int(0)
        }
        _ => int(EINVAL.into()),
    }
}

fn getspecific(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Ok(key(process, call)?.map_or(Slot::plain(0), |(value, _)| *value))
}

fn setspecific(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = call.pointer(1)?;
    match key(process, call)? {
        Some((place, _)) => {
            *place = value;
            int(0)
        }
        None => int(EINVAL.into()),
    }
}

fn thread_attr_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put(call.pointer(0)?, &[0; 56], call.site)?;
    int(0)
}

fn getattr_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put(call.pointer(1)?, &[0; 56], call.site)?;
    int(0)
}

/// Reports a stack far from everything: callers want to detect overflow, which the engine reports.
fn attr_getstack(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let word = process.abi.pointer;
    process.put_uint(call.pointer(1)?, crate::system::posix::PAGE, word, call.site)?;
    process.put_uint(call.pointer(2)?, crate::system::posix::PAGE, word, call.site)?;
    int(0)
}

fn attr_getguardsize(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_uint(call.pointer(1)?, 0, process.abi.pointer, call.site)?;
    int(0)
}

fn setname_np(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(1)?;
    int(0)
}

fn getname_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.put_cstr(call.pointer(1)?, b"main", call.site)?;
    int(0)
}

fn setcancelstate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let old = call.pointer(1)?;
    if !is_null(old) {
        process.put_uint(old, 0, 4, call.site)?;
    }
    int(0)
}

/// Ends the program, because its last thread ends.
fn thread_exit(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    Err(Box::new(Stop::Exit(0)))
}

fn sem_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (semaphore, value) = (call.pointer(0)?, call.uint(2)?);
    process.put(semaphore, &[0; 32], call.site)?;
    process.put_uint(semaphore, value, 4, call.site)?;
    int(0)
}

fn sem_post(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let semaphore = call.pointer(0)?;
    let value = process.get_uint(semaphore, 4, call.site)?;
    process.put_uint(semaphore, value + 1, 4, call.site)?;
    int(0)
}

fn sem_wait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let semaphore = call.pointer(0)?;
    match process.get_uint(semaphore, 4, call.site)? {
        0 if call.name == "sem_trywait" => process.fail(EAGAIN),
        0 => unsupported("sem_wait: there is no other thread to wait for"),
        value => {
            process.put_uint(semaphore, value - 1, 4, call.site)?;
            int(0)
        }
    }
}

fn sem_timedwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    sem_wait_until(process, call, Clock::Wall, call.pointer(1)?)
}

fn sem_clockwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = waiting_clock(process, call.int(1)?) else { return process.fail(EINVAL) };
    sem_wait_until(process, call, clock, call.pointer(2)?)
}

fn sem_wait_until(process: &mut Process<'_, '_>, call: &Call<'_>, clock: Clock, deadline: Slot) -> Result<Slot> {
    if process.get_uint(call.pointer(0)?, 4, call.site)? != 0 {
        return sem_wait(process, call);
    }
    let errno = time_out(process, call, clock, deadline)?;
    process.fail(errno as i32)
}

fn sem_getvalue(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = process.get_uint(call.pointer(0)?, 4, call.site)?;
    process.put_uint(call.pointer(1)?, value, 4, call.site)?;
    int(0)
}

fn sched_getaffinity(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (size, set) = (call.uint(1)?, call.pointer(2)?);
    let mut bytes = vec![0; size.min(1024) as usize];
    if let Some(first) = bytes.first_mut() {
        *first = 1;
    }
    process.put(set, &bytes, call.site)?;
    int(0)
}
