//! Damaged or malicious inputs: each results in a clear error with its place, exit status 1, in short time,
//! and no output file. Messages are LLVM's where those are good.

use std::time::{Duration, Instant};

use crate::support::Folder;

/// Generous, because test machines are busy; a hang takes longer.
const SOON: Duration = Duration::from_secs(60);

/// Checks that `text` is refused; returns the first line of the message.
#[track_caller]
fn refused(test: &str, text: impl AsRef<[u8]>) -> String {
    let folder = Folder::new(test);
    folder.file("x.ll", text);
    let start = Instant::now();
    let output = folder.draig(&["dis", "x.ll", "-o", "out.ll"]).run().fails(1);
    assert!(start.elapsed() < SOON, "took {:?}", start.elapsed());
    assert_eq!(folder.names(), ["x.ll"]);
    let first = output.lines().next().unwrap_or_default().to_owned();
    assert!(first.starts_with("x.ll:") && first.contains(": error: "), "{output}");
    first
}

#[test]
fn wrong_utf_8_outside_strings() {
    assert_eq!(refused("utf8", b"\xC3\x28 = global i32 0\n"), "x.ll:1:1: error: expected top-level entity");
    refused("utf8-bom", b"\xEF\xBB\xBF@x = global i32 0\n");
}

#[test]
fn nul_bytes() {
    refused("nul", b"@x = global i32 \0 0 foo\n");
    refused("nul-in-name", b"@\"a\0b\" = global i32 0\n@\"c\\00d\" = global i32 0\n");
}

#[test]
fn truncated_files() {
    let whole = "define i32 @f(i32 %a) {\nentry:\n  %b = add i32 %a, 1, !dbg !0\n  ret i32 %b\n}\n!0 = !{!\"x\"}\n";
    let end = whole.find('}').expect("the end of the body");
    for cut in (1..end).filter(|cut| !whole[..*cut].trim().is_empty()) {
        refused("cut", &whole[..cut]);
    }
}

/// Enough to overflow any stack if each level needed a frame.
const DEEP: usize = 1_000_000;

#[test]
fn brackets_nested_a_million_times() {
    for (name, open) in [
        ("type", "@x = global [1 x "),
        ("types", "[1 x "),
        ("structs", "{ "),
        ("constants", "[1 x i32] ["),
        ("metadata", "!{"),
        ("expression", "getelementptr (i8, ptr "),
        ("parentheses", "("),
    ] {
        let before = match name {
            "metadata" => "!0 = ",
            "type" => "",
            _ => "@x = global ",
        };
        refused(&format!("deep-{name}"), format!("{before}{}", open.repeat(DEEP)));
    }
}

#[test]
fn bodies_nested_a_million_times() {
    refused("deep-body", format!("define void @f() {{\n  store i32 {}", "{ i32 ".repeat(DEEP)));
    refused("deep-braces", format!("define void @f() {}", "{".repeat(DEEP)));
}

#[test]
fn widths_that_no_type_has() {
    assert_eq!(
        refused("width", "@x = global i99999999 0\n"),
        "x.ll:1:13: error: bitwidth for integer type out of range"
    );
    refused("width-0", "@x = global i0 0\n");
    refused("width-huge", "@x = global i99999999999999999999999999 0\n");
    refused("array", "@x = global [99999999999999999999999 x i8] zeroinitializer\n");
    refused("vector", "@x = global <99999999999 x i8> zeroinitializer\n");
}

#[test]
fn types_that_contain_themselves() {
    refused("cyclic-type", "%a = type { %a }\n@x = global %a zeroinitializer\n");
    refused("cyclic-types", "%a = type { i32, %b }\n%b = type { [2 x %a] }\n@x = global %b zeroinitializer\n");
}

#[test]
fn names_defined_twice() {
    for (name, text) in [
        ("global", "@x = global i32 0\n@x = global i32 1\n"),
        ("function", "declare void @f()\ndefine void @f() {\n  ret void\n}\n"),
        ("type", "%a = type { i32 }\n%a = type { i64 }\n"),
        ("local", "define i32 @f() {\n  %a = add i32 1, 2\n  %a = add i32 1, 2\n  ret i32 %a\n}\n"),
        ("metadata", "!0 = !{}\n!0 = !{}\n"),
        ("comdat", "$c = comdat any\n$c = comdat any\n"),
    ] {
        refused(&format!("twice-{name}"), text);
    }
}

#[test]
fn names_never_defined() {
    for (name, text) in [
        ("global", "@x = global ptr @y\n"),
        ("number", "@x = global ptr @7\n"),
        ("local", "define i32 @f() {\n  ret i32 %a\n}\n"),
        ("block", "define void @f() {\n  br label %a\n}\n"),
        ("type", "@x = external global %a\n@y = global %a zeroinitializer\n"),
        ("metadata", "!named = !{!0}\n"),
        ("comdat", "@x = global i32 0, comdat($c)\n"),
        ("blockaddress", "@x = global ptr blockaddress(@f, %b)\ndefine void @f() {\n  ret void\n}\n"),
    ] {
        refused(&format!("undefined-{name}"), text);
    }
}

#[test]
fn strings_and_bodies_that_never_end() {
    refused("string", "source_filename = \"abc\n@x = global i32 0\n");
    refused("name", "@\"abc = global i32 0\n");
    refused("body", "define void @f() {\n");
    refused("empty-body", "define void @f() {\n}\n");
}

#[test]
fn long_lines_are_cut_in_messages() {
    let folder = Folder::new("long-line");
    folder.file("x.ll", format!("@x = global i32 0 {}", "x".repeat(10_000_000)));
    let output = folder.draig(&["dis", "x.ll"]).run().fails(1);
    assert!(output.len() < 10_000, "{} bytes said", output.len());
}

/// Violations are shown as in the text: numbers of values and blocks, phis with their brackets.
#[test]
fn notes_of_the_verifier_are_text_of_the_module() {
    let folder = Folder::new("verify-notes");
    folder.file(
        "a.ll",
        "define i32 @f(i1 %0) {\n  br label %2\n2:\n  %3 = phi i32 [ 1, %1 ], [ 2, %2 ]\n  ret i32 %3\n}\n",
    );
    folder.draig(&["as", "--no-verify", "a.ll", "-o", "a.bc"]).run().succeeds();
    for file in ["a.ll", "a.bc"] {
        let output = folder.draig(&["verify", file]).run().fails(1);
        assert!(output.contains("in function @f, block %2: %3 = phi i32 [ 1, %1 ], [ 2, %2 ]\n"), "{file}: {output}");
    }
}
