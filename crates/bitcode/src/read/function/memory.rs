//! Memory: `alloca`, `load`, `store`, `getelementptr`, atomics.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Align, GepFlags, InstBuild, MemoryAccess, Opcode, Ordering, RmwFlags, Type, Value};

use super::{BodyReader, Slot};
use crate::codes::operations::alloca as alloca_bits;
use crate::codes::{encodings, function as code, operations};
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::records::{alignment, operand};
use crate::read::shape;
use crate::read::types::NO_ID;

impl BodyReader<'_, '_> {
    /// Returns the default alignment of an instruction whose record has none.
    #[cold]
    fn default_align(&self, opcode: Opcode, ty: Type) -> Option<Align> {
        self.tables.default_align(&self.scope.data_layout, &mut TypeMeasures::new(), opcode, ty)
    }

    pub(super) fn alloca(&mut self, operands: &[u64]) -> Result<()> {
        let (&[id, count_type, count, bits], space) = match operands.split_first_chunk::<4>() {
            Some((first, rest)) if rest.len() <= 1 => (first, rest.first().copied()),
            _ => return Err(invalid_record()),
        };
        let mut id = u32::try_from(id).map_err(|_| invalid_record())?;
        let mut space = space.map_or(self.scope.data_layout.alloca_address_space(), |space| space as u32 & 0xff_ffff);
        if bits & alloca_bits::EXPLICIT_TYPE == 0 {
            let pointer = self.scope.types.ty(u64::from(id))?;
            space = self
                .tables
                .types
                .address_space(pointer)
                .ok_or_else(|| fault("Old-style alloca with a non-pointer type"))?;
            id = self.pointee(id, "Missing element type for old-style alloca")?.1;
        }
        let ty = self.scope.types.ty(u64::from(id))?;
        if !shape::is_first_class(&self.tables.types, ty) {
            return Err(invalid_record());
        }
        let count_type = self.scope.types.ty(count_type)?;
        let count = self.values.at(count)?;
        let count = self.expanded(count)?;
        if count.ty != count_type || !self.tables.types.is_integer(count_type) {
            return Err(fault("alloca array size must have integer type"));
        }
        let high = bits >> alloca_bits::ALIGN_HIGH_SHIFT & 7;
        let align = alignment(bits & alloca_bits::ALIGN_LOW | high << 5)?;
        let align = match align {
            Some(align) => Some(align),
            None => Some(self.default_align(Opcode::Alloca, ty).ok_or_else(|| fault("alloca of unsized type"))?),
        };
        let (inalloca, swifterror) = (bits & alloca_bits::IN_ALLOCA != 0, bits & alloca_bits::SWIFT_ERROR != 0);
        let pointer = self.tables.types.pointer(space);
        let pointer_id = self.pointer_id(id);
        self.add(InstBuild::alloca(pointer, ty, align, inalloca, swifterror), &[count.value], pointer_id)?;
        Ok(())
    }

    /// Reads a pointer operand.
    #[inline(always)]
    fn pointer_operand(&mut self, operands: &[u64], at: &mut usize, message: &'static str) -> Result<Slot> {
        let pointer = self.typed_value(operands, at)?;
        if self.is_pointer(pointer.ty) { Ok(pointer) } else { Err(fault(message)) }
    }

    pub(super) fn load(&mut self, operands: &[u64], atomic: bool) -> Result<()> {
        let mut at = 0;
        let pointer = self.pointer_operand(operands, &mut at, "Load operand is not a pointer type")?;
        let fixed = if atomic { 4 } else { 2 };
        let (ty, id) = match operands.len().checked_sub(at + fixed) {
            Some(1) => {
                let id = operand(operands, at)?;
                at += 1;
                (self.scope.types.ty(id)?, id as u32)
            }
            Some(0) => self.pointee(pointer.id, "Missing element type for old-style load")?,
            _ => return Err(invalid_record()),
        };
        if !shape::is_first_class(&self.tables.types, ty) || ty == Type::LABEL || ty == Type::METADATA {
            return Err(fault("Cannot load/store from pointer"));
        }
        let access = self.access(operands, at, atomic, (Opcode::Load, ty))?;
        if matches!(access.ordering, Ordering::Release | Ordering::AcquireRelease) {
            return Err(invalid_record());
        }
        self.add(InstBuild::memory(Opcode::Load, ty, &access), &[pointer.value], id)?;
        Ok(())
    }

