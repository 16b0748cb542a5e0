//! Lexer of assembly text, for one statement at a time.
//!
//! Registers (`%rax`) and immediates (`$1`, `#1`) are two adjacent tokens each, because `%` is an operator in
//! expressions, and what follows `$` may be one.

mod number;
mod string;
mod syntax;
mod token;

use number::lex_number;
use string::lex_character;
pub(crate) use string::string_end;
pub use string::unescape;
pub use syntax::Syntax;
pub use token::{Token, TokenKind};

use crate::{AsmError, Place};

/// Sequence of the tokens of a statement, with the next one at hand; a clone looks further ahead.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    /// Offset in `text` after the next token.
    at: usize,
    /// Offset of `text` in the source.
    base: u32,
    syntax: &'static Syntax,
    next: Token<'a>,
    /// End of the token before the next.
    previous_end: u32,
}

impl<'a> Lexer<'a> {
    /// Returns the tokens of a statement that starts at the offset `base` of the source.
    pub fn new(text: &'a [u8], base: u32, syntax: &'static Syntax) -> Lexer<'a> {
        let next = Token { kind: TokenKind::End, place: Place { start: base, end: base } };
        let mut lexer = Lexer { text, at: 0, base, syntax, next, previous_end: base };
        lexer.bump();
        lexer
    }

    /// Returns the rules by which this lexer reads.
    pub fn syntax(&self) -> &'static Syntax {
        self.syntax
    }

    /// Returns the next token, which stays next.
    pub fn peek(&self) -> Token<'a> {
        self.next
    }

    /// Returns the next token's kind.
    pub fn kind(&self) -> TokenKind<'a> {
        self.next.kind
    }

    /// Returns the next token's place.
    pub fn place(&self) -> Place {
        self.next.place
    }

    /// Whether no blank stands between the next token and the one before it.
    pub fn is_adjacent(&self) -> bool {
        self.previous_end == self.next.place.start
    }

    /// Returns the offset in the source after the token that was taken last.
    pub fn previous_end(&self) -> u32 {
        self.previous_end
    }

    /// Whether the statement is at its end.
    pub fn is_at_end(&self) -> bool {
        self.next.kind == TokenKind::End
    }

    /// Returns the text from the next token on, unread.
    pub fn rest(&self) -> &'a [u8] {
        &self.text[(self.next.place.start - self.base) as usize..]
    }

    /// Returns the text of a place in this statement.
    pub fn slice(&self, place: Place) -> &'a [u8] {
        &self.text[(place.start - self.base) as usize..(place.end - self.base) as usize]
    }

    /// Takes the next token.
    pub fn bump(&mut self) -> Token<'a> {
        let token = self.next;
        self.previous_end = token.place.end;
        self.skip_blanks();
        let start = self.at;
        let kind = self.lex();
        let place = Place { start: self.base + start as u32, end: self.base + self.at as u32 };
        self.next = Token { kind, place };
        token
    }

    /// Takes the next token if it is of this kind.
    pub fn eat(&mut self, kind: TokenKind<'_>) -> bool {
        let is = self.next.kind == kind;
        if is {
            self.bump();
        }
        is
    }

    /// Takes the next token if it is of this kind; otherwise an error with this message.
    pub fn expect(&mut self, kind: TokenKind<'_>, message: &str) -> Result<Place, AsmError> {
        if self.next.kind == kind { Ok(self.bump().place) } else { Err(self.error(message)) }
    }

    /// Takes the next token if it is a name.
    pub fn identifier(&mut self) -> Option<&'a [u8]> {
        match self.next.kind {
            TokenKind::Identifier(name) => {
                self.bump();
                Some(name)
            }
            _ => None,
        }
    }

    /// Returns the error of a statement that does not go on as it should; if the next token is not one at all,
    /// that takes precedence.
    pub fn error(&self, message: &str) -> AsmError {
        match self.next.kind {
            TokenKind::Error(reason) => AsmError::new(self.next.place, reason),
            _ => AsmError::new(self.next.place, message),
        }
    }

    /// Checks that the statement is at its end.
    pub fn expect_end(&self) -> Result<(), AsmError> {
        if self.is_at_end() { Ok(()) } else { Err(self.error("expected newline")) }
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.text.get(self.at) {
                Some(b' ' | b'\t' | b'\r') => self.at += 1,
                Some(b'/') if self.text.get(self.at + 1) == Some(&b'*') => match comment_end(self.text, self.at) {
                    Some(end) => self.at = end,
                    None => return,
                },
                _ => return,
            }
        }
    }

    fn lex(&mut self) -> TokenKind<'a> {
        let rest = &self.text[self.at..];
        let Some(&first) = rest.first() else { return TokenKind::End };
        if first == b'\n' || first == self.syntax.separator || self.syntax.starts_line_comment(rest) {
            return TokenKind::End;
        }
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => self.lex_identifier_or_fraction(rest),
            b'0'..=b'9' => {
                let (kind, length) = lex_number(rest, self.syntax.hex_suffix);
                self.at += length;
                kind
            }
            b'"' => match string_end(self.text, self.at) {
                Some(end) => {
                    let content = &self.text[self.at + 1..end - 1];
                    self.at = end;
                    TokenKind::String(content)
                }
                None => {
                    self.at = self.text.len();
                    TokenKind::Error("unterminated string constant")
                }
            },
            b'\'' => {
                let (kind, length) = lex_character(rest);
                self.at += length;
                kind
            }
            _ => {
                let (kind, length) = operator(rest);
                self.at += length;
                kind
            }
        }
    }

    fn lex_identifier_or_fraction(&mut self, rest: &'a [u8]) -> TokenKind<'a> {
        // `.5` is a number, `.5a` a name.
        if rest[0] == b'.' && rest.get(1).is_some_and(u8::is_ascii_digit) {
            let (kind, length) = lex_number(rest, false);
            if !rest.get(length).copied().is_some_and(is_identifier_byte) {
                self.at += length;
                return kind;
            }
        }
        let ends = |&byte: &u8| !is_identifier_byte(byte) && byte != b'?';
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        self.at += length;
        TokenKind::Identifier(&rest[..length])
    }
}

