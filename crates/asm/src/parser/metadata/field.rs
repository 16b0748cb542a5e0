//! Values of the fields of specialized nodes: numbers with their limits, names of vocabularies, flags,
//! strings, references.

use draig_ir::Metadata;
use draig_ir::metadata::classes::Vocabulary;
use draig_ir::metadata::{Class, EmptyString};
use draig_num::ApInt;
use draig_tables::dwarf;
use draig_tables::names::NameTable;

use crate::lexer::{Keyword, KeywordGroup, TokenKind, value};
use crate::parser::Parser;
use crate::parser::cursor::{ParseError, ParseResult};

/// The syntax of a vocabulary.
struct Words {
    table: &'static NameTable,
    /// The tokens that are names.
    token: NameToken,
    /// LLVM's name for it: "expected …", "invalid … 'x'".
    title: &'static str,
    /// The largest number allowed in place of a name; `None` if only names are allowed.
    max: Option<u64>,
}

#[derive(Clone, Copy)]
enum NameToken {
    Kind(TokenKind),
    Group(KeywordGroup),
}

impl Words {
    const fn new(table: &'static NameTable, token: TokenKind, title: &'static str, max: u64) -> Words {
        Words { table, token: NameToken::Kind(token), title, max: Some(max) }
    }

    const fn keywords(table: &'static NameTable, group: KeywordGroup, title: &'static str, max: u64) -> Words {
        Words { table, token: NameToken::Group(group), title, max: Some(max) }
    }
}

/// Returns the syntax of a vocabulary. The limits are the highest numbers that LLVM accepts for names: the
/// ends of DWARF's vendor ranges.
fn words(vocabulary: Vocabulary) -> Words {
    use TokenKind as T;
    match vocabulary {
        Vocabulary::Tag => Words::new(&dwarf::TAG, T::DwarfTag, "DWARF tag", 0xffff),
        Vocabulary::Language => Words::new(&dwarf::LANG, T::DwarfLang, "DWARF language", 0xffff),
        Vocabulary::LanguageName => {
            Words::new(&dwarf::LNAME, T::DwarfSourceLangName, "DWARF source language name", u32::MAX as u64)
        }
        Vocabulary::LanguageDialect => {
            Words::new(&dwarf::LANG_DIALECT, T::DwarfLangDialect, "DWARF language dialect", 2)
        }
        Vocabulary::Encoding => Words::new(&dwarf::ATE, T::DwarfAttEncoding, "DWARF type attribute encoding", 0xff),
        Vocabulary::Virtuality => Words::new(&dwarf::VIRTUALITY, T::DwarfVirtuality, "DWARF virtuality code", 2),
        Vocabulary::CallingConvention => Words::new(&dwarf::CC, T::DwarfCc, "DWARF calling convention", 0xff),
        Vocabulary::Macinfo => Words::new(&dwarf::MACINFO, T::DwarfMacinfo, "DWARF macinfo type", 0xff),
        Vocabulary::EnumKind => Words::new(&dwarf::APPLE_ENUM_KIND, T::DwarfEnumKind, "DWARF enum kind code", 1),
        Vocabulary::ChecksumKind => {
            Words { max: None, ..Words::new(&dwarf::CHECKSUM_KIND, T::ChecksumKind, "checksum kind", 0) }
        }
        Vocabulary::EmissionKind => {
            Words::keywords(&dwarf::EMISSION_KIND, KeywordGroup::EmissionKind, "emission kind", 3)
        }
        Vocabulary::NameTableKind => {
            Words::keywords(&dwarf::NAME_TABLE_KIND, KeywordGroup::NameTableKind, "nameTable kind", 3)
        }
        Vocabulary::FixedPointKind => {
            Words::keywords(&dwarf::FIXED_POINT_KIND, KeywordGroup::FixedPointKind, "fixed-point kind", 2)
        }
        Vocabulary::Flags => Words::new(&dwarf::DI_FLAGS, T::DiFlag, "debug info flag", 0),
        Vocabulary::SubprogramFlags => Words::new(&dwarf::DISP_FLAGS, T::DispFlag, "subprogram debug info flag", 0),
    }
}

impl Parser<'_, '_> {
    /// Reads an unsigned number up to `max`.
    #[inline]
    pub(super) fn unsigned_field(&mut self, name: &str, max: u64) -> ParseResult<u64> {
        if let Some(value) = self.small_number()
            && value <= max
        {
            self.cursor.bump();
            return Ok(value);
        }
        self.unusual_unsigned_field(name, max)
    }

