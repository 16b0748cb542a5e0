//! `FILE` streams. Buffers behave as in glibc, so that an aborted program has written exactly the output that
//! it would have written natively. `descriptors` reads and writes the files; the functions of `<stdio.h>` are
//! in `stdio` and `printf`.

use crate::access::{contract, is_null};
use crate::c::descriptors::MAX_MEMORY_FILE;
use crate::process::Process;
use draig_interp::account::{SMALL_REQUEST, Tally};
use draig_interp::host::{Errno, OpenFlags, SeekFrom};
use draig_interp::library::Call;
use draig_interp::memory::{Family, ObjectKind};
use draig_interp::rules;
use draig_interp::stop::{Result, Stop, Undefined, fault, limit};
use draig_interp::value::Slot;

/// Size of glibc's buffer for files and pipes.
const BUFFER: usize = 4096;
/// Size of a `FILE` in the program's memory; its content is never read.
const FILE_SIZE: u64 = 216;

/// Index of a stream in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StreamId(usize);

/// Standard input.
pub(crate) const STDIN: StreamId = StreamId(0);
/// Standard output.
pub(crate) const STDOUT: StreamId = StreamId(1);
/// Standard error.
pub(crate) const STDERR: StreamId = StreamId(2);

impl StreamId {
    /// Returns a standard stream: 0, 1 or 2.
    pub(crate) fn standard(number: u8) -> StreamId {
        StreamId(usize::from(number.min(2)))
    }
}

/// Time at which output leaves a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buffering {
    /// When the buffer is full.
    Full,
    /// After each line.
    Line,
    /// At once.
    None,
}

/// A stream.
#[derive(Debug)]
pub(crate) struct Stream {
    /// Descriptor of the stream.
    pub(crate) descriptor: i64,
    /// Whether it may be read.
    pub(crate) readable: bool,
    /// Whether it may be written.
    pub(crate) writable: bool,
    /// Time at which output leaves it.
    pub(crate) buffering: Buffering,
    /// Capacity of the buffer.
    pub(crate) capacity: usize,
    /// Whether the end was reached.
    pub(crate) end: bool,
    /// Whether an operation failed.
    pub(crate) error: bool,
    /// Whether it consists of wide characters, once that is decided.
    pub(crate) wide: Option<bool>,
    /// Bytes put back, the next one last.
    pushed: Vec<u8>,
    input: Vec<u8>,
    at: usize,
    output: Vec<u8>,
    object: Slot,
}

impl Stream {
    fn new(descriptor: i64, readable: bool, writable: bool, buffering: Buffering) -> Stream {
        Stream {
            descriptor,
            readable,
            writable,
            buffering,
            capacity: BUFFER,
            end: false,
            error: false,
            wide: None,
            pushed: Vec::new(),
            input: Vec::new(),
            at: 0,
            output: Vec::new(),
            object: Slot::plain(0),
        }
    }

    /// Discards unsent output.
    pub(crate) fn discard(&mut self) {
        self.output.clear();
    }

    /// Number of unsent bytes.
    pub(crate) fn pending(&self) -> usize {
        self.output.len()
    }
}

/// All streams.
#[derive(Debug)]
pub(crate) struct Streams {
    streams: Vec<Option<Stream>>,
}

impl Default for Streams {
    fn default() -> Streams {
        Streams {
            streams: vec![
                Some(Stream::new(0, true, false, Buffering::Full)),
                Some(Stream::new(1, false, true, Buffering::Full)),
                Some(Stream::new(2, false, true, Buffering::None)),
            ],
        }
    }
}

impl Streams {
    /// Adds the memory of the streams to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.streams);
        for stream in self.streams.iter().flatten() {
            tally.vec(&stream.pushed);
            tally.fixed(stream.input.capacity());
            tally.fixed(stream.output.capacity());
        }
    }

    /// Returns the stream if it is open.
    pub(crate) fn get(&mut self, id: StreamId) -> Option<&mut Stream> {
        self.streams.get_mut(id.0)?.as_mut()
    }

    /// Lists all open streams.
    pub(crate) fn all(&self) -> impl Iterator<Item = StreamId> + use<> {
        let open: Vec<StreamId> =
            (0..self.streams.len()).filter(|&index| self.streams[index].is_some()).map(StreamId).collect();
        open.into_iter()
    }
}

/// Returns the error for a closed stream: the program may have closed a standard one, and the library uses
/// others only while they are open.
#[cold]
fn not_open(id: StreamId) -> Box<Stop> {
    match ["stdin", "stdout", "stderr"].get(id.0) {
        Some(name) => Undefined::new(&rules::LIBRARY_CONTRACT, format!("{name} is used, and was closed before")).into(),
        None => fault(format!("stream {} is not open", id.0)),
    }
}

