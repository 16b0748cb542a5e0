//! Elements of a statement's operands, read once before any instruction is chosen: registers, values, modifiers,
//! punctuation. Which of them a word is (a condition, a barrier, a symbol) is left to the class that wants it.

use std::collections::HashMap;

use super::super::operand::{ExtendKind, ShiftKind};
use super::super::register::{Register, RegisterKind};
use crate::{AsmError, Expr, Lexer, Place, Symbols, TokenKind, parse_expression};

/// Most elements of a statement; no instruction has as many.
pub(super) const MAX_ELEMENTS: usize = 64;

/// An element and its place.
#[derive(Clone, Debug)]
pub(super) struct Element<'a> {
    pub(super) kind: ElementKind<'a>,
    pub(super) place: Place,
}

/// Kinds of elements.
#[derive(Clone, Debug)]
pub(super) enum ElementKind<'a> {
    /// `,` `[` `]` `!`
    Punctuation(u8),
    /// A register without the arrangement that may follow.
    Register(Register),
    /// The arrangement of a vector register (`.4s`), without the point.
    Arrangement(&'a [u8]),
    /// Vector registers in braces; a lane count of 0 is none, and so is a width of 0.
    List { first: Register, count: u8, lanes: u8, bits: u8 },
    /// A lane in brackets.
    Index(Expr),
    /// A number or a symbol that is no mere word.
    Value(Expr),
    /// A number that is written in hexadecimal digits.
    Hexadecimal(i64),
    /// A number with a fraction.
    Float(f64),
    /// A name.
    Word(&'a [u8]),
    /// A shift with its amount.
    Shift(ShiftKind, Expr),
    /// An extension with its amount, if one is given.
    Extend(ExtendKind, Option<Expr>),
    /// The constant of a literal pool.
    Literal(Expr),
}

/// Names that `.req` gives to registers.
pub(in super::super) type Aliases = HashMap<Vec<u8>, Register>;

/// Reads the elements of a statement.
pub(super) fn read<'a>(
    lexer: &mut Lexer<'a>,
    aliases: &Aliases,
    symbols: &mut dyn Symbols,
) -> Result<Vec<Element<'a>>, AsmError> {
    let mut elements: Vec<Element<'a>> = Vec::new();
    while !lexer.is_at_end() {
        if elements.len() >= MAX_ELEMENTS {
            return Err(lexer.error("unexpected token in argument list"));
        }
        let start = lexer.place();
        let after_comma = matches!(elements.last(), Some(Element { kind: ElementKind::Punctuation(b','), .. }));
        let kind = match lexer.kind() {
            TokenKind::Comma => punctuation(lexer, b','),
            TokenKind::LeftBracket if is_indexed(elements.last()) => {
                lexer.bump();
                let _ = lexer.eat(TokenKind::Hash);
                let value = parse_expression(lexer, symbols)?;
                lexer.expect(TokenKind::RightBracket, "']' expected")?;
                ElementKind::Index(value)
            }
            TokenKind::LeftBracket => punctuation(lexer, b'['),
            TokenKind::RightBracket => punctuation(lexer, b']'),
            TokenKind::Exclaim if !after_comma && !elements.is_empty() => punctuation(lexer, b'!'),
            TokenKind::LeftCurly => list(lexer, aliases)?,
            TokenKind::Equal => {
                lexer.bump();
                ElementKind::Literal(parse_expression(lexer, symbols)?)
            }
            TokenKind::Identifier(name) => {
                let (head, tail) = split(name);
                let alias = || aliases.get(&head.to_ascii_lowercase()).copied();
                if let Some(register) = Register::parse(head).or_else(alias)
                    && (tail.is_none() || register.kind == RegisterKind::V)
                {
                    lexer.bump();
                    elements.push(Element { kind: ElementKind::Register(register), place: start });
                    let Some(arrangement) = tail else { continue };
                    if shape(arrangement).is_none() {
                        return Err(AsmError::new(start, "invalid vector kind qualifier"));
                    }
                    elements.push(Element { kind: ElementKind::Arrangement(arrangement), place: start });
                    continue;
                }
                match modifier(name) {
                    Some(modifier) if after_comma => read_modifier(lexer, modifier, symbols)?,
                    _ => {
                        let mut ahead = lexer.clone();
                        ahead.bump();
                        let stands_alone = matches!(
                            ahead.kind(),
                            TokenKind::Comma | TokenKind::RightBracket | TokenKind::Exclaim | TokenKind::End
                        );
                        if stands_alone {
                            lexer.bump();
                            ElementKind::Word(name)
                        } else {
                            ElementKind::Value(parse_expression(lexer, symbols)?)
                        }
                    }
                }
            }
            _ => value(lexer, symbols)?,
        };
        let place = Place { start: start.start, end: lexer.previous_end() };
        elements.push(Element { kind, place });
    }
    Ok(elements)
}

