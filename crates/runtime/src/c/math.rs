//! `<math.h>` for `double` and `float`. Functions of Rust's standard library use the platform's libm, so
//! results are bit-identical to a native program's; the others use the `libm` crate. errno is set as in
//! glibc.

use crate::access::{double, int, void};
use crate::system::posix::{EDOM, ERANGE};
use draig_interp::library::Call;

use crate::process::Process;
use crate::table::Entry;
use draig_interp::stop::{Result, unsupported};
use draig_interp::value::Slot;
use draig_num::Status;

/// Conditions that set errno.
#[derive(Clone, Copy, PartialEq)]
enum Errors {
    /// Never.
    Never,
    /// A NaN from numbers is a domain error, an infinity from finite numbers a range error.
    Usual,
    /// In addition, a result of zero or too small for a normal number is a range error.
    Exponential,
}

macro_rules! unary {
    ($name:literal, $function:expr, $errors:expr) => {
        ($name, "d(d)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let x = call.double(0)?;
            finish(process, &[x], $function(x), $errors)
        })
    };
}

macro_rules! unary_single {
    ($name:literal, $function:expr, $errors:expr) => {
        ($name, "f(f)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let x = call.float(0)?;
            finish_single(process, &[x], $function(x), $errors)
        })
    };
}

macro_rules! binary {
    ($name:literal, $function:expr, $errors:expr) => {
        ($name, "d(dd)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let (x, y) = (call.double(0)?, call.double(1)?);
            finish(process, &[x, y], $function(x, y), $errors)
        })
    };
}

macro_rules! binary_single {
    ($name:literal, $function:expr, $errors:expr) => {
        ($name, "f(ff)", |process: &mut Process<'_, '_>, call: &Call<'_>| {
            let (x, y) = (call.float(0)?, call.float(1)?);
            finish_single(process, &[x, y], $function(x, y), $errors)
        })
    };
}

