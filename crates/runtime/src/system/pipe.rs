//! Pipes of a process with itself, and duplicated descriptors: `pipe`, `dup`.

use std::collections::VecDeque;

use crate::access::{int, offset};
use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::system::threads::event;
use crate::table::Entry;
use draig_interp::host::Errno;
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::threads::{Key, Wait};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("pipe", "i(p)", pipe),
    ("pipe2", "i(pi)", pipe),
    ("dup", "i(i)", dup),
    ("dup2", "i(ii)", dup2),
    ("dup3", "i(iii)", dup3),
];

/// Capacity of a Linux pipe.
pub(crate) const CAPACITY: usize = 1 << 16;
const SIGPIPE: i32 = 13;
const EPIPE: Errno = Errno(32);
const EAGAIN: Errno = Errno(11);
/// Event of every change of a pipe or descriptor.
const CHANGED: Key = Key(event::PIPE, u64::MAX);
/// `O_NONBLOCK` of Linux.
pub(crate) const NONBLOCK: i64 = 0o4000;

/// Data that was written and not read yet.
#[derive(Debug, Default)]
pub(crate) struct Pipe {
    pub(crate) bytes: VecDeque<u8>,
    /// Whether its reading and its writing end are open.
    pub(crate) ends: [bool; 2],
}

/// End of a pipe.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// Number of its pipe.
    pub(crate) pipe: usize,
    pub(crate) writes: bool,
    /// Whether it fails with `EAGAIN` instead of waiting.
    pub(crate) nonblocking: bool,
}

impl Process<'_, '_> {
    /// Reads from a pipe; returns 0 if it is empty and its writing end is closed.
    pub(crate) fn read_pipe(&mut self, end: End, buffer: &mut [u8]) -> Result<Result<usize, Errno>> {
        let pipe = self.state().descriptors.pipe(end.pipe)?;
        if end.writes {
            return Ok(Err(Errno::EBADF));
        }
        if pipe.bytes.is_empty() {
            return match (pipe.ends[1], end.nonblocking) {
                (false, _) => Ok(Ok(0)),
                (true, true) => Ok(Err(EAGAIN)),
                (true, false) => unsupported("a read from an empty pipe that only this process can write to"),
            };
        }
        let count = pipe.bytes.len().min(buffer.len());
        for (to, from) in buffer.iter_mut().zip(pipe.bytes.drain(..count)) {
            *to = from;
        }
        // The bytes were written before they are read.
        let key = Key(event::PIPE, end.pipe as u64);
        self.orders_at(key, true);
        self.acquire(key);
        self.changed_descriptors();
        Ok(Ok(count))
    }

    /// Writes to a pipe; returns the number of bytes that fit.
    pub(crate) fn write_pipe(&mut self, end: End, bytes: &[u8]) -> Result<Result<usize, Errno>> {
        self.reserve_large(2 * CAPACITY as u64)?;
        let pipe = self.state().descriptors.pipe(end.pipe)?;
        if !end.writes {
            return Ok(Err(Errno::EBADF));
        }
        if !pipe.ends[0] {
            crate::system::signal::deliver(self, SIGPIPE)?;
            return Ok(Err(EPIPE));
        }
        let room = CAPACITY - pipe.bytes.len();
        if room == 0 && !bytes.is_empty() {
            return match end.nonblocking {
                true => Ok(Err(EAGAIN)),
                false => unsupported("a write to a full pipe that only this process can read from"),
            };
        }
        let count = room.min(bytes.len());
        pipe.bytes.extend(&bytes[..count]);
        let key = Key(event::PIPE, end.pipe as u64);
        self.orders_at(key, true);
        self.release(key);
        self.changed_descriptors();
        Ok(Ok(count))
    }

    /// Lets threads go on that wait for a descriptor.
    pub(crate) fn changed_descriptors(&mut self) {
        if self.has_other_threads() {
            self.wake(CHANGED, usize::MAX);
            self.scheduling_point();
        }
    }

    /// Waits for another thread to write, if a descriptor is that of an empty pipe.
    pub(crate) fn wait_to_read(&mut self, number: i64) -> Result<()> {
        let Some(end) = self.end_of_pipe(number).filter(|end| !end.writes && !end.nonblocking) else { return Ok(()) };
        let pipe = self.state().descriptors.pipe(end.pipe)?;
        let is_empty = pipe.bytes.is_empty() && pipe.ends[1];
        self.wait_for_pipe(is_empty, "something to read from a pipe")
    }

    /// Waits for another thread to read, if a descriptor is that of a full pipe.
    pub(crate) fn wait_to_write(&mut self, number: i64) -> Result<()> {
        let Some(end) = self.end_of_pipe(number).filter(|end| end.writes && !end.nonblocking) else { return Ok(()) };
        let pipe = self.state().descriptors.pipe(end.pipe)?;
        let is_full = pipe.bytes.len() >= CAPACITY && pipe.ends[0];
        self.wait_for_pipe(is_full, "room in a pipe")
    }

    fn wait_for_pipe(&mut self, must_wait: bool, what: &str) -> Result<()> {
        if !must_wait || !self.has_other_threads() {
            return Ok(());
        }
        self.wait(Wait { key: Some(CHANGED), until: None, what: what.to_owned() })
    }
}

fn pipe(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, flags) = (call.pointer(0)?, if call.args.len() > 1 { call.int(1)? } else { 0 });
    process.memory.check_readable(to, 8, call.site)?;
    let ends = match process.state().descriptors.add_pipe(flags & NONBLOCK != 0) {
        Ok(ends) => ends,
        Err(errno) => return process.fail(errno.0),
    };
    for (index, number) in (0..).zip(ends) {
        process.renew_descriptor(number);
        process.put_uint(offset(to, index * 4), number as u64, 4, call.site)?;
    }
    int(0)
}

fn dup(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = call.int(0)?;
    process.use_descriptor(from, false, call.site)?;
    match process.state().descriptors.duplicate(from, 0) {
        Ok(number) => {
            process.renew_descriptor(number);
            int(number)
        }
        Err(errno) => process.fail(errno.0),
    }
}

fn dup2(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (from, to) = (call.int(0)?, call.int(1)?);
    // There is no moment at which the number refers to nothing.
    process.use_descriptor(from, false, call.site)?;
    process.use_descriptor(to, false, call.site)?;
    match process.replace_descriptor(from, to) {
        Ok(()) => int(to),
        Err(errno) => process.fail(errno.0),
    }
}

fn dup3(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if call.int(0)? == call.int(1)? {
        return process.fail(EINVAL);
    }
    dup2(process, call)
}
