//! [`KnownBits`] and [`ConstantRange`] against all values of small widths: results are sound, and optimal where
//! stated.

use draig_num::{ApInt, ConstantRange, KnownBits, Preferred, RangePredicate};

/// Every knowledge without a conflict, with the values that it allows.
fn all_known(width: u32) -> Vec<(KnownBits, Vec<u64>)> {
    let mut all = Vec::new();
    for zero in 0..1_u64 << width {
        for one in 0..1_u64 << width {
            if zero & one == 0 {
                let known = KnownBits { zero: ApInt::new(width, zero), one: ApInt::new(width, one) };
                let values = (0..1 << width).filter(|value| value & zero == 0 && value & one == one).collect();
                all.push((known, values));
            }
        }
    }
    all
}

/// Every range, with its values.
fn all_ranges(width: u32) -> Vec<(ConstantRange, Vec<u64>)> {
    let count = 1_u64 << width;
    let mut all = vec![(ConstantRange::full(width), (0..count).collect()), (ConstantRange::empty(width), Vec::new())];
    for low in 0..count {
        for size in 1..count {
            let values: Vec<u64> = (0..size).map(|at| (low + at) % count).collect();
            let range = ConstantRange::new(ApInt::new(width, low), ApInt::new(width, low + size)).unwrap();
            for value in 0..count {
                assert_eq!(range.contains(&ApInt::new(width, value)), values.contains(&value), "{range} {value}");
            }
            all.push((range, values));
        }
    }
    all
}

/// Smallest knowledge of a set of values.
fn optimal(width: u32, values: &[u64]) -> Option<KnownBits> {
    values.iter().map(|&value| KnownBits::constant(&ApInt::new(width, value))).reduce(|a, b| a.join(&b))
}

/// An operation on numbers; `None` if the result is poison or undefined.
type Op = fn(&ApInt, &ApInt) -> Option<ApInt>;
type KnownOp = fn(&KnownBits, &KnownBits) -> KnownBits;
type RangeOp = fn(&ConstantRange, &ConstantRange) -> ConstantRange;

fn unless((value, overflow): (ApInt, bool)) -> Option<ApInt> {
    (!overflow).then_some(value)
}

fn amount(value: &ApInt) -> Option<u32> {
    value.to_u64().filter(|&by| by < u64::from(value.width())).map(|by| by as u32)
}

