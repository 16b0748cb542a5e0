//! Parameters: where the caller leaves them.

use draig_tables::AttrKind;

use super::address::Address;
use super::convention::{Assigner, REGISTERS, Rules, Spot};
use super::emit::{self, access};
use super::registers::{Arm, V31, X9, X16};
use super::variadic::SaveArea;
use super::{Selected, Selector};
use crate::function::moves;
use crate::function::registers::Reg;
use crate::function::state::{Place, Target};
use crate::function::types::{Bank, Class, Kind};

/// Bytes of the frame record: the frame pointer and the return address.
pub(super) const RECORD: u32 = 16;
/// Bytes of all registers that functions restore, which lie next to it on Windows.
const SAVED_BYTES: u32 = 18 * 8;

/// Bytes above the frame pointer that hold no objects.
pub(super) fn reserved(rules: Rules) -> u32 {
    if rules == Rules::Windows { RECORD + SAVED_BYTES } else { RECORD }
}

impl Selector<'_, '_> {
    /// Makes the frame of the function.
    pub(super) fn start_frame(&mut self) -> Selected {
        let Some(function) = self.module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let convention = self.convention_of(function.calling_convention)?;
        self.frame.convention = Some(convention);
        self.read_traits()?;
        self.frame.traits = self.traits;
        self.frame.align = self.traits.stack_align.max(16);
        self.frame.is_dynamic = self.traits.stack_align > 0;
        self.frame.is_naked =
            self.has_attribute(self.module.tables.attributes.list(function.attributes).function, AttrKind::Naked);
        self.frame.rules = self.rules();
        self.frame.guard = self.context.guard;
        self.m.s.start(reserved(self.frame.rules));
        self.frame.is_guarded = self.is_guarded(self.traits.guard);
        self.frame.has_calls |= self.frame.is_guarded;
        Ok(())
    }

    /// Defines the parameters where the caller left them.
    pub(super) fn parameters(&mut self) -> Selected {
        let module = self.module;
        let Some(function) = module.global(self.function).as_function() else {
            return self.refuse("a function that is none");
        };
        let Some(signature) = module.tables.types.as_function(module.global(self.function).value_type) else {
            return self.refuse("a function without a function type");
        };
        let Some(convention) = self.frame.convention else { return self.refuse("a function without a convention") };
        if signature.vararg && !convention.has_lists {
            return self.refuse("variable arguments of this calling convention");
        }
        let mut assigner = Assigner::new(convention, self.rules(), signature.vararg);
        if self.is_demoted(signature.result)? {
            let Spot::Reg(reg) = assigner.result_address() else {
                return self.refuse("a result of this calling convention");
            };
            let slot = self.m.s.frame.object(8, 8);
            Arm::store(&mut self.m.s.code, Class::I64, reg, slot);
            self.frame.result_address = slot;
        }
        // Nothing that is allocated meanwhile may be a register of a parameter, or the address of those on the stack.
        let busy = super::registers::generals(0, 9).or(super::registers::vectors(0, 7)).or(convention.own_registers());
        for reg in busy.iter() {
            self.m.s.lock(reg);
        }
        // Values that move to their registers, and those on the stack.
        let mut arrivals: Vec<(u32, Reg)> = Vec::new();
        let mut stacked: Vec<(u32, u32, u32)> = Vec::new();
        let mut images = Vec::new();
        let insts = self.m.s.analysis.insts;
        for (number, &ty) in self.params.iter().enumerate() {
            let id = insts + number as u32;
            let set = module.tables.attributes.param(function.attributes, number);
            let is_used = self.m.s.analysis.lives[id as usize].uses > 0;
            self.check_attributes(set)?;
            if self.has_attribute(set, AttrKind::SwiftError) {
                self.error_parameter(id);
                continue;
            }
            if let Some(reg) = self.own_register(set) {
                if is_used {
                    self.m.s.create(id, Class::I64);
                    if self.m.s.parts[id as usize].place == Place::Fixed {
                        arrivals.push((id, reg));
                    } else {
                        // Nothing else may have been put there meanwhile.
                        let slot = self.m.s.slot_of(id);
                        Arm::store(&mut self.m.s.code, Class::I64, reg, slot);
                    }
                }
                continue;
            }
            if let Some(pointee) = self.by_value(set) {
                let offset = self.by_value_spot(&mut assigner, set, pointee)?;
                if is_used {
                    self.m.s.create(id, Class::I64);
                    self.address_of_parameter(id, offset);
                }
                continue;
            }
            if self.has_attribute(set, AttrKind::StructRet) {
                let Spot::Reg(reg) = assigner.result_address() else {
                    return self.refuse("a result of this calling convention");
                };
                if is_used {
                    self.m.s.create(id, Class::I64);
                    arrivals.push((id, reg));
                }
                continue;
            }
            let leaves = self.leaves(ty)?;
            let spots = self.spots(&mut assigner, ty, &leaves);
            if !is_used || leaves.is_empty() {
                continue;
            }
            let image = if self.info(ty).is_vector { self.image_of(ty) } else { None };
            if self.info(ty).kind == Kind::Memory || image.is_some() {
                let slot = match image {
                    Some(image) => {
                        let (slot, size) = self.new_image(image);
                        images.push((id, ty, image, slot, size));
                        slot
                    }
                    None => {
                        let size = self.info(ty).size;
                        let slot = self.m.s.frame.object(size, 16);
                        self.m.s.create_in_frame(id, Place::Memory, slot);
                        slot
                    }
                };
                for (leaf, &spot) in leaves.iter().zip(&spots) {
                    let reg = match spot {
                        Spot::Reg(reg) => reg,
                        Spot::Stack(offset) => {
                            let reg = if leaf.class.bank() == Bank::General { X16 } else { V31 };
                            let bytes = leaf.bytes.next_power_of_two();
                            self.frame.has_incoming = true;
                            self.load_part(reg, leaf.class, bytes, Address::base(X9, i64::from(offset)));
                            reg
                        }
                    };
                    let is_moved = !reg.is_vector() && leaf.class.bank() == Bank::Vector;
                    let class = if is_moved { Class::I64 } else { leaf.class };
                    self.store_part(reg, class, leaf.bytes, Address::frame(slot + leaf.offset as i32));
                }
                continue;
            }
            match leaves.as_slice() {
                [leaf] => self.m.s.create(id, leaf.class),
                many => self.m.s.create_parts(id, many.iter().map(|leaf| leaf.class)),
            }
            for (part, (spot, leaf)) in (0..).zip(spots.iter().zip(&leaves)) {
                let part_id = self.m.s.part_id(id, part);
                match *spot {
                    Spot::Reg(reg) if !reg.is_vector() && leaf.class.bank() == Bank::Vector => {
                        self.moved_parameter(part_id, reg);
                    }
                    Spot::Reg(reg) => arrivals.push((part_id, reg)),
                    Spot::Stack(offset) => stacked.push((part_id, offset, leaf.bytes)),
                }
            }
        }
        if assigner.stack > 1 << 20 {
            return self.refuse("parameters of this size");
        }
        if assigner.stack > 0 && (convention.numbers.is_some() || assigner.takes(X9)) {
            return self.refuse("parameters on the stack of this calling convention");
        }
        if signature.vararg {
            self.save_registers(&assigner);
        }
        self.note_incoming(assigner.stack);
        // Registers of values that do not move are theirs from here on.
        let mut fixed = Vec::new();
        for &(part, reg) in &arrivals {
            let own = self.m.s.parts[part as usize];
            if own.place == Place::Fixed {
                fixed.push((own.reg, reg, own.class));
            } else if Arm::SAVED_IN_PART.contains(reg) {
                // Values of other sizes must not take its place.
                let slot = self.m.s.slot_of(part);
                Arm::store(&mut self.m.s.code, own.class, reg, slot);
            } else {
                self.m.s.define(part, reg);
            }
        }
        for (part, offset, bytes) in stacked {
            self.frame.has_incoming = true;
            let own = self.m.s.parts[part as usize];
            let bytes = bytes.next_power_of_two();
            let place = Address::base(X9, i64::from(offset));
            if own.place == Place::Fixed {
                self.load_part(own.reg, own.class, bytes, place);
            } else {
                // Its slot is written at once: there may be more of them than registers.
                let reg = if own.class.bank() == Bank::General { X16 } else { V31 };
                self.load_part(reg, own.class, bytes, place);
                let slot = self.m.s.slot_of(part);
                Arm::store(&mut self.m.s.code, own.class, reg, slot);
            }
        }
        for (to, from, class) in fixed {
            self.m.moves.push(moves::Spot::Register(to), moves::Spot::Register(from), class);
        }
        let super::Memory { s, moves, .. } = &mut *self.m;
        moves.emit(s);
        self.m.s.end_inst();
        for (id, ty, image, slot, size) in images {
            self.gather_image(id, ty, image, slot)?;
            self.m.s.frame.release(slot, size);
            self.m.s.end_inst();
        }
        Ok(())
    }

