//! `ApFloat` compared with the output of LLVM's tools for the same constants and folded instructions.

mod common;

use common::Generator;
use draig_num::{
    ApFloat, ApInt, Category, FloatFormat, LiteralMismatch, LiteralPrefix, Round, Status, Unsupported, decimal_literal,
    hex_literal, write_double,
};
use std::cmp::Ordering;

use FloatFormat::{BFloat, Double, Float, Fp128, Half, PpcFp128, X86Fp80};

const NEAREST: Round = Round::NearestTiesToEven;

/// Reads a literal as LLVM's lexer and parser do, for the type that is written before it.
fn read(text: &str) -> Result<ApFloat, &'static str> {
    let (keyword, literal) = text.split_once(' ').unwrap();
    let format = FloatFormat::ALL.into_iter().find(|f| f.keyword() == keyword).unwrap();
    let double = if let Some(digits) = literal.strip_prefix("0x") {
        let letter = LiteralPrefix::from_letter(digits.as_bytes()[0]);
        let (prefix, digits) = match letter {
            Some(prefix) => (prefix, &digits[1..]),
            None => (LiteralPrefix::Double, digits),
        };
        let literal = hex_literal(prefix, digits.as_bytes()).unwrap();
        if literal.fatal {
            return Err(literal.message.unwrap());
        }
        literal.value
    } else {
        ApFloat::from_f64(decimal_literal(literal.as_bytes()).unwrap())
    };
    double.literal_for(format).map_err(|error| match error {
        LiteralMismatch::InvalidForType => "invalid for type",
        LiteralMismatch::DoesNotHaveType => "does not have type",
    })
}

