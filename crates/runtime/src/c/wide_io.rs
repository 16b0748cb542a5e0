//! Characters and lines of `<wchar.h>` on streams, which have an orientation: once wide characters were
//! written to or read from a stream, it no longer accepts byte functions, and vice versa (C11 7.21.2).

use crate::access::{int, null};
use crate::c::streams::{STDIN, STDOUT, StreamId};
use crate::c::wide::{EILSEQ, put_units, units};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("fwide", "i(pi)", fwide),
    ("fputwc", "i(ip)", fputwc),
    ("putwc", "i(ip)", fputwc),
    ("fputwc_unlocked", "i(ip)", fputwc),
    ("putwc_unlocked", "i(ip)", fputwc),
    ("putwchar", "i(i)", putwchar),
    ("putwchar_unlocked", "i(i)", putwchar),
    ("fputws", "i(pp)", fputws),
    ("fputws_unlocked", "i(pp)", fputws),
    ("fgetwc", "i(p)", fgetwc),
    ("getwc", "i(p)", fgetwc),
    ("fgetwc_unlocked", "i(p)", fgetwc),
    ("getwc_unlocked", "i(p)", fgetwc),
    ("getwchar", "i()", getwchar),
    ("getwchar_unlocked", "i()", getwchar),
    ("fgetws", "p(pip)", fgetws),
    ("fgetws_unlocked", "p(pip)", fgetws),
    ("ungetwc", "i(ip)", ungetwc),
];

const WEOF: i64 = -1;

fn fwide(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (stream, mode) = (process.stream(call.pointer(0)?, call)?, call.int(1)?);
    let orientation = process.state().streams.get(stream).and_then(|stream| stream.wide);
    let orientation = match (orientation, mode) {
        (Some(wide), _) => wide,
        (None, 0) => return int(0),
        (None, _) => {
            process.orient(stream, mode > 0)?;
            mode > 0
        }
    };
    int(if orientation { 1 } else { -1 })
}

fn put(process: &mut Process<'_, '_>, stream: StreamId, unit: i64) -> Result<Slot> {
    let Some(byte) = u8::try_from(unit).ok().filter(u8::is_ascii) else {
        return unsupported("wide output of a character that \"C\" does not have");
    };
    int(if process.write_wide(stream, &[byte])? { unit } else { WEOF })
}

fn fputwc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(1)?, call)?;
    put(process, stream, call.int(0)?)
}

fn putwchar(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    put(process, STDOUT, call.int(0)?)
}

fn fputws(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(1)?, call)?;
    let text = units(process, call.pointer(0)?, u64::MAX, call.site)?;
    if text.iter().any(|&unit| unit >= 128) {
        return unsupported("wide output of a character that \"C\" does not have");
    }
    let bytes: Vec<u8> = text.iter().map(|&unit| unit as u8).collect();
    int(if process.write_wide(stream, &bytes)? { 1 } else { WEOF })
}

/// Returns the next character; `None` at the end, after an error, and for an invalid byte.
pub(crate) fn read(process: &mut Process<'_, '_>, stream: StreamId) -> Result<Option<u8>> {
    match process.read_wide(stream)? {
        Some(128..) => {
            if let Some(stream) = process.state().streams.get(stream) {
                stream.error = true;
            }
            process.set_errno(EILSEQ)?;
            Ok(None)
        }
        byte => Ok(byte),
    }
}

fn fgetwc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    int(read(process, stream)?.map_or(WEOF, i64::from))
}

fn getwchar(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(read(process, STDIN)?.map_or(WEOF, i64::from))
}

fn fgetws(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, size) = (call.pointer(0)?, call.int(1)?);
    let stream = process.stream(call.pointer(2)?, call)?;
    let Ok(most) = usize::try_from(size - 1) else { return null() };
    let mut line: Vec<u32> = Vec::new();
    while line.len() < most && line.last() != Some(&u32::from(b'\n')) {
        process.reserve_large(2 * 4 * line.len() as u64)?;
        let Some(byte) = read(process, stream)? else { break };
        line.push(byte.into());
    }
    let failed = process.state().streams.get(stream).is_none_or(|stream| stream.error);
    if most > 0 && (line.is_empty() || failed) {
        return null();
    }
    line.push(0);
    put_units(process, to, &line, call.site)?;
    Ok(to)
}

fn ungetwc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let unit = call.int(0)?;
    let stream = process.stream(call.pointer(1)?, call)?;
    if !process.orient(stream, true)? {
        return int(WEOF);
    }
    match u8::try_from(unit) {
        Ok(byte @ ..128) => {
            process.unread_byte(stream, byte)?;
            int(unit)
        }
        _ if unit == WEOF => int(WEOF),
        _ => {
            process.set_errno(EILSEQ)?;
            int(WEOF)
        }
    }
}
