//! Fixes for undefined names: suggests similar names that exist.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::place::{Place, line_end, span, tokens, type_end};
use crate::lexer::{Token, TokenKind};

/// Limit on the similar names suggested.
const MAX_SUGGESTIONS: usize = 3;

/// Limit on the length of compared names and on their number: a comparison takes time quadratic in the
/// length.
const MAX_NAME: usize = 64;
const MAX_NAMES: usize = 1 << 16;

/// Returns the words of `all` that are similar to `word`, the most similar first.
pub(super) fn near<'w>(word: &str, all: impl Iterator<Item = &'w str>) -> Vec<&'w str> {
    let most = (word.chars().count() / 3).max(1);
    if word.len() > MAX_NAME {
        return Vec::new();
    }
    let mut near: Vec<(usize, &str)> = all
        .take(MAX_NAMES)
        .filter(|other| *other != word && other.len().abs_diff(word.len()) <= most)
        .map(|other| (strsim::osa_distance(word, other), other))
        .filter(|&(distance, _)| distance <= most)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.truncate(MAX_SUGGESTIONS);
    near.into_iter().map(|(_, other)| other).collect()
}

/// Returns a fix for each similar name.
fn suggest(place: &Place<'_>, at: Token, all: impl Iterator<Item = Token>) -> Vec<Fix> {
    let names = all.map(|token| place.text_of(token).trim_end_matches(':'));
    let fix = |name: &str| Fix::guess(format!("did you mean `{name}`?"), span(at), name);
    near(place.text_of(at), names).into_iter().map(fix).collect()
}

/// Returns the tokens of a kind that a part of the text defines, which are those before `=`.
fn defined(text: &[u8], start: usize, end: usize, kind: TokenKind) -> Vec<Token> {
    let all = tokens(text, start, end);
    let mut found: Vec<Token> = all
        .windows(2)
        .filter(|pair| pair[0].kind == kind && pair[1].kind == TokenKind::Equal)
        .map(|pair| pair[0])
        .collect();
    found.sort_by_key(|token| token.start());
    found
}

/// Replaces an undefined local with a similar local, block or global.
pub(super) fn local(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some((start, end))) = (place.token(0), place.function()) else { return Vec::new() };
    let name = place.text_of(at);
    let all = tokens(place.text, start, end);
    let head = all.iter().position(|token| token.kind == TokenKind::LBrace).unwrap_or(0);
    let params = all[..head].iter().copied().filter(|token| token.kind == TokenKind::LocalVar);
    let values = defined(place.text, start, end, TokenKind::LocalVar);
    let labels = all[head..].iter().filter(|token| token.kind == TokenKind::LabelStr);
    let labels: Vec<String> = labels.map(|&token| format!("%{}", place.text_of(token).trim_end_matches(':'))).collect();
    let is_label = place.word(-1) == "label";
    let values: Vec<&str> = match is_label {
        true => labels.iter().map(String::as_str).collect(),
        false => params.chain(values).map(|token| place.text_of(token)).collect(),
    };
    let global = format!("@{}", name.trim_start_matches('%'));
    if !is_label && is_global(place, &global) {
        return vec![Fix::sure(format!("globals begin with `@`: write `{global}`"), span(at), global)];
    }
    let near = near(name, values.into_iter());
    near.into_iter().map(|near| Fix::guess(format!("did you mean `{near}`?"), span(at), near)).collect()
}

fn is_global(place: &Place<'_>, name: &str) -> bool {
    let begins = format!("{name} =");
    place.text.starts_with(begins.as_bytes())
        || memchr::memmem::find(place.text, format!("\n{begins}").as_bytes()).is_some()
        || place.declared(name).is_some()
}

/// Renames a value whose name is already taken, including its later uses.
pub(super) fn rename_duplicate(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some((start, end))) = (place.token(0), place.function()) else { return Vec::new() };
    if at.kind != TokenKind::LocalVar {
        return Vec::new();
    }
    let name = place.text_of(at);
    let all = tokens(place.text, start, end);
    let is_taken = |name: &str| all.iter().any(|token| place.text_of(*token) == name);
    let Some(free) = (2..100).map(|number| format!("{name}.{number}")).find(|name| !is_taken(name)) else {
        return Vec::new();
    };
    let line = line_end(place.text, at.start() as usize);
    let mut renamed = vec![Edit { span: span(at), replacement: free.clone() }];
    let later = all.iter().filter(|token| token.start() as usize > line && place.text_of(**token) == name);
    renamed.extend(later.map(|&token| Edit { span: span(token), replacement: free.clone() }));
    let title = format!("every value needs its own name: call this one `{free}`, here and in the uses after it");
    vec![Fix { title, certainty: Certainty::Guess, edits: renamed }]
}

/// Replaces an undefined global with a similar one, or adds the missing declaration.
pub(super) fn global(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0) else { return Vec::new() };
    let mut all = defined(place.text, 0, place.text.len(), TokenKind::GlobalVar);
    let mut line = 0;
    while line < place.text.len() {
        let end = line_end(place.text, line);
        if [&b"declare"[..], b"define"].iter().any(|word| place.text[line..].starts_with(word)) {
            let tokens = tokens(place.text, line, end);
            all.extend(tokens.into_iter().find(|token| token.kind == TokenKind::GlobalVar));
        }
        line = end + 1;
    }
    let fixes = suggest(place, at, all.into_iter());
    if fixes.is_empty() { declaration(place, at) } else { fixes }
}

