//! Signatures of intrinsics: the packed form, and the decoded patterns.
//!
//! The packed form is TableGen's list of type codes (`IIT_*` in `Intrinsics.td`); the patterns are those of
//! LLVM's `Intrinsic::IITDescriptor`. Matching types against them is left to the IR.

use crate::generated::intrinsics::{INTEGER_WIDTHS, VECTOR_LENGTHS, iit};

/// All signatures: for each one, a byte with its length, then its type codes.
pub(super) static SIGNATURES: &[u8] = include_bytes!("../generated/intrinsic_signatures.bin");

/// Same for intrinsics that are new in LLVM 23.
pub(super) static NEWER_SIGNATURES: &[u8] = include_bytes!("../generated/newer_intrinsic_signatures.bin");

/// Type codes of our own, for types that the codes of LLVM 22 cannot express.
pub mod code {
    /// Kind of an overload type whose constraint is in the next byte.
    pub const CONSTRAINED: u8 = 5;
    /// `target("wasm.externref")`
    pub const EXTERNREF: u8 = 254;
    /// `target("wasm.funcref")`
    pub const FUNCREF: u8 = 255;
}

/// Returns the signature that starts at an offset of a list.
pub(super) fn at(signatures: &'static [u8], offset: u16) -> Signature {
    let codes = signatures
        .get(usize::from(offset)..)
        .and_then(|rest| rest.split_first())
        .and_then(|(&length, rest)| rest.get(..usize::from(length)))
        .unwrap_or_default();
    Signature { codes }
}

/// Pattern for one node of an intrinsic's type.
///
/// Where a pattern is "followed by" others, these come next in the [`Signature`]. An `index` is a position in
/// the list of overload types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypePattern {
    /// `void`, as the result.
    Void,
    /// `...`, as the last parameter.
    VarArg,
    /// The retired `x86_mmx`, which is `<1 x i64>` in LLVM 22.
    Mmx,
    /// `token`
    Token,
    /// `metadata`
    Metadata,
    /// `half`
    Half,
    /// `bfloat`
    BFloat,
    /// `float`
    Float,
    /// `double`
    Double,
    /// `fp128`
    Quad,
    /// `ppc_fp128`
    PpcQuad,
    /// `x86_amx`
    Amx,
    /// `target("…")` with this name and no parameters.
    Target(&'static str),
    /// `iN`
    Integer(u32),
    /// A vector, followed by its element.
    Vector {
        /// Whether the length is a multiple of `vscale`.
        scalable: bool,
        /// The (minimum) number of elements.
        elements: u32,
    },
    /// A pointer in an address space. WebAssembly's `externref` and `funcref` are the address
    /// spaces 10 and 20 in LLVM 22.
    Pointer(u32),
    /// A literal struct, followed by this many fields.
    Struct(u32),
    /// An overload type, or the same one again.
    Overload {
        /// The index.
        index: u8,
        /// The kind of type.
        kind: OverloadKind,
    },
    /// The same type as an overload type.
    Match(u8),
    /// The overload type (an integer or a vector of integers) with twice the element width.
    Extend(u8),
    /// The overload type (an integer or a vector of integers) with half the element width.
    Truncate(u8),
    /// A vector with the overload type's element and one `divisor`-th of its length.
    OneNthElements {
        /// The overload type, a vector.
        index: u8,
        /// The divisor of the length.
        divisor: u8,
    },
    /// A vector with the overload type's length, or a scalar if the overload type is a scalar; followed by
    /// the pattern of the element or scalar.
    SameVectorWidth(u8),
    /// A separate overload type: a vector of pointers with the length of the referenced type.
    VectorOfPointersToElement {
        /// The index of this overload type.
        index: u8,
        /// The overload type, a vector, that determines the length.
        reference: u8,
    },
    /// The element of the overload type, a vector.
    VectorElement(u8),
    /// A vector with twice the length and half the element width.
    SubdivideBy2(u8),
    /// A vector with four times the length and a quarter of the element width.
    SubdivideBy4(u8),
    /// A vector of integers of the overload type's length and element width.
    VectorOfBitcastsToInteger(u8),
}

/// Kind of types that an overload type may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverloadKind {
    /// Any type.
    Any,
    /// An integer or a vector of integers.
    Integer,
    /// A floating-point type or a vector of them.
    Float,
    /// A vector.
    Vector,
    /// A pointer. (Not a vector of pointers.)
    Pointer,
    /// A vector of integers.
    IntegerVector,
    /// A vector of floating-point numbers.
    FloatVector,
    /// A vector of pointers.
    PointerVector,
    /// An integer.
    IntegerScalar,
    /// A floating-point type.
    FloatScalar,
}

/// A signature: an iterator over its patterns in preorder, first those of the result, then those of each
/// parameter. A clone keeps the current position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    codes: &'static [u8],
}

