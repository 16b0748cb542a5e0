//! One execution of a statement: operands into registers, the instructions, results out of registers, and the
//! comparison with what the constraints promise.

use draig_image::SymbolId;

use super::statement::{AssemblyOperand, Location, Statement};
use super::x86::{self, Processor, Step, Word};
use crate::machine::Machine;
use crate::program::CallSite;
use crate::rules;
use crate::stop::{Result, Undefined, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, Taint};

/// Names of the general-purpose registers.
const REGISTERS: [&str; 16] =
    ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];

/// Conditions of the flags as outputs (`{@ccz}`), where they have other names than in instructions.
const CONDITION_ALIASES: [(&str, &str); 14] = [
    ("c", "b"),
    ("na", "be"),
    ("nae", "b"),
    ("nb", "ae"),
    ("nbe", "a"),
    ("nc", "ae"),
    ("ng", "le"),
    ("nge", "l"),
    ("nl", "ge"),
    ("nle", "g"),
    ("nz", "ne"),
    ("pe", "p"),
    ("po", "np"),
    ("z", "e"),
];

/// Execution of a statement.
pub(crate) struct Run<'a, 'm> {
    pub(super) machine: &'a mut Machine<'m>,
    pub(super) cpu: Processor,
    /// Cause of the content of registers that no operand is in.
    pub(super) unknown: Taint,
    statement: &'a Statement,
    args: &'a [Vec<Slot>],
}

impl<'a, 'm> Run<'a, 'm> {
    pub(super) fn new(machine: &'a mut Machine<'m>, statement: &'a Statement, args: &'a [Vec<Slot>]) -> Run<'a, 'm> {
        let site = machine.thread.site;
        let unknown = machine.taints.make_because(TaintKind::Undef(u64::MAX), site, super::UNKNOWN);
        Run { machine, cpu: Processor::unknown(unknown), unknown, statement, args }
    }

