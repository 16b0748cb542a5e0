//! The blocks of attribute groups and lists.

use draig_ir::{Attribute, ConstantRange};
use draig_num::ApInt;
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::{AttrKind, history};

use super::ModuleWriter;
use super::error::{Fault, Result};
use crate::codes::encodings::to_signed;
use crate::codes::{attribute, attribute_group, blocks};

/// The forms of an attribute in a group, by their numbers.
mod form {
    pub(super) const ENUM: u64 = 0;
    pub(super) const INT: u64 = 1;
    pub(super) const KEY: u64 = 3;
    pub(super) const KEY_AND_VALUE: u64 = 4;
    pub(super) const TYPE_MISSING: u64 = 5;
    pub(super) const TYPE: u64 = 6;
    pub(super) const RANGE: u64 = 7;
    pub(super) const RANGES: u64 = 8;
}

/// The version of the bit mask of `memory`, in its highest byte: with the locations of targets.
const MEMORY_VERSION: u64 = 1 << 56;

impl ModuleWriter<'_> {
    pub(super) fn write_attribute_groups(&mut self) -> Result {
        if self.ids.attributes.group_order.is_empty() {
            return Ok(());
        }
        let Self { ids, out, record, module, version, .. } = self;
        out.enter_block(blocks::ATTRIBUTE_GROUPS, 3);
        for (number, &(set, place)) in (1..).zip(&ids.attributes.group_order) {
            record.clear();
            record.extend([number, u64::from(place)]);
            for attribute in module.tables.attributes.set(set) {
                let number = |kind: &AttrKind| u64::from(kind.bitcode_number());
                match attribute {
                    Attribute::Enum(kind @ AttrKind::DeadOnReturn) if *version > history::CURRENT => {
                        record.extend([form::INT, number(kind), u64::MAX]);
                    }
                    Attribute::Enum(kind) => record.extend([form::ENUM, number(kind)]),
                    Attribute::Int(kind, value) if *version < history::CURRENT => {
                        match history::old_spellings(*kind, *value, *version) {
                            Some(old) => {
                                record.extend(old.iter().flat_map(|attribute| [form::ENUM, attribute.bitcode]));
                            }
                            None if *kind == AttrKind::Memory => {
                                let word = history::old_memory_word(MemoryEffects(*value as u32));
                                record.extend([form::INT, number(kind), word]);
                            }
                            None => record.extend([form::INT, number(kind), *value]),
                        }
                    }
                    Attribute::Int(kind, value) => {
                        let version = if *kind == AttrKind::Memory { MEMORY_VERSION } else { 0 };
                        record.extend([form::INT, number(kind), value | version]);
                    }
                    Attribute::Type(kind, None) => record.extend([form::TYPE_MISSING, number(kind)]),
                    Attribute::Type(kind, Some(ty)) => {
                        record.extend([form::TYPE, number(kind), ids.types.number(*ty)?]);
                    }
                    Attribute::Range(kind, range) => {
                        record.extend([form::RANGE, number(kind), u64::from(range.lower.width())]);
                        push_range(record, range)?;
                    }
                    Attribute::RangeList(kind, ranges) => {
                        let width = ranges.first().map_or(0, |range| range.lower.width());
                        record.extend([form::RANGES, number(kind), ranges.len() as u64, u64::from(width)]);
                        for range in ranges {
                            if range.lower.width() != width {
                                return Err(Fault::Attribute);
                            }
                            push_range(record, range)?;
                        }
                    }
                    Attribute::String(key, value) => {
                        let strings = &module.tables.strings;
                        if key.as_u32() >= strings.len() || value.as_u32() >= strings.len() {
                            return Err(Fault::Attribute);
                        }
                        let (key, value) = (module.tables.str(*key), module.tables.str(*value));
                        record.push(if value.is_empty() { form::KEY } else { form::KEY_AND_VALUE });
                        push_text(record, key)?;
                        if !value.is_empty() {
                            push_text(record, value)?;
                        }
                    }
                }
            }
            out.record(attribute_group::ENTRY, record);
        }
        out.end_block();
        Ok(())
    }

    pub(super) fn write_attribute_lists(&mut self) {
        if self.ids.attributes.list_order.is_empty() {
            return;
        }
        let Self { ids, out, record, .. } = self;
        out.enter_block(blocks::ATTRIBUTES, 3);
        for groups in &ids.attributes.list_order {
            record.clear();
            record.extend(groups.iter().map(|&group| u64::from(group)));
            out.record(attribute::ENTRY, record);
        }
        out.end_block();
    }
}

/// Appends a text with a terminating zero byte.
fn push_text(record: &mut Vec<u64>, text: &[u8]) -> Result {
    if text.contains(&0) {
        return Err(Fault::AttributeText);
    }
    record.extend(text.iter().map(|&byte| u64::from(byte)));
    record.push(0);
    Ok(())
}

/// Appends the bounds of a range whose width has been written.
pub(super) fn push_range(record: &mut Vec<u64>, range: &ConstantRange) -> Result {
    push_bounds(record, &range.lower, &range.upper).ok_or(Fault::Attribute)
}

/// Appends two numbers: as signed numbers or, for more than 64 bits, as words preceded by their counts.
/// Appends nothing if their widths differ.
#[must_use]
pub(super) fn push_bounds(record: &mut Vec<u64>, lower: &ApInt, upper: &ApInt) -> Option<()> {
    if lower.width() != upper.width() {
        return None;
    }
    if lower.width() <= 64 {
        record.extend([to_signed(lower.to_i64()?), to_signed(upper.to_i64()?)]);
        return Some(());
    }
    let (low, high) = (active_words(lower), active_words(upper));
    record.push(low.len() as u64 | (high.len() as u64) << 32);
    record.extend(low.iter().chain(high).map(|&word| to_signed(word as i64)));
    Some(())
}

/// Returns the words of a number without the highest zero ones; at least one.
pub(super) fn active_words(value: &ApInt) -> &[u64] {
    let words = value.limbs();
    let used = words.iter().rposition(|&word| word != 0).map_or(1, |last| last + 1);
    words.get(..used).unwrap_or(&[0])
}
