//! Counts over a text's tokens: the body of the lexer's benchmark and fuzzer.

use super::{Keyword, Lexer, Token, TokenKind, skip};

/// Counts over the tokens of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenStatistics {
    /// All tokens, including erroneous ones.
    pub tokens: u64,
    /// Invalid tokens.
    pub errors: u64,
    /// Closed function bodies.
    pub keywords: u64,
    /// Function bodies that are closed.
    pub bodies: u64,
}

/// Lexes all of `text`, which need not be a valid module.
///
/// Positions are 32 bits wide: only the first 4 GiB are read.
#[must_use]
pub fn token_statistics(text: &[u8]) -> TokenStatistics {
    let mut statistics = TokenStatistics::default();
    let mut lexer = Lexer::new(text, 0..u32::MAX);
    loop {
        match statistics.count(&mut lexer).kind {
            TokenKind::Eof => return statistics,
            TokenKind::Keyword(Keyword::Define) => {
                if let Some(body) = statistics.header(&mut lexer) {
                    let closed = skip::scan_body_end(text, body).is_some();
                    statistics.bodies += u64::from(closed);
                }
            }
            _ => {}
        }
    }
}

impl TokenStatistics {
    /// Reads and counts one token.
    fn count(&mut self, lexer: &mut Lexer<'_>) -> Token {
        let token = lexer.next();
        match token.kind {
            TokenKind::Eof => return token,
            TokenKind::Error => self.errors += 1,
            TokenKind::Keyword(_) => self.keywords += 1,
            _ => {}
        }
        self.tokens += 1;
        token
    }

    /// Reads a function header from after `define` to the brace that opens the body, and returns the position
    /// after it.
    ///
    /// Return types and parameters may contain braces: the brace sought is the first one outside parentheses
    /// and after the name.
    fn header(&mut self, lexer: &mut Lexer<'_>) -> Option<u32> {
        let mut named = false;
        let mut parentheses = 0u32;
        loop {
            let token = self.count(lexer);
            match token.kind {
                TokenKind::Eof => return None,
                TokenKind::GlobalVar | TokenKind::GlobalId => named = true,
                TokenKind::LParen => parentheses += 1,
                TokenKind::RParen => parentheses = parentheses.saturating_sub(1),
                TokenKind::LBrace if named && parentheses == 0 => return Some(token.end()),
                _ => {}
            }
        }
    }
}
