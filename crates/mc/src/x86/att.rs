//! Parser of operands in AT&T syntax.

use super::matcher::{Kind, Parsed, Statement};
use super::{EncodeError, Memory, Register, RegisterClass, Rounding};
use crate::{AsmError, Expr, Lexer, Place, Symbols, TokenKind, parse_expression};

/// Parses the operands of a statement.
pub(super) fn operands(
    lexer: &mut Lexer<'_>,
    symbols: &mut dyn Symbols,
    statement: &mut Statement,
) -> Result<(), AsmError> {
    if lexer.is_at_end() {
        return Ok(());
    }
    loop {
        let operand = operand(lexer, symbols)?;
        statement.operands.push(operand);
        decorations(lexer, statement)?;
        if !lexer.eat(TokenKind::Comma) {
            break;
        }
    }
    if lexer.is_at_end() { Ok(()) } else { Err(lexer.error("unexpected token in argument list")) }
}

/// Takes a register after its `%`.
pub(super) fn register(lexer: &mut Lexer<'_>) -> Result<(Register, Place), AsmError> {
    let start = lexer.place().start;
    lexer.bump();
    let name_place = lexer.place();
    let Some(name) = lexer.identifier() else { return Err(lexer.error("invalid register name")) };
    let place = |end: u32| Place { start, end };
    let unknown = || AsmError::new(Place { start, end: name_place.end }, "invalid register name");
    let mut register = Register::named(name).ok_or_else(unknown)?;
    if name.eq_ignore_ascii_case(b"st") && lexer.kind() == TokenKind::LeftParen {
        lexer.bump();
        let TokenKind::Integer(number) = lexer.kind() else { return Err(lexer.error("expected stack index")) };
        if number > 7 {
            return Err(lexer.error("invalid stack index"));
        }
        lexer.bump();
        lexer.expect(TokenKind::RightParen, "expected ')'")?;
        register = Register::new(RegisterClass::X87, number as u8);
    }
    Ok((register, place(lexer.previous_end())))
}

fn operand(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols) -> Result<Parsed, AsmError> {
    let start = lexer.place().start;
    let star = lexer.eat(TokenKind::Star);
    let kind = match lexer.kind() {
        TokenKind::Percent => {
            let (register, place) = register(lexer)?;
            if lexer.kind() != TokenKind::Colon {
                Kind::Register(register)
            } else if register.class == RegisterClass::Segment {
                lexer.bump();
                Kind::Memory(memory(lexer, symbols, Some(register))?, 0)
            } else {
                return Err(AsmError::new(place, "invalid segment register"));
            }
        }
        TokenKind::Dollar => {
            let place = lexer.place();
            lexer.bump();
            if lexer.kind() == TokenKind::Percent {
                return Err(AsmError::new(place, "expected immediate expression"));
            }
            Kind::Immediate(known(parse_expression(lexer, symbols)?, symbols))
        }
        TokenKind::LeftCurly => {
            let (text, place) = braces(lexer)?;
            rounding(text).ok_or_else(|| AsmError::new(place, "unknown token in expression"))?
        }
        _ => Kind::Memory(memory(lexer, symbols, None)?, 0),
    };
    let place = Place { start, end: lexer.previous_end() };
    Ok(Parsed { kind, star, broadcast: 0, place })
}

/// Replaces an expression by its value, if all its symbols are numbers already.
pub(super) fn known(expr: Expr, symbols: &dyn Symbols) -> Expr {
    match expr.as_symbol() {
        Some((symbol, None)) => symbols.absolute(symbol).map_or(expr, Expr::Constant),
        _ => expr,
    }
}

/// Takes `{text}`.
pub(super) fn braces<'a>(lexer: &mut Lexer<'a>) -> Result<(&'a [u8], Place), AsmError> {
    let open = lexer.bump().place;
    let start = lexer.place().start;
    while lexer.kind() != TokenKind::RightCurly {
        if lexer.is_at_end() {
            return Err(lexer.error("Expected } at this point"));
        }
        lexer.bump();
    }
    let end = lexer.place().start;
    lexer.bump();
    Ok((lexer.slice(Place { start, end }).trim_ascii(), Place { start: open.start, end: end + 1 }))
}

/// Returns the operand `{rn-sae}` and the like.
pub(super) fn rounding(text: &[u8]) -> Option<Kind> {
    Some(match text {
        b"sae" => Kind::Sae,
        b"rn-sae" => Kind::Rounding(Rounding::Nearest),
        b"rd-sae" => Kind::Rounding(Rounding::Down),
        b"ru-sae" => Kind::Rounding(Rounding::Up),
        b"rz-sae" => Kind::Rounding(Rounding::TowardsZero),
        _ => return None,
    })
}

