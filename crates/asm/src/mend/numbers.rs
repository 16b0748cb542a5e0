//! Fixes for numbers: of values, of elements, of alignments, and for their spelling.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::place::{Place, span, tokens};
use crate::lexer::TokenKind;

/// Replaces an alignment with the next lower or higher power of two.
pub(super) fn alignment(place: &Place<'_>) -> Vec<Fix> {
    let at = place.line().iter().find(|token| token.kind == TokenKind::Integer && token.start() as usize >= place.at);
    let Some((&at, value)) = at.and_then(|at| Some((at, place.text_of(*at).parse::<u64>().ok()?))) else {
        return Vec::new();
    };
    let above = value.checked_next_power_of_two();
    let below = above.and_then(|above| (above > 1).then_some(above / 2));
    let both = [below, above].into_iter().flatten().filter(|value| *value > 0);
    both.map(|value| Fix::guess(format!("write `{value}`"), span(at), value.to_string())).collect()
}

/// Replaces an integer written `0x…`, which LLVM reads as a float's bits, with decimal digits.
pub(super) fn hexadecimal(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::HexFloat) else { return Vec::new() };
    let is_int = place.kind(-1) == Some(TokenKind::IntegerType);
    let digits = place.word(0).strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
    match digits.filter(|_| is_int) {
        Some(value) => place.replace(at, value.to_string()),
        None => Vec::new(),
    }
}

/// Removes the point from a float used as an integer, if it has no fraction.
pub(super) fn without_point(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::Float) else { return Vec::new() };
    let is_int = place.kind(-1) == Some(TokenKind::IntegerType);
    match place.word(0).parse::<f64>() {
        Ok(value) if is_int && value.fract() == 0.0 && value.abs() < 9e15 => place.replace(at, format!("{value:.0}")),
        _ => Vec::new(),
    }
}

/// Corrects the element count of an array type to that of its constant.
pub(super) fn elements(place: &Place<'_>) -> Vec<Fix> {
    let count = |ty: &str| -> Option<(u64, String)> {
        let (count, element) = ty.strip_prefix('[')?.strip_suffix(']')?.split_once(" x ")?;
        Some((count.parse().ok()?, element.to_owned()))
    };
    let (got, expected) = (place.quoted(0).and_then(count), place.quoted(1).and_then(count));
    let (Some((got, element)), Some((expected, other))) = (got, expected) else { return Vec::new() };
    let numbers = place.before().iter().rev();
    let at = numbers
        .filter(|token| token.kind == TokenKind::Integer)
        .find(|token| place.text_of(**token) == expected.to_string());
    match at {
        Some(&at) if element == other => {
            let mut title = format!("the initializer has {got} elements: write `{got}`");
            if element == "i8" && has_escape_of_c(place.word(1)) {
                title += "; in strings, `\\0A` is a newline, `\\00` a zero byte and `\\22` a quote (two hexadecimal digits after `\\`)";
            }
            vec![Fix::sure(title, span(at), got.to_string())]
        }
        _ => Vec::new(),
    }
}

/// Whether a string has a backslash that precedes neither two hexadecimal digits nor another backslash.
fn has_escape_of_c(string: &str) -> bool {
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_hexdigit);
    let bytes = string.as_bytes();
    (0..bytes.len()).any(|at| {
        let is_known = digit(bytes.get(at + 1)) && digit(bytes.get(at + 2));
        bytes[at] == b'\\' && !is_known && bytes.get(at + 1) != Some(&b'\\')
    })
}

/// Replaces a number with the next expected one, at its definition and its later uses.
pub(super) fn next(place: &Place<'_>) -> Vec<Fix> {
    let Some(next) = place.quoted(0) else { return Vec::new() };
    let (Some(at), Some((_, end))) = (place.token(0), place.function()) else { return Vec::new() };
    let is_label = at.kind == TokenKind::LabelId;
    let old = place.text_of(at).trim_end_matches(':');
    let digits = next.trim_start_matches('%');
    let mut edits = Vec::new();
    for token in tokens(place.text, at.start() as usize, end) {
        let word = place.text_of(token);
        match token.kind {
            TokenKind::LocalVarId if word.trim_start_matches('%') == old.trim_start_matches('%') => {
                edits.push(Edit { span: span(token), replacement: format!("%{digits}") });
            }
            TokenKind::LabelId if is_label && word.trim_end_matches(':') == old => {
                edits.push(Edit { span: Span::new(token.start(), token.end() - 1), replacement: digits.to_owned() });
            }
            _ => {}
        }
    }
    let why = "unnamed parameters, blocks and instructions share one numbering, and the entry block counts too";
    vec![Fix { title: format!("write `{next}`: {why}"), certainty: Certainty::Guess, edits }]
}

/// Replaces `'a'` with its code.
pub(super) fn character(place: &Place<'_>) -> Vec<Fix> {
    match place.text.get(place.at..place.at + 3) {
        Some(&[b'\'', byte, b'\'']) => {
            let at = Span::new(place.at as u32, place.at as u32 + 3);
            vec![Fix::sure(format!("a character is written as its number: `{byte}`"), at, byte.to_string())]
        }
        _ => Vec::new(),
    }
}
