//! Floating-point arithmetic of the processors: IEEE 754 with the NaNs that they make, and the exceptions that they
//! record.

use std::cmp::Ordering;

use draig_num::{ApFloat, ApInt, FloatFormat, Outcome, Round, Status};

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

    /// Adds the exception of operands that are subnormal, unless the operation is invalid, divides by zero, or has a
    /// NaN.
    pub(super) fn with_operands(self, operands: &[ApFloat]) -> Exceptions {
        let is_plain = self.0 & 5 == 0 && !operands.iter().any(|operand| operand.is_nan());
        let denormal = is_plain && operands.iter().any(|operand| operand.is_subnormal());
        Exceptions(self.0 | if denormal { Exceptions::DENORMAL } else { 0 })
    }

    /// Leaves the exception of subnormal operands out.
    pub(super) fn without_operands(self) -> Exceptions {
        Exceptions(self.0 & !Exceptions::DENORMAL)
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
            // A quiet one rather than a signaling one.
            Rules::X87 if signaling.is_some() && nans().any(|nan| !nan.is_signaling()) => {
                nans().find(|nan| !nan.is_signaling())
            }
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
        let outcome = op.apply(a, b, round)?;
        let status = self.status_of(&outcome, round, |power, round| {
            let by = |value: ApFloat| scaled(value, power);
            // Of a product, the factor whose exponent has room.
            let first = (a.abs().compare(b.abs()) == Some(Ordering::Greater)) == (power < 0);
            let (a, b) = match op {
                Arithmetic::Add | Arithmetic::Sub => (by(a)?, by(b)?),
                Arithmetic::Mul if !first => (a, by(b)?),
                Arithmetic::Mul | Arithmetic::Div => (by(a)?, b),
            };
            op.apply(a, b, round).map(|outcome| outcome.value)
        })?;
        Some(self.finish(outcome.value, status, &[a, b]))
    }

    /// Completes the exceptions of a result whose value does not show that it overflows or is tiny. `again` computes the
    /// result times a power of two.
    fn status_of(
        self,
        outcome: &Outcome,
        round: Round,
        again: impl FnOnce(i32, Round) -> Option<ApFloat>,
    ) -> Option<Status> {
        let (value, status) = (outcome.value, outcome.status);
        let format = value.format();
        if !status.has(Status::INEXACT) {
            return Some(status);
        }
        if value.abs() == ApFloat::largest(format, false) {
            // It overflows if, without a limit, its exponent were too large.
            let smaller = scaled(again(-MARGIN, Round::TowardZero)?, MARGIN)?;
            return Some(if smaller.is_infinite() { status | Status::OVERFLOW } else { status });
        }
        if value.abs() == ApFloat::smallest_normal(format, false) {
            // x86 looks at the number after it is rounded, without a limit of its exponent, and Arm before.
            let round = if self == Rules::Arm { Round::TowardZero } else { round };
            let larger = again(MARGIN, round)?.abs();
            let limit = scaled(ApFloat::smallest_normal(format, false), MARGIN)?;
            let is_tiny = larger.compare(limit) == Some(Ordering::Less);
            return Some(if is_tiny { status | Status::UNDERFLOW } else { status });
        }
        Some(status)
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
        let status = self.status_of(&outcome, round, |power, round| {
            let first = (a.abs().compare(b.abs()) == Some(Ordering::Greater)) == (power < 0);
            let (a, b) = if first { (scaled(a, power)?, b) } else { (a, scaled(b, power)?) };
            a.fma(b, scaled(c, power)?, round).ok().map(|outcome| outcome.value)
        })?;
        Some(self.finish(outcome.value, status, &[a, b, c]))
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
        if lost && value.is_infinite() {
            status |= Status::OVERFLOW;
        } else if lost && (value.is_subnormal() || value.is_zero()) {
            status |= Status::UNDERFLOW;
        } else {
            let outcome = Outcome { value, status };
            status =
                self.status_of(&outcome, round, |power, round| Some(scaled(a, power)?.convert(to, round).ok()?.0))?;
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

/// Power of two by which results are moved away from the limits of their format.
const MARGIN: i32 = 16;

/// Returns a number times a power of two.
fn scaled(value: ApFloat, power: i32) -> Option<ApFloat> {
    value.scale_binary(power, Round::NearestTiesToEven).ok()
}

impl Arithmetic {
    fn apply(self, a: ApFloat, b: ApFloat, round: Round) -> Option<Outcome> {
        Some(match self {
            Arithmetic::Add => a.add(b, round),
            Arithmetic::Sub => a.sub(b, round),
            Arithmetic::Mul => a.mul(b, round),
            Arithmetic::Div => a.div(b, round).ok()?,
        })
    }
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
