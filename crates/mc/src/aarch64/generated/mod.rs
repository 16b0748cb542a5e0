//! Tables that `draig-tablegen aarch64` writes.

pub(crate) mod classes;
pub(crate) mod features;
pub mod opcodes;
pub(crate) mod rows;
pub(crate) mod syntax;
pub(crate) mod system;
