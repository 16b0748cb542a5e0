//! Intrinsics that move, count and choose lanes, and those with a mask and a length (`llvm.vp.*`) that have no effect
//! on lanes which are left out.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_mc::x86::direct::{Mem, ops};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{ids, lookup};

use super::super::address::Address;
use super::super::compare::{Condition, Flags};
use super::super::registers::{R11, RAX, RBP, RCX, RDX};
use super::super::{Selected, Selector};
use super::memory::Places;
use crate::function::types::{Class, Kind};
use crate::select::InFrame;

/// Largest number of lanes whose mask is in one register.
const MASK: u32 = 64;

/// Operations of `llvm.vp.*` that are instructions; those that are intrinsics have their name. Divisions are not here:
/// lanes that are left out must not trap.
const OPERATIONS: &[Opcode] = &[
    Opcode::Add,
    Opcode::And,
    Opcode::AShr,
    Opcode::FAdd,
    Opcode::FDiv,
    Opcode::FMul,
    Opcode::FNeg,
    Opcode::FpExt,
    Opcode::FpToSi,
    Opcode::FpToUi,
    Opcode::FpTrunc,
    Opcode::FRem,
    Opcode::FSub,
    Opcode::IntToPtr,
    Opcode::LShr,
    Opcode::Mul,
    Opcode::Or,
    Opcode::PtrToInt,
    Opcode::SExt,
    Opcode::Shl,
    Opcode::SiToFp,
    Opcode::Sub,
    Opcode::Trunc,
    Opcode::UiToFp,
    Opcode::Xor,
    Opcode::ZExt,
];

/// Intrinsics that `llvm.vp.*` has by the same name.
const SAME: &[&str] = &[
    "abs",
    "bitreverse",
    "bswap",
    "ceil",
    "copysign",
    "ctlz",
    "ctpop",
    "cttz",
    "fabs",
    "floor",
    "fma",
    "fmuladd",
    "fshl",
    "fshr",
    "llrint",
    "lrint",
    "maximum",
    "maxnum",
    "minimum",
    "minnum",
    "nearbyint",
    "rint",
    "round",
    "roundeven",
    "sadd.sat",
    "smax",
    "smin",
    "sqrt",
    "ssub.sat",
    "uadd.sat",
    "umax",
    "umin",
    "usub.sat",
];

/// Returns the number of vectors that an intrinsic interleaves, or separates.
fn interleaved(id: IntrinsicId) -> Option<(u32, bool)> {
    Some(match id {
        ids::VECTOR_INTERLEAVE2 => (2, true),
        ids::VECTOR_INTERLEAVE3 => (3, true),
        ids::VECTOR_INTERLEAVE4 => (4, true),
        ids::VECTOR_INTERLEAVE5 => (5, true),
        ids::VECTOR_INTERLEAVE6 => (6, true),
        ids::VECTOR_INTERLEAVE7 => (7, true),
        ids::VECTOR_INTERLEAVE8 => (8, true),
        ids::VECTOR_DEINTERLEAVE2 => (2, false),
        ids::VECTOR_DEINTERLEAVE3 => (3, false),
        ids::VECTOR_DEINTERLEAVE4 => (4, false),
        ids::VECTOR_DEINTERLEAVE5 => (5, false),
        ids::VECTOR_DEINTERLEAVE6 => (6, false),
        ids::VECTOR_DEINTERLEAVE7 => (7, false),
        ids::VECTOR_DEINTERLEAVE8 => (8, false),
        _ => return None,
    })
}

