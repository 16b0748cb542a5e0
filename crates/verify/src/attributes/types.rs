//! The attributes that values of each type allow.

use draig_ir::{AttrSet, Attribute, Tables, Type, TypeKind, Types};
use draig_tables::AttrKind as K;

use super::Kinds;

/// Attributes for integers.
const INTEGERS: Kinds = Kinds::of(&[K::AllocAlign, K::SExt, K::ZExt]);

/// Attributes for pointers.
const POINTERS: Kinds = Kinds::of(&[
    K::AllocatedPointer,
    K::ByRef,
    K::ByVal,
    K::Captures,
    K::DeadOnReturn,
    K::DeadOnUnwind,
    K::Dereferenceable,
    K::DereferenceableOrNull,
    K::ElementType,
    K::InAlloca,
    K::Initializes,
    K::Nest,
    K::NoAlias,
    K::NonNull,
    K::Preallocated,
    K::ReadNone,
    K::ReadOnly,
    K::StructRet,
    K::SwiftError,
    K::Writable,
]);

const ALIGN: Kinds = Kinds::of(&[K::Alignment]);
const RANGE: Kinds = Kinds::of(&[K::Range]);
const NOFPCLASS: Kinds = Kinds::of(&[K::NoFPClass]);
const NOUNDEF: Kinds = Kinds::of(&[K::NoUndef]);

/// Returns the kinds that a value of this type cannot have; a range is allowed if it has the type's width.
pub(super) fn incompatible(tables: &Tables, ty: Type, set: AttrSet) -> Kinds {
    let types = &tables.types;
    let mut kinds = Kinds::default();
    let mut exclude = |which: Kinds, when: bool| {
        if when {
            kinds = kinds.union(which);
        }
    };
    exclude(INTEGERS, !types.is_integer(ty));
    exclude(POINTERS, !types.is_pointer(ty));
    exclude(ALIGN, !types.is_pointer_or_vector(ty));
    let width = types.integer_width(types.scalar(ty));
    let range_fits = match tables.attributes.get(set, K::Range) {
        Some(Attribute::Range(_, range)) => width == Some(range.lower.width()),
        _ => width.is_some(),
    };
    exclude(RANGE, !range_fits);
    exclude(NOFPCLASS, !takes_fp_class(types, ty));
    exclude(NOUNDEF, ty == Type::VOID);
    kinds
}

/// Whether operations on a type count as floating-point: numbers, vectors of them, arrays of these at any
/// depth, and literal structs whose fields all have one such type.
fn takes_fp_class(types: &Types, ty: Type) -> bool {
    let mut ty = ty;
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => match fields.split_first() {
            Some((&first, rest)) if rest.iter().all(|&field| field == first) => ty = first,
            _ => return false,
        },
        TypeKind::Array { .. } => {
            // Input can nest arrays to any depth, but an array is created after its element type.
            while let TypeKind::Array { element, .. } = *types.kind(ty) {
                ty = element;
            }
        }
        _ => {}
    }
    types.is_float_or_vector(ty)
}

/// Whether values of two types have the same bits.
pub(super) fn same_bits(types: &Types, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    let bits = |ty| {
        let (min_len, scalable) = types.vector_len(ty)?;
        let scalar = types.scalar(ty);
        let width = match types.float_format(scalar) {
            Some(format) => format.width(),
            None => types.integer_width(scalar)?,
        };
        Some((u64::from(min_len) * u64::from(width), scalable))
    };
    match (bits(a), bits(b)) {
        (Some(a_bits), Some(b_bits)) => a_bits == b_bits,
        // A vector as wide as the matrix register.
        (Some((8192, false)), None) => b == Type::X86_AMX,
        (None, Some((8192, false))) => a == Type::X86_AMX,
        _ => false,
    }
}

/// Whether a type is or contains a target type whose values cannot be on the stack.
pub(super) fn holds_non_local_target_type(tables: &Tables, ty: Type) -> bool {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        if !seen.insert(ty) {
            continue;
        }
        match tables.types.kind(ty) {
            TypeKind::TargetExt { .. } if !tables.target_type_properties(ty).can_be_local => return true,
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => pending.push(*element),
            _ => pending.extend(tables.types.struct_fields(ty).unwrap_or_default()),
        }
    }
    false
}
