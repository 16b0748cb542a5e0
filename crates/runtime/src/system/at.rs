//! Files by name, relative to an open directory (`openat` and related functions, POSIX.1-2017) or to the
//! current one: opening, querying, creating, renaming, removing.
//!
//! A descriptor of a directory stores its path. Relative names are therefore resolved where the directory was
//! when it was opened, even if it was renamed since.

use crate::access::int;
use crate::c::descriptors::ENOTDIR;
use crate::process::Process;
use crate::system::posix::{FileKind, done, put_stat, stat_open};
use crate::table::Entry;
use draig_interp::host::{Errno, OpenFlags, Stat};
use draig_interp::library::Call;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("open", "i(pi...)", open),
    ("open64", "i(pi...)", open),
    ("__open_2", "i(pi)", open),
    ("__open64_2", "i(pi)", open),
    ("openat", "i(ipi...)", openat),
    ("openat64", "i(ipi...)", openat),
    ("access", "i(pi)", access),
    ("faccessat", "i(ipii)", faccessat),
    ("lstat", "i(pp)", lstat),
    ("lstat64", "i(pp)", lstat),
    ("__lxstat", "i(ipp)", lxstat),
    ("__lxstat64", "i(ipp)", lxstat),
    ("fstatat", "i(ippi)", fstatat),
    ("fstatat64", "i(ippi)", fstatat),
    ("newfstatat", "i(ippi)", fstatat),
    ("__fxstatat", "i(iippi)", fxstatat),
    ("__fxstatat64", "i(iippi)", fxstatat),
    ("fchmodat", "i(ipii)", fchmodat),
    ("mkdir", "i(pi)", mkdir),
    ("mkdirat", "i(ipi)", mkdirat),
    ("renameat", "i(ipip)", renameat),
    ("unlink", "i(p)", unlink),
    ("rmdir", "i(p)", rmdir),
    ("unlinkat", "i(ipi)", unlinkat),
];

const ELOOP: Errno = Errno(40);
const EISDIR: Errno = Errno(21);
/// Linux flags `O_DIRECTORY` and `O_NOFOLLOW`, of most machines and of AArch64.
const FOLDER_FLAGS: [[i64; 2]; 2] = [[0o200_000, 0o400_000], [0o40_000, 0o100_000]];
const AT_SYMLINK_NOFOLLOW: i64 = 0x100;
const AT_REMOVEDIR: i64 = 0x200;
const AT_EMPTY_PATH: i64 = 0x1000;

/// Returns the current directory as a base of relative paths.
fn current(process: &Process<'_, '_>) -> i64 {
    if process.abi.darwin { -2 } else { -100 }
}

/// Reads a path, resolved against the directory of a descriptor.
pub(crate) fn path_at(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    folder: i64,
    path: Slot,
) -> Result<Result<Vec<u8>, Errno>> {
    let path = process.cstr(path, call.site)?;
    // Only the bits of an `int` count.
    if path.starts_with(b"/") || i64::from(folder as i32) == current(process) {
        return Ok(Ok(path));
    }
    Ok(process.directory_path(folder).and_then(|mut whole| {
        if path.is_empty() {
            return Err(Errno::ENOENT);
        }
        whole.push(b'/');
        whole.extend(path);
        Ok(whole)
    }))
}

/// Converts flags to those of the host.
fn open_flags(darwin: bool, flags: i64) -> OpenFlags {
    // The access mode, `O_CREAT`, `O_EXCL`, `O_TRUNC` and `O_APPEND`.
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

/// Returns whether `O_DIRECTORY` and `O_NOFOLLOW` allow opening a path.
fn may_open(process: &mut Process<'_, '_>, path: &[u8], flags: i64) -> Result<(), Errno> {
    if process.abi.darwin {
        return Ok(());
    }
    let [only_folders, no_links] =
        FOLDER_FLAGS[usize::from(process.module.triple.is_aarch64())].map(|flag| flags & flag != 0);
    if no_links && process.host.is_link(path) == Ok(true) {
        return Err(if only_folders { ENOTDIR } else { ELOOP });
    }
    if only_folders && !process.host.stat(path)?.directory {
        return Err(ENOTDIR);
    }
    Ok(())
}

fn open_at(process: &mut Process<'_, '_>, call: &Call<'_>, folder: i64, path: Slot, flags: i64) -> Result<Slot> {
    let opened = path_at(process, call, folder, path)?.and_then(|path| {
        may_open(process, &path, flags)?;
        let flags = open_flags(process.abi.darwin, flags);
        process.open_descriptor(&path, flags)
    });
    match opened {
        Ok(descriptor) => int(descriptor),
        Err(errno) => process.fail(errno.0),
    }
}

fn open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    open_at(process, call, here, call.pointer(0)?, call.int(1)?)
}