    /// Defines a number of floating point that is in a register of integers.
    fn moved_parameter(&mut self, id: u32, reg: Reg) {
        let part = self.m.s.parts[id as usize];
        if part.place == Place::Fixed {
            Arm::general_to_vector(&mut self.m.s.code, part.reg, reg);
        } else {
            let slot = self.m.s.slot_of(id);
            Arm::store(&mut self.m.s.code, Class::I64, reg, slot);
        }
    }

    /// Makes the address of a parameter on the stack a value.
    fn address_of_parameter(&mut self, id: u32, offset: u32) {
        self.frame.has_incoming = true;
        let part = self.m.s.parts[id as usize];
        let reg = if part.place == Place::Fixed { part.reg } else { X16 };
        emit::add_number(self.code(), reg, X9, i64::from(offset));
        if part.place != Place::Fixed {
            let slot = self.m.s.slot_of(id);
            Arm::store(&mut self.m.s.code, Class::I64, X16, slot);
        }
    }

    /// Saves the registers of unnamed arguments for `va_start`.
    fn save_registers(&mut self, assigner: &Assigner) {
        let rules = self.rules();
        let area = SaveArea::new(&mut self.m.s.frame, assigner, rules);
        if rules == Rules::Windows {
            // They lie next to the arguments on the stack.
            for number in area.named_generals..REGISTERS {
                let distance = 8 * i64::from(number) - 8 * i64::from(REGISTERS);
                emit::access_at(self.code(), access::STORE64, Reg(number as u8), X9, distance);
            }
        }
        for (reg, slot) in area.registers() {
            let class = if reg.is_vector() { Class::V128 } else { Class::I64 };
            Arm::store(&mut self.m.s.code, class, reg, slot);
        }
        self.frame.has_incoming = true;
        let stack = i64::from(assigner.stack.next_multiple_of(8)) - i64::from(area.above());
        emit::add_number(self.code(), X16, X9, stack);
        Arm::store(&mut self.m.s.code, Class::I64, X16, area.stack);
        self.frame.variable = Some(area);
    }
}
