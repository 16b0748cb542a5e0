//! Source lines for reports: those of the module, and those of the source files in its debug information, if
//! they exist.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use draig::interp::report::{SourcePlace, Sources};
use draig_diag::{Source, Span};

use crate::demangle;
use crate::input::Input;
use crate::reading::open_again;

/// Maximum size of source files to show.
const MAX_SOURCE_BYTES: u64 = 16 << 20;

/// Available texts.
pub(super) struct Texts<'a> {
    module: &'a Source<'a>,
    /// Directory of the module, which may contain its source.
    folder: PathBuf,
    files: RefCell<HashMap<(String, String), Option<String>>>,
}

impl<'a> Texts<'a> {
    /// Returns the texts of a module read from `path`.
    pub(super) fn new(module: &'a Source<'a>, path: &OsStr) -> Texts<'a> {
        let folder = Path::new(path).parent().map(Path::to_path_buf).unwrap_or_default();
        Texts { module, folder, files: RefCell::default() }
    }

    fn read(&self, place: &SourcePlace) -> Option<String> {
        let file = Path::new(&place.file);
        let candidates = [Path::new(&place.directory).join(file), self.folder.join(file), file.to_path_buf()];
        // the module may name anything: a device, a pipe, an endless generated file
        let open = |path: &PathBuf| {
            open_again(path).ok().filter(|file| file.metadata().is_ok_and(|data| data.len() <= MAX_SOURCE_BYTES))
        };
        let input = Input::of_regular(place.file.clone(), candidates.iter().find_map(open)?).ok()?;
        input.read(|bytes| String::from_utf8_lossy(bytes).into_owned()).ok()
    }
}

impl Sources for Texts<'_> {
    fn source_line(&self, place: &SourcePlace) -> Option<String> {
        let mut files = self.files.borrow_mut();
        let key = (place.directory.clone(), place.file.clone());
        let text = files.entry(key).or_insert_with(|| self.read(place)).as_deref()?;
        let number = usize::try_from(place.line).ok()?.checked_sub(1)?;
        text.lines().nth(number).map(str::to_owned)
    }

    fn module_line(&self, offset: u32) -> Option<(String, u32, u32, String)> {
        let at = self.module.lines().line_column(offset);
        let text = self.module.text();
        let start = offset.saturating_sub(at.column.saturating_sub(1));
        let rest = Span::new(start, u32::MAX).slice(text);
        let line = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
        Some((self.module.name().to_owned(), at.line, at.column, String::from_utf8_lossy(line).into_owned()))
    }

    fn demangled(&self, report: &str) -> BTreeMap<String, String> {
        demangle::names_in(report)
    }
}
