//! Diagnostics as JSON, for programs: one object per line, with keys in a fixed order.

use super::{Document, JsonObject as _};
use crate::{Certainty, Diagnostic, Fix, Severity, Source, Span, json_names, json_object};

json_names!(Severity by as_str: Note, Warning, Error);
json_names!(Certainty by as_str: Guess, Sure);

json_object! {
    /// An error, a warning or a note about an input.
    struct DiagnosticObject<'a> {
        /// Stable code, which `draig explain` explains.
        code: &'a str,
        /// Whether the input is refused (error), may not mean what its author intended (warning), or neither (note).
        severity: Severity,
        /// Message, in LLVM's words if LLVM has one.
        message: &'a str,
        /// Name of the input.
        file: &'a str,
        /// Place in the input; null if the input as a whole is meant.
        span: Option<SpanObject>,
        /// Further places, each with its own message.
        labels: Vec<LabelObject<'a>>,
        /// Explanations.
        notes: Vec<&'a str>,
        /// Advice.
        help: Vec<&'a str>,
        /// Edits of the input that fix the error, the likeliest first.
        fixes: Vec<FixObject<'a>>,
    }
}

json_object! {
    /// A range of bytes of an input.
    struct SpanObject {
        /// Offset of the first byte, from 0.
        start: u32,
        /// Offset after the last byte.
        end: u32,
        /// Line of the first byte, from 1.
        line: u32,
        /// Column of the first byte, from 1, in bytes.
        column: u32,
        /// Line of the end, from 1.
        end_line: u32,
        /// Column after the last byte, from 1, in bytes.
        end_column: u32,
    }
}

json_object! {
    /// A further place of a diagnostic.
    struct LabelObject<'a> {
        /// Message about the place.
        text: &'a str,
        /// The place.
        span: SpanObject,
    }
}

json_object! {
    /// A change of the input that fixes the error.
    struct FixObject<'a> {
        /// Description of the change.
        title: &'a str,
        /// Whether it is the only plausible intention (sure), or one of several (guess).
        certainty: Certainty,
        /// The edits, in order of position and disjoint.
        edits: Vec<EditObject<'a>>,
    }
}

json_object! {
    /// A range of the input and its replacement.
    struct EditObject<'a> {
        /// The bytes to replace; an empty range is an insertion point.
        span: SpanObject,
        /// The replacement.
        replacement: &'a str,
    }
}

/// Returns the JSON Schema of the lines that [`render_json`] returns.
#[must_use]
pub fn diagnostic_schema() -> String {
    let about = "Errors, warnings and notes on standard error with --json, one object per line.";
    Document::new("diagnostic", about).object::<DiagnosticObject<'_>>().to_string()
}

/// Renders one diagnostic as one line of JSON, ending in a newline.
///
/// [`diagnostic_schema`] describes its keys.
///
/// ```
/// use draig_diag::{Diagnostic, Source, Span, render_json};
///
/// let source = Source::new("f.ll", b"ret\n");
/// let fault = Diagnostic::error("P0101", "expected top-level entity").at(Span::new(0, 3));
/// assert_eq!(
///     render_json(&fault, &source),
///     concat!(
///         r#"{"code":"P0101","severity":"error","message":"expected top-level entity","#,
///         r#""file":"f.ll","span":{"start":0,"end":3,"line":1,"column":1,"#,
///         r#""end_line":1,"end_column":4},"labels":[],"notes":[],"help":[],"fixes":[]}"#,
///         "\n"
///     )
/// );
/// ```
#[must_use]
pub fn render_json(diagnostic: &Diagnostic, source: &Source<'_>) -> String {
    let span = |span| SpanObject::of(span, source);
    DiagnosticObject {
        code: diagnostic.code,
        severity: diagnostic.severity,
        message: &diagnostic.message,
        file: source.name(),
        span: diagnostic.span.map(span),
        labels: diagnostic.labels.iter().map(|one| LabelObject { text: &one.text, span: span(one.span) }).collect(),
        notes: diagnostic.notes.iter().map(String::as_str).collect(),
        help: diagnostic.help.iter().map(String::as_str).collect(),
        fixes: diagnostic.fixes.iter().map(|fix| FixObject::of(fix, source)).collect(),
    }
    .to_line()
}

impl SpanObject {
    fn of(span: Span, source: &Source<'_>) -> SpanObject {
        let (from, to) = source.lines().range(span);
        SpanObject {
            start: span.start(),
            end: span.end(),
            line: from.line,
            column: from.column,
            end_line: to.line,
            end_column: to.column,
        }
    }
}

impl<'a> FixObject<'a> {
    fn of(fix: &'a Fix, source: &Source<'_>) -> FixObject<'a> {
        let edits = fix
            .edits
            .iter()
            .map(|edit| EditObject { span: SpanObject::of(edit.span, source), replacement: &edit.replacement });
        FixObject { title: &fix.title, certainty: fix.certainty, edits: edits.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_one_object_for_any_text() {
        let source = Source::new("a \"b\".ll", b"x\ny");
        let d = Diagnostic::warning("T0001", "quote \" newline \n esc \x1b")
            .with_label(Span::new(2, 3), "here")
            .with_note("n\\")
            .with_help("h")
            .with_fix(Fix::sure("write `y`", Span::new(0, 1), "\"y\""));
        let line = render_json(&d, &source);
        assert_eq!(line.matches('\n').count(), 1);
        let back: serde_json::Value = serde_json::from_str(&line).expect("valid JSON");
        assert_eq!(back["message"], "quote \" newline \n esc \x1b");
        assert_eq!(back["span"], serde_json::Value::Null);
        assert_eq!(back["labels"][0]["span"]["line"], 2);
        assert_eq!(back["notes"][0], "n\\");
        assert_eq!(back["fixes"][0]["edits"][0]["replacement"], "\"y\"");
        assert_eq!(back["fixes"][0]["certainty"], "sure");
        assert_eq!(back["file"], "a \"b\".ll");
    }
}
