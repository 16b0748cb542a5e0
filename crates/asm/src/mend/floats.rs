//! Fixes for floats: inexact values, and floats confused with integers.

use draig_diag::{Fix, Span};
use draig_num::{ApFloat, FloatFormat, Round};

use super::place::{Place, after};
use crate::lexer::{Keyword, TokenKind};

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
    let Ok((nearest, _)) = ApFloat::from_f64(value).convert(format, Round::NearestTiesToEven) else {
        return Vec::new();
    };
    if !nearest.is_finite() {
        return Vec::new();
    }
    let (decimal, ty) = (place.word(0), place.word(-1));
    let at = Span::new(at.start, at.end);
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

/// Adds the missing point to `1e5`.
pub(super) fn exponent(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let number = line.windows(2).find(|pair| {
        pair[0].kind == TokenKind::Integer && pair[0].end == pair[1].start && pair[1].end as usize >= place.at
    });
    let start = number.map(|pair| pair[0]).or_else(|| place.token(0).filter(|at| at.kind == TokenKind::Integer));
    let Some(at) = start.filter(|_| is_float_type(place)) else { return Vec::new() };
    match place.text.get(at.end as usize) {
        Some(b'e' | b'E') => vec![Fix::sure(
            "a floating-point constant needs a decimal point: write `.0` before the exponent",
            after(at),
            ".0",
        )],
        _ => Vec::new(),
    }
}

/// Adds a point to an integer used as a float.
pub(super) fn with_point(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Integer) else { return Vec::new() };
    if !is_float_type(place) {
        return Vec::new();
    }
    vec![Fix::sure(
        format!("a floating-point constant needs a decimal point: write `{}.0`", place.word(0)),
        after(at),
        ".0",
    )]
}

/// Whether the last type on the line is a float type.
fn is_float_type(place: &Place<'_>) -> bool {
    let float = |kind| FORMATS.iter().any(|(keyword, _)| kind == TokenKind::Keyword(*keyword));
    let last = place.before().iter().rev().find(|token| {
        float(token.kind) || matches!(token.kind, TokenKind::IntegerType | TokenKind::Keyword(Keyword::Ptr))
    });
    last.is_some_and(|token| float(token.kind))
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
