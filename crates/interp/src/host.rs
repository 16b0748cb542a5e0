//! What the running program may reach of the world: everything goes through [`Host`], and the crate
//! itself opens nothing. The command's host grants what its flags say; [`Closed`] grants nothing.

use core::time::Duration;

/// An error of the host, as the program's `errno` (Linux numbers: 2 `ENOENT`, 13 `EACCES`, …).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Errno(pub i32);

impl Errno {
    /// No such file or directory.
    pub const ENOENT: Errno = Errno(2);
    /// Interrupted.
    pub const EINTR: Errno = Errno(4);
    /// Input/output error.
    pub const EIO: Errno = Errno(5);
    /// Bad file descriptor.
    pub const EBADF: Errno = Errno(9);
    /// Permission denied.
    pub const EACCES: Errno = Errno(13);
    /// File exists.
    pub const EEXIST: Errno = Errno(17);
    /// Invalid argument.
    pub const EINVAL: Errno = Errno(22);
    /// Illegal seek.
    pub const ESPIPE: Errno = Errno(29);
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenFlags {
    /// For reading.
    pub read: bool,
    /// For writing.
    pub write: bool,
    /// Writes go to the end.
    pub append: bool,
    /// Made if it does not exist.
    pub create: bool,
    /// Must not exist yet.
    pub exclusive: bool,
    /// Emptied.
    pub truncate: bool,
}

/// Where a seek counts from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekFrom {
    /// From the beginning.
    Start(u64),
    /// From the current position.
    Current(i64),
    /// From the end.
    End(i64),
}

/// What `stat` tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stat {
    /// Bytes.
    pub size: u64,
    /// Whether it is a directory.
    pub directory: bool,
    /// Seconds since the epoch of the last change.
    pub modified: i64,
    /// The permission bits, where there are such.
    pub mode: Option<u32>,
}

/// An entry of a directory.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DirEntry {
    /// Its name.
    pub name: Vec<u8>,
    /// Whether it is a directory itself.
    pub directory: bool,
}

/// A file that the host holds open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileId(pub u32);

/// The world of a running program.
pub trait Host {
    /// Reads standard input; 0 at its end. `EINTR` if the run is to end
    /// ([`interrupted`](Host::interrupted)).
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno>;
    /// Writes all of it to standard output (1) or standard error (2).
    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno>;
    /// The wall clock: time since 1970-01-01 00:00 UTC.
    fn now(&mut self) -> Duration;
    /// A clock that never goes back.
    fn monotonic(&mut self) -> Duration;
    /// An environment variable that was granted.
    fn env(&mut self, name: &[u8]) -> Option<Vec<u8>>;
    /// All environment variables that were granted, as `NAME=VALUE`, for `main`'s third parameter.
    fn environment(&mut self) -> Vec<Vec<u8>> {
        Vec::new()
    }
    /// Opens a file.
    fn open(&mut self, path: &[u8], flags: OpenFlags) -> Result<FileId, Errno>;
    /// Reads from a file; 0 at its end.
    fn read(&mut self, file: FileId, buffer: &mut [u8]) -> Result<usize, Errno>;
    /// Writes to a file; the number of bytes taken.
    fn write_file(&mut self, file: FileId, bytes: &[u8]) -> Result<usize, Errno>;
    /// Moves a file's position; the new one.
    fn seek(&mut self, file: FileId, to: SeekFrom) -> Result<u64, Errno>;
    /// Cuts or extends a file.
    fn truncate(&mut self, file: FileId, size: u64) -> Result<(), Errno>;
    /// Closes a file.
    fn close(&mut self, file: FileId) -> Result<(), Errno>;
    /// What there is at a path.
    fn stat(&mut self, path: &[u8]) -> Result<Stat, Errno>;
    /// What an open file is.
    fn stat_file(&mut self, file: FileId) -> Result<Stat, Errno>;
    /// Removes a file or an empty directory.
    fn remove(&mut self, path: &[u8]) -> Result<(), Errno>;
    /// Renames a file.
    fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno>;
    /// Makes a directory.
    fn make_dir(&mut self, path: &[u8]) -> Result<(), Errno>;
    /// The entries of a directory, without `.` and `..`, in any order.
    fn read_dir(&mut self, _path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        Err(Errno::EACCES)
    }
    /// Whether a path names a symbolic link itself, which [`stat`](Host::stat) follows.
    fn is_link(&mut self, _path: &[u8]) -> Result<bool, Errno> {
        Ok(false)
    }
    /// Sets the permission bits of what there is at a path.
    fn set_mode(&mut self, _path: &[u8], _mode: u32) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    /// Sets the permission bits of an open file.
    fn set_file_mode(&mut self, _file: FileId, _mode: u32) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    /// Whether the run is to end where it is, as at a limit. Asked after every few million instructions.
    fn interrupted(&mut self) -> bool {
        false
    }
    /// How many bytes it keeps of what the program wrote or had traced, which count as what the program has
    /// the host keep.
    fn kept(&self) -> u64 {
        0
    }
    /// Takes a line of a trace, without its end, if one was asked for
    /// ([`Options::trace`](crate::Options::trace)).
    fn trace(&mut self, _line: &str) {}
}

