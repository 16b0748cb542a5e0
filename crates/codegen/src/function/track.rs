//! Places of values that debug records mention, while a function is compiled.
//!
//! The contents of registers and slots are looked at between instructions ([`Tracker::look`]): those of registers that
//! were written, taken or left since the last look, and slots of values that died. A place that a value has at two looks
//! in a row is its place between them. Where a value leaves its place between two looks, only the first byte after the
//! earlier one is certain: nothing has run there yet. A value that is not needed any more stays where it was until
//! something else is written there; then its register or slot is *left over*.

use super::analysis::ValueId;
use super::registers::{Reg, RegSet};
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
    pub(crate) spot: Spot,
    pub(crate) start: u32,
    /// The last look at which it was there, and the first at which it was not.
    pub(crate) last: u32,
    pub(crate) end: u32,
    /// One more than the number of the span of the part before it; 0 if it is the first.
    before: u32,
}

/// Part of a tracked value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tracked {
    pub(crate) value: ValueId,
    part: u32,
    /// Number of parts of the value; offset in it in memory, and width in bits.
    pub(crate) parts: u8,
    pub(crate) offset: u32,
    pub(crate) bits: u32,
    /// Its place, and since when.
    open: Option<(Spot, u32)>,
    /// One more than the number of its last span.
    spans: u32,
}

/// Places of values of one function.
#[derive(Debug)]
pub(crate) struct Tracker {
    /// One more than the number of the first part in `parts`, by value.
    first: Vec<u32>,
    parts: Vec<Tracked>,
    /// Registers in which parts are, those of them that are left over, and the part in each.
    held: RegSet,
    left_over: RegSet,
    holders: [u32; 64],
    /// Parts whose slots are left over.
    in_slots: Vec<u32>,
    /// Registers in use at the last look, and the dirty ones.
    used: RegSet,
    dirty: RegSet,
    last: u32,
    pub(crate) spans: Vec<Span>,
}

impl Default for Tracker {
    fn default() -> Self {
        Tracker {
            first: Vec::new(),
            parts: Vec::new(),
            held: RegSet::EMPTY,
            left_over: RegSet::EMPTY,
            holders: [0; 64],
            in_slots: Vec::new(),
            used: RegSet::EMPTY,
            dirty: RegSet::EMPTY,
            last: 0,
            spans: Vec::new(),
        }
    }
}

