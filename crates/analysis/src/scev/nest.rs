//! Natural loops of a function in the form that recurrences need: innermost loop of a block, nesting by number.

use draig_ir::Block;

use crate::control_flow::ControlFlow;
use crate::dominators::DominatorTree;

/// Number of a loop. Numbers of the loops inside a loop follow its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopId(pub(super) u32);

#[derive(Debug)]
struct Natural {
    header: Block,
    parent: Option<LoopId>,
    depth: u32,
    /// First number after those of the loops inside.
    end: u32,
    exiting: Vec<Block>,
    latches: Vec<Block>,
    children: Vec<LoopId>,
}

/// The natural loops of a function.
#[derive(Debug)]
pub(super) struct LoopNest {
    innermost: Vec<Option<LoopId>>,
    loops: Vec<Natural>,
    top: Vec<LoopId>,
}

impl LoopNest {
    pub(super) fn new(graph: &ControlFlow, tree: &DominatorTree) -> LoopNest {
        // Found innermost first; numbered again afterwards.
        let mut innermost: Vec<Option<usize>> = vec![None; graph.block_count()];
        let mut headers: Vec<Block> = Vec::new();
        let mut parents: Vec<Option<usize>> = Vec::new();
        let mut work: Vec<Block> = Vec::new();
        for &header in graph.reverse_post_order().iter().rev() {
            work.clear();
            work.extend(
                graph
                    .predecessors(header)
                    .iter()
                    .filter(|from| graph.is_reachable(**from) && tree.dominates_block(header, **from)),
            );
            if work.is_empty() {
                continue;
            }
            let number = headers.len();
            headers.push(header);
            parents.push(None);
            while let Some(block) = work.pop() {
                match innermost[block.index()] {
                    None => {
                        innermost[block.index()] = Some(number);
                        if block != header {
                            let from = graph.predecessors(block).iter().copied();
                            work.extend(from.filter(|from| graph.is_reachable(*from)));
                        }
                    }
                    Some(mut outer) => {
                        while let Some(parent) = parents[outer] {
                            outer = parent;
                        }
                        if outer != number {
                            parents[outer] = Some(number);
                            let from = graph.predecessors(headers[outer]).iter().copied();
                            work.extend(from.filter(|from| {
                                graph.is_reachable(*from) && !tree.dominates_block(headers[outer], *from)
                            }));
                        }
                    }
                }
            }
        }
        // Outer loops were found later, so parents have larger numbers; program order is that of the headers.
        let count = headers.len();
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&number| graph.order_of(headers[number]));
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
        let mut roots = Vec::new();
        for &number in &order {
            match parents[number] {
                Some(parent) => children[parent].push(number),
                None => roots.push(number),
            }
        }
        let mut nest = LoopNest { innermost: Vec::new(), loops: Vec::with_capacity(count), top: Vec::new() };
        let mut renumbered = vec![LoopId(0); count];
        let mut stack: Vec<(usize, Option<LoopId>)> = roots.iter().rev().map(|&root| (root, None)).collect();
        while let Some((number, parent)) = stack.pop() {
            let id = LoopId(nest.loops.len() as u32);
            renumbered[number] = id;
            let depth = parent.map_or(1, |parent| nest.depth(parent) + 1);
            match parent {
                Some(parent) => nest.loops[parent.0 as usize].children.push(id),
                None => nest.top.push(id),
            }
            let header = headers[number];
            let (exiting, latches, children_of) = (Vec::new(), Vec::new(), Vec::new());
            nest.loops.push(Natural { header, parent, depth, end: id.0 + 1, exiting, latches, children: children_of });
            stack.extend(children[number].iter().rev().map(|&child| (child, Some(id))));
        }
        for at in (0..count).rev() {
            if let Some(parent) = nest.loops[at].parent {
                let end = nest.loops[at].end;
                let outer = &mut nest.loops[parent.0 as usize];
                outer.end = outer.end.max(end);
            }
        }
        nest.innermost = innermost.iter().map(|number| number.map(|number| renumbered[number])).collect();
        nest.find_edges(graph, tree);
        nest
    }

    fn find_edges(&mut self, graph: &ControlFlow, tree: &DominatorTree) {
        for &block in graph.reverse_post_order() {
            let Some(inner) = self.of(block) else { continue };
            // The outermost loop that an edge leaves; all between are left as well.
            let mut kept = self.depth(inner);
            for next in graph.successors(block) {
                let mut at = self.of(*next);
                while let Some(id) = at.filter(|id| !self.contains(*id, block)) {
                    at = self.parent(id);
                }
                kept = kept.min(at.map_or(0, |id| self.depth(id)));
                if at.is_some_and(|id| self.header(id) == *next && tree.dominates_block(*next, block))
                    && let Some(id) = at
                    && !self.loops[id.0 as usize].latches.contains(&block)
                {
                    self.loops[id.0 as usize].latches.push(block);
                }
            }
            let mut at = Some(inner);
            while let Some(id) = at.filter(|id| self.depth(*id) > kept) {
                self.loops[id.0 as usize].exiting.push(block);
                at = self.parent(id);
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.loops.len()
    }

    pub(super) fn top(&self) -> &[LoopId] {
        &self.top
    }

    pub(super) fn of(&self, block: Block) -> Option<LoopId> {
        self.innermost.get(block.index()).copied().flatten()
    }

    pub(super) fn header(&self, id: LoopId) -> Block {
        self.loops[id.0 as usize].header
    }

    pub(super) fn parent(&self, id: LoopId) -> Option<LoopId> {
        self.loops[id.0 as usize].parent
    }

    pub(super) fn depth(&self, id: LoopId) -> u32 {
        self.loops[id.0 as usize].depth
    }

    pub(super) fn children(&self, id: LoopId) -> &[LoopId] {
        &self.loops[id.0 as usize].children
    }

    /// The blocks from which an edge leaves the loop, in reverse post-order.
    pub(super) fn exiting(&self, id: LoopId) -> &[Block] {
        &self.loops[id.0 as usize].exiting
    }

    pub(super) fn latch(&self, id: LoopId) -> Option<Block> {
        match self.loops[id.0 as usize].latches[..] {
            [latch] => Some(latch),
            _ => None,
        }
    }

    /// Whether `inner` is `outer` or inside it.
    pub(super) fn encloses(&self, outer: LoopId, inner: LoopId) -> bool {
        (outer.0..self.loops[outer.0 as usize].end).contains(&inner.0)
    }

    pub(super) fn contains(&self, id: LoopId, block: Block) -> bool {
        self.of(block).is_some_and(|inner| self.encloses(id, inner))
    }

    /// The only block outside from which an edge enters the loop.
    pub(super) fn predecessor(&self, graph: &ControlFlow, id: LoopId) -> Option<Block> {
        let mut found = None;
        for &from in graph.predecessors(self.header(id)) {
            if !self.contains(id, from) {
                if found.is_some_and(|other| other != from) {
                    return None;
                }
                found = Some(from);
            }
        }
        found
    }

    /// The block before the loop that leads nowhere else.
    pub(super) fn preheader(&self, graph: &ControlFlow, id: LoopId) -> Option<Block> {
        self.predecessor(graph, id).filter(|from| graph.successors(*from).len() == 1)
    }
}
