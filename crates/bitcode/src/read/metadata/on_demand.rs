//! The metadata of a module, read node by node, using the index of records that LLVM has written since 4.0. A
//! requested node is read with those that it mentions; strings are decoded when something mentions them. The
//! parent module reads files without an index completely.

use draig_bitstream::{Cursor, Entry, Record, id};
use draig_ir::Metadata;
use draig_ir::metadata::{Class, NodeWriter};
use rustc_hash::FxHashMap;

use super::{MetadataIds, MetadataReader, MetadataScope};
use crate::codes::metadata as code;
use crate::read::fault::{Result, fault, invalid_record};
use crate::read::limits::MAX_METADATA;
use crate::read::records::bytes;

/// Fields of a unit that list everything a module describes. A body that mentions the unit does not
/// need them.
const UNIT_LISTS: [&str; 5] = ["enums", "retainedTypes", "globals", "imports", "macros"];

/// A block of metadata whose records are read on demand.
#[derive(Debug)]
pub(crate) struct OnDemand<'a> {
    /// Inside the block, with the abbreviations of its records.
    cursor: Cursor<'a>,
    /// Position of each record, in bits. The first has the number after the last string's.
    places: Vec<u64>,
    /// After the index, where named lists and attachments of globals are.
    rest: Cursor<'a>,
    strings: Strings<'a>,
    /// The metadata read so far, or already given a number of the pool.
    ids: Vec<Option<Metadata>>,
    /// Metadata that only a unit lists: it has a number of the pool and is not read.
    skipped: FxHashMap<u32, Metadata>,
    /// Whether the lists of units are skipped.
    leaves: bool,
    record: Record,
}

/// The strings of a block, undecoded.
#[derive(Debug)]
struct Strings<'a> {
    characters: &'a [u8],
    /// End of each string.
    ends: Vec<u32>,
}

impl<'a> Strings<'a> {
    fn read(record: &Record, cursor: &Cursor<'a>) -> Option<Strings<'a>> {
        let (&count, &offset) = record.operands().first().zip(record.operands().get(1))?;
        let (lengths, characters) = record.blob(cursor.data())?.split_at_checked(usize::try_from(offset).ok()?)?;
        // Every length takes six bits or more.
        if count > lengths.len() as u64 * 8 / 6 {
            return None;
        }
        let mut lengths = Cursor::new(lengths);
        let mut ends = Vec::with_capacity(count as usize);
        let mut end = 0u64;
        for _ in 0..count {
            end = end.checked_add(lengths.vbr(6).ok()?)?;
            ends.push(u32::try_from(end).ok()?);
        }
        (end <= characters.len() as u64).then_some(Strings { characters, ends })
    }

    fn get(&self, at: usize) -> Option<&'a [u8]> {
        let &end = self.ends.get(at)?;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.characters.get(start as usize..end as usize)
    }
}

