//! `<unistd.h>`, `<fcntl.h>`, `<sys/stat.h>`, `<sys/mman.h>` and related headers: descriptors, files by name,
//! memory from the system, and properties of the process.

use crate::access::{contract, int, is_null, offset};
use draig_interp::library::Call;

use crate::process::Process;
use crate::system::pipe::NONBLOCK;
use crate::table::Entry;
use draig_interp::host::{Errno, OpenFlags, SeekFrom, Stat};
use draig_interp::memory::{Family, ObjectKind};
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("creat", "i(pi)", creat),
    ("close", "i(i)", close),
    ("read", "l(ipl)", read),
    ("__read_chk", "l(ipll)", read),
    ("write", "l(ipl)", write),
    ("pread", "l(ipll)", pread),
    ("pread64", "l(ipll)", pread),
    ("pwrite", "l(ipll)", pwrite),
    ("pwrite64", "l(ipll)", pwrite),
    ("readv", "l(ipi)", readv),
    ("writev", "l(ipi)", writev),
    ("lseek", "l(ili)", lseek),
    ("lseek64", "L(iLi)", lseek),
    ("ftruncate", "i(il)", ftruncate),
    ("ftruncate64", "i(iL)", ftruncate),
    ("fsync", "i(i)", fsync),
    ("fdatasync", "i(i)", fsync),
    ("stat", "i(pp)", stat),
    ("stat64", "i(pp)", stat),
    ("fstat", "i(ip)", fstat),
    ("fstat64", "i(ip)", fstat),
    ("__xstat", "i(ipp)", xstat),
    ("__xstat64", "i(ipp)", xstat),
    ("__fxstat", "i(iip)", fxstat),
    ("__fxstat64", "i(iip)", fxstat),
    ("statx", "i(ipiup)", statx),
    ("chdir", "i(p)", refused_path),
    ("chmod", "i(pi)", chmod),
    ("fchmod", "i(ii)", fchmod),
    ("sendfile", "l(iipl)", sendfile),
    ("sendfile64", "l(iipl)", sendfile),
    ("copy_file_range", "l(ipiplu)", copy_file_range),
    ("mkstemp", "i(p)", mkstemp),
    ("mkstemp64", "i(p)", mkstemp),
    ("getcwd", "p(pl)", getcwd),
    ("realpath", "p(pp)", realpath),
    ("readlink", "l(ppl)", readlink),
    ("isatty", "i(i)", isatty),
    ("ioctl", "i(il...)", ioctl),
    ("fcntl", "i(ii...)", fcntl),
    ("fcntl64", "i(ii...)", fcntl),
    ("umask", "i(i)", umask),
    ("getpid", "i()", getpid),
    ("gettid", "i()", getpid),
    ("getppid", "i()", getppid),
    ("getuid", "i()", getuid),
    ("geteuid", "i()", getuid),
    ("getgid", "i()", getuid),
    ("getegid", "i()", getuid),
    ("getpagesize", "i()", getpagesize),
    ("sysconf", "l(i)", sysconf),
    ("pathconf", "l(pi)", no_limit),
    ("getrlimit", "i(ip)", getrlimit),
    ("getrlimit64", "i(ip)", getrlimit),
    ("setrlimit", "i(ip)", setrlimit),
    ("gethostname", "i(pl)", gethostname),
    ("uname", "i(p)", uname),
    ("mmap", "p(pliiil)", mmap),
    ("mmap64", "p(pliiiL)", mmap),
    ("munmap", "i(pl)", munmap),
    ("mprotect", "i(pli)", advice),
    ("madvise", "i(pli)", advice),
    ("posix_madvise", "i(pli)", advice),
    ("msync", "i(pli)", advice),
    ("mlock", "i(pl)", advice),
    ("munlock", "i(pl)", advice),
    ("sbrk", "p(l)", sbrk),
];

pub(crate) const EPERM: i32 = 1;
pub(crate) const ENOMEM: i32 = 12;
pub(crate) const EACCES: i32 = 13;
pub(crate) const EINVAL: i32 = 22;
pub(crate) const ENOTTY: i32 = 25;
pub(crate) const EDOM: i32 = 33;
pub(crate) const ERANGE: i32 = 34;
pub(crate) const ENOSYS: i32 = 38;
/// Number of the process, as reported to the program.
pub(crate) const PROCESS: i64 = 4242;
/// Size of a page of memory.
pub(crate) const PAGE: u64 = 4096;
/// Maximum transfer of one `read` or `write`.
const MAX_TRANSFER: u64 = 1 << 28;
/// Number of bytes read at a time.
const PIECE: u64 = 1 << 20;

