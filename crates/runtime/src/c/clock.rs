//! Clocks and sleep: `<time.h>`, `<sys/time.h>`, `<sys/timeb.h>`, `<sys/resource.h>`.
//!
//! Every clock is the host's plus the time that the program has slept. Sleeping, and waiting with a time
//! limit, lets other threads run, or advances all clocks together; the host never waits. No other part of the library
//! reads the host's clocks.

use core::time::Duration;

use crate::access::{int, is_null, offset};
use crate::system::posix::EINVAL;
use draig_interp::abi::Abi;
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::site::Site;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("time", "l(p)", time),
    ("clock", "l()", clock),
    ("gettimeofday", "i(pp)", gettimeofday),
    ("ftime", "i(p)", ftime),
    ("clock_gettime", "i(ip)", clock_gettime),
    ("clock_getres", "i(ip)", clock_getres),
    ("clock_getcpuclockid", "i(ip)", clock_getcpuclockid),
    ("clock_gettime_nsec_np", "L(i)", clock_gettime_nsec_np),
    ("timespec_get", "i(pi)", timespec_get),
    ("timespec_getres", "i(pi)", timespec_getres),
    ("times", "l(p)", times),
    ("getrusage", "i(ip)", getrusage),
    ("nanosleep", "i(pp)", nanosleep),
    ("clock_nanosleep", "i(iipp)", clock_nanosleep),
    ("thrd_sleep", "i(pp)", thrd_sleep),
    ("usleep", "i(u)", usleep),
    ("sleep", "u(u)", sleep),
];

/// State of the clocks.
#[derive(Debug, Default)]
pub(crate) struct ClockState {
    /// Time at which the program first read a clock.
    start: Option<Duration>,
}

/// Clock of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// Time since 1970-01-01 00:00 UTC.
    Wall,
    /// A clock that never goes back.
    Monotonic,
    /// Processor time: since the first reading, without sleep.
    Processor,
}

impl Clock {
    /// Returns the clock with this number of `clock_gettime` on Linux or Darwin.
    pub(crate) fn numbered(number: i64, abi: &Abi) -> Option<Clock> {
        match (number, abi.darwin) {
            (0, _) | (5 | 8 | 11, false) => Some(Clock::Wall),
            (1 | 4 | 6 | 7 | 9, false) | (4 | 5 | 6 | 8 | 9, true) => Some(Clock::Monotonic),
            (2 | 3, false) | (12 | 16, true) => Some(Clock::Processor),
            _ => None,
        }
    }
}

impl Process<'_, '_> {
    /// Returns the time of a clock.
    pub(crate) fn read_clock(&mut self, clock: Clock) -> Duration {
        let slept = self.slept();
        match clock {
            Clock::Wall => self.host.now().saturating_add(slept),
            Clock::Monotonic => self.host.monotonic().saturating_add(slept),
            Clock::Processor => {
                let here = self.host.monotonic();
                let start = *self.state().clock.start.get_or_insert(here);
                here.saturating_sub(start)
            }
        }
    }

    /// Sleeps until a clock shows `time`.
    pub(crate) fn pause_until(&mut self, clock: Clock, time: Duration) -> Result<()> {
        let here = self.read_clock(clock);
        self.pause(time.saturating_sub(here))
    }

    /// Reads a `struct timespec`; `None` if it is not a valid time.
    pub(crate) fn get_timespec(&mut self, from: Slot, site: Site) -> Result<Option<Duration>> {
        self.get_time(from, 1_000_000_000, site)
    }

    /// Reads a `struct timeval`; `None` if it is not a valid time.
    pub(crate) fn get_timeval(&mut self, from: Slot, site: Site) -> Result<Option<Duration>> {
        self.get_time(from, 1_000_000, site)
    }

    fn get_time(&mut self, from: Slot, per_second: i64, site: Site) -> Result<Option<Duration>> {
        let long = self.abi.long;
        let seconds = self.get_int(from, long, site)?;
        let part = self.get_int(offset(from, long.into()), long, site)?;
        let (Ok(seconds), true) = (u64::try_from(seconds), (0..per_second).contains(&part)) else { return Ok(None) };
        Ok(Some(Duration::new(seconds, (part * (1_000_000_000 / per_second)) as u32)))
    }
}

fn time(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let seconds = process.read_clock(Clock::Wall).as_secs();
    let p = call.pointer(0)?;
    if !is_null(p) {
        process.put_uint(p, seconds, process.abi.long, call.site)?;
    }
    process.long(seconds as i64)
}

fn clock(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let micros = process.read_clock(Clock::Processor).as_micros();
    process.long(micros as i64)
}

/// Writes a `struct timespec`, or a `struct timeval` with `per_second` parts.
fn put_time(process: &mut Process<'_, '_>, to: Slot, time: Duration, micros: bool, site: Site) -> Result<()> {
    let long = process.abi.long;
    process.put_uint(to, time.as_secs(), long, site)?;
    let part = if micros { time.subsec_micros() } else { time.subsec_nanos() };
    process.put_uint(offset(to, long.into()), part.into(), long, site)
}

