//! Locations of local variables: which value a variable has where, and where that value is.
//!
//! A debug record gives a variable a value from its place on, along all paths, up to the next record of the variable. At
//! the start of a block, the variable has a value if it has the same one at the ends of all blocks before it. Where that
//! value is, code generation says. Both together are lists of ranges of code with an expression each.

use std::ops::Range;

use draig_ir::metadata::Class;
use draig_ir::{Body, DbgRecord, DbgRecordKind, Metadata, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::assignments::Assignment;
use crate::code::{CodeNotes, CodeValue, Object};
use crate::descriptions::{Label, Located, Places, PlacesEnd, Variable, VariableFields, VariablePlace};
use crate::expression::{Expression, Fragment};
use crate::facts::Facts;
use crate::flow::{Event, Flow, Layout, NO_VALUE, Segment, Slot};
use crate::keys::{Key, KeyNumbers};
use crate::nodes::{NodeSet, Nodes, SourceLocation, label, local};
use crate::places::{Meaning, Shape};
use crate::scopes::{ScopeFinder, ScopeId};

/// Parts of one variable that are kept apart; further ones have no place.
const MAX_SLOTS: usize = 256;

/// Bytes of most expressions of a place in a frame.
const OBJECT_BYTES: usize = 3;

/// Memory that is used again for each function.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) known: KeyNumbers,
    pub(crate) order: Vec<Key>,
    pub(crate) assignments: Vec<Assignment>,
    pub(crate) sorted: Vec<Assignment>,
    /// End of each variable's assignments.
    pub(crate) ends: Vec<u32>,
    /// Meaning of each record that gives a value.
    pub(crate) meanings: Vec<(Meaning, Shape)>,
    /// Numbers of the meanings of a variable with many records.
    pub(crate) numbers: FxHashMap<Meaning, u32>,
    pub(crate) values: Values,
    pub(crate) stored: FxHashSet<DbgRecord>,
    flow: Flow,
    slots: Vec<Slot>,
    fragments: Vec<Option<Fragment>>,
    events: Vec<Event>,
    segments: Vec<Segment>,
    pub(crate) expression: Expression,
    /// Ranges of the variable, or of each of its parts.
    pub(crate) located: Vec<Located>,
    /// Ends of the ranges of each part.
    part_ends: Vec<usize>,
}

/// Places of values, by value: all instructions, then the parameters.
#[derive(Debug, Default)]
pub(crate) struct Values {
    insts: usize,
    /// Spans of each value.
    spans: Vec<(u32, u32)>,
    /// One more than the number of the stack object whose address each value is.
    objects: Vec<u32>,
}

impl Values {
    fn start(&mut self, body: &Body, notes: &CodeNotes) {
        self.insts = body.inst_count();
        self.objects.clear();
        self.spans.clear();
        for (&(value, _), number) in notes.objects.iter().zip(1..) {
            let at = self.at(value);
            if self.objects.len() <= at {
                self.objects.resize(at + 1, 0);
            }
            self.objects[at] = number;
        }
    }

    pub(crate) fn start_spans(&mut self, notes: &CodeNotes) {
        let mut start = 0;
        for spans in notes.spans.chunk_by(|one, other| one.value == other.value) {
            let at = self.at(spans[0].value);
            if self.spans.len() <= at {
                self.spans.resize(at + 1, (0, 0));
            }
            let end = start + spans.len() as u32;
            self.spans[at] = (start, end);
            start = end;
        }
    }

    fn at(&self, value: CodeValue) -> usize {
        match value {
            CodeValue::Inst(inst) => inst.index(),
            CodeValue::Parameter(number) => self.insts + number as usize,
        }
    }
}

