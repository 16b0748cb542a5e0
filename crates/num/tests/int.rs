//! `ApInt` compared with native integers up to 128 bits, with bit-by-bit arithmetic above, and, for the
//! lengths at which the fast algorithms start, with residues modulo a prime.

mod common;

use common::Generator;
use draig_num::{ApInt, LiteralError, MAX_DECIMAL_DIGITS, MAX_WIDTH, write_after, write_i64, write_u64};

/// Returns values near the edges as often as any others.
fn random_int(generator: &mut Generator, width: u32) -> ApInt {
    match generator.below(10) {
        0 => ApInt::zero(width),
        1 => ApInt::one(width),
        2 => ApInt::all_ones(width),
        3 => ApInt::signed_min(width),
        4 => ApInt::signed_max(width),
        kind => {
            let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| generator.next()).collect();
            let value = ApInt::from_limbs(width, &limbs);
            let shift = generator.below(u64::from(width)) as u32;
            match kind {
                5 => value.lshr(shift),
                6 => value.ashr(shift),
                7 => value.shl(shift),
                _ => value,
            }
        }
    }
}

fn unsigned(value: &ApInt) -> u128 {
    value.to_u128().unwrap()
}

fn signed(value: &ApInt) -> i128 {
    value.to_i128().unwrap()
}

#[test]
fn agrees_with_native_integers() {
    let mut generator = Generator::new(2);
    for _ in 0..20_000 {
        let width = generator.below(128) as u32 + 1;
        let (a, b) = (random_int(&mut generator, width), random_int(&mut generator, width));
        let (ua, ub, sa, sb) = (unsigned(&a), unsigned(&b), signed(&a), signed(&b));
        let mask = u128::MAX >> (128 - width);
        let (min, max) = (i128::MIN >> (128 - width), i128::MAX >> (128 - width));
        let fits = |exact: Option<i128>| exact.is_some_and(|v| (min..=max).contains(&v));
        let int = |value: u128| ApInt::from_u128(width, value);

        assert_eq!(a.uadd_overflow(&b), (int(ua.wrapping_add(ub)), ua.checked_add(ub).is_none_or(|v| v > mask),));
        assert_eq!(a.usub_overflow(&b), (int(ua.wrapping_sub(ub)), ua < ub));
        assert_eq!(a.umul_overflow(&b), (int(ua.wrapping_mul(ub)), ua.checked_mul(ub).is_none_or(|v| v > mask),));
        assert_eq!(a.sadd_overflow(&b).1, !fits(sa.checked_add(sb)));
        assert_eq!(a.ssub_overflow(&b).1, !fits(sa.checked_sub(sb)));
        assert_eq!(a.smul_overflow(&b), (int(ua.wrapping_mul(ub)), !fits(sa.checked_mul(sb)),));
        let clamp = |exact: i128| ApInt::from_i128(width, exact.clamp(min, max));
        assert_eq!(a.sadd_sat(&b), clamp(sa.saturating_add(sb)));
        assert_eq!(a.ssub_sat(&b), clamp(sa.saturating_sub(sb)));
        assert_eq!(a.smul_sat(&b), clamp(sa.saturating_mul(sb)));
        assert_eq!(a.uadd_sat(&b), int(ua.saturating_add(ub).min(mask)));
        assert_eq!(a.usub_sat(&b), int(ua.saturating_sub(ub)));
        assert_eq!(a.umul_sat(&b), int(ua.saturating_mul(ub).min(mask)));

        assert_eq!(a.udiv(&b), ua.checked_div(ub).map(int));
        assert_eq!(a.urem(&b), ua.checked_rem(ub).map(int));
        let wrapped = (sb != 0).then(|| int(sa.wrapping_div(sb) as u128));
        assert_eq!(a.sdiv(&b), wrapped);
        let wrapped = (sb != 0).then(|| int(sa.wrapping_rem(sb) as u128));
        assert_eq!(a.srem(&b), wrapped);
        assert_eq!(a.sdiv_overflow(&b), sb != 0 && !fits(sa.checked_div(sb)));

        assert_eq!(a.ucmp(&b), ua.cmp(&ub));
        assert_eq!(a.scmp(&b), sa.cmp(&sb));
        assert_eq!(a.umin(&b), int(ua.min(ub)));
        assert_eq!(a.smax(&b), int(sa.max(sb) as u128));
        assert_eq!((a.ult(&b), a.ule(&b), a.slt(&b), a.sle(&b)), (ua < ub, ua <= ub, sa < sb, sa <= sb,));

        assert_eq!((a.and(&b), a.or(&b), a.xor(&b)), (int(ua & ub), int(ua | ub), int(ua ^ ub)));
        assert_eq!((a.not(), a.neg()), (int(!ua), int(ua.wrapping_neg())));
        let amount = generator.below(u64::from(width) + 3) as u32;
        assert_eq!(a.shl(amount), int(ua.checked_shl(amount).unwrap_or(0)));
        assert_eq!(a.lshr(amount), int(ua.checked_shr(amount).unwrap_or(0)));
        assert_eq!(a.ashr(amount), int((sa >> amount.min(127)) as u128));
        assert_eq!(a.shl_loses_unsigned(amount), unsigned_loss(ua, amount, mask));
        assert_eq!(a.shl_loses_signed(amount), signed_loss(&a, amount));

        assert_eq!(a.leading_zeros(), ua.leading_zeros() - (128 - width));
        assert_eq!(a.trailing_zeros(), ua.trailing_zeros().min(width));
        assert_eq!(a.count_ones(), ua.count_ones());
        assert_eq!(a.active_bits(), 128 - ua.leading_zeros());
        let significant = (1..=width).find(|&w| sa >> (w - 1) == 0 || sa >> (w - 1) == -1);
        assert_eq!(Some(a.significant_bits()), significant);
        assert_eq!(a.bitreverse(), int(ua.reverse_bits() >> (128 - width)));
        if width.is_multiple_of(8) {
            assert_eq!(a.bswap(), int(ua.swap_bytes() >> (128 - width)));
        }
        let turn = amount % width;
        let turned = ua << turn | ua.checked_shr(width - turn).unwrap_or(0);
        assert_eq!(a.rotl(amount), int(turned));
        assert_eq!(a.rotl(amount).rotr(amount), a);

        assert_eq!(a.is_zero(), ua == 0);
        assert_eq!(a.is_one(), ua == 1);
        assert_eq!(a.is_all_ones(), ua == mask);
        assert_eq!(a.is_negative(), sa < 0);
        assert_eq!(a.is_signed_min(), sa == min);
        assert_eq!(a.is_signed_max(), sa == max);
        assert_eq!(a.is_power_of_two(), ua.is_power_of_two());
        assert_eq!(a.to_u64(), u64::try_from(ua).ok());
        assert_eq!(a.to_i64(), i64::try_from(sa).ok());
        assert_eq!(a.low_u64(), ua as u64);

        let mut text = Vec::new();
        a.write_signed_decimal(&mut text);
        assert_eq!(text, sa.to_string().into_bytes());
        text.clear();
        a.write_unsigned_decimal(&mut text);
        assert_eq!(text, ua.to_string().into_bytes());
        text.clear();
        a.write_hex(&mut text);
        assert_eq!(text, format!("{ua:X}").into_bytes());

        let low = generator.below(u64::from(width)) as u32;
        let field = generator.below(u64::from(width - low)) as u32 + 1;
        let field_mask = u128::MAX >> (128 - field);
        assert_eq!(unsigned(&a.extract_bits(low, field)), ua >> low & field_mask);
        let mut mixed = a.clone();
        mixed.insert_bits(&b.trunc(field), low);
        assert_eq!(mixed, int(ua & !(field_mask << low) | (ub & field_mask) << low));
    }
}

