//! Machine code of verified modules.
//!
//! A module comes in, an image goes out. Each function is compiled by itself: an analysis in flat arrays, then one
//! walk in which every instruction is selected, its operands get registers, and its bytes are written. There is no
//! intermediate form between IR and bytes. Functions are compiled on as many threads as the caller allows, and
//! joined in order: the image does not depend on the number of threads. Whatever cannot be compiled is refused by
//! name, before there is an image.
//!
//! | part | task |
//! | --- | --- |
//! | `module` | symbols, sections, contents of globals, unwind tables: all but instructions |
//! | `function` | analysis, registers, frames, moves: what all targets share |
//! | `select` | selection of instructions, as far as it knows none of a processor; `Machine` is what a target provides |
//! | `target` | facts about each target that tables need |
//! | `features`, `arm_features` | what processors of x86-64 and AArch64 can do, by LLVM's names |
//! | `x86` | x86-64: conventions as data, selection, prologue and epilogue |
//! | `aarch64` | the same for AArch64 |
//!
//! This crate knows neither files nor object formats.
//!
//! ```
//! use draig_codegen::{CodegenOptions, compile};
//!
//! let text = b"target triple = \"x86_64-unknown-linux-gnu\"\n@answer = constant i32 42\n";
//! let module = draig_asm::parse_module(text, &Default::default()).unwrap().module;
//! let image = compile(&draig_verify::verify(&module).unwrap(), &CodegenOptions::default())?;
//! let symbol = image.symbols.values().find(|symbol| symbol.name == b"answer").unwrap();
//! assert_eq!(symbol.size, 4);
//! # Ok::<(), draig_codegen::CodegenError>(())
//! ```

mod aarch64;
mod arm_features;
mod code;
mod context;
mod error;
mod features;
mod format;
mod function;
mod module;
mod options;
mod select;
mod target;
mod x86;

pub use code::CodePlace;
pub use error::{CodegenError, Refusal};
pub use module::{compile, compile_with_places, split_sections};
pub use options::{CodeModel, CodegenOptions, FramePointer, RelocationModel};
