//! What is measured of writing bitcode. A text is read, written as bitcode and disassembled again, by this
//! project's reader or by LLVM's: either text is to be the one that the oracle has for the unit. Or the
//! bytes are counted, which are not to be many more than LLVM's.

use std::path::Path;

use crate::conformance::sizes::Sizes;
use crate::subject::{self, Rejection, Scratch, Verdict};

/// What of the written bitcode is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The text as the library reads it, in the same process.
    Reread,
    /// The text as `llvm-dis-22` reads it, a process for each unit.
    RereadByLlvm,
    /// The size, against that of what `llvm-as-22` writes.
    Size,
}

impl Measure {
    pub(crate) const ALL: [Measure; 3] = [Measure::Reread, Measure::RereadByLlvm, Measure::Size];

    /// The measure that the value of `--bitcode-write` names, or why there is none.
    pub(crate) fn named(value: Option<&str>) -> Result<Measure, String> {
        match value {
            None => Ok(Measure::Reread),
            Some("llvm") => Ok(Measure::RereadByLlvm),
            Some("size") => Ok(Measure::Size),
            Some(other) => Err(format!("no measure `{other}` of written bitcode: llvm, size")),
        }
    }

    /// The command by which workers are told.
    pub(crate) const fn command(self) -> &'static str {
        match self {
            Measure::Reread => "library:written",
            Measure::RereadByLlvm => "library:written:llvm-dis",
            Measure::Size => "library:written:size",
        }
    }

    /// Judges one input; what LLVM's tools need lies in `scratch`.
    pub(crate) fn judge(self, input: &[u8], name: &str, scratch: &Path, seconds: u64) -> Result<Verdict, String> {
        let read = match draig::Module::parse_with(input, &options(name)) {
            Ok(read) => read,
            Err(errors) => return Ok(Verdict::Rejected(Rejection::of(&errors))),
        };
        let bitcode = match read.module.to_bitcode() {
            Ok(bitcode) => bitcode,
            Err(error) => return Ok(Verdict::Rejected(Rejection::unwritten(&error))),
        };
        match self {
            Measure::Reread => Ok(match subject::disassemble(&bitcode, "in.bc", true, false) {
                Ok(text) => Verdict::Accepted(text),
                Err(rejection) => Verdict::Rejected(rejection),
            }),
            Measure::RereadByLlvm => {
                let scratch = Scratch::new(scratch, "in.bc", &bitcode)?;
                let output = subject::bash("llvm-dis-22 in.bc -o -", &scratch.folder, seconds)?;
                Ok(subject::verdict_of(output))
            }
            Measure::Size => sized(input, &read.module, &bitcode, name, scratch, seconds),
        }
    }
}

/// Compares sizes. `llvm-as` leaves it to readers of its bitcode to upgrade data layouts, intrinsics and
/// attributes, so that what it writes of an outdated text may be smaller because it is another module;
/// then both are asked about the canonical text.
fn sized(
    input: &[u8],
    module: &draig::Module,
    bitcode: &[u8],
    name: &str,
    scratch: &Path,
    seconds: u64,
) -> Result<Verdict, String> {
    let theirs = |text: &[u8]| {
        let scratch = Scratch::new(scratch, name, text)?;
        let command = format!("llvm-as-22 {name} -o -");
        Ok::<_, String>(subject::verdict_of(subject::bash(&command, &scratch.folder, seconds)?))
    };
    let compared = |ours: &[u8], theirs: &[u8], canonical| Sizes {
        ours: ours.len() as u64,
        llvms: theirs.len() as u64,
        canonical,
    };
    let first = match theirs(input)? {
        Verdict::Accepted(theirs) => compared(bitcode, &theirs, false),
        other => return Ok(other),
    };
    if first.is_fair() {
        return Ok(Verdict::Sized(first));
    }
    let text = module.to_text();
    let ours = match draig::Module::parse_with(&text, &options(name)) {
        Ok(read) => read.module.to_bitcode(),
        Err(errors) => return Ok(Verdict::Rejected(Rejection::of(&errors))),
    };
    let ours = match ours {
        Ok(bitcode) => bitcode,
        Err(error) => return Ok(Verdict::Rejected(Rejection::unwritten(&error))),
    };
    Ok(match theirs(&text)? {
        Verdict::Accepted(theirs) => Verdict::Sized(compared(&ours, &theirs, true)),
        other => other,
    })
}

fn options(name: &str) -> draig::ReadOptions {
    draig::ReadOptions::new(name).strict(true).verify(true)
}
