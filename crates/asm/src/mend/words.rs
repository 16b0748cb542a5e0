//! Fixes for words: misspelled keywords, words of other languages, and words that are spelled differently for
//! other types.

use draig_diag::{Certainty, Edit, Fix, Span};

use super::names::near;
use super::place::{Place, before, span};
use crate::lexer::{Keyword, KeywordGroup, TokenKind};

/// Operations of other languages and assemblers, with LLVM's spelling.
static OPCODES: &[(&str, &str)] = &[
    ("return", "ret"),
    ("goto", "br"),
    ("jmp", "br"),
    ("jump", "br"),
    ("branch", "br"),
    ("cmp", "icmp"),
    ("mov", "add"),
    ("gep", "getelementptr"),
    ("mod", "srem"),
    ("rem", "srem"),
    ("div", "sdiv"),
    ("shr", "lshr"),
    ("sar", "ashr"),
    ("not", "xor"),
    ("neg", "sub"),
];

static ENTITIES: &[(&str, &str)] =
    &[("function", "define"), ("func", "define"), ("fn", "define"), ("def", "define"), ("extern", "declare")];

/// Words newer than LLVM 22, with the version that introduced them.
static NEWER: &[(&str, u32)] =
    &[("noipa", 23), ("flatten", 23), ("nooutline", 23), ("denormal_fpenv", 23), ("prefalign", 23)];

/// Pairs of integer and float arithmetic that differ only in name.
static ARITHMETIC: &[(&str, &str)] = &[
    ("add", "fadd"),
    ("sub", "fsub"),
    ("mul", "fmul"),
    ("sdiv", "fdiv"),
    ("udiv", "fdiv"),
    ("srem", "frem"),
    ("urem", "frem"),
];

/// Pairs of integer and float comparisons.
static COMPARISONS: &[(&str, &str)] = &[
    ("eq", "oeq"),
    ("ne", "une"),
    ("slt", "olt"),
    ("sle", "ole"),
    ("sgt", "ogt"),
    ("sge", "oge"),
    ("ult", "olt"),
    ("ule", "ole"),
    ("ugt", "ogt"),
    ("uge", "oge"),
];

/// Returns the word at the place, whether or not LLVM knows it.
fn word<'a>(place: &Place<'a>) -> (Span, &'a str) {
    let rest = &place.text[place.at..];
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let len = rest.iter().take_while(|byte| is_part(byte)).count();
    let (start, end) = (place.at as u32, (place.at + len) as u32);
    (Span::new(start, end), place.between(start, end))
}

fn guesses<'w>(at: Span, words: impl IntoIterator<Item = &'w str>) -> Vec<Fix> {
    words.into_iter().map(|word| Fix::guess(format!("did you mean `{word}`?"), at, word)).collect()
}

/// Returns the keywords of some groups.
fn keywords(groups: &[KeywordGroup]) -> impl Iterator<Item = &'static str> {
    Keyword::ALL.iter().filter(move |word| groups.contains(&word.group())).map(|word| word.spelling())
}

fn meant(place: &Place<'_>, others: &[(&str, &str)], groups: &[KeywordGroup]) -> Vec<Fix> {
    let (at, word) = word(place);
    if word.is_empty() {
        return Vec::new();
    }
    match others.iter().find(|(other, _)| *other == word) {
        Some(&(_, meant)) => guesses(at, [meant]),
        None => {
            let known = near(word, keywords(groups));
            let other = near(word, others.iter().map(|(other, _)| *other));
            let meant = others.iter().filter(|(name, _)| other.contains(name)).map(|(_, meant)| *meant);
            if known.is_empty() { guesses(at, meant) } else { guesses(at, known) }
        }
    }
}

pub(super) fn entity(place: &Place<'_>) -> Vec<Fix> {
    let (at, word) = word(place);
    match ENTITIES.iter().find(|(other, _)| *other == word) {
        Some(&(_, meant)) => guesses(at, [meant]),
        None => guesses(
            at,
            near(word, ["define", "declare", "target", "source_filename", "module", "attributes"].into_iter()),
        ),
    }
}

pub(super) fn opcode(place: &Place<'_>) -> Vec<Fix> {
    meant(place, OPCODES, &[KeywordGroup::Opcode])
}

pub(super) fn function_attribute(place: &Place<'_>) -> Vec<Fix> {
    meant(place, &[], &[KeywordGroup::Attribute, KeywordGroup::Module])
}

pub(super) fn parameter_attribute(place: &Place<'_>) -> Vec<Fix> {
    meant(place, &[], &[KeywordGroup::Attribute])
}

/// Offers to remove a word that only a newer LLVM knows.
pub(super) fn newer(place: &Place<'_>) -> Vec<Fix> {
    let (at, word) = word(place);
    let known = NEWER.iter().find(|(newer, _)| *newer == word);
    known.map_or(Vec::new(), |(word, version)| {
        vec![Fix::guess(format!("`{word}` is new in LLVM {version}; LLVM 22 reads this without it"), at, "")]
    })
}