/// Returns 0, or -1 with `errno`.
pub(crate) fn done(process: &mut Process<'_, '_>, result: Result<(), Errno>) -> Result<Slot> {
    match result {
        Ok(()) => int(0),
        Err(errno) => process.fail(errno.0),
    }
}

/// Returns a count, or -1 with `errno`.
fn counted(process: &mut Process<'_, '_>, result: Result<u64, Errno>) -> Result<Slot> {
    match result {
        Ok(count) => Ok(Slot::plain(count)),
        Err(errno) => {
            process.set_errno(errno.0)?;
            process.long(-1)
        }
    }
}

fn creat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let flags = OpenFlags { write: true, create: true, truncate: true, ..OpenFlags::default() };
    match process.open_descriptor(&path, flags) {
        Ok(descriptor) => int(descriptor),
        Err(errno) => process.fail(errno.0),
    }
}

fn close(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let descriptor = call.int(0)?;
    process.use_descriptor(descriptor, true, call.site)?;
    let result = process.close_descriptor(descriptor);
    process.changed_descriptors();
    done(process, result)
}

/// Reads into the program's memory; returns the number of bytes.
fn read_into(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    descriptor: i64,
    to: Slot,
    size: u64,
) -> Result<Result<u64, Errno>> {
    process.use_descriptor(descriptor, false, call.site)?;
    let mut buffer = vec![0; size.min(PIECE) as usize];
    let mut total = 0;
    loop {
        let wanted = (size.min(MAX_TRANSFER) - total).min(PIECE) as usize;
        match process.read_descriptor(descriptor, &mut buffer[..wanted])? {
            Ok(count) => {
                process.put(offset(to, total), &buffer[..count], call.site)?;
                total += count as u64;
                // A pipe returns the data that it has.
                if count < wanted || total == size.min(MAX_TRANSFER) || process.is_pipe(descriptor) {
                    return Ok(Ok(total));
                }
            }
            Err(errno) => return Ok(if total == 0 { Err(errno) } else { Ok(total) }),
        }
    }
}

fn read(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.wait_to_read(call.int(0)?)?;
    let result = read_into(process, call, call.int(0)?, call.pointer(1)?, call.uint(2)?)?;
    counted(process, result)
}

fn write(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let bytes = process.bytes(call.pointer(1)?, call.uint(2)?.min(MAX_TRANSFER), call.site)?;
    write_all(process, call, &bytes)
}

/// Writes to the descriptor that is the first argument; returns the number of bytes.
fn write_all(process: &mut Process<'_, '_>, call: &Call<'_>, bytes: &[u8]) -> Result<Slot> {
    let descriptor = call.int(0)?;
    process.use_descriptor(descriptor, false, call.site)?;
    process.wait_to_write(descriptor)?;
    let result = process.write_descriptor(descriptor, bytes)?.map(|count| count as u64);
    counted(process, result)
}

/// Seeks to a position, runs an operation there, and seeks back.
fn at_place(
    process: &mut Process<'_, '_>,
    descriptor: i64,
    place: u64,
    action: impl FnOnce(&mut Process<'_, '_>) -> Result<Result<u64, Errno>>,
) -> Result<Slot> {
    let here = match process.seek_descriptor(descriptor, SeekFrom::Current(0)) {
        Ok(here) => here,
        Err(errno) => return counted(process, Err(errno)),
    };
    let mut result = process.seek_descriptor(descriptor, SeekFrom::Start(place));
    if result.is_ok() {
        result = action(process)?;
    }
    let back = process.seek_descriptor(descriptor, SeekFrom::Start(here));
    counted(process, result.and_then(|count| back.map(|_| count)))
}

fn pread(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (descriptor, to, size) = (call.int(0)?, call.pointer(1)?, call.uint(2)?);
    at_place(process, descriptor, call.uint(3)?, |process| read_into(process, call, descriptor, to, size))
}

fn pwrite(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let descriptor = call.int(0)?;
    process.use_descriptor(descriptor, false, call.site)?;
    let bytes = process.bytes(call.pointer(1)?, call.uint(2)?.min(MAX_TRANSFER), call.site)?;
    at_place(process, descriptor, call.uint(3)?, |process| {
        Ok(process.write_descriptor(descriptor, &bytes)?.map(|count| count as u64))
    })
}

