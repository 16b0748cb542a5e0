//! Attributes: groups and lists of them. [`group`] decodes a group, [`old`] the bits of older versions, and
//! [`on_demand`] only the requested ones. `draig-upgrade` performs the other upgrades.

mod group;
mod old;
mod on_demand;

pub(crate) use group::wide_integer;
pub(crate) use on_demand::AttributesOnDemand;

use std::collections::BTreeMap;

use draig_bitstream::Cursor;
use draig_ir::{AttrList, AttrSet, Attribute, Tables, Type};
use draig_tables::AttrKind;

use crate::codes::{attribute as list_code, attribute_group as group_code, blocks};

use super::budget::Budget;
use super::fault::{Place, Result, invalid_record};
use super::limits::{MAX_ATTRIBUTED_PARAMETERS, MAX_PARAMETER};
use super::records::for_each_record;
use super::types::TypeTable;
use super::unknown::{Unknown, UnknownKind};

use self::group::GroupReader;

/// The place of a function's own attributes.
const FUNCTION_PLACE: u64 = 0xffff_ffff;

/// Attribute groups by number, and lists by order.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttributeTable {
    groups: BTreeMap<u64, (u64, AttrSet)>,
    lists: Vec<AttrList>,
    /// Total number of parameters in the lists.
    parameters: usize,
}

impl From<Vec<AttrList>> for AttributeTable {
    fn from(lists: Vec<AttrList>) -> AttributeTable {
        AttributeTable { lists, ..AttributeTable::default() }
    }
}

impl AttributeTable {
    /// Returns the list for a number plus one; the empty list for 0 and past the last, as in LLVM.
    pub(crate) fn list(&self, number: u64) -> AttrList {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| self.lists.get(at).copied()).unwrap_or(AttrList::EMPTY)
    }

    /// Reads a block of groups.
    ///
    /// With `is_newer`, unknown kinds are left out and recorded; otherwise they are errors, as in LLVM.
    pub(crate) fn read_groups(
        &mut self,
        cursor: Cursor<'_>,
        tables: &mut Tables,
        types: &TypeTable,
        (is_newer, budget): (bool, &Budget),
        unknown: &mut Unknown,
    ) -> Result<()> {
        let mut left_out = Unknown::default();
        for_each_record(cursor, blocks::ATTRIBUTE_GROUPS, unknown, |record, _| {
            if record.code != group_code::ENTRY {
                return Ok(());
            }
            let operands = record.operands();
            let (&[id, place], rest) = operands.split_first_chunk::<2>().ok_or_else(invalid_record)?;
            let set = GroupReader::new(tables, types, budget, is_newer, place, rest).read(|kind| {
                let place = Place { block: blocks::ATTRIBUTE_GROUPS, record: Some(record.code), bit: record.bit };
                left_out.note(UnknownKind::Attribute(kind), place);
            })?;
            self.groups.insert(id, (place, set));
            Ok(())
        })?;
        unknown.append(left_out);
        Ok(())
    }

    /// Reads a block of lists.
    pub(crate) fn read_lists(&mut self, cursor: Cursor<'_>, tables: &mut Tables, unknown: &mut Unknown) -> Result<()> {
        for_each_record(cursor, blocks::ATTRIBUTES, unknown, |record, _| {
            let mut list = ListBuilder::default();
            match record.code {
                list_code::ENTRY => {
                    for id in record.operands() {
                        if let Some(&(place, set)) = self.groups.get(id) {
                            list.add(tables, place, set)?;
                        }
                    }
                }
                list_code::ENTRY_OLD => {
                    let (pairs, rest) = record.operands().as_chunks::<2>();
                    if !rest.is_empty() {
                        return Err(invalid_record());
                    }
                    for &[place, bits] in pairs {
                        let mut set = old::from_bits(bits, place == FUNCTION_PLACE)?;
                        let set = tables.attributes.intern_set(&mut set, &tables.strings);
                        list.add(tables, place, set)?;
                    }
                }
                _ => return Ok(()),
            }
            self.parameters += list.params.len();
            if self.parameters > MAX_ATTRIBUTED_PARAMETERS {
                return Err(invalid_record().with_note("attributes of too many parameters".into()));
            }
            self.lists.push(list.finish(tables));
            Ok(())
        })
    }
}

/// Returns a list with the types that older versions left out because typed pointers implied them: `pointee`
/// returns that of a parameter.
pub(crate) fn with_types(tables: &mut Tables, list: AttrList, pointee: impl Fn(usize) -> Option<Type>) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    let mut changed = false;
    for (number, set) in params.iter_mut().enumerate() {
        let untyped = |attribute: &Attribute| matches!(attribute, Attribute::Type(kind, None) if TYPED.contains(kind));
        if !tables.attributes.set(*set).iter().any(untyped) {
            continue;
        }
        let Some(ty) = pointee(number) else { continue };
        let mut all = tables.attributes.set(*set).to_vec();
        for attribute in all.iter_mut().filter(|attribute| untyped(attribute)) {
            if let Attribute::Type(_, missing) = attribute {
                *missing = Some(ty);
            }
        }
        *set = tables.attributes.intern_set(&mut all, &tables.strings);
        changed = true;
    }
    if changed { tables.attributes.intern_list(data.function, data.result, &params) } else { list }
}

/// Returns a list with a type attribute added to a parameter, unless the parameter already has one of the
/// kind.
pub(crate) fn with_type(tables: &mut Tables, list: AttrList, number: usize, kind: AttrKind, ty: Type) -> AttrList {
    let data = tables.attributes.list(list).clone();
    let mut params = data.params.to_vec();
    if params.len() <= number {
        params.resize(number + 1, AttrSet::EMPTY);
    }
    if tables.attributes.has(params[number], kind) {
        return list;
    }
    let mut all = tables.attributes.set(params[number]).to_vec();
    all.push(Attribute::Type(kind, Some(ty)));
    params[number] = tables.attributes.intern_set(&mut all, &tables.strings);
    tables.attributes.intern_list(data.function, data.result, &params)
}

/// The kinds whose type is the pointee of the parameter.
const TYPED: [AttrKind; 3] = [AttrKind::ByVal, AttrKind::StructRet, AttrKind::InAlloca];

/// Collects the sets of a list by place.
#[derive(Default)]
struct ListBuilder {
    function: Option<AttrSet>,
    result: Option<AttrSet>,
    params: Vec<AttrSet>,
}

impl ListBuilder {
    fn add(&mut self, tables: &mut Tables, place: u64, set: AttrSet) -> Result<()> {
        let slot = match place {
            FUNCTION_PLACE => self.function.get_or_insert(AttrSet::EMPTY),
            0 => self.result.get_or_insert(AttrSet::EMPTY),
            number if number <= MAX_PARAMETER => {
                let at = number as usize - 1;
                if self.params.len() <= at {
                    self.params.resize(at + 1, AttrSet::EMPTY);
                }
                &mut self.params[at]
            }
            _ => return Err(invalid_record()),
        };
        if *slot == AttrSet::EMPTY {
            *slot = set;
        } else {
            let mut both = tables.attributes.set(*slot).to_vec();
            both.extend_from_slice(tables.attributes.set(set));
            *slot = tables.attributes.intern_set(&mut both, &tables.strings);
        }
        Ok(())
    }

    fn finish(self, tables: &mut Tables) -> AttrList {
        let (function, result) = (self.function.unwrap_or(AttrSet::EMPTY), self.result.unwrap_or(AttrSet::EMPTY));
        tables.attributes.intern_list(function, result, &self.params)
    }
}
