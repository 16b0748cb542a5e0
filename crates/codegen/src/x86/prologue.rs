//! Prologue and epilogue: what a function does to its frame, and undoes.

use draig_image::FixupKind;
use draig_mc::x86::direct::{Mem, ops};

use super::FrameFacts;
use super::attributes::Probe;
use super::registers::{R8, R9, R10, R11, RAX, RBP, RCX, RDX, RSP, dwarf_number};
use crate::code::{CfiRule, CodeFixup, CodeTarget, UnwindStep};
use crate::function::registers::{Reg, RegSet};
use crate::function::types::Bank;

/// Frames of more than this number of bytes are touched page by page.
pub(super) const PAGE: u32 = 4096;
/// One byte without effect.
pub(super) const NOP: u8 = 0x90;
/// Bytes that a caller leaves for the registers of arguments in Microsoft's convention.
pub(super) const SHADOW: u32 = 32;
/// Registers of arguments of Microsoft's convention, in order.
pub(super) const WIN64_ARGUMENTS: [Reg; 4] = [RCX, RDX, R8, R9];

/// Registers that a function saves and restores.
#[derive(Clone, Copy)]
pub(super) struct SavedRegisters {
    pub(super) set: RegSet,
    /// Place in the frame of the first vector register, and the bytes of each.
    area: i32,
    vector_bytes: i32,
}

impl FrameFacts {
    /// Offset from the frame pointer of the first argument on the stack: the saved frame pointer and the return
    /// address lie before it.
    pub(super) fn first_argument(&self) -> i32 {
        16 + self.excess
    }

    /// Returns the registers of a set that the function has to save.
    pub(super) fn saved_registers(&self, touched: RegSet) -> SavedRegisters {
        let vector_bytes = if self.has_wide_vectors { 32 } else { 16 };
        SavedRegisters { set: self.saved.and(touched), area: self.saved_area, vector_bytes }
    }
}

impl SavedRegisters {
    /// Number of bytes that general registers need next to the frame pointer.
    pub(super) fn bytes(self) -> u32 {
        self.set.and(RegSet::bank(Bank::General)).len() * 8
    }

    /// Makes the frame pointer, and pushes the general registers, in the order that unwind tables of Windows describe: what
    /// is restored later lies at most 240 bytes below the frame pointer. Returns the bytes below it so far.
    pub(super) fn enter_windows(self, code: &mut Vec<u8>, steps: &mut Vec<(u32, UnwindStep)>) -> u32 {
        let mut step = |code: &Vec<u8>, step| steps.push((code.len() as u32, step));
        ops::PUSH64r.opcode_reg(code, RBP.number());
        step(code, UnwindStep::Push(RBP.number()));
        for reg in self.set.and(RegSet::bank(Bank::General)).iter() {
            ops::PUSH64r.opcode_reg(code, reg.number());
            step(code, UnwindStep::Push(reg.number()));
        }
        let pushed = self.bytes();
        let lowest = self.vectors().map(|(_, slot)| slot).min().map_or(0, |slot| -slot as u32);
        let below = lowest.max(pushed).next_multiple_of(16);
        if below > pushed {
            ops::SUB64ri32.reg_imm(code, RSP.number(), (below - pushed) as i32);
            step(code, UnwindStep::Allocate(below - pushed));
        }
        ops::LEA64r.reg_mem(code, RBP.number(), Mem::base(RSP.number(), below as i32));
        step(code, UnwindStep::SetFrame(RBP.number(), below));
        for (reg, slot) in self.vectors() {
            ops::MOVUPSmr.reg_mem(code, reg.number(), Mem::base(RBP.number(), slot));
            step(code, UnwindStep::SaveVector(reg.number(), (below as i32 + slot) as u32));
        }
        below
    }

    /// Pushes the general registers.
    pub(super) fn push(self, code: &mut Vec<u8>, cfi: &mut Vec<(u32, CfiRule)>, excess: i32) {
        for reg in self.set.and(RegSet::bank(Bank::General)).iter() {
            ops::PUSH64r.opcode_reg(code, reg.number());
        }
        for (reg, number) in self.set.and(RegSet::bank(Bank::General)).iter().zip(1..) {
            cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(reg), -16 - excess - 8 * number)));
        }
    }

    /// Stores the vector registers, once the frame is there.
    pub(super) fn store_vectors(self, code: &mut Vec<u8>, cfi: &mut Vec<(u32, CfiRule)>, excess: i32) {
        for (reg, slot) in self.vectors() {
            let op = if self.vector_bytes == 32 { ops::VMOVUPSYmr } else { ops::MOVUPSmr };
            op.reg_mem(code, reg.number(), Mem::base(RBP.number(), slot));
        }
        for (reg, slot) in self.vectors() {
            cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(reg), slot - 16 - excess)));
        }
    }

    /// Vector registers with their places in the frame.
    fn vectors(self) -> impl Iterator<Item = (Reg, i32)> {
        let regs = self.set.and(RegSet::bank(Bank::Vector)).iter();
        regs.map(move |reg| (reg, self.area + i32::from(reg.number()) * self.vector_bytes))
    }

    /// Restores all registers and the frame pointer. Where the stack pointer has not moved since the last register
    /// was pushed, it need not be set.
    pub(super) fn restore(self, code: &mut Vec<u8>, is_moved: bool) {
        for (reg, slot) in self.vectors() {
            let op = if self.vector_bytes == 32 { ops::VMOVUPSYrm } else { ops::MOVUPSrm };
            op.reg_mem(code, reg.number(), Mem::base(RBP.number(), slot));
        }
        let general = self.set.and(RegSet::bank(Bank::General));
        if general.is_empty() {
            match is_moved {
                true => ops::LEAVE64.plain(code),
                false => ops::POP64r.opcode_reg(code, RBP.number()),
            }
            return;
        }
        if is_moved {
            ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RBP.number(), -(self.bytes() as i32)));
        }
        for reg in general.iter_down() {
            ops::POP64r.opcode_reg(code, reg.number());
        }
        ops::POP64r.opcode_reg(code, RBP.number());
    }
}

