//! `<stdio.h>` except formats: opening and closing, bytes, lines, blocks, positions.

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::descriptors::HIDDEN;
use crate::c::streams::{Buffering, STDIN, STDOUT, StreamId};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::host::{Errno, OpenFlags, SeekFrom};
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("fopen", "p(pp)", fopen),
    ("fopen64", "p(pp)", fopen),
    ("freopen", "p(ppp)", freopen),
    ("freopen64", "p(ppp)", freopen),
    ("fdopen", "p(ip)", fdopen),
    ("fclose", "i(p)", fclose),
    ("fileno", "i(p)", fileno),
    ("fileno_unlocked", "i(p)", fileno),
    ("tmpfile", "p()", tmpfile),
    ("tmpfile64", "p()", tmpfile),
    ("tmpnam", "p(p)", tmpnam),
    ("remove", "i(p)", remove),
    ("rename", "i(pp)", rename),
    ("fflush", "i(p)", fflush),
    ("fflush_unlocked", "i(p)", fflush),
    ("setvbuf", "i(ppil)", setvbuf),
    ("setbuf", "v(pp)", setbuf),
    ("setbuffer", "v(ppl)", setbuf),
    ("setlinebuf", "v(p)", setlinebuf),
    ("fread", "l(pllp)", fread),
    ("fread_unlocked", "l(pllp)", fread),
    ("fwrite", "l(pllp)", fwrite),
    ("fwrite_unlocked", "l(pllp)", fwrite),
    ("fgetc", "i(p)", fgetc),
    ("getc", "i(p)", fgetc),
    ("_IO_getc", "i(p)", fgetc),
    ("fgetc_unlocked", "i(p)", fgetc),
    ("getc_unlocked", "i(p)", fgetc),
    ("getchar", "i()", getchar),
    ("getchar_unlocked", "i()", getchar),
    ("getw", "i(p)", getw),
    ("ungetc", "i(ip)", ungetc),
    ("fgets", "p(pip)", fgets),
    ("fgets_unlocked", "p(pip)", fgets),
    ("__fgets_chk", "p(plip)", fgets_chk),
    ("__fread_chk", "l(plllp)", fread_chk),
    ("gets", "p(p)", gets),
    ("fputc", "i(ip)", fputc),
    ("putc", "i(ip)", fputc),
    ("_IO_putc", "i(ip)", fputc),
    ("fputc_unlocked", "i(ip)", fputc),
    ("putc_unlocked", "i(ip)", fputc),
    ("putchar", "i(i)", putchar),
    ("putchar_unlocked", "i(i)", putchar),
    ("putw", "i(ip)", putw),
    ("fputs", "i(pp)", fputs),
    ("fputs_unlocked", "i(pp)", fputs),
    ("puts", "i(p)", puts),
    ("perror", "v(p)", perror),
    ("getline", "l(ppp)", getline),
    ("getdelim", "l(ppip)", getdelim),
    ("__getdelim", "l(ppip)", getdelim),
    ("fseek", "i(pli)", fseek),
    ("fseeko", "i(pli)", fseek),
    ("fseeko64", "i(pLi)", fseek),
    ("ftell", "l(p)", ftell),
    ("ftello", "l(p)", ftell),
    ("ftello64", "L(p)", ftell),
    ("rewind", "v(p)", rewind),
    ("fgetpos", "i(pp)", fgetpos),
    ("fgetpos64", "i(pp)", fgetpos),
    ("fsetpos", "i(pp)", fsetpos),
    ("fsetpos64", "i(pp)", fsetpos),
    ("feof", "i(p)", feof),
    ("feof_unlocked", "i(p)", feof),
    ("ferror", "i(p)", ferror),
    ("ferror_unlocked", "i(p)", ferror),
    ("clearerr", "v(p)", clearerr),
    ("clearerr_unlocked", "v(p)", clearerr),
    ("flockfile", "v(p)", flockfile),
    ("funlockfile", "v(p)", flockfile),
    ("ftrylockfile", "i(p)", flockfile),
    ("__fpending", "l(p)", fpending),
    ("__overflow", "i(pi)", overflow),
    ("__uflow", "i(p)", fgetc),
];

const EOF: i64 = -1;

/// Parses a mode such as `r+b`; `None` if it is invalid.
pub(crate) fn parse_mode(mode: &[u8]) -> Option<OpenFlags> {
    let mut flags = match mode.first()? {
        b'r' => OpenFlags { read: true, ..OpenFlags::default() },
        b'w' => OpenFlags { write: true, create: true, truncate: true, ..OpenFlags::default() },
        b'a' => OpenFlags { write: true, create: true, append: true, ..OpenFlags::default() },
        _ => return None,
    };
    for byte in &mode[1..] {
        match byte {
            b'+' => {
                flags.read = true;
                flags.write = true;
            }
            b'x' => flags.exclusive = true,
            b',' => break,
            _ => {}
        }
    }
    Some(flags)
}

