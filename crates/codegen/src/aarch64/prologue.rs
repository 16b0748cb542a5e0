//! Prologue and epilogue: the frame, and the registers that the function restores.

use draig_image::FixupKind;
use draig_mc::aarch64::direct::{Op, add_immediate, bitmask, fits_pair, ops};
use draig_mc::aarch64::{Condition, ExtendKind};

use super::FrameFacts;
use super::attributes::Probe;
use super::convention::Rules;
use super::emit::{self, Access, access};
use super::parameter::RECORD;
use super::registers::{FP, LR, SP, X0, X9, X16, X17, X18, ZR, dwarf_number};
use crate::code::{CfiRule, CodeFixup, CodeTarget};
use crate::context::Guard;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::Bank;

/// Bytes of registers and their places, in a frame that is made once all of it is known.
///
/// ```text
///                 arguments on the stack
/// fp + above      caller's stack pointer
/// fp + saved_at   saved registers
/// fp + 16         slots and objects
/// fp + 8          return address
/// fp              fp of the caller
/// sp              arguments of calls
/// ```
pub(super) struct Layout {
    pub(super) saved: RegSet,
    pub(super) saved_at: u32,
    /// Whether all bytes of vector registers are saved, not only the lowest 8.
    pub(super) saves_whole: bool,
    /// Place of the number that guards the frame, above all objects.
    guard_at: Option<u32>,
    guard: Guard,
    /// Whether the registers are in pairs of which one follows the other, at the record.
    is_windows: bool,
    /// Bytes from the frame pointer to the caller's stack pointer.
    pub(super) above: u32,
    pub(super) outgoing: u32,
    /// Whether the function has a frame.
    pub(super) has_frame: bool,
}

impl Layout {
    /// Lays out a frame with this number of bytes above the frame pointer.
    pub(super) fn new(frame: &FrameFacts, size: u32, record: u32, saved: RegSet) -> Layout {
        let needs_frame = frame.has_calls || frame.is_dynamic || frame.traits.keeps_record || frame.variable.is_some();
        let has_frame = (needs_frame || size > record || !saved.is_empty()) && !frame.is_naked;
        let is_windows = frame.rules == Rules::Windows;
        let saved_at = if is_windows { RECORD } else { size.next_multiple_of(8) };
        // The size is a part of an instruction.
        let outgoing = frame.outgoing.next_multiple_of(16);
        let outgoing = if outgoing < 4096 { outgoing } else { outgoing.next_multiple_of(4096) };
        let saves_whole = frame.convention.is_some_and(|convention| convention.saves_whole);
        let vectors = saved.and(RegSet::bank(Bank::Vector)).len();
        let vectors_at = saved_at + 8 * (saved.len() - vectors);
        let end = match saves_whole && vectors > 0 {
            _ if is_windows => size.next_multiple_of(8),
            true => vectors_at.next_multiple_of(16) + 16 * vectors,
            false => vectors_at + 8 * vectors,
        };
        let guard_at = (frame.is_guarded && has_frame).then_some(end);
        let variable = frame.variable.map_or(0, |area| area.above());
        let above = (end + if guard_at.is_some() { 8 } else { 0 } + variable).next_multiple_of(16);
        Layout { saved, saved_at, saves_whole, guard_at, guard: frame.guard, is_windows, above, outgoing, has_frame }
    }

    pub(super) fn total(&self) -> u32 {
        self.above + self.outgoing
    }

    /// Whether the record is stored by the instruction that moves the stack pointer.
    pub(super) fn is_small(&self) -> bool {
        self.outgoing == 0 && fits_pair(-i64::from(self.above), 3).is_some()
    }

