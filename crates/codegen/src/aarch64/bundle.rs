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

/// Number of the trap where a function has another type; those of both registers are added.
const TYPE_TRAP: u32 = 0x8000;

/// Demands of the bundles of a call.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bundles {
    /// Signature that the callee's address has (`ptrauth`).
    pub(super) signature: Option<Signature>,
    /// Number of the type that the function must have (`kcfi`).
    pub(super) kcfi: Option<u32>,
    /// Function that gets the result (`clang.arc.attachedcall`).
    pub(super) attached: Option<Global>,
    /// Whether the state of the function is given for the case that its code is given up (`deopt`).
    pub(super) has_state: bool,
    /// Number of the record of the function's state.
    pub(super) safepoint: Option<u32>,
}

impl Selector<'_, '_> {
    /// Reads the bundles of a call.
    pub(super) fn bundles(&mut self, inst: Inst) -> Selected<Bundles> {
        let body = self.body;
        let mut bundles = Bundles::default();
        for (tag, operands) in body.bundles(inst) {
            match (self.module.tables.strings.get(tag), operands) {
                (b"ptrauth", &[key, salt]) => {
                    bundles.signature = Some(self.signature_of(key, salt)?);
                    continue;
                }
                (b"kcfi", _) => {
                    let number = operands.first().and_then(|&value| self.integer_constant(value));
                    bundles.kcfi = number.map(|number| number as u32);
                }
                (b"clang.arc.attachedcall", _) => {
                    bundles.attached = operands.first().and_then(|value| value.as_global());
                }
                (b"deopt", _) => bundles.has_state = true,
                // These are for analyses, for statepoints, and for collectors that LLVM does not have.
                (b"convergencectrl" | b"gc-transition" | b"gc-live", _) => {}
                (tag, _) => {
                    let tag = String::from_utf8_lossy(tag);
                    return self.refuse(&format!("a call with bundle \"{tag}\""));
                }
            }
            self.consume_all(operands);
        }
        Ok(bundles)
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
