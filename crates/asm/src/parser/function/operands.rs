//! The parts of instructions apart from keywords: values with their types, labels, metadata operands, flags,
//! alignments.

use draig_ir::metadata::Class;
use draig_ir::{
    Align, FastMath, IntFlags, LocalMetadata, LocalMetadataData, MAX_ALIGN_LOG2, Metadata, MetadataData, Opcode, Type,
    Value, ValueKind,
};

use super::super::Parser;
use super::super::cursor::ParseResult;
use crate::lexer::{Keyword as K, TokenKind as T};

/// A value with its type, and the position of the type.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operand {
    pub(super) value: Value,
    pub(super) ty: Type,
    pub(super) loc: u32,
}

/// Metadata as an operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum MetadataOperand {
    /// A value of the function, a constant or a global, with its type.
    Value(Value),
    /// A node or string.
    Node(Metadata),
    /// `!DIArgList(…)`
    ArgList(LocalMetadata),
}

impl Parser<'_, '_> {
    /// Reads a value of this type, without the type itself.
    #[inline]
    pub(super) fn value(&mut self, ty: Type) -> ParseResult<Value> {
        match self.cursor.kind() {
            T::LocalVarId | T::LocalVar => {
                let token = self.cursor.bump();
                self.local(token, ty)
            }
            _ => self.constant_operand(ty),
        }
    }

    /// Reads a type and a value.
    #[inline]
    pub(super) fn typed_value(&mut self) -> ParseResult<Operand> {
        let loc = self.cursor.loc();
        let ty = self.ty(false)?;
        let value = self.value(ty)?;
        Ok(Operand { value, ty, loc })
    }

    /// Reads `label %block`.
    #[inline]
    pub(super) fn block_operand(&mut self) -> ParseResult<Value> {
        let operand = self.typed_value()?;
        if operand.ty == Type::LABEL { Ok(operand.value) } else { Err(self.not_a_block(operand.loc)) }
    }

    #[cold]
    fn not_a_block(&self, loc: u32) -> Box<super::super::cursor::ParseError> {
        self.cursor.error_at(loc, "expected a basic block")
    }

    /// Reads metadata as an operand, after `metadata` or in a debug record.
    #[inline]
    pub(super) fn metadata_operand(&mut self) -> ParseResult<MetadataOperand> {
        match self.cursor.kind() {
            T::MetadataVar if self.cursor.text() == b"!DIArgList" => self.arg_list().map(MetadataOperand::ArgList),
            T::MetadataVar | T::MetadataId | T::Exclaim => self.metadata().map(MetadataOperand::Node),
            _ => self.value_as_metadata_operand("expected metadata operand").map(MetadataOperand::Value),
        }
    }

    #[inline]
    fn value_as_metadata_operand(&mut self, message: &'static str) -> ParseResult<Value> {
        let loc = self.cursor.loc();
        let ty = self.ty_or(false, message)?;
        if ty == Type::METADATA {
            return Err(self.cursor.error_at(loc, "invalid metadata-value-metadata roundtrip"));
        }
        self.value(ty)
    }

    /// Reads `!DIArgList(i32 %x, …)`.
    #[inline(never)]
    fn arg_list(&mut self) -> ParseResult<LocalMetadata> {
        self.cursor.bump();
        self.cursor.expect(T::LParen, "expected '(' here")?;
        let mut values = Vec::new();
        if !self.cursor.at(T::RParen) {
            loop {
                values.push(self.value_as_metadata_operand("expected value-as-metadata operand")?);
                if !self.cursor.eat(T::Comma) {
                    break;
                }
            }
        }
        self.cursor.expect(T::RParen, "expected ')' here")?;
        Ok(self.add_local_metadata(LocalMetadataData::ArgList(values.into())))
    }

    fn add_local_metadata(&mut self, data: LocalMetadataData) -> LocalMetadata {
        let id = self.function.body.add_local_metadata(data);
        if self.function.locals.open_placeholders != 0 {
            self.function.locals.note_metadata(id);
        }
        id
    }

