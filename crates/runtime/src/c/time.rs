//! `<time.h>`, `<sys/time.h>`, `<sys/resource.h>`: clocks are the host's, the time zone is UTC, and
//! sleeping moves the program's clocks without waiting.

use core::time::Duration;

use crate::access::{contract, double, int, is_null, null, offset, void};
use crate::c::calendar::{self, Tm};
use crate::globals::Global;
use crate::system::posix::EINVAL;
use draig_interp::abi::Abi;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Run;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("time", "l(p)", time),
    ("clock", "l()", clock),
    ("gettimeofday", "i(pp)", gettimeofday),
    ("clock_gettime", "i(ip)", clock_gettime),
    ("clock_getres", "i(ip)", clock_getres),
    ("clock_gettime_nsec_np", "L(i)", clock_gettime_nsec_np),
    ("timespec_get", "i(pi)", timespec_get),
    ("times", "l(p)", times),
    ("getrusage", "i(ip)", getrusage),
    ("nanosleep", "i(pp)", nanosleep),
    ("clock_nanosleep", "i(iipp)", clock_nanosleep),
    ("usleep", "i(u)", usleep),
    ("sleep", "u(u)", sleep),
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
    ("difftime", "d(ll)", difftime),
    ("tzset", "v()", tzset),
];

/// What the clocks need.
#[derive(Debug, Default)]
pub(crate) struct TimeState {
    /// When the program looked first.
    start: Option<Duration>,
    /// How long it has slept.
    slept: Duration,
}

/// The size of a `struct tm`: nine numbers, the offset from UTC, the zone's name.
pub(crate) fn tm_size(abi: &Abi) -> u64 {
    if abi.pointer == 8 { 56 } else { 44 }
}

fn now(process: &mut Process<'_, '_>) -> Duration {
    process.host.now().saturating_add(process.state().time.slept)
}

fn monotonic(process: &mut Process<'_, '_>) -> Duration {
    process.host.monotonic().saturating_add(process.state().time.slept)
}

/// Time spent working: since the first question, without sleep.
fn processor(process: &mut Process<'_, '_>) -> Duration {
    let here = process.host.monotonic();
    let start = *process.state().time.start.get_or_insert(here);
    here.saturating_sub(start)
}

fn time(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let seconds = now(process).as_secs();
    let p = call.pointer(0)?;
    if !is_null(p) {
        process.put_uint(p, seconds, process.abi.long, call.site)?;
    }
    process.long(seconds as i64)
}

fn clock(process: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    let micros = processor(process).as_micros();
    process.long(micros as i64)
}

/// Writes a `struct timespec` or, in `per_second` parts, a `struct timeval`.
fn put_time(process: &mut Process<'_, '_>, to: Slot, time: Duration, micros: bool, site: Site) -> Run<()> {
    let long = process.abi.long;
    process.put_uint(to, time.as_secs(), long, site)?;
    let part = if micros { time.subsec_micros() } else { time.subsec_nanos() };
    process.put_uint(offset(to, long.into()), part.into(), long, site)
}

fn get_time(process: &mut Process<'_, '_>, from: Slot, site: Site) -> Run<Option<Duration>> {
    let long = process.abi.long;
    let seconds = process.get_int(from, long, site)?;
    let nanos = process.get_int(offset(from, long.into()), long, site)?;
    let (Ok(seconds), Ok(nanos @ 0..1_000_000_000)) = (u64::try_from(seconds), u32::try_from(nanos)) else {
        return Ok(None);
    };
    Ok(Some(Duration::new(seconds, nanos)))
}

fn gettimeofday(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let (to, zone) = (call.pointer(0)?, call.pointer(1)?);
    let time = now(process);
    if !is_null(to) {
        put_time(process, to, time, true, call.site)?;
    }
    if !is_null(zone) {
        process.put_uint(zone, 0, 8, call.site)?;
    }
    int(0)
}

/// The time of a clock of Linux or Darwin.
fn read_clock(process: &mut Process<'_, '_>, number: i64) -> Option<Duration> {
    match (number, process.abi.darwin) {
        (0, _) | (5 | 11, false) => Some(now(process)),
        (1 | 4 | 7, false) | (4 | 5 | 6 | 8 | 9, true) => Some(monotonic(process)),
        (2 | 3, false) | (12 | 16, true) => Some(processor(process)),
        _ => None,
    }
}

fn clock_gettime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(time) = read_clock(process, call.int(0)?) else { return process.fail(EINVAL) };
    put_time(process, call.pointer(1)?, time, false, call.site)?;
    int(0)
}

fn clock_gettime_nsec_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let time = read_clock(process, call.int(0)?).unwrap_or_default();
    Ok(Slot::plain(time.as_nanos() as u64))
}

fn clock_getres(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(1)?;
    if !is_null(to) {
        put_time(process, to, Duration::from_nanos(1), false, call.site)?;
    }
    int(0)
}

fn timespec_get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    const TIME_UTC: i64 = 1;
    if call.int(1)? != TIME_UTC {
        return int(0);
    }
    let time = now(process);
    put_time(process, call.pointer(0)?, time, false, call.site)?;
    int(TIME_UTC)
}

fn times(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let ticks = |time: Duration| (time.as_millis() / 10) as u64;
    let (to, long) = (call.pointer(0)?, process.abi.long);
    let used = ticks(processor(process));
    if !is_null(to) {
        for (index, value) in [used, 0, 0, 0].into_iter().enumerate() {
            process.put_uint(offset(to, index as u64 * u64::from(long)), value, long, call.site)?;
        }
    }
    let now = ticks(monotonic(process));
    process.long(now as i64)
}

