//! A host for tests that grants a new directory of the system, which is removed with the host.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _, Write as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::time::Duration;

use draig_interp::host::{Closed, DirEntry, Errno, FileId, Host, OpenFlags, SeekFrom, Stat};

pub(crate) struct Folder {
    pub(crate) closed: Closed,
    path: PathBuf,
    files: HashMap<u32, File>,
    next: u32,
}

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("draig-{name}-{}", std::process::id()));
        fs::create_dir(&path).expect("a new folder");
        Folder { closed: Closed::default(), path, files: HashMap::new(), next: 0 }
    }

    /// Programs under test use no paths outside of it.
    fn at(&self, path: &[u8]) -> PathBuf {
        self.path.join(std::ffi::OsStr::from_bytes(path))
    }

    fn file(&mut self, file: FileId) -> Result<&mut File, Errno> {
        self.files.get_mut(&file.0).ok_or(Errno::EBADF)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

fn errno(error: std::io::Error) -> Errno {
    error.raw_os_error().map_or(Errno::EIO, Errno)
}

fn stat_of(there: &fs::Metadata) -> Stat {
    let mode = Some(there.permissions().mode() & 0o7777);
    Stat { size: there.len(), directory: there.is_dir(), modified: 0, mode }
}

impl Host for Folder {
    fn read_stdin(&mut self, buffer: &mut [u8]) -> Result<usize, Errno> {
        self.closed.read_stdin(buffer)
    }
    fn write(&mut self, stream: u8, bytes: &[u8]) -> Result<(), Errno> {
        self.closed.write(stream, bytes)
    }
    fn now(&mut self) -> Duration {
        self.closed.now()
    }
    fn monotonic(&mut self) -> Duration {
        self.closed.monotonic()
    }
    fn env(&mut self, _: &[u8]) -> Option<Vec<u8>> {
        None
    }
    fn open(&mut self, path: &[u8], flags: OpenFlags) -> Result<FileId, Errno> {
        let mut options = File::options();
        options.read(flags.read).write(flags.write).append(flags.append).truncate(flags.truncate);
        options.create(flags.create).create_new(flags.exclusive);
        let file = options.open(self.at(path)).map_err(errno)?;
        self.next += 1;
        self.files.insert(self.next, file);
        Ok(FileId(self.next))
    }
    fn read(&mut self, file: FileId, buffer: &mut [u8]) -> Result<usize, Errno> {
        self.file(file)?.read(buffer).map_err(errno)
    }
    fn write_file(&mut self, file: FileId, bytes: &[u8]) -> Result<usize, Errno> {
        self.file(file)?.write(bytes).map_err(errno)
    }
    fn seek(&mut self, file: FileId, to: SeekFrom) -> Result<u64, Errno> {
        let to = match to {
            SeekFrom::Start(place) => std::io::SeekFrom::Start(place),
            SeekFrom::Current(by) => std::io::SeekFrom::Current(by),
            SeekFrom::End(by) => std::io::SeekFrom::End(by),
        };
        self.file(file)?.seek(to).map_err(errno)
    }
    fn truncate(&mut self, file: FileId, size: u64) -> Result<(), Errno> {
        self.file(file)?.set_len(size).map_err(errno)
    }
    fn close(&mut self, file: FileId) -> Result<(), Errno> {
        self.files.remove(&file.0).map(drop).ok_or(Errno::EBADF)
    }
    fn stat(&mut self, path: &[u8]) -> Result<Stat, Errno> {
        fs::metadata(self.at(path)).map(|there| stat_of(&there)).map_err(errno)
    }
    fn stat_file(&mut self, file: FileId) -> Result<Stat, Errno> {
        self.file(file)?.metadata().map(|there| stat_of(&there)).map_err(errno)
    }
    fn remove(&mut self, path: &[u8]) -> Result<(), Errno> {
        let path = self.at(path);
        let is_folder = fs::symlink_metadata(&path).map_err(errno)?.is_dir();
        if is_folder { fs::remove_dir(path) } else { fs::remove_file(path) }.map_err(errno)
    }
    fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        fs::rename(self.at(from), self.at(to)).map_err(errno)
    }
    fn make_dir(&mut self, path: &[u8]) -> Result<(), Errno> {
        fs::create_dir(self.at(path)).map_err(errno)
    }
    fn read_dir(&mut self, path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        let entry = |entry: std::io::Result<fs::DirEntry>| {
            let entry = entry?;
            let name = entry.file_name().as_bytes().to_vec();
            Ok(DirEntry { name, directory: entry.file_type()?.is_dir() })
        };
        fs::read_dir(self.at(path)).and_then(|entries| entries.map(entry).collect()).map_err(errno)
    }
    fn is_link(&mut self, path: &[u8]) -> Result<bool, Errno> {
        fs::symlink_metadata(self.at(path)).map(|there| there.is_symlink()).map_err(errno)
    }
    fn set_mode(&mut self, path: &[u8], mode: u32) -> Result<(), Errno> {
        fs::set_permissions(self.at(path), fs::Permissions::from_mode(mode)).map_err(errno)
    }
    fn set_file_mode(&mut self, file: FileId, mode: u32) -> Result<(), Errno> {
        self.file(file)?.set_permissions(fs::Permissions::from_mode(mode)).map_err(errno)
    }
}
