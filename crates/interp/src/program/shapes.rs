//! Cache of the [`Shape`] of each type that the program uses.

use std::rc::Rc;

use draig_ir::layout::TypeMeasures;
use draig_ir::{Module, Type, TypeKind};
use draig_target::TypeSize;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::account::Tally;
use crate::shape::{Leaf, LeafKind, Shape};
use crate::stop::{Result, fault, internal, limit, unsupported};

/// Maximum number of scalars of a value in registers; larger values belong in memory.
pub(crate) const MAX_LEAVES: usize = 1 << 15;

const TOO_LARGE: &str = "the size of a type passes 64 bits";

/// Cache of shapes.
pub(crate) struct Shapes {
    made: HashMap<Type, Rc<Shape>, FxBuildHasher>,
    measures: TypeMeasures,
    vscale: u64,
    /// Size of the shapes, and its limit.
    held: usize,
    most: usize,
}

/// Effect of an index of a `getelementptr`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Advances by this number of bytes per unit.
    Scale(u64),
    /// Selects a field at this offset in bytes.
    Offset(u64),
}

impl Shapes {
    /// Returns an empty cache that may take `most` bytes; scalable vectors have `vscale` times their minimum
    /// length.
    pub(crate) fn new(vscale: u64, most: usize) -> Shapes {
        Shapes { made: HashMap::default(), measures: TypeMeasures::new(), vscale, held: 0, most }
    }

    /// Adds the size of the shapes to `tally`.
    pub(crate) fn tally(&self, tally: &mut Tally) {
        tally.fixed(self.held);
        tally.table::<Type, Rc<Shape>>(self.made.capacity());
    }

    /// Returns the shape of a type if it is cached.
    pub(crate) fn known(&self, ty: Type) -> Option<Rc<Shape>> {
        self.made.get(&ty).cloned()
    }

    /// Returns the shape of a type if it is cached, without sharing it.
    pub(crate) fn known_ref(&self, ty: Type) -> Option<&Shape> {
        self.made.get(&ty).map(|shape| &**shape)
    }

    /// Returns the shape of a type of the module; `void` has no scalars.
    pub(crate) fn of(&mut self, module: &Module, ty: Type) -> Result<Rc<Shape>> {
        if let Some(shape) = self.made.get(&ty) {
            return Ok(Rc::clone(shape));
        }
        let mut leaves = Vec::new();
        self.add(module, ty, 0, &mut leaves)?;
        let slots = leaves.last().map_or(0, |leaf| leaf.slot + leaf.slots);
        let is_vector = module.tables.types.is_vector(ty);
        let (store_size, alloc_size, align) = match self.measures.measure(&module.data_layout, &module.tables, ty) {
            Some(measure) => match (measure.store_size(), measure.alloc_size()) {
                (Some(stored), Some(allocated)) => {
                    (self.bytes(stored), self.bytes(allocated), measure.abi_align().bytes())
                }
                _ => return limit(TOO_LARGE),
            },
            // Void, tokens, labels, metadata and functions are never in memory.
            None => (0, 0, 1),
        };
        let shape = Shape { ty, leaves: leaves.into(), slots, store_size, alloc_size, align, is_vector };
        self.held += size_of::<Shape>() + size_of_val(&*shape.leaves);
        if self.held > self.most {
            return limit("the types of the values in registers are too large");
        }
        let shape = Rc::new(shape);
        self.made.insert(ty, Rc::clone(&shape));
        Ok(shape)
    }

    /// Distance in bytes between elements of an array of the type.
    pub(crate) fn alloc_size(&mut self, module: &Module, ty: Type) -> Result<u64> {
        match self.measures.measure(&module.data_layout, &module.tables, ty).map(|measure| measure.alloc_size()) {
            Some(Some(size)) => Ok(self.bytes(size)),
            Some(None) => limit(TOO_LARGE),
            None => internal(format!("the size of the type {:?}, which has none", module.type_ref(ty))),
        }
    }

    fn bytes(&self, size: TypeSize) -> u64 {
        if size.scalable { size.min.saturating_mul(self.vscale) } else { size.min }
    }

    /// Offset in bytes of a field of a struct.
    pub(crate) fn field_offset(&mut self, module: &Module, ty: Type, field: usize) -> Result<u64> {
        let Some(layout) = module.struct_layout(ty) else { return limit(TOO_LARGE) };
        let scale = if layout.size.scalable { self.vscale } else { 1 };
        match layout.offsets.get(field) {
            Some(offset) => Ok(offset.saturating_mul(scale)),
            None => internal(format!("field {field} of a struct of {}", layout.offsets.len())),
        }
    }

    /// Returns the effect of each index of a `getelementptr` through a type, from the first on. `field`
    /// returns the field that an index into a struct selects, given the index's number from 1 on.
    pub(crate) fn steps(
        &mut self,
        module: &Module,
        mut ty: Type,
        indices: usize,
        field: impl Fn(usize) -> Result<usize>,
    ) -> Result<Vec<Step>> {
        let mut steps = Vec::with_capacity(indices);
        for number in 1..=indices {
            match *module.tables.types.kind(ty) {
                _ if number == 1 => {}
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => ty = element,
                _ => {
                    let field = field(number)?;
                    steps.push(Step::Offset(self.field_offset(module, ty, field)?));
                    ty = fields(module, ty)?[field];
                    continue;
                }
            }
            steps.push(Step::Scale(self.alloc_size(module, ty)?));
        }
        Ok(steps)
    }

