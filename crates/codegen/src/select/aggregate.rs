//! Aggregates: `extractvalue`, `insertvalue`, and values that are kept in memory.

use draig_ir::{Const, ConstKind, Inst, Type, TypeKind, Value};

use super::{Machine, MachineAddress, Selected, Selector, Source};
use crate::function::types::{Class, Kind};

/// Constants that are kept in memory are no larger than this.
const MAX_CONSTANT: u64 = 1 << 20;

/// Bytes of a constant vector that is read whole for each of its registers.
const MAX_READ_WHOLE: usize = 4096;

impl<T: Machine> Selector<'_, '_, T> {
    /// Returns the number of the first part, and the offset in memory, of an element by its indices.
    fn element_place(&mut self, ty: Type, indices: &[u32]) -> Selected<(u32, u64, Type)> {
        let (mut part, mut offset, mut ty) = (0, 0, ty);
        // A value in memory has no parts, but may have many fields.
        let has_parts = self.info(ty).kind != Kind::Memory;
        let module = self.module;
        for &index in indices {
            let types = &module.tables.types;
            if let Some(fields) = types.struct_fields(ty) {
                if has_parts {
                    for &field in &fields[..index as usize] {
                        part += self.part_total(field);
                    }
                }
                let Some(more) = self.m.types.field_offset(self.module, ty, index as usize) else {
                    return self.refuse("a struct without a layout");
                };
                offset += more;
                ty = fields[index as usize];
            } else if let TypeKind::Array { element, .. } = types.kind(ty) {
                let element = *element;
                if has_parts {
                    part += index * self.part_total(element);
                }
                offset += u64::from(index) * self.info(element).size;
                ty = element;
            } else {
                return self.refuse("an index of no aggregate");
            }
        }
        Ok((part, offset, ty))
    }

    fn part_total(&mut self, ty: Type) -> u32 {
        match self.info(ty).kind {
            Kind::Scalar(_) => 1,
            Kind::Parts(_, count) => u32::from(count),
            Kind::Nothing | Kind::Memory | Kind::Refused => 0,
        }
    }

    pub(crate) fn extract_value(&mut self, inst: Inst, ty: Type, aggregate: Value) -> Selected {
        let body = self.body;
        self.consume(aggregate);
        let whole = self.type_of(aggregate);
        let (part, offset, _) = self.element_place(whole, body.indices(inst))?;
        if self.info(whole).kind == Kind::Memory {
            let Some(from) = self.memory_of(aggregate, whole)? else {
                return self.undefined(inst, ty);
            };
            let from = from.plus(offset);
            if self.info(ty).kind == Kind::Memory {
                self.create(inst, ty)?;
                let slot = self.m.s.parts[inst.index()].slot;
                let size = self.info(ty).store_size;
                return T::copy_memory(self, T::Address::frame(slot), from, size);
            }
            if self.info(ty).kind == Kind::Nothing {
                return Ok(());
            }
            if let Kind::Scalar(class) = self.info(ty).kind {
                let bytes = self.info(ty).store_size as u32;
                let reg = self.result_register(inst, class);
                T::load_part(self, reg, class, bytes, from);
                self.define(inst, class, reg);
                return Ok(());
            }
            return T::load_parts(self, inst, ty, from);
        }
        let classes = self.classes(ty);
        self.create(inst, ty)?;
        for (number, &class) in (0..).zip(&classes) {
            let source = T::source(self, aggregate, part + number)?;
            self.define_part_from(inst, number, source, class)?;
        }
        Ok(())
    }

    pub(crate) fn insert_value(&mut self, inst: Inst, ty: Type, operands: &[Value]) -> Selected {
        let body = self.body;
        let (aggregate, value) = (operands[0], operands[1]);
        self.consume(aggregate);
        self.consume(value);
        let (part, offset, element) = self.element_place(ty, body.indices(inst))?;
        if self.info(ty).kind == Kind::Memory {
            let from = self.memory_of(aggregate, ty)?;
            self.create(inst, ty)?;
            let to = T::Address::frame(self.m.s.parts[inst.index()].slot);
            if let Some(from) = from {
                let size = self.info(ty).store_size;
                T::copy_memory(self, to, from, size)?;
            }
            return T::store_value(self, element, value, to.plus(offset));
        }
        let classes = self.classes(ty);
        let inserted = part..part + self.part_total(element);
        self.create(inst, ty)?;
        for (number, &class) in (0..).zip(&classes) {
            let source = match inserted.contains(&number) {
                true => T::source(self, value, number - part)?,
                false => T::source(self, aggregate, number)?,
            };
            self.define_part_from(inst, number, source, class)?;
        }
        Ok(())
    }

