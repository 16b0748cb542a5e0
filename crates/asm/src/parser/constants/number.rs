//! Integers and floating-point numbers. The text's value is cut or widened to an integer type
//! without complaint; floating-point types must hold it.

use draig_ir::{Type, Value};
use draig_num::{ApFloat, ApInt, IntLiteral};
use draig_num::{LiteralMismatch, LiteralPrefix, decimal_literal, hex_literal};

use super::Parser;
use crate::lexer::{Token, TokenKind as T};
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// The value of an integer token, before a type is known.
    pub(crate) fn int_literal(&mut self, token: Token) -> ParseResult<IntLiteral> {
        let literal = match (token.kind, self.cursor.text_of(token)) {
            (T::HexInteger, [sign, _, _, digits @ ..]) => ApInt::parse_hex_literal(*sign == b's', digits),
            (_, [b'-', digits @ ..]) => ApInt::parse_literal(true, digits),
            (_, digits) => ApInt::parse_literal(false, digits),
        };
        literal.map_err(|error| self.cursor.error_at(token.start, error.to_string()))
    }

    /// An integer constant.
    pub(super) fn integer(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        let Some(width) = self.tables.types.integer_width(ty) else {
            return Err(self.cursor.error_at(token.start, "integer constant must have integer type"));
        };
        let value = self.int_literal(token)?.to_width(width);
        Ok(self.tables.const_int(ty, &value).into())
    }

    /// A floating-point constant.
    pub(super) fn float(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        const INVALID: &str = "floating point constant invalid for type";
        let Some(format) = self.tables.types.float_format(ty) else {
            return Err(self.cursor.error_at(token.start, INVALID));
        };
        let literal = match self.cursor.text_of(token) {
            [_, b'x', rest @ ..] if token.kind == T::HexFloat => {
                let (prefix, digits) = match rest {
                    [letter, digits @ ..] => match LiteralPrefix::from_letter(*letter) {
                        Some(prefix) => (prefix, digits),
                        None => (LiteralPrefix::Double, rest),
                    },
                    [] => (LiteralPrefix::Double, rest),
                };
                hex_literal(prefix, digits).map(|literal| literal.value)
            }
            text => decimal_literal(text).map(ApFloat::from_f64),
        };
        // The lexer has checked the form.
        let Some(literal) = literal else { return Err(self.cursor.error_at(token.start, INVALID)) };
        match literal.literal_for(format) {
            Ok(value) => Ok(self.tables.const_float(value).into()),
            Err(LiteralMismatch::InvalidForType) => Err(self.cursor.error_at(token.start, INVALID)),
            Err(LiteralMismatch::DoesNotHaveType) => {
                let text = self.type_text(ty);
                let message = format!("floating point constant does not have type '{text}'");
                Err(self.cursor.error_at(token.start, message))
            }
        }
    }
}
