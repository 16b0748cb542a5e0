//! Why no text breaks the rules of this folder: what the reader says of the text of each broken module,
//! or what it makes of it. Where a text breaks the rule here, it breaks others with it, or LLVM upgrades it,
//! or fails. `readers.tsv` has the answers, from which the page of rules is made;
//! `BLESS=1` renews it.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_verify::verify;

use crate::support::Case;

/// What a text comes to that shows the broken module as well as it can.
fn answer(case: &Case) -> String {
    let Some(module) = case.broken() else { return "the case is wrong".to_owned() };
    // What leads nowhere has no spelling, and the printer is for what has.
    let Ok(text) = catch_unwind(AssertUnwindSafe(|| print_module(&module))) else {
        return "cannot be written".to_owned();
    };
    match parse_module(&text, &ParseOptions { strict: true, ..ParseOptions::default() }) {
        Err(said) => said.first_error().map_or_else(String::new, |error| format!("says: {}", error.message)),
        Ok(parsed) => match verify(&parsed.module) {
            Ok(_) => "reads another module".to_owned(),
            Err(errors) if errors.iter().any(|one| one.rule.code == case.code) => {
                "no text breaks it alone and for LLVM's reader, too".to_owned()
            }
            Err(_) => "reads a module that breaks another rule".to_owned(),
        },
    }
}

#[test]
fn readers_say_of_what_is_built_what_is_written_down() {
    let mut cases = crate::cases();
    cases.sort_by_key(|case| case.code);
    let mut page = String::new();
    for case in &cases {
        let _ = writeln!(page, "{}\t{}", case.code, answer(case).replace(['\n', '\t'], " "));
    }
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/built/readers.tsv"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &page).expect("the file is written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept, page, "BLESS=1 renews readers.tsv");
}
