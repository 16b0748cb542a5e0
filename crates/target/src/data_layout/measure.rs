//! Sizes and alignments of types, and the layout of structures.
//!
//! Types nest as deep as their table says and share parts, so the computation keeps its own stack
//! and remembers what it has measured: it is linear in the types and fields it reaches, however deep.

use std::collections::HashMap;
use std::hash::Hash;

use super::{AlignSpec, DataLayout, FloatKind, Shape, TypeShapes};
use crate::{Align, TypeSize};

/// What there is to know of a type that has a size. A size is `None` where it passes what `u64`
/// holds.
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
        self.size_in_bits().map(TypeSize::bits_to_bytes)
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

    fn sized(&self, min: Option<u64>) -> Option<TypeSize> {
        min.map(|min| TypeSize {
            min,
            scalable: self.scalable,
        })
    }

    fn scalar(bits: u64, align: AlignSpec) -> Measure {
        Measure {
            scalable: false,
            size_in_bits: Some(bits),
            alloc_size: align.abi.round_up(bits.div_ceil(8)),
            align,
        }
    }
}

/// Where the fields of a structure are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// In bytes, padding at the end included.
    pub size: TypeSize,
    /// The greatest alignment of a field, 1 if packed.
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
        self.offsets
            .partition_point(|&start| start <= offset)
            .checked_sub(1)
    }
}

/// Measures of one table of types under one data layout, remembered.
///
/// Nothing checks that the layout and the table stay the same: throw it away when either changes.
#[derive(Clone, Debug)]
pub struct LayoutCache<T> {
    known: HashMap<T, State, std::hash::BuildHasherDefault<HandleHasher>>,
}

impl<T> Default for LayoutCache<T> {
    fn default() -> Self {
        LayoutCache {
            known: HashMap::default(),
        }
    }
}

