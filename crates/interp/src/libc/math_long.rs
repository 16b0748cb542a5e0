//! `<math.h>` for `long double`, in whatever format the target has it. What is exact or correctly
//! rounded is computed in that format; the other functions go through `double`.

use std::cmp::Ordering;

use super::access::{int, void};
use super::posix::{EDOM, ERANGE};
use super::{Call, Entry};
use crate::machine::Machine;
use crate::rules;
use crate::stop::{Run, Undefined, unsupported};
use crate::value::Slot;
use draig_num::{ApFloat, Category, FloatFormat, Round, Status};

macro_rules! unary {
    ($name:literal, $function:expr) => {
        ($name, "D(D)", |machine: &mut Machine<'_>, call: &Call<'_>| {
            let x = argument(machine, call, 0)?;
            let wide = to_f64(x);
            let result = from_f64(machine, $function(wide));
            finish(machine, &[x], result)
        })
    };
}

macro_rules! binary {
    ($name:literal, $function:expr) => {
        ($name, "D(DD)", |machine: &mut Machine<'_>, call: &Call<'_>| {
            let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
            let result = from_f64(machine, $function(to_f64(x), to_f64(y)));
            finish(machine, &[x, y], result)
        })
    };
}

macro_rules! integral {
    ($name:literal, $round:ident) => {
        ($name, "D(D)", |machine: &mut Machine<'_>, call: &Call<'_>| {
            let x = argument(machine, call, 0)?;
            match x.round_to_integral(Round::$round) {
                Ok(rounded) => result(machine, rounded.value),
                Err(_) => unsupported(format!("{} of ppc_fp128", call.name)),
            }
        })
    };
}

pub(super) static TABLE: &[Entry] = &[
    unary!("sinl", f64::sin),
    unary!("cosl", f64::cos),
    unary!("tanl", f64::tan),
    unary!("asinl", f64::asin),
    unary!("acosl", f64::acos),
    unary!("atanl", f64::atan),
    unary!("sinhl", f64::sinh),
    unary!("coshl", f64::cosh),
    unary!("tanhl", f64::tanh),
    unary!("expl", f64::exp),
    unary!("exp2l", f64::exp2),
    unary!("expm1l", f64::exp_m1),
    unary!("logl", f64::ln),
    unary!("log2l", f64::log2),
    unary!("log10l", f64::log10),
    unary!("log1pl", f64::ln_1p),
    unary!("cbrtl", f64::cbrt),
    unary!("asinhl", libm::asinh),
    unary!("acoshl", libm::acosh),
    unary!("atanhl", libm::atanh),
    unary!("exp10l", libm::exp10),
    unary!("pow10l", libm::exp10),
    unary!("erfl", libm::erf),
    unary!("erfcl", libm::erfc),
    unary!("tgammal", libm::tgamma),
    unary!("j0l", libm::j0),
    unary!("j1l", libm::j1),
    unary!("y0l", libm::y0),
    unary!("y1l", libm::y1),
    binary!("powl", f64::powf),
    binary!("atan2l", f64::atan2),
    binary!("hypotl", f64::hypot),
    integral!("floorl", TowardNegative),
    integral!("ceill", TowardPositive),
    integral!("truncl", TowardZero),
    integral!("roundl", NearestTiesToAway),
    integral!("rintl", NearestTiesToEven),
    integral!("nearbyintl", NearestTiesToEven),
    integral!("roundevenl", NearestTiesToEven),
    ("fabsl", "D(D)", fabsl),
    ("sqrtl", "D(D)", sqrtl),
    ("fmodl", "D(DD)", fmodl),
    ("remainderl", "D(DD)", remainderl),
    ("copysignl", "D(DD)", copysignl),
    ("fminl", "D(DD)", fminl),
    ("fmaxl", "D(DD)", fmaxl),
    ("fdiml", "D(DD)", fdiml),
    ("fmal", "D(DDD)", fmal),
    ("nextafterl", "D(DD)", nextafterl),
    ("nexttowardl", "D(DD)", nextafterl),
    ("ldexpl", "D(Di)", ldexpl),
    ("scalbnl", "D(Di)", ldexpl),
    ("scalblnl", "D(Dl)", ldexpl),
    ("frexpl", "D(Dp)", frexpl),
    ("modfl", "D(Dp)", modfl),
    ("sincosl", "v(Dpp)", sincosl),
    ("lgammal", "D(D)", lgammal),
    ("logbl", "D(D)", logbl),
    ("ilogbl", "i(D)", ilogbl),
    ("lrintl", "l(D)", lrintl),
    ("llrintl", "L(D)", lrintl),
    ("lroundl", "l(D)", lroundl),
    ("llroundl", "L(D)", lroundl),
    ("nanl", "D(p)", nanl),
    ("__isnanl", "i(D)", isnanl),
    ("isnanl", "i(D)", isnanl),
    ("__isinfl", "i(D)", isinfl),
    ("isinfl", "i(D)", isinfl),
    ("__finitel", "i(D)", finitel),
    ("finitel", "i(D)", finitel),
    ("__fpclassifyl", "i(D)", fpclassifyl),
    ("__signbitl", "i(D)", signbitl),
];

