//! Access of the running program to the outside world. All of it goes through [`Host`]; the crate itself
//! opens nothing. The command's host grants what its flags allow; [`Closed`] grants nothing.

use core::time::Duration;

/// Error of the host, as the program's `errno` (Linux numbers: 2 `ENOENT`, 13 `EACCES`, …).
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

/// Mode in which a file is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenFlags {
    /// Open for reading.
    pub read: bool,
    /// Open for writing.
    pub write: bool,
    /// Writes go to the end of the file.
    pub append: bool,
    /// Create the file if it does not exist.
    pub create: bool,
    /// Fail if the file exists.
    pub exclusive: bool,
    /// Truncate the file to length 0.
    pub truncate: bool,
}

/// Origin of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekFrom {
    /// From the beginning.
    Start(u64),
    /// From the current position.
    Current(i64),
    /// From the end.
    End(i64),
}

/// Result of `stat`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stat {
    /// Size in bytes.
    pub size: u64,
    /// Whether it is a directory.
    pub directory: bool,
    /// Time of the last modification, in seconds since the epoch.
    pub modified: i64,
    /// Permission bits, on systems that have them.
    pub mode: Option<u32>,
}

/// Entry of a directory.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DirEntry {
    /// File name.
    pub name: Vec<u8>,
    /// Whether the entry is a directory.
    pub directory: bool,
}

/// Handle of an open file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileId(pub u32);

/// The outside world of a running program.
pub trait Host {
    /// Reads standard input; returns 0 at its end, and `EINTR` if the run should end
    /// ([`interrupted`](Host::interrupted)).
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno>;
    /// Writes all bytes to standard output (1) or standard error (2).
    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno>;
    /// Returns the wall-clock time since 1970-01-01 00:00 UTC.
    fn now(&mut self) -> Duration;
    /// Returns the time of a monotonic clock.
    fn monotonic(&mut self) -> Duration;
    /// Returns an environment variable if it was granted.
    fn env(&mut self, name: &[u8]) -> Option<Vec<u8>>;
    /// Returns all granted environment variables as `NAME=VALUE`, for the third parameter of `main`.
    fn environment(&mut self) -> Vec<Vec<u8>> {
        Vec::new()
    }
    /// Opens a file.
    fn open(&mut self, path: &[u8], flags: OpenFlags) -> Result<FileId, Errno>;
    /// Reads from a file; returns 0 at its end.
    fn read(&mut self, file: FileId, buffer: &mut [u8]) -> Result<usize, Errno>;
    /// Writes to a file; returns the number of bytes written.
    fn write_file(&mut self, file: FileId, bytes: &[u8]) -> Result<usize, Errno>;
    /// Moves a file's position and returns the new one.
    fn seek(&mut self, file: FileId, to: SeekFrom) -> Result<u64, Errno>;
    /// Truncates or extends a file.
    fn truncate(&mut self, file: FileId, size: u64) -> Result<(), Errno>;
    /// Closes a file.
    fn close(&mut self, file: FileId) -> Result<(), Errno>;
    /// Returns the properties of the file at a path.
    fn stat(&mut self, path: &[u8]) -> Result<Stat, Errno>;
    /// Returns the properties of an open file.
    fn stat_file(&mut self, file: FileId) -> Result<Stat, Errno>;
    /// Removes a file or an empty directory.
    fn remove(&mut self, path: &[u8]) -> Result<(), Errno>;
    /// Renames a file.
    fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno>;
    /// Creates a directory.
    fn make_dir(&mut self, path: &[u8]) -> Result<(), Errno>;
    /// Lists the entries of a directory, without `.` and `..`, in any order.
    fn read_dir(&mut self, _path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        Err(Errno::EACCES)
    }
    /// Returns whether the path itself names a symbolic link; [`stat`](Host::stat) follows links.
    fn is_link(&mut self, _path: &[u8]) -> Result<bool, Errno> {
        Ok(false)
    }
    /// Sets the permission bits of the file at a path.
    fn set_mode(&mut self, _path: &[u8], _mode: u32) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    /// Sets the permission bits of an open file.
    fn set_file_mode(&mut self, _file: FileId, _mode: u32) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    /// Returns whether the run should end now, as at a limit. Called every few million instructions.
    fn interrupted(&mut self) -> bool {
        false
    }
    /// Returns the number of bytes of output and trace that the host keeps. They count towards the program's
    /// memory on the host.
    fn kept(&self) -> u64 {
        0
    }
    /// Takes a line of the trace, without its newline, if a trace was asked for
    /// ([`Options::trace`](crate::Options::trace)).
    fn trace(&mut self, _line: &str) {}
}

/// A host that grants nothing but its input and keeps all output of the program.
#[derive(Debug, Default)]
pub struct Closed {
    /// Remaining standard input; taken from the front.
    pub input: std::collections::VecDeque<u8>,
    /// The program's standard output.
    pub output: Vec<u8>,
    /// The program's standard error.
    pub errors: Vec<u8>,
    /// Lines of the trace, if one was asked for.
    pub traced: Vec<String>,
    ticks: u64,
    /// Total size of the lines of the trace.
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

    /// Returns the time of a clock that advances by a microsecond at each call.
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