pub(crate) static TABLE: &[Entry] = &[
    unary!("sin", f64::sin, Errors::Usual),
    unary_single!("sinf", f32::sin, Errors::Usual),
    unary!("cos", f64::cos, Errors::Usual),
    unary_single!("cosf", f32::cos, Errors::Usual),
    unary!("tan", f64::tan, Errors::Usual),
    unary_single!("tanf", f32::tan, Errors::Usual),
    unary!("asin", f64::asin, Errors::Usual),
    unary_single!("asinf", f32::asin, Errors::Usual),
    unary!("acos", f64::acos, Errors::Usual),
    unary_single!("acosf", f32::acos, Errors::Usual),
    unary!("atan", f64::atan, Errors::Usual),
    unary_single!("atanf", f32::atan, Errors::Usual),
    unary!("sinh", f64::sinh, Errors::Usual),
    unary_single!("sinhf", f32::sinh, Errors::Usual),
    unary!("cosh", f64::cosh, Errors::Usual),
    unary_single!("coshf", f32::cosh, Errors::Usual),
    unary!("tanh", f64::tanh, Errors::Usual),
    unary_single!("tanhf", f32::tanh, Errors::Usual),
    unary!("exp", f64::exp, Errors::Exponential),
    unary_single!("expf", f32::exp, Errors::Exponential),
    unary!("exp2", f64::exp2, Errors::Exponential),
    unary_single!("exp2f", f32::exp2, Errors::Exponential),
    unary!("expm1", f64::exp_m1, Errors::Usual),
    unary_single!("expm1f", f32::exp_m1, Errors::Usual),
    unary!("log", f64::ln, Errors::Usual),
    unary_single!("logf", f32::ln, Errors::Usual),
    unary!("log2", f64::log2, Errors::Usual),
    unary_single!("log2f", f32::log2, Errors::Usual),
    unary!("log10", f64::log10, Errors::Usual),
    unary_single!("log10f", f32::log10, Errors::Usual),
    unary!("log1p", f64::ln_1p, Errors::Usual),
    unary_single!("log1pf", f32::ln_1p, Errors::Usual),
    unary!("cbrt", f64::cbrt, Errors::Never),
    unary_single!("cbrtf", f32::cbrt, Errors::Never),
    unary!("sqrt", f64::sqrt, Errors::Usual),
    unary_single!("sqrtf", f32::sqrt, Errors::Usual),
    unary!("floor", f64::floor, Errors::Never),
    unary_single!("floorf", f32::floor, Errors::Never),
    unary!("ceil", f64::ceil, Errors::Never),
    unary_single!("ceilf", f32::ceil, Errors::Never),
    unary!("trunc", f64::trunc, Errors::Never),
    unary_single!("truncf", f32::trunc, Errors::Never),
    unary!("round", f64::round, Errors::Never),
    unary_single!("roundf", f32::round, Errors::Never),
    unary!("rint", f64::round_ties_even, Errors::Never),
    unary_single!("rintf", f32::round_ties_even, Errors::Never),
    unary!("nearbyint", f64::round_ties_even, Errors::Never),
    unary_single!("nearbyintf", f32::round_ties_even, Errors::Never),
    unary!("roundeven", f64::round_ties_even, Errors::Never),
    unary_single!("roundevenf", f32::round_ties_even, Errors::Never),
    unary!("fabs", f64::abs, Errors::Never),
    unary_single!("fabsf", f32::abs, Errors::Never),
    unary!("asinh", libm::asinh, Errors::Usual),
    unary_single!("asinhf", libm::asinhf, Errors::Usual),
    unary!("acosh", libm::acosh, Errors::Usual),
    unary_single!("acoshf", libm::acoshf, Errors::Usual),
    unary!("atanh", libm::atanh, Errors::Usual),
    unary_single!("atanhf", libm::atanhf, Errors::Usual),
    unary!("exp10", libm::exp10, Errors::Exponential),
    unary_single!("exp10f", libm::exp10f, Errors::Exponential),
    unary!("pow10", libm::exp10, Errors::Exponential),
    unary_single!("pow10f", libm::exp10f, Errors::Exponential),
    unary!("erf", libm::erf, Errors::Never),
    unary_single!("erff", libm::erff, Errors::Never),
    unary!("erfc", libm::erfc, Errors::Never),
    unary_single!("erfcf", libm::erfcf, Errors::Never),
    unary!("tgamma", libm::tgamma, Errors::Usual),
    unary_single!("tgammaf", libm::tgammaf, Errors::Usual),
    unary!("j0", libm::j0, Errors::Never),
    unary_single!("j0f", libm::j0f, Errors::Never),
    unary!("j1", libm::j1, Errors::Never),
    unary_single!("j1f", libm::j1f, Errors::Never),
    unary!("y0", libm::y0, Errors::Usual),
    unary_single!("y0f", libm::y0f, Errors::Usual),
    unary!("y1", libm::y1, Errors::Usual),
    unary_single!("y1f", libm::y1f, Errors::Usual),
    unary!("logb", logb, Errors::Usual),
    unary_single!("logbf", logb_single, Errors::Usual),
    unary!("significand", significand, Errors::Never),
    unary_single!("significandf", significand_single, Errors::Never),
    unary!("__exp_finite", f64::exp, Errors::Never),
    unary_single!("__expf_finite", f32::exp, Errors::Never),
    unary!("__exp2_finite", f64::exp2, Errors::Never),
    unary_single!("__exp2f_finite", f32::exp2, Errors::Never),
    unary!("__log_finite", f64::ln, Errors::Never),
    unary_single!("__logf_finite", f32::ln, Errors::Never),
    unary!("__log2_finite", f64::log2, Errors::Never),
    unary_single!("__log2f_finite", f32::log2, Errors::Never),
    unary!("__log10_finite", f64::log10, Errors::Never),
    unary_single!("__log10f_finite", f32::log10, Errors::Never),
    unary!("__sqrt_finite", f64::sqrt, Errors::Never),
    unary_single!("__sqrtf_finite", f32::sqrt, Errors::Never),
    unary!("__sinh_finite", f64::sinh, Errors::Never),
    unary_single!("__sinhf_finite", f32::sinh, Errors::Never),
    unary!("__cosh_finite", f64::cosh, Errors::Never),
    unary_single!("__coshf_finite", f32::cosh, Errors::Never),
    unary!("__asin_finite", f64::asin, Errors::Never),
    unary_single!("__asinf_finite", f32::asin, Errors::Never),
    unary!("__acos_finite", f64::acos, Errors::Never),
    unary_single!("__acosf_finite", f32::acos, Errors::Never),
    unary!("__atanh_finite", libm::atanh, Errors::Never),
    unary_single!("__atanhf_finite", libm::atanhf, Errors::Never),
    unary!("__acosh_finite", libm::acosh, Errors::Never),
    unary_single!("__acoshf_finite", libm::acoshf, Errors::Never),
    unary!("__exp10_finite", libm::exp10, Errors::Never),
    unary_single!("__exp10f_finite", libm::exp10f, Errors::Never),
    binary!("pow", f64::powf, Errors::Exponential),
    binary_single!("powf", f32::powf, Errors::Exponential),
    binary!("atan2", f64::atan2, Errors::Never),
    binary_single!("atan2f", f32::atan2, Errors::Never),
    binary!("hypot", f64::hypot, Errors::Usual),
    binary_single!("hypotf", f32::hypot, Errors::Usual),
    binary!("fmod", remainder_of, Errors::Usual),
    binary_single!("fmodf", remainder_of_single, Errors::Usual),
    binary!("remainder", libm::remainder, Errors::Usual),
    binary_single!("remainderf", libm::remainderf, Errors::Usual),
    binary!("drem", libm::remainder, Errors::Usual),
    binary_single!("dremf", libm::remainderf, Errors::Usual),
    binary!("copysign", f64::copysign, Errors::Never),
    binary_single!("copysignf", f32::copysign, Errors::Never),
    binary!("fmin", f64::min, Errors::Never),
    binary_single!("fminf", f32::min, Errors::Never),
    binary!("fmax", f64::max, Errors::Never),
    binary_single!("fmaxf", f32::max, Errors::Never),
    binary!("fdim", libm::fdim, Errors::Usual),
    binary_single!("fdimf", libm::fdimf, Errors::Usual),
    binary!("nextafter", libm::nextafter, Errors::Usual),
    binary_single!("nextafterf", libm::nextafterf, Errors::Usual),
    binary!("__pow_finite", f64::powf, Errors::Never),
    binary_single!("__powf_finite", f32::powf, Errors::Never),
    binary!("__atan2_finite", f64::atan2, Errors::Never),
    binary_single!("__atan2f_finite", f32::atan2, Errors::Never),
    binary!("__fmod_finite", remainder_of, Errors::Never),
    binary_single!("__fmodf_finite", remainder_of_single, Errors::Never),
    binary!("__hypot_finite", f64::hypot, Errors::Never),
    binary_single!("__hypotf_finite", f32::hypot, Errors::Never),
    ("fma", "d(ddd)", fma),
    ("fmaf", "f(fff)", fmaf),
    ("ldexp", "d(di)", ldexp),
    ("ldexpf", "f(fi)", ldexpf),
    ("scalbn", "d(di)", ldexp),
    ("scalbnf", "f(fi)", ldexpf),
    ("scalbln", "d(dl)", ldexp),
    ("scalblnf", "f(fl)", ldexpf),
    ("frexp", "d(dp)", frexp),
    ("frexpf", "f(fp)", frexpf),
    ("modf", "d(dp)", modf),
    ("modff", "f(fp)", modff),
    ("remquo", "d(ddp)", remquo),
    ("remquof", "f(ffp)", remquof),
    ("sincos", "v(dpp)", sincos),
    ("sincosf", "v(fpp)", sincosf),
    ("lgamma", "d(d)", lgamma),
    ("gamma", "d(d)", lgamma),
    ("lgammaf", "f(f)", lgammaf),
    ("gammaf", "f(f)", lgammaf),
    ("lgamma_r", "d(dp)", lgamma_r),
    ("lgammaf_r", "f(fp)", lgammaf_r),
    ("jn", "d(id)", jn),
    ("yn", "d(id)", yn),
    ("nexttowardf", "f(fD)", nexttowardf),
    ("ilogb", "i(d)", ilogb),
    ("ilogbf", "i(f)", ilogbf),
    ("lrint", "l(d)", lrint),
    ("lrintf", "l(f)", lrintf),
    ("llrint", "L(d)", lrint),
    ("llrintf", "L(f)", lrintf),
    ("lround", "l(d)", lround),
    ("lroundf", "l(f)", lroundf),
    ("llround", "L(d)", lround),
    ("llroundf", "L(f)", lroundf),
    ("nan", "d(p)", nan),
    ("nanf", "f(p)", nanf),
    ("isnan", "i(d)", isnan),
    ("__isnan", "i(d)", isnan),
    ("isnanf", "i(f)", isnanf),
    ("__isnanf", "i(f)", isnanf),
    ("isinf", "i(d)", isinf),
    ("__isinf", "i(d)", isinf),
    ("isinff", "i(f)", isinff),
    ("__isinff", "i(f)", isinff),
    ("finite", "i(d)", finite),
    ("__finite", "i(d)", finite),
    ("finitef", "i(f)", finitef),
    ("__finitef", "i(f)", finitef),
    ("__fpclassify", "i(d)", fpclassify),
    ("__fpclassifyd", "i(d)", fpclassify),
    ("__fpclassifyf", "i(f)", fpclassifyf),
    ("__signbit", "i(d)", signbit),
    ("__signbitf", "i(f)", signbitf),
    ("cabs", "d(dd)", cabs),
    ("carg", "d(dd)", carg),
    ("cexp", "d(dd)", cexp),
    ("__muldc3", "d(dddd)", muldc3),
    ("__divdc3", "d(dddd)", divdc3),
    ("__mulsc3", "f(ffff)", mulsc3),
    ("__divsc3", "f(ffff)", divsc3),
];

