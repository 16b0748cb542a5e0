//! Cycles of a control-flow graph and their nesting: loops, and cycles with several entries.
//!
//! Uses Havlak's nesting ("Nesting of Reducible and Irreducible Loops", 1997) on a depth-first search: the header of
//! a cycle is the block that the search visited first. The nesting of irreducible cycles depends on the search; this
//! one visits the last successor of a block first, as LLVM's does ("CycleTerminology" of LLVM's documents).

use draig_ir::Block;

use crate::control_flow::ControlFlow;

/// The cycles of a graph, identified by number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cycles {
    /// The innermost cycle of each block; empty if there are no cycles.
    innermost: Vec<Option<u32>>,
    cycles: Vec<Cycle>,
    /// The outermost cycles.
    outermost: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq)]
struct Cycle {
    /// The entries of the cycle, beginning with the header.
    entries: Vec<Block>,
    parent: Option<u32>,
    children: Vec<u32>,
    /// The blocks of the cycle, those of inner cycles in their place.
    parts: Vec<Part>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    Block(Block),
    Cycle(u32),
}

impl Cycles {
    /// Finds the cycles of a graph.
    #[must_use]
    pub fn new(graph: &ControlFlow) -> Cycles {
        let mut search = Search::new(graph);
        let mut headers = std::mem::take(&mut search.headers);
        if headers.is_empty() {
            return Cycles::default();
        }
        headers.sort_unstable();
        headers.dedup();
        let count = graph.block_count();
        let mut found = Builder {
            cycles: Cycles { innermost: vec![None; count], cycles: Vec::new(), outermost: Vec::new() },
            graph,
            search: &search,
            tops: Vec::new(),
            places: Vec::new(),
        };
        let mut work = Vec::new();
        for &at in headers.iter().rev() {
            let header = search.preorder[at as usize];
            work.extend(graph.predecessors(header).iter().rev().filter(|&&from| search.is_below(at, from)));
            found.collect(at, header, &mut work);
        }
        found.cycles
    }

    /// Returns the number of cycles.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cycles.len()
    }

    /// Whether there are no cycles.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cycles.is_empty()
    }

    /// Returns the outermost cycles, in LLVM's order.
    pub fn outermost(&self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        self.outermost.iter().map(|&number| number as usize)
    }

    /// Returns the cycles directly inside a cycle.
    pub fn children(&self, cycle: usize) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        self.cycles.get(cycle).map_or(&[][..], |cycle| &cycle.children).iter().map(|&number| number as usize)
    }

    /// Returns the blocks at which a cycle is entered, beginning with the header.
    #[must_use]
    pub fn entries(&self, cycle: usize) -> &[Block] {
        self.cycles.get(cycle).map_or(&[], |cycle| &cycle.entries)
    }

    /// Returns the blocks of a cycle and of the cycles inside it, in the order in which they are found from the
    /// header.
    #[must_use]
    pub fn blocks(&self, cycle: usize) -> Vec<Block> {
        let (mut blocks, mut stack) = (Vec::new(), Vec::new());
        stack.extend(self.cycles.get(cycle).into_iter().flat_map(|of| of.parts.iter().rev().copied()));
        while let Some(part) = stack.pop() {
            match part {
                Part::Block(block) => blocks.push(block),
                Part::Cycle(inner) => stack.extend(self.cycles[inner as usize].parts.iter().rev().copied()),
            }
        }
        blocks
    }

    /// Returns the innermost cycle that contains a block; `None` if the block is in no cycle.
    #[must_use]
    pub fn innermost(&self, block: Block) -> Option<usize> {
        self.innermost.get(block.index()).copied().flatten().map(|number| number as usize)
    }

    /// Returns the innermost cycle that contains a cycle; `None` for an outermost one.
    #[must_use]
    pub fn parent(&self, cycle: usize) -> Option<usize> {
        self.cycles.get(cycle)?.parent.map(|number| number as usize)
    }

    /// Whether a cycle, or one inside it, contains a block.
    #[must_use]
    pub fn contains(&self, cycle: usize, block: Block) -> bool {
        let mut at = self.innermost(block);
        while let Some(inner) = at {
            if inner == cycle {
                return true;
            }
            at = self.parent(inner);
        }
        false
    }

    /// Returns the header of a cycle: the entry that the depth-first search visits first.
    ///
    /// # Panics
    /// Panics if there is no such cycle.
    #[must_use]
    pub fn header(&self, cycle: usize) -> Block {
        self.cycles[cycle].entries[0]
    }

    /// Whether the header is the only entry.
    ///
    /// # Panics
    /// Panics if there is no such cycle.
    #[must_use]
    pub fn is_reducible(&self, cycle: usize) -> bool {
        self.cycles[cycle].entries.len() == 1
    }
}

