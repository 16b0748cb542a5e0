//! Memory: locations, effects of instructions and calls, captures, and alias queries.
//!
//! An [`AliasAnalysis`] asks a list of analyses ([`AliasKind`]) in order. [`Facts`] holds what all of them need to
//! know about one function: sizes of types, underlying objects, captures. All searches have the limits of
//! [`limits`], most of them LLVM's, so that a query takes bounded time.

pub(crate) mod address;
mod alias;
mod arena;
mod basic;
mod calls;
mod captures;
pub(crate) mod effects;
mod facts;
mod globals;
mod library;
pub mod limits;
mod location;
mod mod_ref;
mod objects;
mod pointers;
mod ranges;
mod scoped;
mod ssa;
mod tbaa;

pub use alias::{AliasAnalysis, AliasKind, AliasResult};
pub use effects::ModRef;
pub use facts::Facts;
pub use globals::GlobalsModRef;
pub(crate) use library::is_allocation;
pub use location::{AccessTags, LocationSize, MemoryLocation};
pub use ssa::{Access, AccessKind, ClobberWalker, MemorySsa};
pub(crate) use tbaa::TagFacts;