/// Finder of the variables of one function.
pub(crate) struct Finder<'a, 'm> {
    pub(crate) nodes: Nodes<'m>,
    pub(crate) body: &'m Body,
    pub(crate) notes: &'a CodeNotes,
    pub(crate) version: u16,
    /// Whether the module has labels.
    has_labels: bool,
    pub(crate) s: &'a mut Scratch,
    /// The location that was read last, and the call that was inlined there.
    last_location: (Option<Metadata>, Option<Metadata>),
    pub(crate) places: &'a mut Places,
    /// End of the places of the functions before.
    start: PlacesEnd,
}

impl<'a, 'm> Finder<'a, 'm> {
    pub(crate) fn new(
        facts: &Facts<'m>,
        body: &'m Body,
        notes: &'a CodeNotes,
        s: &'a mut Scratch,
        places: &'a mut Places,
    ) -> Finder<'a, 'm> {
        s.known.clear();
        s.values.start(body, notes);
        let &Facts { nodes, version, has_labels, .. } = facts;
        let start = places.end();
        Finder { nodes, body, notes, version, has_labels, s, last_location: (None, None), places, start }
    }

    /// Appends the variables if each is declared at a stack object once, as in code that is not optimised, and returns
    /// whether they are. They have no scopes before [`Finder::run`]; in which blocks they are is noted.
    pub(crate) fn are_declared(&mut self, variables: &mut Vec<Variable>, blocks: &mut NodeSet) -> bool {
        let start = variables.len();
        let are_declared = self.declared(variables, blocks).is_some();
        if !are_declared {
            variables.truncate(start);
            self.places.truncate(self.start);
            self.note_blocks(blocks);
        }
        are_declared
    }

    /// Appends the variables that records mention, in the order of their first records, or gives those from `declared` on,
    /// which are there, their scopes. Appends the labels.
    pub(crate) fn run(
        mut self,
        scopes: &mut ScopeFinder<'_, '_>,
        declared: Option<usize>,
        variables: &mut Vec<Variable>,
        labels: &mut Vec<Label>,
    ) {
        for at in self.notes.records.iter().filter(|_| self.has_labels) {
            if self.body.record_kind(at.record) == DbgRecordKind::Label {
                let data = self.body.record(at.record);
                let label = data.variable.and_then(|id| label_of(self.nodes, scopes, id, data.debug_loc, at.offset));
                labels.extend(label);
            }
        }
        let Some(start) = declared else { return self.assigned(scopes, variables) };
        let mut kept = start;
        for at in start..variables.len() {
            let mut variable = variables[at];
            // A scope that is malformed has no variables.
            if let Some(scope) = variable.fields.scope.and_then(|scope| scopes.get(scope, variable.inlined_at)) {
                variable.scope = scope;
                variables[kept] = variable;
                kept += 1;
            }
        }
        variables.truncate(kept);
    }

    /// Notes in which blocks the variables and labels of records are.
    fn note_blocks(&self, blocks: &mut NodeSet) {
        let mut last = None;
        for at in &self.notes.records {
            let variable = self.body.record_variable(at.record);
            if variable != last {
                last = variable;
                let scope = variable.and_then(|id| declared_in(self.nodes, id));
                scope.into_iter().for_each(|scope| blocks.insert_block(self.nodes, scope));
            }
        }
    }

    /// Returns the stack object whose address a value is.
    pub(crate) fn object(&self, value: CodeValue) -> Option<Object> {
        let values = &self.s.values;
        let number = values.objects.get(values.at(value))?.checked_sub(1)?;
        Some(self.notes.objects[number as usize].1)
    }

    /// Returns the spans of a value, as a range of the notes'.
    pub(crate) fn span_range(&self, value: CodeValue) -> (u32, u32) {
        let values = &self.s.values;
        values.spans.get(values.at(value)).copied().unwrap_or((0, 0))
    }

    /// Returns the call that was inlined at a location.
    pub(crate) fn inlined_at(&mut self, location: Option<Metadata>) -> Option<Metadata> {
        if self.last_location.0 != location {
            let read = location.and_then(|id| SourceLocation::read(self.nodes, id));
            self.last_location = (location, read.and_then(|read| read.inlined_at));
        }
        self.last_location.1
    }

