//! Guards of frames (`ssp`): a number that the program chose lies between the objects of a frame and what the caller
//! finds there again, and must be the same at the end.

use draig_image::FixupKind;
use draig_mc::x86::direct::{Mem, ops};

use super::prologue::{SHADOW, counter};
use super::registers::{RBP, RCX};
use super::{FrameFacts, Selector};
use crate::code::{CodeFixup, CodeTarget};
use crate::context::Guard;
use crate::function::registers::Reg;

impl Selector<'_, '_> {
    /// Stores the number in the frame.
    pub(super) fn store_guard(&mut self) {
        let slot = self.frame.guard;
        if slot == 0 {
            return;
        }
        let reg = counter(&self.frame);
        load_guard(self.context.guard, &mut self.m.s.code, &mut self.m.fixups, reg);
        if self.context.guard == Guard::Cookie {
            ops::XOR64rm.reg_reg(self.code(), reg.number(), RBP.number());
            self.frame.outgoing = self.frame.outgoing.max(SHADOW);
        }
        ops::MOV64mr.reg_mem(self.code(), reg.number(), Mem::base(RBP.number(), slot));
    }

    /// Compares the number in the frame before another function takes the place of this one.
    pub(super) fn check_guard(&mut self) {
        let frame = &self.frame;
        write_check(self.context.guard, &mut self.m.s.code, &mut self.m.fixups, frame);
    }
}

/// Loads the program's number into a register.
fn load_guard(guard: Guard, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>, reg: Reg) {
    match guard {
        Guard::Segment { prefix, offset } => {
            code.push(prefix);
            ops::MOV64rm.reg_mem(code, reg.number(), Mem::absolute(offset));
        }
        Guard::Cookie => {
            ops::MOV64rm.reg_mem(code, reg.number(), Mem::rip());
            let (offset, target) = (code.len() as u32 - 4, CodeTarget::External("__security_cookie"));
            fixups.push(CodeFixup { offset, kind: FixupKind::Pc32, target, addend: -4 });
        }
        Guard::Global => {
            ops::MOV64rm.reg_mem(code, reg.number(), Mem::rip());
            let (offset, target) = (code.len() as u32 - 4, CodeTarget::External("__stack_chk_guard"));
            fixups.push(CodeFixup { offset, kind: FixupKind::RexGotPcRelX, target, addend: -4 });
            ops::MOV64rm.reg_mem(code, reg.number(), Mem::base(reg.number(), 0));
        }
    }
}

/// Calls `__stack_chk_fail` unless the number is what it was.
pub(super) fn write_check(guard: Guard, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>, frame: &FrameFacts) {
    if frame.guard == 0 {
        return;
    }
    if guard == Guard::Cookie {
        // A function of the library compares it.
        ops::MOV64rm.reg_mem(code, RCX.number(), Mem::base(RBP.number(), frame.guard));
        ops::XOR64rm.reg_reg(code, RCX.number(), RBP.number());
        ops::CALL64pcrel32.imm(code, 0);
        let (offset, target) = (code.len() as u32 - 4, CodeTarget::External("__security_check_cookie"));
        fixups.push(CodeFixup { offset, kind: FixupKind::Plt32, target, addend: -4 });
        return;
    }
    let reg = counter(frame);
    load_guard(guard, code, fixups, reg);
    ops::CMP64rm.reg_mem(code, reg.number(), Mem::base(RBP.number(), frame.guard));
    // je over the call
    code.extend_from_slice(&[0x74, 0x05]);
    ops::CALL64pcrel32.imm(code, 0);
    let (offset, target) = (code.len() as u32 - 4, CodeTarget::External("__stack_chk_fail"));
    fixups.push(CodeFixup { offset, kind: FixupKind::Plt32, target, addend: -4 });
}
