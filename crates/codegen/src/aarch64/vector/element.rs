//! Elements of vectors: `extractelement`, `insertelement`.

use draig_ir::{Inst, Type, Value};
use draig_mc::aarch64::direct::{Op, add_immediate, bitmask, ops};
use draig_mc::aarch64::{Condition, ShiftKind};

use super::super::address::Address;
use super::super::emit::{self, access};
use super::super::operand::Source;
use super::super::registers::{FP, X16, ZR};
use super::super::{Selected, Selector};
use super::parts::{Shape, width_index};
use crate::function::registers::Reg;
use crate::function::types::{Bank, Class, Kind};
use crate::select::InFrame;

/// Copies of a lane to a general register, to the first lane of a register, from a general register to a lane, and from
/// a lane to a lane, by width.
const TO_GENERAL: [Op; 4] = [ops::UMOVvi8, ops::UMOVvi16, ops::UMOVvi32, ops::UMOVvi64];
const TO_FIRST: [Op; 4] = [ops::DUPi8, ops::DUPi16, ops::DUPi32, ops::DUPi64];
const FROM_GENERAL: [Op; 4] = [ops::INSvi8gpr, ops::INSvi16gpr, ops::INSvi32gpr, ops::INSvi64gpr];
const FROM_LANE: [Op; 4] = [ops::INSvi8lane, ops::INSvi16lane, ops::INSvi32lane, ops::INSvi64lane];

impl Selector<'_, '_> {
    pub(in crate::aarch64) fn extract_element(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (vector, index) = (operands[0], operands[1]);
        let vector_type = self.type_of(vector);
        let Some((_, lanes)) = self.lanes_of(vector_type) else {
            return self.refuse("extractelement of a scalable vector");
        };
        let number = self.lane_number(index, lanes);
        let kind = self.info(ty).kind;
        match (number, self.shape(vector_type), kind) {
            (Some(lane), Some(shape), Kind::Scalar(class)) => {
                self.consume(vector);
                let (part, lane) = (lane / shape.per_part(), lane % shape.per_part());
                let from = self.part(vector, part)?;
                let reg = self.result_register(inst, class);
                self.lane_to_register(reg, class, from, shape.bits, lane);
                self.define(inst, class, reg);
                Ok(())
            }
            (Some(lane), None, Kind::Scalar(class)) if self.mask_lanes(vector_type).is_some() => {
                self.consume(vector);
                let Kind::Scalar(whole) = self.info(vector_type).kind else { return self.refuse("a mask") };
                let from = self.register(vector, 0, whole)?;
                let reg = self.result_register(inst, class);
                emit::shift(self.code(), ShiftKind::Lsr, reg, from, lane, true);
                self.define(inst, class, reg);
                Ok(())
            }
            _ => self.extract_in_frame(inst, ty, vector, vector_type, index, number),
        }
    }

    /// Returns the number of a lane that is known and exists.
    fn lane_number(&self, index: Value, lanes: u32) -> Option<u32> {
        let number = u32::try_from(self.integer_constant(index)?).ok()?;
        (number < lanes).then_some(number)
    }

    /// Writes a lane of a vector register to a register.
    pub(super) fn lane_to_register(&mut self, reg: Reg, class: Class, from: Reg, bits: u32, lane: u32) {
        let (at, lane) = (width_index(bits), lane as u8);
        let op = if class.bank() == Bank::Vector { TO_FIRST } else { TO_GENERAL }[at];
        op.lane(self.code(), reg.number(), from.number(), lane);
    }

    /// Extracts by way of the frame: any lane of any vector.
    fn extract_in_frame(
        &mut self,
        inst: Inst,
        ty: Type,
        vector: Value,
        vector_type: Type,
        index: Value,
        number: Option<u32>,
    ) -> Selected {
        self.consume(vector);
        self.consume(index);
        let place = self.vector_in_frame(vector, vector_type)?;
        if !place.bits.is_multiple_of(8) {
            return self.extract_bits(inst, ty, place, index, number);
        }
        let address = self.lane_address(place, index, number)?;
        match self.info(ty).kind {
            Kind::Memory => {
                self.create(inst, ty)?;
                let slot = self.m.s.parts[inst.index()].slot;
                self.copy_memory(Address::frame(slot), address, u64::from(place.bits / 8))?;
            }
            Kind::Scalar(class) => {
                let reg = self.m.s.scratch(class.bank());
                self.load_part(reg, class, place.bits / 8, address);
                self.define(inst, class, reg);
            }
            _ => self.load_parts_from(inst, ty, address)?,
        }
        self.release_in_frame(place);
        Ok(())
    }

    /// Returns the address of a lane that starts at a byte. An index that is too large makes poison, but must not
    /// be followed.
    fn lane_address(&mut self, place: InFrame, index: Value, number: Option<u32>) -> Selected<Address> {
        let bytes = place.bits / 8;
        if let Some(lane) = number {
            return Ok(Address::frame(place.offset(lane)));
        }
        let reg = self.lane_index(place.lanes, index)?;
        self.frame_plus(reg, bytes, place.slot);
        Ok(Address::base(reg, 0))
    }

