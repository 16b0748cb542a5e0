//! Flow of a variable's value from the blocks that give it one to those that all of their predecessors reach with it.
//!
//! Only blocks that a value reaches are visited: most variables have one in a few blocks of their function.

use std::ops::Range;

use draig_ir::{Block, Body};

/// Meaning of a variable that has no value.
pub(crate) const NO_VALUE: u32 = 1;

/// Control flow of a function's code, and memory that is used again for each variable. Blocks are numbers in the order
/// of the code.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    before: Edges,
    after: Edges,
    /// Number of the current variable; what other variables left does not count.
    turn: u32,
    /// The last turn in which a block was reached, and the meaning with which it starts.
    reached: Vec<(u32, u32)>,
    /// The last turn in which a block had events, and the meaning after the last of them.
    ends: Vec<(u32, u32)>,
    /// Blocks that were reached in this turn, and those from which something is to be passed on.
    visited: Vec<u32>,
    pending: Vec<(u32, u32)>,
}

/// Blocks at the other end of each block's edges, in one array.
#[derive(Debug, Default)]
struct Edges {
    starts: Vec<u32>,
    others: Vec<u32>,
}

impl Edges {
    /// Groups pairs of blocks by the first.
    fn new(blocks: usize, pairs: &[(u32, u32)], is_reversed: bool) -> Edges {
        let ends = |&(from, to): &(u32, u32)| if is_reversed { (to, from) } else { (from, to) };
        let mut starts = vec![0; blocks + 1];
        for (at, _) in pairs.iter().map(ends) {
            starts[at as usize + 1] += 1;
        }
        for at in 0..blocks {
            starts[at + 1] += starts[at];
        }
        let mut next = starts.clone();
        let mut others = vec![0; pairs.len()];
        for (at, other) in pairs.iter().map(ends) {
            others[next[at as usize] as usize] = other;
            next[at as usize] += 1;
        }
        Edges { starts, others }
    }

    fn of(&self, block: u32) -> &[u32] {
        &self.others[self.starts[block as usize] as usize..self.starts[block as usize + 1] as usize]
    }
}

impl Flow {
    /// Takes over the control flow between the blocks of a function's code.
    pub(crate) fn new(body: &Body, blocks: &[(Block, u32)]) -> Flow {
        let mut position = vec![u32::MAX; body.block_count()];
        for (number, &(block, _)) in (0..).zip(blocks) {
            position[block.index()] = number;
        }
        let mut pairs = Vec::with_capacity(2 * blocks.len());
        for (number, &(block, _)) in (0..).zip(blocks) {
            let Some(terminator) = body.terminator(block) else { continue };
            let to = body.successors(terminator).map(|to| position[to.index()]).filter(|&to| to != u32::MAX);
            pairs.extend(to.map(|to| (number, to)));
        }
        let count = blocks.len();
        Flow {
            before: Edges::new(count, &pairs, true),
            after: Edges::new(count, &pairs, false),
            reached: vec![(0, NO_VALUE); count],
            ends: vec![(0, NO_VALUE); count],
            ..Flow::default()
        }
    }

    /// Finds the meanings with which some blocks start, from events, the blocks and meanings of which are given in their
    /// order. Where else the variable has a value does not matter.
    pub(crate) fn run(&mut self, within: Range<u32>, events: impl Iterator<Item = (u32, u32)>) {
        self.turn += 1;
        let turn = self.turn;
        self.visited.clear();
        let mut last = u32::MAX;
        for (block, meaning) in events {
            self.ends[block as usize] = (turn, meaning);
            if std::mem::replace(&mut last, block) != block {
                self.visited.push(block);
            }
        }
        self.visited.sort_unstable();
        self.visited.dedup();
        let with_events = self.visited.len();
        for at in 0..with_events {
            let (_, meaning) = self.ends[self.visited[at] as usize];
            if meaning > NO_VALUE {
                self.pending.push((self.visited[at], meaning));
            }
        }
        self.reach(&within);
        self.withdraw(with_events);
        let Flow { reached, ends, visited, .. } = self;
        visited.retain(|&block| ends[block as usize].0 == turn || reached[block as usize].1 > NO_VALUE);
        visited.sort_unstable();
        visited.dedup();
    }

    /// Returns the blocks that have events or start with a value, in order.
    pub(crate) fn visited(&self) -> &[u32] {
        &self.visited
    }

    /// Returns the meaning with which a block starts.
    pub(crate) fn at_start(&self, block: u32) -> u32 {
        let (turn, meaning) = self.reached[block as usize];
        if turn == self.turn { meaning } else { NO_VALUE }
    }

    fn has_event(&self, block: u32) -> bool {
        self.ends[block as usize].0 == self.turn
    }

    /// Gives each block that a value reaches the first that does.
    fn reach(&mut self, within: &Range<u32>) {
        while let Some((from, meaning)) = self.pending.pop() {
            for at in self.after.starts[from as usize]..self.after.starts[from as usize + 1] {
                let to = self.after.others[at as usize];
                // The function starts without values.
                if to == 0 || !within.contains(&to) || self.reached[to as usize].0 == self.turn {
                    continue;
                }
                self.reached[to as usize] = (self.turn, meaning);
                self.visited.push(to);
                if !self.has_event(to) {
                    self.pending.push((to, meaning));
                }
            }
        }
    }

    /// Takes values from blocks that another block enters with another one or without, and from those after them.
    fn withdraw(&mut self, first: usize) {
        for at in first..self.visited.len() {
            let block = self.visited[at];
            let meaning = self.at_start(block);
            let agrees = |&from: &u32| match self.ends[from as usize] {
                (turn, end) if turn == self.turn => end == meaning,
                _ => self.at_start(from) == meaning,
            };
            if meaning > NO_VALUE && !self.before.of(block).iter().all(agrees) {
                self.take_value(block);
            }
        }
    }

    fn take_value(&mut self, block: u32) {
        self.reached[block as usize].1 = NO_VALUE;
        self.pending.push((block, NO_VALUE));
        while let Some((from, _)) = self.pending.pop() {
            if self.has_event(from) {
                continue;
            }
            for at in self.after.starts[from as usize]..self.after.starts[from as usize + 1] {
                let to = self.after.others[at as usize];
                if self.at_start(to) > NO_VALUE {
                    self.reached[to as usize].1 = NO_VALUE;
                    self.pending.push((to, NO_VALUE));
                }
            }
        }
    }
}