    /// Executes the statement; returns the slots of each output.
    pub(super) fn run(mut self, call: &CallSite) -> Result<Vec<Vec<Slot>>> {
        let statement = self.statement;
        for operand in &statement.operands {
            self.bind(operand, call)?;
        }
        let before = self.cpu.clone();
        let steps: &[Step] = &statement.steps.steps;
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            self.take_step()?;
            at = self.execute(step)?.unwrap_or(at + 1);
        }
        self.check(&before)?;
        statement.operands.iter().filter(|operand| operand.is_output).map(|output| self.result(output, call)).collect()
    }

    /// Puts an operand into its registers.
    fn bind(&mut self, operand: &AssemblyOperand, call: &CallSite) -> Result<()> {
        let Some(arg) = operand.arg else { return Ok(()) };
        let slots = &self.args[arg];
        match &operand.location {
            Location::Address(register) => {
                let address = self.machine.word_of(slots[0], 64);
                self.cpu.gpr[usize::from(*register)] = address;
            }
            Location::Registers(registers) if !operand.is_output => {
                let Some(leaf) = call.args[arg].shape.scalar().filter(|leaf| leaf.slots as usize == registers.len())
                else {
                    return unsupported("inline assembly with an input that is not a scalar of its registers' size");
                };
                for (number, register) in (0..).zip(registers) {
                    // The bits above a narrow value are not known.
                    let width = leaf.slot_width(number);
                    let word = self.machine.word_of(slots[number as usize], width);
                    let whole = &mut self.cpu.gpr[usize::from(*register)];
                    *whole = if width == 64 { word } else { Word::unknown(self.unknown).with(word, 0, width) };
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the slots of an output.
    fn result(&mut self, output: &AssemblyOperand, call: &CallSite) -> Result<Vec<Slot>> {
        let shape;
        let leaves = match output.ty {
            Some(ty) => {
                shape = self.machine.program.shapes.of(self.machine.module, ty)?;
                &*shape.leaves
            }
            None => output.leaves(&call.result),
        };
        match &output.location {
            Location::Condition(name) => {
                let name = CONDITION_ALIASES.iter().find(|(alias, _)| alias == name).map_or(&**name, |(_, name)| name);
                let word = self.condition_word(name)?;
                Ok(leaves.iter().map(|leaf| self.machine.slot_of(word, leaf.width.min(64))).collect())
            }
            Location::Registers(registers) => {
                let [leaf] = leaves else {
                    return unsupported("inline assembly with an output that is not a scalar");
                };
                if leaf.slots as usize != registers.len() {
                    return unsupported("inline assembly with an output in more registers than it has");
                }
                let words: Vec<Word> = registers.iter().map(|&number| self.cpu.gpr[usize::from(number)]).collect();
                Ok((0..).zip(words).map(|(number, word)| self.machine.slot_of(word, leaf.slot_width(number))).collect())
            }
            Location::Address(_) | Location::Text => Ok(Vec::new()),
        }
    }

    /// Compares the end with the beginning: only outputs and clobbers may have changed.
    fn check(&self, before: &Processor) -> Result<()> {
        let clobbers = &self.statement.clobbers;
        let mut free = clobbers.registers;
        for operand in self.statement.operands.iter().filter(|operand| operand.is_output) {
            if let Location::Registers(registers) = &operand.location {
                registers.iter().for_each(|register| free |= 1 << register);
            }
        }
        for (number, name) in REGISTERS.iter().enumerate() {
            if free >> number & 1 == 0 && self.cpu.gpr[number] != before.gpr[number] {
                let holds = |operand: &AssemblyOperand| match &operand.location {
                    Location::Registers(registers) => registers.iter().any(|&one| usize::from(one) == number),
                    Location::Address(register) => usize::from(*register) == number,
                    _ => false,
                };
                let what = match self.statement.operands.iter().position(holds) {
                    Some(input) => format!(
                        "%{name} is changed, and operand {input} in it is only an input; an output tied to it would say so"
                    ),
                    None => {
                        format!("%{name} is changed, and is neither an output nor a clobber; ~{{{name}}} would say so")
                    }
                };
                return Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).into());
            }
        }
        let flags = |cpu: &Processor| (cpu.flags.bits & x86::STATUS, cpu.flags.undefined & x86::STATUS);
        let has_condition = |operand: &AssemblyOperand| matches!(operand.location, Location::Condition(_));
        if !clobbers.flags && flags(&self.cpu) != flags(before) && !self.statement.operands.iter().any(has_condition) {
            let what = "the flags are changed, and are not a clobber; ~{flags} would say so";
            return Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).into());
        }
        if self.cpu.flags.bits & x86::DF != 0 {
            return Err(Undefined::new(&rules::ASSEMBLY_LEAVES, "the direction flag is set at the end").into());
        }
        if !self.cpu.pushed.is_empty() {
            let what = format!("{} words are pushed and not popped", self.cpu.pushed.len());
            return Err(Undefined::new(&rules::ASSEMBLY_LEAVES, what).into());
        }
        Ok(())
    }

    /// Checks that memory of this size may be written: it is an operand, or memory is a clobber.
    pub(super) fn check_write(&self, at: Slot, size: u64) -> Result<()> {
        if self.statement.clobbers.memory {
            return Ok(());
        }
        let is_in = |operand: &AssemblyOperand| {
            let (Some(ty), Some(arg)) = (operand.ty, operand.arg) else { return false };
            let shapes = &self.machine.program.shapes;
            let bytes = shapes.known(ty).map_or(0, |shape| shape.store_size);
            let offset = at.bits.wrapping_sub(self.args[arg][0].bits);
            offset.checked_add(size).is_some_and(|end| end <= bytes)
        };
        if self.statement.operands.iter().filter(|operand| operand.is_output).any(is_in) {
            return Ok(());
        }
        let what = format!("{size} bytes are written that are no output; ~{{memory}} or =*m would say so");
        Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).object(at.tag.prov()).into())
    }

    /// Returns the address of a symbol of the text.
    pub(super) fn symbol(&self, symbol: SymbolId) -> Option<Slot> {
        let name = self.statement.steps.symbols.get(symbol.as_u32() as usize)?;
        let global = self.machine.module.global_named(name)?;
        Some(self.machine.address_of(global.id()))
    }

    /// Counts a step.
    pub(super) fn take_step(&mut self) -> Result<()> {
        self.machine.spend_step()
    }

    /// Refuses a combination of operands that the table of instructions does not have.
    pub(super) fn not_executed<T>(&self) -> Result<T> {
        unsupported(format!("inline assembly `{}`", String::from_utf8_lossy(&self.statement.text)))
    }
}