/// A host that grants nothing but its input, and keeps what the program writes.
#[derive(Debug, Default)]
pub struct Closed {
    /// What standard input holds; taken from the front.
    pub input: std::collections::VecDeque<u8>,
    /// What the program wrote to standard output.
    pub output: Vec<u8>,
    /// What it wrote to standard error.
    pub errors: Vec<u8>,
    /// The lines of a trace, if one was asked for.
    pub traced: Vec<String>,
    ticks: u64,
    /// What the lines of the trace take together.
    traced_bytes: usize,
}

impl Host for Closed {
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        let count = buffer.len().min(self.input.len());
        for (to, from) in buffer.iter_mut().zip(self.input.drain(..count)) {
            *to = from;
        }
        Ok(count)
    }

    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno> {
        let to = if stream == 2 { &mut self.errors } else { &mut self.output };
        to.extend_from_slice(bytes);
        Ok(())
    }

    fn now(&mut self) -> Duration {
        self.monotonic()
    }

    /// A clock that advances by a microsecond whenever it is read.
    fn monotonic(&mut self) -> Duration {
        self.ticks += 1;
        Duration::from_micros(self.ticks)
    }

    fn env(&mut self, _name: &[u8]) -> Option<Vec<u8>> {
        None
    }

    fn open(&mut self, _path: &[u8], _flags: OpenFlags) -> Result<FileId, Errno> {
        Err(Errno::EACCES)
    }

    fn read(&mut self, _file: FileId, _buffer: &mut [u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }

    fn write_file(&mut self, _file: FileId, _bytes: &[u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }

    fn seek(&mut self, _file: FileId, _to: SeekFrom) -> Result<u64, Errno> {
        Err(Errno::EBADF)
    }

    fn truncate(&mut self, _file: FileId, _size: u64) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }

    fn close(&mut self, _file: FileId) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }

    fn stat(&mut self, _path: &[u8]) -> Result<Stat, Errno> {
        Err(Errno::EACCES)
    }

    fn stat_file(&mut self, _file: FileId) -> Result<Stat, Errno> {
        Err(Errno::EBADF)
    }

    fn remove(&mut self, _path: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }

    fn rename(&mut self, _from: &[u8], _to: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }

    fn make_dir(&mut self, _path: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }

    fn trace(&mut self, line: &str) {
        self.traced_bytes += line.len() + size_of::<String>();
        self.traced.push(line.to_owned());
    }

    fn kept(&self) -> u64 {
        (self.output.capacity() + self.errors.capacity() + self.traced_bytes) as u64
    }
}
