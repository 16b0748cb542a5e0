//! The place of an error: the tokens around it, and lookups elsewhere in the text.

use draig_diag::{Fix, Span};

use crate::lexer::{Keyword, KeywordGroup, Lexer, Token, TokenKind};

/// Limit on the distance from the place, in bytes, within which tokens are examined.
const REACH: usize = 4096;

/// The place of an error; see the module.
pub(super) struct Place<'a> {
    pub(super) text: &'a [u8],
    /// Offset of the error.
    pub(super) at: usize,
    /// The reported message, in LLVM's words.
    pub(super) message: &'a str,
    /// Tokens of the surrounding lines.
    tokens: Vec<Token>,
    /// Index of the first token that begins at or after the place.
    here: usize,
}

/// Returns the start of the line that contains an offset.
pub(super) fn line_start(text: &[u8], at: usize) -> usize {
    memchr::memrchr(b'\n', &text[..at.min(text.len())]).map_or(0, |newline| newline + 1)
}

/// Returns the end of the line that contains an offset, before the line break.
pub(super) fn line_end(text: &[u8], at: usize) -> usize {
    let at = at.min(text.len());
    memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |length| at + length)
}

/// Returns all tokens of a part of a text.
pub(super) fn tokens(text: &[u8], start: usize, end: usize) -> Vec<Token> {
    let mut lexer = Lexer::new(text, start as u32..end as u32);
    let mut tokens = Vec::new();
    loop {
        let token = lexer.next();
        match token.kind {
            TokenKind::Eof => return tokens,
            // Skip a character that is not a token, such as a slash, as one byte.
            TokenKind::Error => {
                let start = token.start().max(tokens.last().map_or(start as u32, |last: &Token| last.end()));
                let stop = token.end().max(start + 1);
                tokens.push(Token::new(TokenKind::Error, start, stop));
                if stop as usize >= end {
                    return tokens;
                }
                lexer.seek(stop);
            }
            _ => tokens.push(token),
        }
    }
}

