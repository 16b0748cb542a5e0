//! Frequency of code: the probabilities of branches and the frequencies of blocks ("BlockFrequencyTerminology" and
//! "BranchWeightMetadata" of LLVM's documents). The results equal LLVM's, so that decisions that depend on them do.
//!
//! Probabilities come from `!prof` metadata, or else from estimates: code that ends in `unreachable` or calls a `cold`
//! function is rare, loops iterate, pointers differ. Frequencies follow from them: mass flows from the entry along
//! the edges, loop by loop, and each loop multiplies what flows into it.

mod blocks;
mod branches;
mod conditions;
mod distribution;
mod estimates;
mod irreducible;
mod probability;
mod propagation;
mod repeats;
mod scaled;
mod stamp;

pub use blocks::BlockFrequencies;
pub use branches::BranchProbabilities;
pub use probability::Probability;
pub use scaled::Scaled;
pub(crate) use stamp::stamp;
