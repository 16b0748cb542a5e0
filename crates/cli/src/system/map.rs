//! Memory-mapped files, with `unsafe` code because no safe interface to `mmap` can exist.
//!
//! # Files that change while they are mapped
//! A mapping shows the current contents of the file. Another process that writes to the file therefore
//! changes bytes that Rust assumes to be constant, and one that truncates it makes the next access a SIGBUS.
//! Reading instead of mapping would cost 12 to 49 ms for each 50 MB, a tenth and more of what parsing them
//! takes. A mapping is therefore guarded, and results of reading it are used only if the file did not change:
//!
//! * a SIGBUS within a mapping replaces the missing pages by empty ones and records that ([`Map::is_torn`]);
//!   one elsewhere goes to the previous handler;
//! * `Input::unchanged` checks, after work on the bytes and before its result is reported or written, whether
//!   that happened, or whether the file's size or time has changed since it was opened;
//! * only regular files that are opened here are mapped, and only large ones ([`MAP_FROM`]); standard input,
//!   pipes and devices are read;
//! * the mapping lives as long as one command, and the module that is read from it holds no reference into
//!   it;
//! * nothing trusts the bytes: the readers check every index at every access, so bytes that change between
//!   two accesses result in a wrong module, which is then not used, or in an error.

use std::fs::File;
use std::io;
use std::ops::Deref;

use memmap2::{Mmap, MmapOptions};

use super::bus_error::Guard;

/// Minimum size of mapped files; for shorter ones a copy costs less than the page faults.
pub(crate) const MAP_FROM: u64 = 256 << 10;

/// A memory-mapped file.
#[derive(Debug)]
pub(crate) struct Map {
    // dropped first: the addresses must no longer be guarded when they are reused
    guard: Guard,
    bytes: Mmap,
}

impl Map {
    /// Maps `file`, a regular file of `len` bytes, to be read once from front to back.
    ///
    /// # Errors
    /// Fails if the system refuses, or too many files are mapped already. The file then has to be read.
    pub(crate) fn new(file: &File, len: usize) -> io::Result<Map> {
        // SAFETY: the bytes must not change while the mapping lives. We cannot guarantee that; the module's
        // documentation describes the precautions, as memmap2 requires of its callers.
        let bytes = unsafe { MmapOptions::new().len(len).map(file)? };
        let guard = Guard::new(&bytes).ok_or(io::ErrorKind::OutOfMemory)?;
        // advice only; it does not matter whether it is accepted
        let _ = bytes.advise(memmap2::Advice::Sequential);
        Ok(Map { guard, bytes })
    }

    /// Makes all pages accessible at once, which takes a third of the time of doing so page by page.
    pub(crate) fn will_read_all(&self) {
        // advice only; it does not matter whether it is accepted
        #[cfg(target_os = "linux")]
        let _ = self.bytes.advise(memmap2::Advice::PopulateRead);
    }

    /// Returns whether pages were accessed that the file had lost, which read as zeros.
    pub(crate) fn is_torn(&self) -> bool {
        self.guard.was_hit()
    }
}

/// Lets the pages of a part of a mapped file leave memory; they are read again when they are needed. Other memory stays
/// as it is.
#[cfg(target_os = "linux")]
pub(crate) fn forget(part: &[u8]) {
    super::bus_error::for_guarded_pages(part, |start, len| {
        // SAFETY: the pages are of a mapping of a file that is only read, so what they show stays the same.
        unsafe { libc::madvise(std::ptr::with_exposed_provenance_mut(start), len, libc::MADV_DONTNEED) };
    });
}

impl Deref for Map {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_that_a_file_loses_read_as_zeros() {
        let path = std::env::temp_dir().join(format!("draig-map-{}", std::process::id()));
        const LEN: usize = 1 << 20;
        const KEPT: usize = 5000;
        std::fs::write(&path, vec![b'x'; LEN]).expect("a file");
        let file = File::options().read(true).write(true).open(&path).expect("the file");
        std::fs::remove_file(&path).expect("the file's name");
        let count = |map: &Map| map.iter().filter(|&&byte| byte == b'x').count();
        let maps = [(); 2].map(|()| Map::new(&file, LEN).expect("a mapping"));
        assert_eq!((count(&maps[0]), maps[0].is_torn()), (LEN, false));
        file.set_len(KEPT as u64).expect("a shorter file");
        let other = &maps[0];
        std::thread::scope(|scope| {
            // several threads may detect it at once
            let counts: Vec<_> = (0..4).map(|_| scope.spawn(move || count(other))).collect();
            for found in counts {
                assert_eq!(found.join().expect("no panic"), KEPT);
            }
        });
        assert!(maps[0].is_torn() && !maps[1].is_torn());
        assert_eq!((count(&maps[1]), maps[1].is_torn()), (KEPT, true));
    }

    #[test]
    fn guards_are_given_back_and_run_out() {
        let path = std::env::temp_dir().join(format!("draig-guards-{}", std::process::id()));
        std::fs::write(&path, "text").expect("a file");
        let file = File::open(&path).expect("the file");
        std::fs::remove_file(&path).expect("the file's name");
        for _ in 0..2 {
            let maps: Vec<Map> = std::iter::from_fn(|| Map::new(&file, 4).ok()).take(10_000).collect();
            assert!((16..10_000).contains(&maps.len()), "{}", maps.len());
            assert!(maps.iter().all(|map| &map[..] == b"text"));
        }
    }
}
