//! Directories that the program may access, and the resolution of paths in them.
//!
//! A grant is a handle of a directory. A path is resolved within it like `openat2` with `RESOLVE_BENEATH`:
//! neither `..` nor a symbolic link can leave the directory, even if it is changed at the same time. The
//! grant of a path is determined from the path's text alone, so that no result depends on files outside. If
//! one granted directory contains another, an operation is permitted if either grant permits it.

use std::ffi::{OsStr, OsString};
use std::path::{Component, Path, PathBuf};
use std::{env, fs, io};

use cap_std::ambient_authority;
use cap_std::fs::{Dir, Metadata, OpenOptions};
use draig::interp::host::{DirEntry, Errno, OpenFlags};

/// Maximum length of a path, as on Linux.
const LONGEST_PATH: usize = 4096;
const ENAMETOOLONG: Errno = Errno(36);
/// Error for a path that is neither a file nor a directory, which is never opened.
const ENXIO: Errno = Errno(6);
const ENOTDIR: Errno = Errno(20);
/// Error for removing or renaming a granted directory.
const EBUSY: Errno = Errno(16);

/// A directory of `--dir`.
#[derive(Debug)]
struct Grant {
    folder: Dir,
    /// Absolute path, without links and `..`.
    path: Vec<OsString>,
    /// Absolute path as it was given, if different.
    alias: Option<Vec<OsString>>,
    writable: bool,
}

impl Grant {
    fn new(path: &Path, writable: bool, current: &CurrentDirectory) -> io::Result<Grant> {
        let folder = Dir::open_ambient_dir(path, ambient_authority())?;
        let real = components(&fs::canonicalize(path)?);
        // A component before `..` may be a link, which only the system can follow.
        let has_parents = path.components().any(|part| part == Component::ParentDir);
        let given = if has_parents { None } else { Some(components(&current.logical().join(path))) };
        Ok(Grant { folder, alias: given.filter(|given| *given != real), path: real, writable })
    }
}

/// The current directory, which relative paths are resolved against.
#[derive(Debug, Default)]
struct CurrentDirectory {
    path: PathBuf,
    /// Path that the shell uses, with the links that it followed, if different.
    alias: Option<PathBuf>,
}

impl CurrentDirectory {
    fn new() -> io::Result<CurrentDirectory> {
        let path = env::current_dir()?;
        let named = env::var_os("PWD").map(PathBuf::from).filter(|named| named.is_absolute() && *named != path);
        let alias = named.filter(|named| fs::canonicalize(named).is_ok_and(|real| real == path));
        Ok(CurrentDirectory { path, alias })
    }

    fn logical(&self) -> &Path {
        self.alias.as_ref().unwrap_or(&self.path)
    }
}

/// All grants.
#[derive(Debug, Default)]
pub(super) struct Grants {
    grants: Vec<Grant>,
    current: CurrentDirectory,
}

/// A path relative to one grant.
struct GrantedPath<'a> {
    grant: &'a Grant,
    /// Path relative to the granted directory, which is `.` itself. It is not checked yet, and may leave the
    /// directory.
    path: PathBuf,
    end: Ending,
}

impl GrantedPath<'_> {
    /// Returns the path as it was given: with a `/` at its end, it must name a directory.
    fn as_given(&self) -> PathBuf {
        match self.end {
            Ending::Name => self.path.clone(),
            Ending::Slash => self.path.join(""),
            Ending::Dot => self.path.join("."),
        }
    }

    /// Returns the directory if it may be written to.
    fn for_writing(&self) -> Result<&Dir, Errno> {
        if self.grant.writable { Ok(&self.grant.folder) } else { Err(Errno::EACCES) }
    }

    /// Returns the directory, for removing, renaming or creating an entry of it that is a directory or not.
    fn entry(&self, is_folder: bool) -> Result<&Dir, Errno> {
        let folder = self.for_writing()?;
        match self.end {
            _ if self.path == Path::new(".") => Err(EBUSY),
            Ending::Dot => Err(Errno::EINVAL),
            Ending::Slash if !is_folder => Err(ENOTDIR),
            _ => Ok(folder),
        }
    }

    /// Returns the metadata of the path itself, even if it is a link.
    fn link_metadata(&self) -> Result<Metadata, Errno> {
        self.grant.folder.symlink_metadata(&self.path).map_err(|error| errno(&error))
    }
}

