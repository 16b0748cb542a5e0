//! Fuzz target: laws that must hold for every input. `cargo test` runs it for about a second over seeded
//! bytes; a fuzzer may run it for longer. It panics if a law is broken.

use crate::{ApFloat, ApInt, FloatFormat, LiteralPrefix, MAX_WIDTH, Round, Status, decimal_literal, hex_literal};

/// Number of checks of each kind that ran, for detecting a run that tests nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Pairs of integers.
    pub integers: u64,
    /// Floating-point values that were converted to text and back.
    pub floats: u64,
    /// Operations on floating-point values.
    pub operations: u64,
    /// Texts that were accepted as a number.
    pub accepted: u64,
    /// Texts that were refused.
    pub refused: u64,
}

/// Runs all checks on the values that the bytes encode.
pub fn run(data: &[u8], counts: &mut Counts) {
    let Some((&kind, data)) = data.split_first() else {
        return;
    };
    match kind % 4 {
        0 => integers(data, counts),
        1 => floats(data, counts),
        2 => operations(data, counts),
        _ => texts(data, counts),
    }
}

const ROUNDS: [Round; 5] = [
    Round::NearestTiesToEven,
    Round::TowardPositive,
    Round::TowardNegative,
    Round::TowardZero,
    Round::NearestTiesToAway,
];

fn integers(data: &[u8], counts: &mut Counts) {
    let [low, high, rest @ ..] = data else { return };
    let limbs: Vec<u64> =
        rest.chunks(8).map(|chunk| chunk.iter().fold(0, |value, &byte| value << 8 | u64::from(byte))).collect();
    let width = (u32::from(*low) | u32::from(*high) << 8) % 2000 + 1;
    let (first, second) = limbs.split_at(limbs.len() / 2);
    let (a, b) = (ApInt::from_limbs(width, first), ApInt::from_limbs(width, second));
    counts.integers += 1;

    assert_eq!(a.add(&b).sub(&b), a);
    assert_eq!(a.add(&b), b.add(&a));
    assert_eq!(a.neg().neg(), a);
    assert_eq!(a.mul(&b.neg()), a.mul(&b).neg());
    assert_eq!(a.xor(&b), a.or(&b).sub(&a.and(&b)));
    assert_eq!(a.not(), a.neg().sub(&ApInt::one(width)));
    assert_eq!(a.bitreverse().bitreverse(), a);
    match (a.udiv_rem(&b), a.sdiv(&b), a.srem(&b)) {
        (Some((quotient, remainder)), Some(signed_quotient), Some(signed_remainder)) => {
            assert!(remainder.ult(&b));
            assert_eq!(quotient.mul(&b).add(&remainder), a);
            assert_eq!(signed_quotient.mul(&b).add(&signed_remainder), a);
        }
        (None, None, None) => assert!(b.is_zero()),
        _ => panic!("one division by zero and not the other"),
    }

    // Overflow is determined with twice the width.
    let wide = 2 * width;
    let (ua, ub) = (a.zext(wide), b.zext(wide));
    let (sa, sb) = (a.sext(wide), b.sext(wide));
    assert_eq!(a.uadd_overflow(&b).1, ua.add(&ub) != a.add(&b).zext(wide));
    assert_eq!(a.usub_overflow(&b).1, ua.sub(&ub) != a.sub(&b).zext(wide));
    assert_eq!(a.umul_overflow(&b).1, ua.mul(&ub) != a.mul(&b).zext(wide));
    assert_eq!(a.sadd_overflow(&b).1, sa.add(&sb) != a.add(&b).sext(wide));
    assert_eq!(a.ssub_overflow(&b).1, sa.sub(&sb) != a.sub(&b).sext(wide));
    assert_eq!(a.smul_overflow(&b).1, sa.mul(&sb) != a.mul(&b).sext(wide));

    let amount = b.clamp_u32(width + 3);
    assert_eq!(a.shl(amount).lshr(amount), a.zext(wide).shl(amount).trunc(width).lshr(amount));
    assert_eq!(a.ashr(amount), a.sext(wide).ashr(amount).trunc(width));
    assert_eq!(a.rotl(amount).rotr(amount), a);
    let field = amount.min(width - 1);
    let mut whole = b.clone();
    whole.insert_bits(&a.extract_bits(0, width - field), field);
    whole.insert_bits(&b.trunc(field.max(1)), 0);
    if field > 0 {
        assert_eq!(whole.lshr(field), a.shl(field).lshr(field));
    }

    let mut text = Vec::new();
    a.write_unsigned_decimal(&mut text);
    assert_eq!(ApInt::from_decimal(&text, width).as_ref(), Ok(&a));
    text.clear();
    a.write_hex(&mut text);
    assert_eq!(ApInt::from_hex(&text, width).as_ref(), Ok(&a));
    text.clear();
    a.write_signed_decimal(&mut text);
    let digits = text.strip_prefix(b"-").unwrap_or(&text);
    let literal = ApInt::parse_literal(a.is_negative(), digits);
    assert_eq!(literal.map(|literal| literal.to_width(width)).as_ref(), Ok(&a));
}