    /// Reads alignment, volatility and, for atomics, ordering and scope.
    fn access(&self, operands: &[u64], at: usize, atomic: bool, what: (Opcode, Type)) -> Result<MemoryAccess> {
        let (align, volatile) = (operand(operands, at)?, operand(operands, at + 1)?);
        let mut access = MemoryAccess { align: alignment(align)?, volatile: volatile != 0, ..MemoryAccess::default() };
        if atomic {
            access.ordering = encodings::ordering(operand(operands, at + 2)?);
            access.scope = self.sync_scope(operand(operands, at + 3)?)?;
            if access.ordering == Ordering::NotAtomic {
                return Err(invalid_record());
            }
            if access.align.is_none() {
                return Err(fault(match what.0 {
                    Opcode::Load => "Alignment missing from atomic load",
                    _ => "Alignment missing from atomic store",
                }));
            }
        }
        if access.align.is_none() {
            let unsized_type = if what.0 == Opcode::Load { "load of unsized type" } else { "store of unsized type" };
            access.align = Some(self.default_align(what.0, what.1).ok_or_else(|| fault(unsized_type))?);
        }
        Ok(access)
    }

    pub(super) fn store(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let atomic = matches!(kind, code::INST_STOREATOMIC | code::INST_STOREATOMIC_OLD);
        let message = if atomic { "Invalid record" } else { "Cannot load/store from pointer" };
        let pointer = self.pointer_operand(operands, &mut at, message)?;
        let (value, ty) = match kind {
            code::INST_STORE_OLD | code::INST_STOREATOMIC_OLD => {
                let (ty, _) = self.pointee(pointer.id, "Missing element type for old style store")?;
                (self.next_value(operands, &mut at, ty)?, ty)
            }
            _ => {
                let value = self.typed_value(operands, &mut at)?;
                (value.value, value.ty)
            }
        };
        if operands.len() != at + if atomic { 4 } else { 2 } {
            return Err(invalid_record());
        }
        let access = self.access(operands, at, atomic, (Opcode::Store, ty))?;
        if matches!(access.ordering, Ordering::Acquire | Ordering::AcquireRelease) {
            return Err(invalid_record());
        }
        self.add(InstBuild::memory(Opcode::Store, Type::VOID, &access), &[value, pointer.value], NO_ID)?;
        Ok(())
    }