impl Process<'_, '_> {
    /// Returns an open stream.
    pub(crate) fn opened(&mut self, id: StreamId) -> Result<&mut Stream> {
        self.state().streams.get(id).ok_or_else(|| not_open(id))
    }

    /// Returns the stream of a `FILE *`.
    pub(crate) fn stream(&mut self, file: Slot, call: &Call<'_>) -> Result<StreamId> {
        if is_null(file) {
            return contract(format!("{} with a null stream", call.name));
        }
        let streams = &self.state().streams.streams;
        let found = streams.iter().position(|stream| stream.as_ref().is_some_and(|stream| stream.object == file));
        if let Some(index) = found {
            return Ok(StreamId(index));
        }
        // A pointer that lost its provenance still identifies the stream by its address.
        let by_address = |stream: &Stream| stream.object.bits == file.bits && !is_null(stream.object);
        let prov = file.tag.prov();
        if prov == draig_interp::value::Prov::NONE
            && let Some(index) = streams.iter().position(|stream| stream.as_ref().is_some_and(by_address))
        {
            return Ok(StreamId(index));
        }
        let root = self.memory.root(prov);
        if root != prov {
            return self.stream(Slot::pointer(file.bits, root), call);
        }
        let closed = matches!(self.memory.object(prov).kind, ObjectKind::Heap(Family::Library));
        let what = format!(
            "{} with {}",
            call.name,
            if closed { "a stream that was closed" } else { "a pointer that is not a stream" }
        );
        Err(Undefined::new(&rules::LIBRARY_CONTRACT, what).object(prov).into())
    }

    /// Returns the `FILE` of a stream, created at the first use.
    pub(crate) fn file_object(&mut self, id: StreamId) -> Result<Slot> {
        let stream = self.opened(id)?;
        if !is_null(stream.object) {
            return Ok(stream.object);
        }
        let site = self.thread.site;
        let object = match id {
            STDIN | STDOUT | STDERR => Some(self.zeroed(FILE_SIZE)?),
            _ => self.memory.alloc_heap(FILE_SIZE, 16, Family::Library, true, site),
        };
        let Some(object) = object else { return limit("memory for a stream") };
        self.opened(id)?.object = object;
        Ok(object)
    }

    /// Opens a stream over a descriptor.
    pub(crate) fn open_stream(&mut self, descriptor: i64, flags: OpenFlags) -> Result<Slot> {
        let stream = Stream::new(descriptor, flags.read, flags.write, Buffering::Full);
        let free = (3..self.state().streams.streams.len()).find(|&index| self.state().streams.streams[index].is_none());
        let index = free.unwrap_or_else(|| {
            self.state().streams.streams.push(None);
            self.state().streams.streams.len() - 1
        });
        self.state().streams.streams[index] = Some(stream);
        self.file_object(StreamId(index))
    }

    /// Reopens a stream with another file, as `freopen` does.
    pub(crate) fn reopen_stream(&mut self, id: StreamId, descriptor: i64, flags: OpenFlags) -> Result<()> {
        let stream = self.opened(id)?;
        let buffering = if id == STDERR { Buffering::None } else { Buffering::Full };
        let object = stream.object;
        *stream = Stream { object, ..Stream::new(descriptor, flags.read, flags.write, buffering) };
        Ok(())
    }

    /// Flushes and closes a stream; returns whether that succeeded.
    pub(crate) fn close_stream(&mut self, id: StreamId) -> Result<bool> {
        let flushed = self.flush_stream(id)?;
        let site = self.thread.site;
        let stream = self.state().streams.streams.get_mut(id.0).and_then(Option::take).ok_or_else(|| not_open(id))?;
        self.with_memory_file(stream.descriptor, |file, process, site| file.close(process, site))?;
        let closed = self.close_descriptor(stream.descriptor);
        if !is_null(stream.object) && matches!(self.memory.object(stream.object.tag.prov()).kind, ObjectKind::Heap(_)) {
            self.memory.free(stream.object, Family::Library, site)?;
        }
        if let Err(errno) = closed {
            self.set_errno(errno.0)?;
        }
        Ok(flushed && closed.is_ok())
    }

    /// Flushes a stream's buffer.
    pub(crate) fn flush_stream(&mut self, id: StreamId) -> Result<bool> {
        let stream = self.opened(id)?;
        let descriptor = stream.descriptor;
        if stream.output.is_empty() {
            self.with_memory_file(descriptor, |file, process, site| file.publish(process, site))?;
            return Ok(true);
        }
        let mut output = std::mem::take(&mut stream.output);
        let done = self.send(id, &output)?;
        output.clear();
        self.opened(id)?.output = output;
        self.with_memory_file(descriptor, |file, process, site| file.publish(process, site))?;
        Ok(done)
    }

