//! Getting the bytes of an input: a file, mapped if it is large, or standard input; and seeing that they stayed
//! as they were until they were read.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::time::SystemTime;

use draig_diag::Diagnostic;

use crate::report::Failure;
#[cfg(unix)]
use crate::system::map::{MAP_FROM, Map};
#[cfg(unix)]
use crate::system::streams::Stream;

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
    #[cfg(unix)]
    Mapped {
        map: Map,
        file: File,
        state: State,
    },
}

impl Input {
    /// Opens a path that the user gave; `-` is standard input.
    pub(crate) fn open(path: &OsStr) -> Result<Input, Failure> {
        if path == "-" {
            let name = draig_diag::STDIN_NAME.to_owned();
            let bytes = read_standard().map_err(|e| refused(&name, &e))?;
            return Ok(Input { name, bytes: Bytes::Read(bytes) });
        }
        let name = path.to_string_lossy().into_owned();
        let file = File::open(path).map_err(|e| refused(&name, &e))?;
        Input::of(name, file, Limit::End)
    }

    /// What a regular file holds that is open already: no more than it had then, whatever it gives. What the
    /// system makes up in `/proc` has no size, and has no bytes here.
    pub(crate) fn of_regular(name: String, file: File) -> Result<Input, Failure> {
        Input::of(name, file, Limit::Size)
    }

    fn of(name: String, file: File, limit: Limit) -> Result<Input, Failure> {
        match Bytes::of(file, limit).map_err(|e| refused(&name, &e))? {
            Some(bytes) => Ok(Input { name, bytes }),
            None => Err(changed(&name)),
        }
    }

    /// All bytes. Of what they say nothing holds before [`Input::read`] is over.
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Read(bytes) => bytes,
            #[cfg(unix)]
            Bytes::Mapped { map, .. } => map,
        }
    }

    /// Does something with the bytes. What comes of it is lost if the file changed meanwhile.
    pub(crate) fn read<'a, T>(&'a self, work: impl FnOnce(&'a [u8]) -> T) -> Result<T, Failure> {
        let done = work(self.bytes());
        self.unchanged()?;
        Ok(done)
    }

    /// Fails if the file is not what it was when it was opened.
    pub(crate) fn unchanged(&self) -> Result<(), Failure> {
        match &self.bytes {
            Bytes::Read(_) => Ok(()),
            #[cfg(unix)]
            Bytes::Mapped { map, file, state } => {
                let is_same = || file.metadata().is_ok_and(|now| State::of(&now) == *state);
                if !map.is_torn() && is_same() { Ok(()) } else { Err(changed(&self.name)) }
            }
        }
    }

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

fn changed(name: &str) -> Failure {
    Failure::about(name, Diagnostic::error("F0008", "the file changed while it was read"))
}

/// How much of a file is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Limit {
    /// All that it gives.
    End,
    /// As much as its size says.
    Size,
}

/// Whether a file is still the same: its size, and when it was written to.
#[derive(Debug, PartialEq, Eq)]
struct State {
    len: u64,
    modified: Option<SystemTime>,
}

impl State {
    fn of(metadata: &Metadata) -> State {
        State { len: metadata.len(), modified: metadata.modified().ok() }
    }
}

impl Bytes {
    /// What a file holds. `None` if it changed while it was read.
    fn of(mut file: File, limit: Limit) -> io::Result<Option<Bytes>> {
        let metadata = file.metadata()?;
        if metadata.is_dir() {
            return Err(io::Error::other("Is a directory"));
        }
        if !metadata.is_file() {
            return Ok(Some(Bytes::Read(read_all(&mut file, 0)?)));
        }
        let state = State::of(&metadata);
        #[cfg(unix)]
        if state.len >= MAP_FROM
            && let Ok(whole) = usize::try_from(state.len)
            && let Ok(map) = Map::new(&file, whole)
        {
            return Ok(Some(Bytes::Mapped { map, file, state }));
        }
        let bytes = match limit {
            Limit::End => read_all(&mut file, state.len)?,
            Limit::Size => read_all(&mut (&file).take(state.len), state.len)?,
        };
        let is_same = State::of(&file.metadata()?) == state;
        Ok(is_same.then_some(Bytes::Read(bytes)))
    }
}

/// All of standard input.
fn read_standard() -> io::Result<Vec<u8>> {
    #[cfg(unix)]
    let mut from = Stream::Input.open()?;
    #[cfg(not(unix))]
    let mut from = io::stdin().lock();
    read_all(&mut from, 0)
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