/// A depth-first search that visits the last successor first.
struct Search {
    preorder: Vec<Block>,
    /// The position of each block in `preorder`; [`u32::MAX`] for unreachable blocks.
    places: Vec<u32>,
    /// One past the last block that was reached from each position; [`u32::MAX`] as long as the search is there.
    ends: Vec<u32>,
    /// The positions of blocks that are reached from themselves, once for each edge that closes such a way.
    headers: Vec<u32>,
}

impl Search {
    fn new(graph: &ControlFlow) -> Search {
        let count = graph.block_count();
        let places = vec![u32::MAX; count];
        let (preorder, ends) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut search = Search { preorder, places, ends, headers: Vec::new() };
        // Blocks on the path from the entry, each with the successors that are still to be visited, the last one first.
        let mut path: Vec<(u32, &[Block])> = Vec::with_capacity(count);
        path.extend(graph.entry().map(|entry| (search.meet(entry), graph.successors(entry))));
        while let Some((at, left)) = path.last_mut() {
            let Some((&next, rest)) = left.split_last() else {
                search.ends[*at as usize] = search.preorder.len() as u32;
                path.pop();
                continue;
            };
            *left = rest;
            match search.places[next.index()] {
                u32::MAX => path.push((search.meet(next), graph.successors(next))),
                place if search.ends[place as usize] == u32::MAX => search.headers.push(place),
                _ => {}
            }
        }
        search
    }

    fn meet(&mut self, block: Block) -> u32 {
        let at = self.preorder.len() as u32;
        self.places[block.index()] = at;
        self.preorder.push(block);
        self.ends.push(u32::MAX);
        at
    }

    /// Whether a block was reached from the block at a position.
    fn is_below(&self, at: u32, block: Block) -> bool {
        (at..self.ends[at as usize]).contains(&self.places[block.index()])
    }
}

/// The cycles found so far.
struct Builder<'g> {
    cycles: Cycles,
    graph: &'g ControlFlow,
    search: &'g Search,
    /// A cycle around each cycle, closer to the outermost with each look-up; its own number for outermost cycles.
    tops: Vec<u32>,
    /// The position of each outermost cycle in their list.
    places: Vec<u32>,
}

