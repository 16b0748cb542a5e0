//! In-memory layout of libstdc++'s stream buffers (`std::streambuf` and derived classes), which compiled
//! programs access inline: areas of characters, virtual tables, the string of a `std::stringbuf`. Files are
//! the C library's streams and have no areas of their own. The functions that programs call are in
//! `streambuf`.

use crate::access::{contract, is_null, offset};
use crate::c::streams::StreamId;
use crate::cxx::streambuf;
use crate::cxx::string as cxx_string;
use crate::globals::Global;
use crate::process::Process;
use crate::table::Entry;
use draig_interp::host::{OpenFlags, SeekFrom};
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::site::Site;
use draig_interp::stop::{Result, limit};
use draig_interp::value::Slot;

/// Class of a buffer, identified by its virtual table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `std::streambuf` itself.
    Base,
    /// `std::stringbuf`.
    Text,
    /// `std::filebuf`.
    File,
    /// Buffers of `cin`, `cout` and `cerr`, synchronized with the C streams.
    Stdio,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Base, Kind::Text, Kind::File, Kind::Stdio];

    fn entries(self) -> &'static [Entry] {
        match self {
            Kind::Base => streambuf::BASE,
            Kind::Text => streambuf::TEXT,
            Kind::File => streambuf::FILE,
            Kind::Stdio => streambuf::STDIO,
        }
    }

    /// Returns the class that a function belongs to, by its name.
    pub(crate) fn of(name: &str) -> Kind {
        match name {
            _ if name.contains("basic_stringbuf") => Kind::Text,
            _ if name.contains("basic_filebuf") => Kind::File,
            _ if name.contains("stdio_sync_filebuf") => Kind::Stdio,
            _ => Kind::Base,
        }
    }

    /// Size of an object in bytes.
    pub(crate) fn size(self) -> u64 {
        match self {
            Kind::Base => BASE_SIZE,
            Kind::Text => TEXT_STRING + cxx_string::SIZE,
            Kind::File => 240,
            Kind::Stdio => 80,
        }
    }

    /// Offset of the C stream.
    fn file(self) -> u64 {
        if self == Kind::File { FILE_STREAM } else { BASE_SIZE }
    }
}

/// Addresses of the virtual tables created so far, by [`Kind`].
#[derive(Debug, Default)]
pub(crate) struct Tables([u64; Kind::ALL.len()]);

// Offsets in an object (libstdc++, 64 bits).
pub(crate) const GET_BEGIN: u64 = 8;
pub(crate) const GET: u64 = 16;
pub(crate) const GET_END: u64 = 24;
pub(crate) const PUT_BEGIN: u64 = 32;
pub(crate) const PUT: u64 = 40;
pub(crate) const PUT_END: u64 = 48;
const LOCALE: u64 = 56;
const BASE_SIZE: u64 = 64;
const TEXT_MODE: u64 = 64;
const TEXT_STRING: u64 = 72;
const FILE_STREAM: u64 = 104;
const FILE_MODE: u64 = 120;
/// Size of the table's head before the functions: the distance to the top and the type's descriptor.
const TABLE_HEAD: u64 = 16;

// Indices in the virtual table.
const SEEK_BY: usize = 4;
const SEEK_TO: usize = 5;
const SYNC: usize = 6;
pub(crate) const UNDERFLOW: usize = 9;
const UFLOW: usize = 10;
const BACK: usize = 11;
const WRITE: usize = 12;
pub(crate) const OVERFLOW: usize = 13;

/// `std::ios_base::openmode`.
pub(crate) mod mode {
    pub(crate) const APP: u64 = 1;
    pub(crate) const ATE: u64 = 2;
    pub(crate) const IN: u64 = 8;
    pub(crate) const OUT: u64 = 16;
    pub(crate) const TRUNC: u64 = 32;
}

pub(crate) const EOF: i64 = -1;
/// Minimum capacity of a string buffer, as in libstdc++.
const MIN_CAPACITY: u64 = 512;