impl<'a> Place<'a> {
    /// Returns `None` if the lines are too long to examine.
    pub(super) fn new(text: &'a [u8], at: u32, message: &'a str) -> Option<Place<'a>> {
        let at = (at as usize).min(text.len());
        let line = line_start(text, at);
        // An omission at the end of a line is reported at the next token.
        let first = line_start(text, text[..line].trim_ascii_end().len());
        let last = line_end(text, at).min(at + REACH);
        if at - line > REACH {
            return None;
        }
        let start = if line - first.min(line) > REACH { line } else { first };
        let tokens = tokens(text, start, last);
        let here = tokens.partition_point(|token| (token.start() as usize) < at);
        Some(Place { text, at, message, tokens, here })
    }

    /// Returns the token `by` tokens after the place, or before it if negative.
    pub(super) fn token(&self, by: isize) -> Option<Token> {
        self.tokens.get(self.here.checked_add_signed(by)?).copied()
    }

    pub(super) fn kind(&self, by: isize) -> Option<TokenKind> {
        self.token(by).map(|token| token.kind)
    }

    /// Returns the text of that token; empty if there is none.
    pub(super) fn word(&self, by: isize) -> &'a str {
        self.token(by).map_or("", |token| self.text_of(token))
    }

    pub(super) fn text_of(&self, token: Token) -> &'a str {
        self.between(token.start(), token.end())
    }

    /// Returns the text from one offset to another.
    pub(super) fn between(&self, start: u32, end: u32) -> &'a str {
        self.text.get(start as usize..end as usize).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// Returns the tokens from the place to the end of its line.
    pub(super) fn rest(&self) -> &[Token] {
        &self.tokens[self.here.min(self.tokens.len())..]
    }

    /// Returns the tokens before the place on its line, or those of the line before if there are none.
    pub(super) fn before(&self) -> &[Token] {
        let line = line_start(self.text, self.at);
        let all = &self.tokens[..self.here.min(self.tokens.len())];
        let first = all.partition_point(|token| (token.start() as usize) < line);
        if first == all.len() { all } else { &all[first..] }
    }

    /// Returns all tokens of the instruction that contains the place.
    pub(super) fn line(&self) -> &[Token] {
        let before = self.before().len();
        &self.tokens[self.here.min(self.tokens.len()) - before..]
    }

    /// Replaces a token with a text; the fix is certain.
    pub(super) fn replace(&self, token: Token, text: impl Into<String>) -> Vec<Fix> {
        let text = text.into();
        vec![Fix::sure(format!("write `{text}`"), span(token), text)]
    }

    /// Returns the quoted part of the message with this index.
    pub(super) fn quoted(&self, number: usize) -> Option<&'a str> {
        self.message.split('\'').skip(1).step_by(2).nth(number)
    }

    /// Returns the range of the function that contains the place: from `define` to the end of its body, or of
    /// the text.
    pub(super) fn function(&self) -> Option<(usize, usize)> {
        let mut start = line_start(self.text, self.at);
        loop {
            let line = &self.text[start..];
            if line.starts_with(b"define") {
                break;
            }
            if start == 0 || start < self.at && line.starts_with(b"}") {
                return None;
            }
            start = line_start(self.text, start - 1);
        }
        let mut end = line_end(self.text, start);
        while end < self.text.len() && !self.text[end..].starts_with(b"\n}") {
            end = line_end(self.text, end + 1);
            if self.text[end..].starts_with(b"\ndefine") {
                break;
            }
        }
        Some((start, end))
    }

    /// Returns the return type of the surrounding function.
    pub(super) fn result_type(&self) -> Option<&'a str> {
        let (start, _) = self.function()?;
        self.signature(start).map(|signature| signature.result)
    }

    /// Returns the signature of the function declared or defined on the line at an offset.
    pub(super) fn signature(&self, line: usize) -> Option<Signature<'a>> {
        let tokens = tokens(self.text, line, line_end(self.text, line).min(line + REACH));
        let name = tokens.iter().position(|token| matches!(token.kind, TokenKind::GlobalVar | TokenKind::GlobalId))?;
        let first = (1..name).find(|&at| type_end(&tokens, at) == Some(name))?;
        let mut params = Vec::new();
        let (mut at, mut is_first, mut depth) = (name + 2, true, 0);
        while let Some(token) = tokens.get(at) {
            match token.kind {
                TokenKind::RParen if depth == 0 => break,
                TokenKind::Comma if depth == 0 => is_first = true,
                kind => {
                    if is_first && let Some(end) = type_end(&tokens, at) {
                        params.push(self.between(token.start(), tokens[end - 1].end()));
                        at = end - 1;
                    } else {
                        depth += match kind {
                            TokenKind::LParen => 1,
                            TokenKind::RParen => -1,
                            _ => 0,
                        };
                    }
                    is_first = false;
                }
            }
            at += 1;
        }
        Some(Signature { result: self.between(tokens[first].start(), tokens[name - 1].end()), params })
    }

    /// Returns the signature of the function of this name, which includes its sigil.
    pub(super) fn declared(&self, name: &str) -> Option<Signature<'a>> {
        let mut line = 0;
        while line < self.text.len() {
            let end = line_end(self.text, line);
            let bytes = &self.text[line..end];
            if bytes.starts_with(b"declare") || bytes.starts_with(b"define") {
                let found = memchr::memmem::find(bytes, name.as_bytes());
                if found.is_some_and(|at| bytes.get(at + name.len()) == Some(&b'(')) {
                    return self.signature(line);
                }
            }
            line = end + 1;
        }
        None
    }
}

/// A function's signature.
pub(super) struct Signature<'a> {
    pub(super) result: &'a str,
    pub(super) params: Vec<&'a str>,
}

/// Returns the span of a token.
pub(super) fn span(token: Token) -> Span {
    Span::new(token.start(), token.end())
}

/// Returns an empty span before a token.
pub(super) fn before(token: Token) -> Span {
    Span::new(token.start(), token.start())
}

/// Returns an empty span after a token.
pub(super) fn after(token: Token) -> Span {
    Span::new(token.end(), token.end())
}

/// Returns the end of the type that begins at a token, if there is one.
pub(super) fn type_end(tokens: &[Token], at: usize) -> Option<usize> {
    use TokenKind::{
        Greater, IntegerType, LBrace, LParen, LSquare, Less, LocalVar, LocalVarId, RBrace, RParen, RSquare, Star,
    };
    let kind = tokens.get(at)?.kind;
    let mut end = at + 1;
    match kind {
        IntegerType | LocalVar | LocalVarId => {}
        TokenKind::Keyword(word) if word.group() == KeywordGroup::Type => {}
        LSquare | LBrace | Less => {
            let mut depth = 0;
            for (number, token) in tokens.iter().enumerate().skip(at) {
                match token.kind {
                    LSquare | LBrace | Less | LParen => depth += 1,
                    RSquare | RBrace | Greater | RParen => depth -= 1,
                    _ => {}
                }
                end = number + 1;
                if depth == 0 {
                    break;
                }
            }
            if depth != 0 {
                return None;
            }
        }
        _ => return None,
    }
    if tokens.get(end).is_some_and(|token| token.kind == TokenKind::Keyword(Keyword::Addrspace)) {
        end += 4;
    }
    while tokens.get(end).is_some_and(|token| token.kind == Star) {
        end += 1;
    }
    (end <= tokens.len()).then_some(end)
}
