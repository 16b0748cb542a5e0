//! Constant vectors with addresses that no linker computes: parts of addresses, expressions of whole vectors, and those
//! that would be too far away.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Const, ConstKind, TypeKind, Value};

use super::address::Address;
use super::registers::{R11, RAX, X86};
use super::{Selected, Selector};
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class};
use crate::module::{Term, lane_sum};
use crate::{CodeModel, RelocationModel};

impl Selector<'_, '_> {
    /// Whether the lanes of a constant vector with addresses in it are computed by code.
    pub(super) fn has_lanes_of_code(&mut self, constant: Const) -> bool {
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
    pub(super) fn move_lanes(&mut self, reg: Reg, constant: Const, offset: u32, class: Class) -> Selected {
        let ty = self.module.tables.constants.ty(constant);
        let TypeKind::Vector { element, min_len, .. } = *self.module.tables.types.kind(ty) else {
            return self.refuse("lanes of a constant that is no vector");
        };
        let bytes = self.info(element).store_size as u32;
        if !matches!(bytes, 1 | 2 | 4 | 8) || class.bank() != Bank::Vector {
            return self.refuse("a constant vector with addresses in lanes of this type");
        }
        let slot = self.m.s.frame.slot(16);
        // A far address needs a register besides `r11`, which is borrowed: whatever it holds stays there.
        let borrowed = self.m.s.frame.slot(8);
        let mut measures = TypeMeasures::new();
        let first = offset / bytes;
        for lane in first..(first + 16 / bytes).min(min_len) {
            let value = Value::from(constant);
            let sum = match lane_sum(self.module, &self.context.layout, &mut measures, value, lane as usize) {
                Ok(sum) => sum,
                Err(reason) => return self.refuse(&reason),
            };
            match (sum.plus, sum.minus) {
                (None, None) => self.move_bits(R11, u128::from(sum.number as u64), Class::I64),
                (Some(Term::Global(_)), None) if i32::try_from(sum.number).is_err() => {
                    return self.refuse("an address this far from a global, in a constant vector");
                }
                (Some(Term::Global(global)), None) if self.needs_call(global) => {
                    return self.refuse("the address of a thread-local variable in a constant vector");
                }
                (Some(Term::Global(global)), None) if self.needs_registers(global) => {
                    X86::store(&mut self.m.s.code, Class::I64, RAX, borrowed);
                    self.move_address(RAX, global, sum.number)?;
                    X86::copy(&mut self.m.s.code, Class::I64, R11, RAX);
                    X86::load(&mut self.m.s.code, Class::I64, RAX, borrowed);
                }
                (Some(Term::Global(global)), None) => self.move_address(R11, global, sum.number)?,
                _ => return self.refuse("a constant expression of this form"),
            }
            let place = Address::frame(slot + ((lane - first) * bytes) as i32);
            self.store_part(R11, Class::I64, bytes, place);
        }
        X86::load(&mut self.m.s.code, Class::V128, reg, slot);
        self.m.s.frame.release(slot, 16);
        self.m.s.frame.release(borrowed, 8);
        Ok(())
    }
}
