//! Arguments of calls: to their registers and places on the stack, in an order in which none overwrites another.

use draig_ir::{AttrSet, Attribute, Type, Value};
use draig_tables::AttrKind;

use super::address::Address;
use super::call::Call;
use super::convention::{Assigner, Leaf, Rules, Spot};
use super::operand::Source;
use super::registers::{Arm, SP, X16, ZR};
use super::{Selected, Selector};
use crate::function::kinds::Kinds;
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::Target;
use crate::function::types::{Bank, Class, Kind};
pub(super) use crate::select::Argument;

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
/// Those of them that are refused.
const REFUSED: &[(AttrKind, &str)] = &[(AttrKind::InAlloca, "inalloca"), (AttrKind::Preallocated, "preallocated")];
/// Attributes of narrow integers that the caller extends.
const EXTENDED: Kinds = Kinds::of(&[AttrKind::SExt, AttrKind::ZExt]);

/// Largest area for arguments on the stack: its size is in an instruction.
pub(super) const MAX_OUTGOING: u32 = 1 << 16;

/// Source of a register of an argument.
#[derive(Clone, Copy)]
enum Arrival {
    Part(u32),
    Slot(i32),
    Source(Source, Class),
    /// Bytes in the frame.
    Bytes(i32, Class, u32),
}

/// Registers of arguments while they are collected.
#[derive(Default)]
pub(crate) struct Pending {
    arrivals: Vec<(Reg, Arrival)>,
    /// Registers that are extended once they have their values: from a width, with its sign or without.
    extensions: Vec<(Reg, u32, bool)>,
}

impl Selector<'_, '_> {
    /// Returns the type of a parameter that is passed as a copy on the stack.
    pub(super) fn by_value(&self, set: AttrSet) -> Option<Type> {
        match self.module.tables.attributes.get(set, AttrKind::ByVal) {
            Some(Attribute::Type(_, ty)) => *ty,
            _ => None,
        }
    }

    /// Refuses parameters with attributes for which there is no place.
    pub(super) fn check_attributes(&self, set: AttrSet) -> Selected {
        let kinds = self.kinds(set);
        if self.rules() == Rules::Windows && kinds.has(AttrKind::StructRet) && kinds.has(AttrKind::InReg) {
            return self.refuse("a parameter with sret and inreg");
        }
        match REFUSED.iter().find(|(kind, _)| kinds.has(*kind)) {
            Some((_, name)) => self.refuse(&format!("a parameter with {name}")),
            None => Ok(()),
        }
    }

    /// Returns the offset on the stack of the copy that is a parameter.
    pub(super) fn by_value_spot(&mut self, assigner: &mut Assigner, set: AttrSet, pointee: Type) -> Selected<u32> {
        let info = self.info(pointee);
        let align = self.module.tables.attributes.int(set, AttrKind::Alignment).unwrap_or(1 << info.align_log2);
        let (Ok(size), true) = (u32::try_from(info.size), align <= 16) else {
            return self.refuse_type("a byval parameter", pointee);
        };
        match assigner.on_stack(size.next_multiple_of(8), (align as u32).max(8)) {
            Spot::Stack(offset) if offset < MAX_OUTGOING => Ok(offset),
            _ => self.refuse("parameters of this size"),
        }
    }

    /// Puts all arguments into place. The result, if it is in memory, is written to a slot.
    /// Returns the places that were given out.
    pub(super) fn place_arguments(&mut self, call: &Call<'_>, result: Option<i32>) -> Selected<Assigner> {
        let mut assigner = Assigner::new(call.convention, self.rules(), call.named.is_some());
        let mut pending = std::mem::take(&mut self.m.own.pending);
        pending.arrivals.clear();
        pending.extensions.clear();
        if let Some(slot) = result {
            match assigner.result_address() {
                Spot::Reg(reg) => pending.arrivals.push((reg, Arrival::Source(Source::Frame(slot), Class::I64))),
                Spot::Stack(_) => return self.refuse("a result of this calling convention"),
            }
        }
        // Arguments that need registers on the way come first; then nothing is allocated until all are in place.
        for (number, argument) in call.arguments.iter().enumerate() {
            assigner.is_variable = call.named.is_some_and(|named| number >= named);
            self.argument(argument, &mut assigner, &mut pending)?;
        }
        if assigner.stack > 0 && call.convention.numbers.is_some() {
            return self.refuse("arguments on the stack of this calling convention");
        }
        if assigner.stack > MAX_OUTGOING {
            return self.refuse("arguments of this size");
        }
        self.frame.outgoing = self.frame.outgoing.max(assigner.stack.next_multiple_of(16));
        for &(reg, arrival) in &pending.arrivals {
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
                Arrival::Source(..) | Arrival::Bytes(..) => {}
            }
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        for &(reg, arrival) in &pending.arrivals {
            match arrival {
                Arrival::Source(source, class) => self.move_source(reg, source, class)?,
                Arrival::Bytes(slot, class, bytes) => self.load_part(reg, class, bytes, Address::frame(slot)),
                Arrival::Part(_) | Arrival::Slot(_) => {}
            }
        }
        for &(reg, width, is_signed) in &pending.extensions {
            self.extend_in_place(reg, width, is_signed, Class::I32);
        }
        self.m.own.pending = pending;
        Ok(assigner)
    }

