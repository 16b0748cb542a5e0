//! The places of violations in words: values, blocks, instructions, records and metadata appear as in the
//! text of the module.
//!
//! `tests/places/*.ll` are verified; the `.out` file next to each has a line for each violation and one for
//! its place.

use draig_asm::{ParseOptions, Printer, parse_module, print_module};
use draig_diag::Diagnostics;
use draig_filetest::{Outcome, TestInput};
use draig_ir::view::{Part, Spell};
use draig_verify::verify;

fn places(input: &TestInput<'_>) -> Outcome {
    let module = match parse_module(input.text(), &ParseOptions::default()) {
        Err(errors) => return Outcome { text: None, diagnostics: errors },
        Ok(parsed) => parsed.module,
    };
    let mut text = String::new();
    if let Err(errors) = verify(&module) {
        let printer = Printer::new(&module);
        for violation in errors.iter() {
            let code = violation.rule.code;
            text += &format!("{code} {violation}\n  in {}\n", violation.place.describe(&printer));
        }
    }
    Outcome { text: Some(text.into_bytes()), diagnostics: Diagnostics::new() }
}

#[test]
fn places_are_spelled_as_annotated() {
    draig_filetest::check(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/places"), places);
}

/// Joins several lines into one.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text shown for the smallest violation of every rule occurs in the text of the module.
#[test]
fn shown_text_occurs_in_the_module() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules");
    let (mut shown, mut named) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("the folder is there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.ends_with("_bad.ll") {
            continue;
        }
        let text = std::fs::read(entry.path()).expect("a file");
        let Ok(parsed) = parse_module(&text, &ParseOptions::default()) else { continue };
        let Err(errors) = verify(&parsed.module) else { continue };
        let text = in_one_line(&String::from_utf8_lossy(&print_module(&parsed.module)));
        let printer = Printer::new(&parsed.module);
        for violation in errors.iter() {
            let place = violation.place;
            let Some(function) = place.global.filter(|&global| parsed.module.body(global).is_some()) else { continue };
            let part = match (place.record, place.inst) {
                (Some(record), _) => Part::Record(function, record),
                (None, Some(inst)) => Part::Inst(function, inst),
                (None, None) => continue,
            };
            let (spelled, words) = (printer.spell(part), place.describe(&printer));
            assert!(words.ends_with(&format!(": {spelled}")), "{name}: {words}");
            assert!(text.contains(&in_one_line(&spelled)), "{name}: {spelled}");
            shown += 1;
            if let Some((_, block)) = words.split(", block %").nth(1).and_then(|rest| rest.split_once(':')) {
                named += usize::from(!block.is_empty());
            }
        }
    }
    assert!(shown > 400 && named > 400, "{shown} were shown, {named} with a block");
}
