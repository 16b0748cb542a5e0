//! Natural loops and their nesting: a loop has a header that dominates it and at least one back edge to the header
//! (LangRef and LLVM's "LoopTerminology"). Cycles with several entries are no loops; see [`crate::Cycles`].
//!
//! Loops are numbered so that each comes before the loops inside it, in the order in which LLVM lists them:
//! outermost loops in the post-order of their headers, inner loops in reverse post-order.

use draig_ir::{Block, Body, Opcode};

use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;

/// Marks the absence of a loop in the arrays.
const NONE: u32 = u32::MAX;

/// A loop: an index into the [`Loops`] of its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Loop(u32);

impl Loop {
    /// Returns the number of the loop, which is less than [`Loops::len`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the loop with a number that [`Loop::index`] returned.
    pub(crate) fn from_index(number: u32) -> Loop {
        Loop(number)
    }
}

/// The natural loops of a function.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Loops {
    /// The innermost loop of each block, [`NONE`] outside loops.
    innermost: Vec<u32>,
    loops: Vec<LoopData>,
    /// The blocks whose innermost loop is each loop, in reverse post-order and one loop after the other.
    blocks: Vec<Block>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct LoopData {
    header: Block,
    parent: u32,
    depth: u32,
    /// One past the number of the last loop inside this one.
    end: u32,
    /// The start of the loop's blocks in `blocks`; they end where those of the next loop start.
    blocks: u32,
}

impl Loops {
    /// Finds the loops of a graph.
    #[must_use]
    pub fn new(graph: &ControlFlow, tree: &DominatorTree) -> Loops {
        let mut search = Search {
            graph,
            innermost: vec![NONE; graph.block_count()],
            headers: Vec::new(),
            parents: Vec::new(),
            tops: Vec::new(),
        };
        // A header comes after the headers of outer loops in the preorder of the tree.
        let mut work = Vec::new();
        for &header in tree.preorder().iter().rev() {
            let latches = graph.predecessors(header).iter().copied();
            work.extend(latches.filter(|&from| tree.is_reachable(from) && tree.dominates_block(header, from)));
            if !work.is_empty() {
                search.collect(header, &mut work);
            }
        }
        search.number()
    }

    /// Returns the number of loops.
    #[must_use]
    pub fn len(&self) -> usize {
        self.loops.len()
    }

