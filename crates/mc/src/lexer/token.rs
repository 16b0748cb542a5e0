//! Tokens of assembly text.

use crate::Place;

/// A token and its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token<'a> {
    /// Kind and value.
    pub kind: TokenKind<'a>,
    /// Place in the source.
    pub place: Place,
}

/// Kinds of tokens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TokenKind<'a> {
    /// End of the statement: its text, a separator or a comment is reached.
    End,
    /// Characters that are no token, with the message that says why.
    Error(&'static str),
    /// A name: letters, digits, `_`, `.` and `$`, but neither a digit nor `$` first.
    Identifier(&'a [u8]),
    /// A string without its quotes; escapes are not replaced (see [`super::unescape`]).
    String(&'a [u8]),
    /// An integer of any radix, or a character (`'a'`).
    Integer(u64),
    /// An integer of more than 64 bits.
    BigInteger(u128),
    /// A number with a fraction or an exponent, decimal or hexadecimal.
    Float(&'a [u8]),
    /// A reference to a local label: its number, and whether the definition precedes (`1b`) or follows (`1f`).
    Directional(u32, bool),
    /// `,`
    Comma,
    /// `:`
    Colon,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Star,
    /// `/`
    Slash,
    /// `%`, of an operator or before a register
    Percent,
    /// `$`, before an immediate
    Dollar,
    /// `#`, before an immediate
    Hash,
    /// `@`
    At,
    /// `~`
    Tilde,
    /// `!`
    Exclaim,
    /// `!=`
    ExclaimEqual,
    /// `=`
    Equal,
    /// `==`
    EqualEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `<<`
    LessLess,
    /// `<>`
    LessGreater,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
    /// `>>`
    GreaterGreater,
    /// `&`
    Amp,
    /// `&&`
    AmpAmp,
    /// `|`
    Pipe,
    /// `||`
    PipePipe,
    /// `^`
    Caret,
    /// `(`
    LeftParen,
    /// `)`
    RightParen,
    /// `[`
    LeftBracket,
    /// `]`
    RightBracket,
    /// `{`
    LeftCurly,
    /// `}`
    RightCurly,
    /// `?`
    Question,
    /// `\`
    Backslash,
}
