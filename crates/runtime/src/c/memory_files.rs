//! `fmemopen`, `open_memstream` and `open_wmemstream`: streams over the program's memory.

use crate::access::{is_null, offset};
use crate::c::stdio::parse_mode;
use crate::process::Process;
use crate::system::posix::EINVAL;
use crate::table::Entry;
use draig_interp::host::{Errno, OpenFlags, SeekFrom};
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("fmemopen", "p(plp)", fmemopen),
    ("open_memstream", "p(pp)", open_memstream),
    ("open_wmemstream", "p(pp)", open_wmemstream),
];

/// File in the program's memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MemoryFile {
    /// The program's buffer, or a block of `malloc`; null until one is needed.
    memory: Slot,
    /// Capacity in characters.
    room: u64,
    /// Length of the file in characters.
    end: u64,
    at: u64,
    append: bool,
    /// Size of a character in bytes; greater than one in wide streams.
    unit: u64,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// `fmemopen`, whose memory may be the library's.
    Fixed { own: bool },
    /// `open_memstream`, with the variables that receive address and size.
    Growing { place: Slot, size: Slot },
}

impl MemoryFile {
    /// Adds the references of the file.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.push(self.memory);
        if let Kind::Growing { place, size } = self.kind {
            out.extend([place, size]);
        }
    }

    /// Returns the address of a character.
    fn place(&self, at: u64) -> Slot {
        offset(self.memory, at.wrapping_mul(self.unit))
    }

    /// Writes characters at a position, one for each byte.
    fn put(&self, process: &mut Process<'_, '_>, at: u64, bytes: &[u8], site: Site) -> Result<()> {
        if self.unit == 1 {
            return process.put(self.place(at), bytes, site);
        }
        for (index, &byte) in (at..).zip(bytes) {
            process.put_uint(self.place(index), byte.into(), self.unit as u32, site)?;
        }
        Ok(())
    }

    /// Reads bytes up to the first undefined one; returns their number.
    pub(crate) fn read(&mut self, process: &mut Process<'_, '_>, buffer: &mut [u8], site: Site) -> Result<usize> {
        let wanted = self.end.saturating_sub(self.at).min(buffer.len() as u64);
        let from = offset(self.memory, self.at);
        let mut count = process.peek(from, wanted).len();
        if count == 0 && wanted > 0 {
            // Reports the error of the first byte.
            process.memory.read_bytes(from, 1, site)?;
            count = 1;
        }
        let bytes = process.memory.read_bytes(from, count as u64, site)?;
        buffer[..count].copy_from_slice(bytes);
        self.at += count as u64;
        Ok(count)
    }

    /// Writes bytes; returns their number.
    pub(crate) fn write(
        &mut self,
        process: &mut Process<'_, '_>,
        bytes: &[u8],
        site: Site,
    ) -> Result<Result<usize, Errno>> {
        const ENOSPC: Errno = Errno(28);
        match self.kind {
            Kind::Growing { .. } => {
                self.grow(process, self.at.saturating_add(bytes.len() as u64), site)?;
                self.put(process, self.at, bytes, site)?;
                self.at += bytes.len() as u64;
                if self.at > self.end {
                    self.end = self.at;
                    self.put(process, self.end, b"\0", site)?;
                }
                Ok(Ok(bytes.len()))
            }
            Kind::Fixed { .. } => {
                let place = if self.append { self.end } else { self.at };
                let terminate = bytes.last() != Some(&0);
                let room = self.room.saturating_sub(place);
                if bytes.len() as u64 > room && self.at + u64::from(terminate) >= self.room {
                    return Ok(Err(ENOSPC));
                }
                let bytes = &bytes[..(bytes.len() as u64).min(room) as usize];
                process.put(offset(self.memory, place), bytes, site)?;
                self.at = place + bytes.len() as u64;
                if self.at > self.end {
                    self.end = self.at;
                    // The text stays a string; at the end of the buffer, the terminator replaces the last
                    // byte.
                    let last = if self.end < self.room { Some(self.end) } else { self.room.checked_sub(1) };
                    if let Some(last) = last.filter(|_| terminate && (self.end < self.room || !self.append)) {
                        process.put(offset(self.memory, last), b"\0", site)?;
                    }
                }
                Ok(Ok(bytes.len()))
            }
        }
    }

    /// Makes room for `end` bytes and a terminator, and fills the gap after the file's end with zeros.
    fn grow(&mut self, process: &mut Process<'_, '_>, end: u64, site: Site) -> Result<()> {
        if end >= self.room || is_null(self.memory) {
            let room = (end + 1).max(self.room.saturating_mul(2)).max(64);
            let size = room.saturating_mul(self.unit);
            let Some(moved) = process.memory.realloc(self.memory, size, Family::Malloc, site)? else {
                return limit(format!("memory for a stream of {size} bytes"));
            };
            (self.memory, self.room) = (moved, room);
            if self.end == 0 {
                self.put(process, 0, b"\0", site)?;
            }
        }
        if self.at > self.end {
            let (from, count) = (self.place(self.end), (self.at - self.end).saturating_mul(self.unit));
            process.fill(from, Slot::plain(0), count, site)?;
        }
        Ok(())
    }

    /// Seeks; returns the new position.
    pub(crate) fn seek(&mut self, to: SeekFrom) -> Result<u64, Errno> {
        let place = match to {
            SeekFrom::Start(place) => i64::try_from(place).ok(),
            SeekFrom::Current(by) => (self.at as i64).checked_add(by),
            SeekFrom::End(by) => (self.end as i64).checked_add(by),
        };
        let place = place.and_then(|place| u64::try_from(place).ok()).ok_or(Errno::EINVAL)?;
        if matches!(self.kind, Kind::Fixed { .. }) && place > self.room {
            return Err(Errno::EINVAL);
        }
        self.at = place;
        Ok(place)
    }

    /// Stores the file's address and size in the program's variables when it is flushed.
    pub(crate) fn publish(&mut self, process: &mut Process<'_, '_>, site: Site) -> Result<()> {
        let Kind::Growing { place, size } = self.kind else { return Ok(()) };
        if is_null(self.memory) {
            self.grow(process, 0, site)?;
        }
        process.put_pointer(place, self.memory, site)?;
        let word = process.abi.pointer;
        process.put_uint(size, self.at.min(self.end), word, site)
    }

    /// Frees memory of the library.
    pub(crate) fn close(&mut self, process: &mut Process<'_, '_>, site: Site) -> Result<()> {
        match self.kind {
            Kind::Fixed { own: true } => process.memory.free(self.memory, Family::Library, site),
            _ => Ok(()),
        }
    }
}

