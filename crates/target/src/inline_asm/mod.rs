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

pub use assign::{AsmArgument, MAX_OPERANDS, Statement};
pub use error::AsmError;
pub use expand::{AsmAddress, AsmOperand, Expansion, MAX_EXPANSION};
pub use immediate::{Immediates, IntegerSet, Symbols};
pub use resolve::{AsmValue, Resolved, Subject};
pub use table::{
    Addressing, CodeRow, CodeRule, FixedRow, IntegerForm, ModifierRow, OperandKind, Outcome, Piece, Refusal, Register,
    RegisterClass, RegisterFile, RegisterNames, Table, TypeRow, View,
};
pub use types::{AsmType, Scalar, TypePattern};

use crate::{Arch, Triple};

/// Defines the tables: names of architectures, and the file.
macro_rules! tables {
    ($($name:literal: $($arch:ident)|+;)*) => {
        /// Names of the tables.
        pub const NAMES: &[&str] = &[$($name),*];

        fn sources() -> &'static [(&'static str, &'static str)] {
            &[$(($name, include_str!(concat!("targets/", $name, ".txt")))),*]
        }

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
    "x86_64": X86_64;
    "aarch64": Aarch64 | Aarch64Be;
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
    let tables = TABLES.get_or_init(|| sources().iter().map(|_| OnceLock::new()).collect());
    // A test reads every table, so that none is missing.
    tables.get(at)?.get_or_init(|| reader::read(sources()[at].1).ok()).as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_is_read() {
        for (name, text) in sources() {
            let table = reader::read(text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert_eq!(*table.name, **name);
            for row in table.codes.iter().chain(&table.outputs) {
                if let CodeRule::Anything(rows) = &row.rule {
                    let known =
                        |code: &str| table.code(code).is_some_and(|row| !matches!(row.rule, CodeRule::Anything(_)));
                    assert!(rows.iter().all(|(_, code)| known(code)), "{name}: {row:?}");
                }
            }
            assert!(table.code("r").is_some_and(|row| !row.note.is_empty()), "{name}");
        }
    }
}
