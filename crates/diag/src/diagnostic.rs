//! Data of a diagnostic. Its appearance is left to the renderings.

use crate::{Fix, Span};

/// Severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Additional information; never affects success.
    Note,
    /// The input was read, but parts of it may not mean what its author intended.
    Warning,
    /// The input is refused.
    Error,
}

impl Severity {
    /// Returns the word that LLVM prints.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A further location of a diagnostic, and its message there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Label {
    /// The location.
    pub span: Span,
    /// The message, a phrase such as "first defined here".
    pub text: String,
}

/// A message about an input.
///
/// Deliberately large, since it is rare: as an error, it travels as `Box<Diagnostic>`, one word.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Diagnostic {
    /// Stable name of the kind of error, such as `P0001`; never reused for another.
    pub code: &'static str,
    /// The severity.
    pub severity: Severity,
    /// The message, byte for byte LLVM's if LLVM has one; a single line.
    pub message: String,
    /// The location. `None` for input without one, such as bitcode or a built module.
    pub span: Option<Span>,
    /// Further locations, in reading order.
    pub labels: Vec<Label>,
    /// Facts that LLVM does not report.
    pub notes: Vec<String>,
    /// Advice that LLVM does not give.
    pub help: Vec<String>,
    /// Edits of the input that fix the error, the likeliest first.
    pub fixes: Vec<Fix>,
}

impl Diagnostic {
    /// Creates a diagnostic without a location.
    #[must_use]
    pub fn new(severity: Severity, code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic {
            code,
            severity,
            message: message.into(),
            span: None,
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            fixes: Vec::new(),
        }
    }

    /// Creates an error without a location.
    #[must_use]
    pub fn error(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, message)
    }

    /// Creates a warning without a location.
    #[must_use]
    pub fn warning(code: &'static str, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, message)
    }

    /// Sets the location: the printed line and column are those of the span's start.
    #[must_use]
    pub fn at(mut self, span: Span) -> Diagnostic {
        self.span = Some(span);
        self
    }

    /// Adds a further location.
    #[must_use]
    pub fn with_label(mut self, span: Span, text: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn with_note(mut self, text: impl Into<String>) -> Diagnostic {
        self.notes.push(text.into());
        self
    }

    /// Adds advice.
    #[must_use]
    pub fn with_help(mut self, text: impl Into<String>) -> Diagnostic {
        self.help.push(text.into());
        self
    }

    /// Adds a fix.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix) -> Diagnostic {
        self.fixes.push(fix);
        self
    }
}

/// Whether `words` match `pattern`, where each `{}` stands for any text, including none, as in the tables of
/// messages.
///
/// ```
/// use draig_diag::is_case_of;
///
/// assert!(is_case_of("use of undefined value '%x'", "use of undefined value '%{}'"));
/// assert!(!is_case_of("use of undefined value", "use of undefined value '%{}'"));
/// ```
#[must_use]
pub fn is_case_of(words: &str, pattern: &str) -> bool {
    let Some((first, rest)) = pattern.split_once("{}") else { return words == pattern };
    let Some(mut words) = words.strip_prefix(first) else { return false };
    let mut parts = rest.split("{}").peekable();
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return words.ends_with(part);
        }
        let Some(at) = words.find(part) else { return false };
        words = &words[at + part.len()..];
    }
    true
}

/// Diagnostics about one input, in the order in which they were reported.
///
/// The reporting code determines the order: the first error is the one that LLVM would report, which is not
/// always the topmost one in the file. Keeps [`Diagnostics::LIMIT`] of them and counts the rest, to bound the
/// memory for hostile input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Diagnostics {
    items: Vec<Diagnostic>,
    errors: usize,
    dropped: usize,
}

impl Diagnostics {
    /// Largest number of diagnostics that are kept for one input.
    pub const LIMIT: usize = 10_000;

    /// Creates an empty list.
    #[must_use]
    pub fn new() -> Diagnostics {
        Diagnostics::default()
    }

    /// Appends a diagnostic. Past the limit it is counted and dropped.
    pub fn push(&mut self, diagnostic: impl Into<Box<Diagnostic>>) {
        let diagnostic: Box<Diagnostic> = diagnostic.into();
        self.errors += usize::from(diagnostic.severity == Severity::Error);
        if self.items.len() < Diagnostics::LIMIT {
            self.items.push(*diagnostic);
        } else {
            self.dropped += 1;
        }
    }

    /// Appends all of `other`. Joins the results of parallel work in source order.
    pub fn append(&mut self, other: Diagnostics) {
        let room = Diagnostics::LIMIT - self.items.len();
        self.errors += other.errors;
        self.dropped += other.dropped + other.items.len().saturating_sub(room);
        self.items.extend(other.items.into_iter().take(room));
    }

    /// Returns the kept diagnostics.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.items.iter()
    }

    /// Returns mutable access to the kept diagnostics.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Diagnostic> {
        self.items.iter_mut()
    }

    /// Removes the diagnostics for which `follows`, called in order, reports that they only follow from others.
    #[must_use]
    pub fn without(self, mut follows: impl FnMut(&Diagnostic) -> bool) -> Diagnostics {
        let mut kept = Diagnostics { dropped: self.dropped, errors: self.errors, ..Diagnostics::default() };
        for one in self.items {
            if follows(&one) {
                kept.errors -= usize::from(one.severity == Severity::Error);
            } else {
                kept.items.push(one);
            }
        }
        kept
    }

    /// Returns the first error.
    #[must_use]
    pub fn first_error(&self) -> Option<&Diagnostic> {
        self.items.iter().find(|d| d.severity == Severity::Error)
    }

    /// Whether there is any error, kept or not.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Number of errors, kept or not.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Number of diagnostics that were counted but not kept.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// Number of kept diagnostics.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are no diagnostics.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_the_first_added() {
        let mut all = Diagnostics::new();
        all.push(Diagnostic::warning("W", "odd"));
        all.push(Diagnostic::error("B", "late").at(Span::point(9)));
        all.push(Box::new(Diagnostic::error("A", "early").at(Span::point(1))));
        assert_eq!(all.first_error().map(|d| d.code), Some("B"));
        assert_eq!((all.len(), all.error_count(), all.dropped()), (3, 2, 0));
    }

    #[test]
    fn the_rest_is_counted() {
        let mut all = Diagnostics::new();
        for _ in 0..Diagnostics::LIMIT - 1 {
            all.push(Diagnostic::error("A", "again"));
        }
        let mut more = Diagnostics::new();
        more.push(Diagnostic::error("A", "again"));
        more.push(Diagnostic::error("A", "again"));
        all.append(more);
        all.push(Diagnostic::error("A", "again"));
        assert_eq!((all.len(), all.dropped()), (Diagnostics::LIMIT, 2));
        assert_eq!(all.error_count(), Diagnostics::LIMIT + 2);
    }

    #[test]
    fn words_match_patterns() {
        assert!(is_case_of("a 'b' c", "a '{}' c"));
        assert!(is_case_of("a '' c", "a '{}' c"));
        assert!(!is_case_of("a 'b' cd", "a '{}' c"));
        assert!(is_case_of("'x' of 'y'", "'{}' of '{}'"));
        assert!(!is_case_of("'x", "'{}'"));
        assert!(is_case_of("x y", "{} y"));
    }
}
