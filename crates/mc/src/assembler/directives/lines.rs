//! Directives of line tables.

use crate::assembler::Assembler;
use crate::assembler::line_table::{BASIC_BLOCK, EPILOGUE_BEGIN, LineFile, LineRow, PROLOGUE_END};
use crate::assembler::statement::Statement;
use crate::{AsmError, TokenKind, parse_constant, unescape};

/// Largest number of a source file.
pub(crate) const MAX_FILE_NUMBER: i64 = 1 << 16;

fn string(statement: &mut Statement<'_>) -> Result<Option<Vec<u8>>, AsmError> {
    let TokenKind::String(raw) = statement.lexer.kind() else { return Ok(None) };
    let text = unescape(raw).map_err(|message| statement.lexer.error(message))?;
    statement.lexer.bump();
    Ok(Some(text))
}

/// `.file "name"`, or `.file number "directory" "name" md5 0x… source "text"`
pub(crate) fn file(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    const UNEXPECTED: &str = "unexpected token in '.file' directive";
    let place = statement.place;
    let number = match statement.lexer.kind() {
        TokenKind::Integer(number) => {
            let at = statement.lexer.place();
            statement.lexer.bump();
            let number = i64::try_from(number).ok().filter(|number| *number <= MAX_FILE_NUMBER);
            Some(number.ok_or_else(|| AsmError::new(at, format!("file number above {MAX_FILE_NUMBER}")))?)
        }
        _ => None,
    };
    let Some(first) = string(statement)? else { return Err(statement.lexer.error("expected string")) };
    let (mut directory, mut name) = (None, first);
    let Some(number) = number else {
        if matches!(statement.lexer.kind(), TokenKind::String(_)) {
            statement.lexer.bump();
            return Err(statement.lexer.error("explicit path specified, but no file number"));
        }
        if statement.lexer.identifier() == Some(b"md5") {
            return Err(statement.lexer.error("MD5 checksum specified, but no file number"));
        }
        // What follows the name says nothing to an object.
        let before = assembler.state.symbols.registered();
        assembler.state.files.push((name, before));
        return Ok(());
    };
    if let Some(second) = string(statement)? {
        directory = Some(std::mem::replace(&mut name, second));
    }
    let mut file = LineFile::default();
    while !statement.lexer.is_at_end() {
        let Some(word) = statement.lexer.identifier() else { return Err(statement.lexer.error(UNEXPECTED)) };
        match word {
            b"md5" => {
                let value = match statement.lexer.kind() {
                    TokenKind::Integer(value) => u128::from(value),
                    TokenKind::BigInteger(value) => value,
                    _ => return Err(statement.lexer.error("unknown token in expression")),
                };
                statement.lexer.bump();
                file.md5 = Some(value.to_be_bytes());
            }
            b"source" => {
                let text = string(statement)?;
                file.source = Some(text.ok_or_else(|| statement.lexer.error(UNEXPECTED))?);
            }
            _ => return Err(statement.lexer.error(UNEXPECTED)),
        }
    }
    let table = &mut assembler.state.lines;
    let number = number as usize;
    if number == 0 {
        table.is_version_5 = true;
        table.compilation = directory.unwrap_or_default();
    } else {
        let directory = directory.unwrap_or_else(|| {
            // Without a directory of its own, the name may contain one.
            let at = name.iter().rposition(|&byte| byte == b'/').filter(|&at| at + 1 < name.len());
            let Some(at) = at else { return Vec::new() };
            let rest = name.split_off(at + 1);
            let mut directory = std::mem::replace(&mut name, rest);
            directory.truncate(at.max(1));
            directory
        });
        file.directory = table.directory(&directory);
    }
    file.name = name;
    if number > 0
        && table.is_version_5
        && file.directory == 0
        && let Some(Some(primary)) = table.files.first()
        && (&primary.name, primary.md5) == (&file.name, file.md5)
    {
        // The primary source has its number already.
        return Ok(());
    }
    if table.files.len() <= number {
        table.files.resize(number + 1, None);
    }
    match &mut table.files[number] {
        Some(known) if number > 0 && (&known.name, known.directory) != (&file.name, file.directory) => {
            return Err(AsmError::new(place, "file number already allocated"));
        }
        slot => *slot = Some(file),
    }
    Ok(())
}

/// `.loc file line column basic_block prologue_end epilogue_begin is_stmt 0 isa 0 discriminator 0 view 0`
pub(crate) fn location(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    const UNEXPECTED: &str = "unexpected token in '.loc' directive";
    let place = statement.lexer.place();
    let TokenKind::Integer(file) = statement.lexer.kind() else { return Err(statement.lexer.error(UNEXPECTED)) };
    statement.lexer.bump();
    let table = &assembler.state.lines;
    if file < 1 && !table.is_version_5 {
        return Err(AsmError::new(place, "file number less than one in '.loc' directive"));
    }
    let known = usize::try_from(file).is_ok_and(|file| table.has_file(file));
    if !known {
        return Err(AsmError::new(place, "unassigned file number in '.loc' directive"));
    }
    let number = |statement: &mut Statement<'_>| match statement.lexer.kind() {
        TokenKind::Integer(value) => {
            statement.lexer.bump();
            Some(u32::try_from(value).unwrap_or(u32::MAX))
        }
        _ => None,
    };
    if statement.lexer.kind() == TokenKind::Minus {
        return Err(statement.lexer.error("line number less than zero in '.loc' directive"));
    }
    let line = number(statement).unwrap_or(0);
    if statement.lexer.kind() == TokenKind::Minus {
        return Err(statement.lexer.error("column position less than zero in '.loc' directive"));
    }
    let column = number(statement).unwrap_or(0);
    let is_statement = table.is_statement;
    let mut row = LineRow { file: file as u32, line, column, flags: 0, is_statement, isa: 0, discriminator: 0 };
    while !statement.lexer.is_at_end() {
        let place = statement.lexer.place();
        let Some(word) = statement.lexer.identifier() else { return Err(statement.lexer.error(UNEXPECTED)) };
        let value_place = statement.lexer.place();
        let mut value = || parse_constant(&mut statement.lexer, &mut assembler.state);
        let at_value = |message: &str| AsmError::new(value_place, message);
        match word {
            b"basic_block" => row.flags |= BASIC_BLOCK.0,
            b"prologue_end" => row.flags |= PROLOGUE_END.0,
            b"epilogue_begin" => row.flags |= EPILOGUE_BEGIN.0,
            b"is_stmt" => {
                row.is_statement = match value() {
                    Ok(0) => false,
                    Ok(1) => true,
                    Ok(_) => return Err(at_value("is_stmt value not 0 or 1")),
                    Err(_) => return Err(at_value("is_stmt value not the constant value of 0 or 1")),
                };
            }
            b"isa" => {
                row.isa = u32::try_from(value()?).map_err(|_| at_value("isa number less than zero"))?;
            }
            b"discriminator" => row.discriminator = value()? as u32,
            // Numbers of views are only in assembly text.
            b"view" => drop(value()),
            _ => return Err(AsmError::new(place, "unknown sub-directive in '.loc' directive")),
        }
    }
    // Of two in a row, each has a row of its own.
    assembler.state.begin_row();
    assembler.state.lines.is_statement = row.is_statement;
    assembler.state.lines.pending = Some(row);
    Ok(())
}