    /// Returns a variable without a place, if its scope is not malformed.
    fn variable(&self, scopes: &mut ScopeFinder<'_, '_>, (node, inlined_at): Key) -> Option<Variable> {
        let fields = VariableFields::read(self.nodes, node)?;
        let scope = scopes.get(fields.scope?, inlined_at)?;
        Some(Variable { node, inlined_at, scope, place: VariablePlace::Nowhere, fields })
    }

    fn declared(&mut self, variables: &mut Vec<Variable>, blocks: &mut NodeSet) -> Option<()> {
        let records = &self.notes.records;
        let start = variables.len();
        variables.reserve(records.len());
        self.places.bytes.reserve(records.len() * OBJECT_BYTES);
        let (mut last_expression, mut last_node, mut last_scope, mut is_ordered) = (None, None, None, true);
        for at in records {
            let data = self.body.record(at.record);
            if data.kind == DbgRecordKind::Label {
                let scope = data.variable.and_then(|id| declared_in(self.nodes, id));
                scope.into_iter().for_each(|scope| blocks.insert_block(self.nodes, scope));
                continue;
            }
            let is_known = data.expression.is_some() && data.expression == last_expression;
            if data.kind != DbgRecordKind::Declare
                || !is_known && self.nodes.of_class(data.expression?, Class::DIExpression)?.elements().len() != 0
            {
                return None;
            }
            last_expression = data.expression;
            let object = self.object(code_value(data.location?)?)?;
            let node = data.variable?;
            let fields = VariableFields::read(self.nodes, node)?;
            let inlined_at = self.inlined_at(data.debug_loc);
            // Most variables are declared in the order of their nodes, so that none is twice.
            let is_next = inlined_at.is_none() && is_ordered && last_node < Some(node);
            if !is_next {
                if std::mem::take(&mut is_ordered) {
                    let known = &mut self.s.known;
                    variables[start..].iter().for_each(|known_one| known.insert((known_one.node, None), 0));
                }
                if self.s.known.find((node, inlined_at)).is_some() {
                    return None;
                }
                self.s.known.insert((node, inlined_at), 0);
            }
            last_node = Some(node);
            if let Some(scope) = fields.scope.filter(|_| fields.scope != last_scope) {
                blocks.insert_block(self.nodes, scope);
                last_scope = fields.scope;
            }
            self.s.expression.clear();
            self.s.expression.object(object);
            let (from, to) = self.store_expression();
            let place = VariablePlace::Whole(from, to);
            variables.push(Variable { node, inlined_at, scope: 0, place, fields });
        }
        Some(())
    }

    /// Appends the variables of code in which they have values.
    fn assigned(&mut self, scopes: &mut ScopeFinder<'_, '_>, variables: &mut Vec<Variable>) {
        self.find_assignments();
        let count = self.s.order.len();
        variables.reserve(count);
        self.s.slots.clear();
        self.s.fragments.clear();
        self.s.events.clear();
        // Variables whose places change, with the ends of their slots.
        let mut changing: Vec<(usize, u32)> = Vec::new();
        let mut start = 0;
        for number in 0..count {
            let key = self.s.order[number];
            let range = start..self.s.ends[number] as usize;
            start = range.end;
            let Some(mut variable) = self.variable(scopes, key) else { continue };
            match self.s.sorted[range.clone()] {
                // Nearly all variables of code that is not optimised have one record, which says where they are.
                [Assignment { fragment: None, event: Event { meaning: meaning @ 2.., .. }, .. }]
                    if self.is_constant_place(meaning) =>
                {
                    if let Shape::Fixed(from, to) = self.shape(meaning) {
                        variable.place = VariablePlace::Whole(from, to);
                    }
                }
                _ => {
                    self.add_slots(range, self.blocks_of(scopes, variable.scope));
                    changing.push((variables.len(), self.s.slots.len() as u32));
                }
            }
            variables.push(variable);
        }
        self.s.segments.clear();
        self.places.list.reserve(self.s.events.len());
        self.places.bytes.reserve(2 * self.s.events.len());
        let layout = Layout { blocks: &self.notes.blocks, end: self.notes.blocks_end };
        let Scratch { flow, slots, events, segments, meanings, .. } = &mut *self.s;
        flow.run(self.body, layout, (slots, events), meanings.len() as u32 + 2, segments);
        let (mut slot, mut segment) = (0, 0);
        for (variable, end) in changing {
            variables[variable].place = self.place(slot..end, &mut segment);
            slot = end;
        }
    }

