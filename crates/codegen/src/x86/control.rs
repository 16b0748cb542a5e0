//! Instructions of terminators: jumps, comparisons with cases, tables of jumps, returns.

use draig_image::FixupKind;
use draig_ir::Value;
use draig_mc::x86::direct::{Mem, ops};

use super::compare::{Condition, Flags};
use super::registers::{R11, R12, X86};
use super::{Label, Selected, Selector};
use crate::code::CodeTarget;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Class, Kind};
use crate::select::{ControlMachine, MachineFlags};

impl MachineFlags for Flags {
    const EQUAL: Flags = Flags::One(Condition::E);
    const NOT_BELOW: Flags = Flags::One(Condition::AE);

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

impl ControlMachine for X86 {
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
        ops::LEA64r.reg_mem(selector.code(), R11.number(), Mem::rip());
        let at = selector.m.s.code.len() as u32 - 4;
        selector.m.jumps.push((at, label));
        ops::CMP64rm.reg_reg(selector.code(), reg.number(), R11.number());
    }

    fn jump_to_register(selector: &mut Selector<'_, '_>, reg: Reg) {
        ops::JMP64r.reg(selector.code(), reg.number());
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
        let signed = if is_wide { number as i64 } else { i64::from(number as u32 as i32) };
        match i32::try_from(signed) {
            Ok(number) if i8::try_from(number).is_ok() => {
                ops::CMP32ri8.wide(is_wide).reg_imm(self.code(), reg.number(), number);
            }
            Ok(number) => ops::CMP32ri.wide(is_wide).reg_imm(self.code(), reg.number(), number),
            Err(_) => {
                self.move_bits(R11, u128::from(number), Class::I64);
                ops::CMP64rm.reg_reg(self.code(), reg.number(), R11.number());
            }
        }
    }

    fn jump_by_table(&mut self, reg: Reg, class: Class, cases: &[(u64, Label)], default: Label) {
        let (low, high) = (cases[0].0, cases[cases.len() - 1].0);
        let is_wide = class == Class::I64;
        // The number in the table; the register stays as it is for other tables.
        if low == 0 {
            ops::MOV32rm.wide(is_wide).reg_reg(self.code(), R11.number(), reg.number());
        } else if let Ok(low) = i32::try_from(low as i64) {
            let op = if is_wide { ops::LEA64r } else { ops::LEA64_32r };
            op.reg_mem(self.code(), R11.number(), Mem::base(reg.number(), low.wrapping_neg()));
        } else {
            self.move_bits(R11, u128::from(low.wrapping_neg()), class);
            ops::ADD32rm.wide(is_wide).reg_reg(self.code(), R11.number(), reg.number());
        }
        self.compare_with(R11, class, high - low);
        self.jump_if(Flags::One(Condition::A), default);
        let table = self.add_jump_table(cases, default);
        // The condition is needed no more on this way.
        ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::rip());
        self.fixup(FixupKind::Pc32, CodeTarget::JumpTable(table), 0, 0);
        ops::MOVSX64rm32.reg_mem(self.code(), R11.number(), Mem::indexed(reg.number(), R11.number(), 2, 0));
        ops::ADD64rm.reg_reg(self.code(), R11.number(), reg.number());
        if self.context.marks_branches {
            // notrack: the table holds only places of this function, which are not marked.
            self.code().push(0x3e);
        }
        ops::JMP64r.reg(self.code(), R11.number());
    }

    pub(super) fn unreachable(&mut self) {
        // Something must follow a call that does not return: unwinders look at the byte before the return address.
        ops::TRAP.plain(self.code());
    }

    pub(super) fn ret(&mut self, operands: &[Value]) -> Selected {
        if self.own.is_after_tail {
            operands.iter().for_each(|&value| self.consume(value));
            return Ok(());
        }
        if let [value] = operands {
            self.consume(*value);
            let ty = self.type_of(*value);
            if self.info(ty).kind != Kind::Nothing {
                self.return_value(*value, ty)?;
            }
        } else if self.frame.result_address != 0 {
            self.return_sret_pointer();
        }
        if self.frame.swift_error != 0 {
            X86::load(&mut self.m.s.code, Class::I64, R12, self.frame.swift_error);
        }
        self.frame.epilogue = Some(self.go_to_end(self.frame.epilogue));
        Ok(())
    }
}
