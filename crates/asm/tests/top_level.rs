//! The top level, read and printed, compared with the output of `llvm-dis` 22; and the limit of nesting.

use draig_asm::{ParseOptions, parse_module, print_module};

#[test]
fn the_top_level_prints_as_in_llvm() {
    let text = include_bytes!("top_level.ll");
    let expected = include_str!("top_level.expected.ll");
    let parsed = parse_module(text, &ParseOptions { strict: true, ..ParseOptions::default() });
    let module = parsed.expect("a valid text").module;
    let printed = String::from_utf8(print_module(&module)).expect("ASCII");
    let (_, printed) = printed.split_once('\n').expect("a line with the module's name");
    for (number, (found, expected)) in printed.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}", number + 1);
    }
    assert_eq!(printed.lines().count(), expected.lines().count());
}

/// Returns a text of `depth` levels from the opening, innermost and closing texts.
fn nested(start: &str, open: &str, inside: &str, close: &str, depth: usize) -> String {
    [start, &open.repeat(depth), inside, &close.repeat(depth), "\n"].concat()
}

#[test]
fn deep_nesting_is_refused_and_not_a_crash() {
    let forms = [
        ("@g = external global ", "{", "i32", "}"),
        ("@g = external global ", "[1 x ", "i32", "]"),
        ("@g = external global ", "<{", "i32", "}>"),
        ("@g = external global ", "void (", "i32", ")*"),
        ("@g = external global ", "target(\"a\", ", "i32", ")"),
        ("%t = type ", "{", "i32", "}"),
        ("@g = global i64 ", "{i64 ", "0", "}"),
        ("@g = global i64 ", "[i64 ", "0", "]"),
        ("@g = global i64 ", "add (i64 ", "0", ", i64 0)"),
        ("@g = global ptr ", "getelementptr (i8, ptr ", "null", ", i64 1)"),
        ("@g = global ptr ", "blockaddress(", "null", ", %b)"),
        ("@g = global ptr ", "no_cfi ", "@f", ""),
        ("@g = global ptr ", "ptrauth (ptr ", "null", ", i32 0)"),
        ("declare void @f(", "ptr (ptr byval(", "i32", "))"),
    ];
    for (start, open, inside, close) in forms {
        for depth in [300, 100_000] {
            let text = nested(start, open, inside, close, depth);
            let diagnostics = parse_module(text.as_bytes(), &ParseOptions::default()).expect_err(start);
            let first = diagnostics.iter().next().expect("an error");
            assert!(first.message.contains("nested too deeply"), "{start}{open}: {}", first.message);
        }
    }
    let text = nested("@g = external global ", "{", "i32", "}", 200);
    assert!(parse_module(text.as_bytes(), &ParseOptions::default()).is_ok());
}
