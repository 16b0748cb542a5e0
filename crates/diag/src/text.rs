//! Text rendering for people: LLVM's line, the source line, the caret, then the rest.
//!
//! The layout after the first line is LLVM's too (source line with tabs at every eighth column, caret below
//! it), so libraries for framed snippets do not fit. The caller determines whether the output is a terminal.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::{Diagnostic, Severity, Source, Span};

/// Style of the text rendering.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// Whether to use ANSI colors.
    pub color: bool,
}

impl Style {
    /// Plain text.
    pub const PLAIN: Style = Style { color: false };
    /// ANSI colors.
    pub const COLOR: Style = Style { color: true };
}

/// Value of the `--color` option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColorChoice {
    /// Use color if the output is a terminal and `NO_COLOR` is not set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    /// Returns the style, depending on whether the output is a terminal and whether the environment variable
    /// `NO_COLOR` is present and not empty (<https://no-color.org>).
    #[must_use]
    pub const fn style(self, is_terminal: bool, no_color: bool) -> Style {
        let color = match self {
            ColorChoice::Auto => is_terminal && !no_color,
            ColorChoice::Always => true,
            ColorChoice::Never => false,
        };
        Style { color }
    }
}

/// Renders one diagnostic, ending in a newline.
///
/// Labels follow as notes with their own locations, then notes, help and the code. Bytes that are not UTF-8
/// are shown as `U+FFFD`; lines that are too long for a screen are cut around the caret. The line for the
/// code is omitted for notes.
#[must_use]
pub fn render_text(diagnostic: &Diagnostic, source: &Source<'_>, style: Style) -> String {
    let mut out = String::new();
    entry(&mut out, source, style, diagnostic.severity, &diagnostic.message, diagnostic.span);
    for label in &diagnostic.labels {
        entry(&mut out, source, style, Severity::Note, &label.text, Some(label.span));
    }
    let notes = diagnostic.notes.iter().map(|note| ("note", note));
    let helps = diagnostic.help.iter().chain(diagnostic.fixes.iter().map(|fix| &fix.title)).map(|help| ("help", help));
    // A note belongs to the preceding diagnostic.
    let code = (diagnostic.severity != Severity::Note).then(|| diagnostic.code.to_owned());
    for (word, line) in notes.chain(helps).chain(code.iter().map(|code| ("code", code))) {
        let body = escape_controls(line).replace('\n', "\n          ");
        let _ = writeln!(out, "  = {}: {body}", paint(style, BOLD, word));
    }
    out
}

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;31m";
const MAGENTA: &str = "\x1b[1;35m";
const CYAN: &str = "\x1b[1;36m";
const GREEN: &str = "\x1b[1;32m";

/// Number of bytes of a line shown on either side of the location. Two screen widths together.
const REACH: usize = 100;

/// LLVM prints a tab as spaces up to the next multiple of this.
const TAB: usize = 8;

/// Writes one message with its location, source line and caret.
fn entry(out: &mut String, source: &Source<'_>, style: Style, severity: Severity, message: &str, span: Option<Span>) {
    let mut place = escape_controls(source.name()).into_owned();
    if let Some(span) = span {
        let at = source.lines().line_column(span.start());
        let _ = write!(place, ":{}:{}", at.line, at.column);
    }
    let color = match severity {
        Severity::Error => RED,
        Severity::Warning => MAGENTA,
        Severity::Note => CYAN,
    };
    let word = format!("{}:", severity.as_str());
    let _ = writeln!(
        out,
        "{} {} {}",
        paint(style, BOLD, &format!("{place}:")),
        paint(style, color, &word),
        paint(style, BOLD, &escape_controls(message)),
    );
    if let Some(span) = span {
        snippet(out, source, style, span);
    }
}

/// Writes the source line and the caret below it.
fn snippet(out: &mut String, source: &Source<'_>, style: Style, span: Span) {
    let window = source.line_around(span.start(), REACH);
    let at = (span.start() as usize).min(source.text().len()) - window.start;
    let mut line = Expanded::default();
    if window.cut_before {
        line.push('…');
    }
    line.push_bytes(&window.bytes[..at]);
    let caret = line.column;
    let underlined = (span.len() as usize).min(window.bytes.len() - at);
    line.push_bytes(&window.bytes[at..at + underlined]);
    let width = (line.column - caret).max(1);
    line.push_bytes(&window.bytes[at + underlined..]);
    if window.cut_after {
        line.push('…');
    }
    let marker = format!("^{}", "~".repeat(width - 1));
    let _ = writeln!(out, "{}", line.text);
    let _ = writeln!(out, "{}{}", " ".repeat(caret), paint(style, GREEN, &marker));
}

/// Text as displayed on a screen, and its width in columns.
#[derive(Default)]
struct Expanded {
    text: String,
    column: usize,
}

impl Expanded {
    fn push(&mut self, c: char) {
        self.text.push(c);
        self.column += 1;
    }

    fn push_bytes(&mut self, bytes: &[u8]) {
        for c in String::from_utf8_lossy(bytes).chars() {
            match c {
                '\t' => {
                    let spaces = TAB - self.column % TAB;
                    self.text.extend(std::iter::repeat_n(' ', spaces));
                    self.column += spaces;
                }
                // a control character would move the caret's column or change the terminal's state
                c if c.is_control() => self.push(char::REPLACEMENT_CHARACTER),
                c => self.push(c),
            }
        }
    }
}