fn punctuation<'a>(lexer: &mut Lexer<'a>, byte: u8) -> ElementKind<'a> {
    lexer.bump();
    ElementKind::Punctuation(byte)
}

/// Whether a bracket after this element is that of a lane.
fn is_indexed(last: Option<&Element<'_>>) -> bool {
    match last.map(|element| &element.kind) {
        Some(ElementKind::Register(register)) => register.kind == RegisterKind::V,
        Some(ElementKind::Arrangement(_) | ElementKind::List { .. }) => true,
        _ => false,
    }
}

/// Reads `#` and a number or an expression.
fn value<'a>(lexer: &mut Lexer<'a>, symbols: &mut dyn Symbols) -> Result<ElementKind<'a>, AsmError> {
    let has_hash = lexer.eat(TokenKind::Hash);
    let mut ahead = lexer.clone();
    let is_negative = ahead.eat(TokenKind::Minus);
    if let TokenKind::Float(text) = ahead.kind() {
        let number: Option<f64> = std::str::from_utf8(text).ok().and_then(|text| text.parse().ok());
        let Some(number) = number else { return Err(ahead.error("invalid floating point representation")) };
        ahead.bump();
        *lexer = ahead;
        return Ok(ElementKind::Float(if is_negative { -number } else { number }));
    }
    if let TokenKind::Integer(number) = ahead.kind()
        && !is_negative
        && ahead.slice(ahead.place()).starts_with(b"0x")
    {
        ahead.bump();
        if matches!(ahead.kind(), TokenKind::Comma | TokenKind::RightBracket | TokenKind::End) {
            *lexer = ahead;
            return Ok(ElementKind::Hexadecimal(number as i64));
        }
    }
    if !has_hash && !starts_expression(lexer.kind()) {
        return Err(lexer.error("unexpected token in operand"));
    }
    Ok(ElementKind::Value(parse_expression(lexer, symbols)?))
}

fn starts_expression(kind: TokenKind<'_>) -> bool {
    matches!(
        kind,
        TokenKind::Integer(_)
            | TokenKind::BigInteger(_)
            | TokenKind::Identifier(_)
            | TokenKind::String(_)
            | TokenKind::Directional(..)
            | TokenKind::Colon
            | TokenKind::Minus
            | TokenKind::Plus
            | TokenKind::Tilde
            | TokenKind::Exclaim
            | TokenKind::LeftParen
            | TokenKind::Dollar
    )
}

/// Splits `v0.4s` at the point.
fn split(name: &[u8]) -> (&[u8], Option<&[u8]>) {
    match name.iter().position(|&byte| byte == b'.') {
        Some(at) if at > 0 => (&name[..at], Some(&name[at + 1..])),
        _ => (name, None),
    }
}

/// Lanes and bits of a lane of an arrangement; a single lane has 0 lanes.
pub(super) fn shape(arrangement: &[u8]) -> Option<(u8, u8)> {
    Some(match arrangement.to_ascii_lowercase().as_slice() {
        b"b" => (0, 8),
        b"h" => (0, 16),
        b"s" => (0, 32),
        b"d" => (0, 64),
        b"q" => (0, 128),
        b"2b" => (2, 8),
        b"4b" => (4, 8),
        b"8b" => (8, 8),
        b"16b" => (16, 8),
        b"2h" => (2, 16),
        b"4h" => (4, 16),
        b"8h" => (8, 16),
        b"2s" => (2, 32),
        b"4s" => (4, 32),
        b"1d" => (1, 64),
        b"2d" => (2, 64),
        b"1q" => (1, 128),
        _ => return None,
    })
}