fn unsigned_loss(value: u128, amount: u32, mask: u128) -> bool {
    value != 0 && value.checked_shl(amount).is_none_or(|v| (v & mask) >> amount != value)
}

fn signed_loss(value: &ApInt, amount: u32) -> bool {
    let wide = 2 * value.width() + amount;
    value.sext(wide).shl(amount) != value.shl(amount).sext(wide)
}

/// Returns the bits, lowest first.
fn bits_of(value: &ApInt) -> Vec<bool> {
    (0..value.width()).map(|index| value.bit(index)).collect()
}

fn from_bits(bits: &[bool]) -> ApInt {
    let mut value = ApInt::zero(bits.len() as u32);
    for (index, &bit) in bits.iter().enumerate() {
        value.set_bit(index as u32, bit);
    }
    value
}

fn naive_add(a: &[bool], b: &[bool]) -> Vec<bool> {
    let mut carry = false;
    let add = |(&x, &y): (&bool, &bool)| {
        let count = u8::from(x) + u8::from(y) + u8::from(carry);
        carry = count > 1;
        count % 2 == 1
    };
    a.iter().zip(b).map(add).collect()
}

fn naive_shift(a: &[bool]) -> Vec<bool> {
    let mut out = vec![false];
    out.extend(&a[..a.len() - 1]);
    out
}

fn naive_mul(a: &[bool], b: &[bool]) -> Vec<bool> {
    let mut sum = vec![false; a.len()];
    let mut shifted = a.to_vec();
    for &bit in b {
        if bit {
            sum = naive_add(&sum, &shifted);
        }
        shifted = naive_shift(&shifted);
    }
    sum
}