/// Chooses a signed or unsigned predicate, also for an operator sign.
pub(super) fn int_predicate(place: &Place<'_>) -> Vec<Fix> {
    let start = place.at as u32;
    let sign = place.between(start, start + 2);
    let (len, meant): (u32, &[&str]) = match sign {
        "<=" => (2, &["sle", "ule"]),
        ">=" => (2, &["sge", "uge"]),
        "==" => (2, &["eq"]),
        "!=" => (2, &["ne"]),
        _ if sign.starts_with('<') => (1, &["slt", "ult"]),
        _ if sign.starts_with('>') => (1, &["sgt", "ugt"]),
        _ => match word(place).1 {
            "lt" => (2, &["slt", "ult"]),
            "le" => (2, &["sle", "ule"]),
            "gt" => (2, &["sgt", "ugt"]),
            "ge" => (2, &["sge", "uge"]),
            "neq" => (3, &["ne"]),
            "equal" => (5, &["eq"]),
            other => return guesses(word(place).0, near(other, COMPARISONS.iter().map(|(int, _)| *int))),
        },
    };
    guesses(Span::new(start, start + len), meant.iter().copied())
}

/// Chooses an ordered or unordered predicate, also for an operator sign or an integer predicate.
pub(super) fn float_predicate(place: &Place<'_>) -> Vec<Fix> {
    let (at, word) = word(place);
    let ints = COMPARISONS.iter().find(|(int, _)| *int == word || int[1..] == *word && word.len() == 2);
    match ints {
        Some(&(_, float)) => guesses(at, [float]),
        None => {
            guesses(at, near(word, ["oeq", "one", "olt", "ole", "ogt", "oge", "ueq", "une", "ord", "uno"].into_iter()))
        }
    }
}

/// Removes fast-math flags from an operation that is not float arithmetic.
pub(super) fn fast_flags(place: &Place<'_>) -> Vec<Fix> {
    let (Some(at), Some(next)) = (place.token(0), place.token(1)) else { return Vec::new() };
    match at.kind {
        TokenKind::Keyword(word) if word.group() == KeywordGroup::FastMathFlag => {
            let span = Span::new(at.start(), next.start());
            vec![Fix::guess(
                format!("`{}` is only for floating-point arithmetic: leave it out", place.word(0)),
                span,
                "",
            )]
        }
        _ => Vec::new(),
    }
}

/// Swaps integer and float arithmetic: `add` of floats, `fadd` of integers.
pub(super) fn other_arithmetic(place: &Place<'_>) -> Vec<Fix> {
    let line = place.line();
    let opcode = line
        .iter()
        .find(|token| matches!(token.kind, TokenKind::Keyword(word) if word.group() == KeywordGroup::Opcode));
    let Some(&at) = opcode else { return Vec::new() };
    let word = place.text_of(at);
    let other = ARITHMETIC.iter().find_map(|&(int, float)| match word {
        _ if word == int => Some(float),
        _ if word == float => Some(int),
        _ => None,
    });
    other.map_or(Vec::new(), |other| vec![Fix::guess(format!("use `{other}` for this type"), span(at), other)])
}

/// Swaps integer and float comparison: `icmp` of floats, `fcmp` of integers.
pub(super) fn other_compare(place: &Place<'_>) -> Vec<Fix> {
    let pairs = place.line().windows(2).find(|pair| ["icmp", "fcmp"].contains(&place.text_of(pair[0])));
    let Some(&[opcode, predicate]) = pairs else { return Vec::new() };
    let is_int = place.text_of(opcode) == "icmp";
    let word = place.text_of(predicate);
    let other = COMPARISONS.iter().find_map(|&(int, float)| match is_int {
        true if int == word => Some(("fcmp", float)),
        false if float == word => Some(("icmp", int)),
        _ => None,
    });
    other.map_or(Vec::new(), |(opcode_meant, predicate_meant)| {
        let meant = format!("{opcode_meant} {predicate_meant}");
        vec![Fix::guess(format!("use `{meant}` for this type"), Span::new(opcode.start(), predicate.end()), meant)]
    })
}

/// Replaces a cast with the one for the given kinds of types.
pub(super) fn other_cast(place: &Place<'_>) -> Vec<Fix> {
    let (Some(from), Some(to)) = (place.quoted(0), place.quoted(1)) else { return Vec::new() };
    let cast = place.line().iter().find(|token| {
        let word = place.text_of(**token);
        [
            "zext", "sext", "trunc", "fptrunc", "fpext", "bitcast", "inttoptr", "ptrtoint", "fptosi", "fptoui",
            "sitofp", "uitofp",
        ]
        .contains(&word)
    });
    let Some(&at) = cast else { return Vec::new() };
    guesses(span(at), casts(from, to).iter().copied())
}

