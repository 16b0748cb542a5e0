//! The reasons why no text breaks the rules of this folder: the reader's message for the text of each broken
//! module, or its result. If a text does break the rule, it breaks others with it, or LLVM upgrades it or
//! fails. `readers.tsv` has the answers, from which the page of rules is generated, and `refused.txt` the texts that
//! the reader refuses, next to the correct ones; `BLESS=1` rewrites both.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_ir::Module;
use draig_verify::verify;

use crate::reduce::reduced;
use crate::support::Case;

/// Returns the outcome for the text that shows the broken module as well as possible.
fn answer(case: &Case) -> String {
    let Some(module) = case.broken() else { return "the case is wrong".to_owned() };
    // Dangling handles have no spelling, and the printer requires valid ones.
    let Ok(text) = catch_unwind(AssertUnwindSafe(|| print_module(&module))) else {
        return "cannot be written".to_owned();
    };
    match parse_module(&text, &ParseOptions { strict: true, ..ParseOptions::default() }) {
        Err(errors) => errors.first_error().map_or_else(String::new, |error| format!("says: {}", error.message)),
        Ok(parsed) => match verify(&parsed.module) {
            Ok(_) => "reads another module".to_owned(),
            Err(errors) if errors.iter().any(|one| one.rule.code == case.code) => {
                "no text breaks it alone and for LLVM's reader, too".to_owned()
            }
            Err(_) => "reads a module that breaks another rule".to_owned(),
        },
    }
}

/// Returns all cases in order of code.
fn sorted_cases() -> Vec<Case> {
    let mut cases = crate::cases();
    cases.sort_by_key(|case| case.code);
    cases
}

/// Compares a table with the file in this folder, or rewrites the file.
fn check(name: &str, page: &str) {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/built")).join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, page).expect("the file is written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, page, "BLESS=1 renews {name}");
}

#[test]
fn reader_answers_match_the_table() {
    let mut page = String::new();
    for case in &sorted_cases() {
        let _ = writeln!(page, "{}\t{}", case.code, answer(case).replace(['\n', '\t'], " "));
    }
    check("readers.tsv", &page);
}

/// Returns a module as text without the lines that name its file.
fn body_of(module: &Module) -> String {
    let text = print_module(module);
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().skip_while(|line| line.starts_with("; ModuleID") || line.starts_with("source_filename"));
    let uncommented = lines.map(|line| line.split("  ; ").next().unwrap_or(line).trim_end());
    let lines: String = uncommented.map(|line| format!("{line}\n")).collect();
    lines.trim_start_matches('\n').to_owned()
}

/// The text of a broken module that the reader refuses, and the text of the module before the change, of which the
/// lines stay that matter. Texts with a reference that has no spelling have no pair, nor have cases that build the whole
/// module.
#[test]
fn refused_texts_match_the_table() {
    let mut page = String::new();
    let mut last = "";
    for case in &sorted_cases() {
        let answer = answer(case);
        let Some(message) = answer.strip_prefix("says: ").filter(|_| case.code != last) else { continue };
        // A body without its global is printed as no entity at all.
        if message == "expected top-level entity" {
            continue;
        }
        let (Some(broken), Some(whole)) = (case.broken(), case.whole()) else { continue };
        if let Some((wrong, right)) = reduced(&body_of(&broken), &body_of(&whole), message) {
            last = case.code;
            let _ = writeln!(page, "=== {} {message}\n{wrong}---\n{right}", case.code);
        }
    }
    check("refused.txt", &page);
}
