//! Fixes for types: missing ones, those of other languages, and those of older versions.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::place::{Place, before, type_end};
use crate::lexer::{Keyword, KeywordGroup, Token, TokenKind};

/// Names of types in other languages.
static SPELLINGS: &[(&str, &[&str])] = &[
    ("int", &["i32"]),
    ("long", &["i64"]),
    ("short", &["i16"]),
    ("char", &["i8"]),
    ("bool", &["i1"]),
    ("string", &["ptr"]),
    ("str", &["ptr"]),
    ("pointer", &["ptr"]),
    ("f16", &["half"]),
    ("f32", &["float"]),
    ("f64", &["double"]),
    ("f128", &["fp128"]),
    ("u1", &["i1"]),
    ("u8", &["i8"]),
    ("u16", &["i16"]),
    ("u32", &["i32"]),
    ("u64", &["i64"]),
    ("u128", &["i128"]),
    ("usize", &["i64"]),
    ("isize", &["i64"]),
    ("size_t", &["i64"]),
    ("static", &["internal"]),
];

/// Replaces a type of another language, or one with `*`, with the current spelling.
pub(super) fn spelling(place: &Place<'_>) -> Vec<Fix> {
    let rest = &place.text[place.at..];
    let len = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let at = Span::new(place.at as u32, (place.at + len) as u32);
    let word = place.between(at.start(), at.end());
    let known = SPELLINGS.iter().find(|(other, _)| *other == word);
    known.map_or(Vec::new(), |(_, meant)| {
        meant.iter().map(|meant| Fix::sure(format!("write `{meant}`"), at, *meant)).collect()
    })
}

fn insert(at: Token, what: &str, why: &str) -> Vec<Fix> {
    vec![Fix::sure(format!("{why}: write `{what}` before it"), before(at), format!("{what} "))]
}

/// Adds the missing type of `ret 0`, or completes an empty `ret`.
pub(super) fn of_return(place: &Place<'_>) -> Vec<Fix> {
    let (Some(last), Some(result)) = (place.before().last().copied(), place.result_type()) else { return Vec::new() };
    if place.text_of(last) != "ret" {
        return Vec::new();
    }
    let is_on_line = place.between(last.end(), place.at as u32).bytes().all(|byte| byte != b'\n');
    match place.token(0) {
        Some(at) if is_on_line && result != "void" => insert(at, result, "a value needs its type"),
        _ if !is_on_line && result == "void" => {
            vec![Fix::sure("write `ret void`", Span::new(last.end(), last.end()), " void")]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing type of `ret %x`, whose `%x` is taken for a type.
pub(super) fn of_returned_before(place: &Place<'_>) -> Vec<Fix> {
    let line: Vec<Token> = place.before().to_vec();
    let returned = line.windows(2).rev().find(|pair| place.text_of(pair[0]) == "ret");
    let (Some(&[_, value]), Some(result)) = (returned, place.result_type()) else { return Vec::new() };
    match value.kind {
        TokenKind::LocalVar | TokenKind::LocalVarId => insert(value, result, "a value needs its type"),
        _ => Vec::new(),
    }
}

/// Adds the missing type of the condition in `select %c, …`.
pub(super) fn of_condition(place: &Place<'_>) -> Vec<Fix> {
    match place.before() {
        [.., select, value] if place.text_of(*select) == "select" => {
            insert(*value, "i1", "the condition needs its type")
        }
        _ => Vec::new(),
    }
}

/// Adds the return type that `call @f()` lacks.
pub(super) fn of_callee(place: &Place<'_>) -> Vec<Fix> {
    let is_call = ["call", "invoke"].contains(&place.word(-1));
    let Some(at) = place.token(0).filter(|at| is_call && at.kind == TokenKind::GlobalVar) else { return Vec::new() };
    let declared = place.declared(place.text_of(at));
    declared.map_or(Vec::new(), |signature| insert(at, signature.result, "a call needs its return type"))
}

/// Adds the missing type of an argument.
pub(super) fn of_argument(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0) else { return Vec::new() };
    let before = place.before();
    let (mut depth, mut number) = (0, 0);
    for (index, token) in before.iter().enumerate().rev() {
        match token.kind {
            TokenKind::RParen => depth += 1,
            TokenKind::LParen if depth > 0 => depth -= 1,
            TokenKind::Comma if depth == 0 => number += 1,
            TokenKind::LParen => {
                let Some(callee) = index.checked_sub(1).map(|index| before[index]) else { return Vec::new() };
                let signature = place.declared(place.text_of(callee));
                let param = signature.and_then(|signature| signature.params.get(number).copied());
                return param.map_or(Vec::new(), |ty| insert(at, ty, "an argument needs its type"));
            }
            _ => {}
        }
    }
    Vec::new()
}

/// Adds the missing type of an array or struct element, which is known from the aggregate's type.
pub(super) fn of_element(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), before) = (place.token(0), place.before()) else { return Vec::new() };
    let Some(open) = before.iter().rposition(|token| matches!(token.kind, TokenKind::LSquare | TokenKind::LBrace))
    else {
        return Vec::new();
    };
    let number = before[open..].iter().filter(|token| token.kind == TokenKind::Comma).count();
    let Some(first) = (0..open).find(|&first| type_end(before, first) == Some(open)) else { return Vec::new() };
    let whole = place.between(before[first].start(), before[open - 1].end());
    let Some(inner) = whole.get(1..).and_then(|rest| rest.get(..rest.len().checked_sub(1)?)) else { return Vec::new() };
    let ty = match before[open].kind {
        TokenKind::LSquare => inner.split_once(" x ").map(|(_, element)| element.trim()),
        _ => inner.split(',').nth(number).map(str::trim),
    };
    ty.map_or(Vec::new(), |ty| insert(at, ty, "an element needs its type"))
}

