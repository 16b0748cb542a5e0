//! Construction of SSA form: variables that are written and read in any block become values and phis.
//!
//! There are two ways to place phis. [`Construction`] places them on demand, while the control-flow graph is still
//! being built (Braun et al., "Simple and Efficient Construction of Static Single Assignment Form", 2013); a builder
//! for people who write languages stands on it. [`Renaming`] fills in phis that were placed beforehand, where the
//! graph is complete and dominance frontiers are known (Cytron et al., 1991); the promotion of memory to values
//! stands on it. Superfluous phis are then removed by [`reduce`], which asks about one phi at a time, or by
//! [`minimize`], which also finds phis that are only superfluous together, as irreducible graphs make them.
//!
//! Where values come from is left to others: a [`Source`] creates phis and undefined values, and a [`Renamed`] body
//! is walked block by block. Nothing here recurses on the depth of the graph.

mod construct;
mod minimize;
mod reduce;
mod rename;

pub use construct::{Construction, Source};
pub use minimize::minimize;
pub use reduce::reduce;
pub use rename::{Current, Renamed, Renaming};
