//! The text of `print<scalar-evolution>` for files of this folder, as LLVM's `opt` prints it.

use draig_asm::{ParseOptions, parse_module};
use draig_opt::{Options, Pipeline};
use draig_target::DataLayout;

fn printed(text: &str) -> String {
    let mut module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is valid").module;
    module.data_layout = DataLayout::parse("").expect("the empty layout is valid");
    let pipeline = Pipeline::parse("print<scalar-evolution>").expect("the printer exists");
    let mut out = Vec::new();
    pipeline.run(&mut module, &Options::default(), &mut out);
    String::from_utf8(out).expect("names are UTF-8")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let out = printed(text);
    for (number, (line, wanted)) in out.lines().zip(expected.lines()).enumerate() {
        assert_eq!(line, wanted, "line {}", number + 1);
    }
    assert_eq!(out.lines().count(), expected.lines().count());
}

#[test]
fn expressions_without_loops() {
    check(include_str!("scev/straight.ll"), include_str!("scev/straight.expected"));
}

#[test]
fn loops_and_counts() {
    check(include_str!("scev/loops.ll"), include_str!("scev/loops.expected"));
}

#[test]
fn counts_under_predicates() {
    check(include_str!("scev/predicates.ll"), include_str!("scev/predicates.expected"));
}

/// The text of an expression in which parts are repeated ends at a limit.
#[test]
fn repeated_parts_are_bounded() {
    use std::fmt::Write as _;
    let mut powers = String::from("define i64 @f(i64 %x) {\n  %v0 = add i64 %x, 1\n");
    for at in 0..40 {
        writeln!(powers, "  %v{} = mul i64 %v{at}, %v{at}", at + 1).expect("a string grows");
    }
    powers.push_str("  ret i64 %v40\n}\n");
    let out = printed(&powers);
    assert!(out.contains("%v3 = mul i64 %v2, %v2\n  -->  ((1 + %x) * (1 + %x) * (1 + %x)"));
    assert!(out.contains("...") && out.len() < 20 << 20, "{} bytes", out.len());
}

/// Nothing recurses on the depth of its input without a limit, and nothing is quadratic in it.
#[test]
fn long_inputs() {
    use std::fmt::Write as _;
    let mut chain = String::from("define i32 @f(i32 %v0, i32 %y) {\n");
    for at in 0..20_000 {
        let operation = ["add", "mul", "udiv", "xor"][at % 4];
        writeln!(chain, "  %v{} = {operation} i32 %v{at}, %y", at + 1).expect("a string grows");
    }
    chain.push_str("  ret i32 %v20000\n}\n");
    assert!(printed(&chain).contains("Determining loop execution counts for: @f\n"));

    let mut phis = String::from("define i32 @f(i32 %n) {\nentry:\n  br label %loop\nloop:\n");
    for at in 0..2_000 {
        writeln!(phis, "  %p{at} = phi i32 [ 0, %entry ], [ %p{}, %loop ]", (at + 1) % 2_000).expect("a string grows");
    }
    phis.push_str("  %c = icmp eq i32 %p0, %n\n  br i1 %c, label %exit, label %loop\nexit:\n  ret i32 0\n}\n");
    assert!(printed(&phis).contains("Loop %loop: "));

    let mut nest = String::from("define void @f(i32 %n) {\nentry:\n  br label %h0\n");
    let depth = 200;
    for at in 0..depth {
        let from = if at == 0 { "entry".to_string() } else { format!("h{}", at - 1) };
        writeln!(nest, "h{at}:\n  %i{at} = phi i32 [ 0, %{from} ], [ %n{at}, %l{at} ]").expect("a string grows");
        let to = if at + 1 == depth { format!("l{at}") } else { format!("h{}", at + 1) };
        writeln!(nest, "  br label %{to}").expect("a string grows");
    }
    for at in (0..depth).rev() {
        let to = if at == 0 { "exit".to_string() } else { format!("l{}", at - 1) };
        writeln!(nest, "l{at}:\n  %n{at} = add i32 %i{at}, 1\n  %c{at} = icmp ult i32 %n{at}, %n")
            .expect("a string grows");
        writeln!(nest, "  br i1 %c{at}, label %h{at}, label %{to}").expect("a string grows");
    }
    nest.push_str("exit:\n  ret void\n}\n");
    assert_eq!(printed(&nest).matches(": backedge-taken count is ").count(), depth);
}
