//! Units: inputs of one tool invocation, either a whole file or one part of a `split-file` container.

use std::path::Path;

/// Name of a unit in the tree.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct UnitName {
    /// Path below the tree's root, with `/`.
    pub(crate) path: String,
    /// Name of the part; empty for a whole file.
    pub(crate) part: String,
}

impl std::fmt::Display for UnitName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.path)?;
        if self.part.is_empty() { Ok(()) } else { write!(f, "#{}", self.part) }
    }
}

/// Returns the bytes of a unit.
pub(crate) fn load(tree: &Path, name: &UnitName) -> Result<Vec<u8>, String> {
    let container = draig_workspace::read(&tree.join(&name.path))?;
    if name.part.is_empty() {
        return Ok(container);
    }
    part(&container, &name.part).ok_or_else(|| format!("no part {name}"))
}

/// Returns the bytes of a container's part, if it exists. The last part with the name counts.
pub(crate) fn part(container: &[u8], wanted: &str) -> Option<Vec<u8>> {
    let leading_lines = wants_leading_lines(container);
    let mut found: Option<Vec<u8>> = None;
    let mut inside = false;
    for (number, line) in container.split_inclusive(|&b| b == b'\n').enumerate() {
        if let Some(name) = marker(line) {
            inside = name == wanted;
            if inside {
                // --leading-lines: blank lines keep the container's line numbers
                found = Some(if leading_lines { vec![b'\n'; number + 1] } else { Vec::new() });
            }
        } else if inside && let Some(part) = &mut found {
            part.extend_from_slice(line);
        }
    }
    found
}

/// Returns the name on a marker line: `//--- name`, or any single byte and `--- name`.
fn marker(line: &[u8]) -> Option<String> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let rest = match line {
        [b'/', b'/', rest @ ..] if rest.starts_with(b"--- ") => rest,
        [_, rest @ ..] => rest,
        [] => return None,
    };
    let name = rest.strip_prefix(b"--- ")?;
    Some(String::from_utf8_lossy(name.trim_ascii()).into_owned())
}

/// Returns whether a RUN line runs `split-file` with line numbers preserved.
fn wants_leading_lines(container: &[u8]) -> bool {
    let has = |line: &[u8], word: &str| line.windows(word.len()).any(|w| w == word.as_bytes());
    let requested = container
        .split(|&b| b == b'\n')
        .any(|line| has(line, "--leading-lines") && has(line, "split-file") && has(line, "RUN:"));
    requested && !has(container, "--no-leading-lines")
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTAINER: &[u8] = b"; RUN: split-file %s %t\n//--- a.ll\nx\n\n;--- b\ny\n--- no\n;---c\n";

    #[test]
    fn parts_end_at_the_next_marker() {
        assert_eq!(part(CONTAINER, "a.ll").as_deref(), Some(&b"x\n\n"[..]));
        // a marker needs one byte before the dashes and a blank after them
        assert_eq!(part(CONTAINER, "b").as_deref(), Some(&b"y\n--- no\n;---c\n"[..]));
        assert_eq!(part(CONTAINER, "c"), None);
    }

    #[test]
    fn the_last_part_of_a_name_counts() {
        assert_eq!(part(b";--- a\n1\n;--- a \n2", "a").as_deref(), Some(&b"2"[..]));
    }

    #[test]
    fn leading_lines_keep_line_numbers() {
        let container = b"; RUN: split-file --leading-lines %s %t\n\n;--- a\nx\n";
        assert_eq!(part(container, "a").as_deref(), Some(&b"\n\n\nx\n"[..]));
    }

    #[test]
    fn names_show_the_part() {
        let whole = UnitName { path: "a/b.ll".into(), part: String::new() };
        let part = UnitName { path: "a/b.ll".into(), part: "c".into() };
        assert_eq!((whole.to_string(), part.to_string()), ("a/b.ll".into(), "a/b.ll#c".into()));
    }
}
