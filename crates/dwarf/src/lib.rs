//! Debug metadata of modules, with the places that code generation gave to code and values, as DWARF.
//!
//! A module comes in with what is known of its code ([`FunctionCode`]), and sections of debug information go out, into
//! the image. Entries are written straight from the handles of the metadata: there is no tree of entries in between.
//!
//! | part | task |
//! | --- | --- |
//! | `code` | what code generation says |
//! | `plan` | which entries are needed, and where each is |
//! | `unit`, `types`, `subprograms`, `calls` | entries |
//! | `facts`, `describe` | what threads find out about the module and each function: |
//! | `rows`, `program`, `scopes`, `keys`, `variables`, `assignments`, `flow`, `places`, `expression` | ranges of code, and locations |
//! | `lines`, `macros`, `names`, `public` | line tables, macros, tables of names |
//! | `split` | units whose entries are in a file of their own |
//! | `info`, `abbreviations`, `tables`, `bytes`, `sections` | bytes |
//!
//! This crate knows no instructions, registers or object formats.
//!
//! ```
//! use draig_dwarf::{Input, has_debug_info, write};
//! use draig_image::Image;
//!
//! let text = br#"
//! !llvm.dbg.cu = !{!0}
//! !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
//! !1 = !DIFile(filename: "a.c", directory: "/src")
//! "#;
//! let module = draig_asm::parse_module(text, &Default::default()).unwrap().module;
//! assert!(has_debug_info(&module));
//! let mut image = Image::new();
//! write(&module, &Input { functions: &[], symbol_of: &|_| None, split_name: None }, &mut image)?;
//! assert!(image.sections.values().any(|section| section.name == b".debug_info"));
//! # Ok::<(), draig_dwarf::TooLarge>(())
//! ```

#![expect(non_upper_case_globals, reason = "the names of DWARF are those of its text")]

mod abbreviations;
mod assignments;
mod bytes;
mod calls;
mod code;
mod describe;
mod expression;
mod facts;
mod flow;
mod info;
mod keys;
mod lines;
mod macros;
mod names;
mod nodes;
mod output;
mod places;
mod plan;
mod program;
mod public;
mod rows;
mod scopes;
mod sections;
mod split;
mod subprograms;
mod tables;
mod types;
mod unit;
mod variables;

pub use code::{
    ArgumentPlace, CallCode, CodeNotes, CodeValue, FunctionCode, Object, PartPlace, RecordCode, Row, ValueSpan,
};
pub use describe::{Describer, Description};
pub use facts::Facts;
pub use output::{Input, TooLarge, describes_calls, has_debug_info, write};