pub(super) fn casts(from: &str, to: &str) -> &'static [&'static str] {
    let width = |ty: &str| ty.strip_prefix('i').and_then(|digits| digits.parse::<u32>().ok());
    let float = |ty: &str| ["half", "float", "double", "fp128"].iter().position(|float| *float == ty);
    match (width(from), width(to), float(from), float(to)) {
        (Some(from), Some(to), ..) if from > to => &["trunc"],
        (Some(from), Some(to), ..) if from < to => &["zext", "sext"],
        (Some(_), None, _, Some(_)) => &["sitofp", "uitofp"],
        (None, Some(_), Some(_), _) => &["fptosi", "fptoui"],
        (None, None, Some(from), Some(to)) if from > to => &["fptrunc"],
        (None, None, Some(from), Some(to)) if from < to => &["fpext"],
        (Some(_), None, None, None) if to == "ptr" => &["inttoptr"],
        (None, Some(_), None, None) if from == "ptr" => &["ptrtoint"],
        _ => &[],
    }
}

/// Corrects `target datalayot`.
pub(super) fn target(place: &Place<'_>) -> Vec<Fix> {
    let (at, word) = word(place);
    let colon = u32::from(place.text.get(at.end() as usize) == Some(&b':'));
    match ["triple", "datalayout"].contains(&word) && colon == 1 {
        true => vec![Fix::sure("write `=` instead of the colon", Span::new(at.end(), at.end() + 1), " =")],
        false => guesses(at, near(word, ["triple", "datalayout"].into_iter())),
    }
}

/// Removes `let` from `let %x = …`.
pub(super) fn no_let(place: &Place<'_>) -> Vec<Fix> {
    let (at, word) = word(place);
    let is_known = ["let", "var", "auto", "const", "val"].contains(&word);
    let rest = place.text[at.end() as usize..].trim_ascii_start();
    match is_known && rest.starts_with(b"%") {
        true => {
            let end = (place.text.len() - rest.len()) as u32;
            vec![Fix::sure(
                format!("no keyword comes before the name of a value: leave out `{word}`"),
                Span::new(at.start(), end),
                "",
            )]
        }
        false => Vec::new(),
    }
}

/// Rewrites `%x = 5` and `%x = %a + 1`: LLVM has no assignment, and operators are instructions.
pub(super) fn assignment(place: &Place<'_>) -> Vec<Fix> {
    use TokenKind::{Integer, IntegerType, LocalVar, LocalVarId};
    let line = place.rest();
    let is_value = |at: usize| line.get(at).is_some_and(|token| matches!(token.kind, Integer | LocalVar | LocalVarId));
    let text = |at: usize| line.get(at).map_or("", |token| place.text_of(*token));
    if place.kind(-1) != Some(TokenKind::Equal) {
        return Vec::new();
    }
    let opcode = match text(1) {
        "+" => "add",
        "-" => "sub",
        "*" => "mul",
        "/" => "sdiv",
        "%" => "srem",
        "&" => "and",
        "|" => "or",
        "^" => "xor",
        _ => "",
    };
    let (meant, last) = match line.len() {
        1 if is_value(0) => (format!("add i32 {}, 0", text(0)), 0),
        2 if line[0].kind == IntegerType && is_value(1) => (format!("add {} {}, 0", text(0), text(1)), 1),
        3 if is_value(0) && is_value(2) && !opcode.is_empty() => (format!("{opcode} i32 {}, {}", text(0), text(2)), 2),
        _ => return Vec::new(),
    };
    let at = Span::new(line[0].start(), line[last].end());
    vec![Fix::guess(format!("only an instruction defines a value: write `{meant}`"), at, meant)]
}

/// Moves the linkage of `define i32 internal @f()` before the type.
pub(super) fn linkage_first(place: &Place<'_>) -> Vec<Fix> {
    let before = place.before();
    let define = before.iter().position(|token| ["define", "declare"].contains(&place.text_of(*token)));
    let (Some(at), Some(next)) = (place.token(0), place.token(1)) else { return Vec::new() };
    let is_linkage = matches!(at.kind, TokenKind::Keyword(word) if word.group() == KeywordGroup::Linkage);
    let Some(first) = define.filter(|_| is_linkage).map(|define| before[define]) else { return Vec::new() };
    let word = place.text_of(at);
    vec![Fix {
        title: format!("linkage comes before the type: write `{} {word}`", place.text_of(first)),
        certainty: Certainty::Sure,
        edits: vec![
            Edit { span: Span::new(first.end(), first.end()), replacement: format!(" {word}") },
            Edit { span: Span::new(at.start(), next.start()), replacement: String::new() },
        ],
    }]
}

/// Inserts a word before the place.
pub(super) fn insert(place: &Place<'_>, word: &str, title: String) -> Vec<Fix> {
    place.token(0).map_or(Vec::new(), |at| vec![Fix::sure(title, before(at), word)])
}
