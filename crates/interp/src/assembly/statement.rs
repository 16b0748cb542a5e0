//! A statement of inline assembly, translated for one call: where its operands are, what it may change, and its
//! instructions.

use draig_ir::view::InstRef;
use draig_ir::{InlineAsm, Type};
use draig_tables::attributes::AttrKind;
use draig_target::constraints::{self, ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{self, AsmArgument, AsmOperand, Expansion, Resolved, Table};
use draig_verify::codegen;

use super::registers::Register;
use super::text::{Refusal, Target, Text};
use crate::machine::Machine;
use crate::program::CallSite;
use crate::program::Function;
use crate::shape::{Leaf, Shape};
use crate::stop::{Result, internal, unsupported};

/// Operand of a statement.
#[derive(Debug)]
pub(super) struct AssemblyOperand {
    pub(super) is_output: bool,
    /// In memory, at the address that is the argument.
    pub(super) is_indirect: bool,
    /// Index of the call's argument: the value of an input, the address of an indirect operand.
    pub(super) arg: Option<usize>,
    /// Index of the output that an input is tied to.
    pub(super) tied: Option<usize>,
    /// Type in memory of an indirect operand, and its size in bytes.
    pub(super) ty: Option<Type>,
    pub(super) bytes: u64,
    /// Index among the direct outputs.
    result: usize,
    pub(super) location: Location,
}

/// Place of an operand while the instructions run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Location {
    /// In registers, the lowest bits first.
    Registers(Vec<Register>),
    /// The address is in this general-purpose register.
    Address(u8),
    /// A condition of the flags, as an output.
    Condition(String),
    /// In the text.
    Text,
}

/// Things that a statement says it changes, other than its outputs.
#[derive(Debug, Default)]
pub(super) struct Clobbers {
    /// Set of registers (see [`Register::bit`]).
    pub(super) registers: u64,
    /// Number of x87 registers that are popped.
    pub(super) x87: usize,
    pub(super) flags: bool,
    pub(super) memory: bool,
}

/// An input that a compiler may put into the register of an output, because the output is no early clobber.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hazard {
    /// Numbers of the operands.
    pub(super) input: usize,
    pub(super) output: usize,
    /// Their registers in this translation, where they are apart.
    pub(super) input_registers: u64,
    pub(super) output_registers: u64,
}

/// Inline assembly of one call.
#[derive(Debug)]
pub(crate) struct Statement {
    /// The expanded text without surrounding blanks; empty if it has only comments.
    pub(super) text: Vec<u8>,
    pub(super) operands: Vec<AssemblyOperand>,
    pub(super) clobbers: Clobbers,
    pub(super) hazards: Vec<Hazard>,
    /// The instructions; none where the text is empty or computed by the library.
    pub(super) steps: Text,
    /// Prefix of private symbols.
    pub(super) private: &'static str,
}

impl AssemblyOperand {
    /// Returns the scalars of a direct output in the call's result.
    pub(super) fn leaves<'s>(&self, result: &'s Shape) -> &'s [Leaf] {
        // A struct of outputs has one scalar each; vectors, several, are only alone.
        match &*result.leaves {
            leaves if result.is_vector => leaves,
            leaves => leaves.get(self.result..=self.result).unwrap_or_default(),
        }
    }

    /// Returns the set of registers that it is in, or its address.
    fn registers(&self) -> u64 {
        match &self.location {
            Location::Registers(registers) => registers.iter().fold(0, |set, register| set | register.bit()),
            Location::Address(register) => Register::General(*register).bit(),
            Location::Condition(_) | Location::Text => 0,
        }
    }
}

