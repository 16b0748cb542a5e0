//! `Options::trace`: each executed instruction is a line, with its result.

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome, Trace};
use draig_verify::verify;

/// Returns the lines of a program's trace, without `@main: `.
fn traced(text: &str) -> Vec<String> {
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let mut host = Closed::default();
    let options = Options { trace: Some(Trace::All), ..Options::default() };
    let ended = draig_runtime::run(&verified, &options, &mut host);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{:?}", ended.outcome);
    assert_eq!(host.traced.len() as u64, ended.statistics.instructions, "{:#?}", host.traced);
    host.traced.iter().map(|line| line.trim_start_matches("@main: ").to_owned()).collect()
}

#[test]
fn a_comparison_and_its_branch_are_two_lines() {
    let lines = traced(
        "define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %next ]
  %c = icmp ult i32 %i, 1
  br i1 %c, label %next, label %end
next:
  %n = add i32 %i, 1
  br label %loop
end:
  ret i32 0
}",
    );
    let wanted = [
        "br label %loop",
        "%i = phi i32 [ 0, %entry ], [ %n, %next ] → i32 0",
        "%c = icmp ult i32 %i, 1 ; %i = i32 0 → i1 true",
        "br i1 %c, label %next, label %end ; %c = i1 true",
        "%n = add i32 %i, 1 ; %i = i32 0 → i32 1",
        "br label %loop",
        "%i = phi i32 [ 0, %entry ], [ %n, %next ] → i32 1",
        "%c = icmp ult i32 %i, 1 ; %i = i32 1 → i1 false",
        "br i1 %c, label %next, label %end ; %c = i1 false",
        "ret i32 0",
    ];
    assert_eq!(lines, wanted);
}

#[test]
fn a_self_loop_is_traced_each_time() {
    let lines = traced(
        "@left = global i32 3
define i32 @main() {
entry:
  br label %loop
loop:
  %x = load i32, ptr @left
  %n = sub i32 %x, 1
  store i32 %n, ptr @left
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %loop
end:
  %s = select i1 %c, i32 0, i32 1
  ret i32 %s
}",
    );
    assert_eq!(lines.iter().filter(|line| line.starts_with("br i1 %c")).count(), 3);
    assert_eq!(lines.iter().filter(|line| line.ends_with("→ i1 true")).count(), 1);
}
