//! `<unistd.h>`, `<fcntl.h>`, `<sys/stat.h>`, `<sys/mman.h>` and neighbours: descriptors, files by name,
//! memory from the system, and what a process may ask about itself.

use super::access::{int, is_null, offset};
use super::{Call, Entry};
use crate::host::{Errno, OpenFlags, SeekFrom, Stat};
use crate::machine::Machine;
use crate::memory::{Family, ObjectKind};
use crate::stop::{Run, unsupported};
use crate::value::Slot;

pub(super) static TABLE: &[Entry] = &[
    ("open", "i(pi...)", open),
    ("open64", "i(pi...)", open),
    ("__open_2", "i(pi)", open),
    ("__open64_2", "i(pi)", open),
    ("openat", "i(ipi...)", openat),
    ("openat64", "i(ipi...)", openat),
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
    ("lstat", "i(pp)", stat),
    ("lstat64", "i(pp)", stat),
    ("fstat", "i(ip)", fstat),
    ("fstat64", "i(ip)", fstat),
    ("__xstat", "i(ipp)", xstat),
    ("__xstat64", "i(ipp)", xstat),
    ("__lxstat", "i(ipp)", xstat),
    ("__lxstat64", "i(ipp)", xstat),
    ("__fxstat", "i(iip)", fxstat),
    ("__fxstat64", "i(iip)", fxstat),
    ("statx", "i(ipiup)", statx),
    ("access", "i(pi)", access),
    ("unlink", "i(p)", unlink),
    ("rmdir", "i(p)", unlink),
    ("mkdir", "i(pi)", mkdir),
    ("chdir", "i(p)", refused_path),
    ("chmod", "i(pi)", refused_path),
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
    ("poll", "i(pli)", poll),
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
/// The number that the process believes to have.
pub(crate) const PROCESS: i64 = 4242;
/// A page of memory.
pub(crate) const PAGE: u64 = 4096;
/// The most that one `read` or `write` moves.
const MAX_TRANSFER: u64 = 1 << 28;

/// 0, or -1 with `errno`.
fn done(machine: &mut Machine<'_>, result: Result<(), Errno>) -> Run<Slot> {
    match result {
        Ok(()) => int(0),
        Err(errno) => machine.fail(errno.0),
    }
}

/// A count, or -1 with `errno`.
fn counted(machine: &mut Machine<'_>, result: Result<u64, Errno>) -> Run<Slot> {
    match result {
        Ok(count) => Ok(Slot::plain(count)),
        Err(errno) => {
            machine.set_errno(errno.0)?;
            machine.long(-1)
        }
    }
}

fn open_flags(darwin: bool, flags: i64) -> OpenFlags {
    // Access mode, O_CREAT, O_EXCL, O_TRUNC, O_APPEND.
    let (create, exclusive, truncate, append) =
        if darwin { (0x200, 0x800, 0x400, 8) } else { (0o100, 0o200, 0o1000, 0o2000) };
    OpenFlags {
        read: flags & 3 != 1,
        write: matches!(flags & 3, 1 | 2),
        append: flags & append != 0,
        create: flags & create != 0,
        exclusive: flags & exclusive != 0 && flags & create != 0,
        truncate: flags & truncate != 0,
    }
}

fn open_path(machine: &mut Machine<'_>, call: &Call<'_>, path: Slot, flags: i64) -> Run<Slot> {
    let path = machine.cstr(path, call.site)?;
    let flags = open_flags(machine.libc.abi.darwin, flags);
    match machine.open_descriptor(&path, flags) {
        Ok(descriptor) => int(descriptor),
        Err(errno) => machine.fail(errno.0),
    }
}

fn open(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    open_path(machine, call, call.pointer(0)?, call.int(1)?)
}

fn openat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    open_path(machine, call, call.pointer(1)?, call.int(2)?)
}

