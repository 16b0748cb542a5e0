//! Claims about paths: dominators, post-dominators, and numbers of iterations.

use draig_analysis::scev::{Expr, ScalarEvolution};
use draig_analysis::{Analyses, Cycles, Loop};
use draig_ir::Block;

use crate::expressions::{Expressions, Formula};

/// Claims about a loop.
#[derive(Debug)]
pub(crate) struct LoopClaims {
    pub(crate) header: Block,
    pub(crate) exact: Option<Formula>,
    pub(crate) constant_max: Option<draig_num::ApInt>,
    pub(crate) symbolic_max: Option<Formula>,
    pub(crate) max_or_zero: bool,
    pub(crate) multiple: u64,
    /// Exact number, constant and symbolic bound of each exiting block.
    pub(crate) exits: Vec<(Block, Option<Formula>, Option<Formula>)>,
}

/// The shape of a function's control flow.
#[derive(Debug)]
pub(crate) struct Shape {
    /// Loops around each block, innermost first, as indices of [`Shape::loops`].
    pub(crate) around: Vec<Vec<u32>>,
    pub(crate) loops: Vec<LoopClaims>,
    /// Cycles around each block, as numbers of [`Cycles`].
    pub(crate) cycles_around: Vec<Vec<u32>>,
    /// Entries of each cycle.
    pub(crate) cycle_entries: Vec<Vec<Block>>,
}

impl Shape {
    pub(crate) fn new(analyses: &Analyses<'_>, scev: &mut ScalarEvolution<'_>, expressions: &mut Expressions) -> Shape {
        let body = analyses.subject().body();
        let blocks = body.blocks().map(|block| block.index() + 1).max().unwrap_or(0);
        let (mut around, mut cycles_around) = (vec![Vec::new(); blocks], vec![Vec::new(); blocks]);
        let loops = analyses.loops();
        let cycles = analyses.cycles();
        for block in body.blocks() {
            let parents = std::iter::successors(loops.innermost(block), |&of| loops.parent(of));
            around[block.index()] = parents.map(|of: Loop| of.index() as u32).collect();
            let parents = std::iter::successors(cycles.innermost(block), |&cycle| cycles.parent(cycle));
            cycles_around[block.index()] = parents.map(|cycle| cycle as u32).collect();
        }
        let loops = loops.iter().map(|of| loop_claims(loops.header(of), scev, expressions)).collect();
        Shape { around, loops, cycles_around, cycle_entries: entries(cycles) }
    }

    /// Returns the number of the loop with a header.
    pub(crate) fn loop_of(&self, header: Block) -> Option<usize> {
        let innermost = *self.around.get(header.index())?.first()? as usize;
        (self.loops[innermost].header == header).then_some(innermost)
    }
}

fn entries(cycles: &Cycles) -> Vec<Vec<Block>> {
    let mut out: Vec<Vec<Block>> = Vec::new();
    let mut work: Vec<usize> = cycles.outermost().collect();
    while let Some(cycle) = work.pop() {
        if out.len() <= cycle {
            out.resize(cycle + 1, Vec::new());
        }
        out[cycle] = cycles.entries(cycle).to_vec();
        work.extend(cycles.children(cycle));
    }
    out
}

fn loop_claims(header: Block, scev: &mut ScalarEvolution<'_>, expressions: &mut Expressions) -> LoopClaims {
    let mut claims = LoopClaims {
        header,
        exact: None,
        constant_max: None,
        symbolic_max: None,
        max_or_zero: false,
        multiple: 1,
        exits: Vec::new(),
    };
    let loops = scev.loops();
    let Some(of) = loops.innermost(header).filter(|&of| loops.header(of) == header) else { return claims };
    let counts = scev.counts(of);
    claims.exact = expressions.formula(scev, counts.exact);
    claims.constant_max = scev.as_constant(counts.constant_max).cloned();
    claims.symbolic_max = expressions.formula(scev, counts.symbolic_max);
    claims.max_or_zero = counts.max_or_zero;
    if !scev.is_could_not_compute(counts.exact) {
        claims.multiple = scev.trip_multiple(of);
    }
    for (block, count) in scev.exit_counts(of) {
        let mut formula = |expr: Expr| expressions.formula(scev, expr);
        let (exact, most) = (formula(count.exact), formula(count.symbolic_max));
        claims.exits.push((block, exact, most));
    }
    claims
}
