//! Names of functions that the code generator may call implicitly (`RuntimeLibcalls.td`): those that LLVM
//! marks as used in the symbol table of bitcode, for each target listed here.

use std::fmt::Write as _;

use crate::llvm::Llvm;

/// Systems that differ on all targets, and those that differ on some.
const GENERIC: &[&str] = &["unknown", "linux", "linux-gnu", "linux-android"];
const ARM: &[&str] = &["linux-eabi", "linux-gnueabi", "linux-gnueabihf", "linux-musleabi", "linux-musleabihf"];
/// Systems of Apple: each version that has more functions than the one before.
const DARWIN: &[&str] = &[
    "macosx",
    "macosx10.5",
    "macosx10.6",
    "macosx10.9",
    "darwin",
    "darwin9",
    "darwin10",
    "darwin13",
    "ios",
    "ios3",
    "ios5",
    "ios7",
    "tvos",
    "tvos9",
    "watchos",
    "bridgeos",
    "driverkit",
    "xros",
];
const WINDOWS: &[&str] = &["windows-msvc", "windows-gnu", "windows-itanium", "windows-cygnus"];

/// Targets: an instruction set, which represents others with the same functions, and its systems.
const TARGETS: &[(&str, &[&[&str]])] = &[
    ("unknown", &[&["unknown"]]),
    ("arm", &[GENERIC, ARM, DARWIN, WINDOWS, &["openbsd"]]),
    ("armeb", &[GENERIC, ARM]),
    ("aarch64", &[GENERIC, DARWIN, WINDOWS, &["openbsd", "fuchsia"]]),
    ("aarch64_32", &[GENERIC, DARWIN]),
    ("mips", &[GENERIC, &["openbsd"]]),
    ("avr", &[&["unknown"]]),
    ("mips64", &[GENERIC, &["openbsd"]]),
    ("hexagon", &[GENERIC]),
    ("msp430", &[&["unknown"]]),
    ("powerpc", &[GENERIC, &["aix", "openbsd"]]),
    ("powerpc64", &[GENERIC, &["aix", "openbsd"]]),
    ("riscv32", &[GENERIC]),
    ("riscv64", &[GENERIC, &["openbsd", "fuchsia"]]),
    ("sparc", &[GENERIC]),
    ("sparcv9", &[GENERIC, &["openbsd"]]),
    ("s390x", &[&["zos"]]),
    ("i386", &[GENERIC, DARWIN, WINDOWS, &["openbsd"]]),
    ("x86_64", &[GENERIC, DARWIN, WINDOWS, &["openbsd", "fuchsia", "uefi"]]),
    ("xcore", &[&["unknown"]]),
    ("spirv", &[&["unknown"]]),
    ("lanai", &[&["unknown"]]),
    ("wasm32", &[&["unknown", "emscripten"]]),
    ("ve", &[GENERIC]),
    ("arm64ec", &[WINDOWS]),
];
/// Names that are not in the records.
const OTHERS: [&str; 2] = ["__ssp_canary_word", "__stack_chk_guard"];

/// Number of words in the table before its symbols, for a module without comdats.
const HEADER_WORDS: usize = 22;
/// Number of words of a symbol, and index of the flags among them.
const SYMBOL_WORDS: usize = 6;
const FLAGS_WORD: usize = 5;
/// `FB_used`
const USED: u32 = 1 << 7;

/// Returns the texts of the generated files: lines of a name and the sets that contain it, ascending; lines
/// of a target and the number of its set.
pub(crate) fn generate(llvm: &Llvm) -> Result<(String, String), String> {
    let names = names(llvm)?;
    let mut declarations = String::new();
    for name in &names {
        let _ = writeln!(declarations, "declare void @\"{name}\"()");
    }
    let mut sets: Vec<Vec<bool>> = Vec::new();
    let mut targets = String::new();
    for (arch, systems) in TARGETS {
        for system in systems.iter().copied().flatten() {
            let head = format!("target datalayout = \"e-m:e\"\ntarget triple = \"{arch}-unknown-{system}\"\n");
            let set = used(&llvm.assemble(&(head + &declarations))?, names.len())?;
            let number = sets.iter().position(|other| *other == set).unwrap_or_else(|| {
                sets.push(set);
                sets.len() - 1
            });
            let _ = writeln!(targets, "{arch} {system} {number}");
        }
    }
    if sets.len() > 128 {
        return Err("more sets than a mask has bits".to_owned());
    }
    let mut out = String::new();
    for (at, name) in names.iter().enumerate() {
        let mask = (sets.iter().enumerate()).fold(0u128, |mask, (number, set)| mask | u128::from(set[at]) << number);
        if mask != 0 {
            let _ = writeln!(out, "{name} {mask:x}");
        }
    }
    Ok((out, targets))
}

/// Returns which symbols of a file are marked.
fn used(bitcode: &[u8], count: usize) -> Result<Vec<bool>, String> {
    let words: Vec<u32> = bitcode.as_chunks::<4>().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
    // Modules, comdats, symbols: offset and length of each list.
    let lists = [76, 1, 88, 0, 88];
    let at = words.windows(lists.len()).position(|window| window == lists).ok_or("no symbol table")?;
    let symbols = at + HEADER_WORDS - 3;
    let flags = |number| words.get(symbols + number * SYMBOL_WORDS + FLAGS_WORD).map(|flags| flags & USED != 0);
    (0..count).map(|number| flags(number).ok_or_else(|| "a symbol table cut short".to_owned())).collect()
}

fn names(llvm: &Llvm) -> Result<Vec<String>, String> {
    let all = llvm.records("llvm/IR/RuntimeLibcalls.td")?;
    let implementations = all["!instanceof"]["RuntimeLibcallImpl"].as_array().ok_or("no RuntimeLibcallImpl")?;
    let mut names: Vec<String> = OTHERS.iter().map(|&name| name.to_owned()).collect();
    for record in implementations {
        let record = record.as_str().ok_or("a record without name")?;
        let name = all[record]["LibCallFuncName"].as_str().ok_or_else(|| format!("{record} has no function"))?;
        names.push(name.to_owned());
    }
    names.sort();
    names.dedup();
    Ok(names)
}
