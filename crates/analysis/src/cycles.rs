//! Cycles of a control-flow graph and their nesting: loops, and cycles with several entries.
//!
//! Uses Havlak's nesting ("Nesting of Reducible and Irreducible Loops", 1997) on the depth-first search of
//! [`ControlFlow`]: the header of a cycle is the block that the search visited first.

use draig_ir::Block;

use crate::control_flow::ControlFlow;

/// The cycles of a graph, identified by number.
#[derive(Clone, Debug, Default)]
pub struct Cycles {
    /// The innermost cycle of each block.
    innermost: Vec<Option<u32>>,
    cycles: Vec<Cycle>,
}

#[derive(Clone, Debug)]
struct Cycle {
    /// The entries of the cycle, beginning with the header.
    entries: Vec<Block>,
    parent: Option<u32>,
}

impl Cycles {
    /// Finds the cycles of a graph.
    #[must_use]
    pub fn new(graph: &ControlFlow) -> Cycles {
        let mut found = Cycles { innermost: vec![None; graph.block_count()], cycles: Vec::new() };
        let count = graph.preorder.len();
        // The end of the search tree below a block.
        let mut ends: Vec<u32> = (1..=count as u32).collect();
        let mut places = vec![u32::MAX; graph.block_count()];
        for (at, block) in graph.preorder.iter().enumerate() {
            places[block.index()] = at as u32;
        }
        for at in (1..count).rev() {
            let from = graph.found_from[at] as usize;
            ends[from] = ends[from].max(ends[at]);
        }
        for at in (0..count).rev() {
            let below = |block: &Block| (at as u32..ends[at]).contains(&places[block.index()]);
            let header = graph.preorder[at];
            let work: Vec<Block> = graph.predecessors(header).iter().copied().filter(|from| below(from)).collect();
            if !work.is_empty() {
                found.collect(graph, header, work, &below);
            }
        }
        found
    }

    fn collect(&mut self, graph: &ControlFlow, header: Block, mut work: Vec<Block>, below: &dyn Fn(&Block) -> bool) {
        let number = self.cycles.len() as u32;
        let mut entries = vec![header];
        self.cycles.push(Cycle { entries: Vec::new(), parent: None });
        let add = |entry: Block, entries: &mut Vec<Block>, work: &mut Vec<Block>| {
            let mut from_outside = false;
            for from in graph.predecessors(entry) {
                match below(from) {
                    true => work.push(*from),
                    false => from_outside |= graph.is_reachable(*from),
                }
            }
            if from_outside {
                entries.push(entry);
            }
        };
        match self.innermost[header.index()] {
            None => self.innermost[header.index()] = Some(number),
            Some(inner) => self.adopt(inner, number),
        }
        while let Some(block) = work.pop() {
            if block == header {
                continue;
            }
            match self.innermost[block.index()] {
                None => {
                    self.innermost[block.index()] = Some(number);
                    add(block, &mut entries, &mut work);
                }
                Some(inner) => {
                    let outer = self.outermost(inner);
                    if outer != number {
                        self.cycles[outer as usize].parent = Some(number);
                        for entry in self.cycles[outer as usize].entries.clone() {
                            add(entry, &mut entries, &mut work);
                        }
                    }
                }
            }
        }
        self.cycles[number as usize].entries = entries;
    }

    fn adopt(&mut self, inner: u32, number: u32) {
        let outer = self.outermost(inner);
        if outer != number {
            self.cycles[outer as usize].parent = Some(number);
        }
    }

    fn outermost(&self, mut cycle: u32) -> u32 {
        while let Some(parent) = self.cycles[cycle as usize].parent {
            cycle = parent;
        }
        cycle
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
    fn two_entries_are_irreducible() {
        let found = cycles(&[&[1, 2], &[2], &[1]]);
        let cycle = found.innermost(Block::from_u32(1)).unwrap();
        assert!(!found.is_reducible(cycle));
        assert!(found.contains(cycle, Block::from_u32(2)));
    }
}