fn creat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let flags = OpenFlags { write: true, create: true, truncate: true, ..OpenFlags::default() };
    match machine.open_descriptor(&path, flags) {
        Ok(descriptor) => int(descriptor),
        Err(errno) => machine.fail(errno.0),
    }
}

fn close(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let result = machine.close_descriptor(call.int(0)?);
    done(machine, result)
}

/// Reads into the program's memory; how much.
fn read_into(
    machine: &mut Machine<'_>,
    call: &Call<'_>,
    descriptor: i64,
    to: Slot,
    size: u64,
) -> Run<Result<u64, Errno>> {
    let mut buffer = vec![0; size.min(MAX_TRANSFER) as usize];
    Ok(match machine.read_descriptor(descriptor, &mut buffer) {
        Ok(count) => {
            machine.put(to, &buffer[..count], call.site)?;
            Ok(count as u64)
        }
        Err(errno) => Err(errno),
    })
}

fn read(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let result = read_into(machine, call, call.int(0)?, call.pointer(1)?, call.uint(2)?)?;
    counted(machine, result)
}

fn write(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let bytes = machine.bytes(call.pointer(1)?, call.uint(2)?.min(MAX_TRANSFER), call.site)?;
    let result = machine.write_descriptor(call.int(0)?, &bytes).map(|count| count as u64);
    counted(machine, result)
}

/// Goes to a place, does something there and comes back.
fn at_place<'m>(
    machine: &mut Machine<'m>,
    descriptor: i64,
    place: u64,
    action: impl FnOnce(&mut Machine<'m>) -> Run<Result<u64, Errno>>,
) -> Run<Slot> {
    let here = match machine.seek_descriptor(descriptor, SeekFrom::Current(0)) {
        Ok(here) => here,
        Err(errno) => return counted(machine, Err(errno)),
    };
    let mut result = machine.seek_descriptor(descriptor, SeekFrom::Start(place));
    if result.is_ok() {
        result = action(machine)?;
    }
    let back = machine.seek_descriptor(descriptor, SeekFrom::Start(here));
    counted(machine, result.and_then(|count| back.map(|_| count)))
}

fn pread(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (descriptor, to, size) = (call.int(0)?, call.pointer(1)?, call.uint(2)?);
    at_place(machine, descriptor, call.uint(3)?, |machine| read_into(machine, call, descriptor, to, size))
}

fn pwrite(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let descriptor = call.int(0)?;
    let bytes = machine.bytes(call.pointer(1)?, call.uint(2)?.min(MAX_TRANSFER), call.site)?;
    at_place(machine, descriptor, call.uint(3)?, |machine| {
        Ok(machine.write_descriptor(descriptor, &bytes).map(|count| count as u64))
    })
}

