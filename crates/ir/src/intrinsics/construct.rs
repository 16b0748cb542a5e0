//! Function type of an intrinsic for given overload types.

use draig_tables::IntrinsicId;
use draig_tables::intrinsics::{Signature, TypePattern as P};

use super::IntrinsicError;
use super::matching::{Derived, Scalar, derive, derived_from, match_one};
use crate::tables::Tables;
use crate::types::{MAX_INTEGER_WIDTH, Type};

/// Returns the type of an intrinsic for these overload types.
///
/// # Errors
/// Returns an error if these are not valid overload types of the intrinsic, that is, if
/// [`match_signature`](super::match_signature) would not return them.
pub fn declaration_type(tables: &mut Tables, id: IntrinsicId, overloads: &[Type]) -> Result<Type, IntrinsicError> {
    let signatures = [Some(id.signature()), id.newer_form().and_then(|form| form.signature())];
    let mut signatures = signatures.into_iter().flatten();
    let found = signatures.find_map(|signature| of_signature(tables, signature, overloads));
    found.ok_or(IntrinsicError::Overloads(id))
}

fn of_signature(tables: &mut Tables, signature: Signature, overloads: &[Type]) -> Option<Type> {
    let mut rest = signature.clone();
    let result = build(tables, &mut rest, overloads)?;
    let mut params = Vec::new();
    let mut vararg = false;
    while !rest.is_empty() {
        if rest.clone().next() == Some(P::VarArg) {
            vararg = true;
            break;
        }
        params.push(build(tables, &mut rest, overloads)?);
    }
    let ty = tables.types.function(result, &params, vararg);
    match_one(tables, signature, ty).is_ok_and(|found| found == overloads).then_some(ty)
}

/// Consumes one pattern with its parts, and builds its type. Recursion is limited by the nesting of patterns,
/// which is at most three.
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
        P::Target(name) => {
            let name = tables.strings.intern(name.as_bytes());
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
