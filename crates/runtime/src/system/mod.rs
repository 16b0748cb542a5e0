//! Operating-system functions: POSIX, signals, threads, and functions for Rust's standard library.

pub(crate) mod at;
pub(crate) mod atomics;
pub(crate) mod c11_threads;
pub(crate) mod calls;
pub(crate) mod cancellation;
pub(crate) mod conditions;
pub(crate) mod contexts;
pub(crate) mod directory;
pub(crate) mod locks;
pub(crate) mod pipe;
pub(crate) mod poll;
pub(crate) mod posix;
pub(crate) mod refused;
pub(crate) mod robust;
pub(crate) mod rust_support;
pub(crate) mod sanitizer;
pub(crate) mod signal;
pub(crate) mod thread_data;
pub(crate) mod threads;
