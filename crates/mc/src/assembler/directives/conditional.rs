//! Conditionals: `.if` and its relatives.

use crate::assembler::Assembler;
use crate::assembler::limits::MAX_CONDITIONAL_DEPTH;
use crate::assembler::state::State;
use crate::assembler::statement::Statement;
use crate::lexer::is_identifier_byte;
use crate::{AsmError, Lexer, Place, TokenKind, parse_expression};

/// An open conditional.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditional {
    /// Place of the `.if`.
    pub(crate) place: Place,
    /// Whether the statements here are left out.
    skips: bool,
    /// Whether those of one branch were not.
    is_met: bool,
    /// Whether `.else` was read.
    has_else: bool,
    /// Whether the conditional is itself in statements that are left out.
    is_inert: bool,
}

impl State {
    /// Whether statements are left out.
    pub(crate) fn is_skipping(&self) -> bool {
        self.conditionals.last().is_some_and(|conditional| conditional.skips)
    }
}

/// Directives that open a conditional.
const OPENING: [&str; 16] = [
    ".if",
    ".ifb",
    ".ifc",
    ".ifdef",
    ".ifeq",
    ".ifeqs",
    ".ifge",
    ".ifgt",
    ".ifle",
    ".iflt",
    ".ifnb",
    ".ifnc",
    ".ifndef",
    ".ifne",
    ".ifnes",
    ".ifnotdef",
];

impl Assembler<'_> {
    /// Reads a statement that is left out, which may end that.
    pub(crate) fn skipped(&mut self, statement: &[u8], from: u32) -> Result<(), AsmError> {
        let blanks = statement.len() - statement.trim_ascii_start().len();
        let rest = &statement[blanks..];
        let length = rest.iter().position(|&byte| !is_identifier_byte(byte)).unwrap_or(rest.len());
        let name = &rest[..length];
        if name.first() != Some(&b'.') {
            return Ok(());
        }
        let start = from + blanks as u32;
        let place = Place { start, end: start + length as u32 };
        let lowercase = name.to_ascii_lowercase();
        let operands = &rest[length..];
        let mut lexer = Lexer::new(operands, place.end, self.set.syntax());
        match lowercase.as_slice() {
            b".else" => self.otherwise(place),
            b".elseif" => self.otherwise_if(&mut lexer, place),
            b".endif" => self.end_conditional(place),
            name if OPENING.iter().any(|opening| opening.as_bytes() == name) => {
                self.open(Conditional { place, skips: true, is_met: true, has_else: false, is_inert: true })
            }
            _ => Ok(()),
        }
    }

    fn open(&mut self, conditional: Conditional) -> Result<(), AsmError> {
        if self.state.conditionals.len() >= MAX_CONDITIONAL_DEPTH {
            let message = format!("conditionals are nested more than {MAX_CONDITIONAL_DEPTH} levels deep");
            return Err(AsmError::new(conditional.place, message));
        }
        self.state.conditionals.push(conditional);
        Ok(())
    }

    /// Opens a conditional whose condition is known.
    fn open_if(&mut self, condition: bool, place: Place) -> Result<(), AsmError> {
        self.open(Conditional { place, skips: !condition, is_met: condition, has_else: false, is_inert: false })
    }

    fn otherwise(&mut self, place: Place) -> Result<(), AsmError> {
        match self.state.conditionals.last_mut() {
            Some(conditional) if !conditional.has_else => {
                conditional.has_else = true;
                conditional.skips = conditional.is_inert || conditional.is_met;
                conditional.is_met = true;
                Ok(())
            }
            _ => Err(AsmError::new(place, "Encountered a .else that doesn't follow  an .if or an .elseif")),
        }
    }

    fn otherwise_if(&mut self, lexer: &mut Lexer<'_>, place: Place) -> Result<(), AsmError> {
        match self.state.conditionals.last_mut() {
            Some(conditional) if !conditional.has_else => {
                if conditional.is_inert || conditional.is_met {
                    conditional.skips = true;
                    return Ok(());
                }
            }
            _ => return Err(AsmError::new(place, "Encountered a .elseif that doesn't follow an .if or  an .elseif")),
        }
        let value = condition_value(self, lexer)?;
        if let Some(conditional) = self.state.conditionals.last_mut() {
            conditional.is_met = value != 0;
            conditional.skips = value == 0;
        }
        Ok(())
    }

    fn end_conditional(&mut self, place: Place) -> Result<(), AsmError> {
        match self.state.conditionals.pop() {
            Some(_) => Ok(()),
            None => Err(AsmError::new(place, "Encountered a .endif that doesn't follow an .if or .else")),
        }
    }

    /// Reports, at their end, conditionals that a text has opened and not closed.
    pub(crate) fn check_conditionals(&mut self, at_entry: usize, depth: usize, end: u32) {
        if depth > 1 && self.state.conditionals.len() > at_entry {
            self.state.conditionals.truncate(at_entry);
            self.report(AsmError::new(Place { start: end, end }, "unmatched .ifs or .elses"));
        }
    }
}