/// The pieces of a `struct iovec` array.
fn pieces(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Vec<(Slot, u64)>> {
    let (list, count, word) = (call.pointer(1)?, call.int(2)?, machine.libc.abi.pointer);
    let mut pieces = Vec::new();
    for index in 0..count.clamp(0, 1024) as u64 {
        let at = offset(list, index * 2 * u64::from(word));
        let base = machine.get_pointer(at, call.site)?;
        pieces.push((base, machine.get_uint(offset(at, word.into()), word, call.site)?));
    }
    Ok(pieces)
}

fn readv(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (descriptor, mut total) = (call.int(0)?, 0);
    for (to, size) in pieces(machine, call)? {
        match read_into(machine, call, descriptor, to, size)? {
            Ok(count) => {
                total += count;
                if count < size {
                    break;
                }
            }
            Err(errno) => return counted(machine, Err(errno)),
        }
    }
    counted(machine, Ok(total))
}

fn writev(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let mut bytes = Vec::new();
    for (from, size) in pieces(machine, call)? {
        bytes.extend(machine.bytes(from, size.min(MAX_TRANSFER), call.site)?);
    }
    let result = machine.write_descriptor(call.int(0)?, &bytes).map(|count| count as u64);
    counted(machine, result)
}

fn lseek(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (descriptor, place) = (call.int(0)?, call.int(1)?);
    let to = match call.int(2)? {
        0 => u64::try_from(place).ok().map(SeekFrom::Start),
        1 => Some(SeekFrom::Current(place)),
        2 => Some(SeekFrom::End(place)),
        _ => None,
    };
    let result = to.ok_or(Errno::EINVAL).and_then(|to| machine.seek_descriptor(descriptor, to));
    counted(machine, result)
}

fn ftruncate(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let result = match u64::try_from(call.int(1)?) {
        Ok(size) => machine.truncate_descriptor(call.int(0)?, size),
        Err(_) => Err(Errno::EINVAL),
    };
    done(machine, result)
}

fn fsync(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let result = machine.stat_descriptor(call.int(0)?).map(|_| ());
    done(machine, result)
}

/// Writes a `struct stat` of Linux on a 64-bit target.
fn put_stat(machine: &mut Machine<'_>, call: &Call<'_>, to: Slot, result: Result<(Stat, bool), Errno>) -> Run<Slot> {
    let (stat, pipe) = match result {
        Ok(found) => found,
        Err(errno) => return machine.fail(errno.0),
    };
    if machine.libc.abi.darwin || machine.libc.abi.pointer != 8 {
        return unsupported(format!("{} of this target", call.name));
    }
    let mode = match (pipe, stat.directory) {
        (true, _) => 0o010_600,
        (_, true) => 0o040_755,
        _ => 0o100_644,
    };
    let x86 = machine.module.triple.is_x86() || machine.module.triple.is_empty();
    machine.put(to, &vec![0; if x86 { 144 } else { 128 }], call.site)?;
    let (links, mode_at) = if x86 { ((16, 8), 24) } else { ((20, 4), 16) };
    let fields = [
        (0, 1, 8),
        (8, stat.size ^ 0x5eed, 8),
        (links.0, 1, links.1),
        (mode_at, mode, 4),
        (48, stat.size, 8),
        (56, PAGE, if x86 { 8 } else { 4 }),
        (64, stat.size.div_ceil(512), 8),
        (72, stat.modified as u64, 8),
        (88, stat.modified as u64, 8),
        (104, stat.modified as u64, 8),
    ];
    for (at, value, size) in fields {
        machine.put_uint(offset(to, at), value, size, call.site)?;
    }
    int(0)
}

fn stat_path(machine: &mut Machine<'_>, call: &Call<'_>, path: Slot, to: Slot) -> Run<Slot> {
    let path = machine.cstr(path, call.site)?;
    let result = machine.host.stat(&path).map(|stat| (stat, false));
    put_stat(machine, call, to, result)
}

fn stat_open(machine: &mut Machine<'_>, call: &Call<'_>, descriptor: i64, to: Slot) -> Run<Slot> {
    let pipe = machine.is_pipe(descriptor);
    let result = machine.stat_descriptor(descriptor).map(|stat| (stat, pipe));
    put_stat(machine, call, to, result)
}

fn stat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    stat_path(machine, call, call.pointer(0)?, call.pointer(1)?)
}

fn fstat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    stat_open(machine, call, call.int(0)?, call.pointer(1)?)
}

fn xstat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    stat_path(machine, call, call.pointer(1)?, call.pointer(2)?)
}

fn fxstat(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    stat_open(machine, call, call.int(1)?, call.pointer(2)?)
}

/// Callers go on with `stat`.
fn statx(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.fail(ENOSYS)
}

fn access(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let result = machine.host.stat(&path).map(|_| ());
    done(machine, result)
}

fn unlink(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let result = machine.host.remove(&path);
    done(machine, result)
}

fn mkdir(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    let result = machine.host.make_dir(&path);
    done(machine, result)
}

fn refused_path(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    machine.cstr(call.pointer(0)?, call.site)?;
    machine.fail(EACCES)
}

