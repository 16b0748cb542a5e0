//! Inline assembly: operands into the registers that their constraints name or allow, the code of the text, results
//! out of registers.
//!
//! A statement is like a call: what lives on is in the frame, or in registers that calls keep and the statement does
//! not name. The registers of its operands are chosen from the others. The other sections of a text, its symbols and
//! what it refers to are left to `module`, which knows names.

mod branch;
mod outputs;

use draig_ir::{AttrSet, Attribute, ConstKind, InlineAsm, Inst, Type, Value};
use draig_tables::AttrKind;
use draig_target::constraints::{self, ConstraintInfo, ConstraintKind};
use draig_target::inline_asm::{self, AsmOperand, Expansion, Register, Table};
use draig_verify::codegen;

use super::address::Address;
use super::operand::Source;
use super::registers::{Arm, FP, SP, V31, X16, X17};
use super::{Label, Selected, Selector};
use crate::code::CallSite;
use crate::function::moves::Spot;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::{Bank, Class};
use crate::select::{Named, Placed, add_name};

/// An operand of a statement.
#[derive(Clone, Copy)]
struct Operand {
    kind: ConstraintKind,
    is_indirect: bool,
    /// The argument: value of an input, address of what is indirect.
    value: Option<Value>,
    /// The type; of an indirect operand, that in memory.
    ty: Type,
}

/// A statement whose operands are in their registers.
struct Statement<'m> {
    table: &'static Table,
    list: Vec<ConstraintInfo<'m>>,
    operands: Vec<Operand>,
    places: Vec<AsmOperand>,
    /// Things to which labels of the text that stand for operands refer.
    names: Vec<Named>,
    /// Registers that it changes.
    written: RegSet,
    /// Slots that are free after it, with their sizes.
    slots: Vec<(i32, u32)>,
    /// Outputs in registers that go to memory: the number of the operand, and the slot with the address.
    stored: Vec<(usize, i32)>,
}

/// Indices of registers of either file that statements get if they name none: those that calls change, first.
fn pick(free: &[usize], shared: &[usize]) -> Option<usize> {
    let is_plain = |&&index: &&usize| index < 8;
    let is_other = |&&index: &&usize| index < 16 || (19..31).contains(&index) && index < 29;
    let lists = [free, shared];
    let mut found = lists.iter().filter_map(|list| list.iter().find(is_plain));
    found.next().or_else(|| lists.iter().find_map(|list| list.iter().find(is_other))).copied()
}

/// Returns the register of the code generator that a register of the table is.
fn core(table: &Table, register: Register) -> Option<Reg> {
    let index = u8::try_from(register.index).ok()?;
    match &*table.files.get(register.file)?.name {
        "gpr" if index <= SP.0 => Some(Reg(index)),
        "fpr" if index < 32 => Some(Reg::vector(index)),
        _ => None,
    }
}

/// Whether nothing but moves knows the register.
fn is_special(reg: Reg) -> bool {
    !Arm::ALLOCATABLE.contains(reg)
}

