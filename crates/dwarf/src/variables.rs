//! Locations of local variables: which value a variable has where, and where that value is.
//!
//! A debug record gives a variable a value from its place on, along all paths, up to the next record of the variable. At
//! the start of a block, the variable has a value if it has the same one at the ends of all blocks before it. Where that
//! value is, code generation says. Both together are lists of ranges of code with an expression each.

use std::ops::Range;

use draig_ir::metadata::Class;
use draig_ir::{Body, Const, ConstKind, DbgRecord, DbgRecordKind, LocalMetadataData, Metadata, Value, ValueKind};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::code::{CodeValue, FunctionCode, Object, PartPlace, RecordCode, ValueSpan};
use crate::expression::{Expression, Fragment, Operand, PartOperand, fragment};
use crate::flow::{Flow, NO_VALUE};
use crate::nodes::{Nodes, local, location};
use crate::scopes::Scopes;
use crate::tables::{Address, Addresses};

/// A variable in a scope of a function's code.
#[derive(Debug)]
pub(crate) struct Variable {
    pub(crate) node: Metadata,
    /// The `!DILocation` of the call that was inlined.
    pub(crate) inlined_at: Option<Metadata>,
    pub(crate) place: VariablePlace,
}

/// Range of code, as offsets from the function's base, and where a variable is there.
type Located = (u32, u32, Expression);

/// Ranges of a part of a variable.
type OfFragment = (Option<Fragment>, Vec<Located>);

/// Place of a variable.
#[derive(Debug)]
pub(crate) enum VariablePlace {
    Nowhere,
    /// Everywhere in its scope the same.
    Whole(Expression),
    List(Vec<Located>),
}

/// Visits of blocks for all variables of a function; beyond it, a variable has its value in the record's block only.
const MAX_WORK: usize = 1 << 23;

/// Spans of a value's parts among which one is looked for; a part whose span is before them has no place.
const MAX_BACK: usize = 64;

/// Assignment of a value: equal ones are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Meaning {
    is_address: bool,
    location: Option<Value>,
    expression: Option<Metadata>,
}

/// Part of a variable that records are about.
struct Slot {
    fragment: Option<Fragment>,
    /// Offset, number of the block, and meaning plus 2 or [`NO_VALUE`].
    events: Vec<(u32, u32, u32)>,
}

/// Record of a variable.
struct Assignment {
    fragment: Option<Fragment>,
    offset: u32,
    block: u32,
    meaning: u32,
    /// Whether the variable is in its memory from here on.
    is_home: bool,
}

/// Returns the parts of a variable that its records are about. A record of one part ends what others say of its bits.
fn slots(assignments: &[Assignment]) -> Vec<Slot> {
    // Memory stays the place of all of a variable that is never elsewhere.
    let all_home = assignments.iter().all(|each| each.is_home || each.meaning == NO_VALUE);
    let mut slots: Vec<Slot> = Vec::new();
    for &Assignment { fragment, offset, block, meaning, is_home } in assignments {
        for slot in &mut slots {
            if slot.fragment != fragment && overlap(slot.fragment, fragment) && !(all_home && is_home) {
                slot.events.push((offset, block, NO_VALUE));
            }
        }
        match slots.iter().position(|slot| slot.fragment == fragment) {
            Some(at) => slots[at].events.push((offset, block, meaning)),
            None if slots.len() < MAX_SLOTS => slots.push(Slot { fragment, events: vec![(offset, block, meaning)] }),
            None => {}
        }
    }
    slots
}

/// Parts of one variable that are kept apart; further ones have no place.
const MAX_SLOTS: usize = 256;

/// Gives addresses to globals.
pub(crate) type AddressOf<'a> = &'a dyn Fn(draig_ir::Global) -> Option<Address>;

/// Finder of the variables of one function.
pub(crate) struct Finder<'a, 'm> {
    nodes: Nodes<'m>,
    body: &'m Body,
    code: &'a FunctionCode,
    address_of: AddressOf<'a>,
    version: u16,
    meanings: Vec<Meaning>,
    numbers: FxHashMap<Meaning, u32>,
    /// First span of each value.
    spans: FxHashMap<CodeValue, Range<usize>>,
    objects: FxHashMap<CodeValue, Object>,
    flow: Option<Flow>,
    /// Number of blocks that values of variables were followed to.
    work: usize,
    stored: FxHashSet<DbgRecord>,
}