impl DataLayout {
    /// Sizes and alignments of a type; `None` if it has none. Measures of structures and arrays are
    /// computed anew each time; see [`LayoutCache::measure`].
    pub fn measure<S: TypeShapes>(&self, shapes: &S, ty: S::Ty) -> Option<Measure> {
        LayoutCache::default().measure(self, shapes, ty)
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
    pub fn struct_layout<S: TypeShapes>(
        &self,
        shapes: &S,
        fields: &[S::Ty],
        packed: bool,
    ) -> Option<StructLayout> {
        LayoutCache::default().struct_layout(self, shapes, fields, packed)
    }

    /// The measure of a type that is not made of others.
    fn scalar<T>(&self, shape: &Shape<'_, T>) -> Option<Measure> {
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
        Some(Measure::scalar(u64::from(bits), align))
    }

    fn vector(&self, elem: &Measure, min_count: u32, scalable: bool) -> Option<Measure> {
        // A vector of scalable elements does not exist.
        if elem.scalable {
            return None;
        }
        let bits = elem
            .size_in_bits
            .and_then(|bits| bits.checked_mul(u64::from(min_count)));
        let align = self.vector_spec(bits.unwrap_or(u64::MAX));
        Some(Measure {
            scalable,
            size_in_bits: bits,
            ..Measure::scalar(bits.unwrap_or(0), align)
        })
        .map(|measure| match bits {
            Some(_) => measure,
            None => Measure {
                alloc_size: None,
                ..measure
            },
        })
    }
}

impl<T: Copy + Eq + Hash> LayoutCache<T> {
    /// Nothing measured yet.
    pub fn new() -> LayoutCache<T> {
        LayoutCache::default()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// Sizes and alignments of a type; `None` if it has none.
    ///
    /// A type has no size if it is `Unsized`, is made of one that is not sized, contains itself, or
    /// is a structure with a scalable field; except that a structure of fields that are all one
    /// scalable vector type has a size.
    pub fn measure<S: TypeShapes<Ty = T>>(
        &mut self,
        layout: &DataLayout,
        shapes: &S,
        ty: T,
    ) -> Option<Measure> {
        if let Known::Yes(measure) = self.look_up(layout, shapes, ty) {
            return measure;
        }
        let mut stack = vec![Frame::new(ty)];
        self.known.insert(ty, State::Open);
        while let Some(frame) = stack.last_mut() {
            match self.advance(layout, shapes, frame) {
                Step::Enter(child) => {
                    self.known.insert(child, State::Open);
                    stack.push(Frame::new(child));
                }
                Step::Done(measure) => {
                    self.known.insert(frame.ty, State::Done(measure));
                    stack.pop();
                }
            }
        }
        match self.look_up(layout, shapes, ty) {
            Known::Yes(measure) => measure,
            Known::Open | Known::No => None,
        }
    }

    /// Where a structure of these fields has them; see [`DataLayout::struct_layout`].
    pub fn struct_layout<S: TypeShapes<Ty = T>>(
        &mut self,
        layout: &DataLayout,
        shapes: &S,
        fields: &[T],
        packed: bool,
    ) -> Option<StructLayout> {
        let mut sum = FieldSum::default();
        let mut offsets = Vec::with_capacity(fields.len());
        for &field in fields {
            let measure = self.measure(layout, shapes, field)?;
            sum.check_scalable(shapes, fields, &measure)?;
            offsets.push(sum.add(&measure, packed)?);
        }
        let size = TypeSize {
            min: sum.finish()?,
            scalable: sum.scalable,
        };
        Some(StructLayout {
            size,
            align: sum.align,
            offsets,
            is_padded: sum.is_padded,
        })
    }

    /// The measure of a type that is not made of others, is a vector of such, or is remembered.
    fn look_up<S: TypeShapes<Ty = T>>(&self, layout: &DataLayout, shapes: &S, ty: T) -> Known {
        let shape = shapes.shape(ty);
        if let Some(measure) = layout.scalar(&shape) {
            return Known::Yes(Some(measure));
        }
        match shape {
            Shape::Unsized | Shape::TargetExt { layout: None } => return Known::Yes(None),
            Shape::Vector {
                elem,
                min_count,
                scalable,
            } => {
                if let Some(elem) = layout.scalar(&shapes.shape(elem)) {
                    return Known::Yes(layout.vector(&elem, min_count, scalable));
                }
            }
            _ => {}
        }
        match self.known.get(&ty) {
            Some(State::Done(measure)) => Known::Yes(*measure),
            Some(State::Open) => Known::Open,
            None => Known::No,
        }
    }

    /// Goes on measuring the type of `frame` until it is done or another has to be measured first.
    fn advance<S: TypeShapes<Ty = T>>(
        &self,
        layout: &DataLayout,
        shapes: &S,
        frame: &mut Frame<T>,
    ) -> Step<T> {
        let shape = shapes.shape(frame.ty);
        let part = match shape {
            Shape::Struct { fields, packed } => {
                return self.advance_struct(layout, shapes, frame, fields, packed);
            }
            Shape::Vector { elem, .. } | Shape::Array { elem, .. } => elem,
            Shape::TargetExt {
                layout: Some(as_type),
            } => as_type,
            _ => return Step::Done(None),
        };
        let part = match self.look_up(layout, shapes, part) {
            Known::No => return Step::Enter(part),
            Known::Open | Known::Yes(None) => return Step::Done(None),
            Known::Yes(Some(measure)) => measure,
        };
        Step::Done(match shape {
            Shape::Vector {
                min_count,
                scalable,
                ..
            } => layout.vector(&part, min_count, scalable),
            Shape::Array { count, .. } => Some(array(&part, count)),
            _ => Some(part),
        })
    }

    fn advance_struct<S: TypeShapes<Ty = T>>(
        &self,
        layout: &DataLayout,
        shapes: &S,
        frame: &mut Frame<T>,
        fields: &[T],
        packed: bool,
    ) -> Step<T> {
        while let Some(&field) = fields.get(frame.next_field) {
            let measure = match self.look_up(layout, shapes, field) {
                Known::No => return Step::Enter(field),
                Known::Open | Known::Yes(None) => return Step::Done(None),
                Known::Yes(Some(measure)) => measure,
            };
            if frame.sum.check_scalable(shapes, fields, &measure).is_none() {
                return Step::Done(None);
            }
            frame.next_field += 1;
            frame.sum.add(&measure, packed);
        }
        Step::Done(Some(frame.sum.measure(layout.aggregate_spec(), packed)))
    }
}

/// What is known of a type without measuring others.
enum Known {
    Yes(Option<Measure>),
    /// It is being measured: whoever asks contains it and is contained in it.
    Open,
    No,
}

#[derive(Clone, Debug)]
enum State {
    Open,
    Done(Option<Measure>),
}

enum Step<T> {
    /// Measure this type first.
    Enter(T),
    Done(Option<Measure>),
}

struct Frame<T> {
    ty: T,
    /// Of a structure: how many fields are in `sum`.
    next_field: usize,
    sum: FieldSum,
}

impl<T> Frame<T> {
    fn new(ty: T) -> Frame<T> {
        Frame {
            ty,
            next_field: 0,
            sum: FieldSum::default(),
        }
    }
}

/// The layout of the first fields of a structure.
#[derive(Clone, Copy)]
struct FieldSum {
    /// In bytes; `None` once it has passed `u64`.
    size: Option<u64>,
    scalable: bool,
    align: Align,
    is_padded: bool,
}

impl Default for FieldSum {
    fn default() -> FieldSum {
        FieldSum {
            size: Some(0),
            scalable: false,
            align: Align::ONE,
            is_padded: false,
        }
    }
}

impl FieldSum {
    /// `None` if a structure of `fields` has no size for having one measured as `field`.
    fn check_scalable<S: TypeShapes>(
        &self,
        shapes: &S,
        fields: &[S::Ty],
        field: &Measure,
    ) -> Option<()> {
        if !field.scalable || self.scalable {
            // The first scalable field has compared all the others.
            return Some(());
        }
        let (&first, others) = fields.split_first()?;
        let is_vector = matches!(shapes.shape(first), Shape::Vector { scalable: true, .. });
        (is_vector && others.iter().all(|&other| other == first)).then_some(())
    }

