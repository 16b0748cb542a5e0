//! Assembles statements of A64 from standard input, one a line, and prints for each its bytes, or the error with
//! its column: `cargo run -p draig-mc --example a64 -- +lse,+crc`. The argument lists features as `-mattr` does;
//! `v8.1a` among them is an architecture.

use std::collections::HashMap;
use std::io::{BufRead as _, Write as _};

use draig_image::SymbolId;
use draig_mc::aarch64::{AArch64, Features};
use draig_mc::{AsmError, Encoded, InstructionSet as _, Place, Symbols};

#[derive(Default)]
struct Names(HashMap<Vec<u8>, SymbolId>);

impl Symbols for Names {
    fn symbol(&mut self, name: &[u8], _: Place) -> Result<SymbolId, AsmError> {
        let next = SymbolId::from_u32(self.0.len() as u32);
        Ok(*self.0.entry(name.to_vec()).or_insert(next))
    }

    fn absolute(&self, _: SymbolId) -> Option<i64> {
        None
    }
}

fn main() -> std::io::Result<()> {
    let mut features = Features::generic();
    for word in std::env::args().nth(1).unwrap_or_default().split(',').filter(|word| !word.is_empty()) {
        let known = match word.strip_prefix('-') {
            Some(name) => features.disable(name),
            None => features.enable(word.trim_start_matches('+')),
        };
        if !known {
            eprintln!("warning: no feature '{word}'");
        }
    }
    let mut set = AArch64::new(features);
    let mut names = Names::default();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().split(b'\n') {
        let mut encoded = Encoded::default();
        match set.assemble(&line?, 0, &mut names, &mut encoded) {
            Ok(()) => {
                let kinds: Vec<String> = encoded.fixups.iter().map(|fixup| format!(" {:?}", fixup.kind)).collect();
                let bytes: Vec<String> = encoded.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                writeln!(out, "{}{}", bytes.concat(), kinds.concat())?;
            }
            Err(error) => writeln!(out, "{}: error: {error}", error.place().start + 1)?,
        }
    }
    out.flush()
}
