//! Intrinsics that count and choose lanes.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::aarch64::Condition;
use draig_mc::aarch64::direct::ops;
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::compare::Flags;
use super::super::emit::{self, access};
use super::super::registers::{Arm, FP, X16, ZR};
use super::super::{Selected, Selector};
use super::memory::Places;
use crate::function::types::{Bank, Class, Kind};
use crate::select::LaneMachine;

/// Largest number of lanes whose mask is in one register.
const MASK: u32 = 64;

impl LaneMachine for Arm {
    fn copy_lane(selector: &mut Selector<'_, '_>, inst: Inst, ty: Type, value: Value) -> Selected {
        selector.copy_lane(inst, ty, value)
    }

    fn scalar_operation(
        selector: &mut Selector<'_, '_>,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
    ) -> Selected {
        selector.scalar_operation(inst, opcode, ty, operands)
    }

    fn vector_operation(
        selector: &mut Selector<'_, '_>,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
    ) -> Selected {
        selector.vector_operation(inst, opcode, ty, operands)
    }

    fn vector_intrinsic(
        selector: &mut Selector<'_, '_>,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        operands: &[Value],
    ) -> Selected {
        selector.vector_intrinsic(inst, ty, id, operands)
    }

    fn own_lanes_intrinsic(
        selector: &mut Selector<'_, '_>,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        match id {
            ids::GET_ACTIVE_LANE_MASK => return selector.active_lanes(inst, ty, arguments),
            ids::EXPERIMENTAL_CTTZ_ELTS => return selector.first_nonzero(inst, ty, arguments),
            ids::EXPERIMENTAL_VECTOR_COMPRESS => selector.compress(inst, ty, arguments)?,
            ids::EXPERIMENTAL_VECTOR_EXTRACT_LAST_ACTIVE => selector.last_active(inst, ty, arguments)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Selector<'_, '_> {
    /// Compiles a mask of the lanes whose number, added to the first operand, is less than the second.
    fn active_lanes(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected<bool> {
        let width = self.width_of(self.type_of(arguments[0]));
        let (Some((_, lanes)), Kind::Scalar(class)) = (self.lanes_of(ty), self.info(ty).kind) else {
            return Ok(false);
        };
        if lanes > MASK || width > 64 {
            return Ok(false);
        }
        for &argument in arguments {
            self.consume(argument);
        }
        let first = self.extended(arguments[0], width, false, Class::I64)?;
        let end = self.extended(arguments[1], width, false, Class::I64)?;
        let (reg, ones) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        let (r, o) = (reg.number(), ones.number());
        let code = &mut self.m.s.code;
        // The number of lanes is that of the difference, at least none and at most all.
        ops::SUBSXrs.rrr(code, r, end.number(), first.number());
        ops::CSELXr.select(code, r, r, ZR.0, Condition::Hs);
        emit::number(code, X16, u64::from(lanes), true);
        ops::SUBSXrs.rrr(code, ZR.0, r, X16.0);
        ops::CSELXr.select(code, r, r, X16.0, Condition::Lo);
        // Ones shifted to the right by 64 less that number, which is not 0.
        emit::number(code, ones, u64::MAX, true);
        ops::SUBSXrs.rrr(code, X16.0, ZR.0, r);
        ops::LSRVXr.rrr(code, o, o, X16.0);
        ops::CSELXr.select(code, r, ZR.0, o, Condition::Eq);
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Compiles the number of the first lane that is not zero, or that of all lanes.
    fn first_nonzero(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected<bool> {
        let vector_type = self.type_of(arguments[0]);
        let (Some((element, lanes)), Kind::Scalar(class)) = (self.lanes_of(vector_type), self.info(ty).kind) else {
            return Ok(false);
        };
        let bits = self.info(element).bits;
        if !matches!(bits, 1 | 8 | 16 | 32 | 64) {
            return Ok(false);
        }
        for &argument in arguments {
            self.consume(argument);
        }
        let vector = self.vector_in_frame(arguments[0], vector_type)?;
        self.m.s.end_inst();
        let (reg, other) = (self.m.s.scratch(Bank::General), self.m.s.scratch(Bank::General));
        self.move_bits(reg, u128::from(lanes), Class::I64);
        for lane in (0..lanes).rev() {
            if bits == 1 {
                let byte = vector.slot + (lane / 8) as i32;
                emit::access_at(self.code(), access::LOAD8, X16, FP, i64::from(byte));
                ops::UBFMWri.bitfield(self.code(), X16.0, X16.0, (lane % 8) as u8, (lane % 8) as u8);
            } else {
                self.load_part(X16, Class::I64, bits / 8, Address::frame(vector.offset(lane)));
            }
            let code = &mut self.m.s.code;
            ops::SUBSXrs.rrr(code, ZR.0, X16.0, ZR.0);
            // Numbers leave the flags.
            emit::number(code, other, u64::from(lane), true);
            ops::CSELXr.select(code, reg.number(), other.number(), reg.number(), Condition::Ne);
        }
        self.release_in_frame(vector);
        self.define(inst, class, reg);
        Ok(true)
    }

    /// Compiles lanes that a mask selects, at the start of a vector whose other lanes stay.
    fn compress(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let [value, mask, passed] = *arguments else { return self.refuse("a vector that is compressed") };
        for value in [value, mask, passed] {
            self.consume(value);
        }
        let mask_type = self.type_of(mask);
        let mask = self.vector_in_frame(mask, mask_type)?;
        let from = self.vector_in_frame(value, ty)?;
        let result = self.own_in_frame(passed, ty)?;
        self.m.s.end_inst();
        let bytes = self.whole_bytes(result)?;
        let place = self.m.s.frame.slot(8);
        emit::add_number(self.code(), X16, FP, i64::from(result.slot));
        emit::access_at(self.code(), access::STORE64, X16, FP, i64::from(place));
        let places = Places::Consecutive(place);
        self.take_one_register();
        for lane in 0..from.lanes {
            let (over, address) = self.enter_lane(mask, places, bytes, (lane, 0))?;
            self.copy_memory(address, Address::frame(from.offset(lane)), u64::from(bytes))?;
            self.next_place(places, bytes, true);
            self.place(over);
            self.m.s.end_inst();
        }
        self.release_in_frame(mask);
        self.release_in_frame(from);
        self.release_places(places);
        self.result_in_frame(inst, ty, result)
    }

    /// Compiles the last lane that a mask selects; a scalar, if there is none.
    fn last_active(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let [value, mask, passed] = *arguments else { return self.refuse("a vector of which a lane is taken") };
        for value in [value, mask, passed] {
            self.consume(value);
        }
        let (value_type, mask_type) = (self.type_of(value), self.type_of(mask));
        let mask = self.vector_in_frame(mask, mask_type)?;
        let from = self.vector_in_frame(value, value_type)?;
        let bytes = self.whole_bytes(from)?;
        let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        self.store_value(ty, passed, Address::frame(slot))?;
        self.m.s.end_inst();
        for lane in 0..from.lanes {
            let over = self.new_label();
            let byte = mask.slot + (lane / 8) as i32;
            emit::access_at(self.code(), access::LOAD8, X16, FP, i64::from(byte));
            self.jump_if(Flags::NotBit(X16, (lane % 8) as u8), over);
            self.copy_memory(Address::frame(slot), Address::frame(from.offset(lane)), u64::from(bytes))?;
            self.place(over);
        }
        self.release_in_frame(mask);
        self.release_in_frame(from);
        self.load_parts_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }
}
