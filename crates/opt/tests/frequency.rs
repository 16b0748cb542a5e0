//! Branch probabilities and block frequencies against the output of LLVM 22's `opt` for `tests/frequency`.

use std::fmt::Write as _;

use draig_opt::{Options, Pipeline};

fn print(text: &str) -> String {
    let mut module = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module;
    let mut out = Vec::new();
    let pipeline = Pipeline::parse("print<branch-prob>,print<block-freq>").expect("the passes are known");
    pipeline.run(&mut module, &Options::default(), &mut out);
    String::from_utf8(out).expect("names are text")
}

#[test]
fn probabilities_and_frequencies_are_llvms() {
    pretty(print(include_str!("frequency/branches.ll")), include_str!("frequency/branches.expected"));
}

#[test]
fn cycles_with_several_entries() {
    pretty(print(include_str!("frequency/irreducible.ll")), include_str!("frequency/irreducible.expected"));
}

/// Compares line by line, to show the first difference.
fn pretty(found: String, expected: &str) {
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {}", number + 1);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}

#[test]
fn long_functions_take_linear_time() {
    // Loops in loops, and exits of every loop and every case to code that cannot run.
    const COUNT: usize = 20_000;
    let mut text = String::from("define void @f(i1 %c, i32 %n) {\nentry:\n  br label %h0\n");
    for at in 0..COUNT {
        let _ = writeln!(text, "h{at}:\n  br i1 %c, label %h{}, label %dead{at}\ndead{at}:\n  unreachable", at + 1);
    }
    let _ = writeln!(text, "h{COUNT}:\n  switch i32 %n, label %end [");
    for at in 0..COUNT {
        let _ = writeln!(text, "    i32 {at}, label %l{at}");
    }
    text.push_str("  ]\n");
    for at in 0..COUNT {
        let _ = writeln!(text, "l{at}:\n  br i1 %c, label %h{at}, label %dead{at}");
    }
    text.push_str("end:\n  ret void\n}\n");
    let printed = print(&text);
    assert!(printed.contains(" - end: float = "));
}