fn open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Result<(i64, OpenFlags), Errno>> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let mode = process.cstr(call.pointer(1)?, call.site)?;
    let Some(flags) = parse_mode(&mode) else { return Ok(Err(Errno::EINVAL)) };
    Ok(process.open_descriptor(&path, flags).map(|descriptor| (descriptor, flags)))
}

fn fopen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    match open(process, call)? {
        Ok((descriptor, flags)) => process.open_stream(descriptor, flags),
        Err(errno) => process.fail_null(errno.0),
    }
}

fn freopen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(2)?, call)?;
    process.flush_stream(stream)?;
    if is_null(call.pointer(0)?) {
        return draig_interp::stop::unsupported("freopen without a name");
    }
    let opened = open(process, call)?;
    if let Some(descriptor) = process.state().streams.get(stream).map(|stream| stream.descriptor) {
        // C ignores a failure to close.
        let _ = process.close_descriptor(descriptor);
    }
    match opened {
        Ok((descriptor, flags)) => {
            process.reopen_stream(stream, descriptor, flags)?;
            call.pointer(2)
        }
        Err(errno) => {
            process.close_stream(stream)?;
            process.fail_null(errno.0)
        }
    }
}

fn fdopen(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mode = process.cstr(call.pointer(1)?, call.site)?;
    let Some(flags) = parse_mode(&mode) else { return process.fail_null(Errno::EINVAL.0) };
    process.open_stream(call.int(0)?, flags)
}

fn fclose(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    int(if process.close_stream(stream)? { 0 } else { EOF })
}

fn fileno(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    match process.state().streams.get(stream) {
        Some(stream) if stream.descriptor < HIDDEN as i64 => int(stream.descriptor),
        _ => process.fail(Errno::EBADF.0),
    }
}

fn tmpfile(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    match process.temporary_descriptor() {
        Ok(descriptor) => {
            process.open_stream(descriptor, OpenFlags { read: true, write: true, ..OpenFlags::default() })
        }
        Err(errno) => process.fail_null(errno.0),
    }
}

fn tmpnam(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let given = call.pointer(0)?;
    let to = if is_null(given) { process.library_object(crate::globals::Global::TmpName)? } else { given };
    // Without the usual directory, the name is in the working directory, which may be granted.
    let folder = if process.host.stat(b"/tmp").is_ok() { "/tmp/" } else { "" };
    let name = format!("{folder}file{:06}", process.choice.draw() % 1_000_000);
    process.put_cstr(to, name.as_bytes(), call.site)?;
    Ok(to)
}

/// Returns 0, or -1 with `errno`.
fn done(process: &mut Process<'_, '_>, result: Result<(), Errno>) -> Result<Slot> {
    match result {
        Ok(()) => int(0),
        Err(errno) => process.fail(errno.0),
    }
}

fn remove(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let result = process.host.remove(&path);
    done(process, result)
}

fn rename(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = process.cstr(call.pointer(0)?, call.site)?;
    let to = process.cstr(call.pointer(1)?, call.site)?;
    let result = process.host.rename(&from, &to);
    done(process, result)
}

fn fflush(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let file = call.pointer(0)?;
    if is_null(file) {
        crate::c::exit::flush_all(process)?;
        return int(0);
    }
    let stream = process.stream(file, call)?;
    int(if process.flush_stream(stream)? { 0 } else { EOF })
}

fn set_buffering(process: &mut Process<'_, '_>, stream: StreamId, buffering: Buffering, capacity: u64) -> Result<()> {
    process.flush_stream(stream)?;
    if let Some(stream) = process.state().streams.get(stream) {
        stream.buffering = buffering;
        if capacity > 0 {
            stream.capacity = capacity.min(1 << 24) as usize;
        }
    }
    Ok(())
}

fn setvbuf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let buffering = match call.int(2)? {
        0 => Buffering::Full,
        1 => Buffering::Line,
        2 => Buffering::None,
        _ => return int(-1),
    };
    // Without a buffer of the program, glibc keeps its own size.
    let size = if is_null(call.pointer(1)?) { 0 } else { call.uint(3)? };
    set_buffering(process, stream, buffering, size)?;
    int(0)
}

fn setbuf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const BUFSIZ: u64 = 8192;
    let stream = process.stream(call.pointer(0)?, call)?;
    if is_null(call.pointer(1)?) {
        set_buffering(process, stream, Buffering::None, 0)?;
    } else {
        let size = if call.args.len() > 2 { call.uint(2)? } else { BUFSIZ };
        set_buffering(process, stream, Buffering::Full, size)?;
    }
    void()
}

