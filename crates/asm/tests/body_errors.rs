//! Errors in function bodies: each text of the table with the position and message that `llvm-as` 22
//! (`-disable-verify`) gives for it; and recovery after an error.

use draig_asm::{ParseOptions, parse_module};
use draig_diag::{Source, Style, render_text};

/// Cases that begin with `;;` and LLVM's message for the text that follows.
const TABLE: &str = include_str!("body_errors.txt");

#[test]
fn first_errors_are_those_of_llvm() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for case in TABLE.split(";; ").skip(1) {
        let (expected, text) = case.split_once('\n').unwrap_or_default();
        count += 1;
        let found = errors(text).into_iter().next().unwrap_or_else(|| "accepted".into());
        if found != expected {
            wrong.push(format!("{text}    expected {expected}\n    found    {found}"));
        }
    }
    assert!(count > 200, "the table is read");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn reading_continues_after_errors() {
    let text = "\
define i32 @f(i32 %a, ptr %p) {
  %x = add i32 %a, 1.0
  %y = add i32 %x, 2
  %z = fadd float %x, 2.0
  %q = lod i32, ptr %p
  switch i32 %a, label %b [
    i32 1, label %b
    i32 1, label %b
    i32 2, label %nowhere
  ]
b:
  %3 = foo
  %4 = add i32 %3, %undefined
  ret i64 %4
}
define void @g() {
  ret i32 1
}
define void @h() {
  br i1 %u, label %v, label %w
}
define void @i() {
  nop
  ret void
  frob
";
    assert_eq!(
        errors(text),
        [
            "2:20: floating point constant invalid for type",
            "5:8: expected instruction opcode",
            "8:5: duplicate case value in switch",
            "12:8: expected instruction opcode",
            "14:7: value doesn't match function result type 'i32'",
            "17:7: value doesn't match function result type 'void'",
            "20:9: use of undefined value '%u'",
            "20:19: use of undefined value '%v'",
            "20:29: use of undefined value '%w'",
            "23:3: expected instruction opcode",
            "25:3: expected instruction opcode",
        ]
    );
}

/// A number too large for the dense table costs no memory.
#[test]
fn huge_numbers_are_numbers() {
    let text = "define i32 @f() {\n  %4294967294 = add i32 1, 2\n  ret i32 %4294967294\n}\n";
    assert_eq!(errors(text), [""; 0]);
}

/// Returns `line:column: message` of each error.
fn errors(text: &str) -> Vec<String> {
    let options = ParseOptions { strict: true, ..ParseOptions::default() };
    let diagnostics = parse_module(text.as_bytes(), &options).err().unwrap_or_default();
    let source = Source::new("in.ll", text.as_bytes());
    diagnostics
        .iter()
        .map(|diagnostic| {
            let rendered = render_text(diagnostic, &source, Style::PLAIN);
            let line = rendered.lines().next().unwrap_or_default();
            line.trim_start_matches("in.ll:").replacen(" error:", "", 1)
        })
        .collect()
}