fn condition_value(assembler: &mut Assembler<'_>, lexer: &mut Lexer<'_>) -> Result<i64, AsmError> {
    let place = lexer.place();
    let expr = parse_expression(lexer, &mut assembler.state)?;
    let Some(value) = assembler.state.evaluate_now(&expr) else {
        return Err(AsmError::new(place, "expected absolute expression"));
    };
    lexer.expect_end()?;
    Ok(value)
}

/// `.if expression` and its relatives, which compare with zero.
pub(crate) fn if_value(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    condition: fn(i64) -> bool,
) -> Result<(), AsmError> {
    match condition_value(assembler, &mut statement.lexer) {
        Ok(value) => assembler.open_if(condition(value), statement.place),
        Err(error) => {
            // The conditional is open, though its condition is wrong.
            assembler.open_if(true, statement.place)?;
            Err(error)
        }
    }
}

/// `.ifdef name` and `.ifndef name`
pub(crate) fn if_defined(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    expected: bool,
) -> Result<(), AsmError> {
    let name = match statement.lexer.kind() {
        TokenKind::Identifier(name) | TokenKind::String(name) => name,
        _ => {
            assembler.open_if(true, statement.place)?;
            let directive = if expected { ".ifdef" } else { ".ifndef" };
            return Err(statement.lexer.error(&format!("expected identifier after '{directive}'")));
        }
    };
    statement.lexer.bump();
    let table = &assembler.state.symbols;
    let is_defined = table.find(name).is_some_and(|symbol| table.symbols[symbol].is_defined());
    assembler.open_if(is_defined == expected, statement.place)?;
    statement.lexer.expect_end()
}

/// `.ifb text` and `.ifnb text`
pub(crate) fn if_blank(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    expected: bool,
) -> Result<(), AsmError> {
    let is_blank = statement.operands.trim_ascii().is_empty();
    assembler.open_if(is_blank == expected, statement.place)
}

/// `.ifc text, text` and `.ifnc text, text`
pub(crate) fn if_same_text(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    expected: bool,
) -> Result<(), AsmError> {
    let Some(comma) = statement.operands.iter().position(|&byte| byte == b',') else {
        assembler.open_if(true, statement.place)?;
        let end = statement.operands_start + statement.operands.trim_ascii_end().len() as u32;
        return Err(AsmError::new(Place { start: end, end }, "expected comma"));
    };
    let left = statement.operands[..comma].trim_ascii();
    let right = statement.operands[comma + 1..].trim_ascii();
    assembler.open_if((left == right) == expected, statement.place)
}

/// `.ifeqs "text", "text"` and `.ifnes "text", "text"`
pub(crate) fn if_same_string(
    assembler: &mut Assembler<'_>,
    statement: &mut Statement<'_>,
    expected: bool,
) -> Result<(), AsmError> {
    let directive = if expected { ".ifeqs" } else { ".ifnes" };
    let lexer = &mut statement.lexer;
    let mut strings = || -> Result<bool, AsmError> {
        let message = format!("expected string parameter for '{directive}' directive");
        let TokenKind::String(left) = lexer.kind() else { return Err(lexer.error(&message)) };
        lexer.bump();
        let comma = format!("expected comma after first string for '{directive}' directive");
        lexer.expect(TokenKind::Comma, &comma)?;
        let TokenKind::String(right) = lexer.kind() else { return Err(lexer.error(&message)) };
        lexer.bump();
        Ok(left == right)
    };
    match strings() {
        Ok(is_same) => assembler.open_if(is_same == expected, statement.place),
        Err(error) => {
            assembler.open_if(true, statement.place)?;
            Err(error)
        }
    }
}

/// `.else`
pub(crate) fn otherwise(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.otherwise(statement.place)
}

/// `.elseif expression`
pub(crate) fn otherwise_if(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    let place = statement.place;
    assembler.otherwise_if(&mut statement.lexer, place)
}

/// `.endif`
pub(crate) fn end(assembler: &mut Assembler<'_>, statement: &mut Statement<'_>) -> Result<(), AsmError> {
    statement.lexer.expect_end()?;
    assembler.end_conditional(statement.place)
}