fn known_ops() -> Vec<(&'static str, bool, KnownOp, Op)> {
    vec![
        ("and", true, |a, b| a.and(b), |a, b| Some(a.and(b))),
        ("or", true, |a, b| a.or(b), |a, b| Some(a.or(b))),
        ("xor", true, |a, b| a.xor(b), |a, b| Some(a.xor(b))),
        ("add", true, |a, b| a.add(b, false, false), |a, b| Some(a.add(b))),
        ("add nsw", true, |a, b| a.add(b, true, false), |a, b| unless(a.sadd_overflow(b))),
        ("add nuw", true, |a, b| a.add(b, false, true), |a, b| unless(a.uadd_overflow(b))),
        (
            "add nuw nsw",
            false,
            |a, b| a.add(b, true, true),
            |a, b| unless(a.sadd_overflow(b)).and_then(|_| unless(a.uadd_overflow(b))),
        ),
        ("sub", true, |a, b| a.sub(b, false, false), |a, b| Some(a.sub(b))),
        ("sub nsw", true, |a, b| a.sub(b, true, false), |a, b| unless(a.ssub_overflow(b))),
        ("sub nuw", true, |a, b| a.sub(b, false, true), |a, b| unless(a.usub_overflow(b))),
        (
            "sub nuw nsw",
            false,
            |a, b| a.sub(b, true, true),
            |a, b| unless(a.ssub_overflow(b)).and_then(|_| unless(a.usub_overflow(b))),
        ),
        ("mul", false, |a, b| a.mul(b, false), |a, b| Some(a.mul(b))),
        ("udiv", false, |a, b| a.udiv(b, false), |a, b| a.udiv(b)),
        (
            "udiv exact",
            false,
            |a, b| a.udiv(b, true),
            |a, b| a.udiv_rem(b).and_then(|(quotient, rest)| rest.is_zero().then_some(quotient)),
        ),
        ("sdiv", false, |a, b| a.sdiv(b, false), |a, b| if a.sdiv_overflow(b) { None } else { a.sdiv(b) }),
        (
            "sdiv exact",
            false,
            |a, b| a.sdiv(b, true),
            |a, b| {
                if a.sdiv_overflow(b) || !a.srem(b)?.is_zero() { None } else { a.sdiv(b) }
            },
        ),
        ("urem", false, |a, b| a.urem(b), |a, b| a.urem(b)),
        ("srem", false, |a, b| a.srem(b), |a, b| if a.sdiv_overflow(b) { None } else { a.srem(b) }),
        ("shl", true, |a, b| a.shl(b, false, false), |a, b| amount(b).map(|by| a.shl(by))),
        (
            "shl nuw",
            true,
            |a, b| a.shl(b, true, false),
            |a, b| amount(b).filter(|&by| !a.shl_loses_unsigned(by)).map(|by| a.shl(by)),
        ),
        (
            "shl nsw",
            true,
            |a, b| a.shl(b, false, true),
            |a, b| amount(b).filter(|&by| !a.shl_loses_signed(by)).map(|by| a.shl(by)),
        ),
        (
            "shl nuw nsw",
            true,
            |a, b| a.shl(b, true, true),
            |a, b| amount(b).filter(|&by| !a.shl_loses_signed(by) && !a.shl_loses_unsigned(by)).map(|by| a.shl(by)),
        ),
        ("lshr", true, |a, b| a.lshr(b, false), |a, b| amount(b).map(|by| a.lshr(by))),
        (
            "lshr exact",
            false,
            |a, b| a.lshr(b, true),
            |a, b| amount(b).filter(|&by| a.lshr(by).shl(by) == *a).map(|by| a.lshr(by)),
        ),
        ("ashr", true, |a, b| a.ashr(b, false), |a, b| amount(b).map(|by| a.ashr(by))),
        (
            "ashr exact",
            false,
            |a, b| a.ashr(b, true),
            |a, b| amount(b).filter(|&by| a.lshr(by).shl(by) == *a).map(|by| a.ashr(by)),
        ),
        ("umin", true, |a, b| a.umin(b), |a, b| Some(a.umin(b))),
        ("umax", true, |a, b| a.umax(b), |a, b| Some(a.umax(b))),
        ("smin", true, |a, b| a.smin(b), |a, b| Some(a.smin(b))),
        ("smax", true, |a, b| a.smax(b), |a, b| Some(a.smax(b))),
        ("uadd.sat", true, |a, b| a.uadd_sat(b), |a, b| Some(a.uadd_sat(b))),
        ("sadd.sat", true, |a, b| a.sadd_sat(b), |a, b| Some(a.sadd_sat(b))),
        ("usub.sat", true, |a, b| a.usub_sat(b), |a, b| Some(a.usub_sat(b))),
        ("ssub.sat", true, |a, b| a.ssub_sat(b), |a, b| Some(a.ssub_sat(b))),
        ("abs", true, |a, _| a.abs(false), |a, _| Some(a.abs())),
        ("abs poison", true, |a, _| a.abs(true), |a, _| (!a.is_signed_min()).then(|| a.abs())),
        ("ctpop", false, |a, _| a.ctpop(), |a, _| Some(ApInt::new(a.width(), u64::from(a.count_ones())))),
        ("ctlz", false, |a, _| a.ctlz(false), |a, _| Some(ApInt::new(a.width(), u64::from(a.leading_zeros())))),
        ("cttz", false, |a, _| a.cttz(false), |a, _| Some(ApInt::new(a.width(), u64::from(a.trailing_zeros())))),
        (
            "ctlz poison",
            false,
            |a, _| a.ctlz(true),
            |a, _| (!a.is_zero()).then(|| ApInt::new(a.width(), u64::from(a.leading_zeros()))),
        ),
        (
            "cttz poison",
            false,
            |a, _| a.cttz(true),
            |a, _| (!a.is_zero()).then(|| ApInt::new(a.width(), u64::from(a.trailing_zeros()))),
        ),
        ("bitreverse", true, |a, _| a.bitreverse(), |a, _| Some(a.bitreverse())),
    ]
}

