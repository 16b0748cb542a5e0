//! Directives of call frame information.

use crate::assembler::Assembler;
use crate::assembler::frame::{Frame, FrameOp, encoded_size};
use crate::assembler::statement::Statement;
use crate::{AsmError, Expr, Lexer, Place, TokenKind, parse_constant};

/// `.cfi_startproc simple`
pub(crate) fn start(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let mut is_simple = false;
    if !statement.lexer.is_at_end() {
        match statement.lexer.identifier() {
            Some(b"simple") => is_simple = true,
            _ => return Err(statement.lexer.error("unexpected token")),
        }
        statement.lexer.expect_end()?;
    }
    let depth = assembler.state.stack.len();
    if assembler.state.open_frames.last().is_some_and(|&(_, opened)| opened == depth) {
        let message = "starting new .cfi frame before finishing the previous one";
        return Err(AsmError::new(statement.after(), message));
    }
    let begin = assembler.state.label_here(statement.place);
    let section = assembler.state.current;
    assembler.state.open_frames.push((assembler.state.frames.len(), depth));
    assembler.state.frames.push(Frame {
        begin,
        end: None,
        ops: Vec::new(),
        personality: None,
        data: None,
        is_simple,
        is_signal: false,
        return_column: None,
        letters: Vec::new(),
        place: statement.place,
        section,
    });
    Ok(())
}

/// Returns the frame that was opened last and is still open.
fn frame<'f>(assembler: &'f mut Assembler<'_>, place: Place) -> Result<&'f mut Frame, AsmError> {
    let state = &mut assembler.state;
    let open = state.open_frames.last().and_then(|&(frame, _)| state.frames.get_mut(frame));
    open.ok_or_else(|| {
        let message = "this directive must appear between .cfi_startproc and .cfi_endproc directives";
        AsmError::new(place, message)
    })
}

/// `.cfi_endproc`
pub(crate) fn end(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    frame(assembler, statement.place)?;
    let end = assembler.state.label_here(statement.place);
    frame(assembler, statement.place)?.end = Some(end);
    assembler.state.open_frames.pop();
    Ok(())
}

/// Adds an instruction that holds from here on.
fn add(assembler: &mut Assembler<'_>, op: FrameOp, place: Place) -> Result<(), AsmError> {
    let open = frame(assembler, place)?;
    let last = open.ops.last().map_or(open.begin, |(label, _)| *label);
    let section = open.section;
    // Instructions at one place share a label.
    let here = (assembler.state.current, assembler.state.here().position());
    let is_same = match assembler.state.symbols.symbols[last].definition {
        crate::assembler::symbols::Definition::Label { section, fragment, offset } => {
            (section, (fragment, offset)) == here
        }
        _ => false,
    };
    let label = if is_same || assembler.state.current != section { last } else { assembler.state.label_here(place) };
    frame(assembler, place)?.ops.push((label, op));
    Ok(())
}

/// Parses a register: a name, perhaps after `%`, or a number.
fn register(assembler: &mut Assembler<'_>, lexer: &mut Lexer<'_>) -> Result<u32, AsmError> {
    let place = lexer.place();
    if lexer.kind() == TokenKind::Percent {
        lexer.bump();
    }
    if let Some(name) = lexer.identifier() {
        let mut name = name.to_vec();
        if name == b"st" && lexer.eat(TokenKind::LeftParen) {
            if let TokenKind::Integer(number) = lexer.kind() {
                name.extend(format!("({number})").into_bytes());
                lexer.bump();
            }
            lexer.expect(TokenKind::RightParen, "expected ')'")?;
        }
        let number = assembler.frame_info.register(&name);
        return number.ok_or_else(|| lexer.error("invalid register name"));
    }
    let number = parse_constant(lexer, &mut assembler.state)?;
    u32::try_from(number).map_err(|_| AsmError::new(place, "invalid register number"))
}

fn offset(assembler: &mut Assembler<'_>, lexer: &mut Lexer<'_>) -> Result<i64, AsmError> {
    parse_constant(lexer, &mut assembler.state)
}

/// Directives of a register and an offset.
pub(crate) fn register_offset(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    op: fn(u32, i64) -> FrameOp,
) -> Result<(), AsmError> {
    let register = register(assembler, &mut statement.lexer)?;
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    let offset = offset(assembler, &mut statement.lexer)?;
    statement.lexer.expect_end()?;
    add(assembler, op(register, offset), statement.place)
}

/// Directives of an offset.
pub(crate) fn one_offset(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    op: fn(i64) -> FrameOp,
) -> Result<(), AsmError> {
    let offset = offset(assembler, &mut statement.lexer)?;
    statement.lexer.expect_end()?;
    add(assembler, op(offset), statement.place)
}

/// Directives of a list of registers.
pub(crate) fn registers(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    op: fn(u32) -> FrameOp,
) -> Result<(), AsmError> {
    loop {
        let register = register(assembler, &mut statement.lexer)?;
        add(assembler, op(register), statement.place)?;
        if !statement.lexer.eat(TokenKind::Comma) {
            return statement.lexer.expect_end();
        }
    }
}

