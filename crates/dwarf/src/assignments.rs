//! Records of local variables: which value or memory each gives its variable.

use std::ops::Range;

use draig_ir::metadata::Class;
use draig_ir::{ConstKind, DbgRecord, DbgRecordData, DbgRecordKind, LocalMetadataData, Metadata, Value, ValueKind};
use rustc_hash::FxHashSet;

use crate::expression::{Fragment, fragment};
use crate::flow::{Event, NO_VALUE};
use crate::places::{Meaning, Shape};
use crate::variables::{Finder, Scratch, code_value};

/// Record of a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Assignment {
    pub(crate) variable: u32,
    pub(crate) fragment: Option<Fragment>,
    pub(crate) event: Event,
    /// Whether the variable is in its memory from here on.
    pub(crate) is_home: bool,
}

/// Number of records of a variable that are compared one by one.
const FEW: usize = 8;

impl Scratch {
    /// Gives equal meanings of one variable one number.
    fn unite(&mut self, range: Range<usize>) {
        let Scratch { sorted, meanings, numbers, .. } = self;
        let assignments = &mut sorted[range];
        if assignments.len() > FEW {
            numbers.clear();
            for each in assignments.iter_mut().filter(|each| each.event.meaning > NO_VALUE) {
                let meaning = meanings[each.event.meaning as usize - 2].0;
                each.event.meaning = *numbers.entry(meaning).or_insert(each.event.meaning);
            }
            return;
        }
        for at in 1..assignments.len() {
            let (before, rest) = assignments.split_at_mut(at);
            let own = &mut rest[0].event.meaning;
            if *own > NO_VALUE {
                let meaning = |number: u32| meanings[number as usize - 2].0;
                let known = before.iter().map(|each| each.event.meaning).filter(|&other| other > NO_VALUE);
                let equal = known.into_iter().find(|&other| meaning(other) == meaning(*own));
                *own = equal.unwrap_or(*own);
            }
        }
    }
}

impl Finder<'_, '_> {
    /// Finds the records of variables, by variable.
    pub(crate) fn find_assignments(&mut self) {
        self.find_stored();
        self.s.known.clear();
        self.s.order.clear();
        self.s.assignments.clear();
        self.s.meanings.clear();
        self.s.values.start_spans(self.notes);
        for at in &self.notes.records {
            let data = self.body.record(at.record);
            let Some(node) = data.variable.filter(|&id| self.nodes.class(id) == Some(Class::DILocalVariable)) else {
                continue;
            };
            let key = (node, self.inlined_at(data.debug_loc));
            let variable = match self.s.known.find(key) {
                Some(variable) => variable,
                None => {
                    let next = self.s.order.len() as u32;
                    self.s.known.insert(key, next);
                    self.s.order.push(key);
                    next
                }
            };
            let fragment = self.fragment(data.expression);
            let (meaning, is_home) = self.meaning(at.record, &data);
            let event = Event { offset: at.offset, block: at.block, meaning };
            self.s.assignments.push(Assignment { variable, fragment, event, is_home });
        }
        let Scratch { order, assignments, sorted, ends, .. } = &mut *self.s;
        // Starts of each variable's assignments, which become ends while they are moved.
        ends.clear();
        ends.resize(order.len() + 1, 0);
        assignments.iter().for_each(|each| ends[each.variable as usize + 1] += 1);
        (0..order.len()).for_each(|at| ends[at + 1] += ends[at]);
        sorted.clear();
        sorted.extend_from_slice(assignments);
        for each in assignments.iter() {
            let end = &mut ends[each.variable as usize];
            sorted[*end as usize] = *each;
            *end += 1;
        }
        let mut start = 0;
        for number in 0..self.s.order.len() {
            let end = self.s.ends[number] as usize;
            self.s.unite(start..end);
            start = end;
        }
    }

    /// Finds the assignments that a store before them in their block has written to memory.
    fn find_stored(&mut self) {
        self.s.stored.clear();
        let body = self.body;
        let records = self.notes.records.iter();
        let mut blocks: Vec<u32> =
            records.filter(|at| body.record_kind(at.record) == DbgRecordKind::Assign).map(|at| at.block).collect();
        blocks.dedup();
        if blocks.is_empty() {
            return;
        }
        let Some(kind) = self.nodes.module.tables.metadata_kinds.find(b"DIAssignID") else { return };
        let mut stores: FxHashSet<Metadata> = FxHashSet::default();
        for block in blocks {
            stores.clear();
            for inst in body.block_insts(self.notes.blocks[block as usize].0) {
                for record in body.records_before(inst) {
                    let id = body.record(record).assign_id;
                    if id.is_some_and(|id| stores.contains(&id)) {
                        self.s.stored.insert(record);
                    }
                }
                stores.extend(body.attachment(inst, kind));
            }
        }
    }

    /// Returns the meaning of a record plus 2, or [`NO_VALUE`], and whether it is the memory of the variable.
    fn meaning(&mut self, record: DbgRecord, data: &DbgRecordData) -> (u32, bool) {
        let mut meaning = Meaning {
            is_address: data.kind == DbgRecordKind::Declare,
            location: data.location,
            expression: data.expression,
        };
        let home = self.home(record, data);
        if home.is_some() {
            (meaning.is_address, meaning.location) = (true, home);
        }
        if !meaning.location.is_some_and(|value| self.has_value(value)) {
            return (NO_VALUE, false);
        }
        self.s.meanings.push((meaning, Shape::Unknown));
        (self.s.meanings.len() as u32 + 1, home.is_some())
    }

    /// Returns the address at which an assignment has written a variable, or its fragment, to memory.
    fn home(&self, record: DbgRecord, data: &DbgRecordData) -> Option<Value> {
        if self.s.stored.is_empty() || !self.s.stored.contains(&record) {
            return None;
        }
        let address = code_value(data.address?)?;
        let words = self.words(data.expression);
        let is_plain = self.words(data.address_expression).is_empty() && (words.is_empty() || words.len() == 3);
        let is_whole = words.is_empty() || fragment(&words).is_some();
        (is_plain && is_whole && self.object(address).is_some()).then_some(data.address?)
    }

    fn has_value(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Metadata(_) => false,
            ValueKind::Const(constant) => {
                !matches!(self.nodes.module.tables.constants.kind(constant), ConstKind::Undef | ConstKind::Poison)
            }
            ValueKind::LocalMetadata(local) => match self.body.local_metadata(local) {
                LocalMetadataData::Value(value) => self.has_value(*value),
                LocalMetadataData::ArgList(values) => values.iter().all(|&value| self.has_value(value)),
            },
            _ => true,
        }
    }
}