fn mkstemp(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let p = call.pointer(0)?;
    let mut name = machine.cstr(p, call.site)?;
    if !name.ends_with(b"XXXXXX") {
        return machine.fail(EINVAL);
    }
    let start = name.len() - 6;
    let flags = OpenFlags { read: true, write: true, create: true, exclusive: true, ..OpenFlags::default() };
    for _ in 0..16 {
        let number = machine.choice.next() % 1_000_000;
        name.truncate(start);
        name.extend_from_slice(format!("{number:06}").as_bytes());
        match machine.open_descriptor(&name, flags) {
            Ok(descriptor) => {
                machine.put_cstr(p, &name, call.site)?;
                return int(descriptor);
            }
            Err(Errno::EEXIST) => {}
            Err(errno) => return machine.fail(errno.0),
        }
    }
    machine.fail(Errno::EEXIST.0)
}

fn getcwd(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (to, size) = (call.pointer(0)?, call.uint(1)?);
    if is_null(to) {
        return machine.new_bytes(b"/\0", call.site);
    }
    if size < 2 {
        return machine.fail_null(if size == 0 { EINVAL } else { ERANGE });
    }
    machine.put_cstr(to, b"/", call.site)?;
    Ok(to)
}

fn realpath(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let path = machine.cstr(call.pointer(0)?, call.site)?;
    if let Err(errno) = machine.host.stat(&path) {
        return machine.fail_null(errno.0);
    }
    let to = call.pointer(1)?;
    if is_null(to) {
        let mut path = path;
        path.push(0);
        return machine.new_bytes(&path, call.site);
    }
    machine.put_cstr(to, &path, call.site)?;
    Ok(to)
}

fn readlink(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    counted(machine, Err(Errno::EINVAL))
}

fn isatty(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let errno = match machine.stat_descriptor(call.int(0)?) {
        Ok(_) => ENOTTY,
        Err(errno) => errno.0,
    };
    machine.set_errno(errno)?;
    int(0)
}

fn ioctl(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.fail(ENOTTY)
}

fn fcntl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const F_GETFD: i64 = 1;
    const F_SETFD: i64 = 2;
    const F_GETFL: i64 = 3;
    const F_SETFL: i64 = 4;
    if let Err(errno) = machine.stat_descriptor(call.int(0)?) {
        return machine.fail(errno.0);
    }
    match call.int(1)? {
        F_GETFD | F_SETFD | F_SETFL => int(0),
        F_GETFL => int(2),
        // Locks: nobody else is there.
        5..=7 | 36..=38 => int(0),
        _ => machine.fail(EINVAL),
    }
}

fn umask(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.int(0)?;
    int(0o022)
}

/// Nothing ever happens on a descriptor without being asked for.
fn poll(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (list, count) = (call.pointer(0)?, call.uint(1)?.min(1024));
    for index in 0..count {
        machine.put_uint(offset(list, index * 8 + 6), 0, 2, call.site)?;
    }
    int(0)
}

fn getpid(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(PROCESS)
}

fn getppid(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(1)
}

fn getuid(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(1000)
}

fn getpagesize(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(PAGE as i64)
}

fn sysconf(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let value = match call.int(0)? {
        // Arguments, clock ticks, open files, page, processors, pages, getpw buffers.
        0 => 2_097_152,
        2 => 100,
        4 => 1024,
        29 if machine.libc.abi.darwin => PAGE as i64,
        30 => PAGE as i64,
        57 | 58 if machine.libc.abi.darwin => 1,
        69 | 70 => 1024,
        83 | 84 => 1,
        85 | 86 => 1 << 20,
        _ => {
            machine.set_errno(EINVAL)?;
            -1
        }
    };
    machine.long(value)
}

fn no_limit(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    machine.long(-1)
}

