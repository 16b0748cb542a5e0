//! Notes for debug information, while a function is compiled: rows of lines, records, calls, and places of values.

use draig_dwarf::{CallCode, CodeNotes, CodeValue, Object, PartPlace, RecordCode, Row, ValueSpan};
use draig_ir::{Inst, Metadata};
use rustc_hash::FxHashMap;

use super::analysis::ValueId;
use super::state::{Place, State, Target};
use super::track::{Span, Spot, Tracker};

/// Notes about one function.
#[derive(Default)]
pub(crate) struct Notes {
    pub(crate) is_on: bool,
    pub(crate) has_records: bool,
    /// Whether calls are noted.
    pub(crate) describes_calls: bool,
    /// Whether a debugger is to stop at every line, as in functions that are not optimised.
    pub(crate) keeps_lines: bool,
    pub(crate) rows: Vec<Row>,
    pub(crate) records: Vec<RecordCode>,
    pub(crate) calls: Vec<CallCode>,
    /// Stack objects, by the value that is their address.
    pub(crate) objects: Vec<ValueId>,
    /// Addresses in them: the value, that of the object, and the offset.
    pub(crate) inner: Vec<(ValueId, ValueId, i32)>,
    /// Loads, and the only user of each, an extension of it.
    pub(crate) loads: Vec<(ValueId, ValueId)>,
    /// Offset and width in bits of each part of the values that are tracked.
    pub(crate) shapes: FxHashMap<ValueId, Vec<(u32, u32)>>,
    pub(crate) tracker: Tracker,
    /// The instruction before, and values to look at with it.
    pub(crate) previous: Option<Inst>,
    pub(crate) others: Vec<ValueId>,
    /// Register of each parameter, with its width.
    pub(crate) arrivals: Vec<Option<(u16, u32)>>,
    /// Whether the next instruction is the first of its block.
    pub(crate) is_at_block: bool,
    /// The location of the instructions that return, if they have the same; `None` before the first.
    pub(crate) returns: Option<Option<Metadata>>,
    /// End of the code of the blocks.
    pub(crate) blocks_end: u32,
}

impl Notes {
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Ends the body.
    pub(crate) fn end(&mut self, at: u32) {
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
    pub(crate) fn for_each_offset(&mut self, mut change: impl FnMut(&mut u32)) {
        self.rows.iter_mut().for_each(|row| change(&mut row.offset));
        self.records.iter_mut().for_each(|record| change(&mut record.offset));
        self.calls.iter_mut().for_each(|call| change(&mut call.end));
        for span in &mut self.tracker.spans {
            [&mut span.start, &mut span.last, &mut span.end].into_iter().for_each(&mut change);
        }
        change(&mut self.blocks_end);
    }

    /// Takes the notes about a function whose blocks have these labels, with offsets that count from where `shift` bytes precede the body.
    pub(crate) fn take<T: Target>(
        &mut self,
        s: &State<T>,
        labels: &[u32],
        frame_base: Option<u16>,
        shift: u32,
    ) -> CodeNotes {
        let notes = self;
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
                Spot::Register(reg) => PartPlace::Register(T::dwarf_number(reg)),
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

/// Appends a row; of rows at one offset, the last counts.
pub(crate) fn push_row(rows: &mut Vec<Row>, row: Row) {
    match rows.last_mut() {
        Some(last) if last.offset == row.offset => *last = row,
        _ => rows.push(row),
    }
}
