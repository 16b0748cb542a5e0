//! Probabilities of branches.

use draig_ir::{Block, Inst, Metadata, MetadataKind, Opcode};
use draig_tables::metadata_kinds::MD_PROF;

use super::conditions;
use super::estimates::{Estimates, Region, Weight};
use super::probability::Probability;
use super::repeats;
use super::stamp::stamp;
use crate::analyses::Analyses;
use crate::control_flow::ControlFlow;
use crate::subject::Subject;

/// Number of iterations that a loop is expected to make.
const EXPECTED_ITERATIONS: u32 = 31;
/// Divisor of the weight of a block that makes its own condition false.
const REPEATED: u32 = 2;

/// The probability of each edge of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct BranchProbabilities {
    /// Start of each block's probabilities, in the order of its successors; has one entry more than there are blocks.
    starts: Vec<u32>,
    edges: Vec<Probability>,
    /// Whether all edges of a block are equally likely because nothing is known.
    is_unknown: Vec<bool>,
    /// The [`stamp`] of the function, for a cache.
    pub(crate) stamp: Option<u64>,
}

impl BranchProbabilities {
    /// Computes the probabilities from `!prof` metadata, and from estimates where there is none.
    #[must_use]
    pub fn new(analyses: &Analyses<'_>) -> BranchProbabilities {
        let graph = analyses.control_flow();
        let estimates = Estimates::new(analyses);
        let count = graph.block_count();
        let (mut starts, mut is_unknown) = (Vec::with_capacity(count + 1), Vec::with_capacity(count));
        let (mut edges, mut weights) = (Vec::with_capacity(2 * count), Vec::new());
        starts.push(0);
        for number in 0..graph.block_count() {
            let block = Block::from_u32(number as u32);
            let successors = graph.successors(block);
            let is_known = successors.len() > 1
                && graph.is_reachable(block)
                && add_probabilities(analyses, &estimates, block, &mut weights, &mut edges);
            is_unknown.push(!is_known);
            if !is_known {
                let even = || Probability::new(1, successors.len() as u32);
                edges.extend(successors.iter().map(|_| even()));
            }
            starts.push(edges.len() as u32);
        }
        let stamp = analyses.are_cached().then(|| stamp(analyses.subject()));
        BranchProbabilities { starts, edges, is_unknown, stamp }
    }

