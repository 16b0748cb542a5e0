//! Which operands conversions, addressing and vector operations take, in constants and instructions
//! alike.

use draig_ir::{ConstKind, Opcode, Type, TypeKind, Value};

use super::super::limits::MAX_UNSPELLED_LANES;
use super::Parser;

impl Parser<'_, '_> {
    /// Whether a conversion can be from one type to another (LLVM's `CastInst::castIsValid`).
    pub(crate) fn is_valid_cast(&self, opcode: Opcode, from: Type, to: Type) -> bool {
        let types = &self.tables.types;
        let is_single = |ty| self.is_first_class_here(ty) && !types.is_aggregate(ty);
        if !is_single(from) || !is_single(to) {
            return false;
        }
        let same_shape = types.vector_len(from) == types.vector_len(to);
        let (from_bits, to_bits) = (self.scalar_bits(from), self.scalar_bits(to));
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
                (None, None) => self.primitive_bits(from) == self.primitive_bits(to),
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

    fn scalar_bits(&self, ty: Type) -> u64 {
        self.primitive_bits(self.tables.types.scalar(ty)).0
    }

    /// The bits of a type whose size no data layout decides, 0 for others, and whether there are
    /// `vscale` times as many.
    fn primitive_bits(&self, ty: Type) -> (u64, bool) {
        match *self.tables.types.kind(ty) {
            TypeKind::Integer(width) => (u64::from(width), false),
            TypeKind::Float(format) => (u64::from(format.width()), false),
            TypeKind::X86Amx => (8192, false),
            TypeKind::Vector { element, min_len, scalable } => {
                (u64::from(min_len) * self.primitive_bits(element).0, scalable)
            }
            _ => (0, false),
        }
    }

    /// The type that the indices of a `getelementptr` behind the first lead to; `None` if they lead
    /// nowhere.
    pub(crate) fn indexed_type(&self, mut ty: Type, indices: &[Value]) -> Option<Type> {
        for &index in indices {
            ty = match self.tables.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => *element,
                TypeKind::Struct { fields, .. } => *fields.get(self.field_number(index)?)?,
                TypeKind::NamedStruct(body) if self.is_first_class_here(ty) => {
                    *body.fields.as_deref()?.get(self.field_number(index)?)?
                }
                _ => return None,
            };
        }
        Some(ty)
    }

    /// The number of a field, if it is a constant `i32` or a splat of one.
    fn field_number(&self, index: Value) -> Option<usize> {
        let constant = index.as_const()?;
        let ty = self.tables.constants.ty(constant);
        let scalable = self.tables.types.vector_len(ty).is_some_and(|(_, scalable)| scalable);
        if self.tables.types.scalar(ty) != Type::I32 || scalable {
            return None;
        }
        let number = match self.tables.constants.kind(constant) {
            ConstKind::Int(number) => *number,
            ConstKind::Zero => 0,
            ConstKind::Data(symbol) => {
                let (first, rest) = self.tables.str(*symbol).split_first_chunk::<4>()?;
                if rest.chunks_exact(4).any(|other| other != first) {
                    return None;
                }
                u64::from(u32::from_le_bytes(*first))
            }
            _ => return None,
        };
        usize::try_from(number).ok()
    }

    /// Whether a type has parts whose number is known only at run time.
    pub(crate) fn is_scalable(&self, ty: Type) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut list = vec![ty];
        while let Some(ty) = list.pop() {
            match self.tables.types.kind(ty) {
                TypeKind::Vector { scalable: true, .. } => return true,
                TypeKind::Array { element, .. } => list.push(*element),
                TypeKind::TargetExt { .. } => list.extend(self.tables.target_type_layout(ty)),
                TypeKind::Struct { .. } | TypeKind::NamedStruct(_) if seen.insert(ty) => {
                    list.extend(self.tables.types.struct_fields(ty).unwrap_or_default());
                }
                _ => {}
            }
        }
        false
    }

    /// The mask of a `shufflevector` of vectors of type `ty`, -1 for poison; `None` if it is none.
    pub(crate) fn shuffle_mask(&mut self, ty: Type, mask: Value) -> Option<Vec<i32>> {
        let (len, scalable) = self.tables.types.vector_len(ty)?;
        let constant = mask.as_const()?;
        let mask_type = self.tables.constants.ty(constant);
        let (mask_len, mask_scalable) = self.tables.types.vector_len(mask_type)?;
        if self.tables.types.scalar(mask_type) != Type::I32 || scalable != mask_scalable {
            return None;
        }
        match self.tables.constants.kind(constant) {
            ConstKind::Undef | ConstKind::Poison | ConstKind::Zero if mask_len > MAX_UNSPELLED_LANES => return None,
            ConstKind::Undef | ConstKind::Poison => return Some(vec![-1; mask_len as usize]),
            ConstKind::Zero => return Some(vec![0; mask_len as usize]),
            ConstKind::Data(_) | ConstKind::Aggregate(_) if !scalable => {}
            _ => return None,
        }
        let limit = u64::from(len) * 2;
        let lane = |this: &mut Self, at: u32| {
            let element = this.tables.aggregate_element(mask, u64::from(at))?;
            match this.tables.constants.kind(element.as_const()?) {
                ConstKind::Int(number) if *number < limit => i32::try_from(*number).ok(),
                ConstKind::Undef | ConstKind::Poison => Some(-1),
                _ => None,
            }
        };
        (0..mask_len).map(|at| lane(self, at)).collect()
    }
}