/// User time, and zeros.
fn getrusage(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(1)?;
    let size = process.abi.long as usize * 18;
    process.put(to, &vec![0; size], call.site)?;
    let used = processor(process);
    put_time(process, to, used, true, call.site)?;
    int(0)
}

fn pass(process: &mut Process<'_, '_>, time: Duration) {
    process.state().time.slept = process.state().time.slept.saturating_add(time);
}

fn nanosleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(time) = get_time(process, call.pointer(0)?, call.site)? else { return process.fail(EINVAL) };
    pass(process, time);
    int(0)
}

fn clock_nanosleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    const TIMER_ABSTIME: i64 = 1;
    let Some(time) = get_time(process, call.pointer(2)?, call.site)? else { return int(EINVAL.into()) };
    let time = if call.int(1)? & TIMER_ABSTIME != 0 {
        let here = read_clock(process, call.int(0)?).unwrap_or_default();
        time.saturating_sub(here)
    } else {
        time
    };
    pass(process, time);
    int(0)
}

fn usleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    pass(process, Duration::from_micros(call.uint(0)?));
    int(0)
}

fn sleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    pass(process, Duration::from_secs(call.uint(0)?));
    int(0)
}

fn get_tm(process: &mut Process<'_, '_>, p: Slot, site: Site) -> Run<Tm> {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        *field = process.get_int(offset(p, index as u64 * 4), 4, site)? as i32;
    }
    Ok(tm)
}

/// The fields that a format may ask for; those that are not set count as 0 until they are used.
fn get_tm_leniently(process: &mut Process<'_, '_>, p: Slot) -> Tm {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        let bytes = process.peek(offset(p, index as u64 * 4), 4);
        *field = <[u8; 4]>::try_from(bytes).map_or(0, i32::from_le_bytes);
    }
    tm
}

fn put_tm(process: &mut Process<'_, '_>, p: Slot, tm: &Tm, zone: Global, site: Site) -> Run<()> {
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
fn break_down(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Option<Tm>> {
    const EOVERFLOW: i32 = 75;
    let seconds = process.get_int(call.pointer(0)?, process.abi.long, call.site)?;
    let tm = Tm::from_seconds(seconds);
    if tm.is_none() {
        process.set_errno(EOVERFLOW)?;
    }
    Ok(tm)
}

fn to_library(process: &mut Process<'_, '_>, call: &Call<'_>, zone: Global) -> Run<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    let to = process.library_object(Global::Tm)?;
    put_tm(process, to, &tm, zone, call.site)?;
    Ok(to)
}

fn gmtime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    to_library(process, call, Global::Gmt)
}

fn localtime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    to_library(process, call, Global::Utc)
}

fn gmtime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    let zone = if call.name.starts_with("gm") { Global::Gmt } else { Global::Utc };
    let to = call.pointer(1)?;
    put_tm(process, to, &tm, zone, call.site)?;
    Ok(to)
}

fn mktime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let mut tm = Tm::default();
    // The days of week and year are not looked at (C11 7.27.2.3).
    for index in [0, 1, 2, 3, 4, 5, 8] {
        tm.fields[index] = process.get_int(offset(p, index as u64 * 4), 4, call.site)? as i32;
    }
    let seconds = tm.to_seconds();
    let Some(tm) = Tm::from_seconds(seconds) else { return process.long(-1) };
    let zone = if call.name == "timegm" { Global::Gmt } else { Global::Utc };
    put_tm(process, p, &tm, zone, call.site)?;
    process.long(seconds)
}

fn write_text(process: &mut Process<'_, '_>, call: &Call<'_>, tm: &Tm, to: Option<Slot>) -> Run<Slot> {
    let text = tm.to_text();
    let to = match to {
        Some(to) => to,
        None => process.library_object(Global::TimeText)?,
    };
    // The text has 26 bytes with its terminator; more would not fit (C11 7.27.3.1).
    if text.len() > 25 {
        return contract(format!("{} of a year that has more than four digits", call.name));
    }
    process.put_cstr(to, text.as_bytes(), call.site)?;
    Ok(to)
}

fn asctime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let tm = get_tm(process, call.pointer(0)?, call.site)?;
    write_text(process, call, &tm, None)
}

fn asctime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let tm = get_tm(process, call.pointer(0)?, call.site)?;
    write_text(process, call, &tm, Some(call.pointer(1)?))
}

fn ctime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    write_text(process, call, &tm, None)
}

fn ctime_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(process, call)? else { return null() };
    write_text(process, call, &tm, Some(call.pointer(1)?))
}

fn strftime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    let format = process.cstr(call.pointer(2)?, call.site)?;
    let tm = get_tm_leniently(process, call.pointer(3)?);
    let mut text = Vec::new();
    calendar::format(&mut text, &format, &tm, "UTC");
    if text.len() as u64 >= size {
        return process.long(0);
    }
    process.put_cstr(to, &text, call.site)?;
    process.long(text.len() as i64)
}

fn difftime(_: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    double(call.int(0)?.wrapping_sub(call.int(1)?) as f64)
}

fn tzset(_: &mut Process<'_, '_>, _: &Call<'_>) -> Run<Slot> {
    void()
}
