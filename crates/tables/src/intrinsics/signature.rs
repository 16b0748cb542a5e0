//! Signatures of intrinsics: the packed form, and the patterns it decodes to.
//!
//! The packed form is TableGen's list of type codes (`IIT_*` in `Intrinsics.td`); the patterns
//! are those of LLVM's `Intrinsic::IITDescriptor`. Matching types against them is the IR's.

use crate::generated::intrinsics::{INTEGER_WIDTHS, VECTOR_LENGTHS, iit};

/// All signatures: for each one byte of length, then its type codes.
static SIGNATURES: &[u8] = include_bytes!("../generated/intrinsic_signatures.bin");

/// The signature that starts at an offset.
pub(super) fn at(offset: u16) -> Signature {
    let codes = SIGNATURES
        .get(usize::from(offset)..)
        .and_then(|rest| rest.split_first())
        .and_then(|(&length, rest)| rest.get(..usize::from(length)))
        .unwrap_or_default();
    Signature { codes }
}

/// What one node of an intrinsic's type looks like.
///
/// Where a pattern is "followed by" others, these come next in the [`Signature`]. An `index` is a
/// position in the list of overload types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypePattern {
    /// `void`, as the result.
    Void,
    /// `...`, as the last parameter.
    VarArg,
    /// The retired `x86_mmx`; in LLVM 22 it stands for `<1 x i64>`.
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
    /// `target("aarch64.svcount")`
    Aarch64Svcount,
    /// `iN`
    Integer(u32),
    /// A vector, followed by its element.
    Vector {
        /// Whether the length is a multiple of `vscale`.
        scalable: bool,
        /// The (minimal) number of elements.
        elements: u32,
    },
    /// A pointer in an address space. WebAssembly's `externref` and `funcref` are the address
    /// spaces 10 and 20.
    Pointer(u32),
    /// A literal struct, followed by this many fields.
    Struct(u32),
    /// An overload type, or the same one again.
    Overload {
        /// Which one.
        index: u8,
        /// What it may be.
        kind: OverloadKind,
    },
    /// The same type as an overload type.
    Match(u8),
    /// The overload type (an integer or a vector of integers) with twice the element width.
    Extend(u8),
    /// Likewise with half the element width.
    Truncate(u8),
    /// A vector with the overload type's element and one `divisor`-th of its length.
    OneNthElements {
        /// The overload type, a vector.
        index: u8,
        /// What the length is divided by.
        divisor: u8,
    },
    /// A vector of the overload type's length, or a scalar if that is one; followed by the
    /// element or scalar.
    SameVectorWidth(u8),
    /// An overload type of its own: a vector of pointers of the referred type's length.
    VectorOfPointersToElement {
        /// The overload type that this is.
        index: u8,
        /// The overload type, a vector, whose length it has.
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

/// What an overload type may be.
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
}

/// A signature: an iterator over its patterns in preorder, the result's first, then each
/// parameter's. A clone is a bookmark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    codes: &'static [u8],
}

impl Signature {
    /// Whether all patterns have been taken.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Takes one whole type: a pattern with all that it is followed by.
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

    /// The patterns of the parameters alone.
    #[must_use]
    pub fn parameters(&self) -> Signature {
        let mut rest = self.clone();
        rest.skip_type();
        rest
    }

    /// How many parameters there are, `...` not counted, and whether there is `...`.
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

    /// The number above the three bits of the kind.
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
            iit::AARCH64_SVCOUNT => TypePattern::Aarch64Svcount,
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