/// Returns the pieces of a `struct iovec` array.
fn pieces(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Vec<(Slot, u64)>> {
    let (list, count, word) = (call.pointer(1)?, call.int(2)?, process.abi.pointer);
    let mut pieces = Vec::new();
    for index in 0..count.clamp(0, 1024) as u64 {
        let at = offset(list, index * 2 * u64::from(word));
        let base = process.get_pointer(at, call.site)?;
        pieces.push((base, process.get_uint(offset(at, word.into()), word, call.site)?));
    }
    Ok(pieces)
}

fn readv(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (descriptor, mut total) = (call.int(0)?, 0);
    process.wait_to_read(descriptor)?;
    for (to, size) in pieces(process, call)? {
        match read_into(process, call, descriptor, to, size)? {
            Ok(count) => {
                total += count;
                if count < size {
                    break;
                }
            }
            Err(errno) => return counted(process, Err(errno)),
        }
    }
    counted(process, Ok(total))
}

fn writev(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut bytes = Vec::new();
    for (from, size) in pieces(process, call)? {
        // The pieces exist twice, and earlier data may have to move.
        process.reserve_large(3 * size.min(MAX_TRANSFER))?;
        bytes.extend(process.bytes(from, size.min(MAX_TRANSFER), call.site)?);
    }
    write_all(process, call, &bytes)
}

fn lseek(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (descriptor, place) = (call.int(0)?, call.int(1)?);
    let to = match call.int(2)? {
        0 => u64::try_from(place).ok().map(SeekFrom::Start),
        1 => Some(SeekFrom::Current(place)),
        2 => Some(SeekFrom::End(place)),
        _ => None,
    };
    let result = to.ok_or(Errno::EINVAL).and_then(|to| process.seek_descriptor(descriptor, to));
    counted(process, result)
}

fn ftruncate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let result = match u64::try_from(call.int(1)?) {
        Ok(size) => process.truncate_descriptor(call.int(0)?, size)?,
        Err(_) => Err(Errno::EINVAL),
    };
    done(process, result)
}

fn fsync(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let result = process.stat_descriptor(call.int(0)?).map(|_| ());
    done(process, result)
}

/// Kind of a file in `st_mode`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    Pipe,
    Link,
    /// A directory or a regular file, which is given by the other properties.
    Other,
}

/// Writes a `struct stat` of Linux on a 64-bit target.
pub(crate) fn put_stat(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    to: Slot,
    result: Result<(Stat, FileKind), Errno>,
) -> Result<Slot> {
    let (stat, kind) = match result {
        Ok(found) => found,
        Err(errno) => return process.fail(errno.0),
    };
    if process.abi.darwin || process.abi.pointer != 8 {
        return unsupported(format!("{} of this target", call.name));
    }
    let mode = match (kind, stat.directory) {
        (FileKind::Pipe, _) => 0o010_600,
        (FileKind::Link, _) => 0o120_777,
        (_, true) => 0o040_000 | stat.mode.unwrap_or(0o755),
        _ => 0o100_000 | stat.mode.unwrap_or(0o644),
    };
    let x86 = process.module.triple.is_x86() || process.module.triple.is_empty();
    process.put(to, &vec![0; if x86 { 144 } else { 128 }], call.site)?;
    let (links, mode_at) = if x86 { ((16, 8), 24) } else { ((20, 4), 16) };
    let fields = [
        (0, 1, 8),
        (8, stat.size ^ 0x5eed, 8),
        (links.0, 1, links.1),
        (mode_at, mode.into(), 4),
        (48, stat.size, 8),
        (56, PAGE, if x86 { 8 } else { 4 }),
        (64, stat.size.div_ceil(512), 8),
        (72, stat.modified as u64, 8),
        (88, stat.modified as u64, 8),
        (104, stat.modified as u64, 8),
    ];
    for (at, value, size) in fields {
        process.put_uint(offset(to, at), value, size, call.site)?;
    }
    int(0)
}

fn stat_path(process: &mut Process<'_, '_>, call: &Call<'_>, path: Slot, to: Slot) -> Result<Slot> {
    let path = process.cstr(path, call.site)?;
    let result = process.host.stat(&path).map(|stat| (stat, FileKind::Other));
    put_stat(process, call, to, result)
}

