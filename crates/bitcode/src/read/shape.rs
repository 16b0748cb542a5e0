//! Queries on types, used by constants and instructions, beyond `draig_ir::typing`.

use draig_ir::types::Types;
use draig_ir::{Tables, Type, Value};

/// Whether a type is first-class: any type except `void` and function types.
#[inline]
pub(crate) fn is_first_class(types: &Types, ty: Type) -> bool {
    !types.is_void_or_function(ty)
}

/// Returns the type that a `getelementptr` addresses, given all its indices but the first. All types of a
/// file are known before its values.
pub(crate) fn indexed_type(tables: &Tables, ty: Type, indices: &[Value]) -> Option<Type> {
    tables.indexed_type(ty, indices, |_| true)
}