/// Writes what comes before the frame is made, and returns the offset of the bytes without effect.
pub(super) fn write_entry(frame: &FrameFacts, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) -> u32 {
    if frame.is_marked {
        ops::ENDBR64.plain(code);
    }
    let patch = code.len();
    code.resize(patch + frame.traits.nops as usize, NOP);
    if frame.traits.is_redirectable && frame.traits.nops == 0 && !frame.is_marked {
        code.extend_from_slice(&[0x66, NOP]);
    }
    if frame.traits.calls_fentry {
        call(code, fixups, "__fentry__");
    }
    patch as u32
}

/// Calls a function that changes no register of parameters.
fn call(code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>, name: &'static str) {
    ops::CALL64pcrel32.imm(code, 0);
    let target = CodeTarget::External(name);
    fixups.push(CodeFixup { offset: code.len() as u32 - 4, kind: FixupKind::Plt32, target, addend: -4 });
}

/// Clears registers at the end of a function.
pub(super) fn clear(frame: &FrameFacts, code: &mut Vec<u8>) {
    for reg in frame.traits.cleared.without(frame.results).iter() {
        match reg.is_vector() {
            true => ops::XORPSrm.reg_reg(code, reg.number(), reg.number()),
            false => ops::XOR32rm.reg_reg(code, reg.number(), reg.number()),
        }
    }
}

/// Moves the stack pointer; of a large frame, every page is touched, so that a guard page is not jumped over.
pub(super) fn subtract_from_stack(code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>, bytes: u32, frame: &FrameFacts) {
    let counter = counter(frame);
    let mut left = bytes;
    let page = match frame.traits.probe {
        Probe::Unasked if bytes > 16 * PAGE => PAGE,
        Probe::Inline(page) if bytes >= page => page,
        Probe::Call(page) if bytes >= page && !frame.convention.has_parameter(RAX) => {
            // The function touches as many bytes as rax says, and changes r11 alone.
            let is_vararg = frame.register_save_area != 0;
            if is_vararg {
                ops::PUSH64r.opcode_reg(code, RAX.number());
                left -= 8;
            }
            ops::MOV32ri.opcode_reg_imm(code, RAX.number(), i64::from(left));
            call(code, fixups, "__probestack");
            ops::SUB64rm.reg_reg(code, RSP.number(), RAX.number());
            if is_vararg {
                let above = Mem::indexed(RSP.number(), RAX.number(), 0, 0);
                ops::MOV64rm.reg_mem(code, RAX.number(), above);
            }
            return;
        }
        Probe::Windows(name, page) if bytes >= page => {
            ops::MOV32ri.opcode_reg_imm(code, RAX.number(), i64::from(left));
            call(code, fixups, name);
            ops::SUB64rm.reg_reg(code, RSP.number(), RAX.number());
            return;
        }
        Probe::Call(page) if bytes >= page => page,
        _ => u32::MAX,
    };
    if let Some(pages) = bytes.checked_div(page).filter(|&pages| pages > 0) {
        // lea r11, [rsp - n]; loop: sub rsp, 4096; or qword [rsp], 0; cmp rsp, r11; ja loop
        let whole = (pages * page) as i32;
        ops::LEA64r.reg_mem(code, counter.number(), Mem::base(RSP.number(), -whole));
        let again = code.len();
        ops::SUB64ri32.reg_imm(code, RSP.number(), page as i32);
        ops::OR64mi8.mem_imm(code, Mem::base(RSP.number(), 0), 0);
        ops::CMP64rm.reg_reg(code, RSP.number(), counter.number());
        ops::JCC_1_A.imm(code, 0);
        let distance = again as i64 - code.len() as i64;
        if let Some(last) = code.last_mut() {
            *last = distance as i8 as u8;
        }
        left = bytes - pages * page;
    }
    if left > 0 {
        let op = if i8::try_from(left).is_ok() { ops::SUB64ri8 } else { ops::SUB64ri32 };
        op.reg_imm(code, RSP.number(), left as i32);
    }
}

/// Returns a register that is free at a function's entry: one that parameters are never in.
pub(super) fn counter(frame: &FrameFacts) -> Reg {
    if frame.convention.has_parameter(R11) { R10 } else { R11 }
}
