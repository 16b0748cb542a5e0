//! The end of a function: prologue, epilogue, jumps, and the rules of unwinding.
//!
//! ```text
//! rbp + 16   arguments on the stack
//! rbp + 8    return address
//! rbp        rbp of the caller
//! rbp - 8    saved registers, as many as the function changes
//! rbp - 40
//!            slots and objects
//! rsp        arguments of calls
//! ```

use draig_ir::Global;
use draig_mc::x86::direct::{Mem, ops};

use super::registers::{R12, R13, R14, R15, RBP, RBX, RSP, dwarf_number};
use super::{FrameFacts, Memory};
use crate::Refusal;
use crate::code::{CallSite, CfiRule, CodeBuffer, CodeFixup, CodeTarget, FunctionSpan, JumpTable};
use crate::function::registers::Reg;

/// Registers that a function restores for its caller, in the order in which it saves them.
const CALLEE_SAVED: [Reg; 5] = [RBX, R12, R13, R14, R15];

/// Number of bytes next to the frame pointer where they are saved.
pub(super) const SAVED_BYTES: u32 = CALLEE_SAVED.len() as u32 * 8;

/// Code starts at multiples of this.
const CODE_ALIGN: usize = 16;

/// Frames of more than this number of bytes are touched page by page.
const PAGE: u32 = 4096;

impl Memory {
    /// Appends the function to a buffer.
    pub(super) fn finish(&mut self, function: Global, frame: &FrameFacts, out: &mut CodeBuffer) -> Result<(), Refusal> {
        let Some(size) = self.s.frame.size() else {
            return Err(Refusal { global: Some(function), inst: None, reason: "a frame of this size".to_owned() });
        };
        out.bytes.resize(out.bytes.len().next_multiple_of(CODE_ALIGN), 0x90);
        let start = out.bytes.len();
        let ranges = (out.fixups.len(), out.cfi.len(), out.call_sites.len(), out.blocks.len(), out.jump_tables.len());
        let saved: Vec<Reg> = CALLEE_SAVED.into_iter().filter(|&reg| self.s.touched.contains(reg)).collect();
        let saved_bytes = saved.len() as u32 * 8;
        // The stack pointer is a multiple of 16 at calls.
        let total = (size.next_multiple_of(16) + frame.outgoing).next_multiple_of(16);
        let below = total - saved_bytes;

        let cfi = &mut out.cfi;
        let code = &mut out.bytes;
        ops::PUSH64r.opcode_reg(code, RBP.number());
        cfi.push((code.len() as u32, CfiRule::DefCfaOffset(16)));
        cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(RBP), -16)));
        ops::MOV64rm.reg_reg(code, RBP.number(), RSP.number());
        cfi.push((code.len() as u32, CfiRule::DefCfaRegister(dwarf_number(RBP))));
        for &reg in &saved {
            ops::PUSH64r.opcode_reg(code, reg.number());
        }
        for (&reg, number) in saved.iter().zip(1..) {
            cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(reg), -16 - 8 * number)));
        }
        let has_slots = size > SAVED_BYTES;
        let is_leaf = !frame.has_calls && !frame.is_dynamic;
        // A leaf's slots may lie below the stack pointer, in the red zone of 128 bytes.
        if !(is_leaf && (!has_slots || total <= 128)) && below > 0 {
            subtract_from_stack(code, below);
        }
        // From here on, places in the body are those in the buffer less this.
        let shift = code.len() as u32;
        if let Some(label) = frame.epilogue {
            self.labels[label.0 as usize] = self.s.code.len() as u32;
        }
        for (pad, block) in std::mem::take(&mut self.pads) {
            self.labels[pad.0 as usize] = self.labels[block.0 as usize];
        }
        self.relax(code);
        if frame.epilogue.is_some() {
            if saved.is_empty() {
                if is_leaf && (!has_slots || total <= 128) {
                    ops::POP64r.opcode_reg(code, RBP.number());
                } else {
                    ops::LEAVE64.plain(code);
                }
            } else {
                if frame.is_dynamic || below > 0 && !(is_leaf && (!has_slots || total <= 128)) {
                    ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RBP.number(), -(saved_bytes as i32)));
                }
                for &reg in saved.iter().rev() {
                    ops::POP64r.opcode_reg(code, reg.number());
                }
                ops::POP64r.opcode_reg(code, RBP.number());
            }
            cfi.push((code.len() as u32, CfiRule::DefCfa(dwarf_number(RSP), 8)));
            for &reg in &saved {
                cfi.push((code.len() as u32, CfiRule::Restore(dwarf_number(reg))));
            }
            cfi.push((code.len() as u32, CfiRule::Restore(dwarf_number(RBP))));
            ops::RET64.plain(code);
        }

        for &at in &self.outgoing_at {
            let at = (at + shift) as usize;
            code[at..at + 4].copy_from_slice(&frame.outgoing.to_le_bytes());
        }
        let table_base = out.jump_tables.len() as u32;
        for table in &self.jump_tables {
            let entries = table.iter().map(|label| self.labels[label.0 as usize] + shift).collect();
            out.jump_tables.push(JumpTable { entries });
        }
        out.fixups.extend(self.fixups.iter().map(|fixup| {
            let target = match fixup.target {
                CodeTarget::JumpTable(number) => CodeTarget::JumpTable(table_base + number),
                target => target,
            };
            CodeFixup { offset: fixup.offset + shift, target, ..*fixup }
        }));
        out.call_sites.extend(self.call_sites.iter().map(|(site, pad)| CallSite {
            start: site.start + shift,
            end: site.end + shift,
            landing_pad: pad.map(|(label, inst)| (self.labels[label.0 as usize] + shift, inst)),
        }));
        for (position, &block) in self.s.analysis.layout.iter().enumerate() {
            if self.taken.contains(&block) {
                out.blocks.push((block, self.labels[position] + shift));
            }
        }
        let end = out.bytes.len() as u32;
        out.functions.push(FunctionSpan {
            function,
            start: start as u32,
            end,
            fixups: ranges.0..out.fixups.len(),
            cfi: ranges.1..out.cfi.len(),
            call_sites: ranges.2..out.call_sites.len(),
            blocks: ranges.3..out.blocks.len(),
            jump_tables: ranges.4..out.jump_tables.len(),
        });
        Ok(())
    }
}

/// Moves the stack pointer; of a large frame, every page is touched, so that a guard page is not jumped over.
fn subtract_from_stack(code: &mut Vec<u8>, bytes: u32) {
    let mut left = bytes;
    if bytes > 16 * PAGE {
        // r11 counts down: lea r11, [rsp - n]; loop: sub rsp, 4096; or qword [rsp], 0; cmp rsp, r11; ja loop
        let whole = (bytes / PAGE * PAGE) as i32;
        ops::LEA64r.reg_mem(code, 11, Mem::base(RSP.number(), -whole));
        let again = code.len();
        ops::SUB64ri32.reg_imm(code, RSP.number(), PAGE as i32);
        ops::OR64mi8.mem_imm(code, Mem::base(RSP.number(), 0), 0);
        ops::CMP64rm.reg_reg(code, RSP.number(), 11);
        ops::JCC_1_A.imm(code, 0);
        let distance = again as i64 - code.len() as i64;
        if let Some(last) = code.last_mut() {
            *last = distance as i8 as u8;
        }
        left = bytes % PAGE;
    }
    if left > 0 {
        let op = if i8::try_from(left).is_ok() { ops::SUB64ri8 } else { ops::SUB64ri32 };
        op.reg_imm(code, RSP.number(), left as i32);
    }
}