    /// Whether there are no loops.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.loops.is_empty()
    }

    /// Returns the loops, each before those inside it.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Loop> + ExactSizeIterator + use<> {
        (0..self.loops.len() as u32).map(Loop)
    }

    /// Returns the innermost loop that contains a block.
    #[must_use]
    pub fn innermost(&self, block: Block) -> Option<Loop> {
        self.innermost.get(block.index()).copied().filter(|&number| number != NONE).map(Loop)
    }

    /// Returns the number of loops around a block.
    #[must_use]
    pub fn depth_of(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |of| self.depth(of))
    }

    /// Returns the only block of a loop that is entered from outside; it dominates the loop.
    #[must_use]
    pub fn header(&self, of: Loop) -> Block {
        self.loops[of.index()].header
    }

    /// Returns the loop around a loop.
    #[must_use]
    pub fn parent(&self, of: Loop) -> Option<Loop> {
        Some(self.loops[of.index()].parent).filter(|&parent| parent != NONE).map(Loop)
    }

    /// Returns the depth of a loop; 1 for an outermost loop.
    #[must_use]
    pub fn depth(&self, of: Loop) -> u32 {
        self.loops[of.index()].depth
    }

    /// Returns the loops directly inside a loop.
    pub fn subloops(&self, of: Loop) -> impl Iterator<Item = Loop> + '_ {
        let end = self.loops[of.index()].end;
        let mut at = of.0 + 1;
        std::iter::from_fn(move || {
            let inner = Loop(at);
            (at < end).then(|| {
                at = self.loops[inner.index()].end;
                inner
            })
        })
    }

    /// Returns the outermost loops.
    pub fn outermost(&self) -> impl Iterator<Item = Loop> + '_ {
        self.iter().filter(|&of| self.depth(of) == 1)
    }

    /// Whether `inner` is `outer` or a loop inside it.
    #[must_use]
    pub fn contains_loop(&self, outer: Loop, inner: Loop) -> bool {
        outer.0 <= inner.0 && inner.0 < self.loops[outer.index()].end
    }

    /// Whether a loop, or one inside it, contains a block.
    #[must_use]
    pub fn contains(&self, of: Loop, block: Block) -> bool {
        self.innermost(block).is_some_and(|inner| self.contains_loop(of, inner))
    }

    /// Returns the blocks of a loop and of the loops inside it, in reverse post-order: the header comes first.
    #[must_use]
    pub fn blocks(&self, graph: &ControlFlow, of: Loop) -> Vec<Block> {
        let mut blocks = self.members(of).to_vec();
        if self.loops[of.index()].end > of.0 + 1 {
            blocks.sort_unstable_by_key(|&block| graph.order_of(block));
        }
        blocks
    }

    /// Returns the blocks of a loop and of the loops inside it, one loop after the other.
    pub(crate) fn members(&self, of: Loop) -> &[Block] {
        let data = self.loops[of.index()];
        let end = self.loops.get(data.end as usize).map_or(self.blocks.len(), |next| next.blocks as usize);
        &self.blocks[data.blocks as usize..end]
    }

    /// Returns the number of blocks of a loop and of the loops inside it.
    #[must_use]
    pub fn block_count(&self, of: Loop) -> usize {
        self.members(of).len()
    }

    /// Whether a block has an edge to the header of a loop that contains it: it is a latch.
    #[must_use]
    pub fn is_latch(&self, graph: &ControlFlow, of: Loop, block: Block) -> bool {
        self.contains(of, block) && graph.successors(block).contains(&self.header(of))
    }

    /// Whether a block of a loop has an edge out of it.
    #[must_use]
    pub fn is_exiting(&self, graph: &ControlFlow, of: Loop, block: Block) -> bool {
        self.contains(of, block) && graph.successors(block).iter().any(|&next| !self.contains(of, next))
    }

    /// Returns the blocks with a back edge to the header, one entry per edge.
    pub fn latches<'l>(&'l self, graph: &'l ControlFlow, of: Loop) -> impl Iterator<Item = Block> + 'l {
        graph.predecessors(self.header(of)).iter().copied().filter(move |&from| self.contains(of, from))
    }

    /// Returns the latch if there is exactly one back edge.
    #[must_use]
    pub fn latch(&self, graph: &ControlFlow, of: Loop) -> Option<Block> {
        only(self.latches(graph, of))
    }

    /// Returns the edges out of a loop, from the inside to the outside, in the order of [`Loops::blocks`].
    #[must_use]
    pub fn exit_edges(&self, graph: &ControlFlow, of: Loop) -> Vec<(Block, Block)> {
        let blocks = self.blocks(graph, of);
        let edges = blocks.iter().flat_map(|&from| graph.successors(from).iter().map(move |&to| (from, to)));
        edges.filter(|&(_, to)| !self.contains(of, to)).collect()
    }

    /// Returns the block from which a loop is entered, if there is only one, and it goes nowhere else.
    #[must_use]
    pub fn preheader(&self, graph: &ControlFlow, of: Loop) -> Option<Block> {
        self.predecessor(graph, of).filter(|&from| graph.successors(from).len() == 1)
    }

    /// Returns the block outside a loop from which it is entered, if there is only one such block.
    #[must_use]
    pub fn predecessor(&self, graph: &ControlFlow, of: Loop) -> Option<Block> {
        let mut before = graph.predecessors(self.header(of)).iter().copied().filter(|&from| !self.contains(of, from));
        let first = before.next()?;
        before.all(|other| other == first).then_some(first)
    }

    /// Whether all predecessors of the blocks to which a loop exits are in the loop.
    #[must_use]
    pub fn has_dedicated_exits(&self, graph: &ControlFlow, of: Loop) -> bool {
        let mut exits: Vec<Block> = self.exit_edges(graph, of).into_iter().map(|(_, to)| to).collect();
        exits.sort_unstable();
        exits.dedup();
        exits.iter().all(|&exit| graph.predecessors(exit).iter().all(|&from| self.contains(of, from)))
    }

    /// Whether a loop is in simplified form: it has a preheader, one back edge and dedicated exits.
    #[must_use]
    pub fn is_simplified(&self, graph: &ControlFlow, of: Loop) -> bool {
        self.preheader(graph, of).is_some() && self.latch(graph, of).is_some() && self.has_dedicated_exits(graph, of)
    }

    /// Whether a loop is in loop-closed SSA form: values of the loop are used outside it by phis of its exits only.
    /// Uses in unreachable code do not count.
    #[must_use]
    pub fn is_loop_closed(&self, body: &Body, graph: &ControlFlow, of: Loop) -> bool {
        self.blocks(graph, of).into_iter().flat_map(|block| body.block_insts(block)).all(|inst| {
            body.inst_type(inst) == draig_ir::Type::TOKEN
                || body.uses_of(inst).all(|used| {
                    let Some(user_block) = body.block_of(used.user) else { return true };
                    let is_phi = body.opcode(used.user) == Opcode::Phi;
                    let at = if is_phi { body.phi_block(used.user, used.operand as usize) } else { Some(user_block) };
                    at.is_none_or(|at| self.contains(of, at) || !graph.is_reachable(at))
                })
        })
    }
}