/// Reads vector registers in braces: a list or a range.
fn list<'a>(lexer: &mut Lexer<'a>, aliases: &Aliases) -> Result<ElementKind<'a>, AsmError> {
    let start = lexer.bump().place;
    let mut stride = 1;
    let (first, arrangement) = list_register(lexer, aliases)?;
    let mut count = 1u8;
    if lexer.eat(TokenKind::Minus) {
        let place = lexer.place();
        let (last, other) = list_register(lexer, aliases)?;
        if !same_arrangement(arrangement, other) {
            return Err(AsmError::new(place, "mismatched register size suffix"));
        }
        count = (last.number.wrapping_sub(first.number) & 31) + 1;
        if !(2..=4).contains(&count) {
            return Err(AsmError::new(start, "invalid number of vectors"));
        }
    } else {
        while lexer.eat(TokenKind::Comma) {
            let place = lexer.place();
            let (next, other) = list_register(lexer, aliases)?;
            if !same_arrangement(arrangement, other) {
                return Err(AsmError::new(place, "mismatched register size suffix"));
            }
            // the second register sets the distance of the others; what reads the list wants 1
            if count == 1 {
                stride = next.number.wrapping_sub(first.number) & 31;
            }
            if next.number != (first.number + count * stride) & 31 {
                return Err(AsmError::new(place, "registers must have the same sequential stride"));
            }
            count += 1;
            if count > 4 {
                return Err(AsmError::new(start, "invalid number of vectors"));
            }
        }
    }
    lexer.expect(TokenKind::RightCurly, "'}' expected")?;
    let (lanes, bits) = arrangement.and_then(shape).unwrap_or((0, 0));
    let count = if stride == 1 { count } else { 0 };
    Ok(ElementKind::List { first, count, lanes, bits })
}

fn same_arrangement(left: Option<&[u8]>, right: Option<&[u8]>) -> bool {
    match (left, right) {
        (Some(left), Some(right)) => left.eq_ignore_ascii_case(right),
        (left, right) => left.is_none() && right.is_none(),
    }
}

fn list_register<'a>(lexer: &mut Lexer<'a>, aliases: &Aliases) -> Result<(Register, Option<&'a [u8]>), AsmError> {
    let place = lexer.place();
    let wrong = |message: &str| AsmError::new(place, message);
    let Some(name) = lexer.identifier() else { return Err(lexer.error("vector register expected")) };
    let (head, tail) = split(name);
    let register = Register::parse(head).or_else(|| aliases.get(&head.to_ascii_lowercase()).copied());
    match register {
        Some(register) if register.kind == RegisterKind::V => {
            if tail.is_some_and(|tail| shape(tail).is_none()) {
                return Err(wrong("invalid vector kind qualifier"));
            }
            Ok((register, tail))
        }
        _ => Err(wrong("vector register expected")),
    }
}

/// A shift or an extension, by its name.
#[derive(Clone, Copy)]
enum Modifier {
    Shift(ShiftKind),
    Extend(ExtendKind),
}

fn modifier(name: &[u8]) -> Option<Modifier> {
    let shift = ShiftKind::ALL.into_iter().find(|kind| name.eq_ignore_ascii_case(kind.name().as_bytes()));
    let extend = || ExtendKind::ALL.into_iter().find(|kind| name.eq_ignore_ascii_case(kind.name().as_bytes()));
    shift.map(Modifier::Shift).or_else(|| extend().map(Modifier::Extend))
}

fn read_modifier<'a>(
    lexer: &mut Lexer<'a>,
    modifier: Modifier,
    symbols: &mut dyn Symbols,
) -> Result<ElementKind<'a>, AsmError> {
    let place = lexer.place();
    lexer.bump();
    let has_hash = lexer.eat(TokenKind::Hash);
    if !has_hash && !starts_expression(lexer.kind()) {
        return match modifier {
            Modifier::Shift(_) => Err(lexer.error("expected #imm after shift specifier")),
            Modifier::Extend(kind) => Ok(ElementKind::Extend(kind, None)),
        };
    }
    let start = lexer.place();
    if !matches!(lexer.kind(), TokenKind::Integer(_) | TokenKind::LeftParen | TokenKind::Identifier(_)) {
        return Err(lexer.error("expected integer shift amount"));
    }
    let amount = parse_expression(lexer, symbols)?;
    if amount.constant().is_none() {
        return Err(AsmError::new(start, "expected constant '#imm' after shift specifier"));
    }
    let _ = place;
    Ok(match modifier {
        Modifier::Shift(kind) => ElementKind::Shift(kind, amount),
        Modifier::Extend(kind) => ElementKind::Extend(kind, Some(amount)),
    })
}
