//! LLVM's own text for a unit, computed only if ours differs, and cached.

use std::path::{Path, PathBuf};

use super::assembled::Assembler;
use super::oracle::Unit;
use super::{normal, sha_digits};
use crate::subject::{Scratch, bash};
use crate::written::tool;
use draig_workspace::{read, sha256_prefix, write};

/// Maximum seconds for one run of LLVM's tools.
const PATIENCE: u64 = 60;

/// Runs LLVM's tools, with a cache of their results.
#[derive(Debug)]
pub(super) struct Asker {
    pub(super) cache: PathBuf,
    pub(super) no_verify: bool,
    /// Assembler of texts, if bitcode is judged.
    pub(super) assembler: Option<Assembler>,
    /// Version of LLVM.
    pub(super) version: u32,
}

impl Asker {
    /// Returns the normalized canonical text of a unit whose hash is `want`, or the reason for its absence.
    pub(super) fn text(&self, unit: &Unit, input: &[u8], want: &str) -> Result<Vec<u8>, String> {
        let file = self.cache.join("texts").join(want);
        if let Ok(text) = read(&file) {
            return Ok(text);
        }
        let assembled = match &self.assembler {
            Some(assembler) if unit.extension == "ll" => {
                Some(assembler.assemble(input, &unit.input, &self.scratch())?)
            }
            _ => None,
        };
        let extension = if assembled.is_some() { "bc" } else { unit.extension.as_str() };
        let input = assembled.as_deref().unwrap_or(input);
        let name = format!("in.{extension}");
        let (assemble, disassemble) = (tool("llvm-as", self.version), tool("llvm-dis", self.version));
        let command = match (extension, self.no_verify) {
            ("bc", _) => format!("{disassemble} in.bc -o -"),
            (_, true) => format!("{assemble} -disable-verify in.ll -o - | {disassemble} - -o -"),
            (_, false) => format!("{assemble} in.ll -o - | {disassemble} - -o -"),
        };
        let scratch = Scratch::new(&self.scratch(), &name, input)?;
        let output = bash(&command, &scratch.folder, PATIENCE)?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        let text = normal::text(&output.stdout).into_owned();
        if sha256_prefix(&text, sha_digits(want)) != want {
            return Err(format!("{disassemble} here prints another text than the oracle's"));
        }
        write(&file, &text)?;
        Ok(text)
    }

    /// Returns a directory for this thread.
    fn scratch(&self) -> PathBuf {
        let thread: String =
            format!("{:?}", std::thread::current().id()).chars().filter(char::is_ascii_digit).collect();
        Path::new(&self.cache).join(format!("ask-{}-{thread}", std::process::id()))
    }
}
