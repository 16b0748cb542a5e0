//! Folders that the program may reach, and the paths in them.
//!
//! A grant is a handle of a folder, and a path is resolved within it as `openat2` with `RESOLVE_BENEATH`
//! resolves: neither `..` nor a symbolic link leads out, whatever happens to the folder meanwhile. Which
//! grant a path belongs to is read from its text alone, so that no answer depends on what lies outside.
//! Grants add up: where one lies in another, an operation is permitted if either permits it.

use std::ffi::{OsStr, OsString};
use std::path::{Component, Path, PathBuf};
use std::{env, fs, io};

use cap_std::ambient_authority;
use cap_std::fs::{Dir, Metadata, OpenOptions};
use draig::interp::host::{DirEntry, Errno, OpenFlags};

/// As on Linux.
const LONGEST_PATH: usize = 4096;
const ENAMETOOLONG: Errno = Errno(36);
/// What is neither a file nor a folder is not opened.
const ENXIO: Errno = Errno(6);
const ENOTDIR: Errno = Errno(20);
/// A granted folder is neither removed nor renamed.
const EBUSY: Errno = Errno(16);

/// A folder of `--dir`.
#[derive(Debug)]
struct Grant {
    folder: Dir,
    /// From the root, without links and `..`.
    path: Vec<OsString>,
    /// As it was given, from the root, if that is another path.
    alias: Option<Vec<OsString>>,
    writable: bool,
}

impl Grant {
    fn new(path: &Path, writable: bool, here: &Here) -> io::Result<Grant> {
        let folder = Dir::open_ambient_dir(path, ambient_authority())?;
        let real = components(&fs::canonicalize(path)?);
        // What comes before a `..` may be a link, which only the system can follow.
        let has_parents = path.components().any(|part| part == Component::ParentDir);
        let given = if has_parents { None } else { Some(components(&here.logical().join(path))) };
        Ok(Grant { folder, alias: given.filter(|given| *given != real), path: real, writable })
    }
}

/// The current folder, to which relative paths are relative.
#[derive(Debug, Default)]
struct Here {
    path: PathBuf,
    /// As the shell calls it, where that is another path: with the links that it went through.
    alias: Option<PathBuf>,
}

impl Here {
    fn new() -> io::Result<Here> {
        let path = env::current_dir()?;
        let named = env::var_os("PWD").map(PathBuf::from).filter(|named| named.is_absolute() && *named != path);
        let alias = named.filter(|named| fs::canonicalize(named).is_ok_and(|real| real == path));
        Ok(Here { path, alias })
    }

    fn logical(&self) -> &Path {
        self.alias.as_ref().unwrap_or(&self.path)
    }
}

/// All grants.
#[derive(Debug, Default)]
pub(super) struct Grants {
    grants: Vec<Grant>,
    here: Here,
}

/// What a path means to one grant.
struct Within<'a> {
    grant: &'a Grant,
    /// From the granted folder, which is `.` itself; it may lead out of it.
    path: PathBuf,
    end: Ending,
}

impl Within<'_> {
    /// The path as it was given: with a `/` at its end, what it names has to be a folder.
    fn whole(&self) -> PathBuf {
        match self.end {
            Ending::Name => self.path.clone(),
            Ending::Slash => self.path.join(""),
            Ending::Dot => self.path.join("."),
        }
    }

    /// The folder, if it may be written to.
    fn for_writing(&self) -> Result<&Dir, Errno> {
        if self.grant.writable { Ok(&self.grant.folder) } else { Err(Errno::EACCES) }
    }

    /// The folder, to remove or rename an entry of it, or to put one in its place that is a folder or not.
    fn entry(&self, is_folder: bool) -> Result<&Dir, Errno> {
        let folder = self.for_writing()?;
        match self.end {
            _ if self.path == Path::new(".") => Err(EBUSY),
            Ending::Dot => Err(Errno::EINVAL),
            Ending::Slash if !is_folder => Err(ENOTDIR),
            _ => Ok(folder),
        }
    }

    /// What the path names itself, if that is a link.
    fn link_metadata(&self) -> Result<Metadata, Errno> {
        self.grant.folder.symlink_metadata(&self.path).map_err(|error| errno(&error))
    }
}

impl Grants {
    /// Of the values of `--dir`; or the one that cannot be granted, and why.
    pub(super) fn new(values: &[OsString]) -> Result<Grants, (String, io::Error)> {
        if values.is_empty() {
            return Ok(Grants::default());
        }
        let here = Here::new().map_err(|error| (".".to_owned(), error))?;
        let mut grants = Vec::new();
        for value in values {
            let bytes = value.as_encoded_bytes();
            let (path, writable) = match bytes.strip_suffix(b":rw") {
                Some(path) => (path, true),
                None => (bytes.strip_suffix(b":ro").unwrap_or(bytes), false),
            };
            let path = path_of(path);
            let grant = Grant::new(&path, writable, &here);
            grants.push(grant.map_err(|error| (path.to_string_lossy().into_owned(), error))?);
        }
        Ok(Grants { grants, here })
    }

    /// Opens a file, or a folder. Nothing else is opened: a FIFO waits for its other end, and opening a
    /// device may do something.
    pub(super) fn open(&self, path: &[u8], flags: OpenFlags) -> Result<fs::File, Errno> {
        let writes = flags.write || flags.append || flags.truncate || flags.create;
        let mut options = OpenOptions::new();
        options.read(flags.read).write(flags.write).append(flags.append);
        options.truncate(flags.truncate).create(flags.create).create_new(flags.create && flags.exclusive);
        never_wait(&mut options);
        self.first(path, |within| {
            let path = within.whole();
            match within.grant.folder.metadata(&path) {
                Ok(there) => openable(&there)?,
                Err(_) if flags.create => {}
                Err(error) => return Err(errno(&error)),
            }
            let folder = if writes { within.for_writing()? } else { &within.grant.folder };
            let file = folder.open_with(&path, &options).map_err(|error| errno(&error))?;
            // It may be another one than was asked about.
            openable(&file.metadata().map_err(|error| errno(&error))?)?;
            Ok(file.into_std())
        })
    }