fn setlinebuf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    set_buffering(process, stream, Buffering::Line, 0)?;
    void()
}

/// Returns the product of size and number of elements.
fn total(call: &Call<'_>, size: u64, count: u64) -> Result<u64> {
    match size.checked_mul(count) {
        Some(total) => Ok(total),
        None => contract(format!("{} of {count} elements of {size} bytes", call.name)),
    }
}

fn read_elements(process: &mut Process<'_, '_>, call: &Call<'_>, size: u64, count: u64, file: usize) -> Result<Slot> {
    let to = call.pointer(0)?;
    let stream = process.stream(call.pointer(file)?, call)?;
    let total = total(call, size, count)?;
    if total == 0 {
        return process.long(0);
    }
    let bytes = process.read_until(stream, None, usize::try_from(total).unwrap_or(usize::MAX))?;
    process.put(to, &bytes, call.site)?;
    process.long((bytes.len() as u64 / size) as i64)
}

fn fread(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    read_elements(process, call, call.uint(1)?, call.uint(2)?, 3)
}

fn fread_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    read_elements(process, call, call.uint(2)?, call.uint(3)?, 4)
}

fn fwrite(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (from, size, count) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    let stream = process.stream(call.pointer(3)?, call)?;
    let bytes = process.bytes(from, total(call, size, count)?, call.site)?;
    let written = process.write_stream(stream, &bytes)?;
    process.long(if written && size > 0 { count as i64 } else { 0 })
}

fn get(process: &mut Process<'_, '_>, stream: StreamId) -> Result<Slot> {
    int(process.read_byte(stream)?.map_or(EOF, i64::from))
}

fn fgetc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    get(process, stream)
}

fn getchar(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    get(process, STDIN)
}

fn getw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let bytes = process.read_until(stream, None, 4)?;
    match <[u8; 4]>::try_from(bytes) {
        Ok(bytes) => int(i32::from_le_bytes(bytes).into()),
        Err(_) => int(EOF),
    }
}

fn ungetc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let c = call.int(0)?;
    let stream = process.stream(call.pointer(1)?, call)?;
    if c == EOF {
        return int(EOF);
    }
    process.unread_byte(stream, c as u8)?;
    int(c & 0xff)
}

fn read_line(process: &mut Process<'_, '_>, call: &Call<'_>, size: i64, file: Slot) -> Result<Slot> {
    let to = call.pointer(0)?;
    let stream = process.stream(file, call)?;
    let Ok(most) = usize::try_from(size - 1) else { return null() };
    let line = process.read_until(stream, Some(b'\n'), most)?;
    let failed = process.state().streams.get(stream).is_none_or(|stream| stream.error);
    if most > 0 && (line.is_empty() || failed) {
        return null();
    }
    process.put_cstr(to, &line, call.site)?;
    Ok(to)
}

fn fgets(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    read_line(process, call, call.int(1)?, call.pointer(2)?)
}

fn fgets_chk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (room, size) = (call.uint(1)?, call.int(2)?);
    if size > 0 && size as u64 > room {
        return contract(format!("fgets reads up to {size} bytes where {room} are left"));
    }
    read_line(process, call, size, call.pointer(3)?)
}

fn gets(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(0)?;
    let mut line = process.read_until(STDIN, Some(b'\n'), usize::MAX)?;
    if line.is_empty() {
        return null();
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    process.put_cstr(to, &line, call.site)?;
    Ok(to)
}

fn put_byte(process: &mut Process<'_, '_>, stream: StreamId, c: i64) -> Result<Slot> {
    int(if process.write_stream(stream, &[c as u8])? { c & 0xff } else { EOF })
}

fn fputc(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(1)?, call)?;
    put_byte(process, stream, call.int(0)?)
}

fn overflow(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    put_byte(process, stream, call.int(1)?)
}

fn putchar(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    put_byte(process, STDOUT, call.int(0)?)
}

fn putw(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(1)?, call)?;
    let bytes = (call.int(0)? as i32).to_le_bytes();
    int(if process.write_stream(stream, &bytes)? { 0 } else { EOF })
}

fn fputs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let text = process.cstr(call.pointer(0)?, call.site)?;
    let stream = process.stream(call.pointer(1)?, call)?;
    int(if process.write_stream(stream, &text)? { 1 } else { EOF })
}

fn puts(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut text = process.cstr(call.pointer(0)?, call.site)?;
    process.push(&mut text, b'\n')?;
    int(if process.write_stream(STDOUT, &text)? { text.len() as i64 } else { EOF })
}

