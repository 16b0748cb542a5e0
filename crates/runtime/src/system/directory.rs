//! `<dirent.h>`: the entries of a directory, `.` and `..` first, the others by name, so that a run can be
//! repeated.

use crate::access::{contract, int, is_null, null, offset, void};
use crate::process::Process;
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::host::{DirEntry, Errno};
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::stop::{Run, limit, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("opendir", "p(p)", opendir),
    ("readdir", "p(p)", readdir),
    ("readdir64", "p(p)", readdir),
    ("closedir", "i(p)", closedir),
    ("rewinddir", "v(p)", rewinddir),
    ("telldir", "l(p)", telldir),
    ("seekdir", "v(pl)", seekdir),
    ("dirfd", "i(p)", dirfd),
];

/// A `DIR`, inside of which nobody looks.
const DIR_SIZE: u64 = 64;
/// `struct dirent`: number, place, length, kind, name.
const ENTRY_SIZE: u64 = 280;
const NAME: u64 = 19;
const DT_DIR: u64 = 4;
const DT_REG: u64 = 8;

/// Open directories.
#[derive(Debug, Default)]
pub(crate) struct Directories {
    open: Vec<Directory>,
}

#[derive(Debug)]
struct Directory {
    /// The `DIR` that the program has.
    object: Slot,
    /// What `readdir` returns, made when it is first asked for.
    entry: Slot,
    entries: Vec<DirEntry>,
    at: usize,
}

impl Directories {
    /// Adds up what they take.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.vec(&self.open);
        for directory in &self.open {
            tally.fixed(directory.entries.capacity() * size_of::<DirEntry>());
            tally.fixed(directory.entries.iter().map(|entry| entry.name.capacity()).sum());
        }
    }

    /// What the program has of them.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.open.iter().flat_map(|directory| [directory.object, directory.entry]));
    }
}

fn opendir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    if process.abi.darwin || process.abi.pointer != 8 {
        return unsupported(format!("{} of this target", call.name));
    }
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let mut entries = match process.host.read_dir(&path) {
        Ok(entries) => entries,
        Err(errno) => return process.fail_null(errno.0),
    };
    entries.sort();
    let own = [&b"."[..], b".."].map(|name| DirEntry { name: name.to_vec(), directory: true });
    entries.splice(0..0, own);
    let bytes = entries.iter().map(|entry| size_of::<DirEntry>() + entry.name.capacity()).sum::<usize>();
    process.afford_large(bytes as u64)?;
    let Some(object) = process.memory.alloc_heap(DIR_SIZE, 16, Family::Library, true, call.site) else {
        return limit("memory for a directory");
    };
    process.state().directories.open.push(Directory { object, entry: Slot::plain(0), entries, at: 0 });
    Ok(object)
}

/// The place of the directory that the first argument is.
fn directory(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<usize> {
    let given = call.pointer(0)?;
    let about = process.memory.about(given);
    let found = process.state().directories.open.iter().position(|directory| directory.object.bits == given.bits);
    if let Some(place) = found {
        let object = process.state().directories.open[place].object;
        if about.is_some() && about == process.memory.about(object) {
            return Ok(place);
        }
    }
    if is_null(given) {
        return contract(format!("{} with a null directory", call.name));
    }
    contract(format!("{} with {:#x}, which is no open directory", call.name, given.bits))
}

fn readdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let place = directory(process, call)?;
    let directory = &mut process.state().directories.open[place];
    let Some(entry) = directory.entries.get(directory.at).cloned() else { return null() };
    directory.at += 1;
    let (number, known) = (directory.at as u64, directory.entry);
    let to = if is_null(known) {
        let Some(new) = process.memory.alloc_heap(ENTRY_SIZE, 16, Family::Library, true, call.site) else {
            return limit("memory for an entry of a directory");
        };
        process.state().directories.open[place].entry = new;
        new
    } else {
        known
    };
    // What was there before is gone, except the bytes that nobody sets.
    process.put(to, &[0; ENTRY_SIZE as usize], call.site)?;
    let length = (NAME + entry.name.len() as u64 + 1).next_multiple_of(8);
    let kind = if entry.directory { DT_DIR } else { DT_REG };
    for (at, value, size) in [(0, number, 8), (8, number, 8), (16, length, 2), (18, kind, 1)] {
        process.put_uint(offset(to, at), value, size, call.site)?;
    }
    process.put_cstr(offset(to, NAME), &entry.name[..entry.name.len().min(255)], call.site)?;
    Ok(to)
}

fn closedir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let place = directory(process, call)?;
    let closed = process.state().directories.open.swap_remove(place);
    process.memory.free(closed.object, Family::Library, call.site)?;
    process.memory.free(closed.entry, Family::Library, call.site)?;
    int(0)
}

fn rewinddir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let place = directory(process, call)?;
    process.state().directories.open[place].at = 0;
    void()
}

fn telldir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let place = directory(process, call)?;
    let at = process.state().directories.open[place].at;
    process.long(at as i64)
}

fn seekdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    let (place, to) = (directory(process, call)?, call.uint(1)?);
    let directory = &mut process.state().directories.open[place];
    match usize::try_from(to).ok().filter(|&to| to <= directory.entries.len()) {
        Some(to) => directory.at = to,
        None => return contract(format!("seekdir to {to}, which telldir did not return")),
    }
    void()
}

/// No descriptor leads to a directory here.
fn dirfd(process: &mut Process<'_, '_>, call: &Call<'_>) -> Run<Slot> {
    const ENOTSUP: Errno = Errno(95);
    directory(process, call)?;
    process.fail(ENOTSUP.0)
}