    #[inline(never)]
    fn unusual_unsigned_field(&mut self, name: &str, max: u64) -> ParseResult<u64> {
        match self.integer_literal() {
            Some(number) if !number.signed => match u64::try_from(number.value) {
                Ok(value) if value <= max => {
                    self.cursor.bump();
                    Ok(value)
                }
                _ => Err(self.limit_error(name, "large", i128::from(max))),
            },
            _ => Err(self.cursor.error("expected unsigned integer")),
        }
    }

    /// Reads a number from `min` to `max`.
    pub(super) fn signed_field(&mut self, name: &str, min: i64, max: i64) -> ParseResult<i64> {
        let Some(number) = self.integer_literal() else {
            return Err(self.cursor.error("expected signed integer"));
        };
        if number.value < i128::from(min) {
            return Err(self.limit_error(name, "small", i128::from(min)));
        }
        if number.value > i128::from(max) {
            return Err(self.limit_error(name, "large", i128::from(max)));
        }
        self.cursor.bump();
        // Both limits are 64-bit numbers.
        Ok(number.value as i64)
    }

    #[cold]
    fn limit_error(&self, name: &str, side: &str, limit: i128) -> Box<ParseError> {
        self.cursor.error(format!("value for '{name}' too {side}, limit is {limit}"))
    }

    /// Reads `true` or `false`.
    pub(super) fn bool_field(&mut self) -> ParseResult<bool> {
        let value = match self.cursor.keyword() {
            Some(Keyword::True) => true,
            Some(Keyword::False) => false,
            _ => return Err(self.cursor.error("expected 'true' or 'false'")),
        };
        self.cursor.bump();
        Ok(value)
    }

    /// Reads a string.
    #[inline]
    pub(super) fn string_field(&mut self, name: &str, empty: EmptyString) -> ParseResult<Option<Metadata>> {
        let at = self.cursor.loc();
        let text = self.cursor.string()?;
        if text.is_empty() {
            match empty {
                EmptyString::Null => return Ok(None),
                EmptyString::Kept => {}
                EmptyString::Refused => {
                    return Err(self.cursor.error_at(at, format!("'{name}' cannot be empty")));
                }
            }
        }
        let symbol = self.tables.strings.intern(&text);
        Ok(Some(self.tables.metadata.intern_string(symbol)))
    }

    /// Reads metadata or `null`.
    #[inline]
    pub(super) fn reference_field(&mut self, name: &str, nullable: bool) -> ParseResult<Option<Metadata>> {
        if !self.cursor.at_keyword(Keyword::Null) {
            return self.metadata().map(Some);
        }
        if !nullable {
            return Err(self.cursor.error(format!("'{name}' cannot be null")));
        }
        self.cursor.bump();
        Ok(None)
    }

    /// Returns a 64-bit integer as metadata.
    fn integer_metadata(&mut self, value: i64) -> Metadata {
        let constant = self.tables.const_i64(draig_ir::Type::I64, value);
        self.tables.metadata.intern_value(constant.into())
    }

    /// Reads a signed number as a constant, or metadata.
    pub(super) fn signed_or_node(&mut self, name: &str, min: i64, nullable: bool) -> ParseResult<Option<Metadata>> {
        if !self.at_integer() {
            return self.reference_field(name, nullable);
        }
        let value = self.signed_field(name, min, i64::MAX)?;
        Ok(Some(self.integer_metadata(value)))
    }

    /// Reads an unsigned number as a constant, or metadata. An explicit zero is a constant too: its node
    /// prints like one without the field, but is a different node.
    pub(super) fn unsigned_or_node(&mut self, name: &str) -> ParseResult<Option<Metadata>> {
        if !self.at_integer() {
            return self.reference_field(name, true);
        }
        let value = self.unsigned_field(name, u64::MAX)?;
        Ok(Some(self.integer_metadata(value as i64)))
    }

    pub(super) fn at_integer(&self) -> bool {
        matches!(self.cursor.kind(), TokenKind::Integer | TokenKind::HexInteger)
    }

    /// Reads an integer of any size as a constant, of 64 bits or as many more as its signed value needs.
    pub(super) fn big_integer(&mut self) -> ParseResult<Metadata> {
        let Some((_, value)) = self.big_literal(self.cursor.token) else {
            return Err(self.cursor.error("expected integer"));
        };
        self.cursor.bump();
        Ok(self.integer_constant(&value))
    }

    /// Reads a signed number as an expression that pushes it.
    pub(super) fn signed_expression(&mut self, name: &str) -> ParseResult<Metadata> {
        let value = self.signed_field(name, i64::MIN, i64::MAX)?;
        let words = [dwarf::constants::DW_OP_CONSTS, 0, value as u32, (value >> 32) as u32];
        Ok(self.tables.metadata.intern_node(Class::DIExpression, false, &words))
    }

