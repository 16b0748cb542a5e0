//! Arithmetic of [`ApFloat`], based on `rustc_apfloat`, whose rounding and NaN rules are LLVM's.
//!
//! A NaN result is the first NaN operand, quieted, or else the positive quiet NaN without payload.
//! `ppc_fp128` is added, subtracted and multiplied as in LLVM; other operations on it, which LLVM computes in
//! an inexact substitute format, are [`Unsupported`].

use super::{ApFloat, FloatFormat};
use rustc_apfloat::{Float as _, StatusAnd, ieee, ppc};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{BitOr, BitOrAssign};

/// Rounding mode for results that are not representable (LangRef, *Floating-Point Environment*).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Round {
    /// To the nearest, ties to the even one: the default environment.
    #[default]
    NearestTiesToEven,
    /// Up.
    TowardPositive,
    /// Down.
    TowardNegative,
    /// Toward zero: truncation.
    TowardZero,
    /// To the nearest, ties away from zero.
    NearestTiesToAway,
}

impl Round {
    /// Mode that rounds a negated value as this one rounds the value.
    fn mirrored(self) -> Round {
        match self {
            Round::TowardPositive => Round::TowardNegative,
            Round::TowardNegative => Round::TowardPositive,
            other => other,
        }
    }

    pub(super) fn library(self) -> rustc_apfloat::Round {
        match self {
            Round::NearestTiesToEven => rustc_apfloat::Round::NearestTiesToEven,
            Round::TowardPositive => rustc_apfloat::Round::TowardPositive,
            Round::TowardNegative => rustc_apfloat::Round::TowardNegative,
            Round::TowardZero => rustc_apfloat::Round::TowardZero,
            Round::NearestTiesToAway => rustc_apfloat::Round::NearestTiesToAway,
        }
    }
}

/// Set of IEEE 754 exceptions that an operation raised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Status(u8);

impl Status {
    /// No exception.
    pub const OK: Status = Status(0);
    /// No meaningful result: a NaN, or an integer that does not fit.
    pub const INVALID: Status = Status(1);
    /// An infinity from finite operands, exactly.
    pub const DIV_BY_ZERO: Status = Status(2);
    /// Too large for the format.
    pub const OVERFLOW: Status = Status(4);
    /// Too small for the format, and rounded.
    pub const UNDERFLOW: Status = Status(8);
    /// Rounded.
    pub const INEXACT: Status = Status(16);

    /// Whether any exception of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Status) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether no exception is in this set.
    #[inline]
    pub const fn is_ok(self) -> bool {
        self.0 == 0
    }

    /// Returns the exceptions that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Status) -> Status {
        Status(self.0 & !other.0)
    }

    fn of(library: rustc_apfloat::Status) -> Status {
        // The library has the same five bits in the same order.
        Status(library.bits() & 31)
    }
}

impl BitOr for Status {
    type Output = Status;

    fn bitor(self, rhs: Status) -> Status {
        Status(self.0 | rhs.0)
    }
}

impl BitOrAssign for Status {
    fn bitor_assign(&mut self, rhs: Status) {
        self.0 |= rhs.0;
    }
}

/// A result and the exceptions that it raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The rounded result.
    pub value: ApFloat,
    /// The exceptions that were raised.
    pub status: Status,
}

impl From<ApFloat> for Outcome {
    /// Returns a result that raised nothing.
    fn from(value: ApFloat) -> Outcome {
        Outcome { value, status: Status::OK }
    }
}

/// Error for operations that are not implemented for `ppc_fp128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported;

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this operation is not supported for ppc_fp128")
    }
}

impl std::error::Error for Unsupported {}

/// Evaluates an expression in which `$float` is the library's type for the format.
macro_rules! with_library_type {
    ($format:expr, $float:ident => $body:expr, ppc => $ppc:expr) => {
        match $format {
            FloatFormat::Half => {
                type $float = ieee::Half;
                $body
            }
            FloatFormat::BFloat => {
                type $float = ieee::BFloat;
                $body
            }
            FloatFormat::Float => {
                type $float = ieee::Single;
                $body
            }
            FloatFormat::Double => {
                type $float = ieee::Double;
                $body
            }
            FloatFormat::X86Fp80 => {
                type $float = ieee::X87DoubleExtended;
                $body
            }
            FloatFormat::Fp128 => {
                type $float = ieee::Quad;
                $body
            }
            FloatFormat::PpcFp128 => $ppc,
        }
    };
}
pub(super) use with_library_type;

