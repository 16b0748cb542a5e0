//! Calls that take the place of their function (LangRef "call", `musttail`).
//!
//! Arguments are placed as for any call; those on the stack then move to where the caller of the function put its own.
//! The code after the body undoes the frame and branches.

use draig_image::FixupKind;
use draig_ir::TailKind;
use draig_mc::aarch64::direct::ops;

use super::address::Address;
use super::call::{Call, Callee, Prepared};
use super::convention::Rules;
use super::emit;
use super::registers::{Arm, SP, V31, X8, X9, X15, X16, X17, ZR};
use super::{FrameFacts, Label, Selected, Selector};
use crate::code::{CfiRule, CodeFixup, CodeTarget};
use crate::function::state::Target;
use crate::function::types::Class;

/// A call that takes the function's place: where the body branches to, the function, and the bytes by which the stack
/// pointer is above its place at the start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tail {
    pub(super) label: Label,
    /// `None` if the address is in `x15`.
    target: Option<CodeTarget>,
    popped: u32,
}

impl Tail {
    /// Branches, once the frame is gone.
    pub(super) fn write(self, code: &mut Vec<u8>, fixups: &mut Vec<CodeFixup>) {
        emit::add_number(code, SP, SP, i64::from(self.popped));
        match self.target {
            Some(target) => {
                fixups.push(CodeFixup { offset: code.len() as u32, kind: FixupKind::Branch26, target, addend: 0 });
                ops::B.plain(code);
            }
            None => {
                // Branches by this register may end where calls do.
                ops::ORRXrs.rrr(code, X16.0, ZR.0, X15.0);
                ops::BR.n(code, X16.0);
            }
        }
    }
}

/// Writes the code of all tail calls of a function; `write_epilogue` undoes its frame.
pub(super) fn write_tails(
    frame: &FrameFacts,
    code: &mut Vec<u8>,
    cfi: &mut Vec<(u32, CfiRule)>,
    fixups: &mut Vec<CodeFixup>,
    mut start: impl FnMut(Label, usize),
    mut write_epilogue: impl FnMut(&mut Vec<u8>, &mut Vec<(u32, CfiRule)>, &mut Vec<CodeFixup>),
) {
    for &tail in &frame.tails {
        start(tail.label, code.len());
        cfi.push((code.len() as u32, CfiRule::RememberState));
        write_epilogue(code, cfi, fixups);
        tail.write(code, fixups);
        cfi.push((code.len() as u32, CfiRule::RestoreState));
    }
}

impl Selector<'_, '_> {
    /// Notes the parameters on the stack, and their address for calls that take the function's place.
    pub(super) fn note_incoming(&mut self, stack: u32) {
        self.frame.incoming = stack;
        if stack > 0 && self.body.all_calls().any(|call| call.tail == TailKind::MustTail) {
            let slot = self.m.s.frame.object(8, 8);
            Arm::store(&mut self.m.s.code, Class::I64, X9, slot);
            self.frame.incoming_slot = slot;
            self.frame.has_incoming = true;
        }
    }

    /// Compiles a call that takes the function's place. What follows it is only its return.
    pub(super) fn tail_call(&mut self, call: &Call<'_>) -> Selected {
        let is_demoted = self.is_demoted(call.ty)?;
        if is_demoted && call.convention.generals.is_some() {
            return self.refuse("musttail with a result of this calling convention");
        }
        let has_target = matches!(call.callee, Callee::Value(value) if value.as_global().is_some());
        if !has_target && self.frame.convention.is_some_and(|convention| convention.saved.contains(X15)) {
            return self.refuse("musttail to an address where registers of addresses are restored");
        }
        let callee = self.prepare_callee(call)?;
        if matches!(callee, Prepared::Global(global) if self.is_imported(global)) {
            return self.refuse("musttail to an imported function");
        }
        if let Some(slot) = self.error_slot(call)? {
            self.m.released.clear();
            let error = self.frame.error_slot;
            if error != Some(slot) {
                return self.refuse("musttail with another error");
            }
        }
        let restored = call.convention.saved.without(self.frame.kept);
        let is_lost = |argument: &super::argument::Argument| {
            self.own_register(argument.attributes).is_some_and(|reg| restored.contains(reg))
        };
        if self.own.has_swift && call.arguments.iter().any(is_lost) {
            return self.refuse("musttail with an argument in a register that the function restores");
        }
        let placed = self.place_arguments(call, None)?;
        if is_demoted {
            let slot = self.frame.result_address;
            Arm::load(&mut self.m.s.code, Class::I64, X8, slot);
        }
        if call.named.is_some() && self.frame.rules == Rules::Windows {
            return self.refuse("musttail with variable arguments on Windows");
        }
        if call.named.is_some()
            && let Some(area) = self.frame.variable
        {
            // Variable arguments are handed on as they came.
            for (reg, slot) in area.registers() {
                let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
                let is_named = match reg.is_vector() {
                    true => u32::from(reg.number()) < placed.vectors,
                    false => u32::from(reg.number()) < placed.generals,
                };
                if !is_named {
                    Arm::load(&mut self.m.s.code, class, reg, slot);
                }
            }
        }
        let (stack, incoming) = (placed.stack.next_multiple_of(16), self.frame.incoming.next_multiple_of(16));
        if stack > incoming {
            return self.refuse("musttail with more arguments on the stack than the function has");
        }
        let popped = if call.convention.pops { incoming - stack } else { 0 };
        let callee = match call.bundles.kcfi {
            Some(number) => self.check_type(callee, number),
            None => callee,
        };
        let target = match callee {
            Prepared::Global(global) => Some(CodeTarget::Global(global)),
            Prepared::Library(name) => Some(CodeTarget::External(name)),
            Prepared::Inlined => return self.refuse("musttail of no function"),
            Prepared::Reg(reg) => {
                Arm::copy(&mut self.m.s.code, Class::I64, X15, reg);
                None
            }
            Prepared::Slot(slot) => {
                Arm::load(&mut self.m.s.code, Class::I64, X15, slot);
                None
            }
        };
        let takes_x15 = |argument: &super::argument::Argument| self.own_register(argument.attributes) == Some(X15);
        if target.is_none() && call.arguments.iter().any(takes_x15) {
            return self.refuse("musttail to an address with so many arguments");
        }
        if stack > 0 {
            self.frame.has_calls = true;
            Arm::load(&mut self.m.s.code, Class::I64, X17, self.frame.incoming_slot);
            emit::add_number(self.code(), X17, X17, i64::from(popped));
            // Variable arguments follow at once.
            for at in (0..placed.stack).step_by(8) {
                let at = i64::from(at);
                self.load_part(V31, Class::F64, 8, Address::base(SP, at));
                self.store_part(V31, Class::F64, 8, Address::base(X17, at));
            }
        }
        self.return_error();
        let super::Memory { s, released, .. } = &mut *self.m;
        released.drain(..).for_each(|(slot, size)| s.frame.release(slot, size));
        let label = self.new_label();
        self.frame.tails.push(Tail { label, target, popped });
        self.jump(label);
        self.m.s.forget(Arm::CALLER_SAVED);
        let is_value = !matches!(self.info(call.ty).kind, crate::function::types::Kind::Nothing);
        if is_value { self.undefined(call.inst, call.ty) } else { Ok(()) }
    }
}

/// Number of bytes that a function removes from the stack at its end.
pub(super) fn popped(frame: &FrameFacts) -> u32 {
    match frame.convention {
        Some(convention) if convention.pops => frame.incoming.next_multiple_of(16),
        _ => 0,
    }
}
