//! Lines of source files from which instructions are.

use std::collections::HashMap;
use std::ffi::OsStr;

use draig::Module;
use draig::ir::{Global, Inst};

use crate::sources::SourceFiles;

/// A line of a source file: the number of the file, and that of the line, from 1.
pub(super) type Line = (usize, u32);

/// Source files of a module.
pub(super) struct Lines<'m> {
    module: &'m Module,
    files: SourceFiles,
    /// Directory and name of each file.
    names: Vec<(String, String)>,
    numbers: HashMap<(String, String), usize>,
}

impl<'m> Lines<'m> {
    /// Returns the lines of a module that was read from a path.
    pub(super) fn new(module: &'m Module, path: &OsStr) -> Lines<'m> {
        Lines { module, files: SourceFiles::new(path), names: Vec::new(), numbers: HashMap::new() }
    }

    /// Returns the line of an instruction, if debug information says it.
    pub(super) fn of(&mut self, function: Global, inst: Inst) -> Option<Line> {
        let place = self.module.function_ref(function)?.inst(inst)?.debug_loc()?;
        let line = Some(place.line()).filter(|&line| line > 0)?;
        let file = place.file()?;
        let text = |field: &str| String::from_utf8_lossy(file.string(field).unwrap_or_default()).into_owned();
        let key = (text("directory"), text("filename"));
        let names = &mut self.names;
        let number = *self.numbers.entry(key).or_insert_with_key(|key| {
            names.push(key.clone());
            names.len() - 1
        });
        Some((number, line))
    }

    /// Returns the names of the files that were met, by number.
    pub(super) fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.names.iter().map(|(_, name)| name.as_str())
    }

    /// Returns the text of a file, if it exists.
    pub(super) fn text(&self, file: usize) -> Option<std::rc::Rc<str>> {
        let (directory, name) = self.names.get(file)?;
        self.files.text(directory, name)
    }

    /// Returns a line with its file and number, for people.
    pub(super) fn shown(&self, (file, line): Line) -> String {
        let Some((directory, name)) = self.names.get(file) else { return String::new() };
        let text = self.files.line(directory, name, line).unwrap_or_default();
        format!("{name}:{line}: {}", text.trim()).trim_end().to_owned()
    }
}
