//! The names of functions that the code generator may call on its own (`RuntimeLibcalls.td`): which of
//! them LLVM marks in the symbol table of bitcode as used, for the targets whose tables Draig writes.

use std::fmt::Write as _;

use crate::llvm::Llvm;

/// The targets, each a bit of the mask that follows a name.
const TARGETS: [&str; 3] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "riscv64-unknown-linux-gnu"];
/// Names besides those of the records.
const OTHERS: [&str; 2] = ["__ssp_canary_word", "__stack_chk_guard"];

/// Words of the table before its symbols, for a module without comdats.
const HEADER_WORDS: usize = 22;
/// Words of a symbol, and which of them are the flags.
const SYMBOL_WORDS: usize = 6;
const FLAGS_WORD: usize = 5;
/// `FB_used`
const USED: u32 = 1 << 7;

/// The text of the generated file: a name and its mask a line, ascending.
pub(crate) fn generate(llvm: &Llvm) -> Result<String, String> {
    let names = names(llvm)?;
    let mut masks = vec![0u8; names.len()];
    for (bit, target) in TARGETS.iter().enumerate() {
        let mut text = format!("target datalayout = \"e-m:e\"\ntarget triple = \"{target}\"\n");
        for name in &names {
            let _ = writeln!(text, "declare void @\"{name}\"()");
        }
        let bitcode = llvm.assemble(&text)?;
        let words: Vec<u32> = bitcode.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
        // Modules, comdats, symbols: where each list is, and how long.
        let lists = [76, 1, 88, 0, 88, names.len() as u32];
        let at = words.windows(lists.len()).position(|window| window == lists).ok_or("no symbol table")?;
        let symbols = at + HEADER_WORDS - 3;
        for (number, mask) in masks.iter_mut().enumerate() {
            let flags = words.get(symbols + number * SYMBOL_WORDS + FLAGS_WORD).ok_or("a symbol table cut short")?;
            if flags & USED != 0 {
                *mask |= 1 << bit;
            }
        }
    }
    let mut out = String::new();
    for (name, mask) in names.iter().zip(masks).filter(|&(_, mask)| mask != 0) {
        let _ = writeln!(out, "{name} {mask}");
    }
    Ok(out)
}

fn names(llvm: &Llvm) -> Result<Vec<String>, String> {
    let all = llvm.records("llvm/IR/RuntimeLibcalls.td")?;
    let implementations = all["!instanceof"]["RuntimeLibcallImpl"].as_array().ok_or("no RuntimeLibcallImpl")?;
    let mut names: Vec<String> = OTHERS.iter().map(|&name| name.to_owned()).collect();
    for record in implementations {
        let record = record.as_str().ok_or("a record without name")?;
        let name = all[record]["LibCallFuncName"].as_str().ok_or_else(|| format!("{record} has no function"))?;
        // Those of Arm64EC are spelled with a mark.
        if !name.starts_with('#') {
            names.push(name.to_owned());
        }
    }
    names.sort();
    names.dedup();
    Ok(names)
}
