//! Representation of types in registers and memory: the parts of a value.
//!
//! A value of a type has one part, several parts, or none. A part fits a register. Values of types that have too
//! many parts, or whose parts fit no register, are kept in memory, in a slot of the frame.

use draig_ir::layout::TypeMeasures;
use draig_ir::{Module, Type, TypeKind};
use draig_num::FloatFormat;
use draig_target::DataLayout;

/// Registers of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bank {
    /// Integers and pointers.
    General = 0,
    /// Floating-point numbers and vectors.
    Vector = 1,
}

/// Register bank and size of a part.
///
/// ```text
///  3      2          0
/// +------+------------+
/// | bank | log2(size) |
/// +------+------------+
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Class(u8);

impl Class {
    pub(crate) const I8: Class = Class(0);
    pub(crate) const I16: Class = Class(1);
    pub(crate) const I32: Class = Class(2);
    pub(crate) const I64: Class = Class(3);
    pub(crate) const F16: Class = Class(8 + 1);
    pub(crate) const F32: Class = Class(8 + 2);
    pub(crate) const F64: Class = Class(8 + 3);
    pub(crate) const V128: Class = Class(8 + 4);
    /// Those of 256 and 512 bits are only in calls.
    pub(crate) const V256: Class = Class(8 + 5);
    pub(crate) const V512: Class = Class(8 + 6);

    /// Returns the class of an integer of this width, at most 64.
    #[inline]
    pub(crate) fn of_width(bits: u32) -> Class {
        match bits {
            0..=8 => Class::I8,
            9..=16 => Class::I16,
            17..=32 => Class::I32,
            _ => Class::I64,
        }
    }

    #[inline]
    pub(crate) fn bank(self) -> Bank {
        if self.0 & 8 == 0 { Bank::General } else { Bank::Vector }
    }

    /// Size in bytes of the register's part that is used.
    #[inline]
    pub(crate) fn size(self) -> u32 {
        1 << (self.0 & 7)
    }
}

/// Form in which values of a type are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// No value at all: `void`, empty structs, tokens, metadata.
    Nothing,
    /// One part.
    Scalar(Class),
    /// Several parts: this number of entries of [`TypeTable::parts`] from this one on.
    Parts(u32, u8),
    /// In the frame.
    Memory,
    /// Not at all: scalable vectors, target types.
    Refused,
}

/// A part of a type with several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartInfo {
    pub(crate) class: Class,
    /// Number of bits; less than the class has for odd widths.
    pub(crate) bits: u32,
    /// Offset in bytes in memory.
    pub(crate) offset: u32,
}

/// Facts about a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TypeInfo {
    pub(crate) kind: Kind,
    /// Width in bits of a scalar or vector.
    pub(crate) bits: u32,
    /// Distance in bytes between elements of an array of it.
    pub(crate) size: u64,
    /// Number of bytes that a store writes.
    pub(crate) store_size: u64,
    /// Logarithm of the alignment that the ABI asks for.
    pub(crate) align_log2: u8,
    /// Whether it is a vector.
    pub(crate) is_vector: bool,
    /// Whether it is a number or a pointer of one part, as most arguments are.
    pub(crate) is_single: bool,
}

/// The largest number of parts of a value that is kept in registers.
const MAX_PARTS: usize = 8;

/// Facts about a module's types, computed when first asked.
#[derive(Debug, Default)]
pub(crate) struct TypeTable {
    /// By type; a kind of `Nothing` with an alignment of 255 is not computed yet.
    infos: Vec<TypeInfo>,
    parts: Vec<PartInfo>,
    /// Offsets of the fields of a struct type start here in `offsets`; [`u32::MAX`] if they are not computed yet.
    field_starts: Vec<u32>,
    offsets: Vec<u64>,
    measures: TypeMeasures,
    /// The layout with which facts are computed: that of the target, if the module has none.
    layout: Option<DataLayout>,
}

const UNKNOWN: TypeInfo = TypeInfo {
    kind: Kind::Nothing,
    bits: 0,
    size: 0,
    store_size: 0,
    align_log2: 255,
    is_vector: false,
    is_single: false,
};

impl TypeTable {
    /// Returns the facts about a type.
    #[inline]
    pub(crate) fn info(&mut self, module: &Module, layout: &DataLayout, ty: Type) -> TypeInfo {
        match self.infos.get(ty.index()) {
            Some(info) if info.align_log2 != 255 => *info,
            _ => self.compute(module, layout, ty),
        }
    }

