//! Notes for debug information: where lines change, where variables get values, and where these are.

use draig_dwarf::{CallCode, CodeNotes, CodeValue, Object, PartPlace, RecordCode, Row, ValueSpan};
use draig_ir::{Inst, LocalMetadataData, Metadata, Opcode, Value, ValueKind};
use draig_tables::AttrKind;
use rustc_hash::FxHashMap;

use super::call::Call;
use super::registers::dwarf_number;
use super::{Memory, Selector};
use crate::function::analysis::ValueId;
use crate::function::state::Place;
use crate::function::track::{Span, Spot, Tracker};
use crate::function::types::{Kind, PartInfo};

/// Computations of addresses on one another that are followed.
const MAX_STEPS: usize = 8;
/// One byte without effect.
const NOP: u8 = 0x90;

/// Notes about one function.
#[derive(Default)]
pub(super) struct Notes {
    is_on: bool,
    has_records: bool,
    /// Whether calls are noted.
    describes_calls: bool,
    /// Whether a debugger is to stop at every line, as in functions that are not optimised.
    keeps_lines: bool,
    rows: Vec<Row>,
    records: Vec<RecordCode>,
    calls: Vec<CallCode>,
    /// Stack objects, by the value that is their address.
    objects: Vec<ValueId>,
    /// Addresses in them: the value, that of the object, and the offset.
    inner: Vec<(ValueId, ValueId, i32)>,
    /// Loads, and the only user of each, an extension of it.
    loads: Vec<(ValueId, ValueId)>,
    /// Offset and width in bits of each part of the values that are tracked.
    shapes: FxHashMap<ValueId, Vec<(u32, u32)>>,
    tracker: Tracker,
    /// The instruction before, and values to look at with it.
    previous: Option<Inst>,
    others: Vec<ValueId>,
    /// Register of each parameter, with its width.
    arrivals: Vec<Option<(u16, u32)>>,
    /// Whether the next instruction is the first of its block.
    is_at_block: bool,
    /// The location of the instructions that return, if they have the same; `None` before the first.
    returns: Option<Option<Metadata>>,
    /// End of the code of the blocks.
    blocks_end: u32,
}

impl Notes {
    pub(super) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Ends the body.
    pub(super) fn end(&mut self, at: u32) {
        if !self.is_on {
            return;
        }
        self.tracker.finish(at);
        self.blocks_end = at;
        // Code that undoes the frame belongs to the instructions that return.
        if let Some(location) = self.returns
            && self.rows.last().is_none_or(|row| row.location != location)
        {
            push_row(&mut self.rows, Row { offset: at, location });
        }
    }

    /// Changes every offset.
    pub(super) fn for_each_offset(&mut self, mut change: impl FnMut(&mut u32)) {
        self.rows.iter_mut().for_each(|row| change(&mut row.offset));
        self.records.iter_mut().for_each(|record| change(&mut record.offset));
        self.calls.iter_mut().for_each(|call| change(&mut call.end));
        for span in &mut self.tracker.spans {
            [&mut span.start, &mut span.last, &mut span.end].into_iter().for_each(&mut change);
        }
        change(&mut self.blocks_end);
    }
}

/// Appends a row; of rows at one offset, the last counts.
fn push_row(rows: &mut Vec<Row>, row: Row) {
    match rows.last_mut() {
        Some(last) if last.offset == row.offset => *last = row,
        _ => rows.push(row),
    }
}

impl Selector<'_, '_> {
    /// Starts the notes about the function, after its analysis.
    pub(super) fn start_notes(&mut self) {
        self.m.notes.is_on = false;
        self.m.s.notes_deaths = false;
        self.is_noted = self.context.notes_places;
        if !self.context.has_debug_info {
            return;
        }
        let module = self.module;
        let dbg = module.tables.metadata_kinds.find(b"dbg");
        let attached = module.global(self.function).attachments.iter().find(|&&(kind, _)| Some(kind) == dbg);
        let Some(&(_, node)) = attached else { return };
        self.is_noted = true;
        let attributes = module.global(self.function).as_function().map(|function| function.attributes);
        let set = attributes.map(|list| module.tables.attributes.list(list).function);
        let keeps_lines = set.is_some_and(|set| self.has_attribute(set, AttrKind::OptimizeNone));
        let notes = &mut self.m.notes;
        let has_records = self.body.record_count() > 0;
        let describes_calls = draig_dwarf::describes_calls(module, node);
        *notes = Notes { is_on: true, has_records, keeps_lines, describes_calls, ..std::mem::take(notes) };
        notes.rows.clear();
        notes.records.clear();
        notes.calls.clear();
        notes.objects.clear();
        notes.inner.clear();
        notes.loads.clear();
        notes.shapes.clear();
        notes.others.clear();
        (notes.previous, notes.is_at_block, notes.returns) = (None, false, None);
        notes.tracker.start(self.m.s.analysis.lives.len());
        self.m.notes.arrivals.clear();
        if has_records {
            self.track_values();
            self.m.notes.arrivals = self.arrivals();
        }
        let Memory { s, notes, .. } = &mut *self.m;
        s.deaths.clear();
        s.notes_deaths = !notes.tracker.is_empty();
    }

