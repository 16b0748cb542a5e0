//! Host of a running program: the command's standard streams, the system's clock, and the grants of `--dir`
//! and `--env`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _, Seek as _, Write as _};
use std::rc::Rc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use cap_std::fs::Metadata;
use draig::interp::host::{DirEntry, Errno, FileId, Host, OpenFlags, SeekFrom, Stat};

use super::grants::{Grants, errno};
use super::interrupt::Interrupt;
use crate::args::Run;
use crate::report::Failure;

/// Destination of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// The command's own streams.
    Live,
    /// None: the output is only summed up, for comparison.
    Summed,
}

/// Fingerprint of a program's output for comparison with another's: its length, and its 128-bit FNV-1a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) bytes: u64,
    hash: u128,
}

impl Sum {
    pub(super) const EMPTY: Sum = Sum { bytes: 0, hash: 0x6c62272e07bb014262b821756295c58d };

    fn add(&mut self, bytes: &[u8]) {
        const PRIME: u128 = (1 << 88) + 0x13b;
        self.bytes += bytes.len() as u64;
        self.hash = bytes.iter().fold(self.hash, |hash, &byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME));
    }
}

/// Size of the pieces in which output is written.
const BUFFER: usize = 64 << 10;

/// Maximum number of open files.
const OPEN_FILES: usize = 256;

/// Host of `draig run`.
pub(super) struct CommandHost {
    output: Output,
    /// Standard output that has not been passed on yet.
    out: Vec<u8>,
    /// Sums of standard output and standard error, if they are compared.
    pub(super) sums: Option<[Sum; 2]>,
    /// Whether every line is passed on at once.
    by_line: bool,
    /// Standard input that is read once for several runs, and the position in it.
    replay: Option<(Rc<[u8]>, usize)>,
    grants: Grants,
    interrupt: Interrupt,
    env: Vec<(Vec<u8>, Vec<u8>)>,
    files: BTreeMap<u32, File>,
    next: u32,
    started: Instant,
}

impl CommandHost {
    /// Returns the host with the grants of the arguments.
    pub(super) fn new(args: &Run, output: Output, interrupt: &Interrupt) -> Result<CommandHost, Failure> {
        let grants = Grants::new(&args.dir)
            .map_err(|(name, error)| Failure::system(&name, "F0005", "Could not grant directory", &error))?;
        Ok(CommandHost {
            output,
            out: Vec::new(),
            sums: None,
            by_line: io::stdout().is_terminal(),
            replay: None,
            grants,
            interrupt: interrupt.clone(),
            env: args.env.iter().filter_map(variable).collect(),
            files: BTreeMap::new(),
            next: 0,
            started: Instant::now(),
        })
    }

    /// Replaces standard input by bytes that were read before.
    pub(super) fn with_input(mut self, input: Rc<[u8]>) -> CommandHost {
        self.replay = Some((input, 0));
        self
    }

    /// Replaces the output by sums.
    pub(super) fn with_sums(mut self) -> CommandHost {
        self.sums = Some([Sum::EMPTY; 2]);
        self
    }

    /// Passes on pending output.
    pub(super) fn flush(&mut self) -> Result<(), Errno> {
        let written = self.interrupt.write_stdout(&self.out);
        self.out.clear();
        match written {
            // Without a reader of its output the program ends silently, as by `SIGPIPE`.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => std::process::exit(SIGPIPE_STATUS),
            Err(error) => Err(errno(&error)),
            Ok(()) => Ok(()),
        }
    }

    fn file(&mut self, id: FileId) -> Result<&mut File, Errno> {
        self.files.get_mut(&id.0).ok_or(Errno::EBADF)
    }
}