impl<'a, 'm> Finder<'a, 'm> {
    pub(crate) fn new(
        nodes: Nodes<'m>,
        body: &'m Body,
        code: &'a FunctionCode,
        address_of: AddressOf<'a>,
        version: u16,
    ) -> Finder<'a, 'm> {
        let mut spans: FxHashMap<CodeValue, Range<usize>> = FxHashMap::default();
        for (at, span) in code.notes.spans.iter().enumerate() {
            spans.entry(span.value).and_modify(|range| range.end = at + 1).or_insert(at..at + 1);
        }
        Finder {
            nodes,
            body,
            code,
            address_of,
            version,
            meanings: Vec::new(),
            numbers: FxHashMap::default(),
            spans,
            objects: code.notes.objects.iter().copied().collect(),
            flow: None,
            work: 0,
            stored: FxHashSet::default(),
        }
    }

    /// Returns the variables that records mention, in the order of their first records, and the scopes if they were
    /// needed.
    pub(crate) fn run(
        &mut self,
        scopes: impl FnOnce() -> Scopes,
        pool: &mut Addresses,
    ) -> (Vec<Variable>, Option<Scopes>) {
        match self.declared() {
            Some(variables) => (variables, None),
            None => {
                let mut scopes = scopes();
                (self.assigned(&mut scopes, pool), Some(scopes))
            }
        }
    }

    /// Returns the numbers of the blocks from the first to the last with code of a variable's scope.
    fn blocks_of_scope(&self, scopes: &mut Scopes, node: Metadata, inlined_at: Option<Metadata>) -> Range<u32> {
        let scope = self.nodes.node(node).and_then(|node| node.reference(local::SCOPE));
        let scope = scope.and_then(|scope| scopes.get(self.nodes, scope, inlined_at));
        let blocks = &self.code.notes.blocks;
        let ranges = match scope {
            // The function's own scope is all of it.
            Some(0) => return 0..blocks.len() as u32,
            Some(scope) => &scopes.list[scope].ranges[..],
            None => &[],
        };
        let (Some(&(first, _)), Some(&(_, end))) = (ranges.first(), ranges.last()) else { return 0..0 };
        let from = blocks.partition_point(|&(_, start)| start <= first).saturating_sub(1);
        from as u32..blocks.partition_point(|&(_, start)| start < end) as u32
    }

    /// Returns the variables, if each is declared at a stack object once, as in code that is not optimised.
    fn declared(&self) -> Option<Vec<Variable>> {
        let records = &self.code.notes.records;
        let mut variables = Vec::with_capacity(records.len());
        let mut seen: FxHashSet<(Metadata, Option<Metadata>)> = FxHashSet::default();
        seen.reserve(records.len());
        for at in records {
            let data = self.body.record(at.record);
            if data.kind == DbgRecordKind::Label {
                continue;
            }
            let object = self.objects.get(&code_value(data.location?)?);
            let expression = self.nodes.node(data.expression?)?;
            if data.kind != DbgRecordKind::Declare || expression.elements().len() != 0 {
                return None;
            }
            let node = data.variable.filter(|&id| self.nodes.class(id) == Some(Class::DILocalVariable))?;
            let inlined_at = self.nodes.of_class(data.debug_loc?, Class::DILocation)?.reference(location::INLINED_AT);
            if !seen.insert((node, inlined_at)) {
                return None;
            }
            let place = VariablePlace::Whole(Expression::of_object(*object?));
            variables.push(Variable { node, inlined_at, place });
        }
        Some(variables)
    }

    /// Returns the variables of code in which they have values.
    fn assigned(&mut self, scopes: &mut Scopes, pool: &mut Addresses) -> Vec<Variable> {
        let mut order: Vec<(Metadata, Option<Metadata>)> = Vec::new();
        let mut assignments: Vec<Vec<Assignment>> = Vec::new();
        let mut known: FxHashMap<(Metadata, Option<Metadata>), usize> = FxHashMap::default();
        self.find_stored();
        for &RecordCode { record, offset, block } in &self.code.notes.records {
            let data = self.body.record(record);
            let Some(node) = data.variable.filter(|&id| self.nodes.class(id) == Some(Class::DILocalVariable)) else {
                continue;
            };
            let inlined_at = data
                .debug_loc
                .and_then(|id| self.nodes.of_class(id, Class::DILocation))
                .and_then(|node| node.reference(location::INLINED_AT));
            let variable = *known.entry((node, inlined_at)).or_insert_with(|| {
                order.push((node, inlined_at));
                assignments.push(Vec::new());
                order.len() - 1
            });
            let fragment = fragment(&self.words(data.expression));
            let (meaning, is_home) = self.meaning(record);
            assignments[variable].push(Assignment { fragment, offset, block, meaning, is_home });
        }
        let mut variables = Vec::with_capacity(order.len());
        for ((node, inlined_at), assignments) in order.into_iter().zip(assignments) {
            let within = self.blocks_of_scope(scopes, node, inlined_at);
            let place = self.place(slots(&assignments), within, pool);
            variables.push(Variable { node, inlined_at, place });
        }
        variables
    }

