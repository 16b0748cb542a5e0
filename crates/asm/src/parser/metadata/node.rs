//! Specialized nodes (LangRef "Specialized Metadata Nodes"), read through the table of classes.

use draig_ir::Metadata;
use draig_ir::metadata::{Class, ClassInfo, FieldKind};

use super::Pending;
use super::checks::Old;
use crate::lexer::{TokenKind, value};
use crate::parser::Parser;
use crate::parser::cursor::{ParseError, ParseResult};
use crate::parser::quick::Quick;

/// A specialized node while its fields are read.
pub(super) struct Draft {
    pub(super) class: Class,
    pub(super) info: &'static ClassInfo,
    pub(super) distinct: bool,
    /// Start of its words on the stack.
    pub(super) base: usize,
    /// Position of the class's name.
    pub(super) at: u32,
    /// The fields written so far, by their number in the table.
    pub(super) seen: u32,
    /// Fields that only older versions wrote.
    pub(super) old: Old,
}

/// The token after the value of a field.
enum AfterField {
    Another,
    End,
}

impl Draft {
    /// Whether the field of this name was written.
    pub(super) fn has(&self, name: &str) -> bool {
        self.info.field(name.as_bytes()).is_some_and(|field| self.seen >> field & 1 != 0)
    }
}

impl Parser<'_, '_> {
    /// Reads `!DIFile(…)` and leaves the words of the node on the stack.
    pub(super) fn specialized_node(&mut self, distinct: bool) -> ParseResult<Pending> {
        let base = self.metadata.stack.len();
        let text = self.cursor.text();
        let class = match Class::from_name(&text[1..]) {
            Some(class) => class,
            // The name may be written with escapes.
            None => match Class::from_name(&value::name(text)) {
                Some(class) => class,
                None => return Err(self.cursor.error("expected metadata type")),
            },
        };
        let mut draft =
            Draft { class, info: class.info(), distinct, base, at: self.cursor.loc(), seen: 0, old: Old::default() };
        self.check_node_class(&draft)?;
        self.cursor.bump();
        if class == Class::DIExpression {
            self.expression_elements()?;
            return Ok(Pending { class, base });
        }
        self.metadata.stack.resize(base + draft.info.fixed_words(), 0);
        self.cursor.expect(TokenKind::LParen, "expected '(' here")?;
        if !self.cursor.at(TokenKind::RParen) && class != Class::DIAssignID {
            self.node_fields(&mut draft)?;
        }
        let close = self.cursor.loc();
        self.cursor.expect(TokenKind::RParen, "expected ')' here")?;
        let required = match self.is_newer() {
            true => draft.info.fields_required_by_newer(),
            false => draft.info.required_fields(),
        };
        let missing = required & !draft.seen;
        if missing != 0 {
            let name = draft.info.fields[missing.trailing_zeros() as usize].name;
            return Err(self.cursor.error_at(close, format!("missing required field '{name}'")));
        }
        self.complete_node(&mut draft)?;
        if !draft.info.has_tail {
            let used = self.metadata.stack[base..].iter().rposition(|&word| word != 0);
            self.metadata.stack.truncate(base + used.map_or(0, |last| last + 1));
        }
        Ok(Pending { class, base })
    }

    fn node_fields(&mut self, draft: &mut Draft) -> ParseResult<()> {
        let mut next = 0;
        loop {
            if !self.cursor.at(TokenKind::LabelStr) {
                return Err(self.cursor.error("expected field label here"));
            }
            let text = self.cursor.text();
            let label = &text[..text.len() - 1];
            match draft.info.field_from(label, next) {
                Some(field) => {
                    let bit = 1 << field;
                    if draft.seen & bit != 0 {
                        return Err(self.repeated_field(draft.info.fields[field].name));
                    }
                    draft.seen |= bit;
                    next = field + 1;
                    match self.plain_field(draft, field) {
                        Some(AfterField::Another) => continue,
                        Some(AfterField::End) => return Ok(()),
                        None => {}
                    }
                    self.cursor.bump();
                    self.node_field(draft, field)?;
                }
                None if text.first() == Some(&b'"') => {
                    let name = value::name(text);
                    match draft.info.field(&name) {
                        Some(field) if draft.seen >> field & 1 != 0 => {
                            return Err(self.repeated_field(draft.info.fields[field].name));
                        }
                        Some(field) => {
                            draft.seen |= 1 << field;
                            self.cursor.bump();
                            self.node_field(draft, field)?;
                        }
                        None => self.unusual_node_field(draft, &name)?,
                    }
                }
                None => self.unusual_node_field(draft, label)?,
            }
            if !self.cursor.eat(TokenKind::Comma) {
                return Ok(());
            }
        }
    }

