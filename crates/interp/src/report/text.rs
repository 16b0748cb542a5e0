//! Text rendering: the message, the source line, the instruction and its values, the history, the calls.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use draig_diag::Style;

use super::{EventKind, Frame, Place, Race, Report, SourcePlace};

/// Provider of source texts, since this crate opens no files.
pub trait Sources {
    /// Returns a line of the program's source, if it is available.
    fn source_line(&self, place: &SourcePlace) -> Option<String>;
    /// Returns the line of the module's text that contains this byte, as file name, line and column from 1,
    /// and its text.
    fn module_line(&self, offset: u32) -> Option<(String, u32, u32, String)>;
    /// Returns the mangled names in a report, each with the name in the source that it stands for.
    fn demangled(&self, _report: &str) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}

/// A provider without any texts.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSources;

impl Sources for NoSources {
    fn source_line(&self, _place: &SourcePlace) -> Option<String> {
        None
    }

    fn module_line(&self, _offset: u32) -> Option<(String, u32, u32, String)> {
        None
    }
}

impl Report {
    /// Renders the report, ending in a newline. The first line is `error: undefined behaviour: WHAT [UBnnn]`.
    #[must_use]
    pub fn render_text(&self, sources: &dyn Sources, style: Style) -> String {
        let mut text = Text { out: String::new(), sources, style };
        let error = text.paint(RED, "error:");
        let headline = text.paint(BOLD, &escape_controls(&self.headline()));
        let _ = writeln!(text.out, "{error} {headline}");
        if let Some(place) = &self.place {
            text.place(place);
        }
        text.list("where", self.values.iter().map(|(name, value)| format!("{name} = {value}")));
        for event in &self.events {
            text.event(event.kind, &event.text, event.place.as_ref());
        }
        for thread in &self.threads {
            text.list("thread", std::iter::once(format!("{} waits for {}", thread.number, thread.waits)));
            let frames: Vec<String> = thread.stack.iter().map(|frame| text.frame(frame)).collect();
            text.list("stack", shortened(&frames).into_iter());
        }
        if self.threads.is_empty() && (self.stack.len() > 1 || self.place.is_none()) {
            let frames: Vec<String> = self.stack.iter().map(|frame| text.frame(frame)).collect();
            text.list("stack", shortened(&frames).into_iter());
        }
        text.list("help", self.helps().into_iter());
        if self.rule.is_none() {
            text.list("code", std::iter::once(self.code().to_owned()));
        }
        let names = sources.demangled(&text.out);
        text.list("name", names.iter().map(|(name, source)| format!("{name} is {source}")));
        text.out
    }
}

impl Race {
    /// Renders the race as a warning, ending in a newline.
    #[must_use]
    pub fn render_text(&self, sources: &dyn Sources, style: Style) -> String {
        let mut text = Text { out: String::new(), sources, style };
        let warning = text.paint(YELLOW, "warning:");
        let headline = text.paint(BOLD, &escape_controls(&format!("data race: {}", self.message)));
        let _ = writeln!(text.out, "{warning} {headline}");
        for side in &self.sides {
            let words = format!("{} by thread {}", side.access, side.thread);
            text.event(EventKind::Note, &words, side.place.as_ref());
        }
        let names = sources.demangled(&text.out);
        text.list("name", names.iter().map(|(name, source)| format!("{name} is {source}")));
        text.out
    }
}

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;31m";
const YELLOW: &str = "\x1b[1;33m";
const CYAN: &str = "\x1b[1;36m";
const GREEN: &str = "\x1b[1;32m";

/// Maximum number of columns shown of a source line.
const WIDTH: usize = 160;

struct Text<'a> {
    out: String,
    sources: &'a dyn Sources,
    style: Style,
}

