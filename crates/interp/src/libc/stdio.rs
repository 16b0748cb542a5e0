//! `<stdio.h>` except formats: opening and closing, bytes, lines, blocks, positions.

use super::access::{contract, int, is_null, null, offset, void};
use super::streams::{Buffering, STDIN, STDOUT, StreamId};
use super::{Call, Entry};
use crate::host::{Errno, OpenFlags, SeekFrom};
use crate::machine::Machine;
use crate::stop::Run;
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
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

/// What a mode such as `r+b` says; none when it says nothing.
fn parse_mode(mode: &[u8]) -> Option<OpenFlags> {
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

fn open(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Result<(i64, OpenFlags), Errno>> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let mode = machine.cstr(call.pointer(1)?, call.site)?;
    let Some(flags) = parse_mode(&mode) else { return Ok(Err(Errno::EINVAL)) };
    Ok(machine.open_descriptor(&path, flags).map(|descriptor| (descriptor, flags)))
}

fn fopen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    match open(machine, call)? {
        Ok((descriptor, flags)) => machine.open_stream(descriptor, flags),
        Err(errno) => machine.fail_null(errno.0),
    }
}

fn freopen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(2)?, call)?;
    machine.flush_stream(stream)?;
    if is_null(call.pointer(0)?) {
        return crate::stop::unsupported("freopen without a name");
    }
    let opened = open(machine, call)?;
    if let Some(descriptor) = machine.libc.streams.get(stream).map(|stream| stream.descriptor) {
        // C ignores that closing fails.
        let _ = machine.close_descriptor(descriptor);
    }
    match opened {
        Ok((descriptor, flags)) => {
            machine.reopen_stream(stream, descriptor, flags);
            call.pointer(2)
        }
        Err(errno) => {
            machine.close_stream(stream)?;
            machine.fail_null(errno.0)
        }
    }
}

fn fdopen(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mode = machine.cstr(call.pointer(1)?, call.site)?;
    let Some(flags) = parse_mode(&mode) else { return machine.fail_null(Errno::EINVAL.0) };
    machine.open_stream(call.int(0)?, flags)
}

fn fclose(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    int(if machine.close_stream(stream)? { 0 } else { EOF })
}

fn fileno(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    int(machine.libc.streams.get(stream).map_or(-1, |stream| stream.descriptor))
}

fn tmpfile(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    match machine.temporary_descriptor() {
        Ok(descriptor) => {
            machine.open_stream(descriptor, OpenFlags { read: true, write: true, ..OpenFlags::default() })
        }
        Err(errno) => machine.fail_null(errno.0),
    }
}

fn tmpnam(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let given = call.pointer(0)?;
    let to = if is_null(given) { machine.library_object(super::globals::Global::TmpName)? } else { given };
    // Without the usual folder the name is one in the working folder, which may be granted.
    let folder = if machine.host.stat(b"/tmp").is_ok() { "/tmp/" } else { "" };
    let name = format!("{folder}file{:06}", machine.choice.next() % 1_000_000);
    machine.put_cstr(to, name.as_bytes(), call.site)?;
    Ok(to)
}

/// 0, or -1 with `errno`.
fn done(machine: &mut Machine<'_>, result: Result<(), Errno>) -> Run<Slot> {
    match result {
        Ok(()) => int(0),
        Err(errno) => machine.fail(errno.0),
    }
}

fn remove(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let result = machine.host.remove(&path);
    done(machine, result)
}

fn rename(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let from = machine.cstr(call.pointer(0)?, call.site)?;
    let to = machine.cstr(call.pointer(1)?, call.site)?;
    let result = machine.host.rename(&from, &to);
    done(machine, result)
}

fn fflush(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let file = call.pointer(0)?;
    if is_null(file) {
        super::flush_all(machine);
        return int(0);
    }
    let stream = machine.stream(file, call)?;
    int(if machine.flush_stream(stream)? { 0 } else { EOF })
}

fn set_buffering(machine: &mut Machine<'_>, stream: StreamId, buffering: Buffering, capacity: u64) -> Run<()> {
    machine.flush_stream(stream)?;
    if let Some(stream) = machine.libc.streams.get(stream) {
        stream.buffering = buffering;
        if capacity > 0 {
            stream.capacity = capacity.min(1 << 24) as usize;
        }
    }
    Ok(())
}

fn setvbuf(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    let buffering = match call.int(2)? {
        0 => Buffering::Full,
        1 => Buffering::Line,
        2 => Buffering::None,
        _ => return int(-1),
    };
    // Without a buffer of the program's, glibc keeps its own size.
    let size = if is_null(call.pointer(1)?) { 0 } else { call.uint(3)? };
    set_buffering(machine, stream, buffering, size)?;
    int(0)
}

