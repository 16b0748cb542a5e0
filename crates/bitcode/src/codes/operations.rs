//! Encodings of the operations of instructions and constant expressions, and of their flags.

use draig_ir::{FastMath, FlagClass, FloatPredicate, GepFlags, IntFlags, IntPredicate, Opcode};

/// Conversions by number.
pub const CASTS: &[Opcode] = &[
    Opcode::Trunc,
    Opcode::ZExt,
    Opcode::SExt,
    Opcode::FpToUi,
    Opcode::FpToSi,
    Opcode::UiToFp,
    Opcode::SiToFp,
    Opcode::FpTrunc,
    Opcode::FpExt,
    Opcode::PtrToInt,
    Opcode::IntToPtr,
    Opcode::BitCast,
    Opcode::AddrSpaceCast,
    Opcode::PtrToAddr,
];

/// Arithmetic operations by number: on integers, and on floating-point values if there is one.
pub const BINARY: &[(Opcode, Option<Opcode>)] = &[
    (Opcode::Add, Some(Opcode::FAdd)),
    (Opcode::Sub, Some(Opcode::FSub)),
    (Opcode::Mul, Some(Opcode::FMul)),
    (Opcode::UDiv, None),
    (Opcode::SDiv, Some(Opcode::FDiv)),
    (Opcode::URem, None),
    (Opcode::SRem, Some(Opcode::FRem)),
    (Opcode::Shl, None),
    (Opcode::LShr, None),
    (Opcode::AShr, None),
    (Opcode::And, None),
    (Opcode::Or, None),
    (Opcode::Xor, None),
];

/// The number of `fneg`, the only unary operation.
pub const FNEG: u64 = 0;

/// Returns the conversion for a number.
pub fn cast(number: u64) -> Option<Opcode> {
    CASTS.get(usize::try_from(number).ok()?).copied()
}

/// Returns the number of a conversion.
pub fn cast_number(opcode: Opcode) -> Option<u64> {
    CASTS.iter().position(|&other| other == opcode).map(|at| at as u64)
}

/// Returns the arithmetic operation for a number, on integers or on floating-point values.
pub fn binary(number: u64, float: bool) -> Option<Opcode> {
    let &(integer, of_floats) = BINARY.get(usize::try_from(number).ok()?)?;
    if float { of_floats } else { Some(integer) }
}

/// Returns the number of an arithmetic operation.
pub fn binary_number(opcode: Opcode) -> Option<u64> {
    BINARY.iter().position(|&(integer, float)| integer == opcode || float == Some(opcode)).map(|at| at as u64)
}

/// Returns the bits of integer flags by the class of the opcode: each flag and its bit in the record.
pub fn flag_bits(class: FlagClass) -> &'static [(IntFlags, u64)] {
    match class {
        FlagClass::Wrap => &[(IntFlags::NUW, 1), (IntFlags::NSW, 2)],
        FlagClass::Exact => &[(IntFlags::EXACT, 1)],
        FlagClass::Disjoint => &[(IntFlags::DISJOINT, 1)],
        FlagClass::NonNeg => &[(IntFlags::NNEG, 1)],
        FlagClass::SameSign => &[(IntFlags::SAMESIGN, 1)],
        FlagClass::None | FlagClass::FastMath | FlagClass::FastMathNonNeg | FlagClass::Gep | FlagClass::Elementwise => {
            &[]
        }
    }
}

/// Converts the flags of a record to the byte in which `draig_ir` stores them.
pub fn flags(class: FlagClass, bits: u64) -> u8 {
    match class {
        FlagClass::FastMath => fast_math(bits).0,
        FlagClass::FastMathNonNeg => {
            let non_negative = if bits & NON_NEGATIVE != 0 { IntFlags::NNEG } else { IntFlags::NONE };
            fast_math(bits >> 1).0 | non_negative.0
        }
        FlagClass::Gep => gep_flags(bits).0,
        _ => flag_bits(class).iter().filter(|(_, bit)| bits & bit != 0).fold(0, |all, (flag, _)| all | flag.0),
    }
}

/// The reverse of [`flags`].
pub fn flags_number(class: FlagClass, flags: u8) -> u64 {
    match class {
        FlagClass::FastMath => fast_math_number(FastMath(flags)),
        FlagClass::FastMathNonNeg => {
            let non_negative = if flags & IntFlags::NNEG.0 != 0 { NON_NEGATIVE } else { 0 };
            fast_math_number(FastMath(flags & !IntFlags::NNEG.0)) << 1 | non_negative
        }
        FlagClass::Gep => gep_flags_number(GepFlags(flags)),
        _ => flag_bits(class).iter().filter(|(flag, _)| flags & flag.0 != 0).fold(0, |all, (_, bit)| all | bit),
    }
}

/// The bit of `nneg` below the fast-math flags of a conversion that has both.
const NON_NEGATIVE: u64 = 1;

/// Fast-math flags by their bits in records.
pub const FAST_MATH_BITS: &[(FastMath, u64)] = &[
    (FastMath::NNAN, 1 << 1),
    (FastMath::NINF, 1 << 2),
    (FastMath::NSZ, 1 << 3),
    (FastMath::ARCP, 1 << 4),
    (FastMath::CONTRACT, 1 << 5),
    (FastMath::AFN, 1 << 6),
    (FastMath::REASSOC, 1 << 7),
];

