//! The `wscanf` family: `scanf` with wide formats.

use crate::c::scanf::{From, scan_text};
use crate::c::streams::STDIN;
use crate::c::varargs::VarArgs;
use crate::c::wide::{encode, units};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("wscanf", "i(p...)", wscanf),
    ("fwscanf", "i(pp...)", fwscanf),
    ("swscanf", "i(pp...)", swscanf),
    ("vwscanf", "i(pp)", vwscanf),
    ("vfwscanf", "i(ppp)", vfwscanf),
    ("vswscanf", "i(ppp)", vswscanf),
    ("__isoc99_wscanf", "i(p...)", wscanf),
    ("__isoc99_fwscanf", "i(pp...)", fwscanf),
    ("__isoc99_swscanf", "i(pp...)", swscanf),
    ("__isoc99_vwscanf", "i(pp)", vwscanf),
    ("__isoc99_vfwscanf", "i(ppp)", vfwscanf),
    ("__isoc99_vswscanf", "i(ppp)", vswscanf),
    ("__isoc23_wscanf", "i(p...)", wscanf),
    ("__isoc23_fwscanf", "i(pp...)", fwscanf),
    ("__isoc23_swscanf", "i(pp...)", swscanf),
    ("__isoc23_vwscanf", "i(pp)", vwscanf),
    ("__isoc23_vfwscanf", "i(ppp)", vfwscanf),
    ("__isoc23_vswscanf", "i(ppp)", vswscanf),
];

/// Reads and encodes a wide string.
fn encoded(process: &mut Process<'_, '_>, call: &Call<'_>, text: Slot) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    units(process, text, u64::MAX, call.site)?.into_iter().for_each(|unit| encode(&mut bytes, unit));
    Ok(bytes)
}

fn scan(process: &mut Process<'_, '_>, call: &Call<'_>, from: From, format: Slot, args: VarArgs) -> Result<Slot> {
    let format = encoded(process, call, format)?;
    scan_text(process, call, from, &format, args, true)
}

fn from_text(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<From> {
    let bytes = encoded(process, call, call.pointer(0)?)?;
    Ok(From::Text { bytes, at: 0 })
}

fn from_stream(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<From> {
    process.stream(call.pointer(0)?, call).map(From::Stream)
}

fn wscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, VarArgs::Call(1))
}

fn fwscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn swscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, VarArgs::Call(2))
}

fn vwscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 1)?;
    scan(process, call, From::Stream(STDIN), call.pointer(0)?, args)
}

fn vfwscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_stream(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}

fn vswscanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let args = VarArgs::list(process, call, 2)?;
    let from = from_text(process, call)?;
    scan(process, call, from, call.pointer(1)?, args)
}