impl Grants {
    /// Opens the values of `--dir`; returns the first one that cannot be granted, and its error.
    pub(super) fn new(values: &[OsString]) -> Result<Grants, (String, io::Error)> {
        if values.is_empty() {
            return Ok(Grants::default());
        }
        let current = CurrentDirectory::new().map_err(|error| (".".to_owned(), error))?;
        let mut grants = Vec::new();
        for value in values {
            let bytes = value.as_encoded_bytes();
            let (path, writable) = match bytes.strip_suffix(b":rw") {
                Some(path) => (path, true),
                None => (bytes.strip_suffix(b":ro").unwrap_or(bytes), false),
            };
            let path = path_of(path);
            let grant = Grant::new(&path, writable, &current);
            grants.push(grant.map_err(|error| (path.to_string_lossy().into_owned(), error))?);
        }
        Ok(Grants { grants, current })
    }

    /// Opens a file or a directory. Nothing else is opened, since opening a FIFO waits for its other end, and
    /// opening a device may have side effects.
    pub(super) fn open(&self, path: &[u8], flags: OpenFlags) -> Result<fs::File, Errno> {
        let writes = flags.write || flags.append || flags.truncate || flags.create;
        let mut options = OpenOptions::new();
        options.read(flags.read).write(flags.write).append(flags.append);
        options.truncate(flags.truncate).create(flags.create).create_new(flags.create && flags.exclusive);
        never_wait(&mut options);
        self.first(path, |granted| {
            let path = granted.as_given();
            match granted.grant.folder.metadata(&path) {
                Ok(there) => openable(&there)?,
                Err(_) if flags.create => {}
                Err(error) => return Err(errno(&error)),
            }
            let folder = if writes { granted.for_writing()? } else { &granted.grant.folder };
            let file = folder.open_with(&path, &options).map_err(|error| errno(&error))?;
            // The opened file may differ from the one checked before.
            openable(&file.metadata().map_err(|error| errno(&error))?)?;
            Ok(file.into_std())
        })
    }

    /// Returns the metadata of a path, following links.
    pub(super) fn metadata(&self, path: &[u8]) -> Result<Metadata, Errno> {
        self.first(path, |granted| granted.grant.folder.metadata(granted.as_given()).map_err(|error| errno(&error)))
    }

    /// Returns whether a path itself names a link; with a `/` at its end it does not.
    pub(super) fn is_link(&self, path: &[u8]) -> Result<bool, Errno> {
        self.first(path, |granted| match granted.end {
            Ending::Name => Ok(granted.link_metadata()?.is_symlink()),
            Ending::Slash | Ending::Dot => Ok(false),
        })
    }

    /// Lists the entries of a directory.
    pub(super) fn entries(&self, path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        self.first(path, |granted| {
            let mut entries = Vec::new();
            for entry in granted.grant.folder.read_dir(granted.as_given()).map_err(|error| errno(&error))? {
                let entry = entry.map_err(|error| errno(&error))?;
                let directory = entry.file_type().is_ok_and(|kind| kind.is_dir());
                entries.push(DirEntry { name: entry.file_name().into_encoded_bytes(), directory });
            }
            Ok(entries)
        })
    }

    /// Sets the permission bits of a file or a directory, following links.
    pub(super) fn set_mode(&self, path: &[u8], mode: u32) -> Result<(), Errno> {
        #[cfg(unix)]
        return self.first(path, |granted| {
            use cap_std::fs::PermissionsExt as _;
            let permissions = cap_std::fs::Permissions::from_mode(mode);
            granted.for_writing()?.set_permissions(granted.as_given(), permissions).map_err(|error| errno(&error))
        });
        #[cfg(not(unix))]
        return self.first(path, |_| if mode == 0 { Err(Errno::EINVAL) } else { Err(Errno::EACCES) });
    }

    /// Removes a file, a link or an empty directory.
    pub(super) fn remove(&self, path: &[u8]) -> Result<(), Errno> {
        self.first(path, |granted| {
            let is_folder = granted.link_metadata()?.is_dir();
            let folder = granted.entry(is_folder)?;
            let removed = if is_folder { folder.remove_dir(&granted.path) } else { folder.remove_file(&granted.path) };
            removed.map_err(|error| errno(&error))
        })
    }

    /// Renames a file or a directory, even from one grant to another.
    pub(super) fn rename(&self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        self.first(from, |from| {
            let is_folder = from.link_metadata()?.is_dir();
            let source = from.entry(is_folder)?;
            self.first(to, |to| {
                let target = to.entry(is_folder)?;
                source.rename(&from.path, target, &to.path).map_err(|error| errno(&error))
            })
        })
    }

    /// Creates a directory.
    pub(super) fn make_dir(&self, path: &[u8]) -> Result<(), Errno> {
        self.first(path, |granted| {
            let folder = granted.for_writing()?;
            folder.create_dir(granted.as_given()).map_err(|error| errno(&error))
        })
    }

