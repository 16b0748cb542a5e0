//! The blocks of attribute groups and lists.

use draig_ir::{Attribute, ConstantRange};
use draig_num::ApInt;
use draig_tables::attribute_values::MemoryEffects;
use draig_tables::{AttrKind, history};

use super::ModuleWriter;
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
    pub(super) fn write_attribute_groups(&mut self) {
        if self.ids.attributes.group_order.is_empty() {
            return;
        }
        let Self { ids, out, record, module, version, .. } = self;
        out.enter_block(blocks::ATTRIBUTE_GROUPS, 3);
        for (number, &(set, place)) in (1..).zip(&ids.attributes.group_order) {
            record.clear();
            record.extend([number, u64::from(place)]);
            for attribute in module.tables.attributes.set(set) {
                let kind = attribute.kind().map_or(0, |kind| u64::from(kind.bitcode_number()));
                match attribute {
                    Attribute::Enum(_) => record.extend([form::ENUM, kind]),
                    Attribute::Int(which, value) if *version < history::CURRENT => {
                        match history::old_spellings(*which, *value, *version) {
                            Some(old) => {
                                record.extend(old.iter().flat_map(|attribute| [form::ENUM, attribute.bitcode]));
                            }
                            None if *which == AttrKind::Memory => {
                                let word = history::old_memory_word(MemoryEffects(*value as u32));
                                record.extend([form::INT, kind, word]);
                            }
                            None => record.extend([form::INT, kind, *value]),
                        }
                    }
                    Attribute::Int(which, value) => {
                        let version = if *which == AttrKind::Memory { MEMORY_VERSION } else { 0 };
                        record.extend([form::INT, kind, value | version]);
                    }
                    Attribute::Type(_, None) => record.extend([form::TYPE_MISSING, kind]),
                    Attribute::Type(_, Some(ty)) => record.extend([form::TYPE, kind, ids.types.number(*ty)]),
                    Attribute::Range(_, range) => {
                        record.extend([form::RANGE, kind, u64::from(range.lower.width())]);
                        push_range(record, range);
                    }
                    Attribute::RangeList(_, ranges) => {
                        let width = ranges.first().map_or(0, |range| range.lower.width());
                        record.extend([form::RANGES, kind, ranges.len() as u64, u64::from(width)]);
                        ranges.iter().for_each(|range| push_range(record, range));
                    }
                    Attribute::String(key, value) => {
                        let (key, value) = (module.tables.str(*key), module.tables.str(*value));
                        record.push(if value.is_empty() { form::KEY } else { form::KEY_AND_VALUE });
                        record.extend(key.iter().map(|&byte| u64::from(byte)));
                        record.push(0);
                        if !value.is_empty() {
                            record.extend(value.iter().map(|&byte| u64::from(byte)));
                            record.push(0);
                        }
                    }
                }
            }
            out.record(attribute_group::ENTRY, record);
        }
        out.end_block();
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

/// The bounds of a range whose width was written.
pub(super) fn push_range(record: &mut Vec<u64>, range: &ConstantRange) {
    push_bounds(record, &range.lower, &range.upper);
}

/// Two numbers of the same width: as signed numbers, or for more than 64 bits their words, after the
/// counts of words.
pub(super) fn push_bounds(record: &mut Vec<u64>, lower: &ApInt, upper: &ApInt) {
    if lower.width() <= 64 {
        record.extend([lower, upper].map(|bound| to_signed(bound.to_i64().unwrap_or_default())));
        return;
    }
    let (low, high) = (active_words(lower), active_words(upper));
    record.push(low.len() as u64 | (high.len() as u64) << 32);
    record.extend(low.iter().chain(high).map(|&word| to_signed(word as i64)));
}

/// The words of a number without the highest zero ones; at least one.
pub(super) fn active_words(value: &ApInt) -> &[u64] {
    let words = value.limbs();
    let used = words.iter().rposition(|&word| word != 0).map_or(1, |last| last + 1);
    words.get(..used).unwrap_or(&[0])
}
