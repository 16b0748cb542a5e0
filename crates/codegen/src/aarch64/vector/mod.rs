//! Vectors of a fixed number of lanes.
//!
//! A vector of 8, 16, 32 or 64-bit elements is in vector registers, 128 bits in each; a vector of `i1` is a bit mask
//! in a general register; all others are in the frame, laid out as in memory. What has instructions is done a
//! register at a time, and everything else lane by lane.
//!
//! | file | instructions |
//! | --- | --- |
//! | `lanes` | any operation, lane by lane |
//! | `parts` | registers of operands and results |
//! | `arithmetic` | arithmetic and shifts on whole registers |
//! | `compare` | comparisons, masks, `select` |
//! | `convert` | conversions between widths and formats |
//! | `element` | `extractelement`, `insertelement` |
//! | `shuffle` | `shufflevector` |
//! | `intrinsic`, `reduce`, `memory`, `moved` | intrinsics |
//! | `neon` | intrinsics of `arm_neon.h` |

mod arithmetic;
mod compare;
mod convert;
mod element;
mod intrinsic;
pub(super) mod lanes;
mod memory;
mod moved;
pub(super) mod neon;
mod parts;
mod reduce;
mod shuffle;

use draig_ir::{Inst, Opcode, Type, Value};

use super::{Selected, Selector};
use crate::function::types::{Bank, Class, Kind};

impl Selector<'_, '_> {
    /// Compiles an operation on vectors, or on a type that no other file knows.
    pub(super) fn vector_operation(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        use Opcode::*;
        if self.is_large(ty) && opcode.is_binary() {
            return self.large_operation(inst, opcode, ty, operands);
        }
        if opcode == BitCast && self.vector_cast(inst, opcode, ty, operands[0])? {
            return Ok(());
        }
        if !self.module.tables.types.is_vector(ty) {
            return self.soft_operation(inst, opcode, ty, operands);
        }
        if self.info(ty).kind == Kind::Refused {
            return self.refuse_type(opcode.spelling(), ty);
        }
        let is_done = match opcode {
            Add | Sub | Mul | And | Or | Xor | FAdd | FSub | FMul | FDiv => {
                self.vector_binary(inst, opcode, ty, operands[0], operands[1])?
            }
            FNeg => self.vector_negate(inst, ty, operands[0])?,
            Shl | LShr | AShr => self.vector_shift(inst, opcode, ty, operands[0], operands[1])?,
            ICmp | FCmp => self.vector_compare(inst, ty, operands)?,
            Select => self.vector_select(inst, ty, operands)?,
            Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | PtrToInt | PtrToAddr
            | IntToPtr | AddrSpaceCast => self.vector_cast(inst, opcode, ty, operands[0])?,
            _ => false,
        };
        if is_done {
            return Ok(());
        }
        self.lane_by_lane(inst, ty, operands, |selector, element, lanes| {
            selector.scalar_operation(inst, opcode, element, lanes)
        })
    }

    /// Compiles an operation on one lane.
    pub(super) fn scalar_operation(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        use Opcode::*;
        match opcode {
            Add | Sub | And | Or | Xor | Mul => self.integer(inst, opcode, ty, operands),
            Shl | LShr | AShr => self.shift(inst, opcode, ty, operands),
            UDiv | SDiv | URem | SRem => self.divide(inst, opcode, ty, operands),
            FAdd | FSub | FMul | FDiv | FRem => self.float_binary(inst, opcode, ty, operands),
            FNeg => self.fneg(inst, ty, operands[0]),
            ICmp | FCmp => self.compare_scalars(inst, operands),
            Select => self.select(inst, ty, operands),
            Trunc | ZExt | SExt | FpToUi | FpToSi | UiToFp | SiToFp | FpTrunc | FpExt | PtrToInt | PtrToAddr
            | IntToPtr | AddrSpaceCast => self.cast(inst, opcode, ty, operands[0]),
            GetElementPtr => {
                let source = self.body.source_type(inst);
                let address = self.gep_sum(source, operands)?;
                let reg = self.m.s.scratch(Bank::General);
                self.move_address_to(reg, address);
                self.define(inst, Class::I64, reg);
                Ok(())
            }
            _ => self.refuse_type(opcode.spelling(), ty),
        }
    }

    pub(super) fn vector_gep(&mut self, inst: Inst, operands: &[Value]) -> Selected {
        let ty = self.body.inst_type(inst);
        self.vector_operation(inst, Opcode::GetElementPtr, ty, operands)
    }
}
