//! Fixes for punctuation and small words: commas, braces, colons, `label`, `to`, and the sigils of names.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::place::{Place, after, before, line_end, line_start, span, type_end};
use super::words;
use crate::lexer::{Keyword, Token, TokenKind};

/// Adds a comma after the previous token.
pub(super) fn comma(place: &Place<'_>) -> Vec<Fix> {
    let is_line = |last: &Token| line_start(place.text, last.start() as usize) == line_start(place.text, place.at);
    place.before().last().copied().filter(is_line).map_or(Vec::new(), |last| {
        vec![Fix::sure(format!("write a comma after `{}`", place.text_of(last)), after(last), ",")]
    })
}

/// Adds a comma between a parameter and the type of the next one.
pub(super) fn comma_between_arguments(place: &Place<'_>) -> Vec<Fix> {
    let is_type = type_end(place.rest(), 0).is_some() && !matches!(place.kind(0), Some(TokenKind::LocalVar));
    if is_type { comma(place) } else { Vec::new() }
}

/// Replaces comments of other languages.
pub(super) fn comment(place: &Place<'_>) -> Vec<Fix> {
    let rest = &place.text[place.at..];
    // A word after `#` is a directive of another language, not prose.
    let is_prose = matches!(rest, [b'#', b' ' | b'\t' | b'#' | b'\n', ..]);
    let len = if rest.starts_with(b"//") { 2 } else { u32::from(is_prose) };
    let at = place.at as u32;
    match len {
        0 => Vec::new(),
        len => vec![Fix::sure("a comment begins with `;`", Span::new(at, at + len), ";")],
    }
}

/// Turns a `declare` with a body into a `define`.
pub(super) fn body_of_declaration(place: &Place<'_>) -> Vec<Fix> {
    match (place.kind(0), place.before().first()) {
        (Some(TokenKind::LBrace), Some(&word)) if place.text_of(word) == "declare" => {
            vec![Fix::sure("a function with a body begins with `define`", span(word), "define")]
        }
        _ => Vec::new(),
    }
}

pub(super) fn open_brace(place: &Place<'_>) -> Vec<Fix> {
    let last = place.before().last().copied();
    match last {
        Some(last) if line_start(place.text, last.start() as usize) != line_start(place.text, place.at) => {
            vec![Fix::sure("write `{` before the body", after(last), " {")]
        }
        _ => Vec::new(),
    }
}

/// Closes a body before the next top-level entity.
pub(super) fn close_brace(place: &Place<'_>) -> Vec<Fix> {
    match place.word(0) {
        "define" | "declare" | "attributes" | "target" => close(place, place.at),
        _ if place.kind(0) == Some(TokenKind::GlobalVar) && place.at == line_start(place.text, place.at) => {
            close(place, place.at)
        }
        _ => Vec::new(),
    }
}

pub(super) fn close_brace_at_end(place: &Place<'_>) -> Vec<Fix> {
    close(place, place.text.len())
}

fn close(place: &Place<'_>, at: usize) -> Vec<Fix> {
    let end = place.text[..at].trim_ascii_end().len() as u32;
    vec![Fix::sure("write `}` after the last instruction of the function", Span::new(end, end), "\n}")]
}

