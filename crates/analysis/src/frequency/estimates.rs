//! Estimated weights of blocks, for branches without a profile. A block that ends in `unreachable`, unwinds or calls a
//! `cold` function has one; it holds for the blocks that lead there for certain, and a block or loop whose successors
//! all have weights has the largest of them.

use rustc_hash::FxHashMap;

use draig_ir::{Block, Body, Inst, Opcode};
use draig_tables::AttrKind;

use crate::analyses::Analyses;
use crate::control_flow::ControlFlow;
use crate::cycles::Cycles;
use crate::dominators::DominatorTree;
use crate::loops::{Loop, Loops};
use crate::post_dominators::PostDominatorTree;
use crate::subject::Subject;

/// Weight of a block, relative to [`Weight::DEFAULT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Weight(pub(super) u32);

impl Weight {
    /// Never runs.
    pub(super) const ZERO: Weight = Weight(0);
    /// Runs at most once: it does not return, or unwinds.
    pub(super) const LEAST: Weight = Weight(1);
    /// Calls a `cold` function.
    const COLD: Weight = Weight(0xFFFF);
    /// Nothing is known.
    pub(super) const DEFAULT: Weight = Weight(0xF_FFFF);

    /// Returns the weight divided by a number, at least [`Weight::LEAST`]; zero stays zero.
    pub(super) fn reduced(self, divisor: u32) -> Weight {
        if self == Weight::ZERO { self } else { Weight(self.0 / divisor).max(Weight::LEAST) }
    }
}

/// A loop in the sense of the estimates: a natural loop, or a cycle with several entries, for blocks that are in no
/// natural loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Region {
    None,
    Natural(Loop),
    /// The outermost cycle with this number.
    Irreducible(usize),
}

/// The loops of a function, as the estimates see them.
pub(super) struct Regions<'a> {
    graph: &'a ControlFlow,
    loops: &'a Loops,
    /// The outermost cycle of each block; empty if there is none.
    cycles: Vec<Option<usize>>,
    shapes: &'a Cycles,
}

impl<'a> Regions<'a> {
    fn new(graph: &'a ControlFlow, loops: &'a Loops, shapes: &'a Cycles) -> Regions<'a> {
        let mut cycles = if shapes.is_empty() { Vec::new() } else { vec![None; graph.block_count()] };
        for cycle in shapes.outermost() {
            for block in shapes.blocks(cycle) {
                cycles[block.index()] = Some(cycle);
            }
        }
        Regions { graph, loops, cycles, shapes }
    }

    fn cycle(&self, block: Block) -> Option<usize> {
        self.cycles.get(block.index()).copied().flatten()
    }

    pub(super) fn of(&self, block: Block) -> Region {
        match (self.loops.innermost(block), self.cycle(block)) {
            (Some(of), _) => Region::Natural(of),
            (None, Some(cycle)) => Region::Irreducible(cycle),
            (None, None) => Region::None,
        }
    }

    /// Whether an edge from a block to another enters a loop.
    pub(super) fn enters(&self, from: Block, to: Block) -> bool {
        self.enters_from(self.of(from), to)
    }

    fn enters_from(&self, from: Region, to: Block) -> bool {
        match (self.of(to), from) {
            (Region::None, _) => false,
            (Region::Natural(to), Region::Natural(from)) => !self.loops.contains_loop(to, from),
            (to, from) => to != from,
        }
    }

    /// Whether an edge from a block to another leaves a loop.
    pub(super) fn exits(&self, from: Block, to: Block) -> bool {
        self.enters(to, from)
    }

    /// Returns the number of blocks of a region.
    fn size(&self, region: Region) -> usize {
        match region {
            Region::None => 0,
            Region::Natural(of) => self.loops.block_count(of),
            Region::Irreducible(_) => self.graph.block_count(),
        }
    }

    /// Returns the blocks outside a region to which it goes.
    fn exit_blocks(&self, region: Region) -> Vec<Block> {
        match region {
            Region::None => Vec::new(),
            Region::Natural(of) => self.loops.exit_edges(self.graph, of).into_iter().map(|edge| edge.1).collect(),
            Region::Irreducible(cycle) => {
                let next = |block: Block| self.graph.successors(block).iter().copied();
                let blocks = self.shapes.blocks(cycle).into_iter();
                blocks.flat_map(next).filter(|&next| self.cycle(next) != Some(cycle)).collect()
            }
        }
    }

    /// Returns the predecessors of the entries of a region; for an irreducible one, those outside.
    fn entering_blocks(&self, region: Region) -> Vec<Block> {
        match region {
            Region::None => Vec::new(),
            Region::Natural(of) => self.graph.predecessors(self.loops.header(of)).to_vec(),
            Region::Irreducible(cycle) => {
                let before = |block: Block| self.graph.predecessors(block).iter().copied();
                let blocks = self.shapes.blocks(cycle).into_iter();
                blocks.flat_map(before).filter(|&before| self.cycle(before) != Some(cycle)).collect()
            }
        }
    }

    pub(super) fn loops(&self) -> &'a Loops {
        self.loops
    }
}

