//! `--bitcode`: assembles units of text to bitcode with one of LLVM's assemblers, and caches the results.

use std::path::{Path, PathBuf};

use crate::subject::{Scratch, bash};
use draig_workspace::{read, write};

/// Maximum seconds for one unit.
const PATIENCE: u64 = 60;

/// One of LLVM's assemblers, with a cache of its results.
#[derive(Debug, Clone)]
pub(super) struct Assembler {
    /// Command; its arguments are the name of a file and `-o -`.
    pub(super) command: String,
    /// Directory of all caches.
    pub(super) cache: PathBuf,
}

impl Assembler {
    /// Returns the bitcode of a text whose hash is `hash`. `scratch` is created for it and removed.
    pub(super) fn assemble(&self, input: &[u8], hash: &str, scratch: &Path) -> Result<Vec<u8>, String> {
        let name: String = self.command.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
        let (folder, rest) = hash.split_at_checked(2).unwrap_or(("", hash));
        let file = self.cache.join(format!("assembled{name}")).join(folder).join(format!("{rest}.bc"));
        if let Ok(bitcode) = read(&file) {
            return Ok(bitcode);
        }
        let scratch = Scratch::new(scratch, "in.ll", input)?;
        let output = bash(&format!("{} in.ll -o -", self.command), &scratch.folder, PATIENCE)?;
        if !output.status.success() {
            let stderr = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: {} {}", self.command, output.status, stderr.trim()));
        }
        write(&file, &output.stdout)?;
        Ok(output.stdout)
    }
}