#[test]
fn agrees_with_arithmetic_by_bits() {
    let mut generator = Generator::new(3);
    for _ in 0..300 {
        let width = generator.below(400) as u32 + 1;
        let (a, b) = (random_int(&mut generator, width), random_int(&mut generator, width));
        let (bits_a, bits_b) = (bits_of(&a), bits_of(&b));
        assert_eq!(from_bits(&bits_a), a);
        assert_eq!(a.add(&b), from_bits(&naive_add(&bits_a, &bits_b)));
        let product = naive_mul(&bits_a, &bits_b);
        assert_eq!(a.mul(&b), from_bits(&product));
        let reversed: Vec<bool> = bits_a.iter().rev().copied().collect();
        assert_eq!(a.bitreverse(), from_bits(&reversed));
        let mut turned = bits_a.clone();
        let amount = generator.below(u64::from(width)) as u32;
        turned.rotate_right(amount as usize);
        assert_eq!(a.rotl(amount), from_bits(&turned));
        if let Some((quotient, remainder)) = a.udiv_rem(&b) {
            assert!(remainder.ult(&b));
            let back = naive_mul(&bits_of(&quotient), &bits_b);
            assert_eq!(from_bits(&naive_add(&back, &bits_of(&remainder))), a);
            assert!(!quotient.umul_overflow(&b).1);
        }
    }
}

const PRIME: u128 = (1 << 61) - 1;

fn residue(value: &ApInt) -> u128 {
    value.limbs().iter().rev().fold(0, |rest, &limb| (rest << 64 | u128::from(limb)) % PRIME)
}

#[test]
fn long_products_and_quotients_have_the_right_residues() {
    let mut generator = Generator::new(4);
    for _ in 0..60 {
        let width = 2_000 + generator.below(60_000) as u32;
        let (a, b) = (random_int(&mut generator, width), random_int(&mut generator, width));
        let wide = 2 * width;
        let product = a.zext(wide).mul(&b.zext(wide));
        assert_eq!(residue(&product), residue(&a) * residue(&b) % PRIME);
        let (Some((quotient, remainder)), false) = (product.udiv_rem(&b.zext(wide)), b.is_zero()) else {
            continue;
        };
        assert_eq!((quotient, remainder), (a.zext(wide), ApInt::zero(wide)));
        let small = b.lshr(generator.below(u64::from(width)) as u32);
        if let Some((quotient, remainder)) = a.udiv_rem(&small) {
            assert!(remainder.ult(&small));
            let back = residue(&quotient) * residue(&small) % PRIME + residue(&remainder);
            assert_eq!(back % PRIME, residue(&a));
        }
        let mut text = Vec::new();
        a.write_unsigned_decimal(&mut text);
        let decimal = text.iter().fold(0, |rest, &d| (rest * 10 + u128::from(d - b'0')) % PRIME);
        assert_eq!(decimal, residue(&a));
        assert_eq!(ApInt::from_decimal(&text, width), Ok(a));
    }
}

#[test]
fn the_widest_integer_is_read_and_printed() {
    let digits = vec![b'9'; MAX_DECIMAL_DIGITS - 1];
    let literal = ApInt::parse_literal(false, &digits).unwrap();
    assert!(literal.value.width() <= MAX_WIDTH);
    let mut text = Vec::new();
    literal.value.write_unsigned_decimal(&mut text);
    assert!(text == digits);
    let largest = ApInt::all_ones(MAX_WIDTH);
    text.clear();
    largest.write_signed_decimal(&mut text);
    assert_eq!(text, b"-1");

    let digits = vec![b'9'; MAX_DECIMAL_DIGITS];
    assert_eq!(ApInt::parse_literal(false, &digits), Err(LiteralError::TooLarge));
    let digits = vec![b'1'; MAX_DECIMAL_DIGITS + 1];
    assert_eq!(ApInt::parse_literal(false, &digits), Err(LiteralError::TooLarge));
    let digits = vec![b'f'; MAX_WIDTH as usize / 4];
    assert_eq!(ApInt::parse_hex_literal(false, &digits).unwrap().value, largest);
    let digits = vec![b'f'; MAX_WIDTH as usize / 4 + 1];
    assert_eq!(ApInt::parse_hex_literal(false, &digits), Err(LiteralError::TooLarge));
}

