//! Interface between data layouts and types, which makes data layouts independent of the types of IR.

use std::hash::Hash;

/// A table of types, as seen by a data layout.
pub trait TypeShapes {
    /// Handle of a type; equal handles are the same type.
    type Ty: Copy + Eq + Hash;

    /// Returns the kind and parts of the type `ty`. Results must not change while a
    /// [`LayoutCache`](super::LayoutCache) holds measures of this table.
    fn shape(&self, ty: Self::Ty) -> Shape<'_, Self::Ty>;
}

impl<S: TypeShapes + ?Sized> TypeShapes for &S {
    type Ty = S::Ty;

    fn shape(&self, ty: S::Ty) -> Shape<'_, S::Ty> {
        (**self).shape(ty)
    }
}

/// A type, one level deep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape<'a, T> {
    /// An integer with this number of bits.
    Integer(u32),
    /// A floating-point number.
    Float(FloatKind),
    /// A pointer.
    Pointer {
        /// The address space it points to.
        address_space: u32,
    },
    /// A vector, packed without padding.
    Vector {
        /// The type of its elements.
        elem: T,
        /// Number of elements, or the factor of `vscale`.
        min_count: u32,
        /// Whether the number of elements is multiplied by `vscale`.
        scalable: bool,
    },
    /// An array.
    Array {
        /// The type of its elements.
        elem: T,
        /// Number of elements.
        count: u64,
    },
    /// A structure with a body.
    Struct {
        /// The types of its fields.
        fields: &'a [T],
        /// Whether it has neither padding nor alignment.
        packed: bool,
    },
    /// `label`, as large as a pointer.
    Label,
    /// `x86_amx`.
    X86Amx,
    /// A target extension type: laid out as another type, or without a size.
    TargetExt {
        /// The type that it is laid out as.
        layout: Option<T>,
    },
    /// An unsized type: `void`, `token`, `metadata`, functions, opaque structures.
    Unsized,
}

/// Floating-point types of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `x86_fp80`
    X86Fp80,
    /// `fp128`
    Fp128,
    /// `ppc_fp128`
    PpcFp128,
}

impl FloatKind {
    /// Number of bits that hold information.
    pub const fn bit_width(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}
