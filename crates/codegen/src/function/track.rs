//! Places of values that debug records mention, while a function is compiled.
//!
//! The contents of registers and slots are looked at between instructions ([`Tracker::look`]); nothing is done where they
//! change. A place that a value has at two looks in a row is its place between them. Where a value leaves its place
//! between two looks, only the first byte after the earlier one is certain: nothing has run there yet.

use super::analysis::ValueId;
use super::registers::{Reg, RegFile, RegSet};
use super::state::{Place, State, Target};

/// Place of a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Register(Reg),
    /// Offset in the frame.
    Slot(i32),
}

/// Code in which a part of a value is at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    pub(crate) value: ValueId,
    pub(crate) part: u32,
    pub(crate) spot: Spot,
    pub(crate) start: u32,
    /// The last look at which it was there, and the first at which it was not.
    pub(crate) last: u32,
    pub(crate) end: u32,
}

/// Part of a tracked value.
#[derive(Clone, Copy, Debug)]
struct Tracked {
    value: ValueId,
    part: u32,
    /// Number of parts of the value; offset in it in memory, and width in bits.
    parts: u8,
    offset: u32,
    bits: u32,
    /// Its place, and since when.
    open: Option<(Spot, u32)>,
}

/// Places of values of one function.
#[derive(Debug, Default)]
pub(crate) struct Tracker {
    /// One more than the number of the first part in `parts`, by value.
    first: Vec<u32>,
    parts: Vec<Tracked>,
    /// Registers at the last look.
    seen: RegFile,
    last: u32,
    pub(crate) spans: Vec<Span>,
}

impl Tracker {
    /// Starts with a function that has this number of values.
    pub(crate) fn start(&mut self, values: usize) {
        self.first.clear();
        self.first.resize(values, 0);
        self.parts.clear();
        self.seen = RegFile::default();
        self.last = 0;
        self.spans.clear();
    }

    /// Asks for the places of a value, whose parts have these offsets in memory and widths in bits.
    pub(crate) fn track(&mut self, value: ValueId, parts: impl ExactSizeIterator<Item = (u32, u32)>) {
        let first = &mut self.first[value as usize];
        let count = parts.len() as u8;
        if *first == 0 && count > 0 {
            *first = self.parts.len() as u32 + 1;
            self.parts.extend(parts.zip(0..).map(|((offset, bits), part)| Tracked {
                value,
                part,
                parts: count,
                offset,
                bits,
                open: None,
            }));
        }
    }

    /// Whether the places of a value were asked for.
    pub(crate) fn is_tracked(&self, value: ValueId) -> bool {
        self.first[value as usize] != 0
    }

    /// Returns the offset and the width in bits of a part of a value, and the number of parts; nothing has no bits.
    pub(crate) fn shape(&self, value: ValueId, part: u32) -> (u32, u32, u8) {
        let first = self.first[value as usize].checked_sub(1);
        let tracked = first.and_then(|first| self.parts.get((first + part) as usize));
        tracked.map_or((0, 0, 0), |tracked| (tracked.offset, tracked.bits, tracked.parts))
    }

    /// Whether there is anything to look at.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Looks at all registers, at an offset in the code.
    pub(crate) fn look<T: Target>(&mut self, state: &State<T>, at: u32) {
        let (old, new) = (&self.seen, &state.regs);
        let mut changed = RegSet(old.used.0 ^ new.used.0 | old.dirty.0 ^ new.dirty.0);
        let both = old.used.and(new.used).without(changed);
        for reg in both.iter() {
            changed.0 |= u64::from(owner(old, reg) != owner(new, reg)) << reg.0;
        }
        for reg in changed.iter() {
            for contents in [&self.seen, &state.regs] {
                if contents.used.contains(reg) {
                    let value = state.value_of(contents.owner[usize::from(reg.0)]);
                    look_at(&self.first, &mut self.parts, &mut self.spans, state, value, (self.last, at));
                }
            }
            self.seen.owner[usize::from(reg.0)] = state.regs.owner[usize::from(reg.0)];
        }
        self.seen.used = state.regs.used;
        self.seen.dirty = state.regs.dirty;
    }

