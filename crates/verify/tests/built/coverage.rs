//! Checks that every rule has a pair of tests, or a reason why nothing can break it.

use std::collections::BTreeSet;
use std::path::Path;

use draig_asm::{ParseOptions, parse_module};
use draig_verify::{Rule, VerifyOptions, verify_with};

use crate::reduce::refusal;

fn rules_folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules"))
}

/// Returns the codes of files with this suffix.
fn files(end: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(rules_folder()).expect("the folder is there").flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter_map(|name| name.strip_suffix(end).map(str::to_owned)).collect()
}

#[test]
fn every_rule_has_a_pair_or_a_reason() {
    let (bad, good) = (files("_bad.ll"), files("_good.ll"));
    assert_eq!(bad, good, "files come in pairs");
    let built: BTreeSet<&str> = crate::cases().iter().map(|case| case.code).collect();
    let mut faults = Vec::new();
    for rule in Rule::all() {
        let has_pair = bad.contains(rule.code) || built.contains(rule.code);
        match (has_pair, rule.unbreakable()) {
            (true, None) | (false, Some(_)) => {}
            (false, None) => faults.push(format!("{} has no pair: {}", rule.code, rule.message)),
            (true, Some(_)) => faults.push(format!("{} is broken, and said to be unbreakable", rule.code)),
        }
    }
    let known: BTreeSet<&str> = Rule::all().map(|rule| rule.code).collect();
    let unknown = bad.iter().map(String::as_str).chain(built).filter(|code| !known.contains(code));
    faults.extend(unknown.map(|code| format!("{code} is no rule")));
    assert!(faults.is_empty(), "{}\n{} faults", faults.join("\n"), faults.len());
}

/// Every rule has a pair of texts, or a reason why it has none.
#[test]
fn every_rule_is_shown_or_says_why_not() {
    let mut refused = 0;
    for rule in Rule::all() {
        let shown = rule.example().is_some() && rule.corrected().is_some();
        assert_ne!(shown, rule.unwritten().or(rule.unbreakable()).is_some(), "{}", rule.code);
        assert!(rule.unwritten().is_none() || rule.unbreakable().is_none(), "{}", rule.code);
        if let Some(pair) = rule.refused() {
            refused += 1;
            assert!(rule.unwritten().is_some(), "{}", rule.code);
            assert_eq!(refusal(pair.text).as_deref(), Some(pair.message), "{}", rule.code);
            assert!(refusal(pair.corrected).is_none() && pair.text != pair.corrected, "{}", rule.code);
        }
    }
    assert!(refused > 140, "{refused} pairs of refused texts");
}

/// Rules that cannot be broken alone, with the rules broken together with them.
#[rustfmt::skip]
const TOGETHER: &[(&str, &[&str])] = &[
    ("V0509", &["V0537"]), ("V0534", &["V0586"]), ("V0608", &["V0601"]), ("V1112", &["V1121"]),
    ("V1215", &["V1209"]), ("V1306", &["V0602"]), ("V1320", &["V0602"]), ("V1616", &["V1601"]),
    ("V1639", &["V1602"]),
    ("V1749", &["V1750"]), ("V1904", &["V1502"]), ("V1909", &["V1503"]), ("V2017", &["V0455"]),
    ("V2019", &["V0456"]), ("V0858", &["V0859"]), ("V0860", &["V0861"]), ("V0863", &["V0864"]),
    ("V1121", &["V1112", "V1118"]), ("V1133", &["V1131"]),
];

#[test]
fn files_break_their_rule_and_no_other() {
    let mut faults = Vec::new();
    for code in files("_bad.ll") {
        let text = std::fs::read(rules_folder().join(format!("{code}_bad.ll"))).expect("the file is there");
        let mut module = match parse_module(&text, &ParseOptions { strict: true, ..ParseOptions::default() }) {
            Ok(parsed) => parsed.module,
            Err(errors) => {
                faults.push(format!("{code}: {:?}", errors.first_error().map(|error| &error.message)));
                continue;
            }
        };
        if !text.starts_with(b"; RUN: verify --no-upgrade") {
            let _ = draig_upgrade::upgrade_text_with(&mut module, &[], 22);
        }
        let for_llvm = if text.starts_with(b"; RUN: verify --for-llvm 23") { 23 } else { 22 };
        let options = VerifyOptions { for_llvm, ..VerifyOptions::default() };
        let found: Vec<&str> = verify_with(&module, &options)
            .map_or_else(|errors| errors.iter().map(|one| one.rule.code).collect(), |_| Vec::new());
        let with = TOGETHER.iter().find(|(one, _)| *one == code).map_or(&[][..], |(_, with)| with);
        if !found.contains(&code.as_str()) || found.iter().any(|other| *other != code && !with.contains(other)) {
            faults.push(format!("{code}: {found:?}"));
        }
    }
    assert!(faults.is_empty(), "{}\n{} faults", faults.join("\n"), faults.len());
}