    /// Reads metadata as a value: an argument after `metadata`.
    pub(super) fn metadata_as_value(&mut self) -> ParseResult<Value> {
        Ok(match self.metadata_operand()? {
            MetadataOperand::ArgList(list) => Value::from(list),
            MetadataOperand::Node(node) => Value::from(self.canonical_operand(node)),
            MetadataOperand::Value(value) => match value.kind() {
                ValueKind::Const(_) | ValueKind::Global(_) => Value::from(self.tables.metadata.intern_value(value)),
                _ => Value::from(self.add_local_metadata(LocalMetadataData::Value(value))),
            },
        })
    }

    /// Returns an operand in LLVM's form, in which `!{i32 1}` becomes `i32 1`, and `!{null}` becomes `!{}`.
    fn canonical_operand(&mut self, node: Metadata) -> Metadata {
        let pool = &mut self.tables.metadata;
        let Some(tuple) = pool.node(node).filter(|node| node.class() == Class::Tuple) else { return node };
        let &[word] = tuple.words() else { return node };
        match Metadata::from_word(word) {
            None => pool.tuple(&[]),
            Some(operand) => match pool.get(operand) {
                MetadataData::Value(_) => operand,
                _ => node,
            },
        }
    }

    /// Reads `nnan ninf …`.
    #[inline]
    pub(super) fn fast_math_flags(&mut self) -> FastMath {
        let mut flags = FastMath::NONE;
        loop {
            flags |= match self.cursor.kind() {
                T::Keyword(K::Fast) => FastMath::FAST,
                T::Keyword(K::Nnan) => FastMath::NNAN,
                T::Keyword(K::Ninf) => FastMath::NINF,
                T::Keyword(K::Nsz) => FastMath::NSZ,
                T::Keyword(K::Arcp) => FastMath::ARCP,
                T::Keyword(K::Contract) => FastMath::CONTRACT,
                T::Keyword(K::Reassoc) => FastMath::REASSOC,
                T::Keyword(K::Afn) => FastMath::AFN,
                _ => return flags,
            };
            self.cursor.bump();
        }
    }

    /// Reads `nuw nsw` or `nsw nuw`.
    #[inline]
    pub(super) fn wrap_flags(&mut self) -> IntFlags {
        let mut flags = IntFlags::NONE;
        if self.cursor.eat_keyword(K::Nuw) {
            flags |= IntFlags::NUW;
        }
        if self.cursor.eat_keyword(K::Nsw) {
            flags |= IntFlags::NSW;
            if flags == IntFlags::NSW && self.cursor.eat_keyword(K::Nuw) {
                flags |= IntFlags::NUW;
            }
        }
        flags
    }

    /// Reads one optional flag.
    #[inline]
    pub(super) fn int_flag(&mut self, keyword: K, flag: IntFlags) -> IntFlags {
        if self.cursor.eat_keyword(keyword) { flag } else { IntFlags::NONE }
    }

    /// Whether results of this type can have fast-math flags.
    pub(super) fn accepts_fast_math(&self, ty: Type) -> bool {
        self.tables.types.accepts_fast_math(ty)
    }

    /// Reads `align N` at its keyword.
    pub(super) fn align(&mut self) -> ParseResult<Align> {
        self.cursor.bump();
        let loc = self.cursor.loc();
        let bytes = self.cursor.u64()?;
        if !bytes.is_power_of_two() {
            return Err(self.cursor.error_at(loc, "alignment is not a power of two"));
        }
        match Align::from_bytes(bytes).filter(|align| align.log2() <= MAX_ALIGN_LOG2) {
            Some(align) => Ok(align),
            None => Err(self.cursor.error_at(loc, "huge alignments are not supported yet")),
        }
    }

    /// Reads `, align N`, possibly repeated; also consumes the comma before metadata.
    #[inline]
    pub(super) fn optional_comma_align(&mut self) -> ParseResult<Option<Align>> {
        let mut align = None;
        while self.cursor.eat(T::Comma) {
            match self.cursor.kind() {
                T::MetadataVar => {
                    self.function.comma_taken = true;
                    break;
                }
                T::Keyword(K::Align) => align = Some(self.align()?),
                _ => return Err(self.cursor.error("expected metadata or 'align'")),
            }
        }
        Ok(align)
    }

    /// Returns the default alignment of an access; `None` if the type has no size.
    pub(super) fn default_align(&mut self, opcode: Opcode, ty: Type) -> Option<Align> {
        let layout = &self.scope.module.data_layout;
        self.tables.default_align(layout, &mut self.measures, opcode, ty)
    }
}