pub(crate) fn stat_open(process: &mut Process<'_, '_>, call: &Call<'_>, descriptor: i64, to: Slot) -> Result<Slot> {
    let kind = if process.is_pipe(descriptor) { FileKind::Pipe } else { FileKind::Other };
    let result = process.stat_descriptor(descriptor).map(|stat| (stat, kind));
    put_stat(process, call, to, result)
}

fn stat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    stat_path(process, call, call.pointer(0)?, call.pointer(1)?)
}

fn fstat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    stat_open(process, call, call.int(0)?, call.pointer(1)?)
}

fn xstat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    stat_path(process, call, call.pointer(1)?, call.pointer(2)?)
}

fn fxstat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    stat_open(process, call, call.int(1)?, call.pointer(2)?)
}

/// Callers fall back to `stat`.
fn statx(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.fail(ENOSYS)
}

fn refused_path(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.cstr(call.pointer(0)?, call.site)?;
    process.fail(EACCES)
}

fn chmod(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let result = process.host.set_mode(&path, call.int(1)? as u32 & 0o7777);
    done(process, result)
}

fn fchmod(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let result = process.set_descriptor_mode(call.int(0)?, call.int(1)? as u32 & 0o7777);
    done(process, result)
}

/// Returns the position from which a call reads or to which it writes: that of its descriptor, or of a
/// variable that is advanced afterwards.
fn place_of(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    descriptor: i64,
    variable: Slot,
) -> Result<Result<u64, Errno>> {
    if is_null(variable) {
        return Ok(process.seek_descriptor(descriptor, SeekFrom::Current(0)));
    }
    process.get_uint(variable, 8, call.site).map(Ok)
}

/// Copies between descriptors, whose positions may be in variables; returns the number of bytes.
fn transfer(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    from: (i64, Slot),
    to: (i64, Slot),
    size: u64,
) -> Result<Slot> {
    let start = match place_of(process, call, from.0, from.1)? {
        Ok(start) => start,
        Err(errno) => return counted(process, Err(errno)),
    };
    let mut buffer = vec![0; size.min(PAGE) as usize];
    let mut copied = 0;
    let here = match process.seek_descriptor(from.0, SeekFrom::Current(0)) {
        Ok(here) => here,
        Err(errno) => return counted(process, Err(errno)),
    };
    if let Err(errno) = process.seek_descriptor(from.0, SeekFrom::Start(start)) {
        return counted(process, Err(errno));
    }
    let back = if is_null(to.1) { None } else { process.seek_descriptor(to.0, SeekFrom::Current(0)).ok() };
    if !is_null(to.1) {
        let place = process.get_uint(to.1, 8, call.site)?;
        if let Err(errno) = process.seek_descriptor(to.0, SeekFrom::Start(place)) {
            return counted(process, Err(errno));
        }
    }
    while copied < size {
        let wanted = (size - copied).min(PAGE) as usize;
        let read = match process.read_descriptor(from.0, &mut buffer[..wanted])? {
            Ok(0) => break,
            Ok(read) => read,
            Err(errno) => return counted(process, Err(errno)),
        };
        match process.write_descriptor(to.0, &buffer[..read])? {
            Ok(written) => copied += written as u64,
            Err(errno) => return counted(process, Err(errno)),
        }
    }
    let end = if is_null(from.1) { start + copied } else { here };
    if let Err(errno) = process.seek_descriptor(from.0, SeekFrom::Start(end)) {
        return counted(process, Err(errno));
    }
    if !is_null(from.1) {
        process.put_uint(from.1, start + copied, 8, call.site)?;
    }
    if let Some(back) = back {
        let place = process.get_uint(to.1, 8, call.site)?;
        process.put_uint(to.1, place + copied, 8, call.site)?;
        if let Err(errno) = process.seek_descriptor(to.0, SeekFrom::Start(back)) {
            return counted(process, Err(errno));
        }
    }
    counted(process, Ok(copied))
}

fn sendfile(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, from) = (call.int(0)?, (call.int(1)?, call.pointer(2)?));
    transfer(process, call, from, (to, Slot::plain(0)), call.uint(3)?)
}

fn copy_file_range(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    if call.uint(5)? != 0 {
        return counted(process, Err(Errno::EINVAL));
    }
    let (from, to) = ((call.int(0)?, call.pointer(1)?), (call.int(2)?, call.pointer(3)?));
    transfer(process, call, from, to, call.uint(4)?)
}