#[test]
fn known_bits_of_operations() {
    for width in 1..=4 {
        let all = all_known(width);
        for (name, is_optimal, known_op, op) in known_ops() {
            for (left, lefts) in &all {
                for (right, rights) in &all {
                    let results: Vec<u64> = lefts
                        .iter()
                        .flat_map(|&a| rights.iter().map(move |&b| (a, b)))
                        .filter_map(|(a, b)| op(&ApInt::new(width, a), &ApInt::new(width, b)))
                        .map(|value| value.low_u64())
                        .collect();
                    let Some(best) = optimal(width, &results) else { continue };
                    let known = known_op(left, right);
                    assert!(!known.has_conflict(), "{name} {left} {right}: {known}");
                    let sound = known.join(&best) == known;
                    assert!(sound, "{name} {left} {right}: {known} claims more than {best}");
                    assert!(!is_optimal || known == best, "{name} {left} {right}: {known} could be {best}");
                }
            }
        }
    }
}

#[test]
fn known_bits_of_squares_and_bounds() {
    for width in 1..=4 {
        for (known, values) in all_known(width) {
            let squares: Vec<u64> = values.iter().map(|&v| ApInt::new(width, v * v).low_u64()).collect();
            let (best, square) = (optimal(width, &squares).unwrap(), known.mul(&known, true));
            assert_eq!(square.join(&best), square, "square of {known}");
            for low in 0..1 << width {
                for high in 0..1 << width {
                    let within: Vec<u64> = values.iter().copied().filter(|&v| low <= v && v <= high).collect();
                    let got = known.within_unsigned(&ApInt::new(width, low), &ApInt::new(width, high));
                    assert_eq!(got, optimal(width, &within), "{known} within {low} to {high}");
                    let signed = |v: u64| ApInt::new(width, v).to_i64();
                    let within: Vec<u64> = values
                        .iter()
                        .copied()
                        .filter(|&v| signed(low) <= signed(v) && signed(v) <= signed(high))
                        .collect();
                    let got = known.within_signed(&ApInt::new(width, low), &ApInt::new(width, high));
                    assert_eq!(got, optimal(width, &within), "{known} within signed {low} to {high}");
                }
            }
        }
    }
}

#[test]
fn known_bits_of_funnel_shifts() {
    let width = 3;
    let all = all_known(width);
    for (left, lefts) in &all {
        for (right, rights) in &all {
            for by in 0..8 {
                for is_right in [false, true] {
                    let known = left.funnel_shift(right, &KnownBits::constant(&ApInt::new(width, by)), is_right);
                    let by = by % u64::from(width);
                    for (&a, &b) in lefts.iter().flat_map(|a| rights.iter().map(move |b| (a, b))) {
                        let word = a << width | b;
                        let value = if is_right { word >> by } else { word << by >> width };
                        let value = ApInt::new(width, value);
                        assert!(known.zero.and(&value).is_zero() && known.one.and(&value.not()).is_zero());
                    }
                }
            }
        }
    }
}

