//! Registers for results that go well with their only user: those of shifts and of arguments.

use draig_ir::{Inst, Opcode, Value, ValueKind};

use super::Selector;
use super::parameter::SYSTEM_V_ARGUMENTS;
use super::registers::RCX;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Place;
use crate::function::types::{Bank, Class, Kind};

/// Arguments further on are not looked at, so that looking at a call is cheap.
const MAX_ARGUMENT: usize = 8;

impl Selector<'_, '_> {
    /// Returns a register for the result of an instruction with one part, as `result_register` does, but the one in
    /// which its only user wants it, if that is free.
    #[inline]
    pub(super) fn hinted_register(&mut self, inst: Inst, class: Class) -> Reg {
        let part = self.m.s.parts[inst.index()];
        if part.place == Place::Fixed {
            return part.reg;
        }
        if let Some(user) = self.only_user(inst) {
            match self.body.opcode(user) {
                Opcode::Shl | Opcode::LShr | Opcode::AShr if class.bank() == Bank::General => {
                    return self.register_for_shift(inst, user);
                }
                Opcode::Call => {
                    if let Some(reg) = self.argument_register(inst, user) {
                        return self.m.s.scratch_of(reg.mask());
                    }
                }
                _ => {}
            }
        }
        self.m.s.scratch(class.bank())
    }

    /// Amounts of shifts are in `rcx`; what is shifted is elsewhere.
    fn register_for_shift(&mut self, inst: Inst, user: Inst) -> Reg {
        let operands = self.body.operands(user);
        let general = RegSet::bank(Bank::General);
        let set = if operands[1] == Value::inst(inst) {
            if self.m.s.is_free(RCX) { RCX.mask() } else { general }
        } else if operands[1].is_constant() || !self.m.s.has_free(general.without(RCX.mask())) {
            general
        } else {
            general.without(RCX.mask())
        };
        self.m.s.scratch_of(set)
    }

    /// Returns the register in which a call of a function in C has a value, if it is free. It is a guess: attributes
    /// that change the place are not looked at.
    #[inline(never)]
    fn argument_register(&mut self, inst: Inst, call: Inst) -> Option<Reg> {
        let body = self.body;
        let info = body.call(call)?;
        let is_function = match body.callee(call)?.kind() {
            ValueKind::Global(global) => self.intrinsics[global.index()].is_none(),
            ValueKind::InlineAsm(_) => false,
            _ => true,
        };
        if info.calling_convention != 0 || !is_function {
            return None;
        }
        let (mut generals, mut vectors) = (0, 0u8);
        for &argument in body.call_args(call).iter().take(MAX_ARGUMENT) {
            let ty = self.type_of(argument);
            let info = self.info(ty);
            let (Kind::Scalar(class), true) = (info.kind, info.is_single) else { return None };
            let is_general = class.bank() == Bank::General;
            if argument == Value::inst(inst) {
                let reg = if is_general { *SYSTEM_V_ARGUMENTS.get(generals)? } else { Reg::vector(vectors) };
                return self.m.s.is_free(reg).then_some(reg);
            }
            if is_general {
                generals += 1;
            } else {
                vectors += 1;
            }
        }
        None
    }
}
