//! Intrinsics that count and choose lanes.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::compare::{Condition, Flags};
use super::super::registers::{R11, RAX, RBP, RCX, RDX, X86};
use super::super::{Selected, Selector};
use super::memory::Places;
use crate::function::types::{Class, Kind};
use crate::select::LaneMachine;

/// Largest number of lanes whose mask is in one register.
const MASK: u32 = 64;

impl LaneMachine for X86 {
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
            ids::FREXP | ids::MODF | ids::SINCOS => selector.two_vectors(inst, ty, id, arguments[0])?,
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
        for reg in [RAX, RCX, RDX] {
            self.m.s.take(reg);
        }
        self.move_extended(RAX, arguments[0], width, false, Class::I64)?;
        self.move_extended(RCX, arguments[1], width, false, Class::I64)?;
        // The number of lanes is that of the difference, at least none and at most all.
        let text = format!(
            "xorl %edx, %edx\nsubq %rax, %rcx\ncmovbq %rdx, %rcx\nmovl ${lanes}, %eax\ncmpq %rax, %rcx\n\
             cmovaq %rax, %rcx\nmovl $1, %eax\nshlq %cl, %rax\ndecq %rax\nmovq $-1, %rdx\ncmpl $64, %ecx\n\
             cmoveq %rdx, %rax"
        );
        let code = self.assembled(&text)?;
        self.code().extend_from_slice(&code);
        self.m.s.unlock(RCX);
        self.m.s.unlock(RDX);
        self.define(inst, class, RAX);
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
        self.m.s.take(RAX);
        self.move_bits(RAX, u128::from(lanes), Class::I64);
        for lane in (0..lanes).rev() {
            if bits == 1 {
                let byte = vector.slot + (lane / 8) as i32;
                self.mem_imm(ops::TEST8mi, Address::frame(byte), 1 << (lane % 8));
            } else {
                self.load_part(R11, Class::I64, bits / 8, Address::frame(vector.offset(lane)));
                ops::TEST64rr.reg_reg(self.code(), R11.number(), R11.number());
            }
            ops::MOV32ri.opcode_reg_imm(self.code(), R11.number(), i64::from(lane));
            Condition::NE.cmov(self.code(), RAX, R11, true);
        }
        self.release_in_frame(vector);
        self.define(inst, class, RAX);
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
        ops::LEA64r.reg_mem(self.code(), R11.number(), Mem::base(RBP.0, result.slot));
        self.reg_mem(ops::MOV64mr, R11, Address::frame(place));
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
            self.mem_imm(ops::TEST8mi, Address::frame(byte), 1 << (lane % 8));
            self.jump_if(Flags::One(Condition::E), over);
            self.copy_memory(Address::frame(slot), Address::frame(from.offset(lane)), u64::from(bytes))?;
            self.place(over);
        }
        self.release_in_frame(mask);
        self.release_in_frame(from);
        self.load_value_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Compiles a function with two results for each lane.
    fn two_vectors(&mut self, inst: Inst, ty: Type, id: IntrinsicId, value: Value) -> Selected {
        let Some(fields) = self.module.tables.types.struct_fields(ty).map(<[Type]>::to_vec) else {
            return self.refuse(id.name());
        };
        self.consume(value);
        let value_type = self.type_of(value);
        let from = self.vector_in_frame(value, value_type)?;
        self.m.s.end_inst();
        let (results, slot, size) = self.new_vectors(ty, &fields)?;
        let saved = self.enter_lanes(inst);
        for lane in 0..from.lanes {
            let operand = self.lane_operand(0, from, lane)?;
            let both = self.two_results_in_frame(id, operand)?;
            for (result, part) in results.iter().zip(both) {
                if self.is_narrow_number(result.element) {
                    self.truncate_in_frame(result.element, part)?;
                }
                self.copy_memory(
                    Address::frame(result.offset(lane)),
                    Address::frame(part),
                    u64::from(result.bits / 8),
                )?;
                self.m.s.frame.release(part, 16);
            }
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        self.release_in_frame(from);
        self.load_value_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }
}
