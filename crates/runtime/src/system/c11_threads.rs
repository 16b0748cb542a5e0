//! `<threads.h>` of C11, by the functions of `<pthread.h>`, whose objects it shares as in glibc.

use crate::access::{int, is_null};
use crate::c::clock::Clock;
use crate::process::Process;
use crate::system::conditions;
use crate::system::locks::{self, Limit, RECURSIVE};
use crate::system::threads::{self, EBUSY, ETIMEDOUT};
use crate::table::{Entry, builtin, find};
use draig_interp::library::{Arg, Call};
use draig_interp::shape::LeafKind;
use draig_interp::stop::{Result, Stop, internal};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("thrd_create", "i(ppp)", create),
    ("thrd_join", "i(lp)", join),
    ("thrd_detach", "i(l)", detach),
    ("thrd_exit", "v(i)", exit),
    ("thrd_current", "l()", renamed),
    ("thrd_equal", "i(ll)", renamed),
    ("thrd_yield", "v()", threads::yield_now),
    ("mtx_init", "i(pi)", mutex_init),
    ("mtx_destroy", "v(p)", renamed),
    ("mtx_lock", "i(p)", mutex_lock),
    ("mtx_trylock", "i(p)", mutex_trylock),
    ("mtx_timedlock", "i(pp)", mutex_timedlock),
    ("mtx_unlock", "i(p)", mutex_unlock),
    ("cnd_init", "i(p)", condition_init),
    ("cnd_destroy", "v(p)", renamed),
    ("cnd_signal", "i(p)", renamed),
    ("cnd_broadcast", "i(p)", renamed),
    ("cnd_wait", "i(pp)", condition_wait),
    ("cnd_timedwait", "i(ppp)", condition_timedwait),
    ("tss_create", "i(pp)", renamed),
    ("tss_delete", "v(u)", renamed),
    ("tss_get", "p(u)", renamed),
    ("tss_set", "i(up)", renamed),
    ("call_once", "v(pp)", renamed),
];

/// The functions that do the same under another name.
const RENAMED: &[(&str, &str)] = &[
    ("thrd_current", "pthread_self"),
    ("thrd_equal", "pthread_equal"),
    ("mtx_destroy", "pthread_mutex_destroy"),
    ("cnd_destroy", "pthread_cond_destroy"),
    ("cnd_signal", "pthread_cond_signal"),
    ("cnd_broadcast", "pthread_cond_broadcast"),
    ("tss_create", "pthread_key_create"),
    ("tss_delete", "pthread_key_delete"),
    ("tss_get", "pthread_getspecific"),
    ("tss_set", "pthread_setspecific"),
    ("call_once", "pthread_once"),
];

const BUSY: i64 = 1;
const ERROR: i64 = 2;
const TIMED_OUT: i64 = 4;
/// Bit of `mtx_recursive` in the type of a mutex.
const MTX_RECURSIVE: u64 = 1;

/// Returns the result that stands for an error number.
fn result(errno: i64) -> Result<Slot> {
    int(match errno {
        0 => 0,
        EBUSY => BUSY,
        ETIMEDOUT => TIMED_OUT,
        _ => ERROR,
    })
}

fn renamed(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let other = RENAMED.iter().find(|(name, _)| *name == call.name).and_then(|(_, other)| find(other));
    let Some(other) = other else { return internal(format!("{} stands for no other function", call.name)) };
    let done = builtin(other)(process, &Call { name: other.name, ..*call })?;
    match other.signature.as_bytes().first() {
        Some(b'i') if call.name != "thrd_equal" => result(done.bits as i64),
        _ => Ok(done),
    }
}

fn create(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, function, arg) = (call.pointer(0)?, call.pointer(1)?, call.slot(2)?);
    let name = threads::start(process, function, vec![arg], false)?;
    process.put_uint(to, name, process.abi.long, call.site)?;
    result(0)
}

fn join(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(1)?;
    let value = match threads::join_thread(process, call, call.uint(0)?)? {
        Ok(value) => value,
        Err(errno) => return result(errno),
    };
    if !is_null(to) {
        // A thread's result is checked when it is read.
        let value = Call { args: &[Arg { kind: Some(LeafKind::Int(32)), slots: &[value] }], ..*call }.int(0)?;
        process.put_uint(to, value as u32 as u64, 4, call.site)?;
    }
    result(0)
}

fn detach(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    result(if threads::detach_thread(process, call.uint(0)?) { 0 } else { ERROR })
}

fn exit(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    Err(Box::new(Stop::EndThread(call.slot(0)?)))
}

fn mutex_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let kind = if call.uint(1)? & MTX_RECURSIVE != 0 { RECURSIVE } else { 0 };
    locks::make_mutex(process, call.pointer(0)?, kind, call.site)?;
    result(0)
}

fn mutex_lock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    locks::take_mutex(process, call, Limit::Never).and_then(result)
}

fn mutex_trylock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    locks::take_mutex(process, call, Limit::Now).and_then(result)
}

fn mutex_timedlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    locks::take_mutex(process, call, Limit::At(Clock::Wall, call.pointer(1)?)).and_then(result)
}

fn mutex_unlock(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    locks::give_mutex(process, call, call.pointer(0)?, 1).and_then(result)
}

fn condition_init(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    conditions::make_condition(process, call.pointer(0)?, 0, call.site)?;
    result(0)
}

fn condition_wait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    conditions::wait_for(process, call, call.pointer(1)?, None).and_then(result)
}

fn condition_timedwait(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let limit = Some((Clock::Wall, call.pointer(2)?));
    conditions::wait_for(process, call, call.pointer(1)?, limit).and_then(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renamed_functions_take_the_same_arguments() {
        for (name, other) in RENAMED {
            let parameters = |name: &str| {
                let function = find(name).unwrap_or_else(|| panic!("{name}"));
                function.signature.split_once('(').map(|(_, parameters)| parameters).unwrap_or_default()
            };
            assert_eq!(parameters(name), parameters(other), "{name}");
        }
        assert!(is_void("mtx_destroy") && !is_void("mtx_lock"));
    }

    fn is_void(name: &str) -> bool {
        find(name).is_some_and(|function| function.signature.starts_with('v'))
    }
}
