//! Integers of any width and LLVM's floating-point formats, with LLVM's spelling of both.
//!
//! This crate only knows numbers: no types, constants or modules of IR. [`ApInt`] is an integer of 1 to 2^23
//! bits; [`ApFloat`] is a value of one of the seven [`FloatFormat`]s. Parser, printer, constant folder and
//! interpreter use both. [`KnownBits`] and [`ConstantRange`] are what analyses know of an integer.
//!
//! ```
//! use draig_num::{ApFloat, ApInt, FloatFormat, LiteralMismatch, Round, decimal_literal};
//!
//! // `i8 -129` wraps, as in LLVM's parser.
//! let literal = ApInt::parse_literal(true, b"129").unwrap();
//! assert_eq!(literal.to_width(8).to_i64(), Some(127));
//!
//! // `float 0.1` is refused, because the double nearest to 0.1 is not a float.
//! let tenth = ApFloat::from_f64(decimal_literal(b"0.1").unwrap());
//! assert_eq!(tenth.literal_for(FloatFormat::Float), Err(LiteralMismatch::InvalidForType));
//!
//! let (rounded, lost) = tenth.convert(FloatFormat::Float, Round::NearestTiesToEven).unwrap();
//! assert!(lost);
//! assert_eq!(format!("{rounded:?}"), "float 0x3FB99999A0000000");
//! ```

mod float;
#[doc(hidden)]
pub mod fuzzing;
mod int;
mod known_bits;
mod limbs;
mod number;
mod range;

pub use float::{
    ApFloat, Category, FloatFormat, HexLiteral, LiteralMismatch, LiteralPrefix, Outcome, Round, SmallFormat, Status,
    Unsupported, bits_literal, decimal_literal, hex_literal, named_literal, rounded_literal, write_double, write_float,
};
pub use int::{
    ApInt, IntLiteral, LiteralError, MAX_DECIMAL_DIGITS, MAX_WIDTH, decimal_digits, write_after, write_i64, write_u64,
};
pub use known_bits::{KnownBits, KnownWord};
pub use range::{ConstantRange, HalfKnown, Preferred, RangePredicate, RangeWord, Wraps};