fn single(value: f32) -> Result<Slot> {
    Ok(Slot::plain(value.to_bits().into()))
}

fn finish(process: &mut Process<'_, '_>, args: &[f64], result: f64, errors: Errors) -> Result<Slot> {
    note(process, args, result, f64::MIN_POSITIVE, errors)?;
    double(result)
}

fn finish_single(process: &mut Process<'_, '_>, args: &[f32], result: f32, errors: Errors) -> Result<Slot> {
    if errors != Errors::Never {
        let args: Vec<f64> = args.iter().copied().map(f64::from).collect();
        note(process, &args, result.into(), f32::MIN_POSITIVE.into(), errors)?;
    }
    single(result)
}

/// Sets `errno`, and raises exceptions, by a result of arguments; `normal` is the least normal number.
fn note(process: &mut Process<'_, '_>, args: &[f64], result: f64, normal: f64, errors: Errors) -> Result<()> {
    if errors == Errors::Never {
        return Ok(());
    }
    if result.is_nan() && !args.iter().any(|x| x.is_nan()) {
        process.raise(Status::INVALID);
        return process.set_errno(EDOM);
    }
    let is_small = result.abs() < normal && args.iter().all(|x| x.is_finite() && *x != 0.0);
    let status = if result.is_infinite() && args.iter().all(|x| x.is_finite()) {
        // Functions have poles at numbers up to 1, and overflow at larger ones, but for those of exponents.
        match errors != Errors::Exponential && args.iter().all(|&x| x <= 1.0) {
            true => Status::DIV_BY_ZERO,
            false => Status::OVERFLOW | Status::INEXACT,
        }
    } else if is_small && errors == Errors::Exponential {
        Status::UNDERFLOW | Status::INEXACT
    } else {
        return Ok(());
    };
    process.raise(status);
    process.set_errno(ERANGE)
}