fn fmemopen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (given, room) = (call.pointer(0)?, call.uint(1)?);
    let mode = process.cstr(call.pointer(2)?, call.site)?;
    let Some(flags) = parse_mode(&mode) else { return process.fail_null(EINVAL) };
    let own = is_null(given);
    let memory = if own {
        match process.memory.alloc_heap(room, 16, Family::Library, true, call.site) {
            Some(memory) => memory,
            None => return process.fail_null(crate::system::posix::ENOMEM),
        }
    } else {
        given
    };
    let end = match mode.first() {
        Some(b'a') => process.string_length_up_to(memory, room, call.site)?,
        Some(b'r') => room,
        _ => 0,
    };
    if mode.starts_with(b"w+") && room > 0 {
        process.put(memory, b"\0", call.site)?;
    }
    let at = if flags.append { end } else { 0 };
    let file = MemoryFile { memory, room, end, at, append: flags.append, unit: 1, kind: Kind::Fixed { own } };
    process.open_memory_stream(file, flags)
}

/// Opens a write-only stream with variables that receive the address and size of its content.
fn open_growing(process: &mut Process<'_, '_>, call: &Call<'_>, unit: u64) -> Result<Slot> {
    let kind = Kind::Growing { place: call.pointer(0)?, size: call.pointer(1)? };
    let file = MemoryFile { memory: Slot::plain(0), room: 0, end: 0, at: 0, append: false, unit, kind };
    process.open_memory_stream(file, OpenFlags { write: true, ..OpenFlags::default() })
}

fn open_memstream(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    open_growing(process, call, 1)
}

fn open_wmemstream(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let unit = crate::c::wide::size(process);
    let file = open_growing(process, call, unit)?;
    let stream = process.stream(file, call)?;
    process.orient(stream, true)?;
    Ok(file)
}