    /// Reads the value of a field from its label on, if it is `: !12` or `: 12` followed by a comma or the
    /// end; returns `None` otherwise.
    #[inline]
    fn plain_field(&mut self, draft: &Draft, number: usize) -> Option<AfterField> {
        let (at, field) = draft.info.slot(number);
        let mut ahead = Quick::new(self.cursor.source(), self.cursor.token.end());
        let word = match field.kind {
            FieldKind::Node { .. } => {
                ahead.eat(b" !")?;
                self.scope.metadata.get(ahead.number()?)?.to_word()
            }
            FieldKind::Unsigned { max } if max <= u64::from(u32::MAX) && max != 255 => {
                ahead.eat(b" ")?;
                let value = ahead.number()?;
                if u64::from(value) > max {
                    return None;
                }
                value ^ field.default as u32
            }
            _ => return None,
        };
        let after = match ahead.eat(b", ") {
            Some(()) => AfterField::Another,
            None => {
                let close = ahead;
                ahead.eat(b")")?;
                ahead = close;
                AfterField::End
            }
        };
        self.metadata.stack[draft.base + at] = word;
        self.cursor.seek(ahead.position());
        Some(after)
    }

    #[cold]
    pub(super) fn repeated_field(&self, name: &str) -> Box<ParseError> {
        self.cursor.error(format!("field '{name}' cannot be specified more than once"))
    }

    #[cold]
    pub(super) fn invalid_field(&self, name: &[u8]) -> Box<ParseError> {
        self.cursor.error(format!("invalid field '{}'", String::from_utf8_lossy(name)))
    }

    /// Reads the value of a field in the table.
    fn node_field(&mut self, draft: &Draft, number: usize) -> ParseResult<()> {
        let (at, field) = draft.info.slot(number);
        let name = field.name;
        let value = match field.kind {
            FieldKind::Node { nullable } => {
                let nullable = nullable && !(field.required_by_newer && self.is_newer());
                return self.node_reference(draft, at, |parser| parser.reference_field(name, nullable));
            }
            FieldKind::String { empty } => {
                return self.node_reference(draft, at, |parser| parser.string_field(name, empty));
            }
            FieldKind::SignedOrNode => {
                let (min, nullable) = super::checks::signed_limits(draft.class, name);
                if draft.class == Class::DIGenericSubrange && self.at_integer() {
                    return self.node_reference(draft, at, |parser| parser.signed_expression(name).map(Some));
                }
                return self.node_reference(draft, at, |parser| parser.signed_or_node(name, min, nullable));
            }
            FieldKind::UnsignedOrNode => return self.node_reference(draft, at, |parser| parser.unsigned_or_node(name)),
            FieldKind::BigInteger => return self.node_reference(draft, at, |parser| parser.big_integer().map(Some)),
            FieldKind::Unsigned { max } => {
                let value = self.unsigned_field(name, max)?;
                if max == u64::MAX || max == 255 { super::checks::kept_bits(name, value) } else { value }
            }
            FieldKind::Signed { min, max } => self.signed_field(name, min, max)? as u64,
            FieldKind::Bool => u64::from(self.bool_field()?),
            FieldKind::Name(vocabulary) => self.name_field(name, vocabulary)?,
        };
        self.set_node_number(draft, number, value);
        Ok(())
    }

    #[inline]
    fn node_reference(
        &mut self,
        draft: &Draft,
        at: usize,
        read: impl FnOnce(&mut Self) -> ParseResult<Option<Metadata>>,
    ) -> ParseResult<()> {
        let value = read(self)?;
        self.metadata.stack[draft.base + at] = value.map_or(0, Metadata::to_word);
        Ok(())
    }

    /// Sets a numeric field.
    pub(super) fn set_node_number(&mut self, draft: &Draft, number: usize, value: u64) {
        let (at, field) = draft.info.slot(number);
        let stored = value ^ field.default;
        self.metadata.stack[draft.base + at] = stored as u32;
        if field.kind.words() == 2 {
            self.metadata.stack[draft.base + at + 1] = (stored >> 32) as u32;
        }
    }

    /// Returns the number read so far into a field.
    pub(super) fn draft_number(&self, draft: &Draft, name: &str) -> u64 {
        let Some(number) = draft.info.field(name.as_bytes()) else { return 0 };
        let (at, field) = draft.info.slot(number);
        let words = &self.metadata.stack[draft.base..];
        let high = if field.kind.words() == 2 { u64::from(words[at + 1]) << 32 } else { 0 };
        (u64::from(words[at]) | high) ^ field.default
    }

    /// Returns the reference read so far into a field.
    pub(super) fn draft_reference(&self, draft: &Draft, name: &str) -> Option<Metadata> {
        let (at, _) = draft.info.slot(draft.info.field(name.as_bytes())?);
        Metadata::from_word(self.metadata.stack[draft.base + at])
    }
}