    /// Returns the probabilities of a block's edges, in the order of [`ControlFlow::successors`].
    #[must_use]
    pub fn of(&self, block: Block) -> &[Probability] {
        let at = block.index();
        &self.edges[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// Returns the probability of going from a block to another, by any of the edges between them.
    #[must_use]
    pub fn between(&self, graph: &ControlFlow, from: Block, to: Block) -> Probability {
        let successors = graph.successors(from);
        if self.is_unknown[from.index()] && !successors.is_empty() {
            let count = successors.iter().filter(|&&next| next == to).count();
            return Probability::new(count as u32, successors.len() as u32);
        }
        let edges = successors.iter().zip(self.of(from));
        edges.filter(|edge| *edge.0 == to).fold(Probability::ZERO, |sum, edge| sum + *edge.1)
    }
}

/// Adds the probabilities of the edges of a block, if something is known of them. `weights` is empty memory.
fn add_probabilities(
    analyses: &Analyses<'_>,
    estimates: &Estimates<'_>,
    block: Block,
    weights: &mut Vec<Option<Weight>>,
    edges: &mut Vec<Probability>,
) -> bool {
    let (subject, graph) = (analyses.subject(), analyses.control_flow());
    let successors = graph.successors(block);
    let Some(terminator) = subject.body().terminator(block) else { return false };
    if let Some(profile) = branch_weights(subject, terminator, successors.len()) {
        let is_unreachable = |&to: &Block| estimates.edge(block, to) == Some(Weight::ZERO);
        edges.extend(by_profile(profile, &successors.iter().map(is_unreachable).collect::<Vec<bool>>()));
        return true;
    }
    if add_by_estimates(subject, graph, estimates, block, weights, edges) {
        return true;
    }
    if subject.body().opcode(terminator) != Opcode::Br {
        return false;
    }
    let condition = subject.body().operands(terminator).first();
    match condition.and_then(|&condition| conditions::guess(subject, condition)) {
        Some(holds) => edges.extend([holds, holds.complement()]),
        None => return false,
    }
    true
}

/// Returns the weights of the successors that `!prof` gives (LLVM's "BranchWeightMetadata").
fn branch_weights(subject: Subject<'_>, terminator: Inst, count: usize) -> Option<Vec<u64>> {
    use Opcode::{Br, CallBr, IndirectBr, Invoke, Switch};
    if !matches!(subject.body().opcode(terminator), Br | Switch | IndirectBr | Invoke | CallBr) {
        return None;
    }
    let profile = subject.body().attachment(terminator, MetadataKind::from_u32(MD_PROF))?;
    let weights = profile_weights(subject, profile)?;
    (weights.len() == count).then_some(weights)
}

/// Returns the numbers of a node `!{!"branch_weights", …}`; a string after the name gives their origin.
fn profile_weights(subject: Subject<'_>, profile: Metadata) -> Option<Vec<u64>> {
    let tables = subject.tables();
    let operands: Vec<Metadata> = tables.metadata.node(profile)?.operands().collect::<Option<_>>()?;
    let string = |at: usize| operands.get(at).and_then(|&at| tables.metadata.as_string(at));
    if string(0).is_none_or(|name| tables.strings.get(name) != b"branch_weights") {
        return None;
    }
    let weights = &operands[1 + usize::from(string(1).is_some())..];
    weights.iter().map(|&weight| tables.int_value(tables.metadata.as_value(weight)?)?.to_u64()).collect()
}

/// Turns the weights of a profile into probabilities. An edge to code that cannot run gets next to nothing.
fn by_profile(mut weights: Vec<u64>, is_unreachable: &[bool]) -> Vec<Probability> {
    let mut sum: u64 = weights.iter().fold(0, |sum, weight| sum.saturating_add(*weight));
    if sum > u64::from(u32::MAX) {
        let factor = sum / u64::from(u32::MAX) + 1;
        weights.iter_mut().for_each(|weight| *weight /= factor);
        sum = weights.iter().sum();
    }
    if sum == 0 || is_unreachable.iter().all(|is| *is) {
        weights.fill(1);
        sum = weights.len() as u64;
    }
    let mut edges: Vec<Probability> =
        weights.iter().map(|&weight| Probability::new(weight as u32, sum as u32)).collect();
    let reachable_count = is_unreachable.iter().filter(|is| !**is).count() as u32;
    if reachable_count == 0 || reachable_count as usize == edges.len() {
        return edges;
    }
    let sum_of = |edges: &[Probability], of: bool| {
        let chosen = edges.iter().zip(is_unreachable).filter(|edge| *edge.1 == of);
        chosen.fold(Probability::ZERO, |sum, edge| sum + *edge.0)
    };
    let old_sum = sum_of(&edges, false);
    for (edge, _) in edges.iter_mut().zip(is_unreachable).filter(|edge| *edge.1) {
        *edge = Probability::from_numerator(1).min(*edge);
    }
    // What the unreachable edges lose, the others get in proportion.
    let new_sum = sum_of(&edges, true).complement();
    for (edge, _) in edges.iter_mut().zip(is_unreachable).filter(|edge| !*edge.1) {
        *edge = match old_sum {
            Probability::ZERO => new_sum.divide(reachable_count),
            _ => edge.rescale(new_sum, old_sum),
        };
    }
    edges
}

/// Adds probabilities from the estimated weights of the successors, if anything is known of one.
fn add_by_estimates(
    subject: Subject<'_>,
    graph: &ControlFlow,
    estimates: &Estimates<'_>,
    block: Block,
    weights: &mut Vec<Option<Weight>>,
    edges: &mut Vec<Probability>,
) -> bool {
    let loops = estimates.regions.loops();
    let unlikely = match estimates.regions.of(block) {
        Region::Natural(of) => repeats::unlikely_successors(subject, graph, loops, of, block),
        _ => Vec::new(),
    };
    let weight = |&to: &Block| {
        let mut weight = estimates.edge(block, to);
        let mut reduce = |divisor: u32| weight = Some(weight.unwrap_or(Weight::DEFAULT).reduced(divisor));
        if estimates.regions.exits(block, to) {
            reduce(EXPECTED_ITERATIONS);
        }
        if unlikely.contains(&to) {
            reduce(REPEATED);
        }
        weight
    };
    weights.clear();
    weights.extend(graph.successors(block).iter().map(weight));
    if weights.iter().all(Option::is_none) {
        return false;
    }
    let plain = |weight: &Option<Weight>| u64::from(weight.unwrap_or(Weight::DEFAULT).0);
    let mut sum: u64 = weights.iter().map(plain).sum();
    let mut factor = 1;
    if sum > u64::from(u32::MAX) {
        factor = sum / u64::from(u32::MAX) + 1;
    }
    let scaled = |weight: &Option<Weight>| match plain(weight) {
        0 => 0,
        weight => (weight / factor).max(1),
    };
    if factor > 1 {
        sum = weights.iter().map(scaled).sum();
    }
    if sum > 0 {
        edges.extend(weights.iter().map(|weight| Probability::new(scaled(weight) as u32, sum as u32)));
    }
    sum > 0
}
