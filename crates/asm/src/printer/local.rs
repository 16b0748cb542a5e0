//! The numbers inside one function and the predecessors of its blocks.

use std::cell::Cell;
use std::hint::select_unpredictable;
use std::ops::Range;

use draig_ir::body::LocalNames;
use draig_ir::{Block, Body, Inst, Type, Value};
use draig_num::decimal_digits;

use super::text::odd_places;

/// The written form of a value of a function, in one word. A number, or a name that needs no quotes and is as short, is
/// kept as text, which is made once per value rather than at each use.
///
/// ```text
///  63    56 55                                             0
/// +--------+------------------------------------------------+
/// | length | `%` and the digits or name, the first byte lowest |
/// +--------+----------------+-------------------------------+
/// |     64 | length of name | place of the unquoted name    |
/// +--------+----------------+-------------------------------+
/// |      0 | a number of more than six digits, or `OTHER`   |
/// +--------+------------------------------------------------+
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LocalName(u64);

/// The kinds of [`LocalName`], to match on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LocalKind {
    /// A number or a name with `%` before it: these bytes, as many as the second part says.
    Text([u8; 8], usize),
    /// A number of more than six digits.
    Large(u32),
    /// The place and the length of an unquoted name in [`LocalNames::texts`]. That it needs no quotes is determined once
    /// per value rather than at each use.
    Plain(usize, usize),
    /// A quoted name, or an unknown one.
    Other,
}

impl LocalName {
    const OTHER: LocalName = LocalName(OTHER as u64);

    #[inline]
    fn numbered(number: u32) -> LocalName {
        if number >= LARGE {
            return LocalName(number.into());
        }
        let (digits, count) = decimal_digits(number);
        let text = u64::from(b'%') | u64::from_le_bytes(digits) << 8;
        // Bytes after the digits are unspecified.
        LocalName(text & (u64::MAX >> 8) | (1 + count as u64) << 56)
    }

    /// Returns the form of a name that needs no quotes.
    #[inline]
    fn plain(name: &[u8], start: u32) -> LocalName {
        let text = match name.len() {
            len @ 0..=MAX_SHORT => {
                let mut bytes = [b'%', 0, 0, 0, 0, 0, 0, 1 + len as u8];
                bytes[1..=len].copy_from_slice(name);
                return LocalName(u64::from_le_bytes(bytes));
            }
            len if len < MAX_PLAIN => (len as u64) << 32 | u64::from(start),
            _ => return LocalName::OTHER,
        };
        LocalName(IS_PLAIN << 56 | text)
    }

    /// Returns the difference between this number and the next one with the same tens.
    #[inline]
    fn unit(self) -> u64 {
        match self.0 >> 56 {
            0 => 1,
            len => 1 << (8 * (len - 1)),
        }
    }

    /// Returns the written form and its length, if it is kept as text.
    #[inline]
    pub(super) fn text(self) -> Option<([u8; 8], usize)> {
        match self.kind() {
            LocalKind::Text(text, len) => Some((text, len)),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn kind(self) -> LocalKind {
        match (self.0 >> 56, self.0 as u32) {
            (0, OTHER) => LocalKind::Other,
            (0, number) => LocalKind::Large(number),
            (IS_PLAIN, start) => LocalKind::Plain(start as usize, (self.0 >> 32) as usize % MAX_PLAIN),
            (len, _) => LocalKind::Text(self.0.to_le_bytes(), len as usize),
        }
    }
}

/// Numbers from this one on are not kept as text.
const LARGE: u32 = 1_000_000;
/// Numbers of values are smaller.
const OTHER: u32 = u32::MAX;
/// Length of the longest name that is kept as text.
const MAX_SHORT: usize = 6;
/// Names of this length and longer are looked up at each use.
const MAX_PLAIN: usize = 1 << 24;
/// In place of a length: where the name is.
const IS_PLAIN: u64 = 64;

/// The numbers of unnamed parameters, blocks and instructions. Reused from function to function.
#[derive(Debug, Default)]
pub(super) struct LocalNumbers {
    args: Vec<LocalName>,
    blocks: Vec<LocalName>,
    insts: Vec<LocalName>,
    /// The latest edge to each block: one plus its index, or zero.
    latest: Vec<u32>,
    edges: Vec<Edge>,
}

/// An edge of the control-flow graph, in the list of those to one block.
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: Block,
    /// The edge before it, as in `latest`.
    before: u32,
}

/// Counts the unnamed values of a function.
struct Counter {
    next: LocalName,
    /// The name after the one with the last digit 9, if there were a digit after it.
    end: LocalName,
    unit: u64,
    /// The number with the same tens as `next`.
    tens: u32,
}

impl Counter {
    fn new() -> Counter {
        Counter::at(0)
    }

