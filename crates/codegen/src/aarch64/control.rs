//! Instructions of terminators: jumps, comparisons with cases, tables of jumps, returns.

use draig_ir::Value;
use draig_mc::aarch64::direct::{add_immediate, ops};
use draig_mc::aarch64::{Condition, ExtendKind};

use super::compare::Flags;
use super::emit::wide;
use super::registers::{Arm, X16, X17, ZR};
use super::{Label, Selected, Selector};
use crate::code::CodeTarget;
use crate::function::registers::Reg;
use crate::function::types::{Class, Kind};
use crate::select::{ControlMachine, MachineFlags};

impl MachineFlags for Flags {
    const EQUAL: Flags = Flags::One(Condition::Eq);
    const NOT_BELOW: Flags = Flags::One(Condition::Hs);

    #[inline(always)]
    fn known(self) -> Option<bool> {
        match self {
            Flags::Always(holds) => Some(holds),
            _ => None,
        }
    }

    #[inline(always)]
    fn inverse(self) -> Flags {
        Flags::inverse(self)
    }
}

impl ControlMachine for Arm {
    type Flags = Flags;

    #[inline]
    fn condition(selector: &mut Selector<'_, '_>, condition: Value) -> Selected<Flags> {
        selector.condition(condition)
    }

    #[inline]
    fn jump_if(selector: &mut Selector<'_, '_>, flags: Flags, label: Label) {
        selector.jump_if(flags, label);
    }

    fn move_number(selector: &mut Selector<'_, '_>, reg: Reg, value: Value, width: u32, class: Class) -> Selected {
        selector.move_extended(reg, value, width, false, class)
    }

    fn compare_with(selector: &mut Selector<'_, '_>, reg: Reg, class: Class, number: u64) {
        selector.compare_with(reg, class, number);
    }

    fn compare_with_label(selector: &mut Selector<'_, '_>, reg: Reg, label: Label) {
        selector.move_label(X17, label);
        ops::SUBSXrs.rrr(selector.code(), ZR.0, reg.number(), X17.0);
    }

    fn jump_to_register(selector: &mut Selector<'_, '_>, reg: Reg) {
        ops::BR.n(selector.code(), reg.number());
    }

    fn has_jump_tables(selector: &Selector<'_, '_>) -> bool {
        !selector.traits.has_no_jump_tables
    }

    fn jump_by_table(selector: &mut Selector<'_, '_>, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) {
        selector.jump_by_table(reg, class, cases, default);
    }
}

impl Selector<'_, '_> {
    fn compare_with(&mut self, reg: Reg, class: Class, number: u64) {
        let is_wide = class == Class::I64;
        let near = if is_wide { number as i64 } else { i64::from(number as u32 as i32) };
        let op = if near < 0 { ops::ADDSWri } else { ops::SUBSWri };
        if let Some(immediate) = add_immediate(near.unsigned_abs()) {
            wide(op, is_wide).rri(self.code(), ZR.0, reg.number(), immediate);
            return;
        }
        self.move_bits(X17, u128::from(number), class);
        wide(ops::SUBSWrs, is_wide).rrr(self.code(), ZR.0, reg.number(), X17.0);
    }

    fn jump_by_table(&mut self, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) {
        let (low, high) = (cases[0].0, cases[cases.len() - 1].0);
        let is_wide = class == Class::I64;
        // The number in the table; the register stays as it is for other tables.
        let near = if is_wide { low as i64 } else { i64::from(low as u32 as i32) };
        let index = if low == 0 {
            reg
        } else {
            let op = if near < 0 { ops::ADDWri } else { ops::SUBWri };
            match add_immediate(near.unsigned_abs()) {
                Some(immediate) => wide(op, is_wide).rri(self.code(), X16.0, reg.number(), immediate),
                None => {
                    self.move_bits(X17, u128::from(low), class);
                    wide(ops::SUBWrs, is_wide).rrr(self.code(), X16.0, reg.number(), X17.0);
                }
            }
            X16
        };
        self.compare_with(index, class, high - low);
        self.jump_if(Flags::One(Condition::Hi), default);
        let table = self.add_jump_table(cases, default);
        // The upper half of the index is zero: it was extended.
        self.move_page(X17, CodeTarget::JumpTable(table), 0);
        ops::LDRSWroX.indexed(self.code(), X16.0, X17.0, index.number(), ExtendKind::Uxtx, true);
        ops::ADDXrs.rrr(self.code(), X16.0, X17.0, X16.0);
        ops::BR.n(self.code(), X16.0);
    }

    pub(super) fn unreachable(&mut self) {
        // Something must follow a call that does not return: unwinders look before the return address.
        ops::BRK.immediate(self.code(), 1);
    }

    pub(super) fn ret(&mut self, operands: &[Value]) -> Selected {
        if let [value] = operands {
            self.consume(*value);
            let ty = self.type_of(*value);
            if self.info(ty).kind != Kind::Nothing {
                self.return_value(*value, ty)?;
            }
        }
        self.return_error();
        self.frame.epilogue = Some(self.go_to_end(self.frame.epilogue));
        Ok(())
    }
}
