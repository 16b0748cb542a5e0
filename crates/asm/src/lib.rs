//! The `.ll` format: LLVM's textual intermediate representation, read and printed.
//!
//! The grammar is that of LLVM 22 (`llvm-as`, `llvm-dis`). This crate works on
//! bytes in memory and on the IR model; it knows nothing of files or of bitcode.
//!
//! # Example
//!
//! ```
//! let text = b"@answer = constant i32 42 ; the answer\n";
//! let statistics = draig_asm::token_statistics(text);
//! assert_eq!(statistics.tokens, 5);
//! assert_eq!(statistics.errors, 0);
//! ```

#[allow(dead_code, reason = "the parser takes what the statistics do not")]
mod lexer;
mod parser;
mod printer;

pub use lexer::statistics::{TokenStatistics, token_statistics};
pub use parser::{MAX_TEXT_BYTES, ParseOptions, Parsed, UnknownIntrinsic, parse_module};
pub use printer::{
    PrintOptions, Printer, Text, print_constant, print_function, print_inst, print_metadata, print_module,
    print_module_with, print_type, print_value, write_module,
};