impl Process<'_, '_> {
    /// Creates the virtual table of a kind, given by its number.
    pub(crate) fn make_buffer_table(&mut self, number: u8) -> Result<Slot> {
        let kind = Kind::ALL[usize::from(number) % Kind::ALL.len()];
        let table = self.zeroed(TABLE_HEAD + 8 * kind.entries().len() as u64)?;
        for (index, entry) in kind.entries().iter().enumerate() {
            let function = self.library_function(entry.0)?;
            self.put_pointer(offset(table, TABLE_HEAD + 8 * index as u64), function, Site::NONE)?;
        }
        self.memory.set_writable(table, false);
        self.state().buffers.0[kind as usize] = table.bits;
        Ok(table)
    }

    /// Constructs an empty buffer: no areas, no file, an empty string.
    pub(crate) fn construct_buffer(&mut self, buffer: Slot, kind: Kind, call: &Call<'_>) -> Result<()> {
        self.put(buffer, &vec![0; kind.size() as usize], call.site)?;
        let table = self.library_object(Global::BufferTable(kind as u8))?;
        self.put_pointer(buffer, offset(table, TABLE_HEAD), call.site)?;
        let locale = self.library_object(Global::Locale)?;
        self.put_pointer(offset(buffer, LOCALE), locale, call.site)?;
        if kind == Kind::Text {
            cxx_string::init(self, offset(buffer, TEXT_STRING), call.site)?;
        }
        Ok(())
    }

    /// Connects a buffer to a C stream.
    pub(crate) fn set_buffer_file(&mut self, buffer: Slot, kind: Kind, file: Slot, call: &Call<'_>) -> Result<()> {
        self.put_pointer(offset(buffer, kind.file()), file, call.site)
    }

    /// Returns the kind of a buffer; `None` if its class is the program's.
    pub(crate) fn buffer_kind(&mut self, buffer: Slot, call: &Call<'_>) -> Result<Option<Kind>> {
        let table = self.get_pointer(buffer, call.site)?.bits;
        Ok(Kind::ALL.into_iter().find(|&kind| self.state().buffers.0[kind as usize] + TABLE_HEAD == table))
    }

    pub(crate) fn call_virtual(&mut self, buffer: Slot, number: usize, args: &[Slot], call: &Call<'_>) -> Result<Slot> {
        let table = self.get_pointer(buffer, call.site)?;
        let function = self.get_pointer(offset(table, 8 * number as u64), call.site)?;
        let args: Vec<Slot> = std::iter::once(buffer).chain(args.iter().copied()).collect();
        let result = self.call_back(function, &args)?;
        if result.tag.is_tainted() {
            return contract(format!(
                "{}: a virtual function of the stream's buffer returns poison or undef",
                call.name
            ));
        }
        Ok(result)
    }

    /// Returns the C stream of a buffer, if it is open.
    pub(crate) fn buffer_stream(&mut self, buffer: Slot, kind: Kind, call: &Call<'_>) -> Result<Option<StreamId>> {
        let file = self.get_pointer(offset(buffer, kind.file()), call.site)?;
        if is_null(file) { Ok(None) } else { self.stream(file, call).map(Some) }
    }

    /// Returns the next character and consumes it if `take` is true (`sbumpc`, `sgetc`); `None` at the end.
    pub(crate) fn buffer_get(&mut self, buffer: Slot, take: bool, call: &Call<'_>) -> Result<Option<u8>> {
        let (at, end) = (self.area(buffer, GET, call)?, self.area(buffer, GET_END, call)?);
        if at.bits < end.bits {
            let byte = self.get_uint(at, 1, call.site)?;
            if take {
                self.put_pointer(offset(buffer, GET), offset(at, 1), call.site)?;
            }
            return Ok(Some(byte as u8));
        }
        match self.buffer_kind(buffer, call)? {
            Some(kind) => self.underflow(buffer, kind, take, call),
            None => {
                let function = if take { UFLOW } else { UNDERFLOW };
                let byte = self.call_virtual(buffer, function, &[], call)?;
                Ok(u8::try_from(byte.bits as u32).ok())
            }
        }
    }

