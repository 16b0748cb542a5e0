//! Sizes and alignments of a module's types, from its tables and the data layout, and the default alignments
//! of instructions. The arithmetic is in [`draig_target`]; properties of target extension types are in
//! `target_ext`.
//!
//! ```
//! use draig_ir::{Module, Type};
//!
//! let mut module = Module::new(b"m");
//! let pair = module.tables.types.literal_struct(&[Type::I8, Type::I64], false);
//! assert_eq!(module.size_of(pair).unwrap().known(), Some(12));
//! assert_eq!(module.abi_align(pair).unwrap().bytes(), 4);
//! assert_eq!(module.pref_align(pair).unwrap().bytes(), 8);
//! assert_eq!(module.struct_layout(pair).unwrap().offsets, [0, 4]);
//! assert!(!module.is_sized(Type::LABEL));
//! ```

mod target_ext;

use draig_num::FloatFormat;
use draig_target::{Align, DataLayout, FloatKind, LayoutCache, Measure, Shape, StructLayout, TypeShapes, TypeSize};

pub use target_ext::{TargetTypeError, TargetTypeProperties};

use crate::module::Module;
use crate::opcode::Opcode;
use crate::tables::Tables;
use crate::types::{Type, TypeKind};

/// Cache of measures of a module's types. Discard it when the data layout or the body of an identified struct
/// changes.
pub type TypeMeasures = LayoutCache<Type>;

impl TypeShapes for Tables {
    type Ty = Type;

    fn shape(&self, ty: Type) -> Shape<'_, Type> {
        match self.types.kind(ty) {
            // A byte type has the size and alignment of the integer type of its width.
            TypeKind::Integer(width) | TypeKind::Byte(width) => Shape::Integer(*width),
            TypeKind::Float(format) => Shape::Float(float_kind(*format)),
            TypeKind::Pointer(space) => Shape::Pointer { address_space: *space },
            TypeKind::Vector { element, min_len, scalable } => {
                Shape::Vector { elem: *element, min_count: *min_len, scalable: *scalable }
            }
            TypeKind::Array { element, len } => Shape::Array { elem: *element, count: *len },
            TypeKind::Struct { fields, packed } => Shape::Struct { fields, packed: *packed },
            TypeKind::NamedStruct(body) => match &body.fields {
                Some(fields) => Shape::Struct { fields, packed: body.packed },
                None => Shape::Unsized,
            },
            TypeKind::Label => Shape::Label,
            TypeKind::X86Amx => Shape::X86Amx,
            TypeKind::TargetExt { .. } => Shape::TargetExt { layout: self.target_type_layout(ty) },
            TypeKind::Void | TypeKind::Metadata | TypeKind::Token | TypeKind::Function(_) => Shape::Unsized,
        }
    }
}

/// The data layout's name for a floating-point format.
fn float_kind(format: FloatFormat) -> FloatKind {
    match format {
        FloatFormat::Half => FloatKind::Half,
        FloatFormat::BFloat => FloatKind::BFloat,
        FloatFormat::Float => FloatKind::Float,
        FloatFormat::Double => FloatKind::Double,
        FloatFormat::X86Fp80 => FloatKind::X86Fp80,
        FloatFormat::Fp128 => FloatKind::Fp128,
        FloatFormat::PpcFp128 => FloatKind::PpcFp128,
    }
}

impl Tables {
    /// Whether values of the type can be stored in memory, as LLVM's `Type::isSized` defines it. Unsized are
    /// `void`, `label`, `token`, `metadata`, functions, opaque structs, target types without a layout, and
    /// any type that contains one of these or itself. Structs with scalable parts are unsized, except those
    /// whose fields all have the same scalable vector type.
    pub fn is_sized(&self, ty: Type) -> bool {
        // Whether a type is sized does not depend on the data layout.
        self.is_sized_in(&DataLayout::default(), &mut TypeMeasures::new(), ty)
    }

    /// Same as [`Tables::is_sized`], with results cached in `measures`, which must belong to `layout`.
    pub fn is_sized_in(&self, layout: &DataLayout, measures: &mut TypeMeasures, ty: Type) -> bool {
        // A label has the measure of a pointer, but is not sized.
        ty != Type::LABEL && measures.measure(layout, self, ty).is_some()
    }

    /// Default alignment of an instruction: the ABI alignment of `ty` for a `load` or `store`, the preferred
    /// alignment for an `alloca`, and the size of the value for a `cmpxchg` or `atomicrmw`. `None` if the
    /// type is unsized, if the size of an atomic value is not a power of two, and for other instructions.
    pub fn default_align(
        &self,
        layout: &DataLayout,
        measures: &mut TypeMeasures,
        opcode: Opcode,
        ty: Type,
    ) -> Option<Align> {
        let measure = measures.measure(layout, self, ty)?;
        match opcode {
            Opcode::Load | Opcode::Store => Some(measure.abi_align()),
            Opcode::Alloca => Some(measure.pref_align()),
            Opcode::CmpXchg | Opcode::AtomicRmw => Align::from_bytes(measure.store_size()?.known()?),
            _ => None,
        }
    }
}

/// Sizes and alignments under the module's own data layout. Each call computes from scratch; for queries
/// about many struct types, keep a [`TypeMeasures`] and call [`LayoutCache::measure`] with the module's
/// tables.
impl Module {
    /// Returns all sizes and alignments of a type; `None` if it is unsized.
    pub fn measure(&self, ty: Type) -> Option<Measure> {
        self.data_layout.measure(&self.tables, ty)
    }

    /// Returns the distance in bytes between elements of an array of the type: its size in memory including
    /// padding. `None` if the type is unsized, or the size exceeds `u64`.
    pub fn size_of(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.alloc_size()
    }

    /// Returns the number of bytes that a store of the type writes: 10 for `x86_fp80`. `None` as for
    /// [`Module::size_of`].
    pub fn store_size(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.store_size()
    }

    /// Returns the number of bits of a value of the type: 36 for `i36`. `None` as for [`Module::size_of`].
    pub fn size_in_bits(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.size_in_bits()
    }

    /// Returns the minimum alignment of an object of the type; `None` if it is unsized.
    pub fn abi_align(&self, ty: Type) -> Option<Align> {
        Some(self.measure(ty)?.abi_align())
    }

    /// Returns the preferred alignment of a variable of the type; `None` if it is unsized.
    pub fn pref_align(&self, ty: Type) -> Option<Align> {
        Some(self.measure(ty)?.pref_align())
    }

    /// Returns the field offsets of a struct. `None` if the type is not a struct, is unsized, or an offset
    /// exceeds `u64`.
    pub fn struct_layout(&self, ty: Type) -> Option<StructLayout> {
        match self.tables.shape(ty) {
            Shape::Struct { fields, packed } => {
                // The check whether the struct contains itself must start at the struct, not at its fields.
                self.measure(ty)?;
                self.data_layout.struct_layout(&self.tables, fields, packed)
            }
            _ => None,
        }
    }

    /// Whether values of the type can be stored in memory: [`Tables::is_sized`].
    pub fn is_sized(&self, ty: Type) -> bool {
        self.tables.is_sized(ty)
    }

    /// Default alignment of an instruction: [`Tables::default_align`].
    pub fn default_align(&self, opcode: Opcode, ty: Type) -> Option<Align> {
        self.tables.default_align(&self.data_layout, &mut TypeMeasures::new(), opcode, ty)
    }
}
