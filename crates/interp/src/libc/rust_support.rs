//! What Rust's standard library, and others that start up by themselves, ask the C library and the
//! system for.

use super::access::{int, offset};
use super::globals::Global;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::stop::{Run, unsupported};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("gnu_get_libc_version", "p()", gnu_get_libc_version),
    ("dl_iterate_phdr", "i(pp)", dl_iterate_phdr),
    ("getauxval", "l(l)", getauxval),
    ("getrandom", "l(plu)", getrandom),
    ("getentropy", "i(pl)", getentropy),
    ("syscall", "l(l...)", syscall),
    ("__gmon_start__", "v()", nothing),
    ("_Jv_RegisterClasses", "v(p)", nothing),
];

fn gnu_get_libc_version(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.library_object(Global::Version)
}

/// The program is loaded from no file, so there is nothing to go through.
fn dl_iterate_phdr(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    int(0)
}

fn getauxval(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.uint(0)?;
    machine.long(0)
}

/// Random bytes from the seed, so that a run can be repeated.
fn fill(machine: &mut Machine<'_>, call: &Call<'_>, to: Slot, size: u64) -> Run<()> {
    let mut at = 0;
    while at < size {
        let bytes = machine.choice.next().to_le_bytes();
        let count = (size - at).min(8);
        machine.put(offset(to, at), &bytes[..count as usize], call.site)?;
        at += count;
    }
    Ok(())
}

fn getrandom(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let size = call.uint(1)?.min(1 << 25);
    fill(machine, call, call.pointer(0)?, size)?;
    machine.long(size as i64)
}

fn getentropy(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const MOST: u64 = 256;
    if call.uint(1)? > MOST {
        return machine.fail(5);
    }
    fill(machine, call, call.pointer(0)?, call.uint(1)?)?;
    int(0)
}

fn syscall(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let number = call.int(0)?;
    let x86 = machine.module.triple.is_x86() || machine.module.triple.is_empty();
    match (number, x86) {
        // gettid, getrandom
        (186, true) | (178, false) => machine.long(super::posix::PROCESS),
        (318, true) | (278, false) => {
            let size = call.uint(2)?.min(1 << 25);
            fill(machine, call, call.pointer(1)?, size)?;
            machine.long(size as i64)
        }
        _ => unsupported(format!("system call {number}")),
    }
}

fn nothing(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(0)
}
