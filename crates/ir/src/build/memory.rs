//! Memory access and addressing (LangRef "Memory Access and Addressing Operations"). Alignments default to
//! those of the data layout, as in the text reader.

use super::{BuildErrorKind as Kind, FunctionBuilder, ListOf, Operand, Result};
use crate::body::{InstBuild, MemoryAccess};
use crate::flags::GepFlags;
use crate::global::Align;
use crate::keywords::{Ordering, RmwOp};
use crate::module::SyncScope;
use crate::opcode::Opcode;
use crate::owner::Handle;
use crate::types::{Type, TypeKind, Types};
use crate::value::{Inst, Value};

/// `alloca`, `load`, `store`.
impl FunctionBuilder<'_> {
    /// `alloca` of one value, in the alloca address space of the data layout.
    ///
    /// # Errors
    /// Returns an error if the type is unsized.
    #[track_caller]
    pub fn alloca(&mut self, ty: impl Into<Handle<Type>>) -> Result<Handle<Inst>> {
        self.alloca_array(ty, 1)
    }

    /// `alloca` of `count` values.
    ///
    /// # Errors
    /// Returns an error if the type is unsized, or the count is not an integer.
    #[track_caller]
    pub fn alloca_array(&mut self, ty: impl Into<Handle<Type>>, count: impl Into<Operand>) -> Result<Handle<Inst>> {
        let space = self.module.data_layout.alloca_address_space();
        self.alloca_with(ty, count, space, None)
    }

    /// `alloca` with all options. The default alignment is the type's preferred alignment.
    ///
    /// # Errors
    /// Returns an error if the type is unsized, or the count is not an integer.
    #[track_caller]
    pub fn alloca_with(
        &mut self,
        ty: impl Into<Handle<Type>>,
        count: impl Into<Operand>,
        address_space: u32,
        align: Option<Align>,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Alloca;
        let ty = self.take_type(opcode, ty)?;
        let count = self.take(opcode, count)?;
        let sized = self.is_sized(ty);
        self.demand_type(opcode, ty, "sized", sized)?;
        self.operand_where(opcode, "count", count, "an integer", Types::is_integer)?;
        let align = align.or_else(|| self.default_align(opcode, ty));
        let pointer = self.module.tables.types.pointer(address_space);
        self.insert(opcode, InstBuild::alloca(pointer, ty, align, false, false), &[count])
    }

    /// `load`, with the type's ABI alignment.
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, or the type is not first-class or is unsized.
    #[track_caller]
    pub fn load(&mut self, ty: impl Into<Handle<Type>>, pointer: impl Into<Operand>) -> Result<Handle<Inst>> {
        self.load_with(ty, pointer, &MemoryAccess::default())
    }

    /// `load` with an alignment.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::load`].
    #[track_caller]
    pub fn load_aligned(
        &mut self,
        ty: impl Into<Handle<Type>>,
        pointer: impl Into<Operand>,
        align: Align,
    ) -> Result<Handle<Inst>> {
        self.load_with(ty, pointer, &MemoryAccess { align: Some(align), ..MemoryAccess::default() })
    }

    /// `load` with all options; atomic if an ordering is given.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::load`]. An atomic load also fails for an ordering that releases, and
    /// for a type that is not an integer, pointer, floating-point number or vector whose size is a power of
    /// two of at least 8 bits.
    #[track_caller]
    pub fn load_with(
        &mut self,
        ty: impl Into<Handle<Type>>,
        pointer: impl Into<Operand>,
        access: &MemoryAccess,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Load;
        let ty = self.take_type(opcode, ty)?;
        let pointer = self.take(opcode, pointer)?;
        self.pointer(opcode, "address", pointer)?;
        self.check_access(opcode, ty, access, &[Ordering::Release, Ordering::AcquireRelease])?;
        let access = self.aligned(opcode, ty, access);
        self.insert(opcode, InstBuild::memory(opcode, ty, &access), &[pointer])
    }

    /// `store`, with the type's ABI alignment.
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, or the value's type is not first-class or is unsized.
    #[track_caller]
    pub fn store(&mut self, value: impl Into<Operand>, pointer: impl Into<Operand>) -> Result<Handle<Inst>> {
        self.store_with(value, pointer, &MemoryAccess::default())
    }

    /// `store` with an alignment.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::store`].
    #[track_caller]
    pub fn store_aligned(
        &mut self,
        value: impl Into<Operand>,
        pointer: impl Into<Operand>,
        align: Align,
    ) -> Result<Handle<Inst>> {
        self.store_with(value, pointer, &MemoryAccess { align: Some(align), ..MemoryAccess::default() })
    }

    /// `store` with all options; atomic if an ordering is given.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::store`]. An atomic store also fails for an ordering that acquires, and
    /// for types as in [`FunctionBuilder::load_with`].
    #[track_caller]
    pub fn store_with(
        &mut self,
        value: impl Into<Operand>,
        pointer: impl Into<Operand>,
        access: &MemoryAccess,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::Store;
        let (value, pointer) = (self.take(opcode, value)?, self.take(opcode, pointer)?);
        let ty = self.first_class(opcode, "value", value)?;
        self.pointer(opcode, "address", pointer)?;
        self.check_access(opcode, ty, access, &[Ordering::Acquire, Ordering::AcquireRelease])?;
        let access = self.aligned(opcode, ty, access);
        self.insert(opcode, InstBuild::memory(opcode, Type::VOID, &access), &[value, pointer])
    }

    fn default_align(&mut self, opcode: Opcode, ty: Type) -> Option<Align> {
        self.module.tables.default_align(&self.module.data_layout, &mut self.measures, opcode, ty)
    }

    fn aligned(&mut self, opcode: Opcode, ty: Type, access: &MemoryAccess) -> MemoryAccess {
        let align = access.align.or_else(|| self.default_align(opcode, ty));
        MemoryAccess { align, failure: Ordering::NotAtomic, weak: false, ..*access }
    }

    #[track_caller]
    fn check_access(&mut self, opcode: Opcode, ty: Type, access: &MemoryAccess, refused: &[Ordering]) -> Result<()> {
        let first_class = self.types().is_first_class(ty) && !matches!(self.types().kind(ty), TypeKind::Label);
        let sized = first_class && self.is_sized(ty);
        self.demand_type(opcode, ty, "a first-class type with a size", sized)?;
        if access.ordering == Ordering::NotAtomic {
            return Ok(());
        }
        if refused.contains(&access.ordering) {
            let name = access.ordering.spelling();
            return self.error(opcode, Kind::InvalidProperty, format_args!("cannot have the ordering {name}"));
        }
        let scalar = self.types().scalar(ty);
        let plain = !matches!(self.types().vector_len(ty), Some((_, true)))
            && matches!(
                self.types().kind(scalar),
                TypeKind::Integer(_) | TypeKind::Byte(_) | TypeKind::Float(_) | TypeKind::Pointer(_)
            );
        self.demand_type(
            opcode,
            ty,
            "an integer, byte, pointer, floating-point number or vector, as atomic access requires",
            plain,
        )?;
        self.check_atomic_size(opcode, ty)
    }

    #[track_caller]
    fn check_atomic_size(&mut self, opcode: Opcode, ty: Type) -> Result<()> {
        let measure = self.measures.measure(&self.module.data_layout, &self.module.tables, ty);
        let bits = measure.and_then(|measure| measure.size_in_bits()).and_then(|size| size.known());
        let fits = bits.is_some_and(|bits| bits >= 8 && bits.is_power_of_two());
        self.demand_type(
            opcode,
            ty,
            "a type whose size is a power of two of at least 8 bits, as atomic access requires",
            fits,
        )
    }
}

