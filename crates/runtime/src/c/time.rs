//! The calendar of `<time.h>`, in UTC. The clocks are in `clock`.

use crate::access::{contract, double, null, offset, void};
use crate::c::calendar::{self, Tm};
use crate::c::wide;
use crate::globals::Global;
use draig_interp::abi::Abi;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("gmtime", "p(p)", gmtime),
    ("localtime", "p(p)", localtime),
    ("gmtime_r", "p(pp)", gmtime_r),
    ("localtime_r", "p(pp)", gmtime_r),
    ("mktime", "l(p)", mktime),
    ("timegm", "l(p)", mktime),
    ("timelocal", "l(p)", mktime),
    ("asctime", "p(p)", asctime),
    ("asctime_r", "p(pp)", asctime_r),
    ("ctime", "p(p)", ctime),
    ("ctime_r", "p(pp)", ctime_r),
    ("strftime", "l(plpp)", strftime),
    ("wcsftime", "l(plpp)", wcsftime),
    ("difftime", "d(ll)", difftime),
    ("tzset", "v()", tzset),
];

/// Size of a `struct tm`: nine numbers, the offset from UTC, the zone's name.
pub(crate) fn tm_size(abi: &Abi) -> u64 {
    if abi.pointer == 8 { 56 } else { 44 }
}

fn get_tm(process: &mut Process<'_, '_>, p: Slot, site: Site) -> Result<Tm> {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        *field = process.get_int(offset(p, index as u64 * 4), 4, site)? as i32;
    }
    Ok(tm)
}

/// Reads the fields that a format may need; undefined ones count as 0 until they are used.
fn get_tm_leniently(process: &mut Process<'_, '_>, p: Slot) -> Tm {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        let bytes = process.peek(offset(p, index as u64 * 4), 4);
        *field = <[u8; 4]>::try_from(bytes).map_or(0, i32::from_le_bytes);
    }
    tm
}

fn put_tm(process: &mut Process<'_, '_>, p: Slot, tm: &Tm, zone: Global, site: Site) -> Result<()> {
    for (index, &field) in tm.fields.iter().enumerate() {
        process.put_uint(offset(p, index as u64 * 4), field as u32 as u64, 4, site)?;
    }
    let word = process.abi.pointer;
    let after = if word == 8 { 40 } else { 36 };
    process.put_uint(offset(p, after), 0, word, site)?;
    let zone = process.library_object(zone)?;
    process.put_pointer(offset(p, after + u64::from(word)), zone, site)
}

/// Breaks down the time that the first argument points to.
fn break_down(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Option<Tm>> {
    const EOVERFLOW: i32 = 75;
    let seconds = process.get_int(call.pointer(0)?, process.abi.long, call.site)?;
    let tm = Tm::from_seconds(seconds);
    if tm.is_none() {
        process.set_errno(EOVERFLOW)?;
    }
    Ok(tm)
}

fn to_library(process: &mut Process<'_, '_>, call: &Call<'_>, zone: Global) -> Result<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    let to = process.library_object(Global::Tm)?;
    put_tm(process, to, &tm, zone, call.site)?;
    Ok(to)
}

fn gmtime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_library(process, call, Global::Gmt)
}

fn localtime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_library(process, call, Global::Utc)
}

fn gmtime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    let zone = if call.name.starts_with("gm") { Global::Gmt } else { Global::Utc };
    let to = call.pointer(1)?;
    put_tm(process, to, &tm, zone, call.site)?;
    Ok(to)
}

fn mktime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let mut tm = Tm::default();
    // The days of week and year are ignored (C11 7.27.2.3).
    for index in [0, 1, 2, 3, 4, 5, 8] {
        tm.fields[index] = process.get_int(offset(p, index as u64 * 4), 4, call.site)? as i32;
    }
    let seconds = tm.to_seconds();
    let Some(tm) = Tm::from_seconds(seconds) else { return process.long(-1) };
    let zone = if call.name == "timegm" { Global::Gmt } else { Global::Utc };
    put_tm(process, p, &tm, zone, call.site)?;
    process.long(seconds)
}

fn write_text(process: &mut Process<'_, '_>, call: &Call<'_>, tm: &Tm, to: Option<Slot>) -> Result<Slot> {
    let text = tm.to_text();
    let to = match to {
        Some(to) => to,
        None => process.library_object(Global::TimeText)?,
    };
    // The text has 26 bytes including its terminator; longer ones would not fit (C11 7.27.3.1).
    if text.len() > 25 {
        return contract(format!("{} of a year that has more than four digits", call.name));
    }
    process.put_cstr(to, text.as_bytes(), call.site)?;
    Ok(to)
}

fn asctime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let tm = get_tm(process, call.pointer(0)?, call.site)?;
    write_text(process, call, &tm, None)
}

fn asctime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let tm = get_tm(process, call.pointer(0)?, call.site)?;
    write_text(process, call, &tm, Some(call.pointer(1)?))
}

fn ctime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    write_text(process, call, &tm, None)
}

fn ctime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    write_text(process, call, &tm, Some(call.pointer(1)?))
}

/// Maximum length of a text made by `strftime`.
const MAX_TEXT_BYTES: u64 = 1 << 20;

fn strftime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    let format = process.cstr(call.pointer(2)?, call.site)?;
    let tm = get_tm_leniently(process, call.pointer(3)?);
    let mut text = Vec::new();
    calendar::format(&mut text, &format, &tm, "UTC", MAX_TEXT_BYTES.min(size) as usize);
    if text.len() as u64 >= size {
        return process.long(0);
    }
    if text.len() as u64 >= MAX_TEXT_BYTES {
        return limit(format!("{} writes more than {MAX_TEXT_BYTES} bytes", call.name));
    }
    process.put_cstr(to, &text, call.site)?;
    process.long(text.len() as i64)
}

/// Like `strftime`, in wide characters; those that are not ASCII are copied.
fn wcsftime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    let mut format = Vec::new();
    for unit in wide::units(process, call.pointer(2)?, u64::MAX, call.site)? {
        wide::encode(&mut format, unit);
    }
    let tm = get_tm_leniently(process, call.pointer(3)?);
    let mut text = Vec::new();
    // While it is being formatted, a character takes several bytes.
    let most = MAX_TEXT_BYTES.min(size.saturating_mul(wide::ENCODED as u64));
    calendar::format(&mut text, &format, &tm, "UTC", most as usize);
    let mut units = wide::decode(&text);
    if units.len() as u64 >= size {
        return process.long(0);
    }
    if text.len() as u64 >= MAX_TEXT_BYTES {
        return limit(format!("{} writes more than {MAX_TEXT_BYTES} bytes", call.name));
    }
    let written = units.len() as i64;
    units.push(0);
    wide::put_units(process, to, &units, call.site)?;
    process.long(written)
}

fn difftime(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(call.int(0)?.wrapping_sub(call.int(1)?) as f64)
}

fn tzset(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    void()
}
