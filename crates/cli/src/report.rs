//! Standard error: diagnostics for people or programs, and the reason for which a command failed. `diag`
//! formats the diagnostics.

use std::collections::BTreeSet;
use std::io::{self, Write as _};
use std::sync::Mutex;

use clap::ValueEnum;
use draig_diag::{Diagnostic, Diagnostics, Severity, Source, Style, render_json, render_text};

/// Format of errors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ErrorFormat {
    #[default]
    Human,
    Json,
}

/// Reason for a command to end early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was refused, and the errors were reported.
    Refused,
    /// The reader of the output has closed it.
    BrokenPipe,
    /// Another error, about a file.
    File {
        /// Name given by the user.
        name: String,
        diagnostic: Box<Diagnostic>,
    },
}

impl Failure {
    /// Returns an error of the operating system about a file; `doing` is LLVM's "Could not open input file"
    /// or the like.
    pub(crate) fn system(name: &str, code: &'static str, doing: &str, error: &io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        // std adds " (os error 2)", which LLVM's messages do not have
        let text = error.to_string();
        let text = text.split(" (os error").next().unwrap_or_default();
        Failure::about(name, Diagnostic::error(code, format!("{doing}: {text}")))
    }

    /// Returns a failure about a file as a whole.
    pub(crate) fn about(name: &str, diagnostic: impl Into<Box<Diagnostic>>) -> Failure {
        // an empty path is not standard input, which is a source without a name
        let name = if name.is_empty() { "''" } else { name };
        Failure::File { name: name.to_owned(), diagnostic: diagnostic.into() }
    }
}

/// Maximum number of diagnostics shown to people; programs receive all.
const SHOWN: usize = 100;

/// Codes of the first error of each input, for the hint at the end: all commands report through the same standard error.
static REPORTED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Keeps a code for the hint at the end of the command.
fn remember(code: &'static str) {
    if let Ok(mut reported) = REPORTED.lock() {
        reported.insert(code);
    }
}

/// Prints to standard error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reporter {
    pub(crate) format: ErrorFormat,
    pub(crate) style: Style,
}

impl Reporter {
    /// Prints the diagnostics of one input.
    pub(crate) fn diagnostics(&self, all: &Diagnostics, source: &Source<'_>) {
        self.diagnostics_up_to(all, source, SHOWN);
    }

    /// Prints the diagnostics of one input, for people up to a maximum, followed by a note with the number of
    /// the others.
    pub(crate) fn diagnostics_up_to(&self, all: &Diagnostics, source: &Source<'_>, most: usize) {
        // The caller that limited the number has already reported the rest.
        let notes = all.iter().filter(|one| one.severity == Severity::Note).count();
        let shown = match self.format {
            ErrorFormat::Human => most.saturating_add(notes),
            ErrorFormat::Json => usize::MAX,
        };
        let mut stderr = io::BufWriter::new(io::stderr().lock());
        for diagnostic in all.iter().take(shown) {
            // there is no way to report that standard error is closed
            let _ = stderr.write_all(self.render(diagnostic, source).as_bytes());
        }
        let more = all.len().saturating_sub(shown) + all.dropped();
        if more > 0 {
            let rest = Diagnostic::new(Severity::Note, "R0003", format!("and {more} more"));
            let _ = stderr.write_all(self.render(&rest, source).as_bytes());
        }
        if let Some(error) = all.first_error() {
            remember(error.code);
        }
    }

    /// Prints how to learn more about the errors of all inputs, at the end of the command.
    pub(crate) fn hint(&self) {
        let Ok(reported) = REPORTED.lock() else { return };
        let codes: Vec<&str> = reported.iter().copied().collect();
        match codes.as_slice() {
            [] => {}
            [code] => self.summary(&format!("for more about this error, run `draig explain {code}`")),
            codes => self
                .summary(&format!("for more about an error, run `draig explain` with its code: {}", codes.join(" "))),
        }
    }

    /// Prints the reason for which the command failed, unless it was reported before.
    pub(crate) fn failure(&self, failure: &Failure) {
        if let Failure::File { name, diagnostic } = failure {
            let source = Source::new(name, b"");
            let _ = io::stderr().write_all(self.render(diagnostic, &source).as_bytes());
            // Messages about files are self-explanatory.
            if diagnostic.severity == Severity::Error && !diagnostic.code.starts_with('F') {
                remember(diagnostic.code);
            }
        }
    }

    /// Prints a summary line for people; programs count for themselves.
    pub(crate) fn summary(&self, text: &str) {
        if self.format == ErrorFormat::Human {
            let _ = writeln!(io::stderr(), "{text}");
        }
    }

    fn render(&self, diagnostic: &Diagnostic, source: &Source<'_>) -> String {
        match self.format {
            ErrorFormat::Human => render_text(diagnostic, source, self.style),
            ErrorFormat::Json => render_json(diagnostic, source),
        }
    }
}