/// Parses `{%k1}`, `{z}` and `{1to8}` after an operand.
pub(super) fn decorations(lexer: &mut Lexer<'_>, statement: &mut Statement) -> Result<(), AsmError> {
    while lexer.kind() == TokenKind::LeftCurly {
        let (text, place) = braces(lexer)?;
        let last = statement.operands.len() - 1;
        if text.eq_ignore_ascii_case(b"z") {
            statement.modifiers.zeroing = true;
            statement.masked.get_or_insert(last);
        } else if let Some(count) = text.strip_prefix(b"1to") {
            let count = std::str::from_utf8(count).ok().and_then(|count| count.parse().ok());
            let Some(count @ (2 | 4 | 8 | 16 | 32)) = count else {
                return Err(AsmError::new(place, "Invalid memory broadcast primitive."));
            };
            statement.operands[last].broadcast = count;
        } else {
            let name = text.strip_prefix(b"%").unwrap_or(text).trim_ascii();
            match Register::named(name) {
                Some(Register { class: RegisterClass::Mask, number: 0 }) => {
                    let place = Place { start: place.start + 1, end: place.end };
                    return Err(AsmError::new(place, "Register k0 can't be used as write mask"));
                }
                Some(Register { class: RegisterClass::Mask, number }) => {
                    statement.modifiers.mask = number;
                    statement.masked = Some(last);
                }
                _ if statement.modifiers.mask != 0 => {
                    return Err(AsmError::new(place, "Expected a {z} mark at this point"));
                }
                Some(_) => return Err(AsmError::new(place, "Expected an op-mask register at this point")),
                None => return Err(AsmError::new(place, "invalid register name")),
            }
        }
        let end = lexer.previous_end();
        statement.operands[last].place.end = end;
    }
    if statement.modifiers.zeroing && statement.modifiers.mask == 0 {
        let place = statement.operands.last().map(|operand| operand.place).unwrap_or_default();
        return Err(AsmError::new(place, "Expected an op-mask register at this point"));
    }
    Ok(())
}

/// Parses `displacement(base, index, scale)`, any part of which may be missing.
fn memory(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols, segment: Option<Register>) -> Result<Memory, AsmError> {
    let mut memory = Memory::absolute(Expr::Constant(0));
    memory.segment = segment;
    let mut ahead = lexer.clone();
    let opens = ahead.eat(TokenKind::LeftParen) && matches!(ahead.kind(), TokenKind::Percent | TokenKind::Comma);
    if !opens {
        memory.displacement = known(parse_expression(lexer, symbols)?, symbols);
        if lexer.kind() != TokenKind::LeftParen {
            return Ok(memory);
        }
    }
    lexer.bump();
    let start = lexer.place();
    if !matches!(lexer.kind(), TokenKind::Percent | TokenKind::Comma | TokenKind::RightParen) {
        return Err(lexer.error("expected register here"));
    }
    if lexer.kind() == TokenKind::Percent {
        memory.base = Some(register(lexer)?.0);
    }
    if lexer.eat(TokenKind::Comma) {
        if lexer.kind() == TokenKind::Percent {
            memory.index = Some(register(lexer)?.0);
            if lexer.eat(TokenKind::Comma) && lexer.kind() != TokenKind::RightParen {
                scale(lexer, symbols, &mut memory)?;
            }
        } else if lexer.kind() != TokenKind::RightParen {
            // `(%rax,1)`: a scale without an index is ignored.
            parse_expression(lexer, symbols)?;
        }
    }
    lexer.expect(TokenKind::RightParen, "unexpected token in memory operand")?;
    let is_wide = memory.base.or(memory.index).is_some_and(|register| register.bits() == 64);
    if let Some(value) = memory.displacement.constant().filter(|&value| is_wide && i32::try_from(value).is_err()) {
        return Err(AsmError::new(start, EncodeError::Displacement(value).to_string()));
    }
    check_address(&memory, Place { start: start.start, end: lexer.previous_end() })?;
    Ok(memory)
}

fn scale(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols, memory: &mut Memory) -> Result<(), AsmError> {
    let place = lexer.place();
    match parse_expression(lexer, symbols)?.constant() {
        Some(scale @ (1 | 2 | 4 | 8)) => {
            memory.scale = scale as u8;
            Ok(())
        }
        Some(_) => Err(AsmError::new(place, "scale factor in address must be 1, 2, 4 or 8")),
        None => Err(AsmError::new(place, "expected scale expression")),
    }
}

/// Checks that base and index can be in an address.
pub(super) fn check_address(memory: &Memory, place: Place) -> Result<(), AsmError> {
    use RegisterClass as R;
    let error = |message: &str| Err(AsmError::new(place, message));
    let width = |register: Register| match register.class {
        R::Gpr16 | R::Gpr32 | R::Gpr64 | R::InstructionPointer | R::ZeroIndex => Some(register.bits()),
        _ => None,
    };
    let is_vector = |register: Register| matches!(register.class, R::Xmm | R::Ymm | R::Zmm);
    if let Some(base) = memory.base {
        let is_dx = base == Register::new(R::Gpr16, 2) && memory.index.is_none();
        if width(base).is_none() || base.class == R::ZeroIndex {
            return error("invalid base+index expression");
        }
        if base.bits() == 16 && !is_dx {
            return error("invalid 16-bit base register");
        }
    }
    let Some(index) = memory.index else { return Ok(()) };
    if is_vector(index) {
        return match memory.base {
            Some(base) if base.class == R::InstructionPointer => error("invalid base+index expression"),
            _ => Ok(()),
        };
    }
    let is_stack_pointer = matches!(index.class, R::Gpr32 | R::Gpr64) && index.number == 4;
    if width(index).is_none() || index.class == R::InstructionPointer || index.bits() == 16 || is_stack_pointer {
        return error("invalid base+index expression");
    }
    if let Some(base) = memory.base {
        if base.class == R::InstructionPointer {
            return error("invalid base+index expression");
        }
        if base.bits() != index.bits() {
            return error(match base.bits() {
                64 => "base register is 64-bit, but index register is not",
                _ => "base register is 32-bit, but index register is not",
            });
        }
    }
    Ok(())
}
