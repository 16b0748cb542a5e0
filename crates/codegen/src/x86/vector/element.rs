//! Elements of vectors: `extractelement`, `insertelement`.

use draig_ir::{Inst, Type, Value};
use draig_mc::x86::direct::{Mem, ops};

use super::super::address::Address;
use super::super::operand::Source;
use super::super::registers::{R11, RBP, RCX, XMM15};
use super::super::{Selected, Selector};
use super::parts::Shape;
use crate::features::Feature;
use crate::function::registers::{Reg, RegSet};
use crate::function::types::{Bank, Class, Kind};
use crate::select::InFrame;

impl Selector<'_, '_> {
    pub(in crate::x86) fn extract_element(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
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
                let reg = self.result_register(inst, class);
                self.extract_lane(reg, class, vector, shape, lane)?;
                self.define(inst, class, reg);
                Ok(())
            }
            (Some(lane), None, Kind::Scalar(class)) if self.mask_lanes(vector_type).is_some() => {
                self.consume(vector);
                let whole = self.scalar(vector_type)?;
                let reg = self.result_register(inst, class);
                self.move_to(reg, vector, 0, whole)?;
                if lane > 0 {
                    ops::SHR64ri.reg_imm(self.code(), reg.number(), lane as i32);
                }
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

    /// Writes a lane of a vector that is in registers to a register.
    pub(super) fn extract_lane(&mut self, reg: Reg, class: Class, vector: Value, shape: Shape, lane: u32) -> Selected {
        let (part, lane) = (lane / shape.per_part(), lane % shape.per_part());
        let from = self.register(vector, part, Class::V128)?;
        self.lane_to_register(reg, class, from, shape.bits, lane);
        Ok(())
    }

    /// Writes a lane of a vector register to a register.
    pub(super) fn lane_to_register(&mut self, reg: Reg, class: Class, from: Reg, bits: u32, lane: u32) {
        let (r, f, s) = (reg.number(), from.number(), XMM15.number());
        if class.bank() == Bank::Vector {
            match (bits, lane) {
                (_, 0) => self.copy_vector(reg, from),
                (64, _) => ops::PSHUFDri.reg_reg_imm(self.code(), r, f, 0xee),
                (32, _) => ops::PSHUFDri.reg_reg_imm(self.code(), r, f, lane as i32),
                _ => {
                    ops::PEXTRWrr.reg_reg_imm(self.code(), R11.number(), f, lane as i32);
                    ops::MOVDI2PDIrm.reg_reg(self.code(), r, R11.number());
                }
            }
            return;
        }
        let has_extract = self.features.has(Feature::Sse41);
        let code = self.code();
        match bits {
            64 if lane == 0 => ops::MOVPQIto64rr.reg_reg(code, f, r),
            64 if has_extract => ops::PEXTRQrr.reg_reg_imm(code, f, r, 1),
            64 => {
                ops::PSHUFDri.reg_reg_imm(code, s, f, 0xee);
                ops::MOVPQIto64rr.reg_reg(code, s, r);
            }
            32 if lane == 0 => ops::MOVPDI2DImr.reg_reg(code, f, r),
            32 if has_extract => ops::PEXTRDrr.reg_reg_imm(code, f, r, lane as i32),
            32 => {
                ops::PSHUFDri.reg_reg_imm(code, s, f, lane as i32);
                ops::MOVPDI2DImr.reg_reg(code, s, r);
            }
            16 => ops::PEXTRWrr.reg_reg_imm(code, r, f, lane as i32),
            _ if lane == 0 => ops::MOVPDI2DImr.reg_reg(code, f, r),
            _ => {
                ops::PEXTRWrr.reg_reg_imm(code, r, f, (lane / 2) as i32);
                if !lane.is_multiple_of(2) {
                    ops::SHR32ri.reg_imm(code, r, 8);
                }
            }
        }
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
        if matches!(bytes, 1 | 2 | 4 | 8) {
            let mem = Mem::indexed(RBP.0, reg.number(), bytes.trailing_zeros() as u8, place.slot);
            return Ok(Address::of(mem));
        }
        self.multiply(reg, reg, i64::from(bytes), true);
        Ok(Address::of(Mem::indexed(RBP.0, reg.number(), 0, place.slot)))
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
        if lanes.is_power_of_two() {
            ops::AND32ri.reg_imm(self.code(), reg.number(), lanes as i32 - 1);
            return Ok(reg);
        }
        // The lane after the last is one of the words that may be read.
        ops::MOV32ri.opcode_reg_imm(self.code(), R11.number(), i64::from(lanes - 1));
        ops::CMP64rm.reg_reg(self.code(), reg.number(), R11.number());
        super::super::compare::Condition::A.cmov(self.code(), reg, R11, true);
        Ok(reg)
    }

    fn extract_bits(&mut self, inst: Inst, ty: Type, place: InFrame, index: Value, number: Option<u32>) -> Selected {
        let class = self.scalar(ty)?;
        if let Some(lane) = number {
            let value = self.lane_operand(0, place, lane)?;
            let reg = self.m.s.scratch(Bank::General);
            self.move_to(reg, value, 0, class)?;
            self.define(inst, class, reg);
            self.end_lane();
            self.release_in_frame(place);
            return Ok(());
        }
        let reg = self.bit_shift_of(place, index)?;
        // The access starts at the byte of the lane's first bit.
        let result = self.m.s.scratch_of(RegSet::bank(Bank::General).without(RCX.mask()));
        let mem = Mem::indexed(RBP.0, reg.number(), 0, place.slot);
        ops::MOV64rm.reg_mem(self.code(), result.number(), mem);
        ops::SHR64rCL.reg(self.code(), result.number());
        self.define(inst, class, result);
        self.release_in_frame(place);
        Ok(())
    }

    /// Returns a scratch register with the byte at which a lane starts, and puts the bit into `rcx`.
    fn bit_shift_of(&mut self, place: InFrame, index: Value) -> Selected<Reg> {
        if place.bits > 56 {
            return self.refuse(&format!("a vector of {}", self.module.type_ref(place.element)));
        }
        // Before the index, which may be in it.
        self.m.s.take(RCX);
        let reg = self.lane_index(place.lanes, index)?;
        self.multiply(reg, reg, i64::from(place.bits), true);
        ops::MOV64rm.reg_reg(self.code(), RCX.number(), reg.number());
        ops::AND32ri8.reg_imm(self.code(), RCX.number(), 7);
        ops::SHR32ri.reg_imm(self.code(), reg.number(), 3);
        Ok(reg)
    }

    pub(in crate::x86) fn insert_element(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
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
                    return s.part_from(inst, vector, number);
                }
                if lane == 0 && matches!(s.source(vector, number)?, Source::Undefined) {
                    return s.first_lane(element, class);
                }
                let scalar = s.register(element, 0, class)?;
                let reg = s.part_from(inst, vector, number)?;
                s.register_to_lane(reg, class, scalar, shape.bits, lane);
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

    /// Returns a scratch register whose first lane is a scalar.
    pub(super) fn first_lane(&mut self, element: Value, class: Class) -> Selected<Reg> {
        let reg = self.m.s.scratch(Bank::Vector);
        match self.source(element, 0)? {
            source @ (Source::Bits(_) | Source::WideBits(_)) => self.move_source(reg, source, Class::V128)?,
            source if class.bank() == Bank::Vector => self.move_source(reg, source, class)?,
            _ => {
                let from = self.register(element, 0, class)?;
                self.general_to_first(reg, from, class);
            }
        }
        Ok(reg)
    }

    fn general_to_first(&mut self, reg: Reg, from: Reg, class: Class) {
        if class == Class::I64 {
            ops::MOV64toPQIrr.reg_reg(self.code(), reg.number(), from.number());
        } else {
            ops::MOVDI2PDIrm.reg_reg(self.code(), reg.number(), from.number());
        }
    }

    /// Writes a scalar to a lane of a vector register.
    pub(super) fn register_to_lane(&mut self, reg: Reg, class: Class, from: Reg, bits: u32, lane: u32) {
        let is_float = class.bank() == Bank::Vector;
        let (r, f) = (reg.number(), from.number());
        let has_insert = self.features.has(Feature::Sse41);
        match bits {
            64 | 32 if has_insert && !is_float => {
                let op = if bits == 64 { ops::PINSRQrr } else { ops::PINSRDrr };
                op.reg_reg_imm(self.code(), r, f, lane as i32);
            }
            32 if has_insert => ops::INSERTPSrr.reg_reg_imm(self.code(), r, f, (lane << 4) as i32),
            64 | 32 => {
                let scalar = if is_float {
                    from
                } else {
                    self.general_to_first(XMM15, from, class);
                    XMM15
                };
                let x = scalar.number();
                let code = self.code();
                match (bits, lane) {
                    (64, 0) => ops::MOVSDrr.reg_reg(code, r, x),
                    (64, _) => ops::PUNPCKLQDQrm.reg_reg(code, r, x),
                    (_, 0) => ops::MOVSSrr.reg_reg(code, r, x),
                    _ => {
                        // The lane changes places with the first one, and back.
                        let swap = [0xe4, 0xe1, 0xc6, 0x27][lane as usize & 3];
                        ops::PSHUFDri.reg_reg_imm(code, r, r, swap);
                        ops::MOVSSrr.reg_reg(code, r, x);
                        ops::PSHUFDri.reg_reg_imm(code, r, r, swap);
                    }
                }
            }
            16 if is_float => {
                ops::MOVPDI2DImr.reg_reg(self.code(), f, R11.number());
                ops::PINSRWrr.reg_reg_imm(self.code(), r, R11.number(), lane as i32);
            }
            16 => ops::PINSRWrr.reg_reg_imm(self.code(), r, f, lane as i32),
            _ if has_insert => ops::PINSRBrr.reg_reg_imm(self.code(), r, f, lane as i32),
            _ => {
                // The word of the byte is made again.
                let word = (lane / 2) as i32;
                let scratch = self.m.s.scratch(Bank::General);
                let t = scratch.number();
                let code = self.code();
                ops::PEXTRWrr.reg_reg_imm(code, R11.number(), r, word);
                ops::MOVZX32rr8.reg_reg(code, t, f);
                if lane.is_multiple_of(2) {
                    ops::AND32ri.reg_imm(code, R11.number(), 0xff00);
                } else {
                    ops::AND32ri.reg_imm(code, R11.number(), 0xff);
                    ops::SHL32ri.reg_imm(code, t, 8);
                }
                ops::OR32rm.reg_reg(code, R11.number(), t);
                ops::PINSRWrr.reg_reg_imm(code, r, R11.number(), word);
                self.m.s.unlock(scratch);
            }
        }
    }

    fn insert_bit(&mut self, inst: Inst, ty: Type, vector: Value, element: Value, lane: u32) -> Selected {
        let class = self.scalar(ty)?;
        self.consume(vector);
        self.consume(element);
        let (reg, bit) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_to(reg, vector, 0, class)?;
        self.move_to(bit, element, 0, Class::I8)?;
        let code = self.code();
        ops::AND32ri8.reg_imm(code, bit.number(), 1);
        ops::BTR64ri8.reg_imm(code, reg.number(), lane as i32);
        if lane > 0 {
            ops::SHL64ri.reg_imm(code, bit.number(), lane as i32);
        }
        ops::OR64rm.reg_reg(code, reg.number(), bit.number());
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
        let class = self.scalar(ty)?;
        let not_rcx = RegSet::bank(Bank::General).without(RCX.mask());
        let address = match number {
            Some(lane) => {
                let bit = lane * place.bits;
                self.m.s.take(RCX);
                self.move_bits(RCX, u128::from(bit % 8), Class::I64);
                Address::frame(place.slot + (bit / 8) as i32)
            }
            None => {
                let reg = self.bit_shift_of(place, index)?;
                Address::of(Mem::indexed(RBP.0, reg.number(), 0, place.slot))
            }
        };
        let (mask, value) = (self.m.s.scratch_of(not_rcx), self.m.s.scratch_of(not_rcx));
        let unused = 64 - place.bits as i32;
        self.move_to(value, element, 0, class)?;
        self.move_bits(mask, u128::from(u64::MAX >> unused), Class::I64);
        ops::AND64rm.reg_reg(self.code(), value.number(), mask.number());
        ops::SHL64rCL.reg(self.code(), value.number());
        ops::SHL64rCL.reg(self.code(), mask.number());
        ops::NOT64r.reg(self.code(), mask.number());
        self.reg_mem(ops::AND64rm, mask, address);
        ops::OR64rm.reg_reg(self.code(), mask.number(), value.number());
        self.reg_mem(ops::MOV64mr, mask, address);
        Ok(())
    }

    /// Writes an element that may reach over more than the eight bytes from the one in which it starts.
    fn insert_long_bits(&mut self, place: InFrame, element: Value, ty: Type, lane: u32) -> Selected {
        let size = (place.bits.div_ceil(64) * 8).max(self.info(ty).size as u32);
        let slot = self.m.s.frame.slot(size);
        self.store_value(ty, element, Address::frame(slot))?;
        // Lanes are combined with zeros.
        let (start, end) = (lane * place.bits, (lane + 1) * place.bits);
        for byte in start / 8..end.div_ceil(8) {
            let below = if byte * 8 < start { (1 << (start - byte * 8)) - 1 } else { 0 };
            let above = if byte * 8 + 8 > end { 0xff << (end - byte * 8) & 0xff } else { 0 };
            self.mem_imm(ops::AND8mi, Address::frame(place.slot + byte as i32), below | above);
        }
        self.copy_bits_up(slot, place.slot, start, place.bits);
        self.m.s.frame.release(slot, size);
        Ok(())
    }
}
