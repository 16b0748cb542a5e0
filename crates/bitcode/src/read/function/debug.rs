//! Debug locations and debug records, which follow their instruction.

use draig_ir::metadata::Class;
use draig_ir::{DbgRecordData, DbgRecordKind, Metadata, Value, ValueKind};

use super::BodyReader;
use crate::codes::function as code;
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::records::operand;
use crate::read::values::placeholder_number;

/// Indices of the fields of `DILocation` in its table.
mod field {
    pub(super) const LINE: usize = 0;
    pub(super) const COLUMN: usize = 1;
    pub(super) const SCOPE: usize = 2;
    pub(super) const INLINED_AT: usize = 3;
    pub(super) const IS_IMPLICIT: usize = 4;
    pub(super) const ATOM_GROUP: usize = 5;
    pub(super) const ATOM_RANK: usize = 6;
}

impl BodyReader<'_, '_> {
    pub(super) fn debug_loc(&mut self, operands: &[u64]) -> Result<()> {
        let &[line, column, scope, inlined_at, ref rest @ ..] = operands else { return Err(invalid_record()) };
        let inst = self.last_inst()?;
        let scope = scope.checked_sub(1).map(|number| self.module_metadata(number)).transpose()?;
        let inlined_at = inlined_at.checked_sub(1).map(|number| self.module_metadata(number)).transpose()?;
        self.location.reset(Class::DILocation);
        self.location.set_number(field::LINE, line & 0xffff_ffff);
        self.location.set_number(field::COLUMN, if column > 0xffff { 0 } else { column });
        self.location.set_reference(field::SCOPE, scope);
        self.location.set_reference(field::INLINED_AT, inlined_at);
        if !rest.is_empty() {
            self.location.set_number(field::IS_IMPLICIT, u64::from(rest[0] != 0));
            self.location.set_number(field::ATOM_GROUP, rest.get(1).copied().unwrap_or(0));
            self.location.set_number(field::ATOM_RANK, rest.get(2).copied().unwrap_or(0) & 0xff);
        }
        let words = self.location.words();
        let location = self.tables.metadata.intern_node(Class::DILocation, false, words);
        self.last_location = Some(location);
        self.body.set_debug_loc(inst, Some(location));
        Ok(())
    }

    pub(super) fn debug_loc_again(&mut self) -> Result<()> {
        let inst = self.last_inst()?;
        let location = self.last_location.ok_or_else(invalid_record)?;
        self.body.set_debug_loc(inst, Some(location));
        Ok(())
    }

    /// Returns the location of a record from a value of metadata: the wrapped value, if there is one.
    fn location_of(&mut self, number: u64) -> Result<Value> {
        let value = self.metadata(number)?;
        Ok(match value.kind() {
            ValueKind::Metadata(id) => self.tables.metadata.as_value(id).unwrap_or(value),
            _ => value,
        })
    }

    fn node(&mut self, operands: &[u64], at: usize, class: Option<Class>) -> Result<Option<Metadata>> {
        let id = self.module_metadata(operand(operands, at)?)?;
        match class {
            Some(class) if self.tables.metadata.class(id) != Some(class) => {
                Err(fault(format!("Invalid record: expected !{}", class.info().name)))
            }
            _ => Ok(Some(id)),
        }
    }

    pub(super) fn debug_record(&mut self, kind: u32, operands: &[u64]) -> Result<()> {
        let inst = self.last_inst().map_err(|_| fault("Invalid dbg record: missing instruction"))?;
        let debug_loc = self.node(operands, 0, Some(Class::DILocation))?;
        let mut data = DbgRecordData {
            kind: DbgRecordKind::Label,
            location: None,
            variable: None,
            expression: None,
            debug_loc,
            assign_id: None,
            address: None,
            address_expression: None,
        };
        if kind == code::DEBUG_RECORD_LABEL {
            data.variable = self.node(operands, 1, Some(Class::DILabel))?;
        } else {
            data.kind = match kind {
                code::DEBUG_RECORD_DECLARE => DbgRecordKind::Declare,
                code::DEBUG_RECORD_ASSIGN => DbgRecordKind::Assign,
                code::DEBUG_RECORD_DECLARE_VALUE => DbgRecordKind::DeclareValue,
                _ => DbgRecordKind::Value,
            };
            data.variable = self.node(operands, 1, Some(Class::DILocalVariable))?;
            data.expression = self.node(operands, 2, Some(Class::DIExpression))?;
            data.location = Some(match kind {
                code::DEBUG_RECORD_VALUE_SIMPLE => self.typed_value(operands, &mut 3)?.value,
                _ => self.location_of(operand(operands, 3)?)?,
            });
            if kind == code::DEBUG_RECORD_ASSIGN {
                data.assign_id = self.node(operands, 4, Some(Class::DIAssignID))?;
                data.address_expression = self.node(operands, 5, Some(Class::DIExpression))?;
                data.address = Some(self.location_of(operand(operands, 6)?)?);
            }
        }
        self.mentioned_forward = false;
        let record = self.body.create_record(&data);
        let is_open = |value: Option<Value>| value.is_some_and(|value| placeholder_number(value).is_some());
        if is_open(data.location) || is_open(data.address) {
            self.record_uses.push(record);
        }
        self.body.place_record_before(record, inst);
        Ok(())
    }
}
