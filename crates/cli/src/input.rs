//! Getting the bytes of an input: a file, mapped if it is large, or standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _};

use memmap2::Mmap;

use crate::report::Failure;
use crate::system::map::{MAP_FROM, map};

/// An input: its name for diagnostics and its bytes.
#[derive(Debug)]
pub(crate) struct Input {
    /// `<stdin>`, or the path as the user wrote it.
    pub(crate) name: String,
    bytes: Bytes,
}

#[derive(Debug)]
enum Bytes {
    Read(Vec<u8>),
    Mapped(Mmap),
}

impl Input {
    /// Opens a path; `-` is standard input.
    pub(crate) fn open(path: &OsStr) -> Result<Input, Failure> {
        if path == "-" {
            let name = draig_diag::STDIN_NAME.to_owned();
            let bytes = read_all(&mut io::stdin().lock(), 0).map_err(|e| refused(&name, &e))?;
            return Ok(Input { name, bytes: Bytes::Read(bytes) });
        }
        let name = path.to_string_lossy().into_owned();
        let bytes = open_file(path).map_err(|e| refused(&name, &e))?;
        Ok(Input { name, bytes })
    }

    /// All bytes.
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Read(bytes) => bytes,
            Bytes::Mapped(map) => map,
        }
    }
}

impl Input {
    /// Gives the bytes back beside what is done next: that takes time for a large mapping.
    pub(crate) fn drop_beside(self) {
        // Without a thread it is dropped here.
        let _ = std::thread::Builder::new().spawn(move || drop(self));
    }
}

/// In LLVM's words.
fn refused(name: &str, error: &io::Error) -> Failure {
    Failure::system(name, "F0001", "Could not open input file", error)
}

fn open_file(path: &OsStr) -> io::Result<Bytes> {
    let mut file = File::open(path)?;
    let metadata = file.metadata()?;
    if metadata.is_dir() {
        return Err(io::Error::other("Is a directory"));
    }
    let len = metadata.len();
    if metadata.is_file()
        && len >= MAP_FROM
        && let Ok(whole) = usize::try_from(len)
        && let Ok(map) = map(&file, whole)
    {
        return Ok(Bytes::Mapped(map));
    }
    let expected = if metadata.is_file() { len } else { 0 };
    Ok(Bytes::Read(read_all(&mut file, expected)?))
}

/// Reads to the end, but no further than the longest text that could be accepted: `/dev/zero` has
/// no end.
fn read_all(from: &mut dyn io::Read, expected: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut room = usize::try_from(expected).unwrap_or(0).saturating_add(1).max(FIRST_READ);
    loop {
        // doubling, but never to a size that could not be used
        bytes.try_reserve_exact(room.min(LONGEST - bytes.len()))?;
        let free = bytes.capacity() - bytes.len();
        let read = from.take(free as u64).read_to_end(&mut bytes)?;
        if read < free {
            return Ok(bytes);
        }
        if bytes.len() >= LONGEST {
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, "longer than 4 GiB"));
        }
        room = bytes.len();
    }
}

/// Room for a first read where the size is not known.
const FIRST_READ: usize = 64 << 10;

/// Places in a text are 32 bits wide.
const LONGEST: usize = u32::MAX as usize;
