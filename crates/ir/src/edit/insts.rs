//! New instructions at the position of a [`FunctionEditor`]: arithmetic, conversions, memory and calls. Operations
//! on constants are folded, as in LLVM's builder.

use super::FunctionEditor;
use crate::attributes::AttrList;
use crate::body::{CallInfo, InstBuild, MemoryAccess};
use crate::flags::IntFlags;
use crate::global::{Align, Global};
use crate::intrinsics::{self, IntrinsicId};
use crate::keywords::{FloatPredicate, IntPredicate, RmwOp};
use crate::metadata::Metadata;
use crate::opcode::Opcode;
use crate::types::Type;
use crate::value::{Inst, Value};

/// New instructions.
impl FunctionEditor<'_> {
    /// A binary operation without flags.
    pub fn binary(&mut self, opcode: Opcode, lhs: Value, rhs: Value) -> Value {
        self.binary_flags(opcode, IntFlags::NONE, lhs, rhs)
    }

    /// A binary operation with these flags.
    pub fn binary_flags(&mut self, opcode: Opcode, flags: IntFlags, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.binary(opcode, flags, lhs, rhs)) {
            return folded;
        }
        let ty = self.type_of(lhs);
        self.insert(InstBuild::new(opcode, ty).flags(flags.0), &[lhs, rhs]).into()
    }

    /// `xor value, -1`
    pub fn not(&mut self, value: Value) -> Value {
        let ty = self.type_of(value);
        let ones = self.all_ones(ty);
        self.binary(Opcode::Xor, value, ones)
    }

    /// `sub 0, value`
    pub fn neg(&mut self, value: Value) -> Value {
        let ty = self.type_of(value);
        let zero = self.null(ty);
        self.binary(Opcode::Sub, zero, value)
    }

    /// `fneg`
    pub fn fneg(&mut self, value: Value) -> Value {
        if let Some(folded) = self.fold(&[value], |folder| folder.fneg(value)) {
            return folded;
        }
        let ty = self.type_of(value);
        self.insert(InstBuild::new(Opcode::FNeg, ty), &[value]).into()
    }

    /// A conversion; the value itself if it already has the type.
    pub fn cast(&mut self, opcode: Opcode, value: Value, ty: Type) -> Value {
        if self.type_of(value) == ty {
            return value;
        }
        if let Some(folded) = self.fold(&[value], |folder| folder.cast(opcode, value, ty)) {
            return folded;
        }
        self.insert(InstBuild::new(opcode, ty), &[value]).into()
    }

    /// `bitcast`
    pub fn bitcast(&mut self, value: Value, ty: Type) -> Value {
        self.cast(Opcode::BitCast, value, ty)
    }

    /// `zext`, `trunc` or nothing, depending on the widths.
    pub fn zext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        let from = self.scalar_bits(self.type_of(value));
        let opcode = if from < self.scalar_bits(ty) { Opcode::ZExt } else { Opcode::Trunc };
        self.cast(opcode, value, ty)
    }

    /// `sext`, `trunc` or nothing, depending on the widths.
    pub fn sext_or_trunc(&mut self, value: Value, ty: Type) -> Value {
        let from = self.scalar_bits(self.type_of(value));
        let opcode = if from < self.scalar_bits(ty) { Opcode::SExt } else { Opcode::Trunc };
        self.cast(opcode, value, ty)
    }

    /// `select`
    pub fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        let all = [condition, on_true, on_false];
        if let Some(folded) = self.fold(&all, |folder| folder.select(condition, on_true, on_false)) {
            return folded;
        }
        let ty = self.type_of(on_true);
        self.insert(InstBuild::new(Opcode::Select, ty), &all).into()
    }

    /// `icmp`
    pub fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.icmp(predicate, lhs, rhs)) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let ty = self.types().with_shape_of(Type::I1, shape);
        self.insert(InstBuild::icmp(ty, predicate), &[lhs, rhs]).into()
    }

    /// `fcmp`
    pub fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        if let Some(folded) = self.fold(&[lhs, rhs], |folder| folder.fcmp(predicate, lhs, rhs)) {
            return folded;
        }
        let shape = self.type_of(lhs);
        let ty = self.types().with_shape_of(Type::I1, shape);
        self.insert(InstBuild::fcmp(ty, predicate), &[lhs, rhs]).into()
    }

    /// Names an instruction as LLVM's builder would: a number is appended if the name is in use.
    pub fn named(&mut self, value: Value, name: &str) -> Value {
        if let Some(inst) = value.as_inst() {
            self.body.names_mut().set(inst, name.as_bytes());
        }
        value
    }

    /// `extractvalue`
    pub fn extract_value(&mut self, aggregate: Value, index: u32) -> Value {
        if let Some(folded) = self.fold(&[aggregate], |folder| folder.extract_value(aggregate, &[index])) {
            return folded;
        }
        let whole = self.type_of(aggregate);
        let ty = self.module.tables.element_type(whole, u64::from(index)).unwrap_or(Type::I32);
        let build = self.body.build_indexed(Opcode::ExtractValue, ty, &[index]);
        self.insert(build, &[aggregate]).into()
    }

    /// `insertvalue`
    pub fn insert_value(&mut self, aggregate: Value, element: Value, index: u32) -> Value {
        let all = [aggregate, element];
        if let Some(folded) = self.fold(&all, |folder| folder.insert_value(aggregate, element, &[index])) {
            return folded;
        }
        let ty = self.type_of(aggregate);
        let build = self.body.build_indexed(Opcode::InsertValue, ty, &[index]);
        self.insert(build, &all).into()
    }

    /// `load`; the default alignment is the type's own.
    pub fn load(&mut self, ty: Type, pointer: Value, align: Option<Align>) -> Value {
        let align = align.or_else(|| self.abi_align(ty));
        let access = MemoryAccess { align, ..MemoryAccess::default() };
        self.insert(InstBuild::memory(Opcode::Load, ty, &access), &[pointer]).into()
    }

    /// `store`; the default alignment is the type's own.
    pub fn store(&mut self, value: Value, pointer: Value, align: Option<Align>) -> Inst {
        let align = align.or_else(|| self.abi_align(self.type_of(value)));
        let access = MemoryAccess { align, ..MemoryAccess::default() };
        self.insert(InstBuild::memory(Opcode::Store, Type::VOID, &access), &[value, pointer])
    }

    /// `atomicrmw`
    pub fn atomic_rmw(&mut self, op: RmwOp, pointer: Value, value: Value, access: &MemoryAccess) -> Inst {
        let ty = self.type_of(value);
        self.insert(InstBuild::atomic_rmw(ty, op, access), &[pointer, value])
    }

    /// `getelementptr` without flags.
    pub fn gep(&mut self, source: Type, pointer: Value, indices: &[Value]) -> Value {
        let mut operands = vec![pointer];
        operands.extend_from_slice(indices);
        let ty = self.type_of(pointer);
        self.insert(InstBuild::gep(ty, source), &operands).into()
    }

    /// Returns the alignment of a type in the module's data layout.
    pub fn abi_align(&self, ty: Type) -> Option<Align> {
        self.module.abi_align(ty)
    }

    /// Attaches metadata to an instruction.
    pub fn attach(&mut self, inst: Inst, kind: &[u8], node: Metadata) {
        let kind = self.module.tables.metadata_kinds.intern(kind);
        self.body.set_attachment(inst, kind, Some(node));
    }

    /// Returns the declaration of an intrinsic for these overload types, adding it if it is new. `None` if
    /// the types do not match.
    pub fn declaration(&mut self, id: IntrinsicId, overloads: &[Type]) -> Option<Global> {
        intrinsics::get_declaration(self.module, id, overloads).ok()
    }

    /// Calls an intrinsic. `None` if the overload types do not match.
    pub fn intrinsic(&mut self, id: IntrinsicId, overloads: &[Type], args: &[Value]) -> Option<Value> {
        let callee = self.declaration(id, overloads)?;
        Some(self.call_function(callee, args).into())
    }

    /// Calls a function with the C calling convention, without attributes.
    pub fn call_function(&mut self, callee: Global, args: &[Value]) -> Inst {
        let function_type = self.module.global(callee).value_type;
        let ty = self.module.tables.types.as_function(function_type).map_or(Type::VOID, |function| function.result);
        let build = self.body.build_call(Opcode::Call, ty, 0, CallInfo::new(function_type), &[], 0);
        let mut operands = args.to_vec();
        operands.push(Value::from(callee));
        self.insert(build, &operands)
    }

    /// Sets the attributes of a call.
    pub fn set_attributes(&mut self, call: Inst, attributes: AttrList) {
        if let Some(info) = self.body.call_mut(call) {
            info.attributes = attributes;
        }
    }
}
