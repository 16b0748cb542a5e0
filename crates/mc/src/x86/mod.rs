//! Instructions of x86-64.
//!
//! The [table](Row) says how each is encoded, what operands it has, and how it is written; LLVM's names of rows are
//! constants in [`rows`]. [`encode`] makes bytes of a row and operands.
//!
//! ```
//! use draig_mc::Encoded;
//! use draig_mc::x86::{Memory, Modifiers, Operand, Register, encode, rows};
//!
//! // addq 8(%rdi), %rax
//! let operands = [Operand::Register(Register::gpr64(0)), Operand::Memory(Memory::at(Register::gpr64(7), 8))];
//! let mut out = Encoded::default();
//! encode(rows::ADD64rm, &operands, Modifiers::default(), &mut out).unwrap();
//! assert_eq!(out.bytes, [0x48, 0x03, 0x47, 0x08]);
//! ```

mod assemble;
mod att;
mod conditions;
pub mod direct;
mod encode;
mod encode_fast;
mod intel;
mod intel_expression;
mod matcher;
mod nops;
mod operand;
mod other_mode;
mod print;
mod read;
mod register;
mod specifier;
mod table;

/// Numbers of the rows, by LLVM's names.
#[path = "generated/rows.rs"]
#[allow(non_upper_case_globals, reason = "the names are LLVM's")]
pub mod rows;

pub use assemble::{MAX_PREFIXES, X86};
pub use encode::{EncodeError, encode};
pub use intel_expression::MAX_NESTING;
pub use nops::append_nops;
pub use operand::{DisplacementSize, Instruction, Memory, Modifiers, Operand, Preference, Prefixes, Rounding};
pub use register::{Register, RegisterClass};
pub use specifier::specifier_name;
pub use table::{Class, Dialect, Encoding, Form, MAX_OPERANDS, OperandInfo, Role, Row, RowInfo, VectorIndex};
