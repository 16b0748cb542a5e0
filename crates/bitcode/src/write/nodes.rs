//! The record of one metadata node: the layout in [`crate::codes::nodes`], and the few words that two fields
//! share.

use draig_ir::Tables;
use draig_ir::metadata::{Class, NodeRef};
use draig_num::ApInt;
use draig_tables::history;

use super::attributes::active_words;
use super::error::{Fault, Result};
use super::ids::metadata::MetadataIds;
use crate::codes::encodings::to_signed;
use crate::codes::metadata as code;
use crate::codes::nodes::{self, EXPRESSION_VERSION, Layout, Slot, VERSIONED_LANGUAGE};

/// The layouts by class.
pub(super) struct Layouts {
    /// The version of LLVM that will read the file.
    version: u32,
    by_class: Vec<Option<&'static Layout>>,
}

impl Layouts {
    pub(super) fn new(version: u32) -> Layouts {
        Layouts { version, by_class: Class::ALL.iter().map(|&class| nodes::by_class(class)).collect() }
    }

    /// Stores the operands of a node's record in `record`; returns the code.
    pub(super) fn record(
        &self,
        node: NodeRef<'_>,
        ids: &MetadataIds<'_>,
        tables: &Tables,
        record: &mut Vec<u64>,
    ) -> Result<u32> {
        record.clear();
        let distinct = u64::from(node.is_distinct());
        let class = node.class();
        let Some(layout) = self.by_class[class as usize] else {
            if class == Class::DIExpression {
                record.push(distinct | EXPRESSION_VERSION << 1);
                record.extend(node.elements());
                return Ok(code::EXPRESSION);
            }
            push_operands(node, ids, record)?;
            return Ok(if node.is_distinct() { code::DISTINCT_NODE } else { code::NODE });
        };
        let head = layout.head.iter().fold(0, |bits, &(shift, field)| bits | node.number(field) << shift);
        record.push(distinct | layout.version | head);
        for slot in &layout.slots {
            match *slot {
                Slot::Number(field) => record.push(node.number(field)),
                Slot::Node(field) => record.push(ids.number_or_none(node.reference(field))?),
                Slot::Required(field) => {
                    record.push(ids.number(node.reference(field).ok_or(Fault::NodeField)?)?);
                }
                Slot::PlusOne(field) => record.push(u64::from((node.number(field) as u32).wrapping_add(1))),
                Slot::Wide(field) => push_wide(record, &integer(node, field, tables)?),
                Slot::Zero => record.push(0),
            }
        }
        set_shared_words(node, ids, tables, record)?;
        if self.version < history::NEWEST {
            self.lower(node, layout, tables, record)?;
        }
        Ok(layout.code)
    }
}

/// The words of a fixed-point type that LLVM 23 added.
const FIXED_POINT_PLACE: usize = 3;

impl Layouts {
    /// Converts a record to the form for an older version: sizes and offsets are numbers, and there are no
    /// more words than it expects.
    fn lower(&self, node: NodeRef<'_>, layout: &Layout, tables: &Tables, record: &mut Vec<u64>) -> Result {
        let class = node.class();
        let size_is_node = match class {
            Class::DICompositeType => nodes::COMPOSITE_SIZE_IS_NODE,
            Class::DIBasicType | Class::DIStringType | Class::DIDerivedType => nodes::SIZE_IS_NODE,
            _ => 0,
        };
        if size_is_node != 0 && self.version < history::SIZES_ARE_NODES {
            record[0] &= !size_is_node;
            for (word, slot) in record[1..].iter_mut().zip(&layout.slots) {
                if let Slot::Node(field) = *slot
                    && matches!(class.info().fields[field].name, "size" | "offset")
                {
                    *word = match node.reference(field) {
                        None => 0,
                        Some(_) => {
                            integer(node, field, tables).ok().and_then(|size| size.to_u64()).ok_or(Fault::Lowering)?
                        }
                    };
                }
            }
        }
        if class == Class::DIFixedPointType {
            // Its numbers have any length, so that only the end is known: file, line and scope.
            let end = record.len().saturating_sub(FIXED_POINT_PLACE);
            if record.split_off(end).iter().any(|&word| word != 0) {
                return Err(Fault::Lowering);
            }
        }
        if let Some(length) = history::record_length(class.info().name, self.version) {
            if record.iter().skip(length + 1).any(|&word| word != 0) {
                return Err(Fault::Lowering);
            }
            record.truncate(length + 1);
        }
        Ok(())
    }
}

fn push_operands(node: NodeRef<'_>, ids: &MetadataIds<'_>, record: &mut Vec<u64>) -> Result {
    node.operands().try_for_each(|operand| {
        record.push(ids.number_or_none(operand)?);
        Ok(())
    })
}

/// Sets the words that the table of layouts leaves to the writer.
fn set_shared_words(node: NodeRef<'_>, ids: &MetadataIds<'_>, tables: &Tables, record: &mut Vec<u64>) -> Result {
    let number = |name: &str| node.field_named(name).map_or(0, |field| node.number(field));
    match node.class() {
        Class::GenericDINode => push_operands(node, ids, record)?,
        Class::DIEnumerator => {
            let field = node.field_named("value").ok_or(Fault::NumberField)?;
            let value = integer(node, field, tables)?;
            record[1] = u64::from(value.width());
            record.extend(active_words(&value).iter().map(|&word| to_signed(word as i64)));
        }
        // The source is present only if the file has one.
        Class::DIFile if record.last() == Some(&0) => {
            record.pop();
        }
        Class::DICompileUnit => {
            let name = number("sourceLanguageName");
            if name != u64::from(u32::MAX) {
                record[1] = name | VERSIONED_LANGUAGE;
            }
        }
        Class::DIDerivedType => {
            if let Some(last) = record.last_mut() {
                *last = number("ptrAuthKey")
                    | number("ptrAuthIsAddressDiscriminated") << 4
                    | number("ptrAuthExtraDiscriminator") << 5
                    | number("ptrAuthIsaPointer") << 21
                    | number("ptrAuthAuthenticatesNullValues") << 22;
            }
        }
        _ => {}
    }
    Ok(())
}

/// Returns the integer constant that a field refers to; a single zero bit if it refers to nothing.
fn integer(node: NodeRef<'_>, field: usize, tables: &Tables) -> Result<ApInt> {
    let Some(id) = node.reference(field).filter(|id| id.as_u32() < tables.metadata.len()) else {
        return if node.reference(field).is_none() { Ok(ApInt::zero(1)) } else { Err(Fault::Metadata) };
    };
    // Some such fields are not operands of the node and have not been visited before.
    let value = tables.metadata.as_value(id);
    let constant =
        value.filter(|value| value.as_const().is_some_and(|constant| constant.index() < tables.constants.len()));
    constant.and_then(|value| tables.int_value(value)).ok_or(Fault::NumberField)
}

/// Appends an integer with its width and number of words.
fn push_wide(record: &mut Vec<u64>, value: &ApInt) {
    let words = active_words(value);
    record.push((words.len() as u64) << 32 | u64::from(value.width()));
    record.extend(words.iter().map(|&word| to_signed(word as i64)));
}
