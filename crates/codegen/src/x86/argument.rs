//! Arguments of calls: to their registers and places on the stack, in an order in which none overwrites another.

use draig_ir::{AttrSet, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::AttrKind;

use super::address::Address;
use super::call::Call;
use super::convention::{Assigner, Convention, Spot};
use super::operand::Source;
use super::registers::{R11, R12, R13, R14, RAX, RBP, RSP, ST0, X86, XMM15, set};
use super::{Selected, Selector};
use crate::CodeModel;
use crate::function::kinds::Kinds;
use crate::function::moves;
use crate::function::registers::{Reg, RegSet};
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};
pub(super) use crate::select::Argument;

/// Registers that moves and loads need, or that frames hang on: arguments get there last.
const LATE: RegSet = set(&[R11, RBP]).or(XMM15.mask());

/// Attributes of arguments that are not passed like others.
const SPECIAL: Kinds = Kinds::of(&[
    AttrKind::ByVal,
    AttrKind::InAlloca,
    AttrKind::Preallocated,
    AttrKind::Nest,
    AttrKind::SwiftSelf,
    AttrKind::SwiftError,
    AttrKind::SwiftAsync,
    AttrKind::StructRet,
]);
/// Attributes of narrow integers that the caller extends.
const EXTENDED: Kinds = Kinds::of(&[AttrKind::SExt, AttrKind::ZExt]);

/// Source of a register of an argument.
#[derive(Clone, Copy)]
enum Arrival {
    Part(u32),
    Slot(i32),
    Source(Source, Class),
}

/// Address that a function gets for a result in memory.
#[derive(Clone, Copy)]
pub(super) enum ResultAddress {
    /// Address of a slot, where it is a multiple of a power of two.
    Frame(i32, u32),
    /// The content of a slot.
    Slot(i32),
}

/// Registers of arguments while they are collected.
#[derive(Default)]
pub(crate) struct Pending {
    arrivals: Vec<(Reg, Arrival)>,
    /// Registers that are extended once they have their values: from a width, with its sign or without.
    extensions: Vec<(Reg, u32, bool)>,
}

/// Facts about a call once its arguments are in place.
pub(super) struct Placed {
    pub(super) assigner: Assigner,
    /// Registers that get their values from slots as the last step before the call.
    pub(super) late: Vec<(Reg, i32, Class)>,
    /// Registers of arguments.
    pub(super) used: RegSet,
    /// Slot of the variable of `swifterror`.
    pub(super) swift_error: Option<i32>,
}