    /// Returns the numbers of the blocks from the first to the last with code of a scope.
    fn blocks_of(&self, scopes: &ScopeFinder<'_, '_>, scope: ScopeId) -> Range<u32> {
        let blocks = &self.notes.blocks;
        if scope == 0 {
            // The function's own scope is all of it.
            return 0..blocks.len() as u32;
        }
        let Some((first, end)) = scopes.extent(scope) else { return 0..0 };
        let from = blocks.partition_point(|&(_, start)| start <= first).saturating_sub(1);
        from as u32..blocks.partition_point(|&(_, start)| start < end) as u32
    }

    /// Adds the parts of a variable that its records are about. A record of one part ends what others say of its bits.
    fn add_slots(&mut self, range: Range<usize>, within: Range<u32>) {
        let Scratch { sorted, slots, fragments, events, .. } = &mut *self.s;
        let assignments = &sorted[range];
        let start = events.len() as u32;
        if assignments.iter().all(|each| each.fragment.is_none()) {
            events.extend(assignments.iter().map(|each| each.event));
            slots.push(Slot { events: start..events.len() as u32, within });
            fragments.push(None);
            return;
        }
        // Memory stays the place of all of a variable that is never elsewhere.
        let all_home = assignments.iter().all(|each| each.is_home || each.event.meaning == NO_VALUE);
        let first = fragments.len();
        for each in assignments {
            if !fragments[first..].contains(&each.fragment) && fragments.len() - first < MAX_SLOTS {
                fragments.push(each.fragment);
            }
        }
        for &fragment in &fragments[first..] {
            let start = events.len() as u32;
            let mut has_started = false;
            for each in assignments {
                has_started |= each.fragment == fragment;
                if each.fragment == fragment {
                    events.push(each.event);
                } else if has_started && overlap(each.fragment, fragment) && !(all_home && each.is_home) {
                    events.push(Event { meaning: NO_VALUE, ..each.event });
                }
            }
            slots.push(Slot { events: start..events.len() as u32, within: within.clone() });
        }
    }

    /// Returns the place of a variable whose parts are some slots, from the segments.
    fn place(&mut self, slots: Range<u32>, segment: &mut usize) -> VariablePlace {
        self.s.located.clear();
        let mut ends = std::mem::take(&mut self.s.part_ends);
        ends.clear();
        let is_whole = slots.len() == 1 && self.s.fragments[slots.start as usize].is_none();
        for slot in slots.clone() {
            let first = self.s.located.len();
            while let Some(&Segment { start, end, meaning, .. }) =
                self.s.segments.get(*segment).filter(|segment| segment.slot == slot)
            {
                *segment += 1;
                self.locate(first, start, end, meaning);
            }
            ends.push(self.s.located.len());
        }
        let from = self.places.list.len() as u32;
        match is_whole {
            true => self.places.list.extend_from_slice(&self.s.located),
            false => self.compose(slots, &ends),
        }
        self.s.part_ends = ends;
        let all = self.notes.blocks.first().map_or(0, |&(_, start)| start)..self.notes.blocks_end;
        match self.places.list[from as usize..] {
            [] => VariablePlace::Nowhere,
            [Located { start, end, bytes }] if start <= all.start && end >= all.end => {
                self.places.list.pop();
                VariablePlace::Whole(bytes.0, bytes.1)
            }
            _ => VariablePlace::List(from, self.places.list.len() as u32),
        }
    }