    fn add(&mut self, module: &Module, ty: Type, bit_offset: u64, leaves: &mut Vec<Leaf>) -> Result<()> {
        let (kind, width) = match *module.tables.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function(_) => return Ok(()),
            TypeKind::Token => (LeafKind::Token, 64),
            TypeKind::Integer(width) => (LeafKind::Int(width), width),
            TypeKind::Byte(width) => (LeafKind::Byte(width), width),
            TypeKind::Float(format) => (LeafKind::Float(format), format.width()),
            TypeKind::Pointer(space) => (LeafKind::Pointer(space), module.data_layout.pointer(space).size_in_bits),
            TypeKind::Vector { element, min_len, scalable } => {
                let count = if scalable { u64::from(min_len).saturating_mul(self.vscale) } else { u64::from(min_len) };
                let element = self.of(module, element)?;
                let leaf = element.first()?;
                return self.repeat(&[leaf], count, u64::from(leaf.width), bit_offset, leaves);
            }
            TypeKind::Array { element, len } => {
                let stride = self.alloc_size(module, element)?.saturating_mul(8);
                let element = self.of(module, element)?;
                return self.repeat(&element.leaves, len, stride, bit_offset, leaves);
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => {
                for (number, &field) in fields(module, ty)?.iter().enumerate() {
                    let offset = self.field_offset(module, ty, number)?.saturating_mul(8);
                    self.add(module, field, bit_offset.saturating_add(offset), leaves)?;
                }
                return Ok(());
            }
            TypeKind::X86Amx => return unsupported("x86_amx values"),
            TypeKind::TargetExt { .. } => match module.tables.target_type_layout(ty) {
                Some(layout) => return self.add(module, layout, bit_offset, leaves),
                None => return unsupported("values of target extension types"),
            },
        };
        push(leaves, kind, width, bit_offset)
    }

    fn repeat(&self, of: &[Leaf], count: u64, stride: u64, bit_offset: u64, leaves: &mut Vec<Leaf>) -> Result<()> {
        for number in 0..if of.is_empty() { 0 } else { count } {
            let start = bit_offset.saturating_add(number.saturating_mul(stride));
            for leaf in of {
                push(leaves, leaf.kind, leaf.width, start.saturating_add(leaf.bit_offset))?;
            }
        }
        Ok(())
    }
}

/// Returns the fields of a sized struct.
fn fields(module: &Module, ty: Type) -> Result<&[Type]> {
    let fields = module.tables.types.struct_fields(ty);
    fields.ok_or_else(|| fault(format!("the fields of {:?}, which has none", module.type_ref(ty))))
}

fn push(leaves: &mut Vec<Leaf>, kind: LeafKind, width: u32, bit_offset: u64) -> Result<()> {
    if leaves.len() >= MAX_LEAVES {
        return limit(format!("a value in registers has more than {MAX_LEAVES} scalars"));
    }
    let slot = leaves.last().map_or(0, |leaf| leaf.slot + leaf.slots);
    leaves.push(Leaf { kind, width, slot, slots: width.div_ceil(kind.slot_bits()), bit_offset });
    Ok(())
}

#[cfg(test)]
mod tests {
    use draig_asm::{ParseOptions, parse_module};

    use super::*;
    use crate::stop::Stop;

    #[test]
    fn missing_parts_of_a_type_are_reported() {
        let text = "%t = type { i32, i32 }\n%o = type opaque\n@t = external global %t\n@o = external global %o";
        let module = parse_module(text.as_bytes(), &ParseOptions::default()).unwrap().module;
        let ty = |name: &[u8]| module.global(module.find(name).unwrap()).value_type;
        let mut shapes = Shapes::new(1, 1 << 20);
        let message = |stop: Box<Stop>| match *stop {
            Stop::Internal(text) => text,
            other => panic!("{other:?}"),
        };
        assert_eq!(shapes.field_offset(&module, ty(b"t"), 1).unwrap(), 4);
        let text = message(shapes.field_offset(&module, ty(b"t"), 2).unwrap_err());
        assert!(text.starts_with("field 2 of a struct of 2 ("), "{text}");
        let text = message(shapes.alloc_size(&module, ty(b"o")).unwrap_err());
        assert!(text.starts_with("the size of the type %o, which has none ("), "{text}");
        let text = message(shapes.of(&module, ty(b"o")).unwrap_err());
        assert!(text.starts_with("the fields of %o, which has none ("), "{text}");
        let steps = |shapes: &mut Shapes, field| shapes.steps(&module, ty(b"t"), 2, |_| Ok(field));
        assert_eq!(steps(&mut shapes, 1).unwrap().len(), 2);
        let text = message(steps(&mut shapes, 7).unwrap_err());
        assert!(text.starts_with("field 7 of a struct of 2 ("), "{text}");
    }
}
