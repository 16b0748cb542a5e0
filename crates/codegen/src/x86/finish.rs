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

use super::guard::write_check;
use super::prologue::{NOP, clear, subtract_from_stack, write_entry};
use super::registers::{RBP, RSP, dwarf_number};
use super::{FrameFacts, Memory};
use crate::Refusal;
use crate::code::{
    CallSite, CfiRule, CodeBuffer, CodeFixup, CodeTarget, FunctionSpan, JumpTable, Safepoint, UnwindStep,
};
use crate::context::Context;
use crate::format::UnwindTables;

/// Code starts at multiples of this.
const CODE_ALIGN: usize = 16;

impl Memory {
    /// Appends the function to a buffer.
    pub(super) fn finish(
        &mut self,
        context: &Context<'_>,
        function: Global,
        frame: &FrameFacts,
        out: &mut CodeBuffer,
    ) -> Result<(), Refusal> {
        let Some(size) = self.s.frame.size() else {
            return Err(Refusal { global: Some(function), inst: None, reason: "a frame of this size".to_owned() });
        };
        out.bytes.resize(out.bytes.len().next_multiple_of(CODE_ALIGN), 0x90);
        let start = out.bytes.len();
        let ranges = (
            out.fixups.len(),
            out.cfi.len(),
            out.call_sites.len(),
            out.blocks.len(),
            out.jump_tables.len(),
            out.assembly.len(),
            out.places.len(),
        );
        let steps_start = out.steps.len();
        let is_windows = context.format.unwind == UnwindTables::Windows;
        // A tail call restores registers before it is known which the function changes.
        let saved = frame.saved_registers(if frame.has_tail { frame.assumed } else { self.s.all_touched() });
        // The stack pointer is a multiple of 16 at calls.
        let outgoing = frame.outgoing.next_multiple_of(frame.align);
        let total = (size.next_multiple_of(16) + outgoing).next_multiple_of(16);
        let below = total - saved.bytes();
        let excess = frame.excess;

        let cfi = &mut out.cfi;
        let code = &mut out.bytes;
        let patch = write_entry(frame, code, &mut out.fixups);
        let has_pad = frame.convention.is_interrupt && frame.excess == 0;
        let has_slots = size > frame.reserved;
        let is_leaf = !frame.has_calls && !frame.is_dynamic && frame.has_red_zone;
        // A leaf's slots may lie below the stack pointer, in the red zone of 128 bytes.
        let is_aligned = frame.align > 16 || frame.traits.stack_align > 0;
        let is_odd = is_windows && !saved.bytes().is_multiple_of(16);
        let is_moved = is_odd || !(is_leaf && (!has_slots || total <= 128)) && below > 0 || is_aligned;
        if !frame.is_naked {
            if has_pad {
                // The stack pointer is a multiple of 16 here: an error code lies above the place of return.
                ops::PUSH64r.opcode_reg(code, RBP.number());
            } else if excess > 0 {
                ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RSP.number(), -excess));
                cfi.push((code.len() as u32, CfiRule::DefCfaOffset(8 + excess)));
                out.steps.push((code.len() as u32, UnwindStep::Allocate(excess as u32)));
            }
            let done = is_windows.then(|| saved.enter_windows(code, &mut out.steps));
            if done.is_none() {
                ops::PUSH64r.opcode_reg(code, RBP.number());
                cfi.push((code.len() as u32, CfiRule::DefCfaOffset(16 + excess)));
                cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(RBP), -16 - excess)));
                ops::MOV64rm.reg_reg(code, RBP.number(), RSP.number());
                cfi.push((code.len() as u32, CfiRule::DefCfaRegister(dwarf_number(RBP))));
                saved.push(code, cfi, excess);
            }
            if is_moved {
                let below = done.map_or(below, |done| total - done);
                subtract_from_stack(code, &mut out.fixups, below, frame);
            }
            if is_aligned {
                ops::AND64ri32.reg_imm(code, RSP.number(), -(frame.align as i32));
            }
            if done.is_none() {
                saved.store_vectors(code, cfi, excess);
            }
            if frame.convention.is_interrupt {
                ops::CLD.plain(code);
            }
        }
        if self.own.code_align > 1 {
            let size = (code.len() - start).next_multiple_of(self.own.code_align as usize);
            code.resize(start + size, 0x90);
        }
        // From here on, places in the body are those in the buffer less this.
        let shift = code.len() as u32;
        if let Some(label) = frame.epilogue {
            self.labels[label.0 as usize] = self.s.code.len() as u32;
        }
        for (pad, block) in std::mem::take(&mut self.pads) {
            self.labels[pad.0 as usize] = self.labels[block.0 as usize];
        }
        self.notes.end(self.s.code.len() as u32);
        self.relax(code);
        cfi.extend(self.cfi.iter().map(|&(at, rule)| (at + shift, rule)));
        let mut last_fixups = Vec::new();
        if frame.epilogue.is_some() && frame.is_naked {
            ops::RET64.plain(code);
        } else if frame.epilogue.is_some() {
            if is_windows && !self.call_sites.is_empty() {
                // Where a call returns to an epilogue, nothing handles an exception.
                code.push(NOP);
            }
            write_check(context.guard, code, &mut last_fixups, frame);
            clear(frame, code);
            saved.restore(code, frame.is_dynamic || is_moved);
            cfi.push((code.len() as u32, CfiRule::DefCfa(dwarf_number(RSP), 8 + excess)));
            for reg in saved.set.iter() {
                cfi.push((code.len() as u32, CfiRule::Restore(dwarf_number(reg))));
            }
            cfi.push((code.len() as u32, CfiRule::Restore(dwarf_number(RBP))));
            if excess > 0 {
                ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RSP.number(), excess));
                cfi.push((code.len() as u32, CfiRule::DefCfaOffset(8)));
            }
            match (frame.convention.is_interrupt, frame.convention.pops) {
                (true, _) => {
                    if has_pad {
                        ops::LEA64r.reg_mem(code, RSP.number(), Mem::base(RSP.number(), 16));
                    }
                    ops::IRET64.plain(code);
                }
                (false, true) => ops::RETI64.imm(code, frame.incoming as i32),
                (false, false) => ops::RET64.plain(code),
            }
        }

        if is_windows && frame.epilogue.is_none() && !frame.is_naked {
            // The place to which a last call would return belongs to the function.
            ops::INT3.plain(code);
        }
        for &at in &self.outgoing_at {
            let at = (at + shift) as usize;
            code[at..at + 4].copy_from_slice(&outgoing.to_le_bytes());
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
        out.fixups.append(&mut last_fixups);
        let traps = out.type_traps.len();
        out.type_traps.extend(self.own.type_traps.iter().map(|at| at + shift));
        out.call_sites.extend(self.call_sites.iter().map(|(site, pad)| CallSite {
            start: site.start + shift,
            end: site.end + shift,
            landing_pad: pad.map(|(label, inst)| (self.labels[label.0 as usize] + shift, inst)),
        }));
        let with_addresses = if self.taken.is_empty() { &[][..] } else { &self.s.analysis.layout };
        for (position, &block) in with_addresses.iter().enumerate() {
            if self.taken.binary_search(&block).is_ok() {
                out.blocks.push((block, self.labels[position] + shift));
            }
        }
        out.places.extend(self.places.iter().map(|&(at, inst)| (at + shift, inst)));
        for placed in self.own.placed.drain(..) {
            out.assembly.push(placed.in_buffer(&self.labels, shift));
        }
        let safepoints = out.safepoints.len();
        out.safepoints.extend(
            self.safepoints.records.drain(..).map(|record| Safepoint { offset: record.offset + shift, ..record }),
        );
        let end = out.bytes.len() as u32;
        if self.notes.is_on() {
            let base = (!frame.is_naked).then(|| dwarf_number(RBP));
            let size = end - start as u32;
            self.notes.take(&self.s, &self.labels, base, (shift - start as u32, size), &mut out.notes);
            out.has_notes = true;
        }
        out.functions.push(FunctionSpan {
            function,
            start: start as u32,
            end,
            fixups: ranges.0..out.fixups.len(),
            cfi: ranges.1..out.cfi.len(),
            steps: steps_start..out.steps.len(),
            call_sites: ranges.2..out.call_sites.len(),
            blocks: ranges.3..out.blocks.len(),
            jump_tables: ranges.4..out.jump_tables.len(),
            assembly: ranges.5..out.assembly.len(),
            places: ranges.6..out.places.len(),
            type_traps: traps..out.type_traps.len(),
            safepoints: safepoints..out.safepoints.len(),
            description: None,
            stack_size: (!frame.is_dynamic && !frame.is_naked && !is_aligned)
                .then(|| 8 + u64::from(excess as u32) + u64::from(if is_moved { total } else { saved.bytes() })),
            patch,
            nops: frame.traits.nops,
            has_b_key: false,
            prefix_nops: frame.traits.prefix_nops,
        });
        Ok(())
    }
}
