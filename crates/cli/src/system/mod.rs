//! System interfaces without a safe equivalent: memory-mapped files that may shrink, standard streams that
//! were closed at startup, ignored signals, an allocator that keeps freed memory, and calls of compiled
//! programs. The only module of the command with `unsafe` code.

#![allow(unsafe_code)]

#[cfg(feature = "mimalloc")]
pub(crate) mod allocator;
#[cfg(unix)]
mod bus_error;
#[cfg(unix)]
pub(crate) mod map;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
pub(crate) mod native;
#[cfg(unix)]
pub(crate) mod signals;
pub(crate) mod streams;
