//! Reads and prints the `.ll` format, LLVM's textual intermediate representation.
//!
//! The grammar is that of LLVM 22 (`llvm-as`, `llvm-dis`). This crate works on bytes in memory and on the IR
//! model; it has no knowledge of files or bitcode.
//!
//! [`parse_module`] reads a text as LLVM's parser does; the crate `draig-upgrade` afterwards upgrades
//! constructs of older versions. [`print_module`] prints the canonical text, a [`Printer`] single pieces of
//! it.
//!
//! ```
//! use draig_asm::{ParseOptions, parse_module, print_module};
//!
//! let options = ParseOptions { name: "answer.ll".into(), ..ParseOptions::default() };
//! let parsed = parse_module(b"@answer=constant i32 0x2A ; the answer", &options);
//! let first = parsed.expect_err("an integer is not hexadecimal").first_error().map(|error| error.message.clone());
//! assert_eq!(first.as_deref(), Some("floating point constant invalid for type"));
//!
//! let parsed = parse_module(b"@answer=constant i32 42 ; the answer", &options).expect("the text is valid");
//! let text = print_module(&parsed.module);
//! assert!(text.ends_with(b"@answer = constant i32 42\n"));
//! ```

#[allow(dead_code, reason = "used by the parser only")]
mod lexer;
mod mend;
mod messages;
mod parser;
mod printer;

pub use lexer::statistics::{TokenStatistics, token_statistics};
pub use messages::Message;
pub use parser::{MAX_TEXT_BYTES, ParseOptions, Parsed, UnknownIntrinsic, parse_module};
pub use printer::{
    FunctionNumbering, Numbering, Piece, PrintOptions, Printer, Text, print_constant, print_function, print_inst,
    print_metadata, print_module, print_module_with, print_type, print_value, write_module,
};