    /// Orients a stream to wide characters or to bytes, unless it is oriented already; returns whether it now
    /// has the wanted orientation. Functions of one kind must not be used on streams of the other (C11
    /// 7.21.2); as in glibc they fail, without setting the stream's error.
    pub(crate) fn orient(&mut self, id: StreamId, wide: bool) -> Result<bool> {
        Ok(*self.opened(id)?.wide.get_or_insert(wide) == wide)
    }

    /// Writes bytes to a stream; returns whether that succeeded.
    pub(crate) fn write_stream(&mut self, id: StreamId, bytes: &[u8]) -> Result<bool> {
        Ok(self.orient(id, false)? && self.write_oriented(id, bytes)?)
    }

    /// Writes the bytes of wide characters.
    pub(crate) fn write_wide(&mut self, id: StreamId, bytes: &[u8]) -> Result<bool> {
        Ok(self.orient(id, true)? && self.write_oriented(id, bytes)?)
    }

    /// Writes bytes without regard to the orientation: for the library's own messages.
    pub(crate) fn write_oriented(&mut self, id: StreamId, bytes: &[u8]) -> Result<bool> {
        let Some(stream) = self.state().streams.get(id) else {
            // Messages of the library on a closed standard error are dropped.
            return if id == STDERR { Ok(false) } else { Err(not_open(id)) };
        };
        if !stream.writable {
            stream.error = true;
            self.set_errno(Errno::EBADF.0)?;
            return Ok(false);
        }
        if stream.at < stream.input.len() || !stream.pushed.is_empty() {
            self.forget_input(id)?;
        }
        let stream = self.opened(id)?;
        let kept = stream.output.len() + bytes.len();
        // The buffer may have to move to grow.
        let grown = match stream.buffering {
            Buffering::None => 0,
            Buffering::Line => 3 * kept,
            Buffering::Full => 3 * kept.min(stream.capacity),
        };
        self.reserve_large(grown as u64)?;
        let stream = self.opened(id)?;
        match stream.buffering {
            Buffering::None => return if bytes.is_empty() { Ok(true) } else { self.send(id, bytes) },
            Buffering::Line => {
                stream.output.extend_from_slice(bytes);
                let lines = memchr::memrchr(b'\n', bytes).is_some() || stream.output.len() > stream.capacity;
                return if lines { self.flush_stream(id) } else { Ok(true) };
            }
            Buffering::Full => {}
        }
        // glibc fills the buffer, flushes it if more data follows, writes whole blocks directly, and buffers
        // the rest.
        let room = stream.capacity.saturating_sub(stream.output.len()).min(bytes.len());
        let (first, rest) = bytes.split_at(room);
        stream.output.extend_from_slice(first);
        if rest.is_empty() {
            return Ok(true);
        }
        let capacity = stream.capacity.max(1);
        if !self.flush_stream(id)? {
            return Ok(false);
        }
        let (blocks, rest) = rest.split_at(rest.len() - rest.len() % capacity);
        if !blocks.is_empty() && !self.send(id, blocks)? {
            return Ok(false);
        }
        self.opened(id)?.output.extend_from_slice(rest);
        Ok(true)
    }

