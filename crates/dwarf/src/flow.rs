//! Flow of variables' values from the blocks that give them to those that all of their predecessors reach with them.
//!
//! One bit stands for one value of one part of a variable (a [`Slot`]), and 64 of them are followed at a time, over the
//! blocks of their scopes alone. A bit holds at the start of a block if it holds at the ends of all blocks before it. That
//! is a greatest fixed point, for which the order of the code needs one pass more than loops are deep.

use std::ops::Range;

use draig_ir::{Block, Body};

/// Meaning of a variable that has no value; others are higher.
pub(crate) const NO_VALUE: u32 = 1;

/// Visits of blocks for all variables of a function; beyond it, variables have their values in the records' blocks only.
const MAX_WORK: usize = 1 << 23;

/// Part of a variable that records are about.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    /// Its events, in order.
    pub(crate) events: Range<u32>,
    /// Blocks from the first to the last of the variable's scope.
    pub(crate) within: Range<u32>,
}

/// Record of a slot: where it is, and the meaning that the slot has from there on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub(crate) offset: u32,
    pub(crate) block: u32,
    pub(crate) meaning: u32,
}

/// Code in which a slot has a meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Segment {
    pub(crate) slot: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
    pub(crate) meaning: u32,
}

/// Blocks of a function's code in order, with the offsets of their starts, and the end of the last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout<'a> {
    pub(crate) blocks: &'a [(Block, u32)],
    pub(crate) end: u32,
}

impl Layout<'_> {
    fn start(self, block: u32) -> u32 {
        self.blocks.get(block as usize).map_or(self.end, |&(_, start)| start)
    }
}

/// Event of a group: the order of the code, its offset, and the bits that it clears and sets.
#[derive(Clone, Copy, Debug)]
struct Change {
    key: u64,
    offset: u32,
    clears: u64,
    sets: u64,
}

/// Bits of one block.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    start: u64,
    clears: u64,
    sets: u64,
}

impl Row {
    #[inline]
    fn end(self) -> u64 {
        self.start & !self.clears | self.sets
    }
}

/// Control flow of a function's code, and the values that are followed. The memory is used again for each function.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    /// First predecessor of each block in `before`.
    firsts: Vec<u32>,
    before: Vec<u32>,
    positions: Vec<u32>,
    edges: Vec<(u32, u32)>,
    /// Slot and meaning of each bit of the group.
    bits: Vec<(u32, u32)>,
    changes: Vec<Change>,
    lo: u32,
    hi: u32,
    /// Slots' ranges: block, bits, and whether they start there.
    bounds: Vec<(u32, u64, bool)>,
    rows: Vec<Row>,
    work: usize,
    /// Number of the slot that used a meaning last, and the meaning's place among those of the slot.
    places: Vec<(u32, u32)>,
    turn: u32,
    distinct: Vec<u32>,
    /// End of the segments of each slot, and the segments in order.
    ends: Vec<u32>,
    sorted: Vec<Segment>,
}

impl Flow {
    /// Appends where slots have which meanings, by slot and start. Meanings are below a number.
    pub(crate) fn run(
        &mut self,
        body: &Body,
        layout: Layout<'_>,
        (slots, events): (&[Slot], &[Event]),
        meanings: u32,
        segments: &mut Vec<Segment>,
    ) {
        if slots.is_empty() {
            return;
        }
        self.find_edges(body, layout);
        self.work = 0;
        if self.places.len() < meanings as usize {
            self.places.resize(meanings as usize, (0, 0));
        }
        self.start_group();
        for (slot, number) in slots.iter().zip(0..) {
            let events = &events[slot.events.start as usize..slot.events.end as usize];
            self.add(number, slot, events, layout, segments);
        }
        self.run_group(layout, segments);
        self.sort(slots.len(), segments);
    }