/// `.cfi_register first, second`
pub(crate) fn two_registers(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let first = register(assembler, &mut statement.lexer)?;
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    let second = register(assembler, &mut statement.lexer)?;
    statement.lexer.expect_end()?;
    add(assembler, FrameOp::Register(first, second), statement.place)
}

/// Directives without operands.
pub(crate) fn bare(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>, op: FrameOp) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    add(assembler, op, statement.place)
}

/// `.cfi_escape bytes`
pub(crate) fn escape(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let mut bytes = Vec::new();
    loop {
        bytes.push(offset(assembler, &mut statement.lexer)? as u8);
        if !statement.lexer.eat(TokenKind::Comma) {
            break;
        }
    }
    statement.lexer.expect_end()?;
    add(assembler, FrameOp::Raw(bytes), statement.place)
}

/// `.cfi_personality encoding, symbol` and `.cfi_lsda`
pub(crate) fn address(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_personality: bool,
) -> Result<(), AsmError> {
    let lexer = &mut statement.lexer;
    let place = lexer.place();
    let encoding = parse_constant(lexer, &mut assembler.state)?;
    if encoding == 0xff {
        return Ok(());
    }
    let valid = u8::try_from(encoding).ok().filter(|&encoding| encoded_size(encoding & 0x7f).is_some());
    let Some(encoding) = valid else { return Err(AsmError::new(place, "unsupported encoding.")) };
    lexer.expect(TokenKind::Comma, "expected comma")?;
    let place = lexer.place();
    let name = match lexer.kind() {
        TokenKind::Identifier(name) | TokenKind::String(name) => name,
        _ => return Err(lexer.error("expected identifier in directive")),
    };
    lexer.bump();
    lexer.expect_end()?;
    let symbol = Expr::symbol(assembler.state.symbols.named(name, place));
    let frame = frame(assembler, statement.place)?;
    let target = if is_personality { &mut frame.personality } else { &mut frame.data };
    *target = Some((encoding, symbol));
    Ok(())
}

/// `.cfi_return_column register`
pub(crate) fn return_column(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let register = register(assembler, &mut statement.lexer)?;
    statement.lexer.expect_end()?;
    frame(assembler, statement.place)?.return_column = Some(register);
    Ok(())
}

/// `.cfi_signal_frame`
pub(crate) fn signal_frame(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    frame(assembler, statement.place)?.is_signal = true;
    Ok(())
}

/// Fails as for an unknown directive, except on AArch64.
fn only_aarch64(assembler: &Assembler<'_>, statement: &Statement<'_>) -> Result<(), AsmError> {
    match assembler.frame_info.is_aarch64() {
        true => Ok(()),
        false => Err(AsmError::new(statement.place, "unknown directive")),
    }
}

/// `.cfi_negate_ra_state`
pub(crate) fn signed_address(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    only_aarch64(assembler, statement)?;
    bare(assembler, statement, FrameOp::Raw(vec![0x2d]))
}

/// `.cfi_label name`: a symbol between instructions of frames.
pub(crate) fn label(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.lexer.place();
    let Some(name) = statement.lexer.identifier() else {
        return Err(statement.lexer.error("expected identifier in directive"));
    };
    statement.lexer.expect_end()?;
    let symbol = assembler.state.symbols.named(name, place);
    add(assembler, FrameOp::Label(symbol), statement.place)
}

/// `.cfi_llvm_def_aspace_cfa register, offset, address space`
pub(crate) fn address_space(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let register = register(assembler, &mut statement.lexer)?;
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    let offset = offset(assembler, &mut statement.lexer)?;
    statement.lexer.expect(TokenKind::Comma, "expected comma")?;
    let space = self::offset(assembler, &mut statement.lexer)?;
    statement.lexer.expect_end()?;
    add(assembler, FrameOp::DefAddressSpace(register, offset, space), statement.place)
}

/// `.cfi_b_key_frame` and `.cfi_mte_tagged_frame`, which add a letter to the augmentation
pub(crate) fn letter(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>, letter: u8) -> Result<(), AsmError> {
    only_aarch64(assembler, statement)?;
    statement.lexer.expect_end()?;
    let frame = frame(assembler, statement.place)?;
    if !frame.letters.contains(&letter) {
        frame.letters.push(letter);
        frame.letters.sort_unstable();
    }
    Ok(())
}

/// `.cfi_sections .eh_frame, .debug_frame`
pub(crate) fn sections(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let chosen = &mut assembler.state.frame_sections;
    *chosen = (false, false);
    if statement.lexer.is_at_end() {
        return Ok(());
    }
    loop {
        match statement.lexer.identifier() {
            Some(b".eh_frame") => chosen.0 = true,
            Some(b".debug_frame") => chosen.1 = true,
            _ => return Err(statement.lexer.error("expected .eh_frame or .debug_frame")),
        }
        if !statement.lexer.eat(TokenKind::Comma) {
            return statement.lexer.expect_end();
        }
    }
}
