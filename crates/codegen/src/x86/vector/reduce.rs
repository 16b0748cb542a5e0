//! Reductions: all lanes of a vector combined to one.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::{Selected, Selector};
use super::parts::Shape;
use crate::function::types::{Bank, Class};
use crate::select::{Combine, combination};

impl Selector<'_, '_> {
    pub(super) fn reduce(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let Some(combine) = combination(id) else { return self.refuse(id.name()) };
        let has_start = matches!(id, ids::VECTOR_REDUCE_FADD | ids::VECTOR_REDUCE_FMUL);
        let vector = arguments[usize::from(has_start)];
        let vector_type = self.type_of(vector);
        if let Some(shape) = self.shape(vector_type).filter(|shape| !shape.is_float) {
            let op = match combine {
                Combine::Instruction(opcode) => self.binary_op(opcode, shape),
                Combine::Intrinsic(id) => self.binary_intrinsic(id, shape),
            };
            if let Some(op) = op {
                return self.reduce_parts(inst, ty, shape, vector, |s, reg, other| {
                    op.reg_reg(s.code(), reg.number(), other.number());
                });
            }
        }
        let start = has_start.then(|| arguments[0]);
        self.reduce_lanes(inst, start, vector, |s, element, lanes| match combine {
            Combine::Instruction(opcode) => s.scalar_operation(inst, opcode, element, lanes),
            Combine::Intrinsic(id) => s.scalar_intrinsic(inst, element, id, lanes),
        })
    }

    /// Combines parts, then halves of a register again and again.
    fn reduce_parts(
        &mut self,
        inst: Inst,
        ty: Type,
        shape: Shape,
        vector: Value,
        mut combine: impl FnMut(&mut Self, crate::function::registers::Reg, crate::function::registers::Reg),
    ) -> Selected {
        self.consume(vector);
        let sum = self.part_copy(vector, 0)?;
        for number in 1..shape.parts {
            let other = self.part_copy(vector, number)?;
            combine(self, sum, other);
            self.m.s.unlock(other);
        }
        let mut lanes = shape.lanes.min(shape.per_part());
        while lanes > 1 {
            lanes /= 2;
            let other = self.copy_of(sum);
            ops::PSRLDQri.reg_imm(self.code(), other.number(), (lanes * shape.bits / 8) as i32);
            combine(self, sum, other);
            self.m.s.unlock(other);
        }
        let class: Class = self.scalar(ty)?;
        debug_assert_eq!(class.bank(), Bank::General);
        let reg = self.result_register(inst, class);
        self.lane_to_register(reg, class, sum, shape.bits, 0);
        self.define(inst, class, reg);
        Ok(())
    }
}
