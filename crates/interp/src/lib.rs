//! Runs LLVM IR and stops at the first undefined behaviour, with its story.
//!
//! A verified module is executed exactly as LangRef says: poison per element and undef per bit,
//! provenance per byte of every pointer, lifetimes, alignment, and every attribute and metadata whose
//! violation is undefined. Five ends are kept apart: the program's own, undefined behaviour, something
//! that is not modelled, a limit, and input that cannot be run ([`Outcome`]).
//!
//! ```
//! use draig_interp::{Options, Outcome, host::Closed, run};
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
//! let Outcome::Undefined(report) = run(&verified, &Options::default(), &mut Closed::default()).outcome else {
//!     panic!("adding 1 to the greatest number overflows")
//! };
//! assert_eq!(report.rule.unwrap().code, "UB001"); // the branch depends on poison
//! ```
//!
//! Functions are translated to a compact form when they are first called (`program`); a loop executes
//! fully defined values (`exec`), and gives everything else to paths that are exact (`semantics`,
//! `intrinsics`, `memory`, `contracts`). The C library is part of the machine (`libc`), as strict about
//! its arguments as the IR. The world is behind [`host::Host`].

mod api;
mod choice;
mod contracts;
mod exec;
pub mod host;
mod intrinsics;
mod libc;
mod machine;
mod memory;
mod program;
pub mod report;
pub mod rules;
mod semantics;
mod shape;
mod site;
mod stop;
mod taint;
mod value;

pub use api::{Ended, Entry, Options, Outcome, Statistics, Trace, run};