fn setbuf(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const BUFSIZ: u64 = 8192;
    let stream = machine.stream(call.pointer(0)?, call)?;
    if is_null(call.pointer(1)?) {
        set_buffering(machine, stream, Buffering::None, 0)?;
    } else {
        let size = if call.args.len() > 2 { call.uint(2)? } else { BUFSIZ };
        set_buffering(machine, stream, Buffering::Full, size)?;
    }
    void()
}

fn setlinebuf(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    set_buffering(machine, stream, Buffering::Line, 0)?;
    void()
}

/// The product of size and number of elements.
fn total(call: &Call<'_>, size: u64, count: u64) -> Run<u64> {
    match size.checked_mul(count) {
        Some(total) => Ok(total),
        None => contract(format!("{} of {count} elements of {size} bytes", call.name)),
    }
}

fn read_elements(machine: &mut Machine<'_>, call: &Call<'_>, size: u64, count: u64, file: usize) -> Run<Slot> {
    let to = call.pointer(0)?;
    let stream = machine.stream(call.pointer(file)?, call)?;
    let total = total(call, size, count)?;
    if total == 0 {
        return machine.long(0);
    }
    let bytes = machine.read_until(stream, None, usize::try_from(total).unwrap_or(usize::MAX))?;
    machine.put(to, &bytes, call.site)?;
    machine.long((bytes.len() as u64 / size) as i64)
}

fn fread(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    read_elements(machine, call, call.uint(1)?, call.uint(2)?, 3)
}

fn fread_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    read_elements(machine, call, call.uint(2)?, call.uint(3)?, 4)
}

fn fwrite(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (from, size, count) = (call.pointer(0)?, call.uint(1)?, call.uint(2)?);
    let stream = machine.stream(call.pointer(3)?, call)?;
    let bytes = machine.bytes(from, total(call, size, count)?, call.site)?;
    let written = machine.write_stream(stream, &bytes)?;
    machine.long(if written && size > 0 { count as i64 } else { 0 })
}

fn get(machine: &mut Machine<'_>, stream: StreamId) -> Run<Slot> {
    int(machine.read_byte(stream)?.map_or(EOF, i64::from))
}

fn fgetc(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    get(machine, stream)
}

fn getchar(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    get(machine, STDIN)
}

fn getw(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    let bytes = machine.read_until(stream, None, 4)?;
    match <[u8; 4]>::try_from(bytes) {
        Ok(bytes) => int(i32::from_le_bytes(bytes).into()),
        Err(_) => int(EOF),
    }
}

fn ungetc(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let c = call.int(0)?;
    let stream = machine.stream(call.pointer(1)?, call)?;
    if c == EOF {
        return int(EOF);
    }
    machine.unread_byte(stream, c as u8);
    int(c & 0xff)
}

fn read_line(machine: &mut Machine<'_>, call: &Call<'_>, size: i64, file: Slot) -> Run<Slot> {
    let to = call.pointer(0)?;
    let stream = machine.stream(file, call)?;
    let Ok(most) = usize::try_from(size - 1) else { return null() };
    let line = machine.read_until(stream, Some(b'\n'), most)?;
    let failed = machine.libc.streams.get(stream).is_none_or(|stream| stream.error);
    if most > 0 && (line.is_empty() || failed) {
        return null();
    }
    machine.put_cstr(to, &line, call.site)?;
    Ok(to)
}

fn fgets(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    read_line(machine, call, call.int(1)?, call.pointer(2)?)
}

fn fgets_chk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (room, size) = (call.uint(1)?, call.int(2)?);
    if size > 0 && size as u64 > room {
        return contract(format!("fgets reads up to {size} bytes where {room} are left"));
    }
    read_line(machine, call, size, call.pointer(3)?)
}

fn gets(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(0)?;
    let mut line = machine.read_until(STDIN, Some(b'\n'), usize::MAX)?;
    if line.is_empty() {
        return null();
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    machine.put_cstr(to, &line, call.site)?;
    Ok(to)
}

fn put_byte(machine: &mut Machine<'_>, stream: StreamId, c: i64) -> Run<Slot> {
    int(if machine.write_stream(stream, &[c as u8])? { c & 0xff } else { EOF })
}

fn fputc(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(1)?, call)?;
    put_byte(machine, stream, call.int(0)?)
}

fn overflow(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    put_byte(machine, stream, call.int(1)?)
}

fn putchar(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    put_byte(machine, STDOUT, call.int(0)?)
}

fn putw(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(1)?, call)?;
    let bytes = (call.int(0)? as i32).to_le_bytes();
    int(if machine.write_stream(stream, &bytes)? { 0 } else { EOF })
}

fn fputs(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let text = machine.cstr(call.pointer(0)?, call.site)?;
    let stream = machine.stream(call.pointer(1)?, call)?;
    int(if machine.write_stream(stream, &text)? { 1 } else { EOF })
}

