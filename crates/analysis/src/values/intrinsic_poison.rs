//! Intrinsics and poison (LangRef "Poison Values"): which are poison if an operand is, and which may be poison although
//! no operand is.
//!
//! The table has the answers of LLVM 22, which are more careful than LangRef for some intrinsics.

use draig_tables::IntrinsicId;
use draig_tables::intrinsics::ids::*;

/// When the result may be poison although no operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Creates {
    Never,
    /// The second operand says that an input (zero, or the smallest number) is not allowed.
    ByFlag,
    /// The second operand may be at least the width.
    ByShift,
    Always,
}

/// An intrinsic's relation to poison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct IntrinsicPoison {
    /// Whether the result is poison if an operand is.
    pub(super) passes: bool,
    pub(super) creates: Creates,
}

/// Returns an intrinsic's relation to poison.
pub(super) fn intrinsic_poison(id: IntrinsicId) -> IntrinsicPoison {
    let (passes, creates) = match id {
        SADD_WITH_OVERFLOW | SSUB_WITH_OVERFLOW | SMUL_WITH_OVERFLOW => (true, Creates::Never),
        UADD_WITH_OVERFLOW | USUB_WITH_OVERFLOW | UMUL_WITH_OVERFLOW => (true, Creates::Never),
        SADD_SAT | SSUB_SAT | UADD_SAT | USUB_SAT => (true, Creates::Never),
        SMAX | SMIN | SCMP | UMAX | UMIN | UCMP => (true, Creates::Never),
        BITREVERSE | BSWAP | CTPOP | FSHL | FSHR | PTRMASK => (true, Creates::Never),
        CEIL | FLOOR | NEARBYINT | RINT | ROUND | ROUNDEVEN | TRUNC => (true, Creates::Never),
        COS | EXP | EXP2 | EXP10 | LOG | LOG2 | LOG10 | POW | POWI | SIN | SQRT => (true, Creates::Never),
        CANONICALIZE | IS_FPCLASS | LLRINT | LRINT => (true, Creates::Never),
        ABS | CTLZ | CTTZ => (true, Creates::ByFlag),
        SSHL_SAT | USHL_SAT => (true, Creates::ByShift),
        SMUL_FIX | SMUL_FIX_SAT | UMUL_FIX | UMUL_FIX_SAT => (true, Creates::Always),
        ACOS | ASIN | ATAN | ATAN2 | COSH | SINH | TAN | TANH => (true, Creates::Always),
        MODF | SINCOS | SINCOSPI => (true, Creates::Always),
        MAXIMUM | MAXIMUMNUM | MAXNUM | MINIMUM | MINIMUMNUM | MINNUM => (false, Creates::Never),
        ARITHMETIC_FENCE | COPYSIGN | FABS | FMA | FMULADD | FREXP | LDEXP => (false, Creates::Never),
        FPTOSI_SAT | FPTOUI_SAT | FPTRUNC_ROUND | LLROUND | LROUND => (false, Creates::Never),
        CLMUL => (false, Creates::Never),
        _ => (false, Creates::Always),
    };
    IntrinsicPoison { passes, creates }
}