/// Implements `fmod`, which is Rust's `%`.
fn remainder_of(x: f64, y: f64) -> f64 {
    x % y
}

fn remainder_of_single(x: f32, y: f32) -> f32 {
    x % y
}

fn logb(x: f64) -> f64 {
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if !x.is_finite() { x * x } else { libm::ilogb(x).into() }
}

fn logb_single(x: f32) -> f32 {
    logb(x.into()) as f32
}

fn significand(x: f64) -> f64 {
    if x == 0.0 || !x.is_finite() { x } else { libm::scalbn(x, -libm::ilogb(x)) }
}

fn significand_single(x: f32) -> f32 {
    significand(x.into()) as f32
}

fn fma(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y, z) = (call.double(0)?, call.double(1)?, call.double(2)?);
    finish(process, &[x, y, z], x.mul_add(y, z), Errors::Never)
}

fn fmaf(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    single(call.float(0)?.mul_add(call.float(1)?, call.float(2)?))
}

fn exponent(call: &Call<'_>) -> Result<i32> {
    Ok(call.int(1)?.clamp(-100_000, 100_000) as i32)
}

fn ldexp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    finish(process, &[x], libm::ldexp(x, exponent(call)?), Errors::Exponential)
}

fn ldexpf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    finish_single(process, &[x], libm::ldexpf(x, exponent(call)?), Errors::Exponential)
}

