//! Ways out that a program can take: edits of the input that mend what a diagnostic is about.

use crate::Span;

/// Whether a fix is known to be what was meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Certainty {
    /// One of several things that may have been meant, such as a name that is near.
    Guess,
    /// The text can only mean this: nothing else that the author could have meant is near.
    Sure,
}

impl Certainty {
    /// `sure` or `guess`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Certainty::Guess => "guess",
            Certainty::Sure => "sure",
        }
    }
}

/// A part of the input, and the text to be put there. An empty span is a place to insert at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edit {
    /// The bytes that are replaced.
    pub span: Span,
    /// The text that replaces them.
    pub replacement: String,
}

/// A change of the input that mends a fault. The fault is one that LLVM refuses, so no meaning is lost that there was.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fix {
    /// The change in words, as a sentence without its full stop: "write `%count`".
    pub title: String,
    /// Whether it is known to be what was meant.
    pub certainty: Certainty,
    /// The edits, in order of place and apart from each other.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// A fix of one edit that is one of several possible.
    #[must_use]
    pub fn guess(title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Fix {
        Fix::new(Certainty::Guess, title.into(), span, replacement.into())
    }

    /// A fix of one edit that is known to be meant.
    #[must_use]
    pub fn sure(title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Fix {
        Fix::new(Certainty::Sure, title.into(), span, replacement.into())
    }

    fn new(certainty: Certainty, title: String, span: Span, replacement: String) -> Fix {
        Fix { title, certainty, edits: vec![Edit { span, replacement }] }
    }

    /// The text after the change; `None` if an edit is not within the text, or before the one that precedes it.
    ///
    /// ```
    /// use draig_diag::{Fix, Span};
    ///
    /// let fix = Fix::sure("write `define`", Span::new(0, 6), "define");
    /// assert_eq!(fix.apply(b"defien void @f()").as_deref(), Some(&b"define void @f()"[..]));
    /// assert_eq!(fix.apply(b"short"), None);
    /// ```
    #[must_use]
    pub fn apply(&self, text: &[u8]) -> Option<Vec<u8>> {
        let mut out = Vec::with_capacity(text.len() + 16);
        let mut at = 0;
        for edit in &self.edits {
            out.extend_from_slice(text.get(at..edit.span.start() as usize)?);
            out.extend_from_slice(edit.replacement.as_bytes());
            at = edit.span.end() as usize;
        }
        out.extend_from_slice(text.get(at..)?);
        Some(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_made_in_order() {
        let two = Fix {
            title: "swap".into(),
            certainty: Certainty::Sure,
            edits: vec![
                Edit { span: Span::new(0, 1), replacement: "b".into() },
                Edit { span: Span::new(2, 2), replacement: "a".into() },
            ],
        };
        assert_eq!(two.apply(b"a ").as_deref(), Some(&b"b a"[..]));
        let backwards = Fix { edits: two.edits.into_iter().rev().collect(), ..Fix::sure("", Span::point(0), "") };
        assert_eq!(backwards.apply(b"a "), None);
    }
}
