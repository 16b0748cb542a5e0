//! Debug metadata of modules, with the places that code generation gave to code and values, as DWARF.
//!
//! Functions come in with what is known of their code ([`CodeNotes`], [`FunctionCode`]), and sections of debug information
//! go out, into the image ([`Functions::write`]). Entries are written straight from the handles of the metadata: there is no
//! tree of entries in between.
//!
//! | part | task |
//! | --- | --- |
//! | `code` | what code generation says |
//! | `functions`, `needs`, `plan` | which entries are needed, and where each is |
//! | `unit`, `types`, `subprograms`, `calls` | entries |
//! | `facts`, `describe`, `descriptions` | what threads find out about the module and each function: |
//! | `rows`, `program`, `scopes`, `keys`, `variables`, `assignments`, `flow`, `places`, `expression` | ranges of code, and locations |
//! | `lines`, `macros`, `names`, `public` | line tables, macros, tables of names |
//! | `split` | units whose entries are in a file of their own |
//! | `info`, `abbreviations`, `tables`, `references`, `bytes`, `sections` | bytes |
//!
//! This crate knows no instructions, registers or object formats.
//!
//! ```
//! use draig_dwarf::{Facts, Functions, has_debug_info};
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
//! Functions::new(&Facts::new(&module), None).write(&|_| None, &mut image)?;
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
mod descriptions;
mod expression;
mod facts;
mod flow;
mod functions;
mod info;
mod keys;
mod lines;
mod macros;
mod names;
mod needs;
mod nodes;
mod output;
mod places;
mod plan;
mod program;
mod public;
mod references;
mod rows;
mod scopes;
mod sections;
mod split;
mod subprograms;
mod tables;
mod types;
mod unit;
mod variables;

pub use calls::describes_calls;
pub use code::{
    ArgumentPlace, CallCode, CodeNotes, CodeValue, FunctionCode, Object, PartPlace, RecordCode, Row, Rows, ValueSpan,
};
pub use describe::Describer;
pub use descriptions::Descriptions;
pub use facts::Facts;
pub use functions::{Functions, has_debug_info};
pub use output::TooLarge;