    /// Returns the parts of a type of [`Kind::Parts`].
    #[inline]
    pub(crate) fn parts(&self, first: u32, count: u8) -> &[PartInfo] {
        &self.parts[first as usize..first as usize + usize::from(count)]
    }

    /// Returns the offset in bytes of a field of a struct.
    #[inline]
    pub(crate) fn field_offset(&mut self, module: &Module, ty: Type, field: usize) -> Option<u64> {
        match self.field_starts.get(ty.index()) {
            Some(&start) if start != u32::MAX => self.offsets.get(start as usize + field).copied(),
            _ => self.compute_offsets(module, ty)?.get(field).copied(),
        }
    }

    #[cold]
    fn compute_offsets(&mut self, module: &Module, ty: Type) -> Option<&[u64]> {
        let layout = match &self.layout {
            Some(layout) => self.measures.struct_layout(layout, &module.tables, ty)?,
            None => &module.struct_layout(ty)?,
        };
        if self.field_starts.len() <= ty.index() {
            self.field_starts.resize(module.tables.types.len().max(ty.index() + 1), u32::MAX);
        }
        let start = self.offsets.len();
        self.field_starts[ty.index()] = start as u32;
        self.offsets.extend_from_slice(&layout.offsets);
        self.offsets.get(start..)
    }

    #[cold]
    fn compute(&mut self, module: &Module, layout: &DataLayout, ty: Type) -> TypeInfo {
        if self.layout.is_none() {
            self.layout = Some(layout.clone());
        }
        let info = self.fresh(module, layout, ty);
        if self.infos.len() <= ty.index() {
            self.infos.resize(module.tables.types.len().max(ty.index() + 1), UNKNOWN);
        }
        self.infos[ty.index()] = info;
        info
    }

    fn fresh(&mut self, module: &Module, layout: &DataLayout, ty: Type) -> TypeInfo {
        let types = &module.tables.types;
        let nothing = TypeInfo { align_log2: 0, ..UNKNOWN };
        let refused = TypeInfo { kind: Kind::Refused, ..nothing };
        if matches!(types.kind(ty), TypeKind::Void | TypeKind::Token | TypeKind::Metadata | TypeKind::Label) {
            return nothing;
        }
        let Some(measure) = self.measures.measure(layout, &module.tables, ty) else { return refused };
        let known = |size: Option<draig_target::TypeSize>| size.and_then(|size| size.known());
        let sizes = (known(measure.alloc_size()), known(measure.store_size()), known(measure.size_in_bits()));
        let (Some(size), Some(store_size), Some(bits)) = sizes else { return refused };
        let align_log2 = measure.abi_align().log2();
        let bits = u32::try_from(bits).unwrap_or(u32::MAX);
        let is_vector = types.is_vector(ty);
        let info = TypeInfo { kind: Kind::Memory, bits, size, store_size, align_log2, is_vector, is_single: false };
        let kind = match types.kind(ty) {
            TypeKind::Integer(width) | TypeKind::Byte(width) if *width <= 64 => Kind::Scalar(Class::of_width(*width)),
            TypeKind::Pointer(_) if bits <= 64 => Kind::Scalar(Class::of_width(bits)),
            TypeKind::Float(FloatFormat::Half | FloatFormat::BFloat) => Kind::Scalar(Class::F16),
            TypeKind::Float(FloatFormat::Float) => Kind::Scalar(Class::F32),
            TypeKind::Float(FloatFormat::Double) => Kind::Scalar(Class::F64),
            TypeKind::Float(FloatFormat::Fp128) => Kind::Scalar(Class::V128),
            TypeKind::Float(_) | TypeKind::X86Amx => Kind::Memory,
            // A pointer of more bits has no registers.
            TypeKind::TargetExt { .. } | TypeKind::Pointer(_) => Kind::Refused,
            _ => self.flattened(module, layout, ty),
        };
        let is_single = matches!(types.kind(ty), TypeKind::Integer(_) | TypeKind::Pointer(_) | TypeKind::Float(_))
            && matches!(kind, Kind::Scalar(_));
        TypeInfo { kind, is_single, ..info }
    }

