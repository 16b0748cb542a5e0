//! Metadata (LangRef "Metadata"): definitions by number, named lists, references, tuples, strings
//! and values as metadata, attachments.
//!
//! A number gets its handle at its first mention; its definition then fills in the node. Nodes are read onto
//! one stack of words, each on top of the enclosing node, so reading allocates nothing.
//!
//! * [`node`]: specialized nodes, by the table of classes
//! * [`field`]: the values of fields
//! * [`location`]: the commonest of them, in the commonest form
//! * [`checks`]: requirements of classes beyond their fields, and the fields of older versions
//! * [`expression`]: the elements of `!DIExpression`
//! * [`finish`]: checks at the end of the module

mod checks;
mod expression;
mod field;
mod finish;
mod location;
mod node;
mod number;

use draig_ir::metadata::Class;
use draig_ir::{Metadata, MetadataKind};
use rustc_hash::FxHashMap;

use super::Parser;
use super::cursor::{ParseError, ParseResult};
use super::limits::MAX_NESTING;
use super::quick::Quick;
use crate::lexer::{Keyword, KeywordGroup, TokenKind, value};

pub(super) use finish::{apply, merge_equal_nodes, order_kinds, undefined_numbers};

/// First mentions of attachment kinds that are not LLVM's own.
#[derive(Debug, Default)]
pub(crate) struct KindUses(FxHashMap<MetadataKind, u32>);

impl KindUses {
    pub(crate) fn note(&mut self, kind: MetadataKind, at: u32) {
        let first = self.0.entry(kind).or_insert(at);
        *first = at.min(*first);
    }

    /// Adds the mentions of another part of the text, whose kinds `map` translates.
    pub(crate) fn merge(&mut self, other: &KindUses, mut map: impl FnMut(MetadataKind) -> MetadataKind) {
        for (kind, at) in other.in_order() {
            self.note(map(kind), at);
        }
    }

    /// Returns each kind and its first position, in the order of kinds.
    pub(crate) fn in_order(&self) -> Vec<(MetadataKind, u32)> {
        let mut all: Vec<(MetadataKind, u32)> = self.0.iter().map(|(&kind, &at)| (kind, at)).collect();
        all.sort_unstable();
        all
    }
}

/// Scratch space for reading metadata, and undefined numbers that bodies mention.
#[derive(Debug, Default)]
pub(crate) struct MetadataReader {
    /// The words of the nodes being read, each node on top of the enclosing one.
    stack: Vec<u32>,
    /// Numbers that bodies mention but the module does not define.
    pub(crate) undefined: Vec<u32>,
    pub(crate) kind_uses: KindUses,
}

/// A node on the stack that is not in the pool yet.
#[derive(Clone, Copy)]
struct Pending {
    class: Class,
    /// Start of its words.
    base: usize,
}

impl Parser<'_, '_> {
    /// Reads `!0 = [distinct] !{…}` or `!0 = [distinct] !DIFile(…)`.
    pub(super) fn metadata_definition(&mut self) -> ParseResult<()> {
        let number = self.metadata_number()?;
        let result = self.metadata_after_number(number);
        if result.is_err() {
            // The number is known; reporting its missing definition would be a second error.
            self.metadata.stack.clear();
            self.define_metadata(number, Class::Tuple, true, 0);
        }
        result
    }

    fn metadata_after_number(&mut self, number: u32) -> ParseResult<()> {
        self.cursor.expect(TokenKind::Equal, "expected '=' here")?;
        if self.at_simple_type() {
            return Err(self.cursor.error("unexpected type in metadata definition"));
        }
        let distinct = self.cursor.eat_keyword(Keyword::Distinct);
        let base = self.metadata.stack.len();
        let class = if self.cursor.at(TokenKind::MetadataVar) {
            self.specialized_node(distinct)?.class
        } else {
            // `!0 = !1` gets as far as the missing brace.
            match self.cursor.kind() {
                TokenKind::Exclaim => {
                    self.cursor.bump();
                }
                TokenKind::MetadataId => {
                    let at = self.cursor.loc() + 1;
                    return Err(self.cursor.error_at(at, "expected '{' here"));
                }
                _ => return Err(self.cursor.error("Expected '!' here")),
            }
            self.metadata_tuple()?;
            Class::Tuple
        };
        let known = self.scope.metadata.get(number);
        if known.is_some_and(|id| !self.tables.metadata.is_undefined(id)) {
            self.metadata.stack.truncate(base);
            return Err(self.cursor.error("Metadata id is already used"));
        }
        // LLVM ignores `distinct` on these classes.
        let forgets = matches!(class, Class::DIExpression | Class::DISubrange | Class::DIGenericSubrange);
        self.define_metadata(number, class, distinct && !forgets, base);
        Ok(())
    }

