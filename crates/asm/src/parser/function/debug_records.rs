//! Debug records (LangRef "Debug Records"): `#dbg_value(…)` and similar.

use draig_ir::metadata::Class;
use draig_ir::{DbgRecordData, DbgRecordKind, Metadata, Value, ValueKind};

use super::super::Parser;
use super::super::cursor::ParseResult;
use super::super::quick::Quick;
use super::operands::MetadataOperand;
use crate::lexer::{Keyword as K, TokenKind as T};

impl Parser<'_, '_> {
    /// Reads a record, from the `#` on.
    pub(super) fn debug_record(&mut self) -> ParseResult<()> {
        let hash = self.cursor.loc();
        self.found.note_debug_record(hash);
        self.cursor.bump();
        let kind = match self.cursor.keyword() {
            Some(K::DbgValue) => DbgRecordKind::Value,
            Some(K::DbgDeclare) => DbgRecordKind::Declare,
            Some(K::DbgAssign) => DbgRecordKind::Assign,
            Some(K::DbgLabel) => DbgRecordKind::Label,
            Some(K::DbgDeclareValue) => DbgRecordKind::DeclareValue,
            _ => return Err(self.cursor.error("expected debug record type here")),
        };
        self.cursor.bump();
        self.cursor.expect(T::LParen, "Expected '(' here")?;
        let mut data = DbgRecordData {
            kind,
            location: None,
            variable: None,
            expression: None,
            debug_loc: None,
            assign_id: None,
            address: None,
            address_expression: None,
        };
        if kind == DbgRecordKind::Label {
            data.variable = Some(self.record_node()?);
        } else {
            data.location = Some(self.record_location()?);
            if kind != DbgRecordKind::Assign && self.short_record(&mut data) {
                self.add_record(&data);
                return Ok(());
            }
            data.variable = Some(self.record_node()?);
            data.expression = Some(self.record_expression()?);
            if kind == DbgRecordKind::Assign {
                data.assign_id = Some(self.record_node()?);
                data.address = Some(self.record_location()?);
                data.address_expression = Some(self.record_expression()?);
            }
        }
        data.debug_loc = Some(self.metadata_node()?);
        self.cursor.expect(T::RParen, "Expected ')' here")?;
        self.add_record(&data);
        Ok(())
    }

    /// Reads `!1, !DIExpression(), !2)`, the end of nearly all records; returns false for anything else.
    #[inline]
    fn short_record(&mut self, data: &mut DbgRecordData) -> bool {
        let mut ahead = Quick::new(self.function.text, self.cursor.loc());
        let mut read = || {
            ahead.eat(b"!")?;
            let variable = ahead.number()?;
            ahead.eat(b", !DIExpression(), !")?;
            let place = ahead.number()?;
            ahead.eat(b")")?;
            Some((self.scope.metadata.get(variable)?, self.scope.metadata.get(place)?))
        };
        let Some((variable, place)) = read() else { return false };
        data.variable = Some(variable);
        data.expression = Some(self.empty_expression());
        data.debug_loc = Some(place);
        self.cursor.seek(ahead.position());
        true
    }

    /// Returns `!DIExpression()`.
    #[inline]
    fn empty_expression(&mut self) -> Metadata {
        let tables = &mut self.tables;
        let intern = || tables.metadata.intern_node(Class::DIExpression, false, &[]);
        *self.function.empty_expression.get_or_insert_with(intern)
    }

    #[inline]
    fn add_record(&mut self, data: &DbgRecordData) {
        let record = self.function.body.create_record(data);
        if self.function.locals.open_placeholders != 0 {
            self.function.locals.note_record(record);
        }
        self.function.records.push(record);
    }

    /// Reads a value or metadata, and the comma after it.
    #[inline]
    fn record_location(&mut self) -> ParseResult<Value> {
        let value = match self.metadata_operand()? {
            MetadataOperand::Value(value) => value,
            MetadataOperand::ArgList(list) => Value::from(list),
            MetadataOperand::Node(node) => Value::from(ValueKind::Metadata(node)),
        };
        self.cursor.expect(T::Comma, "Expected ',' here")?;
        Ok(value)
    }

    /// Reads a node and the comma after it.
    #[inline]
    fn record_node(&mut self) -> ParseResult<Metadata> {
        let node = self.metadata_node()?;
        self.cursor.expect(T::Comma, "Expected ',' here")?;
        Ok(node)
    }

    /// Reads an expression and the comma after it.
    #[inline]
    fn record_expression(&mut self) -> ParseResult<Metadata> {
        // The empty one is by far the commonest.
        let token = self.cursor.token;
        if token.kind == T::MetadataVar && self.cursor.text() == b"!DIExpression" {
            let end = token.end() as usize;
            if self.function.text.get(end..end + 3) == Some(b"(),") {
                let node = self.empty_expression();
                self.cursor.seek(token.end() + 3);
                return Ok(node);
            }
        }
        self.record_node()
    }
}
