//! Source lines for reports: those of the module, and those of the source files in its debug information, if
//! they exist.

use std::collections::BTreeMap;
use std::ffi::OsStr;

use draig::interp::report::{SourcePlace, Sources};
use draig_diag::{Source, Span};

use crate::demangle;
use crate::sources::SourceFiles;

/// Available texts.
pub(super) struct Texts<'a> {
    module: &'a Source<'a>,
    files: SourceFiles,
}

impl<'a> Texts<'a> {
    /// Returns the texts of a module read from `path`.
    pub(super) fn new(module: &'a Source<'a>, path: &OsStr) -> Texts<'a> {
        Texts { module, files: SourceFiles::new(path) }
    }
}

impl Sources for Texts<'_> {
    fn source_line(&self, place: &SourcePlace) -> Option<String> {
        self.files.line(&place.directory, &place.file, place.line)
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
