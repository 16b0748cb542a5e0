//! Sizes and alignments of types, given those of their parts, and the layout of structures.
//!
//! Which parts to measure first, and remembering it, is left to `cache`.

use super::{AlignSpec, DataLayout, FloatKind, LayoutCache, Shape, TypeShapes};
use crate::{Align, TypeSize};

/// What there is to know of a type that has a size. A size is `None` where it passes what `u64`
/// holds; LLVM's arithmetic wraps around there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Measure {
    /// Whether sizes are multiples of `vscale`.
    scalable: bool,
    size_in_bits: Option<u64>,
    /// In bytes. Not derived from the size in bits, which passes 64 bits earlier.
    alloc_size: Option<u64>,
    align: AlignSpec,
}

impl Measure {
    /// The number of bits that hold a value: 36 for `i36`, 80 for `x86_fp80`.
    pub fn size_in_bits(&self) -> Option<TypeSize> {
        self.sized(self.size_in_bits)
    }

    /// The number of bytes that a store writes: 5 for `i36`, 10 for `x86_fp80`.
    pub fn store_size(&self) -> Option<TypeSize> {
        self.sized(self.size_in_bits.map(|bits| bits.div_ceil(8)))
    }

    /// The number of bytes from one element of an array to the next: 8 for `i36`, 12 or 16 for
    /// `x86_fp80`. It can be known where the size in bits is not.
    pub fn alloc_size(&self) -> Option<TypeSize> {
        self.sized(self.alloc_size)
    }

    /// The least alignment of an object of the type.
    pub fn abi_align(&self) -> Align {
        self.align.abi
    }

    /// The alignment to choose for a variable of the type.
    pub fn pref_align(&self) -> Align {
        self.align.pref
    }

    /// Whether sizes are multiples of `vscale`.
    pub fn is_scalable(&self) -> bool {
        self.scalable
    }

    /// The measure of an array of elements of this measure.
    pub(super) fn array(&self, count: u64) -> Measure {
        let alloc_size = self.alloc_size.and_then(|size| size.checked_mul(count));
        let size_in_bits = alloc_size.and_then(|size| size.checked_mul(8));
        Measure { alloc_size, size_in_bits, ..*self }
    }

    /// The measure of what lies in `bits` bits, `None` being too many to count.
    fn packed(scalable: bool, bits: Option<u64>, align: AlignSpec) -> Measure {
        let alloc_size = bits.and_then(|bits| align.abi.round_up(bits.div_ceil(8)));
        Measure { scalable, size_in_bits: bits, alloc_size, align }
    }

    fn sized(&self, min: Option<u64>) -> Option<TypeSize> {
        min.map(|min| TypeSize { min, scalable: self.scalable })
    }
}

/// Where the fields of a structure are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// In bytes, padding at the end included.
    pub size: TypeSize,
    /// The greatest alignment of a field, 1 if packed. The alignment of the structure itself may be
    /// greater, by the `a` of the data layout.
    pub align: Align,
    /// The distance in bytes of each field from the beginning; multiples of `vscale` if the size is.
    pub offsets: Vec<u64>,
    /// Whether there is padding between the fields or at the end. That within a field does not count.
    pub is_padded: bool,
}

impl StructLayout {
    /// The field in which the byte at `offset` lies, or the last one before it; of several at one
    /// place, the last. `None` without fields.
    pub fn field_at(&self, offset: u64) -> Option<usize> {
        self.offsets.partition_point(|&start| start <= offset).checked_sub(1)
    }
}

impl DataLayout {
    /// Sizes and alignments of a type; `None` if it has none. Measures of structures and of arrays
    /// of arrays are computed anew each time; see [`LayoutCache`].
    pub fn measure<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Measure> {
        LayoutCache::new().measure(self, shapes, ty)
    }

    /// [`Measure::size_in_bits`] of a type; `None` also if it has no size.
    pub fn type_size_in_bits<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.size_in_bits()
    }

    /// [`Measure::store_size`] of a type, in bytes; `None` also if it has no size.
    pub fn store_size<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.store_size()
    }

    /// [`Measure::alloc_size`] of a type, in bytes; `None` also if it has no size.
    pub fn alloc_size<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<TypeSize> {
        self.measure(shapes, ty)?.alloc_size()
    }

    /// [`Measure::abi_align`] of a type; `None` if it has no size.
    pub fn abi_align<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Align> {
        Some(self.measure(shapes, ty)?.abi_align())
    }

    /// [`Measure::pref_align`] of a type; `None` if it has no size.
    pub fn pref_align<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Align> {
        Some(self.measure(shapes, ty)?.pref_align())
    }

    /// Where a structure of these fields has them; `None` if one has no size, if fixed and scalable
    /// sizes are mixed, or if an offset passes `u64`.
    pub fn struct_layout<S: TypeShapes>(&self, shapes: &S, fields: &[S::Ty], packed: bool) -> Option<StructLayout> {
        LayoutCache::new().layout_fields(self, shapes, fields, packed)
    }

    /// The measure of a type that is not made of others.
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

    /// The measure of a vector; `None` if its elements are scalable, for which there is no type.
    pub(super) fn vector(&self, elem: &Measure, count: u32, scalable: bool) -> Option<Measure> {
        if elem.scalable {
            return None;
        }
        let bits = elem.size_in_bits.and_then(|bits| bits.checked_mul(u64::from(count)));
        let align = self.vector_spec(bits.unwrap_or(u64::MAX));
        Some(Measure::packed(scalable, bits, align))
    }
}

/// The layout of the first fields of a structure.
#[derive(Clone, Copy)]
pub(super) struct FieldSum {
    /// In bytes; `None` once it has passed `u64`.
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
    /// Whether a structure of `fields` may have one measured as `field`: a scalable field has to be
    /// a vector and all the others have to be of its type.
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

    /// The layout, all fields added, which are at `offsets`.
    pub(super) fn layout(mut self, offsets: Vec<u64>) -> Option<StructLayout> {
        let size = TypeSize { min: self.finish()?, scalable: self.scalable };
        Some(StructLayout { size, align: self.align, offsets, is_padded: self.is_padded })
    }

    /// The measure of the structure, all fields added.
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

    /// The size with padding at the end.
    fn finish(&mut self) -> Option<u64> {
        self.size.and_then(|size| self.pad(size, self.align))
    }

    fn pad(&mut self, size: u64, align: Align) -> Option<u64> {
        // Scalable fields are all alike, so that each is where its alignment wants it.
        if self.scalable || align.divides(size) {
            return Some(size);
        }
        self.is_padded = true;
        align.round_up(size)
    }
}
