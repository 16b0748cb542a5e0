//! A statement of inline assembly, translated for one call: where its operands are, what it may change, and its
//! instructions.

use draig_ir::{Body, InlineAsm, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::FloatFormat;
use draig_tables::attributes::AttrKind;
use draig_target::constraints::{self, ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{
    self, AsmArgument, AsmOperand, AsmType, AsmValue, Expansion, Scalar, SymbolKind, Table,
};

use super::x86::{Refusal, Text};
use crate::machine::Machine;
use crate::program::CallSite;
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
    /// Type in memory of an indirect operand.
    pub(super) ty: Option<Type>,
    /// Index among the direct outputs.
    result: usize,
    pub(super) location: Location,
}

/// Place of an operand while the instructions run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Location {
    /// General-purpose registers by number, the lowest 64 bits first.
    Registers(Vec<u8>),
    /// The address is in this register.
    Address(u8),
    /// A condition of the flags, as an output.
    Condition(String),
    /// In the text.
    Text,
}

/// Things that a statement says it changes, other than its outputs.
#[derive(Debug, Default)]
pub(super) struct Clobbers {
    /// Set of general-purpose registers, by number.
    pub(super) registers: u16,
    pub(super) flags: bool,
    pub(super) memory: bool,
}

/// Inline assembly of one call.
#[derive(Debug)]
pub(crate) struct Statement {
    /// The expanded text without surrounding blanks; empty if it has only comments.
    pub(super) text: Vec<u8>,
    pub(super) operands: Vec<AssemblyOperand>,
    pub(super) clobbers: Clobbers,
    /// The instructions; none where the text is empty or computed by the library.
    pub(super) steps: Text,
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
}

impl Statement {
    /// Translates the statement of a call.
    pub(super) fn new(machine: &mut Machine<'_>, body: &Body, call: &CallSite, asm: InlineAsm) -> Result<Statement> {
        let module = machine.module;
        let data = *module.tables.inline_asm(asm);
        let template = module.tables.str(data.template);
        let Ok(mut constraints) = constraints::parse(module.tables.str(data.constraints)) else {
            return internal("constraints of inline assembly that are not valid");
        };
        constraints.iter_mut().for_each(prefer_registers);
        let mut operands = operands_of(machine, body, call, &constraints);
        let blank = is_blank(template);
        let text = trimmed(template);
        if blank || super::BY_LIBRARY.iter().any(|(known, ..)| known.as_bytes() == text) {
            let text = if blank { Vec::new() } else { text.to_vec() };
            return Ok(Statement { text, operands, clobbers: Clobbers::default(), steps: Text::default() });
        }
        let shown = String::from_utf8_lossy(text).into_owned();
        let triple = &module.triple;
        let table = match triple.is_empty() {
            true => inline_asm::table_named("x86_64"),
            false => inline_asm::table_of(triple).filter(|table| *table.name == *"x86_64"),
        };
        let Some(table) = table else { return unsupported(format!("inline assembly `{shown}`")) };
        let refused = |error: inline_asm::AsmError| unsupported(format!("inline assembly `{shown}`: {error}"));
        let arguments = arguments_of(machine, body, call, &constraints, &operands);
        let statement = inline_asm::Statement {
            template,
            constraints: &constraints,
            arguments: &arguments,
            intel: data.intel_dialect,
            unique: machine.assembly.len() as u64,
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
            Ok(text) => trimmed(&text).to_vec(),
            Err(error) => return refused(error),
        };
        for ((operand, assigned), constraint) in operands.iter_mut().zip(&assigned).zip(&constraints) {
            match location(table, assigned, constraint) {
                Some(location) => operand.location = location,
                None => return unsupported(format!("inline assembly `{shown}` with operands in other registers")),
            }
        }
        let steps = match Text::translate(&text, data.intel_dialect) {
            Ok(steps) => steps,
            Err(Refusal::Invalid(message)) => return unsupported(format!("inline assembly `{shown}`: {message}")),
            Err(Refusal::Unknown(what)) => return unsupported(format!("inline assembly `{what}`")),
        };
        Ok(Statement { text, operands, clobbers: clobbers(table, &constraints), steps })
    }
}