    /// Finds the assignments that a store before them in their block has written to memory.
    fn find_stored(&mut self) {
        let body = self.body;
        let records = &self.code.notes.records;
        if !records.iter().any(|at| body.record(at.record).kind == DbgRecordKind::Assign) {
            return;
        }
        let Some(kind) = self.nodes.module.tables.metadata_kinds.find(b"DIAssignID") else { return };
        let mut stores: FxHashSet<Metadata> = FxHashSet::default();
        for &(block, _) in &self.code.notes.blocks {
            stores.clear();
            for inst in body.block_insts(block) {
                for record in body.records_before(inst) {
                    let id = body.record(record).assign_id;
                    if id.is_some_and(|id| stores.contains(&id)) {
                        self.stored.insert(record);
                    }
                }
                stores.extend(body.attachment(inst, kind));
            }
        }
    }

    fn words(&self, expression: Option<Metadata>) -> Vec<u64> {
        expression
            .and_then(|id| self.nodes.of_class(id, Class::DIExpression))
            .map_or(Vec::new(), |node| node.elements().collect())
    }

    /// Returns the meaning of a record plus 2, or [`NO_VALUE`], and whether it is the memory of the variable.
    fn meaning(&mut self, record: DbgRecord) -> (u32, bool) {
        let data = self.body.record(record);
        let mut meaning = Meaning {
            is_address: data.kind == DbgRecordKind::Declare,
            location: data.location,
            expression: data.expression,
        };
        let home = self.home(record);
        if home.is_some() {
            (meaning.is_address, meaning.location) = (true, home);
        }
        if !meaning.location.is_some_and(|value| self.has_value(value)) {
            return (NO_VALUE, false);
        }
        let next = self.meanings.len() as u32;
        let number = *self.numbers.entry(meaning).or_insert(next);
        if number == next {
            self.meanings.push(meaning);
        }
        (number + 2, home.is_some())
    }