fn range_ops() -> Vec<(&'static str, RangeOp, Op)> {
    const SMALLEST: Preferred = Preferred::Smallest;
    vec![
        ("add", |a, b| a.add(b), |a, b| Some(a.add(b))),
        ("add nsw", |a, b| a.add_no_wrap(b, true, false, SMALLEST), |a, b| unless(a.sadd_overflow(b))),
        ("add nuw", |a, b| a.add_no_wrap(b, false, true, SMALLEST), |a, b| unless(a.uadd_overflow(b))),
        ("sub", |a, b| a.sub(b), |a, b| Some(a.sub(b))),
        ("sub nsw", |a, b| a.sub_no_wrap(b, true, false, SMALLEST), |a, b| unless(a.ssub_overflow(b))),
        ("sub nuw", |a, b| a.sub_no_wrap(b, false, true, SMALLEST), |a, b| unless(a.usub_overflow(b))),
        ("mul", |a, b| a.mul(b), |a, b| Some(a.mul(b))),
        ("mul nsw", |a, b| a.mul_no_wrap(b, true, false, SMALLEST), |a, b| unless(a.smul_overflow(b))),
        ("mul nuw", |a, b| a.mul_no_wrap(b, false, true, SMALLEST), |a, b| unless(a.umul_overflow(b))),
        ("udiv", |a, b| a.udiv(b), |a, b| a.udiv(b)),
        ("sdiv", |a, b| a.sdiv(b), |a, b| if a.sdiv_overflow(b) { None } else { a.sdiv(b) }),
        ("urem", |a, b| a.urem(b), |a, b| a.urem(b)),
        ("srem", |a, b| a.srem(b), |a, b| if a.sdiv_overflow(b) { None } else { a.srem(b) }),
        ("and", |a, b| a.and(b), |a, b| Some(a.and(b))),
        ("or", |a, b| a.or(b), |a, b| Some(a.or(b))),
        ("xor", |a, b| a.xor(b), |a, b| Some(a.xor(b))),
        ("shl", |a, b| a.shl(b), |a, b| amount(b).map(|by| a.shl(by))),
        (
            "shl nuw",
            |a, b| a.shl_no_wrap(b, false, true, SMALLEST),
            |a, b| amount(b).filter(|&by| !a.shl_loses_unsigned(by)).map(|by| a.shl(by)),
        ),
        (
            "shl nsw",
            |a, b| a.shl_no_wrap(b, true, false, SMALLEST),
            |a, b| amount(b).filter(|&by| !a.shl_loses_signed(by)).map(|by| a.shl(by)),
        ),
        ("lshr", |a, b| a.lshr(b), |a, b| amount(b).map(|by| a.lshr(by))),
        ("ashr", |a, b| a.ashr(b), |a, b| amount(b).map(|by| a.ashr(by))),
        ("umin", |a, b| a.umin(b), |a, b| Some(a.umin(b))),
        ("umax", |a, b| a.umax(b), |a, b| Some(a.umax(b))),
        ("smin", |a, b| a.smin(b), |a, b| Some(a.smin(b))),
        ("smax", |a, b| a.smax(b), |a, b| Some(a.smax(b))),
        ("uadd.sat", |a, b| a.uadd_sat(b), |a, b| Some(a.uadd_sat(b))),
        ("sadd.sat", |a, b| a.sadd_sat(b), |a, b| Some(a.sadd_sat(b))),
        ("usub.sat", |a, b| a.usub_sat(b), |a, b| Some(a.usub_sat(b))),
        ("ssub.sat", |a, b| a.ssub_sat(b), |a, b| Some(a.ssub_sat(b))),
        ("umul.sat", |a, b| a.umul_sat(b), |a, b| Some(a.umul_sat(b))),
        ("smul.sat", |a, b| a.smul_sat(b), |a, b| Some(a.smul_sat(b))),
        ("abs", |a, _| a.abs(false), |a, _| Some(a.abs())),
        ("abs poison", |a, _| a.abs(true), |a, _| (!a.is_signed_min()).then(|| a.abs())),
        ("ctpop", |a, _| a.ctpop(), |a, _| Some(ApInt::new(a.width(), u64::from(a.count_ones())))),
        ("ctlz", |a, _| a.ctlz(false), |a, _| Some(ApInt::new(a.width(), u64::from(a.leading_zeros())))),
        ("cttz", |a, _| a.cttz(false), |a, _| Some(ApInt::new(a.width(), u64::from(a.trailing_zeros())))),
        ("not", |a, _| a.not(), |a, _| Some(a.not())),
    ]
}

