//! [`HalfKnown`] against all values of small widths: no result is missing, and ranges of machine words are those of
//! integers of any width.

use draig_num::{ApInt, ConstantRange, HalfKnown, Preferred, RangeWord, Wraps};

/// Result of an operation on the known number and the other; `None` if it is poison or undefined.
type Op = fn(&ApInt, &ApInt) -> Option<ApInt>;

const NONE: Wraps = Wraps { no_unsigned: false, no_signed: false };
const UNSIGNED: Wraps = Wraps { no_unsigned: true, no_signed: false };
const SIGNED: Wraps = Wraps { no_unsigned: false, no_signed: true };
const BOTH: Wraps = Wraps { no_unsigned: true, no_signed: true };

fn unless((value, overflow): (ApInt, bool)) -> Option<ApInt> {
    (!overflow).then_some(value)
}

fn places(value: &ApInt) -> Option<u32> {
    value.to_u64().filter(|&by| by < u64::from(value.width())).map(|by| by as u32)
}

fn places_in(n: &ApInt, x: &ApInt, wraps: Wraps) -> Option<u32> {
    let loses = |by: u32| wraps.no_unsigned && n.shl_loses_unsigned(by) || wraps.no_signed && n.shl_loses_signed(by);
    places(x).filter(|&by| !loses(by))
}

fn exact_places(n: &ApInt, x: &ApInt) -> Option<u32> {
    places(x).filter(|&by| n.lshr(by).shl(by) == *n)
}

const OPS: &[(HalfKnown, Op)] = &[
    (HalfKnown::Add(NONE), |n, x| Some(x.add(n))),
    (HalfKnown::Add(UNSIGNED), |n, x| unless(x.uadd_overflow(n))),
    (HalfKnown::Add(SIGNED), |n, x| unless(x.sadd_overflow(n))),
    (HalfKnown::Add(BOTH), |n, x| unless(x.uadd_overflow(n)).and(unless(x.sadd_overflow(n)))),
    (HalfKnown::SubFrom(NONE), |n, x| Some(n.sub(x))),
    (HalfKnown::SubFrom(UNSIGNED), |n, x| unless(n.usub_overflow(x))),
    (HalfKnown::SubFrom(SIGNED), |n, x| unless(n.ssub_overflow(x))),
    (HalfKnown::SubFrom(BOTH), |n, x| unless(n.usub_overflow(x)).and(unless(n.ssub_overflow(x)))),
    (HalfKnown::And, |n, x| Some(x.and(n))),
    (HalfKnown::Or, |n, x| Some(x.or(n))),
    (HalfKnown::ShlBy, |n, x| places(n).map(|by| x.shl(by))),
    (HalfKnown::Shl(NONE), |n, x| places_in(n, x, NONE).map(|by| n.shl(by))),
    (HalfKnown::Shl(UNSIGNED), |n, x| places_in(n, x, UNSIGNED).map(|by| n.shl(by))),
    (HalfKnown::Shl(SIGNED), |n, x| places_in(n, x, SIGNED).map(|by| n.shl(by))),
    (HalfKnown::Shl(BOTH), |n, x| places_in(n, x, BOTH).map(|by| n.shl(by))),
    (HalfKnown::LShrBy, |n, x| places(n).map(|by| x.lshr(by))),
    (HalfKnown::LShr { exact: false }, |n, x| places(x).map(|by| n.lshr(by))),
    (HalfKnown::LShr { exact: true }, |n, x| exact_places(n, x).map(|by| n.lshr(by))),
    (HalfKnown::AShrBy, |n, x| places(n).map(|by| x.ashr(by))),
    (HalfKnown::AShr { exact: false }, |n, x| places(x).map(|by| n.ashr(by))),
    (HalfKnown::AShr { exact: true }, |n, x| exact_places(n, x).map(|by| n.ashr(by))),
    (HalfKnown::UDivBy, |n, x| x.udiv(n)),
    (HalfKnown::UDiv, |n, x| n.udiv(x)),
    (HalfKnown::SDivBy, |n, x| if x.sdiv_overflow(n) { None } else { x.sdiv(n) }),
    (HalfKnown::SDiv, |n, x| if n.sdiv_overflow(x) { None } else { n.sdiv(x) }),
    (HalfKnown::URemBy, |n, x| x.urem(n)),
    (HalfKnown::URem, |n, x| n.urem(x)),
    (HalfKnown::SRemBy, |n, x| if x.sdiv_overflow(n) { None } else { x.srem(n) }),
    (HalfKnown::SRem, |n, x| if n.sdiv_overflow(x) { None } else { n.srem(x) }),
    (HalfKnown::UAddSat, |n, x| Some(x.uadd_sat(n))),
    (HalfKnown::SAddSat, |n, x| Some(x.sadd_sat(n))),
    (HalfKnown::USubSatFrom, |n, x| Some(n.usub_sat(x))),
    (HalfKnown::USubSatBy, |n, x| Some(x.usub_sat(n))),
    (HalfKnown::SSubSatFrom, |n, x| Some(n.ssub_sat(x))),
    (HalfKnown::SSubSatBy, |n, x| Some(x.ssub_sat(n))),
    (HalfKnown::UMin, |n, x| Some(x.umin(n))),
    (HalfKnown::UMax, |n, x| Some(x.umax(n))),
    (HalfKnown::SMin, |n, x| Some(x.smin(n))),
    (HalfKnown::SMax, |n, x| Some(x.smax(n))),
];

const PREFERRED: [Preferred; 3] = [Preferred::Smallest, Preferred::Unsigned, Preferred::Signed];

#[test]
fn no_result_is_missing() {
    for width in 1..=5 {
        let all = || (0..1u64 << width).map(|value| ApInt::new(width, value));
        for &(operation, op) in OPS {
            for (n, preferred) in all().flat_map(|n| PREFERRED.map(|preferred| (n.clone(), preferred))) {
                let is_defined = match operation {
                    // as documented
                    HalfKnown::ShlBy | HalfKnown::LShrBy | HalfKnown::AShrBy => places(&n).is_some(),
                    HalfKnown::UDivBy => !n.is_zero(),
                    _ => true,
                };
                if !is_defined {
                    continue;
                }
                let range = ConstantRange::of_half_known(operation, &n, preferred);
                for x in all() {
                    if let Some(result) = op(&n, &x) {
                        assert!(range.contains(&result), "{operation:?} {n:?}: {range} lacks {result:?} of {x:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn words_have_the_ranges_of_integers() {
    let mut state = 1u64;
    for width in [1, 2, 7, 8, 31, 32, 63, 64] {
        for _ in 0..200 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let n = ApInt::new(width, state >> (state & 63));
            for &(operation, _) in OPS {
                let number = match operation {
                    HalfKnown::ShlBy | HalfKnown::LShrBy | HalfKnown::AShrBy => {
                        ApInt::new(width, n.low_u64() % u64::from(width))
                    }
                    _ => n.clone(),
                };
                for preferred in PREFERRED {
                    let word = RangeWord::of_half_known(operation, number.low_u64(), width, preferred);
                    let wide = ConstantRange::of_half_known(operation, &number, preferred);
                    assert_eq!(word.widen(width), wide, "{operation:?} {number:?}");
                }
            }
        }
    }
}