    /// Registers that are saved, each with its place and the next one of the same bank.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Reg, Option<Reg>, i64)> {
        let mut rest = self.saved;
        let mut at = i64::from(self.saved_at);
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.remove(first);
            let size = self.size_of(first);
            at = (at + size - 1) & -size;
            let second = rest.first().filter(|second| second.is_vector() == first.is_vector());
            let second = second.filter(|_| fits_pair(at, size.ilog2()).is_some());
            let second = second.filter(|second| !self.is_windows || second.number() == first.number() + 1);
            if let Some(second) = second {
                rest.remove(second);
            }
            let place = at;
            at += if second.is_some() { 2 * size } else { size };
            Some((first, second, place))
        })
    }

    /// Number of bytes of a register that are saved.
    fn size_of(&self, reg: Reg) -> i64 {
        if reg.is_vector() && self.saves_whole { 16 } else { 8 }
    }

    /// Returns the instructions that store a register and a pair, and those that load them.
    fn saving_ops(&self, reg: Reg) -> ([Access; 2], [Op; 2]) {
        match (reg.is_vector(), self.size_of(reg)) {
            (false, _) => ([access::STORE64, access::LOAD64], [ops::STPXi, ops::LDPXi]),
            (true, 8) => ([access::STORE_D, access::LOAD_D], [ops::STPDi, ops::LDPDi]),
            (true, _) => ([access::STORE_Q, access::LOAD_Q], [ops::STPQi, ops::LDPQi]),
        }
    }

    /// Writes the prologue, and returns the place of the instructions without effect in it.
    pub(super) fn write_prologue(
        &self,
        frame: &FrameFacts,
        code: &mut Vec<u8>,
        cfi: &mut Vec<(u32, CfiRule)>,
        fixups: &mut Vec<CodeFixup>,
    ) -> u32 {
        let nops = frame.traits.nops;
        let patch = match frame.is_naked {
            true => code.len() as u32,
            false => frame.traits.protection.write_entry(self.has_frame, nops, code, cfi),
        };
        // Where functions restore that register, it is saved before.
        let is_late = self.saved.contains(X9) && self.has_frame;
        if frame.has_incoming && !is_late {
            emit::add_number(code, X9, SP, 0);
        }
        if !self.has_frame {
            return patch;
        }
        if frame.traits.has_shadow_stack {
            ops::STRXpost.unscaled(code, LR.0, X18.0, 8);
            cfi.push((code.len() as u32, CfiRule::Changed(dwarf_number(X18), -8)));
        }
        let total = self.total();
        if self.is_small() {
            ops::STPXpre.pair(code, FP.0, LR.0, SP.0, -(total as i32) / 8);
            cfi.push((code.len() as u32, CfiRule::DefCfaOffset(total as i32)));
            emit::add_number(code, FP, SP, 0);
        } else {
            subtract_from_stack(code, total, frame.traits.probe);
            cfi.push((code.len() as u32, CfiRule::DefCfaOffset(total as i32)));
            match fits_pair(i64::from(self.outgoing), 3) {
                Some(units) => {
                    ops::STPXi.pair(code, FP.0, LR.0, SP.0, units);
                    emit::add_number(code, FP, SP, i64::from(self.outgoing));
                }
                None => {
                    emit::add_number(code, X17, SP, i64::from(self.outgoing));
                    ops::STPXi.pair(code, FP.0, LR.0, X17.0, 0);
                    emit::add_number(code, FP, X17, 0);
                }
            }
        }
        let above = self.above as i32;
        let at = code.len() as u32;
        cfi.push((at, CfiRule::DefCfa(dwarf_number(FP), above)));
        cfi.push((at, CfiRule::Offset(dwarf_number(LR), 8 - above)));
        cfi.push((at, CfiRule::Offset(dwarf_number(FP), -above)));
        for (first, second, place) in self.pairs() {
            let ([store, _], [store_pair, _]) = self.saving_ops(first);
            match second {
                Some(second) => {
                    let size = self.size_of(first) as i32;
                    store_pair.pair(code, first.number(), second.number(), FP.0, place as i32 / size);
                    cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(second), place as i32 + size - above)));
                }
                None => emit::access_at(code, store, first, FP, place),
            }
            cfi.push((code.len() as u32, CfiRule::Offset(dwarf_number(first), place as i32 - above)));
        }
        self.write_guard(code, fixups);
        if frame.has_incoming && is_late {
            emit::add_number(code, X9, FP, i64::from(self.above));
        }
        if frame.traits.stack_align > 0 {
            let mask = bitmask(u64::from(frame.traits.stack_align).wrapping_neg(), true).unwrap_or(0);
            emit::add_number(code, X16, SP, 0);
            ops::ANDXri.rr_bitmask(code, SP.0, X16.0, mask);
        }
        patch
    }

    /// Stores the number that guards the frame.
    pub(super) fn write_guard(&self, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) {
        if let Some(at) = self.guard_at {
            load_guard(self.guard, code, fixups);
            emit::access_at(code, access::STORE64, X16, FP, i64::from(at));
        }
    }

    /// Restores all registers and the stack pointer.
    pub(super) fn write_epilogue(
        &self,
        frame: &FrameFacts,
        code: &mut Vec<u8>,
        cfi: &mut Vec<(u32, CfiRule)>,
        fixups: &mut Vec<CodeFixup>,
    ) {
        if self.has_frame {
            self.write_check(code, fixups);
            self.write_restores(frame, code, cfi);
            if frame.traits.has_shadow_stack {
                ops::LDRXpre.unscaled(code, LR.0, X18.0, -8);
                cfi.push((code.len() as u32, CfiRule::Restore(dwarf_number(X18))));
            }
        }
        frame.traits.protection.write_exit(self.has_frame, code, cfi);
    }

    /// Calls `__stack_chk_fail` unless the number that guards the frame is what it was.
    pub(super) fn write_check(&self, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) {
        if let Some(at) = self.guard_at {
            load_guard(self.guard, code, fixups);
            emit::access_at(code, access::LOAD64, X17, FP, i64::from(at));
            ops::SUBSXrs.rrr(code, ZR.0, X16.0, X17.0);
            // Over the call.
            let (name, words) = match self.guard {
                Guard::Cookie => ("__security_check_cookie", 3),
                _ => ("__stack_chk_fail", 2),
            };
            ops::Bcc.with(words << 5).branch_if(code, Condition::Eq);
            if self.guard == Guard::Cookie {
                // The function ends the program, as the number in `x0` is another one.
                ops::ORRXrs.rrr(code, X0.0, ZR.0, X17.0);
            }
            let (offset, target) = (code.len() as u32, CodeTarget::External(name));
            fixups.push(CodeFixup { offset, kind: FixupKind::Call26, target, addend: 0 });
            ops::BL.plain(code);
        }
    }

    fn write_restores(&self, frame: &FrameFacts, code: &mut Vec<u8>, cfi: &mut Vec<(u32, CfiRule)>) {
        for (first, second, place) in self.pairs() {
            let ([_, load], [_, load_pair]) = self.saving_ops(first);
            match second {
                Some(second) => {
                    let units = place / self.size_of(first);
                    load_pair.pair(code, first.number(), second.number(), FP.0, units as i32);
                }
                None => emit::access_at(code, load, first, FP, place),
            }
        }
        let units = fits_pair(i64::from(self.outgoing), 3).filter(|_| !frame.is_dynamic);
        let rest = match units {
            Some(units) if self.outgoing > 0 => {
                ops::LDPXi.pair(code, FP.0, LR.0, SP.0, units);
                self.total()
            }
            _ => {
                if frame.is_dynamic || self.outgoing > 0 {
                    emit::add_number(code, SP, FP, 0);
                }
                match fits_pair(i64::from(self.above), 3) {
                    Some(units) => {
                        ops::LDPXpost.pair(code, FP.0, LR.0, SP.0, units);
                        0
                    }
                    None => {
                        ops::LDPXi.pair(code, FP.0, LR.0, SP.0, 0);
                        self.above
                    }
                }
            }
        };
        emit::add_number(code, SP, SP, i64::from(rest));
        let at = code.len() as u32;
        cfi.push((at, CfiRule::DefCfa(dwarf_number(SP), 0)));
        for reg in self.saved.iter() {
            cfi.push((at, CfiRule::Restore(dwarf_number(reg))));
        }
        cfi.push((at, CfiRule::Restore(dwarf_number(LR))));
        cfi.push((at, CfiRule::Restore(dwarf_number(FP))));
    }
}

