//! Constant vectors with addresses that no linker computes: parts of addresses, expressions of whole vectors, and those
//! that would be too far away.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Const, ConstKind, TypeKind, Value};

use super::{Machine, MachineAddress, Selected, Selector};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class};
use crate::module::{Term, lane_sum};
use crate::{CodeModel, RelocationModel};

impl<T: Machine> Selector<'_, '_, T> {
    /// Whether the lanes of a constant vector with addresses in it are computed by code.
    pub(crate) fn has_lanes_of_code(&mut self, constant: Const) -> bool {
        let constants = &self.module.tables.constants;
        let TypeKind::Vector { element, .. } = *self.module.tables.types.kind(constants.ty(constant)) else {
            return false;
        };
        let is_movable = self.context.relocation_model != RelocationModel::Static;
        let is_far = self.context.code_model == CodeModel::Large;
        let is_part = self.info(element).store_size < 8;
        matches!(constants.kind(constant), ConstKind::Expr(_))
            || is_far && is_movable
            || is_part && (is_far || is_movable)
    }

    /// Computes the lanes in 16 bytes of a constant vector, from an offset on, into a register.
    pub(crate) fn move_lanes(&mut self, reg: Reg, constant: Const, offset: u32, class: Class) -> Selected {
        let ty = self.module.tables.constants.ty(constant);
        let TypeKind::Vector { element, min_len, .. } = *self.module.tables.types.kind(ty) else {
            return self.refuse("lanes of a constant that is no vector");
        };
        let bytes = self.info(element).store_size as u32;
        if !matches!(bytes, 1 | 2 | 4 | 8) || class.bank() != Bank::Vector {
            return self.refuse("a constant vector with addresses in lanes of this type");
        }
        let slot = self.m.s.frame.slot(16);
        let mut measures = TypeMeasures::new();
        let first = offset / bytes;
        for lane in first..(first + 16 / bytes).min(min_len) {
            let value = Value::from(constant);
            let sum = match lane_sum(self.module, &self.context.layout, &mut measures, value, lane as usize) {
                Ok(sum) => sum,
                Err(reason) => return self.refuse(&reason),
            };
            let global = match (sum.plus, sum.minus) {
                (None, None) => None,
                (Some(Term::Global(global)), None) if T::needs_call(self, global) => {
                    return self.refuse("the address of a thread-local variable in a constant vector");
                }
                (Some(Term::Global(global)), None) => Some(global),
                _ => return self.refuse("a constant expression of this form"),
            };
            let part = T::lane_of_code(self, global, sum.number)?;
            let place = T::Address::frame(slot).plus(u64::from((lane - first) * bytes));
            T::store_part(self, part, Class::I64, bytes, place);
        }
        T::load(&mut self.m.s.code, Class::V128, reg, slot);
        self.m.s.frame.release(slot, 16);
        Ok(())
    }
}
