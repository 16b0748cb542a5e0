//! The lexer of `.ll` text: turns bytes into tokens.
//!
//! Token boundaries, lexical errors and their positions are those of `llvm-as` 22. A token is a kind and a
//! byte range. Nothing is copied; [`value`] decodes ids, escapes and numbers on demand. The order of tokens
//! is the parser's concern.
//!
//! A [`Lexer`] may run over a part of the text, such as one function body; its positions are still absolute.
//! [`skip`] finds such parts without lexing them.
//!
//! The lexer takes linear time on every input: it remembers the last scan for a label's colon, which LLVM
//! repeats for every token of `1-1-1-1`.

mod bytes;
mod keyword;
mod lookup;
mod number;
pub(crate) mod skip;
pub(crate) mod statistics;
#[cfg(test)]
mod tests;
mod token;
pub(crate) mod value;

use std::ops::Range;

pub(crate) use self::bytes::is_name;
pub(crate) use self::keyword::{Keyword, KeywordGroup};
pub(crate) use self::token::{LexError, LexErrorKind, Token, TokenKind};

use self::bytes::{byte_at, digits_end, find_any, first_bytes, name_end, spaces_end, word_at};

/// Reads tokens from a byte range of a text.
///
/// Past the end it returns [`TokenKind::Eof`] forever. It never panics.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    /// The text up to the end of the range, starting at offset 0 of the whole text.
    text: &'a [u8],
    /// Position at which the next token is looked for.
    pos: u32,
    /// End of the name characters that the lexer last scanned and split into several tokens.
    run_end: u32,
    /// Position of the first `-`, `$` or `.` in them, or their end.
    break_at: u32,
    colon_in_words: bool,
    error: Option<LexError>,
    deferred: Option<LexError>,
}

/// Returns the kind of the keyword or common type in `text[at..end]`.
#[inline]
fn word_kind(text: &[u8], at: usize, end: usize) -> Option<TokenKind> {
    let word = text.get(at..end).unwrap_or_default();
    let length = end - at;
    let key = if length <= 8 {
        [first_bytes(word_at(text, at), length), 0]
    } else {
        [word_at(text, at), first_bytes(word_at(text, at + 8), length - 8)]
    };
    lookup::find(key, word)
}

/// Returns the kind and the length of the keyword or common type with which a text begins.
#[inline]
pub(crate) fn word_at_start(text: &[u8]) -> Option<(TokenKind, usize)> {
    let end = name_end(text, 0);
    word_kind(text, 0, end).map(|kind| (kind, end))
}

impl<'a> Lexer<'a> {
    /// Creates a lexer of `text[range]`; the range is clipped to the text.
    ///
    /// The caller must have refused texts of 4 GiB and more.
    pub(crate) fn new(text: &'a [u8], range: Range<u32>) -> Self {
        let end = text.len().min(range.end as usize);
        Self {
            text: text.get(..end).unwrap_or(text),
            pos: range.start,
            run_end: 0,
            break_at: 0,
            colon_in_words: false,
            error: None,
            deferred: None,
        }
    }

    /// Returns the position after the last token.
    pub(crate) fn position(&self) -> u32 {
        self.pos
    }

    /// Continues at `position`, for recovery after an error.
    pub(crate) fn seek(&mut self, position: u32) {
        self.pos = position;
        self.run_end = 0;
        self.break_at = 0;
    }

    /// Sets whether a colon after a word is a separate token, as module summary entries need, instead of
    /// turning the word into a label.
    ///
    /// The setting applies from the next token on. Quoted and numeric labels stay labels, as in LLVM.
    pub(crate) fn set_colon_in_words(&mut self, value: bool) {
        self.colon_in_words = value;
    }

    /// Returns LLVM's message for the last [`TokenKind::Error`] token, if it has one.
    ///
    /// LLVM reports nothing about a byte or word that it does not know; instead the parser reports the token
    /// that it expected there.
    pub(crate) fn error(&self) -> Option<LexError> {
        self.error
    }

    /// Returns the last error in a token that LLVM accepts nevertheless, truncating its number: an id beyond
    /// 32 bits, or hexadecimal digits beyond the format.
    ///
    /// A module with such tokens is valid. If the parser rejects it at or after this token, however,
    /// `llvm-as` reports this error instead of the parser's.
    pub(crate) fn deferred_error(&self) -> Option<LexError> {
        self.deferred
    }

