//! Output: standard output, a device or pipe, or a file. A file is written under a temporary name next to its
//! final one and renamed, so that it is never incomplete and never lost to a failure.

mod temporary;

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::report::Failure;
use crate::system::streams::{Stream, close};
use temporary::TemporaryFile;

/// Writes all of `bytes` to a path; `-` is standard output.
pub(crate) fn write(path: &OsStr, bytes: &[u8]) -> Result<(), Failure> {
    write_with(path, |sink| sink.write_all(bytes))
}

/// Writes the output of `print` to a path; `-` is standard output.
pub(crate) fn write_with(
    path: &OsStr,
    print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let place = if path == "-" { Ok(Place::Standard(Stream::Output)) } else { Place::of(Path::new(path)) };
    let written = place.and_then(|place| match place {
        Place::Replace(target) => replace(&target, print),
        Place::Into(path) => print_to(OpenOptions::new().write(true).truncate(true).open(path)?, print),
        Place::Standard(stream) => print_to_standard(stream, print),
    });
    let name = if path == "-" { "<stdout>".into() } else { path.to_string_lossy() };
    written.map_err(|error| Failure::system(&name, "F0002", "Could not write output file", &error))
}

/// Writes to standard output or standard error.
#[cfg(unix)]
fn print_to_standard(stream: Stream, print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<()> {
    print_to(stream.open()?, print)
}

/// Writes to standard output or standard error. Rust's own streams are used because a console does not accept
/// bytes.
#[cfg(not(unix))]
fn print_to_standard(stream: Stream, print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<()> {
    let mut sink: Box<dyn io::Write> = match stream {
        Stream::Error => Box::new(io::stderr().lock()),
        _ => Box::new(io::stdout().lock()),
    };
    print(&mut sink).and_then(|()| sink.flush())
}

/// Escapes a string of the input for a terminal, which interprets control characters.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// Way of writing to a path.
enum Place {
    /// A file, or a path that does not exist yet, with symbolic links resolved.
    Replace(PathBuf),
    /// An existing path that is not a regular file, such as `/dev/null` or a pipe; a rename would replace it
    /// with a file.
    Into(PathBuf),
    /// The stream that `/dev/stdout` or `/dev/stderr` names.
    Standard(Stream),
}

/// Maximum number of symbolic links to follow, as on Linux.
const LINKS: usize = 40;

impl Place {
    /// Follows links one by one, because the last one may lead to a file that does not exist yet.
    fn of(path: &Path) -> io::Result<Place> {
        let mut path = path.to_path_buf();
        for _ in 0..LINKS {
            let metadata = match fs::symlink_metadata(&path) {
                Ok(metadata) => metadata,
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Place::Replace(path)),
                Err(error) => return Err(error),
            };
            if let Some(place) = Place::of_descriptor(&path) {
                return Ok(place);
            }
            if !metadata.is_symlink() {
                // opening a directory reports the error
                return Ok(if metadata.is_file() { Place::Replace(path) } else { Place::Into(path) });
            }
            let to = fs::read_link(&path)?;
            path = path.parent().map(|folder| folder.join(&to)).unwrap_or(to);
        }
        // causes the system's own error for too many links
        fs::metadata(&path).map(|_| Place::Into(path))
    }

    /// Returns the place of a name such as `/dev/fd/1`, which refers to an open file.
    fn of_descriptor(path: &Path) -> Option<Place> {
        let folder = fs::canonicalize(path.parent()?).ok()?;
        let own = Path::new("/proc").join(std::process::id().to_string()).join("fd");
        if folder == own || folder == Path::new("/dev/fd") {
            match path.file_name()?.to_str()? {
                "1" => return Some(Place::Standard(Stream::Output)),
                "2" => return Some(Place::Standard(Stream::Error)),
                _ => {}
            }
        }
        let is_open_file = folder == Path::new("/dev/fd") || folder.starts_with("/proc");
        is_open_file.then(|| Place::Into(path.to_path_buf()))
    }
}

/// Writes to an open file, and checks that the data arrives.
fn print_to(mut file: File, print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<()> {
    print(&mut file)?;
    close(file)
}

/// Writes a temporary file next to `target` and renames it.
fn replace(target: &Path, print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<()> {
    let (file, temporary) = TemporaryFile::create_next_to(target)?;
    if let Ok(old) = fs::metadata(target) {
        // a replaced file keeps its permissions
        let _ = file.set_permissions(old.permissions());
    }
    print_to(file, print)?;
    temporary.rename(target)
}
