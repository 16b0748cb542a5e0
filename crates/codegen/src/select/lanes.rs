//! Operations lane by lane: the operands go to the frame, the selection of scalars computes each lane.
//!
//! Lanes are operands without instructions: parameters after those of the function, whose places are in the frame.
//! So every operation on vectors compiles that compiles on their elements.

use draig_ir::{Inst, Type, TypeKind, Value};

use super::words::Words;
use super::{MAX_OPERANDS, Machine, MachineAddress, Selected, Selector, Source};
use crate::function::analysis::Life;
use crate::function::registers::Reg;
use crate::function::state::{Part, Place};
use crate::function::types::{Class, Kind, PartInfo};

/// Vectors with more lanes are not worked on lane by lane: the code of one operation would fill a page and more.
const MAX_LANES: u32 = 1 << 14;

/// A vector in the frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InFrame {
    pub(crate) slot: i32,
    /// Size of the slot; 0 if it is not ours.
    size: u32,
    pub(crate) element: Type,
    pub(crate) lanes: u32,
    /// Width of an element in bits: lanes follow each other without gaps.
    pub(crate) bits: u32,
}

impl InFrame {
    /// Whether lanes start at bytes.
    fn is_bytes(self) -> bool {
        self.bits.is_multiple_of(8)
    }

    /// Returns a vector in a slot that is another's.
    pub(crate) fn within(slot: i32, element: Type, lanes: u32, bits: u32) -> InFrame {
        InFrame { slot, size: 0, element, lanes, bits }
    }

    /// Whether nothing else needs its place.
    pub(crate) fn is_own(self) -> bool {
        self.size > 0
    }

    /// Offset in the frame of a lane that starts at a byte.
    pub(crate) fn offset(self, lane: u32) -> i32 {
        self.slot + (lane * (self.bits / 8)) as i32
    }
}

/// An operand of an operation that is done lane by lane.
#[derive(Clone, Copy)]
enum Operand {
    /// The same in each lane.
    Constant(Value),
    Scalar(i32, Type, u32),
    Vector(InFrame),
}

