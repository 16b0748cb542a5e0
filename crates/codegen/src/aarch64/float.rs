//! Floating-point arithmetic.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::direct::ops;

use super::{Selected, Selector};
use crate::function::types::Class;

impl Selector<'_, '_> {
    pub(super) fn float_binary(&mut self, inst: Inst, opcode: Opcode, ty: Type, operands: &[Value]) -> Selected {
        let class = match ty {
            Type::FLOAT => Class::F32,
            Type::DOUBLE => Class::F64,
            _ => return self.vector_operation(inst, opcode, ty, operands),
        };
        let op = match (opcode, class == Class::F64) {
            (Opcode::FAdd, false) => ops::FADDSrr,
            (Opcode::FAdd, true) => ops::FADDDrr,
            (Opcode::FSub, false) => ops::FSUBSrr,
            (Opcode::FSub, true) => ops::FSUBDrr,
            (Opcode::FMul, false) => ops::FMULSrr,
            (Opcode::FMul, true) => ops::FMULDrr,
            (Opcode::FDiv, false) => ops::FDIVSrr,
            (Opcode::FDiv, true) => ops::FDIVDrr,
            (_, false) => return self.library_call(inst, ty, "fmodf", operands),
            (_, true) => return self.library_call(inst, ty, "fmod", operands),
        };
        self.consume_all(operands);
        let (n, m) = (self.register(operands[0], 0, class)?, self.register(operands[1], 0, class)?);
        let reg = self.hinted_register(inst, class);
        op.rrr(self.code(), reg.number(), n.number(), m.number());
        self.define(inst, class, reg);
        Ok(())
    }

    pub(super) fn fneg(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        let (class, op) = match ty {
            Type::FLOAT => (Class::F32, ops::FNEGSr),
            Type::DOUBLE => (Class::F64, ops::FNEGDr),
            _ => return self.vector_operation(inst, Opcode::FNeg, ty, &[value]),
        };
        self.consume(value);
        let n = self.register(value, 0, class)?;
        let reg = self.hinted_register(inst, class);
        op.rr(self.code(), reg.number(), n.number());
        self.define(inst, class, reg);
        Ok(())
    }
}
