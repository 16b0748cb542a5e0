//! What a data layout has to know about a type, so that it need not know the types of IR.

use std::hash::Hash;

/// A table of types, as a data layout sees it.
pub trait TypeShapes {
    /// A handle of a type: equal handles are the same type.
    type Ty: Copy + Eq + Hash;

    /// What kind of type `ty` is and what it is made of. Answers must not change while a
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
    /// An integer of that many bits.
    Integer(u32),
    /// A floating-point number.
    Float(FloatKind),
    /// A pointer.
    Pointer {
        /// Into which address space it points.
        address_space: u32,
    },
    /// A vector, packed without padding.
    Vector {
        /// Its elements' type.
        elem: T,
        /// How many there are, or what `vscale` multiplies.
        min_count: u32,
        /// Whether `vscale` multiplies.
        scalable: bool,
    },
    /// An array.
    Array {
        /// Its elements' type.
        elem: T,
        /// How many there are.
        count: u64,
    },
    /// A structure with a body.
    Struct {
        /// The types of its fields.
        fields: &'a [T],
        /// Whether it has no padding and no alignment.
        packed: bool,
    },
    /// `label`, as large as a pointer.
    Label,
    /// `x86_amx`.
    X86Amx,
    /// A target extension type: laid out as another type, or without a size.
    TargetExt {
        /// The type as which it is laid out.
        layout: Option<T>,
    },
    /// A type without a size: `void`, `token`, `metadata`, functions, opaque structures.
    Unsized,
}

/// The floating-point types of LLVM.
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
    /// The number of bits that hold information.
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
