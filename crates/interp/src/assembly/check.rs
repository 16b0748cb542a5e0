//! Promises of the constraints: what may change, and in which order operands are accessed.

use super::registers::{Processor, Register};
use super::run::Run;
use super::statement::Location;
use super::text::Target;
use super::word::Word;
use super::{aarch64, x86};
use crate::rules;
use crate::stop::{Result, Undefined};

/// Names of the general-purpose registers of x86-64.
const X86_REGISTERS: [&str; 16] =
    ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];

impl Run<'_, '_> {
    /// Compares the end with the beginning: only outputs and clobbers may have changed.
    pub(super) fn check(&self, before: &Processor) -> Result<()> {
        self.check_stack()?;
        let clobbers = &self.statement.clobbers;
        let mut free = clobbers.registers;
        for operand in self.statement.operands.iter().filter(|operand| operand.is_output) {
            if let Location::Registers(registers) = &operand.location {
                registers.iter().for_each(|register| free |= register.bit());
            }
        }
        for number in 0..32 {
            let (general, vector) = (Register::General(number), Register::Vector(number));
            let at = usize::from(number);
            if free & general.bit() == 0 && number != self.stack_register() && self.cpu.gpr[at] != before.gpr[at] {
                return self.changed(general);
            }
            if free & vector.bit() == 0 && self.cpu.vector[at] != before.vector[at] {
                return self.changed(vector);
            }
        }
        let status = match self.statement.steps.target {
            Target::X86 => x86::STATUS,
            Target::AArch64 => aarch64::STATUS,
        };
        let flags = |cpu: &Processor| (cpu.flags.bits & status, cpu.flags.undefined & status);
        let has_condition = self.statement.operands.iter().any(|one| matches!(one.location, Location::Condition(_)));
        if !clobbers.flags && !has_condition && flags(&self.cpu) != flags(before) {
            let name = match self.statement.steps.target {
                Target::X86 => "~{flags}",
                Target::AArch64 => "~{cc}",
            };
            let what = format!("the flags are changed, and are not a clobber; {name} would say so");
            return Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).into());
        }
        if self.statement.steps.target == Target::X86 && self.cpu.flags.bits & x86::DF != 0 {
            return Err(Undefined::new(&rules::ASSEMBLY_LEAVES, "the direction flag is set at the end").into());
        }
        self.check_x87()
    }

    /// Reports a register that changed without being declared.
    fn changed(&self, register: Register) -> Result<()> {
        let name = self.name_of(register);
        let holds = |operand: &super::statement::AssemblyOperand| match &operand.location {
            Location::Registers(registers) => registers.contains(&register),
            Location::Address(number) => Register::General(*number) == register,
            _ => false,
        };
        let what = match self.statement.operands.iter().position(holds) {
            Some(input) => {
                format!(
                    "{name} is changed, and operand {input} in it is only an input; an output tied to it would say so"
                )
            }
            None => {
                let bare = name.trim_start_matches('%');
                format!("{name} is changed, and is neither an output nor a clobber; ~{{{bare}}} would say so")
            }
        };
        Err(Undefined::new(&rules::ASSEMBLY_CHANGES, what).into())
    }

    fn name_of(&self, register: Register) -> String {
        match (self.statement.steps.target, register) {
            (Target::X86, Register::General(number)) => {
                format!("%{}", X86_REGISTERS.get(usize::from(number)).copied().unwrap_or("rip"))
            }
            (Target::X86, Register::Vector(number)) => format!("%xmm{number}"),
            (Target::AArch64, Register::General(number)) => format!("x{number}"),
            (Target::AArch64, Register::Vector(number)) => format!("v{number}"),
            (_, Register::X87(number)) => format!("%st({number})"),
        }
    }

    /// The stack pointer must be where it was.
    fn check_stack(&self) -> Result<()> {
        let Some(area) = self.stack else { return Ok(()) };
        let now = self.cpu.gpr[usize::from(self.stack_register())];
        if now.undefined == 0 && now.bits == area.pointer {
            return Ok(());
        }
        let what = match now {
            Word { undefined: 0, bits, .. } => {
                let moved = bits.wrapping_sub(area.pointer) as i64;
                let way = if moved < 0 { "below" } else { "above" };
                format!("the stack pointer is {} bytes {way} its place at the beginning", moved.unsigned_abs())
            }
            _ => "the stack pointer is undefined at the end".to_owned(),
        };
        Err(Undefined::new(&rules::ASSEMBLY_LEAVES, what).into())
    }

    /// The x87 stack must hold the outputs, and below them the inputs that are not popped.
    fn check_x87(&self) -> Result<()> {
        let is_x87 = |operand: &&super::statement::AssemblyOperand| matches!(&operand.location, Location::Registers(registers) if matches!(**registers, [Register::X87(_)]));
        let (mut outputs, mut inputs) = (0, 0);
        for operand in self.statement.operands.iter().filter(is_x87) {
            match operand.is_output {
                true => outputs += 1,
                false if operand.tied.is_none() => inputs += 1,
                false => {}
            }
        }
        let wanted = outputs + usize::saturating_sub(inputs, self.statement.clobbers.x87);
        let depth = self.cpu.x87.depth();
        if depth == wanted {
            return Ok(());
        }
        let what = format!(
            "the x87 stack holds {depth} values, and {outputs} outputs and the inputs that are not popped are {wanted}; \
             inputs that are popped are outputs or clobbers, ~{{st}}"
        );
        Err(Undefined::new(&rules::ASSEMBLY_LEAVES, what).into())
    }

    /// Checks that no input is read after an output was written whose register it may be in.
    pub(super) fn check_order(&self, reads: u64, written: u64) -> Result<()> {
        let late = |hazard: &&super::statement::Hazard| {
            written & hazard.output_registers != 0 && reads & hazard.input_registers != 0
        };
        let Some(hazard) = self.statement.hazards.iter().find(late) else { return Ok(()) };
        let what = format!(
            "operand {} is read after output {} was written, and may be in the same register; =& would keep them apart",
            hazard.input, hazard.output
        );
        Err(Undefined::new(&rules::ASSEMBLY_ORDER, what).into())
    }
}
