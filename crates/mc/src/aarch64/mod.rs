//! AArch64: the table of instructions, their operands and encodings.
//!
//! An [`Instruction`] is an [`Opcode`], which is a row of the table with LLVM's name, and [`Operand`]s. Whoever
//! makes code encodes it; the assembler makes it from text; whoever executes assembly reads it. The rows and what
//! they are made of are generated from LLVM's description of the target; each kind of operand is written once, in
//! [`Kind`]. SVE and SME are absent.
//!
//! ```
//! use draig_mc::aarch64::{Instruction, Operand, Register, ShiftKind, opcodes};
//!
//! // add x0, x1, x2, lsl #3
//! let operands = [
//!     Register::x(0).into(),
//!     Register::x(1).into(),
//!     Register::x(2).into(),
//!     Operand::Shift { kind: ShiftKind::Lsl, amount: 3 },
//! ];
//! let add = Instruction::new(opcodes::ADDXrs, &operands);
//! assert_eq!(add.encode(), Ok(0x8b020c20));
//! assert_eq!(Instruction::decode(0x8b020c20), Some(add));
//! assert_eq!(add.to_string(), "add x0, x1, x2, lsl #3");
//! ```

mod bitmask;
mod class;
pub mod direct;
mod features;
mod generated;
mod instruction;
mod operand;
mod parse;
mod print;
mod register;
mod row;
mod set;
mod syntax;
mod system;
#[cfg(test)]
mod tests;
mod text;

pub use class::{ExtendWidth, Kind, Label, RegisterClass};
pub use features::Features;
pub use generated::opcodes;
pub use instruction::{EncodeError, Instruction, MAX_OPERANDS};
pub use operand::{Condition, ExtendKind, Float8, Operand, ShiftKind};
pub use parse::Parsed;
pub use register::{Register, RegisterKind};
pub use row::{Effects, Opcode, SlotRef};
pub use set::AArch64;
pub use text::symbol_prefix;