impl Tracker {
    /// Starts with a function that has this number of values.
    pub(crate) fn start(&mut self, values: usize) {
        self.first.clear();
        self.first.resize(values, 0);
        self.parts.clear();
        (self.held, self.left_over) = (RegSet::EMPTY, RegSet::EMPTY);
        (self.used, self.dirty) = (RegSet::EMPTY, RegSet::EMPTY);
        self.in_slots.clear();
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
                spans: 0,
            }));
        }
    }

    /// Notes that a value that is not needed is in a register at the start of the code.
    pub(crate) fn leave_over(&mut self, value: ValueId, reg: Reg) {
        let Some(number) = self.first[value as usize].checked_sub(1) else { return };
        let part = &mut self.parts[number as usize];
        if part.parts == 1 {
            part.open = Some((Spot::Register(reg), 0));
            self.holders[usize::from(reg.0)] = number;
            self.held.insert(reg);
            self.left_over.insert(reg);
        }
    }

    /// Whether the places of a value were asked for.
    #[inline]
    pub(crate) fn is_tracked(&self, value: ValueId) -> bool {
        self.first[value as usize] != 0
    }

    /// Returns the parts of the values, those of one value in a row.
    pub(crate) fn parts(&self) -> &[Tracked] {
        &self.parts
    }

    /// Returns the parts of a value; none if its places were not asked for.
    pub(crate) fn parts_of(&self, value: ValueId) -> &[Tracked] {
        let Some(first) = self.first[value as usize].checked_sub(1) else { return &[] };
        let parts = &self.parts[first as usize..];
        &parts[..usize::from(parts[0].parts)]
    }

    /// Returns the spans of a part, the last first.
    pub(crate) fn spans_of(&self, part: &Tracked) -> impl Iterator<Item = &Span> {
        let at = |number: u32| number.checked_sub(1).map(|number| &self.spans[number as usize]);
        std::iter::successors(at(part.spans), move |span| at(span.before))
    }

    /// Whether there is anything to look at.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Looks at all registers that changed since the last look, at an offset in the code. Of some registers, nothing is
    /// left over; with `is_call`, neither is what dies at the call. Returns those registers, and those that were written.
    pub(crate) fn look<T: Target>(&mut self, state: &mut State<T>, at: u32, lost: RegSet, is_call: bool) -> RegSet {
        let written = state.take_touched();
        let (used, dirty) = (state.regs.used, state.regs.dirty);
        let changed = RegSet(self.used.0 ^ used.0 | self.dirty.0 ^ dirty.0).or(written);
        (self.used, self.dirty) = (used, dirty);
        let lost = lost.or(written).or(state.shared);
        if !state.frame.given.is_empty() {
            self.take_slots(&mut state.frame.given, at);
        }
        let dying = if is_call { self.held.and(lost) } else { RegSet::EMPTY };
        for reg in self.held.and(changed.or(dying)).or(self.left_over.and(lost)).iter() {
            self.leave(state, reg, at, lost, is_call);
        }
        for reg in changed.and(used).iter() {
            let value = state.value_of(state.regs.owner[usize::from(reg.0)]);
            if self.first[value as usize] != 0 {
                self.look_at(state, value, at, lost);
            }
        }
        lost
    }

    /// Looks whether a part is still in the register in which it was.
    fn leave<T: Target>(&mut self, state: &State<T>, reg: Reg, at: u32, lost: RegSet, is_call: bool) {
        let number = self.holders[usize::from(reg.0)];
        let Tracked { value, part, .. } = self.parts[number as usize];
        // Before a call without code for its arguments, all is still there.
        let end = if is_call && self.last == at { at + 1 } else { at };
        if !state.is_present(value) {
            match lost.contains(reg) {
                true => self.close(number, self.last, end),
                false => self.left_over.insert(reg),
            }
            return;
        }
        if is_call && lost.contains(reg) && state.is_dying(value) {
            // Arguments may have taken its place.
            self.close(number, self.last, end);
            return;
        }
        let spot = spot_of(state, value, part);
        if spot == Some(Spot::Register(reg)) {
            return;
        }
        // A slot is written before its register is taken: the register is the place from here on.
        let is_there = state.parts[state.part_id(value, part) as usize].reg == reg;
        self.close(number, if is_there { at } else { self.last }, at);
        if let Some(spot @ Spot::Slot(_)) = spot {
            self.parts[number as usize].open = Some((spot, at));
        }
    }

    /// Looks at a value, too: one whose place is a slot or a fixed register, or one that is in a new register.
    pub(crate) fn look_at<T: Target>(&mut self, state: &State<T>, value: ValueId, at: u32, lost: RegSet) {
        let Some(first) = self.first[value as usize].checked_sub(1) else { return };
        let is_present = state.is_present(value);
        for number in first..first + u32::from(self.parts[first as usize].parts) {
            let Tracked { part, open, .. } = self.parts[number as usize];
            let spot = if is_present { spot_of(state, value, part) } else { None };
            match (open, spot) {
                (None, None) => continue,
                (Some((old, _)), Some(new)) if old == new => continue,
                (Some((Spot::Register(reg), _)), None) if !is_present && !lost.contains(reg) => {
                    self.left_over.insert(reg);
                    continue;
                }
                (Some((Spot::Slot(_), _)), None) if !is_present => {
                    self.in_slots.push(number);
                    continue;
                }
                (Some((old, _)), _) => {
                    let id = state.part_id(value, part) as usize;
                    let is_there = is_present && old == Spot::Register(state.parts[id].reg);
                    self.close(number, if is_there { at } else { self.last }, at);
                }
                (None, Some(_)) => {}
            }
            let Some(spot) = spot else { continue };
            self.parts[number as usize].open = Some((spot, at));
            if let Spot::Register(reg) = spot {
                self.holders[usize::from(reg.0)] = number;
                self.held.insert(reg);
            }
        }
    }

    /// Ends a span.
    fn close(&mut self, number: u32, last: u32, at: u32) {
        let part = &mut self.parts[number as usize];
        let Some((spot, start)) = part.open.take() else { return };
        self.spans.push(Span { spot, start, last, end: at, before: part.spans });
        part.spans = self.spans.len() as u32;
        if let Spot::Register(reg) = spot {
            self.held.remove(reg);
            self.left_over.remove(reg);
        }
    }

    /// Ends what is left over in slots that were given out since the last look.
    fn take_slots(&mut self, given: &mut Vec<i32>, at: u32) {
        for number in std::mem::take(&mut self.in_slots) {
            match self.parts[number as usize].open {
                Some((Spot::Slot(slot), _)) if !given.contains(&slot) => self.in_slots.push(number),
                _ => self.close(number, self.last, at),
            }
        }
        given.clear();
    }

    /// Returns the offset of the last look.
    #[inline]
    pub(crate) fn last(&self) -> u32 {
        self.last
    }

    /// Ends the looks at an offset.
    #[inline]
    pub(crate) fn looked(&mut self, at: u32) {
        self.last = at;
    }

    /// Notes that a value is not where it was after the last look.
    pub(crate) fn lose(&mut self, value: ValueId, at: u32) {
        let Some(first) = self.first[value as usize].checked_sub(1) else { return };
        for number in first..first + u32::from(self.parts[first as usize].parts) {
            self.close(number, self.last, at);
        }
    }

    /// Ends what is left over, where other code may precede the next.
    pub(crate) fn end_left_over(&mut self, at: u32) {
        for reg in self.left_over.iter() {
            self.close(self.holders[usize::from(reg.0)], at, at);
        }
        while let Some(number) = self.in_slots.pop() {
            self.close(number, at, at);
        }
    }

    /// Ends all spans, at the end of the code.
    pub(crate) fn finish(&mut self, at: u32) {
        for number in 0..self.parts.len() as u32 {
            self.close(number, self.last, at);
        }
    }
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