    /// Puts an argument on the stack, or notes what its registers get.
    fn argument(&mut self, argument: &Argument, assigner: &mut Assigner, pending: &mut Pending) -> Selected {
        let Argument { value, ty, attributes } = *argument;
        let kinds = self.kinds(attributes);
        if kinds.has_any(SPECIAL) {
            self.check_attributes(attributes)?;
            if let Some(pointee) = self.by_value(attributes) {
                let size = self.info(pointee).size;
                let offset = self.by_value_spot(assigner, attributes, pointee)?;
                let from = self.address_of(value)?;
                return self.copy_memory(Address::base(SP, i64::from(offset)), from, size);
            }
            if kinds.has(AttrKind::SwiftError) {
                // Its slot is read just before the call.
                return Ok(());
            }
            if let Some(reg) = self.own_register(attributes) {
                let source = self.source(value, 0)?;
                return self.argument_part(source, Class::I64, 8, Spot::Reg(reg), pending);
            }
            if kinds.has(AttrKind::StructRet) {
                let source = self.source(value, 0)?;
                let spot = assigner.result_address();
                return self.argument_part(source, Class::I64, 8, spot, pending);
            }
        }
        let info = self.info(ty);
        if let (Kind::Scalar(class), true) = (info.kind, info.is_single) {
            let spot = assigner.part(class, info.store_size as u32);
            // A truth value has 8 bits.
            let width = info.bits;
            if class.bank() == Bank::General && width < 32 && (kinds.has_any(EXTENDED) || width == 1) {
                let bytes = if assigner.is_packed() { info.store_size as u32 } else { 8 };
                return self.extended_argument((value, width, kinds.has(AttrKind::SExt)), bytes, spot, pending);
            }
            let source = self.source(value, 0)?;
            return self.argument_part(source, class, info.store_size as u32, spot, pending);
        }
        let leaves = self.leaves(ty)?;
        let spots = self.spots(assigner, ty, &leaves);
        if info.is_vector
            && let Some(image) = self.image_of(ty)
        {
            let (slot, size) = self.spread(value, ty, image)?;
            self.m.released.push((slot, size));
            return self.pass_from_frame(slot, &leaves, &spots, pending);
        }
        if info.kind == Kind::Memory {
            return self.argument_in_memory(value, ty, &leaves, &spots, pending);
        }
        for (part, (&spot, leaf)) in (0..).zip(spots.iter().zip(&leaves)) {
            let source = self.source(value, part)?;
            self.argument_part(source, leaf.class, leaf.bytes, spot, pending)?;
        }
        Ok(())
    }

    /// Passes the numbers of a value that is kept in memory.
    fn argument_in_memory(
        &mut self,
        value: Value,
        ty: Type,
        leaves: &[Leaf],
        spots: &[Spot],
        pending: &mut Pending,
    ) -> Selected {
        match self.source_in_frame(value, ty)? {
            Some(slot) => self.pass_from_frame(slot, leaves, spots, pending),
            None => Ok(()),
        }
    }

    /// Passes numbers that are in the frame.
    fn pass_from_frame(&mut self, slot: i32, leaves: &[Leaf], spots: &[Spot], pending: &mut Pending) -> Selected {
        for (leaf, &spot) in leaves.iter().zip(spots) {
            let at = slot + leaf.offset as i32;
            match spot {
                Spot::Reg(reg) => {
                    let is_moved = !reg.is_vector() && leaf.class.bank() == Bank::Vector;
                    let class = if is_moved { Class::I64 } else { leaf.class };
                    pending.arrivals.push((reg, Arrival::Bytes(at, class, leaf.bytes)));
                }
                Spot::Stack(offset) => {
                    let reg = self.m.s.scratch(leaf.class.bank());
                    self.load_part(reg, leaf.class, leaf.bytes, Address::frame(at));
                    let bytes = leaf.bytes.next_power_of_two();
                    self.store_part(reg, leaf.class, bytes, Address::base(SP, i64::from(offset)));
                    self.m.s.unlock(reg);
                }
            }
        }
        Ok(())
    }

