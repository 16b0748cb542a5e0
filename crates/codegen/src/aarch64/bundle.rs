//! Operand bundles of calls (LangRef "Operand Bundles").

use draig_image::FixupKind;
use draig_ir::{Global, Inst};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::ops;

use super::call::Prepared;
use super::compare::Flags;
use super::emit::{self, access};
use super::pointer::Signature;
use super::registers::{Arm, FP, X9, X16, X17, ZR};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::state::Target;
use crate::function::types::Class;
use crate::select::Bundles;

/// Number of the trap where a function has another type; those of both registers are added.
const TYPE_TRAP: u32 = 0x8000;

impl Selector<'_, '_> {
    /// Reads the bundles of a call, and the signature that the callee's address has (`ptrauth`).
    pub(super) fn bundles(&mut self, inst: Inst) -> Selected<(Bundles, Option<Signature>)> {
        let mut signature = None;
        let bundles = self.read_bundles(inst, |selector, tag, operands| {
            let (b"ptrauth", &[key, salt]) = (tag, operands) else { return Ok(false) };
            signature = Some(selector.signature_of(key, salt)?);
            Ok(true)
        })?;
        Ok((bundles, signature))
    }

    /// Traps unless the number of the callee's type, which lies before its code, is this one. Direct calls are not
    /// checked. All arguments are in place.
    pub(super) fn check_type(&mut self, callee: Prepared, number: u32) -> Prepared {
        let (reg, scratch) = match callee {
            Prepared::Global(_) | Prepared::Library(_) | Prepared::Inlined => return callee,
            Prepared::Reg(reg) => (reg, X16),
            Prepared::Slot(slot) => {
                Arm::load(&mut self.m.s.code, Class::I64, X16, slot);
                (X16, X9)
            }
        };
        let before = 4 + 4 * i64::from(self.traits.prefix_nops);
        emit::access_at(self.code(), access::LOAD32, scratch, reg, -before);
        emit::number(self.code(), X17, u64::from(number), false);
        ops::SUBSWrs.rrr(self.code(), ZR.0, scratch.number(), X17.0);
        let over = self.new_label();
        self.jump_if(Flags::One(Condition::Eq), over);
        let trap = TYPE_TRAP | u32::from(X17.number()) << 5 | u32::from(reg.number());
        ops::BRK.immediate(self.code(), trap as u16);
        self.place(over);
        Prepared::Reg(reg)
    }

    /// Calls a function of the runtime of Objective-C with the result, which it returns. The form of the sequence is
    /// known to that runtime.
    pub(super) fn call_attached(&mut self, function: Global) {
        ops::ORRXrs.rrr(self.code(), FP.number(), ZR.0, FP.number());
        self.fixup(FixupKind::Call26, CodeTarget::Global(function), 0);
        ops::BL.plain(self.code());
    }
}
