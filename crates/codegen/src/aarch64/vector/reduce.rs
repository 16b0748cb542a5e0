//! Reductions: all lanes of a vector combined to one.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::{Selected, Selector};
use super::parts::{Number, Shape};
use crate::function::types::Kind;
use crate::select::{Combine, combination};

impl Selector<'_, '_> {
    pub(super) fn reduce(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let Some(combine) = combination(id) else { return self.refuse(id.name()) };
        let has_start = matches!(id, ids::VECTOR_REDUCE_FADD | ids::VECTOR_REDUCE_FMUL);
        let vector = arguments[usize::from(has_start)];
        let vector_type = self.type_of(vector);
        if let Some(shape) = self.shape(vector_type).filter(|shape| shape.number == Number::Integer) {
            let op = match combine {
                Combine::Instruction(opcode) => self.binary_op(opcode, shape),
                Combine::Intrinsic(id) => self.binary_intrinsic(id, shape),
            };
            if let Some(op) = op
                && shape.lanes.is_power_of_two()
            {
                return self.reduce_parts(inst, ty, shape, vector, op);
            }
        }
        let start = has_start.then(|| arguments[0]);
        self.reduce_lanes(inst, start, vector, |s, element, lanes| match combine {
            Combine::Instruction(opcode) => s.scalar_operation(inst, opcode, element, lanes),
            Combine::Intrinsic(id) => s.scalar_intrinsic(inst, element, id, lanes),
        })
    }

    /// Combines parts, then halves of a register again and again.
    fn reduce_parts(&mut self, inst: Inst, ty: Type, shape: Shape, vector: Value, op: Op) -> Selected {
        self.consume(vector);
        let sum = self.part_copy(vector, 0)?;
        for number in 1..shape.parts {
            let other = self.part(vector, number)?;
            self.op3(op, sum, sum, other);
            self.unlock(&[other]);
        }
        let other = self.vector_scratch();
        let mut lanes = shape.lanes.min(shape.per_part());
        while lanes > 1 {
            lanes /= 2;
            let first = (lanes * shape.bits / 8) as u8;
            ops::EXTv16i8.extract_bytes(self.code(), other.number(), sum.number(), sum.number(), first);
            self.op3(op, sum, sum, other);
        }
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("a reduction", ty) };
        let reg = self.result_register(inst, class);
        self.lane_to_register(reg, class, sum, shape.bits, 0);
        self.define(inst, class, reg);
        Ok(())
    }
}
