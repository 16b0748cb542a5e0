//! Folders that the program may reach, and the paths in them. Nothing outside is found, neither by
//! `..` nor by a symbolic link: a path is resolved as the system would, and what comes out must lie
//! in a folder that was granted.

#[cfg(unix)]
use std::ffi::OsStr;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use draig::interp::host::Errno;

/// A folder of `--dir`.
#[derive(Clone, Debug)]
struct Grant {
    /// Without links and `..`.
    folder: PathBuf,
    writable: bool,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Grants(Vec<Grant>);

impl Grants {
    /// Of the values of `--dir`.
    pub(super) fn new(values: &[OsString]) -> Result<Grants, (String, io::Error)> {
        let mut grants = Vec::new();
        for value in values {
            let bytes = value.as_encoded_bytes();
            let (path, writable) = match bytes.strip_suffix(b":rw") {
                Some(path) => (path, true),
                None => (bytes.strip_suffix(b":ro").unwrap_or(bytes), false),
            };
            let path = path_of(path);
            let folder = fs::canonicalize(&path).and_then(|folder| match folder.is_dir() {
                true => Ok(folder),
                false => Err(io::Error::from(io::ErrorKind::NotADirectory)),
            });
            let folder = folder.map_err(|error| (path.to_string_lossy().into_owned(), error))?;
            grants.push(Grant { folder, writable });
        }
        Ok(Grants(grants))
    }

    /// Where a path leads that must exist.
    pub(super) fn existing(&self, path: &[u8], write: bool) -> Result<PathBuf, Errno> {
        let path = named(path)?;
        let resolved = fs::canonicalize(&path).map_err(|error| self.hidden(&path, &error))?;
        self.allowed(resolved, write)
    }

    /// Where a path leads that may not exist yet, in a folder that must. Its last part is not followed
    /// if it is a link.
    pub(super) fn entry(&self, path: &[u8], write: bool) -> Result<PathBuf, Errno> {
        let path = named(path)?;
        let name = path.file_name().ok_or(Errno::EACCES)?;
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let folder = fs::canonicalize(folder).map_err(|error| self.hidden(folder, &error))?;
        self.allowed(folder.join(name), write)
    }

    /// Where a path leads that is created if it does not exist.
    pub(super) fn created(&self, path: &[u8]) -> Result<PathBuf, Errno> {
        let entry = self.entry(path, true)?;
        match fs::symlink_metadata(&entry) {
            // what a link points at must be allowed, too, and a link to nothing creates nothing
            Ok(metadata) if metadata.is_symlink() => self.existing(path, true),
            _ => Ok(entry),
        }
    }

    fn allowed(&self, path: PathBuf, write: bool) -> Result<PathBuf, Errno> {
        let granted = |grant: &&Grant| path.starts_with(&grant.folder) && (grant.writable || !write);
        if self.0.iter().any(|grant| granted(&grant)) { Ok(path) } else { Err(Errno::EACCES) }
    }

    /// The error for a path that could not be resolved: outside of the grants, whether something exists
    /// is not told.
    fn hidden(&self, path: &Path, error: &io::Error) -> Errno {
        let Ok(path) = std::path::absolute(path) else { return Errno::EACCES };
        let existing = path.ancestors().skip(1).find_map(|folder| fs::canonicalize(folder).ok());
        let inside = existing.is_some_and(|folder| self.0.iter().any(|grant| folder.starts_with(&grant.folder)));
        if inside { errno(error) } else { Errno::EACCES }
    }
}

/// What the system said.
pub(super) fn errno(error: &io::Error) -> Errno {
    error.raw_os_error().map_or(Errno::EIO, Errno)
}

/// A path by its bytes.
fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
}

fn named(path: &[u8]) -> Result<PathBuf, Errno> {
    match path {
        [] => Err(Errno::ENOENT),
        path if path.contains(&0) => Err(Errno::EINVAL),
        path => Ok(path_of(path)),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn nothing_outside_is_reached() {
        let root = std::env::temp_dir().join(format!("draig-grants-{}", std::process::id()));
        let inside = root.join("in");
        fs::create_dir_all(inside.join("sub")).expect("folders");
        fs::write(root.join("secret"), "s").expect("a file");
        fs::write(inside.join("file"), "f").expect("a file");
        symlink(root.join("secret"), inside.join("out")).expect("a link");
        symlink(root.join("absent"), inside.join("dangling")).expect("a link");
        symlink("file", inside.join("ok")).expect("a link");
        let at = |name: &str| inside.join(name).as_os_str().as_encoded_bytes().to_vec();
        let grants = |suffix: &str| {
            let mut value = inside.clone().into_os_string();
            value.push(suffix);
            Grants::new(&[value]).expect("a grant")
        };
        let read = grants("");
        assert!(read.existing(&at("file"), false).is_ok());
        assert!(read.existing(&at("ok"), false).is_ok());
        assert!(read.existing(&at("sub/../file"), false).is_ok());
        assert_eq!(read.existing(&at("missing"), false), Err(Errno::ENOENT));
        assert_eq!(read.existing(&at("file"), true), Err(Errno::EACCES));
        assert_eq!(read.created(&at("new")), Err(Errno::EACCES));
        for outside in ["out", "../secret", "sub/../../secret", "../absent", "out/x"] {
            assert_eq!(read.existing(&at(outside), false), Err(Errno::EACCES), "{outside}");
        }
        let write = grants(":rw");
        assert!(write.created(&at("new")).is_ok());
        assert!(write.created(&at("ok")).is_ok());
        for outside in ["out", "dangling", "../new", "..", "sub/../../new"] {
            assert!(write.created(&at(outside)).is_err(), "{outside}");
        }
        assert!(Grants::new(&[root.join("secret").into_os_string()]).is_err());
        fs::remove_dir_all(&root).expect("removed");
    }
}