    /// Makes a part of a result from a part of an operand, in its register if it dies.
    fn define_part_from(&mut self, inst: Inst, number: u32, source: Source, class: Class) -> Selected {
        let reused = match source {
            Source::Part(id) => self.m.s.reuse(self.m.s.value_of(id), id),
            _ => None,
        };
        let reg = match reused {
            Some(reg) => reg,
            None => {
                let reg = self.m.s.scratch(class.bank());
                T::move_source(self, reg, source, class)?;
                reg
            }
        };
        T::define_part(self, inst, number, reg);
        Ok(())
    }

    /// Copies all parts of a value to the result of an instruction.
    pub(crate) fn copy_parts(&mut self, inst: Inst, ty: Type, value: Value) -> Selected {
        match self.info(ty).kind {
            Kind::Nothing => return Ok(()),
            Kind::Memory => {
                let from = self.memory_of(value, ty)?;
                self.create(inst, ty)?;
                let to = T::Address::frame(self.m.s.parts[inst.index()].slot);
                let size = self.info(ty).store_size;
                return match from {
                    Some(from) => T::copy_memory(self, to, from, size),
                    None => Ok(()),
                };
            }
            _ => {}
        }
        let classes = self.classes(ty);
        self.create(inst, ty)?;
        for (number, &class) in (0..).zip(&classes) {
            let source = T::source(self, value, number)?;
            self.define_part_from(inst, number, source, class)?;
        }
        Ok(())
    }

    /// Makes a result of arbitrary bits.
    pub(crate) fn undefined(&mut self, inst: Inst, ty: Type) -> Selected {
        self.create(inst, ty)?;
        for (number, class) in (0..).zip(self.classes(ty)) {
            let reg = self.m.s.scratch(class.bank());
            T::define_part(self, inst, number, reg);
        }
        Ok(())
    }

    /// Returns the address of a value that is kept in memory; `None` if it is undefined.
    pub(crate) fn memory_of(&mut self, value: Value, ty: Type) -> Selected<Option<T::Address>> {
        if let Some(constant) = value.as_const() {
            if matches!(self.module.tables.constants.kind(constant), ConstKind::Undef | ConstKind::Poison) {
                return Ok(None);
            }
            return self.constant_in_memory(constant, ty).map(Some);
        }
        match T::source(self, value, 0)? {
            Source::Memory(slot) => Ok(Some(T::Address::frame(slot))),
            _ => self.refuse(&format!("a value of type {} in registers", self.module.type_ref(ty))),
        }
    }

    fn constant_in_memory(&mut self, constant: Const, ty: Type) -> Selected<T::Address> {
        let size = self.info(ty).size;
        if size > MAX_CONSTANT {
            return self.refuse("a constant of this size as a value");
        }
        let mut bytes = vec![0; size as usize];
        if !self.constant_bytes(Value::from(constant), &mut bytes, 0) {
            return Ok(T::constant_address(self, constant));
        }
        let at = self.pool.len().next_multiple_of(16);
        self.pool.resize(at, 0);
        self.pool.extend_from_slice(&bytes);
        Ok(T::pool_address(self, at as u32))
    }

