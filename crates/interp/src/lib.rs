//! Runs LLVM IR and stops at the first undefined behaviour, and reports how the program got there.
//!
//! A verified module is executed exactly as LangRef specifies: poison per element and undef per bit,
//! provenance per byte of every pointer, lifetimes, alignment, and every attribute and metadata whose
//! violation is undefined. [`Outcome`] distinguishes six ends: the program's own, undefined behaviour,
//! something that is not modelled, a limit, input that cannot be run, and a fault of the interpreter itself.
//!
//! ```
//! use draig_interp::{Options, Outcome, host::Closed};
//!
//! let text = b"
//! define i32 @main() {
//!   %x = add nsw i32 2147483647, 1
//!   %c = icmp slt i32 %x, 0
//!   br i1 %c, label %yes, label %no
//! yes:
//!   ret i32 1
//! no:
//!   ret i32 0
//! }";
//! let module = draig_asm::parse_module(text, &Default::default()).unwrap().module;
//! let verified = draig_verify::verify(&module).unwrap();
//! let Outcome::Undefined(report) = draig_runtime::run(&verified, &Options::default(), &mut Closed::default()).outcome else {
//!     panic!("adding 1 to the greatest number overflows")
//! };
//! assert_eq!(report.rule.unwrap().code, "UB001"); // the branch depends on poison
//! ```
//!
//! Functions are translated to a compact form when they are first called (`program`); a fast loop handles
//! fully defined values (`exec`) and leaves everything else to exact slow paths (`semantics`, `intrinsics`,
//! `memory`, `contracts`). Functions that a program declares but does not define come from a
//! [`library::Library`], a table of functions by name and signature with its own state; `draig-runtime`
//! provides the one for C, C++ and Rust. The outside world is reached through [`host::Host`].

pub mod abi;
pub mod account;
mod api;
mod assembly;
pub mod choice;
mod contracts;
mod exec;
mod explore;
pub mod host;
mod intrinsics;
pub mod library;
pub mod machine;
pub mod memory;
mod observe;
mod program;
mod rc11;
pub mod report;
pub mod rules;
mod semantics;
pub mod shape;
pub mod site;
pub mod stop;
pub mod taint;
pub mod threads;
pub mod value;

pub use api::{Entry, Execution, Options, Outcome, Races, RunResult, Statistics, Trace, run, run_scheduled};
pub use explore::{Explorer, Model};
pub use observe::{Observer, Scalar, Step, run_observed};