#[test]
fn ranges_of_operations() {
    for width in 1..=3 {
        let all = all_ranges(width);
        for (name, range_op, op) in range_ops() {
            for (left, lefts) in &all {
                for (right, rights) in &all {
                    let range = range_op(left, right);
                    for (&a, &b) in lefts.iter().flat_map(|a| rights.iter().map(move |b| (a, b))) {
                        let (a, b) = (ApInt::new(width, a), ApInt::new(width, b));
                        if let Some(value) = op(&a, &b) {
                            assert!(
                                range.contains(&value),
                                "{name} {left} {right}: {range} lacks {value} of {a:?} {b:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn sets_of_ranges() {
    for width in 1..=3 {
        let all = all_ranges(width);
        let size = |range: &ConstantRange| (0..1 << width).filter(|&v| range.contains(&ApInt::new(width, v))).count();
        for (left, lefts) in &all {
            for (right, rights) in &all {
                let (both, either) =
                    (left.intersect(right, Preferred::Smallest), left.union(right, Preferred::Smallest));
                let common: Vec<u64> = lefts.iter().copied().filter(|v| rights.contains(v)).collect();
                assert!(common.iter().all(|&v| both.contains(&ApInt::new(width, v))), "{left} {right}: {both}");
                assert!(lefts.iter().chain(rights).all(|&v| either.contains(&ApInt::new(width, v))), "{left} {right}");
                assert_eq!(left.contains_range(right), rights.iter().all(|v| lefts.contains(v)), "{left} {right}");
                assert_eq!(left.is_smaller_than(right), lefts.len() < rights.len());
                let smallest = |values: &[u64]| {
                    all.iter()
                        .filter(|(_, others)| values.iter().all(|v| others.contains(v)))
                        .map(|(_, others)| others.len())
                        .min()
                        .unwrap()
                };
                assert_eq!(size(&both), smallest(&common), "{left} {right}: {both}");
                let together: Vec<u64> = lefts.iter().chain(rights).copied().collect();
                assert_eq!(size(&either), smallest(&together), "{left} {right}: {either}");
            }
        }
    }
}

#[test]
fn casts_and_comparisons_of_ranges() {
    use RangePredicate::*;
    let all = all_ranges(3);
    for (range, values) in &all {
        for &value in values {
            let number = ApInt::new(3, value);
            assert!(range.zext(5).contains(&number.zext(5)) && range.sext(5).contains(&number.sext(5)));
            assert!(range.trunc(2, false, false).contains(&number.trunc(2)), "{range}");
            if number.trunc(2).zext(3) == number {
                assert!(range.trunc(2, false, true).contains(&number.trunc(2)), "{range}");
            }
            if number.trunc(2).sext(3) == number {
                assert!(range.trunc(2, true, false).contains(&number.trunc(2)), "{range}");
            }
            let known = range.to_known_bits();
            assert!(known.zero.and(&number).is_zero() && known.one.and(&number.not()).is_zero());
        }
        for predicate in [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle] {
            let (allowed, satisfying) =
                (ConstantRange::allowed_by(predicate, range), ConstantRange::satisfying(predicate, range));
            for value in 0..8 {
                let number = ApInt::new(3, value);
                let holds = |other: &u64| predicate.holds(&number, &ApInt::new(3, *other));
                if values.iter().any(holds) {
                    assert!(allowed.contains(&number), "{predicate:?} {range}: {allowed}");
                }
                if satisfying.contains(&number) {
                    assert!(values.iter().all(holds), "{predicate:?} {range}: {satisfying}");
                }
            }
            for (other, others) in &all {
                let holds = values
                    .iter()
                    .all(|&a| others.iter().all(|&b| predicate.holds(&ApInt::new(3, a), &ApInt::new(3, b))));
                assert!(!range.implies(predicate, other) || holds, "{range} {predicate:?} {other}");
            }
        }
    }
}

#[test]
fn texts() {
    let range = ConstantRange::new(ApInt::new(8, 200), ApInt::new(8, 5)).unwrap();
    assert_eq!(range.to_string(), "[-56,5)");
    assert_eq!(ConstantRange::full(8).to_string(), "full-set");
    assert_eq!(ConstantRange::empty(8).to_string(), "empty-set");
    let known = KnownBits { zero: ApInt::new(4, 5), one: ApInt::new(4, 9) };
    assert_eq!(known.to_string(), "10?!");
}

#[test]
fn wide_values() {
    let width = 200;
    let known = KnownBits::constant(&ApInt::one(width)).shl(&KnownBits::unknown(width), true, false);
    assert!(known.is_unknown());
    assert_eq!(
        KnownBits::unknown(width).lshr(&KnownBits::constant(&ApInt::new(width, 190)), false).min_leading_zeros(),
        190
    );
    let huge = 1 << 20;
    let mut low = KnownBits::unknown(huge);
    low.set_trailing_zeros(7);
    assert_eq!(low.shl(&KnownBits::unknown(huge), false, false).min_trailing_zeros(), 7);
}
