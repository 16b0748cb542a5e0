//! Matching of function types against an intrinsic's signature. Patterns that refer to a later overload type
//! are deferred and checked when all overload types are known.

use draig_num::FloatFormat as F;
use draig_tables::IntrinsicId;
use draig_tables::history;
use draig_tables::intrinsics::{OverloadKind, Signature, TypePattern as P};

use super::SignatureMismatch;
use crate::tables::Tables;
use crate::types::{Type, TypeKind, Types};

/// Matches `function_type` against an intrinsic's signature, as LLVM's `matchIntrinsicSignature` and
/// `matchIntrinsicVarArg` do: that of LLVM 22 or, if it does not match, that of LLVM 23. Returns the overload
/// types, in order.
///
/// # Errors
/// The mismatch. It is [`SignatureMismatch::Result`] too if the type is not a function type.
pub fn match_signature(tables: &Tables, id: IntrinsicId, function_type: Type) -> Result<Vec<Type>, SignatureMismatch> {
    let mismatch = match match_one(tables, id.signature(), function_type) {
        Ok(overloads) => return Ok(overloads),
        Err(mismatch) => mismatch,
    };
    match_newer(tables, id, function_type).ok_or(mismatch)
}

/// Same as [`match_signature`], as a version of LLVM matches: for LLVM 23, its own signature comes first.
///
/// # Errors
/// See [`match_signature`].
pub fn match_signature_of(
    tables: &Tables,
    id: IntrinsicId,
    function_type: Type,
    version: u32,
) -> Result<Vec<Type>, SignatureMismatch> {
    let newer = if version > history::CURRENT { match_newer(tables, id, function_type) } else { None };
    newer.map_or_else(|| match_signature(tables, id, function_type), Ok)
}

/// Matches a type against LLVM 23's signature of an intrinsic, if it differs from that of LLVM 22.
pub fn match_newer(tables: &Tables, id: IntrinsicId, function_type: Type) -> Option<Vec<Type>> {
    match_one(tables, id.newer_form()?.signature()?, function_type).ok()
}

/// Whether a function type matches only LLVM 23's form of an intrinsic.
pub fn is_newer_form(tables: &Tables, id: IntrinsicId, function_type: Type) -> bool {
    match_newer(tables, id, function_type).is_some() && match_one(tables, id.signature(), function_type).is_err()
}

pub(super) fn match_one(
    tables: &Tables,
    signature: Signature,
    function_type: Type,
) -> Result<Vec<Type>, SignatureMismatch> {
    let function = tables.types.as_function(function_type).ok_or(SignatureMismatch::Result)?;
    let mut matcher =
        Matcher { tables, rest: signature, overloads: Vec::new(), deferred: Vec::new(), is_deferred: false };
    if !matcher.fits(function.result) {
        return Err(SignatureMismatch::Result);
    }
    let deferred_of_result = matcher.deferred.len();
    if !function.params.iter().all(|&param| matcher.fits(param)) {
        return Err(SignatureMismatch::Argument);
    }
    let rest = matcher.rest.clone();
    matcher.is_deferred = true;
    for (number, (ty, pattern)) in std::mem::take(&mut matcher.deferred).into_iter().enumerate() {
        matcher.rest = pattern;
        if !matcher.fits(ty) {
            let in_result = number < deferred_of_result;
            return Err(if in_result { SignatureMismatch::Result } else { SignatureMismatch::Argument });
        }
    }
    match (rest.collect::<Vec<_>>().as_slice(), function.vararg) {
        ([], false) | ([P::VarArg], true) => Ok(matcher.overloads),
        (_, true) => Err(SignatureMismatch::Variadic),
        (_, false) => Err(SignatureMismatch::NotVariadic),
    }
}

struct Matcher<'a> {
    tables: &'a Tables,
    /// Patterns that were not matched yet.
    rest: Signature,
    overloads: Vec<Type>,
    /// Types to match at the end, each with the patterns from its own onwards.
    deferred: Vec<(Type, Signature)>,
    is_deferred: bool,
}