    pub(super) fn gep(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let mut next = || {
            at += 1;
            operand(operands, at - 1)
        };
        let (flags, source) = match kind {
            code::INST_GEP => (next()?, Some(next()?)),
            code::INST_INBOUNDS_GEP_OLD => (1, None),
            _ => (0, None),
        };
        let base = self.typed_value(operands, &mut at)?;
        let (source, mut id) = match source {
            Some(id) => (self.scope.types.ty(id)?, id as u32),
            None => {
                let is_vector = self.tables.types.is_vector(base.ty);
                let pointer = if is_vector { self.part_id(base.id, 0) } else { base.id };
                self.pointee(pointer, "Missing element type for old-style gep")?
            }
        };
        let mut list = std::mem::take(&mut self.operands);
        list.clear();
        list.push(base.value);
        let mut shape_like = self.tables.types.is_vector(base.ty).then_some(base.ty);
        while at < operands.len() {
            let index = self.typed_value(operands, &mut at)?;
            if self.tables.types.is_vector(index.ty) {
                shape_like.get_or_insert(index.ty);
            }
            if list.len() > 1 && id != NO_ID && self.scope.types.typed_pointers {
                let is_struct =
                    self.scope.types.get(u64::from(id)).is_some_and(|ty| self.tables.types.struct_fields(ty).is_some());
                let part = if is_struct { self.tables.field_number(index.value) } else { Some(0) };
                id = part.map_or(NO_ID, |part| self.part_id(id, part));
            }
            list.push(index.value);
        }
        if !self.tables.types.is_pointer_or_vector(base.ty)
            || shape::indexed_type(self.tables, source, list.get(2..).unwrap_or_default()).is_none()
            || !shape::is_first_class(&self.tables.types, source)
        {
            return Err(invalid_record());
        }
        let ty = match shape_like {
            Some(like) => {
                let scalar = self.tables.types.scalar(base.ty);
                self.tables.types.with_shape_of(scalar, like)
            }
            None => base.ty,
        };
        let mut flags = operations::gep_flags(flags);
        if flags.contains(GepFlags::INBOUNDS) {
            flags |= GepFlags::NUSW;
        }
        let id = self.pointer_id(id);
        let done = self.add(InstBuild::gep(ty, source).flags(flags.0), &list, id);
        self.operands = list;
        done.map(|_| ())
    }