    /// Replaces an index by the address of its element of a number of bytes, from a slot on.
    fn frame_plus(&mut self, reg: Reg, bytes: u32, slot: i32) {
        emit::number(self.code(), X16, u64::from(bytes), true);
        ops::MADDXrrr.rrrr(self.code(), reg.number(), reg.number(), X16.0, FP.0);
        emit::add_number(self.code(), reg, reg, i64::from(slot));
    }

    /// Returns a scratch register with an index of a lane, any lane if it is too large.
    fn lane_index(&mut self, lanes: u32, index: Value) -> Selected<Reg> {
        let reg = self.m.s.scratch(Bank::General);
        let ty = self.type_of(index);
        let width = self.width_of(ty);
        if width >= 64 {
            self.move_to(reg, index, 0, Class::I64)?;
        } else {
            self.move_extended(reg, index, width, false, Class::I64)?;
        }
        let r = reg.number();
        if lanes == 1 {
            emit::number(self.code(), reg, 0, true);
        } else if lanes.is_power_of_two()
            && let Some(pattern) = bitmask(u64::from(lanes - 1), true)
        {
            ops::ANDXri.rr_bitmask(self.code(), r, r, pattern);
        } else {
            emit::number(self.code(), X16, u64::from(lanes - 1), true);
            ops::SUBSXrs.rrr(self.code(), ZR.0, r, X16.0);
            ops::CSELXr.select(self.code(), r, r, X16.0, Condition::Ls);
        }
        Ok(reg)
    }

