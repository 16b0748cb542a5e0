//! Files as memory, with `unsafe` code, because no safe interface to `mmap` can exist.
//!
//! # Files that change while they are mapped
//! A mapping shows the file as it is, so another process that writes into the file changes bytes
//! that Rust holds to be constant, and one that truncates it makes the next access a SIGBUS. No
//! operating system that matters offers a guard against that: advisory locks bind nobody, and a
//! private mapping still shows what others write to pages it has not touched. What bounds the
//! damage:
//!
//! * only regular files that are opened here are mapped, and only large ones ([`MAP_FROM`]);
//!   standard input, pipes and devices are read;
//! * the mapping lives as long as one command, and the module that is read from it holds no
//!   reference into it;
//! * compilers and editors do not write into a file that exists, they replace it: a mapping then
//!   keeps the old file. So does `draig -o`, which makes `draig dis a.ll -o a.ll` sound;
//! * nothing trusts the text: the reader checks every index into it whenever it looks, so that text
//!   that changes between two looks ends in a wrong module or an error of syntax, as a file does
//!   that was saved half.
//!
//! Who must read a file that others write into can pipe it: `draig dis < file` copies.

use std::fs::File;
use std::io;

use memmap2::{Mmap, MmapOptions};

/// Shorter files are read: a copy costs less than the page faults.
pub(crate) const MAP_FROM: u64 = 256 << 10;

/// Maps `file`, a regular file of `len` bytes, to be read once from front to back.
pub(crate) fn map(file: &File, len: usize) -> io::Result<Mmap> {
    // SAFETY: the bytes must not change while the mapping lives. That is not in our hands; the
    // module's documentation says what is done about it, as memmap2 asks of its callers.
    let map = unsafe { MmapOptions::new().len(len).map(file)? };
    #[cfg(unix)]
    {
        // advice only; what refuses it is as good as what takes it
        let _ = map.advise(memmap2::Advice::Sequential);
    }
    Ok(map)
}
