//! `<math.h>` for `long double`, in the target's format. Exact and correctly rounded functions are computed
//! in that format; the others go through `double`.

use std::cmp::Ordering;

use crate::access::{int, void};
use crate::system::posix::{EDOM, ERANGE};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::rules;
use draig_interp::stop::{Result, Undefined, unsupported};
use draig_interp::value::Slot;
use draig_num::{ApFloat, Category, FloatFormat, Round, Status};

macro_rules! unary {
    ($name:literal, $function:expr) => {
        ($name, "D(D)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let x = argument(process, call, 0)?;
            let wide = to_f64(x);
            let result = from_f64(process, $function(wide));
            finish(process, &[x], result)
        })
    };
}

macro_rules! binary {
    ($name:literal, $function:expr) => {
        ($name, "D(DD)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
            let result = from_f64(process, $function(to_f64(x), to_f64(y)));
            finish(process, &[x, y], result)
        })
    };
}

macro_rules! integral {
    ($name:literal, $round:ident) => {
        ($name, "D(D)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let x = argument(process, call, 0)?;
            match x.round_to_integral(Round::$round) {
                Ok(rounded) => result(process, rounded.value),
                Err(_) => unsupported(format!("{} of ppc_fp128", call.name)),
            }
        })
    };
}

pub(crate) static TABLE: &[Entry] = &[
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

/// Returns an argument, all of whose bits must be defined.
pub(crate) fn argument(process: &Process<'_, '_>, call: &Call<'_>, number: usize) -> Result<ApFloat> {
    let slots = call.args.get(number).map_or(&[][..], |arg| arg.slots);
    let mut bits = 0u128;
    for (index, slot) in slots.iter().take(2).enumerate() {
        if slot.tag.is_tainted() {
            let what = format!("argument {} of {} is undefined", number + 1, call.name);
            return Err(Undefined::new(&rules::UNDEFINED_LIBRARY_ARGUMENT, what).taint(slot.tag.taint()).into());
        }
        bits |= u128::from(slot.bits) << (index * 64);
    }
    Ok(ApFloat::from_bits(process.abi.long_double, bits))
}

/// Converts a `double` to `long double`.
pub(crate) fn from_f64(process: &Process<'_, '_>, value: f64) -> ApFloat {
    let format = process.abi.long_double;
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

fn result(process: &mut Process<'_, '_>, value: ApFloat) -> Result<Slot> {
    let bits = value.bits();
    process.thread.second = Slot::plain((bits >> 64) as u64);
    Ok(Slot::plain(bits as u64))
}

fn finish(process: &mut Process<'_, '_>, args: &[ApFloat], value: ApFloat) -> Result<Slot> {
    if value.is_nan() && !args.iter().any(|x| x.is_nan()) {
        process.set_errno(EDOM)?;
    } else if value.is_infinite() && args.iter().all(|x| x.is_finite()) {
        process.set_errno(ERANGE)?;
    }
    result(process, value)
}

/// Writes a `long double` to memory.
fn put(process: &mut Process<'_, '_>, to: Slot, value: ApFloat, call: &Call<'_>) -> Result<()> {
    process.put_wide(to, value.bits(), value.format().width() / 8, call.site)
}

fn fabsl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    result(process, x.abs())
}

/// Implements `sqrtl`, correctly rounded for `x86_fp80`, from the integer root of the mantissa.
fn sqrtl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    use crate::c::decimal::{Binary, Number, from_binary};
    let x = argument(process, call, 0)?;
    if x.is_zero() || x.is_nan() || x.is_infinite() && !x.is_negative() {
        return result(process, if x.is_nan() { x.quieted() } else { x });
    }
    if x.is_negative() {
        let nan = ApFloat::quiet_nan(x.format(), true, 0);
        return finish(process, &[x], nan);
    }
    let number = match x.format() {
        FloatFormat::X86Fp80 => Binary::from_x87(x.bits()).number,
        _ => Number::Nan,
    };
    let Number::Finite { mantissa, exponent } = number else {
        let root = from_f64(process, to_f64(x).sqrt());
        return result(process, root);
    };
    // An even exponent, and a mantissa of 127 or 128 bits, whose root has 64.
    let mut shift = mantissa.leading_zeros() as i32;
    if (exponent - shift) & 1 != 0 {
        shift -= 1;
    }
    let scaled = mantissa << shift;
    let root = scaled.isqrt();
    let rest = scaled - root * root;
    // The root of `scaled` to one bit more: it is at least a half if the rest exceeds the root.
    let doubled = root << 1 | u128::from(rest > root);
    let rounded = from_binary(doubled, (exponent - shift) / 2 - 1, rest != 0, crate::c::numbers::X87);
    let (mantissa, exponent) = rounded.value.unwrap_or((0, 0));
    let bits = ((exponent + 16446) as u128) << 64 | mantissa;
    result(process, ApFloat::from_bits(FloatFormat::X86Fp80, bits))
}

fn fmodl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    match x.fmod(y) {
        Ok(remainder) => finish(process, &[x, y], remainder.value),
        Err(_) => unsupported("fmodl of ppc_fp128"),
    }
}

fn remainderl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    let half = |value: ApFloat| value.scale_binary(-1, Round::NearestTiesToEven);
    // The remainder by twice the divisor determines the parity of the quotient.
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
    finish(process, &[x, y], value)
}

