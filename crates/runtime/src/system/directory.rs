//! `<dirent.h>`: the entries of a directory, `.` and `..` first and the others sorted by name, so that runs
//! are reproducible.

use std::collections::BTreeMap;

use crate::access::{contract, int, is_null, null, offset, void};
use crate::c::sort::{Compare, sort};
use crate::process::Process;
use crate::system::posix::{ENOMEM, done};
use crate::table::Entry;
use draig_interp::account::Tally;
use draig_interp::host::{DirEntry, Errno};
use draig_interp::library::Call;
use draig_interp::memory::Family;
use draig_interp::stop::{Result, limit, unsupported};
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("opendir", "p(p)", opendir),
    ("fdopendir", "p(i)", fdopendir),
    ("readdir", "p(p)", readdir),
    ("readdir64", "p(p)", readdir),
    ("closedir", "i(p)", closedir),
    ("rewinddir", "v(p)", rewinddir),
    ("telldir", "l(p)", telldir),
    ("seekdir", "v(pl)", seekdir),
    ("dirfd", "i(p)", dirfd),
    ("scandir", "i(pppp)", scandir),
    ("scandir64", "i(pppp)", scandir),
    ("alphasort", "i(pp)", alphasort),
    ("alphasort64", "i(pp)", alphasort),
];

/// Size of a `DIR`, whose content is never read.
const DIR_SIZE: u64 = 64;
/// Size of a `struct dirent`: number, position, length, kind, name.
const ENTRY_SIZE: u64 = 280;
const NAME: u64 = 19;
const DT_DIR: u64 = 4;
const DT_REG: u64 = 8;
const DT_LNK: u64 = 10;
/// Maximum length of `d_name` with its terminator.
const LONGEST_NAME: usize = 255;

/// Open directories, by the address of the program's `DIR`.
#[derive(Debug, Default)]
pub(crate) struct Directories {
    open: BTreeMap<u64, Directory>,
}

#[derive(Debug)]
struct Directory {
    object: Slot,
    descriptor: i64,
    /// Result of `readdir`, created at its first use.
    entry: Slot,
    entries: Vec<DirEntry>,
    at: usize,
}

impl Directories {
    /// Adds the memory of the directories to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        // Includes an entry's part of a node of the map.
        const NODE: usize = 64;
        for directory in self.open.values() {
            tally.fixed(NODE + size_of::<Directory>());
            tally.fixed(directory.entries.capacity() * size_of::<DirEntry>());
            tally.fixed(directory.entries.iter().map(|entry| entry.name.capacity()).sum());
        }
    }

    /// Adds the references to the program's objects.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.open.values().flat_map(|directory| [directory.object, directory.entry]));
    }
}

/// Lists the entries of a directory: `.` and `..`, and the others sorted by name.
fn entries_of(process: &mut Process<'_, '_>, path: &[u8]) -> Result<Result<Vec<DirEntry>, Errno>> {
    let mut entries = match process.host.read_dir(path) {
        Ok(entries) => entries,
        Err(errno) => return Ok(Err(errno)),
    };
    entries.sort();
    let own = [&b"."[..], b".."].map(|name| DirEntry { name: name.to_vec(), directory: true });
    entries.splice(0..0, own);
    let bytes = entries.iter().map(|entry| size_of::<DirEntry>() + entry.name.capacity()).sum::<usize>();
    process.reserve_large(bytes as u64)?;
    Ok(Ok(entries))
}

fn check_target(process: &Process<'_, '_>, call: &Call<'_>) -> Result<()> {
    if process.abi.darwin || process.abi.pointer != 8 {
        return unsupported(format!("{} of this target", call.name));
    }
    Ok(())
}

fn opendir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_target(process, call)?;
    let path = process.cstr(call.pointer(0)?, call.site)?;
    match process.open_directory(&path) {
        Ok(descriptor) => {
            let directory = open(process, call, descriptor)?;
            if is_null(directory) {
                // Report why there is no directory, whatever `close` returns.
                let _ = process.close_descriptor(descriptor);
            }
            Ok(directory)
        }
        Err(errno) => process.fail_null(errno.0),
    }
}

/// Implements `fdopendir`; the directory owns the descriptor from then on.
fn fdopendir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    check_target(process, call)?;
    let descriptor = call.int(0)?;
    open(process, call, descriptor)
}

/// Creates a `DIR` for a descriptor; returns null and sets `errno` if it does not refer to a readable
/// directory.
fn open(process: &mut Process<'_, '_>, call: &Call<'_>, descriptor: i64) -> Result<Slot> {
    let entries = match process.directory_path(descriptor) {
        Ok(path) => entries_of(process, &path)?,
        Err(errno) => Err(errno),
    };
    let entries = match entries {
        Ok(entries) => entries,
        Err(errno) => return process.fail_null(errno.0),
    };
    let Some(object) = process.memory.alloc_heap(DIR_SIZE, 16, Family::Library, true, call.site) else {
        return limit("memory for a directory");
    };
    let directory = Directory { object, descriptor, entry: Slot::plain(0), entries, at: 0 };
    process.state().directories.open.insert(object.bits, directory);
    Ok(object)
}

