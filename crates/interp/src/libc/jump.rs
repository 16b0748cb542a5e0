//! `longjmp`. `setjmp` marks a place in the engine's frames, so the engine does it; its names are here so
//! that they are known.

use super::access::contract;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::stop::{Run, Stop, unsupported};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("setjmp", "i(p)", setjmp),
    ("_setjmp", "i(p)", setjmp),
    ("sigsetjmp", "i(pi)", setjmp),
    ("__sigsetjmp", "i(pi)", setjmp),
    ("longjmp", "v(pi)", longjmp),
    ("_longjmp", "v(pi)", longjmp),
    ("siglongjmp", "v(pi)", longjmp),
    ("__longjmp_chk", "v(pi)", longjmp),
];

fn setjmp(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    unsupported(format!("{} called through a pointer", call.name))
}

fn longjmp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let number = machine.get_uint(call.pointer(0)?, 8, call.site)?;
    let value = call.int(1)? as i32;
    if number == 0 {
        return contract("longjmp with a buffer that setjmp did not fill");
    }
    Err(Box::new(Stop::LongJump(number, if value == 0 { 1 } else { value })))
}
