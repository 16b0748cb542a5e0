//! Intrinsics that move and add lanes, and those with a mask and a length (`llvm.vp.*`) that have no effect on lanes which
//! are left out.

use draig_ir::{Inst, Opcode, Type, Value};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{ids, lookup};

use super::{InFrame, Machine, MachineAddress, Selected, Selector};

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

/// Operations on vectors and their lanes, which a target writes.
pub(crate) trait LaneMachine: Machine {
    /// Copies a lane as the result of an instruction.
    fn copy_lane(selector: &mut Selector<'_, '_, Self>, inst: Inst, ty: Type, value: Value) -> Selected;
    /// Compiles an operation on lanes.
    fn scalar_operation(
        selector: &mut Selector<'_, '_, Self>,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
    ) -> Selected;
    /// Compiles an operation on vectors.
    fn vector_operation(
        selector: &mut Selector<'_, '_, Self>,
        inst: Inst,
        opcode: Opcode,
        ty: Type,
        operands: &[Value],
    ) -> Selected;
    /// Compiles an intrinsic on vectors.
    fn vector_intrinsic(
        selector: &mut Selector<'_, '_, Self>,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        operands: &[Value],
    ) -> Selected;
    /// Compiles an intrinsic that counts or chooses lanes; returns whether it is one.
    fn own_lanes_intrinsic(
        selector: &mut Selector<'_, '_, Self>,
        inst: Inst,
        ty: Type,
        id: IntrinsicId,
        arguments: &[Value],
    ) -> Selected<bool>;
}

impl<T: LaneMachine> Selector<'_, '_, T> {
    /// Compiles an intrinsic that moves, counts or chooses lanes; returns whether it is one.
    pub(crate) fn lanes_intrinsic(
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
            ids::VECTOR_PARTIAL_REDUCE_ADD => self.partial_sums(inst, ty, Opcode::Add, arguments)?,
            ids::VECTOR_PARTIAL_REDUCE_FADD => self.partial_sums(inst, ty, Opcode::FAdd, arguments)?,
            _ if T::own_lanes_intrinsic(self, inst, ty, id, arguments)? => {}
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
        self.consume_all(operands);
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
                T::copy_lane(self, inst, result.element, value)?;
                self.store_lane(inst, *result, lane)?;
                self.end_lane();
            }
        }
        self.leave_lanes(inst, saved);
        for vector in vectors {
            self.release_in_frame(vector);
        }
        self.load_value_from(inst, ty, T::Address::frame(slot))?;
        self.m.s.frame.release(slot, size);
        Ok(())
    }

    /// Returns new places for vectors that are the fields of a struct, or one alone, with the slot of all.
    pub(crate) fn new_vectors(&mut self, ty: Type, fields: &[Type]) -> Selected<(Vec<InFrame>, i32, u32)> {
        // Words are read and written at the start of each lane.
        let Ok(size) = u32::try_from(self.info(ty).size + 16) else { return self.refuse("a value of this size") };
        let slot = self.m.s.frame.slot(size);
        T::clear_slot(self, slot, size - 8);
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
        let address = T::pool_address(self, at as u32);
        self.load_value_from(inst, ty, address)?;
        Ok(true)
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
            T::scalar_operation(self, inst, opcode, result.element, &[so_far, next])?;
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

    /// Returns a copy of a vector in the frame, which may be changed.
    pub(crate) fn own_in_frame(&mut self, vector: Value, ty: Type) -> Selected<InFrame> {
        let from = self.vector_in_frame(vector, ty)?;
        if from.is_own() {
            return Ok(from);
        }
        let place = self.new_in_frame(from.element, from.lanes)?;
        let size = self.info(ty).store_size;
        T::copy_memory(self, T::Address::frame(place.slot), T::Address::frame(from.slot), size)?;
        Ok(place)
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
            T::vector_operation(self, inst, Opcode::Select, ty, &arguments[..3])?;
            return Ok(true);
        }
        let opcode = OPERATIONS.iter().copied().find(|opcode| opcode.spelling() == name);
        let other = SAME.contains(&name).then(|| lookup(format!("llvm.{name}").as_bytes())).flatten();
        if opcode.is_none() && other.is_none() {
            return Ok(false);
        }
        self.consume_all(left_out);
        match (opcode, other) {
            (Some(opcode), _) => T::vector_operation(self, inst, opcode, ty, operands)?,
            (None, Some(other)) => T::vector_intrinsic(self, inst, ty, other, operands)?,
            (None, None) => return Ok(false),
        }
        Ok(true)
    }
}
