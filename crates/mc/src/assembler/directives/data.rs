//! Directives of data: integers, fractions, strings, numbers of variable length.

use crate::assembler::Assembler;
use crate::assembler::fragments::{Kind, Leb, Tail};
use crate::assembler::layout::leb128;
use crate::assembler::limits::MAX_OUTPUT;
use crate::assembler::statement::Statement;
use crate::expr::parse_located;
use crate::{AsmError, TokenKind, parse_constant, parse_expression, unescape};

/// Runs a parser for each element of a list that commas separate; the list may be empty.
pub(crate) fn each(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    mut run: impl FnMut(&mut Assembler<'_>, &mut Statement<'_>) -> Result<(), AsmError>,
) -> Result<(), AsmError> {
    if statement.lexer.is_at_end() {
        return statement.lexer.expect_end();
    }
    loop {
        run(assembler, statement)?;
        if !statement.lexer.eat(TokenKind::Comma) {
            return if statement.lexer.is_at_end() { Ok(()) } else { Err(statement.lexer.error("unexpected token")) };
        }
    }
}

/// `.byte .short .long .quad`: integers of this number of bytes.
pub(crate) fn integers(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    bytes: u8,
) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let start = statement.lexer.place();
        let (value, place) = parse_located(&mut statement.lexer, &mut assembler.state)?;
        if value.constant().is_some_and(|constant| !fits(constant, bytes)) {
            return Err(AsmError::new(start, "out of range literal value"));
        }
        assembler.state.append_value(value, bytes, place)
    })
}

/// Whether a number is one of this many bytes, with or without a sign.
fn fits(number: i64, bytes: u8) -> bool {
    let width = 8 * u32::from(bytes);
    bytes >= 8 || number as u64 >> width == 0 || matches!(number >> (width - 1), 0 | -1)
}

/// `.dcb.b count, value` and its like: an integer of this number of bytes, several times.
pub(crate) fn repeated_integers(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    bytes: u8,
) -> Result<(), AsmError> {
    let count = repeat_count(assembler, statement)?;
    let start = statement.lexer.place();
    let (value, place) = parse_located(&mut statement.lexer, &mut assembler.state)?;
    statement.lexer.expect_end()?;
    if value.constant().is_some_and(|constant| !fits(constant, bytes)) {
        return Err(AsmError::new(start, "literal value out of range for directive"));
    }
    (0..count).try_for_each(|_| assembler.state.append_value(value.clone(), bytes, place))
}

/// `.dcb.s count, value` and `.dcb.d`: a fraction, several times.
pub(crate) fn repeated_fractions(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    bytes: u8,
) -> Result<(), AsmError> {
    let count = repeat_count(assembler, statement)?;
    let place = statement.lexer.place();
    let bits = fraction(statement, bytes)?;
    statement.lexer.expect_end()?;
    (0..count).try_for_each(|_| assembler.state.append(&bits.to_le_bytes()[..usize::from(bytes)], place))
}

/// Parses the count of `.dcb`, and the comma after it. What follows a negative one is not read, and thus wrong.
fn repeat_count(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<u64, AsmError> {
    let place = statement.lexer.place();
    let count = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    let Ok(count) = u64::try_from(count) else {
        assembler.warn(AsmError::new(place, "'.dcb' directive with negative repeat count has no effect"));
        return Err(statement.lexer.error("unexpected token at start of statement"));
    };
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    if count > MAX_OUTPUT {
        return Err(AsmError::new(place, format!("more than {MAX_OUTPUT} bytes")));
    }
    Ok(count)
}

/// `.ds.b count` and its like: zeros, a number of times this many.
pub(crate) fn reserve(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    bytes: u64,
) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let count = parse_constant(&mut statement.lexer, &mut assembler.state)?;
    if count < 0 {
        assembler.warn(AsmError::new(place, "'.ds' directive with negative repeat count has no effect"));
        return Ok(());
    }
    statement.lexer.expect_end()?;
    super::alignment::zeros(assembler, (count as u64).saturating_mul(bytes), place)
}

