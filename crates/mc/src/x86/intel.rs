//! Parser of operands in Intel syntax, and the search of their row.

use super::assemble::mismatch_error;
use super::intel_expression::{Parser, Sum};
use super::matcher::{self, Kind, Mismatch, Parsed, Statement};
use super::{Dialect, Memory, Operand, Register, RegisterClass, Row, att};
use crate::{AsmError, Expr, Lexer, Place, Symbols, TokenKind};

/// Widths of memory that are tried where none is written.
const SIZES: [u16; 8] = [8, 16, 32, 64, 80, 128, 256, 512];

/// Sizes before `ptr`.
const NAMED_SIZES: [(&str, u16); 12] = [
    ("byte", 8),
    ("word", 16),
    ("dword", 32),
    ("float", 32),
    ("qword", 64),
    ("mmword", 64),
    ("double", 64),
    ("long", 32),
    ("xword", 80),
    ("tbyte", 80),
    ("xmmword", 128),
    ("ymmword", 256),
];

/// Returns the width of a size before `ptr`.
fn named_size(name: &[u8]) -> Option<u16> {
    if name.eq_ignore_ascii_case(b"zmmword") {
        return Some(512);
    }
    if name.eq_ignore_ascii_case(b"fword") {
        return Some(48);
    }
    NAMED_SIZES.iter().find(|(known, _)| known.as_bytes().eq_ignore_ascii_case(name)).map(|&(_, bits)| bits)
}

/// Parses the operands of a statement.
pub(super) fn operands(
    lexer: &mut Lexer<'_>,
    symbols: &mut dyn Symbols,
    statement: &mut Statement,
    mnemonic: &str,
) -> Result<(), AsmError> {
    if lexer.is_at_end() {
        return Ok(());
    }
    let is_branch =
        mnemonic.starts_with('j') || mnemonic == "call" || mnemonic.starts_with("loop") || mnemonic == "xbegin";
    loop {
        let operand = operand(lexer, symbols, is_branch)?;
        statement.operands.push(operand);
        att::decorations(lexer, statement)?;
        if !lexer.eat(TokenKind::Comma) {
            break;
        }
    }
    if lexer.is_at_end() { Ok(()) } else { Err(lexer.error("unexpected token in argument list")) }
}

fn operand(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols, is_branch: bool) -> Result<Parsed, AsmError> {
    let start = lexer.place().start;
    let kind = kind(lexer, symbols, is_branch)?;
    let place = Place { start, end: lexer.previous_end() };
    Ok(Parsed { kind, star: false, broadcast: 0, place })
}

fn kind(lexer: &mut Lexer<'_>, symbols: &mut dyn Symbols, is_branch: bool) -> Result<Kind, AsmError> {
    if lexer.kind() == TokenKind::LeftCurly {
        let (text, place) = att::braces(lexer)?;
        return att::rounding(text).ok_or_else(|| AsmError::new(place, "unknown token in expression"));
    }
    let start = lexer.place().start;
    let mut size = None;
    if let TokenKind::Identifier(name) = lexer.kind() {
        let mut ahead = lexer.clone();
        ahead.bump();
        let is_pointer = matches!(ahead.kind(), TokenKind::Identifier(word) if word.eq_ignore_ascii_case(b"ptr"));
        if is_pointer && let Some(bits) = named_size(name) {
            ahead.bump();
            *lexer = ahead;
            size = Some(bits);
        } else if is_branch && !ahead.is_at_end() && name.eq_ignore_ascii_case(b"short") {
            *lexer = ahead;
        }
    }
    let mut parser = Parser::new(lexer, symbols);
    let sum = parser.parse(0)?;
    let facts = parser.facts;
    let place = Place { start, end: lexer.previous_end() };
    let is_memory = facts.has_brackets || facts.segment.is_some() || size.is_some();
    match (sum.registers.as_slice(), is_memory) {
        ([(register, None)], false) if sum.rest == Expr::Constant(0) => return Ok(Kind::Register(*register)),
        ([], false) if is_branch => return Ok(Kind::Target(sum.rest)),
        ([], false) if !facts.has_symbol => return Ok(Kind::Immediate(sum.rest)),
        ([_, ..], false) => return Err(AsmError::new(place, "unexpected token in argument list")),
        _ => {}
    }
    let memory = address(sum, facts.segment, place)?;
    Ok(Kind::Memory(memory, size.unwrap_or(0)))
}

