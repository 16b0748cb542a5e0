//! File-based tests: `.ll` files that contain their own expectations.
//!
//! A test file starts with a comment line `; RUN: COMMAND [ARGUMENTS]`. The crate under test defines the
//! meaning of the command; this crate finds the files, compares, and with `BLESS=1` in the environment
//! rewrites the expectations. An ordinary run never writes.
//!
//! - **Text.** If the command produces a text, it is compared byte for byte with the sibling file of
//!   extension `.out`. If it produces none, there must be no such file.
//! - **Diagnostics.** Every diagnostic must be annotated on the line that it concerns, and
//!   every annotation must be reported: `; error: MESSAGE`, with the column
//!   `; error@7: MESSAGE`; `warning` and `note` in the same way. A line that cannot hold a
//!   comment is annotated from below, `; error^: MESSAGE`, one `^` a line. A diagnostic
//!   without a place is annotated on any line as `; error@file: MESSAGE`. The end of the
//!   file belongs to its last line.
//!
//! In addition, [`mutation`] damages files, to test readers with malformed input.
//!
//! This crate knows nothing of IR: a subject is a function from an input to an [`Outcome`].
//!
//! ```
//! use draig_diag::{Diagnostic, Diagnostics, Span};
//! use draig_filetest::{Outcome, TestInput, check_text};
//!
//! // a subject that dislikes the word `bad`
//! fn subject(input: &TestInput<'_>) -> Outcome {
//!     let mut diagnostics = Diagnostics::new();
//!     if let Some(at) = input.text().windows(3).position(|w| w == b"bad") {
//!         let span = Span::new(at as u32, at as u32 + 3);
//!         diagnostics.push(Diagnostic::error("T0001", "not here").at(span));
//!     }
//!     Outcome { text: None, diagnostics }
//! }
//!
//! let file = b"; RUN: check\nso\n  bad  ; error@3: not here\n";
//! assert_eq!(check_text("a.ll", file, None, &subject), Ok(()));
//! let file = b"; RUN: check\nso ; error: not here\n";
//! assert_eq!(
//!     check_text("a.ll", file, None, &subject),
//!     Err("a.ll:2: not reported: error: not here\n".to_owned())
//! );
//! ```

mod annotation;
pub mod mutation;
mod runner;

pub use runner::{Outcome, Report, TestInput, check, check_text, run};
