//! Lanes of vectors, and the elements of constants.

use draig_ir::{ConstKind, Inst, Opcode, Value};
use draig_num::{ApInt, KnownBits};

use super::Values;

/// Lanes of a fixed vector that a question is about, one bit each; `None` for all lanes, for a scalar and for a
/// scalable vector.
pub type Lanes = Option<ApInt>;

/// An element of a constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Element {
    /// The bits of an integer or floating-point number; a null pointer has the bits of the number zero.
    Bits(ApInt),
    Undef,
    Poison,
    /// Any other constant.
    Other(Value),
}

impl Values<'_> {
    /// Returns the integer that a constant is, or that all lanes of a constant vector are.
    #[inline]
    pub(super) fn int(&self, value: Value) -> Option<ApInt> {
        let constant = value.as_const()?;
        if let ConstKind::Int(bits) = *self.tables().constants.kind(constant)
            && let Some(scalar) = self.scalars.get(self.tables().constants.ty(constant))
        {
            return Some(ApInt::new(scalar.width(), bits));
        }
        self.vector_int(value)
    }

    fn vector_int(&self, value: Value) -> Option<ApInt> {
        match self.splat(value)? {
            Element::Bits(bits) if self.tables().types.is_integer_or_vector(self.ty(value)) => Some(bits),
            _ => None,
        }
    }

    /// Same as [`Values::int`], but lanes may be poison.
    pub(super) fn int_or_poison(&self, value: Value) -> Option<ApInt> {
        if let Some(int) = self.int(value) {
            return Some(int);
        }
        let lanes = self.lane_count(value)?;
        if !self.tables().types.is_integer_or_vector(self.ty(value)) {
            return None;
        }
        let mut found = None;
        for lane in 0..lanes {
            match self.element(value, lane)? {
                Element::Poison => {}
                Element::Bits(bits) if found.as_ref().is_none_or(|found| *found == bits) => found = Some(bits),
                _ => return None,
            }
        }
        found
    }

    /// Whether a value is a constant zero: a number, `null`, or `zeroinitializer`.
    pub(super) fn is_zero(&self, value: Value) -> bool {
        value.is_constant() && self.tables().is_null(value)
    }

    /// Returns the element of a scalar constant, or the one of all lanes of a vector.
    pub(super) fn splat(&self, value: Value) -> Option<Element> {
        if let ConstKind::Splat(element) = self.const_kind(value)? {
            return self.element(*element, 0);
        }
        match self.lane_count(value) {
            None => self.element(value, 0),
            Some(lanes) => {
                let first = self.element(value, 0)?;
                let same = (1..lanes).all(|lane| self.element(value, lane).as_ref() == Some(&first));
                same.then_some(first)
            }
        }
    }

    /// Returns the element that a `shufflevector` puts into all lanes of a scalable vector.
    pub(super) fn scalable_splat(&self, shuffle: Inst) -> Option<Value> {
        let body = self.body();
        let source = *body.operands(shuffle).first()?;
        let (_, scalable) = self.tables().types.vector_len(self.ty(source))?;
        let (insert, opcode) = self.inst(source)?;
        let &[_, element, index] = body.operands(insert) else { return None };
        let is_splat = scalable
            && opcode == Opcode::InsertElement
            && self.int(index).is_some_and(|index| index.is_zero())
            && body.shuffle_mask(shuffle).all(|lane| lane == 0);
        is_splat.then_some(element)
    }

    /// Number of lanes of a fixed vector; `None` for other types.
    pub(super) fn lane_count(&self, value: Value) -> Option<u32> {
        self.tables().types.vector_len(self.ty(value)).filter(|(_, scalable)| !scalable).map(|(len, _)| len)
    }

    /// Returns one lane of a constant vector; for a scalar constant, the constant itself.
    pub(super) fn element(&self, value: Value, lane: u32) -> Option<Element> {
        let Some(kind) = self.const_kind(value) else {
            return value.as_global().map(|_| Element::Other(value));
        };
        let ty = self.ty(value);
        let width = self.scalar_bits(ty);
        Some(match kind {
            ConstKind::Undef => Element::Undef,
            ConstKind::Poison => Element::Poison,
            ConstKind::Int(bits) | ConstKind::Float(bits) => Element::Bits(ApInt::new(width?, *bits)),
            ConstKind::WideInt(value) => Element::Bits((**value).clone()),
            ConstKind::WideFloat(bits) => Element::Bits(ApInt::from_u128(width?, **bits)),
            ConstKind::NullPointer | ConstKind::Zero => Element::Bits(ApInt::zero(width?)),
            ConstKind::Splat(element) => return self.element(*element, 0),
            ConstKind::Aggregate(elements) if self.tables().types.is_vector(ty) => {
                return self.element(*elements.get(lane as usize)?, 0);
            }
            ConstKind::Data(bytes) if self.tables().types.is_vector(ty) => {
                let bytes = self.tables().str(*bytes);
                let size = self.tables().data_element_size(self.tables().types.scalar(ty))?;
                let at = lane as usize * size;
                let mut word = [0; 8];
                word[..size].copy_from_slice(bytes.get(at..at + size)?);
                Element::Bits(ApInt::new(width?, u64::from_le_bytes(word)))
            }
            _ => Element::Other(value),
        })
    }

    /// Returns the elements of a constant in the lanes that are asked for, with each distinct run once. `None` if
    /// it is no constant or has too many lanes of a scalable vector.
    pub(super) fn elements(&self, value: Value, lanes: &Lanes) -> Option<Vec<Element>> {
        self.const_kind(value)?;
        let Some(count) = self.lane_count(value) else { return Some(vec![self.element(value, 0)?]) };
        if matches!(
            self.const_kind(value),
            Some(ConstKind::Zero | ConstKind::Undef | ConstKind::Poison | ConstKind::Splat(_))
        ) {
            return Some(vec![self.element(value, 0)?]);
        }
        let asked = |lane: &u32| lanes.as_ref().is_none_or(|lanes| lanes.bit(*lane));
        (0..count).filter(asked).map(|lane| self.element(value, lane)).collect()
    }

    /// Returns the known bits of a constant with numbers; `None` for other constants.
    pub(super) fn constant_bits(&self, value: Value, lanes: &Lanes, width: u32) -> Option<KnownBits> {
        if let Some(&ConstKind::Int(bits)) = self.const_kind(value)
            && self.scalars.get(self.ty(value)).is_some()
        {
            return Some(KnownBits::constant(&ApInt::new(width, bits)));
        }
        let mut joined: Option<KnownBits> = None;
        for element in self.elements(value, lanes)? {
            let known = match element {
                Element::Bits(bits) => KnownBits::constant(&bits.zext_or_trunc(width)),
                // Poison may be any value.
                Element::Poison => continue,
                Element::Undef => return Some(KnownBits::unknown(width)),
                Element::Other(_) => return None,
            };
            joined = Some(joined.map_or_else(|| known.clone(), |joined| joined.join(&known)));
        }
        Some(joined.unwrap_or_else(|| KnownBits::unknown(width)))
    }
}