    /// Returns a signed integer as metadata, always in the same width.
    pub(super) fn integer_constant(&mut self, value: &ApInt) -> Metadata {
        if let Some(small) = value.to_i64() {
            return self.integer_metadata(small);
        }
        let width = value.significant_bits().max(65);
        let constant: ApInt = value.sext_or_trunc(width);
        let ty = self.tables.types.integer(width);
        let constant = self.tables.const_int(ty, &constant);
        self.tables.metadata.intern_value(constant.into())
    }

    /// Reads a name of a vocabulary, or its number; flags are joined by `|`.
    pub(super) fn name_field(&mut self, name: &str, vocabulary: Vocabulary) -> ParseResult<u64> {
        if matches!(vocabulary, Vocabulary::Flags | Vocabulary::SubprogramFlags) {
            return self.flags_field(&words(vocabulary));
        }
        let words = words(vocabulary);
        if self.at_integer()
            && let Some(max) = words.max
        {
            // Zero, which stands for no dialect, is not written.
            if vocabulary == Vocabulary::LanguageDialect && self.small_number() == Some(0) {
                return Err(self.cursor.error(format!(
                    "value for '{name}' must be a known {} (DW_LLVM_LANG_DIALECT_simt or DW_LLVM_LANG_DIALECT_tile)",
                    words.title
                )));
            }
            return self.unsigned_field(name, max);
        }
        if vocabulary == Vocabulary::ChecksumKind && !self.cursor.at(TokenKind::ChecksumKind) {
            return Err(self.no_checksum_kind(name));
        }
        let is_name = match words.token {
            NameToken::Kind(kind) => self.cursor.at(kind),
            NameToken::Group(group) => self.cursor.keyword().is_some_and(|word| word.group() == group),
        };
        if !is_name {
            return Err(self.cursor.error(format!("expected {}", words.title)));
        }
        match words.table.number(self.cursor.text()) {
            Some(number) => {
                self.cursor.bump();
                Ok(u64::from(number))
            }
            None => Err(self.invalid_name(&words)),
        }
    }

    fn flags_field(&mut self, words: &Words) -> ParseResult<u64> {
        let mut all = 0;
        loop {
            match self.integer_literal() {
                Some(number) if !number.signed => match u32::try_from(number.value) {
                    Ok(value) => all |= value,
                    Err(_) => return Err(self.cursor.error("expected 32-bit integer (too large)")),
                },
                _ if self.cursor.at(match words.token {
                    NameToken::Kind(kind) => kind,
                    NameToken::Group(_) => TokenKind::Error,
                }) =>
                {
                    match words.table.number(self.cursor.text()) {
                        // LLVM cannot distinguish the flag of value zero from an unknown one.
                        Some(value) if value != 0 => all |= value,
                        _ => return Err(self.invalid_name(words)),
                    }
                }
                _ => return Err(self.cursor.error("expected debug info flag")),
            }
            self.cursor.bump();
            if !self.cursor.eat(TokenKind::Bar) {
                return Ok(u64::from(all));
            }
        }
    }

    /// Returns LLVM's error for an unknown checksum kind. It names the last text seen, which is the field's
    /// name if the token has none.
    #[cold]
    fn no_checksum_kind(&self, name: &str) -> Box<ParseError> {
        use TokenKind as T;
        let text = self.cursor.text();
        let shown = match self.cursor.kind() {
            T::StringConstant | T::GlobalVar | T::LocalVar | T::ComdatVar | T::MetadataVar | T::LabelStr => {
                value::name(text)
            }
            T::DwarfTag
            | T::DwarfAttEncoding
            | T::DwarfVirtuality
            | T::DwarfLang
            | T::DwarfSourceLangName
            | T::DwarfLangDialect => text.into(),
            T::DwarfCc | T::DwarfOp | T::DwarfMacinfo | T::DwarfEnumKind | T::DiFlag | T::DispFlag => text.into(),
            T::Keyword(word) => match word.group() {
                KeywordGroup::EmissionKind | KeywordGroup::NameTableKind | KeywordGroup::FixedPointKind => text.into(),
                _ => name.as_bytes().into(),
            },
            _ => name.as_bytes().into(),
        };
        self.cursor.error(format!("invalid checksum kind '{}'", String::from_utf8_lossy(&shown)))
    }

    #[cold]
    fn invalid_name(&self, words: &Words) -> Box<ParseError> {
        let text = String::from_utf8_lossy(self.cursor.text());
        self.cursor.error(format!("invalid {} '{text}'", words.title))
    }
}
