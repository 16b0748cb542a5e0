//! Reading of an input: a file, mapped if it is large, or standard input. Also checks that a file did not
//! change while it was read.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::time::SystemTime;

use draig::InputKind;
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
    /// Opens a path given by the user; `-` is standard input.
    pub(crate) fn open(path: &OsStr) -> Result<Input, Failure> {
        Input::open_for(path, 1)
    }

    /// Opens a path given by the user, which this many threads will read: with several, memory is made ready in the
    /// background while the first of them begins.
    pub(crate) fn open_for(path: &OsStr, threads: usize) -> Result<Input, Failure> {
        if path == "-" {
            let name = draig_diag::STDIN_NAME.to_owned();
            let bytes = read_standard().map_err(|e| refused(&name, &e))?;
            return Ok(Input { name, bytes: Bytes::Read(bytes) });
        }
        let name = path.to_string_lossy().into_owned();
        let file = File::open(path).map_err(|e| refused(&name, &e))?;
        Input::of(name, file, Limit::End, threads)
    }

    /// Reads an open regular file up to the size that it had when it was opened. Generated files in `/proc`
    /// have size 0 and are therefore empty here.
    pub(crate) fn of_regular(name: String, file: File) -> Result<Input, Failure> {
        Input::of(name, file, Limit::Size, 1)
    }

    fn of(name: String, file: File, limit: Limit, threads: usize) -> Result<Input, Failure> {
        match Bytes::of(file, limit, threads).map_err(|e| refused(&name, &e))? {
            Some(bytes) => Ok(Input { name, bytes }),
            None => Err(changed(&name)),
        }
    }

    /// Returns all bytes. Results derived from them are valid only after [`Input::read`] has returned.
    pub(crate) fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Read(bytes) => bytes,
            #[cfg(unix)]
            Bytes::Mapped { map, .. } => map,
        }
    }

    /// Runs `work` on the bytes. Its result is discarded if the file changed while it ran.
    pub(crate) fn read<'a, T>(&'a self, work: impl FnOnce(&'a [u8]) -> T) -> Result<T, Failure> {
        let done = work(self.bytes());
        self.unchanged()?;
        Ok(done)
    }

    /// Fails if the file has changed since it was opened.
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

    /// Frees the bytes in another thread, since unmapping a large file takes time.
    pub(crate) fn drop_in_background(self) {
        // Without a thread the bytes are freed here.
        let _ = std::thread::Builder::new().spawn(move || drop(self));
    }
}

/// Returns the error for a file that cannot be opened, in LLVM's words.
fn refused(name: &str, error: &io::Error) -> Failure {
    Failure::system(name, "F0001", "Could not open input file", error)
}

fn changed(name: &str) -> Failure {
    Failure::about(name, Diagnostic::error("F0008", "the file changed while it was read"))
}

/// Amount to read from a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Limit {
    /// Up to its end.
    End,
    /// As many bytes as its size.
    Size,
}

/// State of a file for detecting changes: its size and modification time.
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
    /// Reads a file. `None` if it changed during the reading.
    // Without mapped files there is nothing to make ready.
    #[cfg_attr(not(unix), allow(unused_variables))]
    fn of(mut file: File, limit: Limit, threads: usize) -> io::Result<Option<Bytes>> {
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
            // all of a text is read; of bitcode, sometimes only a part
            let kind = InputKind::of(&map);
            #[cfg(all(feature = "mimalloc", target_os = "linux"))]
            crate::system::allocator::choose_pages(&map, kind);
            if kind == InputKind::Text {
                will_read_all(&map, threads);
            }
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

/// Makes ready a text before it is read; for several threads, which get its pages one by one in different places,
/// memory for its module instead, in the background.
#[cfg(unix)]
fn will_read_all(map: &Map, threads: usize) {
    #[cfg(all(feature = "mimalloc", target_os = "linux"))]
    if threads > 1 && map.len() >= READY_FROM {
        // Only speed depends on it, also if there is no thread.
        let _ = std::thread::Builder::new().spawn(crate::system::allocator::filler(map.len(), threads));
        return;
    }
    let _ = threads;
    map.will_read_all();
}

/// Size of texts from which on another thread is worth its start.
#[cfg(all(feature = "mimalloc", target_os = "linux"))]
const READY_FROM: usize = 4 << 20;

/// Reads all of standard input.
fn read_standard() -> io::Result<Vec<u8>> {
    #[cfg(unix)]
    let mut from = Stream::Input.open()?;
    #[cfg(not(unix))]
    let mut from = io::stdin().lock();
    read_all(&mut from, 0)
}

/// Reads to the end, but at most as much as the longest text that could be accepted, because `/dev/zero` has
/// no end.
fn read_all(from: &mut dyn io::Read, expected: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut room = usize::try_from(expected).unwrap_or(0).saturating_add(1).max(FIRST_READ);
    loop {
        // doubles, but never beyond a usable size
        bytes.try_reserve_exact(room.min(MAX_BYTES - bytes.len()))?;
        let free = bytes.capacity() - bytes.len();
        let read = from.take(free as u64).read_to_end(&mut bytes)?;
        if read < free {
            return Ok(bytes);
        }
        if bytes.len() >= MAX_BYTES {
            return Err(io::Error::new(io::ErrorKind::FileTooLarge, "longer than 4 GiB"));
        }
        room = bytes.len();
    }
}

/// Size of the first read if the size is unknown.
const FIRST_READ: usize = 64 << 10;

/// Positions in a text are 32 bits wide.
const MAX_BYTES: usize = u32::MAX as usize;