/// Makes an address of a sum.
fn address(sum: Sum, segment: Option<Register>, place: Place) -> Result<Memory, AsmError> {
    let mut memory = Memory { segment, base: None, index: None, scale: 1, displacement: sum.rest };
    for (register, factor) in sum.registers {
        let is_vector = matches!(register.class, RegisterClass::Xmm | RegisterClass::Ymm | RegisterClass::Zmm);
        match factor {
            Some(factor) => {
                memory.scale = match factor {
                    1 | 2 | 4 | 8 => factor as u8,
                    _ => return Err(AsmError::new(place, "scale factor in address must be 1, 2, 4 or 8")),
                };
                if let Some(old) = memory.index.replace(register) {
                    memory.base = Some(old);
                }
            }
            None if memory.base.is_none() && !is_vector => memory.base = Some(register),
            None => match memory.index.replace(register) {
                // Two without factor: the first is the base.
                Some(old) if memory.base.is_none() => memory.base = Some(old),
                _ => {}
            },
        }
    }
    // The stack pointer cannot be an index.
    let is_stack_pointer = |register: Register| {
        matches!(register.class, RegisterClass::Gpr32 | RegisterClass::Gpr64) && register.number == 4
    };
    if memory.scale == 1 && memory.index.is_some_and(is_stack_pointer) {
        std::mem::swap(&mut memory.base, &mut memory.index);
    }
    // As LLVM reads it: next to an index, `rip` is what a compiler added to a symbol, and means nothing.
    let is_relative = memory.base.is_some_and(|base| base.class == RegisterClass::InstructionPointer);
    let is_vector =
        |index: Register| matches!(index.class, RegisterClass::Xmm | RegisterClass::Ymm | RegisterClass::Zmm);
    if is_relative && memory.index.is_some_and(|index| !is_vector(index)) {
        memory.base = None;
    }
    att::check_address(&memory, place)?;
    Ok(memory)
}

/// Finds the row; the size of memory may be missing.
pub(super) fn find(
    name: &str,
    written: &str,
    place: Place,
    statement: &Statement,
) -> Result<(Row, Vec<Operand>), AsmError> {
    // An immediate is pushed with the width of the stack.
    if let ("push", [Parsed { kind: Kind::Immediate(_), .. }]) = (name, statement.operands.as_slice())
        && let Ok(found) = matcher::find(Dialect::Att, "pushq", statement)
    {
        return Ok(found);
    }
    let unsized_operand = statement.operands.iter().position(|operand| matches!(&operand.kind, Kind::Memory(_, 0)));
    let Some(unsized_operand) = unsized_operand else {
        return matcher::find(Dialect::Intel, name, statement)
            .map_err(|mismatch| intel_error(mismatch, written, place));
    };
    let mut statement = statement.clone();
    let set_size = |statement: &mut Statement, bits: u16| {
        if let Kind::Memory(_, size) = &mut statement.operands[unsized_operand].kind {
            *size = bits;
        }
    };
    let mut found: Vec<(Row, Vec<Operand>)> = Vec::new();
    let is_pointer = ["call", "jmp", "push", "pop"].contains(&name);
    let sizes: &[u16] = if is_pointer { &[64] } else { &SIZES };
    for &bits in sizes {
        set_size(&mut statement, bits);
        match matcher::find(Dialect::Intel, name, &statement) {
            Ok(row) if !found.contains(&row) => found.push(row),
            Ok(_) | Err(_) => {}
        }
    }
    if found.is_empty() {
        set_size(&mut statement, 0);
        return matcher::find(Dialect::Intel, name, &statement)
            .map_err(|mismatch| intel_error(mismatch, written, place));
    }
    if found.len() == 1 {
        return Ok(found.swap_remove(0));
    }
    let place = statement.operands[unsized_operand].place;
    Err(AsmError::new(place, format!("ambiguous operand size for instruction '{written}'")))
}

/// Returns the error for a mismatch, which does not tell the operand.
fn intel_error(mismatch: Mismatch, written: &str, place: Place) -> AsmError {
    match mismatch {
        Mismatch::Operand(_) => AsmError::new(place, "invalid operand for instruction"),
        other => mismatch_error(other, written, place, &Statement::default()),
    }
}
