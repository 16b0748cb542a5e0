//! Integers in fields: any literal of the lexer, compared with the field's limits.

use draig_num::ApInt;

use crate::lexer::{Token, TokenKind};
use crate::parser::Parser;

/// An integer literal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal {
    /// Written with `-` or `s0x`.
    pub(super) signed: bool,
    /// The value, clamped if it is out of range.
    pub(super) value: i128,
}

impl Parser<'_, '_> {
    /// Returns the value of the token if it is a short decimal number without a sign.
    #[inline]
    pub(super) fn small_number(&self) -> Option<u64> {
        let text = self.cursor.text();
        if !self.cursor.at(TokenKind::Integer) || text.len() > 18 || text.first() == Some(&b'-') {
            return None;
        }
        Some(text.iter().fold(0u64, |sum, &digit| sum * 10 + u64::from(digit.wrapping_sub(b'0') & 15)))
    }

    /// Returns the integer literal of the token; `None` for other tokens.
    #[inline]
    pub(super) fn integer_literal(&self) -> Option<Literal> {
        match self.small_number() {
            Some(value) => Some(Literal { signed: false, value: i128::from(value) }),
            None => self.any_literal(),
        }
    }

    #[inline(never)]
    fn any_literal(&self) -> Option<Literal> {
        let (signed, value) = self.big_literal(self.cursor.token)?;
        let fits = value.width() <= 127 || value.to_i128().is_some();
        let value = match (fits, value.is_negative()) {
            (true, _) => value.to_i128().unwrap_or(i128::MAX),
            (false, true) => i128::MIN,
            (false, false) => i128::MAX,
        };
        Some(Literal { signed, value })
    }

    /// Returns a token's integer in as many bits as its signed value needs.
    pub(super) fn big_literal(&self, token: Token) -> Option<(bool, ApInt)> {
        let text = self.cursor.text_of(token);
        let literal = match (token.kind, text) {
            (TokenKind::Integer, [b'-', digits @ ..]) => ApInt::parse_literal(true, digits),
            (TokenKind::Integer, digits) => ApInt::parse_literal(false, digits),
            (TokenKind::HexInteger, [sign, _, _, digits @ ..]) => ApInt::parse_hex_literal(*sign == b's', digits),
            _ => return None,
        }
        .ok()?;
        let width = literal.value.width();
        let value = if literal.signed { literal.value } else { literal.to_width(width.checked_add(1)?) };
        Some((literal.signed, value))
    }
}
