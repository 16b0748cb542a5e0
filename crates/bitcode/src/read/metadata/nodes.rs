//! Specialized nodes, by the table of their records.

use draig_ir::metadata::classes::{Class, FieldKind};
use draig_ir::{Metadata, Type};
use draig_num::ApInt;

use super::{MetadataReader, string_field};
use crate::codes::nodes::{self as layouts, Layout, Slot};
use crate::read::attributes::wide_integer;
use crate::read::fault::{Result, fault, invalid_record};

impl MetadataReader<'_, '_, '_, '_, '_> {
    /// Reads a node whose record is in the table.
    pub(super) fn layout_node(&mut self, layout: &Layout, operands: &[u64]) -> Result<()> {
        let (&head, rest) = operands.split_first().ok_or_else(invalid_record)?;
        self.writer.reset(layout.class);
        for &(shift, field) in &layout.head {
            self.writer.set_number(field, head >> shift & 1);
        }
        let distinct = head & 1 != 0;
        let adjusted;
        let original = rest;
        let rest = match self.older_form(layout.class, head, rest)? {
            None => rest,
            Some(record) => {
                adjusted = record;
                &adjusted[..]
            }
        };
        let sizes_are_numbers = size_flag(layout.class).is_some_and(|flag| head & flag == 0);
        let mut at = 0;
        for &slot in &layout.slots {
            let Some(&operand) = rest.get(at) else { break };
            at += 1;
            match slot {
                Slot::Number(field) => self.number(layout.class, field, operand),
                Slot::Node(field) => {
                    let info = &layout.class.info().fields[field];
                    let is_size = matches!(info.kind, FieldKind::UnsignedOrNode);
                    let id = match is_size && sizes_are_numbers {
                        true => self.number_node(operand),
                        false if self.is_skipped(layout.class, field) => self.skip(operand)?,
                        false => self.reference_or_null(operand)?,
                    };
                    self.set_node(layout.class, field, id);
                }
                Slot::Required(field) => {
                    let id = self.reference(operand)?;
                    self.set_node(layout.class, field, Some(id));
                }
                Slot::PlusOne(field) => {
                    let default = layout.class.info().fields[field].default;
                    self.writer.set_number(field, operand.checked_sub(1).unwrap_or(default) & 0xffff_ffff);
                }
                Slot::Wide(field) => {
                    // The width, with the count of words above it.
                    let (width, words) = (operand as u32, (operand >> 32) as usize);
                    let words = rest.get(at..).and_then(|rest| rest.get(..words)).ok_or_else(invalid_record)?;
                    at += words.len();
                    let id = self.integer_node(width, words)?;
                    self.set_node(layout.class, field, id);
                }
                Slot::Zero => {}
            }
        }
        self.special_parts(layout.class, head, rest)?;
        if layout.class == Class::DIGlobalVariable && head >> 1 == 0 && self.old_variable(head, original)? {
            return Ok(());
        }
        let distinct = distinct || self.is_definition(layout.class) || layout.class == Class::DICompileUnit;
        self.define_node(distinct)
    }

    fn number(&mut self, class: Class, field: usize, operand: u64) {
        let value = match class.info().fields[field].kind {
            FieldKind::Bool => u64::from(operand != 0),
            // The record may have 32 bits of it.
            FieldKind::Signed { min, .. } if min == i64::from(i32::MIN) => i64::from(operand as i32) as u64,
            FieldKind::Unsigned { max } => operand & (u64::MAX >> max.leading_zeros()),
            FieldKind::Name(_) => operand & 0xffff_ffff,
            _ => operand,
        };
        self.writer.set_number(field, value);
    }

    fn set_node(&mut self, class: Class, field: usize, id: Option<Metadata>) {
        let id = match class.info().fields[field].kind {
            FieldKind::String { empty } => string_field(self.scope.tables, empty, id),
            _ => id,
        };
        self.writer.set_reference(field, id);
    }

    /// Returns the node that now represents a 64-bit number.
    pub(super) fn number_node(&mut self, number: u64) -> Option<Metadata> {
        let constant = self.scope.tables.const_i64(Type::I64, number as i64);
        Some(self.scope.tables.metadata.intern_value(constant.into()))
    }

    /// Returns an integer of any width as a node; `None` if there are no words.
    fn integer_node(&mut self, width: u32, words: &[u64]) -> Result<Option<Metadata>> {
        if words.is_empty() {
            return Ok(None);
        }
        if width == 0 || width > draig_ir::types::MAX_INTEGER_WIDTH {
            return Err(invalid_record());
        }
        self.scope.budget.take_integer(width)?;
        let value = wide_integer(width, words);
        Ok(Some(self.integer_value(&value)))
    }

    fn integer_value(&mut self, value: &ApInt) -> Metadata {
        let tables = &mut *self.scope.tables;
        let ty = tables.types.integer(value.width());
        let constant = tables.const_int(ty, value);
        tables.metadata.intern_value(constant.into())
    }

    /// Handles fields that share words, or whose words depend on each other.
    fn special_parts(&mut self, class: Class, head: u64, rest: &[u64]) -> Result<()> {
        match class {
            Class::DIEnumerator => {
                let first = *rest.first().ok_or_else(invalid_record)?;
                let value = match head & layouts::WIDE_IS_WIDE {
                    0 => ApInt::from_i64(64, crate::codes::encodings::unrotate_sign(first)),
                    _ => {
                        let width = u32::try_from(first).ok();
                        let width = width.filter(|width| (1..=draig_ir::types::MAX_INTEGER_WIDTH).contains(width));
                        let width = width.ok_or_else(invalid_record)?;
                        self.scope.budget.take_integer(width)?;
                        wide_integer(width, rest.get(2..).unwrap_or_default())
                    }
                };
                let id = self.integer_value(&value);
                self.set_named(class, "value", Some(id));
            }
            Class::DICompileUnit => {
                let language = *rest.first().ok_or_else(invalid_record)?;
                if language & layouts::VERSIONED_LANGUAGE != 0 {
                    self.set_number_named(class, "language", 0);
                    self.set_number_named(class, "sourceLanguageName", language & 0xffff_ffff);
                }
                self.note_old_unit(rest);
            }
            Class::DIDerivedType => {
                // LLVM 14 wrote annotations last, where LLVM 22 does not expect them.
                if rest.len() == 13 {
                    self.set_named(class, "annotations", None);
                }
                let bits = rest.get(13).copied().unwrap_or(0);
                if bits != 0 {
                    self.set_number_named(class, "ptrAuthKey", bits & 0xf);
                    self.set_number_named(class, "ptrAuthIsAddressDiscriminated", bits >> 4 & 1);
                    self.set_number_named(class, "ptrAuthExtraDiscriminator", bits >> 5 & 0xffff);
                    self.set_number_named(class, "ptrAuthIsaPointer", bits >> 21 & 1);
                    self.set_number_named(class, "ptrAuthAuthenticatesNullValues", bits >> 22 & 1);
                }
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn set_number_named(&mut self, class: Class, name: &str, value: u64) {
        if let Some(field) = class.info().field(name.as_bytes()) {
            self.writer.set_number(field, value);
        }
    }

    pub(super) fn set_named(&mut self, class: Class, name: &str, id: Option<Metadata>) {
        if let Some(field) = class.info().field(name.as_bytes()) {
            self.set_node(class, field, id);
        }
    }

    /// Whether a node is the definition of a subprogram: those are distinct, whatever the record states.
    fn is_definition(&self, class: Class) -> bool {
        class == Class::DISubprogram
            && class.info().field(b"spFlags").is_some_and(|field| {
                self.writer.number(field) & crate::codes::encodings::subprogram_flags::DEFINITION != 0
            })
    }

    /// Reads `!GenericDINode(…)`.
    pub(super) fn generic(&mut self, operands: &[u64]) -> Result<()> {
        let &[head, tag, version, ref rest @ ..] = operands else { return Err(invalid_record()) };
        if version != 0 {
            return Err(fault("Invalid record"));
        }
        self.writer.reset(Class::GenericDINode);
        self.set_number_named(Class::GenericDINode, "tag", tag & 0xffff);
        let (&header, operands) = rest.split_first().unwrap_or((&0, &[]));
        let header = self.reference_or_null(header)?;
        self.set_named(Class::GenericDINode, "header", header);
        self.tail(operands)?;
        self.define_node(head & 1 != 0)
    }
}

/// Returns the bit of the first word that marks sizes as nodes.
fn size_flag(class: Class) -> Option<u64> {
    match class {
        Class::DIBasicType
        | Class::DIDerivedType
        | Class::DIStringType
        | Class::DISubrangeType
        | Class::DIFixedPointType => Some(layouts::SIZE_IS_NODE),
        Class::DICompositeType => Some(layouts::COMPOSITE_SIZE_IS_NODE),
        _ => None,
    }
}
