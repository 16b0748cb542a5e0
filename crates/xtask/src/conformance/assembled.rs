//! `--bitcode`: units of text become bitcode by an assembler of LLVM's, of which what it made is kept.

use std::path::{Path, PathBuf};

use crate::subject::{Scratch, bash};
use crate::workspace::{read, write};

/// Seconds for one unit.
const PATIENCE: u64 = 60;

/// An assembler of LLVM's, with a cache of what it made.
#[derive(Debug, Clone)]
pub(super) struct Assembler {
    /// The command; it takes the name of a file and `-o -`.
    pub(super) command: String,
    /// The folder of all caches.
    pub(super) cache: PathBuf,
}

impl Assembler {
    /// The bitcode of a text whose hash is `hash`. `scratch` is made for it and removed.
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
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{}: {} {}", self.command, output.status, said.trim()));
        }
        write(&file, &output.stdout)?;
        Ok(output.stdout)
    }
}