/// The estimated weights of a function.
pub(super) struct Estimates<'a> {
    graph: &'a ControlFlow,
    pub(super) regions: Regions<'a>,
    blocks: Vec<Option<Weight>>,
    /// The weights of natural loops, then of cycles.
    region_weights: Vec<Option<Weight>>,
    block_progress: Vec<Progress>,
    /// The exits of each region of which some have weights.
    exits: FxHashMap<usize, (Vec<Block>, Progress)>,
    /// Number of blocks that may still be visited in search of exits. Without weights of regions, estimates are only
    /// less precise.
    budget: usize,
}

/// Number of times that a block is visited on average in search of the exits of the loops around it.
const SEARCH_FACTOR: usize = 64;

/// The largest weight of the first edges of a block or region. Weights do not change once they are known, so that no edge
/// has to be looked at again.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    count: usize,
    largest: Option<Weight>,
}

/// Blocks and regions whose successors have got weights.
#[derive(Default)]
struct Work {
    blocks: Vec<Block>,
    regions: Vec<Region>,
}

impl<'a> Estimates<'a> {
    /// Estimates the weights of the blocks of a function.
    pub(super) fn new(analyses: &'a Analyses<'_>) -> Estimates<'a> {
        let graph = analyses.control_flow();
        let regions = Regions::new(graph, analyses.loops(), analyses.cycles());
        let mut estimates = Estimates {
            graph,
            blocks: vec![None; graph.block_count()],
            region_weights: vec![None; analyses.loops().len() + analyses.cycles().len()],
            block_progress: vec![Progress::default(); graph.block_count()],
            exits: FxHashMap::default(),
            budget: graph.block_count().saturating_mul(SEARCH_FACTOR),
            regions,
        };
        let trees = (analyses.dominators(), analyses.post_dominators());
        let mut work = Work::default();
        let has_cold = analyses.module_facts().has_cold();
        for &block in graph.reverse_post_order() {
            if let Some(weight) = own_weight(analyses.subject(), block, has_cold) {
                estimates.propagate(block, weight, trees, &mut work);
            }
        }
        while !work.blocks.is_empty() || !work.regions.is_empty() {
            while let Some(region) = work.regions.pop() {
                estimates.weigh_region(region, &mut work);
            }
            while let Some(block) = work.blocks.pop() {
                estimates.weigh_block(block, trees, &mut work);
            }
        }
        estimates
    }

    /// Returns the weight of an edge: for one that enters a loop, that of the loop.
    pub(super) fn edge(&self, from: Block, to: Block) -> Option<Weight> {
        self.edge_from(self.regions.of(from), to)
    }

    fn edge_from(&self, from: Region, to: Block) -> Option<Weight> {
        match self.regions.enters_from(from, to) {
            true => self.region_weights[self.number(self.regions.of(to))?],
            false => self.blocks[to.index()],
        }
    }

    fn number(&self, region: Region) -> Option<usize> {
        match region {
            Region::None => None,
            Region::Natural(of) => Some(of.index()),
            Region::Irreducible(cycle) => Some(self.regions.loops.len() + cycle),
        }
    }

    /// Returns the largest weight of edges, if all have one.
    fn largest(&self, from: Region, targets: &[Block], progress: &mut Progress) -> Option<Weight> {
        for &target in targets.get(progress.count..)? {
            progress.largest = progress.largest.max(Some(self.edge_from(from, target)?));
            progress.count += 1;
        }
        progress.largest
    }

    fn weigh_block(&mut self, block: Block, trees: (&DominatorTree, &PostDominatorTree), work: &mut Work) {
        if self.blocks[block.index()].is_some() {
            return;
        }
        let mut progress = self.block_progress[block.index()];
        let weight = self.largest(self.regions.of(block), self.graph.successors(block), &mut progress);
        self.block_progress[block.index()] = progress;
        if let Some(weight) = weight {
            self.propagate(block, weight, trees, work);
        }
    }

    fn weigh_region(&mut self, region: Region, work: &mut Work) {
        let Some(number) = self.number(region).filter(|&number| self.region_weights[number].is_none()) else { return };
        let (exits, mut progress) = self.exits.remove(&number).unwrap_or_else(|| {
            let size = self.regions.size(region);
            let exits = if size <= self.budget { self.regions.exit_blocks(region) } else { Vec::new() };
            self.budget = self.budget.saturating_sub(size);
            (exits, Progress::default())
        });
        match self.largest(region, &exits, &mut progress) {
            // A loop that is never left can be entered once.
            Some(weight) => {
                self.region_weights[number] = Some(weight.max(Weight::LEAST));
                work.blocks.extend(self.regions.entering_blocks(region));
            }
            None => _ = self.exits.insert(number, (exits, progress)),
        }
    }

    /// Gives a weight to a block, and to those that dominate it and that it post-dominates, within its loop.
    fn propagate(
        &mut self,
        block: Block,
        weight: Weight,
        trees: (&DominatorTree, &PostDominatorTree),
        work: &mut Work,
    ) {
        let (tree, post_tree) = trees;
        let mut at = tree.is_reachable(block).then_some(block);
        while let Some(above) = at
            && post_tree.post_dominates_block(block, above)
        {
            let (exits, enters) = (self.regions.exits(above, block), self.regions.enters(above, block));
            if !exits && !enters {
                if !self.set(above, weight, work) {
                    break;
                }
            } else if exits {
                work.regions.push(self.regions.of(above));
            }
            at = tree.immediate_dominator(above);
        }
    }

    /// Gives a weight to a block. The first weight stays, if there are several reasons; returns whether this is it.
    fn set(&mut self, block: Block, weight: Weight, work: &mut Work) -> bool {
        if self.blocks[block.index()].is_some() {
            return false;
        }
        self.blocks[block.index()] = Some(weight);
        for &before in self.graph.predecessors(block) {
            if self.regions.exits(before, block) {
                let region = self.regions.of(before);
                if self.number(region).is_some_and(|number| self.region_weights[number].is_none()) {
                    work.regions.push(region);
                }
            } else if self.blocks[before.index()].is_none() {
                work.blocks.push(before);
            }
        }
        true
    }
}

