//! What is below the C library: POSIX, signals, threads, and what Rust's standard library asks for.

pub(crate) mod at;
pub(crate) mod directory;
pub(crate) mod pipe;
pub(crate) mod poll;
pub(crate) mod posix;
pub(crate) mod rust_support;
pub(crate) mod signal;
pub(crate) mod threads;
