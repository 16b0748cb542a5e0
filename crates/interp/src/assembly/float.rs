//! Floating-point arithmetic of the processors: IEEE 754 with the NaNs that they make, and the exceptions that they
//! record.

use draig_num::{ApFloat, ApInt, FloatFormat, Round, Status};

use crate::intrinsics::square_root;

/// Control and status of floating point, which outlive a statement.
#[derive(Debug)]
pub(super) struct Control {
    /// MXCSR without the rounding mode, which the whole program shares.
    pub(super) mxcsr: u32,
    /// Control word of the x87.
    pub(super) x87_control: u16,
    /// Rounding mode of the program when the control word was loaded, which decides while that has not changed.
    pub(super) x87_loaded: Option<Round>,
    /// Exceptions and condition codes of the x87.
    pub(super) x87_status: u16,
    /// FPSR of AArch64.
    pub(super) fpsr: u32,
}

impl Default for Control {
    fn default() -> Control {
        Control { mxcsr: 0x1f80, x87_control: 0x37f, x87_loaded: None, x87_status: 0, fpsr: 0 }
    }
}

/// Processor whose NaNs are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// The first NaN operand; a new one is negative.
    Sse,
    /// The NaN operand with the larger significand; a new one is negative.
    X87,
    /// The first signaling NaN, then the first other; a new one is positive.
    Arm,
}

/// Operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
}

/// Exceptions of an operation, as the bits that x86 has for them: invalid, denormal operand, division by zero,
/// overflow, underflow, inexact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Exceptions(pub(super) u16);

impl Exceptions {
    pub(super) const INVALID: Exceptions = Exceptions(1);
    const DENORMAL: u16 = 2;

    pub(super) fn of(status: Status) -> Exceptions {
        let bit = |one: Status, bit: u16| if status.has(one) { bit } else { 0 };
        Exceptions(
            bit(Status::INVALID, 1)
                | bit(Status::DIV_BY_ZERO, 4)
                | bit(Status::OVERFLOW, 8)
                | bit(Status::UNDERFLOW, 16)
                | bit(Status::INEXACT, 32),
        )
    }

    /// Adds the exception of operands that are subnormal, unless the operation is invalid or divides by zero.
    pub(super) fn with_operands(self, operands: &[ApFloat]) -> Exceptions {
        let denormal = self.0 & 5 == 0 && operands.iter().any(|operand| operand.is_subnormal());
        Exceptions(self.0 | if denormal { Exceptions::DENORMAL } else { 0 })
    }

    /// Returns the bits of FPSR, which has no exception for subnormal operands that are not flushed.
    pub(super) fn arm(self) -> u32 {
        let bit = |from: u16, to: u32| if self.0 & from != 0 { to } else { 0 };
        bit(1, 1) | bit(4, 2) | bit(8, 4) | bit(16, 8) | bit(32, 16)
    }
}

/// Result of an operation.
pub(super) type Computed = (ApFloat, Exceptions);

impl Rules {
    /// Returns the NaN of an invalid operation.
    pub(super) fn default_nan(self, format: FloatFormat) -> ApFloat {
        ApFloat::quiet_nan(format, self != Rules::Arm, 0)
    }

    /// Returns the NaN that operands lead to, if there is one among them.
    pub(super) fn nan_of(self, operands: &[ApFloat]) -> Option<Computed> {
        let nans = || operands.iter().filter(|operand| operand.is_nan());
        let signaling = nans().find(|nan| nan.is_signaling());
        let chosen = match self {
            Rules::Sse => nans().next(),
            Rules::Arm => signaling.or_else(|| nans().next()),
            Rules::X87 => nans().reduce(|best, nan| {
                let (a, b) =
                    (best.quieted().bits() & u128::from(u64::MAX), nan.quieted().bits() & u128::from(u64::MAX));
                // Of equal ones, a positive one.
                if b > a || b == a && best.is_negative() { nan } else { best }
            }),
        }?;
        let exceptions = if signaling.is_some() { Exceptions::INVALID } else { Exceptions::default() };
        Some((chosen.quieted(), exceptions))
    }

    fn finish(self, value: ApFloat, status: Status, operands: &[ApFloat]) -> Computed {
        let value = if value.is_nan() { self.default_nan(value.format()) } else { value };
        (value, Exceptions::of(status).with_operands(operands))
    }