fn perror(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let message = crate::c::messages::error(process.errno()?.into());
    let p = call.pointer(0)?;
    let mut text = if is_null(p) { Vec::new() } else { process.cstr(p, call.site)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(message.as_bytes());
    text.push(b'\n');
    process.write_oriented(crate::c::streams::STDERR, &text)?;
    void()
}

fn delimited(process: &mut Process<'_, '_>, call: &Call<'_>, delimiter: u8, file: Slot) -> Result<Slot> {
    let (line, size) = (call.pointer(0)?, call.pointer(1)?);
    let stream = process.stream(file, call)?;
    if is_null(line) || is_null(size) {
        process.set_errno(Errno::EINVAL.0)?;
        return process.long(-1);
    }
    let text = process.read_until(stream, Some(delimiter), usize::MAX >> 1)?;
    let mut buffer = process.get_pointer(line, call.site)?;
    let word = process.abi.pointer;
    let room = if is_null(buffer) { 0 } else { process.get_uint(size, word, call.site)? };
    let needed = text.len() as u64 + 1;
    if room < needed {
        // glibc starts with 120 bytes and doubles.
        let new = needed.max(room.saturating_mul(2)).max(120);
        let family = draig_interp::memory::Family::Malloc;
        let Some(moved) = process.memory.realloc(buffer, new, family, call.site)? else {
            process.set_errno(crate::system::posix::ENOMEM)?;
            return process.long(-1);
        };
        buffer = moved;
        process.put_pointer(line, buffer, call.site)?;
        process.put_uint(size, new, word, call.site)?;
    }
    if text.is_empty() {
        return process.long(-1);
    }
    process.put_cstr(buffer, &text, call.site)?;
    process.long(text.len() as i64)
}

fn getline(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    delimited(process, call, b'\n', call.pointer(2)?)
}

fn getdelim(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    delimited(process, call, call.int(2)? as u8, call.pointer(3)?)
}

/// Returns the target position of `fseek` and `lseek`.
pub(crate) fn seek_target(place: i64, whence: i64, here: i64) -> Option<SeekFrom> {
    match whence {
        0 => u64::try_from(place).ok().map(SeekFrom::Start),
        1 => u64::try_from(here.checked_add(place)?).ok().map(SeekFrom::Start),
        2 => Some(SeekFrom::End(place)),
        _ => None,
    }
}

fn fseek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let (place, whence) = (call.int(1)?, call.int(2)?);
    let here = if whence == 1 {
        match process.tell_stream(stream)? {
            Ok(here) => here,
            Err(errno) => return process.fail(errno.0),
        }
    } else {
        0
    };
    let Some(to) = seek_target(place, whence, here) else { return process.fail(Errno::EINVAL.0) };
    match process.seek_stream(stream, to)? {
        Ok(_) => int(0),
        Err(errno) => process.fail(errno.0),
    }
}

fn ftell(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    match process.tell_stream(stream)? {
        Ok(place) => Ok(Slot::plain(place as u64)),
        Err(errno) => {
            process.set_errno(errno.0)?;
            process.long(-1)
        }
    }
}

fn rewind(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    // C provides no way to report a failure.
    let _ = process.seek_stream(stream, SeekFrom::Start(0))?;
    if let Some(stream) = process.state().streams.get(stream) {
        stream.error = false;
        stream.end = false;
    }
    void()
}

fn fgetpos(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    match process.tell_stream(stream)? {
        Ok(place) => {
            let to = call.pointer(1)?;
            // `fpos_t` is an offset and the state of a conversion.
            process.put_uint(to, place as u64, 8, call.site)?;
            process.put_uint(offset(to, 8), 0, 8, call.site)?;
            int(0)
        }
        Err(errno) => process.fail(errno.0),
    }
}

fn fsetpos(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let place = process.get_uint(call.pointer(1)?, 8, call.site)?;
    match process.seek_stream(stream, SeekFrom::Start(place))? {
        Ok(_) => int(0),
        Err(errno) => process.fail(errno.0),
    }
}

fn feof(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    int(process.state().streams.get(stream).is_some_and(|stream| stream.end).into())
}

fn ferror(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    int(process.state().streams.get(stream).is_some_and(|stream| stream.error).into())
}

fn clearerr(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    if let Some(stream) = process.state().streams.get(stream) {
        stream.end = false;
        stream.error = false;
    }
    void()
}

fn flockfile(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.stream(call.pointer(0)?, call)?;
    int(0)
}

fn fpending(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let stream = process.stream(call.pointer(0)?, call)?;
    let pending = process.state().streams.get(stream).map_or(0, |stream| stream.pending());
    process.long(pending as i64)
}