fn getrlimit(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const RLIMIT_STACK: i64 = 3;
    let to = call.pointer(1)?;
    let now = if call.int(0)? == RLIMIT_STACK { 8 << 20 } else { u64::MAX };
    machine.put_uint(to, now, 8, call.site)?;
    machine.put_uint(offset(to, 8), u64::MAX, 8, call.site)?;
    int(0)
}

fn setrlimit(_: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    int(0)
}

fn gethostname(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const NAME: &[u8] = b"localhost";
    if call.uint(1)? <= NAME.len() as u64 {
        return machine.fail(EINVAL);
    }
    machine.put_cstr(call.pointer(0)?, NAME, call.site)?;
    int(0)
}

fn uname(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let to = call.pointer(0)?;
    machine.put(to, &[0; 390], call.site)?;
    let arch = machine.module.triple.arch_name().to_vec();
    let parts: [&[u8]; 5] = [b"Linux", b"localhost", b"6.1.0", b"#1", &arch];
    for (index, part) in parts.into_iter().enumerate() {
        let part = &part[..part.len().min(64)];
        machine.put_cstr(offset(to, index as u64 * 65), part, call.site)?;
    }
    int(0)
}

fn mmap(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    const MAP_FAILED: u64 = u64::MAX;
    let anonymous = if machine.libc.abi.darwin { 0x1000 } else { 0x20 };
    const MAP_FIXED: i64 = 0x10;
    const MAP_SHARED: i64 = 1;
    const PROT_WRITE: i64 = 2;
    let (size, protection, flags, descriptor) = (call.uint(1)?, call.int(2)?, call.int(3)?, call.int(4)?);
    let size = size.checked_next_multiple_of(PAGE).unwrap_or(0);
    if flags & MAP_FIXED != 0 {
        return unsupported("mmap at a fixed address");
    }
    if size == 0 {
        machine.set_errno(EINVAL)?;
        return Ok(Slot::plain(MAP_FAILED));
    }
    let mut content = Vec::new();
    if flags & anonymous == 0 {
        if flags & MAP_SHARED != 0 && protection & PROT_WRITE != 0 {
            return unsupported("mmap of a file that writes go to");
        }
        let place = call.uint(5)?;
        let here = machine.seek_descriptor(descriptor, SeekFrom::Current(0));
        let there = machine.seek_descriptor(descriptor, SeekFrom::Start(place));
        if let (Ok(here), Ok(_)) = (here, there) {
            content.resize(size.min(MAX_TRANSFER) as usize, 0);
            let mut filled = 0;
            while let Ok(count @ 1..) = machine.read_descriptor(descriptor, &mut content[filled..]) {
                filled += count;
            }
            // Where it was before is there still.
            let _ = machine.seek_descriptor(descriptor, SeekFrom::Start(here));
            content.truncate(filled);
        } else {
            machine.set_errno(EACCES)?;
            return Ok(Slot::plain(MAP_FAILED));
        }
    }
    match machine.memory.alloc_heap(size, PAGE, Family::Map, true, call.site) {
        Some(p) => {
            machine.put(p, &content, call.site)?;
            Ok(p)
        }
        None => {
            machine.set_errno(ENOMEM)?;
            Ok(Slot::plain(MAP_FAILED))
        }
    }
}

fn munmap(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (p, size) = (call.pointer(0)?, call.uint(1)?);
    let object = *machine.memory.object(machine.memory.root(p.tag.prov()));
    let inside = matches!(object.kind, ObjectKind::Heap(Family::Map)) && object.is_live();
    let whole = object.base == p.bits && size.next_multiple_of(PAGE) == object.size;
    if inside && !whole {
        // A part of a mapping stays as it is.
        return int(0);
    }
    machine.memory.free(p, Family::Map, call.site)?;
    int(0)
}

fn advice(_: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.pointer(0)?;
    int(0)
}

fn sbrk(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    call.int(0)?;
    machine.set_errno(ENOMEM)?;
    Ok(Slot::plain(u64::MAX))
}
