//! Which operands conversions, addressing and vector operations take, in constants and instructions
//! alike: what has to hold so that what is made can be printed and worked with. What else has to
//! hold is the verifier's.

use draig_ir::types::Types;
use draig_ir::{ConstKind, Opcode, Tables, Type, TypeKind, Value};

use super::limits::MAX_UNSPELLED_LANES;

/// Whether a value can have this type and not be a function or nothing.
pub(crate) fn is_first_class(types: &Types, ty: Type) -> bool {
    !matches!(types.kind(ty), TypeKind::Void | TypeKind::Function(_))
}

/// Whether a conversion can be from one type to another (LLVM's `CastInst::castIsValid`).
pub(crate) fn is_valid_cast(types: &Types, opcode: Opcode, from: Type, to: Type) -> bool {
    let is_single = |ty| is_first_class(types, ty) && !types.is_aggregate(ty);
    if !is_single(from) || !is_single(to) {
        return false;
    }
    let same_shape = types.vector_len(from) == types.vector_len(to);
    let scalar_bits = |ty| primitive_bits(types, types.scalar(ty)).0;
    let (from_bits, to_bits) = (scalar_bits(from), scalar_bits(to));
    let (from_int, to_int) = (types.is_integer_or_vector(from), types.is_integer_or_vector(to));
    let (from_float, to_float) = (types.is_float_or_vector(from), types.is_float_or_vector(to));
    let (from_space, to_space) = (types.address_space(types.scalar(from)), types.address_space(types.scalar(to)));
    match opcode {
        Opcode::Trunc => from_int && to_int && same_shape && from_bits > to_bits,
        Opcode::ZExt | Opcode::SExt => from_int && to_int && same_shape && from_bits < to_bits,
        Opcode::FpTrunc => from_float && to_float && same_shape && from_bits > to_bits,
        Opcode::FpExt => from_float && to_float && same_shape && from_bits < to_bits,
        Opcode::UiToFp | Opcode::SiToFp => from_int && to_float && same_shape,
        Opcode::FpToUi | Opcode::FpToSi => from_float && to_int && same_shape,
        Opcode::PtrToInt | Opcode::PtrToAddr => from_space.is_some() && to_int && same_shape,
        Opcode::IntToPtr => from_int && to_space.is_some() && same_shape,
        Opcode::AddrSpaceCast => from_space.is_some() && to_space.is_some() && from_space != to_space && same_shape,
        Opcode::BitCast => match (from_space, to_space) {
            (None, None) => primitive_bits(types, from) == primitive_bits(types, to),
            (Some(from_space), Some(to_space)) => {
                let is_one = |len| len == Some((1, false));
                from_space == to_space
                    && match (types.vector_len(from), types.vector_len(to)) {
                        (Some(a), Some(b)) => a == b,
                        (len, None) | (None, len) => len.is_none() || is_one(len),
                    }
            }
            _ => false,
        },
        _ => false,
    }
}

/// The bits of a type whose size no data layout decides, 0 for others, and whether there are
/// `vscale` times as many.
fn primitive_bits(types: &Types, ty: Type) -> (u64, bool) {
    match *types.kind(ty) {
        TypeKind::Integer(width) => (u64::from(width), false),
        TypeKind::Float(format) => (u64::from(format.width()), false),
        TypeKind::X86Amx => (8192, false),
        TypeKind::Vector { element, min_len, scalable } => {
            (u64::from(min_len) * primitive_bits(types, element).0, scalable)
        }
        _ => (0, false),
    }
}

/// The shape of what a `getelementptr` gives: that of its base or of an index, which have to agree.
/// The outer `None` says that they do not, the inner one that it is no vector.
pub(crate) fn gep_shape(types: &Types, base: Type, indices: impl Iterator<Item = Type>) -> Option<Option<Type>> {
    let mut shape = types.is_vector(base).then_some(base);
    for index in indices {
        if let Some(len) = types.vector_len(index) {
            match shape {
                Some(shape) if types.vector_len(shape) != Some(len) => return None,
                _ => shape = shape.or(Some(index)),
            }
        }
    }
    Some(shape)
}

/// The type that the indices of a `getelementptr` behind the first lead to; `None` if they lead
/// nowhere.
pub(crate) fn indexed_type(tables: &Tables, mut ty: Type, indices: &[Value]) -> Option<Type> {
    for &index in indices {
        ty = match tables.types.kind(ty) {
            TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
            _ => *tables.types.struct_fields(ty)?.get(field_number(tables, index)?)?,
        };
    }
    Some(ty)
}

/// The number of a field, if it is a constant `i32` or a splat of one.
pub(crate) fn field_number(tables: &Tables, index: Value) -> Option<usize> {
    let constant = index.as_const()?;
    let ty = tables.constants.ty(constant);
    let scalable = tables.types.vector_len(ty).is_some_and(|(_, scalable)| scalable);
    if tables.types.scalar(ty) != Type::I32 || scalable {
        return None;
    }
    let number = match tables.constants.kind(constant) {
        ConstKind::Int(number) => *number,
        ConstKind::Zero => 0,
        ConstKind::Data(symbol) => {
            let (first, rest) = tables.str(*symbol).split_first_chunk::<4>()?;
            if rest.chunks_exact(4).any(|other| other != first) {
                return None;
            }
            u64::from(u32::from_le_bytes(*first))
        }
        _ => return None,
    };
    usize::try_from(number).ok()
}

/// The mask of a `shufflevector` of vectors of type `ty`, -1 for poison; `None` if it is none.
pub(crate) fn shuffle_mask(tables: &mut Tables, ty: Type, mask: Value) -> Option<Vec<i32>> {
    let (len, scalable) = tables.types.vector_len(ty)?;
    let constant = mask.as_const()?;
    let mask_type = tables.constants.ty(constant);
    let (mask_len, mask_scalable) = tables.types.vector_len(mask_type)?;
    if tables.types.scalar(mask_type) != Type::I32 || scalable != mask_scalable {
        return None;
    }
    match tables.constants.kind(constant) {
        ConstKind::Undef | ConstKind::Poison | ConstKind::Zero if mask_len > MAX_UNSPELLED_LANES => return None,
        ConstKind::Undef | ConstKind::Poison => return Some(vec![-1; mask_len as usize]),
        ConstKind::Zero => return Some(vec![0; mask_len as usize]),
        ConstKind::Data(_) | ConstKind::Aggregate(_) if !scalable => {}
        _ => return None,
    }
    let limit = u64::from(len) * 2;
    let mut lane = |at: u32| {
        let element = tables.aggregate_element(mask, u64::from(at))?;
        match tables.constants.kind(element.as_const()?) {
            ConstKind::Int(number) if *number < limit => i32::try_from(*number).ok(),
            ConstKind::Undef | ConstKind::Poison => Some(-1),
            _ => None,
        }
    };
    (0..mask_len).map(&mut lane).collect()
}
