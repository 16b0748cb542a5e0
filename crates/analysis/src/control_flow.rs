//! The control-flow graph of a body, with its edges in flat arrays.

use std::sync::OnceLock;

use draig_ir::{Block, Body, Inst, Opcode, Value};

/// Marks the absence of a position in an order.
const NONE: u32 = u32::MAX;

/// Position of a block that the search has met, until all positions are known.
const MET: u32 = 0;

/// The edges between the blocks of a body, and the blocks in reverse post-order.
///
/// Blocks that are no longer in the body's order, and blocks without a terminator, have no successors. An
/// edge that occurs several times (two cases of a `switch`) is listed several times.
#[derive(Clone, Debug, Default)]
pub struct ControlFlow {
    /// Start of each block's successors in `successors`; has one entry more than there are blocks.
    successor_starts: Vec<u32>,
    successors: Vec<Block>,
    predecessor_starts: Vec<u32>,
    predecessors: Vec<Block>,
    entry: Option<Block>,
    /// The orders of a search from the entry, which not all analyses need.
    orders: OnceLock<Orders>,
}

/// A depth-first search from the entry.
#[derive(Clone, Debug, Default)]
struct Orders {
    /// The reachable blocks, beginning with the entry.
    reverse_post_order: Vec<Block>,
    /// The reachable blocks in the order in which the search visited them.
    preorder: Vec<Block>,
    /// Index in `preorder` of the block from which the search reached each block of `preorder`; the entry's
    /// own for the entry.
    found_from: Vec<u32>,
    /// The position of each block in reverse post-order, [`NONE`] for unreachable ones.
    places: Vec<u32>,
    /// Blocks on the path from the entry during the search, each with the next successor to follow and its
    /// index in `preorder`.
    stack: Vec<(Block, u32, u32)>,
}

/// Compares the graphs, rather than what was computed from them.
impl PartialEq for ControlFlow {
    fn eq(&self, other: &ControlFlow) -> bool {
        // Predecessors follow from the successors.
        self.successor_starts == other.successor_starts
            && self.successors == other.successors
            && self.entry == other.entry
    }
}

impl Orders {
    /// Searches depth first, without recursion.
    fn search(&mut self, graph: &ControlFlow) {
        let count = graph.block_count();
        self.places.clear();
        self.places.resize(count, NONE);
        self.reverse_post_order.clear();
        self.preorder.clear();
        self.found_from.clear();
        self.stack.clear();
        self.reverse_post_order.reserve(count);
        self.preorder.reserve(count);
        self.found_from.reserve(count);
        let Some(entry) = graph.entry else { return };
        self.meet(graph, entry, 0);
        while let Some((block, next, place)) = self.stack.last_mut() {
            if *next == graph.successor_starts[block.index() + 1] {
                self.reverse_post_order.push(*block);
                self.stack.pop();
                continue;
            }
            let (successor, from) = (graph.successors[*next as usize], *place);
            *next += 1;
            if self.places[successor.index()] == NONE {
                self.meet(graph, successor, from);
            }
        }
        self.reverse_post_order.reverse();
        for (at, block) in self.reverse_post_order.iter().enumerate() {
            self.places[block.index()] = at as u32;
        }
    }

    fn meet(&mut self, graph: &ControlFlow, block: Block, from: u32) {
        self.places[block.index()] = MET;
        self.stack.push((block, graph.successor_starts[block.index()], self.preorder.len() as u32));
        self.preorder.push(block);
        self.found_from.push(from);
    }
}

impl ControlFlow {
    /// Builds the graph of a body.
    #[must_use]
    pub fn new(body: &Body) -> ControlFlow {
        let mut graph = ControlFlow::default();
        graph.build_edges(body);
        graph
    }

    /// Rebuilds the graph for another body, reusing the memory.
    pub fn rebuild(&mut self, body: &Body) {
        let mut orders = self.orders.take().unwrap_or_default();
        self.build_edges(body);
        orders.search(self);
        self.orders = OnceLock::from(orders);
    }