fn floats(data: &[u8], counts: &mut Counts) {
    let Some((format, bits, _)) = float_bits(data) else {
        return;
    };
    let value = ApFloat::from_bits(format, bits).canonical();
    counts.floats += 1;
    let text = value.to_string();
    let back = match (format, text.strip_prefix("0x")) {
        (FloatFormat::Float | FloatFormat::Double, Some(digits)) => {
            let literal = hex_literal(LiteralPrefix::Double, digits.as_bytes());
            literal.and_then(|literal| literal.value.literal_for(format).ok())
        }
        (_, Some(digits)) => {
            let prefix = digits.as_bytes().first().and_then(|&b| LiteralPrefix::from_letter(b));
            let digits = digits.as_bytes().get(1..).unwrap_or_default();
            prefix.and_then(|prefix| hex_literal(prefix, digits)).map(|literal| literal.value)
        }
        (_, None) => {
            let double = decimal_literal(text.as_bytes());
            double.and_then(|double| ApFloat::from_f64(double).literal_for(format).ok())
        }
    };
    assert_eq!(back, Some(value), "{text}");
    assert_eq!(value.neg().neg(), value);
    assert!(!value.abs().is_negative());
    if let Some(double) = value.widened_to_double() {
        assert_eq!(ApFloat::from_f64(double).literal_for(format), Ok(value));
    }
}

fn operations(data: &[u8], counts: &mut Counts) {
    let Some((format, bits, data)) = float_bits(data) else {
        return;
    };
    let Some((&[choice, ref rest @ ..], other)) = data.split_at_checked(16) else {
        return;
    };
    let second = rest.iter().chain(other.first()).fold(0, |v, &byte| v << 8 | u128::from(byte));
    let round = ROUNDS[usize::from(choice) % ROUNDS.len()];
    let (a, b) = (ApFloat::from_bits(format, bits), ApFloat::from_bits(format, second));
    counts.operations += 1;

    let sum = a.add(b, round).value;
    if !a.is_nan() && !b.is_nan() && format != FloatFormat::PpcFp128 {
        assert_eq!(sum, b.add(a, round).value);
        assert_eq!(a.compare(b), b.compare(a).map(|order| order.reverse()));
        assert_eq!(a.sub(b, round), a.add(b.neg(), round));
    }
    a.mul(b, round);
    if let (Ok(_), Ok(_), Ok(_)) = (a.div(b, round), a.fmod(b), a.fma(b, sum, round)) {
        counts.operations += 3;
    }
    let (least, greatest) = (a.minimumnum(b), a.maximumnum(b));
    // The second part of a pair may be NaN even if the pair is not, and then nothing compares.
    if format != FloatFormat::PpcFp128 && !least.is_nan() {
        assert!(least.compare(greatest).is_some_and(|order| order.is_le()));
    }
    a.minnum(b);
    a.maxnum(b);
    a.minimum(b);
    a.maximum(b);

    for to in FloatFormat::ALL {
        let Ok((converted, false)) = a.convert(to, round) else {
            continue;
        };
        // The second part of a pair that is not finite, and the sign of a zero second part, are not a loss.
        if format != FloatFormat::PpcFp128
            && let Ok((back, lost)) = converted.convert(format, round)
        {
            assert!(!lost);
            assert_eq!(back, a.quieted().canonical(), "{a:?} by {to}");
        }
    }
    let width = second as u32 % 200 + 1;
    for signed in [false, true] {
        let (integer, status) = a.to_int(width, signed, round);
        let zero = a.is_zero() || integer.is_zero();
        if status.is_ok()
            && !zero
            && let Ok(back) = ApFloat::from_int(format, &integer, signed, round)
            && format != FloatFormat::PpcFp128
        {
            assert_eq!((back.value, back.status), (a.canonical(), Status::OK));
        }
    }
    if let Ok(integral) = a.round_to_integral(round)
        && !a.is_nan()
    {
        let again = integral.value.round_to_integral(round);
        assert_eq!(again.map(|o| (o.value, o.status)), Ok((integral.value, Status::OK)));
    }
}

