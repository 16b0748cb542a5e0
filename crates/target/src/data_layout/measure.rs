//! Sizes and alignments of types from those of their parts, and the layout of structures.
//!
//! The order in which parts are measured, and caching, are left to `cache`.

use super::{AlignSpec, DataLayout, FloatKind, LayoutCache, Shape, TypeShapes, exact};
use crate::{Align, TypeSize};

/// Sizes and alignments of a sized type. A size is `None` if it exceeds `u64`, where LLVM's arithmetic wraps
/// around.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Measure {
    /// Whether sizes are multiples of `vscale`.
    scalable: bool,
    size_in_bits: Option<u64>,
    /// In bytes. Not derived from the size in bits, which exceeds 64 bits earlier.
    alloc_size: Option<u64>,
    align: AlignSpec,
}

impl Measure {
    /// Number of bits of a value: 36 for `i36`, 80 for `x86_fp80`. `None` if it exceeds 64 bits.
    pub fn size_in_bits(&self) -> Option<TypeSize> {
        self.sized(self.size_in_bits)
    }

    /// Number of bytes that a store writes: 5 for `i36`, 10 for `x86_fp80`. `None` if the size in bits
    /// exceeds 64 bits.
    pub fn store_size(&self) -> Option<TypeSize> {
        self.sized(self.size_in_bits.map(|bits| bits.div_ceil(8)))
    }

    /// Distance in bytes between elements of an array: 8 for `i36`, 12 or 16 for `x86_fp80`. It can be known
    /// even if the size in bits is not.
    pub fn alloc_size(&self) -> Option<TypeSize> {
        self.sized(self.alloc_size)
    }

    /// Minimum alignment of an object of the type.
    pub fn abi_align(&self) -> Align {
        self.align.abi
    }

    /// Preferred alignment of a variable of the type.
    pub fn pref_align(&self) -> Align {
        self.align.pref
    }

    /// Whether sizes are multiples of `vscale`.
    pub fn is_scalable(&self) -> bool {
        self.scalable
    }

    /// Returns the measure of an array with elements of this measure.
    pub(super) fn array(&self, count: u64) -> Measure {
        let alloc_size = self.alloc_size.and_then(|size| size.checked_mul(count));
        let size_in_bits = alloc_size.and_then(|size| size.checked_mul(8));
        Measure { alloc_size, size_in_bits, ..*self }
    }

    /// Returns the measure of a type with `bits` bits, where `None` means too many to count.
    fn packed(scalable: bool, bits: Option<u64>, align: AlignSpec) -> Measure {
        let alloc_size = bits.and_then(|bits| align.abi.round_up(bits.div_ceil(8)));
        Measure { scalable, size_in_bits: bits, alloc_size, align }
    }

    fn sized(&self, min: Option<u64>) -> Option<TypeSize> {
        min.map(|min| TypeSize { min, scalable: self.scalable })
    }
}

/// Field offsets of a structure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// The size in bytes, including padding at the end.
    pub size: TypeSize,
    /// The largest alignment of a field, 1 if packed. The alignment of the structure itself may be larger,
    /// because of the `a` specification of the data layout.
    pub align: Align,
    /// The offset in bytes of each field; multiples of `vscale` if the size is.
    pub offsets: Vec<u64>,
    /// Whether there is padding between the fields or at the end. Padding within a field does not count.
    pub is_padded: bool,
}

impl StructLayout {
    /// Returns the field that contains the byte at `offset`, or the last one before it; of several at the
    /// same offset, the last. `None` without fields.
    pub fn field_at(&self, offset: u64) -> Option<usize> {
        self.offsets.partition_point(|&start| start <= offset).checked_sub(1)
    }
}

impl DataLayout {
    /// Returns sizes and alignments of a type; `None` if it is unsized. Measures of structures and of nested
    /// arrays are not cached; see [`LayoutCache`].
    pub fn measure<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Measure> {
        LayoutCache::new().measure(self, shapes, ty)
    }

