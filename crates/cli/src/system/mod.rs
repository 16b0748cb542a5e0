//! What no safe interface can ask of the system: files as memory that may shrink, which streams were open at
//! first, which signals are ignored, and an allocator that keeps what was freed. The only module of the
//! workspace with `unsafe` code.

#![allow(unsafe_code)]

#[cfg(feature = "mimalloc")]
pub(crate) mod allocator;
#[cfg(unix)]
mod bus_error;
#[cfg(unix)]
pub(crate) mod map;
#[cfg(unix)]
pub(crate) mod signals;
pub(crate) mod streams;
