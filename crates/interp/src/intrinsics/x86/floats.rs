//! Floating-point intrinsics of x86-64: comparisons by number, extremes that prefer the second operand,
//! conversions with an "integer indefinite" result (Intel 64 and IA-32 Architectures Software Developer's
//! Manual, volume 2).

use super::Reader;
use super::integers::pair;

/// Floating-point format; all its numbers are exact as `f64`.
pub(super) trait Format {
    fn value(bits: u64) -> f64;
    /// Rounds to the format and makes a NaN quiet.
    fn bits(value: f64) -> u64;
}

/// `float`.
pub(super) struct Single;
/// `double`.
pub(super) struct Double;

impl Format for Single {
    fn value(bits: u64) -> f64 {
        f32::from_bits(bits as u32).into()
    }

    fn bits(value: f64) -> u64 {
        (value as f32).to_bits().into()
    }
}

impl Format for Double {
    fn value(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    fn bits(value: f64) -> u64 {
        value.to_bits()
    }
}

/// Ordered comparison.
#[derive(Clone, Copy)]
pub(super) enum Compare {
    Equal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Compare {
    fn holds(self, x: f64, y: f64) -> bool {
        match self {
            Compare::Equal => x == y,
            Compare::Less => x < y,
            Compare::LessOrEqual => x <= y,
            Compare::Greater => x > y,
            Compare::GreaterOrEqual => x >= y,
        }
    }
}

/// Executes `…ss` and `…sd`: computes the first lane; the other lanes are those of the first argument.
pub(super) fn first<'c, 'x, 'a>(
    r: &mut Reader<'c, 'x, 'a>,
    lane: usize,
    compute: impl Fn(&mut Reader<'c, 'x, 'a>) -> u64,
) -> u64 {
    if lane == 0 { compute(r) } else { r.lane(0, lane) }
}

/// `min` and `max`: the first operand if the comparison holds, otherwise the second, whatever it is.
pub(super) fn extreme<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize, compare: Compare) -> u64 {
    let (x, y) = (r.lane(0, lane), r.lane(1, lane));
    if compare.holds(F::value(x), F::value(y)) { x } else { y }
}

/// `cmp`: all ones or zeros, by one of 32 predicates, the upper half of which differ in signaling only.
pub(super) fn mask<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    let (x, y) = (F::value(r.lane(0, lane)), F::value(r.lane(1, lane)));
    let unordered = x.is_nan() || y.is_nan();
    let holds = match r.lane(2, 0) & 15 {
        0 => x == y,
        1 => x < y,
        2 => x <= y,
        3 => unordered,
        4 => x != y,
        5 => unordered || x >= y,
        6 => unordered || x > y,
        7 => !unordered,
        8 => unordered || x == y,
        9 => unordered || x < y,
        10 => unordered || x <= y,
        11 => false,
        12 => !unordered && x != y,
        13 => x >= y,
        14 => x > y,
        _ => true,
    };
    if holds { u64::MAX } else { 0 }
}

/// Executes `comi` and `ucomi`: compares the first lanes.
pub(super) fn holds<F: Format>(r: &mut Reader<'_, '_, '_>, compare: Compare) -> u64 {
    let (x, y) = (F::value(r.lane(0, 0)), F::value(r.lane(1, 0)));
    compare.holds(x, y).into()
}

/// Returns `x + y` or `x - y`. Single-precision results are rounded twice, which does not matter here.
fn sum<F: Format>(x: u64, y: u64, subtract: bool) -> u64 {
    let (x, y) = (F::value(x), F::value(y));
    F::bits(if subtract { x - y } else { x + y })
}

/// Executes `addsub`: subtracts even lanes and adds odd ones.
pub(super) fn add_sub<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    let (x, y) = (r.lane(0, lane), r.lane(1, lane));
    sum::<F>(x, y, lane.is_multiple_of(2))
}

/// Executes `hadd` and `hsub`.
pub(super) fn horizontal<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize, subtract: bool) -> u64 {
    let (arg, at) = pair(r, lane);
    let (x, y) = (r.lane(arg, at), r.lane(arg, at + 1));
    sum::<F>(x, y, subtract)
}

/// `dp`: products of the lanes that the upper bits select, added pairwise, written to the lanes that the
/// lower bits select.
pub(super) fn dot<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    let (size, control) = (r.block(), r.lane(2, 0));
    if control >> (lane % size) & 1 == 0 {
        return 0;
    }
    let start = lane / size * size;
    let products: Vec<u64> = (0..size)
        .map(|at| match control >> (4 + at) & 1 {
            0 => 0,
            _ => F::bits(F::value(r.lane(0, start + at)) * F::value(r.lane(1, start + at))),
        })
        .collect();
    match products.as_slice() {
        [a, b, c, d] => sum::<F>(sum::<F>(*a, *b, false), sum::<F>(*c, *d, false), false),
        [a, b] => sum::<F>(*a, *b, false),
        other => r.breaks(&format!("multiplies {} lanes", other.len())),
    }
}

/// Executes `round`: the lower bits of the immediate select the mode; the environment's is to nearest.
pub(super) fn round<F: Format>(r: &mut Reader<'_, '_, '_>, arg: usize, lane: usize, control: usize) -> u64 {
    let value = F::value(r.lane(arg, lane));
    F::bits(match r.lane(control, 0) & 7 {
        1 => value.floor(),
        2 => value.ceil(),
        3 => value.trunc(),
        _ => value.round_ties_even(),
    })
}

/// Executes `insertps`: copies a lane of the second vector to a lane of the first, then zeroes some lanes.
pub(super) fn insert(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    let control = r.lane(2, 0);
    if control >> lane & 1 != 0 {
        0
    } else if control >> 4 & 3 == lane as u64 {
        r.lane(1, (control >> 6 & 3) as usize)
    } else {
        r.lane(0, lane)
    }
}

/// Executes `rcp`.
pub(super) fn reciprocal(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    Single::bits(1.0 / Single::value(r.lane(0, lane)))
}

/// Executes `rsqrt`.
pub(super) fn reciprocal_root(r: &mut Reader<'_, '_, '_>, lane: usize) -> u64 {
    Single::bits(1.0 / Single::value(r.lane(0, lane)).sqrt())
}

fn integral(value: f64, truncate: bool) -> f64 {
    if truncate { value.trunc() } else { value.round_ties_even() }
}

/// `cvt…2dq` and `cvt…2si`: a result that does not fit is the least number.
pub(super) fn to_int<F: Format>(r: &mut Reader<'_, '_, '_>, lane: usize, truncate: bool) -> u64 {
    if lane >= r.count(0) {
        // `cvtpd2dq` yields half a vector, and zeros.
        return 0;
    }
    let value = integral(F::value(r.lane(0, lane)), truncate);
    let fits = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&value);
    (if fits { value as i32 } else { i32::MIN }) as u32 as u64
}

/// Executes `cvt…2si64`.
pub(super) fn to_long<F: Format>(r: &mut Reader<'_, '_, '_>, truncate: bool) -> u64 {
    const BEYOND: f64 = 9_223_372_036_854_775_808.0;
    let value = integral(F::value(r.lane(0, 0)), truncate);
    (if (-BEYOND..BEYOND).contains(&value) { value as i64 } else { i64::MIN }) as u64
}

/// Executes `cvtpd2ps` and `cvtsd2ss`.
pub(super) fn narrow(r: &mut Reader<'_, '_, '_>, arg: usize, lane: usize) -> u64 {
    if lane >= r.count(arg) { 0 } else { Single::bits(Double::value(r.lane(arg, lane))) }
}
