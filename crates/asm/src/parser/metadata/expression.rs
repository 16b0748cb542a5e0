//! `!DIExpression(…)` (LangRef "DIExpression"): names or numbers, one 64-bit word each.

use draig_tables::dwarf;

use crate::lexer::TokenKind;
use crate::parser::Parser;
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// Reads the elements after `!DIExpression` onto the stack.
    pub(super) fn expression_elements(&mut self) -> ParseResult<()> {
        self.cursor.expect(TokenKind::LParen, "expected '(' here")?;
        if self.cursor.eat(TokenKind::RParen) {
            return Ok(());
        }
        let base = self.metadata.stack.len();
        loop {
            let element = self.expression_element()?;
            if self.metadata.stack.len() - base >= draig_ir::metadata::MAX_NODE_WORDS - 2 {
                return Err(self.cursor.error("metadata node has too many operands"));
            }
            self.metadata.stack.push(element as u32);
            self.metadata.stack.push((element >> 32) as u32);
            self.cursor.bump();
            if !self.cursor.eat(TokenKind::Comma) {
                break;
            }
        }
        self.cursor.expect(TokenKind::RParen, "expected ')' here")?;
        Ok(())
    }

    /// Returns the value of the current token.
    fn expression_element(&mut self) -> ParseResult<u64> {
        let (table, what) = match self.cursor.kind() {
            TokenKind::DwarfOp => (&dwarf::OP, "op"),
            TokenKind::DwarfAttEncoding => (&dwarf::ATE, "attribute encoding"),
            _ => {
                return match self.integer_literal() {
                    Some(number) if !number.signed => u64::try_from(number.value)
                        .map_err(|_| self.cursor.error(format!("element too large, limit is {}", u64::MAX))),
                    _ => Err(self.cursor.error("expected unsigned integer")),
                };
            }
        };
        let text = self.cursor.text();
        match table.number(text) {
            Some(number) => Ok(u64::from(number)),
            None => Err(self.cursor.error(format!("invalid DWARF {what} '{}'", String::from_utf8_lossy(text)))),
        }
    }
}
