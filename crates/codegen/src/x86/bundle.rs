//! Operand bundles of calls (LangRef "Operand Bundles").

use draig_image::FixupKind;
use draig_ir::Global;
use draig_mc::x86::direct::{Mem, ops};

use super::call::Prepared;
use super::registers::{R10, R11, RAX, X86};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::function::state::Target;
use crate::function::types::Class;

impl Selector<'_, '_> {
    /// Traps unless the number of the callee's type, which lies before its code, is this one. Direct calls are not
    /// checked.
    pub(super) fn check_type(&mut self, callee: Prepared, number: u32) -> Selected<Prepared> {
        match callee {
            Prepared::Global(_) | Prepared::Library(_) | Prepared::Inlined => return Ok(callee),
            Prepared::Reg(reg) => X86::copy(&mut self.m.s.code, Class::I64, R11, reg),
            Prepared::Slot(slot) => X86::load(&mut self.m.s.code, Class::I64, R11, slot),
        }
        let nops = self.traits.prefix_nops;
        ops::MOV32ri.opcode_reg_imm(self.code(), R10.number(), i64::from(number.wrapping_neg() as i32));
        ops::ADD32rm.reg_mem(self.code(), R10.number(), Mem::base(R11.number(), -4 - nops as i32));
        // je over ud2
        self.code().extend_from_slice(&[0x74, 0x02]);
        ops::TRAP.plain(self.code());
        let trap = self.m.s.code.len() as u32 - 2;
        self.m.own.type_traps.push(trap);
        Ok(Prepared::Reg(R11))
    }

    /// Calls a function of the runtime of Objective-C with the result, which it returns. The form of the sequence is
    /// known to that runtime.
    pub(super) fn call_attached(&mut self, function: Global) {
        let argument = self.library_argument(0);
        ops::MOV64rm.reg_reg(self.code(), argument.number(), RAX.number());
        ops::CALL64pcrel32.imm(self.code(), 0);
        self.fixup(FixupKind::Plt32, CodeTarget::Global(function), 0, 0);
    }
}
