//! Functions of the C library and the system that Rust's standard library, and other libraries with their own
//! startup, need.

use crate::access::{int, is_null, null, offset};
use crate::c::clock::Clock;
use crate::globals::Global;
use draig_interp::library::Call;

use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::system::threads::{EAGAIN, ETIMEDOUT};
use crate::table::Entry;
use draig_interp::stop::{Result, unsupported};
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

/// Waits for a word of memory to change. No other thread could change it, so only time passes.
pub(super) fn futex(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const WAIT: i64 = 0;
    const WAKE: i64 = 1;
    const WAIT_BITSET: i64 = 9;
    const WAKE_BITSET: i64 = 10;
    const PRIVATE: i64 = 128;
    const REALTIME: i64 = 256;
    let (word, operation) = (call.pointer(1)?, call.int(2)?);
    match operation & !(PRIVATE | REALTIME) {
        WAKE | WAKE_BITSET => process.long(0),
        kind @ (WAIT | WAIT_BITSET) => {
            let errno = match process.get_uint(word, 4, call.site)? == call.uint(3)? & 0xffff_ffff {
                false => EAGAIN,
                true => {
                    let limit = call.pointer(4)?;
                    if is_null(limit) {
                        return unsupported("a futex without a time limit: there is no other thread to wait for");
                    }
                    let clock = if operation & REALTIME != 0 { Clock::Wall } else { Clock::Monotonic };
                    match (process.get_timespec(limit, call.site)?, kind) {
                        (None, _) => EINVAL,
                        (Some(time), WAIT) => {
                            process.sleep(time);
                            ETIMEDOUT as i32
                        }
                        (Some(time), _) => {
                            process.sleep_until(clock, time);
                            ETIMEDOUT as i32
                        }
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