/// Loads the program's number that guards frames into `x16`.
fn load_guard(guard: Guard, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) {
    let is_cookie = guard == Guard::Cookie;
    let target = CodeTarget::External(if is_cookie { "__security_cookie" } else { "__stack_chk_guard" });
    let mut fixup = |code: &Vec<u8>, kind| {
        fixups.push(CodeFixup { offset: code.len() as u32, kind, target, addend: 0 });
    };
    if is_cookie {
        fixup(code, FixupKind::AdrpPage21);
        ops::ADRP.d(code, X16.0);
        fixup(code, FixupKind::Load64Lo12);
        ops::LDRXui.scaled(code, X16.0, X16.0, 0);
        return;
    }
    fixup(code, FixupKind::AdrpGotPage);
    ops::ADRP.d(code, X16.0);
    fixup(code, FixupKind::Load64GotLo12);
    ops::LDRXui.scaled(code, X16.0, X16.0, 0);
    ops::LDRXui.scaled(code, X16.0, X16.0, 0);
}

/// Moves the stack pointer; where it is asked for, every page is touched, so that a guard page is not jumped over.
fn subtract_from_stack(code: &mut Vec<u8>, bytes: u32, probe: Probe) {
    let mut left = bytes;
    if let Probe::Inline(page) = probe
        && bytes >= page
    {
        // sub x16, sp, #n; loop: sub sp, sp, #page; str xzr, [sp]; cmp sp, x16; b.hi loop
        let whole = bytes / page * page;
        emit::add_number(code, X16, SP, -i64::from(whole));
        let again = code.len();
        ops::SUBXri.rri(code, SP.0, SP.0, add_immediate(u64::from(page)).unwrap_or(0));
        emit::access_at(code, access::STORE64, ZR, SP, 0);
        ops::SUBSXrx64.rr_extend(code, ZR.0, SP.0, X16.0, ExtendKind::Uxtx, 0);
        let words = (code.len() - again) as u32 / 4;
        ops::Bcc.with((words.wrapping_neg() & 0x7_ffff) << 5).branch_if(code, Condition::Hi);
        left -= whole;
    }
    emit::add_number(code, SP, SP, -i64::from(left));
}

/// Clears registers at the end of a function.
pub(super) fn clear(frame: &FrameFacts, code: &mut Vec<u8>) {
    for reg in frame.traits.cleared.without(frame.results).iter() {
        match reg.is_vector() {
            true => ops::MOVIv2d_ns.d(code, reg.number()),
            false => emit::number(code, reg, 0, true),
        }
    }
}
