//! Debug records (LangRef "Debug Records"): `#dbg_value` and the like, which precede an instruction or end a
//! block.

use std::sync::LazyLock;

use cranelift_entity::SecondaryMap;

use super::Body;
use super::rare::RarePart;
use crate::entity::handle;
use crate::metadata::Metadata;
use crate::remap::Remap;
use crate::value::{Block, Inst, Value};

handle! {
    /// Handle of a debug record of a body.
    DbgRecord, "record"
}

/// Kind of a debug record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DbgRecordKind {
    /// `#dbg_value`
    Value,
    /// `#dbg_declare`
    Declare,
    /// `#dbg_assign`
    Assign,
    /// `#dbg_label`
    Label,
    /// `#dbg_declare_value`
    DeclareValue,
}

impl DbgRecordKind {
    /// Every kind with its spelling after `#dbg_`.
    pub const TABLE: &'static [(DbgRecordKind, &'static str)] = &[
        (DbgRecordKind::Value, "value"),
        (DbgRecordKind::Declare, "declare"),
        (DbgRecordKind::Assign, "assign"),
        (DbgRecordKind::Label, "label"),
        (DbgRecordKind::DeclareValue, "declare_value"),
    ];
}

/// A debug record.
///
/// A location operand is an instruction, parameter, constant or global (wrapped as metadata), metadata such
/// as `!{}`, or local metadata that holds a `!DIArgList`.
#[derive(Clone, Copy, Debug)]
pub struct DbgRecordData {
    /// The kind of record.
    pub kind: DbgRecordKind,
    /// The location; `None` for a label.
    pub location: Option<Value>,
    /// The variable, or the label.
    pub variable: Option<Metadata>,
    /// The expression; `None` for a label.
    pub expression: Option<Metadata>,
    /// The source location.
    pub debug_loc: Option<Metadata>,
    /// The `!DIAssignID` of an assign.
    pub assign_id: Option<Metadata>,
    /// The address of an assign.
    pub address: Option<Value>,
    /// The address expression of an assign.
    pub address_expression: Option<Metadata>,
}

#[derive(Clone, Copy, Debug)]
struct Record {
    kind: DbgRecordKind,
    /// Whether it is in a list, so that its uses count.
    placed: bool,
    location: Option<Value>,
    variable: Option<Metadata>,
    expression: Option<Metadata>,
    debug_loc: Option<Metadata>,
    next: Option<DbgRecord>,
    /// One more than the index in `assigns`.
    assign: u32,
}

#[derive(Clone, Copy, Debug)]
struct AssignPart {
    id: Option<Metadata>,
    address: Option<Value>,
    expression: Option<Metadata>,
}

/// First and last record of a list, for appending in constant time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct List {
    first: Option<DbgRecord>,
    last: Option<DbgRecord>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct DebugRecords {
    records: Vec<Record>,
    assigns: Vec<AssignPart>,
    before: SecondaryMap<Inst, List>,
    trailing: SecondaryMap<Block, List>,
}

impl DebugRecords {
    pub(super) fn remap(&mut self, map: &mut (impl Remap + ?Sized)) {
        for record in &mut self.records {
            record.location = record.location.map(|value| map.value(value));
            record.variable = record.variable.map(|id| map.metadata(id));
            record.expression = record.expression.map(|id| map.metadata(id));
            record.debug_loc = record.debug_loc.map(|id| map.metadata(id));
        }
        for part in &mut self.assigns {
            part.id = part.id.map(|id| map.metadata(id));
            part.address = part.address.map(|value| map.value(value));
            part.expression = part.expression.map(|id| map.metadata(id));
        }
    }

    pub(super) fn shrink_to_fit(&mut self) {
        self.records.shrink_to_fit();
    }
}

impl RarePart for DebugRecords {
    fn none() -> &'static DebugRecords {
        static NONE: LazyLock<DebugRecords> = LazyLock::new(DebugRecords::default);
        &NONE
    }

    fn is_none(&self) -> bool {
        self.records.is_empty()
    }

    fn clear(&mut self) {
        self.records.clear();
        self.assigns.clear();
        self.before.clear();
        self.trailing.clear();
    }

    fn heap_bytes(&self) -> usize {
        self.records.capacity() * size_of::<Record>() + self.before.iter().len() * size_of::<List>()
    }
}

