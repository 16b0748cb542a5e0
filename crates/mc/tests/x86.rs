//! Statements of x86-64 in both syntaxes, compared with what `llvm-mc` makes of them (`tests/x86/*.txt`): bytes, a
//! letter for each byte of a fixup, or the error with its column. Where LLVM 22 is installed, it is asked again.

mod x86_support;

use draig_mc::x86::{Dialect, X86};
use draig_mc::{Encoded, InstructionSet};
use x86_support::{Undefined, assembled, llvm_encodings};

fn cases(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.split_once(" => "))
}

fn check(dialect: Dialect, text: &str) {
    let mut differences = Vec::new();
    let mut count = 0;
    for (statement, expected) in cases(text) {
        count += 1;
        let found = assembled(dialect, statement);
        if found != expected {
            differences.push(format!("{statement}\n  expected {expected}\n  found    {found}"));
        }
    }
    assert!(count > 50, "the cases are read");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn att_statements() {
    check(Dialect::Att, include_str!("x86/att.txt"));
}

#[test]
fn intel_statements() {
    check(Dialect::Intel, include_str!("x86/intel.txt"));
}

#[test]
fn cases_are_what_llvm_prints() {
    for (dialect, text) in
        [(Dialect::Att, include_str!("x86/att.txt")), (Dialect::Intel, include_str!("x86/intel.txt"))]
    {
        let cases: Vec<(&str, &str)> = cases(text).filter(|(_, expected)| !expected.starts_with("error")).collect();
        let statements: Vec<&str> = cases.iter().map(|(statement, _)| *statement).collect();
        let Some(encodings) = llvm_encodings(dialect, &statements) else {
            println!("skipped: llvm-mc-22 is not installed");
            return;
        };
        for ((statement, expected), found) in cases.iter().zip(encodings) {
            assert_eq!(*expected, found, "{statement}");
        }
    }
}

#[test]
fn long_forms_of_branches_and_immediates() {
    let mut encoded = Encoded::default();
    let mut symbols = Undefined::default();
    X86::default().assemble(b"notrack jne foo", 0, &mut symbols, &mut encoded).expect("it is a branch");
    assert_eq!(encoded.bytes, [0x3e, 0x75, 0]);
    let long = encoded.relaxation.expect("a branch has two forms");
    assert_eq!((long.bytes, long.fixup.offset), (vec![0x3e, 0x0f, 0x85, 0, 0, 0, 0], 3));
    let mut encoded = Encoded::default();
    X86::default().assemble(b"addq $foo, %rax", 0, &mut symbols, &mut encoded).expect("it is an addition");
    let long = encoded.relaxation.expect("the immediate may be longer");
    assert_eq!(long.bytes, [0x48, 0x81, 0xc0, 0, 0, 0, 0]);
}

#[test]
fn limits() {
    let deep = format!("mov eax, {}1", "(".repeat(100_000));
    assert!(assembled(Dialect::Intel, &deep).contains("nested too deeply"));
    let many = "ds ".repeat(20);
    assert!(assembled(Dialect::Att, &many).contains("too many prefixes"));
    let within = "ds ".repeat(draig_mc::x86::MAX_PREFIXES);
    assert!(assembled(Dialect::Att, &within).starts_with("3e 3e"));
    let long = "a".repeat(100_000);
    assert!(assembled(Dialect::Att, &long).contains("invalid instruction mnemonic"));
}
