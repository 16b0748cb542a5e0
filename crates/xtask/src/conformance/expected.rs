//! LLVM's own text for a unit, asked for only where ours differs, and kept.

use std::path::{Path, PathBuf};

use super::assembled::Assembler;
use super::oracle::Unit;
use super::{normal, sha_digits};
use crate::subject::{Scratch, bash};
use crate::workspace::{read, sha256_prefix, write};

/// Seconds for one question to LLVM.
const PATIENCE: u64 = 60;

/// Asks LLVM's tools, with a cache of what they said.
#[derive(Debug)]
pub(super) struct Asker {
    pub(super) cache: PathBuf,
    pub(super) no_verify: bool,
    /// Who makes bitcode of texts, where bitcode is judged.
    pub(super) assembler: Option<Assembler>,
}

impl Asker {
    /// The normalised canonical text of a unit whose hash is `want`, or why there is none.
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
        let command = match (extension, self.no_verify) {
            ("bc", _) => "llvm-dis-22 in.bc -o -",
            (_, true) => "llvm-as-22 -disable-verify in.ll -o - | llvm-dis-22 - -o -",
            (_, false) => "llvm-as-22 in.ll -o - | llvm-dis-22 - -o -",
        };
        let scratch = Scratch::new(&self.scratch(), &name, input)?;
        let output = bash(command, &scratch.folder, PATIENCE)?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        let text = normal::text(&output.stdout).into_owned();
        if sha256_prefix(&text, sha_digits(want)) != want {
            return Err("llvm-dis-22 here prints another text than the oracle's".to_owned());
        }
        write(&file, &text)?;
        Ok(text)
    }

    /// A folder of this thread's own.
    fn scratch(&self) -> PathBuf {
        let thread: String =
            format!("{:?}", std::thread::current().id()).chars().filter(char::is_ascii_digit).collect();
        Path::new(&self.cache).join(format!("ask-{}-{thread}", std::process::id()))
    }
}