impl<'a> OnDemand<'a> {
    /// Opens a block that can be read on demand; `None` if it has no index, or an unusable one.
    pub(crate) fn open(mut cursor: Cursor<'a>) -> Option<OnDemand<'a>> {
        let mut record = Record::new();
        let strings = match next(&mut cursor, &mut record)? {
            code::STRINGS => Strings::read(&record, &cursor)?,
            _ => return None,
        };
        if next(&mut cursor, &mut record)? != code::INDEX_OFFSET {
            return None;
        }
        let &[low, high] = record.operands() else { return None };
        let start = cursor.bit();
        let mut rest = cursor.clone();
        rest.seek(start.checked_add(low | high.checked_shl(32)?)?).ok()?;
        let index = rest.bit();
        if next(&mut rest, &mut record)? != code::INDEX {
            return None;
        }
        let mut place = start;
        let mut places = Vec::with_capacity(record.operands().len());
        for &size in record.operands() {
            // Only the first may begin at the position of the count.
            if size == 0 && !places.is_empty() {
                return None;
            }
            place = place.checked_add(size).filter(|&place| place < index)?;
            places.push(place);
        }
        let count = strings.ends.len() + places.len();
        if count > MAX_METADATA {
            return None;
        }
        let ids = vec![None; count];
        Some(OnDemand { cursor, places, rest, strings, ids, skipped: FxHashMap::default(), leaves: true, record })
    }

    /// Returns the number of strings, values and nodes.
    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns the metadata with a number, if it was read or mentioned.
    pub(super) fn id(&self, at: usize) -> Option<Metadata> {
        self.ids.get(at).copied().flatten()
    }

    pub(super) fn set(&mut self, number: u32, id: Metadata) {
        if let Some(slot) = self.ids.get_mut(number as usize) {
            *slot = Some(id);
        }
    }

    /// Whether metadata with this number exists and must still be read before it is used.
    #[inline]
    pub(super) fn is_unread(&self, number: u64) -> bool {
        match usize::try_from(number).ok().and_then(|at| self.ids.get(at)) {
            Some(None) => true,
            Some(Some(_)) => !self.skipped.is_empty() && self.skipped.contains_key(&(number as u32)),
            None => false,
        }
    }

    /// Reads the metadata for a number and the metadata that it mentions.
    pub(crate) fn read(&mut self, number: u64, scope: MetadataScope<'_, '_>) -> Result<Metadata> {
        let at = usize::try_from(number).ok().filter(|&at| at < self.len()).ok_or_else(invalid_record)?;
        self.read_from(at..at + 1, scope)?;
        self.id(at).ok_or_else(invalid_record)
    }

    /// Returns the named lists that immediately follow the index: names, and numbers of nodes.
    pub(crate) fn named(&self) -> Vec<(Vec<u8>, Vec<u64>)> {
        let (mut cursor, mut record) = (self.rest.clone(), Record::new());
        let (mut lists, mut name) = (Vec::new(), None);
        while let Some(code) = next(&mut cursor, &mut record) {
            match (code, name.take()) {
                (code::NAME, _) => name = Some(bytes(record.operands())),
                (code::NAMED_NODE, Some(name)) => lists.push((name, record.operands().to_vec())),
                _ => break,
            }
        }
        lists
    }

    /// Reads all metadata not read yet.
    pub(crate) fn read_all(&mut self, scope: MetadataScope<'_, '_>) -> Result<()> {
        self.leaves = false;
        self.read_from(0..self.len(), scope)
    }

    /// Returns everything by number, and the cursor after the index. All must have been read.
    pub(crate) fn into_parts(self) -> Option<(Vec<Metadata>, Cursor<'a>)> {
        let ids: Option<Vec<Metadata>> = self.ids.into_iter().collect();
        ids.filter(|_| self.skipped.is_empty()).map(|ids| (ids, self.rest))
    }

    fn read_from(&mut self, numbers: std::ops::Range<usize>, scope: MetadataScope<'_, '_>) -> Result<()> {
        let mut record = std::mem::take(&mut self.record);
        let mut ids = MetadataIds { reading: Some(0), ..MetadataIds::on_demand(self) };
        let writer = NodeWriter::new(Class::Tuple);
        let mut reader = MetadataReader { scope, ids: &mut ids, body: None, writer, name: None };
        let no_blob = Cursor::new(&[]);
        for at in numbers {
            reader.mentioned(at)?;
            while let Some(number) = reader.ids.waiting.pop() {
                reader.read_waiting(number, &mut record, &no_blob)?;
            }
        }
        self.record = record;
        Ok(())
    }

    /// Whether a number is that of a value, which never has to wait. A value has no abbreviation.
    fn is_value(&mut self, number: u32) -> Result<bool> {
        self.go_to(number)?;
        let Entry::Record(abbreviation) = self.cursor.next()? else { return Err(wrong_index()) };
        Ok(abbreviation == id::UNABBREV_RECORD && self.cursor.vbr(6)? == u64::from(code::VALUE))
    }

    /// Moves to the record of a number; returns its index among the records.
    fn go_to(&mut self, number: u32) -> Result<usize> {
        let at = (number as usize).checked_sub(self.strings.ends.len());
        let (at, &place) = at.and_then(|at| Some((at, self.places.get(at)?))).ok_or_else(invalid_record)?;
        self.cursor.seek(place)?;
        Ok(at)
    }

    /// Reads the record of a number.
    fn record(&mut self, number: u32, record: &mut Record) -> Result<()> {
        let at = self.go_to(number)?;
        let Entry::Record(abbreviation) = self.cursor.next()? else { return Err(wrong_index()) };
        self.cursor.read_record(abbreviation, record)?;
        match self.places.get(at + 1) {
            Some(&next) if next != self.cursor.bit() => Err(wrong_index()),
            _ => Ok(()),
        }
    }
}

impl MetadataReader<'_, '_, '_, '_, '_> {
    /// Gives metadata mentioned by a node of the module its number of the pool; its content waits.
    pub(super) fn mentioned(&mut self, at: usize) -> Result<Metadata> {
        let number = at as u32;
        let pool = &mut self.scope.tables.metadata;
        let module = self.ids.on_demand.as_deref_mut().ok_or_else(invalid_record)?;
        let known = *module.ids.get(at).ok_or_else(invalid_record)?;
        if let Some(id) = known {
            if !module.skipped.is_empty() && module.skipped.remove(&number).is_some() {
                self.ids.forward.insert(number, id);
                self.ids.waiting.push(number);
            }
            return Ok(id);
        }
        if let Some(text) = module.strings.get(at) {
            let symbol = self.scope.tables.strings.intern(text);
            let id = pool.intern_string(symbol);
            module.ids[at] = Some(id);
            return Ok(id);
        }
        let mut record = std::mem::take(&mut module.record);
        let id = if module.is_value(number)? {
            module.record(number, &mut record)?;
            let &[ty, value] = record.operands() else { return Err(invalid_record()) };
            let ty = self.scope.types.ty(ty)?;
            let value = self.any_value(ty, value)?;
            let draig_ir::ValueKind::Metadata(id) = value.kind() else { return Err(invalid_record()) };
            id
        } else {
            let id = pool.reserve();
            self.ids.forward.insert(number, id);
            self.ids.waiting.push(number);
            id
        };
        if let Some(module) = self.ids.on_demand.as_deref_mut() {
            module.record = record;
            module.set(number, id);
        }
        Ok(id)
    }

