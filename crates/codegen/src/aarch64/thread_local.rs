//! Addresses of thread-local variables, by their models (ELF for the Arm 64-bit Architecture, 5.7.11).

use draig_image::FixupKind;
use draig_ir::Global;
use draig_mc::aarch64::ShiftKind;
use draig_mc::aarch64::direct::ops;

use super::registers::{Arm, X0, X1, X16, ZR};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::context::TlsModel;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::Class;

/// Number of the system register with the thread pointer (`tpidr_el0`).
const THREAD_POINTER: u16 = 0xde82;

impl Selector<'_, '_> {
    /// Whether the address of a global is the result of a call.
    pub(super) fn needs_call(&self, global: Global) -> bool {
        self.context.is_thread_local(global)
            && !matches!(self.context.tls_model(global), TlsModel::LocalExec | TlsModel::InitialExec)
    }

    /// Computes the address of a thread-local variable into a register. All other registers but `x16` keep their
    /// values.
    pub(super) fn thread_local_address(&mut self, reg: Reg, global: Global) -> Selected {
        let target = CodeTarget::Global(global);
        let d = reg.number();
        match self.context.tls_model(global) {
            TlsModel::LocalExec => {
                ops::MRS.system(self.code(), d, THREAD_POINTER);
                self.fixup(FixupKind::AddTprelHi12, target, 0);
                // Bits 12 to 23.
                ops::ADDXri.rri(self.code(), d, d, 0x1000);
                self.fixup(FixupKind::AddTprelLo12Nc, target, 0);
                ops::ADDXri.rri(self.code(), d, d, 0);
            }
            TlsModel::InitialExec => {
                self.fixup(FixupKind::AdrpGotTprelPage, target, 0);
                ops::ADRP.d(self.code(), d);
                self.fixup(FixupKind::Load64GotTprelLo12, target, 0);
                ops::LDRXui.scaled(self.code(), d, d, 0);
                ops::MRS.system(self.code(), X16.0, THREAD_POINTER);
                ops::ADDXrs.rrr(self.code(), d, d, X16.0);
            }
            TlsModel::Windows => self.windows_address(reg, target),
            TlsModel::Emulated => return self.refuse("an emulated thread-local variable"),
            TlsModel::GeneralDynamic | TlsModel::LocalDynamic | TlsModel::Apple => self.call_descriptor(reg, target),
        }
        Ok(())
    }

    /// Adds the variable's offset to the address of the module's block: one of those to which a pointer of the thread
    /// points, by the number of the module.
    fn windows_address(&mut self, reg: Reg, target: CodeTarget) {
        /// Register with the address of the thread's data, and the offset of the pointer in them.
        const THREAD: u8 = 18;
        const BLOCKS: u16 = 0x58 / 8;
        let d = reg.number();
        let index = CodeTarget::External("_tls_index");
        self.fixup(FixupKind::AdrpPage21, index, 0);
        ops::ADRP.d(self.code(), X16.0);
        self.fixup(FixupKind::Load32Lo12, index, 0);
        ops::LDRWui.scaled(self.code(), X16.0, X16.0, 0);
        ops::LDRXui.scaled(self.code(), d, THREAD, BLOCKS.into());
        ops::ADDXrs.rr_shift(self.code(), d, d, X16.0, ShiftKind::Lsl, 3);
        ops::LDRXui.scaled(self.code(), d, d, 0);
        self.fixup(FixupKind::AddTprelHi12, target, 0);
        // Bits 12 to 23.
        ops::ADDXri.rri(self.code(), d, d, 0x1000);
        self.fixup(FixupKind::AddTprelLo12Nc, target, 0);
        ops::ADDXri.rri(self.code(), d, d, 0);
    }

    /// Calls the function of a variable's descriptor, which changes only `x0`, `x1`, `x16`, `x17` and the return address.
    fn call_descriptor(&mut self, reg: Reg, target: CodeTarget) {
        let is_apple = self.context.format.is_mach_o();
        self.frame.has_calls = true;
        let mut saved = Vec::new();
        for each in [X0, X1].into_iter().filter(|&each| each != reg) {
            if !self.m.s.busy(each.mask()).is_empty() {
                let slot = self.m.s.frame.slot(8);
                Arm::store(&mut self.m.s.code, Class::I64, each, slot);
                saved.push((each, slot));
            }
        }
        if is_apple {
            // The function of the descriptor gets its address.
            self.fixup(FixupKind::AdrpTlvPage, target, 0);
            ops::ADRP.d(self.code(), X0.0);
            self.fixup(FixupKind::Load64TlvLo12, target, 0);
            ops::LDRXui.scaled(self.code(), X0.0, X0.0, 0);
            ops::LDRXui.scaled(self.code(), X1.0, X0.0, 0);
            ops::BLR.n(self.code(), X1.0);
            ops::ORRXrs.rrr(self.code(), X16.0, ZR.0, X0.0);
        } else {
            self.fixup(FixupKind::AdrpTlsDescPage, target, 0);
            ops::ADRP.d(self.code(), X0.0);
            self.fixup(FixupKind::Load64TlsDescLo12, target, 0);
            ops::LDRXui.scaled(self.code(), X1.0, X0.0, 0);
            self.fixup(FixupKind::AddTlsDescLo12, target, 0);
            ops::ADDXri.rri(self.code(), X0.0, X0.0, 0);
            self.fixup(FixupKind::TlsDescCall, target, 0);
            ops::BLR.n(self.code(), X1.0);
            ops::MRS.system(self.code(), X16.0, THREAD_POINTER);
            ops::ADDXrs.rrr(self.code(), X16.0, X16.0, X0.0);
        }
        for (each, slot) in saved {
            Arm::load(&mut self.m.s.code, Class::I64, each, slot);
            self.m.s.frame.release(slot, 8);
        }
        ops::ORRXrs.rrr(self.code(), reg.number(), ZR.0, X16.0);
    }
}