    pub(crate) fn underflow(&mut self, buffer: Slot, kind: Kind, take: bool, call: &Call<'_>) -> Result<Option<u8>> {
        match kind {
            Kind::Base => Ok(None),
            Kind::File | Kind::Stdio => {
                let Some(stream) = self.buffer_stream(buffer, kind, call)? else { return Ok(None) };
                let byte = self.read_byte(stream)?;
                if let (Some(byte), false) = (byte, take) {
                    self.unread_byte(stream, byte)?;
                }
                Ok(byte)
            }
            Kind::Text => {
                if self.text_mode(buffer, call)? & mode::IN == 0 {
                    return Ok(None);
                }
                let end = self.raise_end(buffer, call)?;
                let at = self.area(buffer, GET, call)?;
                if at.bits >= end.bits {
                    return Ok(None);
                }
                if take {
                    self.put_pointer(offset(buffer, GET), offset(at, 1), call.site)?;
                }
                self.get_uint(at, 1, call.site).map(|byte| Some(byte as u8))
            }
        }
    }

    /// Puts the last character back, or another one; returns whether that succeeded.
    pub(crate) fn buffer_back(&mut self, buffer: Slot, byte: Option<u8>, call: &Call<'_>) -> Result<bool> {
        let (begin, at) = (self.area(buffer, GET_BEGIN, call)?, self.area(buffer, GET, call)?);
        if begin.bits < at.bits {
            let before = offset(at, 1u64.wrapping_neg());
            let old = self.get_uint(before, 1, call.site)? as u8;
            if byte.is_none_or(|byte| byte == old) {
                self.put_pointer(offset(buffer, GET), before, call.site)?;
                return Ok(true);
            }
        }
        match self.buffer_kind(buffer, call)? {
            Some(kind) => self.back(buffer, kind, byte, call),
            None => {
                let byte = Slot::plain(byte.map_or(EOF as u32, u32::from).into());
                Ok(self.call_virtual(buffer, BACK, &[byte], call)?.bits as u32 != EOF as u32)
            }
        }
    }

    pub(crate) fn back(&mut self, buffer: Slot, kind: Kind, byte: Option<u8>, call: &Call<'_>) -> Result<bool> {
        match kind {
            Kind::Base => Ok(false),
            Kind::File | Kind::Stdio => {
                let Some(stream) = self.buffer_stream(buffer, kind, call)? else { return Ok(false) };
                match byte {
                    Some(byte) => self.unread_byte(stream, byte)?,
                    None => return Ok(self.unread_last(stream)),
                }
                Ok(true)
            }
            Kind::Text => {
                let (begin, at) = (self.area(buffer, GET_BEGIN, call)?, self.area(buffer, GET, call)?);
                let writable = self.text_mode(buffer, call)? & mode::OUT != 0;
                let (true, true, Some(byte)) = (begin.bits < at.bits, writable, byte) else { return Ok(false) };
                let before = offset(at, 1u64.wrapping_neg());
                self.put(before, &[byte], call.site)?;
                self.put_pointer(offset(buffer, GET), before, call.site)?;
                Ok(true)
            }
        }
    }

    /// Writes bytes; returns their number.
    pub(crate) fn buffer_put(&mut self, buffer: Slot, bytes: &[u8], call: &Call<'_>) -> Result<usize> {
        if bytes.is_empty() {
            return Ok(0);
        }
        if let Some(kind) = self.buffer_kind(buffer, call)? {
            return self.put_into(buffer, kind, bytes, call);
        }
        let length = bytes.len() as u64;
        let Some(copy) = self.memory.alloc_heap(length, 1, Family::Library, false, call.site) else {
            return limit(format!("memory for {length} bytes that a stream writes"));
        };
        self.put(copy, bytes, call.site)?;
        let done = self.call_virtual(buffer, WRITE, &[copy, Slot::plain(length)], call)?;
        self.memory.free(copy, Family::Library, call.site)?;
        Ok(done.bits.min(length) as usize)
    }

    pub(crate) fn put_into(&mut self, buffer: Slot, kind: Kind, bytes: &[u8], call: &Call<'_>) -> Result<usize> {
        match kind {
            Kind::Base => Ok(0),
            Kind::File | Kind::Stdio => {
                let Some(stream) = self.buffer_stream(buffer, kind, call)? else { return Ok(0) };
                Ok(if self.write_stream(stream, bytes)? { bytes.len() } else { 0 })
            }
            Kind::Text => self.put_text(buffer, bytes, call),
        }
    }