impl<'m> Selector<'_, 'm> {
    /// Compiles a statement.
    pub(super) fn assembly(&mut self, inst: Inst, ty: Type, asm: InlineAsm, unwind: Option<(Label, u32)>) -> Selected {
        self.consume_all(self.body.call_args(inst));
        let statement = self.statement(inst, asm, unwind.map(|(_, to)| to))?;
        self.asm_code(inst, asm, &statement, unwind)?;
        self.m.s.forget(Arm::CALLER_SAVED.or(statement.written));
        self.asm_outputs(inst, ty, &statement)?;
        for (slot, size) in statement.slots {
            self.m.s.frame.release(slot, size);
        }
        Ok(())
    }
    /// Puts the operands of a statement, whose arguments were consumed, where its text expects them.
    fn statement(&mut self, inst: Inst, asm: InlineAsm, unwind: Option<u32>) -> Selected<Statement<'m>> {
        let module = self.module;
        let Some(table) = inline_asm::table_of(&self.context.triple) else {
            return self.refuse("inline assembly of this target");
        };
        let data = module.tables.inline_asm(asm);
        let template = module.tables.str(data.template);
        let Ok(mut list) = constraints::parse(module.tables.str(data.constraints)) else {
            return self.refuse("constraints that are not valid");
        };
        let Some(call) = module.function_ref(self.function).and_then(|function| function.inst(inst)) else {
            return self.refuse("inline assembly outside of a function");
        };
        let found = codegen::operands_of(table, call, &list);
        let arguments = found.arguments();
        table.choose_alternatives(&mut list, &arguments);
        let statement =
            inline_asm::Statement { template, constraints: &list, arguments: &arguments, intel: false, unique: 0 };
        let chosen = table
            .resolve_all(&statement)
            .and_then(|resolved| table.assign_by(&list, &resolved, &arguments, &mut |free, shared| pick(free, shared)));
        let mut places = match chosen {
            Ok(places) => places,
            Err(error) => return self.refuse(&error.to_string()),
        };
        let operands = self.asm_operands(inst, &list);
        let names = self.name_blocks(inst, &operands, &mut places)?;
        let is_nameless = |operand: &Operand| {
            let global = operand.value.and_then(Value::as_global);
            global.is_some_and(|global| module.global(global).name == draig_ir::Symbol::EMPTY)
        };
        let in_text = operands.iter().zip(&places).filter(|(_, place)| matches!(place, AsmOperand::Symbol(..)));
        if in_text.into_iter().any(|(operand, _)| is_nameless(operand)) {
            return self.refuse("inline assembly with a global without a name");
        }
        let written = self.written_by(table, &list, &places)?;
        // As for a call: what lives on goes to the frame, or stays in registers that nothing changes.
        self.save_for_statement(written, unwind)?;
        let mut slots = Vec::new();
        let stored = self.addresses_to_store(&operands, &places, &mut slots)?;
        self.asm_inputs(table, &list, &operands, &places, &mut slots)?;
        table.name_clobbers(&list, &mut places);
        Ok(Statement { table, list, operands, places, names, written, slots, stored })
    }

    /// Gives labels to operands that are blocks, and returns what these stand for.
    fn name_blocks(&mut self, inst: Inst, operands: &[Operand], places: &mut [AsmOperand]) -> Selected<Vec<Named>> {
        let mut names = Vec::new();
        let mut targets = self.body.call_dests(inst).iter().skip(1).filter_map(|value| value.as_block());
        for (operand, place) in operands.iter().zip(places) {
            if !matches!(place, AsmOperand::Label(_)) {
                continue;
            }
            let named = match operand.value {
                None => targets.next().map(|block| Named::Label(self.label_of(block))),
                Some(value) => {
                    value.as_const().and_then(|constant| match *self.module.tables.constants.kind(constant) {
                        ConstKind::BlockAddress(function, block) => Some(Named::Block(function, block)),
                        _ => None,
                    })
                }
            };
            let Some(named) = named else { return self.refuse("a label that is no address of a block") };
            *place = add_name(&mut names, named);
        }
        Ok(names)
    }

    /// Returns the operands with their arguments and types.
    fn asm_operands(&mut self, inst: Inst, list: &[ConstraintInfo<'_>]) -> Vec<Operand> {
        let (body, module) = (self.body, self.module);
        let args = body.call_args(inst);
        let attributes = body.call(inst).map(|call| call.attributes);
        let result = body.inst_type(inst);
        let direct = list.iter().filter(|one| one.kind == ConstraintKind::Output && !one.indirect).count();
        let (mut next_arg, mut next_result) = (0, 0);
        let mut operands = Vec::with_capacity(list.len());
        for constraint in list {
            let mut operand =
                Operand { kind: constraint.kind, is_indirect: constraint.indirect, value: None, ty: Type::VOID };
            if constraint.has_argument() {
                operand.value = args.get(next_arg).copied();
                let set = attributes.map_or(AttrSet::EMPTY, |list| module.tables.attributes.param(list, next_arg));
                let element = match module.tables.attributes.get(set, AttrKind::ElementType) {
                    Some(Attribute::Type(_, ty)) if constraint.indirect => *ty,
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
                next_result += 1;
            }
            operands.push(operand);
        }
        operands
    }

    /// Returns the registers that a statement uses, and refuses those that the function cannot do without.
    fn written_by(
        &mut self,
        table: &'static Table,
        list: &[ConstraintInfo<'_>],
        places: &[AsmOperand],
    ) -> Selected<RegSet> {
        let mut written = RegSet::EMPTY;
        for (constraint, place) in list.iter().zip(places) {
            let registers: Vec<Register> = match (constraint.kind, place) {
                (ConstraintKind::Clobber, _) => {
                    let names = constraint.codes().iter().filter_map(|code| std::str::from_utf8(code).ok());
                    names.filter_map(|name| table.register(name.trim_matches(['{', '}']))).collect()
                }
                (_, AsmOperand::Registers(registers)) => registers.clone(),
                (_, AsmOperand::Memory(address)) => address.base.into_iter().collect(),
                _ => Vec::new(),
            };
            for register in registers {
                match core(table, register) {
                    Some(reg) if reg == SP || reg == FP => {
                        return self
                            .refuse("inline assembly with the stack pointer or the frame pointer as an operand");
                    }
                    Some(reg) => written.insert(reg),
                    None if constraint.kind == ConstraintKind::Clobber => {}
                    None => return self.refuse("inline assembly with an operand in a register of this kind"),
                }
            }
        }
        if !written.and(self.m.s.fixed).is_empty() {
            // The function is compiled again without values that have a register for their whole life.
            self.m.needs_unfixed = true;
            return self.refuse("inline assembly requires more registers than available");
        }
        Ok(written)
    }

    fn save_for_statement(&mut self, written: RegSet, unwind: Option<u32>) -> Selected {
        // The return address may be changed, and the text may use the stack.
        self.frame.has_calls = true;
        self.m.s.touched = self.m.s.touched.or(written);
        self.save_for_call(unwind);
        let kept = written.without(Arm::CALLER_SAVED).and(Arm::ALLOCATABLE);
        match unwind {
            Some(_) if !self.m.s.regs.used.and(kept).is_empty() => {
                self.refuse("an invoke of inline assembly with registers that calls keep")
            }
            _ => {
                self.m.s.clean_living(kept);
                Ok(())
            }
        }
    }

    /// Keeps the addresses of outputs in registers that go to memory; `slots` are to be released.
    fn addresses_to_store(
        &mut self,
        operands: &[Operand],
        places: &[AsmOperand],
        slots: &mut Vec<(i32, u32)>,
    ) -> Selected<Vec<(usize, i32)>> {
        let mut stored = Vec::new();
        for (at, (operand, place)) in operands.iter().zip(places).enumerate() {
            let is_stored = operand.kind == ConstraintKind::Output && matches!(place, AsmOperand::Registers(_));
            let Some(pointer) = operand.value.filter(|_| is_stored) else { continue };
            let slot = self.m.s.frame.slot(8);
            slots.push((slot, 8));
            stored.push((at, slot));
            let reg = self.register(pointer, 0, Class::I64)?;
            Arm::store(&mut self.m.s.code, Class::I64, reg, slot);
            self.m.s.unlock_all();
        }
        Ok(stored)
    }

    /// Puts inputs and addresses into their registers; `slots` are to be released.
    fn asm_inputs(
        &mut self,
        table: &'static Table,
        list: &[ConstraintInfo<'_>],
        operands: &[Operand],
        places: &[AsmOperand],
        slots: &mut Vec<(i32, u32)>,
    ) -> Selected {
        let mut sources: Vec<(Reg, Source, Class)> = Vec::new();
        let mut loads: Vec<(Reg, i32)> = Vec::new();
        for (at, operand) in operands.iter().enumerate() {
            let Some(value) = operand.value else { continue };
            match &places[at] {
                AsmOperand::Registers(registers) if operand.kind == ConstraintKind::Input => {
                    let regs: Vec<Reg> = registers.iter().filter_map(|&register| core(table, register)).collect();
                    let classes = self.classes(operand.ty);
                    let fits = |(reg, class): (&Reg, &Class)| reg.is_vector() == (class.bank() == Bank::Vector);
                    if classes.len() == regs.len() && regs.iter().zip(&classes).all(fits) {
                        for (number, (&reg, &class)) in (0..).zip(regs.iter().zip(&classes)) {
                            let source = self.source(value, number)?;
                            sources.push((reg, self.held_source(source, class, slots)?, class));
                        }
                        continue;
                    }
                    // By way of memory, in which all registers have their full size.
                    let slot = self.slot_for(operand.ty, regs.len() as u32, slots)?;
                    self.store_value(operand.ty, value, Address::frame(slot))?;
                    self.m.s.unlock_all();
                    loads.extend((0..).zip(&regs).map(|(number, &reg)| (reg, slot + number * register_size(reg))));
                }
                AsmOperand::Memory(address) => {
                    let Some(base) = address.base.and_then(|register| core(table, register)) else { continue };
                    if operand.is_indirect || list[at].codes().contains(&b"p".as_slice()) {
                        let source = self.source(value, 0)?;
                        sources.push((base, self.held_source(source, Class::I64, slots)?, Class::I64));
                    } else {
                        let slot = self.slot_for(operand.ty, 1, slots)?;
                        self.store_value(operand.ty, value, Address::frame(slot))?;
                        self.m.s.unlock_all();
                        sources.push((base, Source::Frame(slot), Class::I64));
                    }
                }
                _ => {}
            }
        }
        let mut late = Vec::new();
        for &(reg, source, class) in &sources {
            match source {
                _ if [X16, X17, V31].contains(&reg) => late.push((reg, source, class)),
                Source::Part(id) => {
                    let part = self.m.s.parts[id as usize];
                    let from = if part.reg == Reg::NONE { Spot::Slot(part.slot) } else { Spot::Register(part.reg) };
                    self.m.moves.push(Spot::Register(reg), from, part.class);
                }
                source => late.insert(0, (reg, source, class)),
            }
        }
        if late.iter().any(|(reg, source, _)| [X16, X17, V31].contains(reg) && matches!(source, Source::Part(_))) {
            return self.refuse("an operand of inline assembly in a register that holds no values");
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for (reg, source, class) in late {
            self.move_source(reg, source, class)?;
        }
        for (reg, slot) in loads {
            let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
            Arm::load(&mut self.m.s.code, class, reg, slot);
        }
        Ok(())
    }

    /// Returns a source that is there when no register is free any more.
    fn held_source(&mut self, source: Source, class: Class, slots: &mut Vec<(i32, u32)>) -> Selected<Source> {
        let is_simple = match source {
            Source::Part(_) | Source::Bits(_) | Source::WideBits(_) | Source::Frame(_) | Source::Undefined => true,
            Source::Address(global, _) => !self.needs_call(global),
            Source::Folded(_) | Source::Expression(_) | Source::Memory(_) | Source::Constant(..) => false,
        };
        if is_simple {
            return Ok(source);
        }
        let size = class.size().max(8);
        let slot = self.m.s.frame.slot(size);
        slots.push((slot, size));
        let reg = self.m.s.scratch(class.bank());
        self.move_source(reg, source, class)?;
        Arm::store(&mut self.m.s.code, class, reg, slot);
        self.m.s.unlock_all();
        Ok(Source::Memory(slot))
    }

    /// Returns a slot for a value that goes to this number of registers.
    fn slot_for(&mut self, ty: Type, count: u32, slots: &mut Vec<(i32, u32)>) -> Selected<i32> {
        let size = u32::try_from(self.info(ty).size).ok().filter(|&size| size <= 1 << 20);
        let Some(size) = size else { return self.refuse_type("an operand of inline assembly", ty) };
        let size = size.max(16 * count);
        let slot = self.m.s.frame.slot(size);
        slots.push((slot, size));
        Ok(slot)
    }

    /// Expands the text of a statement, and appends its code.
    fn asm_code(
        &mut self,
        inst: Inst,
        asm: InlineAsm,
        statement: &Statement<'m>,
        unwind: Option<(Label, u32)>,
    ) -> Selected {
        let data = self.module.tables.inline_asm(asm);
        // A number that no other statement of the module prints.
        let unique = u64::from(self.function.as_u32()) << 32 | u64::from(inst.as_u32());
        let with = Expansion { operands: &statement.places, intel: false, unique };
        let text = match statement.table.expand_or_offset(self.module.tables.str(data.template), &with) {
            Ok(text) => text,
            Err((error, _)) => return self.refuse(&error.to_string()),
        };
        let piece = match self.m.texts(self.context).piece(&text, false) {
            Ok(piece) => piece,
            Err(message) => return self.refuse(&message),
        };
        if piece.ends_elsewhere {
            return self.refuse("inline assembly that ends in another section than it begins");
        }
        let code = &piece.image[piece.code];
        if code.align > 4 {
            return self.refuse("inline assembly with aligned code");
        }
        if !code.bytes.len().is_multiple_of(4) {
            return self.refuse("inline assembly with code that is no multiple of 4 bytes");
        }
        let start = self.m.s.code.len() as u32;
        self.m.s.code.extend_from_slice(&code.bytes);
        let end = self.m.s.code.len() as u32;
        if let Some((pad, _)) = unwind {
            let pad = (pad, self.unwind_inst(inst));
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, Some(pad)));
        } else if data.unwind {
            self.m.call_sites.push((CallSite { start, end, landing_pad: None }, None));
        }
        let code = &piece.image[piece.code];
        if piece.image.sections.len() > 1 || !piece.image.symbols.is_empty() || !code.fixups.is_empty() {
            self.m.own.placed.push(Placed { start, piece, names: statement.names.clone(), inst });
        }
        Ok(())
    }
}

/// Bytes of a register in a slot.
fn register_size(reg: Reg) -> i32 {
    if reg.is_vector() { 16 } else { 8 }
}