/// An argument, all of whose bits must be defined.
pub(crate) fn argument(machine: &Machine<'_>, call: &Call<'_>, number: usize) -> Run<ApFloat> {
    let slots = call.args.get(number).map_or(&[][..], |arg| arg.slots);
    let mut bits = 0u128;
    for (index, slot) in slots.iter().take(2).enumerate() {
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, call.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        bits |= u128::from(slot.bits) << (index * 64);
    }
    Ok(ApFloat::from_bits(machine.libc.abi.long_double, bits))
}

/// A `double` as a `long double`.
pub(crate) fn from_f64(machine: &Machine<'_>, value: f64) -> ApFloat {
    let format = machine.libc.abi.long_double;
    ApFloat::from_f64(value)
        .convert(format, Round::NearestTiesToEven)
        .map_or(ApFloat::quiet_nan(format, false, 0), |(value, _)| value)
}

fn to_f64(value: ApFloat) -> f64 {
    value
        .convert(FloatFormat::Double, Round::NearestTiesToEven)
        .ok()
        .and_then(|(value, _)| value.as_f64())
        .unwrap_or(f64::NAN)
}

fn result(machine: &mut Machine<'_>, value: ApFloat) -> Run<Slot> {
    let bits = value.bits();
    machine.libc.second = Slot::plain((bits >> 64) as u64);
    Ok(Slot::plain(bits as u64))
}

fn finish(machine: &mut Machine<'_>, args: &[ApFloat], value: ApFloat) -> Run<Slot> {
    if value.is_nan() && !args.iter().any(|x| x.is_nan()) {
        machine.set_errno(EDOM)?;
    } else if value.is_infinite() && args.iter().all(|x| x.is_finite()) {
        machine.set_errno(ERANGE)?;
    }
    result(machine, value)
}

/// Writes a `long double` to memory.
fn put(machine: &mut Machine<'_>, to: Slot, value: ApFloat, call: &Call<'_>) -> Run<()> {
    machine.put_wide(to, value.bits(), value.format().width() / 8, call.site)
}

fn fabsl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    result(machine, x.abs())
}

