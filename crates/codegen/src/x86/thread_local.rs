//! Addresses of thread-local variables, by their four models (ELF Handling For Thread-Local Storage, 4).

use draig_image::FixupKind;
use draig_ir::Global;
use draig_mc::x86::direct::{Mem, ops};

use super::call::Prepared;
use super::registers::{R11, RAX, RDI, X86};
use super::{Selected, Selector};
use crate::code::CodeTarget;
use crate::context::TlsModel;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::Class;
use crate::{CodeModel, RelocationModel};

impl Selector<'_, '_> {
    /// Whether the address of a global is the result of a call.
    pub(super) fn needs_call(&self, global: Global) -> bool {
        self.context.is_thread_local(global)
            && !matches!(
                self.context.tls_model(global),
                TlsModel::LocalExec | TlsModel::InitialExec | TlsModel::Windows
            )
    }

    /// Whether the address of a global cannot be computed into `r11` alone.
    pub(super) fn needs_registers(&self, global: Global) -> bool {
        self.needs_call(global)
            || self.context.is_thread_local(global) && self.context.format.is_coff()
            || self.context.code_model == CodeModel::Large && self.context.relocation_model != RelocationModel::Static
    }

    /// Computes the address of a thread-local variable into a register. All registers keep their values.
    pub(super) fn thread_local_address(&mut self, reg: Reg, global: Global) -> Selected {
        let target = CodeTarget::Global(global);
        match self.context.tls_model(global) {
            TlsModel::LocalExec => {
                self.thread_pointer(reg);
                ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(reg.number(), i32::MAX));
                let offset = self.m.s.code.len() as u32 - 4;
                self.fixup_at(offset, FixupKind::TpOff32, target, 0);
                Ok(())
            }
            TlsModel::InitialExec => {
                self.thread_pointer(reg);
                ops::ADD64rm.reg_mem(self.code(), reg.number(), Mem::rip());
                self.fixup(FixupKind::GotTpOff, target, 0, 0);
                Ok(())
            }
            TlsModel::Windows => self.windows_address(reg, target),
            model => self.call_for_address(reg, global, model),
        }
    }

    /// Adds the variable's offset to the address of the module's block: one of those to which a pointer of the thread
    /// points, by the number of the module.
    fn windows_address(&mut self, reg: Reg, target: CodeTarget) -> Selected {
        /// Offset of the pointer in what `gs` points to.
        const BLOCKS: i32 = 0x58;
        if reg == R11 {
            return self.refuse("the address of a thread-local variable in r11");
        }
        ops::MOV32rm.reg_mem(self.code(), R11.number(), Mem::rip());
        self.fixup(FixupKind::Pc32, CodeTarget::External("_tls_index"), 0, 0);
        self.code().push(0x65);
        ops::MOV64rm.reg_mem(self.code(), reg.number(), Mem::absolute(BLOCKS));
        ops::MOV64rm.reg_mem(self.code(), reg.number(), Mem::indexed(reg.number(), R11.number(), 3, 0));
        ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(reg.number(), i32::MAX));
        let offset = self.m.s.code.len() as u32 - 4;
        self.fixup_at(offset, FixupKind::SecRel32, target, 0);
        Ok(())
    }

    /// mov reg, fs:[0]
    pub(super) fn thread_pointer(&mut self, reg: Reg) {
        self.code().push(0x64);
        ops::MOV64rm.reg_mem(self.code(), reg.number(), Mem::absolute(0));
    }

    /// Calls the function that returns an address. Values in registers that a call changes are kept in the frame
    /// meanwhile, and are back afterwards.
    fn call_for_address(&mut self, reg: Reg, global: Global, model: TlsModel) -> Selected {
        self.frame.has_calls = true;
        self.m.s.touched = self.m.s.touched.or(X86::CALLER_SAVED);
        let mut saved = Vec::new();
        for each in self.m.s.busy(X86::CALLER_SAVED).iter().filter(|&each| each != reg) {
            let class = if each.is_vector() { Class::V128 } else { Class::I64 };
            let slot = self.m.s.frame.slot(class.size());
            X86::store(&mut self.m.s.code, class, each, slot);
            saved.push((each, class, slot));
        }
        match model {
            TlsModel::Emulated => {
                let argument = self.library_argument(0);
                self.move_symbol(argument, global, 0)?;
                self.call_target(Prepared::Library("__emutls_get_address"))?;
            }
            TlsModel::Apple => {
                // The function of the descriptor gets its address.
                ops::MOV64rm.reg_mem(self.code(), RDI.number(), Mem::rip());
                self.fixup(FixupKind::TlvPcRel, CodeTarget::Global(global), 0, 0);
                ops::CALL64m.mem(self.code(), Mem::base(RDI.number(), 0));
            }
            _ => self.call_by_system(CodeTarget::Global(global)),
        }
        ops::MOV64rm.reg_reg(self.code(), R11.number(), RAX.number());
        for (each, class, slot) in saved {
            X86::load(&mut self.m.s.code, class, each, slot);
            self.m.s.frame.release(slot, class.size());
        }
        ops::MOV64rm.reg_reg(self.code(), reg.number(), R11.number());
        Ok(())
    }

    /// Calls `__tls_get_addr`, in the only form that all linkers know, whatever the code model.
    fn call_by_system(&mut self, target: CodeTarget) {
        // data16 lea rdi, [rip + x@tlsgd]; data16 data16 rex.w call __tls_get_addr@plt
        self.code().push(0x66);
        ops::LEA64r.reg_mem(self.code(), RDI.number(), Mem::rip());
        self.fixup(FixupKind::TlsGd, target, 0, 0);
        self.code().extend([0x66, 0x66, 0x48]);
        ops::CALL64pcrel32.imm(self.code(), 0);
        self.fixup(FixupKind::Plt32, CodeTarget::External("__tls_get_addr"), 0, 0);
    }
}