    /// Looks at a value, too: one whose place is a slot or a fixed register.
    pub(crate) fn look_at<T: Target>(&mut self, state: &State<T>, value: ValueId, at: u32) {
        look_at(&self.first, &mut self.parts, &mut self.spans, state, value, (self.last, at));
    }

    /// Ends the looks at an offset.
    pub(crate) fn looked(&mut self, at: u32) {
        self.last = at;
    }

    /// Notes that a value is not where it was after the last look.
    pub(crate) fn lose(&mut self, value: ValueId, at: u32) {
        let first = self.first.get(value as usize).copied().unwrap_or(0) as usize;
        for part in self.parts[first.saturating_sub(1)..].iter_mut().take_while(|part| part.value == value) {
            if let Some((spot, start)) = part.open.take() {
                self.spans.push(Span { value, part: part.part, spot, start, last: self.last, end: at });
            }
        }
    }

    /// Ends all spans, at the end of the code.
    pub(crate) fn finish(&mut self, at: u32) {
        for part in &mut self.parts {
            if let Some((spot, start)) = part.open.take() {
                self.spans.push(Span { value: part.value, part: part.part, spot, start, last: self.last, end: at });
            }
        }
        self.spans.sort_unstable_by_key(|span| (u64::from(span.value) << 32 | u64::from(span.start), span.part));
    }
}

fn owner(contents: &RegFile, reg: Reg) -> u32 {
    contents.owner[usize::from(reg.0)]
}

/// Looks at a value, at the later of two offsets.
fn look_at<T: Target>(
    first: &[u32],
    parts: &mut [Tracked],
    spans: &mut Vec<Span>,
    state: &State<T>,
    value: ValueId,
    (last, at): (u32, u32),
) {
    let Some(number) = first.get(value as usize).and_then(|first| first.checked_sub(1)) else { return };
    for tracked in parts[number as usize..].iter_mut().take_while(|tracked| tracked.value == value) {
        let spot = spot_of(state, tracked.value, tracked.part);
        match (tracked.open, spot) {
            (Some((old, _)), Some(new)) if old == new => continue,
            (Some((old, start)), _) => {
                // A slot is written before its register is taken: it is the place from here on.
                let last = if moves_on(state, tracked, old) { at } else { last };
                spans.push(Span { value, part: tracked.part, spot: old, start, last, end: at });
            }
            (None, None) => continue,
            (None, Some(_)) => {}
        }
        tracked.open = spot.map(|spot| (spot, at));
    }
}

/// Whether a part is still in the register in which it was, though it is in a slot, too.
fn moves_on<T: Target>(state: &State<T>, tracked: &Tracked, old: Spot) -> bool {
    if !state.is_present(tracked.value) {
        return false;
    }
    let id = state.part_id(tracked.value, tracked.part);
    old == Spot::Register(state.parts[id as usize].reg)
}

/// Returns where a part is: in its slot, if that holds it, since slots are not needed for anything else.
fn spot_of<T: Target>(state: &State<T>, value: ValueId, part: u32) -> Option<Spot> {
    if !state.is_present(value) || part >= state.part_count(value) {
        return None;
    }
    let part = state.parts[state.part_id(value, part) as usize];
    match part.place {
        Place::Folded | Place::Object => None,
        Place::Memory => Some(Spot::Slot(part.slot)),
        Place::Fixed => Some(Spot::Register(part.reg)),
        Place::Anywhere if part.slot != 0 && !(part.reg != Reg::NONE && state.regs.dirty.contains(part.reg)) => {
            Some(Spot::Slot(part.slot))
        }
        Place::Anywhere => (part.reg != Reg::NONE).then_some(Spot::Register(part.reg)),
    }
}