fn frexp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    let (fraction, exponent) = if x.is_finite() { libm::frexp(x) } else { (x, 0) };
    process.put_uint(call.pointer(1)?, exponent as u32 as u64, 4, call.site)?;
    double(fraction)
}

fn frexpf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    let (fraction, exponent) = if x.is_finite() { libm::frexpf(x) } else { (x, 0) };
    process.put_uint(call.pointer(1)?, exponent as u32 as u64, 4, call.site)?;
    single(fraction)
}

fn modf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    let whole = x.trunc();
    process.put_uint(call.pointer(1)?, whole.to_bits(), 8, call.site)?;
    double(if x.is_infinite() { 0f64.copysign(x) } else { (x - whole).copysign(x) })
}

fn modff(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    let whole = x.trunc();
    process.put_uint(call.pointer(1)?, whole.to_bits().into(), 4, call.site)?;
    single(if x.is_infinite() { 0f32.copysign(x) } else { (x - whole).copysign(x) })
}

fn remquo(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (call.double(0)?, call.double(1)?);
    let (remainder, quotient) = libm::remquo(x, y);
    process.put_uint(call.pointer(2)?, low_bits(quotient), 4, call.site)?;
    finish(process, &[x, y], remainder, Errors::Usual)
}

fn remquof(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (call.float(0)?, call.float(1)?);
    let (remainder, quotient) = libm::remquof(x, y);
    process.put_uint(call.pointer(2)?, low_bits(quotient), 4, call.site)?;
    finish_single(process, &[x, y], remainder, Errors::Usual)
}

/// Returns the quotient's sign and three bits, as glibc does.
fn low_bits(quotient: i32) -> u64 {
    let bits = (quotient.unsigned_abs() & 7) as i32;
    (if quotient < 0 { -bits } else { bits }) as u32 as u64
}

fn sincos(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (sin, cos) = call.double(0)?.sin_cos();
    process.put_uint(call.pointer(1)?, sin.to_bits(), 8, call.site)?;
    process.put_uint(call.pointer(2)?, cos.to_bits(), 8, call.site)?;
    void()
}

fn sincosf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (sin, cos) = call.float(0)?.sin_cos();
    process.put_uint(call.pointer(1)?, sin.to_bits().into(), 4, call.site)?;
    process.put_uint(call.pointer(2)?, cos.to_bits().into(), 4, call.site)?;
    void()
}

fn lgamma(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    let (result, sign) = libm::lgamma_r(x);
    let signgam = process.library_object(crate::globals::Global::Signgam)?;
    process.put_uint(signgam, sign as u32 as u64, 4, call.site)?;
    finish(process, &[x], result, Errors::Usual)
}

fn lgammaf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    let (result, sign) = libm::lgammaf_r(x);
    let signgam = process.library_object(crate::globals::Global::Signgam)?;
    process.put_uint(signgam, sign as u32 as u64, 4, call.site)?;
    finish_single(process, &[x], result, Errors::Usual)
}

fn lgamma_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    let (result, sign) = libm::lgamma_r(x);
    process.put_uint(call.pointer(1)?, sign as u32 as u64, 4, call.site)?;
    finish(process, &[x], result, Errors::Usual)
}

fn lgammaf_r(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    let (result, sign) = libm::lgammaf_r(x);
    process.put_uint(call.pointer(1)?, sign as u32 as u64, 4, call.site)?;
    finish_single(process, &[x], result, Errors::Usual)
}

fn jn(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(libm::jn(order(call)?, call.double(1)?))
}

fn yn(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(1)?;
    finish(process, &[x], libm::yn(order(call)?, x), Errors::Usual)
}

/// Returns the order, which is limited because the running time is proportional to it.
fn order(call: &Call<'_>) -> Result<i32> {
    let order = call.int(0)? as i32;
    if order.unsigned_abs() > 1 << 24 {
        return draig_interp::stop::limit(format!("{} of order {order}", call.name));
    }
    Ok(order)
}

