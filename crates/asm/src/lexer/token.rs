//! The lexer's output: tokens, their kinds, and lexical errors.

use super::Keyword;

/// A token: its kind and its bytes `start..end` in the whole text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token {
    /// Offset of the first byte, and in the high half the offset after the last one. Two parts in all, because a
    /// function returns two in registers; the parser would have to wait for more, which it would find in memory.
    span: u64,
    pub(crate) kind: TokenKind,
}

/// A kind takes two bytes because the plain kinds use unused values of `Keyword`.
const _: () = assert!(size_of::<TokenKind>() == 2);

impl Token {
    #[inline(always)]
    pub(crate) const fn new(kind: TokenKind, start: u32, end: u32) -> Token {
        Token { span: start as u64 | (end as u64) << 32, kind }
    }

    /// Returns the offset of the first byte.
    #[inline(always)]
    pub(crate) const fn start(self) -> u32 {
        self.span as u32
    }

    /// Returns the offset after the last byte.
    #[inline(always)]
    pub(crate) const fn end(self) -> u32 {
        (self.span >> 32) as u32
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {}..{}", self.kind, self.start(), self.end())
    }
}

/// The kind of a token, named as in `llvm/AsmParser/LLToken.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// End of the range.
    Eof,
    /// Not a token; see `Lexer::error`.
    Error,
    /// A reserved word.
    Keyword(Keyword),

    /// `...`
    DotDotDot,
    /// `=`
    Equal,
    /// `,`
    Comma,
    /// `*`
    Star,
    /// `[`
    LSquare,
    /// `]`
    RSquare,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `!` that is not part of [`Self::MetadataId`] or [`Self::MetadataVar`].
    ///
    /// In LLVM `! 12` equals `!12`: an integer may follow.
    Exclaim,
    /// `|`
    Bar,
    /// `:` that is not part of a label.
    Colon,
    /// `#` without a digit.
    Hash,

    /// `12:`, colon included.
    LabelId,
    /// `@12`
    GlobalId,
    /// `%12`
    LocalVarId,
    /// `#12`
    AttrGrpId,
    /// `^12`
    SummaryId,
    /// `!12`. LLVM reads `!` and then an integer; its errors about the integer are at `start + 1`.
    MetadataId,

    /// `name:` or `"name":`, colon included; also a field name of specialized metadata.
    LabelStr,
    /// `@name` or `@"name"`
    GlobalVar,
    /// `$name` or `$"name"`
    ComdatVar,
    /// `%name` or `%"name"`
    LocalVar,
    /// `!name`, possibly with escapes.
    MetadataVar,
    /// `"text"`, quotes included.
    StringConstant,

    /// `i32`; the width is in range.
    IntegerType,
    /// `b32`; the width is in range.
    ByteType,
    /// Decimal digits, possibly after `-`.
    Integer,
    /// `u0x1F` or `s0x1F`.
    HexInteger,
    /// `1.0`, `-1.5e+3`, `+1.0`, and since LLVM 23 `0x1.8p-3`, `+inf`, `-qnan`, `+nan(0x1)`, `+snan(0x1)`.
    Float,
    /// `f0x3F800000`, since LLVM 23.
    FloatBits,
    /// `0x...` and `0xK`, `0xL`, `0xM`, `0xH`, `0xR` with their digits.
    HexFloat,

    /// `DW_TAG_...`
    DwarfTag,
    /// `DW_ATE_...`
    DwarfAttEncoding,
    /// `DW_VIRTUALITY_...`
    DwarfVirtuality,
    /// `DW_LANG_...`
    DwarfLang,
    /// `DW_LNAME_...`
    DwarfSourceLangName,
    /// `DW_LLVM_LANG_DIALECT_...`
    DwarfLangDialect,
    /// `DW_CC_...`
    DwarfCc,
    /// `DW_OP_...`
    DwarfOp,
    /// `DW_MACINFO_...`
    DwarfMacinfo,
    /// `DW_APPLE_ENUM_KIND_...`
    DwarfEnumKind,
    /// `DIFlag...`
    DiFlag,
    /// `DISPFlag...`
    DispFlag,
    /// `CSK_...`
    ChecksumKind,
}

/// A lexical error and its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LexError {
    /// Offset in the whole text, always the start of the token.
    pub(crate) at: u32,
    pub(crate) kind: LexErrorKind,
}

/// The lexical errors of LLVM 22, and of LLVM 23 for what is new there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LexErrorKind {
    EndOfFileInString,
    /// Reported for local variables as well, despite the message.
    EndOfFileInVariable,
    EndOfFileInComdat,
    NulInName,
    UnterminatedComment,
    BitwidthOutOfRange,
    ByteWidthOutOfRange,
    BadNanPayload,
    HalfTooLarge,
    BfloatTooLarge,
    /// Deferred: see `Lexer::deferred_error`.
    IdTooLarge,
    /// Deferred.
    Beyond64Bits,
    /// Deferred.
    Beyond128Bits,
}

impl LexErrorKind {
    /// Returns LLVM's message.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::EndOfFileInString => "end of file in string constant",
            Self::EndOfFileInVariable => "end of file in global variable name",
            Self::EndOfFileInComdat => "end of file in COMDAT variable name",
            Self::NulInName => "NUL character is not allowed in names",
            Self::UnterminatedComment => "unterminated comment",
            Self::BitwidthOutOfRange => "bitwidth for integer type out of range",
            Self::ByteWidthOutOfRange => "bitwidth for integer or byte type out of range",
            Self::BadNanPayload => "bad payload format for nan literal",
            Self::HalfTooLarge => "hexadecimal constant too large for half (16-bit)",
            Self::BfloatTooLarge => "hexadecimal constant too large for bfloat (16-bit)",
            Self::IdTooLarge => "invalid value number (too large)",
            Self::Beyond64Bits => "constant bigger than 64 bits detected",
            Self::Beyond128Bits => "constant bigger than 128 bits detected",
        }
    }
}