impl Selector<'_, '_> {
    /// Puts all arguments into place, except for the late ones.
    pub(super) fn place_arguments(&mut self, call: &Call<'_>, result: Option<ResultAddress>) -> Selected<Placed> {
        let convention = call.convention;
        let mut placed =
            Placed { assigner: Assigner::new(convention), late: Vec::new(), used: RegSet::EMPTY, swift_error: None };
        let mut pending = std::mem::take(&mut self.m.own.pending);
        pending.arrivals.clear();
        pending.extensions.clear();
        let result_reg = match (result, convention.result_address) {
            (None, _) => None,
            (Some(_), Some(reg)) => Some(reg),
            (Some(_), None) => match placed.assigner.part(Class::I64) {
                Spot::Reg(reg) => Some(reg),
                Spot::Stack(_) => return self.refuse("a result in memory"),
            },
        };
        if let (Some(ResultAddress::Slot(slot)), Some(reg)) = (result, result_reg) {
            pending.arrivals.push((reg, Arrival::Slot(slot)));
        }
        // Arguments that need registers on the way come first; then nothing is allocated until all are in place.
        for argument in call.arguments {
            self.argument(argument, convention, &mut placed, &mut pending)?;
        }
        if placed.assigner.shares_words {
            return self.refuse("arguments that share words of the stack");
        }
        if placed.assigner.stack > 1 << 30 {
            return self.refuse("arguments of this size");
        }
        let stack = placed.assigner.stack.max(placed.assigner.popped());
        self.frame.outgoing = self.frame.outgoing.max(stack.next_multiple_of(16));
        for &(reg, arrival) in &pending.arrivals {
            placed.used.insert(reg);
            let to = moves::Spot::Register(reg);
            match arrival {
                Arrival::Part(id) => {
                    let part = self.m.s.parts[id as usize];
                    let from = match part.reg {
                        Reg::NONE => moves::Spot::Slot(part.slot),
                        from => moves::Spot::Register(from),
                    };
                    self.m.moves.push(to, from, part.class);
                }
                Arrival::Slot(slot) => self.m.moves.push(to, moves::Spot::Slot(slot), Class::I64),
                Arrival::Source(..) => {}
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for &(reg, arrival) in &pending.arrivals {
            if let Arrival::Source(source, class) = arrival {
                self.move_source(reg, source, class)?;
            }
        }
        for &(reg, width, is_signed) in &pending.extensions {
            self.extend_in_place(reg, width, is_signed, Class::I32);
        }
        self.m.own.pending = pending;
        let takes_r11 = |placed: &Placed| placed.late.iter().any(|&(reg, ..)| reg == R11);
        if self.context.code_model == CodeModel::Large && takes_r11(&placed) {
            return self.refuse("an argument in r11 in the large code model");
        }
        if let (Some(ResultAddress::Frame(slot, align)), Some(reg)) = (result, result_reg) {
            placed.used.insert(reg);
            self.move_aligned(reg, slot, align);
        }
        if call.is_vararg {
            self.announce_variable(convention, &placed.assigner, placed.used)?;
        }
        Ok(placed)
    }

    /// Writes the first address in a slot that is a multiple of a power of two, at least 16, to a register.
    pub(super) fn move_aligned(&mut self, reg: Reg, slot: i32, align: u32) {
        ops::LEA64r.reg_mem(self.code(), reg.number(), Mem::base(RBP.0, slot + align as i32 - 16));
        if align > 16 {
            ops::AND64ri32.reg_imm(self.code(), reg.number(), -(align as i32));
        }
    }

    /// Tells a function with variable arguments which registers they are in.
    fn announce_variable(&mut self, convention: &Convention, assigner: &Assigner, used: RegSet) -> Selected {
        if convention.is_list_address {
            for reg in used.iter() {
                if let Some(other) = assigner.shadow_of(reg) {
                    X86::vector_to_general(&mut self.m.s.code, other, reg);
                }
            }
            return Ok(());
        }
        if used.contains(RAX) {
            return self.refuse("variable arguments in a calling convention with parameters in rax");
        }
        match i64::from(assigner.vectors) {
            0 => ops::XOR32rm.reg_reg(self.code(), RAX.number(), RAX.number()),
            count => ops::MOV32ri.opcode_reg_imm(self.code(), RAX.number(), count),
        }
        Ok(())
    }

    /// Loads the arguments that are late, other than those in `rbp`, which is the last.
    pub(super) fn load_late(&mut self, late: &[(Reg, i32, Class)]) {
        for &(reg, slot, class) in late.iter().filter(|&&(reg, ..)| reg != RBP) {
            X86::load(&mut self.m.s.code, class, reg, slot);
        }
    }

    /// Puts an argument on the stack, or notes what its registers get.
    fn argument(
        &mut self,
        argument: &Argument,
        convention: &Convention,
        placed: &mut Placed,
        pending: &mut Pending,
    ) -> Selected {
        let Argument { value, ty, attributes } = *argument;
        let kinds = self.kinds(attributes);
        let info = self.info(ty);
        if let (Kind::Scalar(class), true) = (info.kind, info.is_single)
            && !kinds.has_any(SPECIAL)
            && (class.size() <= 8 || !convention.by_reference)
        {
            let spot = placed.assigner.part(class);
            if kinds.has_any(EXTENDED) && class.bank() == Bank::General && info.bits < 32 {
                let is_signed = kinds.has(AttrKind::SExt);
                return self.extended_argument(value, info.bits, is_signed, spot, placed, pending);
            }
            let source = self.source(value, 0)?;
            return self.argument_part(source, class, spot, placed, pending);
        }
        if convention.is_wide_by_reference && ty == Type::I128 {
            let slot = self.copy_for_call(16)?;
            self.store_value(ty, value, Address::frame(slot))?;
            let spot = placed.assigner.part(Class::I64);
            return self.argument_part(Source::Frame(slot), Class::I64, spot, placed, pending);
        }
        let has_attributes = attributes != AttrSet::EMPTY;
        if has_attributes && let Some(pointee) = self.by_value(attributes) {
            let size = self.info(pointee).size;
            if convention.by_reference {
                let slot = self.copy_for_call(size)?;
                let from = self.address_of(value)?;
                self.copy_memory(Address::frame(slot), from, size)?;
                let spot = placed.assigner.part(Class::I64);
                return self.argument_part(Source::Frame(slot), Class::I64, spot, placed, pending);
            }
            let offset = self.by_value_slot(&mut placed.assigner, attributes, pointee)?;
            let from = self.address_of(value)?;
            return self.copy_memory(Address::base(RSP, offset as i32), from, size);
        }
        if has_attributes && let Some(reg) = self.special_register(convention, attributes, ty)? {
            let source = match (self.source(value, 0)?, reg == R12) {
                (Source::Frame(slot), true) => {
                    placed.swift_error = Some(slot);
                    Source::Memory(slot)
                }
                (_, true) => return self.refuse("a swifterror argument that is no object of the frame"),
                (source, false) => source,
            };
            return self.argument_part(source, Class::I64, Spot::Reg(reg), placed, pending);
        }
        if !convention.by_reference
            && let Some(pieces) = self.pieces_of(ty)?
        {
            return self.argument_in_pieces(value, ty, &pieces, placed);
        }
        let (spots, classes) = self.spots(&mut placed.assigner, convention, ty)?;
        if self.info(ty).kind == Kind::Memory {
            let size = self.info(ty).size;
            let Some(&spot) = spots.first() else { return self.refuse("an argument of this type") };
            if spot == Spot::Reg(ST0) {
                if let Some(from) = self.memory_of(value, ty)? {
                    self.mem(ops::LD_F80m, from);
                }
                return Ok(());
            }
            let to = match (spot, convention.by_reference) {
                (Spot::Stack(offset), false) => Address::base(RSP, offset as i32),
                _ => {
                    let slot = self.copy_for_call(size)?;
                    self.argument_part(Source::Frame(slot), Class::I64, spot, placed, pending)?;
                    Address::frame(slot)
                }
            };
            return match self.memory_of(value, ty)? {
                Some(from) => self.copy_memory(to, from, size),
                None => Ok(()),
            };
        }
        // Narrow integers are extended by the caller, if it says so.
        if has_attributes && classes.len() == 1 && classes[0].bank() == Bank::General {
            let width = self.info(ty).bits;
            let is_signed = self.has_attribute(attributes, AttrKind::SExt);
            if width < 32 && (is_signed || self.has_attribute(attributes, AttrKind::ZExt)) {
                return self.extended_argument(value, width, is_signed, spots[0], placed, pending);
            }
        }
        for (part, (&spot, &class)) in (0..).zip(spots.iter().zip(&classes)) {
            let source = self.source(value, part)?;
            if convention.by_reference && class.size() > 8 {
                let slot = self.copy_for_call(16)?;
                self.move_source(XMM15, source, class)?;
                X86::store(&mut self.m.s.code, class, XMM15, slot);
                self.argument_part(Source::Frame(slot), Class::I64, spot, placed, pending)?;
            } else {
                self.argument_part(source, class, spot, placed, pending)?;
            }
        }
        Ok(())
    }

    /// Returns a slot for a copy whose address is an argument.
    fn copy_for_call(&mut self, size: u64) -> Selected<i32> {
        let Ok(size) = u32::try_from(size.max(9)) else { return self.refuse("an argument of this size") };
        let slot = self.m.s.frame.slot(size);
        self.m.released.push((slot, size));
        Ok(slot)
    }

    /// Returns the register that an attribute gives to a parameter, whatever its number.
    pub(super) fn special_register(
        &mut self,
        convention: &Convention,
        attributes: AttrSet,
        ty: Type,
    ) -> Selected<Option<Reg>> {
        for (kind, name) in [(AttrKind::InAlloca, "inalloca"), (AttrKind::Preallocated, "preallocated")] {
            if self.has_attribute(attributes, kind) {
                return self.refuse(&format!("a parameter with {name}"));
            }
        }
        let rows = [
            (AttrKind::Nest, convention.nest),
            (AttrKind::SwiftSelf, Some(R13)),
            (AttrKind::SwiftError, Some(R12)),
            (AttrKind::SwiftAsync, Some(R14)),
            (AttrKind::StructRet, convention.result_address),
        ];
        for (kind, reg) in rows {
            if reg.is_some() && self.has_attribute(attributes, kind) {
                if self.info(ty).kind != Kind::Scalar(Class::I64) {
                    return self.refuse("a parameter of a special register that does not fit it");
                }
                return Ok(reg);
            }
        }
        Ok(None)
    }

    fn extended_argument(
        &mut self,
        value: Value,
        width: u32,
        is_signed: bool,
        spot: Spot,
        placed: &mut Placed,
        pending: &mut Pending,
    ) -> Selected {
        if let Some(number) = self.integer_constant(value) {
            let bits = if is_signed { number as u32 } else { number as u32 & ((1 << width) - 1) };
            return self.argument_part(Source::Bits(u64::from(bits)), Class::I32, spot, placed, pending);
        }
        match spot {
            Spot::Reg(reg) if !LATE.contains(reg) => {
                pending.extensions.push((reg, width, is_signed));
                let source = self.source(value, 0)?;
                self.argument_part(source, Class::I32, spot, placed, pending)
            }
            Spot::Reg(reg) => {
                let slot = self.slot_for_call();
                let scratch = self.m.s.scratch(Bank::General);
                self.move_extended(scratch, value, width, is_signed, Class::I32)?;
                X86::store(&mut self.m.s.code, Class::I64, scratch, slot);
                self.m.s.unlock(scratch);
                placed.late.push((reg, slot, Class::I64));
                Ok(())
            }
            Spot::Stack(offset) => {
                let reg = self.m.s.scratch(Bank::General);
                self.move_extended(reg, value, width, is_signed, Class::I32)?;
                self.store_part(reg, Class::I64, 8, Address::base(RSP, offset as i32));
                self.m.s.unlock(reg);
                Ok(())
            }
        }
    }

    fn slot_for_call(&mut self) -> i32 {
        let slot = self.m.s.frame.slot(8);
        self.m.released.push((slot, 8));
        slot
    }

    /// Computes a general source into a slot that is free again after the call.
    fn source_in_slot(&mut self, source: Source) -> Selected<i32> {
        let slot = self.slot_for_call();
        let scratch = self.m.s.scratch(Bank::General);
        self.move_source(scratch, source, Class::I64)?;
        X86::store(&mut self.m.s.code, Class::I64, scratch, slot);
        self.m.s.unlock(scratch);
        Ok(slot)
    }

    fn argument_part(
        &mut self,
        source: Source,
        class: Class,
        spot: Spot,
        placed: &mut Placed,
        pending: &mut Pending,
    ) -> Selected {
        let offset = match spot {
            Spot::Stack(offset) => offset,
            Spot::Reg(reg) if LATE.contains(reg) => {
                let slot = if class.bank() == Bank::General {
                    self.source_in_slot(source)?
                } else {
                    let slot = self.copy_for_call(16)?;
                    self.move_source(XMM15, source, class)?;
                    X86::store(&mut self.m.s.code, class, XMM15, slot);
                    slot
                };
                placed.late.push((reg, slot, class));
                return Ok(());
            }
            Spot::Reg(reg) => {
                let arrival = match source {
                    Source::Part(id) => Arrival::Part(id),
                    Source::Address(global, _) if !self.needs_call(global) => Arrival::Source(source, class),
                    Source::Expression(_) | Source::Address(..) => Arrival::Slot(self.source_in_slot(source)?),
                    source => Arrival::Source(source, class),
                };
                pending.arrivals.push((reg, arrival));
                return Ok(());
            }
        };
        let place = Address::base(RSP, offset as i32);
        if let (Source::Bits(bits), Bank::General) = (source, class.bank())
            && let Ok(number) = i32::try_from(bits as i64)
        {
            self.mem_imm(ops::MOV64mi32, place, number);
            return Ok(());
        }
        let bytes = class.size().max(8);
        if let Source::Part(id) = source {
            let reg = self.m.s.in_register(id);
            self.store_part(reg, class_of_size(class, bytes), bytes, place);
            self.m.s.unlock(reg);
        } else {
            let reg = if class.bank() == Bank::General { self.m.s.scratch(Bank::General) } else { XMM15 };
            self.move_source(reg, source, class)?;
            self.store_part(reg, class_of_size(class, bytes), bytes, place);
            if reg != XMM15 {
                self.m.s.unlock(reg);
            }
        }
        Ok(())
    }
}

/// A class of the same bank with this size.
fn class_of_size(class: Class, bytes: u32) -> Class {
    match (class.bank(), bytes) {
        (Bank::General, _) => Class::I64,
        (Bank::Vector, 8) => Class::F64,
        (Bank::Vector, _) => Class::V128,
    }
}
