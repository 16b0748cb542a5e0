//! `<time.h>`, `<sys/time.h>`, `<sys/resource.h>`: clocks are the host's, the time zone is UTC, and
//! sleeping moves the program's clocks without waiting.

use core::time::Duration;

use super::abi::Abi;
use super::access::{contract, double, int, is_null, null, offset, void};
use super::calendar::{self, Tm};
use super::globals::Global;
use super::posix::EINVAL;
use super::{Call, Entry};
use crate::machine::Machine;
use crate::site::Site;
use crate::stop::Run;
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
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

fn now(machine: &mut Machine<'_>) -> Duration {
    machine.host.now().saturating_add(machine.libc.time.slept)
}

fn monotonic(machine: &mut Machine<'_>) -> Duration {
    machine.host.monotonic().saturating_add(machine.libc.time.slept)
}

/// Time spent working: since the first question, without sleep.
fn processor(machine: &mut Machine<'_>) -> Duration {
    let here = machine.host.monotonic();
    let start = *machine.libc.time.start.get_or_insert(here);
    here.saturating_sub(start)
}

fn time(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let seconds = now(machine).as_secs();
    let p = call.pointer(0)?;
    if !is_null(p) {
        machine.put_uint(p, seconds, machine.libc.abi.long, call.site)?;
    }
    machine.long(seconds as i64)
}

fn clock(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    let micros = processor(machine).as_micros();
    machine.long(micros as i64)
}

/// Writes a `struct timespec` or, in `per_second` parts, a `struct timeval`.
fn put_time(machine: &mut Machine<'_>, to: Slot, time: Duration, micros: bool, site: Site) -> Run<()> {
    let long = machine.libc.abi.long;
    machine.put_uint(to, time.as_secs(), long, site)?;
    let part = if micros { time.subsec_micros() } else { time.subsec_nanos() };
    machine.put_uint(offset(to, long.into()), part.into(), long, site)
}

fn get_time(machine: &mut Machine<'_>, from: Slot, site: Site) -> Run<Option<Duration>> {
    let long = machine.libc.abi.long;
    let seconds = machine.get_int(from, long, site)?;
    let nanos = machine.get_int(offset(from, long.into()), long, site)?;
    let (Ok(seconds), Ok(nanos @ 0..1_000_000_000)) = (u64::try_from(seconds), u32::try_from(nanos)) else {
        return Ok(None);
    };
    Ok(Some(Duration::new(seconds, nanos)))
}

fn gettimeofday(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, zone) = (call.pointer(0)?, call.pointer(1)?);
    let time = now(machine);
    if !is_null(to) {
        put_time(machine, to, time, true, call.site)?;
    }
    if !is_null(zone) {
        machine.put_uint(zone, 0, 8, call.site)?;
    }
    int(0)
}

/// The time of a clock of Linux or Darwin.
fn read_clock(machine: &mut Machine<'_>, number: i64) -> Option<Duration> {
    match (number, machine.libc.abi.darwin) {
        (0, _) | (5 | 11, false) => Some(now(machine)),
        (1 | 4 | 7, false) | (4 | 5 | 6 | 8 | 9, true) => Some(monotonic(machine)),
        (2 | 3, false) | (12 | 16, true) => Some(processor(machine)),
        _ => None,
    }
}

fn clock_gettime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let Some(time) = read_clock(machine, call.int(0)?) else { return machine.fail(EINVAL) };
    put_time(machine, call.pointer(1)?, time, false, call.site)?;
    int(0)
}

fn clock_gettime_nsec_np(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let time = read_clock(machine, call.int(0)?).unwrap_or_default();
    Ok(Slot::plain(time.as_nanos() as u64))
}

fn clock_getres(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(1)?;
    if !is_null(to) {
        put_time(machine, to, Duration::from_nanos(1), false, call.site)?;
    }
    int(0)
}

fn timespec_get(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const TIME_UTC: i64 = 1;
    if call.int(1)? != TIME_UTC {
        return int(0);
    }
    let time = now(machine);
    put_time(machine, call.pointer(0)?, time, false, call.site)?;
    int(TIME_UTC)
}

fn times(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let ticks = |time: Duration| (time.as_millis() / 10) as u64;
    let (to, long) = (call.pointer(0)?, machine.libc.abi.long);
    let used = ticks(processor(machine));
    if !is_null(to) {
        for (index, value) in [used, 0, 0, 0].into_iter().enumerate() {
            machine.put_uint(offset(to, index as u64 * u64::from(long)), value, long, call.site)?;
        }
    }
    let now = ticks(monotonic(machine));
    machine.long(now as i64)
}

/// User time, and zeros.
fn getrusage(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(1)?;
    let size = machine.libc.abi.long as usize * 18;
    machine.put(to, &vec![0; size], call.site)?;
    let used = processor(machine);
    put_time(machine, to, used, true, call.site)?;
    int(0)
}

fn pass(machine: &mut Machine<'_>, time: Duration) {
    machine.libc.time.slept = machine.libc.time.slept.saturating_add(time);
}

fn nanosleep(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let Some(time) = get_time(machine, call.pointer(0)?, call.site)? else { return machine.fail(EINVAL) };
    pass(machine, time);
    int(0)
}