/// Moves the return type of `define @f() -> i32` before the name.
pub(super) fn before_name(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0).filter(|at| at.kind == TokenKind::GlobalVar) else { return Vec::new() };
    let rest = place.text.get(at.end() as usize..).unwrap_or_default();
    let line = &rest[..rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len())];
    let Some(arrow) = memchr::memmem::find(line, b"->") else { return Vec::new() };
    let end = line.iter().position(|&byte| byte == b'{').unwrap_or(line.len());
    let start = at.end() + arrow as u32;
    let ty = place.between(start + 2, at.end() + end as u32).trim();
    let gone = Span::new(start, at.end() + end as u32);
    vec![Fix {
        title: format!("the return type comes before the name: write `{ty} {}`", place.text_of(at)),
        certainty: Certainty::Sure,
        edits: vec![
            Edit { span: before(at), replacement: format!("{ty} ") },
            Edit { span: gone, replacement: String::new() },
        ],
    }]
}

/// Removes the type repeated before the second operand.
pub(super) fn only_once(place: &Place<'_>) -> Vec<Fix> {
    let rest = place.rest();
    let (Some(&at), Some(end)) = (rest.first(), type_end(rest, 0)) else { return Vec::new() };
    let is_value = |token: &Token| {
        use TokenKind::{Float, GlobalVar, HexFloat, Integer, LocalVar, LocalVarId};
        matches!(token.kind, LocalVar | LocalVarId | Integer | Float | HexFloat | GlobalVar)
    };
    let Some(value) = rest.get(end).filter(|token| is_value(token)) else { return Vec::new() };
    let is_operand = place
        .before()
        .iter()
        .any(|token| matches!(token.kind, TokenKind::Keyword(word) if word.group() == KeywordGroup::Opcode));
    match place.kind(-1) {
        Some(TokenKind::Comma | TokenKind::LSquare) if is_operand => {
            let title = "the type is written once, for all operands: leave this one out";
            vec![Fix::sure(title, Span::new(at.start(), value.start()), "")]
        }
        _ => Vec::new(),
    }
}

/// Fixes `load i32* %p`, the form up to LLVM 3.6, and `load i32 %p`.
pub(super) fn old_load(place: &Place<'_>) -> Vec<Fix> {
    let before = place.before();
    let Some(load) = before.iter().rposition(|token| place.text_of(*token) == "load") else { return Vec::new() };
    let at = place.token(0);
    let Some(at) =
        at.filter(|at| matches!(at.kind, TokenKind::LocalVar | TokenKind::LocalVarId | TokenKind::GlobalVar))
    else {
        return Vec::new();
    };
    let last = before[before.len() - 1];
    let first = (load + 1..before.len()).find(|&first| type_end(before, first) == Some(before.len()));
    let Some(first) = first.map(|first| before[first]) else { return Vec::new() };
    let loaded = place.between(first.start(), last.end());
    let loaded = loaded.strip_suffix('*').unwrap_or(loaded).trim_end();
    if loaded == "ptr" {
        return Vec::new();
    }
    let title = format!("the loaded type comes first, then the pointer: write `{loaded}, ptr {}`", place.text_of(at));
    vec![Fix::sure(title, Span::new(first.start(), at.start()), format!("{loaded}, ptr "))]
}