/// Fixes the sigil of `@x = add …` in a function.
pub(super) fn sigil_of_local(place: &Place<'_>) -> Vec<Fix> {
    match (place.token(0), place.kind(1)) {
        (Some(at), Some(TokenKind::Equal)) if at.kind == TokenKind::GlobalVar => {
            let local = format!("%{}", place.text_of(at).trim_start_matches('@'));
            vec![Fix::sure(format!("local values begin with `%`: write `{local}`"), span(at), local)]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing colon of a label.
pub(super) fn colon_of_label(place: &Place<'_>) -> Vec<Fix> {
    let end = line_end(place.text, place.at);
    let word = place.between(place.at as u32, end as u32).trim();
    let is_word = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_.-$".contains(&byte));
    let is_used = memchr::memmem::find(place.text, format!("label %{word}").as_bytes()).is_some();
    if !is_word || !is_used {
        return Vec::new();
    }
    let at = (place.at + word.len()) as u32;
    vec![Fix::sure(format!("a label ends in a colon: write `{word}:`"), Span::new(at, at), ":")]
}

/// Adds the missing terminator of a block.
pub(super) fn terminator(place: &Place<'_>) -> Vec<Fix> {
    let start = place.text[..place.at].trim_ascii_end().len() as u32;
    let insert = |what: String| {
        let title = format!("a block ends with a terminator, such as a branch or a return: write `{what}`");
        vec![Fix::guess(title, Span::new(start, start), format!("\n  {what}"))]
    };
    match place.kind(0) {
        Some(TokenKind::LabelStr | TokenKind::LabelId) => {
            insert(format!("br label %{}", place.word(0).trim_end_matches(':')))
        }
        Some(TokenKind::RBrace) => match place.result_type() {
            Some("void") => insert("ret void".to_owned()),
            Some(result) => insert(format!("ret {result} zeroinitializer")),
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

pub(super) fn equals(place: &Place<'_>) -> Vec<Fix> {
    words::insert(place, "= ", "write `=` after the name".to_owned())
}

/// Adds `label` before the targets of a branch.
pub(super) fn label_word(place: &Place<'_>) -> Vec<Fix> {
    let line =
        if place.before().iter().any(|token| is_branch(place, *token)) { place.line() } else { return Vec::new() };
    let is_name = |token: &Token| matches!(token.kind, TokenKind::LocalVar | TokenKind::LocalVarId);
    let Some(branch) = line.iter().position(|token| is_branch(place, *token)) else { return Vec::new() };
    let end = line_end(place.text, line[branch].start() as usize) as u32;
    let after_comma =
        line.windows(2).filter(|pair| pair[0].kind == TokenKind::Comma && is_name(&pair[1])).map(|pair| pair[1]);
    let alone = line.get(branch + 1).copied().filter(|token| is_name(token));
    let targets: Vec<Token> = alone.into_iter().chain(after_comma).filter(|token| token.end() <= end).collect();
    if targets.is_empty() {
        return Vec::new();
    }
    let edits = targets.iter().map(|&at| Edit { span: before(at), replacement: "label ".to_owned() }).collect();
    let names: Vec<String> = targets.iter().map(|&at| format!("`label {}`", place.text_of(at))).collect();
    vec![Fix {
        title: format!("a block operand needs `label`: write {}", names.join(", ")),
        certainty: Certainty::Sure,
        edits,
    }]
}

fn is_branch(place: &Place<'_>, token: Token) -> bool {
    place.text_of(token) == "br"
}

/// Removes `label` from `[ 1, label %a ]` in a phi.
pub(super) fn no_label_in_phi(place: &Place<'_>) -> Vec<Fix> {
    let is_phi = place.before().iter().any(|token| place.text_of(*token) == "phi");
    let labels = place.line().windows(2).filter(|pair| pair[0].kind == TokenKind::Keyword(Keyword::Label));
    let edits: Vec<Edit> = labels
        .map(|pair| Edit { span: Span::new(pair[0].start(), pair[1].start()), replacement: String::new() })
        .collect();
    match is_phi && !edits.is_empty() {
        true => {
            let title = "a phi names its blocks without `label`".to_owned();
            vec![Fix { title, certainty: Certainty::Sure, edits }]
        }
        false => Vec::new(),
    }
}

/// Moves flags before the type in `add i32 nsw …`.
pub(super) fn flags_before_type(place: &Place<'_>) -> Vec<Fix> {
    let before = place.before();
    let flags = ["nsw", "nuw", "exact", "inbounds", "nneg", "disjoint", "samesign"];
    let Some(flag) = place.token(0).filter(|at| flags.contains(&place.text_of(*at))) else { return Vec::new() };
    let first = (0..before.len()).find(|&first| type_end(before, first) == Some(before.len()));
    let (Some(first), Some(next)) = (first.map(|first| before[first]), place.token(1)) else { return Vec::new() };
    let word = place.text_of(flag);
    vec![Fix {
        title: format!(
            "flags come before the type: write `{word} {}`",
            place.between(first.start(), flag.start()).trim()
        ),
        certainty: Certainty::Sure,
        edits: vec![
            Edit { span: Span::new(first.start(), first.start()), replacement: format!("{word} ") },
            Edit { span: Span::new(flag.start(), next.start()), replacement: String::new() },
        ],
    }]
}

/// Adds `c` before `"text"` used as a value.
pub(super) fn string_of_characters(place: &Place<'_>) -> Vec<Fix> {
    match place.token(0) {
        Some(at) if at.kind == TokenKind::StringConstant => {
            vec![Fix::sure("an array of characters is written `c\"…\"`", before(at), "c")]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing initial value of a variable.
pub(super) fn initial_value(place: &Place<'_>) -> Vec<Fix> {
    let tokens = place.before();
    let kind = tokens.iter().position(|token| ["global", "constant"].contains(&place.text_of(*token)));
    let (Some(kind), Some(&last)) = (kind, tokens.last()) else { return Vec::new() };
    if type_end(tokens, kind + 1).is_none() && kind + 2 != tokens.len() {
        return Vec::new();
    }
    let word = tokens[kind];
    vec![
        Fix::guess("a definition needs an initializer: write `zeroinitializer`", after(last), " zeroinitializer"),
        Fix::guess("a variable that is defined elsewhere is `external`", before(word), "external "),
    ]
}

/// Fixes `global const`.
pub(super) fn constant(place: &Place<'_>) -> Vec<Fix> {
    let rest = &place.text[place.at..];
    let is_const = rest.starts_with(b"const ");
    match place.token(-1).filter(|token| is_const && place.text_of(*token) == "global") {
        Some(global) => vec![Fix::sure("write `constant`", Span::new(global.start(), place.at as u32 + 5), "constant")],
        None => Vec::new(),
    }
}

/// Adds the brackets of `phi i32 1, %a, 2, %b`.
pub(super) fn brackets_of_phi(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let Some(phi) = line.iter().position(|token| place.text_of(*token) == "phi") else { return Vec::new() };
    let Some(first) = type_end(line, phi + 1) else { return Vec::new() };
    let parts: Vec<&[Token]> = line[first..].split(|token| token.kind == TokenKind::Comma).collect();
    let is_pairs = parts.len().is_multiple_of(2) && parts.iter().all(|part| part.len() == 1);
    let (true, Some(&start), Some(&end)) = (is_pairs, line.get(first), line.last()) else { return Vec::new() };
    let pairs = parts.chunks(2).map(|pair| format!("[ {}, {} ]", place.text_of(pair[0][0]), place.text_of(pair[1][0])));
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let title = format!("brackets enclose each value and its block: write `{pairs}`");
    vec![Fix::sure(title, Span::new(start.start(), end.end()), pairs)]
}

/// Closes a string on its line.
pub(super) fn closing_quote(place: &Place<'_>) -> Vec<Fix> {
    let end = line_end(place.text, place.at) as u32;
    vec![Fix::guess("the string needs a closing `\"`", Span::new(end, end), "\"")]
}

/// Adds the missing `to` of `zext i32 %a i64`.
pub(super) fn to(place: &Place<'_>) -> Vec<Fix> {
    words::insert(place, "to ", "write `to` before the type".to_owned())
}

/// Adds the missing `global` or `constant` of `@x = i32 0`.
pub(super) fn kind_of_global(place: &Place<'_>) -> Vec<Fix> {
    let Some(at) = place.token(0) else { return Vec::new() };
    ["global", "constant"]
        .map(|word| Fix::guess(format!("write `{word}` before the type"), before(at), format!("{word} ")))
        .to_vec()
}

/// Fixes the sigil of `%x = global …`.
pub(super) fn sigil_of_global(place: &Place<'_>) -> Vec<Fix> {
    let name = place.before().iter().find(|token| token.kind == TokenKind::LocalVar);
    let is_global = ["global", "constant", "external", "private", "internal", "alias"].contains(&place.word(0));
    match name.filter(|_| is_global) {
        Some(&at) => {
            let global = format!("@{}", place.text_of(at).trim_start_matches('%'));
            vec![Fix::sure(format!("globals begin with `@`: write `{global}`"), span(at), global)]
        }
        None => Vec::new(),
    }
}

/// Adds the sigil of `define i32 f()`.
pub(super) fn sigil_of_function(place: &Place<'_>) -> Vec<Fix> {
    let at = place.at as u32;
    let byte = place.text.get(place.at).copied().unwrap_or(b' ');
    match byte {
        b'%' => vec![Fix::sure("functions begin with `@`", Span::new(at, at + 1), "@")],
        _ if (byte.is_ascii_alphabetic() || byte == b'_') && is_called(place) => {
            vec![Fix::sure("functions begin with `@`", Span::new(at, at), "@")]
        }
        _ => Vec::new(),
    }
}

/// Whether a parenthesis follows the word at the place.
fn is_called(place: &Place<'_>) -> bool {
    let rest = &place.text[place.at..];
    let word = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_' || **byte == b'.').count();
    rest[word..].trim_ascii_start().starts_with(b"(")
}

/// Removes the sign of `align=4`.
pub(super) fn no_equals(place: &Place<'_>) -> Vec<Fix> {
    match place.token(0) {
        Some(at) if at.kind == TokenKind::Equal => vec![Fix::sure("write a space instead of `=`", span(at), " ")],
        _ => Vec::new(),
    }
}

/// Removes the commas between cases of `[ i32 0, label %a, i32 1, label %b ]` in a switch.
pub(super) fn no_comma_between_cases(place: &Place<'_>) -> Vec<Fix> {
    let is_switch = place.before().iter().any(|token| place.text_of(*token) == "switch");
    let line = place.line();
    let between = line.windows(3).filter(|three| {
        matches!(three[0].kind, TokenKind::LocalVar | TokenKind::LocalVarId)
            && three[1].kind == TokenKind::Comma
            && three[1].start() as usize >= place.at
            && type_end(line, 0).is_none()
            && three[2].kind == TokenKind::IntegerType
    });
    let edits: Vec<Edit> = between.map(|three| Edit { span: span(three[1]), replacement: String::new() }).collect();
    match is_switch && !edits.is_empty() {
        true => {
            let title = "no comma separates the cases of a switch".to_owned();
            vec![Fix { title, certainty: Certainty::Sure, edits }]
        }
        false => Vec::new(),
    }
}

/// Removes the sigil of the label `%entry:`.
pub(super) fn no_sigil_of_label(place: &Place<'_>) -> Vec<Fix> {
    let is_label = place.text.get(place.at) == Some(&b':');
    match place.token(-1).filter(|token| is_label && place.text_of(*token).starts_with('%')) {
        Some(token) => {
            vec![Fix::sure("a label definition has no `%`", Span::new(token.start(), token.start() + 1), "")]
        }
        None => Vec::new(),
    }
}

/// Adds the missing `!` of `!0 = {i32 1}`.
pub(super) fn exclamation(place: &Place<'_>) -> Vec<Fix> {
    match place.token(0) {
        Some(at) if at.kind == TokenKind::LBrace => {
            vec![Fix::sure("a metadata node begins with `!{`", before(at), "!")]
        }
        _ => Vec::new(),
    }
}

/// Adds the missing type of `constant c"text"`.
pub(super) fn type_of_string(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some(string)) = (place.token(0), place.token(1)) else { return Vec::new() };
    if place.text_of(at) != "c" || string.kind != TokenKind::StringConstant {
        return Vec::new();
    }
    let quoted = place.text.get(string.start() as usize + 1..string.end() as usize - 1).unwrap_or_default();
    let ty = format!("[{} x i8]", crate::lexer::value::unescape(quoted).len());
    vec![Fix::sure(format!("a value needs its type: write `{ty}` before it"), before(at), format!("{ty} "))]
}
