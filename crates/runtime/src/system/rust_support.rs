//! Functions of the C library and the system that Rust's standard library, and other libraries with their own
//! startup, need.

use crate::access::{int, is_null, null, offset};
use crate::c::clock::Clock;
use crate::globals::Global;
use draig_interp::library::Call;

use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::system::threads::{EAGAIN, ETIMEDOUT, event};
use crate::table::Entry;
use draig_interp::stop::{Result, unsupported};
use draig_interp::threads::{Key, Wait};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("gnu_get_libc_version", "p()", gnu_get_libc_version),
    ("dl_iterate_phdr", "i(pp)", dl_iterate_phdr),
    ("getauxval", "l(l)", getauxval),
    ("dlsym", "p(pp)", dlsym),
    ("getrandom", "l(plu)", getrandom),
    ("getentropy", "i(pl)", getentropy),
    ("__gmon_start__", "v()", nothing),
    ("_Jv_RegisterClasses", "v(p)", nothing),
];

fn gnu_get_libc_version(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.library_object(Global::Version)
}

/// Visits no headers, because the program was not loaded from a file.
fn dl_iterate_phdr(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

/// Returns the address of a function of the program or of the library; null if neither has one of this name.
fn dlsym(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if !is_null(call.pointer(0)?) {
        return unsupported("dlsym in a library that was loaded by name");
    }
    let name = process.cstr(call.pointer(1)?, call.site)?;
    let name = String::from_utf8_lossy(&name);
    let is_known = process.module.find(name.as_bytes()).is_some_and(|global| !process.module.is_declaration(global))
        || crate::table::find(&name).is_some();
    if is_known { process.library_function(&name) } else { null() }
}

fn getauxval(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.uint(0)?;
    process.long(0)
}

/// Writes random bytes drawn from the seed, so that runs are reproducible.
pub(super) fn fill(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, size: u64) -> Result<()> {
    let mut at = 0;
    while at < size {
        let bytes = process.choice.draw().to_le_bytes();
        let count = (size - at).min(8);
        process.put(offset(to, at), &bytes[..count as usize], call.site)?;
        at += count;
    }
    Ok(())
}

fn getrandom(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let size = call.uint(1)?.min(1 << 25);
    fill(process, call, call.pointer(0)?, size)?;
    process.long(size as i64)
}

fn getentropy(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const MAX_BYTES: u64 = 256;
    if call.uint(1)? > MAX_BYTES {
        return process.fail(5);
    }
    fill(process, call, call.pointer(0)?, call.uint(1)?)?;
    int(0)
}

/// Waits for a word of memory to change, or wakes those that wait for it.
pub(super) fn futex(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const WAIT: i64 = 0;
    const WAKE: i64 = 1;
    const REQUEUE: i64 = 3;
    const COMPARE_REQUEUE: i64 = 4;
    const WAIT_BITSET: i64 = 9;
    const WAKE_BITSET: i64 = 10;
    const PRIVATE: i64 = 128;
    const REALTIME: i64 = 256;
    let (word, operation) = (call.pointer(1)?, call.int(2)?);
    let key = Key(event::FUTEX, word.bits);
    process.orders_as_executed();
    let most = |number: usize| -> Result<usize> { Ok(usize::try_from(call.int(number)?.max(0)).unwrap_or(usize::MAX)) };
    match operation & !(PRIVATE | REALTIME) {
        WAKE | WAKE_BITSET => {
            process.orders_at(key, true);
            let count = process.wake(key, most(3)?);
            process.scheduling_point();
            process.long(count as i64)
        }
        kind @ (REQUEUE | COMPARE_REQUEUE) => {
            if kind == COMPARE_REQUEUE && process.get_uint(word, 4, call.site)? != call.uint(6)? & 0xffff_ffff {
                process.set_errno(EAGAIN)?;
                return process.long(-1);
            }
            process.orders_at(key, true);
            let woken = process.wake(key, most(3)?);
            let moved = process.requeue(key, Key(event::FUTEX, call.pointer(5)?.bits), most(4)?);
            process.scheduling_point();
            process.long((woken + moved) as i64)
        }
        kind @ (WAIT | WAIT_BITSET) => {
            // The word is read, too.
            process.reads_at(word.bits, 4);
            process.orders_at(key, true);
            let errno = if process.thread.stage != 0 {
                if !process.timed_out() {
                    return process.long(0);
                }
                ETIMEDOUT as i32
            } else if process.get_uint(word, 4, call.site)? != call.uint(3)? & 0xffff_ffff {
                EAGAIN
            } else {
                let limit = call.pointer(4)?;
                let clock = if operation & REALTIME != 0 { Clock::Wall } else { Clock::Monotonic };
                let until = match kind {
                    _ if is_null(limit) => Some(None),
                    // The limit of this one is a duration.
                    WAIT => (process.get_timespec(limit, call.site)?)
                        .map(|time| Some(process.virtual_time().saturating_add(time))),
                    _ => process.deadline(clock, limit, call.site)?.map(Some),
                };
                match until {
                    None => EINVAL,
                    Some(until) => {
                        process.thread.stage = 1;
                        let what = format!("the futex at {:#x}", word.bits);
                        return process.wait(Wait { key: Some(key), until, what });
                    }
                }
            };
            process.set_errno(errno)?;
            process.long(-1)
        }
        other => unsupported(format!("futex operation {other}")),
    }
}

fn nothing(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}