/// Fixes `getelementptr i32* %p, …`, the form up to LLVM 3.6.
pub(super) fn old_getelementptr(place: &Place<'_>) -> Vec<Fix> {
    let (before, Some(at)) = (place.before(), place.token(0)) else { return Vec::new() };
    let first = (0..before.len()).find(|&first| type_end(before, first) == Some(before.len()));
    let Some(first) = first.map(|first| before[first]) else { return Vec::new() };
    let Some(pointer) = place.between(first.start(), at.start()).trim().strip_suffix('*') else { return Vec::new() };
    let element = pointer.trim_end();
    let title = format!("the element type comes first, then the pointer: write `{element}, ptr {}`", place.text_of(at));
    vec![Fix::sure(title, Span::new(first.start(), at.start()), format!("{element}, ptr "))]
}

/// Adds the missing element type of `getelementptr ptr %p, …`.
pub(super) fn of_elements(place: &Place<'_>) -> Vec<Fix> {
    let before = place.before();
    match before.last() {
        Some(&last) if last.kind == TokenKind::Keyword(Keyword::Ptr) => {
            let title = "the element type comes first: `i8` to count bytes";
            vec![Fix::guess(title, Span::new(last.start(), last.start()), "i8, ")]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing loaded type of `load ptr %p`.
pub(super) fn of_loaded(place: &Place<'_>) -> Vec<Fix> {
    match place.before() {
        [.., load, ptr] if place.text_of(*load) == "load" && place.text_of(*ptr) == "ptr" => {
            vec![Fix::guess("the loaded type comes first, such as `i32`", before(*ptr), "i32, ")]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing pointer type of `store i32 1, %p`, whose `%p` is taken for a type.
pub(super) fn of_pointer_before(place: &Place<'_>) -> Vec<Fix> {
    match place.before() {
        line @ [.., comma, value]
            if comma.kind == TokenKind::Comma
                && value.kind == TokenKind::LocalVar
                && line.iter().any(|token| ["store", "load"].contains(&place.text_of(*token))) =>
        {
            insert(*value, "ptr", "a pointer needs its type")
        }
        _ => Vec::new(),
    }
}

/// Adds the missing type of an index.
pub(super) fn of_index(place: &Place<'_>) -> Vec<Fix> {
    let is_index = place.before().iter().any(|token| place.text_of(*token) == "getelementptr");
    match place.token(0).filter(|at| is_index && at.kind == TokenKind::Integer) {
        Some(at) => vec![Fix::guess("an index needs its type: write `i32` before it", before(at), "i32 ")],
        None => Vec::new(),
    }
}

/// Swaps name and type of the parameter `%a i32`.
pub(super) fn after_name(place: &Place<'_>) -> Vec<Fix> {
    let rest = place.rest();
    let Some(end) = type_end(rest, 1) else { return Vec::new() };
    let (name, ty) = (place.text_of(rest[0]), place.between(rest[1].start(), rest[end - 1].end()));
    let meant = format!("{ty} {name}");
    match rest[0].kind {
        TokenKind::LocalVar => {
            let title = format!("the type comes first: write `{meant}`");
            vec![Fix::sure(title, Span::new(rest[0].start(), rest[end - 1].end()), meant)]
        }
        _ => Vec::new(),
    }
}

/// Rewrites the parameter `a: i32`.
pub(super) fn after_name_and_colon(place: &Place<'_>) -> Vec<Fix> {
    let rest = place.rest();
    let (Some(name), Some(end)) = (rest.first(), type_end(rest, 1)) else { return Vec::new() };
    if name.kind != TokenKind::LabelStr {
        return Vec::new();
    }
    let ty = place.between(rest[1].start(), rest[end - 1].end());
    let meant = format!("{ty} %{}", place.text_of(*name).trim_end_matches(':'));
    vec![Fix::sure(
        format!("the type comes first: write `{meant}`"),
        Span::new(name.start(), rest[end - 1].end()),
        meant,
    )]
}

/// Adds the missing type of a parameter.
pub(super) fn of_parameter(place: &Place<'_>) -> Vec<Fix> {
    match place.token(0) {
        Some(at) if at.kind == TokenKind::LocalVar => {
            vec![Fix::guess("a parameter needs its type, such as `i32`", before(at), "i32 ")]
        }
        _ => Vec::new(),
    }
}

/// Rewrites `i32[2]`, whose brackets are taken for an array constant.
pub(super) fn array_of_c(place: &Place<'_>) -> Vec<Fix> {
    let all = [place.token(-2), place.token(-1), place.token(0), place.token(1)];
    let [Some(element), Some(open), Some(count), Some(close)] = all else { return Vec::new() };
    let kinds = [open.kind, count.kind, close.kind];
    if kinds != [TokenKind::LSquare, TokenKind::Integer, TokenKind::RSquare] || open.start() != element.end() {
        return Vec::new();
    }
    let meant = format!("[{} x {}]", place.text_of(count), place.text_of(element));
    vec![Fix::sure(format!("write `{meant}`"), Span::new(element.start(), close.end()), meant)]
}