/// Correctly rounded for `x86_fp80`, from the integer root of the mantissa.
fn sqrtl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    use super::decimal::{Binary, Number, from_binary};
    let x = argument(machine, call, 0)?;
    if x.is_zero() || x.is_nan() || x.is_infinite() && !x.is_negative() {
        return result(machine, if x.is_nan() { x.quieted() } else { x });
    }
    if x.is_negative() {
        let nan = ApFloat::quiet_nan(x.format(), true, 0);
        return finish(machine, &[x], nan);
    }
    let number = match x.format() {
        FloatFormat::X86Fp80 => Binary::from_x87(x.bits()).number,
        _ => Number::Nan,
    };
    let Number::Finite { mantissa, exponent } = number else {
        let root = from_f64(machine, to_f64(x).sqrt());
        return result(machine, root);
    };
    // An even exponent, and a mantissa of 127 or 128 bits, whose root has 64.
    let mut shift = mantissa.leading_zeros() as i32;
    if (exponent - shift) & 1 != 0 {
        shift -= 1;
    }
    let scaled = mantissa << shift;
    let root = scaled.isqrt();
    let rest = scaled - root * root;
    // The root of `scaled` to one bit more: half is reached when the rest exceeds the root.
    let doubled = root << 1 | u128::from(rest > root);
    let rounded = from_binary(doubled, (exponent - shift) / 2 - 1, rest != 0, super::numbers::X87);
    let (mantissa, exponent) = rounded.value.unwrap_or((0, 0));
    let bits = ((exponent + 16446) as u128) << 64 | mantissa;
    result(machine, ApFloat::from_bits(FloatFormat::X86Fp80, bits))
}

fn fmodl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    match x.fmod(y) {
        Ok(remainder) => finish(machine, &[x, y], remainder.value),
        Err(_) => unsupported("fmodl of ppc_fp128"),
    }
}

fn remainderl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    let half = |value: ApFloat| value.scale_binary(-1, Round::NearestTiesToEven);
    // The remainder by twice the divisor decides the parity of the quotient.
    let double = y.scale_binary(1, Round::NearestTiesToEven);
    let (Ok(double), Ok(half)) = (double, half(y)) else { return unsupported("remainderl of ppc_fp128") };
    let reduced = if double.is_finite() { x.fmod(double) } else { x.fmod(y) };
    let Ok(reduced) = reduced else { return unsupported("remainderl of ppc_fp128") };
    let (mut value, divisor, half) = (reduced.value, y.abs(), half.abs());
    let step = |value: ApFloat| {
        let sum = if value.is_negative() {
            value.add(divisor, Round::default())
        } else {
            value.sub(divisor, Round::default())
        };
        sum.value
    };
    if value.abs().compare(half) == Some(Ordering::Greater) {
        value = step(value);
        if value.abs().compare(half).is_some_and(Ordering::is_ge) && value.is_negative() == x.is_negative() {
            value = step(value);
        }
    }
    if value.is_zero() {
        value = value.copysign(x);
    }
    finish(machine, &[x, y], value)
}

fn copysignl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    result(machine, x.copysign(y))
}

fn fminl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    result(machine, x.minnum(y))
}

fn fmaxl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    result(machine, x.maxnum(y))
}

fn fdiml(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    let value = match x.compare(y) {
        Some(Ordering::Greater) | None => x.sub(y, Round::NearestTiesToEven).value,
        _ => ApFloat::zero(x.format(), false),
    };
    finish(machine, &[x, y], value)
}

fn fmal(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y, z) = (argument(machine, call, 0)?, argument(machine, call, 1)?, argument(machine, call, 2)?);
    match x.fma(y, z, Round::NearestTiesToEven) {
        Ok(sum) => result(machine, sum.value),
        Err(_) => unsupported("fmal of ppc_fp128"),
    }
}

fn nextafterl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (x, y) = (argument(machine, call, 0)?, argument(machine, call, 1)?);
    let next = match x.compare(y) {
        Some(Ordering::Less) => x.next_up(),
        Some(Ordering::Greater) => x.next_down(),
        Some(Ordering::Equal) => return result(machine, y),
        None => return result(machine, if x.is_nan() { x } else { y }),
    };
    match next {
        Ok(next) => finish(machine, &[x], next.value),
        Err(_) => unsupported("nextafterl of ppc_fp128"),
    }
}

fn ldexpl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let by = call.int(1)?.clamp(-100_000, 100_000) as i32;
    match x.scale_binary(by, Round::NearestTiesToEven) {
        Ok(value) => {
            if value.is_zero() && !x.is_zero() {
                machine.set_errno(ERANGE)?;
            }
            finish(machine, &[x], value)
        }
        Err(_) => unsupported("ldexpl of ppc_fp128"),
    }
}