/// Returns the directory of the first argument.
fn directory<'a>(process: &'a mut Process<'_, '_>, call: &Call<'_>) -> Result<&'a mut Directory> {
    let given = call.pointer(0)?;
    let about = process.memory.about(given);
    let object = process.state().directories.open.get(&given.bits).map(|directory| directory.object);
    let is_open = object.is_some_and(|object| about.is_some() && about == process.memory.about(object));
    match process.state().directories.open.get_mut(&given.bits) {
        Some(directory) if is_open => Ok(directory),
        _ if is_null(given) => contract(format!("{} with a null directory", call.name)),
        _ => contract(format!("{} with {:#x}, which is not an open directory", call.name, given.bits)),
    }
}

/// Returns the value of `d_type`; an entry that is neither a directory nor a link is a regular file.
fn kind_of(process: &mut Process<'_, '_>, folder: &[u8], entry: &DirEntry) -> u64 {
    if entry.directory {
        return DT_DIR;
    }
    let path = [folder, b"/", &entry.name].concat();
    if process.host.is_link(&path) == Ok(true) { DT_LNK } else { DT_REG }
}

/// Writes a `struct dirent`.
fn put_entry(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    to: Slot,
    entry: &DirEntry,
    (number, kind): (u64, u64),
) -> Result<()> {
    // The old content is erased, except bytes that are never set.
    process.put(to, &[0; ENTRY_SIZE as usize], call.site)?;
    let name = &entry.name[..entry.name.len().min(LONGEST_NAME)];
    let length = (NAME + name.len() as u64 + 1).next_multiple_of(8);
    for (at, value, size) in [(0, number, 8), (8, number, 8), (16, length, 2), (18, kind, 1)] {
        process.put_uint(offset(to, at), value, size, call.site)?;
    }
    process.put_cstr(offset(to, NAME), name, call.site)
}

fn readdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let directory = directory(process, call)?;
    let Some(entry) = directory.entries.get(directory.at).cloned() else { return null() };
    directory.at += 1;
    let (number, mut to, descriptor) = (directory.at as u64, directory.entry, directory.descriptor);
    // If the descriptor was closed by other means, closing the directory reports it.
    let path = process.directory_path(descriptor).unwrap_or_default();
    let kind = kind_of(process, &path, &entry);
    if is_null(to) {
        let Some(new) = process.memory.alloc_heap(ENTRY_SIZE, 16, Family::Library, true, call.site) else {
            return limit("memory for an entry of a directory");
        };
        self::directory(process, call)?.entry = new;
        to = new;
    }
    put_entry(process, call, to, &entry, (number, kind))?;
    Ok(to)
}

fn closedir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (object, entry, descriptor) = {
        let directory = directory(process, call)?;
        (directory.object, directory.entry, directory.descriptor)
    };
    process.state().directories.open.remove(&object.bits);
    process.memory.free(object, Family::Library, call.site)?;
    process.memory.free(entry, Family::Library, call.site)?;
    let closed = process.close_descriptor(descriptor);
    done(process, closed)
}

/// Returns the entries accepted by the filter, each in a block of `malloc`, in the order of the comparison.
fn scandir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    const WORD: u64 = 8;
    check_target(process, call)?;
    let path = process.cstr(call.pointer(0)?, call.site)?;
    let (list, filter, compare) = (call.pointer(1)?, call.pointer(2)?, call.pointer(3)?);
    let entries = match entries_of(process, &path)? {
        Ok(entries) => entries,
        Err(errno) => return process.fail(errno.0),
    };
    let mut taken = Vec::new();
    for (number, entry) in (1..).zip(&entries) {
        let kind = kind_of(process, &path, entry);
        let Some(object) = process.memory.alloc_heap(ENTRY_SIZE, 16, Family::Malloc, true, call.site) else {
            return process.fail(ENOMEM);
        };
        put_entry(process, call, object, entry, (number, kind))?;
        if !is_null(filter) && !Compare::asks(process, filter, object)? {
            process.memory.free(object, Family::Malloc, call.site)?;
            continue;
        }
        taken.push(object);
    }
    let count = taken.len() as u64;
    let Some(array) = process.memory.alloc_heap((count * WORD).max(1), 16, Family::Malloc, false, call.site) else {
        return process.fail(ENOMEM);
    };
    for (index, object) in (0..).zip(taken) {
        process.put_pointer(offset(array, index * WORD), object, call.site)?;
    }
    if !is_null(compare) {
        sort(process, call, Compare::plain(compare), (array, count, WORD))?;
    }
    process.put_pointer(list, array, call.site)?;
    int(count as i64)
}

/// Compares the names of entries by their bytes, as `strcoll` does in the "C" locale.
fn alphasort(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let mut names = [Vec::new(), Vec::new()];
    for (index, name) in names.iter_mut().enumerate() {
        let entry = process.get_pointer(call.pointer(index)?, call.site)?;
        *name = process.cstr(offset(entry, NAME), call.site)?;
    }
    int(names[0].cmp(&names[1]) as i64)
}

fn rewinddir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    directory(process, call)?.at = 0;
    void()
}

fn telldir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let at = directory(process, call)?.at;
    process.long(at as i64)
}

fn seekdir(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (to, directory) = (call.uint(1)?, directory(process, call)?);
    match usize::try_from(to).ok().filter(|&to| to <= directory.entries.len()) {
        Some(to) => directory.at = to,
        None => return contract(format!("seekdir to {to}, which telldir did not return")),
    }
    void()
}

fn dirfd(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(directory(process, call)?.descriptor)
}
