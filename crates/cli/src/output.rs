//! Putting bytes where the user wants them: standard output, or a file that is written beside its
//! place and renamed, so that it is never seen half and never lost to a failure.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::report::Failure;

/// Writes all of `bytes` to a path; `-` is standard output.
pub(crate) fn write(path: &OsStr, bytes: &[u8]) -> Result<(), Failure> {
    write_with(path, |sink| sink.write_all(bytes))
}

/// Writes what `print` writes to a path; `-` is standard output.
pub(crate) fn write_with(
    path: &OsStr,
    print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let failed = |name: &str, error| Failure::system(name, "F0002", "Could not write output file", &error);
    if path == "-" {
        let mut stdout = io::stdout().lock();
        return print(&mut stdout).and_then(|()| stdout.flush()).map_err(|error| failed("<stdout>", error));
    }
    let written = match Place::of(Path::new(path)) {
        Place::Replace(target) => replace(&target, print),
        Place::Stream => OpenOptions::new().write(true).open(path).and_then(|mut file| print(&mut file)),
    };
    written.map_err(|error| failed(&path.to_string_lossy(), error))
}

/// A string of the input as it may stand on a terminal, which takes orders from control characters.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// How a path is written to.
enum Place {
    /// A file, or nothing yet: this path, with symbolic links followed.
    Replace(PathBuf),
    /// A device or pipe such as `/dev/null`, which renaming would replace by a file.
    Stream,
}

impl Place {
    fn of(path: &Path) -> Place {
        match fs::metadata(path) {
            Ok(metadata) if metadata.is_file() => {
                Place::Replace(fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf()))
            }
            // a directory is refused by opening it
            Ok(_) => Place::Stream,
            Err(_) => Place::Replace(path.to_path_buf()),
        }
    }
}

/// Writes a file beside `target` and renames it.
fn replace(target: &Path, print: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> io::Result<()> {
    let (mut file, beside) = create_beside(target)?;
    print(&mut file)?;
    if let Ok(old) = fs::metadata(target) {
        // a file that is replaced keeps who may read it
        let _ = file.set_permissions(old.permissions());
    }
    drop(file);
    fs::rename(&beside.path, target)?;
    beside.keep();
    Ok(())
}

/// A file that is removed unless it was renamed.
struct Beside {
    path: PathBuf,
    renamed: bool,
}

impl Beside {
    fn keep(mut self) {
        self.renamed = true;
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if !self.renamed {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Names that are tried before giving up; others may be making them.
const TRIES: u32 = 100;

/// A new file in the folder of `target`, because only there a rename is one step.
fn create_beside(target: &Path) -> io::Result<(File, Beside)> {
    let name = target.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut last = io::ErrorKind::AlreadyExists.into();
    for number in 0..TRIES {
        let mut beside = OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{number}", std::process::id()));
        let path = target.with_file_name(beside);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => {
                return Ok((file, Beside { path, renamed: false }));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}
