//! Inline assembly (LangRef "Inline Assembler Expressions"): the template is expanded with registers that the
//! constraints allow, and the instructions are executed on values with their taint and provenance.
//!
//! Registers are chosen as an adversary would: with seed 0 all operands are apart, with other seeds an input may
//! share a register with any output that is not an early clobber. Registers that no operand is in hold nothing
//! that is known. Afterwards, whatever is neither an output nor a clobber must be as it was.
//!
//! x86-64 is executed. On other targets, only an empty text is, which ties values together.

mod run;
mod statement;
mod x86;

use std::rc::Rc;

use draig_ir::{Global, Inst, Opcode, ValueKind};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

pub(crate) use run::Run;
use statement::{Location, Statement};

use crate::exec::Flow;
use crate::library;
use crate::machine::Machine;
use crate::memory::Access;
use crate::program::{CallSite, Function};
use crate::stop::{Result, internal, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, mask};

/// Statements that were translated, by their calls.
pub(crate) type Statements = HashMap<(Global, Inst), Rc<Statement>, FxBuildHasher>;

/// Reason for the content of a register that no operand is in, for reports.
const UNKNOWN: &str = "no operand of the inline assembly is there";

/// x87 instructions that compute a function of the C library: the text, the function, and the order of the inputs.
const BY_LIBRARY: [(&str, &str, &[usize]); 2] =
    // st(0) is x, st(1) is y.
    [("fsqrt", "sqrtl", &[0]), ("fpatan", "atan2l", &[1, 0])];

impl Machine<'_> {
    /// Executes inline assembly.
    pub(crate) fn assembly(&mut self, function: &Function, call: &CallSite, base: usize) -> Result<Flow> {
        let key = (function.global, call.inst);
        let statement = match self.assembly.get(&key) {
            Some(statement) => Rc::clone(statement),
            None => {
                let body = self.body_of(function)?;
                let Some(ValueKind::InlineAsm(asm)) = body.callee(call.inst).map(|callee| callee.kind()) else {
                    return internal("a call of inline assembly whose callee is none");
                };
                if body.opcode(call.inst) == Opcode::CallBr {
                    return unsupported("inline assembly that branches to blocks");
                }
                let statement = Rc::new(Statement::new(self, body, call, asm)?);
                self.assembly.insert(key, Rc::clone(&statement));
                statement
            }
        };
        let made = match &*statement.text {
            b"" => None,
            text => match BY_LIBRARY.iter().find(|(known, ..)| known.as_bytes() == text) {
                Some((_, name, order)) => Some(self.by_library(name, call, base, order)?),
                None => {
                    self.execute_assembly(&statement, call, base)?;
                    return Ok(self.after_call(call));
                }
            },
        };
        self.assign_outputs(&statement, call, base, made)?;
        Ok(self.after_call(call))
    }

    /// Assigns the outputs of a text without instructions: the value of the tied input, or nothing that is known.
    /// The first output gets `made`, if there is something.
    fn assign_outputs(
        &mut self,
        statement: &Statement,
        call: &CallSite,
        base: usize,
        mut made: Option<Vec<Slot>>,
    ) -> Result<()> {
        let mut out = Vec::new();
        let site = self.thread.site;
        for (number, operand) in statement.operands.iter().enumerate().filter(|(_, operand)| operand.is_output) {
            let tied = statement.operands.iter().find(|input| input.tied == Some(number));
            let tied = tied.and_then(|input| call.args.get(input.arg?));
            let value = made.take().or_else(|| tied.map(|arg| self.slots(base, arg).to_vec()));
            if operand.is_indirect {
                // Memory without a value keeps its content.
                let (Some(value), Some(arg), Some(ty)) = (value, operand.arg, operand.ty) else { continue };
                let shape = self.program.shapes.of(self.module, ty)?;
                let pointer = self.slots(base, &call.args[arg])[0];
                if value.len() != shape.slots as usize {
                    return unsupported("inline assembly whose results are not its operands");
                }
                self.memory.store(&self.taints, pointer, &shape, &value, &Access::aligned(shape.align, site))?;
                continue;
            }
            match value {
                Some(value) => out.extend(value),
                None => {
                    let leaves = operand.leaves(&call.result);
                    for leaf in leaves {
                        for part in 0..leaf.slots {
                            let kind = TaintKind::Undef(mask(leaf.slot_width(part)));
                            out.push(Slot::tainted(0, self.taints.make_because(kind, site, UNKNOWN)));
                        }
                    }
                }
            }
        }
        if out.len() != call.result.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        self.set_result(base, call.d, &out);
        Ok(())
    }

    /// Computes by the library function of the same effect.
    fn by_library(&mut self, name: &str, call: &CallSite, base: usize, order: &[usize]) -> Result<Vec<Slot>> {
        let Some(entry) = self.library.find(name) else { return unsupported(format!("inline assembly as {name}")) };
        let slots: Vec<Vec<Slot>> = call.args.iter().map(|arg| self.slots(base, arg).to_vec()).collect();
        let mut args = Vec::new();
        for &number in order {
            let (Some(arg), Some(slots)) = (call.args.get(number), slots.get(number)) else {
                return unsupported("inline assembly with fewer inputs than its instruction reads");
            };
            args.push(library::Arg { kind: arg.shape.scalar().map(|leaf| leaf.kind), slots });
        }
        let made = library::Call { name: entry.name, args: &args, site: self.thread.site };
        let first = self.invoke(entry, &made)?;
        self.take_wide_result(first, call.result.slots as usize)
    }

    /// Executes the instructions of a statement.
    fn execute_assembly(&mut self, statement: &Statement, call: &CallSite, base: usize) -> Result<()> {
        let args: Vec<Vec<Slot>> = call.args.iter().map(|arg| self.slots(base, arg).to_vec()).collect();
        let results = Run::new(self, statement, &args).run(call)?;
        let mut out = Vec::new();
        for (operand, slots) in statement.operands.iter().filter(|operand| operand.is_output).zip(results) {
            if !operand.is_indirect {
                out.extend(slots);
                continue;
            }
            // An output in a register whose value is stored afterwards.
            let (Location::Registers(_), Some(arg), Some(ty)) = (&operand.location, operand.arg, operand.ty) else {
                continue;
            };
            let shape = self.program.shapes.of(self.module, ty)?;
            let access = Access::aligned(shape.align, self.thread.site);
            self.memory.store(&self.taints, args[arg][0], &shape, &slots, &access)?;
        }
        if out.len() != call.result.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        self.set_result(base, call.d, &out);
        Ok(())
    }
}
