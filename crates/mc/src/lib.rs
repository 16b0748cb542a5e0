//! Instructions of x86-64 and AArch64: one table of rows a target, from which the encoder, the assembler and the
//! disassembler of the tests derive.
//!
//! An instruction is a row of the table and its operands. The encoder turns it into bytes and
//! fixups, the parser of a target's syntax makes it from a statement of assembly text, and whoever executes
//! assembly reads it. Statements come from the assembler, which knows labels, sections and directives, and appends
//! what they make to a [`draig_image::Image`]. This crate knows neither IR nor object formats.
//!
//! ```
//! use draig_mc::{AssembleOptions, assemble};
//! use draig_target::Triple;
//!
//! let triple = Triple::parse("x86_64-unknown-linux-gnu");
//! let text = b".globl double\ndouble:\n lea (%rdi,%rdi), %rax\n ret\n";
//! let image = assemble(text, &triple, &AssembleOptions::default()).unwrap().image;
//! assert!(image.sections.values().any(|section| section.bytes == [0x48, 0x8d, 0x04, 0x3f, 0xc3]));
//!
//! let errors = assemble(b" foo %rdi, %rax\n", &triple, &AssembleOptions::default()).unwrap_err();
//! assert_eq!(errors[0].message(), "invalid instruction mnemonic 'foo'");
//! ```

pub mod aarch64;

mod assembler;
mod encoded;
mod error;
mod expr;
mod lexer;
mod relocations;
pub mod x86;

pub use assembler::{
    AssembleOptions, Assembled, AssemblySymbol, MAX_ALIAS_DEPTH, MAX_CONDITIONAL_DEPTH, MAX_ERRORS, MAX_EXPANSION,
    MAX_EXPANSIONS, MAX_LAYOUT_PASSES, MAX_MACRO_DEPTH, MAX_OUTPUT, MAX_SECTION_DEPTH, MAX_SOURCE, ModuleGlobal, Piece,
    PieceAssembler, assemble, assemble_with, assembly_symbols, instruction_set,
};
pub use encoded::{Encoded, InstructionSet, PendingFixup, Relaxation, Symbols};
pub use error::{AsmError, Place};
pub use expr::{
    BinaryOp, Expr, ExprError, MAX_EXPRESSION_OPS, Op, Resolve, Specifier, UnaryOp, Value, parse_constant,
    parse_expression,
};
pub use lexer::{Lexer, Syntax, Token, TokenKind, unescape};
pub use relocations::{aarch64_relocation, x86_64_relocation};