impl Statement {
    /// Translates the statement of a call.
    pub(super) fn new(
        machine: &mut Machine<'_>,
        function: &Function,
        call: &CallSite,
        asm: InlineAsm,
    ) -> Result<Statement> {
        let module = machine.module;
        let found = module.function_ref(function.global).and_then(|function| function.inst(call.inst));
        let Some(inst) = found else { return internal("inline assembly in a function that is none") };
        let data = *module.tables.inline_asm(asm);
        let template = module.tables.str(data.template);
        let Ok(mut constraints) = constraints::parse(module.tables.str(data.constraints)) else {
            return internal("constraints of inline assembly that are not valid");
        };
        let mut operands = operands_of(inst, &constraints);
        for operand in &mut operands {
            if let Some(ty) = operand.ty {
                operand.bytes = machine.program.shapes.of(module, ty)?.store_size;
            }
        }
        let text = template.trim_ascii();
        let target = target_of(&module.triple).filter(|_| !machine.environment.big_endian);
        let is_blank = is_blank(template);
        if is_blank || super::BY_LIBRARY.iter().any(|(known, ..)| known.as_bytes() == text) {
            let text = if is_blank { Vec::new() } else { text.to_vec() };
            let steps = Text::empty(target.map_or(Target::X86, |(target, _)| target));
            let clobbers = Clobbers::default();
            return Ok(Statement { text, operands, clobbers, hazards: Vec::new(), steps, private: "" });
        }
        let shown = String::from_utf8_lossy(text).into_owned();
        let Some((target, table)) = target else { return unsupported(format!("inline assembly `{shown}`")) };
        let refused = |error: inline_asm::AsmError| unsupported(format!("inline assembly `{shown}`: {error}"));
        let found = codegen::operands_of(table, inst, &constraints);
        let arguments = found.arguments();
        choose_alternatives(table, &mut constraints, &arguments);
        let statement = inline_asm::Statement {
            template,
            constraints: &constraints,
            arguments: &arguments,
            intel: data.intel_dialect,
            unique: machine.assembly.statements.len() as u64,
        };
        let resolved = match table.resolve_all(&statement) {
            Ok(resolved) => resolved,
            Err(error) => return refused(error),
        };
        let choice = &mut machine.choice;
        let mut pick = |free: &[usize], shared: &[usize]| {
            let all = if choice.is_usual() { 1 } else { free.len() + shared.len() };
            let number = choice.below(all as u64) as usize;
            free.iter().chain(shared).nth(number).copied()
        };
        let assigned = match table.assign_by(&constraints, &resolved, &arguments, &mut pick) {
            Ok(assigned) => assigned,
            Err(error) => return refused(error),
        };
        let with = Expansion { operands: &assigned, intel: data.intel_dialect, unique: statement.unique };
        let text = match table.expand(template, &with) {
            Ok(text) => text.trim_ascii().to_vec(),
            Err(error) => return refused(error),
        };
        for ((operand, assigned), constraint) in operands.iter_mut().zip(&assigned).zip(&constraints) {
            match location(target, table, assigned, constraint)? {
                Some(location) => operand.location = location,
                None => return unsupported(format!("inline assembly `{shown}` with operands in other registers")),
            }
        }
        let exits: Vec<Vec<u8>> = assigned
            .iter()
            .zip(&constraints)
            .filter(|(_, constraint)| constraint.kind == ConstraintKind::Label)
            .filter_map(|(operand, _)| match operand {
                AsmOperand::Label(name) => Some(name.clone()),
                _ => None,
            })
            .collect();
        let steps = match Text::translate(target, &text, data.intel_dialect, &exits) {
            Ok(steps) => steps,
            Err(Refusal::Invalid(message)) => return unsupported(format!("inline assembly `{shown}`: {message}")),
            Err(Refusal::Unknown(what)) => return unsupported(format!("inline assembly `{what}`")),
        };
        let clobbers = clobbers(target, table, &constraints)?;
        let hazards = hazards(table, &constraints, &resolved, &operands);
        Ok(Statement { text, operands, clobbers, hazards, steps, private: &table.private })
    }
}

/// Returns the target whose assembly a module has, if it is executed.
fn target_of(triple: &draig_target::Triple) -> Option<(Target, &'static Table)> {
    let table = match triple.is_empty() {
        true => inline_asm::table_named("x86_64"),
        false => inline_asm::table_of(triple),
    }?;
    match &*table.name {
        "x86_64" => Some((Target::X86, table)),
        "aarch64" => Some((Target::AArch64, table)),
        _ => None,
    }
}

