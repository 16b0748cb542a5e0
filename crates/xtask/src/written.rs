//! Measures written bitcode. A text is read, written as bitcode and disassembled again, by this project's
//! reader or by LLVM's; the text must be the oracle's for the unit. Or the size is compared, which must not
//! be much larger than LLVM's.

use std::path::Path;

use draig::versions::CURRENT;

use crate::conformance::sizes::Sizes;
use crate::subject::{self, Rejection, Scratch, Verdict};

/// Measured property of the written bitcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Measure {
    /// The text as read by the library, in the same process.
    #[value(name = "draig")]
    Reread,
    /// The text as read by `llvm-dis-22`, with one process for each unit.
    #[value(name = "llvm")]
    RereadByLlvm,
    /// The size, compared with that of `llvm-as-22`.
    Size,
}

impl Measure {
    pub(crate) const ALL: [Measure; 3] = [Measure::Reread, Measure::RereadByLlvm, Measure::Size];

    /// Returns the command that selects it in workers.
    pub(crate) const fn command(self) -> &'static str {
        match self {
            Measure::Reread => "library:written",
            Measure::RereadByLlvm => "library:written:llvm-dis",
            Measure::Size => "library:written:size",
        }
    }

    /// Judges one input; files for LLVM's tools are in `scratch`.
    pub(crate) fn judge(
        self,
        input: &[u8],
        name: &str,
        version: u32,
        scratch: &Path,
        seconds: u64,
    ) -> Result<Verdict, String> {
        let read = match draig::Module::parse_with(input, &options(name).for_llvm(version)) {
            Ok(read) => read,
            Err(errors) => return Ok(Verdict::Rejected(Rejection::of(&errors))),
        };
        let mut writing = draig::WriteOptions::default();
        writing.for_llvm = version;
        // llvm-as, with whose size it is compared, knows no symbols of assembly and writes no table then.
        writing.symbol_table = self != Measure::Size || read.module.inline_asm.is_empty();
        let bitcode = match read.module.to_bitcode_with(&writing) {
            Ok(bitcode) => bitcode,
            Err(error) => return Ok(Verdict::Rejected(Rejection::unwritten(&error))),
        };
        match self {
            Measure::Reread => Ok(match subject::disassemble(&bitcode, "in.bc", true, false, version) {
                Ok(text) => Verdict::Accepted(text),
                Err(rejection) => Verdict::Rejected(rejection),
            }),
            Measure::RereadByLlvm => {
                let scratch = Scratch::new(scratch, "in.bc", &bitcode)?;
                let command = format!("{} in.bc -o -", tool("llvm-dis", version));
                let output = subject::bash(&command, &scratch.folder, seconds)?;
                Ok(subject::verdict_of(output))
            }
            Measure::Size => sized(input, &read.module, &bitcode, name, scratch, seconds),
        }
    }
}

/// Returns the command of one of LLVM's tools: Debian's name, or a path in the directory that `DRAIG_LLVM_23`
/// names.
pub(crate) fn tool(name: &str, version: u32) -> String {
    match std::env::var("DRAIG_LLVM_23") {
        Ok(folder) if version > CURRENT => format!("{folder}/bin/{name}"),
        _ => format!("{name}-{version}"),
    }
}

/// Compares sizes. `llvm-as` leaves upgrades of data layouts, intrinsics and attributes to readers of its
/// bitcode, so its output for an outdated text may be smaller because it is a different module. Both then
/// write the canonical text.
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
