//! Fixes for floats: inexact values, and floats confused with integers.

use draig_diag::{Fix, Span};
use draig_num::{ApFloat, FloatFormat, Round};

use super::place::{Place, after};
use crate::lexer::{Keyword, Token, TokenKind};

/// The types of floating-point constants.
const FORMATS: [(Keyword, FloatFormat); 7] = [
    (Keyword::Half, FloatFormat::Half),
    (Keyword::Bfloat, FloatFormat::BFloat),
    (Keyword::Float, FloatFormat::Float),
    (Keyword::Double, FloatFormat::Double),
    (Keyword::X86Fp80, FloatFormat::X86Fp80),
    (Keyword::Fp128, FloatFormat::Fp128),
    (Keyword::PpcFp128, FloatFormat::PpcFp128),
];

/// Replaces a decimal with the bits of the nearest value of its type. Strict reading treats decimals as
/// `double`, so a narrower type accepts only those that it can represent exactly, and a wider one accepts
/// none.
pub(super) fn exact(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Float) else { return Vec::new() };
    let format = FORMATS.iter().find(|(keyword, _)| place.kind(-1) == Some(TokenKind::Keyword(*keyword)));
    let (Some(&(_, format)), Ok(value)) = (format, place.word(0).parse::<f64>()) else { return Vec::new() };
    let (decimal, ty) = (place.word(0), place.word(-1));
    let at = Span::new(at.start(), at.end());
    let nearest = match nearest(value, format) {
        Nearest::Value(nearest) => nearest,
        other => return out_of_range(other, ty, format, decimal, at),
    };
    match nearest.widened_to_double() {
        Some(near) => {
            let title = format!("no `{ty}` is exactly {decimal}; the nearest is {near}: write `{nearest}`");
            vec![Fix::sure(title, at, nearest.to_string())]
        }
        // The text may mean more digits than a `double` has.
        None => {
            let title = format!(
                "a constant of type `{ty}` is written as its bits: {decimal}, rounded to a double, is `{nearest}`"
            );
            vec![Fix::guess(title, at, nearest.to_string())]
        }
    }
}

/// Value of a format that is nearest to a decimal.
enum Nearest {
    /// A number that differs from the decimal by rounding only.
    Value(ApFloat),
    /// The decimal is larger than the largest number.
    Infinity(ApFloat),
    /// The decimal is not zero, but closer to zero than any other number.
    Zero(ApFloat),
    /// A `double` cannot tell.
    Unknown,
}

fn nearest(value: f64, format: FloatFormat) -> Nearest {
    let is_wide = matches!(format, FloatFormat::X86Fp80 | FloatFormat::Fp128 | FloatFormat::PpcFp128);
    match ApFloat::from_f64(value).convert(format, Round::NearestTiesToEven) {
        Err(_) => Nearest::Unknown,
        Ok(_) if is_wide && !value.is_finite() => Nearest::Unknown,
        Ok((nearest, _)) if nearest.is_zero() && value != 0.0 => Nearest::Zero(nearest),
        Ok((nearest, _)) if nearest.is_finite() => Nearest::Value(nearest),
        Ok((nearest, _)) => Nearest::Infinity(nearest),
    }
}

/// Offers infinity or zero for a decimal that is out of the range of its type. Both change the value by more than
/// rounding, and LLVM 23, which rounds decimals, refuses these, too: so it is a guess.
fn out_of_range(nearest: Nearest, ty: &str, format: FloatFormat, decimal: &str, at: Span) -> Vec<Fix> {
    let bound = |bound: ApFloat| bound.widened_to_double().map(|bound| format!("{bound:e}"));
    match nearest {
        Nearest::Infinity(infinity) => {
            let largest = bound(ApFloat::largest(format, false)).unwrap_or_default();
            let title = format!(
                "{decimal} is out of the range of `{ty}`, whose largest number is {largest}; for infinity, write `{infinity}`"
            );
            vec![Fix::guess(title, at, infinity.to_string())]
        }
        Nearest::Zero(zero) => {
            let zero = if zero.is_negative() { "-0.0" } else { "0.0" };
            let smallest = bound(ApFloat::smallest(format, false)).unwrap_or_default();
            let title = format!(
                "{decimal} is too small for `{ty}`, whose smallest number is {smallest}; for zero, write `{zero}`"
            );
            vec![Fix::guess(title, at, zero)]
        }
        Nearest::Value(_) | Nearest::Unknown => Vec::new(),
    }
}

/// Adds the missing point to `1e5`.
pub(super) fn exponent(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let number = line.windows(2).find(|pair| {
        pair[0].kind == TokenKind::Integer && pair[0].end() == pair[1].start() && pair[1].end() as usize >= place.at
    });
    let start = number.map(|pair| pair[0]).or_else(|| place.token(0).filter(|at| at.kind == TokenKind::Integer));
    let (Some(at), Some((ty, format))) = (start, float_type(place)) else { return Vec::new() };
    if !matches!(place.text.get(at.end() as usize), Some(b'e' | b'E')) {
        return Vec::new();
    }
    let rest = &place.text[at.end() as usize + 1..];
    let digits = rest.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'+' | b'-')).unwrap_or(rest.len());
    let all = Span::new(at.start(), at.end() + 1 + digits as u32);
    let title = "a floating-point constant needs a decimal point: write `.0` before the exponent".to_owned();
    pointed(place.between(all.start(), all.end()), ty, format, all, Fix::sure(title, after(at), ".0"))
}

/// Adds a point to an integer used as a float.
pub(super) fn with_point(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Integer) else { return Vec::new() };
    let Some((ty, format)) = float_type(place) else { return Vec::new() };
    let number = place.word(0);
    let title = format!("a floating-point constant needs a decimal point: write `{number}.0`");
    pointed(number, ty, format, Span::new(at.start(), at.end()), Fix::sure(title, after(at), ".0"))
}

/// Returns the fix that adds a point, unless the number is out of the range of the type.
fn pointed(decimal: &str, ty: &str, format: FloatFormat, at: Span, point: Fix) -> Vec<Fix> {
    match decimal.parse().map(|value| nearest(value, format)) {
        Ok(Nearest::Value(_)) => vec![point],
        Ok(other) => out_of_range(other, ty, format, decimal, at),
        Err(_) => Vec::new(),
    }
}

/// Returns the last type on the line, if it is a float type.
fn float_type<'a>(place: &Place<'a>) -> Option<(&'a str, FloatFormat)> {
    let format = |token: &Token| FORMATS.iter().find(|(keyword, _)| token.kind == TokenKind::Keyword(*keyword));
    let last = place.before().iter().rev().find(|token| {
        format(token).is_some() || matches!(token.kind, TokenKind::IntegerType | TokenKind::Keyword(Keyword::Ptr))
    })?;
    Some((place.text_of(*last), format(last)?.1))
}

/// Adds a zero before `.5`.
pub(super) fn leading_zero(place: &Place<'_>) -> Vec<Fix> {
    match place.text.get(place.at..place.at + 2) {
        Some(&[b'.', digit]) if digit.is_ascii_digit() => {
            vec![Fix::sure(
                "a floating-point constant begins with a digit: write `0` before the point",
                Span::point(place.at as u32),
                "0",
            )]
        }
        _ => Vec::new(),
    }
}
