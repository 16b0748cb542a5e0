//! `--trace`: each instruction with the values of its operands and of its result, as the hot loop
//! comes by.
//!
//! Every instruction that is executed is a line. One that is several operations is told once; a variable that
//! lives in a register is copied.

use draig_asm::Printer;
use draig_ir::{Inst, Opcode, Value};

use super::Window;
use crate::machine::Machine;
use crate::program::Function;
use crate::report::{Held, describe_trace};

/// An instruction that was begun.
#[derive(Debug)]
pub(crate) struct Begun {
    inst: Inst,
    /// Its operation that was executed last.
    pc: usize,
    operands: Vec<(Value, Held)>,
}

impl Machine<'_> {
    /// Whether the instructions of a function are traced.
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

    /// Tells the instruction that was begun before, with its result, and begins the one at `pc`.
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
        // A phi's operands belong to other edges; its line shows what it became.
        let operands = if body.opcode(inst) == Opcode::Phi { &[] } else { body.operands(inst) };
        let operands = operands.iter().filter(|value| !value.is_constant());
        let operands = operands.filter_map(|&value| Some((value, self.held(function, r, value)?))).collect();
        self.thread.begun = Some(Begun { inst, pc, operands });
    }

    /// Tells the instruction that was begun.
    #[cold]
    pub(super) fn trace_flush(&mut self, function: &Function, r: &Window) {
        let Some(begun) = self.thread.begun.take() else { return };
        let result = self.held(function, r, Value::inst(begun.inst)).filter(|held| held.shape.slots > 0);
        // It knows the numbers of the module and of the function that it printed from last.
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