    /// Joins the ranges of a variable's parts, which end at these places of the table, to one list of pieces.
    fn compose(&mut self, slots: Range<u32>, ends: &[usize]) {
        let mut parts: Vec<(Option<Fragment>, Range<usize>)> = Vec::with_capacity(ends.len());
        let mut start = 0;
        for (slot, &end) in slots.zip(ends) {
            parts.push((self.s.fragments[slot as usize], start..end));
            start = end;
        }
        parts.sort_by_key(|&(fragment, _)| fragment);
        let first = self.places.list.len();
        let mut bounds: Vec<u32> = self.s.located.iter().flat_map(|each| [each.start, each.end]).collect();
        bounds.sort_unstable();
        bounds.dedup();
        for pair in bounds.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let mut whole = Expression::default();
            let (mut end, mut has_place) = (0, false);
            for (fragment, rest) in &mut parts {
                while self.s.located[rest.clone()].first().is_some_and(|each| each.end <= from) {
                    rest.start += 1;
                }
                let Some(located) = self.s.located[rest.clone()].first().filter(|each| each.start <= from) else {
                    continue;
                };
                let Some(fragment) = fragment else {
                    // The whole variable has a value: its parts have none.
                    (whole, has_place) = (Expression::default(), true);
                    whole.append_place(self.places, located.bytes);
                    break;
                };
                if fragment.offset < end {
                    continue;
                }
                if fragment.offset > end {
                    whole.piece(fragment.offset - end);
                }
                whole.append_place(self.places, located.bytes);
                whole.piece(fragment.size);
                (end, has_place) = (fragment.offset.saturating_add(fragment.size), true);
            }
            if has_place {
                self.s.expression = whole;
                let last = self.places.list.len().checked_sub(1).filter(|&last| last >= first);
                let last = last.map(|last| self.places.list[last]);
                match last {
                    Some(last) if last.end == from && self.is_stored_at(last.bytes) => {
                        if let Some(last) = self.places.list.last_mut() {
                            last.end = to;
                        }
                    }
                    _ => {
                        let bytes = self.store_expression();
                        self.places.list.push(Located { start: from, end: to, bytes });
                    }
                }
            }
        }
    }
}

/// Returns the scope in which a local variable or a label is declared.
pub(crate) fn declared_in(nodes: Nodes<'_>, id: Metadata) -> Option<Metadata> {
    let of = |class: Class, field: usize| nodes.word_of(id, class, field);
    of(Class::DILocalVariable, local::SCOPE).or_else(|| of(Class::DILabel, label::SCOPE))
}

/// Returns the scope of a label of a record.
fn label_of(
    nodes: Nodes<'_>,
    scopes: &mut ScopeFinder<'_, '_>,
    id: Metadata,
    location: Option<Metadata>,
    offset: u32,
) -> Option<Label> {
    let inlined_at = location.and_then(|id| SourceLocation::read(nodes, id)).and_then(|location| location.inlined_at);
    let scope = nodes.of_class(id, Class::DILabel)?.reference(label::SCOPE)?;
    Some(Label { node: id, scope: scopes.get(scope, inlined_at)?, offset })
}

/// Returns a value whose place code generation says.
pub(crate) fn code_value(value: Value) -> Option<CodeValue> {
    match value.kind() {
        ValueKind::Inst(inst) => Some(CodeValue::Inst(inst)),
        ValueKind::Arg(number) => Some(CodeValue::Parameter(number)),
        _ => None,
    }
}

/// Whether parts of a variable have bits in common; `None` is all of it.
fn overlap(one: Option<Fragment>, other: Option<Fragment>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => {
            one.offset < other.offset.saturating_add(other.size) && other.offset < one.offset.saturating_add(one.size)
        }
        _ => true,
    }
}