/// Constants as input of `llvm-as` and output of `llvm-dis`.
const ROUND_TRIPS: &[(&str, &str)] = &[
    ("double 0x0", "0.000000e+00"),
    ("double 0x1", "4.940660e-324"),
    ("double 0x3FF", "5.054290e-321"),
    ("double 0x3ff0000000000000", "1.000000e+00"),
    ("double 0x000000000000000000003FF0000000000000", "1.000000e+00"),
    // Seventeen digits: the top one is lost without a message, or with a message and becomes zero.
    ("double 0x3FF00000000000000", "0xFF00000000000000"),
    ("double 0x1FFFFFFFFFFFFFFFF", "0xFFFFFFFFFFFFFFFF"),
    ("double 0x80000000000000000", "0.000000e+00"),
    ("double 0x10000000000000000", "0.000000e+00"),
    ("float 0x3FF0000020000000", "0x3FF0000020000000"),
    ("float 0x7FF0000020000000", "0x7FF0000020000000"),
    ("float 0x7FF4000000000000", "0x7FF4000000000000"),
    ("float 0xFFF0000000000000", "0xFFF0000000000000"),
    ("float 0x36A0000000000000", "0x36A0000000000000"),
    ("half 0x3FF0000000000000", "0xH3C00"),
    ("half 0x7FF4000000000000", "0xH7D00"),
    ("half 0x7FFC000000000000", "0xH7F00"),
    ("half 0x7FF8000000000000", "0xH7E00"),
    ("half 0xH1", "0xH0001"),
    ("half 0xH03C00", "0xH3C00"),
    ("half 0xH80000000000000000", "0xH0000"),
    ("bfloat 0x3FF0000000000000", "0xR3F80"),
    ("bfloat 0xR1", "0xR0001"),
    ("x86_fp80 0xK3FFF8000000000000000", "0xK3FFF8000000000000000"),
    ("x86_fp80 0xK1", "0xK7FFF0000000000000000"),
    ("x86_fp80 0xK12345", "0xK7FFF0000000000000005"),
    ("x86_fp80 0xK3FFF800000000000", "0xK7FFF0000800000000000"),
    ("x86_fp80 0xK13FFF8000000000000000", "0xK13FFF800000000000000"),
    ("x86_fp80 0xK00008000000000000000", "0xK00018000000000000000"),
    ("x86_fp80 0xK00000000000000000001", "0xK00000000000000000001"),
    ("x86_fp80 0xKFFFF4000000000000000", "0xKFFFF4000000000000000"),
    ("x86_fp80 0xK80017000000000000000", "0xKFFFF7000000000000000"),
    ("fp128 0xL1", "0xL00000000000000000000000000000001"),
    ("fp128 0xL0000000000000000123", "0xL00000000000000000000000000000123"),
    ("fp128 0xL00000000000000003FFF000000000000", "0xL00000000000000003FFF000000000000"),
    ("fp128 0xL100000000000000003FFF000000000000", "0xL100000000000000003FFF00000000000"),
    ("ppc_fp128 0xM1", "0xM00000000000000000000000000000001"),
    ("ppc_fp128 0xM3FF000000000000000000000000", "0xM3FF00000000000000000000000000000"),
    ("ppc_fp128 0xM13FF00000000000000000000000000000", "0xM13FF0000000000000000000000000000"),
    ("double 1.", "1.000000e+00"),
    ("double 1.e5", "1.000000e+05"),
    ("double +1.5", "1.500000e+00"),
    ("double -0.0", "-0.000000e+00"),
    ("double 1.5E+3", "1.500000e+03"),
    ("double 1.0e400", "0x7FF0000000000000"),
    ("double -1.0e400", "0xFFF0000000000000"),
    ("double 1.0e-400", "0.000000e+00"),
    ("double 1.5e99999999999999999999", "0x7FF0000000000000"),
    ("double 0.0e99999999999999999999", "0.000000e+00"),
    ("double 1.5e-99999999999999999999", "0.000000e+00"),
    // Six significant digits, not seven.
    ("double 1.23456", "1.234560e+00"),
    ("double 1.234567", "0x3FF3C0C9539B8887"),
    ("double 123456.0", "1.234560e+05"),
    ("double 1234567.0", "0x4132D68700000000"),
    ("double 123456789.0", "0x419D6F3454000000"),
    ("double 999999.5", "0x412E847F00000000"),
    ("double 1.000000e+100", "1.000000e+100"),
    ("double 1.000000e-100", "1.000000e-100"),
    ("double 1.5e-310", "1.500000e-310"),
    ("double 2.5e-320", "2.499970e-320"),
    // Doubles just below the decimal that converts to them: LLVM's printer truncates the digits.
    ("double 8.04943e+97", "0x5442D7A861B2EFD1"),
    ("double 9.02427e-03", "0x3F827B510429855F"),
    ("double 6.95216e-26", "0x3AB584119147C2B7"),
    ("double 8.40014e+41", "0x48A349289742CA56"),
    // No leading zeros in hexadecimal.
    ("double 0x0000007ABBBD191F", "0x7ABBBD191F"),
];

