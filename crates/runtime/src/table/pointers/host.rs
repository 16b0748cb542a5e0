//! A host with one directory that contains one file.

use std::time::Duration;

use draig_interp::host::{Closed, DirEntry, Errno, FileId, Host, OpenFlags, SeekFrom, Stat};

/// Input, a directory `1`, and nothing else.
pub(super) struct Folder(Closed);

impl Default for Folder {
    fn default() -> Folder {
        let mut closed = Closed::default();
        closed.input = b"line\nline\n".to_vec().into();
        Folder(closed)
    }
}

impl Host for Folder {
    fn read_dir(&mut self, _: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        Ok(vec![DirEntry { name: b"file".to_vec(), directory: false }])
    }
    fn stat(&mut self, _: &[u8]) -> Result<Stat, Errno> {
        Ok(Stat { directory: true, ..Stat::default() })
    }
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        self.0.read_stdin(buffer)
    }
    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno> {
        self.0.write(stream, bytes)
    }
    fn now(&mut self) -> Duration {
        self.0.now()
    }
    fn monotonic(&mut self) -> Duration {
        self.0.monotonic()
    }
    fn env(&mut self, _: &[u8]) -> Option<Vec<u8>> {
        None
    }
    fn open(&mut self, _: &[u8], _: OpenFlags) -> Result<FileId, Errno> {
        Err(Errno::EACCES)
    }
    fn read(&mut self, _: FileId, _: &mut [u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }
    fn write_file(&mut self, _: FileId, _: &[u8]) -> Result<usize, Errno> {
        Err(Errno::EBADF)
    }
    fn seek(&mut self, _: FileId, _: SeekFrom) -> Result<u64, Errno> {
        Err(Errno::EBADF)
    }
    fn truncate(&mut self, _: FileId, _: u64) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }
    fn close(&mut self, _: FileId) -> Result<(), Errno> {
        Err(Errno::EBADF)
    }
    fn stat_file(&mut self, _: FileId) -> Result<Stat, Errno> {
        Err(Errno::EBADF)
    }
    fn remove(&mut self, _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    fn rename(&mut self, _: &[u8], _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
    fn make_dir(&mut self, _: &[u8]) -> Result<(), Errno> {
        Err(Errno::EACCES)
    }
}