impl ApFloat {
    /// Sum.
    ///
    /// # Panics
    /// Here and below: panics if the operands' formats differ.
    #[track_caller]
    pub fn add(self, rhs: ApFloat, round: Round) -> Outcome {
        self.check_same(rhs);
        with_library_type!(self.format,
            F => {
                let (a, b) = (F::from_bits(self.bits()), F::from_bits(rhs.bits()));
                self.outcome(a.add_r(b, round.library()))
            },
            ppc => self.outcome(self.pair().add_r(rhs.pair(), round.library())))
    }

    /// Difference.
    #[track_caller]
    pub fn sub(self, rhs: ApFloat, round: Round) -> Outcome {
        self.check_same(rhs);
        with_library_type!(self.format,
        F => {
                let (a, b) = (F::from_bits(self.bits()), F::from_bits(rhs.bits()));
                self.outcome(a.sub_r(b, round.library()))
            },
        // LLVM computes -(-a + b), which decides the sign of a zero second part and of a NaN.
        ppc => {
            let negated = self.neg().add(rhs, round.mirrored());
            Outcome { value: negated.value.neg(), status: negated.status }
        })
    }

    /// Product.
    #[track_caller]
    pub fn mul(self, rhs: ApFloat, round: Round) -> Outcome {
        self.check_same(rhs);
        with_library_type!(self.format,
            F => {
                let (a, b) = (F::from_bits(self.bits()), F::from_bits(rhs.bits()));
                self.outcome(a.mul_r(b, round.library()))
            },
            ppc => self.outcome(self.pair().mul_r(rhs.pair(), round.library())))
    }

    /// Quotient.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    #[track_caller]
    pub fn div(self, rhs: ApFloat, round: Round) -> Result<Outcome, Unsupported> {
        self.check_same(rhs);
        with_library_type!(self.format,
            F => {
                let (a, b) = (F::from_bits(self.bits()), F::from_bits(rhs.bits()));
                Ok(self.outcome(a.div_r(b, round.library())))
            },
            ppc => Err(Unsupported))
    }

    /// Remainder of the quotient rounded toward zero, with the dividend's sign: LLVM's `frem`, C's
    /// `fmod`. Always exact.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    #[track_caller]
    pub fn fmod(self, rhs: ApFloat) -> Result<Outcome, Unsupported> {
        self.check_same(rhs);
        with_library_type!(self.format,
            F => Ok(self.outcome(F::from_bits(self.bits()).c_fmod(F::from_bits(rhs.bits())))),
            ppc => Err(Unsupported))
    }

    /// `self * factor + addend`, rounded once.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    #[track_caller]
    pub fn fma(self, factor: ApFloat, addend: ApFloat, round: Round) -> Result<Outcome, Unsupported> {
        self.check_same(factor);
        self.check_same(addend);
        with_library_type!(self.format,
            F => {
                let value = F::from_bits(self.bits());
                let (factor, addend) = (F::from_bits(factor.bits()), F::from_bits(addend.bits()));
                Ok(self.outcome(value.mul_add_r(factor, addend, round.library())))
            },
            ppc => Err(Unsupported))
    }

