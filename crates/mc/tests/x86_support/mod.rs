//! Common parts of the tests of x86-64: statements assembled by us and by `llvm-mc`.

use std::collections::HashMap;
use std::process::{Command, Stdio};

use draig_image::{Field, Image, SymbolId};
use draig_mc::x86::{Dialect, X86};
use draig_mc::{AsmError, Encoded, InstructionSet, Place, Symbols};

/// Symbols of a text, all undefined.
#[derive(Default)]
pub(crate) struct Undefined {
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
pub(crate) fn assembled(dialect: Dialect, statement: &str) -> String {
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

/// Returns the encodings that `llvm-mc` prints for statements, in order; `None` if it is not installed.
pub(crate) fn llvm_encodings(dialect: Dialect, statements: &[&str]) -> Option<Vec<String>> {
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