    /// Reads a node whose number of the pool is known.
    fn read_waiting(&mut self, number: u32, record: &mut Record, no_blob: &Cursor<'_>) -> Result<()> {
        let module = self.ids.on_demand.as_deref_mut().ok_or_else(invalid_record)?;
        module.record(number, record)?;
        self.ids.reading = Some(number);
        self.record(record, no_blob)?;
        // A record that defines nothing has no number.
        if self.ids.forward.contains_key(&number) { Err(wrong_index()) } else { Ok(()) }
    }

    /// Whether a field is skipped until it is requested.
    pub(super) fn is_skipped(&self, class: Class, field: usize) -> bool {
        class == Class::DICompileUnit
            && self.ids.reading.is_some()
            && self.ids.on_demand.as_ref().is_some_and(|module| module.leaves)
            && class.info().fields.get(field).is_some_and(|field| UNIT_LISTS.contains(&field.name))
    }

    /// Returns the number of the pool for skipped metadata, from its number plus one.
    pub(super) fn skip(&mut self, number: u64) -> Result<Option<Metadata>> {
        let Some(number) = number.checked_sub(1) else { return Ok(None) };
        let at = usize::try_from(number).map_err(|_| invalid_record())?;
        let pool = &mut self.scope.tables.metadata;
        let module = self.ids.on_demand.as_deref_mut().ok_or_else(invalid_record)?;
        let slot = module.ids.get_mut(at).ok_or_else(invalid_record)?;
        Ok(Some(*slot.get_or_insert_with(|| {
            let id = pool.reserve();
            module.skipped.insert(number as u32, id);
            id
        })))
    }
}

/// Reads the next record and returns its code.
fn next(cursor: &mut Cursor<'_>, record: &mut Record) -> Option<u32> {
    let Entry::Record(abbreviation) = cursor.next().ok()? else { return None };
    cursor.read_record(abbreviation, record).ok()?;
    Some(record.code)
}

fn wrong_index() -> crate::read::fault::Fault {
    fault("Invalid record: the index of metadata is wrong")
}