fn nexttowardf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    let y = crate::c::math_long::argument(process, call, 1)?;
    let wide = crate::c::math_long::from_f64(process, x.into());
    let toward = match wide.compare(y) {
        Some(std::cmp::Ordering::Less) => f32::INFINITY,
        Some(std::cmp::Ordering::Equal) => x,
        Some(std::cmp::Ordering::Greater) => f32::NEG_INFINITY,
        None => f32::NAN,
    };
    finish_single(process, &[x], libm::nextafterf(x, toward), Errors::Usual)
}

fn integer_log(process: &mut Process<'_, '_>, x: f64) -> Result<Slot> {
    if x == 0.0 || x.is_nan() {
        process.set_errno(EDOM)?;
        return int(i32::MIN.into());
    }
    if x.is_infinite() {
        process.set_errno(EDOM)?;
        return int(i32::MAX.into());
    }
    int(libm::ilogb(x).into())
}

fn ilogb(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    integer_log(process, call.double(0)?)
}

fn ilogbf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    integer_log(process, call.float(0)?.into())
}

/// Converts a rounded number to an integer; one that does not fit becomes the least integer, as in hardware.
pub(crate) fn to_integer(process: &mut Process<'_, '_>, x: f64) -> Result<Slot> {
    let bits = process.abi.long * 8;
    let (least, end) = (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1));
    let value = if x >= least && x < end { x as i64 } else { i64::MIN >> (64 - bits) };
    process.long(value)
}

fn lrint(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_integer(process, call.double(0)?.round_ties_even())
}

fn lrintf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_integer(process, call.float(0)?.round_ties_even().into())
}

fn lround(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_integer(process, call.double(0)?.round())
}

fn lroundf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    to_integer(process, call.float(0)?.round().into())
}

/// Returns the payload that the text names.
fn payload(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<u64> {
    let text = process.cstr(call.pointer(0)?, call.site)?;
    let number = crate::c::numbers::integer(&text, 0, false);
    Ok(if number.end == text.len() { number.magnitude } else { 0 })
}

fn nan(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let payload = payload(process, call)?;
    Ok(Slot::plain(0x7ff8 << 48 | payload & ((1 << 51) - 1)))
}

fn nanf(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let payload = payload(process, call)?;
    Ok(Slot::plain(0x7fc0_0000 | payload & ((1 << 22) - 1)))
}

fn isnan(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.double(0)?.is_nan().into())
}

fn isnanf(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.float(0)?.is_nan().into())
}

fn isinf(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.double(0)?;
    int(if x.is_infinite() { x.signum() as i64 } else { 0 })
}

fn isinff(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let x = call.float(0)?;
    int(if x.is_infinite() { x.signum() as i64 } else { 0 })
}

fn finite(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.double(0)?.is_finite().into())
}

fn finitef(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(call.float(0)?.is_finite().into())
}

fn class(category: std::num::FpCategory) -> Result<Slot> {
    int(match category {
        std::num::FpCategory::Nan => 0,
        std::num::FpCategory::Infinite => 1,
        std::num::FpCategory::Zero => 2,
        std::num::FpCategory::Subnormal => 3,
        std::num::FpCategory::Normal => 4,
    })
}

fn fpclassify(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    class(call.double(0)?.classify())
}

fn fpclassifyf(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    class(call.float(0)?.classify())
}

fn signbit(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(if call.double(0)?.is_sign_negative() { 128 } else { 0 })
}

fn signbitf(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    int(if call.float(0)?.is_sign_negative() { 8 } else { 0 })
}

fn cabs(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (x, y) = (call.double(0)?, call.double(1)?);
    finish(process, &[x, y], x.hypot(y), Errors::Usual)
}

/// Implements `cexp`. The second part of the result has its own register.
fn cexp(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (re, im) = (call.double(0)?, call.double(1)?);
    if !re.is_finite() || !im.is_finite() || re > 700.0 {
        return unsupported("cexp of numbers that are not finite, or whose result may not be");
    }
    let (length, (sin, cos)) = (re.exp(), im.sin_cos());
    // For a tiny angle, the sine equals the angle.
    let (re, im) = if im.abs() > f64::MIN_POSITIVE { (length * cos, length * sin) } else { (length, length * im) };
    process.thread.second = Slot::plain(im.to_bits());
    double(re)
}

