//! Metadata kinds (`FixedMetadataKinds.def`) and calling conventions (determined by running the tools).

use std::fmt::Write as _;

use crate::emit;
use crate::headers::{evaluate, macro_uses};
use crate::llvm::Llvm;

/// The largest calling convention number (`CallingConv::MaxID`).
const MAX_CALLING_CONVENTION: u32 = 1023;

/// Returns the text of the generated file of metadata kinds.
pub(crate) fn generate_metadata(llvm: &Llvm) -> Result<String, String> {
    let def = llvm.header("llvm/IR/FixedMetadataKinds.def")?;
    let mut entries = Vec::new();
    let mut constants = String::new();
    for arguments in macro_uses(&def, "LLVM_FIXED_MD_KIND") {
        let [symbol, name, number] = arguments[..] else {
            return Err("LLVM_FIXED_MD_KIND with other than three arguments".to_owned());
        };
        let number = evaluate(number).ok_or("metadata kind without number")?;
        let name = name.trim_matches('"');
        let symbol = symbol.to_ascii_uppercase();
        let _ = writeln!(constants, "/// `!{name}`\npub const {symbol}: u32 = {number};");
        entries.push((number, name.to_owned()));
    }
    let mut out = emit::file_header("Fixed metadata kinds.", "FixedMetadataKinds.def");
    out.push_str("use super::super::names::{NameIndex, NameTable};\n\n");
    let doc = "Metadata kinds with fixed numbers; new names get numbers from the table's length on.";
    out.push_str(&emit::name_table(doc, "MD_KIND", &entries)?);
    out.push_str(&constants);
    Ok(out)
}

/// Returns the text of the generated file of calling conventions.
///
/// The output of `llvm-dis` for each number is decisive, including spaces.
pub(crate) fn generate_calling_conventions(llvm: &Llvm) -> Result<String, String> {
    let mut module = String::new();
    for number in 0..=MAX_CALLING_CONVENTION {
        let _ = writeln!(module, "declare cc {number} void @f{number}()");
    }
    let printed = llvm.round_trip(&module)?;
    let mut keywords = Vec::new();
    let mut spellings = Vec::new();
    for line in printed.lines() {
        let Some((before, after)) = line.split_once("void @f") else {
            continue;
        };
        let number: u32 =
            after.trim_end_matches("()").parse().map_err(|_| format!("not a declaration of ours: {line}"))?;
        let text = before.strip_prefix("declare ").unwrap_or(before);
        let text = text.strip_suffix(' ').unwrap_or(text);
        if number == 0 {
            keywords.push((0, "ccc".to_owned()));
        } else if text != format!("cc{number}") {
            keywords.push((number, text.trim().to_owned()));
            spellings.push((number, text.to_owned()));
        }
    }
    let mut out =
        emit::file_header("Calling conventions with a keyword.", "llvm-dis, which was asked for every number");
    out.push_str("use super::super::names::{NameIndex, NameTable};\n\n");
    out.push_str(&emit::name_table("Keywords of calling conventions.", "KEYWORDS", &keywords)?);
    // The table is only read through functions.
    let mut out = out.replacen("pub static", "pub(crate) static", 1);
    let length = spellings.iter().map(|entry| entry.0).max().unwrap_or(0) + 1;
    out.push_str("/// Printed form of each number; empty if that is `ccN`, and for 0.\n");
    let _ = writeln!(out, "pub(crate) static PRINTED: [&str; {length}] = [");
    for number in 0..length {
        let text = spellings.iter().find(|entry| entry.0 == number);
        let _ = writeln!(out, "    {:?},", text.map_or("", |entry| entry.1.as_str()));
    }
    out.push_str("];\n");
    Ok(out)
}
