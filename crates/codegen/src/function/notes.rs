//! Notes for debug information, while a function is compiled: rows of lines, records, calls, and places of values.

use draig_dwarf::{ArgumentPlace, CallCode, CodeNotes, CodeValue, Object, PartPlace, RecordCode, Row, Rows, ValueSpan};
use draig_ir::{Inst, Metadata};

use super::analysis::ValueId;
use super::state::{Place, State, Target};
use super::track::{Spot, Tracked, Tracker};

/// Notes about one function.
#[derive(Default)]
pub(crate) struct Notes {
    pub(crate) is_on: bool,
    pub(crate) has_records: bool,
    /// Whether instructions have lines and records alone to note.
    pub(crate) is_plain: bool,
    /// Whether the next instruction is one of those, and not the first of its block.
    pub(crate) is_quick: bool,
    /// The location of the code so far.
    pub(crate) location: Option<Metadata>,
    /// Whether calls are noted.
    pub(crate) describes_calls: bool,
    /// Whether a debugger is to stop at every line, as in functions that are not optimised.
    pub(crate) keeps_lines: bool,
    pub(crate) rows: Rows,
    pub(crate) records: Vec<RecordCode>,
    pub(crate) calls: Vec<CallCode>,
    /// Arguments of the calls.
    pub(crate) arguments: Vec<(u16, ArgumentPlace)>,
    /// Stack objects, by the value that is their address.
    pub(crate) objects: Vec<ValueId>,
    /// Addresses in them: the value, that of the object, and the offset.
    pub(crate) inner: Vec<(ValueId, ValueId, i32)>,
    /// Loads, and the only user of each, an extension of it.
    pub(crate) loads: Vec<(ValueId, ValueId)>,
    pub(crate) tracker: Tracker,
    /// The instruction before, and values to look at with it.
    pub(crate) previous: Option<Inst>,
    pub(crate) others: Vec<ValueId>,
    /// Register of each parameter, with its width.
    pub(crate) arrivals: Vec<Option<(u16, u32)>>,
    /// Whether the next instruction is the first of its block.
    pub(crate) is_at_block: bool,
    /// Whether only the last block precedes the current one.
    pub(crate) continues: bool,
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
            && self.rows.as_slice().last().is_none_or(|row| row.location != location)
        {
            self.rows.add_if(true, Row { offset: at, location });
        }
    }

    /// Moves rows as code is left out before them: places, in order, each with the number of bytes that are gone up to it.
    pub(crate) fn move_rows(&mut self, cuts: &[(u32, u32)]) {
        let mut rows = self.rows.as_mut_slice().iter_mut().peekable();
        let mut gone = 0;
        for &(place, up_to) in cuts {
            if rows.peek().is_none() {
                return;
            }
            while let Some(row) = rows.next_if(|row| row.offset < place) {
                row.offset -= gone;
            }
            gone = up_to;
        }
        rows.for_each(|row| row.offset -= gone);
    }

    /// Changes every offset, except those of rows.
    pub(crate) fn for_each_offset(&mut self, mut change: impl FnMut(&mut u32)) {
        self.records.iter_mut().for_each(|record| change(&mut record.offset));
        self.calls.iter_mut().for_each(|call| change(&mut call.end));
        for span in &mut self.tracker.spans {
            [&mut span.start, &mut span.last, &mut span.end].into_iter().for_each(&mut change);
        }
        change(&mut self.blocks_end);
    }

    /// Moves the notes about a function whose blocks have these labels to `out`, with offsets that count from where
    /// `shift` bytes precede the body, and the size of the code.
    pub(crate) fn take<T: Target>(
        &mut self,
        s: &State<T>,
        labels: &[u32],
        frame_base: Option<u16>,
        (shift, size): (u32, u32),
        out: &mut CodeNotes,
    ) {
        let insts = s.analysis.insts;
        let value = |id: ValueId| match id.checked_sub(insts) {
            Some(number) => CodeValue::Parameter(number),
            None => CodeValue::Inst(Inst::from_u32(id)),
        };
        (out.frame_base, out.size, out.blocks_end) = (frame_base, size, self.blocks_end + shift);
        // Code may be gone from between two rows: there are several at one offset.
        std::mem::swap(&mut out.rows, &mut self.rows);
        out.rows_shift = shift;
        out.blocks.clear();
        out.blocks.extend(s.analysis.layout.iter().zip(labels.iter()).map(|(&block, &at)| (block, at + shift)));
        out.records.clear();
        out.records.extend(self.records.iter().map(|record| RecordCode { offset: record.offset + shift, ..*record }));
        out.calls.clear();
        out.calls.extend(self.calls.iter().map(|call| CallCode { end: call.end + shift, ..*call }));
        std::mem::swap(&mut out.arguments, &mut self.arguments);
        std::mem::swap(&mut out.arrivals, &mut self.arrivals);
        let object = |id: ValueId, of: ValueId, offset: i32| {
            let part = s.parts[of as usize];
            let object = Object { offset: part.slot.checked_add(offset)?, align: 1 };
            (part.place == Place::Object).then_some((value(id), object))
        };
        out.objects.clear();
        out.objects.extend(self.objects.iter().filter_map(|&id| object(id, id, 0)));
        out.objects.extend(self.inner.iter().filter_map(|&(id, of, offset)| object(id, of, offset)));
        out.spans.clear();
        let tracker = &self.tracker;
        let mut add = |id: ValueId, parts: &[Tracked]| {
            let first = out.spans.len();
            for (number, part) in (0..).zip(parts).filter(|(_, part)| part.bits > 0) {
                for span in tracker.spans_of(part) {
                    let end = if span.last < span.end { span.last + 1 } else { span.end };
                    if span.start < end {
                        out.spans.push(ValueSpan {
                            value: value(id),
                            part: number,
                            parts: part.parts,
                            part_offset: part.offset,
                            bits: part.bits,
                            place: match span.spot {
                                Spot::Register(reg) => PartPlace::Register(T::dwarf_number(reg)),
                                Spot::Slot(offset) => PartPlace::Frame(offset),
                            },
                            start: span.start + shift,
                            end: end + shift,
                        });
                    }
                }
            }
            // Those of a part are the last first.
            let spans = &mut out.spans[first..];
            match parts.len() {
                1 => spans.reverse(),
                _ => spans.sort_unstable_by_key(|span| (span.start, span.part)),
            }
        };
        for parts in tracker.parts().chunk_by(|one, other| one.value == other.value) {
            add(parts[0].value, parts);
        }
        // A load that is a part of an extension is the lower bits of that.
        for &(load, user) in self.loads.iter().filter(|&&(load, _)| s.parts[load as usize].place == Place::Folded) {
            add(load, tracker.parts_of(user));
        }
    }
}