/// Whether a name may go on with this byte.
pub(crate) fn is_identifier_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$')
}

/// Returns the offset after the comment `/* … */` that starts at `start`, if it ends.
pub(crate) fn comment_end(text: &[u8], start: usize) -> Option<usize> {
    let body = start + 2;
    text.get(body..)?.windows(2).position(|pair| pair == b"*/").map(|end| body + end + 2)
}

/// Operators of two characters; they take precedence over those of one.
const LONG_OPERATORS: &[(&[u8; 2], TokenKind<'static>)] = &[
    (b"!=", TokenKind::ExclaimEqual),
    (b"==", TokenKind::EqualEqual),
    (b"<=", TokenKind::LessEqual),
    (b"<<", TokenKind::LessLess),
    (b"<>", TokenKind::LessGreater),
    (b">=", TokenKind::GreaterEqual),
    (b">>", TokenKind::GreaterGreater),
    (b"&&", TokenKind::AmpAmp),
    (b"||", TokenKind::PipePipe),
];

/// Returns the operator at the start of `rest`, which is not empty, and its length.
fn operator(rest: &[u8]) -> (TokenKind<'static>, usize) {
    if let Some(&(_, kind)) = LONG_OPERATORS.iter().find(|(text, _)| rest.starts_with(*text)) {
        return (kind, 2);
    }
    let kind = match rest[0] {
        b',' => TokenKind::Comma,
        b':' => TokenKind::Colon,
        b'+' => TokenKind::Plus,
        b'-' => TokenKind::Minus,
        b'*' => TokenKind::Star,
        b'/' => {
            if rest.get(1) == Some(&b'*') {
                return (TokenKind::Error("unterminated comment"), rest.len());
            }
            TokenKind::Slash
        }
        b'%' => TokenKind::Percent,
        b'$' => TokenKind::Dollar,
        b'#' => TokenKind::Hash,
        b'@' => TokenKind::At,
        b'~' => TokenKind::Tilde,
        b'!' => TokenKind::Exclaim,
        b'=' => TokenKind::Equal,
        b'<' => TokenKind::Less,
        b'>' => TokenKind::Greater,
        b'&' => TokenKind::Amp,
        b'|' => TokenKind::Pipe,
        b'^' => TokenKind::Caret,
        b'(' => TokenKind::LeftParen,
        b')' => TokenKind::RightParen,
        b'[' => TokenKind::LeftBracket,
        b']' => TokenKind::RightBracket,
        b'{' => TokenKind::LeftCurly,
        b'}' => TokenKind::RightCurly,
        b'?' => TokenKind::Question,
        b'\\' => TokenKind::Backslash,
        _ => TokenKind::Error("invalid character in input"),
    };
    (kind, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind<'_>> {
        let mut lexer = Lexer::new(text.as_bytes(), 0, &Syntax::HASH_COMMENTS);
        let mut kinds = Vec::new();
        while !lexer.is_at_end() {
            kinds.push(lexer.bump().kind);
        }
        kinds
    }

    #[test]
    fn registers_and_immediates_are_two_tokens() {
        let lexed = kinds("%rax, $0x10 # comment");
        let expected = [
            TokenKind::Percent,
            TokenKind::Identifier(b"rax"),
            TokenKind::Comma,
            TokenKind::Dollar,
            TokenKind::Integer(16),
        ];
        assert_eq!(lexed, expected);
    }

    #[test]
    fn hash_is_a_token_where_it_is_no_comment() {
        let mut lexer = Lexer::new(b"#4 // comment", 7, &Syntax::SLASH_COMMENTS);
        assert_eq!(lexer.bump().kind, TokenKind::Hash);
        assert!(lexer.is_adjacent());
        assert_eq!(lexer.bump(), Token { kind: TokenKind::Integer(4), place: Place { start: 8, end: 9 } });
        assert!(lexer.is_at_end());
    }

    #[test]
    fn comments_in_a_statement_are_blanks() {
        assert_eq!(kinds("1 /* , */ 2"), [TokenKind::Integer(1), TokenKind::Integer(2)]);
        assert_eq!(kinds("1 /* "), [TokenKind::Integer(1), TokenKind::Error("unterminated comment")]);
    }

    #[test]
    fn longest_operator_is_taken() {
        let expected = [
            TokenKind::LessLess,
            TokenKind::Less,
            TokenKind::LessGreater,
            TokenKind::GreaterEqual,
            TokenKind::ExclaimEqual,
            TokenKind::PipePipe,
        ];
        assert_eq!(kinds("<<< <> >= != ||"), expected);
    }

    #[test]
    fn fractions_may_start_with_a_point() {
        assert_eq!(
            kinds(".5 .5a .text"),
            [TokenKind::Float(b".5"), TokenKind::Identifier(b".5a"), TokenKind::Identifier(b".text")]
        );
    }
}
