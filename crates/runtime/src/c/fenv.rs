//! `<fenv.h>`: rounding modes, exceptions, and environments, in which both are saved. Operations obey and record them if
//! LangRef says so ("Constrained Floating-Point Intrinsics"), and functions of `<math.h>` record their errors.

use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;
use draig_num::{Round, Status};

use crate::access::{int, offset};
use crate::process::Process;
use crate::table::Entry;

pub(crate) static TABLE: &[Entry] = &[
    ("fegetround", "i()", fegetround),
    ("fesetround", "i(i)", fesetround),
    ("feclearexcept", "i(i)", feclearexcept),
    ("fetestexcept", "i(i)", fetestexcept),
    ("feraiseexcept", "i(i)", feraiseexcept),
    ("fesetexcept", "i(i)", feraiseexcept),
    ("fegetexceptflag", "i(pi)", fegetexceptflag),
    ("fesetexceptflag", "i(pi)", fesetexceptflag),
    ("feenableexcept", "i(i)", no_traps),
    ("fedisableexcept", "i(i)", no_traps),
    ("fegetexcept", "i()", no_trap),
    ("fegetenv", "i(p)", fegetenv),
    ("fesetenv", "i(p)", fesetenv),
    ("feholdexcept", "i(p)", feholdexcept),
    ("feupdateenv", "i(p)", feupdateenv),
];

/// Rounding modes with their numbers on x86 and on AArch64.
const ROUNDINGS: [(Round, [i64; 2]); 4] = [
    (Round::NearestTiesToEven, [0, 0]),
    (Round::TowardNegative, [0x400, 0x80_0000]),
    (Round::TowardPositive, [0x800, 0x40_0000]),
    (Round::TowardZero, [0xc00, 0xc0_0000]),
];

/// Exceptions with their numbers on x86 and on AArch64.
const EXCEPTIONS: [(Status, [i64; 2]); 5] = [
    (Status::INVALID, [1, 1]),
    (Status::DIV_BY_ZERO, [4, 2]),
    (Status::OVERFLOW, [8, 4]),
    (Status::UNDERFLOW, [16, 8]),
    (Status::INEXACT, [32, 16]),
];

/// Size of an environment on x86: the x87's of 28 bytes, and SSE's control and status word.
const X86_SIZE: usize = 32;
const X86_CONTROL: u64 = 28;
/// SSE's control word with all exceptions masked. The rounding mode is 3 bits above its number for the x87.
const MASKED: u64 = 0x1f80;
const X86_ROUNDING_SHIFT: u32 = 3;

fn is_aarch64(process: &Process<'_, '_>) -> bool {
    process.module.triple.is_aarch64()
}

/// Returns a number of a table that the program's target has.
fn on_target(process: &Process<'_, '_>, numbers: [i64; 2]) -> i64 {
    numbers[usize::from(is_aarch64(process))]
}

/// Returns the exceptions that a number of the target stands for.
fn exceptions(process: &Process<'_, '_>, number: i64) -> Status {
    let is_in = |&&(_, numbers): &&(Status, [i64; 2])| number & on_target(process, numbers) != 0;
    EXCEPTIONS.iter().filter(is_in).fold(Status::OK, |all, &(one, _)| all | one)
}

/// Returns the target's number of exceptions.
fn number(process: &Process<'_, '_>, exceptions: Status) -> i64 {
    let raised = EXCEPTIONS.iter().filter(|(one, _)| exceptions.has(*one));
    raised.fold(0, |all, &(_, numbers)| all | on_target(process, numbers))
}

impl Process<'_, '_> {
    /// Raises exceptions.
    pub(crate) fn raise(&mut self, exceptions: Status) {
        let raised = self.float_exceptions();
        self.set_float_exceptions(raised | exceptions);
    }
}

fn rounding_number(process: &Process<'_, '_>) -> Option<i64> {
    let rounding = process.rounding();
    let known = ROUNDINGS.iter().find(|(mode, _)| *mode == rounding);
    known.map(|&(_, numbers)| on_target(process, numbers))
}

fn fegetround(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(rounding_number(process).unwrap_or(-1))
}

/// Sets the rounding mode of this number; returns whether there is one.
fn set_rounding(process: &mut Process<'_, '_>, wanted: i64) -> bool {
    let found = ROUNDINGS.iter().find(|&&(_, numbers)| on_target(process, numbers) == wanted);
    if let Some(&(mode, _)) = found {
        process.set_rounding(mode);
    }
    found.is_some()
}

fn fesetround(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int((!set_rounding(process, call.int(0)?)).into())
}

fn feclearexcept(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let cleared = exceptions(process, call.int(0)?);
    let raised = process.float_exceptions();
    process.set_float_exceptions(raised.without(cleared));
    int(0)
}

fn fetestexcept(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(number(process, process.float_exceptions()) & call.int(0)?)
}

fn feraiseexcept(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let raised = exceptions(process, call.int(0)?);
    process.raise(raised);
    int(0)
}

/// Returns the size of a `fexcept_t`.
fn flag_size(process: &Process<'_, '_>) -> u32 {
    if is_aarch64(process) { 4 } else { 2 }
}

fn fegetexceptflag(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let raised = number(process, process.float_exceptions()) & call.int(1)?;
    process.put_uint(call.pointer(0)?, raised as u64, flag_size(process), call.site)?;
    int(0)
}

fn fesetexceptflag(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let saved = process.get_uint(call.pointer(0)?, flag_size(process), call.site)? as i64;
    let mask = call.int(1)?;
    let (cleared, set) = (exceptions(process, mask), exceptions(process, saved & mask));
    let raised = process.float_exceptions();
    process.set_float_exceptions(raised.without(cleared) | set);
    int(0)
}

/// Exceptions never trap.
fn no_traps(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.int(0)?;
    int(0)
}

fn no_trap(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}

fn fegetenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(0)?;
    let (rounding, raised) = (rounding_number(process).unwrap_or(0), number(process, process.float_exceptions()));
    // On AArch64: control, then status.
    if is_aarch64(process) {
        process.put_uint(to, rounding as u64, 4, call.site)?;
        process.put_uint(offset(to, 4), raised as u64, 4, call.site)?;
        return int(0);
    }
    process.put(to, &[0; X86_SIZE], call.site)?;
    let control = MASKED | (rounding as u64) << X86_ROUNDING_SHIFT | raised as u64;
    process.put_uint(offset(to, X86_CONTROL), control, 4, call.site)?;
    int(0)
}

/// Sets the environment that an address names: a saved one, or `FE_DFL_ENV`.
fn set_environment(process: &mut Process<'_, '_>, from: Slot, call: &Call<'_>) -> Result<()> {
    let (rounding, raised) = if from.bits == u64::MAX {
        (0, 0)
    } else if is_aarch64(process) {
        let control = process.get_uint(from, 4, call.site)? as i64;
        (control & 0xc0_0000, process.get_uint(offset(from, 4), 4, call.site)? as i64)
    } else {
        let control = process.get_uint(offset(from, X86_CONTROL), 4, call.site)? as i64;
        (control >> X86_ROUNDING_SHIFT & 0xc00, control)
    };
    set_rounding(process, rounding);
    let raised = exceptions(process, raised);
    process.set_float_exceptions(raised);
    Ok(())
}

fn fesetenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    set_environment(process, call.slot(0)?, call)?;
    int(0)
}

fn feholdexcept(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    fegetenv(process, call)?;
    process.set_float_exceptions(Status::OK);
    int(0)
}

fn feupdateenv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let raised = process.float_exceptions();
    set_environment(process, call.slot(0)?, call)?;
    process.raise(raised);
    int(0)
}