fn carg(_: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    double(call.double(1)?.atan2(call.double(0)?))
}

/// Multiplies complex numbers with C's rules for infinities (C11 G.5.1).
fn product(mut a: f64, mut b: f64, mut c: f64, mut d: f64) -> (f64, f64) {
    let (ac, bd, ad, bc) = (a * c, b * d, a * d, b * c);
    let (real, imaginary) = (ac - bd, ad + bc);
    if !real.is_nan() || !imaginary.is_nan() {
        return (real, imaginary);
    }
    let unit = |x: f64| if x.is_infinite() { 1f64.copysign(x) } else { 0f64.copysign(x) };
    let number = |x: f64| if x.is_nan() { 0f64.copysign(x) } else { x };
    let mut again = false;
    if a.is_infinite() || b.is_infinite() {
        (a, b, c, d) = (unit(a), unit(b), number(c), number(d));
        again = true;
    }
    if c.is_infinite() || d.is_infinite() {
        (a, b, c, d) = (number(a), number(b), unit(c), unit(d));
        again = true;
    }
    if !again && [ac, bd, ad, bc].iter().any(|x| x.is_infinite()) {
        (a, b, c, d) = (number(a), number(b), number(c), number(d));
        again = true;
    }
    if again {
        return (f64::INFINITY * (a * c - b * d), f64::INFINITY * (a * d + b * c));
    }
    (real, imaginary)
}

/// Divides complex numbers (C11 G.5.1).
fn quotient(mut a: f64, mut b: f64, mut c: f64, mut d: f64) -> (f64, f64) {
    let scale = logb(libm::fmax(c.abs(), d.abs()));
    let mut by = 0;
    if scale.is_finite() {
        by = scale as i32;
        (c, d) = (libm::scalbn(c, -by), libm::scalbn(d, -by));
    }
    let denominator = c * c + d * d;
    let real = libm::scalbn((a * c + b * d) / denominator, -by);
    let imaginary = libm::scalbn((b * c - a * d) / denominator, -by);
    if !real.is_nan() || !imaginary.is_nan() {
        return (real, imaginary);
    }
    let unit = |x: f64| if x.is_infinite() { 1f64.copysign(x) } else { 0f64.copysign(x) };
    if denominator == 0.0 && (!a.is_nan() || !b.is_nan()) {
        let infinity = f64::INFINITY.copysign(c);
        (infinity * a, infinity * b)
    } else if (a.is_infinite() || b.is_infinite()) && c.is_finite() && d.is_finite() {
        (a, b) = (unit(a), unit(b));
        (f64::INFINITY * (a * c + b * d), f64::INFINITY * (b * c - a * d))
    } else if scale == f64::INFINITY && a.is_finite() && b.is_finite() {
        (c, d) = (unit(c), unit(d));
        (0.0 * (a * c + b * d), 0.0 * (b * c - a * d))
    } else {
        (real, imaginary)
    }
}

fn complex(process: &mut Process<'_, '_>, call: &Call<'_>, of: fn(f64, f64, f64, f64) -> (f64, f64)) -> Result<Slot> {
    let (real, imaginary) = of(call.double(0)?, call.double(1)?, call.double(2)?, call.double(3)?);
    process.thread.second = Slot::plain(imaginary.to_bits());
    double(real)
}

fn complex_single(
    process: &mut Process<'_, '_>,
    call: &Call<'_>,
    of: fn(f64, f64, f64, f64) -> (f64, f64),
) -> Result<Slot> {
    let [a, b, c, d] = [call.float(0)?, call.float(1)?, call.float(2)?, call.float(3)?].map(f64::from);
    let (real, imaginary) = of(a, b, c, d);
    process.thread.second = Slot::plain((imaginary as f32).to_bits().into());
    single(real as f32)
}

fn muldc3(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    complex(process, call, product)
}

fn divdc3(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    complex(process, call, quotient)
}

fn mulsc3(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    complex_single(process, call, product)
}

fn divsc3(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    complex_single(process, call, quotient)
}
