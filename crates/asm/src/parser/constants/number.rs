//! Integers and floating-point numbers. Integers are silently truncated or extended to their type;
//! floating-point types must represent the value exactly.

use draig_ir::{Type, Value};
use draig_num::{ApFloat, ApInt, FloatFormat, IntLiteral};
use draig_num::{
    LiteralMismatch, LiteralPrefix, bits_literal, decimal_literal, hex_literal, named_literal, rounded_literal,
};

use super::Parser;
use crate::lexer::{Token, TokenKind as T};
use crate::parser::cursor::ParseResult;

impl Parser<'_, '_> {
    /// Returns the value of an integer token before its type is known.
    pub(crate) fn int_literal(&mut self, token: Token) -> ParseResult<IntLiteral> {
        let literal = match (token.kind, self.cursor.text_of(token)) {
            (T::HexInteger, [sign, _, _, digits @ ..]) => ApInt::parse_hex_literal(*sign == b's', digits),
            (_, [b'-', digits @ ..]) => ApInt::parse_literal(true, digits),
            (_, digits) => ApInt::parse_literal(false, digits),
        };
        literal.map_err(|error| self.cursor.error_at(token.start(), error.to_string()))
    }

    /// Returns an integer or byte constant.
    pub(super) fn integer(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        let Some(width) = self.tables.types.number_width(ty) else {
            return Err(self.cursor.error_at(token.start(), "integer constant must have integer type"));
        };
        let value = self.int_literal(token)?.to_width(width);
        Ok(self.tables.const_int(ty, &value).into())
    }

    /// Returns a floating-point constant.
    pub(super) fn float(&mut self, token: Token, ty: Type) -> ParseResult<Value> {
        const INVALID: &str = "floating point constant invalid for type";
        let Some(format) = self.tables.types.float_format(ty) else {
            return Err(self.cursor.error_at(token.start(), INVALID));
        };
        let text = self.cursor.text_of(token);
        if token.kind == T::FloatBits {
            return match bits_literal(format, text) {
                Some(value) => Ok(self.tables.const_float(value).into()),
                None => Err(self.cursor.error_at(token.start(), "float hex literal has incorrect number of bits")),
            };
        }
        if token.kind == T::Float
            && let Some(value) = self.float_of_its_type(format, text)
        {
            return Ok(self.tables.const_float(value).into());
        }
        let literal = match text {
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
        let Some(literal) = literal else { return Err(self.cursor.error_at(token.start(), INVALID)) };
        match literal.literal_for(format) {
            Ok(value) => Ok(self.tables.const_float(value).into()),
            Err(LiteralMismatch::InvalidForType) => Err(self.cursor.error_at(token.start(), INVALID)),
            Err(LiteralMismatch::DoesNotHaveType) => {
                let text = self.type_text(ty);
                let message = format!("floating point constant does not have type '{text}'");
                Err(self.cursor.error_at(token.start(), message))
            }
        }
    }

    /// Returns the value of a literal that belongs to its type: a name, a hexadecimal fraction, a decimal
    /// that the type rounds. LLVM 22 reads every decimal as a `double`, which other types accept only if they
    /// can represent it exactly. Such a decimal has the same value either way; strict reading for LLVM 22
    /// rejects the others, as LangRef does.
    fn float_of_its_type(&self, format: FloatFormat, text: &[u8]) -> Option<ApFloat> {
        let magnitude = text.strip_prefix(b"-").or_else(|| text.strip_prefix(b"+")).unwrap_or(text);
        match magnitude {
            [b'0', b'x', ..] => rounded_literal(format, text),
            [b'0'..=b'9', ..] if format == FloatFormat::Double => decimal_literal(text).map(ApFloat::from_f64),
            [b'0'..=b'9', ..] if self.refuses_inexact => None,
            [b'0'..=b'9', ..] => rounded_literal(format, text),
            _ => named_literal(format, text),
        }
    }
}
