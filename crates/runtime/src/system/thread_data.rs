//! Data that each thread has for itself (`pthread_key_create`), and functions that run once (`pthread_once`).

use crate::access::int;
use crate::exceptions::{forced, msvc, seh};
use crate::globals::Global;
use crate::process::Process;
use crate::state::State;
use crate::system::posix::EINVAL;
use crate::system::threads::{EAGAIN, event};
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::threads::{Continuation, Key, ThreadId, Wait};
use draig_interp::value::Slot;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) static TABLE: &[Entry] = &[
    ("pthread_once", "i(pp)", once),
    ("pthread_key_create", "i(pp)", key_create),
    ("__pthread_key_create", "i(pp)", key_create),
    ("pthread_key_delete", "i(u)", key_delete),
    ("pthread_getspecific", "p(u)", getspecific),
    ("pthread_setspecific", "i(up)", setspecific),
];

const MAX_KEYS: usize = 1024;
/// `PTHREAD_DESTRUCTOR_ITERATIONS`.
const ROUNDS: u32 = 4;
/// States of a `pthread_once_t`.
const RUNNING: u64 = 1;
const DONE: u64 = 2;

/// State of the library that each thread has for itself.
#[derive(Debug, Default)]
pub(crate) struct Own {
    /// Value of each key.
    values: Vec<Slot>,
    /// Number of passes over the keys' destructors at the thread's end.
    rounds: u32,
    /// Robust mutexes that it holds.
    pub(crate) robust: Vec<Slot>,
    /// Destructors of thread-local variables.
    destructors: Vec<(Slot, Slot)>,
    /// Buffers of `pthread_cleanup_push` in C, the innermost last.
    pub(crate) cleanups: Vec<Slot>,
    pub(crate) forced: forced::Forced,
    strtok: Slot,
    caught: Vec<u64>,
    uncaught: u32,
    blocked: u64,
    pending: u64,
    msvc: msvc::Exceptions,
    seh: seh::Structured,
    objects: HashMap<Global, Slot, FxBuildHasher>,
}

impl Own {
    /// Adds the memory to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.values);
        tally.vec(&self.robust);
        tally.vec(&self.destructors);
        tally.vec(&self.cleanups);
        tally.vec(&self.caught);
        tally.table::<Global, Slot>(self.objects.capacity());
    }

    /// Adds all references.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend_from_slice(&self.values);
        out.extend_from_slice(&self.cleanups);
        self.forced.roots(out);
        out.extend_from_slice(&self.robust);
        out.extend(self.destructors.iter().flat_map(|&(function, argument)| [function, argument]));
        out.push(self.strtok);
    }
}

/// Exchanges the parts of the state that the running thread has for itself with those of another one.
pub(crate) fn switched(process: &mut Process<'_, '_>, from: ThreadId, to: ThreadId) {
    let state = process.state();
    let mut other = state.threads.parked.remove(&to.0).unwrap_or_default();
    let State { threads, strtok, exceptions, exit, signals, msvc, seh, objects, .. } = state;
    std::mem::swap(strtok, &mut other.strtok);
    exceptions.swap_of_thread(&mut other.caught, &mut other.uncaught);
    exit.swap_of_thread(&mut other.destructors);
    signals.swap_of_thread(&mut other.blocked, &mut other.pending);
    std::mem::swap(msvc, &mut other.msvc);
    std::mem::swap(seh, &mut other.seh);
    objects.swap_of_thread(&mut other.objects);
    std::mem::swap(&mut threads.own.values, &mut other.values);
    std::mem::swap(&mut threads.own.rounds, &mut other.rounds);
    std::mem::swap(&mut threads.own.robust, &mut other.robust);
    std::mem::swap(&mut threads.own.cleanups, &mut other.cleanups);
    std::mem::swap(&mut threads.own.forced, &mut other.forced);
    if !threads.has_ended(from) {
        threads.parked.insert(from.0, other);
    }
    let errno = state.objects.known(Global::Errno);
    process.memory.set_errno(errno.map_or(Default::default(), |errno| errno.tag.prov()));
}

/// Returns the next destructor of thread-specific data to be called at the end of the running thread.
pub(crate) fn next_destructor(process: &mut Process<'_, '_>) -> Option<(Slot, Slot)> {
    let threads = &mut process.state().threads;
    let own = &mut threads.own;
    while own.rounds < ROUNDS {
        for (value, destructor) in own.values.iter_mut().zip(&threads.keys) {
            if let Some(destructor) = destructor.filter(|destructor| destructor.bits != 0)
                && value.bits != 0
            {
                return Some((destructor, std::mem::take(value)));
            }
        }
        own.rounds += 1;
    }
    None
}

/// Runs a function once. It runs as a frame of the program, so it may wait; other threads wait for its end.
fn once(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let control = call.pointer(0)?;
    let key = Key(event::ONCE, control.bits);
    if process.thread.stage != 0 {
        process.put_uint(control, DONE, 4, call.site)?;
        process.release(key);
        process.wake(key, usize::MAX);
        process.scheduling_point();
        return int(0);
    }
    match process.get_uint(control, 4, call.site)? {
        0 => {
            process.put_uint(control, RUNNING, 4, call.site)?;
            process.thread.stage = 1;
            let function = call.pointer(1)?;
            process.call_then_again(Continuation { function, args: Vec::new(), on_unwind: Some(control) })
        }
        RUNNING => {
            let what = format!("the function that runs once by {:#x}", control.bits);
            process.wait(Wait { key: Some(key), until: None, what })
        }
        _ => {
            process.acquire(key);
            int(0)
        }
    }
}

/// Lets another thread run the function of a `pthread_once_t` that was left by an exception.
pub(crate) fn once_unwound(process: &mut Process<'_, '_>, control: Slot) -> Result<()> {
    let site = process.thread.site;
    process.put_uint(control, 0, 4, site)?;
    process.wake(Key(event::ONCE, control.bits), 1);
    Ok(())
}

fn key_create(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let destructor = call.pointer(1)?;
    let keys = &mut process.state().threads.keys;
    if keys.len() >= MAX_KEYS {
        return int(EAGAIN.into());
    }
    keys.push(Some(destructor));
    let key = keys.len() as u64 - 1;
    process.put_uint(call.pointer(0)?, key, 4, call.site)?;
    int(0)
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
    let number = call.uint(0)? as usize;
    let threads = &process.state().threads;
    let is_known = threads.keys.get(number).is_some_and(Option::is_some);
    Ok(threads.own.values.get(number).filter(|_| is_known).copied().unwrap_or_default())
}

fn setspecific(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (number, value) = (call.uint(0)? as usize, call.pointer(1)?);
    process.memory.keep(value);
    let threads = &mut process.state().threads;
    if !threads.keys.get(number).is_some_and(Option::is_some) {
        return int(EINVAL.into());
    }
    if threads.own.values.len() <= number {
        threads.own.values.resize(number + 1, Slot::default());
    }
    threads.own.values[number] = value;
    int(0)
}