/// Puts the alternative first that LLVM chooses, unless that wants a value in memory which may as well be in a register.
fn choose_alternatives(table: &Table, constraints: &mut Vec<ConstraintInfo<'_>>, arguments: &[AsmArgument<'_>]) {
    let mut chosen = constraints.clone();
    table.choose_alternatives(&mut chosen, arguments);
    chosen.iter_mut().for_each(prefer_registers);
    constraints.iter_mut().for_each(prefer_registers);
    let wants_memory = |constraint: &ConstraintInfo<'_>| {
        !constraint.indirect && !constraint.codes().is_empty() && constraint.codes().iter().all(is_memory)
    };
    if !chosen.iter().any(wants_memory) {
        *constraints = chosen;
    }
}

/// Whether a code is one of memory.
fn is_memory(code: &&[u8]) -> bool {
    matches!(*code, b"m" | b"o" | b"V" | b"Q")
}

/// Leaves memory out of the codes of a value that may be in a register or in memory, as a compiler may.
fn prefer_registers(constraint: &mut ConstraintInfo<'_>) {
    for alternative in &mut constraint.alternatives {
        if !constraint.indirect && !alternative.codes.iter().all(is_memory) {
            alternative.codes.retain(|code| !is_memory(code));
        }
    }
}

/// Whether a template has nothing but blanks and comments.
fn is_blank(template: &[u8]) -> bool {
    template.split(|&byte| byte == b'\n').all(|line| matches!(line.trim_ascii(), b"" | [b'#', ..] | [b'/', b'/', ..]))
}

fn operands_of(inst: InstRef<'_>, constraints: &[ConstraintInfo<'_>]) -> Vec<AssemblyOperand> {
    let (mut args, mut results) = (0, 0);
    let next = |count: &mut usize| std::mem::replace(count, *count + 1);
    constraints
        .iter()
        .map(|constraint| {
            let is_output = constraint.kind == ConstraintKind::Output;
            let arg = constraint.has_argument().then(|| next(&mut args));
            let pointee = |arg| inst.arg_attributes(arg).ty(AttrKind::ElementType);
            AssemblyOperand {
                is_output,
                is_indirect: constraint.indirect,
                arg,
                tied: constraint.matched_output().map(|output| output as usize),
                ty: arg.filter(|_| constraint.indirect).and_then(pointee),
                bytes: 0,
                result: if is_output && !constraint.indirect { next(&mut results) } else { 0 },
                location: Location::Text,
            }
        })
        .collect()
}

/// Returns the first code of a constraint.
fn code<'c>(constraint: &ConstraintInfo<'c>) -> Result<&'c str> {
    match constraint.codes().first().map(|code| std::str::from_utf8(code)) {
        Some(Ok(code)) => Ok(code),
        None => Ok(""),
        Some(Err(_)) => internal("a constraint code that the table of the target accepts and is no text"),
    }
}

/// Returns where an operand is, if the interpreter has such a place.
fn location(
    target: Target,
    table: &Table,
    operand: &AsmOperand,
    constraint: &ConstraintInfo<'_>,
) -> Result<Option<Location>> {
    if constraint.kind == ConstraintKind::Clobber {
        return Ok(Some(Location::Text));
    }
    if let Some(condition) = code(constraint)?.strip_prefix("{@cc").and_then(|rest| rest.strip_suffix('}')) {
        return Ok(Some(Location::Condition(condition.to_owned())));
    }
    Ok(match operand {
        AsmOperand::Registers(registers) => {
            let all: Option<Vec<Register>> = registers.iter().map(|&one| register(target, table, one)).collect();
            all.map(Location::Registers)
        }
        AsmOperand::Memory(address) if constraint.indirect => match address.base {
            Some(base) if address.symbol.is_none() && address.offset == 0 => match register(target, table, base) {
                Some(Register::General(number)) => Some(Location::Address(number)),
                _ => None,
            },
            Some(_) => None,
            None => Some(Location::Text),
        },
        AsmOperand::Memory(_) => None,
        AsmOperand::Integer(_) | AsmOperand::Symbol(..) | AsmOperand::Label(_) | AsmOperand::Unprintable => {
            Some(Location::Text)
        }
    })
}