/// Atomic instructions.
impl FunctionBuilder<'_> {
    /// `fence`
    ///
    /// # Errors
    /// Returns an error if the ordering is not acquire, release, both, or sequentially consistent.
    #[track_caller]
    pub fn fence(&mut self, ordering: Ordering, scope: SyncScope) -> Result<Handle<Inst>> {
        let opcode = Opcode::Fence;
        if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic) {
            let name = ordering_name(ordering);
            return self.error(opcode, Kind::InvalidProperty, format_args!("cannot have the ordering {name}"));
        }
        let access = MemoryAccess { ordering, scope, ..MemoryAccess::default() };
        self.insert(opcode, InstBuild::memory(opcode, Type::VOID, &access), &[])
    }

    /// `cmpxchg`; `access` holds the orderings, scope, `weak` and `volatile`.
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, the other operands do not have the same integer or
    /// pointer type with a size that is a power of two of at least 8 bits, or an ordering is not allowed.
    #[track_caller]
    pub fn cmpxchg(
        &mut self,
        pointer: impl Into<Operand>,
        expected: impl Into<Operand>,
        new: impl Into<Operand>,
        access: &MemoryAccess,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::CmpXchg;
        let (pointer, expected, new) =
            (self.take(opcode, pointer)?, self.take(opcode, expected)?, self.take(opcode, new)?);
        self.pointer(opcode, "address", pointer)?;
        let ty = self.same_types(opcode, expected, new)?;
        self.operand_where(opcode, "values", expected, "integers or pointers", |types, ty| {
            types.is_integer(ty) || types.is_pointer(ty)
        })?;
        self.check_atomic_size(opcode, ty)?;
        use Ordering::*;
        let success = matches!(access.ordering, NotAtomic | Unordered);
        if success || matches!(access.failure, NotAtomic | Unordered | Release | AcquireRelease) {
            let (role, ordering) = if success { ("success", access.ordering) } else { ("failure", access.failure) };
            let name = ordering_name(ordering);
            return self.error(
                opcode,
                Kind::InvalidProperty,
                format_args!("cannot have the ordering {name} on {role}"),
            );
        }
        let access = MemoryAccess { align: access.align.or_else(|| self.default_align(opcode, ty)), ..*access };
        let result = self.module.tables.types.literal_struct(&[ty, Type::I1], false);
        self.insert(opcode, InstBuild::memory(opcode, result, &access), &[pointer, expected, new])
    }

    /// `atomicrmw`
    ///
    /// # Errors
    /// Returns an error if the address is not a pointer, the operation does not accept the value's type, its
    /// size is not a power of two of at least 8 bits, or the ordering is weaker than monotonic.
    #[track_caller]
    pub fn atomicrmw(
        &mut self,
        op: RmwOp,
        pointer: impl Into<Operand>,
        value: impl Into<Operand>,
        access: &MemoryAccess,
    ) -> Result<Handle<Inst>> {
        let opcode = Opcode::AtomicRmw;
        let (pointer, value) = (self.take(opcode, pointer)?, self.take(opcode, value)?);
        self.pointer(opcode, "address", pointer)?;
        let float =
            |types: &Types, ty| types.is_float_or_vector(ty) && !matches!(types.vector_len(ty), Some((_, true)));
        use RmwOp::*;
        let ty = match op {
            Xchg => self.operand_where(
                opcode,
                "value of xchg",
                value,
                "an integer, floating-point number or pointer",
                |types, ty| types.is_integer(ty) || types.is_float(ty) || types.is_pointer(ty),
            )?,
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum => {
                self.operand_where(opcode, "value", value, "a floating-point number or fixed vector", float)?
            }
            _ => self.operand_where(opcode, "value", value, "an integer", Types::is_integer)?,
        };
        self.check_atomic_size(opcode, ty)?;
        if matches!(access.ordering, Ordering::NotAtomic | Ordering::Unordered) {
            let name = ordering_name(access.ordering);
            return self.error(opcode, Kind::InvalidProperty, format_args!("cannot have the ordering {name}"));
        }
        let access = MemoryAccess { align: access.align.or_else(|| self.default_align(opcode, ty)), ..*access };
        self.insert(opcode, InstBuild::atomic_rmw(ty, op, &access), &[pointer, value])
    }
}