fn mkstemp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let p = call.pointer(0)?;
    let mut name = process.cstr(p, call.site)?;
    if !name.ends_with(b"XXXXXX") {
        return process.fail(EINVAL);
    }
    let start = name.len() - 6;
    let flags = OpenFlags { read: true, write: true, create: true, exclusive: true, ..OpenFlags::default() };
    for _ in 0..16 {
        let number = process.choice.draw() % 1_000_000;
        name.truncate(start);
        name.extend_from_slice(format!("{number:06}").as_bytes());
        match process.open_descriptor(&name, flags) {
            Ok(descriptor) => {
                process.put_cstr(p, &name, call.site)?;
                return int(descriptor);
            }
            Err(Errno::EEXIST) => {}
            Err(errno) => return process.fail(errno.0),
        }
    }
    process.fail(Errno::EEXIST.0)
}

fn getcwd(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return process.new_bytes(b"/\0", call.site);
    }
    if size < 2 {
        return process.fail_null(if size == 0 { EINVAL } else { ERANGE });
    }
    process.put_cstr(to, b"/", call.site)?;
    Ok(to)
}

fn realpath(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    if let Err(errno) = process.host.stat(&path) {
        return process.fail_null(errno.0);
    }
    let to = call.pointer(1)?;
    if is_null(to) {
        let mut path = path;
        path.push(0);
        return process.new_bytes(&path, call.site);
    }
    process.put_cstr(to, &path, call.site)?;
    Ok(to)
}

fn readlink(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    counted(process, Err(Errno::EINVAL))
}

fn isatty(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let errno = match process.stat_descriptor(call.int(0)?) {
        Ok(_) => ENOTTY,
        Err(errno) => errno.0,
    };
    process.set_errno(errno)?;
    int(0)
}

fn ioctl(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.fail(ENOTTY)
}

fn fcntl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const F_DUPFD: i64 = 0;
    const F_GETFD: i64 = 1;
    const F_SETFD: i64 = 2;
    const F_GETFL: i64 = 3;
    const F_SETFL: i64 = 4;
    const F_DUPFD_CLOEXEC: i64 = 1030;
    let descriptor = call.int(0)?;
    if let Err(errno) = process.stat_descriptor(descriptor) {
        return process.fail(errno.0);
    }
    let command = call.int(1)?;
    if matches!(command, F_DUPFD | F_DUPFD_CLOEXEC | F_SETFL) && call.args.len() < 3 {
        return contract(format!("{} with command {command} and without an argument for it", call.name));
    }
    match command {
        F_DUPFD | F_DUPFD_CLOEXEC => {
            let Ok(least) = usize::try_from(call.int(2)?) else { return process.fail(EINVAL) };
            match process.state().descriptors.duplicate(descriptor, least) {
                Ok(number) => {
                    process.renew_descriptor(number);
                    int(number)
                }
                Err(errno) => process.fail(errno.0),
            }
        }
        F_GETFD | F_SETFD => int(0),
        F_SETFL => {
            process.nonblocking(descriptor, Some(call.int(2)? & NONBLOCK != 0));
            int(0)
        }
        F_GETFL => int(2 | if process.nonblocking(descriptor, None) { NONBLOCK } else { 0 }),
        // Locks always succeed: there is no other process.
        5..=7 | 36..=38 => int(0),
        _ => process.fail(EINVAL),
    }
}

fn umask(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.int(0)?;
    int(0o022)
}

fn getpid(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(PROCESS)
}

fn getppid(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(1)
}

fn getuid(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(1000)
}

fn getpagesize(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(PAGE as i64)
}

fn sysconf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let value = match call.int(0)? {
        // Arguments, clock ticks, open files, page size, processors, pages, size of getpw buffers.
        0 => 2_097_152,
        2 => 100,
        4 => 1024,
        29 if process.abi.darwin => PAGE as i64,
        30 => PAGE as i64,
        57 | 58 if process.abi.darwin => crate::system::threads::PROCESSORS as i64,
        69 | 70 => 1024,
        83 | 84 => crate::system::threads::PROCESSORS as i64,
        85 | 86 => 1 << 20,
        _ => {
            process.set_errno(EINVAL)?;
            -1
        }
    };
    process.long(value)
}

fn no_limit(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    process.long(-1)
}

