//! Memory access and addressing (LangRef "Memory Access and Addressing Operations").

use draig_ir::{
    Align, GepFlags, Inst, InstBuild, MemoryAccess, Opcode, Ordering, RmwFlags, RmwOp, SyncScope, Type, TypeKind, Value,
};

use super::super::Parser;
use super::super::cursor::ParseResult;
use super::operands::Operand;
use crate::lexer::{Keyword as K, TokenKind as T};

impl Parser<'_, '_> {
    pub(super) fn alloca(&mut self) -> ParseResult<Inst> {
        let inalloca = self.cursor.eat_keyword(K::Inalloca);
        let swifterror = self.cursor.eat_keyword(K::Swifterror);
        let loc = self.cursor.loc();
        let ty = self.ty(false)?;
        if self.tables.types.as_function(ty).is_some()
            || matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN | Type::X86_AMX)
        {
            return Err(self.cursor.error_at(loc, "invalid type for alloca"));
        }
        let mut count: Option<Operand> = None;
        let mut align = None;
        // Not the one in the data layout, which only builders use.
        let mut space = 0;
        if self.cursor.eat(T::Comma) && !self.alloca_tail(&mut align, &mut space)? {
            count = Some(self.typed_value()?);
            // LLVM consumes a comma here, whatever follows.
            if self.cursor.eat(T::Comma) {
                self.alloca_tail(&mut align, &mut space)?;
            }
        }
        if let Some(count) = count
            && !self.tables.types.is_integer(count.ty)
        {
            return Err(self.cursor.error_at(count.loc, "element count must have integer type"));
        }
        let align: Option<Align> = match align {
            Some(align) => Some(align),
            None if !self.is_sized_here(ty) => return Err(self.cursor.error_at(loc, "Cannot allocate unsized type")),
            None => self.default_align(Opcode::Alloca, ty),
        };
        let count = match count {
            Some(count) => count.value,
            None => Value::from(self.tables.const_i64(Type::I32, 1)),
        };
        let address = self.tables.types.pointer(space);
        Ok(self.append(InstBuild::alloca(address, ty, align, inalloca, swifterror), &[count]))
    }

    /// Reads the alignment, address space or metadata after a comma of an `alloca`; returns whether it was
    /// one of them.
    fn alloca_tail(&mut self, align: &mut Option<Align>, space: &mut u32) -> ParseResult<bool> {
        match self.cursor.kind() {
            T::Keyword(K::Align) => {
                *align = Some(self.align()?);
                while self.cursor.eat(T::Comma) {
                    match self.cursor.kind() {
                        T::MetadataVar => {
                            self.function.comma_taken = true;
                            break;
                        }
                        T::Keyword(K::Addrspace) => *space = self.optional_addrspace(*space)?,
                        _ => return Err(self.cursor.error("expected metadata or 'addrspace'")),
                    }
                }
            }
            T::Keyword(K::Addrspace) => *space = self.optional_addrspace(*space)?,
            T::MetadataVar => self.function.comma_taken = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    #[inline]
    pub(super) fn load(&mut self) -> ParseResult<Inst> {
        let atomic = self.cursor.eat_keyword(K::Atomic);
        let volatile = self.cursor.eat_keyword(K::Volatile);
        let type_loc = self.cursor.loc();
        let ty = self.ty(false)?;
        self.cursor.expect(T::Comma, "expected comma after load's type")?;
        let pointer = self.typed_value()?;
        let mut access = MemoryAccess { volatile, ..MemoryAccess::default() };
        if atomic {
            (access.scope, access.ordering) = self.scope_and_ordering()?;
        }
        access.align = self.optional_comma_align()?;
        if pointer.ty != Type::PTR && !self.tables.types.is_pointer(pointer.ty) || !self.is_first_class_here(ty) {
            return Err(self.cursor.error_at(pointer.loc, "load operand must be a pointer to a first class type"));
        }
        if atomic && access.align.is_none() {
            return Err(self.cursor.error_at(pointer.loc, "atomic load must have explicit non-zero alignment"));
        }
        if matches!(access.ordering, Ordering::Release | Ordering::AcquireRelease) {
            return Err(self.cursor.error_at(pointer.loc, "atomic load cannot use Release ordering"));
        }
        if access.align.is_none() {
            if !self.is_sized_here(ty) {
                return Err(self.cursor.error_at(type_loc, "loading unsized types is not allowed"));
            }
            access.align = self.default_align(Opcode::Load, ty);
        }
        Ok(self.append(InstBuild::memory(Opcode::Load, ty, &access), &[pointer.value]))
    }

    #[inline]
    pub(super) fn store(&mut self) -> ParseResult<Inst> {
        let atomic = self.cursor.eat_keyword(K::Atomic);
        let volatile = self.cursor.eat_keyword(K::Volatile);
        let stored = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after store operand")?;
        let pointer = self.typed_value()?;
        let mut access = MemoryAccess { volatile, ..MemoryAccess::default() };
        if atomic {
            (access.scope, access.ordering) = self.scope_and_ordering()?;
        }
        access.align = self.optional_comma_align()?;
        if pointer.ty != Type::PTR && !self.tables.types.is_pointer(pointer.ty) {
            return Err(self.cursor.error_at(pointer.loc, "store operand must be a pointer"));
        }
        if !self.is_first_class_here(stored.ty) {
            return Err(self.cursor.error_at(stored.loc, "store operand must be a first class value"));
        }
        if atomic && access.align.is_none() {
            return Err(self.cursor.error_at(stored.loc, "atomic store must have explicit non-zero alignment"));
        }
        if matches!(access.ordering, Ordering::Acquire | Ordering::AcquireRelease) {
            return Err(self.cursor.error_at(stored.loc, "atomic store cannot use Acquire ordering"));
        }
        if access.align.is_none() {
            if !self.is_sized_here(stored.ty) {
                return Err(self.cursor.error_at(stored.loc, "storing unsized types is not allowed"));
            }
            access.align = self.default_align(Opcode::Store, stored.ty);
        }
        let build = InstBuild::memory(Opcode::Store, Type::VOID, &access);
        Ok(self.append(build, &[stored.value, pointer.value]))
    }

    pub(super) fn fence(&mut self) -> ParseResult<Inst> {
        let (scope, ordering) = self.scope_and_ordering()?;
        match ordering {
            Ordering::Unordered => return Err(self.cursor.error("fence cannot be unordered")),
            Ordering::Monotonic => return Err(self.cursor.error("fence cannot be monotonic")),
            _ => {}
        }
        let access = MemoryAccess { ordering, scope, ..MemoryAccess::default() };
        Ok(self.append(InstBuild::memory(Opcode::Fence, Type::VOID, &access), &[]))
    }

    pub(super) fn cmpxchg(&mut self) -> ParseResult<Inst> {
        let weak = self.cursor.eat_keyword(K::Weak);
        let volatile = self.cursor.eat_keyword(K::Volatile);
        let pointer = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after cmpxchg address")?;
        let expected = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new = self.typed_value()?;
        let (scope, ordering) = self.scope_and_ordering()?;
        let failure = self.ordering()?;
        let align = self.optional_comma_align()?;
        if ordering == Ordering::Unordered {
            return Err(self.cursor.error("invalid cmpxchg success ordering"));
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcquireRelease) {
            return Err(self.cursor.error("invalid cmpxchg failure ordering"));
        }
        if !self.tables.types.is_pointer(pointer.ty) {
            return Err(self.cursor.error_at(pointer.loc, "cmpxchg operand must be a pointer"));
        }
        if expected.ty != new.ty {
            return Err(self.cursor.error_at(new.loc, "compare value and new value type do not match"));
        }
        if !self.is_first_class_here(new.ty) {
            return Err(self.cursor.error_at(new.loc, "cmpxchg operand must be a first class value"));
        }
        let align = align.or_else(|| self.exchange_align(new.ty));
        let ty = self.tables.types.literal_struct(&[new.ty, Type::I1], false);
        let access = MemoryAccess { align, volatile, ordering, failure, weak, scope };
        let build = InstBuild::memory(Opcode::CmpXchg, ty, &access);
        Ok(self.append(build, &[pointer.value, expected.value, new.value]))
    }

    pub(super) fn atomic_rmw(&mut self) -> ParseResult<Inst> {
        let volatile = self.cursor.eat_keyword(K::Volatile);
        let flags = if self.cursor.eat_keyword(K::Elementwise) { RmwFlags::ELEMENTWISE } else { RmwFlags::NONE };
        let op = self.cursor.keyword().and_then(|keyword| RmwOp::from_spelling(keyword.spelling().as_bytes()));
        let Some(op) = op else {
            return Err(self.cursor.error("expected binary operation in atomicrmw"));
        };
        self.cursor.bump();
        let pointer = self.typed_value()?;
        self.cursor.expect(T::Comma, "expected ',' after atomicrmw address")?;
        let operand = self.typed_value()?;
        let (scope, ordering) = self.scope_and_ordering()?;
        let align = self.optional_comma_align()?;
        if ordering == Ordering::Unordered {
            return Err(self.cursor.error("atomicrmw cannot be unordered"));
        }
        let is_elementwise = !flags.is_empty();
        if is_elementwise && ordering == Ordering::SequentiallyConsistent {
            return Err(self.cursor.error("atomicrmw elementwise cannot be sequentially consistent"));
        }
        if !self.tables.types.is_pointer(pointer.ty) {
            return Err(self.cursor.error_at(pointer.loc, "atomicrmw operand must be a pointer"));
        }
        self.check_rmw_operand(op, is_elementwise, operand)?;
        let align = align.or_else(|| self.default_align(Opcode::AtomicRmw, operand.ty));
        let access = MemoryAccess { align, volatile, ordering, scope, ..MemoryAccess::default() };
        let build = InstBuild::atomic_rmw(operand.ty, op, &access).flags(flags.0);
        Ok(self.append(build, &[pointer.value, operand.value]))
    }

    /// Returns the alignment of a `cmpxchg` without an explicit one: the size of the value, or the next lower
    /// power of two.
    fn exchange_align(&mut self, ty: Type) -> Option<Align> {
        let layout = &self.scope.module.data_layout;
        let bytes = self.measures.measure(layout, &self.tables, ty)?.store_size()?.known()?;
        Align::from_bytes(1 << bytes.checked_ilog2()?)
    }

    fn check_rmw_operand(&mut self, op: RmwOp, is_elementwise: bool, operand: Operand) -> ParseResult<()> {
        let types = &self.tables.types;
        let ty = operand.ty;
        if types.vector_len(ty).is_some_and(|(_, scalable)| scalable) {
            return Err(self.cursor.error_at(operand.loc, "atomicrmw operand may not be scalable"));
        }
        if is_elementwise && types.vector_len(ty).is_none() {
            let message = "atomicrmw elementwise operand must be a fixed vector type";
            return Err(self.cursor.error_at(operand.loc, message));
        }
        let (valid, wanted) = if op == RmwOp::Xchg {
            let ty = if is_elementwise { types.scalar(ty) } else { ty };
            let valid = types.is_integer(ty) || types.is_float(ty) || types.is_pointer(ty);
            (valid, "an integer, floating point, or pointer type")
        } else if op.is_float() {
            (types.is_float_or_vector(ty), "a floating point type")
        } else {
            (types.is_integer_or_vector(ty), "an integer")
        };
        if !valid {
            let op = op.spelling();
            return Err(self.cursor.error_at(operand.loc, format!("atomicrmw {op} operand must be {wanted}")));
        }
        let layout = &self.scope.module.data_layout;
        let measure = self.measures.measure(layout, &self.tables, ty);
        let bytes = measure.and_then(|measure| measure.store_size()?.known());
        if !bytes.is_some_and(u64::is_power_of_two) {
            return Err(self.cursor.error_at(operand.loc, "atomicrmw operand must be power-of-two byte-sized integer"));
        }
        Ok(())
    }

    /// Reads `syncscope("…")`, if present, and the ordering.
    fn scope_and_ordering(&mut self) -> ParseResult<(SyncScope, Ordering)> {
        let mut scope = SyncScope::SYSTEM;
        if self.cursor.eat_keyword(K::Syncscope) {
            self.cursor.expect(T::LParen, "Expected '(' in syncscope")?;
            if !self.cursor.at(T::StringConstant) {
                return Err(self.cursor.error("Expected synchronization scope name"));
            }
            let name = self.cursor.string()?;
            self.cursor.expect(T::RParen, "Expected ')' in syncscope")?;
            scope = self.tables.sync_scopes.intern(&name);
        }
        Ok((scope, self.ordering()?))
    }

    fn ordering(&mut self) -> ParseResult<Ordering> {
        let ordering = match self.cursor.keyword() {
            Some(K::Unordered) => Ordering::Unordered,
            Some(K::Monotonic) => Ordering::Monotonic,
            Some(K::Acquire) => Ordering::Acquire,
            Some(K::Release) => Ordering::Release,
            Some(K::AcqRel) => Ordering::AcquireRelease,
            Some(K::SeqCst) => Ordering::SequentiallyConsistent,
            _ => return Err(self.cursor.error("Expected ordering on atomic instruction")),
        };
        self.cursor.bump();
        Ok(ordering)
    }

    #[inline]
    pub(super) fn get_element_ptr(&mut self) -> ParseResult<Inst> {
        let mut flags = GepFlags::NONE;
        loop {
            flags |= match self.cursor.kind() {
                T::Keyword(K::Inbounds) => GepFlags::INBOUNDS | GepFlags::NUSW,
                T::Keyword(K::Nusw) => GepFlags::NUSW,
                T::Keyword(K::Nuw) => GepFlags::NUW,
                _ => break,
            };
            self.cursor.bump();
        }
        let mut operands = std::mem::take(&mut self.function.operands);
        operands.clear();
        let result = self.gep_operands(flags, &mut operands);
        self.function.operands = operands;
        result
    }

    #[inline]
    fn gep_operands(&mut self, flags: GepFlags, operands: &mut Vec<Value>) -> ParseResult<Inst> {
        let source = self.ty(false)?;
        self.cursor.expect(T::Comma, "expected comma after getelementptr's type")?;
        let base = self.typed_value()?;
        let types = &self.tables.types;
        if base.ty != Type::PTR && !types.is_pointer_or_vector(base.ty) {
            return Err(self.cursor.error_at(base.loc, "base of getelementptr must be a pointer"));
        }
        let mut lanes = if base.ty == Type::PTR { None } else { types.vector_len(base.ty) };
        operands.push(base.value);
        while self.cursor.eat(T::Comma) {
            if self.cursor.at(T::MetadataVar) {
                self.function.comma_taken = true;
                break;
            }
            let index = self.typed_value()?;
            if index.ty != Type::I64 && index.ty != Type::I32 {
                if !self.tables.types.is_integer_or_vector(index.ty) {
                    return Err(self.cursor.error_at(index.loc, "getelementptr index must be an integer"));
                }
                if let Some(len) = self.tables.types.vector_len(index.ty) {
                    if lanes.is_some_and(|lanes| lanes != len) {
                        return Err(self
                            .cursor
                            .error_at(index.loc, "getelementptr vector index has a wrong number of elements"));
                    }
                    lanes = Some(len);
                }
            }
            operands.push(index.value);
        }
        self.check_gep(source, base.loc, &operands[1..])?;
        let ty = match lanes {
            Some((len, scalable)) if !self.tables.types.is_vector(base.ty) => {
                self.tables.types.vector(base.ty, len, scalable)
            }
            _ => base.ty,
        };
        Ok(self.append(InstBuild::gep(ty, source).flags(flags.0), operands))
    }

    /// Checks that indices fit a source type.
    #[inline]
    pub(super) fn check_gep(&mut self, source: Type, loc: u32, indices: &[Value]) -> ParseResult<()> {
        let is_scalar =
            matches!(self.tables.types.kind(source), TypeKind::Integer(_) | TypeKind::Float(_) | TypeKind::Pointer(_));
        if is_scalar && indices.len() <= 1 {
            return Ok(());
        }
        if !indices.is_empty() && !self.is_sized_here(source) {
            return Err(self.cursor.error_at(loc, "base element of getelementptr must be sized"));
        }
        if self.tables.types.struct_fields(source).is_some() && self.is_scalable(source) {
            return Err(self
                .cursor
                .error_at(loc, "getelementptr cannot target structure that contains scalable vector type"));
        }
        if self.indexed_type(source, indices.get(1..).unwrap_or_default()).is_none() {
            return Err(self.cursor.error_at(loc, "invalid getelementptr indices"));
        }
        Ok(())
    }
}