impl Signature {
    /// Whether all patterns have been consumed.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Consumes one whole type: a pattern and the patterns that follow as its parts.
    pub fn skip_type(&mut self) {
        let mut open: u32 = 1;
        while open > 0 {
            let Some(pattern) = self.next() else { return };
            open -= 1;
            open = open.saturating_add(match pattern {
                TypePattern::Vector { .. } | TypePattern::SameVectorWidth(_) => 1,
                TypePattern::Struct(fields) => fields,
                _ => 0,
            });
        }
    }

    /// Returns the patterns of the parameters alone.
    #[must_use]
    pub fn parameters(&self) -> Signature {
        let mut rest = self.clone();
        rest.skip_type();
        rest
    }

    /// Number of parameters without `...`, and whether there is `...`.
    #[must_use]
    pub fn parameter_count(&self) -> (usize, bool) {
        let mut rest = self.parameters();
        let mut count = 0;
        while !rest.is_empty() {
            if rest.clone().next() == Some(TypePattern::VarArg) {
                return (count, true);
            }
            rest.skip_type();
            count += 1;
        }
        (count, false)
    }

    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.codes.split_first()?;
        self.codes = rest;
        Some(first)
    }

    /// Returns the number above the three bits of the kind.
    fn index(&mut self) -> Option<u8> {
        self.byte().map(|info| info >> 3)
    }

    fn overload(&mut self) -> Option<TypePattern> {
        let info = self.byte()?;
        let index = info >> 3;
        let kind = match info & 7 {
            0 => OverloadKind::Any,
            1 => OverloadKind::Integer,
            2 => OverloadKind::Float,
            3 => OverloadKind::Vector,
            4 => OverloadKind::Pointer,
            code::CONSTRAINED => match self.byte()? {
                0x11 => OverloadKind::IntegerVector,
                0x12 => OverloadKind::FloatVector,
                0x13 => OverloadKind::PointerVector,
                0x21 => OverloadKind::IntegerScalar,
                0x22 => OverloadKind::FloatScalar,
                _ => return None,
            },
            7 => return Some(TypePattern::Match(index)),
            _ => return None,
        };
        Some(TypePattern::Overload { index, kind })
    }

    fn vector(&mut self, code: u8, scalable: bool) -> Option<TypePattern> {
        match *VECTOR_LENGTHS.get(usize::from(code))? {
            0 => None,
            elements => Some(TypePattern::Vector { scalable, elements: u32::from(elements) }),
        }
    }
}

impl Iterator for Signature {
    type Item = TypePattern;

    fn next(&mut self) -> Option<TypePattern> {
        let code = self.byte()?;
        Some(match code {
            iit::DONE => TypePattern::Void,
            iit::VARARG => TypePattern::VarArg,
            iit::MMX => TypePattern::Mmx,
            iit::TOKEN => TypePattern::Token,
            iit::METADATA => TypePattern::Metadata,
            iit::F16 => TypePattern::Half,
            iit::BF16 => TypePattern::BFloat,
            iit::F32 => TypePattern::Float,
            iit::F64 => TypePattern::Double,
            iit::F128 => TypePattern::Quad,
            iit::PPCF128 => TypePattern::PpcQuad,
            iit::AMX => TypePattern::Amx,
            iit::AARCH64_SVCOUNT => TypePattern::Target("aarch64.svcount"),
            code::EXTERNREF => TypePattern::Target("wasm.externref"),
            code::FUNCREF => TypePattern::Target("wasm.funcref"),
            iit::PTR => TypePattern::Pointer(0),
            iit::ANYPTR => TypePattern::Pointer(u32::from(self.byte()?)),
            iit::EXTERNREF => TypePattern::Pointer(10),
            iit::FUNCREF => TypePattern::Pointer(20),
            iit::EMPTYSTRUCT => TypePattern::Struct(0),
            iit::STRUCT => TypePattern::Struct(u32::from(self.byte()?) + 2),
            iit::ARG => self.overload()?,
            iit::EXTEND_ARG => TypePattern::Extend(self.index()?),
            iit::TRUNC_ARG => TypePattern::Truncate(self.index()?),
            iit::ONE_NTH_ELTS_VEC_ARG => TypePattern::OneNthElements { index: self.byte()?, divisor: self.byte()? },
            iit::SAME_VEC_WIDTH_ARG => TypePattern::SameVectorWidth(self.index()?),
            iit::VEC_OF_ANYPTRS_TO_ELT => {
                TypePattern::VectorOfPointersToElement { index: self.byte()?, reference: self.byte()? }
            }
            iit::VEC_ELEMENT => TypePattern::VectorElement(self.index()?),
            iit::SUBDIVIDE2_ARG => TypePattern::SubdivideBy2(self.index()?),
            iit::SUBDIVIDE4_ARG => TypePattern::SubdivideBy4(self.index()?),
            iit::VEC_OF_BITCASTS_TO_INT => TypePattern::VectorOfBitcastsToInteger(self.index()?),
            iit::SCALABLE_VEC => {
                let length = self.byte()?;
                self.vector(length, true)?
            }
            _ => match *INTEGER_WIDTHS.get(usize::from(code))? {
                0 => self.vector(code, false)?,
                width => TypePattern::Integer(u32::from(width)),
            },
        })
    }
}