fn copysignl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    result(process, x.copysign(y))
}

fn fminl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    result(process, x.minnum(y))
}

fn fmaxl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    result(process, x.maxnum(y))
}

fn fdiml(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    let value = match x.compare(y) {
        Some(Ordering::Greater) | None => x.sub(y, Round::NearestTiesToEven).value,
        _ => ApFloat::zero(x.format(), false),
    };
    finish(process, &[x, y], value)
}

fn fmal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y, z) = (argument(process, call, 0)?, argument(process, call, 1)?, argument(process, call, 2)?);
    match x.fma(y, z, Round::NearestTiesToEven) {
        Ok(sum) => result(process, sum.value),
        Err(_) => unsupported("fmal of ppc_fp128"),
    }
}

fn nextafterl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (argument(process, call, 0)?, argument(process, call, 1)?);
    let next = match x.compare(y) {
        Some(Ordering::Less) => x.next_up(),
        Some(Ordering::Greater) => x.next_down(),
        Some(Ordering::Equal) => return result(process, y),
        None => return result(process, if x.is_nan() { x } else { y }),
    };
    match next {
        Ok(next) => finish(process, &[x], next.value),
        Err(_) => unsupported("nextafterl of ppc_fp128"),
    }
}

fn ldexpl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let by = call.int(1)?.clamp(-100_000, 100_000) as i32;
    match x.scale_binary(by, Round::NearestTiesToEven) {
        Ok(value) => {
            if value.is_zero() && !x.is_zero() {
                process.set_errno(ERANGE)?;
            }
            finish(process, &[x], value)
        }
        Err(_) => unsupported("ldexpl of ppc_fp128"),
    }
}

/// Returns the exponent of the leading bit; `None` for zero, infinities and NaN.
fn log_of(x: ApFloat) -> Option<i32> {
    use crate::c::decimal::{Binary, Number};
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

fn frexpl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let exponent = log_of(x).map_or(0, |log| log + 1);
    process.put_uint(call.pointer(1)?, exponent as u32 as u64, 4, call.site)?;
    match x.scale_binary(-exponent, Round::NearestTiesToEven) {
        Ok(fraction) => result(process, fraction),
        Err(_) => unsupported("frexpl of ppc_fp128"),
    }
}

fn modfl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let Ok(whole) = x.round_to_integral(Round::TowardZero) else { return unsupported("modfl of ppc_fp128") };
    put(process, call.pointer(1)?, whole.value, call)?;
    let fraction = if x.is_infinite() {
        ApFloat::zero(x.format(), false)
    } else {
        x.sub(whole.value, Round::NearestTiesToEven).value
    };
    result(process, fraction.copysign(x))
}

fn sincosl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (sin, cos) = to_f64(argument(process, call, 0)?).sin_cos();
    let (sin, cos) = (from_f64(process, sin), from_f64(process, cos));
    put(process, call.pointer(1)?, sin, call)?;
    put(process, call.pointer(2)?, cos, call)?;
    void()
}

fn lgammal(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let (value, sign) = libm::lgamma_r(to_f64(x));
    let signgam = process.library_object(crate::globals::Global::Signgam)?;
    process.put_uint(signgam, sign as u32 as u64, 4, call.site)?;
    let value = from_f64(process, value);
    finish(process, &[x], value)
}

fn logbl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let value = match log_of(x) {
        Some(log) => from_f64(process, log.into()),
        None if x.is_zero() => ApFloat::infinity(x.format(), true),
        None => x.abs(),
    };
    finish(process, &[x], value)
}

fn ilogbl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    match log_of(x) {
        Some(log) => int(log.into()),
        None => {
            process.set_errno(EDOM)?;
            int(if x.is_infinite() { i32::MAX.into() } else { i32::MIN.into() })
        }
    }
}

fn rounded(process: &mut Process<'_, '_>, call: &Call<'_>, round: Round) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    let (value, status) = x.to_int(process.abi.long * 8, true, round);
    if status.has(Status::INVALID) {
        let least = i64::MIN >> (64 - process.abi.long * 8);
        return process.long(least);
    }
    process.long(value.low_u64() as i64)
}

fn lrintl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    rounded(process, call, Round::NearestTiesToEven)
}

fn lroundl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    rounded(process, call, Round::NearestTiesToAway)
}

fn nanl(process: &mut Process<'_, '_>, _: &Call<'_>) -> Result<Slot> {
    let nan = ApFloat::quiet_nan(process.abi.long_double, false, 0);
    result(process, nan)
}

fn isnanl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(argument(process, call, 0)?.is_nan().into())
}

fn isinfl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = argument(process, call, 0)?;
    int(match (x.is_infinite(), x.is_negative()) {
        (true, true) => -1,
        (true, false) => 1,
        _ => 0,
    })
}

fn finitel(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(argument(process, call, 0)?.is_finite().into())
}

fn fpclassifyl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(match argument(process, call, 0)?.category() {
        Category::Nan => 0,
        Category::Infinity => 1,
        Category::Zero => 2,
        Category::Subnormal => 3,
        Category::Normal => 4,
    })
}

fn signbitl(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(if argument(process, call, 0)?.is_negative() { 0x8000 } else { 0 })
}
