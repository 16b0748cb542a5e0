//! `SmallFormat` compared with the code that LLVM 23 generates for `llvm.convert.to.arbitrary.fp`, and with
//! itself.

use draig_num::{ApFloat, FloatFormat, Round, SmallFormat};

const ROUNDINGS: [Round; 5] = [
    Round::NearestTiesToEven,
    Round::TowardZero,
    Round::TowardPositive,
    Round::TowardNegative,
    Round::NearestTiesToAway,
];

/// Format, bits of a `float`, and its bits in the format for each of [`ROUNDINGS`], with saturation: what the
/// code prints that `llc-23` generates for x86-64, where it supports the format.
const ENCODED: &[(&str, u32, [u32; 5])] = &[
    ("Float8E5M2", 0x0250def2, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float8E5M2", 0xa9800db1, [0x80, 0x80, 0x80, 0x81, 0x80]),
    ("Float8E5M2", 0x37000000, [0x00, 0x00, 0x01, 0x00, 0x01]),
    ("Float8E5M2", 0xb7000000, [0x80, 0x80, 0x80, 0x81, 0x81]),
    ("Float8E5M2", 0xc17d26bd, [0xcc, 0xcb, 0xcb, 0xcc, 0xcc]),
    ("Float8E5M2", 0x3892ffff, [0x05, 0x04, 0x05, 0x04, 0x05]),
    ("Float8E5M2", 0x49270000, [0x7b, 0x7b, 0x7b, 0x7b, 0x7b]),
    ("Float8E4M3FN", 0xbbb0ffff, [0x83, 0x82, 0x82, 0x83, 0x83]),
    ("Float8E4M3FN", 0x387e0000, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float8E4M3FN", 0xbfc80000, [0xbc, 0xbc, 0xbc, 0xbd, 0xbd]),
    ("Float8E4M3FN", 0x3dc80000, [0x1c, 0x1c, 0x1d, 0x1c, 0x1d]),
    ("Float8E4M3FN", 0x42c80000, [0x6c, 0x6c, 0x6d, 0x6c, 0x6d]),
    ("Float8E4M3FN", 0x37e0ffff, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float8E4M3FN", 0x3af50001, [0x01, 0x00, 0x01, 0x00, 0x01]),
    ("Float8E4M3FN", 0xe60d861f, [0xfe, 0xfe, 0xfe, 0xfe, 0xfe]),
    ("Float6E3M2FN", 0xb6210001, [0x20, 0x20, 0x20, 0x21, 0x20]),
    ("Float6E3M2FN", 0x37b6ffff, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E3M2FN", 0x3d000000, [0x00, 0x00, 0x01, 0x00, 0x01]),
    ("Float6E3M2FN", 0xbd000000, [0x20, 0x20, 0x20, 0x21, 0x21]),
    ("Float6E3M2FN", 0xc045ffff, [0x32, 0x32, 0x32, 0x33, 0x32]),
    ("Float6E3M2FN", 0x393fffff, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E3M2FN", 0xed8cd05d, [0x3f, 0x3f, 0x3f, 0x3f, 0x3f]),
    ("Float6E2M3FN", 0x396f0000, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E2M3FN", 0x3c950001, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E2M3FN", 0x3d800000, [0x00, 0x00, 0x01, 0x00, 0x01]),
    ("Float6E2M3FN", 0xbd800000, [0x20, 0x20, 0x20, 0x21, 0x21]),
    ("Float6E2M3FN", 0xc0480000, [0x34, 0x34, 0x34, 0x35, 0x35]),
    ("Float6E2M3FN", 0x2b608b34, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E2M3FN", 0x37120001, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float6E2M3FN", 0x74860391, [0x1f, 0x1f, 0x1f, 0x1f, 0x1f]),
    ("Float4E2M1FN", 0x363c0001, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float4E2M1FN", 0x3e570000, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float4E2M1FN", 0x3e800000, [0x00, 0x00, 0x01, 0x00, 0x01]),
    ("Float4E2M1FN", 0xbe800000, [0x08, 0x08, 0x08, 0x09, 0x09]),
    ("Float4E2M1FN", 0x16cda791, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float4E2M1FN", 0x3a12ffff, [0x00, 0x00, 0x01, 0x00, 0x00]),
    ("Float4E2M1FN", 0xf26a56c3, [0x0f, 0x0f, 0x0f, 0x0f, 0x0f]),
];

fn named(name: &str) -> SmallFormat {
    SmallFormat::named(name.as_bytes()).unwrap()
}

#[test]
fn encodes_as_llvm_does() {
    for &(name, bits, expected) in ENCODED {
        let x = ApFloat::from_bits(FloatFormat::Float, u128::from(bits));
        for (round, expected) in ROUNDINGS.into_iter().zip(expected) {
            assert_eq!(named(name).encode(x, round, true), Some(expected), "{name} {bits:x} {round:?}");
        }
    }
}

#[test]
fn every_encoding_is_its_value() {
    for format in SmallFormat::ALL {
        let mut last = None;
        for bits in 0..1 << format.width() {
            let value = format.decode(bits);
            // Saturation also applies to infinities.
            let saturate = !value.is_infinite();
            for round in ROUNDINGS {
                assert_eq!(format.encode(value, round, false), Some(bits), "{} {bits:x}", format.name());
                assert_eq!(format.encode(value, round, saturate), Some(bits), "{} {bits:x}", format.name());
            }
            let value = value.as_f64().unwrap();
            if value.is_finite() && !value.is_sign_negative() {
                assert!(last.is_none_or(|last| last < value), "{} {bits:x}", format.name());
                last = Some(value);
            }
        }
    }
}

/// Name, width, least and greatest positive number, bits of a negative NaN, of an infinity.
type Limits = (&'static str, u32, f64, f64, Option<u32>, Option<u32>);

const LIMITS: &[Limits] = &[
    ("Float8E5M2", 8, 1.0 / 65536.0, 57344.0, Some(0xfe), Some(0x7c)),
    ("Float8E5M2FNUZ", 8, 1.0 / 131_072.0, 57344.0, Some(0x80), None),
    ("Float8E4M3", 8, 1.0 / 512.0, 240.0, Some(0xfc), Some(0x78)),
    ("Float8E4M3FN", 8, 1.0 / 512.0, 448.0, Some(0xff), None),
    ("Float8E4M3FNUZ", 8, 1.0 / 1024.0, 240.0, Some(0x80), None),
    ("Float8E4M3B11FNUZ", 8, 1.0 / 8192.0, 30.0, Some(0x80), None),
    ("Float8E3M4", 8, 1.0 / 64.0, 15.5, Some(0xf8), Some(0x70)),
    ("Float8E8M0FNU", 8, 5.877_471_754_111_438e-39, 1.701_411_834_604_692_3e38, Some(0xff), None),
    ("Float6E3M2FN", 6, 1.0 / 16.0, 28.0, None, None),
    ("Float6E2M3FN", 6, 1.0 / 8.0, 7.5, None, None),
    ("Float4E2M1FN", 4, 0.5, 6.0, None, None),
];

#[test]
fn limits_of_the_formats() {
    assert_eq!(LIMITS.len(), SmallFormat::ALL.len());
    for &(name, width, least, greatest, nan, infinity) in LIMITS {
        let format = named(name);
        assert_eq!((format.name(), format.width()), (name, width));
        let numbers = (0..1 << width).filter_map(|bits| format.decode(bits).as_f64());
        let positive: Vec<f64> = numbers.filter(|number| number.is_finite() && *number > 0.0).collect();
        assert_eq!(positive.iter().copied().fold(f64::INFINITY, f64::min), least, "{name}");
        assert_eq!(positive.iter().copied().fold(0.0, f64::max), greatest, "{name}");
        let encode = |x: f64, saturate| format.encode(ApFloat::from_f64(x), Round::NearestTiesToEven, saturate);
        assert_eq!(encode(-f64::NAN, true), nan, "{name}");
        assert_eq!(encode(f64::INFINITY, false), infinity, "{name}");
        assert_eq!(encode(1e300, false), infinity, "{name}");
        let top = format.decode(encode(f64::INFINITY, true).unwrap());
        assert_eq!(top.as_f64(), Some(greatest), "{name}");
    }
}

#[test]
fn nans_keep_their_kind() {
    let format = named("Float8E4M3");
    let nan = |bits: u64| ApFloat::from_f64(f64::from_bits(bits));
    let encode = |bits| format.encode(nan(bits), Round::NearestTiesToEven, false);
    assert_eq!(encode(0x7ff8_0000_0000_0000), Some(0x7c));
    assert_eq!(encode(0xfffe_0000_0000_0001), Some(0xff));
    assert_eq!(encode(0x7ff0_0000_0000_0001), Some(0x79));
    assert!(format.decode(0x79).is_signaling());
    assert!(!format.decode(0xff).is_signaling());
}

#[test]
fn numbers_outside_an_unsigned_format() {
    let format = named("Float8E8M0FNU");
    let encode = |x: f64, round, saturate| format.encode(ApFloat::from_f64(x), round, saturate);
    let nearest = Round::NearestTiesToEven;
    assert_eq!(encode(3.0, nearest, false), Some(129));
    assert_eq!(encode(2.9, nearest, false), Some(128));
    for x in [0.0, -0.0, -1.0, f64::NEG_INFINITY, 1e-39] {
        assert_eq!(encode(x, nearest, false), None, "{x}");
        assert_eq!(encode(x, nearest, true), Some(0), "{x}");
    }
    // Three quarters of the least number round up to it.
    let below = 5.877_471_754_111_438e-39 * 0.75;
    assert_eq!(encode(below, nearest, false), Some(0));
    assert_eq!(encode(below, Round::TowardZero, false), None);
}
