//! Files that another file names: members of thin archives, sources of debug information, an input that is
//! read again for positions. Such names are untrusted. Therefore only regular files are opened, which cannot
//! block, have side effects or be endless. Members are opened only below the directory of their archive and
//! directories that the user adds, each member once.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use cap_std::ambient_authority;
use cap_std::fs::{Dir, OpenOptions};
use draig_diag::Diagnostic;

use crate::input::Input;
use crate::report::Failure;

/// Directories of one thin archive.
pub(crate) struct PermittedDirectories {
    /// Directory of the archive, which the paths of its members are relative to.
    own: PathBuf,
    /// All directories that may contain members, without links and `..`.
    permitted: Vec<PathBuf>,
    /// Files opened so far.
    opened: HashSet<PathBuf>,
}

impl PermittedDirectories {
    /// Returns the directories of an archive of this name, and those of `--members-from`.
    pub(crate) fn of(archive: &str, also: &[OsString]) -> Result<PermittedDirectories, Failure> {
        let own = Path::new(archive).parent().map(Path::to_path_buf).unwrap_or_default();
        let here = Path::new(".");
        let real = fs::canonicalize(if own == Path::new("") { here } else { &own });
        // a directory that does not exist contains no members
        let mut permitted: Vec<PathBuf> = real.into_iter().collect();
        for folder in also {
            let name = folder.to_string_lossy();
            let real = fs::canonicalize(folder)
                .map_err(|error| Failure::system(&name, "F0009", "Could not open directory", &error))?;
            permitted.push(real);
        }
        Ok(PermittedDirectories { own, permitted, opened: HashSet::new() })
    }

    /// Opens the file of a member. `None` if it was already opened as that of another member.
    pub(crate) fn open(&mut self, archive: &str, member: &[u8]) -> Result<Option<Input>, Failure> {
        let path = self.own.join(to_path(member));
        let name = path.to_string_lossy().into_owned();
        let named = |diagnostic: Diagnostic| diagnostic.with_note(format!("{archive} is a thin archive that names it"));
        let refused = |error: &io::Error| match Failure::system(&name, "F0001", "Could not open input file", error) {
            Failure::File { name, diagnostic } => Failure::File { name, diagnostic: Box::new(named(*diagnostic)) },
            other => other,
        };
        let real = fs::canonicalize(&path).map_err(|error| refused(&error))?;
        // the innermost one, which leaves the fewest directories that could change meanwhile
        let holding = self.permitted.iter().filter_map(|folder| Some((folder, real.strip_prefix(folder).ok()?)));
        let Some((folder, within)) = holding.max_by_key(|(folder, _)| folder.as_os_str().len()) else {
            let diagnostic =
                Diagnostic::error("F0010", "the file is outside of the directory of the archive that names it");
            let help = "--members-from DIR also permits members of thin archives below that directory";
            return Err(Failure::about(&name, named(diagnostic).with_help(help)));
        };
        if self.opened.contains(&real) {
            return Ok(None);
        }
        let file = open_regular(folder, within).map_err(|error| refused(&error))?;
        self.opened.insert(real);
        Input::of_regular(name, file).map(Some)
    }
}

/// Opens a regular file in a directory, without side effects on anything else: opening a FIFO would block,
/// and a device may act. The file type is checked before opening, and again on the opened file.
fn open_regular(folder: &Path, within: &Path) -> io::Result<File> {
    let folder = Dir::open_ambient_dir(folder, ambient_authority())?;
    if !folder.metadata(within)?.is_file() {
        return Err(no_regular_file());
    }
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use cap_std::fs::OpenOptionsExt as _;
        use rustix::fs::OFlags;
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits().cast_signed());
    }
    let file = folder.open_with(within, &options)?.into_std();
    if file.metadata()?.is_file() { Ok(file) } else { Err(no_regular_file()) }
}

/// Opens a regular file at a path.
pub(crate) fn open_again(path: &Path) -> io::Result<File> {
    let real = fs::canonicalize(path)?;
    let (Some(folder), Some(name)) = (real.parent(), real.file_name()) else { return Err(no_regular_file()) };
    open_regular(folder, Path::new(name))
}

fn no_regular_file() -> io::Error {
    io::Error::other("not a regular file")
}

/// Converts the bytes of a path in an archive.
fn to_path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt as _;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    }
    #[cfg(not(unix))]
    PathBuf::from(&*String::from_utf8_lossy(bytes))
}
