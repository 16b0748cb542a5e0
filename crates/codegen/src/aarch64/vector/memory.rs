//! Masked memory, and intrinsics that move lanes from vector to vector.

use draig_ir::{Inst, Type, Value};
use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids;

use super::super::address::Address;
use super::super::compare::Flags;
use super::super::emit::{self, access};
use super::super::registers::{FP, X16};
use super::super::{Label, Selected, Selector};
use crate::function::types::{Bank, Class};
use crate::select::InFrame;

/// Places of lanes in memory: one after the other, or each at an address of its own.
#[derive(Clone, Copy)]
pub(super) enum Places {
    /// The slot with the address of the first one.
    Consecutive(i32),
    Scattered(InFrame),
}

impl Selector<'_, '_> {
    pub(super) fn masked_load(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        let [pointer, mask, passed, ..] = *self.without_alignment(arguments, 3).as_slice() else {
            return self.refuse("llvm.masked.load with these arguments");
        };
        self.load_lanes(inst, ty, pointer, mask, passed, false)
    }

    pub(super) fn gather(&mut self, inst: Inst, ty: Type, arguments: &[Value]) -> Selected {
        self.masked_load(inst, ty, arguments)
    }

    pub(super) fn scatter(&mut self, arguments: &[Value]) -> Selected {
        self.masked_store(arguments)
    }

    /// Returns the arguments without an alignment, which older declarations have.
    fn without_alignment(&mut self, arguments: &[Value], count: usize) -> Vec<Value> {
        let mut kept = arguments.to_vec();
        if kept.len() > count {
            kept.remove(count - 2);
        }
        kept
    }

    fn places(&mut self, pointer: Value) -> Selected<Places> {
        let ty = self.type_of(pointer);
        if self.lanes_of(ty).is_some() {
            return Ok(Places::Scattered(self.vector_in_frame(pointer, ty)?));
        }
        let slot = self.m.s.frame.slot(8);
        let reg = self.register(pointer, 0, Class::I64)?;
        emit::access_at(self.code(), access::STORE64, reg, FP, i64::from(slot));
        Ok(Places::Consecutive(slot))
    }

    pub(super) fn release_places(&mut self, places: Places) {
        match places {
            Places::Consecutive(slot) => self.m.s.frame.release(slot, 8),
            Places::Scattered(vector) => self.release_in_frame(vector),
        }
    }

    /// Moves on to the next place in memory, if lanes that are not selected have none.
    pub(super) fn next_place(&mut self, places: Places, bytes: u32, is_packed: bool) {
        if let (Places::Consecutive(slot), true) = (places, is_packed) {
            self.advance_slot(slot, bytes);
        }
    }

    /// Jumps over a lane whose bit in a mask is not set; then returns its address: of this number in memory.
    pub(super) fn enter_lane(
        &mut self,
        mask: InFrame,
        places: Places,
        bytes: u32,
        (lane, place): (u32, u32),
    ) -> Selected<(Label, Address)> {
        let over = self.new_label();
        let byte = mask.slot + (lane / 8) as i32;
        emit::access_at(self.code(), access::LOAD8, X16, FP, i64::from(byte));
        self.jump_if(Flags::NotBit(X16, (lane % 8) as u8), over);
        let reg = self.m.s.scratch(Bank::General);
        let address = match places {
            Places::Consecutive(slot) => {
                emit::access_at(self.code(), access::LOAD64, reg, FP, i64::from(slot));
                Address::base(reg, i64::from(place * bytes))
            }
            Places::Scattered(vector) => {
                emit::access_at(self.code(), access::LOAD64, reg, FP, i64::from(vector.offset(lane)));
                Address::base(reg, 0)
            }
        };
        Ok((over, address))
    }

    /// Loads the lanes that a mask selects; those of a packed vector follow each other in memory.
    pub(super) fn load_lanes(
        &mut self,
        inst: Inst,
        ty: Type,
        pointer: Value,
        mask: Value,
        passed: Value,
        is_packed: bool,
    ) -> Selected {
        for value in [pointer, mask, passed] {
            self.consume(value);
        }
        let mask_type = self.type_of(mask);
        let mask = self.vector_in_frame(mask, mask_type)?;
        let result = self.own_in_frame(passed, ty)?;
        let places = self.places(pointer)?;
        self.m.s.end_inst();
        let bytes = self.whole_bytes(result)?;
        self.take_one_register();
        for lane in 0..result.lanes {
            let (over, address) =
                self.enter_lane(mask, places, bytes, if is_packed { (lane, 0) } else { (lane, lane) })?;
            self.copy_memory(Address::frame(result.offset(lane)), address, u64::from(bytes))?;
            self.next_place(places, bytes, is_packed);
            self.place(over);
            self.m.s.end_inst();
        }
        self.release_in_frame(mask);
        self.release_places(places);
        self.result_in_frame(inst, ty, result)
    }