    /// Returns the slot of a value that is kept in memory, to which a constant is copied; `None` if it is undefined.
    pub(super) fn source_in_frame(&mut self, value: Value, ty: Type) -> Selected<Option<i32>> {
        if self.value_id(value).is_some()
            && let Source::Memory(slot) = self.source(value, 0)?
        {
            return Ok(Some(slot));
        }
        let Some(from) = self.memory_of(value, ty)? else { return Ok(None) };
        let info = self.info(ty);
        let slot = self.copy_for_call(info.size)?;
        self.copy_memory(Address::frame(slot), from, info.store_size)?;
        Ok(Some(slot))
    }

    /// Returns a slot that is free again after the call.
    fn copy_for_call(&mut self, size: u64) -> Selected<i32> {
        let Ok(size) = u32::try_from(size.max(1)) else { return self.refuse("an argument of this size") };
        let slot = self.m.s.frame.slot(size);
        self.m.released.push((slot, size));
        Ok(slot)
    }

    fn extended_argument(
        &mut self,
        (value, width, is_signed): (Value, u32, bool),
        bytes: u32,
        spot: Spot,
        pending: &mut Pending,
    ) -> Selected {
        if let Some(number) = self.integer_constant(value) {
            let bits = if is_signed { number as u32 } else { number as u32 & ((1 << width) - 1) };
            return self.argument_part(Source::Bits(u64::from(bits)), Class::I32, bytes.min(4), spot, pending);
        }
        match spot {
            Spot::Reg(reg) => {
                pending.extensions.push((reg, width, is_signed));
                let source = self.source(value, 0)?;
                self.argument_part(source, Class::I32, 4, spot, pending)
            }
            Spot::Stack(offset) => {
                self.move_extended(X16, value, width, is_signed, Class::I32)?;
                self.store_part(X16, Class::I64, bytes, Address::base(SP, i64::from(offset)));
                Ok(())
            }
        }
    }

    fn argument_part(
        &mut self,
        source: Source,
        class: Class,
        bytes: u32,
        spot: Spot,
        pending: &mut Pending,
    ) -> Selected {
        let offset = match spot {
            Spot::Stack(offset) => offset,
            Spot::Reg(reg) if !reg.is_vector() && class.bank() == Bank::Vector => {
                let slot = self.copy_for_call(8)?;
                match source {
                    Source::Part(id) => {
                        let is_held = self.m.s.parts[id as usize].reg != Reg::NONE;
                        let from = self.m.s.in_register(id);
                        Arm::store(&mut self.m.s.code, class, from, slot);
                        if !is_held {
                            self.m.s.unlock(from);
                        }
                    }
                    source => {
                        let from = self.m.s.scratch(Bank::Vector);
                        self.move_source(from, source, class)?;
                        Arm::store(&mut self.m.s.code, class, from, slot);
                        self.m.s.unlock(from);
                    }
                }
                pending.arrivals.push((reg, Arrival::Slot(slot)));
                return Ok(());
            }
            Spot::Reg(reg) => {
                let arrival = match source {
                    Source::Part(id) => Arrival::Part(id),
                    Source::Address(global, _) if !self.needs_call(global) => Arrival::Source(source, class),
                    Source::Expression(_) | Source::Address(..) => {
                        let slot = self.copy_for_call(8)?;
                        let scratch = self.m.s.scratch(Bank::General);
                        self.move_source(scratch, source, Class::I64)?;
                        Arm::store(&mut self.m.s.code, Class::I64, scratch, slot);
                        self.m.s.unlock(scratch);
                        Arrival::Slot(slot)
                    }
                    source => Arrival::Source(source, class),
                };
                pending.arrivals.push((reg, arrival));
                return Ok(());
            }
        };
        let place = Address::base(SP, i64::from(offset));
        // Elements of arrays lie next to each other; others have words of their own.
        let bytes = bytes.next_power_of_two();
        match source {
            Source::Part(id) => {
                let is_held = self.m.s.parts[id as usize].reg != Reg::NONE;
                let reg = self.m.s.in_register(id);
                self.store_part(reg, class, bytes, place);
                if !is_held {
                    self.m.s.unlock(reg);
                }
            }
            Source::Bits(0) if bytes <= 8 => self.store_part(ZR, Class::I64, bytes, place),
            source => {
                let reg = self.m.s.scratch(class.bank());
                self.move_source(reg, source, class)?;
                self.store_part(reg, class, bytes, place);
                self.m.s.unlock(reg);
            }
        }
        Ok(())
    }
}