    /// Returns the address at which an assignment has written a variable, or its fragment, to memory.
    fn home(&self, record: DbgRecord) -> Option<Value> {
        let data = self.body.record(record);
        if data.kind != DbgRecordKind::Assign || !self.stored.contains(&record) {
            return None;
        }
        let address = code_value(data.address?)?;
        let words = self.words(data.expression);
        let is_plain = self.words(data.address_expression).is_empty() && (words.is_empty() || words.len() == 3);
        let is_whole = words.is_empty() || fragment(&words).is_some();
        (is_plain && is_whole && self.objects.contains_key(&address)).then_some(data.address?)
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

    /// Returns the place of a variable in whose parts records are about, and in whose scope these blocks are.
    fn place(&mut self, slots: Vec<Slot>, within: Range<u32>, pool: &mut Addresses) -> VariablePlace {
        // Nearly all variables of code that is not optimised have one record, which says where they are.
        if let [Slot { fragment: None, events }] = &slots[..]
            && let &[(_, _, meaning @ 2..)] = &events[..]
            && self.is_constant_place(meaning)
        {
            let meaning = self.meanings[meaning as usize - 2];
            return match self.lower(meaning, 0, pool) {
                Some(expression) => VariablePlace::Whole(expression),
                None => VariablePlace::Nowhere,
            };
        }
        let mut lists: Vec<OfFragment> = Vec::new();
        for slot in &slots {
            let mut list = Vec::new();
            for (start, end, meaning) in self.segments(slot, within.clone()) {
                self.expressions(start, end, meaning, &mut list, pool);
            }
            lists.push((slot.fragment, list));
        }
        lists.sort_by_key(|&(fragment, _)| fragment);
        let mut list = match lists.as_mut_slice() {
            [(None, list)] => std::mem::take(list),
            _ => compose(&lists),
        };
        list.dedup_by(|next, last| {
            let continues = last.1 == next.0 && last.2.bytes == next.2.bytes && next.2.references.is_empty();
            if continues {
                last.1 = next.1;
            }
            continues
        });
        let all = self.code.notes.blocks.first().map_or(0, |&(_, start)| start)..self.code.notes.blocks_end;
        match list.as_slice() {
            [] => VariablePlace::Nowhere,
            [(start, end, expression)] if *start <= all.start && *end >= all.end => {
                VariablePlace::Whole(expression.clone())
            }
            _ => VariablePlace::List(list),
        }
    }

    /// Whether a variable with this meaning alone is at one place, wherever its record is: it is declared so.
    fn is_constant_place(&self, meaning: u32) -> bool {
        let meaning = self.meanings[meaning as usize - 2];
        meaning.is_address
            && meaning.location.is_some_and(|value| match value.kind() {
                ValueKind::Global(_) | ValueKind::Const(_) => true,
                _ => code_value(value).is_some_and(|value| self.objects.contains_key(&value)),
            })
    }

    /// Returns where a part of a variable has which meaning.
    fn segments(&mut self, slot: &Slot, within: Range<u32>) -> Vec<(u32, u32, u32)> {
        if slot.events.iter().all(|event| event.2 == NO_VALUE) {
            return Vec::new();
        }
        let blocks = &self.code.notes.blocks;
        let flow = self.flow.get_or_insert_with(|| Flow::new(self.body, blocks));
        flow.run(within, slot.events.iter().map(|&(_, block, meaning)| (block, meaning)));
        self.work += flow.visited().len();
        // Values stay in the blocks of their records where there is too much else to follow.
        let is_followed = self.work <= MAX_WORK;
        let mut segments: Vec<(u32, u32, u32)> = Vec::new();
        let mut events = slot.events.iter().peekable();
        for &number in flow.visited() {
            let (_, start) = blocks[number as usize];
            let end = blocks.get(number as usize + 1).map_or(self.code.notes.blocks_end, |&(_, start)| start);
            let (mut from, mut meaning) = (start, if is_followed { flow.at_start(number) } else { NO_VALUE });
            let mut push = |from: u32, to: u32, meaning: u32| {
                if meaning < 2 || from >= to {
                    return;
                }
                match segments.last_mut() {
                    Some(last) if last.1 == from && last.2 == meaning => last.1 = to,
                    _ => segments.push((from, to, meaning)),
                }
            };
            while let Some(&&(offset, _, next)) = events.next_if(|event| event.1 == number).as_ref() {
                push(from, offset, meaning);
                (from, meaning) = (offset, next);
            }
            push(from, end, meaning);
        }
        segments
    }

    /// Appends the expressions of a meaning in a range.
    fn expressions(&self, start: u32, end: u32, meaning: u32, list: &mut Vec<Located>, pool: &mut Addresses) {
        let meaning = self.meanings[meaning as usize - 2];
        let mut from = start;
        while from < end {
            let until = self.next_change(meaning, from).min(end);
            if let Some(expression) = self.lower(meaning, from, pool) {
                match list.last_mut() {
                    Some(last) if last.1 == from && last.2.bytes == expression.bytes => last.1 = until,
                    _ => list.push((from, until, expression)),
                }
            }
            from = until.max(from + 1);
        }
    }

    /// Returns the next offset at which an operand has another place.
    fn next_change(&self, meaning: Meaning, from: u32) -> u32 {
        let mut next = u32::MAX;
        let mut look = |value: Value| {
            let (near, rest) = self.spans_at(value, from);
            let ends = near.iter().map(|span| span.end);
            next = ends.chain(rest.first().map(|span| span.start)).filter(|&at| at > from).fold(next, u32::min);
        };
        self.for_each_operand(meaning, &mut look);
        next
    }

    fn for_each_operand(&self, meaning: Meaning, each: &mut dyn FnMut(Value)) {
        let Some(value) = meaning.location else { return };
        match value.kind() {
            ValueKind::LocalMetadata(local) => match self.body.local_metadata(local) {
                LocalMetadataData::Value(value) => each(*value),
                LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| each(value)),
            },
            _ => each(value),
        }
    }

