//! `longjmp`. `setjmp` marks a place in the engine's frames and is executed by the engine; its names are
//! listed here so that they are known.

use crate::access::contract;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Result, Stop, unsupported};
use draig_interp::value::Slot;

/// Functions that mark a place to return to, which the engine executes.
pub(crate) const RETURN_TWICE: &[&str] = &["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp"];

pub(crate) static TABLE: &[Entry] = &[
    ("setjmp", "i(p)", setjmp),
    ("_setjmp", "i(p)", setjmp),
    ("sigsetjmp", "i(pi)", setjmp),
    ("__sigsetjmp", "i(pi)", setjmp),
    ("longjmp", "v(pi)", longjmp),
    ("_longjmp", "v(pi)", longjmp),
    ("siglongjmp", "v(pi)", longjmp),
    ("__longjmp_chk", "v(pi)", longjmp),
];

fn setjmp(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    unsupported(format!("{} called through a pointer", call.name))
}

fn longjmp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = process.get_uint(call.pointer(0)?, 8, call.site)?;
    let value = call.int(1)? as i32;
    if number == 0 {
        return contract("longjmp with a buffer that setjmp did not fill");
    }
    Err(Box::new(Stop::LongJump(number, if value == 0 { 1 } else { value })))
}
