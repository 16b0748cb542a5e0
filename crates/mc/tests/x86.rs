//! Statements of x86-64 in both syntaxes, compared with what `llvm-mc` makes of them (`tests/x86/*.txt`): bytes, a
//! letter for each byte of a fixup, or the error with its column. Where LLVM 22 is installed, it is asked again.

use std::collections::HashMap;
use std::process::{Command, Stdio};

use draig_image::{Field, Image, SymbolId};
use draig_mc::x86::{Dialect, X86};
use draig_mc::{AsmError, Encoded, InstructionSet, Place, Symbols};

/// Symbols of a text, all undefined.
#[derive(Default)]
struct Undefined {
    image: Image,
    known: HashMap<Vec<u8>, SymbolId>,
}

impl Symbols for Undefined {
    fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
        let image = &mut self.image;
        Ok(*self.known.entry(name.to_vec()).or_insert_with(|| image.symbol(name)))
    }

    fn absolute(&self, _: SymbolId) -> Option<i64> {
        None
    }
}

/// Returns the bytes of a statement in hexadecimal, with a letter for each byte of a fixup; or its error.
fn assembled(dialect: Dialect, statement: &str) -> String {
    let mut encoded = Encoded::default();
    let assembled = X86::new(dialect).assemble(statement.as_bytes(), 0, &mut Undefined::default(), &mut encoded);
    if let Err(error) = assembled {
        return format!("error {}: {}", error.place().start + 1, error.message());
    }
    let mut bytes: Vec<String> = encoded.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    for (letter, fixup) in ('A'..).zip(&encoded.fixups) {
        let length = match fixup.kind.field() {
            Field::Bytes(length) | Field::Signed(length) | Field::Unsigned(length) => length,
            _ => 0,
        };
        for place in 0..length {
            bytes[usize::from(fixup.offset + place)] = letter.to_string();
        }
    }
    bytes.join(" ")
}

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

/// Returns the encodings that `llvm-mc` prints for statements, in order; `None` if it is not installed.
fn llvm_encodings(dialect: Dialect, statements: &[&str]) -> Option<Vec<String>> {
    let mut command = Command::new("llvm-mc-22");
    command.args(["-triple=x86_64-linux-gnu", "--show-encoding"]);
    if dialect == Dialect::Intel {
        command.arg("-x86-asm-syntax=intel");
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    let mut text = String::new();
    for (number, statement) in statements.iter().enumerate() {
        text.push_str(&format!("case{number}:\n{statement}\n"));
    }
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || std::io::Write::write_all(&mut stdin, text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let mut encodings = vec![String::new(); statements.len()];
    let mut current = 0;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Some(number) = line.strip_prefix("case").and_then(|rest| rest.trim_end_matches(':').parse().ok()) {
            current = number;
        }
        let Some((_, rest)) = line.split_once("encoding: [") else { continue };
        let Some((bytes, _)) = rest.split_once(']') else { continue };
        let bytes = bytes.replace("0x", "").replace(',', " ");
        let encoding: &mut String = encodings.get_mut(current)?;
        if !encoding.is_empty() {
            encoding.push(' ');
        }
        encoding.push_str(&bytes);
    }
    Some(encodings)
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
