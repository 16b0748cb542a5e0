//! Context for rewriters of retired intrinsics: the call, an insertion point before it, and helpers that
//! build instructions there. Constant operands are folded, as in LLVM's builder, and new instructions have
//! the call's debug location. As in LLVM, the call's fast-math flags are lost unless a rewriter copies them.

use super::Outcome;
use crate::attributes::is_float_like;
use draig_ir::fold::Folder;
use draig_ir::intrinsics::{self, IntrinsicId};
use draig_ir::{
    Align, AttrList, Body, BundleInfo, CallInfo, FastMath, FloatPredicate, Global, Inst, InstBuild, IntFlags,
    IntPredicate, MemoryAccess, Metadata, Module, Opcode, RmwOp, Tables, Type, Types, Value,
};

/// A call of a retired intrinsic, and an insertion point before it.
pub(crate) struct UpgradeContext<'a> {
    pub(crate) module: &'a mut Module,
    /// The body that contains the call, taken out of the module.
    pub(crate) body: &'a mut Body,
    /// The function of the body.
    pub(crate) function: Global,
    /// The call.
    pub(crate) call: Inst,
    /// The insertion point: new instructions go before this one, initially the call.
    pub(crate) before: Inst,
    /// The name of the retired intrinsic without `llvm.`.
    pub(crate) name: &'a [u8],
    /// The fast-math flags of new instructions that accept them, initially none.
    pub(crate) fast_math: FastMath,
    /// New instructions, which are removed if the rewriter gives up.
    pub(super) built: Vec<Inst>,
}