impl Builder<'_> {
    fn collect(&mut self, at: u32, header: Block, work: &mut Vec<Block>) {
        let number = self.tops.len() as u32;
        let parts = vec![Part::Block(header)];
        self.cycles.cycles.push(Cycle { entries: vec![header], parent: None, children: Vec::new(), parts });
        self.tops.push(number);
        self.places.push(u32::MAX);
        self.cycles.innermost[header.index()] = Some(number);
        while let Some(block) = work.pop() {
            if block == header {
                continue;
            }
            match self.cycles.innermost[block.index()] {
                None => {
                    self.cycles.innermost[block.index()] = Some(number);
                    self.cycles.cycles[number as usize].parts.push(Part::Block(block));
                    self.add(at, number, block, work);
                }
                Some(inner) => {
                    let outer = self.top(inner);
                    if outer != number {
                        self.adopt(outer, number);
                        for entry in 0..self.cycles.cycles[outer as usize].entries.len() {
                            let entry = self.cycles.cycles[outer as usize].entries[entry];
                            self.add(at, number, entry, work);
                        }
                    }
                }
            }
        }
        self.places[number as usize] = self.cycles.outermost.len() as u32;
        self.cycles.outermost.push(number);
    }

    /// Continues with the predecessors of a block, which is an entry if it has one outside the cycle.
    fn add(&mut self, at: u32, number: u32, block: Block, work: &mut Vec<Block>) {
        let mut from_outside = false;
        for &from in self.graph.predecessors(block).iter().rev() {
            match self.search.is_below(at, from) {
                true => work.push(from),
                false => from_outside |= self.search.places[from.index()] != u32::MAX,
            }
        }
        if from_outside {
            self.cycles.cycles[number as usize].entries.push(block);
        }
    }

    /// Moves an outermost cycle into another. The last outermost cycle takes its place in the list.
    fn adopt(&mut self, inner: u32, number: u32) {
        let cycles = &mut self.cycles;
        cycles.cycles[inner as usize].parent = Some(number);
        cycles.cycles[number as usize].children.push(inner);
        cycles.cycles[number as usize].parts.push(Part::Cycle(inner));
        let place = self.places[inner as usize] as usize;
        cycles.outermost.swap_remove(place);
        if let Some(&moved) = cycles.outermost.get(place) {
            self.places[moved as usize] = place as u32;
        }
        self.tops[inner as usize] = number;
    }

    fn top(&mut self, mut number: u32) -> u32 {
        while self.tops[number as usize] != number {
            let next = self.tops[self.tops[number as usize] as usize];
            self.tops[number as usize] = next;
            number = next;
        }
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draig_ir::{Body, InstBuild, Opcode, Type, Value};

    fn cycles(edges: &[&[u32]]) -> Cycles {
        let mut body = Body::new();
        let blocks: Vec<Block> = edges.iter().map(|_| body.add_block()).collect();
        for (from, to) in edges.iter().enumerate() {
            let mut operands = vec![Value::arg(0)];
            operands.extend(to.iter().map(|&to| Value::block(blocks[to as usize])));
            body.append_inst(blocks[from], InstBuild::new(Opcode::IndirectBr, Type::VOID), &operands);
        }
        Cycles::new(&ControlFlow::new(&body))
    }

    #[test]
    fn loops_nest() {
        // 0 → 1 → 2 ⇄ 3, 3 → 1, 1 → 4
        let found = cycles(&[&[1], &[2, 4], &[3], &[2, 1], &[]]);
        let block = Block::from_u32;
        let (outer, inner) = (found.innermost(block(1)).unwrap(), found.innermost(block(3)).unwrap());
        assert_eq!(found.parent(inner), Some(outer));
        assert_eq!(found.parent(outer), None);
        assert_eq!((found.header(outer), found.header(inner)), (block(1), block(2)));
        assert!(found.contains(outer, block(3)) && !found.contains(inner, block(1)));
        assert!(found.is_reducible(outer) && found.is_reducible(inner));
        assert_eq!(found.innermost(block(4)), None);
    }

    #[test]
    fn blocks_that_meet_again_are_no_cycle() {
        // Unreachable blocks may be in a cycle, which does not count.
        let found = cycles(&[&[1, 2], &[3], &[3, 1], &[], &[4]]);
        assert!(found.is_empty() && (0..5).all(|block| found.innermost(Block::from_u32(block)).is_none()));
        assert_eq!(cycles(&[&[0]]).len(), 1, "a block that leads to itself");
    }

    #[test]
    fn two_entries_are_irreducible() {
        let found = cycles(&[&[1, 2], &[2], &[1]]);
        let cycle = found.innermost(Block::from_u32(1)).unwrap();
        assert!(!found.is_reducible(cycle));
        assert!(found.contains(cycle, Block::from_u32(2)));
    }
}