impl Host for CommandHost {
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        if let Some((input, taken)) = &mut self.replay {
            let rest = &input[*taken..];
            let count = rest.len().min(buffer.len());
            buffer[..count].copy_from_slice(&rest[..count]);
            *taken += count;
            return Ok(count);
        }
        // a prompt should appear before the program waits for the answer
        self.flush()?;
        self.interrupt.read_stdin(buffer).map_err(|error| errno(&error))
    }

    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno> {
        if let Some(sums) = &mut self.sums {
            sums[usize::from(stream == 2)].add(bytes);
        }
        if self.output == Output::Summed {
            return Ok(());
        }
        if stream == 2 {
            self.flush()?;
            return self.interrupt.write_stderr(bytes).map_err(|error| errno(&error));
        }
        self.out.extend_from_slice(bytes);
        if self.out.len() >= BUFFER || self.by_line && bytes.contains(&b'\n') {
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
        let file = self.grants.open(path, flags)?;
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
        let there = self.grants.metadata(path)?;
        let modified = there.modified().ok().map(|time| time.into_std());
        let mode = mode_of(&there);
        Ok(Stat { size: there.len(), directory: there.is_dir(), modified: seconds(modified), mode })
    }

    fn stat_file(&mut self, file: FileId) -> Result<Stat, Errno> {
        let there = self.file(file)?.metadata().map_err(|error| errno(&error))?;
        let (modified, mode) = (seconds(there.modified().ok()), file_mode_of(&there));
        Ok(Stat { size: there.len(), directory: there.is_dir(), modified, mode })
    }

    fn remove(&mut self, path: &[u8]) -> Result<(), Errno> {
        self.grants.remove(path)
    }

    fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        self.grants.rename(from, to)
    }

    fn make_dir(&mut self, path: &[u8]) -> Result<(), Errno> {
        self.grants.make_dir(path)
    }

    fn read_dir(&mut self, path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        self.grants.entries(path)
    }

    fn is_link(&mut self, path: &[u8]) -> Result<bool, Errno> {
        self.grants.is_link(path)
    }

    fn set_mode(&mut self, path: &[u8], mode: u32) -> Result<(), Errno> {
        self.grants.set_mode(path, mode)
    }

    #[cfg(unix)]
    fn set_file_mode(&mut self, file: FileId, mode: u32) -> Result<(), Errno> {
        use std::os::unix::fs::PermissionsExt as _;
        let permissions = std::fs::Permissions::from_mode(mode);
        self.file(file)?.set_permissions(permissions).map_err(|error| errno(&error))
    }

    fn interrupted(&mut self) -> bool {
        self.interrupt.is_requested()
    }

    fn trace(&mut self, line: &str) {
        if self.output == Output::Live {
            // an error is reported when the program writes again, or at its end
            let _ = self.flush();
            // there is no way to report that standard error is closed
            let _ = self.interrupt.write_stderr(format!("{}\n", crate::output::printable(line)).as_bytes());
        }
    }
}

/// Parses `NAME`, with the command's own value if it exists, or `NAME=VALUE`.
fn variable(given: &OsString) -> Option<(Vec<u8>, Vec<u8>)> {
    let bytes = given.as_encoded_bytes();
    match bytes.iter().position(|&byte| byte == b'=') {
        Some(at) => Some((bytes[..at].to_vec(), bytes[at + 1..].to_vec())),
        None => std::env::var_os(given).map(|value| (bytes.to_vec(), value.into_encoded_bytes())),
    }
}

/// Returns the permission bits.
fn mode_of(there: &Metadata) -> Option<u32> {
    #[cfg(unix)]
    return Some(<Metadata as cap_std::fs::MetadataExt>::mode(there) & 0o7777);
    #[cfg(not(unix))]
    return None;
}

/// Returns the permission bits of an open file.
fn file_mode_of(there: &std::fs::Metadata) -> Option<u32> {
    #[cfg(unix)]
    return Some(<std::fs::Metadata as std::os::unix::fs::MetadataExt>::mode(there) & 0o7777);
    #[cfg(not(unix))]
    return None;
}

/// Returns the seconds since the epoch.
fn seconds(time: Option<SystemTime>) -> i64 {
    let since = time.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    since.and_then(|since| i64::try_from(since.as_secs()).ok()).unwrap_or(0)
}

/// Exit status of a program ended by `SIGPIPE`, as in shells.
const SIGPIPE_STATUS: i32 = 128 + 13;
