//! LLVM bitcode, the binary form of a module.
//!
//! [`codes`] holds the numbers of the format as tables: blocks, records, encodings of small vocabularies, the
//! records of metadata nodes. [`read`] reads modules, whole or body by body. `draig-bitstream` implements the
//! container (bits, abbreviations, blocks); this crate has no knowledge of text or files.
//!
//! ```
//! use draig_bitcode::codes::{blocks, function};
//!
//! assert_eq!(blocks::info(blocks::FUNCTION).unwrap().name, "FUNCTION_BLOCK");
//! let ret = blocks::record(blocks::FUNCTION, function::INST_RET).unwrap();
//! assert_eq!(ret.name, "INST_RET");
//! ```

pub mod codes;
pub mod dump;
pub mod fuzzing;
pub mod read;
mod write;

pub use write::{WriteError, WriteOptions, write};