/// Results of `llvm-as | llvm-dis` for `@c = global iN literal`.
#[test]
fn literals_are_read_as_in_llvm() {
    let decimal: &[(u32, &str, i128)] = &[
        (8, "256", 0),
        (8, "255", -1),
        (8, "-128", -128),
        (8, "-129", 127),
        (8, "-255", 1),
        (8, "-256", 0),
        (1, "-1", -1),
        (1, "2", 0),
        (32, "-0", 0),
        (32, "4294967295", -1),
        (32, "4294967296", 0),
        (32, "00000000000000000000000000005", 5),
        (32, "-00000000000000000000000000005", -5),
        (64, "18446744073709551615", -1),
        (64, "18446744073709551616", 0),
        (128, "170141183460469231731687303715884105728", i128::MIN),
    ];
    for &(width, text, expected) in decimal {
        let digits = text.trim_start_matches('-').as_bytes();
        let literal = ApInt::parse_literal(text.starts_with('-'), digits).unwrap();
        assert_eq!(signed(&literal.to_width(width)), expected, "i{width} {text}");
    }
    let hexadecimal: &[(u32, &str, i128)] = &[
        (64, "u0x5", 5),
        (64, "s0x5", -3),
        (8, "s0xFF", -1),
        (8, "u0xFF", -1),
        (8, "s0x0FF", -1),
        (8, "u0x1FF", -1),
        (16, "s0xFF", -1),
        (32, "s0x80", -128),
        (5, "s0x1", -1),
        (4, "s0x08", -8),
        (9, "s0x8", -8),
        (9, "s0x0", 0),
    ];
    for &(width, text, expected) in hexadecimal {
        let digits = &text.as_bytes()[3..];
        let literal = ApInt::parse_hex_literal(text.starts_with('s'), digits).unwrap();
        assert_eq!(signed(&literal.to_width(width)), expected, "i{width} {text}");
    }
}

#[test]
fn literals_have_the_least_width() {
    for (negative, digits, width) in [
        (false, "0", 1),
        (false, "1", 1),
        (false, "255", 8),
        (false, "256", 9),
        (true, "0", 1),
        (true, "1", 1),
        (true, "128", 8),
        (true, "129", 9),
    ] {
        let literal = ApInt::parse_literal(negative, digits.as_bytes()).unwrap();
        assert_eq!((literal.value.width(), literal.signed), (width, negative), "{digits}");
    }
}

#[test]
fn non_digits_are_refused() {
    let long = [b"1".repeat(30), b"x".to_vec()].concat();
    let longest = [b"1".repeat(MAX_DECIMAL_DIGITS + 5), b"x".to_vec()].concat();
    for text in [b"".as_slice(), b"1a", b"-1", b" 1", &long, &longest] {
        assert_eq!(ApInt::parse_literal(false, text), Err(LiteralError::NotDigits));
        assert_eq!(ApInt::from_decimal(text, 64), Err(LiteralError::NotDigits));
    }
    for text in [b"".as_slice(), b"1g", b"0x1"] {
        assert_eq!(ApInt::parse_hex_literal(true, text), Err(LiteralError::NotDigits));
        assert_eq!(ApInt::from_hex(text, 64), Err(LiteralError::NotDigits));
    }
}

#[test]
fn native_numbers_are_written_as_the_standard_library_does() {
    let mut generator = Generator::new(5);
    let mut values = vec![0, 9, 10, 99, 100, u64::MAX, i64::MAX as u64, i64::MIN as u64];
    values.extend((0..2_000).map(|i| generator.next() >> (i % 64)));
    for value in values {
        let mut text = Vec::new();
        write_u64(&mut text, value);
        assert_eq!(text, value.to_string().into_bytes());
        text.clear();
        write_i64(&mut text, value as i64);
        assert_eq!(text, (value as i64).to_string().into_bytes());
    }
}

#[test]
fn numbers_of_eight_digits_are_written_exactly() {
    let fours = (0..10_000).flat_map(|four| [four, four * 10_000, four * 10_000 + 9_999, four * 10_001]);
    let mut text = Vec::new();
    for value in fours.chain([99_999_999, 100_000_000, u32::MAX - 1, u32::MAX]) {
        text.clear();
        write_u64(&mut text, u64::from(value));
        assert_eq!(text, value.to_string().into_bytes());
        text.clear();
        write_after(&mut text, b'%', value);
        assert_eq!(text, format!("%{value}").into_bytes());
    }
}

#[test]
fn equal_values_of_other_widths_differ() {
    assert_ne!(ApInt::new(8, 1), ApInt::new(9, 1));
    assert_eq!(ApInt::new(65, 1), ApInt::from_limbs(65, &[1, 0xFFFE, 7]));
    assert_eq!(ApInt::from_i64(200, -1), ApInt::all_ones(200));
    assert_eq!(format!("{:?}", ApInt::from_i64(8, -3)), "i8 -3");
}

#[test]
#[should_panic(expected = "operands of 8 and 9 bits")]
fn widths_must_agree() {
    let _ = ApInt::new(8, 1).add(&ApInt::new(9, 1));
}

#[test]
#[should_panic(expected = "integer width 0")]
fn width_zero_is_refused() {
    let _ = ApInt::zero(0);
}
