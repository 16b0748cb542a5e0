//! Calls that take the place of their function (LangRef "call", `musttail`).
//!
//! Arguments are placed as for any call; those on the stack then move to where the caller of the function expects
//! its own. Where functions remove their parameters from the stack (`tailcc`), the callee may have more of them: the
//! prologue leaves room between the return address and the frame pointer for the most that any call needs, and the
//! return address moves, too.

use draig_image::FixupKind;
use draig_ir::TailKind;
use draig_mc::x86::direct::{Mem, ops};

use super::argument::ResultAddress;
use super::call::{Call, Prepared};
use super::convention::Assigner;
use super::parameter::{SYSTEM_V_ARGUMENTS, VECTOR_ARGUMENTS};
use super::prologue;
use super::registers::{R10, R11, RAX, RBP, RCX, RDX, RETURN_ADDRESS, RSP, X86, XMM15, dwarf_number, set};
use super::{Selected, Selector};
use crate::code::{CfiRule, CodeTarget};
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::Class;
use crate::select::Bundles;

impl Selector<'_, '_> {
    /// Returns the number of bytes by which the arguments of tail calls exceed the function's own parameters on the
    /// stack.
    pub(super) fn tail_excess(&mut self) -> Selected<u32> {
        if !self.frame.convention.pops {
            return Ok(0);
        }
        let body = self.body;
        let mut most = 0;
        for block in 0..self.m.s.analysis.layout.len() {
            let block = self.m.s.analysis.layout[block];
            for inst in body.block_insts(block) {
                let Some(info) = body.call(inst) else { continue };
                if info.tail != TailKind::MustTail {
                    continue;
                }
                let convention = self.convention_of(info.calling_convention)?;
                let mut assigner = Assigner::new(convention);
                if self.is_demoted(convention, body.inst_type(inst)) && convention.result_address.is_none() {
                    assigner.part(Class::I64);
                }
                for (number, &value) in body.call_args(inst).iter().enumerate() {
                    let attributes = self.module.tables.attributes.param(info.attributes, number);
                    let ty = self.type_of(value);
                    self.parameter_spots(&mut assigner, convention, attributes, ty)?;
                }
                most = most.max(assigner.popped());
            }
        }
        Ok(most.saturating_sub(self.frame.incoming))
    }

    /// Compiles a call that takes the function's place. What follows it is only its return.
    pub(super) fn tail_call(&mut self, call: &Call<'_>) -> Selected {
        if call.bundles != Bundles::default() {
            return self.refuse("musttail with bundles");
        }
        if self.frame.convention.is_interrupt {
            return self.refuse("musttail in an interrupt handler");
        }
        self.frame.has_tail = true;
        self.check_guard();
        let result =
            self.is_demoted(call.convention, call.ty).then_some(ResultAddress::Slot(self.frame.result_address));
        let callee = self.prepare_callee(call.callee, RegSet(!0))?;
        // Variable arguments are handed on as they came.
        let placed = self.place_arguments(&Call { is_vararg: false, ..*call }, result)?;
        let mut used = placed.used;
        let is_forwarded = call.is_vararg && self.frame.forwarded != 0;
        if is_forwarded {
            used = used.or(self.forward_variable(&placed.assigner));
        }
        if !used.and(self.frame.saved).is_empty() {
            return self.refuse("musttail with an argument in a register that the function restores");
        }
        // Where the arguments go, by the place of the function's own.
        let stack = placed.assigner.stack;
        let moved = match call.convention.pops {
            true => self.frame.incoming as i32 - placed.assigner.popped() as i32,
            false => 0,
        };
        if !call.convention.pops && stack > self.frame.incoming {
            return self.refuse("musttail with more arguments on the stack than the function has");
        }
        // The place of outgoing arguments is below the frame then.
        self.frame.has_calls |= stack > 0;
        let first = self.frame.first_argument() + moved;
        self.rule(CfiRule::RememberState);
        if moved != 0 {
            let return_address = self.frame.first_argument() - 8;
            X86::load(&mut self.m.s.code, Class::I64, R11, return_address);
            self.rule(CfiRule::Register(RETURN_ADDRESS, dwarf_number(R11)));
        }
        let mut at = call.convention.shadow;
        while at < stack {
            let class = if stack - at >= 16 { Class::V128 } else { Class::F64 };
            let op = if class == Class::V128 { ops::MOVUPSrm } else { ops::MOVSDrm };
            op.reg_mem(self.code(), XMM15.number(), Mem::base(RSP.number(), at as i32));
            X86::store(&mut self.m.s.code, class, XMM15, first + at as i32);
            at += class.size();
        }
        let is_base_late = placed.late.iter().any(|&(reg, ..)| reg == RBP);
        for &(reg, ..) in &placed.late {
            used.insert(reg);
        }
        let target = match callee {
            Prepared::Slot(slot) => {
                let is_held = moved != 0 || is_base_late;
                let mut free = set(&[RAX, R10, RCX, RDX, R11]).without(used);
                if is_held {
                    free.remove(R11);
                }
                let Some(target) = free.first() else {
                    return self.refuse("musttail to an address that no register is left for");
                };
                X86::load(&mut self.m.s.code, Class::I64, target, slot);
                Some(target)
            }
            _ => None,
        };
        for &(reg, slot, class) in &placed.late {
            let reg = if reg == RBP { R11 } else { reg };
            X86::load(&mut self.m.s.code, class, reg, slot);
        }
        self.leave(moved);
        if is_base_late {
            X86::copy(&mut self.m.s.code, Class::I64, RBP, R11);
        }
        match (callee, target) {
            (Prepared::Global(global), _) => {
                ops::JMP_4.imm(self.code(), 0);
                self.fixup(FixupKind::Plt32, CodeTarget::Global(global), 0, 0);
            }
            (_, Some(target)) => ops::JMP64r.reg(self.code(), target.number()),
            _ => return self.refuse("musttail to a function of a library"),
        }
        self.rule(CfiRule::RestoreState);
        for (slot, size) in std::mem::take(&mut self.m.released) {
            self.m.s.frame.release(slot, size);
        }
        self.m.s.forget(X86::CALLER_SAVED);
        self.own.is_after_tail = true;
        Ok(())
    }

