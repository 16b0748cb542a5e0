//! What both constants and instructions ask of types beyond `draig_ir::typing`.

use draig_ir::types::Types;
use draig_ir::{Tables, Type, TypeKind, Value};

/// Whether a value can have this type and not be a function or nothing.
pub(crate) fn is_first_class(types: &Types, ty: Type) -> bool {
    !matches!(types.kind(ty), TypeKind::Void | TypeKind::Function(_))
}

/// The type that the indices of a `getelementptr` behind the first lead to. All types of a file are
/// known before its values.
pub(crate) fn indexed_type(tables: &Tables, ty: Type, indices: &[Value]) -> Option<Type> {
    tables.indexed_type(ty, indices, |_| true)
}
