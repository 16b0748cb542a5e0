//! Operands of a statement: what the constraints say about them, before registers are chosen.

use draig_ir::{AttrSet, ConstKind, InlineAsm, Inst, Type, Value};
use draig_tables::AttrKind;
use draig_target::constraints::{self, ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{
    self, AsmAddress, AsmArgument, AsmOperand, AsmValue, CodeRule, Register, RegisterClass, Resolved, Table,
};
use draig_verify::codegen;

use super::super::compare::Condition;
use super::super::operand::Source;
use super::super::registers::{R8, R9, R10, R11, R12, R13, R14, R15, RAX, RBP, RBX, RCX, RDI, RDX, RSI, RSP};
use super::super::{Selected, Selector};
use super::transfer::Route;
use crate::function::registers::Reg;
use crate::function::types::Class;
use crate::select::{Named, add_name};

/// A statement of inline assembly while it is compiled.
pub(super) struct Statement<'m> {
    pub(super) table: &'static Table,
    pub(super) template: &'m [u8],
    pub(super) intel: bool,
    pub(super) may_unwind: bool,
    pub(super) constraints: Vec<ConstraintInfo<'m>>,
    pub(super) operands: Vec<Operand>,
    /// Things to which labels of the text that stand for operands refer, in the order of their numbers.
    pub(super) names: Vec<Named>,
}

/// An operand.
pub(super) struct Operand {
    pub(super) kind: ConstraintKind,
    pub(super) is_early: bool,
    pub(super) is_indirect: bool,
    /// The output that an input is tied to.
    pub(super) tied: Option<usize>,
    /// The input that is tied to an output.
    pub(super) input: Option<usize>,
    /// The argument: value of an input, address of what is indirect.
    pub(super) value: Option<Value>,
    /// The type; of an indirect operand, that in memory.
    pub(super) ty: Type,
    /// Number among the direct outputs.
    pub(super) result: Option<usize>,
    pub(super) place: Place,
    /// Slot through which the value goes, and its size.
    pub(super) slot: Option<(i32, u32)>,
    /// The parts of an input, each for one register.
    pub(super) sources: Vec<From>,
}