/// Removes characters that control a terminal from message text. Other characters remain, including other
/// control characters, because names in LLVM's messages contain them (`\01_foo`).
fn escape_controls(text: &str) -> Cow<'_, str> {
    let steers = |c: char| matches!(c, '\x1b' | '\r' | '\x08' | '\u{80}'..='\u{9f}');
    if text.contains(steers) { Cow::Owned(text.replace(steers, "\u{fffd}")) } else { Cow::Borrowed(text) }
}

fn paint<'a>(style: Style, color: &str, text: &'a str) -> Cow<'a, str> {
    if style.color { Cow::Owned(format!("{color}{text}\x1b[0m")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &[u8], span: Span) -> String {
        let source = Source::new("a.ll", text);
        render_text(&Diagnostic::error("T0001", "no").at(span), &source, Style::PLAIN)
    }

    #[test]
    fn tabs_stand_where_llvm_puts_them() {
        // as llvm-as 22 prints this very input
        let text = b"\tdefine i32 @f() {\n\tret\t%x i32 foo\n";
        assert_eq!(
            show(text, Span::point(27)),
            "a.ll:2:9: error: no\n        ret     %x i32 foo\n                   ^\n  = code: T0001\n"
        );
    }

    #[test]
    fn a_point_at_the_end_has_an_empty_line() {
        assert_eq!(show(b"define\n", Span::point(7)), "a.ll:2:1: error: no\n\n^\n  = code: T0001\n");
        assert_eq!(show(b"define", Span::point(6)), "a.ll:1:7: error: no\ndefine\n      ^\n  = code: T0001\n");
        assert_eq!(show(b"", Span::new(3, 9)), "a.ll:1:1: error: no\n\n^\n  = code: T0001\n");
    }

    #[test]
    fn carets_count_characters_and_stay_on_the_line() {
        let text = "é\u{1b}%x\nnext".as_bytes();
        assert_eq!(show(text, Span::new(3, 99)), "a.ll:1:4: error: no\né\u{fffd}%x\n  ^~\n  = code: T0001\n");
        assert_eq!(show(b"\xff%x", Span::new(1, 3)), "a.ll:1:2: error: no\n\u{fffd}%x\n ^~\n  = code: T0001\n");
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let mut text = vec![b'a'; 5_000_000];
        text[4_000_000] = b'!';
        let shown = show(&text, Span::new(4_000_000, 4_000_001));
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "a.ll:1:4000001: error: no");
        assert_eq!(lines[1].chars().count(), 2 * REACH + 2);
        assert_eq!(lines[1].chars().position(|c| c == '!'), lines[2].find('^'));
        assert!(lines[1].starts_with('…') && lines[1].ends_with('…'));
    }

    #[test]
    fn labels_notes_and_help_follow() {
        let source = Source::new("", b"@a = global i32 0\n@a = global i32 1\n");
        let d = Diagnostic::error("P0002", "redefinition of global '@a'")
            .at(Span::new(18, 20))
            .with_label(Span::new(0, 2), "first defined here")
            .with_note("two\nlines")
            .with_help("rename one of them");
        assert_eq!(
            render_text(&d, &source, Style::PLAIN),
            "<stdin>:2:1: error: redefinition of global '@a'
@a = global i32 1
^~
<stdin>:1:1: note: first defined here
@a = global i32 0
^~
  = note: two
          lines
  = help: rename one of them
  = code: P0002
"
        );
    }

    #[test]
    fn without_a_place_only_the_name_is_printed() {
        let source = Source::new("a.bc", b"BC");
        let d = Diagnostic::error("B0001", "file too small");
        assert_eq!(render_text(&d, &source, Style::PLAIN), "a.bc: error: file too small\n  = code: B0001\n");
    }

    #[test]
    fn colour_is_the_callers_choice() {
        let source = Source::new("a.ll", b"x");
        let d = Diagnostic::error("T0001", "no").at(Span::point(0));
        let colored = render_text(&d, &source, Style::COLOR);
        assert!(colored.starts_with("\x1b[1ma.ll:1:1:\x1b[0m \x1b[1;31merror:\x1b[0m"));
        assert_eq!(ColorChoice::Auto.style(true, false), Style::COLOR);
        assert_eq!(ColorChoice::Auto.style(true, true), Style::PLAIN);
        assert_eq!(ColorChoice::Auto.style(false, false), Style::PLAIN);
        assert_eq!(ColorChoice::Always.style(false, true), Style::COLOR);
        assert_eq!(ColorChoice::Never.style(true, false), Style::PLAIN);
    }

    #[test]
    fn messages_cannot_steer_a_terminal() {
        let source = Source::new("a.ll", b"x");
        let d = Diagnostic::error("T0001", "use of '@\x01a\x1b[2J'");
        let shown = render_text(&d, &source, Style::PLAIN);
        assert_eq!(shown, "a.ll: error: use of '@\x01a\u{fffd}[2J'\n  = code: T0001\n");
    }
}