    /// Adds a field and returns its offset.
    fn add(&mut self, field: &Measure, packed: bool) -> Option<u64> {
        self.scalable |= field.scalable;
        let align = if packed { Align::ONE } else { field.align.abi };
        self.align = self.align.max(align);
        let offset = self.size.and_then(|size| self.pad(size, align));
        self.size = offset.and_then(|offset| offset.checked_add(field.alloc_size?));
        offset
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

    /// The measure of the structure, all fields added.
    fn measure(&mut self, least: AlignSpec, packed: bool) -> Measure {
        let size = self.finish();
        let abi = if packed {
            Align::ONE
        } else {
            self.align.max(least.abi)
        };
        Measure {
            scalable: self.scalable,
            size_in_bits: size.and_then(|size| size.checked_mul(8)),
            alloc_size: size.and_then(|size| abi.round_up(size)),
            align: AlignSpec {
                abi,
                pref: self.align.max(least.pref),
            },
        }
    }
}

fn array(elem: &Measure, count: u64) -> Measure {
    let alloc_size = elem.alloc_size.and_then(|size| size.checked_mul(count));
    Measure {
        alloc_size,
        size_in_bits: alloc_size.and_then(|size| size.checked_mul(8)),
        ..*elem
    }
}

/// A hasher for handles, which are small numbers that the owner of the table hands out: mixing them
/// well is enough, nobody chooses them to collide.
#[derive(Clone, Copy, Default, Debug)]
struct HandleHasher(u64);

impl std::hash::Hasher for HandleHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        // The golden ratio of 2^64; the fold brings the good high bits to where tables look.
        let product = (self.0 ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ (product >> 32);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}