    /// Writes the bytes of a constant without addresses; `false` if it has some.
    pub(crate) fn constant_bytes(&mut self, value: Value, out: &mut [u8], depth: u32) -> bool {
        let Some(constant) = value.as_const() else { return false };
        if depth > 64 {
            return false;
        }
        let data = self.module.tables.constants.get(constant);
        let info = self.info(data.ty);
        let mut put = |bytes: &[u8]| {
            let count = bytes.len().min(info.store_size as usize).min(out.len());
            out[..count].copy_from_slice(&bytes[..count]);
            true
        };
        match &data.kind {
            ConstKind::Int(bits) | ConstKind::Float(bits) => put(&bits.to_le_bytes()),
            ConstKind::WideInt(value) => {
                put(&value.limbs().iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>())
            }
            ConstKind::WideFloat(bits) => put(&bits.to_le_bytes()),
            ConstKind::NullPointer | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => true,
            ConstKind::Data(symbol) => {
                let bytes = self.module.tables.strings.get(*symbol);
                let count = bytes.len().min(out.len());
                out[..count].copy_from_slice(&bytes[..count]);
                true
            }
            ConstKind::Aggregate(elements) => {
                let is_packed = info.is_vector && {
                    let element = self.module.constant_type(elements[0]);
                    let info = self.info(element);
                    u64::from(info.bits) != info.size * 8
                };
                if is_packed {
                    // Bits follow each other without gaps.
                    let element = self.module.constant_type(elements[0]);
                    return pack(elements, self.info(element).bits as usize, out, |element, bytes| {
                        self.constant_bytes(element, bytes, depth + 1)
                    });
                }
                for (number, &element) in elements.iter().enumerate() {
                    let ty = self.module.constant_type(element);
                    let size = self.info(ty).size;
                    let offset = match self.m.types.field_offset(self.module, data.ty, number) {
                        Some(offset) => offset as usize,
                        None => number * size as usize,
                    };
                    let Some(rest) = out.get_mut(offset..) else { return false };
                    if !self.constant_bytes(element, rest, depth + 1) {
                        return false;
                    }
                }
                true
            }
            _ => false,
        }
    }

    /// Writes the bytes of the vector register with this number of a constant vector.
    pub(crate) fn vector_bytes(&mut self, constant: Const, number: u32, out: &mut [u8; 16]) -> bool {
        let ty = self.module.tables.constants.ty(constant);
        let size = self.info(ty).store_size as usize;
        let mut few = [0; 256];
        let mut many = Vec::new();
        let bytes = match size {
            0..=256 => &mut few[..size.max(16)],
            257..=MAX_READ_WHOLE => {
                many.resize(size, 0);
                &mut many[..]
            }
            _ => return false,
        };
        let start = number as usize * 16;
        if start + 16 > bytes.len() || !self.constant_bytes(Value::from(constant), bytes, 0) {
            return false;
        }
        out.copy_from_slice(&bytes[start..start + 16]);
        true
    }

    /// Selects a value that is kept in memory.
    pub(crate) fn select_memory(
        &mut self,
        inst: Inst,
        ty: Type,
        condition: Value,
        left: Value,
        right: Value,
    ) -> Selected {
        let (left, right) = (self.memory_of(left, ty)?, self.memory_of(right, ty)?);
        self.create(inst, ty)?;
        let to = T::Address::frame(self.m.s.parts[inst.index()].slot);
        let size = self.info(ty).store_size;
        let (other, end) = (self.new_label(), self.new_label());
        T::jump_unless(self, condition, other)?;
        if let Some(left) = left {
            T::copy_memory(self, to, left, size)?;
        }
        T::jump(self, end);
        self.place(other);
        if let Some(right) = right {
            T::copy_memory(self, to, right, size)?;
        }
        self.place(end);
        Ok(())
    }

    /// Loads a value of any type.
    pub(crate) fn load_value_from(&mut self, inst: Inst, ty: Type, address: T::Address) -> Selected {
        if self.info(ty).kind != Kind::Memory {
            return T::load_parts(self, inst, ty, address);
        }
        self.create(inst, ty)?;
        let to = T::Address::frame(self.m.s.parts[inst.index()].slot);
        let size = self.info(ty).store_size;
        T::copy_memory(self, to, address, size)
    }
}

/// Writes elements of a number of bits one after the other; `false` if the bytes of one are not known.
fn pack(elements: &[Value], bits: usize, out: &mut [u8], mut bytes_of: impl FnMut(Value, &mut [u8]) -> bool) -> bool {
    let mut bytes = vec![0; bits.div_ceil(8).next_multiple_of(8)];
    for (number, &element) in elements.iter().enumerate() {
        bytes.fill(0);
        if !bytes_of(element, &mut bytes) {
            return false;
        }
        for bit in (0..bits).filter(|bit| bytes[bit / 8] >> (bit % 8) & 1 != 0) {
            let at = number * bits + bit;
            if let Some(byte) = out.get_mut(at / 8) {
                *byte |= 1 << (at % 8);
            }
        }
    }
    true
}