    /// Returns the whole text up to the end of the range.
    pub(crate) fn source(&self) -> &'a [u8] {
        self.text
    }

    /// Returns the bytes of `token`, including its sigil, quotes and colon.
    pub(crate) fn text(&self, token: Token) -> &'a [u8] {
        let range = token.start() as usize..token.end() as usize;
        self.text.get(range).unwrap_or_default()
    }

    /// Reads the next token.
    pub(crate) fn next(&mut self) -> Token {
        let text = self.text;
        let mut at = self.pos as usize;
        if byte_at(text, at) == b' ' {
            at += 1;
        }
        loop {
            let Some(&byte) = text.get(at) else {
                return self.token(TokenKind::Eof, at, at);
            };
            let kind = match byte {
                // LLVM treats a NUL byte before the end as white space.
                b'\t' | b'\r' | 0 => {
                    at += 1;
                    continue;
                }
                // Lines are indented, and comments aligned to the right.
                b' ' | b'\n' => {
                    at = spaces_end(text, at + 1);
                    continue;
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => return self.word(at),
                b'%' => return self.variable(at, TokenKind::LocalVar, TokenKind::LocalVarId),
                b'!' => return self.exclaim(at),
                b'0'..=b'9' | b'-' => return self.number(at),
                b',' => TokenKind::Comma,
                b'=' => TokenKind::Equal,
                b'(' => TokenKind::LParen,
                b')' => TokenKind::RParen,
                b'@' => return self.variable(at, TokenKind::GlobalVar, TokenKind::GlobalId),
                b';' => {
                    at = skip::line_comment_end(text, at + 1);
                    continue;
                }
                b'{' => TokenKind::LBrace,
                b'}' => TokenKind::RBrace,
                b'[' => TokenKind::LSquare,
                b']' => TokenKind::RSquare,
                b'<' => TokenKind::Less,
                b'>' => TokenKind::Greater,
                b'"' => return self.string(at),
                b'#' => return self.numbered(at, TokenKind::AttrGrpId, TokenKind::Hash),
                b'*' => TokenKind::Star,
                b'|' => TokenKind::Bar,
                b':' => TokenKind::Colon,
                b'+' => return self.positive(at),
                b'$' => return self.dollar(at),
                b'.' => return self.dot(at),
                b'^' => return self.numbered(at, TokenKind::SummaryId, TokenKind::Error),
                b'/' => {
                    if byte_at(text, at + 1) != b'*' {
                        return self.unknown(at, at + 1);
                    }
                    let Some(end) = skip::block_comment_end(text, at + 2) else {
                        return self.fail(LexErrorKind::UnterminatedComment, at, text.len());
                    };
                    at = end;
                    continue;
                }
                _ => return self.unknown(at, at + 1),
            };
            return self.token(kind, at, at + 1);
        }
    }

    /// Lexes a keyword, a type, a label, or one of the families such as `DW_TAG_...`.
    #[inline]
    fn word(&mut self, at: usize) -> Token {
        let text = self.text;
        let end = if at < self.run_end as usize { self.run_end as usize } else { name_end(text, at + 1) };
        let after = byte_at(text, end);
        if after == b':' && !self.colon_in_words {
            return self.token(TokenKind::LabelStr, at, end + 1);
        }
        match word_kind(text, at, end) {
            Some(kind) => self.token(kind, at, end),
            None => self.rest_of_word(at, end),
        }
    }

    /// Lexes the first part of a word that, with all the name characters up to `end`, is neither a label nor
    /// a keyword.
    #[inline(never)]
    fn rest_of_word(&mut self, at: usize, end: usize) -> Token {
        self.run_end = self.offset(end);
        let text = self.text;
        let first = byte_at(text, at);
        let second = byte_at(text, at + 1);
        if matches!(first, b'i' | b'b') && second.is_ascii_digit() {
            let digits_end = digits_end(text, at + 1);
            let digits = text.get(at + 1..digits_end).unwrap_or_default();
            let (kind, error) = match first {
                b'i' => (TokenKind::IntegerType, LexErrorKind::BitwidthOutOfRange),
                _ => (TokenKind::ByteType, LexErrorKind::ByteWidthOutOfRange),
            };
            return match value::integer_width(digits) {
                Some(_) => self.token(kind, at, digits_end),
                None => self.fail(error, at, digits_end),
            };
        }
        if first == b'f' && second == b'0' && byte_at(text, at + 2) == b'x' {
            let digits_end = number::hex_digits_end(text, at + 3);
            if digits_end > at + 3 {
                return self.token(TokenKind::FloatBits, at, digits_end);
            }
        }
        // Keywords consist of letters, digits and underscores: `half-1.0` is two tokens.
        if at >= self.break_at as usize {
            let run = text.get(at..end).unwrap_or_default();
            let length = run.iter().position(|&byte| !byte.is_ascii_alphanumeric() && byte != b'_');
            self.break_at = self.offset(at + length.unwrap_or(run.len()));
        }
        let word_end = self.break_at as usize;
        let word = text.get(at..word_end).unwrap_or_default();
        let length = word.len();
        let key =
            [first_bytes(word_at(text, at), length), first_bytes(word_at(text, at + 8), length.saturating_sub(8))];
        let kind = lookup::find(key, word).or_else(|| lookup::family(word));
        if let Some(kind) = kind {
            return self.token(kind, at, word_end);
        }
        if matches!(word, [b'u' | b's', b'0', b'x', digit, ..] if digit.is_ascii_hexdigit()) {
            let digits_end = number::hex_digits_end(text, at + 3);
            if digits_end < word_end {
                // As in LLVM, a word with only this prefix is not a token; lexing continues after the `x`.
                let token = self.unknown(at, at + 1);
                self.pos = self.offset(at + 3);
                return token;
            }
            return self.token(TokenKind::HexInteger, at, digits_end);
        }
        // `cc10`: the calling convention keyword joined to its number.
        if word.starts_with(b"cc") {
            return self.token(TokenKind::Keyword(Keyword::Cc), at, at + 2);
        }
        let token = self.unknown(at, at + 1);
        self.pos = self.offset(word_end);
        token
    }

    /// Returns the position after the colon if the name characters from `at` on end in one.
    fn label_tail(&mut self, at: usize) -> Option<usize> {
        if at >= self.run_end as usize {
            self.run_end = self.offset(name_end(self.text, at));
        }
        let end = self.run_end as usize;
        (byte_at(self.text, end) == b':').then_some(end + 1)
    }

    /// Lexes `%name`, `%"name"`, `%12` and the same with `@`.
    #[inline]
    fn variable(&mut self, at: usize, named: TokenKind, numbered: TokenKind) -> Token {
        match byte_at(self.text, at + 1) {
            b'0'..=b'9' => self.id(at, numbered),
            b'"' => self.quoted(at, named, LexErrorKind::EndOfFileInVariable),
            byte if is_name(byte) => {
                let end = name_end(self.text, at + 1);
                self.token(named, at, end)
            }
            _ => self.unknown(at, at + 1),
        }
    }

    /// Lexes `#12` or `^12`; without a digit the token is `bare`.
    #[inline(never)]
    fn numbered(&mut self, at: usize, kind: TokenKind, bare: TokenKind) -> Token {
        if byte_at(self.text, at + 1).is_ascii_digit() {
            self.id(at, kind)
        } else if bare == TokenKind::Error {
            self.unknown(at, at + 1)
        } else {
            self.token(bare, at, at + 1)
        }
    }

    /// Lexes a sigil at `at` and the digits after it.
    #[inline]
    fn id(&mut self, at: usize, kind: TokenKind) -> Token {
        let end = digits_end(self.text, at + 1);
        self.check_id(at, at + 1, end);
        self.token(kind, at, end)
    }

    /// Lexes a sigil at `at` and the quoted name after it.
    #[inline(never)]
    fn quoted(&mut self, at: usize, kind: TokenKind, end_of_file: LexErrorKind) -> Token {
        let text = self.text;
        let start = at + 2;
        let Some(mut close) = find_any(text, start, *b"\"\\\0") else {
            return self.fail(end_of_file, at, text.len());
        };
        if byte_at(text, close) != b'"' {
            match find_any(text, close, [b'"']) {
                Some(quote) => close = quote,
                None => return self.fail(end_of_file, at, text.len()),
            }
            if value::has_nul(text.get(start..close).unwrap_or_default()) {
                return self.fail(LexErrorKind::NulInName, at, close + 1);
            }
        }
        self.token(kind, at, close + 1)
    }

    /// Lexes `!`, `!name`, or `!12` unless the text after the digits makes them part of a token other than an
    /// integer.
    #[inline]
    fn exclaim(&mut self, at: usize) -> Token {
        let text = self.text;
        match byte_at(text, at + 1) {
            b'0'..=b'9' => {
                let end = digits_end(text, at + 1);
                let after = byte_at(text, end);
                if is_name(after) || after == b':' {
                    return self.token(TokenKind::Exclaim, at, at + 1);
                }
                self.token(TokenKind::MetadataId, at, end)
            }
            byte if is_name(byte) || byte == b'\\' => {
                let mut end = name_end(text, at + 1);
                while byte_at(text, end) == b'\\' {
                    end = name_end(text, end + 1);
                }
                self.token(TokenKind::MetadataVar, at, end)
            }
            _ => self.token(TokenKind::Exclaim, at, at + 1),
        }
    }

    /// Lexes `"..."`, or `"...":` as a label.
    #[inline(never)]
    fn string(&mut self, at: usize) -> Token {
        let text = self.text;
        let Some(close) = find_any(text, at + 1, [b'"']) else {
            return self.fail(LexErrorKind::EndOfFileInString, at, text.len());
        };
        if byte_at(text, close + 1) != b':' {
            return self.token(TokenKind::StringConstant, at, close + 1);
        }
        if value::has_nul(text.get(at + 1..close).unwrap_or_default()) {
            return self.fail(LexErrorKind::NulInName, at, close + 2);
        }
        self.token(TokenKind::LabelStr, at, close + 2)
    }

    /// Lexes `$name`, `$"name"`, or a label that starts with `$`.
    #[inline(never)]
    fn dollar(&mut self, at: usize) -> Token {
        if let Some(end) = self.label_tail(at) {
            return self.token(TokenKind::LabelStr, at, end);
        }
        match byte_at(self.text, at + 1) {
            b'"' => self.quoted(at, TokenKind::ComdatVar, LexErrorKind::EndOfFileInComdat),
            byte if is_name(byte) && !byte.is_ascii_digit() => {
                let end = name_end(self.text, at + 1);
                self.token(TokenKind::ComdatVar, at, end)
            }
            _ => self.unknown(at, at + 1),
        }
    }

    /// Lexes `...`, or a label that starts with a dot.
    #[inline(never)]
    fn dot(&mut self, at: usize) -> Token {
        if let Some(end) = self.label_tail(at) {
            return self.token(TokenKind::LabelStr, at, end);
        }
        if byte_at(self.text, at + 1) == b'.' && byte_at(self.text, at + 2) == b'.' {
            return self.token(TokenKind::DotDotDot, at, at + 3);
        }
        self.unknown(at, at + 1)
    }

    /// Records a deferred error if the digits of an id exceed 32 bits.
    #[inline]
    fn check_id(&mut self, token_start: usize, digits_start: usize, end: usize) {
        // Nine digits are always below 2^32.
        if end - digits_start > 9 {
            let digits = self.text.get(digits_start..end).unwrap_or_default();
            if let (_, Some(kind)) = value::decimal_id(digits) {
                self.defer(kind, token_start);
            }
        }
    }

    fn defer(&mut self, kind: LexErrorKind, at: usize) {
        let at = self.offset(at);
        self.deferred = Some(LexError { at, kind });
    }

    /// Returns an error token with its own message.
    #[cold]
    fn fail(&mut self, kind: LexErrorKind, start: usize, end: usize) -> Token {
        let at = self.offset(start);
        self.error = Some(LexError { at, kind });
        self.token(TokenKind::Error, start, end)
    }

    /// Returns an error token for which the parser chooses the message.
    #[cold]
    fn unknown(&mut self, start: usize, end: usize) -> Token {
        self.error = None;
        self.token(TokenKind::Error, start, end)
    }

    #[inline]
    fn token(&mut self, kind: TokenKind, start: usize, end: usize) -> Token {
        let (start, end) = (self.offset(start), self.offset(end));
        self.pos = end;
        Token::new(kind, start, end)
    }

    /// Converts a position to its stored width; the text is below 4 GiB.
    #[inline]
    fn offset(&self, position: usize) -> u32 {
        position as u32
    }
}