fn getrlimit(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const RLIMIT_STACK: i64 = 3;
    let to = call.pointer(1)?;
    let now = if call.int(0)? == RLIMIT_STACK { 8 << 20 } else { u64::MAX };
    process.put_uint(to, now, 8, call.site)?;
    process.put_uint(offset(to, 8), u64::MAX, 8, call.site)?;
    int(0)
}

fn setrlimit(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(0)
}

fn gethostname(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const NAME: &[u8] = b"localhost";
    if call.uint(1)? <= NAME.len() as u64 {
        return process.fail(EINVAL);
    }
    process.put_cstr(call.pointer(0)?, NAME, call.site)?;
    int(0)
}

fn uname(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let to = call.pointer(0)?;
    process.put(to, &[0; 390], call.site)?;
    let arch = process.module.triple.arch_name().to_vec();
    let parts: [&[u8]; 5] = [b"Linux", b"localhost", b"6.1.0", b"#1", &arch];
    for (index, part) in parts.into_iter().enumerate() {
        let part = &part[..part.len().min(64)];
        process.put_cstr(offset(to, index as u64 * 65), part, call.site)?;
    }
    int(0)
}

fn mmap(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const MAP_FAILED: u64 = u64::MAX;
    let anonymous = if process.abi.darwin { 0x1000 } else { 0x20 };
    const MAP_FIXED: i64 = 0x10;
    const MAP_SHARED: i64 = 1;
    const PROT_WRITE: i64 = 2;
    let (size, protection, flags, descriptor) = (call.uint(1)?, call.int(2)?, call.int(3)?, call.int(4)?);
    let Some(size) = size.checked_next_multiple_of(PAGE) else {
        process.set_errno(ENOMEM)?;
        return Ok(Slot::plain(MAP_FAILED));
    };
    if flags & MAP_FIXED != 0 {
        return unsupported("mmap at a fixed address");
    }
    if size == 0 {
        process.set_errno(EINVAL)?;
        return Ok(Slot::plain(MAP_FAILED));
    }
    let mut content = Vec::new();
    if flags & anonymous == 0 {
        if flags & MAP_SHARED != 0 && protection & PROT_WRITE != 0 {
            return unsupported("mmap of a file that writes go to");
        }
        let place = call.uint(5)?;
        let here = process.seek_descriptor(descriptor, SeekFrom::Current(0));
        let there = process.seek_descriptor(descriptor, SeekFrom::Start(place));
        if let (Ok(here), Ok(_)) = (here, there) {
            process.reserve_large(size.min(MAX_TRANSFER))?;
            content.resize(size.min(MAX_TRANSFER) as usize, 0);
            let mut filled = 0;
            let mut failed = loop {
                match process.read_descriptor(descriptor, &mut content[filled..])? {
                    Ok(0) => break None,
                    Ok(count) => filled += count,
                    Err(errno) => break Some(errno),
                }
            };
            if let Err(errno) = process.seek_descriptor(descriptor, SeekFrom::Start(here)) {
                failed = Some(errno);
            }
            if let Some(errno) = failed {
                process.set_errno(errno.0)?;
                return Ok(Slot::plain(MAP_FAILED));
            }
            content.truncate(filled);
        } else {
            process.set_errno(EACCES)?;
            return Ok(Slot::plain(MAP_FAILED));
        }
    }
    match process.memory.alloc_heap(size, PAGE, Family::Map, true, call.site) {
        Some(p) => {
            process.put(p, &content, call.site)?;
            Ok(p)
        }
        None => {
            process.set_errno(ENOMEM)?;
            Ok(Slot::plain(MAP_FAILED))
        }
    }
}

fn munmap(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (p, size) = (call.pointer(0)?, call.uint(1)?);
    let object = process.memory.about(p).map(|prov| *process.memory.object(prov));
    let part = object.is_some_and(|object| {
        let inside = object.kind == ObjectKind::Heap(Family::Map) && object.is_live();
        inside && !(object.base == p.bits && size.next_multiple_of(PAGE) == object.size)
    });
    if part {
        // Unmapping a part of a mapping has no effect.
        return int(0);
    }
    process.memory.free(p, Family::Map, call.site)?;
    int(0)
}

fn advice(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.pointer(0)?;
    int(0)
}

fn sbrk(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    call.int(0)?;
    process.set_errno(ENOMEM)?;
    Ok(Slot::plain(u64::MAX))
}