/// Declares a function that is called with its return type only.
fn declaration(place: &Place<'_>, at: Token) -> Vec<Fix> {
    let before = place.before();
    if before.last().is_some_and(|last| last.kind == TokenKind::RParen) {
        return declaration_of_type(place, at);
    }
    let Some(first) = (0..before.len()).find(|&first| {
        let whole: Vec<Token> = [before, &[at]].concat();
        type_end(&whole, first) == Some(before.len())
    }) else {
        return Vec::new();
    };
    let result = place.between(before[first].start(), at.start()).trim();
    let rest = place.rest();
    if rest.get(1).is_none_or(|token| token.kind != TokenKind::LParen) {
        return Vec::new();
    }
    let (mut params, mut next) = (Vec::new(), 2);
    while rest.get(next).is_some_and(|token| token.kind != TokenKind::RParen) {
        let Some(end) = type_end(rest, next) else { return Vec::new() };
        params.push(place.between(rest[next].start(), rest[end - 1].end()));
        while rest.get(end..).is_some_and(|rest| !rest.is_empty()) && next < rest.len() {
            match rest[next].kind {
                TokenKind::Comma => {
                    next += 1;
                    break;
                }
                TokenKind::RParen if next >= end => break,
                _ => next += 1,
            }
        }
    }
    append(place, "declare", format!("declare {result} {}({})", place.text_of(at), params.join(", ")))
}

/// Declares a function that is called with its whole type: `i32 (ptr, ...) @printf(…)`.
fn declaration_of_type(place: &Place<'_>, at: Token) -> Vec<Fix> {
    let before = place.before();
    let Some(open) = before.iter().position(|token| token.kind == TokenKind::LParen) else { return Vec::new() };
    let Some(first) = (0..open).find(|&first| type_end(before, first) == Some(open)) else { return Vec::new() };
    let result = place.between(before[first].start(), before[open - 1].end());
    let params = place.between(before[open].start(), before[before.len() - 1].end());
    append(place, "declare", format!("declare {result} {}{params}", place.text_of(at)))
}

/// Adds a line at the end of the text, which declares or defines a name.
fn append(place: &Place<'_>, verb: &str, line: String) -> Vec<Fix> {
    let end = place.text.len() as u32;
    let newline = if place.text.ends_with(b"\n") { "" } else { "\n" };
    vec![Fix::guess(format!("{verb} it: `{line}`"), Span::new(end, end), format!("{newline}\n{line}\n"))]
}

/// Adds an empty metadata node.
pub(super) fn node(place: &Place<'_>) -> Vec<Fix> {
    match undefined_node(place) {
        Some(at) => append(place, "define", format!("{} = !{{}}", place.text_of(at))),
        None => Vec::new(),
    }
}

/// Adds a block that is the target of a branch but not defined.
pub(super) fn block(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some((_, end))) = (place.token(0), place.function()) else { return Vec::new() };
    if place.word(-1) != "label" || at.kind != TokenKind::LocalVar {
        return Vec::new();
    }
    let label = place.text_of(at).trim_start_matches('%');
    let end = end as u32;
    let title = format!("no block has this label: add `{label}:`");
    vec![Fix::guess(title, Span::new(end, end), format!("\n\n{label}:\n  unreachable"))]
}

/// Replaces an undefined metadata node with nodes of nearby numbers.
pub(super) fn metadata(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = undefined_node(place) else { return Vec::new() };
    suggest(place, at, defined(place.text, 0, place.text.len(), TokenKind::MetadataId).into_iter())
}

/// Returns the token of an undefined metadata node. The place of the error is the start of its digits.
fn undefined_node(place: &Place<'_>) -> Option<Token> {
    let spans = |token: &Token| token.kind == TokenKind::MetadataId && token.end() as usize > place.at;
    place.token(-1).filter(spans).or(place.token(0))
}

/// Replaces an undefined comdat.
pub(super) fn comdat(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0) else { return Vec::new() };
    suggest(place, at, defined(place.text, 0, place.text.len(), TokenKind::ComdatVar).into_iter())
}

/// Replaces an undefined named type.
pub(super) fn named_type(place: &Place<'_>) -> Vec<Fix> {
    match place.token(0) {
        Some(at) => type_instead(place, at),
        None => Vec::new(),
    }
}

/// Replaces an undefined named type that is reported at a later token.
pub(super) fn named_type_before(place: &Place<'_>) -> Vec<Fix> {
    let names = place.line().iter().filter(|token| token.kind == TokenKind::LocalVar);
    names.map(|&token| type_instead(place, token)).find(|fixes| !fixes.is_empty()).unwrap_or_default()
}

fn type_instead(place: &Place<'_>, at: Token) -> Vec<Fix> {
    let all = tokens(place.text, 0, place.text.len());
    let types = all.windows(3).filter(|three| {
        three[0].kind == TokenKind::LocalVar && three[1].kind == TokenKind::Equal && place.text_of(three[2]) == "type"
    });
    let names: Vec<Token> = types.map(|three| three[0]).collect();
    let name = place.text_of(at);
    if names.iter().any(|&token| place.text_of(token) == name) {
        Vec::new()
    } else {
        suggest(place, at, names.into_iter())
    }
}
