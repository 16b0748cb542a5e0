//! Intrinsics on the bits of integers.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::compare::Condition;
use super::super::registers::{R11, RCX};
use super::super::{Selected, Selector};
use crate::features::Feature;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class};

impl Selector<'_, '_> {
    /// Returns a scratch register with an operand, zero-extended to 32 or 64 bits, and whether these are 64.
    fn extended(&mut self, value: Value, class: Class, width: u32) -> Selected<(Reg, bool)> {
        let wide = if class == Class::I64 { Class::I64 } else { Class::I32 };
        let reg = self.m.s.scratch(Bank::General);
        self.move_extended(reg, value, width, false, wide)?;
        Ok((reg, wide == Class::I64))
    }

    pub(super) fn count_ones(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        if self.is_wide(ty) {
            self.consume(arguments[0]);
            let width = self.width_of(ty);
            let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
            self.move_to(low, arguments[0], 0, Class::I64)?;
            self.move_to(high, arguments[0], 1, Class::I64)?;
            self.extend_high(high, width, false);
            self.count_in_place(low, true);
            self.count_in_place(high, true);
            ops::ADD32rm.reg_reg(self.code(), low.number(), high.number());
            ops::XOR32rm.reg_reg(self.code(), high.number(), high.number());
            return self.define_pair(inst, ty, low, high);
        }
        let (class, width) = self.integer_class(ty, ids::CTPOP)?;
        self.consume(arguments[0]);
        let (reg, is_wide) = self.extended(arguments[0], class, width)?;
        self.count_in_place(reg, is_wide);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Counts the bits of a register that are set: in pairs, in fours, in bytes, which a product adds.
    fn count_in_place(&mut self, reg: Reg, is_wide: bool) {
        if self.features.has(Feature::Popcnt) {
            ops::POPCNT32rr.wide(is_wide).reg_reg(self.code(), reg.number(), reg.number());
            return;
        }
        let mask = self.m.s.scratch(Bank::General);
        let (r, m, s) = (reg.number(), mask.number(), R11.number());
        let repeat = |byte: u8| u64::from_le_bytes([byte; 8]);
        let class = if is_wide { Class::I64 } else { Class::I32 };
        let shift = |selector: &mut Self, reg: Reg, by: i32| {
            ops::SHR32ri.wide(is_wide).reg_imm(selector.code(), reg.number(), by);
        };
        // x - (x >> 1 & 0x55…)
        ops::MOV32rm.wide(is_wide).reg_reg(self.code(), s, r);
        shift(self, R11, 1);
        self.move_bits(mask, u128::from(repeat(0x55)), class);
        ops::AND32rm.wide(is_wide).reg_reg(self.code(), s, m);
        ops::SUB32rm.wide(is_wide).reg_reg(self.code(), r, s);
        // (x & 0x33…) + (x >> 2 & 0x33…)
        self.move_bits(mask, u128::from(repeat(0x33)), class);
        ops::MOV32rm.wide(is_wide).reg_reg(self.code(), s, r);
        ops::AND32rm.wide(is_wide).reg_reg(self.code(), r, m);
        shift(self, R11, 2);
        ops::AND32rm.wide(is_wide).reg_reg(self.code(), s, m);
        ops::ADD32rm.wide(is_wide).reg_reg(self.code(), r, s);
        // (x + (x >> 4)) & 0x0f…
        ops::MOV32rm.wide(is_wide).reg_reg(self.code(), s, r);
        shift(self, R11, 4);
        ops::ADD32rm.wide(is_wide).reg_reg(self.code(), r, s);
        self.move_bits(mask, u128::from(repeat(0x0f)), class);
        ops::AND32rm.wide(is_wide).reg_reg(self.code(), r, m);
        self.move_bits(mask, u128::from(repeat(1)), class);
        ops::IMUL32rm.wide(is_wide).reg_reg(self.code(), r, m);
        shift(self, reg, if is_wide { 56 } else { 24 });
        self.m.s.unlock(mask);
    }

    pub(super) fn count_zeros(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        if self.is_wide(ty) {
            return self.count_zeros_wide(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        self.consume(arguments[0]);
        let (reg, is_wide) = self.extended(arguments[0], class, width)?;
        self.zeros_in_place(reg, is_wide, width, id == ids::CTTZ);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Replaces a register by the number of its zeros at the lower end, or at the upper end of a width.
    fn zeros_in_place(&mut self, reg: Reg, is_wide: bool, width: u32, is_trailing: bool) {
        // The scans leave their result undefined for zero, which gets a value of its own.
        let none = match (is_trailing, width.is_power_of_two()) {
            (true, _) => i64::from(width),
            (false, true) => 2 * i64::from(width) - 1,
            (false, false) => -1,
        };
        ops::MOV32ri.opcode_reg_imm(self.code(), R11.number(), none);
        let scan = if is_trailing { ops::BSF32rr } else { ops::BSR32rr };
        scan.wide(is_wide).reg_reg(self.code(), reg.number(), reg.number());
        Condition::E.cmov(self.code(), reg, R11, is_wide);
        if !is_trailing {
            // width - 1 - n
            if width.is_power_of_two() {
                ops::XOR32ri8.reg_imm(self.code(), reg.number(), width as i32 - 1);
            } else {
                ops::NEG32r.reg(self.code(), reg.number());
                ops::ADD32ri.reg_imm(self.code(), reg.number(), width as i32 - 1);
            }
        }
    }

    fn count_zeros_wide(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        self.consume(arguments[0]);
        let width = self.width_of(ty);
        let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_to(low, arguments[0], 0, Class::I64)?;
        self.move_to(high, arguments[0], 1, Class::I64)?;
        self.extend_high(high, width, false);
        let is_trailing = id == ids::CTTZ;
        // The word that is looked at first, and the other one, whose zeros are added if the first is zero.
        let (first, other) = if is_trailing { (low, high) } else { (high, low) };
        let keep = self.m.s.scratch(Bank::General);
        ops::MOV64rm.reg_reg(self.code(), keep.number(), first.number());
        let (first_width, other_width) = if is_trailing { (64, width - 64) } else { (width - 64, 64) };
        self.zeros_in_place(first, true, first_width, is_trailing);
        self.zeros_in_place(other, true, other_width, is_trailing);
        ops::ADD32ri8.reg_imm(self.code(), other.number(), first_width as i32);
        ops::TEST64rr.reg_reg(self.code(), keep.number(), keep.number());
        Condition::E.cmov(self.code(), first, other, true);
        ops::XOR32rm.reg_reg(self.code(), other.number(), other.number());
        self.define_pair(inst, ty, first, other)
    }

    pub(super) fn swap_bytes(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let width = self.width_of(ty);
        self.consume(arguments[0]);
        if self.is_wide(ty) {
            let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
            self.move_to(low, arguments[0], 1, Class::I64)?;
            self.move_to(high, arguments[0], 0, Class::I64)?;
            ops::BSWAP64r.opcode_reg(self.code(), low.number());
            ops::BSWAP64r.opcode_reg(self.code(), high.number());
            self.shift_down_pair(low, high, width);
            return self.define_pair(inst, ty, low, high);
        }
        let (class, width) = self.integer_class(ty, ids::BSWAP)?;
        let reg = self.result_from(inst, class, arguments[0], 0)?;
        self.swap_in_place(reg, class, width);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Shifts what is in the upper bits of two words down to a width.
    fn shift_down_pair(&mut self, low: Reg, high: Reg, width: u32) {
        if width < 128 {
            let by = (128 - width) as i32;
            ops::SHRD64rri8.reg_reg_imm(self.code(), high.number(), low.number(), by);
            ops::SHR64ri.reg_imm(self.code(), high.number(), by);
        }
    }

    fn swap_in_place(&mut self, reg: Reg, class: Class, width: u32) {
        let (swap, bits) = if class == Class::I64 { (ops::BSWAP64r, 64) } else { (ops::BSWAP32r, 32) };
        swap.opcode_reg(self.code(), reg.number());
        if width < bits {
            ops::SHR32ri.wide(bits == 64).reg_imm(self.code(), reg.number(), (bits - width) as i32);
        }
    }

    pub(super) fn reverse_bits(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        if self.is_wide(ty) {
            self.consume(arguments[0]);
            let width = self.width_of(ty);
            let (low, high) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
            self.move_to(low, arguments[0], 1, Class::I64)?;
            self.move_to(high, arguments[0], 0, Class::I64)?;
            self.reverse_in_place(low, Class::I64, 64);
            self.reverse_in_place(high, Class::I64, 64);
            self.shift_down_pair(low, high, width);
            return self.define_pair(inst, ty, low, high);
        }
        let (class, width) = self.integer_class(ty, ids::BITREVERSE)?;
        self.consume(arguments[0]);
        let reg = self.result_from(inst, class, arguments[0], 0)?;
        self.reverse_in_place(reg, class, width);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Reverses bits: bytes, then the halves of bytes, their halves, and pairs.
    fn reverse_in_place(&mut self, reg: Reg, class: Class, width: u32) {
        let is_wide = class == Class::I64;
        let bits = if is_wide { 64 } else { 32 };
        let class = if is_wide { Class::I64 } else { Class::I32 };
        let swap = if is_wide { ops::BSWAP64r } else { ops::BSWAP32r };
        swap.opcode_reg(self.code(), reg.number());
        let mask = self.m.s.scratch(Bank::General);
        for (by, byte) in [(4, 0x0f), (2, 0x33), (1, 0x55)] {
            self.move_bits(mask, u128::from(u64::from_le_bytes([byte; 8])), class);
            let code = self.code();
            let (r, s, m) = (reg.number(), R11.number(), mask.number());
            ops::MOV32rm.wide(is_wide).reg_reg(code, s, r);
            ops::SHR32ri.wide(is_wide).reg_imm(code, s, by);
            ops::AND32rm.wide(is_wide).reg_reg(code, s, m);
            ops::AND32rm.wide(is_wide).reg_reg(code, r, m);
            ops::SHL32ri.wide(is_wide).reg_imm(code, r, by);
            ops::OR32rm.wide(is_wide).reg_reg(code, r, s);
        }
        self.m.s.unlock(mask);
        if width < bits {
            ops::SHR32ri.wide(is_wide).reg_imm(self.code(), reg.number(), (bits - width) as i32);
        }
    }

    pub(super) fn funnel_shift(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let bits = self.width_of(ty);
        if self.is_wide(ty) || bits > 32 && bits != 64 {
            return self.by_words(inst, ty, id, arguments);
        }
        let (class, width) = self.integer_class(ty, id)?;
        let (high, low, amount) = (arguments[0], arguments[1], arguments[2]);
        let is_left = id == ids::FSHL;
        for &argument in arguments {
            self.consume(argument);
        }
        if !matches!(width, 8 | 16 | 32 | 64) {
            return self.funnel_odd(inst, class, width, is_left, arguments);
        }
        let is_wide = class == Class::I64;
        if high == low {
            // A rotation.
            if let Some(number) = self.integer_constant(amount) {
                let reg = self.result_from(inst, class, high, 0)?;
                let op = match (width, is_left) {
                    (8, true) => ops::ROL8ri,
                    (8, false) => ops::ROR8ri,
                    (16, true) => ops::ROL16ri,
                    (16, false) => ops::ROR16ri,
                    (_, true) => ops::ROL32ri.wide(is_wide),
                    (_, false) => ops::ROR32ri.wide(is_wide),
                };
                op.reg_imm(self.code(), reg.number(), number as i32 & (width as i32 - 1));
                self.define(inst, class, reg);
                return Ok(());
            }
            let reg = self.with_amount_in_rcx(inst, class, high, amount)?;
            let op = match (width, is_left) {
                (8, true) => ops::ROL8rCL,
                (8, false) => ops::ROR8rCL,
                (16, true) => ops::ROL16rCL,
                (16, false) => ops::ROR16rCL,
                (_, true) => ops::ROL32rCL.wide(is_wide),
                (_, false) => ops::ROR32rCL.wide(is_wide),
            };
            op.reg(self.code(), reg.number());
            self.define(inst, class, reg);
            return Ok(());
        }
        if width < 32 {
            return self.funnel_odd(inst, class, width, is_left, arguments);
        }
        self.m.s.take(RCX);
        self.move_to(RCX, amount, 0, class)?;
        let others = RegSet::bank(Bank::General).without(RCX.mask());
        let (high_reg, low_reg) = (self.m.s.scratch_of(others), self.m.s.scratch_of(others));
        self.move_to(high_reg, high, 0, class)?;
        self.move_to(low_reg, low, 0, class)?;
        let result = if is_left {
            ops::SHLD32rrCL.wide(is_wide).reg_reg(self.code(), low_reg.number(), high_reg.number());
            high_reg
        } else {
            ops::SHRD32rrCL.wide(is_wide).reg_reg(self.code(), high_reg.number(), low_reg.number());
            low_reg
        };
        self.define(inst, class, result);
        Ok(())
    }

    /// Shifts two integers of at most 64 bits as one: those of up to 32 bits in one register.
    fn funnel_odd(&mut self, inst: Inst, class: Class, width: u32, is_left: bool, arguments: &[Value]) -> Selected {
        let (high, low, amount) = (arguments[0], arguments[1], arguments[2]);
        // The amount, modulo the width.
        for reg in [super::super::registers::RAX, super::super::registers::RDX, RCX] {
            self.m.s.take(reg);
        }
        let (rax, rdx) = (super::super::registers::RAX, super::super::registers::RDX);
        self.move_extended(rax, amount, width, false, Class::I32)?;
        ops::XOR32rm.reg_reg(self.code(), rdx.number(), rdx.number());
        ops::MOV32ri.opcode_reg_imm(self.code(), RCX.number(), i64::from(width));
        ops::DIV32r.reg(self.code(), RCX.number());
        ops::MOV32rm.reg_reg(self.code(), RCX.number(), rdx.number());
        let (both, other) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_extended(both, high, width, false, Class::I64)?;
        self.move_extended(other, low, width, false, Class::I64)?;
        ops::SHL64ri.reg_imm(self.code(), both.number(), width as i32);
        ops::OR64rm.reg_reg(self.code(), both.number(), other.number());
        if is_left {
            ops::SHL64rCL.reg(self.code(), both.number());
            ops::SHR64ri.reg_imm(self.code(), both.number(), width as i32);
        } else {
            ops::SHR64rCL.reg(self.code(), both.number());
        }
        self.define(inst, class, both);
        Ok(())
    }
}