fn ordering_name(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "not atomic",
        other => other.spelling(),
    }
}

/// Addressing.
impl FunctionBuilder<'_> {
    /// `getelementptr` without flags.
    ///
    /// # Errors
    /// Returns an error if the base is not a pointer or vector of pointers, an index is not an integer or
    /// vector of integers, vectors differ in length, the source type is unsized, or the indices do not match
    /// it.
    #[track_caller]
    pub fn gep(
        &mut self,
        source_type: impl Into<Handle<Type>>,
        base: impl Into<Operand>,
        indices: impl ListOf<Operand>,
    ) -> Result<Handle<Value>> {
        self.gep_with(source_type, GepFlags::NONE, base, indices)
    }

    /// `getelementptr inbounds`
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::gep`].
    #[track_caller]
    pub fn inbounds_gep(
        &mut self,
        source_type: impl Into<Handle<Type>>,
        base: impl Into<Operand>,
        indices: impl ListOf<Operand>,
    ) -> Result<Handle<Value>> {
        self.gep_with(source_type, GepFlags::INBOUNDS, base, indices)
    }

    /// Address of a struct field: `getelementptr inbounds nuw` with the indices 0 and `field`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::gep`].
    #[track_caller]
    pub fn struct_gep(
        &mut self,
        struct_type: impl Into<Handle<Type>>,
        base: impl Into<Operand>,
        field: u32,
    ) -> Result<Handle<Value>> {
        let field = Operand::int(Type::I32.into(), i64::from(field));
        self.gep_with(struct_type, GepFlags::INBOUNDS | GepFlags::NUW, base, (0, field))
    }

    /// Address at an offset in bytes: `getelementptr i8`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::gep`].
    #[track_caller]
    pub fn ptradd(&mut self, base: impl Into<Operand>, bytes: impl Into<Operand>) -> Result<Handle<Value>> {
        self.gep_with(Type::I8, GepFlags::NONE, base, (bytes,))
    }

    /// `getelementptr` with flags. `inbounds` implies `nusw`.
    ///
    /// # Errors
    /// Same as for [`FunctionBuilder::gep`].
    #[track_caller]
    pub fn gep_with(
        &mut self,
        source_type: impl Into<Handle<Type>>,
        mut flags: GepFlags,
        base: impl Into<Operand>,
        indices: impl ListOf<Operand>,
    ) -> Result<Handle<Value>> {
        let opcode = Opcode::GetElementPtr;
        let source_type = self.take_type(opcode, source_type)?;
        let indices = self.take_all(opcode, indices)?;
        let base = self.take(opcode, base)?;
        if flags.contains(GepFlags::INBOUNDS) {
            flags |= GepFlags::NUSW;
        }
        let mut ty =
            self.operand_where(opcode, "base", base, "a pointer or vector of them", Types::is_pointer_or_vector)?;
        let sized = self.is_sized(source_type);
        self.demand_type(opcode, source_type, "sized", sized)?;
        for &index in &indices {
            let index_type = self.operand_where(
                opcode,
                "index",
                index,
                "an integer or vector of them",
                Types::is_integer_or_vector,
            )?;
            let Some(len) = self.types().vector_len(index_type) else { continue };
            match self.types().vector_len(ty) {
                None => ty = self.module.tables.types.with_shape_of(ty, index_type),
                Some(other) if other == len => {}
                Some(_) => {
                    let (base, index) = (self.show(base), self.show(index));
                    return self.error(
                        opcode,
                        Kind::DifferentTypes,
                        format_args!("vectors differ in length: {base} and {index}"),
                    );
                }
            }
        }
        let mut inside = source_type;
        for &index in indices.iter().skip(1) {
            match self.step_into(inside, index) {
                Some(next) => inside = next,
                None => {
                    let (index, inside) = (self.show(index), self.show_type(inside));
                    return self.error(
                        opcode,
                        Kind::InvalidIndex,
                        format_args!("{index} is not a valid index into {inside}"),
                    );
                }
            }
        }
        let mut operands = Vec::with_capacity(indices.len() + 1);
        operands.push(base);
        operands.extend_from_slice(&indices);
        if let Some(folded) =
            self.folded(&operands, |folder| Some(folder.gep(source_type, flags, None, base, &indices)))
        {
            return Ok(self.own(folded));
        }
        self.insert(opcode, InstBuild::gep(ty, source_type).flags(flags.0), &operands).map(Handle::into)
    }

    /// Returns the type that an index selects. For a struct, the index must be a constant `i32` or a vector
    /// of one.
    fn step_into(&mut self, ty: Type, index: Value) -> Option<Type> {
        match *self.types().kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => Some(element),
            _ => {
                let fields = self.types().struct_fields(ty)?.len() as u64;
                let index_type = self.known_type(index)?;
                let number = self.constant_index(index, index_type)?;
                (self.types().scalar(index_type) == Type::I32 && number < fields)
                    .then(|| self.module.tables.element_type(ty, number))
                    .flatten()
            }
        }
    }

    /// Returns the value of a constant index, which must be the same in all lanes.
    fn constant_index(&mut self, index: Value, index_type: Type) -> Option<u64> {
        let tables = &mut self.module.tables;
        let Some((len, _)) = tables.types.vector_len(index_type) else { return tables.int_value(index)?.to_u64() };
        let first = tables.aggregate_element(index, 0)?;
        let all = (1..len.min(crate::fold::MAX_FOLDED_LANES))
            .all(|lane| tables.aggregate_element(index, u64::from(lane)).is_none_or(|other| other == first));
        tables.int_value(first).filter(|_| all)?.to_u64()
    }
}
