//! The world of a running program: the command's standard streams, the system's clock, and what
//! `--dir` and `--env` grant.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, IsTerminal as _, Read as _, Seek as _, Write as _};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use draig::interp::host::{Errno, FileId, Host, OpenFlags, SeekFrom, Stat};

use super::grants::{Grants, errno};
use crate::args::Run;
use crate::report::Failure;

/// Where output goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// To the command's own streams.
    Live,
    /// Kept, to be compared.
    Kept,
}

/// Output is written in pieces of this size.
const BUFFER: usize = 64 << 10;

/// Files that may be open at a time.
const OPEN_FILES: usize = 256;

/// The host of `draig run`.
pub(super) struct World {
    output: Output,
    /// What was written to standard output and is not passed on yet; all of it, if it is kept.
    pub(super) out: Vec<u8>,
    /// What was written to standard error, if it is kept.
    pub(super) err: Vec<u8>,
    /// Whether every line is passed on at once.
    by_line: bool,
    /// Standard input where it is read once for several runs, and how much of it was taken.
    replay: Option<(Vec<u8>, usize)>,
    grants: Grants,
    env: Vec<(Vec<u8>, Vec<u8>)>,
    files: BTreeMap<u32, File>,
    next: u32,
    started: Instant,
}

impl World {
    /// What the arguments grant.
    pub(super) fn new(args: &Run, output: Output) -> Result<World, Failure> {
        let grants = Grants::new(&args.dir)
            .map_err(|(name, error)| Failure::system(&name, "F0005", "Could not grant folder", &error))?;
        Ok(World {
            output,
            out: Vec::new(),
            err: Vec::new(),
            by_line: io::stdout().is_terminal(),
            replay: None,
            grants,
            env: args.env.iter().filter_map(variable).collect(),
            files: BTreeMap::new(),
            next: 0,
            started: Instant::now(),
        })
    }

    /// The same world with a standard input that was read before.
    pub(super) fn with_input(mut self, input: Vec<u8>) -> World {
        self.replay = Some((input, 0));
        self
    }

    /// Passes on what was written.
    pub(super) fn flush(&mut self) -> Result<(), Errno> {
        if self.output == Output::Kept {
            return Ok(());
        }
        let written = pass_on(&self.out);
        self.out.clear();
        match written {
            // Without a reader of its output the program ends, as it would by `SIGPIPE`; quietly.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(SIGPIPE_STATUS),
            Err(error) => Err(errno(&error)),
            Ok(()) => Ok(()),
        }
    }

    fn file(&mut self, id: FileId) -> Result<&mut File, Errno> {
        self.files.get_mut(&id.0).ok_or(Errno::EBADF)
    }
}