fn openat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    open_at(process, call, call.int(0)?, call.pointer(1)?, call.int(2)?)
}

/// Returns whether a file exists; access rights are not checked.
fn exists(process: &mut Process<'_, '_>, call: &Call<'_>, folder: i64, path: Slot) -> Result<Slot> {
    let result = path_at(process, call, folder, path)?.and_then(|path| process.host.stat(&path).map(|_| ()));
    done(process, result)
}

fn access(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    exists(process, call, here, call.pointer(0)?)
}

fn faccessat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    exists(process, call, call.int(0)?, call.pointer(1)?)
}

/// Returns the properties of the file at a path, without following a link: all that is known of a link is
/// that it is one.
fn link_stat(process: &mut Process<'_, '_>, path: &[u8]) -> Result<(Stat, FileKind), Errno> {
    if process.host.is_link(path)? {
        return Ok((Stat::default(), FileKind::Link));
    }
    Ok((process.host.stat(path)?, FileKind::Other))
}

fn stat_at(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    folder: i64,
    (path, to): (Slot, Slot),
    flags: i64,
) -> Result<Slot> {
    let found = path_at(process, call, folder, path)?.and_then(|path| match flags & AT_SYMLINK_NOFOLLOW {
        0 => process.host.stat(&path).map(|stat| (stat, FileKind::Other)),
        _ => link_stat(process, &path),
    });
    put_stat(process, call, to, found)
}

fn lstat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    stat_at(process, call, here, (call.pointer(0)?, call.pointer(1)?), AT_SYMLINK_NOFOLLOW)
}

fn lxstat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    stat_at(process, call, here, (call.pointer(1)?, call.pointer(2)?), AT_SYMLINK_NOFOLLOW)
}

/// Implements `fstatat`, with its arguments from the given one on.
fn fstatat_from(process: &mut Process<'_, '_>, call: &Call<'_>, first: usize) -> Result<Slot> {
    let (folder, flags) = (call.int(first)?, call.int(first + 3)?);
    let (path, to) = (call.pointer(first + 1)?, call.pointer(first + 2)?);
    if flags & AT_EMPTY_PATH != 0 && process.cstr(path, call.site)?.is_empty() {
        return stat_open(process, call, folder, to);
    }
    stat_at(process, call, folder, (path, to), flags)
}

fn fstatat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    fstatat_from(process, call, 0)
}

fn fxstatat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    fstatat_from(process, call, 1)
}

fn fchmodat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mode = call.int(2)? as u32 & 0o7777;
    let path = path_at(process, call, call.int(0)?, call.pointer(1)?)?;
    let result = path.and_then(|path| process.host.set_mode(&path, mode));
    done(process, result)
}

fn make_at(process: &mut Process<'_, '_>, call: &Call<'_>, folder: i64, path: Slot) -> Result<Slot> {
    let result = path_at(process, call, folder, path)?.and_then(|path| process.host.make_dir(&path));
    done(process, result)
}

fn mkdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    make_at(process, call, here, call.pointer(0)?)
}

fn mkdirat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    make_at(process, call, call.int(0)?, call.pointer(1)?)
}

fn renameat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let from = path_at(process, call, call.int(0)?, call.pointer(1)?)?;
    let to = path_at(process, call, call.int(2)?, call.pointer(3)?)?;
    let result = from.and_then(|from| process.host.rename(&from, &to?));
    done(process, result)
}

/// Removes an entry: a directory, or any other file.
fn remove_at(process: &mut Process<'_, '_>, call: &Call<'_>, folder: i64, path: Slot, is_folder: bool) -> Result<Slot> {
    let result = path_at(process, call, folder, path)?.and_then(|path| {
        let (stat, kind) = link_stat(process, &path)?;
        match (is_folder, stat.directory && kind != FileKind::Link) {
            (true, false) => Err(ENOTDIR),
            (false, true) => Err(EISDIR),
            _ => process.host.remove(&path),
        }
    });
    done(process, result)
}

fn unlink(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    remove_at(process, call, here, call.pointer(0)?, false)
}

fn rmdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let here = current(process);
    remove_at(process, call, here, call.pointer(0)?, true)
}

fn unlinkat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let flags = call.int(2)?;
    if process.abi.darwin {
        return unsupported("unlinkat of this target");
    }
    if flags & !AT_REMOVEDIR != 0 {
        return process.fail(Errno::EINVAL.0);
    }
    remove_at(process, call, call.int(0)?, call.pointer(1)?, flags & AT_REMOVEDIR != 0)
}