    pub(super) fn arithmetic(self, op: Arithmetic, a: ApFloat, b: ApFloat, round: Round) -> Option<Computed> {
        if let Some(nan) = self.nan_of(&[a, b]) {
            return Some(nan);
        }
        let outcome = match op {
            Arithmetic::Add => a.add(b, round),
            Arithmetic::Sub => a.sub(b, round),
            Arithmetic::Mul => a.mul(b, round),
            Arithmetic::Div => a.div(b, round).ok()?,
        };
        Some(self.finish(outcome.value, outcome.status, &[a, b]))
    }

    /// Computes `a * b + c`.
    pub(super) fn fma(self, a: ApFloat, b: ApFloat, c: ApFloat, round: Round) -> Option<Computed> {
        let invalid = a.is_zero() && b.is_infinite() || a.is_infinite() && b.is_zero();
        let order = if self == Rules::Arm { [c, a, b] } else { [a, b, c] };
        if let Some((nan, exceptions)) = self.nan_of(&order) {
            return Some(match self {
                Rules::Arm if invalid && c.is_nan() && !c.is_signaling() => {
                    (self.default_nan(a.format()), Exceptions::INVALID)
                }
                _ => (nan, exceptions),
            });
        }
        let outcome = a.fma(b, c, round).ok()?;
        Some(self.finish(outcome.value, outcome.status, &[a, b, c]))
    }

    pub(super) fn sqrt(self, a: ApFloat, round: Round) -> Option<Computed> {
        if let Some(nan) = self.nan_of(&[a]) {
            return Some(nan);
        }
        if a.is_negative() && !a.is_zero() {
            return Some((self.default_nan(a.format()), Exceptions::INVALID));
        }
        let root = square_root(a, round)?;
        let square = root.mul(root, Round::TowardZero);
        let exact = square.status.is_ok() && square.value == a;
        let status = if exact || !root.is_finite() || root.is_zero() { Status::OK } else { Status::INEXACT };
        Some(self.finish(root, status, &[a]))
    }

    /// Converts to another format.
    pub(super) fn convert(self, a: ApFloat, to: FloatFormat, round: Round) -> Option<Computed> {
        if a.is_nan() {
            let exceptions = if a.is_signaling() { Exceptions::INVALID } else { Exceptions::default() };
            return Some((a.quieted().convert(to, round).ok()?.0, exceptions));
        }
        let (value, _) = a.convert(to, round).ok()?;
        let back = value.convert(FloatFormat::Fp128, round).ok()?.0;
        let wide = a.convert(FloatFormat::Fp128, round).ok()?.0;
        let lost = back != wide;
        let mut status = if lost { Status::INEXACT } else { Status::OK };
        if lost && (value.is_infinite() || value == ApFloat::largest(to, a.is_negative()) && overflows(a, to)) {
            status |= Status::OVERFLOW;
        } else if lost && (value.is_subnormal() || value.is_zero()) {
            status |= Status::UNDERFLOW;
        }
        Some(self.finish(value, status, &[a]))
    }

    /// Rounds to an integer. `is_exact` records that something was lost.
    pub(super) fn round(self, a: ApFloat, round: Round, is_exact: bool) -> Option<Computed> {
        if let Some(nan) = self.nan_of(&[a]) {
            return Some(nan);
        }
        let value = a.round_to_integral(round).ok()?.value;
        let status = if is_exact && value != a { Status::INEXACT } else { Status::OK };
        Some(self.finish(value, status, &[]))
    }
}

/// Whether a finite number is beyond the largest of a format.
fn overflows(a: ApFloat, to: FloatFormat) -> bool {
    let away = if a.is_negative() { Round::TowardNegative } else { Round::TowardPositive };
    a.convert(to, away).is_ok_and(|(value, _)| value.is_infinite())
}

/// Converts to an integer of a width; `None` if the number does not fit.
pub(super) fn to_int(a: ApFloat, width: u32, signed: bool, round: Round) -> (u64, bool, Exceptions) {
    let (value, status): (ApInt, Status) = a.to_int(width, signed, round);
    let fits = !status.has(Status::INVALID);
    (value.low_u64(), fits, if fits { Exceptions::of(status) } else { Exceptions::INVALID })
}

/// Converts an integer.
pub(super) fn from_int(format: FloatFormat, value: u64, width: u32, signed: bool, round: Round) -> Option<Computed> {
    let outcome = ApFloat::from_int(format, &ApInt::new(width, value), signed, round).ok()?;
    Some((outcome.value, Exceptions::of(outcome.status)))
}
