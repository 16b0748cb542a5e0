//! What no safe interface can ask of the system: files as memory, and an allocator that keeps what was
//! freed. The only module of the workspace with `unsafe` code.

#![allow(unsafe_code)]

#[cfg(feature = "mimalloc")]
pub(crate) mod allocator;
pub(crate) mod map;
#[cfg(unix)]
pub(crate) mod signals;