    /// What there is at a path, links followed.
    pub(super) fn metadata(&self, path: &[u8]) -> Result<Metadata, Errno> {
        self.first(path, |within| within.grant.folder.metadata(within.whole()).map_err(|error| errno(&error)))
    }

    /// Whether a path names a link itself; with a `/` at its end it does not.
    pub(super) fn is_link(&self, path: &[u8]) -> Result<bool, Errno> {
        self.first(path, |within| match within.end {
            Ending::Name => Ok(within.link_metadata()?.is_symlink()),
            Ending::Slash | Ending::Dot => Ok(false),
        })
    }

    /// What lies in a folder.
    pub(super) fn entries(&self, path: &[u8]) -> Result<Vec<DirEntry>, Errno> {
        self.first(path, |within| {
            let mut entries = Vec::new();
            for entry in within.grant.folder.read_dir(within.whole()).map_err(|error| errno(&error))? {
                let entry = entry.map_err(|error| errno(&error))?;
                let directory = entry.file_type().is_ok_and(|kind| kind.is_dir());
                entries.push(DirEntry { name: entry.file_name().into_encoded_bytes(), directory });
            }
            Ok(entries)
        })
    }

    /// Sets the permission bits of a file or a folder, links followed.
    pub(super) fn set_mode(&self, path: &[u8], mode: u32) -> Result<(), Errno> {
        #[cfg(unix)]
        return self.first(path, |within| {
            use cap_std::fs::PermissionsExt as _;
            let permissions = cap_std::fs::Permissions::from_mode(mode);
            within.for_writing()?.set_permissions(within.whole(), permissions).map_err(|error| errno(&error))
        });
        #[cfg(not(unix))]
        return self.first(path, |_| if mode == 0 { Err(Errno::EINVAL) } else { Err(Errno::EACCES) });
    }

    /// Removes a file, a link or an empty folder.
    pub(super) fn remove(&self, path: &[u8]) -> Result<(), Errno> {
        self.first(path, |within| {
            let is_folder = within.link_metadata()?.is_dir();
            let folder = within.entry(is_folder)?;
            let removed = if is_folder { folder.remove_dir(&within.path) } else { folder.remove_file(&within.path) };
            removed.map_err(|error| errno(&error))
        })
    }

    /// Renames a file or a folder, also from one grant to another.
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

    /// Makes a folder.
    pub(super) fn make_dir(&self, path: &[u8]) -> Result<(), Errno> {
        self.first(path, |within| {
            let folder = within.for_writing()?;
            folder.create_dir(within.whole()).map_err(|error| errno(&error))
        })
    }

    /// What the first grant says that permits it, the innermost first; if none does, the first that says
    /// more than that.
    fn first<T>(&self, path: &[u8], mut operation: impl FnMut(&Within<'_>) -> Result<T, Errno>) -> Result<T, Errno> {
        let mut refused = Errno::EACCES;
        for within in self.within(path)? {
            match operation(&within) {
                Err(errno) if refused == Errno::EACCES => refused = errno,
                Err(_) => {}
                done => return done,
            }
        }
        Err(refused)
    }

    /// The grants that a path goes through, the last first.
    ///
    /// Above a grant nothing is followed: a `..` is taken as text where what it leaves is known to be no
    /// link, and a name that leads to no grant ends the walk.
    fn within(&self, path: &[u8]) -> Result<Vec<Within<'_>>, Errno> {
        let end = Ending::of(path);
        let path = match path {
            [] => return Err(Errno::ENOENT),
            path if path.len() > LONGEST_PATH => return Err(ENAMETOOLONG),
            path if path.contains(&0) => return Err(Errno::EINVAL),
            path => self.here.path.join(path_of(path)),
        };
        let here = components(&self.here.path);
        let names = || self.grants.iter().flat_map(|grant| [Some(&grant.path), grant.alias.as_ref()]).flatten();
        let reals = || self.grants.iter().map(|grant| &grant.path).chain([&here]);
        let mut found: Vec<Within<'_>> = Vec::new();
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
            if !names().chain([&here]).any(|name| name.starts_with(&stack)) {
                break;
            }
            for grant in &self.grants {
                if grant.path == stack || grant.alias.as_ref() == Some(&stack) {
                    // Where the path comes to it again, what was in between is of no account.
                    found.retain(|before| !std::ptr::eq(before.grant, grant));
                    found.push(Within { grant, path: relative(rest.as_path()), end });
                }
            }
        }
        found.reverse();
        Ok(found)
    }
}

/// How a path ends, which `Path::components` does not tell.
#[derive(Clone, Copy)]
enum Ending {
    Name,
    /// It has to be that of a folder.
    Slash,
    /// It is that of a folder, and no entry that could be made or removed.
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

/// What is left of a path after a grant.
fn relative(rest: &Path) -> PathBuf {
    let path: PathBuf = rest.components().filter(|part| *part != Component::RootDir).collect();
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

/// The names of an absolute path.
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

/// Has opening end at once, also if a FIFO has taken the place of a file.
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

/// What the system said, or the library that resolves paths.
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

/// A path by its bytes.
fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(OsStr::new(String::from_utf8_lossy(bytes).as_ref()));
}