impl Host for World {
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        if let Some((input, taken)) = &mut self.replay {
            let rest = &input[*taken..];
            let count = rest.len().min(buffer.len());
            buffer[..count].copy_from_slice(&rest[..count]);
            *taken += count;
            return Ok(count);
        }
        // whoever is asked should have seen the question
        self.flush()?;
        io::stdin().lock().read(buffer).map_err(|error| errno(&error))
    }

    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno> {
        if stream == 2 {
            if self.output == Output::Kept {
                self.err.extend_from_slice(bytes);
                return Ok(());
            }
            self.flush()?;
            return io::stderr().write_all(bytes).map_err(|error| errno(&error));
        }
        self.out.extend_from_slice(bytes);
        if self.output == Output::Live && (self.out.len() >= BUFFER || self.by_line && bytes.contains(&b'\n')) {
            self.flush()?;
        }
        Ok(())
    }

    fn now(&mut self) -> Duration {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
    }

    fn monotonic(&mut self) -> Duration {
        self.started.elapsed()
    }

    fn env(&mut self, name: &[u8]) -> Option<Vec<u8>> {
        self.env.iter().rev().find(|(own, _)| own == name).map(|(_, value)| value.clone())
    }

    fn environment(&mut self) -> Vec<Vec<u8>> {
        self.env.iter().map(|(name, value)| [name.as_slice(), value].join(&b'=')).collect()
    }

    fn open(&mut self, path: &[u8], flags: OpenFlags) -> Result<FileId, Errno> {
        if self.files.len() >= OPEN_FILES {
            return Err(Errno(24)); // EMFILE
        }
        let write = flags.write || flags.append || flags.truncate;
        let path = match flags.create {
            true => self.grants.created(path)?,
            false => self.grants.existing(path, write)?,
        };
        let mut options = OpenOptions::new();
        options.read(flags.read).write(flags.write).append(flags.append);
        options.truncate(flags.truncate).create(flags.create).create_new(flags.create && flags.exclusive);
        let file = options.open(path).map_err(|error| errno(&error))?;
        let id = self.next;
        self.next = self.next.checked_add(1).ok_or(Errno(24))?;
        self.files.insert(id, file);
        Ok(FileId(id))
    }

    fn read(&mut self, file: FileId, buffer: &mut [u8]) -> Result<usize, Errno> {
        self.file(file)?.read(buffer).map_err(|error| errno(&error))
    }

    fn write_file(&mut self, file: FileId, bytes: &[u8]) -> Result<usize, Errno> {
        self.file(file)?.write(bytes).map_err(|error| errno(&error))
    }

    fn seek(&mut self, file: FileId, to: SeekFrom) -> Result<u64, Errno> {
        let to = match to {
            SeekFrom::Start(at) => io::SeekFrom::Start(at),
            SeekFrom::Current(by) => io::SeekFrom::Current(by),
            SeekFrom::End(by) => io::SeekFrom::End(by),
        };
        self.file(file)?.seek(to).map_err(|error| errno(&error))
    }

    fn truncate(&mut self, file: FileId, size: u64) -> Result<(), Errno> {
        self.file(file)?.set_len(size).map_err(|error| errno(&error))
    }

    fn close(&mut self, file: FileId) -> Result<(), Errno> {
        self.files.remove(&file.0).map(drop).ok_or(Errno::EBADF)
    }

    fn stat(&mut self, path: &[u8]) -> Result<Stat, Errno> {
        let path = self.grants.existing(path, false)?;
        fs::metadata(path).map(|data| told(&data)).map_err(|error| errno(&error))
    }

    fn stat_file(&mut self, file: FileId) -> Result<Stat, Errno> {
        self.file(file)?.metadata().map(|data| told(&data)).map_err(|error| errno(&error))
    }

    fn remove(&mut self, path: &[u8]) -> Result<(), Errno> {
        let path = self.grants.entry(path, true)?;
        let is_folder = fs::symlink_metadata(&path).map_err(|error| errno(&error))?.is_dir();
        let removed = if is_folder { fs::remove_dir(path) } else { fs::remove_file(path) };
        removed.map_err(|error| errno(&error))
    }

    fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        let (from, to) = (self.grants.entry(from, true)?, self.grants.entry(to, true)?);
        fs::rename(from, to).map_err(|error| errno(&error))
    }

    fn make_dir(&mut self, path: &[u8]) -> Result<(), Errno> {
        let path = self.grants.entry(path, true)?;
        fs::create_dir(path).map_err(|error| errno(&error))
    }

    fn trace(&mut self, line: &str) {
        if self.output == Output::Live {
            // what cannot be written now fails when the program writes again, or at its end
            let _ = self.flush();
            // nobody is left to tell that standard error is closed
            let _ = writeln!(io::stderr(), "{}", crate::output::printable(line));
        }
    }
}

/// `NAME` with the command's own value, if it has one, or `NAME=VALUE`.
fn variable(given: &OsString) -> Option<(Vec<u8>, Vec<u8>)> {
    let bytes = given.as_encoded_bytes();
    match bytes.iter().position(|&byte| byte == b'=') {
        Some(at) => Some((bytes[..at].to_vec(), bytes[at + 1..].to_vec())),
        None => std::env::var_os(given).map(|value| (bytes.to_vec(), value.into_encoded_bytes())),
    }
}

fn told(data: &fs::Metadata) -> Stat {
    let since = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    let modified = since.and_then(|since| i64::try_from(since.as_secs()).ok()).unwrap_or(0);
    Stat { size: data.len(), directory: data.is_dir(), modified }
}

fn pass_on(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes).and_then(|()| stdout.flush())
}

/// What shells show for a program that `SIGPIPE` ended.
const SIGPIPE_STATUS: i32 = 128 + 13;
