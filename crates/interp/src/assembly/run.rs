//! One execution of a statement: operands into registers, the instructions, results out of registers.

use draig_num::{ApFloat, FloatFormat, Round};

use super::registers::{Processor, Register};
use super::statement::{AssemblyOperand, Location, Statement};
use super::text::{Goto, Step, Target};
use super::word::{Wide, Word};
use super::{aarch64, x86};
use crate::machine::Machine;
use crate::program::CallSite;
use crate::shape::{Leaf, LeafKind};
use crate::stop::{Result, unsupported};
use crate::taint::TaintKind;
use crate::value::{Slot, Taint};

/// Execution of a statement.
pub(crate) struct Run<'a, 'm> {
    pub(super) machine: &'a mut Machine<'m>,
    pub(super) cpu: Processor,
    /// Cause of the content of registers that no operand is in.
    pub(super) unknown: Taint,
    pub(super) statement: &'a Statement,
    pub(super) args: &'a [Vec<Slot>],
    pub(super) stack: Option<super::memory::StackArea>,
    /// Operands in memory that were written, as bits.
    pub(super) written: u64,
}

impl<'a, 'm> Run<'a, 'm> {
    pub(super) fn new(machine: &'a mut Machine<'m>, statement: &'a Statement, args: &'a [Vec<Slot>]) -> Run<'a, 'm> {
        let site = machine.thread.site;
        let unknown = machine.taints.make_because(TaintKind::Undef(u64::MAX), site, super::UNKNOWN);
        let status = match statement.steps.target {
            Target::X86 => x86::STATUS,
            Target::AArch64 => aarch64::STATUS,
        };
        let cpu = Processor::unknown(status, unknown);
        Run { machine, cpu, unknown, statement, args, stack: None, written: 0 }
    }

    /// Executes the statement; returns the slots of each output, and the label that it leaves to.
    pub(super) fn run(mut self, call: &CallSite) -> Result<(Vec<Vec<Slot>>, Option<usize>)> {
        let statement = self.statement;
        for operand in &statement.operands {
            self.bind(operand, call)?;
        }
        let before = self.cpu.clone();
        let steps: &[Step] = &statement.steps.steps;
        let (mut at, mut exit) = (0, None);
        // Registers of outputs that were written.
        let mut outputs = 0;
        while let Some(step) = steps.get(at) {
            self.take_step()?;
            let goto = match step {
                Step::X86(step) => self.execute_x86(step)?,
                Step::AArch64(step) => self.execute_aarch64(step)?,
            };
            if !statement.hazards.is_empty() {
                let (reads, writes) = self.cpu.take_accesses();
                self.check_order(reads, outputs)?;
                outputs |= writes;
            }
            match goto {
                None => at += 1,
                Some(Goto::Step(step)) => at = step,
                Some(Goto::Exit(label)) => {
                    exit = Some(label);
                    break;
                }
                Some(Goto::Label(_)) => return self.not_executed(),
            }
        }
        self.check(&before)?;
        let outputs = statement.operands.iter().filter(|operand| operand.is_output);
        let results: Result<Vec<Vec<Slot>>> = outputs.map(|output| self.result(output, call)).collect();
        self.release_stack();
        Ok((results?, exit))
    }