/// Every form of literal with every type that it does not have, and the message of `llvm-as`.
const MISMATCHES: &[(&str, &str)] = &[
    ("half 0.1", "invalid for type"),
    ("half 0xR3F80", "does not have type"),
    ("half 0xR3F81", "does not have type"),
    ("half 0xK3FFF8000000000000000", "does not have type"),
    ("half 0xK3FFF8000000000000001", "invalid for type"),
    ("half 0xL00000000000000003FFF000000000000", "does not have type"),
    ("half 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("half 0xM3FF00000000000000000000000000000", "does not have type"),
    ("half 0xM3FF00000000000003C80000000000000", "does not have type"),
    ("half 0xK7FFF8000000000000001", "invalid for type"),
    ("half 0xK7FFF4000000000000000", "invalid for type"),
    ("half 0xL00000000000000007FFF800000000000", "does not have type"),
    ("half 0xK3FFF0000000000000001", "invalid for type"),
    ("bfloat 0.1", "invalid for type"),
    ("bfloat 0xH3C00", "does not have type"),
    ("bfloat 0xK3FFF8000000000000000", "does not have type"),
    ("bfloat 0xK3FFF8000000000000001", "invalid for type"),
    ("bfloat 0xL00000000000000003FFF000000000000", "does not have type"),
    ("bfloat 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("bfloat 0xM3FF00000000000000000000000000000", "does not have type"),
    ("bfloat 0xM3FF00000000000003C80000000000000", "does not have type"),
    ("bfloat 0xK7FFF8000000000000001", "invalid for type"),
    ("bfloat 0xK7FFF4000000000000000", "invalid for type"),
    ("bfloat 0xL00000000000000007FFF800000000000", "does not have type"),
    ("bfloat 0xK3FFF0000000000000001", "invalid for type"),
    ("bfloat 0xH7D00", "does not have type"),
    ("bfloat 0xH7C01", "invalid for type"),
    ("float 0.1", "invalid for type"),
    ("float 0xH3C00", "does not have type"),
    ("float 0xR3F80", "does not have type"),
    ("float 0xR3F81", "does not have type"),
    ("float 0xK3FFF8000000000000000", "does not have type"),
    ("float 0xK3FFF8000000000000001", "invalid for type"),
    ("float 0xL00000000000000003FFF000000000000", "does not have type"),
    ("float 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("float 0xM3FF00000000000000000000000000000", "does not have type"),
    ("float 0xM3FF00000000000003C80000000000000", "does not have type"),
    ("float 0xK7FFF8000000000000001", "invalid for type"),
    ("float 0xK7FFF4000000000000000", "invalid for type"),
    ("float 0xL00000000000000007FFF800000000000", "does not have type"),
    ("float 0xK3FFF0000000000000001", "invalid for type"),
    ("float 0xH7D00", "does not have type"),
    ("float 0xH7C01", "does not have type"),
    ("double 0xH3C00", "does not have type"),
    ("double 0xR3F80", "does not have type"),
    ("double 0xR3F81", "does not have type"),
    ("double 0xK3FFF8000000000000000", "does not have type"),
    ("double 0xK3FFF8000000000000001", "invalid for type"),
    ("double 0xL00000000000000003FFF000000000000", "does not have type"),
    ("double 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("double 0xM3FF00000000000000000000000000000", "does not have type"),
    ("double 0xM3FF00000000000003C80000000000000", "does not have type"),
    ("double 0xK7FFF8000000000000001", "invalid for type"),
    ("double 0xK7FFF4000000000000000", "invalid for type"),
    ("double 0xL00000000000000007FFF800000000000", "does not have type"),
    ("double 0xK3FFF0000000000000001", "invalid for type"),
    ("double 0xH7D00", "does not have type"),
    ("double 0xH7C01", "does not have type"),
    ("x86_fp80 1.0", "does not have type"),
    ("x86_fp80 0.1", "does not have type"),
    ("x86_fp80 0xH3C00", "does not have type"),
    ("x86_fp80 0xR3F80", "does not have type"),
    ("x86_fp80 0xR3F81", "does not have type"),
    ("x86_fp80 0xL00000000000000003FFF000000000000", "invalid for type"),
    ("x86_fp80 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("x86_fp80 0xM3FF00000000000000000000000000000", "invalid for type"),
    ("x86_fp80 0xM3FF00000000000003C80000000000000", "invalid for type"),
    ("x86_fp80 0xL00000000000000007FFF800000000000", "invalid for type"),
    ("x86_fp80 0xH7D00", "does not have type"),
    ("x86_fp80 0xH7C01", "does not have type"),
    ("fp128 1.0", "does not have type"),
    ("fp128 0.1", "does not have type"),
    ("fp128 0xH3C00", "does not have type"),
    ("fp128 0xR3F80", "does not have type"),
    ("fp128 0xR3F81", "does not have type"),
    ("fp128 0xK3FFF8000000000000000", "invalid for type"),
    ("fp128 0xK3FFF8000000000000001", "invalid for type"),
    ("fp128 0xM3FF00000000000000000000000000000", "invalid for type"),
    ("fp128 0xM3FF00000000000003C80000000000000", "invalid for type"),
    ("fp128 0xK7FFF8000000000000001", "invalid for type"),
    ("fp128 0xK7FFF4000000000000000", "invalid for type"),
    ("fp128 0xK3FFF0000000000000001", "invalid for type"),
    ("fp128 0xH7D00", "does not have type"),
    ("fp128 0xH7C01", "does not have type"),
    ("ppc_fp128 1.0", "does not have type"),
    ("ppc_fp128 0.1", "does not have type"),
    ("ppc_fp128 0xH3C00", "does not have type"),
    ("ppc_fp128 0xR3F80", "does not have type"),
    ("ppc_fp128 0xR3F81", "does not have type"),
    ("ppc_fp128 0xK3FFF8000000000000000", "invalid for type"),
    ("ppc_fp128 0xK3FFF8000000000000001", "invalid for type"),
    ("ppc_fp128 0xL00000000000000003FFF000000000000", "invalid for type"),
    ("ppc_fp128 0xL00000000000000013FFF000000000000", "invalid for type"),
    ("ppc_fp128 0xK7FFF8000000000000001", "invalid for type"),
    ("ppc_fp128 0xK7FFF4000000000000000", "invalid for type"),
    ("ppc_fp128 0xL00000000000000007FFF800000000000", "invalid for type"),
    ("ppc_fp128 0xK3FFF0000000000000001", "invalid for type"),
    ("ppc_fp128 0xH7D00", "does not have type"),
    ("ppc_fp128 0xH7C01", "does not have type"),
];

#[test]
fn constants_print_as_llvm_prints_them() {
    for &(literal, expected) in ROUND_TRIPS {
        let value = read(literal).unwrap_or_else(|error| panic!("{literal}: {error}"));
        assert_eq!(value.to_string(), expected, "{literal}");
    }
}

#[test]
fn constants_that_llvm_refuses() {
    for literal in [
        "float 0x3FF0000000000001",
        "float 0x7FF0000000000001",
        "float 0x3690000000000000",
        "float 0x3690000000000001",
        "float 0.1",
        "half 0x7FF0000000000001",
        "half 0x7FF8000000000001",
        "half 65520.0",
        "half 65519.0",
        "half 1.0e-8",
        "bfloat 0x7FF0000000000001",
    ] {
        assert_eq!(read(literal), Err("invalid for type"), "{literal}");
    }
    for (literal, error) in MISMATCHES {
        assert_eq!(read(literal), Err(*error), "{literal}");
    }
    let half = Err("hexadecimal constant too large for half (16-bit)");
    assert_eq!(read("half 0xH13C00"), half);
    assert_eq!(read("half 0xH1FFFFFFFFFFFFFFFF"), half);
    let bfloat = Err("hexadecimal constant too large for bfloat (16-bit)");
    assert_eq!(read("bfloat 0xR13F80"), bfloat);
}

#[test]
fn too_many_digits_have_a_message() {
    let message = |prefix, digits: &str| hex_literal(prefix, digits.as_bytes()).unwrap().message;
    let word = Some("constant bigger than 64 bits detected");
    assert_eq!(message(LiteralPrefix::Double, "80000000000000000"), word);
    assert_eq!(message(LiteralPrefix::Double, "3FF00000000000000"), None);
    let pair = Some("constant bigger than 128 bits detected");
    assert_eq!(message(LiteralPrefix::X86Fp80, "13FFF8000000000000000"), pair);
    assert_eq!(message(LiteralPrefix::X86Fp80, "3FFF8000000000000000"), None);
    assert_eq!(message(LiteralPrefix::Fp128, &"1".repeat(33)), pair);
    assert_eq!(message(LiteralPrefix::PpcFp128, &"1".repeat(32)), None);
    assert_eq!(hex_literal(LiteralPrefix::Half, b""), None);
    assert_eq!(hex_literal(LiteralPrefix::Half, b"3G"), None);
}

#[test]
fn invalid_decimal_literals_are_refused() {
    for text in ["", ".5", "1", "1e5", "+", "-.5", "1.5e", "1.5e+", "1.5a", "1.5e5.", "inf", "1_0.0"] {
        assert_eq!(decimal_literal(text.as_bytes()), None, "{text}");
    }
}

/// LLVM clamps a decimal exponent to 24000, which only shows with as many digits.
#[test]
fn long_decimals_are_read_as_llvm_does() {
    let small =
        |zeros: usize, exponent: &str| decimal_literal(format!("0.{}1e{exponent}", "0".repeat(zeros)).as_bytes());
    let large =
        |zeros: usize, exponent: &str| decimal_literal(format!("1{}.0e{exponent}", "0".repeat(zeros)).as_bytes());
    assert_eq!(small(23_998, "23999"), Some(1.0));
    assert_eq!(small(23_999, "24000"), Some(1.0));
    assert_eq!(small(25_999, "26000"), Some(0.0));
    assert_eq!(small(30_000, "30001"), Some(0.0));
    assert_eq!(large(23_900, "-23900"), Some(1.0));
    assert_eq!(large(30_000, "-30000"), Some(f64::INFINITY));
}

#[test]
fn decimals_read_back_exactly() {
    let mut generator = Generator::new(6);
    let (mut decimal, mut image) = (0, 0);
    for _ in 0..60_000 {
        let digits = generator.below(1_000_000);
        let exponent = generator.below(640) as i32 - 325;
        let value: f64 = format!("{digits}e{exponent}").parse().unwrap();
        let mut text = Vec::new();
        write_double(&mut text, value);
        let text = String::from_utf8(text).unwrap();
        match text.strip_prefix("0x") {
            Some(hex) => {
                assert_eq!(u64::from_str_radix(hex, 16), Ok(value.to_bits()));
                image += 1;
            }
            None => {
                assert_eq!(text.parse(), Ok(value));
                assert_eq!(&text[7..9], "0e", "{text}");
                decimal += 1;
            }
        }
    }
    assert!(decimal > 10_000 && image > 1_000, "{decimal} {image}");
}

/// Results of `opt -passes=sccp` on instructions with constant operands.
#[test]
fn arithmetic_folds_as_in_llvm() {
    let value = |text: &str| read(text).unwrap();
    let add = |a: &str, b: &str| value(a).add(value(b), NEAREST).value.to_string();
    let sub = |a: &str, b: &str| value(a).sub(value(b), NEAREST).value.to_string();
    // The first NaN wins, quieted.
    assert_eq!(add("double 0x7FF0000000000002", "double 1.0"), "0x7FF8000000000002");
    assert_eq!(add("double 1.0", "double 0xFFF8000000000007"), "0xFFF8000000000007");
    assert_eq!(sub("half 0xH7C00", "half 0xH7C00"), "0xH7E00");
    assert_eq!(add("float 16777216.0", "float 1.0"), "0x4170000000000000");
    // Sums of pairs of doubles, and the sign of a zero second part.
    assert_eq!(
        sub("ppc_fp128 0xM4100BF38000000000000000000000000", "ppc_fp128 0xMC0679C00000000000000000000000000"),
        "0xM4100C51F000000008000000000000000"
    );
    assert_eq!(
        sub("ppc_fp128 0xM40EB15C6AC8E6666BD19EB9FAAC4B15B", "ppc_fp128 0xM5D66850DDF2669986B34E296CE6BC406"),
        "0xMEB34E296CE6BC4068000000000000000"
    );
    assert_eq!(
        value("ppc_fp128 0xM80000000000000000000000000000000").neg().to_string(),
        "0xM00000000000000008000000000000000"
    );
}

#[test]
fn minimum_and_maximum_treat_nan_as_llvm_does() {
    let value = |text: &str| read(text).unwrap();
    let (one, quiet, signaling) = (value("half 0xH3C00"), value("half 0xH7E01"), value("half 0xH7D01"));
    let other = value("half 0xHFE03");
    let (zero, minus_zero) = (value("half 0xH0000"), value("half 0xH8000"));
    assert_eq!((quiet.minnum(one), one.maxnum(quiet)), (one, one));
    assert_eq!(quiet.minnum(other), other);
    assert_eq!((signaling.minnum(one), one.maxnum(signaling)), (signaling.quieted(), signaling.quieted()));
    assert_eq!((quiet.minimum(one), one.maximum(signaling)), (quiet, signaling.quieted()));
    assert_eq!((signaling.minimumnum(one), one.maximumnum(quiet)), (one, one));
    assert_eq!(other.minimumnum(signaling), signaling.quieted());
    for (a, b) in [(zero, minus_zero), (minus_zero, zero)] {
        assert_eq!((a.minnum(b), a.minimum(b), a.minimumnum(b)), (minus_zero, minus_zero, minus_zero));
        assert_eq!((a.maxnum(b), a.maximum(b), a.maximumnum(b)), (zero, zero, zero));
        assert_eq!(a.compare(b), Some(Ordering::Equal));
    }
    assert_eq!(one.compare(quiet), None);
}

#[test]
fn conversions_report_lost_precision() {
    let double = |value: f64| ApFloat::from_f64(value);
    assert_eq!(double(1.5).convert(Half, NEAREST), Ok((ApFloat::from_bits(Half, 0x3E00), false)));
    assert_eq!(double(1e5).convert(Half, NEAREST), Ok((ApFloat::infinity(Half, false), true)));
    assert_eq!(double(0.1).convert(Float, NEAREST), Ok((ApFloat::from_f32(0.1), true)));
    let signaling = ApFloat::signaling_nan(Double, true, 1 << 50);
    assert_eq!(signaling.convert(Fp128, NEAREST), Ok((ApFloat::quiet_nan(Fp128, true, 1 << 110), false)));
    let pair = ApFloat::from_bits(PpcFp128, u128::from(1e-40f64.to_bits()) << 64 | u128::from(1f64.to_bits()));
    assert_eq!(pair.convert(Double, NEAREST), Ok((double(1.0), true)));
    assert_eq!(
        ApFloat::from_f32(2.0).convert(PpcFp128, NEAREST),
        Ok((ApFloat::from_bits(PpcFp128, 0x4000_0000_0000_0000), false))
    );
    assert_eq!(ApFloat::one(Fp128, false).convert(PpcFp128, NEAREST), Err(Unsupported));
    for format in FloatFormat::ALL {
        assert!(ApFloat::one(format, false).is_exactly(1.0), "{format}");
        assert!(!ApFloat::one(format, true).is_exactly(1.0), "{format}");
    }
}

/// Native conversions round as IEEE 754 defines.
#[test]
fn integers_convert_as_native_ones() {
    let mut generator = Generator::new(7);
    for _ in 0..20_000 {
        let raw = u128::from(generator.next()) << 64 | u128::from(generator.next());
        let value = (raw as i128) >> generator.below(128);
        let int = ApInt::from_i128(128, value);
        let from = |format, signed| ApFloat::from_int(format, &int, signed, NEAREST).unwrap().value;
        assert_eq!(from(Double, true), ApFloat::from_f64(value as f64));
        assert_eq!(from(Float, true), ApFloat::from_f32(value as f32));
        assert_eq!(from(Double, false), ApFloat::from_f64(value as u128 as f64));
        // Far beyond the 127 bits that are looked at first.
        let wide = int.sext(700).shl(500);
        let scaled = value as f64 * 2f64.powi(500);
        let rounded = ApFloat::from_int(Double, &wide, true, NEAREST).unwrap().value;
        assert_eq!(rounded, ApFloat::from_f64(scaled));

        let float = f64::from_bits(generator.next() >> 2 | (generator.next() & 1) << 63);
        let (to, status) = ApFloat::from_f64(float).to_int(128, true, Round::TowardZero);
        assert_eq!(to, ApInt::from_i128(128, float as i128), "{float:e}");
        assert_eq!(status.has(Status::INVALID), float.abs() >= 2f64.powi(127) && float != -(2f64.powi(127)));
        let (to, _) = ApFloat::from_f64(float).to_int(64, false, Round::TowardZero);
        assert_eq!(to.to_u64(), Some(float as u64), "{float:e}");
        let small = generator.below(4_000) as f64 / 8.0 - 250.0;
        let int = |round| ApFloat::from_f64(small).to_int(32, true, round).0.to_i64();
        assert_eq!(int(NEAREST), Some(small.round_ties_even() as i64));
        assert_eq!(int(Round::NearestTiesToAway), Some(small.round() as i64));
        assert_eq!(int(Round::TowardPositive), Some(small.ceil() as i64));
        assert_eq!(int(Round::TowardNegative), Some(small.floor() as i64));
    }
}

#[test]
fn integers_at_the_limits() {
    let to = |value: f64, width, signed| ApFloat::from_f64(value).to_int(width, signed, Round::TowardZero);
    assert_eq!(to(-128.9, 8, true), (ApInt::from_i64(8, -128), Status::INEXACT));
    assert_eq!(to(-129.0, 8, true), (ApInt::from_i64(8, -128), Status::INVALID));
    assert_eq!(to(128.0, 8, true), (ApInt::new(8, 127), Status::INVALID));
    assert_eq!(to(255.5, 8, false), (ApInt::new(8, 255), Status::INEXACT));
    assert_eq!(to(-0.5, 8, false), (ApInt::zero(8), Status::INEXACT));
    assert_eq!(to(-1.0, 8, false), (ApInt::zero(8), Status::INVALID));
    assert_eq!(to(-1.0, 1, true), (ApInt::all_ones(1), Status::OK));
    assert_eq!(to(f64::NAN, 300, true), (ApInt::zero(300), Status::INVALID));
    assert_eq!(to(f64::NEG_INFINITY, 300, true), (ApInt::signed_min(300), Status::INVALID));
    let largest = ApFloat::largest(Fp128, false).to_int(16_384, false, Round::TowardZero);
    assert_eq!((largest.0.count_ones(), largest.1), (113, Status::OK));
    let overflow = ApFloat::from_int(Half, &ApInt::new(32, 65_520), false, NEAREST).unwrap();
    assert_eq!(overflow.value, ApFloat::infinity(Half, false));
    assert!(overflow.status.has(Status::OVERFLOW));
    let truncated = ApFloat::from_int(Half, &ApInt::new(32, 70_000), false, Round::TowardZero).unwrap();
    assert_eq!(truncated.value, ApFloat::largest(Half, false));
    let minus_one = ApFloat::from_int(PpcFp128, &ApInt::all_ones(32), true, NEAREST).unwrap();
    assert_eq!(minus_one.value.to_string(), "0xMBFF00000000000008000000000000000");
}

#[test]
fn categories_of_every_format() {
    for format in FloatFormat::ALL {
        for negative in [false, true] {
            let cases = [
                (ApFloat::zero(format, negative), Category::Zero),
                (ApFloat::one(format, negative), Category::Normal),
                (ApFloat::largest(format, negative), Category::Normal),
                (ApFloat::smallest(format, negative), Category::Subnormal),
                (ApFloat::smallest_normal(format, negative), Category::Normal),
                (ApFloat::infinity(format, negative), Category::Infinity),
                (ApFloat::quiet_nan(format, negative, 5), Category::Nan),
                (ApFloat::signaling_nan(format, negative, 0), Category::Nan),
            ];
            for (value, category) in cases {
                assert_eq!(value.category(), category, "{value:?}");
                assert_eq!(value.is_negative(), negative, "{value:?}");
                assert_eq!(value.canonical(), value);
                assert_eq!(value.neg().is_negative(), !negative);
                assert_eq!(ApFloat::from_int_bits(format, &value.to_int_bits()), value);
            }
            assert!(ApFloat::signaling_nan(format, negative, 0).is_signaling());
            assert!(!ApFloat::quiet_nan(format, negative, 0).is_signaling());
            assert!(!ApFloat::signaling_nan(format, negative, 0).quieted().is_signaling());
        }
    }
    // Encodings that x87 hardware refuses.
    let x87 = |bits| ApFloat::from_bits(X86Fp80, bits);
    assert_eq!(x87(0x3FFF_0000_0000_0000_0001).category(), Category::Nan);
    assert_eq!(x87(0x7FFF_0000_0000_0000_0000).category(), Category::Nan);
    assert_eq!(x87(0x0000_8000_0000_0000_0000).category(), Category::Normal);
}

#[test]
fn integral_values_and_neighbours() {
    let round = |format, value: f64, round| {
        let value = ApFloat::from_f64(value).convert(format, NEAREST).unwrap().0;
        value.round_to_integral(round).unwrap().value
    };
    for format in [Half, BFloat, Float, Double, X86Fp80, Fp128] {
        let exact = |value: f64| ApFloat::from_f64(value).convert(format, NEAREST).unwrap().0;
        assert_eq!(round(format, 2.5, NEAREST), exact(2.0));
        assert_eq!(round(format, 2.5, Round::NearestTiesToAway), exact(3.0));
        assert_eq!(round(format, -2.5, Round::TowardPositive), exact(-2.0));
        assert_eq!(round(format, -0.25, Round::TowardZero), ApFloat::zero(format, true));
        let one = ApFloat::one(format, false);
        assert_eq!(one.next_up().unwrap().value.next_down().unwrap().value, one);
        assert_eq!(one.next_up().unwrap().value.bits(), one.bits() + 1);
        let three = one.fma(one, exact(2.0), NEAREST).unwrap().value;
        assert_eq!(three, exact(3.0));
        assert_eq!(three.fmod(exact(2.0)).unwrap().value, one);
        assert_eq!(three.scale_binary(-1, NEAREST), Ok(exact(1.5)));
        let third = one.div(three, NEAREST).unwrap();
        assert!(third.status.has(Status::INEXACT));
        let by_zero = one.div(ApFloat::zero(format, true), NEAREST).unwrap();
        assert_eq!((by_zero.value, by_zero.status), (ApFloat::infinity(format, true), Status::DIV_BY_ZERO));
    }
    let pair = ApFloat::one(PpcFp128, false);
    assert_eq!(pair.div(pair, NEAREST), Err(Unsupported));
    assert_eq!(pair.fmod(pair), Err(Unsupported));
}

/// Addition to multiplication in `double` and `float` match the processor.
#[test]
fn arithmetic_agrees_with_native_floats() {
    let mut generator = Generator::new(8);
    for _ in 0..20_000 {
        let mut random = || {
            let bits = generator.next();
            match generator.below(3) {
                0 => f64::from_bits(bits),
                1 => f64::from_bits(bits >> 2 | 0x3F << 56 | bits << 63),
                _ => (bits % 1_000) as f64 / 8.0 - 50.0,
            }
        };
        let (a, b, c) = (random(), random(), random());
        if a.is_nan() || b.is_nan() || c.is_nan() {
            continue;
        }
        let (x, y, z) = (ApFloat::from_f64(a), ApFloat::from_f64(b), ApFloat::from_f64(c));
        let same = |value: ApFloat, native: f64| {
            assert!(value == ApFloat::from_f64(native) || value.is_nan() && native.is_nan());
        };
        same(x.add(y, NEAREST).value, a + b);
        same(x.sub(y, NEAREST).value, a - b);
        same(x.mul(y, NEAREST).value, a * b);
        same(x.div(y, NEAREST).unwrap().value, a / b);
        same(x.fmod(y).unwrap().value, a % b);
        same(x.fma(y, z, NEAREST).unwrap().value, a.mul_add(b, c));
        assert_eq!(x.compare(y), a.partial_cmp(&b));
        let (single, lost) = x.convert(Float, NEAREST).unwrap();
        assert_eq!(single, ApFloat::from_f32(a as f32));
        assert_eq!(lost, f64::from(a as f32) != a);
        let (s, t) = (a as f32, b as f32);
        if (s * t).is_finite() {
            let product = ApFloat::from_f32(s).mul(ApFloat::from_f32(t), NEAREST);
            assert_eq!(product.value, ApFloat::from_f32(s * t));
        }
    }
}