    /// Implements `pubsync`; returns whether it succeeded.
    pub(crate) fn buffer_sync(&mut self, buffer: Slot, call: &Call<'_>) -> Result<bool> {
        match self.buffer_kind(buffer, call)? {
            Some(kind @ (Kind::File | Kind::Stdio)) => match self.buffer_stream(buffer, kind, call)? {
                Some(stream) => self.flush_stream(stream),
                None => Ok(true),
            },
            Some(_) => Ok(true),
            None => Ok(self.call_virtual(buffer, SYNC, &[], call)?.bits as u32 != EOF as u32),
        }
    }

    /// Implements `pubseekoff`: seeks relative to 0 the beginning, 1 the current position, 2 the end; returns
    /// the new position or -1.
    pub(crate) fn buffer_seek(&mut self, buffer: Slot, by: i64, from: u64, which: u64, call: &Call<'_>) -> Result<i64> {
        match self.buffer_kind(buffer, call)? {
            Some(kind) => self.seek_in(buffer, kind, by, from, which, call),
            None => {
                let args = [Slot::plain(by as u64), Slot::plain(from), Slot::plain(which)];
                Ok(self.call_virtual(buffer, SEEK_BY, &args, call)?.bits as i64)
            }
        }
    }

    /// Implements `pubseekpos`.
    pub(crate) fn buffer_seek_to(&mut self, buffer: Slot, place: i64, which: u64, call: &Call<'_>) -> Result<i64> {
        match self.buffer_kind(buffer, call)? {
            Some(kind) => self.seek_in(buffer, kind, place, 0, which, call),
            None => {
                let args = [Slot::plain(place as u64), Slot::plain(0), Slot::plain(which)];
                Ok(self.call_virtual(buffer, SEEK_TO, &args, call)?.bits as i64)
            }
        }
    }

    pub(crate) fn seek_in(
        &mut self,
        buffer: Slot,
        kind: Kind,
        by: i64,
        from: u64,
        which: u64,
        call: &Call<'_>,
    ) -> Result<i64> {
        match kind {
            Kind::Base => Ok(-1),
            Kind::File | Kind::Stdio => {
                let Some(stream) = self.buffer_stream(buffer, kind, call)? else { return Ok(-1) };
                let to = match from {
                    0 => u64::try_from(by).ok().map(SeekFrom::Start),
                    // The stream may have read ahead of the program.
                    1 => match self.tell_stream(stream)? {
                        Ok(here) if by == 0 => return Ok(here),
                        Ok(here) => here.checked_add(by).and_then(|to| u64::try_from(to).ok()).map(SeekFrom::Start),
                        Err(_) => None,
                    },
                    _ => Some(SeekFrom::End(by)),
                };
                let Some(to) = to else { return Ok(-1) };
                Ok(self.seek_stream(stream, to)?.map_or(-1, |place| place as i64))
            }
            Kind::Text => self.seek_text(buffer, by, from, which, call),
        }
    }

    pub(crate) fn area(&mut self, buffer: Slot, place: u64, call: &Call<'_>) -> Result<Slot> {
        self.get_pointer(offset(buffer, place), call.site)
    }

    pub(crate) fn set_areas(&mut self, buffer: Slot, first: u64, areas: [Slot; 3], call: &Call<'_>) -> Result<()> {
        for (index, area) in areas.into_iter().enumerate() {
            self.put_pointer(offset(buffer, first + 8 * index as u64), area, call.site)?;
        }
        Ok(())
    }

    fn text_mode(&mut self, buffer: Slot, call: &Call<'_>) -> Result<u64> {
        self.get_uint(offset(buffer, TEXT_MODE), 4, call.site)
    }

    /// Returns the text of a string buffer.
    pub(crate) fn buffer_text(&mut self, buffer: Slot, call: &Call<'_>) -> Result<Vec<u8>> {
        let (begin, put, end) =
            (self.area(buffer, PUT_BEGIN, call)?, self.area(buffer, PUT, call)?, self.area(buffer, GET_END, call)?);
        if is_null(put) {
            return cxx_string::get(self, offset(buffer, TEXT_STRING), call.site);
        }
        self.bytes(begin, put.bits.max(end.bits).wrapping_sub(begin.bits), call.site)
    }

