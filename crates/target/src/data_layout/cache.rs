//! Cached measures of composite types; parts are measured first, each only once.
//!
//! Types nest to any depth and share parts, so the computation uses an explicit stack and a cache: it is
//! linear in the number of types and fields reached. The arithmetic is in `measure`.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::measure::FieldSum;
use super::{DataLayout, Measure, Shape, StructLayout, TypeShapes};

/// Cache of the sizes and alignments of the types of one table, for one data layout.
///
/// The layout and the table must stay unchanged, which is not checked: discard the cache when either changes.
#[derive(Clone, Debug)]
pub struct LayoutCache<T> {
    measures: HashMap<T, State, BuildHasherDefault<HandleHasher>>,
    structs: HashMap<T, Option<StructLayout>, BuildHasherDefault<HandleHasher>>,
}

impl<T> LayoutCache<T> {
    /// Creates an empty cache.
    pub fn new() -> LayoutCache<T> {
        LayoutCache { measures: HashMap::default(), structs: HashMap::default() }
    }
}

impl<T> Default for LayoutCache<T> {
    fn default() -> LayoutCache<T> {
        LayoutCache::new()
    }
}

impl<T: Copy + Eq + Hash> LayoutCache<T> {
    /// Removes all entries.
    pub fn clear(&mut self) {
        self.measures.clear();
        self.structs.clear();
    }

    /// Returns the sizes and alignments of a type; `None` if it is unsized.
    ///
    /// A type is unsized if it is `Unsized`, has an unsized part, contains itself, or is a structure with a
    /// scalable field. A structure is sized, however, if its fields all have the same scalable vector type.
    pub fn measure<S: TypeShapes<Ty = T>>(&mut self, layout: &DataLayout, shapes: &S, ty: T) -> Option<Measure> {
        if let Known::Yes(measure) = self.look_up(layout, shapes, ty) {
            return measure;
        }
        let mut stack = vec![Frame::new(ty)];
        let mut last = None;
        self.measures.insert(ty, State::Open);
        while let Some(frame) = stack.last_mut() {
            match self.advance(layout, shapes, frame) {
                Step::Enter(part) => {
                    self.measures.insert(part, State::Open);
                    stack.push(Frame::new(part));
                }
                Step::Done(measure) => {
                    self.measures.insert(frame.ty, State::Done(measure));
                    last = measure;
                    stack.pop();
                }
            }
        }
        last
    }

    /// Returns the field offsets of a structure type; `None` if it is not a structure, and as for
    /// [`DataLayout::struct_layout`].
    pub fn struct_layout<S: TypeShapes<Ty = T>>(
        &mut self,
        layout: &DataLayout,
        shapes: &S,
        ty: T,
    ) -> Option<&StructLayout> {
        if !self.structs.contains_key(&ty) {
            let Shape::Struct { fields, packed } = shapes.shape(ty) else {
                return None;
            };
            let fields = self.layout_fields(layout, shapes, fields, packed);
            self.structs.insert(ty, fields);
        }
        self.structs.get(&ty)?.as_ref()
    }

    pub(super) fn layout_fields<S: TypeShapes<Ty = T>>(
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
            if !sum.admits(shapes, fields, &measure) {
                return None;
            }
            offsets.push(sum.add(&measure, packed)?);
        }
        sum.layout(offsets)
    }

    /// Returns the measure of a type that is scalar, is an array or a vector of scalars, or is cached.
    fn look_up<S: TypeShapes<Ty = T>>(&self, layout: &DataLayout, shapes: &S, ty: T) -> Known {
        let shape = shapes.shape(ty);
        if let Some(measure) = layout.scalar(&shape) {
            return Known::Yes(Some(measure));
        }
        match shape {
            Shape::Unsized | Shape::TargetExt { layout: None } => return Known::Yes(None),
            Shape::Vector { elem, .. } | Shape::Array { elem, .. } => {
                if let Some(elem) = layout.scalar(&shapes.shape(elem)) {
                    return Known::Yes(of_elements(layout, shape, &elem));
                }
            }
            _ => {}
        }
        match self.measures.get(&ty) {
            Some(State::Done(measure)) => Known::Yes(*measure),
            Some(State::Open) => Known::Open,
            None => Known::No,
        }
    }

    /// Continues measuring the type of `frame` until it is done or another type has to be measured first.
    fn advance<S: TypeShapes<Ty = T>>(&self, layout: &DataLayout, shapes: &S, frame: &mut Frame<T>) -> Step<T> {
        let shape = shapes.shape(frame.ty);
        let (parts, packed) = match &shape {
            Shape::Struct { fields, packed } => (*fields, *packed),
            Shape::Vector { elem: part, .. }
            | Shape::Array { elem: part, .. }
            | Shape::TargetExt { layout: Some(part) } => (std::slice::from_ref(part), false),
            _ => return Step::Done(None),
        };
        while let Some(&part) = parts.get(frame.next_part) {
            let measure = match self.look_up(layout, shapes, part) {
                Known::No => return Step::Enter(part),
                Known::Open | Known::Yes(None) => return Step::Done(None),
                Known::Yes(Some(measure)) => measure,
            };
            match shape {
                Shape::Struct { .. } if !frame.sum.admits(shapes, parts, &measure) => {
                    return Step::Done(None);
                }
                Shape::Struct { .. } => frame.sum.add(&measure, packed),
                _ => return Step::Done(of_elements(layout, shape, &measure)),
            };
            frame.next_part += 1;
        }
        Step::Done(Some(frame.sum.measure(layout.aggregate_spec(), packed)))
    }
}

/// Measure of an array, vector or target type with parts of type `part`.
fn of_elements<T>(layout: &DataLayout, shape: Shape<'_, T>, part: &Measure) -> Option<Measure> {
    match shape {
        Shape::Vector { min_count, scalable, .. } => layout.vector(part, min_count, scalable),
        Shape::Array { count, .. } => Some(part.array(count)),
        _ => Some(*part),
    }
}

/// Knowledge about a type without measuring others.
enum Known {
    Yes(Option<Measure>),
    /// The type is being measured. A type that needs it now contains it and is contained in it, which is a
    /// cycle.
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
    /// For a structure: the number of fields in `sum`.
    next_part: usize,
    sum: FieldSum,
}

impl<T> Frame<T> {
    fn new(ty: T) -> Frame<T> {
        Frame { ty, next_part: 0, sum: FieldSum::default() }
    }
}

/// Hasher for handles. These are numbers that the table hands out in order, so they cannot be chosen to
/// collide, and mixing them well suffices.
#[derive(Clone, Copy, Default, Debug)]
struct HandleHasher(u64);

impl Hasher for HandleHasher {
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
        // The golden ratio of 2^64; the fold moves the good high bits to where tables look.
        let product = (self.0 ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = product ^ (product >> 32);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }
}