    fn spans_of(&self, value: Value) -> &'a [ValueSpan] {
        let Some(value) = code_value(value) else { return &[] };
        self.spans.get(&value).map_or(&[], |range| &self.code.notes.spans[range.clone()])
    }

    /// Returns the last spans of a value that start up to an offset, and those after it.
    fn spans_at(&self, value: Value, at: u32) -> (&'a [ValueSpan], &'a [ValueSpan]) {
        let spans = self.spans_of(value);
        let (before, after) = spans.split_at(spans.partition_point(|span| span.start <= at));
        (&before[before.len().saturating_sub(MAX_BACK)..], after)
    }

    fn lower(&self, meaning: Meaning, at: u32, pool: &mut Addresses) -> Option<Expression> {
        let mut operands = Vec::new();
        self.for_each_operand(meaning, &mut |value| operands.push(self.operand(value, at)));
        let operands: Option<Vec<Operand>> = operands.into_iter().collect();
        let words = self.words(meaning.expression);
        Expression::lower(meaning.is_address, &operands?, &words, self.version, pool)
    }

    /// Returns an operand as it is at an offset; `None` if it is nowhere.
    fn operand(&self, value: Value, at: u32) -> Option<Operand> {
        if let Some(&object) = code_value(value).and_then(|value| self.objects.get(&value)) {
            return Some(Operand::Object(object));
        }
        match value.kind() {
            ValueKind::Inst(_) | ValueKind::Arg(_) => {
                let mut parts: Vec<PartOperand> = Vec::new();
                for span in self.spans_at(value, at).0 {
                    if parts.is_empty() {
                        let nowhere = PartOperand { place: PartPlace::None, offset: 0, bits: 0 };
                        parts.resize(usize::from(span.parts), nowhere);
                    }
                    let Some(part) = parts.get_mut(usize::from(span.part)) else { continue };
                    (part.offset, part.bits) = (span.part_offset, span.bits);
                    if (span.start..span.end).contains(&at) {
                        part.place = span.place;
                    }
                }
                let is_somewhere = parts.iter().any(|part| part.place != PartPlace::None);
                // The shape of a part that is never anywhere is not known.
                match value.kind() {
                    _ if is_somewhere && parts.iter().all(|part| part.bits > 0) => Some(Operand::Parts(parts)),
                    // Callers may know what they passed.
                    ValueKind::Arg(number) => {
                        let arrival = self.code.notes.arrivals.get(number as usize).copied().flatten();
                        arrival.map(|(register, bits)| Operand::Entry(register, bits))
                    }
                    _ => None,
                }
            }
            ValueKind::Const(constant) => self.constant(constant),
            ValueKind::Global(global) => (self.address_of)(global).map(Operand::Address),
            _ => None,
        }
    }

    fn constant(&self, constant: Const) -> Option<Operand> {
        let tables = &self.nodes.module.tables;
        let value = Value::from(constant);
        if let Some(number) = tables.number_value(value) {
            let bytes: Vec<u8> = number.limbs().iter().flat_map(|limb| limb.to_le_bytes()).collect();
            let size = (number.width().div_ceil(8) as usize).min(bytes.len());
            return Some(Operand::Constant(bytes[..size].to_vec(), number.width()));
        }
        if let Some(number) = tables.float_value(value) {
            let bits = number.format().width();
            let size = (bits as usize).div_ceil(8).min(16);
            return Some(Operand::Constant(number.bits().to_le_bytes()[..size].to_vec(), bits));
        }
        match tables.constants.kind(constant) {
            ConstKind::NullPointer => Some(Operand::Constant(vec![0; 8], 64)),
            _ => None,
        }
    }
}

/// Returns a value whose place code generation says.
fn code_value(value: Value) -> Option<CodeValue> {
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

/// Joins the lists of a variable's parts, which are in their order, to one list of pieces.
fn compose(lists: &[OfFragment]) -> Vec<Located> {
    let mut bounds: Vec<u32> = lists.iter().flat_map(|(_, list)| list).flat_map(|&(from, to, _)| [from, to]).collect();
    bounds.sort_unstable();
    bounds.dedup();
    let mut next = vec![0; lists.len()];
    let mut all = Vec::new();
    for pair in bounds.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let mut whole = Expression::default();
        let (mut end, mut has_place) = (0, false);
        for (number, (fragment, list)) in lists.iter().enumerate() {
            while list.get(next[number]).is_some_and(|&(_, to, _)| to <= from) {
                next[number] += 1;
            }
            let Some((start, _, expression)) = list.get(next[number]) else { continue };
            if *start > from {
                continue;
            }
            let Some(fragment) = fragment else {
                // The whole variable has a value: its parts have none.
                (whole, has_place) = (expression.clone(), true);
                break;
            };
            if fragment.offset < end {
                continue;
            }
            if fragment.offset > end {
                whole.piece(fragment.offset - end);
            }
            whole.append(expression);
            whole.piece(fragment.size);
            (end, has_place) = (fragment.offset.saturating_add(fragment.size), true);
        }
        if has_place {
            all.push((from, to, whole));
        }
    }
    all
}
