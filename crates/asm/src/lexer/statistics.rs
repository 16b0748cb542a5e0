//! What a text consists of, counted: the body of the lexer's benchmark and fuzzer.

use super::{Keyword, Lexer, TokenKind, skip};

/// Counts over the tokens of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenStatistics {
    /// All tokens, the erroneous ones included.
    pub tokens: u64,
    /// Tokens that are not valid.
    pub errors: u64,
    /// Keywords.
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
    let mut in_define = false;
    loop {
        let token = lexer.next();
        match token.kind {
            TokenKind::Eof => return statistics,
            TokenKind::Error => statistics.errors += 1,
            TokenKind::Keyword(keyword) => {
                statistics.keywords += 1;
                in_define |= keyword == Keyword::Define;
            }
            TokenKind::LBrace if in_define => {
                in_define = false;
                let closed = skip::scan_body_end(text, token.end).is_some();
                statistics.bodies += u64::from(closed);
            }
            _ => {}
        }
        statistics.tokens += 1;
    }
}