#[allow(dead_code, reason = "a kit of helpers: rules come and go")]
impl<'a> UpgradeContext<'a> {
    /// Returns the part of the intrinsic's name after `prefix`, or the whole name if it has no such prefix.
    pub(crate) fn name_after(&self, prefix: &str) -> &'a [u8] {
        self.name.strip_prefix(prefix.as_bytes()).unwrap_or(self.name)
    }

    /// Returns an argument of the call; `None` if there are fewer.
    pub(crate) fn arg(&self, number: usize) -> Option<Value> {
        self.body.call_args(self.call).get(number).copied()
    }

    /// Returns the arguments of the call.
    pub(crate) fn args(&self) -> Vec<Value> {
        self.body.call_args(self.call).to_vec()
    }

    /// Number of arguments of the call.
    pub(crate) fn arg_count(&self) -> usize {
        self.body.call_args(self.call).len()
    }

    /// Returns the type of an argument; `None` if there are fewer.
    pub(crate) fn arg_type(&self, number: usize) -> Option<Type> {
        Some(self.type_of(self.arg(number)?))
    }

    /// Returns the types of these values.
    pub(crate) fn arg_types(&self, args: &[Value]) -> Vec<Type> {
        args.iter().map(|&arg| self.type_of(arg)).collect()
    }

    /// Returns the type of the call's result.
    pub(crate) fn result_type(&self) -> Type {
        self.body.inst_type(self.call)
    }

    /// Returns the attributes of the call.
    pub(crate) fn call_attributes(&self) -> AttrList {
        self.body.call(self.call).map_or(AttrList::EMPTY, |info| info.attributes)
    }

    /// Returns the fast-math flags of the call.
    pub(crate) fn call_fast_math(&self) -> FastMath {
        self.body.fast_math(self.call)
    }

    /// Returns the module's interned entities.
    pub(crate) fn tables(&mut self) -> &mut Tables {
        &mut self.module.tables
    }

    /// Returns the module's types.
    pub(crate) fn types(&mut self) -> &mut Types {
        &mut self.module.tables.types
    }

    /// Returns the type of a value.
    pub(crate) fn type_of(&self, value: Value) -> Type {
        self.module.value_type(self.function, self.body, value)
    }

    /// Number of lanes of a fixed vector type; 1 for scalars, the minimum for scalable vectors.
    pub(crate) fn lanes(&self, ty: Type) -> u32 {
        self.module.tables.types.vector_len(ty).map_or(1, |(len, _)| len)
    }

    /// Number of lanes of a fixed vector type; `None` for other types.
    pub(crate) fn fixed_lanes(&self, ty: Type) -> Option<u32> {
        self.module.tables.types.vector_len(ty).filter(|(_, scalable)| !scalable).map(|(len, _)| len)
    }

    /// Number of bits of one scalar of a type: integers, floating-point numbers and vectors of them;
    /// otherwise 0.
    pub(crate) fn scalar_bits(&self, ty: Type) -> u32 {
        let types = &self.module.tables.types;
        let scalar = types.scalar(ty);
        match types.float_format(scalar) {
            Some(format) => format.width(),
            None => types.integer_width(scalar).unwrap_or(0),
        }
    }

    /// Returns `<len x element>`.
    pub(crate) fn vector_type(&mut self, element: Type, len: u32) -> Type {
        self.module.tables.types.vector(element, len, false)
    }

    // Constants.

    /// An integer of an integer type, or a vector with it in every lane; poison for other types.
    pub(crate) fn int(&mut self, ty: Type, value: i64) -> Value {
        let scalar = self.module.tables.types.scalar(ty);
        if !self.module.tables.types.is_integer(scalar) {
            return self.poison(ty);
        }
        let constant = Value::from(self.module.tables.const_i64(scalar, value));
        self.splat_constant(ty, constant)
    }

    /// `i32 value`
    pub(crate) fn i32(&mut self, value: i64) -> Value {
        self.module.tables.const_i64(Type::I32, value).into()
    }

    /// `i64 value`
    pub(crate) fn i64(&mut self, value: i64) -> Value {
        self.module.tables.const_i64(Type::I64, value).into()
    }

    /// `true` or `false`
    pub(crate) fn bool(&mut self, value: bool) -> Value {
        self.module.tables.const_bool(value).into()
    }

    /// The integer with all bits set, or a vector of it.
    pub(crate) fn all_ones(&mut self, ty: Type) -> Value {
        self.int(ty, -1)
    }

    /// The null value; poison for types without one.
    pub(crate) fn null(&mut self, ty: Type) -> Value {
        match self.module.tables.const_null(ty) {
            Some(constant) => constant.into(),
            None => self.poison(ty),
        }
    }

    /// `poison`
    pub(crate) fn poison(&mut self, ty: Type) -> Value {
        self.module.tables.const_poison(ty).into()
    }

    /// `undef`
    pub(crate) fn undef(&mut self, ty: Type) -> Value {
        self.module.tables.const_undef(ty).into()
    }

    /// The scalar itself, or a constant vector with it in every lane if `ty` is a vector.
    pub(crate) fn splat_constant(&mut self, ty: Type, element: Value) -> Value {
        if self.module.tables.types.is_vector(ty) {
            self.module.tables.const_splat(ty, element).into()
        } else {
            element
        }
    }

    /// Returns the low 64 bits of a constant integer.
    pub(crate) fn constant_u64(&self, value: Value) -> Option<u64> {
        self.module.tables.int_value(value).map(|int| int.low_u64())
    }

    /// Whether a value is an integer constant, or a splat, with all bits set.
    pub(crate) fn is_all_ones(&mut self, value: Value) -> bool {
        let Some(constant) = value.as_const() else {
            return false;
        };
        let ty = self.module.tables.constants.ty(constant);
        if let Some(int) = self.module.tables.int_value(value) {
            return int.is_all_ones();
        }
        let lanes = u64::from(self.lanes(ty));
        self.module.tables.types.is_vector(ty)
            && (0..lanes).all(|lane| {
                let element = self.module.tables.aggregate_element(value, lane);
                element.and_then(|element| self.module.tables.int_value(element)).is_some_and(|int| int.is_all_ones())
            })
    }

    // Instructions.

    /// Adds an instruction at the insertion point, with the current fast-math flags if it accepts them and
    /// `build` has none.
    pub(crate) fn insert(&mut self, build: InstBuild, operands: &[Value]) -> Inst {
        let before = self.before;
        let records: Vec<_> = self.body.records_before(before).collect();
        let inst = self.body.insert_inst(before, build, operands);
        self.built.push(inst);
        // New instructions go after the records at the insertion point.
        if !records.is_empty() {
            self.body.clear_records_before(before);
            for record in records {
                self.body.place_record_before(record, inst);
            }
        }
        let loc = self.body.debug_loc(self.call);
        self.body.set_debug_loc(inst, loc);
        if !self.fast_math.is_empty() && self.body.flag_bits(inst) == 0 && self.accepts_fast_math(inst) {
            self.body.set_flag_bits(inst, self.fast_math.0);
        }
        inst
    }

    fn accepts_fast_math(&self, inst: Inst) -> bool {
        let opcode = self.body.opcode(inst);
        // Integer conversions have no fast-math flags before LLVM 23.
        !matches!(opcode, Opcode::SiToFp | Opcode::UiToFp)
            && opcode.flag_class().has_fast_math()
            && (opcode == Opcode::FCmp || is_float_like(&self.module.tables.types, self.body.inst_type(inst)))
    }

    fn fold<T>(&mut self, constants: &[Value], fold: impl FnOnce(&mut Folder<'_>) -> Option<T>) -> Option<T> {
        if !constants.iter().all(|value| value.is_constant()) {
            return None;
        }
        let (tables, globals) = self.module.tables_and_globals_mut();
        fold(&mut Folder::new(tables, &globals))
    }

    /// A binary operation without flags.
    pub(crate) fn binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value) -> Value {
        self.binary_flags(opcode, IntFlags::NONE, lhs, rhs)
    }

    /// A binary operation with these flags.
    pub(crate) fn binary_flags(&mut self, opcode: Opcode, flags: IntFlags, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.binary(opcode, flags, lhs, rhs)) {
            return folded;
        }
        let ty = self.type_of(lhs);
        self.insert(InstBuild::new(opcode, ty).flags(flags.0), &[lhs, rhs]).into()
    }

    /// `xor value, -1`
    pub(crate) fn not(&mut self, value: Value) -> Value {
        let ty = self.type_of(value);
        let ones = self.all_ones(ty);
        self.binary(Opcode::Xor, value, ones)
    }

    /// `sub 0, value`
    pub(crate) fn neg(&mut self, value: Value) -> Value {
        let ty = self.type_of(value);
        let zero = self.null(ty);
        self.binary(Opcode::Sub, zero, value)
    }

    /// `fneg`
    pub(crate) fn fneg(&mut self, value: Value) -> Value {
        if let Some(folded) = self.fold(&[value], |folder| folder.fneg(value)) {
            return folded;
        }
        let ty = self.type_of(value);
        self.insert(InstBuild::new(Opcode::FNeg, ty), &[value]).into()
    }

    /// A conversion; the value itself if it already has the type.
    pub(crate) fn cast(&mut self, opcode: Opcode, value: Value, ty: Type) -> Value {
        if self.type_of(value) == ty {
            return value;
        }
        if let Some(folded) = self.fold(&[value], |folder| folder.cast(opcode, value, ty)) {
            return folded;
        }
        self.insert(InstBuild::new(opcode, ty), &[value]).into()
    }

    /// `bitcast`
    pub(crate) fn bitcast(&mut self, value: Value, ty: Type) -> Value {
        self.cast(Opcode::BitCast, value, ty)
    }

    /// `zext`, `trunc` or nothing, depending on the widths.
    pub(crate) fn zext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        let from = self.scalar_bits(self.type_of(value));
        let opcode = if from < self.scalar_bits(ty) { Opcode::ZExt } else { Opcode::Trunc };
        self.cast(opcode, value, ty)
    }

    /// `sext`, `trunc` or nothing, depending on the widths.
    pub(crate) fn sext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        let from = self.scalar_bits(self.type_of(value));
        let opcode = if from < self.scalar_bits(ty) { Opcode::SExt } else { Opcode::Trunc };
        self.cast(opcode, value, ty)
    }

    /// `select`
    pub(crate) fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        let all = [condition, on_true, on_false];
        if let Some(folded) = self.fold(&all, |folder| folder.select(condition, on_true, on_false)) {
            return folded;
        }
        let ty = self.type_of(on_true);
        self.insert(InstBuild::new(Opcode::Select, ty), &all).into()
    }

    /// `icmp`
    pub(crate) fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.icmp(predicate, lhs, rhs)) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let ty = self.types().with_shape_of(Type::I1, shape);
        self.insert(InstBuild::icmp(ty, predicate), &[lhs, rhs]).into()
    }

    /// `fcmp`
    pub(crate) fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.fcmp(predicate, lhs, rhs)) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let ty = self.types().with_shape_of(Type::I1, shape);
        self.insert(InstBuild::fcmp(ty, predicate), &[lhs, rhs]).into()
    }

    /// `extractelement` at an `i64` lane number.
    pub(crate) fn extract_element(&mut self, vector: Value, lane: u64) -> Value {
        let index = self.i64(lane as i64);
        self.extract_element_at(vector, index)
    }

    /// `extractelement`
    pub(crate) fn extract_element_at(&mut self, vector: Value, index: Value) -> Value {
        if let Some(folded) = self.fold(&[vector, index], |folder| Some(folder.extract_element(vector, index))) {
            return folded;
        }
        let shape = self.type_of(vector);
        let ty = self.module.tables.types.scalar(shape);
        self.insert(InstBuild::new(Opcode::ExtractElement, ty), &[vector, index]).into()
    }

    /// `insertelement` at an `i64` lane number.
    pub(crate) fn insert_element(&mut self, vector: Value, element: Value, lane: u64) -> Value {
        let index = self.i64(lane as i64);
        self.insert_element_at(vector, element, index)
    }

    /// `insertelement`
    pub(crate) fn insert_element_at(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let all = [vector, element, index];
        if let Some(folded) = self.fold(&all, |folder| Some(folder.insert_element(vector, element, index))) {
            return folded;
        }
        let ty = self.type_of(vector);
        self.insert(InstBuild::new(Opcode::InsertElement, ty), &all).into()
    }

    /// `shufflevector`; -1 in the mask is poison.
    pub(crate) fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| Some(folder.shuffle(lhs, rhs, mask))) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let element = self.module.tables.types.scalar(shape);
        let ty = self.vector_type(element, mask.len() as u32);
        let build = self.body.build_shuffle(ty, mask);
        self.insert(build, &[lhs, rhs]).into()
    }

    /// `shufflevector` of one vector and poison.
    pub(crate) fn shuffle_one(&mut self, vector: Value, mask: &[i32]) -> Value {
        let ty = self.type_of(vector);
        let poison = self.poison(ty);
        self.shuffle(vector, poison, mask)
    }

    /// A fixed vector with this scalar in every lane, as LLVM's builder creates it: inserted in lane 0 and
    /// shuffled.
    pub(crate) fn vector_splat(&mut self, len: u32, element: Value) -> Value {
        let element_type = self.type_of(element);
        let ty = self.vector_type(element_type, len);
        let poison = self.poison(ty);
        let inserted = self.insert_element(poison, element, 0);
        let inserted = self.named(inserted, ".splatinsert");
        let splat = self.shuffle_one(inserted, &vec![0; len as usize]);
        self.named(splat, ".splat")
    }

    /// Names an instruction as LLVM's builder would: a number is appended if the name is in use.
    pub(crate) fn named(&mut self, value: Value, name: &str) -> Value {
        if let Some(inst) = value.as_inst() {
            self.body.names_mut().set(inst, name.as_bytes());
        }
        value
    }

    /// Moves the name of the call to another instruction.
    pub(crate) fn take_name(&mut self, inst: Inst) {
        if let Some(name) = self.body.names().get(self.call).map(<[u8]>::to_vec) {
            self.body.names_mut().set_unchecked(self.call, b"");
            self.body.names_mut().set_unchecked(inst, &name);
        }
    }

    /// `extractvalue`
    pub(crate) fn extract_value(&mut self, aggregate: Value, index: u32) -> Value {
        if let Some(folded) = self.fold(&[aggregate], |folder| folder.extract_value(aggregate, &[index])) {
            return folded;
        }
        let whole = self.type_of(aggregate);
        let ty = self.module.tables.element_type(whole, u64::from(index)).unwrap_or(Type::I32);
        let build = self.body.build_indexed(Opcode::ExtractValue, ty, &[index]);
        self.insert(build, &[aggregate]).into()
    }

    /// `insertvalue`
    pub(crate) fn insert_value(&mut self, aggregate: Value, element: Value, index: u32) -> Value {
        let all = [aggregate, element];
        if let Some(folded) = self.fold(&all, |folder| folder.insert_value(aggregate, element, &[index])) {
            return folded;
        }
        let ty = self.type_of(aggregate);
        let build = self.body.build_indexed(Opcode::InsertValue, ty, &[index]);
        self.insert(build, &all).into()
    }

    /// `load`; the default alignment is the type's own.
    pub(crate) fn load(&mut self, ty: Type, pointer: Value, align: Option<Align>) -> Value {
        let align = align.or_else(|| self.abi_align(ty));
        let access = MemoryAccess { align, ..MemoryAccess::default() };
        self.insert(InstBuild::memory(Opcode::Load, ty, &access), &[pointer]).into()
    }

    /// `store`; the default alignment is the type's own.
    pub(crate) fn store(&mut self, value: Value, pointer: Value, align: Option<Align>) -> Inst {
        let align = align.or_else(|| self.abi_align(self.type_of(value)));
        let access = MemoryAccess { align, ..MemoryAccess::default() };
        self.insert(InstBuild::memory(Opcode::Store, Type::VOID, &access), &[value, pointer])
    }

    /// `atomicrmw`
    pub(crate) fn atomic_rmw(&mut self, op: RmwOp, pointer: Value, value: Value, access: &MemoryAccess) -> Inst {
        let ty = self.type_of(value);
        self.insert(InstBuild::atomic_rmw(ty, op, access), &[pointer, value])
    }

    /// `getelementptr` without flags.
    pub(crate) fn gep(&mut self, source: Type, pointer: Value, indices: &[Value]) -> Value {
        let mut operands = vec![pointer];
        operands.extend_from_slice(indices);
        let ty = self.type_of(pointer);
        self.insert(InstBuild::gep(ty, source), &operands).into()
    }

    /// Returns the alignment of a type in the module's data layout.
    pub(crate) fn abi_align(&self, ty: Type) -> Option<Align> {
        self.module.abi_align(ty)
    }

    /// Attaches metadata to an instruction.
    pub(crate) fn attach(&mut self, inst: Inst, kind: &[u8], node: Metadata) {
        let kind = self.module.tables.metadata_kinds.intern(kind);
        self.body.set_attachment(inst, kind, Some(node));
    }

    /// Returns the declaration of an intrinsic for these overload types, adding it if it is new. `None` if
    /// the types do not match.
    pub(crate) fn declaration(&mut self, id: IntrinsicId, overloads: &[Type]) -> Option<Global> {
        super::declare(self.module, id, overloads)
    }

    /// Calls an intrinsic. `None` if the overload types do not match.
    pub(crate) fn intrinsic(&mut self, id: IntrinsicId, overloads: &[Type], args: &[Value]) -> Option<Value> {
        let callee = self.declaration(id, overloads)?;
        Some(self.call_function(callee, args).into())
    }

    /// Calls the intrinsic with this base name, such as `x86.sse41.ptestc`. `None` if there is no such
    /// intrinsic, or the overload types do not match.
    pub(crate) fn intrinsic_named(&mut self, name: &str, overloads: &[Type], args: &[Value]) -> Option<Value> {
        self.intrinsic(by_name(name)?, overloads, args)
    }

    /// Calls a function with the C calling convention, without attributes.
    pub(crate) fn call_function(&mut self, callee: Global, args: &[Value]) -> Inst {
        let function_type = self.module.global(callee).value_type;
        let ty = self.module.tables.types.as_function(function_type).map_or(Type::VOID, |function| function.result);
        let build = self.body.build_call(Opcode::Call, ty, 0, CallInfo::new(function_type), &[], 0);
        let mut operands = args.to_vec();
        operands.push(Value::from(callee));
        self.insert(build, &operands)
    }

    /// Replaces callee and arguments of the call. It keeps its other properties, but not its name. `None` if
    /// the types do not match.
    pub(crate) fn call_in_place(&mut self, callee: Global, args: &[Value]) -> Option<Outcome> {
        let function_type = self.module.global(callee).value_type;
        let result = self.module.tables.types.as_function(function_type)?.result;
        if result != self.result_type() || self.arg_types(args) != self.module.param_types(callee) {
            return None;
        }
        let mut info = *self.body.call(self.call)?;
        info.function_type = function_type;
        let mut operands = args.to_vec();
        let mut bundles = Vec::new();
        for (tag, values) in self.body.bundles(self.call) {
            bundles.push(BundleInfo { tag, operand_count: values.len() as u32 });
            operands.extend_from_slice(values);
        }
        operands.push(callee.into());
        let flags = self.body.flag_bits(self.call);
        let build = self.body.build_call(Opcode::Call, result, flags, info, &bundles, 0);
        self.body.replace_inst(self.call, build, &operands);
        self.body.names_mut().set_unchecked(self.call, b"");
        Some(Outcome::Keep)
    }

    /// Sets the attributes of a call.
    pub(crate) fn set_attributes(&mut self, call: Inst, attributes: AttrList) {
        if let Some(info) = self.body.call_mut(call) {
            info.attributes = attributes;
        }
    }
}

/// Returns the intrinsic with this base name, without `llvm.`.
pub(crate) fn by_name(name: &str) -> Option<IntrinsicId> {
    let full = [b"llvm.", name.as_bytes()].concat();
    intrinsics::lookup(&full).filter(|id| id.name().as_bytes() == full)
}