/// `.dc.x` and `.dcb.x`, whose fractions have 96 bits.
pub(crate) fn extended_fractions(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let name = String::from_utf8_lossy(statement.name).into_owned();
    Err(statement.lexer.error(&format!("{name} not currently supported for this target")))
}

/// `.octa`: integers of 16 bytes.
pub(crate) fn octas(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let place = statement.lexer.place();
        let value = match statement.lexer.kind() {
            TokenKind::Integer(value) => u128::from(value),
            TokenKind::BigInteger(value) => value,
            TokenKind::Error(_) => return Err(statement.lexer.error("unknown token in expression")),
            _ => return Err(statement.lexer.error("unknown token in expression")),
        };
        statement.lexer.bump();
        assembler.state.append(&value.to_le_bytes(), place)
    })
}

/// `.float` and `.double`: fractions of 4 or 8 bytes.
pub(crate) fn fractions(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    bytes: u8,
) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let place = statement.lexer.place();
        let bits = fraction(statement, bytes)?;
        assembler.state.append(&bits.to_le_bytes()[..usize::from(bytes)], place)
    })
}

/// Parses a fraction with its sign, and returns its bits.
fn fraction(statement: &mut Statement<'_>, bytes: u8) -> Result<u64, AsmError> {
    let lexer = &mut statement.lexer;
    let is_negative = lexer.eat(TokenKind::Minus);
    if !is_negative {
        lexer.eat(TokenKind::Plus);
    }
    let bits = match lexer.kind() {
        TokenKind::Float(text) => parse_fraction(text, bytes),
        TokenKind::Integer(_) => parse_fraction(lexer.slice(lexer.place()), bytes),
        TokenKind::Identifier(name) => special_value(name, bytes),
        TokenKind::Error(message) => return Err(AsmError::new(lexer.place(), message)),
        _ => return Err(lexer.error("unexpected token in directive")),
    };
    let Some(bits) = bits else { return Err(lexer.error("invalid floating point literal")) };
    lexer.bump();
    Ok(bits | u64::from(is_negative) << (8 * u32::from(bytes) - 1))
}

/// Returns the bits of a number, rounded to the nearest.
fn parse_fraction(text: &[u8], bytes: u8) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return parse_hexadecimal(digits, bytes);
    }
    // An exponent may lack its digits.
    let text = text.trim_end_matches(['+', '-']).trim_end_matches(['e', 'E']);
    match bytes {
        4 => text.parse::<f32>().ok().map(|value| value.to_bits().into()),
        _ => text.parse::<f64>().ok().map(f64::to_bits),
    }
}

/// Returns the bits of a hexadecimal number without its prefix, if 53 bits hold its digits.
fn parse_hexadecimal(digits: &str, bytes: u8) -> Option<u64> {
    let (digits, exponent) = match digits.split_once(['p', 'P']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (digits, 0),
    };
    let (integer, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut mantissa = 0u64;
    for digit in integer.chars().chain(fraction.chars()) {
        mantissa = mantissa.checked_mul(16)?.checked_add(digit.to_digit(16)?.into())?;
    }
    if mantissa >> 53 != 0 {
        return None;
    }
    let exponent = exponent.checked_sub(i32::try_from(fraction.len()).ok()?.checked_mul(4)?)?;
    // Exact, except where the result is subnormal or infinite, where the product rounds once.
    let mut value = mantissa as f64;
    let mut rest = exponent.clamp(-2200, 2200);
    while rest != 0 {
        let step = rest.clamp(-1000, 1000);
        value *= 2f64.powi(step);
        rest -= step;
    }
    Some(if bytes == 4 { (value as f32).to_bits().into() } else { value.to_bits() })
}

/// Returns the bits of `inf` and `nan`.
fn special_value(name: &[u8], bytes: u8) -> Option<u64> {
    let name = name.to_ascii_lowercase();
    let (single, double): (u64, u64) = match name.as_slice() {
        b"inf" | b"infinity" => (0x7f80_0000, 0x7ff0_0000_0000_0000),
        b"nan" => (0x7fff_ffff, 0x7fff_ffff_ffff_ffff),
        _ => return None,
    };
    Some(if bytes == 4 { single } else { double })
}

/// `.ascii`, `.asciz` and `.string`: strings, perhaps with a zero after each.
pub(crate) fn strings(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    has_zero: bool,
) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let place = statement.lexer.place();
        if !matches!(statement.lexer.kind(), TokenKind::String(_)) {
            return Err(statement.lexer.error("expected string"));
        }
        // Strings without a comma between them are one.
        while let TokenKind::String(raw) = statement.lexer.kind() {
            let bytes = unescape(raw).map_err(|message| statement.lexer.error(message))?;
            assembler.state.append(&bytes, place)?;
            statement.lexer.bump();
        }
        if has_zero { assembler.state.append(&[0], place) } else { Ok(()) }
    })
}

