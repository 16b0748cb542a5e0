//! The committed rates of inline assembly. Each step owns the lines that begin with its prefix.

use std::path::Path;

use crate::TaskResult;

/// The file, from the root.
pub(super) const PATH: &str = "conformance/inline-asm.txt";

/// Compares the lines of a step with the committed ones, after replacing these if `bless`. Other lines stay.
pub(super) fn compare(path: &Path, prefix: &str, lines: &[String], bless: bool) -> TaskResult {
    let committed = String::from_utf8_lossy(&draig_workspace::read(path)?).into_owned();
    let present: Vec<&str> = committed.lines().filter(|line| line.starts_with(prefix)).collect();
    if bless {
        let others = committed.lines().filter(|line| !line.starts_with(prefix));
        let all: Vec<&str> = others.chain(lines.iter().map(String::as_str)).collect();
        draig_workspace::write(path, all.join("\n") + "\n")?;
        return Ok(true);
    }
    let is_same = present == lines;
    if !is_same {
        println!("committed: {}", present.join("; "));
    }
    Ok(is_same)
}