    /// Returns the kind of an aggregate, a vector or a wide integer.
    fn flattened(&mut self, module: &Module, layout: &DataLayout, ty: Type) -> Kind {
        let mut parts = Vec::new();
        match self.flatten(module, layout, ty, 0, &mut parts) {
            Flat::Refused => return Kind::Refused,
            Flat::Memory => return Kind::Memory,
            Flat::Parts => {}
        }
        match parts.as_slice() {
            [] => Kind::Nothing,
            [part] if part.offset == 0 => Kind::Scalar(part.class),
            _ => {
                let first = self.parts.len() as u32;
                self.parts.extend_from_slice(&parts);
                Kind::Parts(first, parts.len() as u8)
            }
        }
    }

    /// Appends the parts of a type at an offset. The recursion ends, because types that contain more than a few
    /// scalars are left at once.
    fn flatten(
        &mut self,
        module: &Module,
        layout: &DataLayout,
        ty: Type,
        offset: u64,
        parts: &mut Vec<PartInfo>,
    ) -> Flat {
        let types = &module.tables.types;
        if parts.len() > MAX_PARTS {
            return Flat::Memory;
        }
        let Ok(at) = u32::try_from(offset) else { return Flat::Memory };
        match types.kind(ty) {
            TypeKind::Integer(width) | TypeKind::Byte(width) if *width > 64 => {
                if *width > 128 {
                    return Flat::Memory;
                }
                for word in 0..width.div_ceil(64) {
                    let bits = (*width - word * 64).min(64);
                    parts.push(PartInfo { class: Class::I64, bits, offset: at + word * 8 });
                }
            }
            TypeKind::Struct { .. } | TypeKind::NamedStruct(_) => {
                let Some(fields) = types.struct_fields(ty) else { return Flat::Refused };
                let Some(struct_layout) = self.measures.struct_layout(layout, &module.tables, ty) else {
                    return Flat::Refused;
                };
                let offsets = struct_layout.offsets.clone();
                for (&field, &start) in fields.iter().zip(&offsets) {
                    match self.flatten(module, layout, field, offset + start, parts) {
                        Flat::Parts => {}
                        other => return other,
                    }
                }
            }
            TypeKind::Array { element, len } => {
                let (element, len) = (*element, *len);
                let info = self.info(module, layout, element);
                if info.kind == Kind::Refused {
                    return Flat::Refused;
                }
                if len > MAX_PARTS as u64 && info.kind != Kind::Nothing {
                    return Flat::Memory;
                }
                for number in 0..if info.kind == Kind::Nothing { 0 } else { len } {
                    match self.flatten(module, layout, element, offset + number * info.size, parts) {
                        Flat::Parts => {}
                        other => return other,
                    }
                }
            }
            TypeKind::Vector { element, min_len, .. } => {
                let (element, lanes) = (*element, *min_len);
                return self.flatten_vector(module, layout, element, lanes, at, parts);
            }
            _ => {
                let info = self.info(module, layout, ty);
                match info.kind {
                    Kind::Scalar(class) => parts.push(PartInfo { class, bits: info.bits, offset: at }),
                    Kind::Nothing => {}
                    Kind::Refused => return Flat::Refused,
                    Kind::Memory | Kind::Parts(..) => return Flat::Memory,
                }
            }
        }
        if parts.len() > MAX_PARTS { Flat::Memory } else { Flat::Parts }
    }

    fn flatten_vector(
        &mut self,
        module: &Module,
        layout: &DataLayout,
        element: Type,
        lanes: u32,
        at: u32,
        parts: &mut Vec<PartInfo>,
    ) -> Flat {
        let info = self.info(module, layout, element);
        if info.kind == Kind::Refused {
            return Flat::Refused;
        }
        let (bits, is_integer) = (info.bits, module.tables.types.number_width(element).is_some());
        if bits == 1 && is_integer && lanes <= 64 {
            // A mask, of which each lane is a bit.
            parts.push(PartInfo { class: Class::of_width(lanes), bits: lanes, offset: at });
            return Flat::Parts;
        }
        if !matches!(bits, 8 | 16 | 32 | 64) || !lanes.is_power_of_two() {
            return Flat::Memory;
        }
        let total = u64::from(lanes) * u64::from(bits);
        if total > 128 * MAX_PARTS as u64 {
            return Flat::Memory;
        }
        for number in 0..(total as u32).div_ceil(128) {
            let bits = (total as u32).min(128);
            parts.push(PartInfo { class: Class::V128, bits, offset: at + number * 16 });
        }
        Flat::Parts
    }
}

/// Result of flattening a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flat {
    Parts,
    Memory,
    Refused,
}
