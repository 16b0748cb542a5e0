//! Errors at the top level: each text of the table with the position and message that `llvm-as` 22
//! (`-disable-verify`) gives for it.

use draig_asm::{ParseOptions, parse_module};
use draig_diag::{Source, Style, render_text};

/// Pairs of lines: a text, and indented below it LLVM's message.
const TABLE: &str = include_str!("top_level_errors.txt");

#[test]
fn first_errors_are_those_of_llvm() {
    let mut lines = TABLE.lines();
    let mut wrong = Vec::new();
    while let (Some(text), Some(expected)) = (lines.next(), lines.next()) {
        let expected = expected.trim_start();
        let found = first_error(text);
        if found != expected {
            wrong.push(format!("{text}\n    expected {expected}\n    found    {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns `line:column: message`, or `accepted`.
fn first_error(text: &str) -> String {
    let text = format!("{text}\n");
    let options = ParseOptions { strict: true, for_llvm: 23, ..ParseOptions::default() };
    let Err(diagnostics) = parse_module(text.as_bytes(), &options) else { return "accepted".into() };
    let Some(first) = diagnostics.iter().next() else { return "no diagnostic".into() };
    let rendered = render_text(first, &Source::new("in.ll", text.as_bytes()), Style::PLAIN);
    let line = rendered.lines().next().unwrap_or_default();
    line.trim_start_matches("in.ll:").replacen(" error:", "", 1)
}