    /// Sets the text and the mode of a string buffer.
    pub(crate) fn set_buffer_text(&mut self, buffer: Slot, text: &[u8], mode: u64, call: &Call<'_>) -> Result<()> {
        let string = offset(buffer, TEXT_STRING);
        cxx_string::set(self, string, text, call.site)?;
        self.put_uint(offset(buffer, TEXT_MODE), mode, 4, call.site)?;
        let at = if mode & (mode::ATE | mode::APP) != 0 { text.len() as u64 } else { 0 };
        let base = self.get_pointer(string, call.site)?;
        self.sync_areas(buffer, base, 0, at, call)
    }

    /// Returns the mode of a string buffer, for `str(text)`, which keeps it.
    pub(crate) fn buffer_mode(&mut self, buffer: Slot, call: &Call<'_>) -> Result<u64> {
        self.text_mode(buffer, call)
    }

    /// Sets the areas over the string: `get` and `put` characters from its beginning.
    pub(crate) fn sync_areas(&mut self, buffer: Slot, base: Slot, get: u64, put: u64, call: &Call<'_>) -> Result<()> {
        let (mode, string) = (self.text_mode(buffer, call)?, offset(buffer, TEXT_STRING));
        let length = self.get_uint(offset(string, cxx_string::LENGTH), 8, call.site)?;
        let room = cxx_string::room(self, string, call.site)?;
        let end = offset(base, length);
        if mode & mode::IN != 0 {
            self.set_areas(buffer, GET_BEGIN, [base, offset(base, get), end], call)?;
        }
        if mode & mode::OUT != 0 {
            self.set_areas(buffer, PUT_BEGIN, [base, offset(base, put), offset(base, room)], call)?;
            if mode & mode::IN == 0 {
                self.set_areas(buffer, GET_BEGIN, [end; 3], call)?;
            }
        }
        Ok(())
    }

    /// Moves the end of the get area to the current end of the text.
    pub(crate) fn raise_end(&mut self, buffer: Slot, call: &Call<'_>) -> Result<Slot> {
        let (put, end) = (self.area(buffer, PUT, call)?, self.area(buffer, GET_END, call)?);
        if is_null(put) || put.bits <= end.bits {
            return Ok(end);
        }
        if self.text_mode(buffer, call)? & mode::IN != 0 {
            self.put_pointer(offset(buffer, GET_END), put, call.site)?;
        } else {
            self.set_areas(buffer, GET_BEGIN, [put; 3], call)?;
        }
        Ok(put)
    }

    fn put_text(&mut self, buffer: Slot, bytes: &[u8], call: &Call<'_>) -> Result<usize> {
        if self.text_mode(buffer, call)? & mode::OUT == 0 {
            return Ok(0);
        }
        let length = bytes.len() as u64;
        let (begin, mut at, end) =
            (self.area(buffer, PUT_BEGIN, call)?, self.area(buffer, PUT, call)?, self.area(buffer, PUT_END, call)?);
        if end.bits.saturating_sub(at.bits) < length {
            let text = self.buffer_text(buffer, call)?;
            let get = self.area(buffer, GET, call)?.bits.wrapping_sub(self.area(buffer, GET_BEGIN, call)?.bits);
            let put = at.bits.wrapping_sub(begin.bits);
            let string = offset(buffer, TEXT_STRING);
            cxx_string::make_room(self, string, put.saturating_add(length).max(MIN_CAPACITY), 0, call.site)?;
            cxx_string::set(self, string, &text, call.site)?;
            let base = self.get_pointer(string, call.site)?;
            self.sync_areas(buffer, base, get, put, call)?;
            at = offset(base, put);
        }
        self.put(at, bytes, call.site)?;
        self.put_pointer(offset(buffer, PUT), offset(at, length), call.site)?;
        self.raise_end(buffer, call)?;
        Ok(bytes.len())
    }

