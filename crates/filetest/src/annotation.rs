//! Reading, comparing and writing the `; error: MESSAGE` comments.

use std::fmt;

use draig_diag::{Diagnostic, Severity, Source};

/// A diagnostic or annotation of one line.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Remark {
    /// 1-based; 0 for a remark without a position.
    pub(crate) line: u32,
    pub(crate) severity: Severity,
    /// 1-based byte; an annotation without one matches any.
    pub(crate) column: Option<u32>,
    pub(crate) message: String,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.severity.as_str();
        match (self.line, self.column) {
            (0, _) => write!(f, "{word}@file: {}", self.message),
            (_, Some(column)) => write!(f, "{word}@{column}: {}", self.message),
            (_, None) => write!(f, "{word}: {}", self.message),
        }
    }
}

impl Remark {
    /// Whether a reported remark satisfies this annotation.
    pub(crate) fn is_met_by(&self, reported: &Remark) -> bool {
        self.line == reported.line
            && self.severity == reported.severity
            && self.message == reported.message
            && (self.column.is_none() || self.column == reported.column)
    }

    /// Converts a diagnostic to a remark. Line breaks in its message become spaces.
    pub(crate) fn of(diagnostic: &Diagnostic, source: &Source<'_>) -> Remark {
        let message = diagnostic.message.replace('\n', " ").trim().to_owned();
        let severity = diagnostic.severity;
        let Some(span) = diagnostic.span else {
            return Remark { line: 0, severity, column: None, message };
        };
        let at = source.lines().line_column(span.start());
        let is_end = span.start() as usize >= source.text().len();
        // The empty line after the last newline cannot be annotated, so its neighbour is.
        let after_last = is_end && source.text().ends_with(b"\n");
        let line = if after_last { at.line.saturating_sub(1).max(1) } else { at.line };
        Remark { line, severity, column: Some(at.column), message }
    }
}

const SEVERITIES: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

/// Returns all annotations of a text, in order.
pub(crate) fn read(text: &str) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for (line, number) in text.lines().zip(1u32..) {
        let (_, annotations) = split(line);
        remarks.extend(annotations.into_iter().map(|a| a.remark(number)));
    }
    remarks
}

/// Returns the text with its annotations replaced by `remarks`, each on the line it concerns.
pub(crate) fn rewrite(text: &str, remarks: &[Remark]) -> String {
    let mut out = String::with_capacity(text.len());
    for (line, number) in text.split_inclusive('\n').zip(1u32..) {
        let (line, newline) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
        let (code, annotations) = split(line);
        out.push_str(if annotations.is_empty() { line } else { code.trim_end() });
        for remark in remarks.iter().filter(|r| r.line == number || (r.line == 0 && number == 1)) {
            if !out.is_empty() && !out.ends_with('\n') {
                out.push(' ');
            }
            out.push_str(&format!("; {remark}"));
        }
        out.push_str(newline);
    }
    out
}

/// One annotation as written.
struct Annotation {
    severity: Severity,
    /// Number of lines up that it points.
    up: u32,
    column: Option<u32>,
    without_place: bool,
    message: String,
}

impl Annotation {
    fn remark(self, line: u32) -> Remark {
        let line = if self.without_place { 0 } else { line.saturating_sub(self.up).max(1) };
        Remark { line, severity: self.severity, column: self.column, message: self.message }
    }
}

/// Splits a line into its code and the annotations that follow it.
fn split(line: &str) -> (&str, Vec<Annotation>) {
    // The starts of annotations, with the part of each before its message.
    let mut starts: Vec<(usize, usize, Annotation)> = Vec::new();
    for (at, _) in line.match_indices(';') {
        if let Some((message_at, annotation)) = head(&line[at..]) {
            starts.push((at, at + message_at, annotation));
        }
    }
    let code = starts.first().map_or(line, |(at, ..)| &line[..*at]);
    let ends: Vec<usize> = starts.iter().skip(1).map(|(at, ..)| *at).chain([line.len()]).collect();
    let annotations = starts.into_iter().zip(ends).map(|((_, message_at, annotation), end)| {
        let message = line[message_at..end].trim().to_owned();
        Annotation { message, ..annotation }
    });
    (code, annotations.collect())
}

/// Reads `; error^@7:` at the start of `text`; returns the position of the message.
fn head(text: &str) -> Option<(usize, Annotation)> {
    let rest = text.strip_prefix(';')?.trim_start_matches(' ');
    let (severity, rest) = SEVERITIES.iter().find_map(|s| Some((*s, rest.strip_prefix(s.as_str())?)))?;
    let after_carets = rest.trim_start_matches('^');
    let up = u32::try_from(rest.len() - after_carets.len()).ok()?;
    let (place, _) = after_carets.split_once(':')?;
    let (column, without_place) = match place.strip_prefix('@') {
        None if place.is_empty() => (None, false),
        None => return None,
        Some("file") => (None, true),
        Some(column) => (Some(column.parse().ok()?), false),
    };
    let message_at = text.len() - after_carets.len() + place.len() + 1;
    let message = String::new();
    Some((message_at, Annotation { severity, up, column, without_place, message }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<(u32, String)> {
        read(text).iter().map(|r| (r.line, r.to_string())).collect()
    }

    #[test]
    fn annotations_are_read_where_they_stand() {
        let text = "ret void ; error: one ;error@7: two; and more\n\
                    ; plain comment: error: none\n\
                    ; warning^^@3: up\n; error@file: anywhere\n; errors: no\n; error@x: no\n";
        assert_eq!(
            shown(text),
            [
                (1, "error: one".to_owned()),
                (1, "error@7: two; and more".to_owned()),
                (1, "warning@3: up".to_owned()),
                (0, "error@file: anywhere".to_owned()),
            ]
        );
    }

    #[test]
    fn rewriting_keeps_lines_and_other_comments() {
        let text = "a ; keep\nb   ; error: old\n\nc";
        let remark = |line, column| Remark { line, severity: Severity::Error, column, message: "new".into() };
        let new = [remark(1, Some(2)), remark(3, None), remark(4, Some(1)), remark(0, None)];
        let rewritten = rewrite(text, &new);
        assert_eq!(rewritten, "a ; keep ; error@2: new ; error@file: new\nb\n; error: new\nc ; error@1: new");
        let back = read(&rewritten);
        assert!(new.iter().all(|r| back.contains(r)));
        assert_eq!(back.len(), new.len());
    }

    #[test]
    fn the_end_of_the_file_belongs_to_the_last_line() {
        let text = b"a\nb\n";
        let source = Source::new("a.ll", text);
        let at_end = Diagnostic::error("T", "x").at(draig_diag::Span::point(4));
        assert_eq!(Remark::of(&at_end, &source).line, 2);
        assert_eq!(Remark::of(&at_end, &source).column, Some(1));
    }
}