    pub(super) fn fence(&mut self, operands: &[u64]) -> Result<()> {
        let &[ordering, scope] = operands else { return Err(invalid_record()) };
        let ordering = encodings::ordering(ordering);
        if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic) {
            return Err(invalid_record());
        }
        let access = MemoryAccess { ordering, scope: self.sync_scope(scope)?, ..MemoryAccess::default() };
        self.add(InstBuild::memory(Opcode::Fence, Type::VOID, &access), &[], NO_ID)?;
        Ok(())
    }

    pub(super) fn cmpxchg(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let pointer = self.pointer_operand(operands, &mut at, "Cmpxchg operand is not a pointer type")?;
        let compared = self.typed_value(operands, &mut at)?;
        let new = self.next_value(operands, &mut at, compared.ty)?;
        let rest = operands.get(at..).unwrap_or_default();
        let (fixed, align) = match *rest {
            [volatile, success, scope, failure, weak] => ([volatile, success, scope, failure, weak], 0),
            [volatile, success, scope, failure, weak, align] => ([volatile, success, scope, failure, weak], align),
            _ => return Err(invalid_record()),
        };
        let [volatile, success, scope, failure, weak] = fixed;
        let access = MemoryAccess {
            align: alignment(align)?,
            volatile: volatile != 0,
            ordering: success_ordering(success)?,
            failure: failure_ordering(failure)?,
            weak: weak != 0,
            scope: self.sync_scope(scope)?,
        };
        self.add_cmpxchg(access, pointer.value, compared, new)?;
        Ok(())
    }

    fn add_cmpxchg(&mut self, mut access: MemoryAccess, pointer: Value, compared: Slot, new: Value) -> Result<()> {
        if access.align.is_none() {
            access.align = self.default_align(Opcode::CmpXchg, compared.ty);
            if access.align.is_none() {
                return Err(invalid_record());
            }
        }
        let ty = self.tables.types.literal_struct(&[compared.ty, Type::I1], false);
        self.add(InstBuild::memory(Opcode::CmpXchg, ty, &access), &[pointer, compared.value, new], NO_ID)?;
        Ok(())
    }

    /// Reads the form of LLVM up to 3.7: the type is the pointee and, at first, the result is the value.
    pub(super) fn cmpxchg_old(&mut self, operands: &[u64]) -> Result<()> {
        let mut at = 0;
        let pointer = self.pointer_operand(operands, &mut at, "Cmpxchg operand is not a pointer type")?;
        let (ty, id) = self.pointee(pointer.id, "Missing element type for old-style cmpxchg")?;
        let compared = Slot { value: self.next_value(operands, &mut at, ty)?, ty, id };
        let new = self.next_value(operands, &mut at, ty)?;
        let rest = operands.get(at..).unwrap_or_default();
        let &[volatile, success, scope, ref more @ ..] = rest else { return Err(invalid_record()) };
        let success = success_ordering(success)?;
        let failure = match more.first() {
            Some(&failure) => failure_ordering(failure)?,
            // The strongest ordering valid with it.
            None => match success {
                Ordering::Release => Ordering::Monotonic,
                Ordering::AcquireRelease => Ordering::Acquire,
                other => other,
            },
        };
        let access = MemoryAccess {
            align: None,
            volatile: volatile != 0,
            ordering: success,
            failure,
            weak: more.get(1).is_some_and(|&weak| weak != 0),
            scope: self.sync_scope(scope)?,
        };
        if more.len() > 1 {
            return self.add_cmpxchg(access, pointer.value, compared, new);
        }
        let mut access = access;
        access.align = self.default_align(Opcode::CmpXchg, ty);
        let pair = self.tables.types.literal_struct(&[ty, Type::I1], false);
        let list = [pointer.value, compared.value, new];
        let block = self.current_block()?;
        let exchange = self.body.append_inst(block, InstBuild::memory(Opcode::CmpXchg, pair, &access), &list);
        if self.mentioned_forward {
            self.note_forward(exchange, &list);
        }
        let build = self.body.build_indexed(Opcode::ExtractValue, ty, &[0]);
        self.add(build, &[exchange.into()], id)?;
        Ok(())
    }

    pub(super) fn atomic_rmw(&mut self, operands: &[u64], old: bool) -> Result<()> {
        let mut at = 0;
        let message = if old { "Invalid record" } else { "Invalid atomicrmw operand" };
        let pointer = self.pointer_operand(operands, &mut at, message)?;
        let value = match old {
            true => {
                let (ty, id) = self.pointee(pointer.id, "Missing element type for old style atomicrmw")?;
                Slot { value: self.next_value(operands, &mut at, ty)?, ty, id }
            }
            false => self.typed_value(operands, &mut at)?,
        };
        let (fixed, align) = match *operands.get(at..).unwrap_or_default() {
            [operation, volatile, ordering, scope] => ([operation, volatile, ordering, scope], 0),
            [operation, volatile, ordering, scope, align] => ([operation, volatile, ordering, scope], align),
            _ => return Err(invalid_record()),
        };
        let [operation, volatile, ordering, scope] = fixed;
        let elementwise = operation & encodings::RMW_ELEMENTWISE != 0 && !old;
        let operation = if elementwise { operation & !encodings::RMW_ELEMENTWISE } else { operation };
        let operation = encodings::rmw_operation(operation).ok_or_else(invalid_record)?;
        let ordering = encodings::ordering(ordering);
        if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered) {
            return Err(invalid_record());
        }
        let align = match alignment(align)? {
            Some(align) => Some(align),
            None => Some(self.default_align(Opcode::AtomicRmw, value.ty).ok_or_else(invalid_record)?),
        };
        let scope = self.sync_scope(scope)?;
        let access = MemoryAccess { align, volatile: volatile != 0, ordering, scope, ..MemoryAccess::default() };
        let flags = if elementwise { RmwFlags::ELEMENTWISE } else { RmwFlags::NONE };
        let build = InstBuild::atomic_rmw(value.ty, operation, &access).flags(flags.0);
        self.add(build, &[pointer.value, value.value], value.id)?;
        Ok(())
    }
}

fn success_ordering(number: u64) -> Result<Ordering> {
    match encodings::ordering(number) {
        Ordering::NotAtomic | Ordering::Unordered => Err(fault("Invalid cmpxchg success ordering")),
        ordering => Ok(ordering),
    }
}

fn failure_ordering(number: u64) -> Result<Ordering> {
    match encodings::ordering(number) {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Release | Ordering::AcquireRelease => {
            Err(fault("Invalid cmpxchg failure ordering"))
        }
        ordering => Ok(ordering),
    }
}