    /// Number of the register that is the stack pointer.
    pub(super) fn stack_register(&self) -> u8 {
        match self.statement.steps.target {
            Target::X86 => x86::RSP,
            Target::AArch64 => aarch64::SP,
        }
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
            Location::Registers(registers) if !operand.is_output || operand.is_indirect => {
                if operand.is_output {
                    return Ok(());
                }
                if operand.is_indirect {
                    return unsupported("inline assembly with an input in memory that is loaded before it");
                }
                let shape = std::rc::Rc::clone(&call.args[arg].shape);
                self.put(registers, &shape.leaves, slots)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Puts scalars into registers.
    fn put(&mut self, registers: &[Register], leaves: &[Leaf], slots: &[Slot]) -> Result<()> {
        match *registers {
            [Register::X87(number)] => {
                let ([leaf], Some(slots)) = (leaves, slots.get(..)) else { return self.other_size() };
                let LeafKind::Float(format) = leaf.kind else { return self.other_size() };
                let value = self.wide_of(std::slice::from_ref(leaf), slots)?;
                let value = match format {
                    FloatFormat::X86Fp80 => value,
                    format if value.undefined() == 0 => {
                        let value = ApFloat::from_bits(format, value.bits());
                        match value.convert(FloatFormat::X86Fp80, Round::NearestTiesToEven) {
                            Ok((value, _)) => Wide::plain(value.bits()),
                            Err(_) => return self.other_size(),
                        }
                    }
                    _ => Wide::unknown(value.cause()),
                };
                self.cpu.x87.place(usize::from(number), value, Wide::unknown(self.unknown));
            }
            [Register::Vector(number)] => {
                let value = self.wide_of(leaves, slots)?;
                self.cpu.vector[usize::from(number)] = value;
            }
            _ => {
                let [leaf] = leaves else { return self.other_size() };
                if leaf.slots as usize != registers.len() || leaf.kind.slot_bits() != 64 {
                    return self.other_size();
                }
                for (part, register) in (0..).zip(registers) {
                    let Register::General(number) = register else { return self.other_size() };
                    if *number == self.stack_register() {
                        return unsupported("inline assembly with an input in the stack pointer");
                    }
                    // The bits above a narrow value are not known.
                    let width = leaf.slot_width(part);
                    let word = self.machine.word_of(slots[part as usize], width);
                    let whole = &mut self.cpu.gpr[usize::from(*number)];
                    *whole = if width == 64 { word } else { Word::unknown(self.unknown).with(word, 0, width) };
                }
            }
        }
        Ok(())
    }

    /// Returns scalars side by side; the bits above are not known.
    fn wide_of(&mut self, leaves: &[Leaf], slots: &[Slot]) -> Result<Wide> {
        let mut value = Wide::unknown(self.unknown);
        for leaf in leaves {
            let slots = leaf.of(slots)?;
            for (part, slot) in (0..).zip(slots) {
                let width = leaf.slot_width(part);
                let from = leaf.bit_offset as u32 + leaf.kind.slot_bits() * part;
                if from + width > 128 || from % 64 + width > 64 {
                    return self.other_size();
                }
                let word = self.machine.word_of(*slot, width);
                value = value.with_lane(from, width, word);
            }
        }
        Ok(value)
    }

    fn other_size<T>(&self) -> Result<T> {
        unsupported("inline assembly with an operand that does not have the size of its registers")
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
                let word = self.condition_of(name)?;
                Ok(leaves.iter().map(|leaf| self.machine.slot_of(word, leaf.width.min(64))).collect())
            }
            Location::Registers(registers) => match **registers {
                [Register::X87(number)] => {
                    let [leaf] = leaves else { return self.other_size() };
                    let LeafKind::Float(format) = leaf.kind else { return self.other_size() };
                    let value = self.cpu.x87.get(usize::from(number)).unwrap_or(Wide::unknown(self.unknown));
                    let value = match format {
                        FloatFormat::X86Fp80 => value,
                        format if value.undefined() & ((1 << 80) - 1) == 0 => {
                            let value = ApFloat::from_bits(FloatFormat::X86Fp80, value.bits());
                            match value.convert(format, self.machine.environment.rounding) {
                                Ok((value, _)) => Wide::plain(value.bits()),
                                Err(_) => return self.other_size(),
                            }
                        }
                        _ => Wide::unknown(value.cause()),
                    };
                    self.slots_of(leaves, value)
                }
                [Register::Vector(number)] => {
                    let value = self.cpu.vector[usize::from(number)];
                    self.slots_of(leaves, value)
                }
                _ => {
                    let [leaf] = leaves else { return self.other_size() };
                    if leaf.slots as usize != registers.len() || leaf.kind.slot_bits() != 64 {
                        return self.other_size();
                    }
                    let mut slots = Vec::with_capacity(registers.len());
                    for (part, register) in (0..).zip(registers) {
                        let Register::General(number) = *register else { return self.other_size() };
                        let word = match number == self.stack_register() {
                            true => self.stack_pointer()?,
                            false => self.cpu.gpr[usize::from(number)],
                        };
                        slots.push(self.machine.slot_of(word, leaf.slot_width(part)));
                    }
                    Ok(slots)
                }
            },
            Location::Address(_) | Location::Text => Ok(Vec::new()),
        }
    }

    /// Returns the slots of scalars that are side by side.
    fn slots_of(&mut self, leaves: &[Leaf], value: Wide) -> Result<Vec<Slot>> {
        let mut slots = Vec::new();
        let start = leaves.first().map_or(0, |leaf| leaf.bit_offset);
        for leaf in leaves {
            for part in 0..leaf.slots {
                let width = leaf.slot_width(part);
                // The scalar of a struct begins its register.
                let from = (leaf.bit_offset - start) as u32 + leaf.kind.slot_bits() * part;
                if from + width > 128 || from % 64 + width > 64 {
                    return self.other_size();
                }
                slots.push(self.machine.slot_of(value.lane(from, width), width));
            }
        }
        Ok(slots)
    }

    /// Returns 1 if a condition of an output holds, undefined if its flags are.
    fn condition_of(&self, name: &str) -> Result<Word> {
        let (reads, holds) = match self.statement.steps.target {
            Target::X86 => match x86::Condition::of_output(name) {
                Some(condition) => (condition.reads(), condition.holds(self.cpu.flags.bits)),
                None => return self.not_executed(),
            },
            Target::AArch64 => match draig_mc::aarch64::Condition::parse(name.as_bytes()) {
                Some(condition) => aarch64::condition(condition, self.cpu.flags.bits),
                None => return self.not_executed(),
            },
        };
        Ok(match self.cpu.flags.undefined & reads {
            0 => Word::plain(u64::from(holds)),
            _ => Word::unknown(self.cpu.flags.cause),
        })
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
