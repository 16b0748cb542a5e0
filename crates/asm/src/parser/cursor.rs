//! The parser's position in the token stream, and errors placed as LLVM places them. Like LLVM's parser, a
//! cursor always holds one token of lookahead: the lexer's errors surface when that token is read and take
//! precedence over the parser's.

use std::borrow::Cow;
use std::ops::Range;

use crate::lexer::{Keyword, Lexer, Token, TokenKind, value};

/// An error that ends the reading of an entity.
#[derive(Clone, Debug)]
pub(crate) struct ParseError {
    /// Position of the error.
    pub(crate) at: u32,
    /// Position that the reader had reached when it found the error: LLVM reports the error that it finds
    /// first. `u32::MAX` for errors found at the end of the module.
    pub(crate) found_at: u32,
    /// LLVM's message.
    pub(crate) message: Cow<'static, str>,
    /// Notes that LLVM does not print.
    pub(crate) notes: Vec<String>,
}

/// A result whose error is one word, for hot paths.
pub(crate) type ParseResult<T> = Result<T, Box<ParseError>>;

/// An error message: a literal or a `format!`.
pub(crate) type Message = Cow<'static, str>;

/// A stream of tokens with one token of lookahead.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    lexer: Lexer<'a>,
    /// The current token.
    pub(crate) token: Token,
    /// The end of the previous token.
    pub(crate) previous_end: u32,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the first token of a part of the text.
    pub(crate) fn new(text: &'a [u8], range: Range<u32>) -> Self {
        let mut lexer = Lexer::new(text, range.clone());
        let token = lexer.next();
        Cursor { lexer, token, previous_end: range.start }
    }

    /// Returns the kind of the current token.
    #[inline]
    pub(crate) fn kind(&self) -> TokenKind {
        self.token.kind
    }

    /// Returns the start of the current token.
    #[inline]
    pub(crate) fn loc(&self) -> u32 {
        self.token.start()
    }

    /// Returns the bytes of the current token, including sigil, quotes and colon.
    #[inline]
    pub(crate) fn text(&self) -> &'a [u8] {
        self.lexer.text(self.token)
    }

    /// Returns the whole text, up to the end of the part that is read.
    pub(crate) fn source(&self) -> &'a [u8] {
        self.lexer.source()
    }

    /// Returns the bytes of a token.
    #[inline]
    pub(crate) fn text_of(&self, token: Token) -> &'a [u8] {
        self.lexer.text(token)
    }

    /// Advances to the next token and returns the previous one.
    #[inline]
    pub(crate) fn bump(&mut self) -> Token {
        let token = self.token;
        self.previous_end = token.end();
        self.token = self.lexer.next();
        token
    }

    /// Advances to the first token at or after this position.
    pub(crate) fn seek(&mut self, position: u32) {
        self.lexer.seek(position);
        self.previous_end = position;
        self.token = self.lexer.next();
    }

    /// See [`Lexer::set_colon_in_words`]; applies from the token after the current one.
    pub(crate) fn set_colon_in_words(&mut self, value: bool) {
        self.lexer.set_colon_in_words(value);
    }

    /// Whether the current token is of this kind.
    #[inline]
    pub(crate) fn at(&self, kind: TokenKind) -> bool {
        self.token.kind == kind
    }

    /// Whether the current token is this keyword.
    #[inline]
    pub(crate) fn at_keyword(&self, keyword: Keyword) -> bool {
        self.token.kind == TokenKind::Keyword(keyword)
    }

    /// Returns the current token's keyword.
    #[inline]
    pub(crate) fn keyword(&self) -> Option<Keyword> {
        match self.token.kind {
            TokenKind::Keyword(keyword) => Some(keyword),
            _ => None,
        }
    }

    /// Consumes the token if it is of this kind; returns whether it did.
    #[inline]
    pub(crate) fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.token.kind == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the token if it is this keyword; returns whether it did.
    #[inline]
    pub(crate) fn eat_keyword(&mut self, keyword: Keyword) -> bool {
        self.eat(TokenKind::Keyword(keyword))
    }

    /// Consumes a token of this kind, or fails with the message at the token.
    #[inline]
    pub(crate) fn expect(&mut self, kind: TokenKind, message: &'static str) -> ParseResult<Token> {
        if self.token.kind == kind { Ok(self.bump()) } else { Err(self.error(message)) }
    }

    /// Consumes this keyword, or fails with the message at the token.
    #[inline]
    pub(crate) fn expect_keyword(&mut self, keyword: Keyword, message: &'static str) -> ParseResult<Token> {
        self.expect(TokenKind::Keyword(keyword), message)
    }

    /// Consumes a string constant and resolves its escapes ("expected string constant").
    pub(crate) fn string(&mut self) -> ParseResult<Cow<'a, [u8]>> {
        let token = self.expect(TokenKind::StringConstant, "expected string constant")?;
        let text = self.lexer.text(token);
        Ok(value::unescape(&text[1..text.len() - 1]))
    }

    /// Consumes an unsigned integer below 2^32, with LLVM's messages.
    pub(crate) fn u32(&mut self) -> ParseResult<u32> {
        let value = self.unsigned()?;
        match value.and_then(|value| u32::try_from(value).ok()) {
            Some(value) => {
                self.bump();
                Ok(value)
            }
            None => Err(self.error("expected 32-bit integer (too large)")),
        }
    }

    /// Consumes an unsigned integer below 2^64; like LLVM, saturates larger ones to 2^64 - 1.
    pub(crate) fn u64(&mut self) -> ParseResult<u64> {
        let value = self.unsigned()?.unwrap_or(u64::MAX);
        self.bump();
        Ok(value)
    }

    /// Returns the value of an unsigned integer token; `Ok(None)` above 2^64 - 1.
    fn unsigned(&self) -> ParseResult<Option<u64>> {
        self.plain_integer().ok_or_else(|| self.error("expected integer"))
    }

    /// Returns the value of the token if it is an unsigned integer; `Some(None)` above 2^64 - 1.
    pub(crate) fn plain_integer(&self) -> Option<Option<u64>> {
        let (radix, digits): (u64, &[u8]) = match (self.token.kind, self.text()) {
            (TokenKind::Integer, [b'-', ..]) => return None,
            (TokenKind::Integer, digits) => (10, digits),
            (TokenKind::HexInteger, [b'u', _, _, digits @ ..]) => (16, digits),
            _ => return None,
        };
        Some(digits.iter().try_fold(0u64, |sum, &digit| {
            let digit = char::from(digit).to_digit(radix as u32)?;
            sum.checked_mul(radix)?.checked_add(u64::from(digit))
        }))
    }

    /// Returns an error at the current token.
    #[cold]
    pub(crate) fn error(&self, message: impl Into<Message>) -> Box<ParseError> {
        self.error_at(self.token.start(), message)
    }

    /// Returns an error at an earlier position, found now.
    #[cold]
    pub(crate) fn error_at(&self, at: u32, message: impl Into<Message>) -> Box<ParseError> {
        let lexical = match self.token.kind {
            TokenKind::Error => self.lexer.error(),
            _ => None,
        };
        let (at, message) = match lexical.or(self.lexer.deferred_error()) {
            Some(error) => (error.at, Message::Borrowed(error.kind.message())),
            None => (at, message.into()),
        };
        Box::new(ParseError { at, found_at: self.token.start(), message, notes: Vec::new() })
    }
}

impl ParseError {
    /// Returns an error that LLVM finds after it has read the whole text.
    #[cold]
    pub(crate) fn at_end(at: u32, message: impl Into<Message>) -> Box<ParseError> {
        Box::new(ParseError { at, found_at: u32::MAX, message: message.into(), notes: Vec::new() })
    }

    /// Adds a note that LLVM does not print.
    pub(crate) fn with_note(mut self: Box<Self>, note: impl Into<String>) -> Box<Self> {
        self.notes.push(note.into());
        self
    }
}
