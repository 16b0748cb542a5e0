//! Files as memory, with `unsafe` code, because no safe interface to `mmap` can exist.
//!
//! # Files that change while they are mapped
//! A mapping shows the file as it is, so another process that writes into the file changes bytes
//! that Rust holds to be constant, and one that truncates it makes the next access a SIGBUS. Reading
//! instead of mapping would cost 12 to 49 ms for each 50 MB, a tenth and more of what parsing them takes.
//! So a mapping is guarded, and what was read from it counts only if the file stayed as it was:
//!
//! * a SIGBUS within a mapping puts empty pages in place of those that the file lost, and notes
//!   that ([`Map::is_torn`]); one elsewhere goes to who had the signal before;
//! * `Input::unchanged` asks, after work on the bytes and before anything is said or written of its
//!   result, whether that happened or the file has another size or time than when it was opened;
//! * only regular files that are opened here are mapped, and only large ones ([`MAP_FROM`]);
//!   standard input, pipes and devices are read;
//! * the mapping lives as long as one command, and the module that is read from it holds no
//!   reference into it;
//! * nothing trusts the bytes: the readers check every index into them whenever they look, so that bytes
//!   that change between two looks end in a wrong module, which is then not used, or in an error.

use std::fs::File;
use std::io;
use std::ops::Deref;

use memmap2::{Mmap, MmapOptions};

use super::bus_error::Guard;

/// Shorter files are read: a copy costs less than the page faults.
pub(crate) const MAP_FROM: u64 = 256 << 10;

/// A file as memory.
#[derive(Debug)]
pub(crate) struct Map {
    // dropped first: its addresses must not be guarded any more when others get them
    guard: Guard,
    bytes: Mmap,
}

impl Map {
    /// Maps `file`, a regular file of `len` bytes, to be read once from front to back.
    ///
    /// # Errors
    /// If the system refuses, or too many files are mapped already. Then the file has to be read.
    pub(crate) fn new(file: &File, len: usize) -> io::Result<Map> {
        // SAFETY: the bytes must not change while the mapping lives. That is not in our hands; the
        // module's documentation says what is done about it, as memmap2 asks of its callers.
        let bytes = unsafe { MmapOptions::new().len(len).map(file)? };
        let guard = Guard::new(&bytes).ok_or(io::ErrorKind::OutOfMemory)?;
        // advice only; what refuses it is as good as what takes it
        let _ = bytes.advise(memmap2::Advice::Sequential);
        Ok(Map { guard, bytes })
    }

    /// Whether the file lost pages that were then looked at, which read as zeros.
    pub(crate) fn is_torn(&self) -> bool {
        self.guard.was_hit()
    }
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
            // several threads may find it out at once
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
