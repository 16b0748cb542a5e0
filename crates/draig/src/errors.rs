//! What was said about one input, ready to be shown: diagnostics with their places already
//! counted, so that neither the text nor a file has to stay at hand. Rendering is `diag`'s.

use std::fmt;
use std::ops::Deref;

use draig_diag::{Diagnostic, Diagnostics, LineColumn, Source, Style, render_text};

/// Diagnostics of one input with its name and their places.
///
/// [`Display`](fmt::Display) shows each as `llvm-as` would (`file:line:col: error: message`, the
/// source line, a caret), then notes and help.
#[derive(Clone, Debug, Default)]
pub struct Report {
    name: String,
    diagnostics: Diagnostics,
    /// For each diagnostic that was kept.
    shown: Vec<Shown>,
}

/// What showing a diagnostic needs of the text.
#[derive(Clone, Debug)]
struct Shown {
    place: Option<LineColumn>,
    rendered: Box<str>,
}

impl Report {
    /// Places and renders what was said about `source`.
    #[must_use]
    pub fn new(diagnostics: Diagnostics, source: &Source<'_>) -> Report {
        let show = |diagnostic: &Diagnostic| Shown {
            place: diagnostic.span.map(|span| source.lines().line_column(span.start())),
            rendered: render_text(diagnostic, source, Style::PLAIN).into(),
        };
        Report { name: source.name().to_owned(), shown: diagnostics.iter().map(show).collect(), diagnostics }
    }

    /// The name of the input.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All that were kept, the first error in front.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Said<'_>> {
        let all = self.diagnostics.iter().zip(&self.shown);
        all.map(|(diagnostic, shown)| Said { diagnostic, shown })
    }

    /// The first one.
    #[must_use]
    pub fn first(&self) -> Option<Said<'_>> {
        self.iter().next()
    }

    /// How many were kept; [`Diagnostics::LIMIT`] at most.
    #[must_use]
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether nothing was said.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// The diagnostics as plain data, to render them in another style or as JSON.
    #[must_use]
    pub fn diagnostics(&self) -> &Diagnostics {
        &self.diagnostics
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|said| said.fmt(f))?;
        match self.diagnostics.dropped() {
            0 => Ok(()),
            more => writeln!(f, "{}: and {more} more", self.name),
        }
    }
}

/// One diagnostic with its place. [`Display`](fmt::Display) shows it whole, ending in a newline.
#[derive(Clone, Copy, Debug)]
pub struct Said<'a> {
    diagnostic: &'a Diagnostic,
    shown: &'a Shown,
}

impl<'a> Said<'a> {
    /// The message, as LLVM words it.
    #[must_use]
    pub fn message(self) -> &'a str {
        &self.diagnostic.message
    }

    /// The line, counted from 1; `None` where there is no place.
    #[must_use]
    pub fn line(self) -> Option<u32> {
        self.shown.place.map(|place| place.line)
    }

    /// The column, counted from 1 in bytes; `None` where there is no place.
    #[must_use]
    pub fn column(self) -> Option<u32> {
        self.shown.place.map(|place| place.column)
    }

    /// The diagnostic as plain data.
    #[must_use]
    pub fn diagnostic(self) -> &'a Diagnostic {
        self.diagnostic
    }
}

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown.rendered)
    }
}

/// Why an input was refused: at least one error, the one that LLVM reports in front.
///
/// One word; everything else is in the [`Report`] that it derefs to.
///
/// [`Debug`](fmt::Debug) shows the same as [`Display`](fmt::Display), because that is what Rust
/// prints when `main` returns an error.
#[derive(Clone)]
pub struct Errors(Box<Report>);

impl Errors {
    /// The errors of `source`.
    pub(crate) fn new(diagnostics: Diagnostics, source: &Source<'_>) -> Errors {
        let diagnostics = explain_byte_order_mark(diagnostics, source);
        Errors(Box::new(Report::new(diagnostics, source)))
    }
}

/// LLVM refuses a byte order mark as it does any byte that begins nothing. Nobody sees it, so it is
/// named.
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