/// The bit that LLVM up to 5 wrote for all flags of that time.
const UNSAFE_ALGEBRA: u64 = 1;

/// Returns the fast-math flags for the bits of a record.
pub fn fast_math(bits: u64) -> FastMath {
    if bits & UNSAFE_ALGEBRA != 0 {
        return FastMath::FAST;
    }
    FAST_MATH_BITS.iter().filter(|(_, bit)| bits & bit != 0).fold(FastMath::NONE, |all, &(flag, _)| all | flag)
}

/// Returns the bits of fast-math flags.
pub fn fast_math_number(flags: FastMath) -> u64 {
    FAST_MATH_BITS.iter().filter(|(flag, _)| flags.contains(*flag)).fold(0, |all, (_, bit)| all | bit)
}

/// Returns the flags of a `getelementptr` for the bits of a record; `inbounds` implies `nusw`.
pub fn gep_flags(bits: u64) -> GepFlags {
    GepFlags(bits as u8 & 7)
}

/// Returns the bits of `getelementptr` flags: `inbounds` is written together with the `nusw` that it implies.
pub fn gep_flags_number(flags: GepFlags) -> u64 {
    let implied = if flags.contains(GepFlags::INBOUNDS) { GepFlags::NUSW } else { GepFlags::NONE };
    u64::from((flags | implied).0)
}

/// Returns the predicate of a floating-point comparison.
pub fn float_predicate(number: u64) -> Option<FloatPredicate> {
    FloatPredicate::from_number(u8::try_from(number).ok()?)
}

/// Returns the predicate of an integer or pointer comparison.
pub fn int_predicate(number: u64) -> Option<IntPredicate> {
    IntPredicate::from_number(u8::try_from(number).ok()?)
}

/// Bits of the second word of a `call` or `callbr`, and of the corresponding word of `invoke`.
pub mod call {
    /// `tail`
    pub const TAIL: u64 = 1 << 0;
    /// Position of the calling convention; it has [`CONVENTION_BITS`].
    pub const CONVENTION_SHIFT: u32 = 1;
    /// The width of the calling convention in a `call`.
    pub const CONVENTION_BITS: u32 = 10;
    /// `musttail`
    pub const MUST_TAIL: u64 = 1 << 14;
    /// The function type is in the record.
    pub const EXPLICIT_TYPE: u64 = 1 << 15;
    /// `notail`
    pub const NO_TAIL: u64 = 1 << 16;
    /// Fast-math flags follow.
    pub const FAST_MATH: u64 = 1 << 17;
    /// The function type is in the record of an `invoke`, whose calling convention is not shifted.
    pub const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;
}

/// Bits of the fourth word of an `alloca`.
pub mod alloca {
    /// The low five bits of log2(align)+1.
    pub const ALIGN_LOW: u64 = 0x1f;
    /// `inalloca`
    pub const IN_ALLOCA: u64 = 1 << 5;
    /// The first word is the allocated type, not its pointer.
    pub const EXPLICIT_TYPE: u64 = 1 << 6;
    /// `swifterror`
    pub const SWIFT_ERROR: u64 = 1 << 7;
    /// Position of the three high bits of log2(align)+1.
    pub const ALIGN_HIGH_SHIFT: u32 = 8;
}

/// Flags of inline assembly.
pub mod inline_asm {
    /// `sideeffect`
    pub const SIDE_EFFECT: u64 = 1;
    /// `alignstack`
    pub const ALIGN_STACK: u64 = 2;
    /// `inteldialect`
    pub const INTEL_DIALECT: u64 = 4;
    /// `unwind`
    pub const UNWIND: u64 = 8;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_go_both_ways() {
        for &opcode in Opcode::ALL {
            assert_eq!(cast_number(opcode).is_some(), opcode.is_cast(), "{opcode:?}");
            assert_eq!(binary_number(opcode).is_some(), opcode.is_binary(), "{opcode:?}");
            if let Some(number) = cast_number(opcode) {
                assert_eq!(cast(number), Some(opcode));
            }
            if let Some(number) = binary_number(opcode) {
                assert!([binary(number, false), binary(number, true)].contains(&Some(opcode)));
            }
        }
        assert_eq!((cast(14), binary(3, true), binary(13, false)), (None, None, None));
    }

    #[test]
    fn flags_go_both_ways() {
        for flags in 0..=FastMath::FAST.0 {
            assert_eq!(fast_math(fast_math_number(FastMath(flags))), FastMath(flags));
        }
        assert_eq!(fast_math(1), FastMath::FAST);
        assert_eq!(flags(FlagClass::Wrap, 3), (IntFlags::NUW | IntFlags::NSW).0);
        assert_eq!(flags_number(FlagClass::SameSign, IntFlags::SAMESIGN.0), 1);
        let both = FastMath::NSZ.0 | IntFlags::NNEG.0;
        assert_eq!(flags_number(FlagClass::FastMathNonNeg, both), 17);
        assert_eq!(flags(FlagClass::FastMathNonNeg, 17), both);
        assert_eq!(flags(FlagClass::FastMathNonNeg, 1), IntFlags::NNEG.0);
    }
}