fn texts(data: &[u8], counts: &mut Counts) {
    // Bytes are mapped to the characters of numbers, as otherwise hardly any text would be a number.
    let text: Vec<u8> = data.iter().map(|&byte| b"0123456789abcdefABCDEF.-+eE00000x"[usize::from(byte) % 33]).collect();
    let prefixes = [
        LiteralPrefix::Double,
        LiteralPrefix::Half,
        LiteralPrefix::BFloat,
        LiteralPrefix::X86Fp80,
        LiteralPrefix::Fp128,
        LiteralPrefix::PpcFp128,
    ];
    let mut count = |accepted: bool| match accepted {
        true => counts.accepted += 1,
        false => counts.refused += 1,
    };
    // All suffixes, since a number rarely fills the whole text.
    for start in 0..text.len().min(24) {
        let text = &text[start..];
        let end = text.iter().position(|b| !b.is_ascii_hexdigit()).unwrap_or(text.len());
        for prefix in prefixes {
            count(hex_literal(prefix, &text[..end]).is_some());
        }
        for end in 0..text.len().min(40) {
            count(decimal_literal(&text[..end]).is_some());
        }
        let digits = text.iter().position(|b| !b.is_ascii_digit()).unwrap_or(text.len());
        for negative in [false, true] {
            let literal = ApInt::parse_literal(negative, &text[..digits]);
            count(literal.is_ok());
            if let Ok(literal) = literal {
                assert!(literal.value.width() <= MAX_WIDTH);
                assert!(literal.to_width(64).to_u64().is_some());
            }
            let literal = ApInt::parse_hex_literal(negative, &text[..end]);
            count(literal.is_ok());
        }
    }
}

/// A format, its bits (with special values more often than by chance), and the remaining data.
fn float_bits(data: &[u8]) -> Option<(FloatFormat, u128, &[u8])> {
    let (&[format, special, ref bytes @ ..], rest) = data.split_at_checked(18)? else {
        return None;
    };
    let format = FloatFormat::ALL[usize::from(format) % FloatFormat::ALL.len()];
    let bits = bytes.iter().fold(0, |value, &byte| value << 8 | u128::from(byte));
    let negative = special & 128 != 0;
    let value = match special % 12 {
        0 => ApFloat::zero(format, negative),
        1 => ApFloat::infinity(format, negative),
        2 => ApFloat::quiet_nan(format, negative, bits),
        3 => ApFloat::signaling_nan(format, negative, bits),
        4 => ApFloat::largest(format, negative),
        5 => ApFloat::smallest(format, negative),
        6 => ApFloat::one(format, negative),
        // Small whole numbers and halves, and decimals of few digits.
        7 => short_decimal(format, (bits % 2_000) as f64 / 2.0),
        8 => short_decimal(format, (bits % 1_000_000) as f64 / 1e4),
        _ => ApFloat::from_bits(format, bits),
    };
    Some((format, value.bits(), rest))
}

fn short_decimal(format: FloatFormat, value: f64) -> ApFloat {
    let converted = ApFloat::from_f64(value).convert(format, Round::NearestTiesToEven);
    converted.map_or(ApFloat::one(format, false), |(value, _)| value)
}