    /// Rounds to an integral value: toward zero for `llvm.trunc`, toward negative for `llvm.floor`, toward
    /// positive for `llvm.ceil`, to nearest with ties to even for `llvm.roundeven`, to nearest with ties away
    /// for `llvm.round`. Keeps the sign of a zero result; inexact if the value changes.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    pub fn round_to_integral(self, round: Round) -> Result<Outcome, Unsupported> {
        with_library_type!(self.format,
            F => Ok(self.outcome(F::from_bits(self.bits()).round_to_integral(round.library()))),
            ppc => Err(Unsupported))
    }

    /// The smallest value above this one.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    pub fn next_up(self) -> Result<Outcome, Unsupported> {
        with_library_type!(self.format,
            F => Ok(self.outcome(F::from_bits(self.bits()).next_up())),
            ppc => Err(Unsupported))
    }

    /// The largest value below this one.
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    pub fn next_down(self) -> Result<Outcome, Unsupported> {
        with_library_type!(self.format,
            F => Ok(self.outcome(F::from_bits(self.bits()).next_down())),
            ppc => Err(Unsupported))
    }

    /// `self * 2^exponent`, rounded once (`llvm.ldexp`).
    ///
    /// # Errors
    /// Returns an error for `ppc_fp128`.
    pub fn scale_binary(self, exponent: i32, round: Round) -> Result<ApFloat, Unsupported> {
        with_library_type!(self.format,
            F => {
                let value = F::from_bits(self.bits()).scalbn_r(exponent, round.library());
                Ok(ApFloat::from_bits(self.format, value.to_bits()))
            },
            ppc => Err(Unsupported))
    }

    /// Compares numerically; `None` (unordered) if a value is NaN. Zeros are equal regardless of sign.
    #[track_caller]
    pub fn compare(self, rhs: ApFloat) -> Option<Ordering> {
        self.check_same(rhs);
        with_library_type!(self.format,
        F => F::from_bits(self.bits()).partial_cmp(&F::from_bits(rhs.bits())),
        ppc => {
            let ((a, a_low), (b, b_low)) = (self.doubles(), rhs.doubles());
            match a.partial_cmp(&b) {
                Some(Ordering::Equal) if a.is_infinite() || a == 0.0 => Some(Ordering::Equal),
                Some(Ordering::Equal) => a_low.partial_cmp(&b_low),
                decided => decided,
            }
        })
    }

    /// `llvm.minnum`: if one operand is a quiet NaN, the other operand; a signaling NaN is quieted and
    /// returned; -0.0 is below 0.0.
    #[track_caller]
    pub fn minnum(self, rhs: ApFloat) -> ApFloat {
        self.signaling_of(rhs).unwrap_or_else(|| self.minimumnum(rhs))
    }

    /// `llvm.maxnum`: see [`ApFloat::minnum`].
    #[track_caller]
    pub fn maxnum(self, rhs: ApFloat) -> ApFloat {
        self.signaling_of(rhs).unwrap_or_else(|| self.maximumnum(rhs))
    }

    /// `llvm.minimum`: a quieted NaN if either operand is a NaN; -0.0 is below 0.0.
    #[track_caller]
    pub fn minimum(self, rhs: ApFloat) -> ApFloat {
        self.nan_of(rhs).unwrap_or_else(|| self.minimumnum(rhs))
    }

    /// `llvm.maximum`: a quieted NaN if either operand is a NaN; -0.0 is below 0.0.
    #[track_caller]
    pub fn maximum(self, rhs: ApFloat) -> ApFloat {
        self.nan_of(rhs).unwrap_or_else(|| self.maximumnum(rhs))
    }

    /// `llvm.minimumnum`: if one operand is any NaN, the other operand; -0.0 is below 0.0. Of two NaNs, the
    /// second one, quieted.
    #[track_caller]
    pub fn minimumnum(self, rhs: ApFloat) -> ApFloat {
        self.extremum(rhs, Ordering::Less)
    }

    /// `llvm.maximumnum`: see [`ApFloat::minimumnum`].
    #[track_caller]
    pub fn maximumnum(self, rhs: ApFloat) -> ApFloat {
        self.extremum(rhs, Ordering::Greater)
    }

    fn extremum(self, rhs: ApFloat, wanted: Ordering) -> ApFloat {
        match (self.is_nan(), rhs.is_nan()) {
            (true, _) => return rhs.quieted(),
            (false, true) => return self,
            (false, false) => {}
        }
        let order = if self.is_zero() && rhs.is_zero() {
            rhs.is_negative().cmp(&self.is_negative())
        } else {
            self.compare(rhs).unwrap_or(Ordering::Equal)
        };
        // Of two equal values, the first, as in LLVM.
        if order == wanted.reverse() { rhs } else { self }
    }

    fn signaling_of(self, rhs: ApFloat) -> Option<ApFloat> {
        let nan = [self, rhs].into_iter().find(|value| value.is_signaling())?;
        Some(nan.quieted())
    }

    fn nan_of(self, rhs: ApFloat) -> Option<ApFloat> {
        let nan = [self, rhs].into_iter().find(|value| value.is_nan())?;
        Some(nan.quieted())
    }

    fn outcome<F: rustc_apfloat::Float>(self, result: StatusAnd<F>) -> Outcome {
        Outcome { value: ApFloat::from_bits(self.format, result.value.to_bits()), status: Status::of(result.status) }
    }

    fn pair(self) -> ppc::DoubleDouble {
        ppc::DoubleDouble::from_bits(self.bits())
    }

    #[inline]
    #[track_caller]
    fn check_same(self, rhs: ApFloat) {
        assert!(self.format == rhs.format, "operands of {} and {} where one type is needed", self.format, rhs.format);
    }
}
