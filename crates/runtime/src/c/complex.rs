//! `<complex.h>` for `double`: a number is two arguments, and two slots of the result, as x86-64 and AArch64 pass it.
//! Results may differ from the C library's in the last digits; of infinities and NaN, only the plain cases are C's.

use crate::process::Process;
use crate::table::Entry;
use draig_interp::library::Call;
use draig_interp::stop::Result;
use draig_interp::value::Slot;

pub(crate) static TABLE: &[Entry] = &[
    ("conj", "d(dd)", conjugate),
    ("clog", "d(dd)", log),
    ("csqrt", "d(dd)", square_root),
    ("cpow", "d(dddd)", power),
    ("csin", "d(dd)", sin),
    ("ccos", "d(dd)", cos),
    ("ctan", "d(dd)", tan),
    ("csinh", "d(dd)", sinh),
    ("ccosh", "d(dd)", cosh),
    ("ctanh", "d(dd)", tanh),
    ("casin", "d(dd)", asin),
    ("cacos", "d(dd)", acos),
    ("catan", "d(dd)", atan),
    ("casinh", "d(dd)", asinh),
    ("cacosh", "d(dd)", acosh),
    ("catanh", "d(dd)", atanh),
];

/// Real part from which `tanh` is 1 to the last digit.
const LARGE: f64 = 22.0;

/// A complex number.
#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}

impl Complex {
    const ONE: Complex = Complex { re: 1.0, im: 0.0 };

    fn plus(self, other: Complex) -> Complex {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }

    fn minus(self, other: Complex) -> Complex {
        Complex { re: self.re - other.re, im: self.im - other.im }
    }

    fn times(self, other: Complex) -> Complex {
        Complex { re: self.re * other.re - self.im * other.im, im: self.re * other.im + self.im * other.re }
    }

    fn half(self) -> Complex {
        Complex { re: self.re / 2.0, im: self.im / 2.0 }
    }

    /// Returns the number times the imaginary unit.
    fn turned(self) -> Complex {
        Complex { re: -self.im, im: self.re }
    }

    /// Returns the number divided by the imaginary unit.
    fn turned_back(self) -> Complex {
        Complex { re: self.im, im: -self.re }
    }

    fn exp(self) -> Complex {
        let scale = self.re.exp();
        match self.im == 0.0 {
            true => Complex { re: scale, im: self.im },
            false => Complex { re: scale * self.im.cos(), im: scale * self.im.sin() },
        }
    }

    fn log(self) -> Complex {
        Complex { re: self.re.hypot(self.im).ln(), im: self.im.atan2(self.re) }
    }

    fn sqrt(self) -> Complex {
        if self.re == 0.0 && self.im == 0.0 {
            return Complex { re: 0.0, im: self.im };
        }
        if self.im.is_infinite() {
            return Complex { re: f64::INFINITY, im: self.im };
        }
        let root = f64::midpoint(self.re.abs(), self.re.hypot(self.im)).sqrt();
        match self.re >= 0.0 {
            true => Complex { re: root, im: self.im / (2.0 * root) },
            false => Complex { re: self.im.abs() / (2.0 * root), im: root.copysign(self.im) },
        }
    }

    fn sinh(self) -> Complex {
        Complex { re: self.re.sinh() * self.im.cos(), im: self.re.cosh() * self.im.sin() }
    }

    fn cosh(self) -> Complex {
        Complex { re: self.re.cosh() * self.im.cos(), im: self.re.sinh() * self.im.sin() }
    }

    fn tanh(self) -> Complex {
        if self.re.abs() > LARGE {
            return Complex { re: 1f64.copysign(self.re), im: 0f64.copysign(self.im) };
        }
        let (sinh, cos) = (self.re.sinh(), self.im.cos());
        let below = sinh * sinh + cos * cos;
        Complex { re: sinh * self.re.cosh() / below, im: self.im.sin() * cos / below }
    }

    fn asinh(self) -> Complex {
        self.plus(self.times(self).plus(Complex::ONE).sqrt()).log()
    }

    fn acosh(self) -> Complex {
        self.plus(self.plus(Complex::ONE).sqrt().times(self.minus(Complex::ONE).sqrt())).log()
    }

    fn atanh(self) -> Complex {
        Complex::ONE.plus(self).log().minus(Complex::ONE.minus(self).log()).half()
    }
}

/// Returns the number of two arguments.
fn number(call: &Call<'_>, first: usize) -> Result<Complex> {
    Ok(Complex { re: call.double(first)?, im: call.double(first + 1)? })
}

/// Returns a result of two slots.
fn both(process: &mut Process<'_, '_>, number: Complex) -> Result<Slot> {
    process.thread.second = Slot::plain(number.im.to_bits());
    Ok(Slot::plain(number.re.to_bits()))
}

fn conjugate(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let number = number(call, 0)?;
    both(process, Complex { im: -number.im, ..number })
}

fn log(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.log())
}

fn square_root(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.sqrt())
}

fn power(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let (base, exponent) = (number(call, 0)?, number(call, 2)?);
    both(process, exponent.times(base.log()).exp())
}

fn sin(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.turned().sinh().turned_back())
}

fn cos(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.turned().cosh())
}

fn tan(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.turned().tanh().turned_back())
}

fn sinh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.sinh())
}

fn cosh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.cosh())
}

fn tanh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.tanh())
}

fn asin(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.turned().asinh().turned_back())
}

fn acos(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    let asin = number(call, 0)?.turned().asinh().turned_back();
    both(process, Complex { re: std::f64::consts::FRAC_PI_2 - asin.re, im: -asin.im })
}

fn atan(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.turned().atanh().turned_back())
}

fn asinh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.asinh())
}

fn acosh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.acosh())
}

fn atanh(process: &mut Process<'_, '_>, call: &Call<'_>) -> Result<Slot> {
    both(process, number(call, 0)?.atanh())
}