    /// Counts from a number that ends with 0.
    fn at(tens: u32) -> Counter {
        let next = LocalName::numbered(tens);
        let unit = next.unit();
        Counter { next, end: LocalName(next.0 + 10 * unit), unit, tens }
    }

    /// Returns the next number, if there is a result. All but every tenth differ from the one before only in their
    /// last digit. Whether there is a result is not a branch, because it could not be predicted.
    #[inline]
    fn number_if(&mut self, has_result: bool) -> LocalName {
        let name = select_unpredictable(has_result, self.next, LocalName::OTHER);
        self.next.0 += select_unpredictable(has_result, self.unit, 0);
        if self.next == self.end {
            *self = Counter::at(self.tens + 10);
        }
        name
    }
}

impl LocalNumbers {
    /// Numbers parameters, blocks and instructions with results, which share one counter.
    pub(super) fn assign(&mut self, body: &Body, param_count: usize) {
        match body.names().is_empty() {
            true => self.assign_any::<false>(body, param_count),
            false => self.assign_any::<true>(body, param_count),
        }
    }

    /// Numbers what has no name; with `NAMED` there may be names.
    #[inline]
    fn assign_any<const NAMED: bool>(&mut self, body: &Body, param_count: usize) {
        let (names, mut counter) = (Names::<NAMED>::new(body.names()), Counter::new());
        self.args.clear();
        let args = (0..param_count).map(|n| names.given(|| Value::arg(n as u32)));
        self.args.extend(args.map(|name| name.unwrap_or_else(|| counter.number_if(true))));
        self.blocks.clear();
        self.blocks.resize(body.block_count(), LocalName::OTHER);
        self.insts.clear();
        self.insts.resize(body.inst_count(), LocalName::OTHER);
        // In registers, which fields of `self` would not be.
        let (blocks, insts) = (&mut self.blocks[..], &mut self.insts[..]);
        for block in body.blocks() {
            let name = names.given(|| block.into());
            blocks[block.index()] = name.unwrap_or_else(|| counter.number_if(true));
            // An instruction may have no result.
            let mut number_if = |name: Option<LocalName>, ty: Type| match name {
                Some(name) => name,
                None => counter.number_if(ty != Type::VOID),
            };
            if let Some((first, types)) = body.consecutive_types(block) {
                for (at, (place, ty)) in insts[first..].iter_mut().zip(types).enumerate() {
                    *place = number_if(names.given(|| Inst::from_u32((first + at) as u32).into()), ty);
                }
            } else {
                body.block_insts(block).for_each(|inst| {
                    insts[inst.index()] = number_if(names.given(|| inst.into()), body.inst_type(inst));
                });
            }
        }
    }

    /// Finds the predecessors of all blocks. If the body has no use-lists yet, they are read from the
    /// terminators, the latest first, which is the order that the use-lists would have.
    pub(super) fn find_predecessors(&mut self, body: &Body) {
        self.edges.clear();
        self.latest.clear();
        self.latest.resize(body.block_count(), 0);
        if body.has_use_lists() {
            for number in 0..body.block_count() {
                let block = Block::from_u32(number as u32);
                let mut last_to_first: Vec<Block> = body.predecessors(block).collect();
                while let Some(from) = last_to_first.pop() {
                    self.add_edge(from, block);
                }
            }
            return;
        }
        for from in body.blocks() {
            for to in targets(body, from) {
                self.add_edge(from, to);
            }
        }
    }

    #[inline]
    fn add_edge(&mut self, from: Block, to: Block) {
        let latest = &mut self.latest[to.index()];
        self.edges.push(Edge { from, before: *latest });
        *latest = self.edges.len() as u32;
    }

    /// Returns the predecessors of a block, once for each edge.
    #[inline]
    pub(super) fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let mut next = self.latest[block.index()];
        std::iter::from_fn(move || {
            let Edge { from, before } = *self.edges.get((next as usize).checked_sub(1)?)?;
            next = before;
            Some(from)
        })
    }

