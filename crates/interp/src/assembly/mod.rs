//! Inline assembly (LangRef "Inline Assembler Expressions"): the template is expanded with registers that the
//! constraints allow, and the instructions are executed on values with their taint and provenance.
//!
//! Registers are chosen as an adversary would: with seed 0 all operands are apart, with other seeds an input may
//! share a register with any output that is not an early clobber. Registers that no operand is in hold nothing
//! that is known. Afterwards, whatever is neither an output nor a clobber must be as it was; in between, memory is
//! accessed only as the constraints say, and no output is written before an input that may be in its register is
//! read.
//!
//! x86-64 and AArch64 are executed. On other targets, only an empty text is, which ties values together.

mod aarch64;
mod check;
mod flags;
mod float;
mod memory;
mod registers;
mod run;
mod statement;
mod system;
mod text;
mod word;
mod x86;

use std::rc::Rc;

use draig_ir::{Global, Inst, ValueKind};
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use run::Run;
use statement::{AssemblyOperand, Location, Statement};

use crate::exec::Flow;
use crate::library;
use crate::machine::Machine;
use crate::memory::Access;
use crate::program::{CallSite, Function};
use crate::stop::{Result, internal, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, mask};

/// State of the processor that outlives a statement, and the statements that were translated.
#[derive(Debug, Default)]
pub(crate) struct Assembly {
    /// Statements by their calls.
    statements: HashMap<(Global, Inst), Rc<Statement>, FxBuildHasher>,
    /// Pointer to the memory of the thread.
    thread_pointer: Option<Slot>,
    /// Address and size of the memory that an exclusive load of AArch64 watches.
    exclusive: Option<(u64, u64)>,
    /// Control and status of floating point.
    control: float::Control,
}

impl Assembly {
    /// Adds the references that the collection of dead objects must keep.
    pub(crate) fn roots(&self, out: &mut Vec<Slot>) {
        out.extend(self.thread_pointer);
    }
}

/// Reason for the content of a register that no operand is in, for reports.
const UNKNOWN: &str = "no operand of the inline assembly is there";

/// x87 instructions that compute a function of the C library: the text, the function, and the order of the inputs.
const BY_LIBRARY: [(&str, &str, &[usize]); 1] =
    // st(0) is x, st(1) is y.
    [("fpatan", "atan2l", &[1, 0])];

impl Machine<'_> {
    /// Executes inline assembly.
    pub(crate) fn assembly(&mut self, function: &Function, call: &CallSite, base: usize) -> Result<Flow> {
        let key = (function.global, call.inst);
        let statement = match self.assembly.statements.get(&key) {
            Some(statement) => Rc::clone(statement),
            None => {
                let body = self.body_of(function)?;
                let Some(ValueKind::InlineAsm(asm)) = body.callee(call.inst).map(|callee| callee.kind()) else {
                    return internal("a call of inline assembly whose callee is none");
                };
                let statement = Rc::new(Statement::new(self, function, call, asm)?);
                self.assembly.statements.insert(key, Rc::clone(&statement));
                statement
            }
        };
        let exit = match &*statement.text {
            b"" => {
                self.assign_outputs(&statement, call, base, None)?;
                None
            }
            text => match BY_LIBRARY.iter().find(|(known, ..)| known.as_bytes() == text) {
                Some((_, name, order)) => {
                    let made = self.by_library(name, call, base, order)?;
                    self.assign_outputs(&statement, call, base, Some(made))?;
                    None
                }
                None => self.execute_assembly(&statement, call, base)?,
            },
        };
        match exit {
            None => Ok(self.after_call(call)),
            Some(label) => match call.labels.get(label) {
                Some(&block) => Ok(Flow::Goto(block)),
                None => internal("inline assembly that leaves to a label that it does not have"),
            },
        }
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
            match value {
                Some(value) => self.put_output(operand, call, base, value, &mut out)?,
                // Memory without a value keeps its content.
                None if operand.is_indirect => {}
                None => {
                    for leaf in operand.leaves(&call.result) {
                        for part in 0..leaf.slots {
                            let kind = TaintKind::Undef(mask(leaf.slot_width(part)));
                            out.push(Slot::tainted(0, self.taints.make_because(kind, site, UNKNOWN)));
                        }
                    }
                }
            }
        }
        self.set_outputs(call, base, &out)
    }

    /// Stores the value of an output that is in memory after the statement, or adds it to the results.
    fn put_output(
        &mut self,
        operand: &AssemblyOperand,
        call: &CallSite,
        base: usize,
        value: Vec<Slot>,
        out: &mut Vec<Slot>,
    ) -> Result<()> {
        if !operand.is_indirect {
            out.extend(value);
            return Ok(());
        }
        let (Some(arg), Some(ty)) = (operand.arg, operand.ty) else {
            return internal("an operand in memory of which address or type are not known");
        };
        let shape = self.program.shapes.of(self.module, ty)?;
        let pointer = self.slots(base, &call.args[arg])[0];
        if value.len() != shape.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        let access = Access::aligned(shape.align, self.thread.site);
        self.memory.store(&self.taints, pointer, &shape, &value, &access)
    }

    fn set_outputs(&mut self, call: &CallSite, base: usize, out: &[Slot]) -> Result<()> {
        if out.len() != call.result.slots as usize {
            return unsupported("inline assembly whose results are not its operands");
        }
        self.set_result(base, call.d, out);
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

    /// Executes the instructions of a statement; returns the label of the `callbr` that they jump to.
    fn execute_assembly(&mut self, statement: &Statement, call: &CallSite, base: usize) -> Result<Option<usize>> {
        let args: Vec<Vec<Slot>> = call.args.iter().map(|arg| self.slots(base, arg).to_vec()).collect();
        let (results, exit) = Run::new(self, statement, &args).run(call)?;
        let mut out = Vec::new();
        for (operand, slots) in statement.operands.iter().filter(|operand| operand.is_output).zip(results) {
            // An operand in memory was written by the instructions.
            if !operand.is_indirect || matches!(operand.location, Location::Registers(_)) {
                self.put_output(operand, call, base, slots, &mut out)?;
            }
        }
        self.set_outputs(call, base, &out)?;
        Ok(exit)
    }
}