/// Place of an operand while the text runs.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// Nowhere.
    None,
    /// In the text.
    Text(AsmOperand),
    /// In registers that are to be chosen from a class, this number of them.
    Class(&'static RegisterClass, usize, Route),
    /// In registers.
    Registers(Vec<Register>, Route),
    /// In memory, at an address without a register, or with the frame pointer.
    Memory(AsmAddress),
    /// In memory; a register that is to be chosen from a class holds the address.
    Based(&'static RegisterClass),
    /// As before, with the register.
    BasedOn(Register),
    /// In the flags; stored in a register of a class that is to be chosen.
    Flags(Condition, &'static RegisterClass),
    /// As before, with the register.
    FlagsIn(Condition, Register),
}

/// Source of a register.
#[derive(Clone, Copy, Debug)]
pub(super) enum From {
    Part(u32),
    Slot(i32, Class),
    Source(Source, Class),
}

/// Names of conditions by their numbers (Intel's manual, "Conditional Codes"), and their other names.
const CONDITIONS: [&[&str]; 16] = [
    &["o"],
    &["no"],
    &["b", "c", "nae"],
    &["ae", "nc", "nb"],
    &["e", "z"],
    &["ne", "nz"],
    &["be", "na"],
    &["a", "nbe"],
    &["s"],
    &["ns"],
    &["p"],
    &["np"],
    &["l", "nge"],
    &["ge", "nl"],
    &["le", "ng"],
    &["g", "nle"],
];

/// Returns the condition of an output's code, `{@ccz}`.
fn condition_of(code: &str) -> Option<Condition> {
    let name = code.strip_prefix("{@cc")?.strip_suffix('}')?;
    CONDITIONS.iter().position(|names| names.contains(&name)).map(|number| Condition(number as u8))
}

impl<'m> Selector<'_, 'm> {
    /// Reads a statement: its constraints with the types and values of its operands. The arguments have been consumed.
    pub(super) fn statement(&mut self, inst: Inst, asm: InlineAsm) -> Selected<Statement<'m>> {
        let module = self.module;
        let Some(table) = inline_asm::table_of(&self.context.triple) else {
            return self.refuse("inline assembly of this target");
        };
        let data = module.tables.inline_asm(asm);
        let template = module.tables.str(data.template);
        let list = constraints::parse(module.tables.str(data.constraints));
        let Ok(mut list) = list else { return self.refuse("constraints that are not valid") };
        let Some(call) = module.function_ref(self.function).and_then(|function| function.inst(inst)) else {
            return self.refuse("inline assembly outside of a function");
        };
        let found = codegen::operands_of(table, call, &list);
        let arguments = found.arguments();
        table.choose_alternatives(&mut list, &arguments);
        let statement = inline_asm::Statement {
            template,
            constraints: &list,
            arguments: &arguments,
            intel: data.intel_dialect,
            unique: 0,
        };
        let resolved = match table.resolve_all(&statement) {
            Ok(resolved) => resolved,
            Err(error) => return self.refuse(&error.to_string()),
        };
        let mut operands = self.operands(inst, &list);
        let mut names = Vec::new();
        let dests = self.body.call_dests(inst);
        let mut labels = 0;
        for (at, resolved) in resolved.into_iter().enumerate() {
            let place = match list[at].kind {
                ConstraintKind::Label => {
                    labels += 1;
                    match dests.get(labels).and_then(|dest| dest.as_block()) {
                        Some(block) => name(&mut names, Named::Label(self.label_of(block))),
                        None => return self.refuse("a label without a destination"),
                    }
                }
                ConstraintKind::Clobber => Place::None,
                _ if operands[at].tied.is_some() => Place::None,
                _ => match resolved {
                    None => Place::None,
                    Some(resolved) => {
                        self.place_of(table, &list[at], &operands[at], resolved, &arguments[at], &mut names)?
                    }
                },
            };
            operands[at].place = place;
        }
        let attributes = &module.tables.attributes;
        let no_unwind = self
            .body
            .call(inst)
            .is_some_and(|call| attributes.has(attributes.list(call.attributes).function, AttrKind::NoUnwind));
        Ok(Statement {
            table,
            template,
            intel: data.intel_dialect,
            may_unwind: data.unwind && !no_unwind,
            constraints: list,
            operands,
            names,
        })
    }

    /// Returns the operands with their arguments, types and ties.
    fn operands(&mut self, inst: Inst, list: &[ConstraintInfo<'_>]) -> Vec<Operand> {
        let (body, module) = (self.body, self.module);
        let args = body.call_args(inst);
        let attributes = body.call(inst).map(|call| call.attributes);
        let result = body.inst_type(inst);
        let direct = list.iter().filter(|one| one.kind == ConstraintKind::Output && !one.indirect).count();
        let (mut next_arg, mut next_result) = (0, 0);
        let mut operands: Vec<Operand> = Vec::with_capacity(list.len());
        for (at, constraint) in list.iter().enumerate() {
            let mut operand = Operand {
                kind: constraint.kind,
                is_early: constraint.early_clobber,
                is_indirect: constraint.indirect,
                tied: constraint.matched_output().map(|output| output as usize).filter(|&output| output < at),
                input: None,
                value: None,
                ty: Type::VOID,
                result: None,
                place: Place::None,
                slot: None,
                sources: Vec::new(),
            };
            if constraint.has_argument() {
                operand.value = args.get(next_arg).copied();
                let set = attributes.map_or(AttrSet::EMPTY, |list| module.tables.attributes.param(list, next_arg));
                let element = match self.attribute(set, AttrKind::ElementType) {
                    Some(draig_ir::Attribute::Type(_, ty)) if constraint.indirect => *ty,
                    _ => None,
                };
                operand.ty = element.or(operand.value.map(|value| self.type_of(value))).unwrap_or(Type::VOID);
                next_arg += 1;
            } else if constraint.kind == ConstraintKind::Output {
                let fields = module.tables.types.struct_fields(result);
                operand.ty = match fields.and_then(|fields| fields.get(next_result)) {
                    Some(&field) if direct > 1 => field,
                    _ => result,
                };
                operand.result = Some(next_result);
                next_result += 1;
            }
            if let Some(output) = operand.tied {
                operands[output].input = Some(at);
            }
            operands.push(operand);
        }
        operands
    }

    /// Returns the place that a constraint gives an operand, as far as it does not depend on the choice of registers.
    fn place_of(
        &mut self,
        table: &'static Table,
        constraint: &ConstraintInfo<'_>,
        operand: &Operand,
        resolved: Resolved<'static, '_>,
        argument: &AsmArgument<'_>,
        names: &mut Vec<Named>,
    ) -> Selected<Place> {
        let code = constraint.codes().first().and_then(|code| std::str::from_utf8(code).ok()).unwrap_or_default();
        let is_condition = table.code(code).is_some_and(|row| matches!(row.rule, CodeRule::Condition(_)));
        Ok(match resolved {
            Resolved::Class(class, _) if is_condition => match condition_of(code) {
                Some(condition) => Place::Flags(condition, class),
                None => return self.refuse(&format!("the condition '{code}'")),
            },
            Resolved::Class(class, count) => {
                let register = Register { file: class.file, index: 0, view: class.view };
                Place::Class(class, count, self.route(table, operand.ty, register, count))
            }
            Resolved::Fixed(register, count) => {
                let route = self.route(table, operand.ty, register, count);
                let all = (0..count).map(|plus| Register { index: register.index + plus, ..register }).collect();
                Place::Registers(all, route)
            }
            Resolved::Integer(value) => Place::Text(AsmOperand::Integer(value)),
            Resolved::Symbol(text, offset) => {
                Place::Text(AsmOperand::Symbol(self.symbol(operand, text, names), offset))
            }
            Resolved::Label(_) => {
                let constant = operand.value.and_then(Value::as_const);
                match constant.map(|constant| self.module.tables.constants.kind(constant)) {
                    Some(&ConstKind::BlockAddress(function, block)) => name(names, Named::Block(function, block)),
                    _ => return self.refuse("a label that is no address of a block"),
                }
            }
            Resolved::Memory(addressing) => {
                let is_address = operand.is_indirect || addressing.is_address;
                match argument.value {
                    AsmValue::Integer(offset)
                        if is_address && addressing.offsets.absolute && addressing.offsets.accepts(offset, 64) =>
                    {
                        Place::Memory(AsmAddress { offset, ..AsmAddress::default() })
                    }
                    AsmValue::Symbol { name, offset, kind }
                        if operand.is_indirect && addressing.symbols.accepts(kind, 0) =>
                    {
                        let symbol = Some(self.symbol(operand, name, names));
                        Place::Memory(AsmAddress { symbol, offset, ..AsmAddress::default() })
                    }
                    _ => match table.base_class() {
                        Some(class) => Place::Based(class),
                        None => return self.refuse("memory without registers for addresses"),
                    },
                }
            }
            Resolved::Unprintable => Place::None,
        })
    }

    /// Returns the name of an operand's symbol; a label that stands for it if it has none.
    fn symbol(&mut self, operand: &Operand, text: &[u8], names: &mut Vec<Named>) -> Vec<u8> {
        let global = operand.value.and_then(|value| match value.as_const() {
            Some(constant) => self.symbol_and_offset(constant, 0).map(|(global, _)| global),
            None => value.as_global(),
        });
        match global {
            Some(global) if self.module.global(global).name == draig_ir::Symbol::EMPTY => {
                match name(names, Named::Global(global)) {
                    Place::Text(AsmOperand::Label(label)) => label,
                    _ => text.to_vec(),
                }
            }
            _ => text.to_vec(),
        }
    }
}

/// Adds a thing, and returns the label that stands for it as an operand.
fn name(names: &mut Vec<Named>, thing: Named) -> Place {
    Place::Text(add_name(names, thing))
}

/// Returns the register of the code generator that a register of the table is; `None` for those of other kinds and
/// beyond the first 16.
pub(super) fn core(table: &Table, register: Register) -> Option<Reg> {
    match &*table.files.get(register.file)?.name {
        "gpr" => GENERAL.get(register.index).copied(),
        "vec" => u8::try_from(register.index).ok().filter(|&number| number < 16).map(Reg::vector),
        _ => None,
    }
}

/// General registers in the order of the table.
const GENERAL: [Reg; 16] = [RAX, RCX, RDX, RBX, RSI, RDI, RBP, RSP, R8, R9, R10, R11, R12, R13, R14, R15];

/// Returns the index of a register in its file of the table.
pub(super) fn index_of(reg: Reg) -> usize {
    match GENERAL.iter().position(|&other| other == reg) {
        Some(index) => index,
        None => usize::from(reg.number()),
    }
}
