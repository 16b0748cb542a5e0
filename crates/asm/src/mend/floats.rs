//! Floats: exact ones, and how they are told from integers.

use draig_diag::{Fix, Span};

use super::place::{Place, after};
use crate::lexer::{Keyword, TokenKind};

/// The nearest float, as the bits of a double that has the same value.
pub(super) fn exact(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Float) else { return Vec::new() };
    let is_float = place.kind(-1) == Some(TokenKind::Keyword(Keyword::Float));
    match place.word(0).parse::<f64>() {
        Ok(value) if is_float && (value as f32).is_finite() => {
            let near = f64::from(value as f32);
            let bits = format!("0x{:016X}", near.to_bits());
            let title = format!("{} is no float; the nearest is {near}: write `{bits}`", place.word(0));
            vec![Fix::sure(title, Span::new(at.start, at.end), bits)]
        }
        _ => Vec::new(),
    }
}

/// `1e5`, which needs its point.
pub(super) fn exponent(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let number = line.windows(2).find(|pair| {
        pair[0].kind == TokenKind::Integer && pair[0].end == pair[1].start && pair[1].end as usize >= place.at
    });
    let start = number.map(|pair| pair[0]).or_else(|| place.token(0).filter(|at| at.kind == TokenKind::Integer));
    let Some(at) = start.filter(|_| is_float_type(place)) else { return Vec::new() };
    match place.text.get(at.end as usize) {
        Some(b'e' | b'E') => vec![Fix::sure("a float has a point: write `.0` before the exponent", after(at), ".0")],
        _ => Vec::new(),
    }
}

/// An integer where a float belongs.
pub(super) fn with_point(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Integer) else { return Vec::new() };
    if !is_float_type(place) {
        return Vec::new();
    }
    vec![Fix::sure(format!("a float has a point: write `{}.0`", place.word(0)), after(at), ".0")]
}

/// Whether the last type on the line is one of floats.
fn is_float_type(place: &Place<'_>) -> bool {
    let float = |kind: TokenKind| {
        matches!(
            kind,
            TokenKind::Keyword(Keyword::Half | Keyword::Bfloat | Keyword::Float | Keyword::Double | Keyword::Fp128)
        )
    };
    let last = place.before().iter().rev().find(|token| {
        float(token.kind) || matches!(token.kind, TokenKind::IntegerType | TokenKind::Keyword(Keyword::Ptr))
    });
    last.is_some_and(|token| float(token.kind))
}

/// `.5`
pub(super) fn leading_zero(place: &Place<'_>) -> Vec<Fix> {
    match place.text.get(place.at..place.at + 2) {
        Some(&[b'.', digit]) if digit.is_ascii_digit() => {
            vec![Fix::sure(
                "a float begins with a digit: write `0` before the point",
                Span::point(place.at as u32),
                "0",
            )]
        }
        _ => Vec::new(),
    }
}
