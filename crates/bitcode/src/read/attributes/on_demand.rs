//! Attributes decoded on demand, for modules of which only a few are needed: records the position of each
//! group and list.

use draig_bitstream::{Cursor, Entry, Record};
use draig_ir::{AttrList, AttrSet, Tables};

use super::group::GroupReader;
use super::{Budget, ListBuilder, Result, TypeTable, group_code, invalid_record, list_code};
use crate::read::limits::MAX_ATTRIBUTED_PARAMETERS;
use crate::read::records::read_at;

/// The groups and lists of a module, read on demand. Only files in LLVM's form since 3.3 are read this way;
/// anything else is an error here, because there is another way to read them.
#[derive(Debug, Default)]
pub(crate) struct AttributesOnDemand<'a> {
    group_block: Option<Cursor<'a>>,
    /// The groups by number.
    groups: Vec<Group>,
    list_block: Option<Cursor<'a>>,
    /// Position of the record of each list, in bits.
    places: Vec<u64>,
    lists: Vec<Option<AttrList>>,
    /// Total number of parameters in the lists.
    parameters: usize,
    record: Record,
}

/// A group: the position of its record and, once read, its place in lists and its attributes.
#[derive(Debug)]
struct Group {
    number: u64,
    bit: u64,
    read: Option<(u64, AttrSet)>,
}

impl<'a> AttributesOnDemand<'a> {
    /// Finds the groups in a block.
    pub(crate) fn open_groups(&mut self, mut cursor: Cursor<'a>) -> Result<()> {
        let groups = &mut self.groups;
        find(&mut cursor, group_code::ENTRY, |bit, number| {
            groups.push(Group { number: number.ok_or_else(invalid_record)?, bit, read: None });
            Ok(())
        })?;
        let is_sorted = groups.is_sorted_by(|one, next| one.number < next.number);
        if !is_sorted || self.group_block.replace(cursor).is_some() {
            return Err(invalid_record());
        }
        Ok(())
    }

    /// Finds the lists in a block.
    pub(crate) fn open_lists(&mut self, mut cursor: Cursor<'a>) -> Result<()> {
        let places = &mut self.places;
        find(&mut cursor, list_code::ENTRY, |bit, _| {
            places.push(bit);
            Ok(())
        })?;
        self.lists.resize(self.places.len(), None);
        match self.list_block.replace(cursor) {
            None => Ok(()),
            Some(_) => Err(invalid_record()),
        }
    }

    /// Returns the list for a number plus one; the empty list for 0 and past the last, as in LLVM.
    pub(crate) fn list(
        &mut self,
        number: u64,
        tables: &mut Tables,
        types: &TypeTable,
        budget: &Budget,
    ) -> Result<AttrList> {
        let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let Some((at, &known)) = at.and_then(|at| Some((at, self.lists.get(at)?))) else {
            return Ok(AttrList::EMPTY);
        };
        if let Some(list) = known {
            return Ok(list);
        }
        let mut record = std::mem::take(&mut self.record);
        let cursor = self.list_block.as_mut().ok_or_else(invalid_record)?;
        read_at(cursor, self.places[at], &mut record)?;
        let numbers = record.operands().to_vec();
        let mut list = ListBuilder::default();
        for number in numbers {
            let Ok(group) = self.groups.binary_search_by_key(&number, |group| group.number) else { continue };
            let (place, set) = self.group(group, &mut record, tables, types, budget)?;
            list.add(tables, place, set)?;
        }
        self.record = record;
        self.parameters += list.params.len();
        if self.parameters > MAX_ATTRIBUTED_PARAMETERS {
            return Err(invalid_record());
        }
        let list = list.finish(tables);
        self.lists[at] = Some(list);
        Ok(list)
    }

    /// Reads all lists, in order.
    pub(crate) fn all(&mut self, tables: &mut Tables, types: &TypeTable, budget: &Budget) -> Result<Vec<AttrList>> {
        (1..=self.lists.len() as u64).map(|number| self.list(number, tables, types, budget)).collect()
    }

    fn group(
        &mut self,
        at: usize,
        record: &mut Record,
        tables: &mut Tables,
        types: &TypeTable,
        budget: &Budget,
    ) -> Result<(u64, AttrSet)> {
        let group = &mut self.groups[at];
        if let Some(read) = group.read {
            return Ok(read);
        }
        let cursor = self.group_block.as_mut().ok_or_else(invalid_record)?;
        read_at(cursor, group.bit, record)?;
        let (&[_, place], rest) = record.operands().split_first_chunk::<2>().ok_or_else(invalid_record)?;
        let set = GroupReader::new(tables, types, budget, false, place, rest).read(|_| {})?;
        group.read = Some((place, set));
        Ok((place, set))
    }
}

/// Calls `found` with the position and the first number of each record of a block, all of which must have
/// this code.
fn find(cursor: &mut Cursor<'_>, code: u32, mut found: impl FnMut(u64, Option<u64>) -> Result<()>) -> Result<()> {
    loop {
        match cursor.next()? {
            Entry::End => return Ok(()),
            Entry::Block(_) => return Err(invalid_record()),
            Entry::Record(abbreviation) => {
                let bit = cursor.entry_bit();
                match cursor.skip_record(abbreviation)? {
                    (is, first) if is == code => found(bit, first)?,
                    _ => return Err(invalid_record()),
                }
            }
        }
    }
}
