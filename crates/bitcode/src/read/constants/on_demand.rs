//! Constants created on demand, for modules of which only a few are needed: records the position of each, and
//! creates a requested one after those that it mentions.

use draig_bitstream::{Cursor, Entry, Record};
use draig_ir::fold::AddressTypes;
use draig_ir::{Global, Type, Value};
use rustc_hash::FxHashMap;

use super::expressions::{Expressions, expression_number, placeholder};
use super::{ConstantReader, ConstantScope, Pending, build, code, set_type};
use crate::codes::blocks;
use crate::read::fault::{Place, Result, fault, invalid_record};
use crate::read::limits::MAX_VALUES;
use crate::read::records::read_at;
use crate::read::types::{NO_ID, TypeTable};
use crate::read::unknown::{KnownCodes, Unknown, UnknownKind};
use crate::read::values::{CreateContext, Slot, Values};

/// A block of constants whose records are read on demand. Until then a placeholder represents each. Retired
/// expressions cannot be read this way and are an error here.
#[derive(Debug)]
pub(crate) struct UnreadConstants<'a> {
    /// Inside the block, with the abbreviations of its records.
    cursor: Cursor<'a>,
    /// Number of the first constant.
    first: usize,
    /// Position of the record of each constant, in bits.
    places: Vec<u64>,
    /// The types of the addresses of globals, which are the first values.
    address_types: Vec<Type>,
    /// Block counts of the bodies read so far.
    block_counts: FxHashMap<Global, u32>,
}

impl<'a> UnreadConstants<'a> {
    /// Finds the constants of a block and appends their placeholders to the values, which are globals.
    pub(crate) fn open(
        mut cursor: Cursor<'a>,
        types: &TypeTable,
        values: &mut Vec<Slot>,
        unknown: &mut Unknown,
    ) -> Result<UnreadConstants<'a>> {
        let address_types = values.iter().map(|slot| slot.ty).collect();
        let (first, mut places) = (values.len(), Vec::new());
        let (mut ty, mut id) = (Type::I32, NO_ID);
        let known = KnownCodes::of(blocks::CONSTANTS);
        loop {
            match cursor.next()? {
                Entry::End => break,
                Entry::Block(_) => return Err(invalid_record()),
                Entry::Record(abbreviation) => {
                    let bit = cursor.entry_bit();
                    let (kind, operand) = cursor.skip_record(abbreviation)?;
                    if kind == code::SETTYPE {
                        (ty, id) = set_type(types, operand.ok_or_else(invalid_record)?)?;
                        continue;
                    }
                    if !known.has(kind) {
                        let place = Place { block: blocks::CONSTANTS, record: Some(kind), bit };
                        unknown.note(UnknownKind::Record, place);
                    }
                    if values.len() >= MAX_VALUES {
                        return Err(invalid_record());
                    }
                    values.push(Slot { value: placeholder(values.len() as u32), ty, id });
                    places.push(bit);
                }
            }
        }
        Ok(UnreadConstants { cursor, first, places, address_types, block_counts: FxHashMap::default() })
    }

    /// Whether a value is the placeholder of the constant with this number. Retired expressions have the same
    /// placeholders, but do not occur where constants are read on demand.
    pub(crate) fn is_placeholder_of(value: Value, number: u64) -> bool {
        expression_number(value).is_some_and(|known| u64::from(known) == number)
    }

    /// Returns the numbers of all constants.
    pub(crate) fn numbers(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.places.len()
    }

    /// Sets the block count of a body, whose blocks have addresses.
    pub(crate) fn set_block_count(&mut self, function: Global, count: u32) {
        self.block_counts.insert(function, count);
    }

    /// Reads a constant that is still a placeholder, and those that it mentions.
    pub(crate) fn read(&self, number: u32, values: &mut Values<'_>, context: CreateContext<'_>) -> Result<()> {
        let globals =
            AddressTypes(|global: Global| self.address_types.get(global.index()).copied().unwrap_or(Type::PTR));
        let CreateContext { tables, types, budget, unknown } = context;
        let mut expressions = Expressions::default();
        let scope = ConstantScope {
            tables,
            types,
            globals: &globals,
            block_counts: &|global| self.block_counts.get(&global).copied().unwrap_or(0),
            expressions: &mut expressions,
            budget,
            unknown,
        };
        let mut reader = ConstantReader {
            scope,
            values,
            start: 0,
            ty: Type::I32,
            id: NO_ID,
            pending: Vec::new(),
            operands: Vec::new(),
        };
        let (mut cursor, mut record) = (self.cursor.clone(), Record::new());
        let mut waiting: FxHashMap<u32, Pending> = FxHashMap::default();
        let mut stack = vec![number];
        while let Some(&number) = stack.last() {
            if !reader.values.is_unread(u64::from(number)) {
                stack.pop();
                continue;
            }
            let slot = reader.values.at(u64::from(number))?;
            let pending = match waiting.get(&number) {
                Some(&pending) => pending,
                None => {
                    let place = (number as usize).checked_sub(self.first).and_then(|at| self.places.get(at));
                    read_at(&mut cursor, *place.ok_or_else(invalid_record)?, &mut record)?;
                    (reader.ty, reader.id) = (slot.ty, slot.id);
                    if let Some(value) = reader.plain(record.code, record.operands())? {
                        reader.values.set(number as usize, value);
                        stack.pop();
                        continue;
                    }
                    let place = Place { block: blocks::CONSTANTS, record: Some(record.code), bit: record.bit };
                    let pending = reader.pending_of(record.code, record.operands(), place);
                    waiting.insert(number, pending);
                    let before = stack.len();
                    for mentioned in build::mentioned(pending.code, record.operands()) {
                        if !reader.values.is_unread(mentioned) {
                            continue;
                        }
                        let mentioned = mentioned as u32;
                        if waiting.contains_key(&mentioned) {
                            return Err(fault("Invalid cycle of constants").at(place));
                        }
                        stack.push(mentioned);
                    }
                    if stack.len() > before {
                        continue;
                    }
                    pending
                }
            };
            if reader.is_expression(pending) {
                return Err(invalid_record());
            }
            let value = reader.build(slot, pending).map_err(|fault| fault.at(pending.place))?;
            reader.values.set(number as usize, value);
            stack.pop();
        }
        Ok(())
    }
}