    /// Asks for the places of all values that records mention.
    fn track_values(&mut self) {
        let body = self.body;
        for record in body.all_records() {
            let data = body.record(record);
            for value in [data.location, data.address].into_iter().flatten() {
                match value.kind() {
                    ValueKind::LocalMetadata(local) => match body.local_metadata(local) {
                        LocalMetadataData::Value(value) => self.track(*value),
                        LocalMetadataData::ArgList(values) => values.iter().for_each(|&value| self.track(value)),
                    },
                    _ => self.track(value),
                }
            }
        }
    }

    fn track(&mut self, value: Value) {
        let Some(id) = self.value_id(value) else { return };
        if self.m.notes.shapes.contains_key(&id) || self.m.notes.objects.last() == Some(&id) {
            return;
        }
        if let Some((base, offset)) = self.place_in_object(value) {
            self.m.notes.inner.push((id, base, offset));
            return;
        }
        let ty = self.type_of(value);
        let info = self.info(ty);
        let shape: Vec<(u32, u32)> = match info.kind {
            Kind::Scalar(_) => vec![(0, info.bits)],
            Kind::Parts(first, count) => {
                let shape = |part: &PartInfo| (part.offset, part.bits);
                self.m.types.parts(first, count).iter().map(shape).collect()
            }
            Kind::Memory => vec![(0, u32::try_from(info.store_size.saturating_mul(8)).unwrap_or(0))],
            Kind::Nothing | Kind::Refused => return,
        };
        // A load may be left to a conversion, in whose result it is.
        let user = match value.kind() {
            ValueKind::Inst(inst) if self.body.opcode(inst) == Opcode::Load => self.only_user(inst),
            _ => None,
        };
        if let Some(user) = user.filter(|&user| matches!(self.body.opcode(user), Opcode::SExt | Opcode::ZExt)) {
            self.track(Value::inst(user));
            self.m.notes.loads.push((id, user.as_u32()));
        }
        let notes = &mut self.m.notes;
        match value.kind() {
            // Most are objects of the frame; whether it is one is known at the end.
            ValueKind::Inst(inst) if self.body.opcode(inst) == Opcode::Alloca => {
                notes.objects.push(id);
                let align = self.body.memory_access(inst).align.map_or(1, |align| align.bytes());
                if align <= 16 && self.body.block_of(inst) == self.body.entry() {
                    return;
                }
            }
            ValueKind::Arg(_) => {
                notes.objects.push(id);
                notes.others.push(id);
            }
            _ => {}
        }
        notes.tracker.track(id, shape.len() as u32);
        notes.shapes.insert(id, shape);
    }

    /// Returns the stack object and the offset in it of an address that is computed from them.
    fn place_in_object(&mut self, value: Value) -> Option<(ValueId, i32)> {
        let body = self.body;
        let (mut at, mut offset) = (value, 0i32);
        for _ in 0..MAX_STEPS {
            let ValueKind::Inst(inst) = at.kind() else { return None };
            let (opcode, _, _, operands) = body.parts(inst);
            match opcode {
                Opcode::GetElementPtr => {
                    let more = self.constant_offset(body.source_type(inst), &operands[1..])?;
                    offset = offset.checked_add(i32::try_from(more).ok()?)?;
                    at = operands[0];
                }
                Opcode::Alloca if at != value => return Some((self.value_id(at)?, offset)),
                _ => return None,
            }
        }
        None
    }

    /// Notes what precedes an instruction.
    #[inline(never)]
    pub(super) fn note(&mut self, inst: Inst) {
        let at = self.m.s.code.len() as u32;
        if self.context.notes_places {
            self.m.places.push((at, inst));
        }
        if !self.m.notes.is_on {
            return;
        }
        let body = self.body;
        self.look(at);
        let notes = &mut self.m.notes;
        notes.previous = Some(inst);
        let location = body.debug_loc(inst);
        if location.is_some() || notes.is_at_block {
            let is_same = notes.rows.last().map_or(location.is_none(), |row| row.location == location);
            if !is_same {
                push_row(&mut notes.rows, Row { offset: at, location });
            }
        }
        let is_first = std::mem::take(&mut notes.is_at_block);
        if is_first && notes.keeps_lines && location.is_some() && body.opcode(inst) == Opcode::Br {
            // A block that is a jump alone, such as a `break`, has a line of its own. No code would be left of it.
            self.m.s.code.push(NOP);
        }
        let notes = &mut self.m.notes;
        if body.opcode(inst) == Opcode::Ret {
            notes.returns = match notes.returns {
                None => Some(location),
                Some(known) => Some(known.filter(|_| known == location)),
            };
        }
        if notes.has_records {
            let block = self.position;
            notes.records.extend(body.records_before(inst).map(|record| RecordCode { record, offset: at, block }));
        }
    }

