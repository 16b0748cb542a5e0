//! Source files that debug information names: their texts, if they exist.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use crate::input::Input;
use crate::reading::open_again;

/// Maximum size of source files to show.
const MAX_SOURCE_BYTES: u64 = 16 << 20;

/// Texts by directory and name; none of files that do not exist.
type Files = HashMap<(String, String), Option<Rc<str>>>;

/// Texts of source files, by directory and name.
pub(crate) struct SourceFiles {
    /// Directory of the module, which may contain its source.
    folder: PathBuf,
    files: RefCell<Files>,
}

impl SourceFiles {
    /// Returns the files of a module read from `path`.
    pub(crate) fn new(path: &OsStr) -> SourceFiles {
        let folder = Path::new(path).parent().map(Path::to_path_buf).unwrap_or_default();
        SourceFiles { folder, files: RefCell::default() }
    }

    /// Returns the text of a file, with the directory that debug information gives.
    pub(crate) fn text(&self, directory: &str, file: &str) -> Option<Rc<str>> {
        let mut files = self.files.borrow_mut();
        let key = (directory.to_owned(), file.to_owned());
        files.entry(key).or_insert_with(|| self.read(directory, file)).clone()
    }

    /// Returns a line of a file; lines are counted from 1.
    pub(crate) fn line(&self, directory: &str, file: &str, line: u32) -> Option<String> {
        let number = usize::try_from(line).ok()?.checked_sub(1)?;
        self.text(directory, file)?.lines().nth(number).map(str::to_owned)
    }

    fn read(&self, directory: &str, name: &str) -> Option<Rc<str>> {
        let file = Path::new(name);
        let candidates = [Path::new(directory).join(file), self.folder.join(file), file.to_path_buf()];
        // the module may name anything: a device, a pipe, an endless generated file
        let open = |path: &PathBuf| {
            open_again(path).ok().filter(|file| file.metadata().is_ok_and(|data| data.len() <= MAX_SOURCE_BYTES))
        };
        let input = Input::of_regular(name.to_owned(), candidates.iter().find_map(open)?).ok()?;
        input.read(|bytes| Rc::from(String::from_utf8_lossy(bytes))).ok()
    }
}
