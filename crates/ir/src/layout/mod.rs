//! Sizes and alignments of a module's types: the bridge between its tables and the data layout, and
//! the alignments that instructions have when the text gives none (canonical text, rule 48). The
//! arithmetic is [`draig_target`]'s; what target extension types are is in `target_ext`.
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

/// Measures of a module's types that were computed already. To be thrown away when the data layout
/// or the body of an identified struct changes.
pub type TypeMeasures = LayoutCache<Type>;

impl TypeShapes for Tables {
    type Ty = Type;

    fn shape(&self, ty: Type) -> Shape<'_, Type> {
        match self.types.kind(ty) {
            TypeKind::Integer(width) => Shape::Integer(*width),
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

/// The data layout's name of a floating-point format.
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
    /// Whether values of the type can lie in memory, as LLVM's `Type::isSized` says: not `void`,
    /// `label`, `token`, `metadata`, functions, opaque structs and target types without a layout,
    /// nor what contains one of these or itself; nor structs with scalable parts, except those all
    /// of one scalable vector type.
    pub fn is_sized(&self, ty: Type) -> bool {
        // Whether there is a size is the same under every data layout.
        self.is_sized_in(&DataLayout::default(), &mut TypeMeasures::new(), ty)
    }

    /// [`Tables::is_sized`], remembering what it finds in `measures`, which are those under `layout`.
    pub fn is_sized_in(&self, layout: &DataLayout, measures: &mut TypeMeasures, ty: Type) -> bool {
        // A label is measured like a pointer, but is not sized.
        ty != Type::LABEL && measures.measure(layout, self, ty).is_some()
    }

    /// The alignment that an instruction has which does not say one: of a `load` or `store` of a
    /// value of type `ty` the ABI's, of an `alloca` the preferred one, of a `cmpxchg` or
    /// `atomicrmw` the size of the value. `None` if the type has no size, if the size of an atomic
    /// value is no power of two, and for other instructions.
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

/// Answers under the module's own data layout. Each measures anew; to ask about many types of
/// structs, keep [`TypeMeasures`] and call [`LayoutCache::measure`] with the module's tables.
impl Module {
    /// All sizes and alignments of a type; `None` if it has none.
    pub fn measure(&self, ty: Type) -> Option<Measure> {
        self.data_layout.measure(&self.tables, ty)
    }

    /// The bytes from one element of an array of the type to the next: its size in memory with
    /// padding. `None` if it has none, or more than `u64` counts.
    pub fn size_of(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.alloc_size()
    }

    /// The bytes that a store of the type writes: 10 for `x86_fp80`. `None` as for
    /// [`Module::size_of`].
    pub fn store_size(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.store_size()
    }

    /// The bits that hold a value of the type: 36 for `i36`. `None` as for [`Module::size_of`].
    pub fn size_in_bits(&self, ty: Type) -> Option<TypeSize> {
        self.measure(ty)?.size_in_bits()
    }

    /// The least alignment of an object of the type; `None` if it has no size.
    pub fn abi_align(&self, ty: Type) -> Option<Align> {
        Some(self.measure(ty)?.abi_align())
    }

    /// The alignment to choose for a variable of the type; `None` if it has no size.
    pub fn pref_align(&self, ty: Type) -> Option<Align> {
        Some(self.measure(ty)?.pref_align())
    }

    /// Where a struct has its fields. `None` if the type is no struct or has no size, and if an
    /// offset passes `u64`.
    pub fn struct_layout(&self, ty: Type) -> Option<StructLayout> {
        match self.tables.shape(ty) {
            Shape::Struct { fields, packed } => {
                // Whether the struct contains itself is seen from the struct, not from its fields.
                self.measure(ty)?;
                self.data_layout.struct_layout(&self.tables, fields, packed)
            }
            _ => None,
        }
    }

    /// Whether values of the type can lie in memory: [`Tables::is_sized`].
    pub fn is_sized(&self, ty: Type) -> bool {
        self.tables.is_sized(ty)
    }

    /// The alignment of an instruction that does not say one: [`Tables::default_align`].
    pub fn default_align(&self, opcode: Opcode, ty: Type) -> Option<Align> {
        self.tables.default_align(&self.data_layout, &mut TypeMeasures::new(), opcode, ty)
    }
}