    fn seek_text(&mut self, buffer: Slot, by: i64, from: u64, which: u64, call: &Call<'_>) -> Result<i64> {
        let mode = self.text_mode(buffer, call)?;
        let wanted = mode & which & (mode::IN | mode::OUT);
        // The two positions cannot be moved together relative to the current one.
        if wanted == 0 || (from == 1 && wanted == mode::IN | mode::OUT) {
            return Ok(-1);
        }
        let end = self.raise_end(buffer, call)?;
        let first = if mode & mode::IN != 0 { GET_BEGIN } else { PUT_BEGIN };
        let begin = self.area(buffer, first, call)?;
        let size = end.bits.wrapping_sub(begin.bits) as i64;
        let mut place = -1;
        for (bit, current) in [(mode::IN, GET), (mode::OUT, PUT)] {
            if wanted & bit == 0 {
                continue;
            }
            let start = match from {
                0 => 0,
                1 => self.area(buffer, current, call)?.bits.wrapping_sub(begin.bits) as i64,
                _ => size,
            };
            let to = start.saturating_add(by);
            if (0..=size).contains(&to) {
                self.put_pointer(offset(buffer, current), offset(begin, to as u64), call.site)?;
                place = to;
            }
        }
        Ok(place)
    }

    /// Opens a file for a `std::filebuf`; returns whether that succeeded.
    pub(crate) fn open_buffer(&mut self, buffer: Slot, path: &[u8], mode: u64, call: &Call<'_>) -> Result<bool> {
        use mode::{APP, ATE, IN, OUT, TRUNC};
        if self.buffer_stream(buffer, Kind::File, call)?.is_some() {
            return Ok(false);
        }
        let read = OpenFlags { read: true, ..OpenFlags::default() };
        let create = OpenFlags { write: true, create: true, ..OpenFlags::default() };
        let flags = match mode & (IN | OUT | TRUNC | APP) {
            IN => read,
            o if o == OUT || o == OUT | TRUNC => OpenFlags { truncate: true, ..create },
            o if o == APP || o == OUT | APP => OpenFlags { append: true, ..create },
            o if o == IN | OUT => OpenFlags { write: true, ..read },
            o if o == IN | OUT | TRUNC => OpenFlags { read: true, truncate: true, ..create },
            o if o == IN | APP || o == IN | OUT | APP => OpenFlags { read: true, append: true, ..create },
            _ => return Ok(false),
        };
        let descriptor = match self.open_descriptor(path, flags) {
            Ok(descriptor) => descriptor,
            Err(errno) => {
                self.set_errno(errno.0)?;
                return Ok(false);
            }
        };
        let file = self.open_stream(descriptor, flags)?;
        self.put_uint(offset(buffer, FILE_MODE), mode, 4, call.site)?;
        self.set_buffer_file(buffer, Kind::File, file, call)?;
        if mode & ATE != 0 {
            self.seek_in(buffer, Kind::File, 0, 2, IN | OUT, call)?;
        }
        Ok(true)
    }

    /// Returns whether a `std::filebuf` has a file.
    pub(crate) fn is_buffer_open(&mut self, buffer: Slot, call: &Call<'_>) -> Result<bool> {
        Ok(self.buffer_stream(buffer, Kind::File, call)?.is_some())
    }

    /// Closes the file of a `std::filebuf`; returns whether one was open and was closed without error.
    pub(crate) fn close_buffer(&mut self, buffer: Slot, call: &Call<'_>) -> Result<bool> {
        let Some(stream) = self.buffer_stream(buffer, Kind::File, call)? else { return Ok(false) };
        self.set_buffer_file(buffer, Kind::File, Slot::plain(0), call)?;
        self.close_stream(stream)
    }

    /// Implements a buffer's destructor.
    pub(crate) fn destroy_buffer(&mut self, buffer: Slot, kind: Kind, call: &Call<'_>) -> Result<()> {
        match kind {
            Kind::Base | Kind::Stdio => Ok(()),
            Kind::File => self.close_buffer(buffer, call).map(|_| ()),
            Kind::Text => cxx_string::free(self, offset(buffer, TEXT_STRING), call.site),
        }
    }
}