/// `.uleb128` and `.sleb128`
pub(crate) fn leb128s(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_signed: bool,
) -> Result<(), AsmError> {
    each(assembler, statement, |assembler, statement| {
        let (value, place) = parse_located(&mut statement.lexer, &mut assembler.state)?;
        match assembler.state.evaluate_now(&value) {
            Some(value) => assembler.state.append(&leb128(value, is_signed, 0), place),
            None => {
                assembler.state.see_all(&value);
                let leb = Leb { value, is_signed, place };
                assembler.state.append_tail(Tail::Leb(Box::new(leb)), None);
                Ok(())
            }
        }
    })
}

/// `.reloc offset, name, value`
pub(crate) fn reloc(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let offset = parse_expression(&mut statement.lexer, &mut assembler.state)?;
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    let name_place = statement.lexer.place();
    let Some(name) = statement.lexer.identifier() else {
        return Err(statement.lexer.error("expected relocation name"));
    };
    let value = match statement.lexer.eat(TokenKind::Comma) {
        true => parse_expression(&mut statement.lexer, &mut assembler.state)?,
        false => 0.into(),
    };
    statement.lexer.expect_end()?;
    let Some(kind) = assembler.set.named_fixup(name) else {
        return Err(AsmError::new(name_place, "unknown relocation name"));
    };
    let (fragment, offset) = match assembler.state.evaluate_now(&offset) {
        Some(offset) => (0, u32::try_from(offset).map_err(|_| AsmError::new(place, "expression is negative"))?),
        None if let Some(ahead) = distance_ahead(assembler, &offset, place) => {
            let (fragment, here) = assembler.state.here().position();
            (fragment, here.saturating_add(ahead))
        }
        None => {
            // A place of this section; its offset in the section must be known already.
            let start = assembler.state.sections[assembler.state.current as usize].symbol;
            let mut ops = offset.ops();
            ops.extend([crate::Op::Symbol(start, None), crate::Op::Binary(crate::BinaryOp::Sub)]);
            let known = assembler.state.evaluate_now(&crate::Expr::Ops(ops.into()));
            let known = known.and_then(|offset| u32::try_from(offset).ok());
            (0, known.ok_or_else(|| AsmError::new(place, ".reloc offset is not absolute"))?)
        }
    };
    assembler.state.use_all(&value);
    let section = assembler.state.here();
    section.fixups.push(crate::assembler::fragments::SectionFixup {
        fragment,
        offset,
        kind: Kind::Named(kind),
        value,
        place,
    });
    Ok(())
}

/// Returns the number of bytes between here and a place that follows without a part of unknown size.
fn distance_ahead(assembler: &mut Assembler<'_>, offset: &crate::Expr, place: crate::Place) -> Option<u32> {
    let here = assembler.state.label_here(place);
    let mut ops = offset.clone().ops();
    ops.extend([crate::Op::Symbol(here, None), crate::Op::Binary(crate::BinaryOp::Sub)]);
    let distance = assembler.state.evaluate_now(&crate::Expr::Ops(ops.into()))?;
    // What is far away is rather an error than a place in what follows.
    u32::try_from(distance).ok().filter(|&distance| distance < 16)
}