impl Body {
    /// Returns the records before an instruction, in order.
    #[inline]
    pub fn records_before(&self, inst: Inst) -> impl Iterator<Item = DbgRecord> + '_ {
        self.record_list(self.debug_records.before[inst].first)
    }

    /// Whether there are records before an instruction.
    #[inline]
    pub fn has_records_before(&self, inst: Inst) -> bool {
        self.debug_records.before[inst].first.is_some()
    }

    /// Returns the records after the last instruction of a block, in order.
    pub fn trailing_records(&self, block: Block) -> impl Iterator<Item = DbgRecord> + '_ {
        self.record_list(self.debug_records.trailing[block].first)
    }

    fn record_list(&self, mut next: Option<DbgRecord>) -> impl Iterator<Item = DbgRecord> + '_ {
        std::iter::from_fn(move || {
            let record = next?;
            next = self.debug_records.records[record.index()].next;
            Some(record)
        })
    }

    /// Returns the records that are part of the function, in order of creation.
    pub fn all_records(&self) -> impl Iterator<Item = DbgRecord> + '_ {
        let all = (0..self.record_count() as u32).map(DbgRecord::from_u32);
        all.filter(|&record| self.is_record_placed(record))
    }

    /// Number of records ever created.
    pub fn record_count(&self) -> usize {
        self.debug_records.records.len()
    }

    /// Returns the variable or the label of a record.
    #[inline]
    pub fn record_variable(&self, record: DbgRecord) -> Option<Metadata> {
        self.debug_records.records[record.index()].variable
    }

    /// Returns the kind of a record.
    #[inline]
    pub fn record_kind(&self, record: DbgRecord) -> DbgRecordKind {
        self.debug_records.records[record.index()].kind
    }

    /// Returns a record.
    pub fn record(&self, record: DbgRecord) -> DbgRecordData {
        let stored = &self.debug_records.records[record.index()];
        let assign = (stored.assign as usize).checked_sub(1).map(|at| self.debug_records.assigns[at]);
        DbgRecordData {
            kind: stored.kind,
            location: stored.location,
            variable: stored.variable,
            expression: stored.expression,
            debug_loc: stored.debug_loc,
            assign_id: assign.and_then(|part| part.id),
            address: assign.and_then(|part| part.address),
            address_expression: assign.and_then(|part| part.expression),
        }
    }

    /// Overwrites a record in place.
    pub fn set_record(&mut self, record: DbgRecord, data: &DbgRecordData) {
        let part = AssignPart { id: data.assign_id, address: data.address, expression: data.address_expression };
        self.drop_record_uses(record);
        let DebugRecords { records, assigns, .. } = &mut *self.debug_records;
        let stored = &mut records[record.index()];
        stored.kind = data.kind;
        stored.location = data.location;
        stored.variable = data.variable;
        stored.expression = data.expression;
        stored.debug_loc = data.debug_loc;
        match (stored.assign as usize).checked_sub(1) {
            Some(at) => assigns[at] = part,
            None if data.kind == DbgRecordKind::Assign => {
                assigns.push(part);
                stored.assign = assigns.len() as u32;
            }
            None => {}
        }
        self.note_record_uses(record);
    }

    /// Whether a record is before an instruction or at the end of a block.
    pub fn is_record_placed(&self, record: DbgRecord) -> bool {
        self.debug_records.records[record.index()].placed
    }

    /// Creates a record without placing it; see [`Body::place_record_before`] and
    /// [`Body::place_trailing_record`].
    pub fn create_record(&mut self, data: &DbgRecordData) -> DbgRecord {
        let record = DbgRecord::from_u32(self.debug_records.records.len() as u32);
        self.debug_records.records.push(Record {
            kind: data.kind,
            placed: false,
            location: None,
            variable: None,
            expression: None,
            debug_loc: None,
            next: None,
            assign: 0,
        });
        self.set_record(record, data);
        record
    }

    /// Inserts a record directly before an instruction, after any records already there.
    pub fn place_record_before(&mut self, record: DbgRecord, inst: Inst) {
        let mut list = self.debug_records.before[inst];
        self.append_to(&mut list, record);
        self.debug_records.before[inst] = list;
    }

    /// Inserts a new record before an instruction, before any records already there.
    pub fn place_record_first(&mut self, record: DbgRecord, inst: Inst) {
        let old = std::mem::take(&mut self.debug_records.before[inst]);
        let mut list = List::default();
        self.append_to(&mut list, record);
        self.debug_records.records[record.index()].next = old.first;
        self.debug_records.before[inst] = List { first: list.first, last: old.last.or(list.last) };
    }

    /// Appends a record to the end of a block.
    pub fn place_trailing_record(&mut self, record: DbgRecord, block: Block) {
        let mut list = self.debug_records.trailing[block];
        self.append_to(&mut list, record);
        self.debug_records.trailing[block] = list;
    }

    fn append_to(&mut self, list: &mut List, record: DbgRecord) {
        self.debug_records.records[record.index()].next = None;
        match list.last.replace(record) {
            Some(last) => self.debug_records.records[last.index()].next = Some(record),
            None => list.first = Some(record),
        }
        if !std::mem::replace(&mut self.debug_records.records[record.index()].placed, true) {
            self.note_record_uses(record);
        }
    }

    /// Removes all records before an instruction.
    pub fn clear_records_before(&mut self, inst: Inst) {
        if self.debug_records.before[inst] != List::default() {
            let list = std::mem::take(&mut self.debug_records.before[inst]);
            self.displace(list);
        }
    }

    /// Removes all records at the end of a block.
    pub fn clear_trailing_records(&mut self, block: Block) {
        if self.debug_records.trailing[block] == List::default() {
            return;
        }
        let list = std::mem::take(&mut self.debug_records.trailing[block]);
        self.displace(list);
    }

    fn displace(&mut self, list: List) {
        let mut next = list.first;
        while let Some(record) = next {
            self.drop_record_uses(record);
            let stored = &mut self.debug_records.records[record.index()];
            stored.placed = false;
            next = stored.next;
        }
    }

    /// Removes a record from the list before `inst`, in time linear in the length of that list.
    pub fn remove_record_before(&mut self, record: DbgRecord, inst: Inst) {
        let list = self.debug_records.before[inst];
        self.debug_records.before[inst] = self.list_without(list, record);
    }

    /// Removes a record from the end of a block, in time linear in the number of records there.
    pub fn remove_trailing_record(&mut self, record: DbgRecord, block: Block) {
        let list = self.debug_records.trailing[block];
        self.debug_records.trailing[block] = self.list_without(list, record);
    }

    fn list_without(&mut self, list: List, record: DbgRecord) -> List {
        let kept: Vec<DbgRecord> = self.record_list(list.first).filter(|&other| other != record).collect();
        self.debug_records.records[record.index()].next = None;
        self.displace(List { first: Some(record), last: Some(record) });
        let mut rest = List::default();
        kept.into_iter().for_each(|other| self.append_to(&mut rest, other));
        rest
    }

    /// Removes the `!dbg` of every instruction and all records. Returns whether any instruction had a `!dbg`.
    pub fn strip_locations(&mut self) -> bool {
        let had_location = !self.debug_locs.is_empty() && self.insts().any(|inst| self.debug_loc(inst).is_some());
        self.debug_locs.clear();
        self.debug_records.clear();
        self.forget_other_uses();
        had_location
    }

    /// Moves the records before `from` to the front of the list before `to`.
    pub(crate) fn move_records(&mut self, from: Inst, to: Inst) {
        let Some(last) = self.debug_records.before[from].last else { return };
        let moved = std::mem::take(&mut self.debug_records.before[from]);
        let old = self.debug_records.before[to];
        self.debug_records.records[last.index()].next = old.first;
        self.debug_records.before[to] = List { first: moved.first, last: old.last.or(moved.last) };
    }

    /// Calls `map` on every value that debug records or local metadata refer to, for replacing values there.
    pub fn map_metadata_values(&mut self, mut map: impl FnMut(Value) -> Value) {
        self.epochs.advance_values();
        self.forget_other_uses();
        if let Some(DebugRecords { records, assigns, .. }) = self.debug_records.changed() {
            for record in records {
                record.location = record.location.map(&mut map);
            }
            for part in assigns {
                part.address = part.address.map(&mut map);
            }
        }
        for local in &mut self.local_metadata {
            match local {
                super::LocalMetadataData::Value(value) => *value = map(*value),
                super::LocalMetadataData::ArgList(values) => {
                    values.iter_mut().for_each(|value| *value = map(*value));
                }
            }
        }
    }
}
