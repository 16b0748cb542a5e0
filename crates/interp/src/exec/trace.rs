//! `--trace`: writes each executed instruction with the values of its operands and of its result, as the hot
//! loop reaches it.
//!
//! Every executed instruction is one line, even if it was translated to several operations. An access to a
//! variable that lives in a register is shown as a copy.

use draig_asm::Printer;
use draig_ir::{Inst, Opcode, Value};

use super::Window;
use crate::machine::Machine;
use crate::program::Function;
use crate::report::{Held, describe_trace};

/// An instruction in execution.
#[derive(Debug)]
pub(crate) struct Begun {
    inst: Inst,
    /// Index of its last executed operation.
    pc: usize,
    operands: Vec<(Value, Held)>,
}

impl Machine<'_> {
    /// Returns whether the instructions of a function are traced.
    pub(super) fn traces(&self, function: &Function) -> bool {
        use crate::api::Trace;
        match &self.trace {
            None => false,
            Some(Trace::All) => true,
            Some(Trace::Functions(names)) => {
                let name = self.module.name(function.global);
                names.iter().any(|wanted| wanted.strip_prefix('@').unwrap_or(wanted).as_bytes() == name)
            }
        }
    }

    /// Writes the line of the previous instruction, with its result, and begins the one at `pc`.
    #[cold]
    pub(super) fn trace_step(&mut self, function: &Function, r: &Window, pc: usize) {
        let next = function.origin.get(pc).copied().flatten();
        if let Some(begun) = &mut self.thread.begun
            && Some(begun.inst) == next
            && pc > begun.pc
        {
            begun.pc = pc;
            return;
        }
        self.trace_flush(function, r);
        let Some(inst) = next else { return };
        let Some(body) = self.module.body(function.global) else { return };
        // A phi's operands belong to different edges; its line shows the result only.
        let operands = if body.opcode(inst) == Opcode::Phi { &[] } else { body.operands(inst) };
        let operands = operands.iter().filter(|value| !value.is_constant());
        let operands = operands.filter_map(|&value| Some((value, self.held(function, r, value)?))).collect();
        self.thread.begun = Some(Begun { inst, pc, operands });
    }

    /// Writes the line of the instruction in execution.
    #[cold]
    pub(super) fn trace_flush(&mut self, function: &Function, r: &Window) {
        let Some(begun) = self.thread.begun.take() else { return };
        let result = self.held(function, r, Value::inst(begun.inst)).filter(|held| held.shape.slots > 0);
        // The printer keeps the numbering of the module and of the last function.
        let printer = self.printer.take().unwrap_or_else(|| Printer::new(self.module));
        let line = describe_trace(self, &printer, (function.global, begun.inst), &begun.operands, result.as_ref());
        self.printer = Some(printer);
        // The host may keep it.
        self.memory.account.note((line.len() + size_of::<String>()) as u64);
        self.host.trace(&line);
    }

    fn held(&self, function: &Function, r: &Window, value: Value) -> Option<Held> {
        let (slot, ty) = function.register_of(value)?;
        let shape = self.program.shapes.known(ty)?;
        let at = usize::from(slot);
        let slots = r.get(at..at + shape.slots as usize)?.to_vec();
        Some(Held { shape: (*shape).clone(), slots })
    }
}