impl<T: Machine> Selector<'_, '_, T> {
    /// Compiles an operation lane by lane. `scalar` compiles it for the type of an element and its operands, as if
    /// it were the current instruction.
    pub(crate) fn lane_by_lane(
        &mut self,
        inst: Inst,
        ty: Type,
        operands: &[Value],
        mut scalar: impl FnMut(&mut Self, Type, &[Value]) -> Selected,
    ) -> Selected {
        let Some((element, lanes)) = self.lanes_of(ty) else { return self.refuse("a vector of a scalable size") };
        let operands = self.operands_in_frame(operands)?;
        let result = self.new_in_frame(element, lanes)?;
        let saved = self.enter_lanes(inst);
        for lane in 0..lanes {
            let values = self.lane_operands(&operands, lane)?;
            scalar(self, element, &values[..operands.len()])?;
            self.store_lane(inst, result, lane)?;
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        self.release_operands(&operands);
        self.result_in_frame(inst, ty, result)
    }

    /// Combines all lanes of a vector, in their order: `scalar` gets the result so far and a lane. It starts with
    /// the first lane, or a value.
    pub(crate) fn reduce_lanes(
        &mut self,
        inst: Inst,
        start: Option<Value>,
        vector: Value,
        mut scalar: impl FnMut(&mut Self, Type, &[Value]) -> Selected,
    ) -> Selected {
        let vector_type = self.type_of(vector);
        let Some((element, lanes)) = self.lanes_of(vector_type) else {
            return self.refuse("a vector of a scalable size");
        };
        let values: Vec<Value> = std::iter::once(vector).chain(start).collect();
        let operands = self.operands_in_frame(&values)?;
        let result = self.new_in_frame(element, 1)?;
        let saved = self.enter_lanes(inst);
        let first = match operands.get(1) {
            Some(Operand::Constant(value)) => {
                let ty = self.type_of(*value);
                T::store_value(self, ty, *value, T::Address::frame(result.slot))?;
                0
            }
            Some(&Operand::Scalar(slot, _, size)) => {
                T::copy_memory(self, T::Address::frame(result.slot), T::Address::frame(slot), u64::from(size.min(16)))?;
                0
            }
            _ => {
                let Operand::Vector(from) = operands[0] else { return self.refuse("a reduction of no vector") };
                let value = self.lane_operand(0, from, 0)?;
                T::store_value(self, element, value, T::Address::frame(result.slot))?;
                1
            }
        };
        self.end_lane();
        for lane in first..lanes {
            let so_far = self.lane_operand(1, result, 0)?;
            let Operand::Vector(from) = operands[0] else { return self.refuse("a reduction of no vector") };
            let next = self.lane_operand(0, from, lane)?;
            scalar(self, element, &[so_far, next])?;
            self.clear_lane(result);
            self.store_lane(inst, result, 0)?;
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        self.release_operands(&operands);
        self.result_in_frame(inst, element, result)
    }

    /// Returns the element and the number of lanes of a fixed vector.
    pub(crate) fn lanes_of(&self, ty: Type) -> Option<(Type, u32)> {
        match *self.module.tables.types.kind(ty) {
            TypeKind::Vector { element, min_len, scalable: false } => Some((element, min_len)),
            _ => None,
        }
    }

    fn operands_in_frame(&mut self, operands: &[Value]) -> Selected<Vec<Operand>> {
        if operands.len() > MAX_OPERANDS {
            return self.refuse("an operation on vectors with so many operands");
        }
        for &operand in operands {
            self.consume(operand);
        }
        let mut placed = Vec::with_capacity(operands.len());
        for &operand in operands {
            let ty = self.type_of(operand);
            if self.lanes_of(ty).is_some() {
                placed.push(Operand::Vector(self.vector_in_frame(operand, ty)?));
            } else if operand.is_constant() {
                placed.push(Operand::Constant(operand));
            } else {
                let Ok(size) = u32::try_from(self.info(ty).size.max(16)) else {
                    return self.refuse("a value of this size");
                };
                let slot = self.m.s.frame.slot(size);
                T::store_value(self, ty, operand, T::Address::frame(slot))?;
                placed.push(Operand::Scalar(slot, ty, size));
            }
        }
        // The operands are where nothing changes them: those that die give their registers back.
        self.m.s.end_inst();
        Ok(placed)
    }

    fn release_operands(&mut self, operands: &[Operand]) {
        for operand in operands {
            match *operand {
                Operand::Constant(_) => {}
                Operand::Scalar(slot, _, size) => self.m.s.frame.release(slot, size),
                Operand::Vector(vector) => self.release_in_frame(vector),
            }
        }
    }

    pub(crate) fn release_in_frame(&mut self, vector: InFrame) {
        if vector.size > 0 {
            self.m.s.frame.release(vector.slot, vector.size);
        }
    }

    /// Returns a new place in the frame for a vector.
    pub(crate) fn new_in_frame(&mut self, element: Type, lanes: u32) -> Selected<InFrame> {
        let info = self.info(element);
        if lanes > MAX_LANES || matches!(info.kind, Kind::Refused | Kind::Nothing) {
            return self.refuse_type(&format!("an operation on {lanes} lanes"), element);
        }
        let bits = info.bits;
        // Words are read and written at the start of each lane, which may be 7 bits further on.
        let size = (lanes * bits).div_ceil(128) * 16 + 16;
        let slot = self.m.s.frame.slot(size);
        let vector = InFrame { slot, size, element, lanes, bits };
        self.clear_lane(vector);
        Ok(vector)
    }

    /// Clears a vector whose lanes are combined with what is there.
    fn clear_lane(&mut self, vector: InFrame) {
        if !vector.is_bytes() {
            T::clear_slot(self, vector.slot, vector.size);
        }
    }

    /// Returns a vector's place in the frame. It must have been consumed.
    pub(crate) fn vector_in_frame(&mut self, value: Value, ty: Type) -> Selected<InFrame> {
        let Some((element, lanes)) = self.lanes_of(ty) else { return self.refuse("a vector of a scalable size") };
        let info = self.info(element);
        let kind = self.info(ty).kind;
        if kind == Kind::Memory
            && let Source::Memory(slot) = T::source(self, value, 0)?
        {
            return Ok(InFrame { slot, size: 0, element, lanes, bits: info.bits });
        }
        let place = self.new_in_frame(element, lanes)?;
        match kind {
            Kind::Memory => {
                let size = self.info(ty).store_size;
                if let Some(from) = self.memory_of(value, ty)? {
                    T::copy_memory(self, T::Address::frame(place.slot), from, size)?;
                }
            }
            _ => {
                for (number, part) in self.parts_of(ty).into_iter().enumerate() {
                    let reg = T::register(self, value, number as u32, part.class)?;
                    T::store(&mut self.m.s.code, part.class, reg, place.slot + part.offset as i32);
                    self.m.s.unlock(reg);
                }
            }
        }
        Ok(place)
    }

    /// Returns the parts of a type, also if it has only one.
    pub(crate) fn parts_of(&mut self, ty: Type) -> Vec<PartInfo> {
        let info = self.info(ty);
        match info.kind {
            Kind::Scalar(class) => vec![PartInfo { class, bits: info.bits, offset: 0 }],
            Kind::Parts(first, count) => self.m.types.parts(first, count).to_vec(),
            _ => Vec::new(),
        }
    }

    /// Makes a vector in the frame the result of the current instruction.
    pub(crate) fn result_in_frame(&mut self, inst: Inst, ty: Type, from: InFrame) -> Selected {
        if self.info(ty).kind == Kind::Memory {
            self.m.s.create_in_frame(inst.as_u32(), Place::Memory, from.slot);
            return Ok(());
        }
        self.create(inst, ty)?;
        for (number, part) in self.parts_of(ty).into_iter().enumerate() {
            let reg = self.m.s.scratch(part.class.bank());
            T::load(&mut self.m.s.code, part.class, reg, from.slot + part.offset as i32);
            T::define_part(self, inst, number as u32, reg);
            self.m.s.unlock(reg);
        }
        self.release_in_frame(from);
        Ok(())
    }

    fn lane_operands(&mut self, operands: &[Operand], lane: u32) -> Selected<[Value; MAX_OPERANDS]> {
        let mut values = [Value::arg(0); MAX_OPERANDS];
        for (number, operand) in operands.iter().enumerate() {
            values[number] = match *operand {
                Operand::Constant(value) => value,
                Operand::Scalar(slot, ty, _) => self.stand_in(number, ty, slot)?,
                Operand::Vector(vector) => self.lane_operand(number, vector, lane)?,
            };
        }
        Ok(values)
    }

    /// Returns a value that stands for a lane of a vector in the frame.
    pub(crate) fn lane_operand(&mut self, number: usize, vector: InFrame, lane: u32) -> Selected<Value> {
        if vector.is_bytes() {
            return self.stand_in(number, vector.element, vector.offset(lane));
        }
        // The bits are moved down; those above may be any.
        let size = vector.bits.div_ceil(64) * 8;
        let slot = self.lane_slot(number, size);
        T::copy_bits_down(self, vector.slot, lane * vector.bits, slot, vector.bits);
        self.stand_in(number, vector.element, slot)
    }

    /// Returns a slot for the bits of lanes of the operand with this number.
    fn lane_slot(&mut self, number: usize, size: u32) -> i32 {
        let (slot, old) = self.m.lane_slots[number];
        if old >= size {
            return slot;
        }
        let slot = self.m.s.frame.object(u64::from(size), 8);
        self.m.lane_slots[number] = (slot, size);
        slot
    }

    /// Writes words to a lane.
    pub(crate) fn store_words(&mut self, words: Words, to: InFrame, lane: u32) -> Selected {
        if to.is_bytes() {
            let bytes = u64::from(to.bits / 8);
            return T::copy_memory(self, T::Address::frame(to.offset(lane)), words.word(0), bytes);
        }
        T::copy_bits_up(self, words.slot, to.slot, lane * to.bits, to.bits);
        Ok(())
    }

    /// Writes the lowest bit of a register to a lane of bits.
    pub(crate) fn store_bit(&mut self, reg: Reg, to: InFrame, lane: u32) {
        T::put_bits(self, reg, to.slot, lane, 1);
        self.m.s.unlock(reg);
    }

    /// Returns a value of a type whose content is in the frame.
    pub(crate) fn stand_in(&mut self, number: usize, ty: Type, slot: i32) -> Selected<Value> {
        let arg = self.params.len() + number;
        let id = self.m.s.analysis.insts + arg as u32;
        self.m.lane_types[number] = Some(ty);
        self.m.s.analysis.lives[id as usize].uses = u32::MAX / 2;
        match self.info(ty).kind {
            Kind::Scalar(class) => {
                self.m.s.create(id, class);
                self.m.s.parts[id as usize].slot = slot;
            }
            Kind::Parts(first, count) => {
                let parts = self.m.types.parts(first, count).to_vec();
                self.m.s.create_parts(id, parts.iter().map(|part| part.class));
                for (number, part) in (0..).zip(parts) {
                    let part_id = self.m.s.part_id(id, number);
                    self.m.s.parts[part_id as usize].slot = slot + part.offset as i32;
                }
            }
            Kind::Memory => self.m.s.create_in_frame(id, Place::Memory, slot),
            _ => return self.refuse(&format!("a lane of type {}", self.module.type_ref(ty))),
        }
        Ok(Value::arg(arg as u32))
    }

    /// Forgets the values that stand for lanes, and ends what counts as an instruction.
    pub(crate) fn end_lane(&mut self) {
        for number in 0..MAX_OPERANDS {
            self.forget_stand_in(number);
        }
        self.m.s.end_inst();
    }

    /// Forgets a value that stands for something in the frame, if there is one with this number.
    pub(crate) fn forget_stand_in(&mut self, number: usize) {
        if self.m.lane_types[number].take().is_none() {
            return;
        }
        let id = self.m.s.analysis.insts + (self.params.len() + number) as u32;
        for part in 0..self.m.s.part_count(id) {
            let part = self.m.s.part_id(id, part) as usize;
            let reg = self.m.s.parts[part].reg;
            if reg != Reg::NONE {
                self.m.s.regs.used.remove(reg);
                self.m.s.regs.dirty.remove(reg);
                self.m.s.parts[part].reg = Reg::NONE;
            }
        }
    }

    /// Makes the current instruction one whose result is a scalar, used once more than now.
    pub(crate) fn enter_lanes(&mut self, inst: Inst) -> (Life, Part) {
        let life = &mut self.m.s.analysis.lives[inst.index()];
        let saved = (*life, self.m.s.parts[inst.index()]);
        (life.uses, life.to_end) = (u32::MAX / 2, false);
        let part = &mut self.m.s.parts[inst.index()];
        (part.place, part.reg) = (Place::Anywhere, Reg::NONE);
        saved
    }

    pub(crate) fn leave_lanes(&mut self, inst: Inst, saved: (Life, Part)) {
        self.m.s.analysis.lives[inst.index()] = saved.0;
        self.m.s.parts[inst.index()] = saved.1;
    }

    /// Writes the scalar result of the current instruction to a lane.
    pub(crate) fn store_lane(&mut self, inst: Inst, to: InFrame, lane: u32) -> Selected {
        let id = inst.as_u32();
        if to.is_bytes() {
            let place = T::Address::frame(to.offset(lane));
            match self.info(to.element).kind {
                Kind::Memory => {
                    let slot = self.m.s.parts[inst.index()].slot;
                    let size = u64::from(to.bits / 8);
                    T::copy_memory(self, place, T::Address::frame(slot), size)?;
                    let size = self.info(to.element).size.max(1) as u32;
                    self.m.s.frame.release(slot, size);
                    return Ok(());
                }
                _ => {
                    for (number, part) in (0..).zip(self.parts_of(to.element)) {
                        let reg = self.take_lane(id, number);
                        let bytes = part.bits.div_ceil(8).min(part.class.size());
                        T::store_part(self, reg, part.class, bytes, place.plus(u64::from(part.offset)));
                    }
                }
            }
            return Ok(());
        }
        if to.bits > 56 {
            let size = to.bits.div_ceil(64) * 8;
            let slot = match self.info(to.element).kind {
                Kind::Memory => self.m.s.parts[inst.index()].slot,
                _ => self.m.s.frame.slot(size),
            };
            for (number, part) in (0..).zip(self.parts_of(to.element)) {
                let reg = self.take_lane(id, number);
                T::store(&mut self.m.s.code, Class::I64, reg, slot + part.offset as i32);
            }
            T::copy_bits_up(self, slot, to.slot, lane * to.bits, to.bits);
            let size = self.info(to.element).size.max(u64::from(size)) as u32;
            self.m.s.frame.release(slot, size);
            return Ok(());
        }
        let reg = self.take_lane(id, 0);
        T::put_bits(self, reg, to.slot, lane * to.bits, to.bits);
        Ok(())
    }

    /// Returns the register of a part of the result of the lane, which is nowhere then.
    pub(crate) fn take_lane(&mut self, id: u32, number: u32) -> Reg {
        let part = self.m.s.part_id(id, number);
        let reg = self.m.s.in_register(part);
        self.m.s.regs.used.remove(reg);
        self.m.s.regs.dirty.remove(reg);
        let slot = self.m.s.parts[part as usize].slot;
        if self.m.s.frame.owns(slot) {
            let size = self.m.s.parts[part as usize].class.size();
            self.m.s.frame.release(slot, size);
        }
        self.m.s.parts[part as usize].reg = Reg::NONE;
        self.m.s.parts[part as usize].slot = 0;
        reg
    }
}
