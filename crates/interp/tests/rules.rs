//! Programs with undefined behaviour, each next to its smallest defined version: `tests/rules/`.
//!
//! `UBnnn_bad.ll` is the example of a rule, annotated with the rule's code on the line of the instruction
//! that breaks it; `UBnnn_good.ll` is its corrected version and must end with status 0. Files whose names begin with `R`
//! show subtle cases in the same way.
//!
//! `; RUN: run` may be followed by `--tbaa`, `--seed=N`, `--vscale=N`, `--stdin=TEXT`, and `--prints=TEXT`,
//! the expected output (`\n` for the end of a line, `_` for a blank).

use std::collections::VecDeque;

use draig_asm::{ParseOptions, Printer, parse_module};
use draig_diag::{Diagnostic, Diagnostics, Severity};
use draig_filetest::{Outcome, TestInput};
use draig_interp::host::Closed;
use draig_interp::{Options, rules};
use draig_verify::verify;

/// Reads, verifies and runs a program. Undefined behaviour becomes a diagnostic that consists of the code
/// only, so that wordings may change.
fn subject(input: &TestInput<'_>) -> Outcome {
    let mut diagnostics = Diagnostics::new();
    let parse = ParseOptions { keep_locations: true, ..ParseOptions::default() };
    match parse_module(input.text(), &parse) {
        Err(errors) => diagnostics = errors,
        Ok(mut parsed) => {
            let _ = draig_upgrade::upgrade_text_with(&mut parsed.module, &[], 22);
            match verify(&parsed.module) {
                Err(errors) => {
                    let printer = Printer::new(&parsed.module);
                    for violation in errors.iter() {
                        diagnostics.push(violation.to_diagnostic(&printer, Severity::Error));
                    }
                }
                Ok(verified) => run(input, &verified, &mut diagnostics),
            }
        }
    }
    Outcome { text: None, diagnostics }
}

fn run(input: &TestInput<'_>, module: &draig_verify::Verified<'_>, diagnostics: &mut Diagnostics) {
    let mut options = Options { max_steps: 10_000_000, max_memory: 64 << 20, ..Options::default() };
    let mut host = Closed::default();
    let mut prints = None;
    let text = |value: &str| value.replace("\\n", "\n").replace('_', " ").into_bytes();
    for argument in input.arguments() {
        match argument.split_once('=').unwrap_or((argument, "")) {
            ("--tbaa", _) => options.tbaa = true,
            ("--seed", value) => options.seed = value.parse().expect("a number"),
            ("--vscale", value) => options.vscale = value.parse().expect("a number"),
            ("--stdin", value) => host.input = VecDeque::from(text(value)),
            ("--prints", value) => prints = Some(text(value)),
            (other, _) => panic!("{}: {other}", input.name()),
        }
    }
    let ended = draig_runtime::run(module, &options, &mut host);
    match ended.outcome {
        draig_interp::Outcome::Exit(0) => {}
        draig_interp::Outcome::Exit(status) => {
            diagnostics.push(Diagnostic::error("T0001", format!("exit status {status}")));
        }
        draig_interp::Outcome::Signal(number) => {
            diagnostics.push(Diagnostic::error("T0002", format!("signal {number}")));
        }
        draig_interp::Outcome::Undefined(report) => {
            let diagnostic = report.to_diagnostic();
            let code =
                Diagnostic { message: diagnostic.code.to_owned(), labels: Vec::new(), notes: Vec::new(), ..diagnostic };
            if std::env::var_os("SHOW").is_some() {
                let source = draig_diag::Source::new(input.name(), input.text());
                eprintln!("{}", draig_diag::render_text(&report.to_diagnostic(), &source, draig_diag::Style::PLAIN));
            }
            diagnostics.push(code);
        }
        draig_interp::Outcome::Unsupported(report)
        | draig_interp::Outcome::Limit(report)
        | draig_interp::Outcome::Invalid(report)
        | draig_interp::Outcome::Deadlock(report)
        | draig_interp::Outcome::DataRace(report)
        | draig_interp::Outcome::Internal(report) => diagnostics.push(report.to_diagnostic()),
    }
    if let Some(wanted) = prints.filter(|wanted| *wanted != host.output) {
        let shown = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let message = format!("printed {:?}, not {:?}", shown(&host.output), shown(&wanted));
        diagnostics.push(Diagnostic::error("T0003", message));
    }
}

#[test]
fn examples_of_rules_behave_as_annotated() {
    draig_filetest::check(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules"), subject);
}

#[test]
fn rules_are_complete_and_in_order() {
    let codes: Vec<&str> = rules::ALL.iter().map(|rule| rule.code).collect();
    assert!(codes.is_sorted(), "{codes:?}");
    assert!(codes.windows(2).all(|pair| pair[0] != pair[1]));
    for &rule in rules::ALL {
        assert!(rule.code.len() == 5 && rule.code.starts_with("UB"), "{}", rule.code);
        assert!(rule.why.ends_with(['.', ')']), "{}: a reason is a sentence", rule.code);
        let example = rule.example().unwrap_or_default();
        assert!(example.contains(&format!("; error: {}\n", rule.code)), "{}: no example breaks it", rule.code);
        assert!(
            rule.corrected().is_some_and(|corrected| !corrected.contains("; error")),
            "{}: no corrected version",
            rule.code
        );
        assert_eq!(rules::find(&rule.code.to_lowercase()), Some(rule));
    }
}