fn gettimeofday(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, zone) = (call.pointer(0)?, call.pointer(1)?);
    let time = process.read_clock(Clock::Wall);
    if !is_null(to) {
        put_time(process, to, time, true, call.site)?;
    }
    if !is_null(zone) {
        process.put_uint(zone, 0, 8, call.site)?;
    }
    int(0)
}

fn clock_gettime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(clock) = Clock::numbered(call.int(0)?, &process.abi) else { return process.fail(EINVAL) };
    let time = process.read_clock(clock);
    put_time(process, call.pointer(1)?, time, false, call.site)?;
    int(0)
}

fn clock_gettime_nsec_np(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    // Darwin returns 0 for a clock that it does not have.
    let time = Clock::numbered(call.int(0)?, &process.abi).map(|clock| process.read_clock(clock));
    Ok(Slot::plain(time.map_or(0, |time| time.as_nanos() as u64)))
}

fn clock_getres(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if Clock::numbered(call.int(0)?, &process.abi).is_none() {
        return process.fail(EINVAL);
    }
    let to = call.pointer(1)?;
    if !is_null(to) {
        put_time(process, to, Duration::from_nanos(1), false, call.site)?;
    }
    int(0)
}

fn timespec_get(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const TIME_UTC: i64 = 1;
    if call.int(1)? != TIME_UTC {
        return int(0);
    }
    let time = process.read_clock(Clock::Wall);
    put_time(process, call.pointer(0)?, time, false, call.site)?;
    int(TIME_UTC)
}

fn times(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let ticks = |time: Duration| (time.as_millis() / 10) as u64;
    let (to, long) = (call.pointer(0)?, process.abi.long);
    let used = ticks(process.read_clock(Clock::Processor));
    if !is_null(to) {
        for (index, value) in [used, 0, 0, 0].into_iter().enumerate() {
            process.put_uint(offset(to, index as u64 * u64::from(long)), value, long, call.site)?;
        }
    }
    let now = ticks(process.read_clock(Clock::Monotonic));
    process.long(now as i64)
}

/// Writes the user time, and zeros.
fn getrusage(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(1)?;
    let size = process.abi.long as usize * 18;
    process.put(to, &vec![0; size], call.site)?;
    let used = process.read_clock(Clock::Processor);
    put_time(process, to, used, true, call.site)?;
    int(0)
}

fn timespec_getres(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const TIME_UTC: i64 = 1;
    if call.int(1)? != TIME_UTC {
        return int(0);
    }
    let to = call.pointer(0)?;
    if !is_null(to) {
        put_time(process, to, Duration::from_nanos(1), false, call.site)?;
    }
    int(TIME_UTC)
}

/// Writes a `struct timeb`: seconds, milliseconds, and the time zone, UTC.
fn ftime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, long) = (call.pointer(0)?, process.abi.long);
    let time = process.read_clock(Clock::Wall);
    process.put_uint(to, time.as_secs(), long, call.site)?;
    process.put_uint(offset(to, long.into()), time.subsec_millis().into(), 2, call.site)?;
    process.put_uint(offset(to, u64::from(long) + 2), 0, 4, call.site)?;
    int(0)
}

/// Returns the clock of the only process.
fn clock_getcpuclockid(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const ESRCH: i64 = 3;
    const CLOCK_PROCESS_CPUTIME_ID: u64 = 2;
    if ![0, crate::system::posix::PROCESS].contains(&call.int(0)?) {
        return int(ESRCH);
    }
    process.put_uint(call.pointer(1)?, CLOCK_PROCESS_CPUTIME_ID, 4, call.site)?;
    int(0)
}

fn nanosleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(time) = process.get_timespec(call.pointer(0)?, call.site)? else { return process.fail(EINVAL) };
    process.pause(time)?;
    int(0)
}

/// Like `nanosleep`, but a failure other than a signal has a different number (C11 7.26.5.7).
fn thrd_sleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let Some(time) = process.get_timespec(call.pointer(0)?, call.site)? else { return int(-2) };
    process.pause(time)?;
    int(0)
}

fn clock_nanosleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const TIMER_ABSTIME: i64 = 1;
    // A process cannot sleep on its own processor-time clock.
    let clock = match Clock::numbered(call.int(0)?, &process.abi) {
        Some(clock @ (Clock::Wall | Clock::Monotonic)) => clock,
        _ => return int(EINVAL.into()),
    };
    let Some(time) = process.get_timespec(call.pointer(2)?, call.site)? else { return int(EINVAL.into()) };
    if call.int(1)? & TIMER_ABSTIME != 0 {
        process.pause_until(clock, time)?;
    } else {
        process.pause(time)?;
    }
    int(0)
}

fn usleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.pause(Duration::from_micros(call.uint(0)?))?;
    int(0)
}

fn sleep(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.pause(Duration::from_secs(call.uint(0)?))?;
    int(0)
}