impl<'a> Matcher<'a> {
    fn types(&self) -> &'a Types {
        &self.tables.types
    }

    /// Consumes one pattern with its parts, and matches a type against it. Recursion is limited by the
    /// nesting of patterns, which is at most three.
    fn fits(&mut self, ty: Type) -> bool {
        let here = self.rest.clone();
        let Some(pattern) = self.rest.next() else {
            return false;
        };
        match pattern {
            P::VarArg => false,
            P::Vector { scalable, elements } => match *self.types().kind(ty) {
                TypeKind::Vector { element, min_len, scalable: is_scalable } => {
                    (min_len, is_scalable) == (elements, scalable) && self.fits(element)
                }
                _ => false,
            },
            P::Struct(count) => match self.types().kind(ty) {
                TypeKind::Struct { fields, packed: false } => {
                    fields.len() == count as usize && fields.iter().all(|&field| self.fits(field))
                }
                _ => false,
            },
            P::Overload { index, kind } => self.overload(ty, usize::from(index), kind, here),
            P::VectorOfPointersToElement { reference, .. } => self.vector_of_pointers(ty, usize::from(reference), here),
            P::SameVectorWidth(index) => match self.overloads.get(usize::from(index)) {
                Some(&reference) => {
                    let like = self.types().vector_len(reference);
                    like == self.types().vector_len(ty) && self.fits(self.types().scalar(ty))
                }
                None => {
                    // The pattern of the element is checked later, too.
                    self.rest.skip_type();
                    self.defer(ty, here)
                }
            },
            _ => match derived_from(pattern) {
                Some(index) => match self.overloads.get(usize::from(index)) {
                    Some(&reference) => self.is_derived(ty, pattern, reference),
                    None => self.defer(ty, here),
                },
                None => self.is_plain(ty, pattern),
            },
        }
    }

    fn defer(&mut self, ty: Type, here: Signature) -> bool {
        self.deferred.push((ty, here));
        !self.is_deferred
    }

    fn overload(&mut self, ty: Type, index: usize, kind: OverloadKind, here: Signature) -> bool {
        if let Some(&known) = self.overloads.get(index) {
            return ty == known;
        }
        if index > self.overloads.len() || self.is_deferred {
            return self.defer(ty, here);
        }
        self.overloads.push(ty);
        let types = self.types();
        match kind {
            OverloadKind::Any => true,
            OverloadKind::Integer => types.is_integer_or_vector(ty),
            OverloadKind::Float => types.is_float_or_vector(ty),
            OverloadKind::Vector => types.is_vector(ty),
            OverloadKind::Pointer => types.is_pointer(ty),
            OverloadKind::IntegerVector => types.is_vector(ty) && types.is_integer_or_vector(ty),
            OverloadKind::FloatVector => types.is_vector(ty) && types.is_float_or_vector(ty),
            OverloadKind::PointerVector => types.is_vector(ty) && types.is_pointer(types.scalar(ty)),
            OverloadKind::IntegerScalar => !types.is_vector(ty) && types.is_integer_or_vector(ty),
            OverloadKind::FloatScalar => !types.is_vector(ty) && types.is_float_or_vector(ty),
        }
    }

    fn vector_of_pointers(&mut self, ty: Type, reference: usize, here: Signature) -> bool {
        if !self.is_deferred {
            self.overloads.push(ty);
        }
        // The pattern's own type is not the one that it refers to.
        let known = self.overloads.len() - usize::from(!self.is_deferred);
        match self.overloads.get(reference) {
            Some(&reference_type) if reference < known => {
                let types = self.types();
                let len = types.vector_len(ty);
                len.is_some() && len == types.vector_len(reference_type) && types.is_pointer(types.scalar(ty))
            }
            _ => self.defer(ty, here),
        }
    }

    /// Whether a type is the one that a pattern derives from an overload type.
    fn is_derived(&self, ty: Type, pattern: P, reference: Type) -> bool {
        let types = self.types();
        if let P::Match(_) = pattern {
            return ty == reference;
        }
        match derive(types, pattern, reference) {
            Some(Derived { scalar, len }) => types.vector_len(ty) == len && scalar.is(types, types.scalar(ty)),
            None => false,
        }
    }

    fn is_plain(&self, ty: Type, pattern: P) -> bool {
        let types = self.types();
        match pattern {
            P::Void => ty == Type::VOID,
            P::Token => ty == Type::TOKEN,
            P::Metadata => ty == Type::METADATA,
            P::Half => ty == Type::HALF,
            P::BFloat => ty == Type::BFLOAT,
            P::Float => ty == Type::FLOAT,
            P::Double => ty == Type::DOUBLE,
            P::Quad => ty == Type::FP128,
            P::PpcQuad => ty == Type::PPC_FP128,
            P::Amx => ty == Type::X86_AMX,
            P::Integer(width) => types.integer_width(ty) == Some(width),
            P::Pointer(space) => types.address_space(ty) == Some(space),
            P::Mmx => types.vector_len(ty) == Some((1, false)) && types.scalar(ty) == Type::I64,
            P::Target(wanted) => match types.kind(ty) {
                TypeKind::TargetExt { name, .. } => self.tables.str(*name) == wanted.as_bytes(),
                _ => false,
            },
            _ => false,
        }
    }
}