fn only(mut list: impl Iterator<Item = Block>) -> Option<Block> {
    let first = list.next()?;
    list.next().is_none().then_some(first)
}

/// Loops in the order in which they are found, inner loops first.
struct Search<'g> {
    graph: &'g ControlFlow,
    innermost: Vec<u32>,
    headers: Vec<Block>,
    parents: Vec<u32>,
    /// A loop around each loop, closer to the outermost with each look-up; its own number for outermost loops.
    tops: Vec<u32>,
}

impl Search<'_> {
    /// Collects the loop of a header from its latches, walking backward.
    fn collect(&mut self, header: Block, work: &mut Vec<Block>) {
        let number = self.headers.len() as u32;
        self.headers.push(header);
        self.parents.push(NONE);
        self.tops.push(number);
        self.innermost[header.index()] = number;
        while let Some(block) = work.pop() {
            let from = match self.innermost[block.index()] {
                NONE => {
                    self.innermost[block.index()] = number;
                    block
                }
                inner => {
                    let top = self.top(inner);
                    if top == number {
                        continue;
                    }
                    self.parents[top as usize] = number;
                    self.tops[top as usize] = number;
                    self.headers[top as usize]
                }
            };
            work.extend(self.graph.predecessors(from).iter().filter(|before| self.graph.is_reachable(**before)));
        }
    }

    fn top(&mut self, mut number: u32) -> u32 {
        while self.tops[number as usize] != number {
            let next = self.tops[self.tops[number as usize] as usize];
            self.tops[number as usize] = next;
            number = next;
        }
        number
    }

    /// Numbers the loops in their final order.
    fn number(self) -> Loops {
        let count = self.headers.len();
        let mut sorted: Vec<u32> = (0..count as u32).collect();
        sorted.sort_unstable_by_key(|&number| self.graph.order_of(self.headers[number as usize]));
        // Lists of inner loops in the order in which they are taken from a stack: the last is taken first.
        let (mut first_inner, mut next_inner) = (vec![NONE; count], vec![NONE; count]);
        let mut stack = Vec::new();
        for &number in &sorted {
            match self.parents[number as usize] {
                NONE => stack.push((number, NONE)),
                parent => {
                    next_inner[number as usize] = first_inner[parent as usize];
                    first_inner[parent as usize] = number;
                }
            }
        }
        let (mut loops, mut numbers): (Vec<LoopData>, _) = (Vec::with_capacity(count), vec![NONE; count]);
        while let Some((number, parent)) = stack.pop() {
            numbers[number as usize] = loops.len() as u32;
            let depth = loops.get(parent as usize).map_or(1, |parent| parent.depth + 1);
            let mut inner = first_inner[number as usize];
            while inner != NONE {
                stack.push((inner, loops.len() as u32));
                inner = next_inner[inner as usize];
            }
            let end = loops.len() as u32 + 1;
            loops.push(LoopData { header: self.headers[number as usize], parent, depth, end, blocks: 0 });
        }
        for at in (0..count).rev() {
            let (end, parent) = (loops[at].end, loops[at].parent);
            if let Some(parent) = loops.get_mut(parent as usize) {
                parent.end = parent.end.max(end);
            }
        }
        let innermost: Vec<u32> =
            self.innermost.iter().map(|&number| numbers.get(number as usize).copied().unwrap_or(NONE)).collect();
        let mut starts = vec![0u32; count + 1];
        for &number in innermost.iter().filter(|&&number| number != NONE) {
            starts[number as usize + 1] += 1;
        }
        for at in 0..count {
            starts[at + 1] += starts[at];
            loops[at].blocks = starts[at];
        }
        let mut blocks = vec![Block::from_u32(0); starts[count] as usize];
        for &block in self.graph.reverse_post_order() {
            if let Some(start) = starts.get_mut(innermost[block.index()] as usize) {
                blocks[*start as usize] = block;
                *start += 1;
            }
        }
        Loops { innermost, loops, blocks }
    }
}
