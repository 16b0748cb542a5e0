//! Diagnostics as plain data, and their renderings.
//!
//! A [`Diagnostic`] says what is wrong, where, under which stable code, and what the
//! reader can do about it. It holds byte spans and strings, nothing else: whoever finds a
//! fault needs neither the file's name nor a terminal. A [`Source`] joins spans with a name
//! and with the bytes; [`render_text`] and [`render_json`] print.
//!
//! The first line of a text rendering is LLVM's own (`file:line:col: error: message`), with
//! LLVM's counting of lines and columns, so that editors and scripts made for `llvm-as` keep
//! working. What LLVM does not say comes after it.
//!
//! This crate knows nothing of IR, reads no files and no environment, and never decides for
//! itself whether to use colour.
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
//! "
//! );
//! ```

mod diagnostic;
mod fix;
mod json;
mod source;
mod span;
mod text;

pub use diagnostic::{Diagnostic, Diagnostics, Label, Severity, is_case_of};
pub use fix::{Certainty, Edit, Fix};
pub use json::render_json;
pub use source::{LineColumn, LineIndex, STDIN_NAME, Source};
pub use span::Span;
pub use text::{ColorChoice, Style, render_text};