/// Leaves memory out of the codes of a value that may be in a register or in memory, as a compiler may.
fn prefer_registers(constraint: &mut ConstraintInfo<'_>) {
    let is_memory = |code: &&[u8]| matches!(*code, b"m" | b"o" | b"V");
    for alternative in &mut constraint.alternatives {
        if !constraint.indirect && !alternative.codes.iter().all(is_memory) {
            alternative.codes.retain(|code| !is_memory(code));
        }
    }
}

/// Whether a template has nothing but blanks and comments.
fn is_blank(template: &[u8]) -> bool {
    template.split(|&byte| byte == b'\n').all(|line| matches!(line.trim_ascii(), b"" | [b'#', ..]))
}

fn trimmed(text: &[u8]) -> &[u8] {
    text.trim_ascii()
}

fn operands_of(
    machine: &Machine<'_>,
    body: &Body,
    call: &CallSite,
    constraints: &[ConstraintInfo<'_>],
) -> Vec<AssemblyOperand> {
    let (mut args, mut results) = (0, 0);
    let next = |count: &mut usize| std::mem::replace(count, *count + 1);
    constraints
        .iter()
        .map(|constraint| {
            let is_output = constraint.kind == ConstraintKind::Output;
            let arg = constraint.has_argument().then(|| next(&mut args));
            AssemblyOperand {
                is_output,
                is_indirect: constraint.indirect,
                arg,
                tied: constraint.matched_output().map(|output| output as usize),
                ty: arg.filter(|_| constraint.indirect).and_then(|arg| pointee(machine, body, call, arg)),
                result: if is_output && !constraint.indirect { next(&mut results) } else { 0 },
                location: Location::Text,
            }
        })
        .collect()
}

/// Returns the type that an indirect operand's address points to.
fn pointee(machine: &Machine<'_>, body: &Body, call: &CallSite, arg: usize) -> Option<Type> {
    let attributes = &machine.module.tables.attributes;
    let set = attributes.param(body.call(call.inst)?.attributes, arg);
    match attributes.get(set, AttrKind::ElementType)? {
        draig_ir::Attribute::Type(_, ty) => *ty,
        _ => None,
    }
}

fn arguments_of<'a>(
    machine: &Machine<'a>,
    body: &Body,
    call: &CallSite,
    constraints: &[ConstraintInfo<'_>],
    operands: &[AssemblyOperand],
) -> Vec<AsmArgument<'a>> {
    debug_assert!(body.opcode(call.inst) != Opcode::CallBr, "its labels are operands");
    let module = machine.module;
    let values: &[Value] = body.operands(call.inst);
    let result_types: Vec<Type> = match module.tables.types.kind(call.result.ty) {
        TypeKind::Struct { fields, .. } => fields.to_vec(),
        _ => vec![call.result.ty],
    };
    constraints
        .iter()
        .zip(operands)
        .map(|(constraint, operand)| {
            let value = operand.arg.and_then(|arg| values.get(arg)).copied();
            let ty = match (operand.ty, operand.arg.and_then(|arg| call.args.get(arg))) {
                (Some(ty), _) => Some(ty),
                (None, Some(arg)) => Some(arg.shape.ty),
                (None, None) => result_types.get(operand.result).copied(),
            };
            let value = match value.map(|value| (value, value.kind())) {
                _ if constraint.indirect => AsmValue::Unknown,
                Some((_, ValueKind::Global(global))) => AsmValue::Symbol {
                    name: module.tables.str(module.global(global).name),
                    offset: 0,
                    kind: SymbolKind { local: true, function: module.global(global).as_function().is_some() },
                },
                Some((value, ValueKind::Const(_))) => {
                    let number = module.tables.int_value(value).and_then(|number| number.to_i64());
                    number.map_or(AsmValue::Unknown, AsmValue::Integer)
                }
                _ => AsmValue::Unknown,
            };
            AsmArgument { ty: ty.map_or(AsmType::Other, |ty| asm_type(module, ty)), value }
        })
        .collect()
}