fn clock_nanosleep(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const TIMER_ABSTIME: i64 = 1;
    let Some(time) = get_time(machine, call.pointer(2)?, call.site)? else { return int(EINVAL.into()) };
    let time = if call.int(1)? & TIMER_ABSTIME != 0 {
        let here = read_clock(machine, call.int(0)?).unwrap_or_default();
        time.saturating_sub(here)
    } else {
        time
    };
    pass(machine, time);
    int(0)
}

fn usleep(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    pass(machine, Duration::from_micros(call.uint(0)?));
    int(0)
}

fn sleep(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    pass(machine, Duration::from_secs(call.uint(0)?));
    int(0)
}

fn get_tm(machine: &mut Machine<'_>, p: Slot, site: Site) -> Run<Tm> {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        *field = machine.get_int(offset(p, index as u64 * 4), 4, site)? as i32;
    }
    Ok(tm)
}

/// The fields that a format may ask for; those that are not set count as 0 until they are used.
fn get_tm_leniently(machine: &mut Machine<'_>, p: Slot) -> Tm {
    let mut tm = Tm::default();
    for (index, field) in tm.fields.iter_mut().enumerate() {
        let bytes = machine.peek(offset(p, index as u64 * 4), 4);
        *field = <[u8; 4]>::try_from(bytes).map_or(0, i32::from_le_bytes);
    }
    tm
}

fn put_tm(machine: &mut Machine<'_>, p: Slot, tm: &Tm, zone: Global, site: Site) -> Run<()> {
    for (index, &field) in tm.fields.iter().enumerate() {
        machine.put_uint(offset(p, index as u64 * 4), field as u32 as u64, 4, site)?;
    }
    let word = machine.libc.abi.pointer;
    let after = if word == 8 { 40 } else { 36 };
    machine.put_uint(offset(p, after), 0, word, site)?;
    let zone = machine.library_object(zone)?;
    machine.put_pointer(offset(p, after + u64::from(word)), zone, site)
}

/// Breaks down the time that the first argument points to.
fn break_down(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Option<Tm>> {
    const EOVERFLOW: i32 = 75;
    let seconds = machine.get_int(call.pointer(0)?, machine.libc.abi.long, call.site)?;
    let tm = Tm::from_seconds(seconds);
    if tm.is_none() {
        machine.set_errno(EOVERFLOW)?;
    }
    Ok(tm)
}

fn to_library(machine: &mut Machine<'_>, call: &Call<'_>, zone: Global) -> Run<Slot> {
    let Some(tm) = break_down(machine, call)? else { return null() };
    let to = machine.library_object(Global::Tm)?;
    put_tm(machine, to, &tm, zone, call.site)?;
    Ok(to)
}

fn gmtime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    to_library(machine, call, Global::Gmt)
}

fn localtime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    to_library(machine, call, Global::Utc)
}

fn gmtime_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(machine, call)? else { return null() };
    let zone = if call.name.starts_with("gm") { Global::Gmt } else { Global::Utc };
    let to = call.pointer(1)?;
    put_tm(machine, to, &tm, zone, call.site)?;
    Ok(to)
}

fn mktime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let mut tm = Tm::default();
    // The days of week and year are not looked at (C11 7.27.2.3).
    for index in [0, 1, 2, 3, 4, 5, 8] {
        tm.fields[index] = machine.get_int(offset(p, index as u64 * 4), 4, call.site)? as i32;
    }
    let seconds = tm.to_seconds();
    let Some(tm) = Tm::from_seconds(seconds) else { return machine.long(-1) };
    let zone = if call.name == "timegm" { Global::Gmt } else { Global::Utc };
    put_tm(machine, p, &tm, zone, call.site)?;
    machine.long(seconds)
}

fn write_text(machine: &mut Machine<'_>, call: &Call<'_>, tm: &Tm, to: Option<Slot>) -> Run<Slot> {
    let text = tm.to_text();
    let to = match to {
        Some(to) => to,
        None => machine.library_object(Global::TimeText)?,
    };
    // The text has 26 bytes with its terminator; more would not fit (C11 7.27.3.1).
    if text.len() > 25 {
        return contract(format!("{} of a year that has more than four digits", call.name));
    }
    machine.put_cstr(to, text.as_bytes(), call.site)?;
    Ok(to)
}

fn asctime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let tm = get_tm(machine, call.pointer(0)?, call.site)?;
    write_text(machine, call, &tm, None)
}

fn asctime_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let tm = get_tm(machine, call.pointer(0)?, call.site)?;
    write_text(machine, call, &tm, Some(call.pointer(1)?))
}

fn ctime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(machine, call)? else { return null() };
    write_text(machine, call, &tm, None)
}

fn ctime_r(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let Some(tm) = break_down(machine, call)? else { return null() };
    write_text(machine, call, &tm, Some(call.pointer(1)?))
}

fn strftime(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    let format = machine.cstr(call.pointer(2)?, call.site)?;
    let tm = get_tm_leniently(machine, call.pointer(3)?);
    let mut text = Vec::new();
    calendar::format(&mut text, &format, &tm, "UTC");
    if text.len() as u64 >= size {
        return machine.long(0);
    }
    machine.put_cstr(to, &text, call.site)?;
    machine.long(text.len() as i64)
}

fn difftime(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    double(call.int(0)?.wrapping_sub(call.int(1)?) as f64)
}

fn tzset(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    void()
}