    fn build_edges(&mut self, body: &Body) {
        let count = body.block_count();
        self.entry = body.entry();
        self.successors.clear();
        self.successor_starts.clear();
        self.successor_starts.resize(count + 1, 0);
        self.predecessor_starts.clear();
        self.predecessor_starts.resize(count + 2, 0);
        // Successors are counted in the order of block numbers, which is nearly always that of the body;
        // removed blocks have no terminator.
        self.successors.reserve(count + count / 2);
        for number in 0..count {
            let block = Block::from_u32(number as u32);
            self.successor_starts[number] = self.successors.len() as u32;
            if body.is_inserted(block)
                && let Some(last) = body.last_inst(block)
            {
                self.add_successors(body, last, count);
            }
        }
        self.successor_starts[count] = self.successors.len() as u32;
        self.fill_predecessors(body, count);
    }

    /// Adds the successors of a block whose last instruction is given.
    #[inline]
    fn add_successors(&mut self, body: &Body, last: Inst, count: usize) {
        let target = |value: Value| value.as_block().filter(|next| next.index() < count);
        let (opcode, _, _, operands) = body.parts(last);
        match (opcode, operands) {
            // The condition comes first, and the destination if it is false before the other.
            (Opcode::Br, &[_, no, yes]) => match (target(yes), target(no)) {
                (Some(yes), Some(no)) => self.successors.extend_from_slice(&[yes, no]),
                (yes, no) => self.successors.extend(yes.into_iter().chain(no)),
            },
            (Opcode::Br, &[next]) => self.successors.extend(target(next)),
            _ if opcode.is_terminator() => self.successors.extend(operands.iter().filter_map(|&next| target(next))),
            _ => {}
        }
    }

    fn fill_predecessors(&mut self, body: &Body, count: usize) {
        for next in &self.successors {
            self.predecessor_starts[next.index() + 2] += 1;
        }
        let mut sum = 0;
        for start in &mut self.predecessor_starts[2..] {
            sum += *start;
            *start = sum;
        }
        self.predecessors.clear();
        self.predecessors.resize(self.successors.len(), Block::from_u32(0));
        for block in body.blocks() {
            for next in self.successor_range(block) {
                let at = &mut self.predecessor_starts[self.successors[next].index() + 1];
                self.predecessors[*at as usize] = block;
                *at += 1;
            }
        }
        self.predecessor_starts.truncate(count + 1);
    }

    #[inline]
    fn successor_range(&self, block: Block) -> std::ops::Range<usize> {
        self.successor_starts[block.index()] as usize..self.successor_starts[block.index() + 1] as usize
    }

    fn orders(&self) -> &Orders {
        self.orders.get_or_init(|| {
            let mut orders = Orders::default();
            orders.search(self);
            orders
        })
    }

    /// Returns the successors of a block, one entry per edge.
    #[inline]
    #[must_use]
    pub fn successors(&self, block: Block) -> &[Block] {
        &self.successors[self.successor_range(block)]
    }

    /// Returns the predecessors of a block, one entry per edge, in the order of the body.
    #[inline]
    #[must_use]
    pub fn predecessors(&self, block: Block) -> &[Block] {
        let at = block.index();
        &self.predecessors[self.predecessor_starts[at] as usize..self.predecessor_starts[at + 1] as usize]
    }

    /// Returns the reachable blocks, each before its successors except along back edges.
    #[must_use]
    pub fn reverse_post_order(&self) -> &[Block] {
        &self.orders().reverse_post_order
    }

    /// Returns the position in [`ControlFlow::reverse_post_order`]; `None` for an unreachable block.
    #[inline]
    #[must_use]
    pub fn order_of(&self, block: Block) -> Option<u32> {
        self.orders().places.get(block.index()).copied().filter(|&at| at != NONE)
    }

    /// Whether the block is reachable from the entry.
    #[inline]
    #[must_use]
    pub fn is_reachable(&self, block: Block) -> bool {
        self.order_of(block).is_some()
    }

    /// Returns the entry.
    pub(crate) fn entry(&self) -> Option<Block> {
        self.entry
    }

    /// Returns the reachable blocks in the order in which the search visited them, and for each the index of the block
    /// from which the search reached it; the entry's own for the entry.
    pub(crate) fn visit(&self) -> (&[Block], &[u32]) {
        let orders = self.orders();
        (&orders.preorder, &orders.found_from)
    }

    /// Returns the number of blocks in the body, including removed ones.
    #[must_use]
    pub fn block_count(&self) -> usize {
        self.successor_starts.len().saturating_sub(1)
    }
}
