//! JSON rendering for programs: one object per line, with keys in a fixed order.

use crate::{Diagnostic, Fix, Source, Span};

/// Renders one diagnostic as one line of JSON, ending in a newline.
///
/// Keys: `code`, `severity` (`error`, `warning`, `note`), `message`, `file`, `span` (null or an object),
/// `labels` (each with `text` and `span`), `notes`, `help`, `fixes` (each with `title`, `certainty`, which is
/// `sure` or `guess`, and `edits`, each with `span` and `replacement`, in order of position). A span has
/// `start` and `end`, byte offsets from 0, and `line`, `column`, `end_line`, `end_column`, counted from 1,
/// with columns in bytes; its end is exclusive.
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
    let labels = diagnostic.labels.iter().map(|label| {
        let text = string(&label.text);
        format!("{{\"text\":{text},\"span\":{}}}", span_object(label.span, source))
    });
    format!(
        "{{\"code\":{},\"severity\":\"{}\",\"message\":{},\"file\":{},\"span\":{},\
         \"labels\":{},\"notes\":{},\"help\":{},\"fixes\":{}}}\n",
        string(diagnostic.code),
        diagnostic.severity.as_str(),
        string(&diagnostic.message),
        string(source.name()),
        diagnostic.span.map_or_else(|| "null".to_owned(), |s| span_object(s, source)),
        array(labels),
        array(diagnostic.notes.iter().map(|n| string(n))),
        array(diagnostic.help.iter().map(|h| string(h))),
        array(diagnostic.fixes.iter().map(|fix| fix_object(fix, source))),
    )
}

fn fix_object(fix: &Fix, source: &Source<'_>) -> String {
    let edits = fix.edits.iter().map(|edit| {
        let span = span_object(edit.span, source);
        format!("{{\"span\":{span},\"replacement\":{}}}", string(&edit.replacement))
    });
    let (title, certainty) = (string(&fix.title), fix.certainty.as_str());
    format!("{{\"title\":{title},\"certainty\":\"{certainty}\",\"edits\":{}}}", array(edits))
}

fn span_object(span: Span, source: &Source<'_>) -> String {
    let (from, to) = source.lines().range(span);
    format!(
        "{{\"start\":{},\"end\":{},\"line\":{},\"column\":{},\"end_line\":{},\"end_column\":{}}}",
        span.start(),
        span.end(),
        from.line,
        from.column,
        to.line,
        to.column,
    )
}

fn string(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

fn array(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    format!("[{}]", items.join(","))
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
