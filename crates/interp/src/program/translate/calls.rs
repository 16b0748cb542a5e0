//! Calls: what is called, as far as it is known now, and how its arguments get there.

use draig_ir::{Block, Global, GlobalKind, Inst, Opcode, TailKind, ValueKind};

use super::Translator;
use crate::contracts;
use crate::intrinsics::{self, Lookup};
use crate::libc;
use crate::program::op::Op;
use crate::program::{CallSite, Callee};
use crate::stop::Run;

impl Translator<'_, '_> {
    pub(super) fn call(&mut self, block: Block, inst: Inst) -> Run<()> {
        let module = self.machine.module;
        let Some(info) = self.body.call(inst).cloned() else { return Ok(()) };
        let Some(pointer) = self.body.callee(inst) else { return Ok(()) };
        let callee = match pointer.kind() {
            ValueKind::Global(global) => self.known_callee(global),
            ValueKind::InlineAsm(_) => Callee::Assembly,
            _ => Callee::Pointer,
        };
        let mut args = Vec::new();
        for &arg in self.body.call_args(inst) {
            args.push(self.operand(arg)?);
        }
        // Assumptions are told in bundles; of other calls bundles say nothing that is executed.
        if matches!(callee, Callee::Pure(_)) {
            let bundled: Vec<_> = self.body.bundles(inst).flat_map(|(_, operands)| operands.to_vec()).collect();
            for value in bundled {
                args.push(self.operand(value)?);
            }
        }
        let agrees = match callee {
            Callee::Function(global) => {
                let variadic = module.tables.types.as_function(info.function_type).is_none_or(|ty| ty.vararg);
                !variadic
                    && module.global(global).value_type == info.function_type
                    && contracts::ways_agree(module, global, &info)
            }
            _ => false,
        };
        let dests: Vec<_> = self.body.call_dests(inst).to_vec();
        let (mut normal, mut unwind) = (None, None);
        match self.body.opcode(inst) {
            Opcode::Invoke => {
                normal = Some(self.target(block, dests[0])?);
                unwind = Some(self.target(block, dests[1])?);
            }
            // Assembly that jumps is not executed; what falls through is the default.
            Opcode::CallBr => normal = Some(self.target(block, dests[0])?),
            _ => {}
        }
        let result = self.body.inst_type(inst);
        let call = CallSite {
            inst,
            callee,
            pointer: self.slot(pointer)?,
            function_type: info.function_type,
            calling_convention: info.calling_convention,
            agrees,
            d: self.result(inst),
            result: self.shape(result)?,
            checks: contracts::call_checks(module, &info, callee, &args),
            args: args.into(),
            must_tail: info.tail == TailKind::MustTail,
            normal,
            unwind,
        };
        // Variadic arguments are kept by the frame, not in registers.
        let is_plain = match callee {
            Callee::Function(global) => {
                agrees && !call.must_tail && call.args.len() == module.param_types(global).len()
            }
            _ => false,
        };
        let index = self.calls.len() as u32;
        self.calls.push(call);
        if self.body.opcode(inst) != Opcode::Call {
            // The steps of a block that ends in a call are counted before it.
            let n = self.steps;
            self.emit(Op::Steps { n });
        }
        if is_plain {
            self.emit(Op::Call { call: index });
            return Ok(());
        }
        self.emit(Op::CallAny { call: index });
        Ok(())
    }

    /// What the address of a global calls.
    fn known_callee(&self, global: Global) -> Callee {
        let module = self.machine.module;
        let data = module.global(global);
        match &data.kind {
            GlobalKind::Function(_) if module.body(global).is_some() => Callee::Function(global),
            GlobalKind::Function(_) => {
                let name = module.name(global);
                let Ok(text) = std::str::from_utf8(name) else { return Callee::Unknown(global) };
                if let Some(id) = draig_ir::intrinsics::id_of(module, global) {
                    return match intrinsics::lookup(id) {
                        Lookup::Pure(pure) => Callee::Pure(pure),
                        Lookup::Engine(name) => Callee::Engine(name),
                        Lookup::Unsupported => Callee::Unknown(global),
                    };
                }
                match libc::find(text) {
                    Some(entry) => Callee::Library(entry),
                    None => Callee::Unknown(global),
                }
            }
            _ => Callee::Indirect(global),
        }
    }
}
