//! `<poll.h>`, `<sys/select.h>`: readiness of descriptors. Files are always ready. No other process could
//! make a descriptor ready while the program waits, so waiting only advances the clocks.

use core::time::Duration;

use crate::access::{contract, int, is_null, offset};
use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::table::Entry;
use draig_interp::host::Errno;
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("poll", "i(pli)", poll),
    ("__poll_chk", "i(plil)", poll),
    ("ppoll", "i(plpp)", ppoll),
    ("select", "i(ipppp)", select),
    ("pselect", "i(ippppp)", pselect),
    ("__fdelt_chk", "l(l)", fdelt_chk),
];

const POLLIN: u64 = 1;
const POLLOUT: u64 = 4;
const POLLHUP: u64 = 0x10;
const POLLNVAL: u64 = 0x20;
const POLLRDNORM: u64 = 0x40;
const POLLWRNORM: u64 = 0x100;
/// Capacity of an `fd_set`.
const FD_SETSIZE: u64 = 1024;
/// Maximum number of descriptors to poll, which is also the maximum number that may be open.
const MAX_POLLED: u64 = 1024;

/// Operations on a descriptor that would not wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ready {
    /// Whether data can be read, or the end is reached.
    pub(crate) read: bool,
    /// Whether data can be written.
    pub(crate) write: bool,
    /// Whether the other end is closed.
    pub(crate) hung_up: bool,
}

/// Waits, if nothing is ready, up to the limit; without a limit, forever.
fn wait(process: &mut Process<'_, '_>, call: &Call<'_>, limit: Option<Duration>) -> Result<()> {
    match limit {
        Some(limit) => process.pause(limit),
        None => unsupported(format!("{} without a time limit: nothing will ever be ready", call.name)),
    }
}

/// Polls an array of `struct pollfd`, and waits if no descriptor is ready.
fn look(process: &mut Process<'_, '_>, call: &Call<'_>, limit: Option<Duration>) -> Result<Slot> {
    let (list, count) = (call.pointer(0)?, call.uint(1)?);
    if count > MAX_POLLED {
        return process.fail(EINVAL);
    }
    let mut ready = 0;
    for index in 0..count {
        let entry = offset(list, index * 8);
        let descriptor = process.get_int(entry, 4, call.site)?;
        let events = process.get_uint(offset(entry, 4), 2, call.site)?;
        let mut found = 0;
        if descriptor >= 0 {
            match process.readiness(descriptor) {
                Err(_) => found = POLLNVAL,
                Ok(now) => {
                    found |= if now.read { events & (POLLIN | POLLRDNORM) } else { 0 };
                    found |= if now.write { events & (POLLOUT | POLLWRNORM) } else { 0 };
                    found |= if now.hung_up { POLLHUP } else { 0 };
                }
            }
        }
        process.put_uint(offset(entry, 6), found, 2, call.site)?;
        ready += i64::from(found != 0);
    }
    if ready == 0 {
        wait(process, call, limit)?;
    }
    int(ready)
}

fn poll(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let limit = u64::try_from(call.int(2)?).ok().map(Duration::from_millis);
    look(process, call, limit)
}

fn ppoll(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let limit = call.pointer(2)?;
    let limit = match is_null(limit) {
        true => None,
        false => match process.get_timespec(limit, call.site)? {
            None => return process.fail(EINVAL),
            limit => limit,
        },
    };
    look(process, call, limit)
}

fn select(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let limit = call.pointer(4)?;
    let time = match is_null(limit) {
        true => None,
        false => match process.get_timeval(limit, call.site)? {
            None => return process.fail(EINVAL),
            time => time,
        },
    };
    let ready = choose(process, call, time)?;
    // Linux stores the remaining time, which is zero after waiting.
    if !is_null(limit) && ready.bits == 0 {
        let long = process.abi.long;
        process.put_uint(limit, 0, long, call.site)?;
        process.put_uint(offset(limit, long.into()), 0, long, call.site)?;
    }
    Ok(ready)
}

fn pselect(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let limit = call.pointer(4)?;
    let time = match is_null(limit) {
        true => None,
        false => match process.get_timespec(limit, call.site)? {
            None => return process.fail(EINVAL),
            time => time,
        },
    };
    choose(process, call, time)
}

/// Keeps the ready descriptors in the sets; returns their number.
fn choose(process: &mut Process<'_, '_>, call: &Call<'_>, limit: Option<Duration>) -> Result<Slot> {
    let count = call.int(0)?;
    if !(0..=FD_SETSIZE as i64).contains(&count) {
        return process.fail(EINVAL);
    }
    let long = process.abi.long;
    let bits = u64::from(long) * 8;
    let (mut ready, mut results) = (0, Vec::new());
    for (number, wants) in [(1, Ready::is_readable as fn(Ready) -> bool), (2, Ready::is_writable), (3, Ready::never)] {
        let set = call.pointer(number)?;
        if is_null(set) {
            continue;
        }
        for word in 0..(count as u64).div_ceil(bits) {
            let place = offset(set, word * u64::from(long));
            let requested = process.get_uint(place, long, call.site)?;
            let mut answer = 0;
            for bit in (0..bits).filter(|bit| requested >> bit & 1 != 0) {
                let descriptor = word * bits + bit;
                if descriptor >= count as u64 {
                    break;
                }
                match process.readiness(descriptor as i64) {
                    Err(_) => return process.fail(Errno::EBADF.0),
                    Ok(now) if wants(now) => {
                        answer |= 1 << bit;
                        ready += 1;
                    }
                    Ok(_) => {}
                }
            }
            results.push((place, answer));
        }
    }
    if ready == 0 {
        wait(process, call, limit)?;
    }
    for (place, answer) in results {
        process.put_uint(place, answer, long, call.site)?;
    }
    int(ready)
}

impl Ready {
    fn is_readable(self) -> bool {
        self.read || self.hung_up
    }

    fn is_writable(self) -> bool {
        self.write
    }

    /// Returns false, because no descriptor has exceptional conditions.
    fn never(self) -> bool {
        false
    }
}

/// Returns the word of a descriptor in a set, for `FD_SET` and related macros with `_FORTIFY_SOURCE`.
fn fdelt_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let descriptor = call.int(0)?;
    if !(0..FD_SETSIZE as i64).contains(&descriptor) {
        return contract(format!("descriptor {descriptor} in an fd_set, which has room for {FD_SETSIZE}"));
    }
    process.long(descriptor / (i64::from(process.abi.long) * 8))
}