    /// Looks where values are, after the instruction before.
    fn look(&mut self, at: u32) {
        let Memory { s, notes, .. } = &mut *self.m;
        if notes.tracker.is_empty() {
            return;
        }
        notes.tracker.look(s, at);
        notes.others.append(&mut s.deaths);
        for id in notes.others.drain(..).chain(notes.previous.map(Inst::as_u32)) {
            notes.tracker.look_at(s, id, at);
        }
        notes.tracker.looked(at);
    }

    /// Notes the end of a block.
    pub(super) fn note_block_end(&mut self) {
        let position = self.position;
        let at = self.m.s.code.len() as u32;
        let Memory { s, notes, .. } = &mut *self.m;
        if !notes.is_on {
            return;
        }
        notes.is_at_block = true;
        if notes.tracker.is_empty() {
            return;
        }
        // The moves for phis change their places before the block ends.
        for each in s.analysis.moves_at(position) {
            notes.tracker.lose(each.phi.as_u32(), at);
            notes.others.push(each.phi.as_u32());
        }
    }

    /// Notes a call, whose arguments are where the callee expects them.
    pub(super) fn note_call(&mut self, call: &Call<'_>, start: u32, end: u32) {
        if !self.m.notes.is_on {
            return;
        }
        let Memory { s, notes, .. } = &mut *self.m;
        if !notes.tracker.is_empty() {
            notes.tracker.look(s, start);
            notes.tracker.looked(start);
        }
        if notes.describes_calls {
            let arguments = self.argument_places(call);
            self.m.notes.calls.push(CallCode { end, inst: call.inst, arguments });
        }
    }
}

impl Memory {
    /// Returns the notes with offsets that count from where `shift` bytes precede the body.
    pub(super) fn take_notes(&mut self, frame_base: Option<u16>, shift: u32) -> CodeNotes {
        let Memory { s, notes, labels, .. } = self;
        let insts = s.analysis.insts;
        let value = |id: ValueId| match id.checked_sub(insts) {
            Some(number) => CodeValue::Parameter(number),
            None => CodeValue::Inst(Inst::from_u32(id)),
        };
        let mut rows: Vec<Row> = Vec::with_capacity(notes.rows.len());
        for row in &notes.rows {
            // Code may be gone from between two rows.
            push_row(&mut rows, Row { offset: row.offset + shift, ..*row });
        }
        let object = |id: ValueId, of: ValueId, offset: i32| {
            let part = s.parts[of as usize];
            let object = Object { offset: part.slot.checked_add(offset)?, align: 1 };
            (part.place == Place::Object).then_some((value(id), object))
        };
        let whole = notes.objects.iter().filter_map(|&id| object(id, id, 0));
        let objects = whole.chain(notes.inner.iter().filter_map(|&(id, of, offset)| object(id, of, offset))).collect();
        // A load that is a part of an extension is the lower bits of that.
        let known = &notes.tracker.spans;
        let mut copies: Vec<Span> = Vec::new();
        for &(load, user) in &notes.loads {
            if s.parts[load as usize].place == Place::Folded {
                let first = known.partition_point(|span| span.value < user);
                let of_user = known[first..].iter().take_while(|span| span.value == user);
                copies.extend(of_user.map(|span| Span { value: load, ..*span }));
            }
        }
        let mut spans = Vec::with_capacity(known.len());
        for span in known.iter().chain(&copies) {
            let end = if span.last < span.end { span.last + 1 } else { span.end };
            let Some(shape) = notes.shapes.get(&span.value) else { continue };
            let (part_offset, bits) = shape[span.part as usize];
            if span.start >= end || bits == 0 {
                continue;
            }
            let place = match span.spot {
                Spot::Register(reg) => PartPlace::Register(dwarf_number(reg)),
                Spot::Slot(offset) => PartPlace::Frame(offset),
            };
            spans.push(ValueSpan {
                value: value(span.value),
                part: span.part as u8,
                parts: shape.len() as u8,
                part_offset,
                bits,
                place,
                start: span.start + shift,
                end: end + shift,
            });
        }
        CodeNotes {
            frame_base,
            rows,
            blocks: s.analysis.layout.iter().zip(labels.iter()).map(|(&block, &at)| (block, at + shift)).collect(),
            blocks_end: notes.blocks_end + shift,
            records: notes
                .records
                .iter()
                .map(|record| RecordCode { offset: record.offset + shift, ..*record })
                .collect(),
            objects,
            spans,
            calls: notes.calls.drain(..).map(|call| CallCode { end: call.end + shift, ..call }).collect(),
            arrivals: std::mem::take(&mut notes.arrivals),
        }
    }
}
