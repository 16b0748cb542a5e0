//! `<pthread.h>`, `<semaphore.h>` and `<sched.h>` for the only thread that there is: locks, keys, once.
//! Waiting for somebody else would last for ever and is told as such.

use super::access::{contract, int, is_null, offset};
use super::posix::EINVAL;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::stop::{Run, Stop, unsupported};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("pthread_mutex_init", "i(pp)", mutex_init),
    ("pthread_mutex_destroy", "i(p)", ok),
    ("pthread_mutex_lock", "i(p)", mutex_lock),
    ("pthread_mutex_trylock", "i(p)", mutex_lock),
    ("pthread_mutex_timedlock", "i(pp)", mutex_lock),
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
    ("pthread_cond_timedwait", "i(ppp)", timed_wait),
    ("pthread_condattr_init", "i(p)", attr_init),
    ("pthread_condattr_destroy", "i(p)", ok),
    ("pthread_condattr_setclock", "i(pi)", ok),
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
    ("sem_getvalue", "i(pp)", sem_getvalue),
    ("sched_yield", "i()", nothing),
    ("sched_getaffinity", "i(ilp)", sched_getaffinity),
    ("pthread_yield", "i()", nothing),
];

const EBUSY: i64 = 16;
const EAGAIN: i32 = 11;
const ETIMEDOUT: i64 = 110;
/// The number that the thread believes to have.
const THIS: i64 = 0x1000;
/// Where glibc keeps a mutex's kind; its first four bytes are the lock.
const KIND: u64 = 16;
const RECURSIVE: u64 = 1;
const ERROR_CHECK: u64 = 2;
const MAX_KEYS: usize = 1024;

/// Keys of the thread's own data.
#[derive(Debug, Default)]
pub(crate) struct Threads {
    /// Value and destructor of each key.
    keys: Vec<Option<(Slot, Slot)>>,
}

impl Threads {
    /// The values of keys and their destructors.
    pub(super) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.keys.iter().flatten().flat_map(|&(value, destructor)| [value, destructor]));
    }
}

fn start(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    unsupported(format!("function @{}, which starts a thread", call.name))
}

fn ok(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    int(0)
}

fn nothing(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(0)
}

fn mutex_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (mutex, attr) = (call.pointer(0)?, call.pointer(1)?);
    let kind = if is_null(attr) { 0 } else { machine.get_uint(attr, 4, call.site)? };
    let size = if machine.libc.abi.pointer == 8 { 40 } else { 24 };
    machine.put(mutex, &vec![0; size], call.site)?;
    machine.put_uint(offset(mutex, KIND), kind, 4, call.site)?;
    int(0)
}

fn mutex_kind(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<u64> {
    if call.name.starts_with("pthread_spin") {
        return Ok(0);
    }
    machine.get_uint(offset(call.pointer(0)?, KIND), 4, call.site)
}

fn mutex_lock(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const EDEADLK: i64 = 35;
    let mutex = call.pointer(0)?;
    let held = machine.get_uint(mutex, 4, call.site)?;
    if held != 0 {
        let kind = mutex_kind(machine, call)?;
        if call.name.contains("try") && kind != RECURSIVE {
            return int(EBUSY);
        }
        match kind {
            RECURSIVE => {}
            ERROR_CHECK => return int(EDEADLK),
            _ => return unsupported("a lock that the only thread holds already: it waits for itself for ever"),
        }
    }
    machine.put_uint(mutex, held + 1, 4, call.site)?;
    int(0)
}

fn mutex_unlock(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mutex = call.pointer(0)?;
    let held = machine.get_uint(mutex, 4, call.site)?;
    if held == 0 {
        if matches!(mutex_kind(machine, call)?, RECURSIVE | ERROR_CHECK) {
            return int(super::posix::EPERM.into());
        }
        return contract(format!("{} of a lock that is not held", call.name));
    }
    machine.put_uint(mutex, held - 1, 4, call.site)?;
    int(0)
}

fn attr_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn mutexattr_settype(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let kind = call.int(1)?;
    if !(0..=3).contains(&kind) {
        return int(EINVAL.into());
    }
    machine.put_uint(call.pointer(0)?, kind as u64, 4, call.site)?;
    int(0)
}

fn mutexattr_gettype(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let kind = machine.get_uint(call.pointer(0)?, 4, call.site)?;
    machine.put_uint(call.pointer(1)?, kind, 4, call.site)?;
    int(0)
}

/// Readers count up from zero; a writer is `u32::MAX`.
fn rwlock_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let size = if machine.libc.abi.pointer == 8 { 56 } else { 32 };
    machine.put(call.pointer(0)?, &vec![0; size], call.site)?;
    int(0)
}

fn rwlock_rdlock(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let lock = call.pointer(0)?;
    match machine.get_uint(lock, 4, call.site)? {
        0xffff_ffff if call.name.contains("try") => int(EBUSY),
        0xffff_ffff => unsupported("a lock that the only thread holds already: it waits for itself for ever"),
        readers => {
            machine.put_uint(lock, readers + 1, 4, call.site)?;
            int(0)
        }
    }
}