impl Selector<'_, '_> {
    /// Compiles an intrinsic that moves, counts or chooses lanes; returns whether it is one.
    pub(super) fn lanes_intrinsic(
        &mut self,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool> {
        if let Some((count, is_joined)) = interleaved(id) {
            match is_joined {
                true => self.permuted(inst, ty, arguments, |_, lane| (lane % count, lane / count))?,
                false => self.permuted(inst, ty, arguments, |part, lane| (0, lane * count + part))?,
            }
            return Ok(true);
        }
        match id {
            ids::VECTOR_SPLICE_LEFT | ids::VECTOR_SPLICE_RIGHT => {
                let Some((_, lanes)) = self.lanes_of(ty) else { return Ok(false) };
                let Some(by) = self.integer_constant(arguments[2]) else {
                    return self.refuse(&format!("{} by a number that is no constant", id.name()));
                };
                let by = (by as u64).min(u64::from(lanes)) as u32;
                let first = if id == ids::VECTOR_SPLICE_LEFT { by } else { lanes - by };
                self.permuted(inst, ty, &arguments[..2], |_, lane| ((first + lane) / lanes, (first + lane) % lanes))?;
            }
            ids::STEPVECTOR => return self.steps(inst, ty),
            ids::GET_ACTIVE_LANE_MASK => return self.active_lanes(inst, ty, arguments),
            ids::EXPERIMENTAL_CTTZ_ELTS => return self.first_nonzero(inst, ty, arguments),
            ids::EXPERIMENTAL_VECTOR_COMPRESS => self.compress(inst, ty, arguments)?,
            ids::EXPERIMENTAL_VECTOR_EXTRACT_LAST_ACTIVE => self.last_active(inst, ty, arguments)?,
            ids::VECTOR_PARTIAL_REDUCE_ADD => self.partial_sums(inst, ty, Opcode::Add, arguments)?,
            ids::VECTOR_PARTIAL_REDUCE_FADD => self.partial_sums(inst, ty, Opcode::FAdd, arguments)?,
            ids::FREXP | ids::MODF | ids::SINCOS => self.two_vectors(inst, ty, id, arguments[0])?,
            _ => return self.with_length(inst, ty, id, arguments),
        }
        Ok(true)
    }

    /// Compiles lanes that change their place: `from` gives the operand and its lane for each vector of the result,
    /// which is one or a struct of several, and each of its lanes.
    fn permuted(
        &mut self,
        inst: Inst,
        ty: Type,
        operands: &[Value],
        from: impl Fn(u32, u32) -> (u32, u32),
    ) -> Selected {
        for &operand in operands {
            self.consume(operand);
        }
        let mut vectors = Vec::with_capacity(operands.len());
        for &operand in operands {
            let operand_type = self.type_of(operand);
            vectors.push(self.vector_in_frame(operand, operand_type)?);
        }
        self.m.s.end_inst();
        let fields = self.module.tables.types.struct_fields(ty).map_or_else(|| vec![ty], <[Type]>::to_vec);
        let (results, slot, size) = self.new_vectors(ty, &fields)?;
        let saved = self.enter_lanes(inst);
        for (part, result) in (0..).zip(&results) {
            for lane in 0..result.lanes {
                let (vector, at) = from(part, lane);
                let Some(&vector) = vectors.get(vector as usize).filter(|vector| at < vector.lanes) else { continue };
                let value = self.lane_operand(0, vector, at)?;
                self.copy_lane(inst, result.element, value)?;
                self.store_lane(inst, *result, lane)?;
                self.end_lane();
            }
        }
        self.leave_lanes(inst, saved);
        for vector in vectors {
            self.release_in_frame(vector);
        }
        self.load_value_from(inst, ty, Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Returns new places for vectors that are the fields of a struct, or one alone, with the slot of all.
    fn new_vectors(&mut self, ty: Type, fields: &[Type]) -> Selected<(Vec<InFrame>, i32, u32)> {
        // Words are read and written at the start of each lane.
        let Ok(size) = u32::try_from(self.info(ty).size + 16) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        for word in (0..size as i32 - 8).step_by(8) {
            ops::MOV64mi32.mem_imm(self.code(), Mem::base(RBP.0, slot + word), 0);
        }
        let mut places = Vec::with_capacity(fields.len());
        for (number, &field) in fields.iter().enumerate() {
            let offset = match field == ty {
                true => Some(0),
                false => self.m.types.field_offset(self.module, ty, number),
            };
            let (Some((element, lanes)), Some(offset)) = (self.lanes_of(field), offset) else {
                return self.refuse("a struct of other things than vectors");
            };
            let bits = self.info(element).bits;
            places.push(InFrame::within(slot + offset as i32, element, lanes, bits));
        }
        Ok((places, slot, size))
    }

    /// Compiles the numbers of the lanes.
    fn steps(&mut self, inst: Inst, ty: Type) -> Selected<bool> {
        let Some((element, lanes)) = self.lanes_of(ty) else { return Ok(false) };
        let (bits, size) = (self.info(element).bits, self.info(ty).size);
        if bits > 64 || size > 1 << 16 {
            return Ok(false);
        }
        let mut bytes = vec![0u8; size as usize];
        for lane in 0..lanes {
            for bit in 0..bits.min(32) {
                let at = (lane * bits + bit) as usize;
                bytes[at / 8] |= ((lane >> bit & 1) as u8) << (at % 8);
            }
        }
        let at = self.pool.len().next_multiple_of(16);
        self.pool.resize(at, 0);
        self.pool.extend_from_slice(&bytes);
        self.load_value_from(inst, ty, Address::pool(at as u32))?;
        Ok(true)
    }

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

    /// Compiles sums of lanes of a longer vector, added to a shorter one.
    fn partial_sums(&mut self, inst: Inst, ty: Type, opcode: Opcode, arguments: &[Value]) -> Selected {
        let [sum, value] = *arguments else { return self.refuse("a sum of lanes") };
        self.consume(sum);
        self.consume(value);
        let value_type = self.type_of(value);
        let result = self.own_in_frame(sum, ty)?;
        let from = self.vector_in_frame(value, value_type)?;
        self.m.s.end_inst();
        let saved = self.enter_lanes(inst);
        for lane in 0..from.lanes {
            let so_far = self.lane_operand(0, result, lane % result.lanes)?;
            let next = self.lane_operand(1, from, lane)?;
            self.scalar_operation(inst, opcode, result.element, &[so_far, next])?;
            if result.bits.is_multiple_of(8) {
                self.store_lane(inst, result, lane % result.lanes)?;
            } else {
                return self.refuse("a sum of lanes that are no bytes");
            }
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        self.release_in_frame(from);
        self.result_in_frame(inst, ty, result)
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

    /// Compiles an operation of `llvm.vp.*` on all lanes: those that are left out may have any result.
    fn with_length(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected<bool> {
        let Some(name) = id.name().strip_prefix("llvm.vp.") else { return Ok(false) };
        let Some((operands, left_out)) = arguments.split_at_checked(arguments.len().saturating_sub(2)) else {
            return Ok(false);
        };
        if name == "select" {
            // It has a length alone.
            self.consume(arguments[3]);
            self.vector_operation(inst, Opcode::Select, ty, &arguments[..3])?;
            return Ok(true);
        }
        let opcode = OPERATIONS.iter().copied().find(|opcode| opcode.spelling() == name);
        let other = SAME.contains(&name).then(|| lookup(format!("llvm.{name}").as_bytes())).flatten();
        if opcode.is_none() && other.is_none() {
            return Ok(false);
        }
        for &value in left_out {
            self.consume(value);
        }
        match (opcode, other) {
            (Some(opcode), _) => self.vector_operation(inst, opcode, ty, operands)?,
            (None, Some(other)) => self.vector_intrinsic(inst, ty, other, operands)?,
            (None, None) => return Ok(false),
        }
        Ok(true)
    }
}
