//! Tables that `draig-tablegen aarch64` writes.

pub(crate) mod classes;
pub(crate) mod features;
pub mod opcodes;
pub(crate) mod rows;
#[allow(dead_code)] // read by the parser of statements
pub(crate) mod syntax;
#[allow(dead_code)] // read by the parser of statements
pub(crate) mod system;
