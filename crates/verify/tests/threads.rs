//! The violations and their order do not depend on the number of threads.

use std::fmt::Write as _;

use draig_asm::{ParseOptions, parse_module};
use draig_verify::{VerifyOptions, verify_with};

/// Functions large and small, some of which break rules, and more metadata than one thread examines at a
/// time, some of it wrong where functions refer to it.
fn text() -> String {
    let mut text = String::new();
    for number in 0..400 {
        let _ = writeln!(text, "define void @f{number}(ptr %p, i32 %a) {{\nentry:");
        for _ in 0..if number % 90 == 17 { 20_000 } else { number % 50 } {
            text.push_str("  store i32 %a, ptr %p, !alias.scope !1\n");
        }
        match number % 7 {
            0 => text.push_str("  br label %entry\n"),
            1 => text.push_str("  store i32 %a, ptr %p, !alias.scope !3\n  ret void\n"),
            2 => {
                let node = 10 + number * 40;
                let _ = writeln!(text, "  store i32 %a, ptr %p, !x !{node}\n  ret void");
            }
            3 => text.push_str("  br label %next\nnext:\n  %x = add i32 %y, 1\n  %y = add i32 %x, 1\n  ret void\n"),
            _ => text.push_str("  ret void\n"),
        }
        text.push_str("}\n");
    }
    text.push_str("!1 = !{!2}\n!2 = distinct !{!2, !4}\n!3 = !{!5}\n!4 = distinct !{!4}\n!5 = !{!5, i32 1}\n");
    for number in 10..20_000 {
        // A file is not a scope that can contain a block.
        let _ = match number % 1000 {
            330 => writeln!(text, "!{number} = distinct !DILexicalBlock(scope: !4, line: {number})"),
            _ => writeln!(text, "!{number} = !{{i32 {number}}}"),
        };
    }
    text
}

#[test]
fn violations_are_the_same_for_any_number_of_threads() {
    let module = parse_module(text().as_bytes(), &ParseOptions::default()).expect("it is read").module;
    let found = |threads: usize, max_errors: usize| {
        let options = VerifyOptions { threads, max_errors, ..VerifyOptions::default() };
        let errors = verify_with(&module, &options).expect_err("much is wrong");
        let shown: Vec<String> = errors.iter().map(|one| format!("{one:?}")).collect();
        (shown, errors.dropped())
    };
    let (all, _) = found(1, 1000);
    assert!(all.len() > 150, "{} violations", all.len());
    for max_errors in [1000, 20, 1] {
        let one = found(1, max_errors);
        for threads in [2, 3, 8] {
            assert!(found(threads, max_errors) == one, "{threads} threads, {max_errors} errors");
        }
    }
}
