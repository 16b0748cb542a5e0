//! Directives of messages and of files.

use draig_image::{SectionFlags, SectionKind};

use crate::assembler::Assembler;
use crate::assembler::statement::Statement;
use crate::{AsmError, TokenKind, parse_constant, unescape};

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

/// `.end`: what follows is not read.
pub(crate) fn end(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.state.is_ended = true;
    Ok(())
}

/// Directives that need other files.
pub(crate) fn other_file(_: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let name = String::from_utf8_lossy(statement.name).into_owned();
    Err(AsmError::new(statement.place, format!("{name} is not supported: no other file is read")))
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

/// `.bundle_align_mode` and the like that take a number and mean nothing here
pub(crate) fn ignore_number(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    parse_constant(&mut statement.lexer, &mut assembler.state)?;
    statement.lexer.expect_end()
}
