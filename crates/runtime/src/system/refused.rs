//! Functions of the system that check their arguments, and for which the host has no operation: links, times of files,
//! sizes of file systems, other encodings. They fail as on a file system or an installation without these.

use crate::access::int;
use crate::process::Process;
use crate::system::at::path_at;
use crate::system::posix::{EINVAL, ENOSYS, done};
use crate::system::threads::PROCESSORS;
use crate::table::Entry;
use draig_interp::host::{Errno, OpenFlags};
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::{Slot, mask};

pub(crate) static TABLE: &[Entry] = &[
    ("link", "i(pp)", link),
    ("symlink", "i(pp)", link),
    ("linkat", "i(ipipi)", linkat),
    ("symlinkat", "i(pip)", symlinkat),
    ("readlinkat", "l(ippl)", readlinkat),
    ("utime", "i(pp)", utime),
    ("utimes", "i(pp)", utime),
    ("utimensat", "i(ippi)", utimensat),
    ("futimens", "i(ip)", futimens),
    ("statvfs", "i(pp)", statvfs),
    ("statvfs64", "i(pp)", statvfs),
    ("truncate", "i(pl)", truncate),
    ("truncate64", "i(pL)", truncate),
    ("get_nprocs", "i()", processors),
    ("get_nprocs_conf", "i()", processors),
    ("iconv_open", "p(pp)", iconv_open),
];

const EPERM: Errno = Errno(1);

/// Refuses a link, as a file system without links does.
fn link(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    for number in 0..2 {
        process.cstr(call.pointer(number)?, call.site)?;
    }
    process.fail(EPERM.0)
}

fn linkat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    for number in [0, 2] {
        if let Err(errno) = path_at(process, call, call.int(number)?, call.pointer(number + 1)?)? {
            return process.fail(errno.0);
        }
    }
    process.fail(EPERM.0)
}

fn symlinkat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.cstr(call.pointer(0)?, call.site)?;
    let path = path_at(process, call, call.int(1)?, call.pointer(2)?)?;
    done(process, path.and(Err(EPERM)))
}

/// Reads no link: the host does not tell where links lead.
fn readlinkat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = path_at(process, call, call.int(0)?, call.pointer(1)?)?;
    done(process, path.and(Err(Errno::EINVAL)))
}

/// Changes no times of an existing file.
fn touch(process: &mut Process<'_, '_>, path: Result<Vec<u8>, Errno>) -> Result<Slot> {
    let result = path.and_then(|path| process.host.stat(&path)).and(Err(EPERM));
    done(process, result)
}

fn utime(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    touch(process, Ok(path))
}

fn utimensat(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = path_at(process, call, call.int(0)?, call.pointer(1)?)?;
    touch(process, path)
}

fn futimens(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let result = process.stat_descriptor(call.int(0)?).and(Err(EPERM));
    done(process, result)
}

fn statvfs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    process.cstr(call.pointer(0)?, call.site)?;
    process.fail(ENOSYS)
}

/// Sets the size of the file at a path.
fn truncate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let Ok(size) = u64::try_from(call.int(1)?) else { return process.fail(EINVAL) };
    let host = &mut process.host;
    let result = host.open(&path, OpenFlags { write: true, ..OpenFlags::default() }).and_then(|file| {
        let set = host.truncate(file, size);
        set.and(host.close(file))
    });
    done(process, result)
}

fn processors(_: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    int(PROCESSORS as i64)
}

/// Opens no conversion: "C" has one encoding.
fn iconv_open(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    for number in 0..2 {
        process.cstr(call.pointer(number)?, call.site)?;
    }
    process.set_errno(EINVAL)?;
    Ok(Slot::plain(mask(process.abi.pointer * 8)))
}