    /// [`Measure::size_in_bits`] of a type; `None` if the type is unsized or the size exceeds `u64`.
    pub fn type_size_in_bits<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.size_in_bits()
    }

    /// [`Measure::store_size`] of a type, in bytes; `None` if the type is unsized or the size exceeds
    /// `u64`.
    pub fn store_size<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.store_size()
    }

    /// [`Measure::alloc_size`] of a type, in bytes; `None` if the type is unsized or the size exceeds
    /// `u64`.
    pub fn alloc_size<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.alloc_size()
    }

    /// [`Measure::abi_align`] of a type; `None` if it is unsized.
    pub fn abi_align<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Align> {
        Some(self.measure(shapes, ty)?.abi_align())
    }

    /// [`Measure::pref_align`] of a type; `None` if it is unsized.
    pub fn pref_align<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Align> {
        Some(self.measure(shapes, ty)?.pref_align())
    }

    /// Returns the layout of a structure with these fields; `None` if one is unsized, if fixed and scalable
    /// sizes are mixed, or if an offset exceeds `u64`.
    pub fn struct_layout<S: TypeShapes>(&self, shapes: &S, fields: &[S::Ty], packed: bool) -> Option<StructLayout> {
        LayoutCache::new().layout_fields(self, shapes, fields, packed)
    }

    /// Returns the measure of a type that is not composed of others.
    pub(super) fn scalar<T>(&self, shape: &Shape<'_, T>) -> Option<Measure> {
        let (bits, align) = match shape {
            Shape::Integer(width) => (*width, self.integer_spec(*width)),
            Shape::Float(kind) => (FloatKind::bit_width(*kind), self.float_spec(*kind)),
            Shape::Pointer { address_space } => {
                let spec = self.pointer(*address_space);
                (spec.size_in_bits, spec.align)
            }
            Shape::Label => (self.pointer(0).size_in_bits, self.pointer(0).align),
            Shape::X86Amx => (8192, AlignSpec::both(Align::from_bytes(64)?)),
            _ => return None,
        };
        Some(Measure::packed(false, Some(u64::from(bits)), align))
    }

    /// Returns the measure of a vector; `None` if its elements are scalable, which no type allows.
    pub(super) fn vector(&self, elem: &Measure, count: u32, scalable: bool) -> Option<Measure> {
        if elem.scalable {
            return None;
        }
        let bits = elem.size_in_bits.and_then(|bits| bits.checked_mul(u64::from(count)));
        let align = match self.vectors_are_element_aligned() {
            true => bits.and_then(|bits| exact(self.vector_specs(), bits)).unwrap_or(elem.align),
            false => self.vector_spec(bits.unwrap_or(u64::MAX)),
        };
        Some(Measure::packed(scalable, bits, align))
    }
}

/// Layout of the first fields of a structure.
#[derive(Clone, Copy)]
pub(super) struct FieldSum {
    /// In bytes; `None` once it exceeds `u64`.
    size: Option<u64>,
    scalable: bool,
    align: Align,
    is_padded: bool,
}

impl Default for FieldSum {
    fn default() -> FieldSum {
        FieldSum { size: Some(0), scalable: false, align: Align::ONE, is_padded: false }
    }
}

impl FieldSum {
    /// Whether a structure of `fields` may have one with the measure `field`: a scalable field must be a
    /// vector, and all other fields must have the same type.
    pub(super) fn admits<S: TypeShapes>(&self, shapes: &S, fields: &[S::Ty], field: &Measure) -> bool {
        if !field.scalable || self.scalable {
            // The first scalable field has been compared with all the others.
            return true;
        }
        fields.split_first().is_some_and(|(&first, others)| {
            matches!(shapes.shape(first), Shape::Vector { scalable: true, .. })
                && others.iter().all(|&other| other == first)
        })
    }

    /// Adds a field and returns its offset.
    pub(super) fn add(&mut self, field: &Measure, packed: bool) -> Option<u64> {
        self.scalable |= field.scalable;
        let align = if packed { Align::ONE } else { field.align.abi };
        self.align = self.align.max(align);
        let offset = self.size.and_then(|size| self.pad(size, align));
        self.size = offset.and_then(|offset| offset.checked_add(field.alloc_size?));
        offset
    }

    /// Returns the layout after all fields, at `offsets`, were added.
    pub(super) fn layout(mut self, offsets: Vec<u64>) -> Option<StructLayout> {
        let size = TypeSize { min: self.finish()?, scalable: self.scalable };
        Some(StructLayout { size, align: self.align, offsets, is_padded: self.is_padded })
    }

    /// Returns the measure of the structure after all fields were added.
    pub(super) fn measure(mut self, least: AlignSpec, packed: bool) -> Measure {
        let size = self.finish();
        let abi = if packed { Align::ONE } else { self.align.max(least.abi) };
        Measure {
            scalable: self.scalable,
            size_in_bits: size.and_then(|size| size.checked_mul(8)),
            alloc_size: size.and_then(|size| abi.round_up(size)),
            align: AlignSpec { abi, pref: self.align.max(least.pref) },
        }
    }

    /// Size including padding at the end.
    fn finish(&mut self) -> Option<u64> {
        self.size.and_then(|size| self.pad(size, self.align))
    }

    fn pad(&mut self, size: u64, align: Align) -> Option<u64> {
        // Scalable fields all have the same type, so each is at a multiple of its alignment.
        if self.scalable || align.divides(size) {
            return Some(size);
        }
        self.is_padded = true;
        align.round_up(size)
    }
}
