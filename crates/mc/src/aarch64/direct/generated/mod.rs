//! Constants that are generated from the table.

pub mod ops;
