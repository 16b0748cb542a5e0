//! `draig compile --emit html`: one page with three columns (source, IR, assembly), which highlights what belongs
//! together. The page refers to no other file.

use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::fmt::Write as _;

use draig::codegen::{CodePlace, Image};
use draig::ir::{Global, Inst};
use draig::target::Triple;
use draig::{Module, Printer};
use draig_listing::{Comments, Options, assembly_text};

use super::lines::{Line, Lines};
use crate::args::compile::Compile;

const STYLE: &str = include_str!("page/style.css");
const SCRIPT: &str = include_str!("page/script.js");

/// Begins the comments by which lines of assembly are found; no text of an instruction has the character.
const MARK: char = '\u{1}';

/// Colours of lines that follow each other differ by this angle on the circle of hues.
const STEP: usize = 137;

/// A page while it is written.
struct Page<'m> {
    module: &'m Module,
    lines: Lines<'m>,
    /// Numbers of instructions that have code.
    numbers: HashMap<(Global, Inst), usize>,
    /// Lines of these instructions.
    sources: Vec<Option<Line>>,
    /// Numbers of the lines that have code, in the order of the source, which give colours.
    ranks: BTreeMap<Line, usize>,
}

/// Returns the page of a module and its image.
pub(super) fn page(
    module: &Module,
    path: &OsStr,
    image: &Image,
    triple: &Triple,
    places: &[CodePlace],
    args: &Compile,
) -> String {
    let mut page = Page {
        module,
        lines: Lines::new(module, path),
        numbers: HashMap::new(),
        sources: Vec::new(),
        ranks: BTreeMap::new(),
    };
    let mut comments = Comments::new();
    for place in places {
        let next = page.numbers.len();
        let number = *page.numbers.entry((place.function, place.inst)).or_insert(next);
        if number == next {
            page.sources.push(page.lines.of(place.function, place.inst));
        }
        comments.entry((place.section, place.offset)).or_default().push(format!("{MARK}{number}"));
    }
    page.ranks = page.sources.iter().flatten().map(|&line| (line, 0)).collect();
    for (rank, (_, number)) in page.ranks.iter_mut().enumerate() {
        *number = rank;
    }
    let listing = assembly_text(image, triple, &Options { intel: args.intel, comments });
    let title = escaped(&path.to_string_lossy());
    let target = escaped(&String::from_utf8_lossy(triple.as_bytes()));
    let (source, ir, assembly) = (page.source(), page.ir(), page.assembly(&listing));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<header>\
         <b>{title}</b> for {target}. Lines that belong together light up; a click keeps them, and scrolls the other \
         columns.</header>\n<main>\n<section id=\"source\"><h2>Source</h2>\n{source}</section>\n<section \
         id=\"ir\"><h2>IR</h2>\n{ir}</section>\n<section id=\"assembly\"><h2>Assembly</h2>\n{assembly}</section>\n</main>\
         \n<script>\n{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

/// Returns text as HTML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Control characters are not allowed in HTML.
            '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

impl Page<'_> {
    /// Writes a line of a column, with the instruction and the line of the source to which it belongs.
    fn line(&self, out: &mut String, text: &str, inst: Option<usize>, line: Option<Line>) {
        out.push_str("<div");
        if let Some(inst) = inst {
            let _ = write!(out, " data-i=\"{inst}\"");
        }
        if let Some((file, number)) = line {
            let _ = write!(out, " data-s=\"{file}-{number}\"");
            if let Some(rank) = self.ranks.get(&(file, number)) {
                let _ = write!(out, " style=\"--hue:{}\"", rank * STEP % 360);
            }
        }
        let _ = writeln!(out, ">{}</div>", escaped(text));
    }

    fn source(&self) -> String {
        let mut out = String::new();
        let count = self.lines.names().len();
        for (file, name) in self.lines.names().enumerate() {
            let _ = writeln!(out, "<h3>{}</h3>", escaped(name));
            let Some(text) = self.lines.text(file) else {
                let _ = writeln!(out, "<p>This file is not there.</p>");
                for &(_, line) in self.ranks.range((file, 0)..=(file, u32::MAX)).map(|(line, _)| line) {
                    self.line(&mut out, &format!("line {line}"), None, Some((file, line)));
                }
                continue;
            };
            out.push_str("<div class=\"code\">\n");
            for (line, number) in text.lines().zip(1..) {
                let place = Some((file, number)).filter(|place| self.ranks.contains_key(place));
                self.line(&mut out, &format!("{number:>4}  {line}"), None, place);
            }
            out.push_str("</div>\n");
        }
        if count == 0 {
            out.push_str("<p>There is no debug information: <code>clang -g</code> writes it.</p>\n");
        }
        out
    }

    /// Writes the functions that have code.
    fn ir(&self) -> String {
        let printer = Printer::new(self.module);
        let mut out = String::new();
        for &function in self.module.functions() {
            let Some(body) = self.module.body(function) else { continue };
            let text = printer.global(function).to_string();
            let mut lines = text.lines();
            out.push_str("<div class=\"code\">\n");
            for inst in body.insts() {
                let own = printer.inst(function, inst).to_string();
                let first = own.lines().next().unwrap_or_default();
                let number = self.numbers.get(&(function, inst)).copied();
                let place = number.and_then(|number| self.sources[number]);
                for line in lines.by_ref() {
                    let is_own = line.trim() == first.trim();
                    if !is_own {
                        self.line(&mut out, line, None, None);
                        continue;
                    }
                    self.line(&mut out, line, number, place);
                    break;
                }
                for line in lines.by_ref().take(own.lines().count().saturating_sub(1)) {
                    self.line(&mut out, line, number, place);
                }
            }
            lines.for_each(|line| self.line(&mut out, line, None, None));
            out.push_str("</div>\n");
        }
        out
    }

    /// Writes a listing whose comments are numbers of instructions.
    fn assembly(&self, listing: &str) -> String {
        let mut out = String::from("<div class=\"code\">\n");
        let mut inst = None;
        for line in listing.lines() {
            if let Some((_, number)) = line.split_once(MARK) {
                inst = number.parse().ok();
                continue;
            }
            // Names of functions and sections end what an instruction is; directives are of none.
            let is_name = !line.starts_with('\t') && !line.starts_with(".Ltmp");
            if is_name || line.starts_with("\t.section") || line.starts_with("\t.cfi_endproc") {
                inst = None;
            }
            let is_code = line.starts_with('\t')
                && (!line.starts_with("\t.") || [".byte", ".inst"].iter().any(|name| line[1..].starts_with(name)));
            let own = inst.filter(|_| is_code);
            self.line(&mut out, line, own, own.and_then(|inst: usize| *self.sources.get(inst)?));
        }
        out.push_str("</div>\n");
        out
    }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn text_is_no_markup() {
        assert_eq!(escaped("a<b> & \"c\"\u{1}\td"), "a&lt;b&gt; &amp; &quot;c&quot;\u{fffd}\td");
    }
}