    /// Sorts segments by slot and start. Those of a slot are in order, if they are of one group.
    fn sort(&mut self, slots: usize, segments: &mut Vec<Segment>) {
        self.ends.clear();
        self.ends.resize(slots + 1, 0);
        segments.iter().for_each(|segment| self.ends[segment.slot as usize + 1] += 1);
        (0..slots).for_each(|at| self.ends[at + 1] += self.ends[at]);
        self.sorted.clear();
        self.sorted.extend_from_slice(segments);
        for segment in segments.iter() {
            let end = &mut self.ends[segment.slot as usize];
            self.sorted[*end as usize] = *segment;
            *end += 1;
        }
        std::mem::swap(&mut self.sorted, segments);
        let key = |segment: &Segment| u64::from(segment.slot) << 32 | u64::from(segment.start);
        if !segments.is_sorted_by_key(key) {
            segments.sort_unstable_by_key(key);
        }
    }

    /// Takes over the control flow between the blocks.
    fn find_edges(&mut self, body: &Body, layout: Layout<'_>) {
        let count = layout.blocks.len();
        self.positions.clear();
        self.positions.resize(body.block_count(), u32::MAX);
        for (number, &(block, _)) in (0..).zip(layout.blocks) {
            self.positions[block.index()] = number;
        }
        self.edges.clear();
        self.firsts.clear();
        self.firsts.resize(count + 1, 0);
        for (number, &(block, _)) in (0..).zip(layout.blocks) {
            let Some(terminator) = body.terminator(block) else { continue };
            for to in body.successors(terminator) {
                let to = self.positions[to.index()];
                if to != u32::MAX {
                    self.edges.push((number, to));
                    self.firsts[to as usize] += 1;
                }
            }
        }
        // Ends of each block's part, which become starts while it is filled.
        let mut sum = 0;
        for first in &mut self.firsts {
            sum += *first;
            *first = sum;
        }
        self.before.clear();
        self.before.resize(self.edges.len(), 0);
        for &(from, to) in &self.edges {
            let first = &mut self.firsts[to as usize];
            *first -= 1;
            self.before[*first as usize] = from;
        }
    }

    fn start_group(&mut self) {
        self.bits.clear();
        self.changes.clear();
        self.bounds.clear();
        (self.lo, self.hi) = (u32::MAX, 0);
    }

    /// Gives the meanings of a slot bits.
    fn add(&mut self, number: u32, slot: &Slot, events: &[Event], layout: Layout<'_>, segments: &mut Vec<Segment>) {
        self.turn = self.turn.wrapping_add(1);
        if self.turn == 0 {
            self.places.fill((0, 0));
            self.turn = 1;
        }
        self.distinct.clear();
        if is_in_one_block(slot, events) {
            // Most code that is inlined is in one block: nothing flows.
            let block = events[0].block;
            for (at, event) in events.iter().enumerate().filter(|(_, event)| event.meaning > NO_VALUE) {
                let end = events.get(at + 1).map_or_else(|| layout.start(block + 1), |next| next.offset);
                if event.offset < end {
                    let (start, meaning) = (event.offset, event.meaning);
                    segments.push(Segment { slot: number, start, end, meaning });
                }
            }
            return;
        }
        for event in events.iter().filter(|event| event.meaning > NO_VALUE) {
            let place = &mut self.places[event.meaning as usize];
            if place.0 != self.turn {
                *place = (self.turn, self.distinct.len() as u32);
                self.distinct.push(event.meaning);
            }
        }
        let count = self.distinct.len();
        let mut done = 0;
        while done < count {
            let free = 64 - self.bits.len();
            if free < (count - done).min(64) {
                self.run_group(layout, segments);
                self.start_group();
                continue;
            }
            let part = (count - done).min(64);
            let first = self.bits.len();
            let all = (u64::MAX >> (64 - part)) << first;
            self.bits.extend(self.distinct[done..done + part].iter().map(|&meaning| (number, meaning)));
            self.lo = self.lo.min(slot.within.start);
            self.hi = self.hi.max(slot.within.end);
            for event in events {
                let place = match event.meaning {
                    ..=NO_VALUE => None,
                    meaning => (self.places[meaning as usize].1 as usize).checked_sub(done),
                };
                let sets = place.filter(|&place| place < part).map_or(0, |place| 1 << (first + place));
                let key = u64::from(event.block) << 32 | self.changes.len() as u64;
                self.changes.push(Change { key, offset: event.offset, clears: all, sets });
                self.lo = self.lo.min(event.block);
                self.hi = self.hi.max(event.block + 1);
            }
            if !slot.within.is_empty() {
                self.bounds.push((slot.within.start, all, true));
                self.bounds.push((slot.within.end, all, false));
            }
            done += part;
        }
    }

