//! Inline assembly of each target (LangRef "Inline Assembler Expressions"): constraint codes, registers, operand
//! modifiers, and the expansion of templates.
//!
//! The facts of a target are a [`Table`], read once from a text under `targets/`, in which a line is a fact. They
//! were measured: they are what LLVM 22's code generators accept, where that differs from LangRef, too. Register
//! allocation is not described: an operand of a class may be in any of its registers ([`Table::lower`] chooses
//! the first).
//!
//! The rows hold for the features that the targets are usually built with, up to the widest vectors. A function
//! without a feature can have fewer registers than its table.

mod assign;
mod error;
mod expand;
mod immediate;
mod reader;
mod resolve;
mod table;
mod types;

use std::sync::OnceLock;

pub use assign::{AsmArgument, MAX_OPERANDS, Pick, Statement};
pub use error::AsmError;
pub use expand::{AsmAddress, AsmOperand, Expansion, MAX_EXPANSION};
pub use immediate::{Immediates, IntegerSet, SymbolKind, Symbols};
pub use resolve::{AsmValue, Resolved, Subject};
pub use table::{
    Addressing, CodeRow, CodeRule, FixedRow, IntegerForm, ModifierRow, OperandKind, Outcome, Piece, Refusal, Register,
    RegisterClass, RegisterFile, RegisterNames, Table, TypeRow, View,
};
pub use types::{AsmType, Scalar, TypePattern};

use crate::{Arch, Triple};

/// Defines the tables: name, file, size of a pointer in bits, and architectures.
macro_rules! tables {
    ($($name:literal $file:literal $bits:literal: $($arch:ident)|+;)*) => {
        /// Names of the tables.
        pub const NAMES: &[&str] = &[$($name),*];

        /// Size of a pointer in bits and text of each table.
        const SOURCES: &[(u32, &str)] = &[$(($bits, include_str!(concat!("targets/", $file, ".txt")))),*];

        fn position(arch: Arch) -> Option<usize> {
            let name = match arch {
                $($(Arch::$arch)|+ => $name,)*
                _ => return None,
            };
            NAMES.iter().position(|one| *one == name)
        }
    };
}

tables! {
    "x86_64" "x86_64" 64: X86_64;
    "aarch64" "aarch64" 64: Aarch64 | Aarch64Be;
    "riscv64" "riscv" 64: RiscV64 | RiscV64Be;
    "riscv32" "riscv" 32: RiscV32 | RiscV32Be;
    "powerpc64" "powerpc" 64: Ppc64 | Ppc64Le;
    "powerpc" "powerpc32" 32: Ppc | PpcLe;
    "s390x" "systemz" 64: SystemZ;
    "loongarch64" "loongarch" 64: LoongArch64;
    "loongarch32" "loongarch" 32: LoongArch32;
    "arm" "arm" 32: Arm | ArmEb;
    "thumb" "thumb" 32: Thumb | ThumbEb;
    "i386" "i386" 32: X86;
    "mips" "mips" 32: Mips | MipsEl;
    "mips64" "mips64" 64: Mips64 | Mips64El;
    "sparc" "sparc" 32: Sparc | SparcEl;
    "sparcv9" "sparcv9" 64: SparcV9;
    "hexagon" "hexagon" 32: Hexagon;
    "nvptx64" "nvptx" 64: Nvptx64;
    "nvptx" "nvptx" 32: Nvptx;
    "amdgcn" "amdgcn" 64: Amdgcn;
    "msp430" "msp430" 16: Msp430;
    "xcore" "xcore" 32: XCore;
    "avr" "avr" 16: Avr;
    "bpf" "bpf" 64: BpfEl | BpfEb;
    "lanai" "lanai" 32: Lanai;
    "m68k" "m68k" 32: M68k;
    "ve" "ve" 64: Ve;
    "wasm32" "wasm" 32: Wasm32;
    "wasm64" "wasm" 64: Wasm64;
    "xtensa" "xtensa" 32: Xtensa;
}

/// Returns the table of a target; `None` if the target is not known.
pub fn table_of(triple: &Triple) -> Option<&'static Table> {
    table_at(position(triple.arch())?)
}

/// Returns the table with a name of [`NAMES`], or of an architecture.
pub fn table_named(name: &str) -> Option<&'static Table> {
    let at = NAMES.iter().position(|one| *one == name);
    at.and_then(table_at).or_else(|| table_of(&Triple::parse(name)))
}

fn table_at(at: usize) -> Option<&'static Table> {
    static TABLES: OnceLock<Vec<OnceLock<Option<Table>>>> = OnceLock::new();
    let tables = TABLES.get_or_init(|| SOURCES.iter().map(|_| OnceLock::new()).collect());
    // A test reads every table, so that none is missing.
    let read = || reader::read(NAMES[at], SOURCES[at].0, SOURCES[at].1).ok();
    tables.get(at)?.get_or_init(read).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_read() {
        for (name, (bits, text)) in NAMES.iter().zip(SOURCES) {
            let table = reader::read(name, *bits, text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            for row in table.codes.iter().chain(&table.outputs) {
                if let CodeRule::Anything(rows) = &row.rule {
                    let known =
                        |code: &str| table.code(code).is_none_or(|row| !matches!(row.rule, CodeRule::Anything(_)));
                    assert!(rows.iter().all(|(_, code)| known(code)), "{name}: {row:?}");
                }
            }
            assert!(table.code("r").is_some_and(|row| !row.note.is_empty()), "{name}");
        }
    }
}
