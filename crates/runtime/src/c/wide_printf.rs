//! The `wprintf` family: `printf` with wide formats.

use crate::access::{contract, int};
use crate::c::printf::{Output, format_text};
use crate::c::streams::{STDOUT, StreamId};
use crate::c::varargs::VarArgs;
use crate::c::wide::{decode, encode, put_units, size, units};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("wprintf", "i(p...)", wprintf),
    ("fwprintf", "i(pp...)", fwprintf),
    ("swprintf", "i(plp...)", swprintf),
    ("vwprintf", "i(pp)", vwprintf),
    ("vfwprintf", "i(ppp)", vfwprintf),
    ("vswprintf", "i(plpp)", vswprintf),
    ("__wprintf_chk", "i(ip...)", wprintf_chk),
    ("__fwprintf_chk", "i(pip...)", fwprintf_chk),
    ("__swprintf_chk", "i(plilp...)", swprintf_chk),
    ("__vwprintf_chk", "i(ipp)", vwprintf_chk),
    ("__vfwprintf_chk", "i(pipp)", vfwprintf_chk),
    ("__vswprintf_chk", "i(plilpp)", vswprintf_chk),
];

fn format(process: &mut Process<'_, '_>, call: &Call<'_>, text: Slot, args: VarArgs) -> Result<Output> {
    let mut bytes = Vec::new();
    units(process, text, u64::MAX, call.site)?.into_iter().for_each(|unit| encode(&mut bytes, unit));
    format_text(process, call, &bytes, args, true)
}

/// Writes to a stream. Only ASCII is the same in every locale: glibc's spelling of other characters depends
/// on its tables.
fn to_stream(process: &mut Process<'_, '_>, stream: StreamId, output: &Output) -> Result<Slot> {
    if !output.bytes.is_ascii() {
        return unsupported("wide output of a character that \"C\" does not have");
    }
    let done = process.write_wide(stream, &output.bytes)?;
    int(if done && !output.failed { output.bytes.len() as i64 } else { -1 })
}

/// Writes at most `room` wide characters, including the terminator; -1 if they do not fit.
fn to_string(process: &mut Process<'_, '_>, call: &Call<'_>, to: Slot, room: u64, output: &Output) -> Result<Slot> {
    let mut text = decode(&output.bytes);
    let length = text.len() as u64;
    if room > 0 {
        text.truncate(usize::try_from(room - 1).unwrap_or(usize::MAX));
        text.push(0);
        output.check_sources(call, to, (text.len() as u64).saturating_mul(size(process)))?;
        put_units(process, to, &text, call.site)?;
    }
    int(if length < room && !output.failed { length as i64 } else { -1 })
}

fn wprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(0)?, VarArgs::Call(1))?;
    to_stream(process, STDOUT, &output)
}

fn fwprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_stream(process, stream, &output)
}

fn swprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_string(process, call, call.pointer(0)?, call.uint(1)?, &output)
}

fn vwprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 1)?;
    let output = format(process, call, call.pointer(0)?, args)?;
    to_stream(process, STDOUT, &output)
}

fn vfwprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_stream(process, stream, &output)
}

fn vswprintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_string(process, call, call.pointer(0)?, call.uint(1)?, &output)
}

fn wprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let output = format(process, call, call.pointer(1)?, VarArgs::Call(2))?;
    to_stream(process, STDOUT, &output)
}

fn fwprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let output = format(process, call, call.pointer(2)?, VarArgs::Call(3))?;
    to_stream(process, stream, &output)
}

/// Returns the maximum number of wide characters, which must fit the size that the compiler knows.
fn room(call: &Call<'_>) -> Result<u64> {
    let (wanted, known) = (call.uint(1)?, call.uint(3)?);
    if wanted > known {
        return contract(format!("{} writes up to {wanted} wide characters with room for {known}", call.name));
    }
    Ok(wanted)
}

fn swprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let room = room(call)?;
    let output = format(process, call, call.pointer(4)?, VarArgs::Call(5))?;
    to_string(process, call, call.pointer(0)?, room, &output)
}

fn vwprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let output = format(process, call, call.pointer(1)?, args)?;
    to_stream(process, STDOUT, &output)
}

fn vfwprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let args = VarArgs::list(process, call, 3)?;
    let output = format(process, call, call.pointer(2)?, args)?;
    to_stream(process, stream, &output)
}

fn vswprintf_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let room = room(call)?;
    let args = VarArgs::list(process, call, 5)?;
    let output = format(process, call, call.pointer(4)?, args)?;
    to_string(process, call, call.pointer(0)?, room, &output)
}
