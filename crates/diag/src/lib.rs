//! Diagnostics as plain data, and their renderings.
//!
//! A [`Diagnostic`] describes an error and its location, with a stable code and advice for the reader. It
//! consists only of byte spans and strings: code that reports errors needs neither the file's name nor a
//! terminal. A [`Source`] combines spans with a name and with the bytes; [`render_text`] and [`render_json`]
//! print.
//!
//! The first line of a text rendering is LLVM's own (`file:line:col: error: message`), with lines and columns
//! counted as in LLVM, so that editors and scripts made for `llvm-as` keep working. Additional information
//! comes after it.
//!
//! This crate does not depend on IR, reads neither files nor the environment, and never decides on its own to
//! use color.
//!
//! ```
//! use draig_diag::{Diagnostic, Source, Span, Style, render_text};
//!
//! let text = b"define i32 @f() {\n  ret i32 %x\n}\n";
//! let source = Source::new("f.ll", text);
//! let fault = Diagnostic::error("P0001", "use of undefined value '%x'")
//!     .at(Span::new(28, 30))
//!     .with_help("define %x before the end of @f, or name an argument so");
//! assert_eq!(
//!     render_text(&fault, &source, Style::PLAIN),
//!     "f.ll:2:11: error: use of undefined value '%x'
//!   ret i32 %x
//!           ^~
//!   = help: define %x before the end of @f, or name an argument so
//!   = code: P0001
//! "
//! );
//! ```

mod diagnostic;
mod fix;
pub mod json;
mod source;
mod span;
mod text;

pub use diagnostic::{Diagnostic, Diagnostics, Label, Severity, is_case_of};
pub use fix::{Certainty, Edit, Fix};
pub use json::{diagnostic_schema, render_json};
pub use source::{LineColumn, LineIndex, STDIN_NAME, Source};
pub use span::Span;
pub use text::{ColorChoice, Style, render_text};