    /// Defines a number by the words from `base` on; does nothing if it already has a node.
    fn define_metadata(&mut self, number: u32, class: Class, distinct: bool, base: usize) {
        let words = &self.metadata.stack[base..];
        let pool = &mut self.tables.metadata;
        match (self.scope.metadata.get(number), self.scope.own()) {
            (None, Some(scope)) => {
                let id = pool.intern_node(class, distinct, words);
                scope.metadata.insert(number, id);
            }
            (Some(id), scope) if pool.is_undefined(id) => {
                let defined = pool.define(id, class, distinct, words);
                // Without an own scope, the number is corrected together with all aliases.
                if let Some(scope) = scope.filter(|_| defined != id) {
                    scope.metadata.insert(number, defined);
                }
            }
            _ => {}
        }
        self.metadata.stack.truncate(base);
    }

    /// Whether the current token is a type by itself.
    fn at_simple_type(&self) -> bool {
        match self.cursor.kind() {
            TokenKind::IntegerType | TokenKind::ByteType => true,
            TokenKind::Keyword(keyword) => keyword.group() == KeywordGroup::Type,
            _ => false,
        }
    }

    /// Reads `!name = !{!0, …}`.
    pub(super) fn named_metadata_definition(&mut self) -> ParseResult<()> {
        let name = self.cursor.bump();
        let name = value::name(self.cursor.text_of(name));
        self.cursor.expect(TokenKind::Equal, "expected '=' here")?;
        self.expect_exclaim("Expected '!' here", "Expected '{' here")?;
        self.cursor.expect(TokenKind::LBrace, "Expected '{' here")?;
        let name = self.tables.strings.intern(&name);
        if let Some(scope) = self.scope.own() {
            scope.module.get_or_add_named_metadata(name);
        }
        if !self.cursor.at(TokenKind::RBrace) {
            loop {
                let node = self.named_operand()?;
                if let Some(scope) = self.scope.own() {
                    scope.module.get_or_add_named_metadata(name).operands.push(node);
                }
                if !self.cursor.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(TokenKind::RBrace, "expected end of metadata node")?;
        Ok(())
    }

    /// Reads an operand of a named list: a number, or an expression in place.
    fn named_operand(&mut self) -> ParseResult<Metadata> {
        match self.cursor.kind() {
            TokenKind::MetadataId => self.metadata_id(),
            TokenKind::MetadataVar => match &*value::name(self.cursor.text()) {
                b"DIExpression" => self.metadata_node(),
                b"DIArgList" => Err(self.cursor.error("found DIArgList outside of function")),
                _ => Err(self.cursor.error("Expected '!' here")),
            },
            _ => {
                self.expect_exclaim("Expected '!' here", "expected integer")?;
                let number = self.cursor.u32()?;
                Ok(self.numbered_metadata(number))
            }
        }
    }

    /// Consumes a `!` that no number may follow. `number_message` is the error for `!12`, which LLVM reads as
    /// `!` and an integer.
    fn expect_exclaim(&mut self, message: &'static str, number_message: &'static str) -> ParseResult<()> {
        if self.cursor.at(TokenKind::MetadataId) {
            return Err(self.cursor.error_at(self.cursor.loc() + 1, number_message));
        }
        self.cursor.expect(TokenKind::Exclaim, message)?;
        Ok(())
    }

    /// Reads a node where one is required: `!0`, `!{…}`, `!DIFile(…)`.
    #[inline]
    pub(crate) fn metadata_node(&mut self) -> ParseResult<Metadata> {
        if self.cursor.at(TokenKind::MetadataId) { self.metadata_id() } else { self.inline_node("expected '!' here") }
    }

    /// Reads any metadata that is not local to a function: a node, a string, or a constant with its type
    /// ("expected metadata operand").
    #[inline]
    pub(crate) fn metadata(&mut self) -> ParseResult<Metadata> {
        match self.cursor.kind() {
            TokenKind::MetadataId => self.metadata_id(),
            TokenKind::Exclaim => {
                self.cursor.bump();
                match self.cursor.kind() {
                    TokenKind::StringConstant => self.metadata_string(),
                    _ => self.node_after_exclaim(),
                }
            }
            TokenKind::MetadataVar => self.inline_node("expected '!' here"),
            _ => self.typed_value_as_metadata("expected metadata operand"),
        }
    }

    /// Reads a string after its `!`.
    fn metadata_string(&mut self) -> ParseResult<Metadata> {
        let text = self.cursor.string()?;
        let symbol = self.tables.strings.intern(&text);
        Ok(self.tables.metadata.intern_string(symbol))
    }

    /// Reads `i32 1` or `ptr @g`.
    fn typed_value_as_metadata(&mut self, message: &'static str) -> ParseResult<Metadata> {
        let at = self.cursor.loc();
        let ty = self.ty_or(false, message)?;
        if ty == draig_ir::Type::METADATA {
            return Err(self.cursor.error_at(at, "invalid metadata-value-metadata roundtrip"));
        }
        let value = self.constant(ty)?;
        Ok(self.tables.metadata.intern_value(value))
    }

    /// Reads a node other than a number.
    #[inline(never)]
    fn inline_node(&mut self, message: &'static str) -> ParseResult<Metadata> {
        if !self.cursor.at(TokenKind::MetadataVar) {
            self.cursor.expect(TokenKind::Exclaim, message)?;
            return self.node_after_exclaim();
        }
        if *value::name(self.cursor.text()) == *b"DIArgList" {
            return self.misplaced_arg_list();
        }
        self.nested_node(|parser| parser.specialized_node(false))
    }

    /// Reads `!DIArgList(…)` where it is meaningless. LLVM accepts it here and fails on it later.
    #[cold]
    fn misplaced_arg_list(&mut self) -> ParseResult<Metadata> {
        let at = self.cursor.loc();
        self.cursor.bump();
        self.cursor.expect(TokenKind::LParen, "expected '(' here")?;
        if !self.cursor.at(TokenKind::RParen) {
            loop {
                self.typed_value_as_metadata("expected value-as-metadata operand")?;
                if !self.cursor.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(TokenKind::RParen, "expected ')' here")?;
        Err(self.cursor.error_at(at, "found DIArgList outside of function"))
    }

    /// Reads `{…}` or a number after a separate `!`.
    fn node_after_exclaim(&mut self) -> ParseResult<Metadata> {
        if self.cursor.at(TokenKind::LBrace) {
            return self.nested_node(|parser| {
                let base = parser.metadata.stack.len();
                parser.metadata_tuple()?;
                Ok(Pending { class: Class::Tuple, base })
            });
        }
        let number = self.cursor.u32()?;
        Ok(self.numbered_metadata(number))
    }

    /// Reads a node without a number.
    fn nested_node(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<Pending>) -> ParseResult<Metadata> {
        let base = self.metadata.stack.len();
        if self.nesting >= MAX_NESTING {
            return Err(self.cursor.error(format!("metadata nodes are nested deeper than {MAX_NESTING}")));
        }
        self.nesting += 1;
        let result = read(self).map(|node| {
            let words = &self.metadata.stack[node.base..];
            self.tables.metadata.intern_node(node.class, false, words)
        });
        self.nesting -= 1;
        self.metadata.stack.truncate(base);
        result
    }

    /// Reads `{…}` onto the stack.
    fn metadata_tuple(&mut self) -> ParseResult<()> {
        self.cursor.expect(TokenKind::LBrace, "expected '{' here")?;
        if self.cursor.eat(TokenKind::RBrace) {
            return Ok(());
        }
        let base = self.metadata.stack.len();
        if self.cursor.at(TokenKind::MetadataId) && self.plain_operands() {
            self.cursor.expect(TokenKind::RBrace, "expected end of metadata node")?;
            return Ok(());
        }
        loop {
            let operand = match self.cursor.eat_keyword(Keyword::Null) {
                true => 0,
                false => self.metadata()?.to_word(),
            };
            if self.metadata.stack.len() - base >= draig_ir::metadata::MAX_NODE_WORDS - 64 {
                return Err(self.cursor.error("metadata node has too many operands"));
            }
            self.metadata.stack.push(operand);
            if !self.cursor.eat(TokenKind::Comma) {
                break;
            }
        }
        self.cursor.expect(TokenKind::RBrace, "expected end of metadata node")?;
        Ok(())
    }

    /// Reads as much of `!1, !2, ` as there is; returns whether it stopped at the closing brace rather than
    /// at an operand.
    fn plain_operands(&mut self) -> bool {
        const MAX_OPERANDS_AT_ONCE: usize = 1 << 20;
        let mut ahead = Quick::new(self.cursor.source(), self.cursor.loc());
        let mut accepted = ahead;
        let mut is_end = false;
        for _ in 0..MAX_OPERANDS_AT_ONCE {
            let number = ahead.eat(b"!").and_then(|()| ahead.number());
            let Some(id) = number.and_then(|number| self.scope.metadata.get(number)) else { break };
            let here = ahead;
            is_end = ahead.eat(b"}").is_some();
            if !is_end && ahead.eat(b", ").is_none() {
                break;
            }
            self.metadata.stack.push(id.to_word());
            accepted = if is_end { here } else { ahead };
            if is_end {
                break;
            }
        }
        if accepted.position() != self.cursor.loc() {
            self.cursor.seek(accepted.position());
        }
        is_end
    }

    /// Reads `!12` as one token.
    #[inline]
    fn metadata_id(&mut self) -> ParseResult<Metadata> {
        match value::metadata_id(self.cursor.text()) {
            Some(number) => {
                self.cursor.bump();
                Ok(self.numbered_metadata(number))
            }
            None => Err(self.metadata_id_too_large()),
        }
    }

    #[cold]
    fn metadata_id_too_large(&self) -> Box<ParseError> {
        self.cursor.error_at(self.cursor.loc() + 1, "expected 32-bit integer (too large)")
    }

    /// Reads the number at the start of a definition.
    fn metadata_number(&mut self) -> ParseResult<u32> {
        if self.cursor.at(TokenKind::MetadataId) {
            let Some(number) = value::metadata_id(self.cursor.text()) else {
                return Err(self.metadata_id_too_large());
            };
            self.cursor.bump();
            return Ok(number);
        }
        self.cursor.expect(TokenKind::Exclaim, "expected '!' here")?;
        self.cursor.u32()
    }

    /// Returns the metadata with this number, defined or not.
    #[inline]
    fn numbered_metadata(&mut self, number: u32) -> Metadata {
        match self.scope.metadata.get(number) {
            Some(id) => id,
            None => self.first_mention(number),
        }
    }

    #[inline(never)]
    fn first_mention(&mut self, number: u32) -> Metadata {
        let id = self.tables.metadata.reserve();
        match self.scope.own() {
            Some(scope) => scope.metadata.insert(number, id),
            // All definitions are read before bodies.
            None => self.metadata.undefined.push(number),
        }
        id
    }

    /// Reads `!kind !node` of an attachment, from the kind on.
    #[inline]
    pub(crate) fn attachment(&mut self) -> ParseResult<(MetadataKind, Metadata)> {
        let kind = self.attachment_kind()?;
        Ok((kind, self.metadata_node()?))
    }

    /// Reads `!kind`.
    #[inline]
    fn attachment_kind(&mut self) -> ParseResult<MetadataKind> {
        if !self.cursor.at(TokenKind::MetadataVar) {
            return Err(self.cursor.error("expected metadata attachment"));
        }
        let kind = match self.cursor.text() {
            b"!dbg" => MetadataKind::from_u32(draig_tables::metadata_kinds::MD_DBG),
            b"!tbaa" => MetadataKind::from_u32(draig_tables::metadata_kinds::MD_TBAA),
            b"!noundef" => MetadataKind::from_u32(draig_tables::metadata_kinds::MD_NOUNDEF),
            b"!DIAssignID" => MetadataKind::from_u32(draig_tables::metadata_kinds::MD_DIASSIGNID),
            text => self.kind_named(text),
        };
        self.cursor.bump();
        Ok(kind)
    }

    #[inline(never)]
    fn kind_named(&mut self, token: &[u8]) -> MetadataKind {
        let kind = self.tables.metadata_kinds.intern(&value::name(token));
        if kind.as_u32() >= draig_tables::metadata_kinds::COUNT {
            let at = self.cursor.loc();
            self.metadata.kind_uses.note(kind, at);
        }
        kind
    }
}
