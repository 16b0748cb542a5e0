//! Types of operands as code generators distinguish them, and the patterns by which tables name them.

use std::fmt;

/// Type of an element of a vector, or of an operand that is not a vector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// An integer of this number of bits.
    Integer(u32),
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
    /// A pointer, of any address space.
    Pointer,
}

impl Scalar {
    /// Names of the types that are not integers.
    const NAMES: [(&'static str, Scalar); 8] = [
        ("half", Scalar::Half),
        ("bfloat", Scalar::BFloat),
        ("float", Scalar::Float),
        ("double", Scalar::Double),
        ("x86_fp80", Scalar::X86Fp80),
        ("fp128", Scalar::Fp128),
        ("ppc_fp128", Scalar::PpcFp128),
        ("ptr", Scalar::Pointer),
    ];

    /// Size in bits; a pointer has `pointer_bits`.
    pub fn bits(self, pointer_bits: u32) -> u32 {
        match self {
            Scalar::Integer(bits) => bits,
            Scalar::Half | Scalar::BFloat => 16,
            Scalar::Float => 32,
            Scalar::Double => 64,
            Scalar::X86Fp80 => 80,
            Scalar::Fp128 | Scalar::PpcFp128 => 128,
            Scalar::Pointer => pointer_bits,
        }
    }

    fn parse(text: &str) -> Option<Scalar> {
        if let Some((_, scalar)) = Scalar::NAMES.iter().find(|(name, _)| *name == text) {
            return Some(*scalar);
        }
        let bits = text.strip_prefix('i')?.parse().ok()?;
        Some(Scalar::Integer(bits))
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Scalar::NAMES.iter().find(|(_, scalar)| scalar == self) {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "i{}", self.bits(0)),
        }
    }
}

/// Type of an operand of inline assembly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AsmType {
    /// A type without elements.
    Scalar(Scalar),
    /// A vector.
    Vector {
        /// Type of its elements.
        element: Scalar,
        /// Number of elements, or their multiple of `vscale`.
        count: u32,
        /// Whether the number is multiplied by `vscale`.
        scalable: bool,
    },
    /// Any other type: an aggregate, an extension type.
    Other,
}

impl AsmType {
    /// An integer of this number of bits.
    pub const fn integer(bits: u32) -> AsmType {
        AsmType::Scalar(Scalar::Integer(bits))
    }

    /// Parses a type as LLVM writes it; blanks do not count.
    ///
    /// ```
    /// use draig_target::inline_asm::{AsmType, Scalar};
    ///
    /// assert_eq!(AsmType::parse("i32"), Some(AsmType::integer(32)));
    /// let lanes = AsmType::Vector { element: Scalar::Float, count: 4, scalable: true };
    /// assert_eq!(AsmType::parse("<vscale x 4 x float>"), Some(lanes));
    /// assert_eq!(AsmType::parse("[2 x i8]"), None);
    /// ```
    pub fn parse(text: &str) -> Option<AsmType> {
        let dense: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let Some(inner) = dense.strip_prefix('<').and_then(|rest| rest.strip_suffix('>')) else {
            return Scalar::parse(&dense).map(AsmType::Scalar);
        };
        let (scalable, inner) = inner.strip_prefix("vscalex").map_or((false, inner), |rest| (true, rest));
        let (count, element) = inner.split_once('x')?;
        Some(AsmType::Vector { element: Scalar::parse(element)?, count: count.parse().ok()?, scalable })
    }

    /// Size in bits, of a scalable vector the multiple of `vscale`; `None` for other types.
    pub fn bits(self, pointer_bits: u32) -> Option<u32> {
        match self {
            AsmType::Scalar(scalar) => Some(scalar.bits(pointer_bits)),
            AsmType::Vector { element, count, .. } => element.bits(pointer_bits).checked_mul(count),
            AsmType::Other => None,
        }
    }
}

impl fmt::Display for AsmType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AsmType::Scalar(scalar) => scalar.fmt(f),
            AsmType::Vector { element, count, scalable } => {
                write!(f, "<{}{count} x {element}>", if *scalable { "vscale x " } else { "" })
            }
            AsmType::Other => f.write_str("aggregate"),
        }
    }
}

/// Types that a row of a table names with one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypePattern {
    /// Exactly this type.
    Exact(AsmType),
    /// `v128`: any fixed vector of this number of bits whose elements have at least 8 bits.
    FixedVector(u32),
    /// `nxv`: any scalable vector whose elements have at least 8 bits.
    ScalableVector,
    /// `nxvi1`: any scalable vector of bits.
    ScalablePredicate,
    /// `any`
    Any,
}

impl TypePattern {
    /// Parses the word of a table.
    pub(super) fn parse(word: &str) -> Option<TypePattern> {
        match word {
            "any" => return Some(TypePattern::Any),
            "nxv" => return Some(TypePattern::ScalableVector),
            "nxvi1" => return Some(TypePattern::ScalablePredicate),
            _ => {}
        }
        if let Some(bits) = word.strip_prefix('v').and_then(|bits| bits.parse().ok()) {
            return Some(TypePattern::FixedVector(bits));
        }
        AsmType::parse(word).map(TypePattern::Exact)
    }

    /// Whether a type is one of these.
    pub fn matches(self, ty: AsmType) -> bool {
        let AsmType::Vector { element, count, scalable } = ty else {
            return self == TypePattern::Any || self == TypePattern::Exact(ty);
        };
        let width = element.bits(64);
        match self {
            TypePattern::Any => true,
            TypePattern::Exact(exact) => exact == ty,
            TypePattern::FixedVector(bits) => !scalable && width >= 8 && width.checked_mul(count) == Some(bits),
            TypePattern::ScalableVector => scalable && width >= 8,
            TypePattern::ScalablePredicate => scalable && width == 1,
        }
    }
}

impl fmt::Display for TypePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypePattern::Exact(ty) => ty.fmt(f),
            TypePattern::FixedVector(bits) => write!(f, "vectors of {bits} bits"),
            TypePattern::ScalableVector => f.write_str("scalable vectors"),
            TypePattern::ScalablePredicate => f.write_str("scalable vectors of i1"),
            TypePattern::Any => f.write_str("any type"),
        }
    }
}
