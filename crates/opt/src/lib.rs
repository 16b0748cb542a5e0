//! Pipelines of passes over a module, in the grammar of LLVM's `opt -passes=`, and printers that show analyses
//! in the text of LLVM's printers.
//!
//! A [`Pipeline`] is parsed against the tables of [`passes`] and [`printers`] and run on a module; printed text is appended to a
//! buffer. The crate does not read files or modules.
//!
//! ```
//! use draig_opt::{Options, Pipeline};
//!
//! let text = b"define void @f() {\nentry:\n  ret void\n}\n";
//! let mut module = draig_asm::parse_module(text, &Default::default()).expect("the text is valid").module;
//! let pipeline = Pipeline::parse("function(print<domtree>)")?;
//! let mut out = Vec::new();
//! pipeline.run(&mut module, &Options::default(), &mut out);
//! assert!(out.starts_with(b"DominatorTree for function: f\n"));
//! # Ok::<(), draig_opt::PipelineError>(())
//! ```

pub mod passes;
mod pipeline;
pub mod printers;

pub use pipeline::{Pipeline, PipelineError};

/// Options of analyses and printers, as flags of LLVM's `opt`.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// `-aa-pipeline=`: the alias analyses to ask, in order. Empty for the default.
    pub aa_pipeline: Vec<String>,
    /// `-print-all-alias-modref-info`
    pub print_all_alias_modref_info: bool,
    /// Number of threads on which functions are processed; 0 is one.
    pub threads: usize,
}
