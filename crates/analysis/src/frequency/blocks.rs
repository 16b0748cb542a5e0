//! Frequencies of blocks.

use draig_ir::{Block, Metadata, MetadataKind};
use draig_tables::metadata_kinds::MD_PROF;

use super::branches::BranchProbabilities;
use super::irreducible::header_weight;
use super::propagation::Propagation;
use super::scaled::Scaled;
use crate::analyses::Analyses;
use crate::subject::Subject;

/// Number of bits of the largest integer frequency, which leaves room for sums.
const INTEGER_BITS: i32 = 54;

/// Frequency of each block of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockFrequencies {
    /// The frequency of each block, by its number; that of the entry is one.
    frequencies: Vec<Scaled>,
    integers: Vec<u64>,
    entry: u64,
    entry_count: Option<u64>,
}

impl BlockFrequencies {
    /// Computes the frequencies from the probabilities of the branches. All are one where loops are nested so deeply
    /// that it would take long.
    #[must_use]
    pub fn new(analyses: &Analyses<'_>, probabilities: &BranchProbabilities) -> BlockFrequencies {
        let (graph, subject) = (analyses.control_flow(), analyses.subject());
        let order = graph.reverse_post_order();
        let mut found = BlockFrequencies {
            frequencies: vec![Scaled::ZERO; graph.block_count()],
            integers: vec![0; graph.block_count()],
            entry: 0,
            entry_count: entry_count(subject),
        };
        if order.is_empty() {
            return found;
        }
        let mut propagation = Propagation::new(subject, graph, analyses.loops(), probabilities);
        let frequencies = match propagation.run() {
            Ok(()) => propagation.finish(),
            Err(_) => vec![Scaled::ONE; order.len()],
        };
        let largest = frequencies.iter().copied().max().unwrap_or(Scaled::ONE);
        let unit = Scaled::new(1, INTEGER_BITS).divided_by(largest);
        for (&block, frequency) in order.iter().zip(frequencies) {
            found.frequencies[block.index()] = frequency;
            found.integers[block.index()] = (frequency * unit).to_u64().max(1);
        }
        found.entry = found.integers[order[0].index()];
        found
    }

    /// Returns how often a block runs for each call of the function; zero for an unreachable block.
    #[must_use]
    pub fn of(&self, block: Block) -> Scaled {
        self.frequencies[block.index()]
    }

    /// Returns the frequency as an integer below 2^55, for comparisons and sums; only a block that cannot be reached has
    /// zero.
    #[must_use]
    pub fn integer(&self, block: Block) -> u64 {
        self.integers[block.index()]
    }

    /// Returns the integer frequency of the entry.
    #[must_use]
    pub fn entry_integer(&self) -> u64 {
        self.entry
    }

    /// Returns how often a block ran when the program was profiled, if the function has a `function_entry_count`.
    #[must_use]
    pub fn count(&self, block: Block) -> Option<u64> {
        let product = u128::from(self.entry_count?).checked_mul(u128::from(self.integer(block)))?;
        let rounded = (product + u128::from(self.entry / 2)).checked_div(u128::from(self.entry))?;
        Some(u64::try_from(rounded).unwrap_or(u64::MAX))
    }

    /// Returns the weight that `!irr_loop` metadata gives a block as the header of a cycle with several entries.
    #[must_use]
    pub fn irreducible_header_weight(subject: Subject<'_>, block: Block) -> Option<u64> {
        header_weight(subject, block)
    }
}

/// Returns the number of calls of a function that its `!prof` metadata gives.
fn entry_count(subject: Subject<'_>) -> Option<u64> {
    let tables = subject.tables();
    let attachments = &subject.module().global(subject.function()).attachments;
    let kind = MetadataKind::from_u32(MD_PROF);
    let node = tables.metadata.node(attachments.iter().find(|attachment| attachment.0 == kind)?.1)?;
    let operand = |at: usize| -> Option<Metadata> { (at < node.operand_count()).then(|| node.operand(at))? };
    if tables.strings.get(tables.metadata.as_string(operand(0)?)?) != b"function_entry_count" {
        return None;
    }
    // All ones stand for a function without samples.
    tables.int_value(tables.metadata.as_value(operand(1)?)?)?.to_u64().filter(|&count| count != u64::MAX)
}