    fn extract_bits(&mut self, inst: Inst, ty: Type, place: InFrame, index: Value, number: Option<u32>) -> Selected {
        if let Some(lane) = number {
            let value = self.lane_operand(0, place, lane)?;
            self.copy_parts(inst, ty, value)?;
            self.end_lane();
            self.release_in_frame(place);
            return Ok(());
        }
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("extractelement", ty) };
        let (reg, shift) = self.bit_place(place, index)?;
        // The access starts at the byte of the lane's first bit.
        emit::access_at(self.code(), access::LOAD64, reg, reg, 0);
        ops::LSRVXr.rrr(self.code(), reg.number(), reg.number(), shift.number());
        self.define(inst, class, reg);
        self.release_in_frame(place);
        Ok(())
    }

    /// Returns scratch registers with the address of the byte at which a lane starts, and its first bit there.
    fn bit_place(&mut self, place: InFrame, index: Value) -> Selected<(Reg, Reg)> {
        if place.bits > 56 {
            return self.refuse_type("a vector", place.element);
        }
        let reg = self.lane_index(place.lanes, index)?;
        let shift = self.m.s.scratch(Bank::General);
        let code = &mut self.m.s.code;
        emit::number(code, X16, u64::from(place.bits), true);
        ops::MADDXrrr.rrrr(code, reg.number(), reg.number(), X16.0, ZR.0);
        ops::UBFMXri.bitfield(code, shift.number(), reg.number(), 0, 2);
        ops::ADDXrs.rr_shift(code, reg.number(), FP.0, reg.number(), ShiftKind::Lsr, 3);
        emit::add_number(code, reg, reg, i64::from(place.slot));
        Ok((reg, shift))
    }

    pub(in crate::aarch64) fn insert_element(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let (vector, element, index) = (operands[0], operands[1], operands[2]);
        let Some((_, lanes)) = self.lanes_of(ty) else {
            return self.refuse("insertelement into a scalable vector");
        };
        let number = self.lane_number(index, lanes);
        let element_type = self.type_of(element);
        if let (Some(lane), Some(shape), Kind::Scalar(class)) = (number, self.shape(ty), self.info(element_type).kind) {
            self.consume(vector);
            self.consume(element);
            let (at, lane) = (lane / shape.per_part(), lane % shape.per_part());
            return self.each_part(inst, ty, shape.parts, |s, number| {
                if number != at {
                    return s.part_from(vector, number);
                }
                let scalar = s.register(element, 0, class)?;
                let reg = match s.source(vector, number)? {
                    Source::Undefined => s.vector_scratch(),
                    _ => s.part_from(vector, number)?,
                };
                s.register_to_lane(reg, class, scalar, shape, lane);
                Ok(reg)
            });
        }
        if let (Some(lane), Some(_)) = (number, self.mask_lanes(ty)) {
            return self.insert_bit(inst, ty, vector, element, lane);
        }
        self.consume(vector);
        self.consume(element);
        self.consume(index);
        let place = self.own_in_frame(vector, ty)?;
        if place.bits.is_multiple_of(8) {
            let address = self.lane_address(place, index, number)?;
            self.store_value(element_type, element, address)?;
        } else {
            self.insert_bits(place, element, element_type, index, number)?;
        }
        self.m.s.end_inst();
        self.result_in_frame(inst, ty, place)
    }

    /// Writes a scalar to a lane of a vector register.
    pub(super) fn register_to_lane(&mut self, reg: Reg, class: Class, from: Reg, shape: Shape, lane: u32) {
        let (r, f, lane) = (reg.number(), from.number(), lane as u8);
        match class.bank() {
            Bank::Vector => FROM_LANE[shape.index()].insert_lane(self.code(), r, lane, f, 0),
            Bank::General => FROM_GENERAL[shape.index()].insert(self.code(), r, lane, f),
        }
    }

    fn insert_bit(&mut self, inst: Inst, ty: Type, vector: Value, element: Value, lane: u32) -> Selected {
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("insertelement", ty) };
        self.consume(vector);
        self.consume(element);
        let bit = self.register(element, 0, Class::I8)?;
        let reg = self.m.s.scratch(Bank::General);
        self.move_to(reg, vector, 0, class)?;
        // The lowest bit of one register to its place in the other.
        let rotation = (64 - lane as u8) & 63;
        ops::BFMXri.bitfield(self.code(), reg.number(), bit.number(), rotation, 0);
        self.define(inst, class, reg);
        Ok(())
    }

    /// Writes an element whose bits do not start at a byte.
    fn insert_bits(&mut self, place: InFrame, element: Value, ty: Type, index: Value, number: Option<u32>) -> Selected {
        if let Some(lane) = number
            && place.bits > 56
        {
            return self.insert_long_bits(place, element, ty, lane);
        }
        let Kind::Scalar(class) = self.info(ty).kind else { return self.refuse_type("insertelement", ty) };
        let (reg, shift) = match number {
            Some(lane) => {
                let bit = lane * place.bits;
                let (reg, shift) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
                emit::number(self.code(), shift, u64::from(bit % 8), true);
                emit::add_number(self.code(), reg, FP, i64::from(place.slot + (bit / 8) as i32));
                (reg, shift)
            }
            None => self.bit_place(place, index)?,
        };
        let value = self.register(element, 0, class)?;
        let word = self.m.s.scratch(Bank::General);
        let code = &mut self.m.s.code;
        let (w, s) = (word.number(), shift.number());
        let pattern = bitmask(u64::MAX >> (64 - place.bits), true).unwrap_or(0);
        emit::access_at(code, access::LOAD64, word, reg, 0);
        ops::ORRXri.rr_bitmask(code, X16.0, ZR.0, pattern);
        ops::LSLVXr.rrr(code, X16.0, X16.0, s);
        ops::BICXrs.rrr(code, w, w, X16.0);
        ops::UBFMXri.bitfield(code, X16.0, value.number(), 0, place.bits as u8 - 1);
        ops::LSLVXr.rrr(code, X16.0, X16.0, s);
        ops::ORRXrs.rrr(code, w, w, X16.0);
        emit::access_at(code, access::STORE64, word, reg, 0);
        Ok(())
    }

    /// Writes an element that may reach over more than the eight bytes from the one in which it starts.
    fn insert_long_bits(&mut self, place: InFrame, element: Value, ty: Type, lane: u32) -> Selected {
        let size = (place.bits.div_ceil(64) * 8).max(self.info(ty).size as u32);
        let slot = self.m.s.frame.slot(size);
        self.store_value(ty, element, Address::frame(slot))?;
        // Lanes are combined with zeros.
        let (start, end) = (lane * place.bits, (lane + 1) * place.bits);
        let other = self.m.s.scratch(Bank::General);
        for byte in start / 8..end.div_ceil(8) {
            let below = if byte * 8 < start { (1u64 << (start - byte * 8)) - 1 } else { 0 };
            let above = if byte * 8 + 8 > end { 0xff << (end - byte * 8) & 0xff } else { 0 };
            let at = i64::from(place.slot + byte as i32);
            emit::access_at(self.code(), access::LOAD8, other, FP, at);
            emit::number(self.code(), X16, below | above, false);
            ops::ANDWrs.rrr(self.code(), other.number(), other.number(), X16.0);
            emit::access_at(self.code(), access::STORE8, other, FP, at);
        }
        self.m.s.unlock(other);
        self.copy_bits_up(slot, place.slot, start, place.bits);
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Adds a number of bytes to the pointer in a slot.
    pub(super) fn advance_slot(&mut self, slot: i32, bytes: u32) {
        let other = self.m.s.scratch(Bank::General);
        emit::access_at(self.code(), access::LOAD64, other, FP, i64::from(slot));
        match add_immediate(u64::from(bytes)) {
            Some(immediate) => ops::ADDXri.rri(self.code(), other.number(), other.number(), immediate),
            None => emit::add_number(self.code(), other, other, i64::from(bytes)),
        }
        emit::access_at(self.code(), access::STORE64, other, FP, i64::from(slot));
        self.m.s.unlock(other);
    }
}