/// Overload type that a pattern without further parts refers to.
pub(super) fn derived_from(pattern: P) -> Option<u8> {
    match pattern {
        P::Match(index)
        | P::Extend(index)
        | P::Truncate(index)
        | P::OneNthElements { index, .. }
        | P::VectorElement(index)
        | P::SubdivideBy2(index)
        | P::SubdivideBy4(index)
        | P::VectorOfBitcastsToInteger(index) => Some(index),
        _ => None,
    }
}

/// A scalar, or a vector of it, that need not be in the table yet.
pub(super) struct Derived {
    pub(super) scalar: Scalar,
    pub(super) len: Option<(u32, bool)>,
}

#[derive(Clone, Copy)]
pub(super) enum Scalar {
    Integer(u32),
    Type(Type),
}

impl Scalar {
    fn is(self, types: &Types, ty: Type) -> bool {
        match self {
            Scalar::Integer(width) => types.integer_width(ty) == Some(width),
            Scalar::Type(wanted) => ty == wanted,
        }
    }
}

/// Type that a pattern derives from an overload type; `None` if there is none.
pub(super) fn derive(types: &Types, pattern: P, reference: Type) -> Option<Derived> {
    let (len, scalar) = (types.vector_len(reference), types.scalar(reference));
    let derived = |scalar| Some(Derived { scalar, len });
    match pattern {
        P::Match(_) => derived(Scalar::Type(scalar)),
        P::Extend(_) => derived(Scalar::Integer(types.integer_width(scalar)?.checked_mul(2)?)),
        // Only the element of a vector may be a floating-point number here.
        P::Truncate(_) if len.is_none() => derived(Scalar::Integer(half(types.integer_width(scalar)?)?)),
        P::Truncate(_) => derived(half_scalar(types, scalar)?),
        P::OneNthElements { divisor, .. } => {
            let (min_len, scalable) = len?;
            let shorter = min_len.checked_div(u32::from(divisor))?;
            let divides = shorter > 0 && shorter * u32::from(divisor) == min_len;
            divides.then_some(Derived { scalar: Scalar::Type(scalar), len: Some((shorter, scalable)) })
        }
        P::VectorElement(_) => {
            len?;
            Some(Derived { scalar: Scalar::Type(scalar), len: None })
        }
        P::SubdivideBy2(_) | P::SubdivideBy4(_) => {
            let (min_len, scalable) = len?;
            let mut element = half_scalar(types, scalar)?;
            let mut factor = 2;
            if let P::SubdivideBy4(_) = pattern {
                element = match element {
                    Scalar::Integer(width) => Scalar::Integer(half(width)?),
                    Scalar::Type(ty) => half_scalar(types, ty)?,
                };
                factor = 4;
            }
            Some(Derived { scalar: element, len: Some((min_len.checked_mul(factor)?, scalable)) })
        }
        P::VectorOfBitcastsToInteger(_) => {
            len?;
            let width = match types.float_format(scalar) {
                Some(format) => format.width(),
                None => types.integer_width(scalar)?,
            };
            derived(Scalar::Integer(width))
        }
        _ => None,
    }
}

fn half(width: u32) -> Option<u32> {
    (width > 0 && width.is_multiple_of(2)).then_some(width / 2)
}

fn half_scalar(types: &Types, scalar: Type) -> Option<Scalar> {
    match types.float_format(scalar) {
        Some(F::Double) => Some(Scalar::Type(Type::FLOAT)),
        Some(F::Float) => Some(Scalar::Type(Type::HALF)),
        Some(_) => None,
        None => Some(Scalar::Integer(half(types.integer_width(scalar)?)?)),
    }
}