    pub(super) fn masked_store(&mut self, arguments: &[Value]) -> Selected {
        let [value, pointer, mask, ..] = *self.without_store_alignment(arguments).as_slice() else {
            return self.refuse("llvm.masked.store with these arguments");
        };
        self.store_lanes(value, pointer, mask, false)
    }

    /// Stores the lanes that a mask selects; those of a packed vector one after the other.
    pub(super) fn store_lanes(&mut self, value: Value, pointer: Value, mask: Value, is_packed: bool) -> Selected {
        for value in [value, pointer, mask] {
            self.consume(value);
        }
        let (ty, mask_type) = (self.type_of(value), self.type_of(mask));
        let mask = self.vector_in_frame(mask, mask_type)?;
        let from = self.vector_in_frame(value, ty)?;
        let places = self.places(pointer)?;
        self.m.s.end_inst();
        let bytes = self.whole_bytes(from)?;
        self.take_one_register();
        for lane in 0..from.lanes {
            let (over, address) =
                self.enter_lane(mask, places, bytes, if is_packed { (lane, 0) } else { (lane, lane) })?;
            self.copy_memory(address, Address::frame(from.offset(lane)), u64::from(bytes))?;
            self.next_place(places, bytes, is_packed);
            self.place(over);
            self.m.s.end_inst();
        }
        self.release_in_frame(mask);
        self.release_in_frame(from);
        self.release_places(places);
        Ok(())
    }

    fn without_store_alignment(&mut self, arguments: &[Value]) -> Vec<Value> {
        let mut kept = arguments.to_vec();
        if kept.len() > 3 {
            kept.remove(2);
        }
        kept
    }

    pub(super) fn whole_bytes(&mut self, vector: InFrame) -> Selected<u32> {
        if !vector.bits.is_multiple_of(8) {
            return self.refuse_type("masked memory", vector.element);
        }
        Ok(vector.bits / 8)
    }

    /// Compiles `llvm.vector.insert`, `extract` and `reverse`: lanes that change their place.
    pub(super) fn moved_lanes(&mut self, inst: Inst, ty: Type, id: IntrinsicId, arguments: &[Value]) -> Selected {
        let Some((element, lanes)) = self.lanes_of(ty) else {
            return self.refuse(&format!("{} of scalable vectors", id.name()));
        };
        for &argument in arguments {
            self.consume(argument);
        }
        let mut vectors = Vec::new();
        let mut index = 0;
        for &argument in arguments {
            let argument_type = self.type_of(argument);
            if self.lanes_of(argument_type).is_some() {
                vectors.push(self.vector_in_frame(argument, argument_type)?);
            } else {
                index = self.integer_constant(argument).and_then(|index| u32::try_from(index).ok()).unwrap_or(0);
            }
        }
        let Some(&first) = vectors.first() else { return self.refuse(&format!("{} of scalable vectors", id.name())) };
        self.m.s.end_inst();
        let result = self.new_in_frame(element, lanes)?;
        let saved = self.enter_lanes(inst);
        for lane in 0..lanes {
            let (from, at) = match id {
                ids::VECTOR_REVERSE => (first, lanes - 1 - lane),
                ids::VECTOR_EXTRACT => (first, index.saturating_add(lane)),
                _ => match vectors.get(1) {
                    Some(&part) if (index..index.saturating_add(part.lanes)).contains(&lane) => (part, lane - index),
                    _ => (first, lane),
                },
            };
            if at >= from.lanes {
                continue;
            }
            let value = self.lane_operand(0, from, at)?;
            self.copy_lane(inst, element, value)?;
            self.store_lane(inst, result, lane)?;
            self.end_lane();
        }
        self.leave_lanes(inst, saved);
        for vector in vectors {
            self.release_in_frame(vector);
        }
        self.result_in_frame(inst, ty, result)
    }
}
