//! Constant expressions that are addresses.

use draig_ir::{Const, ConstKind, Global, Opcode, Value};

use super::{Machine, Selector};

/// Constant expressions of addresses are no deeper than this.
const MAX_DEPTH: u32 = 64;

impl<T: Machine> Selector<'_, '_, T> {
    /// Returns a constant as the address of a global plus a number, if it is one.
    pub(crate) fn symbol_and_offset(&mut self, constant: Const, depth: u32) -> Option<(Global, i64)> {
        let ConstKind::Expr(expr) = self.module.tables.constants.kind(constant) else { return None };
        if depth > MAX_DEPTH {
            return None;
        }
        let base = |selector: &mut Self, value: Value| match (value.as_global(), value.as_const()) {
            (Some(global), _) => Some((global, 0)),
            (_, Some(constant)) => selector.symbol_and_offset(constant, depth + 1),
            _ => None,
        };
        match expr.opcode {
            Opcode::GetElementPtr => {
                let (global, offset) = base(self, expr.operands[0])?;
                let more = self.constant_offset(expr.source_type?, &expr.operands[1..])?;
                Some((global, offset.wrapping_add(more)))
            }
            Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr => {
                let wide = |value: Value| {
                    let ty = self.module.constant_type(value);
                    self.module.size_in_bits(ty).and_then(|size| size.known()) == Some(64)
                };
                let result = self.module.tables.constants.ty(constant);
                let is_wide = self.module.size_in_bits(result).and_then(|size| size.known()) == Some(64);
                if is_wide && wide(expr.operands[0]) { base(self, expr.operands[0]) } else { None }
            }
            Opcode::Add => {
                let (left, right) = (expr.operands[0], expr.operands[1]);
                if let Some(number) = self.integer_constant(right) {
                    let (global, offset) = base(self, left)?;
                    return Some((global, offset.wrapping_add(number)));
                }
                let (global, offset) = base(self, right)?;
                Some((global, offset.wrapping_add(self.integer_constant(left)?)))
            }
            Opcode::Sub => {
                let (global, offset) = base(self, expr.operands[0])?;
                Some((global, offset.wrapping_sub(self.integer_constant(expr.operands[1])?)))
            }
            _ => None,
        }
    }
}