impl Text<'_> {
    /// Writes the innermost place of the source with its line, then the instruction.
    fn place(&mut self, place: &Place) {
        let in_module = place.offset.and_then(|offset| self.sources.module_line(offset));
        let ir = in_module.as_ref().map(|(name, line, ..)| format!("{name}:{line}"));
        match place.source.iter().find(|source| source.line != 0) {
            Some(source) => {
                let at = self.paint(BOLD, &source_name(source));
                let _ = writeln!(self.out, "{at}: in {}", escape_controls(&source.function));
                if let Some(line) = self.sources.source_line(source) {
                    self.snippet(&line, source.column);
                }
                let ir = ir.map(|ir| ir + ", ").unwrap_or_default();
                let words = format!("{ir}{}, {}: {}", place.function, place.block, place.instruction);
                self.list("IR", std::iter::once(words));
            }
            None => match in_module {
                Some((name, line, column, text)) => {
                    let at = self.paint(BOLD, &format!("{name}:{line}:{column}"));
                    let _ = writeln!(
                        self.out,
                        "{at}: in {}, {}",
                        escape_controls(&place.function),
                        escape_controls(&place.block)
                    );
                    self.snippet(&text, column);
                }
                None => {
                    let words = format!("{}, {}: {}", place.function, place.block, place.instruction);
                    self.list("IR", std::iter::once(words));
                }
            },
        }
    }

    fn snippet(&mut self, line: &str, column: u32) {
        let column = (column as usize).max(1) - 1;
        let before: String = String::from_utf8_lossy(&line.as_bytes()[..column.min(line.len())]).into_owned();
        // Of a long line, show the part around the place.
        let skipped = before.chars().count().saturating_sub(WIDTH / 2);
        let shown: String = line.chars().skip(skipped).take(WIDTH).map(printable).collect();
        let caret: String = before.chars().skip(skipped).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let mark = self.paint(GREEN, "^");
        let _ = writeln!(self.out, "  {}", shown.trim_end());
        let _ = writeln!(self.out, "  {caret}{mark}");
    }

    fn event(&mut self, kind: EventKind, text: &str, place: Option<&Place>) {
        let word = match kind {
            EventKind::Allocated | EventKind::Freed | EventKind::Written => "memory",
            EventKind::Born | EventKind::Carried => "value",
            EventKind::Note => "note",
        };
        let mut words = text.to_owned();
        if let Some(place) = place {
            let in_module = place.offset.and_then(|offset| self.sources.module_line(offset));
            let source = place.source.iter().find(|source| source.line != 0);
            let at = match (source, in_module) {
                (Some(source), _) => format!("{} in {}", source_name(source), source.function),
                (None, Some((name, line, column, _))) => format!("{name}:{line}:{column} in {}", place.function),
                (None, None) => format!("in {}", place.function),
            };
            let _ = write!(words, ": {at}: {}", place.instruction);
        }
        self.list(word, std::iter::once(words));
    }

    fn frame(&self, frame: &Frame) -> String {
        let inlined = if frame.inlined { ", inlined" } else { "" };
        let at = match (&frame.source, frame.offset.and_then(|offset| self.sources.module_line(offset))) {
            (Some(source), _) => format!(" at {}", source_name(source)),
            (None, Some((name, line, column, _))) => format!(" at {name}:{line}:{column}"),
            (None, None) => String::new(),
        };
        format!("{}{at}{inlined}", frame.function)
    }

    /// Writes `  = WORD: ` and the lines below each other; nothing if there are none.
    fn list(&mut self, word: &str, lines: impl Iterator<Item = String>) {
        let indent = " ".repeat(word.len() + 6);
        for (number, line) in lines.enumerate() {
            let line = escape_controls(&line).into_owned();
            if number == 0 {
                let word = self.paint(CYAN, word);
                let _ = writeln!(self.out, "  = {word}: {line}");
            } else {
                let _ = writeln!(self.out, "{indent}{line}");
            }
        }
    }

    fn paint(&self, color: &str, text: &str) -> String {
        if self.style.color { format!("{color}{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Collapses repeated sequences of lines, such as the calls of a recursion.
fn shortened(lines: &[String]) -> Vec<String> {
    const MAX_EQUAL: usize = 3;
    let mut out = Vec::new();
    for same in lines.chunk_by(|a, b| a == b) {
        match same.len() {
            count if count > MAX_EQUAL => {
                out.push(same[0].clone());
                out.push(format!("… {} times the same", count - 1));
            }
            _ => out.extend_from_slice(same),
        }
    }
    out
}

/// Formats a place as `file.c:3:7`, without the parts that the compiler did not give.
pub(super) fn source_name(source: &SourcePlace) -> String {
    let file = if source.file.is_empty() { "<unknown>" } else { &source.file };
    match (source.line, source.column) {
        (0, _) => file.to_owned(),
        (line, 0) => format!("{file}:{line}"),
        (line, column) => format!("{file}:{line}:{column}"),
    }
}

/// Escapes control characters, so that the text cannot steer a terminal.
fn escape_controls(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        Cow::Owned(text.chars().map(printable).collect())
    } else {
        Cow::Borrowed(text)
    }
}

fn printable(c: char) -> char {
    if c.is_control() && c != '\t' { char::REPLACEMENT_CHARACTER } else { c }
}
