//! Bits of lanes that start anywhere: moved down to words, and back.

use draig_mc::x86::direct::ops;

use super::super::Selector;
use super::super::address::Address;
use super::super::registers::R11;
use crate::function::registers::Reg;

impl Selector<'_, '_> {
    /// Copies bits that start anywhere to words; those above them are arbitrary.
    pub(in crate::x86) fn copy_bits_down(&mut self, from: i32, bit: u32, to: i32, bits: u32) {
        let (from, down) = (from + (bit / 8) as i32, (bit % 8) as i32);
        for word in 0..bits.div_ceil(64) as i32 {
            let place = Address::frame(to + word * 8);
            self.reg_mem(ops::MOV64rm, R11, Address::frame(from + word * 8));
            if down == 0 {
                self.reg_mem(ops::MOV64mr, R11, place);
                continue;
            }
            ops::SHR64ri.reg_imm(self.code(), R11.number(), down);
            self.reg_mem(ops::MOV64mr, R11, place);
            if bits as i32 - word * 64 > 64 - down {
                self.reg_mem(ops::MOVZX32rm8, R11, Address::frame(from + word * 8 + 8));
                ops::SHL64ri.reg_imm(self.code(), R11.number(), 64 - down);
                self.reg_mem(ops::OR64mr, R11, place);
            }
        }
    }

    /// Combines zeros that start anywhere with the lowest bits of words.
    pub(in crate::x86) fn copy_bits_up(&mut self, from: i32, to: i32, bit: u32, bits: u32) {
        let (to, up) = (to + (bit / 8) as i32, (bit % 8) as i32);
        for word in 0..bits.div_ceil(64) as i32 {
            let used = (bits as i32 - word * 64).min(64);
            for is_upper in [false, true] {
                if is_upper && (up == 0 || used <= 64 - up) {
                    continue;
                }
                self.reg_mem(ops::MOV64rm, R11, Address::frame(from + word * 8));
                if used < 64 {
                    ops::SHL64ri.reg_imm(self.code(), R11.number(), 64 - used);
                    ops::SHR64ri.reg_imm(self.code(), R11.number(), 64 - used);
                }
                if is_upper {
                    ops::SHR64ri.reg_imm(self.code(), R11.number(), 64 - up);
                    self.reg_mem(ops::OR8mr, R11, Address::frame(to + word * 8 + 8));
                } else {
                    if up > 0 {
                        ops::SHL64ri.reg_imm(self.code(), R11.number(), up);
                    }
                    self.reg_mem(ops::OR64mr, R11, Address::frame(to + word * 8));
                }
            }
        }
    }

    /// Combines zeros that start anywhere with the lowest bits of a register, 56 at most.
    pub(in crate::x86) fn put_bits(&mut self, reg: Reg, to: i32, bit: u32, bits: u32) {
        let unused = 64 - bits as i32;
        let code = self.code();
        ops::MOV64rm.reg_reg(code, R11.number(), reg.number());
        ops::SHL64ri.reg_imm(code, R11.number(), unused);
        ops::SHR64ri.reg_imm(code, R11.number(), unused);
        if !bit.is_multiple_of(8) {
            ops::SHL64ri.reg_imm(code, R11.number(), (bit % 8) as i32);
        }
        let place = Address::frame(to + (bit / 8) as i32);
        // A flag is the last of a byte, after which may be no place.
        let op = if bits == 1 { ops::OR8mr } else { ops::OR64mr };
        self.reg_mem(op, R11, place);
    }
}
