//! Addresses in the large code model, whose distances have 64 bits (System V ABI, AMD64 supplement 3.5.2). Flags and
//! all registers but `r11` keep their values.
//!
//! Calls and jumps are as in the small model: `module::far` leads them over stubs. Constants and jump tables are
//! next to the code.

use draig_image::FixupKind;
use draig_mc::x86::direct::{Mem, ops};

use super::registers::{R11, RAX};
use super::{Selected, Selector};
use crate::RelocationModel;
use crate::code::CodeTarget;
use crate::function::registers::Reg;

impl Selector<'_, '_> {
    /// Computes an address into a register: of a thing in the same executable or library, or of any.
    pub(super) fn far_address(&mut self, reg: Reg, target: CodeTarget, is_local: bool) -> Selected {
        if self.context.relocation_model == RelocationModel::Static {
            self.move_far(reg, FixupKind::Abs64, target, 0);
            return Ok(());
        }
        if reg == R11 {
            return self.refuse("an address in the large code model that is needed in r11");
        }
        // lea reg, [rip]: the place from which the distance counts.
        ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::rip());
        // An operation code of two bytes lies between it and the distance.
        let from_field = 2;
        let sum = Mem::indexed(reg.number(), R11.number(), 0, 0);
        if is_local {
            self.move_far(R11, FixupKind::Pc64, target, from_field);
            ops::LEA64r.reg_mem(self.code(), reg.number(), sum);
            return Ok(());
        }
        self.move_far(R11, FixupKind::GotPc64, CodeTarget::External("_GLOBAL_OFFSET_TABLE_"), from_field);
        ops::LEA64r.reg_mem(self.code(), reg.number(), sum);
        self.move_far(R11, FixupKind::Got64, target, 0);
        ops::MOV64rm.reg_mem(self.code(), reg.number(), sum);
        Ok(())
    }

    /// Writes eight bytes that depend on an address into a register.
    fn move_far(&mut self, reg: Reg, kind: FixupKind, target: CodeTarget, addend: i64) {
        ops::MOV64ri.opcode_reg_imm(self.code(), reg.number(), 0);
        let offset = self.m.s.code.len() as u32 - 8;
        self.fixup_at(offset, kind, target, addend);
    }
}

/// Appends a jump to a function at any distance, which changes `r11` alone; `note` gets the offset, the kind and the
/// addend of each fixup. They are of the function, but for `GotPc64`, which is of the table.
pub(crate) fn write_stub(
    code: &mut Vec<u8>,
    is_static: bool,
    is_local: bool,
    mut note: impl FnMut(u32, FixupKind, i64),
) {
    let mut movabs = |code: &mut Vec<u8>, kind: FixupKind, addend: i64| {
        ops::MOV64ri.opcode_reg_imm(code, R11.number(), 0);
        note(code.len() as u32 - 8, kind, addend);
    };
    if is_static {
        movabs(code, FixupKind::Abs64, 0);
        ops::JMP64r.reg(code, R11.number());
        return;
    }
    // The caller's rax may be the number of vectors in variable arguments.
    ops::PUSH64r.opcode_reg(code, RAX.number());
    ops::LEA64r.reg_mem(code, RAX.number(), Mem::rip());
    if is_local {
        movabs(code, FixupKind::Pc64, 2);
    } else {
        movabs(code, FixupKind::GotPc64, 2);
        ops::ADD64rm.reg_reg(code, RAX.number(), R11.number());
        movabs(code, FixupKind::PltOff64, 0);
    }
    ops::ADD64rm.reg_reg(code, R11.number(), RAX.number());
    ops::POP64r.opcode_reg(code, RAX.number());
    ops::JMP64r.reg(code, R11.number());
}
