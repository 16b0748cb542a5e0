//! Objects of programs for both processors: `llvm-dwarfdump` verifies them, and says how much of their scopes variables
//! have a place in.

use std::path::Path;

use super::Options;
use super::compare::Counts;
use super::program::{Program, coverage, run, words};

/// Processor that objects are made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Processor {
    X86,
    AArch64,
}

impl Processor {
    pub(super) const ALL: [Processor; 2] = [Processor::X86, Processor::AArch64];

    pub(super) fn name(self) -> &'static str {
        match self {
            Processor::X86 => "x86-64",
            Processor::AArch64 => "AArch64",
        }
    }

    fn triple(self) -> &'static str {
        match self {
            Processor::X86 => "x86_64-unknown-linux-gnu",
            Processor::AArch64 => "aarch64-unknown-linux-gnu",
        }
    }

    /// Folder of the C library's headers, if they are not the system's own.
    fn flags(self) -> &'static str {
        match self {
            Processor::X86 => "",
            Processor::AArch64 => "-isystem /usr/aarch64-linux-gnu/include",
        }
    }
}

impl Program {
    /// Compiles the program of C or C++ for a processor; `None` if there is no IR of it, or if it is not compiled.
    pub(super) fn verify(
        &self,
        options: &Options,
        scratch: &Path,
        level: u8,
        processor: Processor,
    ) -> Result<Option<Counts>, String> {
        let Some(clang) = self.language.clang() else { return Ok(None) };
        let stem = scratch.join(format!("{}-{}-{level}", self.name(), processor.name()));
        let stem = stem.to_string_lossy().into_owned();
        let source = self.path.to_string_lossy().into_owned();
        let (ir, ours, theirs) = (format!("{stem}.ll"), format!("{stem}-draig.o"), format!("{stem}-llvm.o"));
        let (triple, flags) = (processor.triple(), processor.flags());
        let text = format!("--target={triple} {flags} -w -O{level} -g -S -emit-llvm -o {ir} {source}");
        if run(clang.as_ref(), &words(&text))?.status() != 0 {
            return Ok(None);
        }
        let text = format!("-O{level} -relocation-model=pic -filetype=obj {ir} -o {theirs}");
        let is_compiled = run(&options.draig, &words(&format!("compile -c {ir} -o {ours}")))?.status() == 0;
        if !is_compiled || run("llc-22".as_ref(), &words(&text))?.status() != 0 {
            return Ok(None);
        }
        let verified = run("llvm-dwarfdump-22".as_ref(), &words(&format!("--verify {ours}")))?.status() == 0;
        if !verified {
            println!("{ours}: is not clean");
        }
        let (covered, covered_by_llvm) = (coverage(&ours)?, coverage(&theirs)?);
        [ir, ours, theirs].iter().for_each(|path| drop(std::fs::remove_file(path)));
        Ok(Some(Counts { programs: 1, verified: usize::from(verified), covered, covered_by_llvm, ..Counts::default() }))
    }
}
