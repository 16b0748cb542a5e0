//! Diagnostics of one input, ready to be shown: lines and columns are already computed, so neither the text
//! nor a file is needed any longer. `diag` does the rendering.

use std::fmt;
use std::ops::Deref;

use draig_diag::{Diagnostic, Diagnostics, LineColumn, Source, Style, render_text};

/// Diagnostics of one input, with their positions, and the name of the input.
///
/// [`Display`](fmt::Display) shows each as `llvm-as` would (`file:line:col: error: message`, the
/// source line, a caret), then notes and help.
#[derive(Clone, Debug, Default)]
pub struct Report {
    name: String,
    diagnostics: Diagnostics,
    /// Position and text of each diagnostic that was kept.
    shown: Vec<Shown>,
}

/// Position of a diagnostic and its rendered text, which replace the input.
#[derive(Clone, Debug)]
struct Shown {
    place: Option<LineColumn>,
    rendered: Box<str>,
}

impl Report {
    /// Computes the position and text of each diagnostic.
    #[must_use]
    pub fn new(diagnostics: Diagnostics, source: &Source<'_>) -> Report {
        let show = |diagnostic: &Diagnostic| Shown {
            place: diagnostic.span.map(|span| source.lines().line_column(span.start())),
            rendered: render_text(diagnostic, source, Style::PLAIN).into(),
        };
        Report { name: source.name().to_owned(), shown: diagnostics.iter().map(show).collect(), diagnostics }
    }

    /// Returns the name of the input.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Iterates over the diagnostics that were kept, the first error in front.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = PlacedDiagnostic<'_>> {
        let all = self.diagnostics.iter().zip(&self.shown);
        all.map(|(diagnostic, shown)| PlacedDiagnostic { diagnostic, shown })
    }

    /// Returns the first diagnostic; `None` if there are none.
    #[must_use]
    pub fn first(&self) -> Option<PlacedDiagnostic<'_>> {
        self.iter().next()
    }

    /// Returns the number of diagnostics that were kept, at most [`Diagnostics::LIMIT`].
    #[must_use]
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Returns whether there are no diagnostics.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// Returns the diagnostics as plain data, for rendering in another style or as JSON.
    #[must_use]
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|diagnostic| diagnostic.fmt(f))?;
        match self.diagnostics.dropped() {
            0 => Ok(()),
            more => writeln!(f, "{}: and {more} more", self.name),
        }
    }
}

/// One diagnostic with its position. [`Display`](fmt::Display) shows it completely, ending in a newline.
#[derive(Clone, Copy, Debug)]
pub struct PlacedDiagnostic<'a> {
    diagnostic: &'a Diagnostic,
    shown: &'a Shown,
}

impl<'a> PlacedDiagnostic<'a> {
    /// Returns the message, in LLVM's words.
    #[must_use]
    pub fn message(self) -> &'a str {
        &self.diagnostic.message
    }

    /// Returns the line, counted from 1; `None` without a position.
    #[must_use]
    pub fn line(self) -> Option<u32> {
        self.shown.place.map(|place| place.line)
    }

    /// Returns the column, counted from 1 in bytes; `None` without a position.
    #[must_use]
    pub fn column(self) -> Option<u32> {
        self.shown.place.map(|place| place.column)
    }

    /// Returns the diagnostic as plain data.
    #[must_use]
    pub fn diagnostic(self) -> &'a Diagnostic {
        self.diagnostic
    }
}

impl fmt::Display for PlacedDiagnostic<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown.rendered)
    }
}

/// Errors of a refused input: at least one, the one that LLVM reports first.
///
/// It is one word in size and dereferences to its [`Report`].
///
/// [`Debug`](fmt::Debug) shows the same as [`Display`](fmt::Display), because Rust prints that when `main`
/// returns an error.
#[derive(Clone)]
pub struct Errors(Box<Report>);

impl Errors {
    /// Returns the errors of `source`.
    pub(crate) fn new(diagnostics: Diagnostics, source: &Source<'_>) -> Errors {
        let diagnostics = explain_byte_order_mark(diagnostics, source);
        Errors(Box::new(Report::new(diagnostics, source)))
    }
}

/// Adds help to the error for a byte order mark. LLVM refuses it like any unexpected byte, but it is
/// invisible, so the help names it.
fn explain_byte_order_mark(diagnostics: Diagnostics, source: &Source<'_>) -> Diagnostics {
    let at_start = |one: &Diagnostic| one.span.is_some_and(|span| span.start() == 0);
    if !source.text().starts_with(b"\xEF\xBB\xBF") || !diagnostics.iter().any(at_start) {
        return diagnostics;
    }
    let mut explained = Diagnostics::new();
    for one in &diagnostics {
        let help = "the text begins with a byte order mark (EF BB BF), which LLVM does not read";
        explained.push(if at_start(one) { one.clone().with_help(help) } else { one.clone() });
    }
    explained
}

impl Deref for Errors {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.0
    }
}

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Errors {}