fn asm_type(module: &draig_ir::Module, ty: Type) -> AsmType {
    let scalar = |ty: Type| match module.tables.types.kind(ty) {
        TypeKind::Integer(bits) => Some(Scalar::Integer(*bits)),
        TypeKind::Pointer(_) => Some(Scalar::Pointer),
        TypeKind::Float(format) => Some(match format {
            FloatFormat::Half => Scalar::Half,
            FloatFormat::BFloat => Scalar::BFloat,
            FloatFormat::Float => Scalar::Float,
            FloatFormat::Double => Scalar::Double,
            FloatFormat::X86Fp80 => Scalar::X86Fp80,
            FloatFormat::Fp128 => Scalar::Fp128,
            FloatFormat::PpcFp128 => Scalar::PpcFp128,
        }),
        _ => None,
    };
    match module.tables.types.kind(ty) {
        TypeKind::Vector { element, min_len, scalable } => scalar(*element)
            .map_or(AsmType::Other, |element| AsmType::Vector { element, count: *min_len, scalable: *scalable }),
        _ => scalar(ty).map_or(AsmType::Other, AsmType::Scalar),
    }
}

/// Returns where an operand is, if the interpreter has such a place.
fn location(table: &Table, operand: &AsmOperand, constraint: &ConstraintInfo<'_>) -> Option<Location> {
    let code = constraint.codes().first().and_then(|code| std::str::from_utf8(code).ok()).unwrap_or_default();
    if let Some(condition) = code.strip_prefix("{@cc").and_then(|rest| rest.strip_suffix('}')) {
        return Some(Location::Condition(condition.to_owned()));
    }
    Some(match operand {
        AsmOperand::Registers(registers) => {
            Location::Registers(registers.iter().map(|&register| gpr(table, register)).collect::<Option<_>>()?)
        }
        AsmOperand::Memory(address) if constraint.indirect && address.symbol.is_none() && address.offset == 0 => {
            Location::Address(gpr(table, address.base?)?)
        }
        AsmOperand::Memory(_) => return None,
        AsmOperand::Integer(_) | AsmOperand::Symbol(..) | AsmOperand::Label(_) | AsmOperand::Unprintable => {
            Location::Text
        }
    })
}

/// Returns the number of a general-purpose register.
fn gpr(table: &Table, register: inline_asm::Register) -> Option<u8> {
    use draig_mc::x86::{Register, RegisterClass};
    let file = table.files.get(register.file)?;
    let view = file.views.iter().position(|view| view.bits == 64 && *file.name == *"gpr")?;
    let names = file.registers.get(register.index)?.get(view)?.as_ref()?;
    let named = Register::named(names.printed.as_bytes()).filter(|named| named.class == RegisterClass::Gpr64)?;
    (named.number < 16).then_some(named.number)
}

fn clobbers(table: &Table, constraints: &[ConstraintInfo<'_>]) -> Clobbers {
    let mut out = Clobbers::default();
    for constraint in constraints.iter().filter(|constraint| constraint.kind == ConstraintKind::Clobber) {
        for code in constraint.codes() {
            let name = std::str::from_utf8(code).unwrap_or_default();
            match name.trim_start_matches('{').trim_end_matches('}') {
                "memory" => out.memory = true,
                "flags" | "cc" | "eflags" => out.flags = true,
                name => {
                    let number = table.register(name).and_then(|register| gpr(table, register));
                    out.registers |= number.map_or(0, |number| 1 << number);
                }
            }
        }
    }
    out
}
