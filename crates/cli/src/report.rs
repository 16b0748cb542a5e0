//! What goes to standard error: diagnostics, as people or programs read them, and why a command
//! failed. How a diagnostic looks is left to `diag`.

use std::io::{self, Write as _};

use clap::ValueEnum;
use draig_diag::{Diagnostic, Diagnostics, Severity, Source, Style, render_json, render_text};

/// `--error-format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ErrorFormat {
    #[default]
    Human,
    Json,
}

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is refused, and it was said why.
    Refused,
    /// The reader of our output is gone.
    BrokenPipe,
    /// Something else, about a file.
    File {
        /// As the user wrote it.
        name: String,
        diagnostic: Box<Diagnostic>,
    },
}

impl Failure {
    /// What the system says of a file: `doing` is LLVM's "Could not open input file" or the like.
    pub(crate) fn system(name: &str, code: &'static str, doing: &str, error: &io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::BrokenPipe;
        }
        // std adds " (os error 2)", which LLVM does not
        let text = error.to_string();
        let text = text.split(" (os error").next().unwrap_or_default();
        Failure::about(name, Diagnostic::error(code, format!("{doing}: {text}")))
    }

    /// A failure that is about a file and no place in it.
    pub(crate) fn about(name: &str, diagnostic: impl Into<Box<Diagnostic>>) -> Failure {
        // a source without a name is standard input, which an empty path is not
        let name = if name.is_empty() { "''" } else { name };
        Failure::File { name: name.to_owned(), diagnostic: diagnostic.into() }
    }
}

/// How many diagnostics people are shown; programs get all.
const SHOWN: usize = 100;

/// Prints to standard error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reporter {
    pub(crate) format: ErrorFormat,
    pub(crate) style: Style,
}

impl Reporter {
    /// Prints diagnostics of one input.
    pub(crate) fn diagnostics(&self, all: &Diagnostics, source: &Source<'_>) {
        self.diagnostics_up_to(all, source, SHOWN);
    }

    /// Prints diagnostics of one input, for people so many, and a note of how many more there are.
    pub(crate) fn diagnostics_up_to(&self, all: &Diagnostics, source: &Source<'_>, most: usize) {
        // What is counted out already was said by whoever counted.
        let notes = all.iter().filter(|one| one.severity == Severity::Note).count();
        let shown = match self.format {
            ErrorFormat::Human => most.saturating_add(notes),
            ErrorFormat::Json => usize::MAX,
        };
        let mut stderr = io::BufWriter::new(io::stderr().lock());
        for diagnostic in all.iter().take(shown) {
            // nobody is left to tell that standard error is closed
            let _ = stderr.write_all(self.render(diagnostic, source).as_bytes());
        }
        let more = all.len().saturating_sub(shown) + all.dropped();
        if more > 0 {
            let rest = Diagnostic::new(Severity::Note, "R0003", format!("and {more} more"));
            let _ = stderr.write_all(self.render(&rest, source).as_bytes());
        }
    }

    /// Prints why the command failed, if that was not said before.
    pub(crate) fn failure(&self, failure: &Failure) {
        if let Failure::File { name, diagnostic } = failure {
            let source = Source::new(name, b"");
            let _ = io::stderr().write_all(self.render(diagnostic, &source).as_bytes());
        }
    }

    /// Prints a last line for people; programs count for themselves.
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
