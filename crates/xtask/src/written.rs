//! What is measured of writing bitcode: a text is read, written as bitcode and disassembled again, by
//! this project's reader or by LLVM's. Either text is to be the one that the oracle has for the unit.

use std::path::Path;

use crate::subject::{self, Rejection, Scratch, Verdict};

/// Who reads what was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadBy {
    /// The library, in the same process.
    Library,
    /// `llvm-dis-22`, a process for each unit.
    LlvmDis,
}

impl ReadBy {
    pub(crate) const ALL: [ReadBy; 2] = [ReadBy::Library, ReadBy::LlvmDis];

    /// The command by which workers are told.
    pub(crate) const fn command(self) -> &'static str {
        match self {
            ReadBy::Library => "library:written",
            ReadBy::LlvmDis => "library:written:llvm-dis",
        }
    }

    /// Judges one input; what `llvm-dis` needs lies in `scratch`.
    pub(crate) fn judge(self, input: &[u8], name: &str, scratch: &Path, seconds: u64) -> Result<Verdict, String> {
        let options = draig::ReadOptions::new(name).strict(true).verify(true);
        let bitcode = match draig::Module::parse_with(input, &options) {
            Ok(read) => read.module.to_bitcode(),
            Err(errors) => return Ok(Verdict::Rejected(Rejection::of(&errors))),
        };
        match self {
            ReadBy::Library => Ok(match subject::disassemble(&bitcode, "in.bc", true, false) {
                Ok(text) => Verdict::Accepted(text),
                Err(rejection) => Verdict::Rejected(rejection),
            }),
            ReadBy::LlvmDis => {
                let scratch = Scratch::new(scratch, "in.bc", &bitcode)?;
                let output = subject::bash("llvm-dis-22 in.bc -o -", &scratch.folder, seconds)?;
                Ok(subject::verdict_of(output))
            }
        }
    }
}