/// Returns the weight that follows from the instructions of a block. `has_cold` is whether any call may be `cold`.
fn own_weight(subject: Subject<'_>, block: Block, has_cold: bool) -> Option<Weight> {
    let body = subject.body();
    let terminator = body.terminator(block)?;
    let calls_with = |kind| {
        body.block_insts(block).any(|inst| body.opcode(inst) == Opcode::Call && subject.call_has_attribute(inst, kind))
    };
    if body.opcode(terminator) == Opcode::Unreachable || ends_in_deoptimize(subject, terminator) {
        return Some(if calls_with(AttrKind::NoReturn) { Weight::LEAST } else { Weight::ZERO });
    }
    if is_unwind_target(body, block) {
        return Some(Weight::LEAST);
    }
    (has_cold && calls_with(AttrKind::Cold)).then_some(Weight::COLD)
}

/// Whether a block ends in a call of `llvm.experimental.deoptimize` whose result it returns.
fn ends_in_deoptimize(subject: Subject<'_>, terminator: Inst) -> bool {
    let body = subject.body();
    body.opcode(terminator) == Opcode::Ret
        && body
            .prev_inst(terminator)
            .and_then(|call| subject.called_name(call))
            .is_some_and(|name| name.starts_with(b"llvm.experimental.deoptimize."))
}

fn is_unwind_target(body: &Body, block: Block) -> bool {
    let first = body.block_insts(block).find(|&inst| body.opcode(inst) != Opcode::Phi);
    let pads = [Opcode::LandingPad, Opcode::CatchPad, Opcode::CleanupPad, Opcode::CatchSwitch];
    first.is_some_and(|first| pads.contains(&body.opcode(first)))
}
