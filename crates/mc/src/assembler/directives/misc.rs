//! Directives of messages and of files.

use draig_image::{SectionFlags, SectionKind};

use super::alignment::{ALIGN_BY_ZEROS, align_here};
use crate::assembler::Assembler;
use crate::assembler::statement::Statement;
use crate::{AsmError, TokenKind, unescape};

/// Returns the string operand, or `default` if there is none.
fn message(statement: &mut Statement<'_>, default: &str) -> Result<String, AsmError> {
    let directive = String::from_utf8_lossy(statement.name).into_owned();
    match statement.lexer.kind() {
        TokenKind::End => Ok(default.to_owned()),
        TokenKind::String(text) => {
            statement.lexer.bump();
            statement.lexer.expect_end()?;
            Ok(String::from_utf8_lossy(text).into_owned())
        }
        _ => Err(statement.lexer.error(&format!("{directive} argument must be a string"))),
    }
}

/// `.error "message"`
pub(crate) fn error(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let message = message(statement, ".error directive invoked in source file")?;
    Err(AsmError::new(statement.place, message))
}

/// `.err`
pub(crate) fn bare_error(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    Err(AsmError::new(statement.place, ".err encountered"))
}

/// `.warning "message"`, and `.print`, whose message is one, too, because this crate has no output
pub(crate) fn warning(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let message = message(statement, ".warning directive invoked in source file")?;
    assembler.warn(AsmError::new(statement.place, message));
    Ok(())
}

/// `.abort "message"`
pub(crate) fn abort(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let text = String::from_utf8_lossy(statement.operands.trim_ascii()).into_owned();
    let shown = if text.is_empty() { String::new() } else { format!(" '{text}'") };
    Err(AsmError::new(statement.place, format!(".abort{shown} detected. Assembly stopping")))
}

/// `.version "text"`: a note without a description.
pub(crate) fn version(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let TokenKind::String(raw) = statement.lexer.kind() else {
        return Err(statement.lexer.error("expected string"));
    };
    statement.lexer.bump();
    statement.lexer.expect_end()?;
    let state = &mut assembler.state;
    let note = state.simple_section(b".note", SectionFlags::default(), SectionKind::Note);
    let before = std::mem::replace(&mut state.current, note);
    // Sizes of the name and of the description, the type, and the name.
    let mut bytes = Vec::new();
    bytes.extend((raw.len() as u32 + 1).to_le_bytes());
    bytes.extend(0u32.to_le_bytes());
    bytes.extend(1u32.to_le_bytes());
    bytes.extend_from_slice(raw);
    bytes.push(0);
    let appended = state.append(&bytes, statement.place);
    align_here(state, 4, ALIGN_BY_ZEROS);
    state.current = before;
    appended
}

/// `.ltorg` and `.pool`: writes the literal pool of the section here.
pub(crate) fn pool(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    if !assembler.frame_info.is_aarch64() {
        return Err(AsmError::new(statement.place, "unknown directive"));
    }
    statement.lexer.expect_end()?;
    assembler.state.emit_pool()
}

/// `.macros_on` and `.macros_off`
pub(crate) fn macros(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_on: bool,
) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.state.ignores_macros = !is_on;
    Ok(())
}

/// `.end`: what follows is not read.
pub(crate) fn end(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.state.is_ended = true;
    Ok(())
}

/// Directives that need other files.
pub(crate) fn other_file(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let name = String::from_utf8_lossy(statement.name).into_owned();
    Err(AsmError::omission(statement.place, format!("{name} is not supported: no other file is read")))
}

/// Directives that say nothing to an object.
pub(crate) fn ignore(_: &mut Assembler<'_>, _: &mut Statement<'_>) -> Result<(), AsmError> {
    Ok(())
}

/// `.altmacro` and `.noaltmacro`
pub(crate) fn alternate(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    is_alternate: bool,
) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.state.is_alternate = is_alternate;
    Ok(())
}

/// `.ident "text"`
pub(crate) fn ident(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let TokenKind::String(raw) = statement.lexer.kind() else {
        return Err(statement.lexer.error("expected string"));
    };
    let mut text = unescape(raw).map_err(|message| statement.lexer.error(message))?;
    statement.lexer.bump();
    statement.lexer.expect_end()?;
    let flags = SectionFlags { merge: true, strings: true, ..SectionFlags::default() };
    let state = &mut assembler.state;
    let comment = state.simple_section(b".comment", flags, SectionKind::Bits);
    let header = &mut state.sections[comment as usize];
    header.header.entry_size = 1;
    let before = state.current;
    state.current = comment;
    if state.here().bytes.is_empty() {
        // The first string is empty.
        state.append(&[0], statement.place)?;
    }
    text.push(0);
    let appended = state.append(&text, statement.place);
    state.current = before;
    appended
}

/// `.line number`, whose number may lack, and which means nothing to an object.
pub(crate) fn ignore_number(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    if matches!(statement.lexer.kind(), TokenKind::Integer(_)) {
        statement.lexer.bump();
    }
    statement.lexer.expect_end()
}