fn puts(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mut text = machine.cstr(call.pointer(0)?, call.site)?;
    text.push(b'\n');
    int(if machine.write_stream(STDOUT, &text)? { text.len() as i64 } else { EOF })
}

fn perror(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let message = super::messages::error(machine.errno()?.into());
    let p = call.pointer(0)?;
    let mut text = if is_null(p) { Vec::new() } else { machine.cstr(p, call.site)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(message.as_bytes());
    text.push(b'\n');
    machine.write_stream(super::streams::STDERR, &text)?;
    void()
}

fn delimited(machine: &mut Machine<'_>, call: &Call<'_>, delimiter: u8, file: Slot) -> Run<Slot> {
    let (line, size) = (call.pointer(0)?, call.pointer(1)?);
    let stream = machine.stream(file, call)?;
    if is_null(line) || is_null(size) {
        machine.set_errno(Errno::EINVAL.0)?;
        return machine.long(-1);
    }
    let text = machine.read_until(stream, Some(delimiter), usize::MAX >> 1)?;
    let mut buffer = machine.get_pointer(line, call.site)?;
    let word = machine.libc.abi.pointer;
    let room = if is_null(buffer) { 0 } else { machine.get_uint(size, word, call.site)? };
    let needed = text.len() as u64 + 1;
    if room < needed {
        // glibc begins with 120 bytes and doubles.
        let new = needed.max(room.saturating_mul(2)).max(120);
        let family = crate::memory::Family::Malloc;
        let Some(moved) = machine.memory.realloc(buffer, new, family, call.site)? else {
            machine.set_errno(super::posix::ENOMEM)?;
            return machine.long(-1);
        };
        buffer = moved;
        machine.put_pointer(line, buffer, call.site)?;
        machine.put_uint(size, new, word, call.site)?;
    }
    if text.is_empty() {
        return machine.long(-1);
    }
    machine.put_cstr(buffer, &text, call.site)?;
    machine.long(text.len() as i64)
}

fn getline(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    delimited(machine, call, b'\n', call.pointer(2)?)
}

fn getdelim(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    delimited(machine, call, call.int(2)? as u8, call.pointer(3)?)
}

/// Where `fseek` and `lseek` go.
pub(crate) fn seek_target(place: i64, whence: i64, here: i64) -> Option<SeekFrom> {
    match whence {
        0 => u64::try_from(place).ok().map(SeekFrom::Start),
        1 => u64::try_from(here.checked_add(place)?).ok().map(SeekFrom::Start),
        2 => Some(SeekFrom::End(place)),
        _ => None,
    }
}

fn fseek(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    let (place, whence) = (call.int(1)?, call.int(2)?);
    let here = if whence == 1 {
        match machine.tell_stream(stream) {
            Ok(here) => here,
            Err(errno) => return machine.fail(errno.0),
        }
    } else {
        0
    };
    let Some(to) = seek_target(place, whence, here) else { return machine.fail(Errno::EINVAL.0) };
    match machine.seek_stream(stream, to)? {
        Ok(_) => int(0),
        Err(errno) => machine.fail(errno.0),
    }
}

fn ftell(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    match machine.tell_stream(stream) {
        Ok(place) => Ok(Slot::plain(place as u64)),
        Err(errno) => {
            machine.set_errno(errno.0)?;
            machine.long(-1)
        }
    }
}

fn rewind(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    // C gives no way to hear of a failure.
    let _ = machine.seek_stream(stream, SeekFrom::Start(0))?;
    if let Some(stream) = machine.libc.streams.get(stream) {
        stream.error = false;
        stream.end = false;
    }
    void()
}

fn fgetpos(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    match machine.tell_stream(stream) {
        Ok(place) => {
            let to = call.pointer(1)?;
            // `fpos_t` is an offset and the state of a conversion.
            machine.put_uint(to, place as u64, 8, call.site)?;
            machine.put_uint(offset(to, 8), 0, 8, call.site)?;
            int(0)
        }
        Err(errno) => machine.fail(errno.0),
    }
}

fn fsetpos(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    let place = machine.get_uint(call.pointer(1)?, 8, call.site)?;
    match machine.seek_stream(stream, SeekFrom::Start(place))? {
        Ok(_) => int(0),
        Err(errno) => machine.fail(errno.0),
    }
}

fn feof(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    int(machine.libc.streams.get(stream).is_some_and(|stream| stream.end).into())
}

fn ferror(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    int(machine.libc.streams.get(stream).is_some_and(|stream| stream.error).into())
}

fn clearerr(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    if let Some(stream) = machine.libc.streams.get(stream) {
        stream.end = false;
        stream.error = false;
    }
    void()
}

fn flockfile(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.stream(call.pointer(0)?, call)?;
    int(0)
}

fn fpending(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let stream = machine.stream(call.pointer(0)?, call)?;
    let pending = machine.libc.streams.get(stream).map_or(0, |stream| stream.pending());
    machine.long(pending as i64)
}