/// Returns a register of a table as the interpreter has it.
fn register(target: Target, table: &Table, register: inline_asm::Register) -> Option<Register> {
    let file = table.files.get(register.file)?;
    let names = file.registers.get(register.index)?;
    // The widest name says whether it is a register of its own.
    let view = file.views.iter().position(|view| view.bits >= 64)?;
    let name = names.get(view)?.as_ref()?.printed.as_bytes();
    match target {
        Target::X86 => {
            use draig_mc::x86::{Register as X86, RegisterClass};
            let named = X86::named(name)?;
            match (&*file.name, named.class) {
                ("gpr", RegisterClass::Gpr64) if named.number < 16 => Some(Register::General(named.number)),
                ("vec", RegisterClass::Xmm) => Some(Register::Vector(named.number)),
                ("x87", RegisterClass::X87) => Some(Register::X87(named.number)),
                _ => None,
            }
        }
        Target::AArch64 => {
            use draig_mc::aarch64::{Register as A64, RegisterKind};
            let named = A64::parse(name)?;
            match named.kind {
                RegisterKind::X if named.number < 31 => Some(Register::General(named.number)),
                RegisterKind::Sp => Some(Register::General(31)),
                RegisterKind::D => Some(Register::Vector(named.number)),
                _ => None,
            }
        }
    }
}

fn clobbers(target: Target, table: &Table, constraints: &[ConstraintInfo<'_>]) -> Result<Clobbers> {
    let mut out = Clobbers::default();
    for constraint in constraints.iter().filter(|constraint| constraint.kind == ConstraintKind::Clobber) {
        for code in constraint.codes() {
            // A clobber that is no register is ignored, as LLVM does.
            let Ok(name) = std::str::from_utf8(code) else { continue };
            match name.trim_start_matches('{').trim_end_matches('}') {
                "memory" => out.memory = true,
                "flags" | "cc" | "eflags" | "nzcv" => out.flags = true,
                name => match table.register(name).and_then(|one| register(target, table, one)) {
                    Some(Register::X87(_)) => out.x87 += 1,
                    Some(register) => out.registers |= register.bit(),
                    None => {}
                },
            }
        }
    }
    Ok(out)
}

/// Finds the inputs that may be in the register of an output which is written before they are read.
fn hazards(
    table: &Table,
    constraints: &[ConstraintInfo<'_>],
    resolved: &[Option<Resolved<'_, '_>>],
    operands: &[AssemblyOperand],
) -> Vec<Hazard> {
    let outputs = operands.iter().filter(|operand| operand.is_output && !operand.is_indirect);
    let all_outputs = outputs.fold(0, |set, operand| set | operand.registers());
    let mut found = Vec::new();
    for (output, operand) in operands.iter().enumerate() {
        let constraint = &constraints[output];
        let is_free = operand.is_output
            && !operand.is_indirect
            && !constraint.early_clobber
            && constraint.matching_input.is_none()
            && operand.registers() != 0;
        if !is_free {
            continue;
        }
        for (input, other) in operands.iter().enumerate() {
            let is_input = other.arg.is_some() && other.tied.is_none() && (!other.is_output || other.is_indirect);
            let registers = other.registers();
            if !is_input || registers == 0 || registers & all_outputs != 0 {
                continue;
            }
            if may_share(table, resolved[output], resolved[input]) {
                let output_registers = operand.registers();
                found.push(Hazard { input, output, input_registers: registers, output_registers });
            }
        }
    }
    found
}

/// Whether an output and an input can be in the same register.
fn may_share(table: &Table, output: Option<Resolved<'_, '_>>, input: Option<Resolved<'_, '_>>) -> bool {
    let is_general = |file: usize| table.files.get(file).is_some_and(|file| &*file.name == "gpr");
    let set = |resolved: Option<Resolved<'_, '_>>| -> Vec<(usize, usize)> {
        match resolved {
            Some(Resolved::Class(class, _)) => class.members.iter().map(|&index| (class.file, index)).collect(),
            Some(Resolved::Fixed(register, count)) => {
                (0..count).map(|plus| (register.file, register.index + plus)).collect()
            }
            _ => Vec::new(),
        }
    };
    let (inputs, outputs) = (set(input), set(output));
    match input {
        // The base of an address may be in any general-purpose register.
        Some(Resolved::Memory(_)) => outputs.iter().any(|&(file, _)| is_general(file)),
        _ => outputs.iter().any(|register| inputs.contains(register)),
    }
}