fn rwlock_wrlock(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let lock = call.pointer(0)?;
    match machine.get_uint(lock, 4, call.site)? {
        0 => {
            machine.put_uint(lock, 0xffff_ffff, 4, call.site)?;
            int(0)
        }
        _ if call.name.contains("try") => int(EBUSY),
        _ => unsupported("a lock that the only thread holds already: it waits for itself for ever"),
    }
}

fn rwlock_unlock(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let lock = call.pointer(0)?;
    let left = match machine.get_uint(lock, 4, call.site)? {
        0 => return contract("pthread_rwlock_unlock of a lock that is not held"),
        0xffff_ffff => 0,
        readers => readers - 1,
    };
    machine.put_uint(lock, left, 4, call.site)?;
    int(0)
}

fn spin_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_uint(call.pointer(0)?, 0, 4, call.site)?;
    int(0)
}

fn cond_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put(call.pointer(0)?, &[0; 48], call.site)?;
    int(0)
}

fn wait(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    unsupported(format!("{}: there is no other thread to wait for", call.name))
}

fn timed_wait(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    int(ETIMEDOUT)
}

fn once(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const DONE: u64 = 2;
    let control = call.pointer(0)?;
    if machine.get_uint(control, 4, call.site)? == 0 {
        machine.put_uint(control, 1, 4, call.site)?;
        machine.call_back(call.pointer(1)?, &[])?;
        machine.put_uint(control, DONE, 4, call.site)?;
    }
    int(0)
}

fn this_thread(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.long(THIS)
}

fn equal(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int((call.uint(0)? == call.uint(1)?).into())
}

fn key_create(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let destructor = call.pointer(1)?;
    let keys = &mut machine.libc.threads.keys;
    if keys.len() >= MAX_KEYS {
        return int(EAGAIN.into());
    }
    keys.push(Some((Slot::plain(0), destructor)));
    let key = keys.len() as u64 - 1;
    machine.put_uint(call.pointer(0)?, key, 4, call.site)?;
    int(0)
}

fn key<'a>(machine: &'a mut Machine<'_>, call: &Call<'_>) -> Run<Option<&'a mut (Slot, Slot)>> {
    let number = call.uint(0)? as usize;
    Ok(machine.libc.threads.keys.get_mut(number).and_then(Option::as_mut))
}

fn key_delete(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let number = call.uint(0)? as usize;
    match machine.libc.threads.keys.get_mut(number) {
        Some(key @ Some(_)) => {
            *key = None;
            int(0)
        }
        _ => int(EINVAL.into()),
    }
}

fn getspecific(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    Ok(key(machine, call)?.map_or(Slot::plain(0), |(value, _)| *value))
}

fn setspecific(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = call.pointer(1)?;
    match key(machine, call)? {
        Some((place, _)) => {
            *place = value;
            int(0)
        }
        None => int(EINVAL.into()),
    }
}

fn thread_attr_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put(call.pointer(0)?, &[0; 56], call.site)?;
    int(0)
}

fn getattr_np(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put(call.pointer(1)?, &[0; 56], call.site)?;
    int(0)
}

/// A stack far from everything: what asks wants to know where it overflows, which the engine tells.
fn attr_getstack(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let word = machine.libc.abi.pointer;
    machine.put_uint(call.pointer(1)?, super::posix::PAGE, word, call.site)?;
    machine.put_uint(call.pointer(2)?, super::posix::PAGE, word, call.site)?;
    int(0)
}

fn attr_getguardsize(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_uint(call.pointer(1)?, 0, machine.libc.abi.pointer, call.site)?;
    int(0)
}

fn setname_np(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(1)?;
    int(0)
}

fn getname_np(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.put_cstr(call.pointer(1)?, b"main", call.site)?;
    int(0)
}

fn setcancelstate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let old = call.pointer(1)?;
    if !is_null(old) {
        machine.put_uint(old, 0, 4, call.site)?;
    }
    int(0)
}

/// The last thread's end is the program's.
fn thread_exit(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    Err(Box::new(Stop::Exit(0)))
}

fn sem_init(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (semaphore, value) = (call.pointer(0)?, call.uint(2)?);
    machine.put(semaphore, &[0; 32], call.site)?;
    machine.put_uint(semaphore, value, 4, call.site)?;
    int(0)
}

fn sem_post(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let semaphore = call.pointer(0)?;
    let value = machine.get_uint(semaphore, 4, call.site)?;
    machine.put_uint(semaphore, value + 1, 4, call.site)?;
    int(0)
}

fn sem_wait(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let semaphore = call.pointer(0)?;
    match machine.get_uint(semaphore, 4, call.site)? {
        0 if call.name == "sem_trywait" => machine.fail(EAGAIN),
        0 => unsupported("sem_wait: there is no other thread to wait for"),
        value => {
            machine.put_uint(semaphore, value - 1, 4, call.site)?;
            int(0)
        }
    }
}

fn sem_getvalue(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = machine.get_uint(call.pointer(0)?, 4, call.site)?;
    machine.put_uint(call.pointer(1)?, value, 4, call.site)?;
    int(0)
}

fn sched_getaffinity(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (size, set) = (call.uint(1)?, call.pointer(2)?);
    let mut bytes = vec![0; size.min(1024) as usize];
    if let Some(first) = bytes.first_mut() {
        *first = 1;
    }
    machine.put(set, &bytes, call.site)?;
    int(0)
}
