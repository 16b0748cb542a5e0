//! Type rules for the operands of conversions, addressing and vector operations, for both constants and
//! instructions. These are the rules that values must follow to be printed and processed; all others are left
//! to the verifier.

use crate::constants::ConstKind;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::types::{Type, TypeKind, Types};
use crate::value::Value;

/// Length of the longest fixed vector that can be written in a few bytes: with `splat`, or as a shuffle mask
/// with `zeroinitializer` or `poison`. As in LLVM, all lanes are materialized, and a short file must not make
/// constants of gigabytes.
pub const MAX_UNSPELLED_LANES: u32 = 1 << 16;

impl Types {
    /// Whether a conversion is valid between two types (LLVM's `CastInst::castIsValid`).
    pub fn is_valid_cast(&self, opcode: Opcode, from: Type, to: Type) -> bool {
        if let (Some(from), Some(to)) = (from.basic_width(), to.basic_width()) {
            return match opcode {
                Opcode::Trunc => from > to,
                Opcode::ZExt | Opcode::SExt => from < to,
                Opcode::BitCast => from == to,
                _ => false,
            };
        }
        let is_single = |ty| !self.is_void_or_function(ty) && !self.is_aggregate(ty);
        if !is_single(from) || !is_single(to) {
            return false;
        }
        let same_shape = self.vector_len(from) == self.vector_len(to);
        let scalar_bits = |ty| self.primitive_bits(self.scalar(ty)).0;
        let (from_bits, to_bits) = (scalar_bits(from), scalar_bits(to));
        let (from_int, to_int) = (self.is_integer_or_vector(from), self.is_integer_or_vector(to));
        let (from_float, to_float) = (self.is_float_or_vector(from), self.is_float_or_vector(to));
        let (from_space, to_space) = (self.address_space(self.scalar(from)), self.address_space(self.scalar(to)));
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
            // Only the data layout knows the width of a pointer.
            Opcode::BitCast if from_space.is_some() && self.is_byte_or_vector(to) => true,
            Opcode::BitCast if to_space.is_some() && self.is_byte_or_vector(from) => true,
            Opcode::BitCast => match (from_space, to_space) {
                (None, None) => self.primitive_bits(from) == self.primitive_bits(to),
                (Some(from_space), Some(to_space)) => {
                    let is_one = |len| len == Some((1, false));
                    from_space == to_space
                        && match (self.vector_len(from), self.vector_len(to)) {
                            (Some(a), Some(b)) => a == b,
                            (len, None) | (None, len) => len.is_none() || is_one(len),
                        }
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Returns the size in bits of a type whose size does not depend on the data layout, 0 for others, and
    /// whether it is multiplied by `vscale`.
    pub fn primitive_bits(&self, ty: Type) -> (u64, bool) {
        match *self.kind(ty) {
            TypeKind::Integer(width) | TypeKind::Byte(width) => (u64::from(width), false),
            TypeKind::Float(format) => (u64::from(format.width()), false),
            TypeKind::X86Amx => (8192, false),
            TypeKind::Vector { element, min_len, scalable } => {
                (u64::from(min_len) * self.primitive_bits(element).0, scalable)
            }
            _ => (0, false),
        }
    }

    /// Returns the vector shape of a `getelementptr` result: that of its base or of an index, which must
    /// agree. The outer `None` means that they do not, the inner one that the result is not a vector.
    pub fn gep_shape(&self, base: Type, indices: impl IntoIterator<Item = Type>) -> Option<Option<Type>> {
        let mut shape = self.is_vector(base).then_some(base);
        for index in indices {
            if let Some(len) = self.vector_len(index) {
                match shape {
                    Some(shape) if self.vector_len(shape) != Some(len) => return None,
                    _ => shape = shape.or(Some(index)),
                }
            }
        }
        Some(shape)
    }
}

impl Tables {
    /// Returns the type that the indices of a `getelementptr` after the first select; `None` if they are
    /// invalid. `may_enter` returns whether the fields of a named struct are known by now.
    #[inline]
    pub fn indexed_type(&self, mut ty: Type, indices: &[Value], may_enter: impl Fn(Type) -> bool) -> Option<Type> {
        for &index in indices {
            ty = match self.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
                TypeKind::NamedStruct(_) if !may_enter(ty) => return None,
                _ => *self.types.struct_fields(ty)?.get(self.field_number(index)?)?,
            };
        }
        Some(ty)
    }

    /// Returns the number of a field, if the index is a constant `i32` or a splat of one.
    pub fn field_number(&self, index: Value) -> Option<usize> {
        let constant = index.as_const()?;
        let ty = self.constants.ty(constant);
        if ty != Type::I32 {
            let scalable = self.types.vector_len(ty).is_some_and(|(_, scalable)| scalable);
            if self.types.scalar(ty) != Type::I32 || scalable {
                return None;
            }
        }
        let number = match self.constants.kind(constant) {
            ConstKind::Int(number) => *number,
            ConstKind::Zero => 0,
            ConstKind::Data(symbol) => {
                let (first, rest) = self.str(*symbol).split_first_chunk::<4>()?;
                if rest.chunks_exact(4).any(|other| other != first) {
                    return None;
                }
                u64::from(u32::from_le_bytes(*first))
            }
            _ => return None,
        };
        usize::try_from(number).ok()
    }

    /// Returns the mask of a `shufflevector` of vectors of type `ty`, with -1 for poison; `None` if it is not
    /// a valid mask.
    pub fn shuffle_mask(&mut self, ty: Type, mask: Value) -> Option<Vec<i32>> {
        let (len, scalable) = self.types.vector_len(ty)?;
        let constant = mask.as_const()?;
        let mask_type = self.constants.ty(constant);
        let (mask_len, mask_scalable) = self.types.vector_len(mask_type)?;
        if self.types.scalar(mask_type) != Type::I32 || scalable != mask_scalable {
            return None;
        }
        match self.constants.kind(constant) {
            ConstKind::Undef | ConstKind::Poison | ConstKind::Zero if mask_len > MAX_UNSPELLED_LANES => return None,
            ConstKind::Undef | ConstKind::Poison => return Some(vec![-1; mask_len as usize]),
            ConstKind::Zero => return Some(vec![0; mask_len as usize]),
            ConstKind::Data(_) | ConstKind::Aggregate(_) if !scalable => {}
            _ => return None,
        }
        let limit = u64::from(len) * 2;
        let mut lane = |at: u32| {
            let element = self.aggregate_element(mask, u64::from(at))?;
            match self.constants.kind(element.as_const()?) {
                ConstKind::Int(number) if *number < limit => i32::try_from(*number).ok(),
                ConstKind::Undef | ConstKind::Poison => Some(-1),
                _ => None,
            }
        };
        (0..mask_len).map(&mut lane).collect()
    }
}