/// The exponent of the leading bit; none for zero and what is not finite.
fn log_of(x: ApFloat) -> Option<i32> {
    use super::decimal::{Binary, Number};
    let number = match x.format() {
        FloatFormat::X86Fp80 => Binary::from_x87(x.bits()).number,
        FloatFormat::Fp128 => Binary::from_quad(x.bits()).number,
        _ => Binary::from_f64(to_f64(x)).number,
    };
    match number {
        Number::Finite { mantissa, exponent } if mantissa != 0 => {
            Some(127 - mantissa.leading_zeros() as i32 + exponent)
        }
        _ => None,
    }
}

fn frexpl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let exponent = log_of(x).map_or(0, |log| log + 1);
    machine.put_uint(call.pointer(1)?, exponent as u32 as u64, 4, call.site)?;
    match x.scale_binary(-exponent, Round::NearestTiesToEven) {
        Ok(fraction) => result(machine, fraction),
        Err(_) => unsupported("frexpl of ppc_fp128"),
    }
}

fn modfl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let Ok(whole) = x.round_to_integral(Round::TowardZero) else { return unsupported("modfl of ppc_fp128") };
    put(machine, call.pointer(1)?, whole.value, call)?;
    let fraction = if x.is_infinite() {
        ApFloat::zero(x.format(), false)
    } else {
        x.sub(whole.value, Round::NearestTiesToEven).value
    };
    result(machine, fraction.copysign(x))
}

fn sincosl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let (sin, cos) = to_f64(argument(machine, call, 0)?).sin_cos();
    let (sin, cos) = (from_f64(machine, sin), from_f64(machine, cos));
    put(machine, call.pointer(1)?, sin, call)?;
    put(machine, call.pointer(2)?, cos, call)?;
    void()
}

fn lgammal(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let (value, sign) = libm::lgamma_r(to_f64(x));
    let signgam = machine.library_object(super::globals::Global::Signgam)?;
    machine.put_uint(signgam, sign as u32 as u64, 4, call.site)?;
    let value = from_f64(machine, value);
    finish(machine, &[x], value)
}

fn logbl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let value = match log_of(x) {
        Some(log) => from_f64(machine, log.into()),
        None if x.is_zero() => ApFloat::infinity(x.format(), true),
        None => x.abs(),
    };
    finish(machine, &[x], value)
}

fn ilogbl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    match log_of(x) {
        Some(log) => int(log.into()),
        None => {
            machine.set_errno(EDOM)?;
            int(if x.is_infinite() { i32::MAX.into() } else { i32::MIN.into() })
        }
    }
}

fn rounded(machine: &mut Machine<'_>, call: &Call<'_>, round: Round) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    let (value, status) = x.to_int(machine.libc.abi.long * 8, true, round);
    if status.has(Status::INVALID) {
        let least = i64::MIN >> (64 - machine.libc.abi.long * 8);
        return machine.long(least);
    }
    machine.long(value.low_u64() as i64)
}

fn lrintl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    rounded(machine, call, Round::NearestTiesToEven)
}

fn lroundl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    rounded(machine, call, Round::NearestTiesToAway)
}

fn nanl(machine: &mut Machine<'_>, _: &Call<'_>) -> Run<Slot> {
    let nan = ApFloat::quiet_nan(machine.libc.abi.long_double, false, 0);
    result(machine, nan)
}

fn isnanl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(argument(machine, call, 0)?.is_nan().into())
}

fn isinfl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    let x = argument(machine, call, 0)?;
    int(match (x.is_infinite(), x.is_negative()) {
        (true, true) => -1,
        (true, false) => 1,
        _ => 0,
    })
}

fn finitel(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(argument(machine, call, 0)?.is_finite().into())
}

fn fpclassifyl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(match argument(machine, call, 0)?.category() {
        Category::Nan => 0,
        Category::Infinity => 1,
        Category::Zero => 2,
        Category::Subnormal => 3,
        Category::Normal => 4,
    })
}

fn signbitl(machine: &mut Machine<'_>, call: &Call<'_>) -> Run<Slot> {
    int(if argument(machine, call, 0)?.is_negative() { 0x8000 } else { 0 })
}
