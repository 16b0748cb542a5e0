//! Every rule with its smallest violation and the smallest correct version: `tests/rules/`.
//!
//! `Vxxxx_bad.ll` breaks the rule, with the violations annotated; `Vxxxx_good.ll` is as close to it as
//! possible and obeys all rules.

use draig_asm::{ParseOptions, Printer, parse_module};
use draig_diag::{Diagnostics, Severity};
use draig_filetest::{Outcome, TestInput};
use draig_verify::{Rule, VerifyOptions, verify, verify_with};

/// Reads and verifies; `--no-upgrade` skips the upgrades in between, `--for-llvm 23` applies LLVM 23's rules.
fn subject(input: &TestInput<'_>) -> Outcome {
    let has = |option: &str| input.arguments().any(|argument| argument == option);
    let for_llvm = if has("--for-llvm") && has("23") { 23 } else { 22 };
    let options = ParseOptions { strict: true, keep_locations: true, ..ParseOptions::default() };
    let mut diagnostics = Diagnostics::new();
    match parse_module(input.text(), &options) {
        Err(errors) => diagnostics = errors,
        Ok(mut parsed) => {
            if !has("--no-upgrade") {
                let _ = draig_upgrade::upgrade_text_with(&mut parsed.module, &[], 22);
            }
            if let Err(errors) = verify_with(&parsed.module, &VerifyOptions { for_llvm, ..VerifyOptions::default() }) {
                let printer = Printer::new(&parsed.module);
                for violation in errors.iter() {
                    diagnostics.push(violation.to_diagnostic(&printer, Severity::Error));
                }
            }
        }
    }
    Outcome { text: None, diagnostics }
}

#[test]
fn examples_of_rules_behave_as_annotated() {
    draig_filetest::check(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules"), subject);
}

#[test]
fn codes_are_unique_and_in_order() {
    let codes: Vec<&str> = Rule::all().map(|rule| rule.code).collect();
    assert!(codes.is_sorted(), "{codes:?}");
    assert!(codes.windows(2).all(|pair| pair[0] != pair[1]));
    for rule in Rule::all() {
        assert!(rule.code.len() == 5 && rule.code.starts_with('V'), "{}", rule.code);
        assert!(rule.why.ends_with('.'), "{}: a reason is a sentence", rule.code);
    }
}

/// LLVM checks the edge into a pad first that uses its block last.
#[test]
fn edges_into_a_pad_are_looked_at_in_the_order_of_uses() {
    let text = b"
declare i32 @personality(...)
declare void @g()
define void @f() personality ptr @personality {
  invoke void @g() to label %ok unwind label %switch
ok:
  invoke void @g() to label %end unwind label %outer
switch:
  %s = catchswitch within none [label %handler] unwind label %inner
handler:
  %h = catchpad within %s []
  unreachable
outer:
  %o = cleanuppad within none []
  br label %on
on:
  cleanupret from %o unwind label %inner
inner:
  %i = cleanuppad within %o []
  cleanupret from %i unwind to caller
end:
  ret void
}
";
    let module = parse_module(text, &ParseOptions::default()).expect("it is read").module;
    let errors = verify(&module).expect_err("a cleanupret stays in its pad");
    // For the catchswitch it would be "A single unwind edge may only enter one EH pad".
    assert_eq!(errors.first().map(ToString::to_string).as_deref(), Some("A cleanupret must exit its cleanup"));
}
