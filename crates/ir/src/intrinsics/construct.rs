//! The function type of an intrinsic for given overload types.

use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{Signature, TypePattern as P};

use super::matching::{Derived, Scalar, derive, derived_from};
use super::{IntrinsicError, match_signature};
use crate::tables::Tables;
use crate::types::{MAX_INTEGER_WIDTH, Type};

/// The type of an intrinsic for these overload types.
///
/// # Errors
/// If these are no overload types of the intrinsic: then [`match_signature`] would not give them
/// back.
pub fn declaration_type(tables: &mut Tables, id: IntrinsicId, overloads: &[Type]) -> Result<Type, IntrinsicError> {
    let wrong = IntrinsicError::Overloads(id);
    let mut rest = id.signature();
    let result = build(tables, &mut rest, overloads).ok_or(wrong)?;
    let mut params = Vec::new();
    let mut vararg = false;
    while !rest.is_empty() {
        if rest.clone().next() == Some(P::VarArg) {
            vararg = true;
            break;
        }
        params.push(build(tables, &mut rest, overloads).ok_or(wrong)?);
    }
    let ty = tables.types.function(result, &params, vararg);
    match match_signature(tables, id, ty) {
        Ok(found) if found == overloads => Ok(ty),
        _ => Err(wrong),
    }
}

/// Takes one pattern with what it is followed by, and builds its type. The recursion is as deep as
/// patterns nest, which is three at most.
fn build(tables: &mut Tables, rest: &mut Signature, overloads: &[Type]) -> Option<Type> {
    let pattern = rest.next()?;
    if let Some(index) = derived_from(pattern) {
        let reference = *overloads.get(usize::from(index))?;
        if let P::Match(_) = pattern {
            return Some(reference);
        }
        let Derived { scalar, len } = derive(&tables.types, pattern, reference)?;
        let scalar = match scalar {
            Scalar::Integer(width) if width > MAX_INTEGER_WIDTH => return None,
            Scalar::Integer(width) => tables.types.integer(width),
            Scalar::Type(ty) => ty,
        };
        return Some(match len {
            Some((min_len, scalable)) => tables.types.vector(scalar, min_len, scalable),
            None => scalar,
        });
    }
    Some(match pattern {
        P::Void => Type::VOID,
        P::Token => Type::TOKEN,
        P::Metadata => Type::METADATA,
        P::Half => Type::HALF,
        P::BFloat => Type::BFLOAT,
        P::Float => Type::FLOAT,
        P::Double => Type::DOUBLE,
        P::Quad => Type::FP128,
        P::PpcQuad => Type::PPC_FP128,
        P::Amx => Type::X86_AMX,
        P::Mmx => tables.types.vector(Type::I64, 1, false),
        P::Integer(width) => tables.types.integer(width),
        P::Pointer(space) => tables.types.pointer(space),
        P::Aarch64Svcount => {
            let name = tables.strings.intern(b"aarch64.svcount");
            tables.target_type(name, &[], &[]).ok()?
        }
        P::Vector { scalable, elements } => {
            let element = build(tables, rest, overloads)?;
            tables.types.vector(element, elements, scalable)
        }
        P::Struct(count) => {
            let fields: Option<Vec<Type>> = (0..count).map(|_| build(tables, rest, overloads)).collect();
            tables.types.literal_struct(&fields?, false)
        }
        P::Overload { index, .. } | P::VectorOfPointersToElement { index, .. } => *overloads.get(usize::from(index))?,
        P::SameVectorWidth(index) => {
            let like = *overloads.get(usize::from(index))?;
            let scalar = build(tables, rest, overloads)?;
            tables.types.with_shape_of(scalar, like)
        }
        _ => return None,
    })
}