    /// Returns only the numbers of the blocks.
    pub(super) fn into_blocks(self) -> Vec<LocalName> {
        self.blocks
    }

    #[inline]
    pub(super) fn arg(&self, number: u32) -> LocalName {
        self.args.get(number as usize).copied().unwrap_or(LocalName::OTHER)
    }

    #[inline]
    pub(super) fn block(&self, block: Block) -> LocalName {
        self.blocks.get(block.index()).copied().unwrap_or(LocalName::OTHER)
    }

    #[inline]
    pub(super) fn inst(&self, inst: Inst) -> LocalName {
        self.insts.get(inst.index()).copied().unwrap_or(LocalName::OTHER)
    }
}

/// The names of a function, if there are any.
struct Names<'a, const NAMED: bool> {
    names: &'a LocalNames,
    /// Places of the bytes that need quotes, in order: most functions have few.
    odd: Vec<u32>,
    /// The first of these places after the name that was looked at last. Most names stand in the order of their values.
    next_odd: Cell<usize>,
}

impl<'a, const NAMED: bool> Names<'a, NAMED> {
    fn new(names: &'a LocalNames) -> Names<'a, NAMED> {
        let odd = if NAMED { odd_places(names.texts()) } else { Vec::new() };
        Names { names, odd, next_odd: Cell::new(0) }
    }

    /// Returns the written form of a value with a name.
    #[inline]
    fn given(&self, value: impl FnOnce() -> Value) -> Option<LocalName> {
        if !NAMED {
            return None;
        }
        let Range { start, end } = self.names.range(value())?;
        let name = &self.names.texts()[start as usize..end as usize];
        let is_plain =
            self.odd_after(start).is_none_or(|place| place >= end) && !name.first().is_some_and(u8::is_ascii_digit);
        Some(if is_plain { LocalName::plain(name, start) } else { LocalName::OTHER })
    }

    /// Returns the first place at or after `start` that needs quotes.
    #[inline]
    fn odd_after(&self, start: u32) -> Option<u32> {
        let next = self.next_odd.get();
        let is_next = |at: usize| {
            at.checked_sub(1).is_none_or(|before| self.odd[before] < start)
                && self.odd.get(at).is_none_or(|&place| place >= start)
        };
        if !is_next(next) {
            self.next_odd.set(self.odd.partition_point(|&place| place < start));
        }
        self.odd.get(self.next_odd.get()).copied()
    }
}

/// Returns the successors of a block, in the order of its terminator's operands.
#[inline]
fn targets(body: &Body, from: Block) -> impl Iterator<Item = Block> + '_ {
    let operands = body.terminator(from).map_or(&[][..], |last| body.operands(last));
    operands.iter().filter_map(|operand| operand.as_block())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_texts_up_to_six_digits() {
        for number in [0, 7, 10, 99, 123, 1000, 54_321, 999_999] {
            let LocalKind::Text(text, len) = LocalName::numbered(number).kind() else { panic!("{number} is short") };
            assert_eq!(text[..len], *format!("%{number}").as_bytes());
        }
        assert_eq!(LocalName::numbered(LARGE).kind(), LocalKind::Large(LARGE));
        assert_eq!(LocalName::OTHER.kind(), LocalKind::Other);
    }

    #[test]
    fn plain_names_are_texts_up_to_six_bytes() {
        for name in ["", "a", "bb12.i"] {
            let LocalKind::Text(text, len) = LocalName::plain(name.as_bytes(), 7).kind() else {
                panic!("{name} is short")
            };
            assert_eq!(text[..len], *format!("%{name}").as_bytes());
        }
        assert_eq!(LocalName::plain(b"bb12.i.", u32::MAX).kind(), LocalKind::Plain(u32::MAX as usize, 7));
        assert_eq!(LocalName::plain(&[b'x'; MAX_PLAIN - 1], 7).kind(), LocalKind::Plain(7, MAX_PLAIN - 1));
        assert_eq!(LocalName::plain(&[b'x'; MAX_PLAIN], 7), LocalName::OTHER);
    }

    #[test]
    fn counted_numbers_are_as_single_ones() {
        let mut counter = Counter::new();
        for number in 0..LARGE + 25 {
            assert!(counter.number_if(false) == LocalName::OTHER);
            assert!(counter.number_if(true) == LocalName::numbered(number), "{number}");
        }
    }
}