    /// Undoes the prologue. The return address, in `r11`, is then stored this number of bytes further up.
    pub(super) fn leave(&mut self, moved: i32) {
        let saved = self.frame.saved_registers(self.frame.assumed);
        saved.restore(&mut self.m.s.code, true);
        self.rule(CfiRule::DefCfa(dwarf_number(RSP), 8 + self.frame.excess));
        for reg in saved.set.iter() {
            self.rule(CfiRule::Restore(dwarf_number(reg)));
        }
        self.rule(CfiRule::Restore(dwarf_number(RBP)));
        let up = self.frame.excess + moved;
        if up != 0 {
            ops::LEA64r.reg_mem(self.code(), RSP.number(), Mem::base(RSP.number(), up));
            self.rule(CfiRule::DefCfaOffset(8 - moved));
        }
        if moved != 0 {
            ops::MOV64mr.reg_mem(self.code(), R11.number(), Mem::base(RSP.number(), 0));
            self.rule(CfiRule::Offset(RETURN_ADDRESS, moved - 8));
        }
    }

    /// Notes a rule of unwinding from here on.
    pub(super) fn rule(&mut self, rule: CfiRule) {
        let at = self.m.s.code.len() as u32;
        self.m.cfi.push((at, rule));
    }

    /// Loads the registers of variable arguments as they came, and returns which.
    fn forward_variable(&mut self, assigner: &Assigner) -> RegSet {
        let mut used = RegSet::EMPTY;
        if self.frame.convention.is_list_address {
            let home = self.frame.first_argument();
            let named = assigner.position as usize;
            for (number, reg) in (0..).zip(prologue::WIN64_ARGUMENTS).skip(named) {
                X86::load(&mut self.m.s.code, Class::I64, reg, home + 8 * number);
                X86::general_to_vector(&mut self.m.s.code, Reg::vector(number as u8), reg);
                used = used.or(reg.mask()).or(Reg::vector(number as u8).mask());
            }
            return used;
        }
        let area = self.frame.register_save_area;
        for (number, reg) in (0..).zip(SYSTEM_V_ARGUMENTS).skip(assigner.generals as usize) {
            X86::load(&mut self.m.s.code, Class::I64, reg, area + 8 * number);
            used.insert(reg);
        }
        for number in assigner.vectors as u8..VECTOR_ARGUMENTS {
            X86::load(&mut self.m.s.code, Class::V128, Reg::vector(number), area + 48 + 16 * i32::from(number));
            used.insert(Reg::vector(number));
        }
        X86::load(&mut self.m.s.code, Class::I64, RAX, self.frame.forwarded);
        used.or(RAX.mask())
    }
}
