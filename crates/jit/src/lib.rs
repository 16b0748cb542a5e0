//! Modules as native code in the memory of this process.
//!
//! A [`Jit`] owns a range of memory in which everything reaches everything. An image is placed there with the same
//! fixups that an object file would have, symbols of the process are found by the caller's closure, and the pages of
//! code are executable but never writable at the same time. Getting a function is safe, calling it is not: nothing
//! checks or confines the code.
//!
//! ```
//! # #[cfg(all(target_arch = "x86_64", target_os = "linux"))] {
//! use draig_jit::Jit;
//! use draig_mc::{AssembleOptions, assemble};
//! use draig_target::Triple;
//!
//! let triple = Triple::parse("x86_64-unknown-linux-gnu");
//! let text = b".globl double\ndouble:\n lea (%rdi,%rdi), %rax\n ret\n";
//! let image = assemble(text, &triple, &AssembleOptions::default()).unwrap().image;
//!
//! let mut jit = Jit::new(|_| None)?;
//! jit.add(&image)?;
//! let double: unsafe extern "C" fn(u64) -> u64 = jit.function("double").expect("it is defined");
//! // SAFETY: the code above takes and returns a number, and `jit` is still alive.
//! assert_eq!(unsafe { double(21) }, 42);
//! # }
//! # Ok::<(), draig_jit::JitError>(())
//! ```

#[cfg(all(unix, target_arch = "x86_64", not(target_vendor = "apple")))]
mod debugger;
#[cfg(all(unix, target_arch = "x86_64"))]
mod error;
#[cfg(all(unix, target_arch = "x86_64"))]
mod jit;
#[cfg(all(unix, target_arch = "x86_64"))]
mod memory;
#[cfg(all(unix, target_arch = "x86_64"))]
mod place;
#[cfg(all(unix, target_arch = "x86_64", not(target_vendor = "apple")))]
mod symbol_file;

#[cfg(all(unix, target_arch = "x86_64"))]
pub use error::JitError;
#[cfg(all(unix, target_arch = "x86_64"))]
pub use jit::{Jit, ModuleId};
#[cfg(all(unix, target_arch = "x86_64"))]
pub use memory::{JitFunction, open_library, process_symbol};
