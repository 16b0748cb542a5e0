//! Fixes for operands: of the wrong type, or in the wrong order.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::place::{Place, line_start, span, type_end};
use super::words::casts;
use crate::lexer::{Keyword, Token, TokenKind};

/// Replaces `ptr 0` with `ptr null`.
pub(super) fn null(place: &Place<'_>) -> Vec<Fix> {
    let is_pointer = place.kind(-1) == Some(TokenKind::Keyword(Keyword::Ptr));
    match place.token(0) {
        Some(at) if is_pointer && place.word(0) == "0" => place.replace(at, "null"),
        _ => Vec::new(),
    }
}

/// Replaces `i32 null` with zero.
pub(super) fn zero(place: &Place<'_>) -> Vec<Fix> {
    match (place.token(0), place.kind(-1)) {
        (Some(at), Some(TokenKind::IntegerType)) => place.replace(at, "0"),
        _ => Vec::new(),
    }
}

/// Replaces `i32 true` with a number.
pub(super) fn truth(place: &Place<'_>) -> Vec<Fix> {
    let is_int = place.kind(-1) == Some(TokenKind::IntegerType);
    match place.token(0) {
        Some(at) if is_int && place.word(0) == "true" => place.replace(at, "1"),
        Some(at) if is_int && place.word(0) == "false" => place.replace(at, "0"),
        _ => Vec::new(),
    }
}

/// Removes the name of an instruction that has no result.
pub(super) fn no_name(place: &Place<'_>) -> Vec<Fix> {
    match (place.token(0), place.token(1), place.token(2)) {
        (Some(at), Some(equal), Some(next)) if equal.kind == TokenKind::Equal => {
            let title = format!("the call returns no value: leave out `{} =`", place.text_of(at));
            vec![Fix::sure(title, Span::new(at.start(), next.start()), "")]
        }
        _ => Vec::new(),
    }
}

/// Swaps the operands of `store ptr %p, i32 %v`.
pub(super) fn other_order(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let Some(store) = line.iter().position(|token| place.text_of(*token) == "store") else { return Vec::new() };
    let Some(first) = operand(line, store + 1) else { return Vec::new() };
    let Some(second) = operand(line, first.1 + 1) else { return Vec::new() };
    let [a, b] = [first, second].map(|(start, end)| Span::new(line[start].start(), line[end - 1].end()));
    let [value, pointer] = [a, b].map(|span| place.between(span.start(), span.end()).to_owned());
    if !value.starts_with("ptr ") {
        return Vec::new();
    }
    vec![Fix {
        title: format!("the value comes before the pointer: write `{pointer}, {value}`"),
        certainty: Certainty::Sure,
        edits: vec![Edit { span: a, replacement: pointer }, Edit { span: b, replacement: value }],
    }]
}

/// Returns the extent of a type and a name or number that start at a token.
fn operand(line: &[Token], start: usize) -> Option<(usize, usize)> {
    let value = type_end(line, start)?;
    line.get(value).map(|_| (start, value + 1))
}

/// Compares a number used as a condition with zero.
pub(super) fn condition(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let Some(branch) = line.iter().position(|token| place.text_of(*token) == "br") else { return Vec::new() };
    let (Some(&ty), Some(&value)) = (line.get(branch + 1), line.get(branch + 2)) else { return Vec::new() };
    if ty.kind != TokenKind::IntegerType || value.kind != TokenKind::LocalVar {
        return Vec::new();
    }
    let name = format!("{}.isnt.zero", place.text_of(value));
    let start = line_start(place.text, place.at) as u32;
    let indent = place.between(start, line[branch].start()).to_owned();
    let compare = format!("{indent}{name} = icmp ne {} {}, 0\n", place.text_of(ty), place.text_of(value));
    vec![Fix {
        title: format!(
            "a condition has type `i1`: compare first, with `icmp ne {} {}, 0`",
            place.text_of(ty),
            place.text_of(value)
        ),
        certainty: Certainty::Guess,
        edits: vec![
            Edit { span: Span::new(start, start), replacement: compare },
            Edit { span: Span::new(span(ty).start(), value.end()), replacement: format!("i1 {name}") },
        ],
    }]
}

/// Converts a value to the type that its use expects.
pub(super) fn converted(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some(from), Some(to)) = (place.token(0), place.quoted(1), place.quoted(2)) else {
        return Vec::new();
    };
    conversions(place, from, to, at, at.start())
}

/// Converts a returned value to the function's return type.
pub(super) fn converted_result(place: &Place<'_>) -> Vec<Fix> {
    // The message also contains an apostrophe.
    let (rest, Some(to)) = (place.rest(), place.message.rsplit('\'').nth(1)) else { return Vec::new() };
    let Some(end) = type_end(rest, 0) else { return Vec::new() };
    match rest.get(end) {
        Some(&value) => {
            conversions(place, place.between(rest[0].start(), rest[end - 1].end()), to, value, rest[0].start())
        }
        None => Vec::new(),
    }
}

/// Returns the conversions from one type to another, on a new line before; `first` is the position of the
/// type and value to replace.
fn conversions(place: &Place<'_>, from: &str, to: &str, value: Token, first: u32) -> Vec<Fix> {
    if value.kind != TokenKind::LocalVar {
        return Vec::new();
    }
    let line = place.line();
    let (start, name) = (line_start(place.text, place.at) as u32, place.text_of(value));
    let Some(indent) = line.first().map(|token| place.between(start, token.start())) else { return Vec::new() };
    let result = format!("{name}.as.{to}");
    let used = if first == value.start() { result.clone() } else { format!("{to} {result}") };
    let fix = |cast: &&str| Fix {
        title: format!("convert it first, with `{cast} {from} {name} to {to}`"),
        certainty: Certainty::Guess,
        edits: vec![
            Edit {
                span: Span::new(start, start),
                replacement: format!("{indent}{result} = {cast} {from} {name} to {to}\n"),
            },
            Edit { span: Span::new(first, value.end()), replacement: used.clone() },
        ],
    };
    casts(from, to).iter().map(fix).collect()
}