    fn send(&mut self, id: StreamId, bytes: &[u8]) -> Result<bool> {
        let stream = self.opened(id)?;
        let descriptor = stream.descriptor;
        let mut rest = bytes;
        while !rest.is_empty() {
            match self.write_descriptor(descriptor, rest)? {
                Ok(count) if count > 0 => {
                    rest = rest.get(count..).ok_or_else(|| fault("a descriptor took more than it was given"))?;
                }
                other => {
                    let errno = other.err().unwrap_or(Errno::EIO);
                    self.opened(id)?.error = true;
                    self.set_errno(errno.0)?;
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Returns the next byte of a stream; `None` at its end or after an error.
    pub(crate) fn read_byte(&mut self, id: StreamId) -> Result<Option<u8>> {
        if self.orient(id, false)? { self.read_oriented(id) } else { Ok(None) }
    }

    /// Returns the next byte of a stream of wide characters.
    pub(crate) fn read_wide(&mut self, id: StreamId) -> Result<Option<u8>> {
        if self.orient(id, true)? { self.read_oriented(id) } else { Ok(None) }
    }

    fn read_oriented(&mut self, id: StreamId) -> Result<Option<u8>> {
        let stream = self.opened(id)?;
        if let Some(byte) = stream.pushed.pop() {
            return Ok(Some(byte));
        }
        if let Some(&byte) = stream.input.get(stream.at) {
            stream.at += 1;
            return Ok(Some(byte));
        }
        if !self.fill_stream(id)? {
            return Ok(None);
        }
        let stream = self.opened(id)?;
        let byte = stream.input.get(stream.at).copied();
        stream.at += 1;
        Ok(byte)
    }

    /// Puts a byte back to a stream.
    pub(crate) fn unread_byte(&mut self, id: StreamId, byte: u8) -> Result<()> {
        let stream = self.opened(id)?;
        stream.end = false;
        // A byte equal to the last one read goes back to its place in the buffer.
        if stream.pushed.is_empty() && stream.at > 0 && stream.input.get(stream.at - 1) == Some(&byte) {
            stream.at -= 1;
        } else {
            stream.pushed.push(byte);
        }
        Ok(())
    }

    /// Reads bytes up to and including `until`, or `most` of them, or up to the end.
    pub(crate) fn read_until(&mut self, id: StreamId, until: Option<u8>, most: usize) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        if !self.orient(id, false)? {
            return Ok(bytes);
        }
        while bytes.len() < most {
            if bytes.len() > MAX_MEMORY_FILE {
                return limit("more than 256 MiB read from a file at once");
            }
            if bytes.len() as u64 >= SMALL_REQUEST && bytes.capacity() - bytes.len() < BUFFER {
                self.reserve_memory(2 * bytes.capacity() as u64)?;
                bytes.reserve_exact(bytes.capacity());
            }
            let stream = self.opened(id)?;
            if !stream.pushed.is_empty() {
                let Some(byte) = self.read_byte(id)? else { break };
                bytes.push(byte);
                if until == Some(byte) {
                    break;
                }
                continue;
            }
            let there = stream.input.get(stream.at..).unwrap_or(&[]);
            if there.is_empty() {
                if !self.fill_stream(id)? {
                    break;
                }
                continue;
            }
            let there = &there[..there.len().min(most - bytes.len())];
            let end = until.and_then(|until| memchr::memchr(until, there));
            let count = end.map_or(there.len(), |end| end + 1);
            bytes.extend_from_slice(&there[..count]);
            stream.at += count;
            if end.is_some() {
                break;
            }
        }
        Ok(bytes)
    }

    /// Fills the input buffer; returns whether there was more input.
    fn fill_stream(&mut self, id: StreamId) -> Result<bool> {
        self.flush_stream(id)?;
        let stream = self.opened(id)?;
        if !stream.readable {
            stream.error = true;
            self.set_errno(Errno::EBADF.0)?;
            return Ok(false);
        }
        let descriptor = stream.descriptor;
        let mut buffer = std::mem::take(&mut stream.input);
        buffer.resize(BUFFER, 0);
        let read = self.read_descriptor(descriptor, &mut buffer)?;
        buffer.truncate(read.unwrap_or(0));
        let stream = self.opened(id)?;
        stream.input = buffer;
        stream.at = 0;
        match read {
            Ok(0) => {
                stream.end = true;
                Ok(false)
            }
            Ok(_) => Ok(true),
            Err(errno) => {
                stream.error = true;
                self.set_errno(errno.0)?;
                Ok(false)
            }
        }
    }

    /// Moves the descriptor to the position that the program has read up to.
    fn forget_input(&mut self, id: StreamId) -> Result<()> {
        let stream = self.opened(id)?;
        let ahead = (stream.input.len() - stream.at.min(stream.input.len()) + stream.pushed.len()) as i64;
        stream.input.clear();
        stream.at = 0;
        stream.pushed.clear();
        let descriptor = stream.descriptor;
        if ahead > 0 {
            // A file that cannot seek, such as a pipe, keeps its position.
            let _ = self.seek_descriptor(descriptor, SeekFrom::Current(-ahead));
        }
        Ok(())
    }

    /// Returns the position of a stream.
    pub(crate) fn tell_stream(&mut self, id: StreamId) -> Result<Result<i64, Errno>> {
        let stream = self.opened(id)?;
        let ahead = (stream.input.len() - stream.at.min(stream.input.len()) + stream.pushed.len()) as i64;
        let unwritten = stream.output.len() as i64;
        let descriptor = stream.descriptor;
        let place = self.seek_descriptor(descriptor, SeekFrom::Current(0));
        Ok(place.map(|place| place as i64 - ahead + unwritten))
    }

    /// Seeks in a stream.
    pub(crate) fn seek_stream(&mut self, id: StreamId, to: SeekFrom) -> Result<Result<u64, Errno>> {
        self.flush_stream(id)?;
        self.forget_input(id)?;
        let stream = self.opened(id)?;
        let descriptor = stream.descriptor;
        let moved = self.seek_descriptor(descriptor, to);
        if moved.is_ok() {
            self.opened(id)?.end = false;
        }
        Ok(moved)
    }
}
