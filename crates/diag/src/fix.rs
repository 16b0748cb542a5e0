//! Machine-applicable fixes: edits of the input that resolve a diagnostic.

use crate::Span;

/// Confidence that a fix is what the author meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Certainty {
    /// One of several possible intentions, such as a similar name.
    Guess,
    /// The only plausible intention.
    Sure,
}

impl Certainty {
    /// Returns `sure` or `guess`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Certainty::Guess => "guess",
            Certainty::Sure => "sure",
        }
    }
}

/// A range of the input and its replacement. An empty span is an insertion point.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edit {
    /// The bytes to replace.
    pub span: Span,
    /// The replacement.
    pub replacement: String,
}

/// A change of the input that fixes an error. Since LLVM refuses the input, the fix cannot change its meaning.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fix {
    /// A description of the change, as a sentence without its period: "write `%count`".
    pub title: String,
    /// The confidence that it is what the author meant.
    pub certainty: Certainty,
    /// The edits, which do not overlap, in order of position.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// Creates a fix with a single edit that is one of several possibilities.
    #[must_use]
    pub fn guess(title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Fix {
        Fix::new(Certainty::Guess, title.into(), span, replacement.into())
    }

    /// Creates a fix with a single edit that is known to be right.
    #[must_use]
    pub fn sure(title: impl Into<String>, span: Span, replacement: impl Into<String>) -> Fix {
        Fix::new(Certainty::Sure, title.into(), span, replacement.into())
    }

    fn new(certainty: Certainty, title: String, span: Span, replacement: String) -> Fix {
        Fix { title, certainty, edits: vec![Edit { span, replacement }] }
    }

    /// Returns the text after the change; `None` if an edit is out of bounds or out of order.
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