    /// Returns the result of the first grant that permits the operation, the innermost first. If none does,
    /// returns the first error other than the denial.
    fn first<T>(
        &self,
        path: &[u8],
        mut operation: impl FnMut(&GrantedPath<'_>) -> Result<T, Errno>,
    ) -> Result<T, Errno> {
        let mut refused = Errno::EACCES;
        for granted in self.granted(path)? {
            match operation(&granted) {
                Err(errno) if refused == Errno::EACCES => refused = errno,
                Err(_) => {}
                done => return done,
            }
        }
        Err(refused)
    }

    /// Returns the grants that a path goes through, the last first.
    ///
    /// Above a grant nothing is followed: a `..` is resolved textually if the component that it leaves is
    /// known not to be a link, and a name that leads to no grant ends the walk.
    fn granted(&self, path: &[u8]) -> Result<Vec<GrantedPath<'_>>, Errno> {
        let end = Ending::of(path);
        let path = match path {
            [] => return Err(Errno::ENOENT),
            path if path.len() > LONGEST_PATH => return Err(ENAMETOOLONG),
            path if path.contains(&0) => return Err(Errno::EINVAL),
            path => self.current.path.join(path_of(path)),
        };
        let current = components(&self.current.path);
        let names = || self.grants.iter().flat_map(|grant| [Some(&grant.path), grant.alias.as_ref()]).flatten();
        let reals = || self.grants.iter().map(|grant| &grant.path).chain([&current]);
        let mut found: Vec<GrantedPath<'_>> = Vec::new();
        let mut stack: Vec<OsString> = Vec::new();
        let mut rest = path.components();
        loop {
            match rest.next() {
                Some(Component::Prefix(prefix)) => {
                    stack.push(prefix.as_os_str().to_owned());
                    continue;
                }
                Some(Component::Normal(name)) => stack.push(name.to_owned()),
                Some(Component::ParentDir) if reals().any(|real| real.starts_with(&stack)) => {
                    stack.pop();
                }
                Some(Component::RootDir | Component::CurDir) => {}
                Some(Component::ParentDir) | None => break,
            }
            if !names().chain([&current]).any(|name| name.starts_with(&stack)) {
                break;
            }
            for grant in &self.grants {
                if grant.path == stack || grant.alias.as_ref() == Some(&stack) {
                    // If the path enters it again, the part in between does not matter.
                    found.retain(|before| !std::ptr::eq(before.grant, grant));
                    found.push(GrantedPath { grant, path: relative(rest.as_path()), end });
                }
            }
        }
        found.reverse();
        Ok(found)
    }
}

/// Form of a path's end, which `Path::components` does not tell.
#[derive(Clone, Copy)]
enum Ending {
    Name,
    /// `/`: the path must name a directory.
    Slash,
    /// `.` or `..`: the path names a directory, and not an entry that could be created or removed.
    Dot,
}

impl Ending {
    fn of(path: &[u8]) -> Ending {
        match path {
            [.., b'/'] => Ending::Slash,
            [.., b'/', b'.'] => Ending::Dot,
            _ => Ending::Name,
        }
    }
}

/// Returns the rest of a path after a grant.
fn relative(rest: &Path) -> PathBuf {
    let path: PathBuf = rest.components().filter(|part| *part != Component::RootDir).collect();
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

/// Returns the names of an absolute path.
fn components(path: &Path) -> Vec<OsString> {
    let named = |part: Component<'_>| match part {
        Component::Normal(_) | Component::Prefix(_) => Some(part.as_os_str().to_owned()),
        _ => None,
    };
    path.components().filter_map(named).collect()
}

fn openable(there: &Metadata) -> Result<(), Errno> {
    if there.is_file() || there.is_dir() { Ok(()) } else { Err(ENXIO) }
}

/// Makes `open` return at once, even if a FIFO has taken the place of a file.
fn never_wait(options: &mut OpenOptions) {
    #[cfg(unix)]
    {
        use cap_std::fs::OpenOptionsExt as _;
        use rustix::fs::OFlags;
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY).bits().cast_signed());
    }
    #[cfg(not(unix))]
    let _ = options;
}

/// Converts an error of the system, or of the library that resolves paths.
pub(super) fn errno(error: &io::Error) -> Errno {
    match (error.raw_os_error(), error.kind()) {
        (Some(number), _) if cfg!(unix) => Errno(number),
        (_, io::ErrorKind::PermissionDenied) => Errno::EACCES,
        (_, io::ErrorKind::NotFound) => Errno::ENOENT,
        (_, io::ErrorKind::AlreadyExists) => Errno::EEXIST,
        (_, io::ErrorKind::InvalidInput) => Errno::EINVAL,
        _ => Errno::EIO,
    }
}

/// Converts the bytes of a path.
fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(OsStr::new(String::from_utf8_lossy(bytes).as_ref()));
}
