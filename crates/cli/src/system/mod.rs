//! System interfaces without a safe equivalent: memory-mapped files that may shrink, standard streams that
//! were closed at startup, ignored signals, and an allocator that keeps freed memory. The only module of the
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