    /// Finds where the bits of the group hold.
    fn run_group(&mut self, layout: Layout<'_>, segments: &mut Vec<Segment>) {
        if self.bits.is_empty() {
            return;
        }
        self.changes.sort_unstable_by_key(|change| change.key);
        self.rows.clear();
        self.rows.resize((self.hi - self.lo) as usize, Row::default());
        for change in &self.changes {
            let row = &mut self.rows[((change.key >> 32) as u32 - self.lo) as usize];
            row.clears |= change.clears;
            row.sets = row.sets & !change.clears | change.sets;
        }
        self.allow();
        self.solve();
        self.emit(layout, segments);
    }

    /// Sets the bits at the starts of all blocks of their scopes. The function starts without values.
    fn allow(&mut self) {
        self.bounds.sort_unstable_by_key(|&(block, ..)| block);
        let (mut allowed, mut next) = (0, 0);
        for (row, block) in self.rows.iter_mut().zip(self.lo..) {
            while let Some(&(at, bits, starts)) = self.bounds.get(next)
                && at <= block
            {
                allowed = if starts { allowed | bits } else { allowed & !bits };
                next += 1;
            }
            let is_entered = block > 0 && self.firsts[block as usize] < self.firsts[block as usize + 1];
            row.start = if is_entered { allowed } else { 0 };
        }
    }

    /// Clears bits that some predecessor ends without, until there is none.
    fn solve(&mut self) {
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            self.work += self.rows.len();
            if self.work > MAX_WORK {
                // Values stay in the blocks of their records where there is too much else to follow.
                self.rows.iter_mut().for_each(|row| row.start = 0);
                return;
            }
            for at in 0..self.rows.len() {
                let old = self.rows[at].start;
                if old == 0 {
                    continue;
                }
                let block = at + self.lo as usize;
                let before = &self.before[self.firsts[block] as usize..self.firsts[block + 1] as usize];
                let end = |&from: &u32| self.rows.get(from.wrapping_sub(self.lo) as usize).map_or(0, |row| row.end());
                let new = before.iter().map(end).fold(old, |all, end| all & end);
                if new != old {
                    self.rows[at].start = new;
                    is_changed = true;
                }
            }
        }
    }

    /// Appends the code in which bits hold.
    fn emit(&self, layout: Layout<'_>, segments: &mut Vec<Segment>) {
        let mut starts = [0; 64];
        let mut now = 0u64;
        let mut change = |now: u64, new: u64, offset: u32| {
            for bit in ones(now & !new) {
                let (slot, meaning) = self.bits[bit];
                if starts[bit] < offset {
                    segments.push(Segment { slot, start: starts[bit], end: offset, meaning });
                }
            }
            for bit in ones(new & !now) {
                starts[bit] = offset;
            }
            new
        };
        let mut next = 0;
        for (row, block) in self.rows.iter().zip(self.lo..) {
            if row.start != now {
                now = change(now, row.start, layout.start(block));
            }
            if row.clears == 0 {
                continue;
            }
            while let Some(at) = self.changes.get(next)
                && (at.key >> 32) as u32 == block
            {
                now = change(now, now & !at.clears | at.sets, at.offset);
                next += 1;
            }
        }
        change(now, 0, layout.start(self.hi));
    }
}

/// Whether the events of a slot, and the code of its scope, are in one block.
fn is_in_one_block(slot: &Slot, events: &[Event]) -> bool {
    let Some(first) = events.first() else { return false };
    let is_there = slot.within.is_empty() || slot.within == (first.block..first.block + 1);
    is_there && events.iter().all(|event| event.block == first.block)
}

/// Returns the numbers of the bits that are set.
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (at < 64).then_some(at)
    })
}
