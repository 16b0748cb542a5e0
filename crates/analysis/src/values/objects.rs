//! Objects that pointers point into: the underlying object, its size, and the alignment of a pointer.

use draig_ir::{ConstKind, GlobalKind, Inst, Linkage, Opcode, Type, TypeKind, Value, ValueKind};
use draig_num::ApInt;
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;
use draig_tables::metadata_kinds::{MD_DEREFERENCEABLE, MD_DEREFERENCEABLE_OR_NULL};
use draig_target::Align;

use super::Values;

/// Number of steps from a pointer to its object, as LLVM's `MaxLookupSearchDepth`.
const MAX_STEPS: u32 = 10;

impl Values<'_> {
    /// Returns the object that a pointer points into, as far as it can be followed through casts, offsets, aliases and
    /// calls that return an argument.
    #[must_use]
    pub fn underlying_object(&self, pointer: Value) -> Value {
        let mut at = pointer;
        for _ in 0..MAX_STEPS {
            match self.object_step(at) {
                Some(next) if self.is_pointer(next) => at = next,
                _ => return at,
            }
        }
        at
    }

    /// Returns the value that an alias stands for, unless another definition may replace it.
    pub(super) fn aliasee(&self, global: draig_ir::Global) -> Option<Value> {
        let data = self.subject.module().global(global);
        match &data.kind {
            GlobalKind::Alias { aliasee } if !self.is_interposable(data.linkage) => Some(*aliasee),
            _ => None,
        }
    }

    fn object_step(&self, pointer: Value) -> Option<Value> {
        match pointer.kind() {
            ValueKind::Global(global) => self.aliasee(global),
            ValueKind::Const(_) => match self.const_kind(pointer)? {
                ConstKind::Expr(expr)
                    if matches!(expr.opcode, Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast) =>
                {
                    expr.operands.first().copied()
                }
                _ => None,
            },
            ValueKind::Inst(inst) => {
                let body = self.body();
                let operands = body.operands(inst);
                match body.opcode(inst) {
                    Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast => operands.first().copied(),
                    // A phi of one value, as in loop-closed form.
                    Opcode::Phi if operands.len() == 1 => operands.first().copied(),
                    opcode if opcode.is_call() => self.returned_pointer(inst),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether another definition may replace that of a global with this linkage.
    pub(super) fn is_interposable(&self, linkage: Linkage) -> bool {
        matches!(linkage, Linkage::WeakAny | Linkage::LinkOnceAny | Linkage::Common | Linkage::ExternWeak)
    }

    /// Returns the argument whose object a call returns a pointer into.
    fn returned_pointer(&self, inst: Inst) -> Option<Value> {
        if let Some(returned) = self.returned_argument(inst) {
            return Some(returned);
        }
        let args = self.body().call_args(inst);
        match self.intrinsic(inst)? {
            ids::LAUNDER_INVARIANT_GROUP | ids::STRIP_INVARIANT_GROUP | ids::PTRMASK | ids::THREADLOCAL_ADDRESS => {
                args.first().copied()
            }
            _ => None,
        }
    }

    /// Returns the alignment of a pointer that is known where `context` is executed, in bytes.
    #[must_use]
    pub fn known_alignment(&self, pointer: Value, context: Option<Inst>) -> Align {
        let known = self.known_bits(pointer, context);
        let zeros = known.min_trailing_zeros().min(known.width() - 1).min(u32::from(draig_ir::MAX_ALIGN_LOG2));
        Align::from_log2(zeros as u8).unwrap_or(Align::ONE)
    }

    /// Whether `size` bytes of a type can be loaded from a pointer, with the alignment, where `context` is executed:
    /// LLVM's `isDereferenceableAndAlignedPointer`.
    pub(super) fn is_dereferenceable(&self, pointer: Value, ty: Type, align: Align, context: Option<Inst>) -> bool {
        let Some(size) = self.subject.module().store_size(ty).filter(|size| !size.scalable) else { return false };
        let Some(space) = self.tables().types.address_space(self.ty(pointer)) else { return false };
        let width = self.subject.layout().index_width(space);
        let mut offset = ApInt::zero(width);
        let mut at = pointer;
        for _ in 0..MAX_STEPS {
            if let Some(bytes) = self.dereferenceable_bytes(at, context) {
                let end = offset.to_i64().and_then(|offset| offset.checked_add_unsigned(size.min));
                let aligned = || {
                    let known = self.query(context).known_bits(at, &None, 0).min_trailing_zeros();
                    let offset_zeros = if offset.is_zero() { u32::MAX } else { offset.trailing_zeros() };
                    known.min(offset_zeros) >= u32::from(align.log2())
                };
                if !offset.is_negative() && end.is_some_and(|end| end.unsigned_abs() <= bytes) && aligned() {
                    return true;
                }
            }
            let operands: &[Value] = match at.kind() {
                ValueKind::Inst(inst) if self.body().opcode(inst) == Opcode::GetElementPtr => {
                    self.body().operands(inst)
                }
                ValueKind::Const(_) => match self.const_kind(at) {
                    Some(ConstKind::Expr(expr)) if expr.opcode == Opcode::GetElementPtr => &expr.operands,
                    _ => return false,
                },
                ValueKind::Inst(inst) if self.body().opcode(inst).is_call() => match self.returned_pointer(inst) {
                    Some(next) => {
                        at = next;
                        continue;
                    }
                    None => return false,
                },
                _ => return false,
            };
            let Some(more) = self.constant_offset(at, width) else { return false };
            offset = offset.add(&more);
            at = operands[0];
        }
        false
    }

    /// Returns the offset of a `getelementptr` with constant indices from its base, in bytes.
    pub(super) fn constant_offset(&self, address: Value, width: u32) -> Option<ApInt> {
        let (operands, source) = match address.kind() {
            ValueKind::Inst(inst) => (self.body().operands(inst), self.body().source_type(inst)),
            _ => match self.const_kind(address)? {
                ConstKind::Expr(expr) => (&*expr.operands, expr.source_type?),
                _ => return None,
            },
        };
        let mut offset = ApInt::zero(width);
        let mut ty = source;
        for (at, &index) in operands[1..].iter().enumerate() {
            let number = self.int(index)?;
            if at > 0 {
                if self.tables().types.struct_fields(ty).is_some() {
                    let field = self.tables().field_number(index)?;
                    let place = self.module_facts.field_offset(ty, field)?;
                    offset = offset.add(&ApInt::new(width, place));
                    ty = self.tables().element_type(ty, field as u64)?;
                    continue;
                }
                match *self.tables().types.kind(ty) {
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = element,
                    _ => return None,
                }
            }
            let size = self.alloc_size(ty).filter(|size| !size.scalable || number.is_zero())?;
            offset = offset.add(&number.sext_or_trunc(width).mul(&ApInt::new(width, size.min)));
        }
        Some(offset)
    }

    /// Returns the number of bytes from a pointer on that can be accessed at any time in the function, unless the
    /// object can be freed.
    fn dereferenceable_bytes(&self, pointer: Value, context: Option<Inst>) -> Option<u64> {
        let module = self.subject.module();
        let sized = |ty: Type| self.alloc_size(ty).filter(|size| !size.scalable).map(|size| size.min);
        match pointer.kind() {
            ValueKind::Global(global) => {
                let data = module.global(global);
                match data.kind {
                    GlobalKind::Variable(_) if data.linkage != Linkage::ExternWeak => sized(data.value_type),
                    _ => None,
                }
            }
            ValueKind::Arg(number) => {
                let sets = [self.parameter_set(number)];
                let attributes = &self.tables().attributes;
                let by_copy =
                    [AttrKind::ByVal, AttrKind::ByRef, AttrKind::StructRet, AttrKind::InAlloca, AttrKind::Preallocated];
                let pointee = by_copy.into_iter().find_map(|kind| match attributes.get(sets[0], kind) {
                    Some(draig_ir::Attribute::Type(_, Some(ty))) if kind != AttrKind::StructRet => sized(*ty),
                    _ => None,
                });
                self.int_attribute(&sets, AttrKind::Dereferenceable)
                    .or(pointee)
                    .or_else(|| self.or_null(pointer, &sets, context))
            }
            ValueKind::Inst(inst) => match self.body().opcode(inst) {
                Opcode::Alloca => {
                    let count = self.int(*self.body().operands(inst).first()?)?.to_u64()?;
                    sized(self.body().source_type(inst))?.checked_mul(count)
                }
                Opcode::Load => {
                    let bytes = |kind: u32| {
                        let node = self.attachment(inst, kind)?;
                        self.metadata_ints(node).first().and_then(ApInt::to_u64)
                    };
                    bytes(MD_DEREFERENCEABLE).or_else(|| {
                        bytes(MD_DEREFERENCEABLE_OR_NULL).filter(|_| self.is_known_nonzero(pointer, context))
                    })
                }
                opcode if opcode.is_call() => {
                    let sets = self.result_sets(inst);
                    self.int_attribute(&sets, AttrKind::Dereferenceable)
                        .or_else(|| self.or_null(pointer, &sets, context))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn or_null(&self, pointer: Value, sets: &[draig_ir::AttrSet], context: Option<Inst>) -> Option<u64> {
        let bytes = self.int_attribute(sets, AttrKind::DereferenceableOrNull)?;
        self.is_known_nonzero(pointer, context).then_some(bytes)
    }
}
