//! House rules that a program can check, for every file of the source tree.
//!
//! Other rules are left to reviewers. Generated files must follow the rules about contents, but not those
//! about layout; tests next to their generators check that they are up to date.

use std::path::Path;

use crate::TaskResult;
use draig_workspace::{files, has_extension, root};

/// Runs the task.
pub(crate) fn run() -> TaskResult {
    let faults = check_all()?;
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

/// Maximum number of lines of a file, unless its opening gives a reason.
const LONG: usize = 800;

/// Opening line with which a long file gives its reason.
const LONG_BECAUSE: &str = "//! Long because ";

/// Text that is forbidden in code, with the reason. Joined here, so that this file is clean itself.
const FORBIDDEN: &[(&str, &str)] = &[
    (concat!("#[", "ignore"), "a test that is not run proves nothing"),
    (concat!("todo", "!("), "unfinished code is not committed"),
    (concat!("unimplemented", "!("), "unfinished code is not committed"),
    (concat!("dbg", "!("), "left from debugging"),
    (concat!("allow(clippy::", "all)"), "lints are allowed one by one, with a reason"),
    (concat!("/", "work/"), "a path of one machine"),
    (concat!("/", "root/"), "a path of one machine"),
    (concat!("/", "home/"), "a path of one machine"),
];

/// Openings of doc comments that are neither a noun nor a verb.
const WEAK_OPENINGS: &[&str] = &[
    "What",
    "How",
    "Where",
    "Who",
    "Whose",
    "Whom",
    "Which",
    "Why",
    "That",
    "Also",
    "So",
    "And",
    "But",
    "Or",
    "It",
    "They",
    "There",
    "Then",
    "Else",
    "Otherwise",
    "Said",
    concat!("To", "ld"),
];

/// Words and phrases that read as translated, each with plain ones.
const TRANSLATED: &[(&str, &str)] = &[
    (concat!("beh", "ind"), "\"after\" or \"following\" for order in text or time"),
    (concat!("bes", "ide"), "\"next to\", \"with\" or \"in parallel\""),
    (concat!("to", "ld"), "\"given\", \"asked\" or \"notified\""),
    (concat!("what there", " is"), "name the thing"),
    (concat!("an", "ew"), "\"again\", or \"re-\" with the verb"),
    (concat!("tw", "in"), "\"counterpart\", \"duplicate\" or \"corrected version\""),
    (concat!("stands for", " both"), "\"sets both\", \"means both\""),
];

/// Crates that do no I/O, read no clock and no environment.
const CORE: &[&str] = &[
    "num",
    "tables",
    "target",
    "diag",
    "ir",
    "upgrade",
    "downgrade",
    "asm",
    "bitstream",
    "threads",
    "bitcode",
    "analysis",
    "verify",
    "interp",
    "link",
    "draig",
];

/// Core crates that start no threads at all; the others do so on request.
const SINGLE: &[&str] = &["num", "tables", "target", "diag", "bitstream", "analysis", "interp", "draig"];

/// Names that core crates must not use outside their tests.
const OUTSIDE_WORLD: &[&str] =
    &["std::fs", "std::env", "std::net", "std::process", "std::time", "std::io::std", "println!(", "print!("];

/// Lists all violations, one per line.
fn check_all() -> Result<Vec<String>, String> {
    let root = root();
    let wanted =
        |path: &Path| ["rs", "md", "toml", "sh"].iter().any(|e| has_extension(path, e)) || path.ends_with(".ci/run");
    let mut paths = files(&root, &wanted);
    paths.push(root.join(".ci/run"));
    let mut faults = Vec::new();
    for path in paths {
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let text = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
        faults.extend(check_file(&name, &text).into_iter().map(|fault| format!("{name}{fault}")));
    }
    Ok(faults)
}

/// Lists the violations of one file, each starting with `: ` or `:LINE: `.
fn check_file(name: &str, text: &str) -> Vec<String> {
    let generated = name.contains("/generated/");
    let mut faults = Vec::new();
    if !text.is_empty() && !text.ends_with('\n') {
        faults.push(": the last line has no end".to_owned());
    }
    for (line, number) in text.lines().zip(1..) {
        if line.trim_end() != line && !generated {
            faults.push(format!(":{number}: blanks at the end of the line"));
        }
        for (word, reason) in FORBIDDEN {
            if line.contains(word) {
                faults.push(format!(":{number}: `{word}`: {reason}"));
            }
        }
    }
    if name.ends_with(".rs") {
        faults.extend(check_rust(name, text, generated));
    }
    if name.starts_with("crates/") && name.ends_with("Cargo.toml") {
        faults.extend(check_manifest(text));
    }
    if name == "Cargo.toml" {
        faults.extend(check_dependencies(text));
    }
    faults
}

fn check_rust(name: &str, text: &str, generated: bool) -> Vec<String> {
    let mut faults = Vec::new();
    // The first lines of examples state the expected result in the syntax of their language.
    if !text.starts_with("//!") && !name.starts_with("examples/") {
        faults.push(": does not open with what it is for (`//!`)".to_owned());
    }
    if !generated {
        faults.extend(check_prose(text));
    }
    let lines = text.lines().count();
    if lines > LONG && !generated && !text.lines().any(|l| l.starts_with(LONG_BECAUSE)) {
        let reason = LONG_BECAUSE.trim_end();
        faults.push(format!(": {lines} lines; look for the seam, or say `{reason} ...`"));
    }
    let is_library = name.matches('/').count() == 3 && name.ends_with("/src/lib.rs");
    if is_library && !text.lines().any(|l| l.starts_with("//! ```")) {
        faults.push(": the crate doc has no example".to_owned());
    }
    let is_of = |crates: &[&str]| crates.iter().any(|of| name.starts_with(&format!("crates/{of}/src/")));
    if is_of(CORE) {
        // unit tests are at the end of a file
        let code = text.lines().zip(1..).take_while(|(line, _)| !line.starts_with("#[cfg(test)]"));
        for (line, number) in code.filter(|(line, _)| !line.trim_start().starts_with("//")) {
            let threads = is_of(SINGLE).then_some(&"std::thread");
            for word in OUTSIDE_WORLD.iter().chain(threads).filter(|word| line.contains(**word)) {
                faults.push(format!(":{number}: `{word}` in a core crate"));
            }
        }
    }
    faults
}

/// Checks words: the opening of each doc comment, and phrases anywhere in comments, messages and names.
fn check_prose(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut is_inside = false;
    for (line, number) in text.lines().zip(1..) {
        let doc = ["/// ", "//! "].iter().find_map(|mark| line.trim_start().strip_prefix(mark));
        let opening = doc.filter(|_| !is_inside).and_then(|doc| doc.split([' ', ',', ';', '\'']).next());
        if let Some(word) = opening.filter(|word| WEAK_OPENINGS.contains(word)) {
            faults.push(format!(":{number}: a doc comment opens with a noun or a verb, not with \"{word}\""));
        }
        // an empty line of a doc comment does not end it
        is_inside = line.trim_start().starts_with("///") || line.trim_start().starts_with("//!");
        let words = line.to_ascii_lowercase();
        for (phrase, better) in TRANSLATED {
            let is_part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
            let is_said = words.match_indices(phrase).any(|(at, _)| {
                !is_part(words[..at].chars().next_back()) && !is_part(words[at + phrase.len()..].chars().next())
            });
            if is_said {
                faults.push(format!(":{number}: \"{phrase}\": write {better}"));
            }
        }
    }
    faults
}

/// Checks that a crate uses the workspace's lints and versions of dependencies.
fn check_manifest(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.contains("[lints]\nworkspace = true") {
        faults.push(": does not take the workspace's lints".to_owned());
    }
    let mut section = "";
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with('[') {
            section = line;
        } else if section.ends_with("dependencies]")
            && line.contains('=')
            && !line.starts_with('#')
            && !line.contains("workspace = true")
            // published manifests leave out what tests take by path
            && !(section == "[dev-dependencies]" && line.ends_with("{ path = \"../runtime\" }"))
        {
            faults.push(format!(":{number}: a dependency that is not declared in the workspace"));
        }
    }
    faults
}

/// Checks that every external dependency has a reason on its line or on the one above.
fn check_dependencies(text: &str) -> Vec<String> {
    let Some((_, rest)) = text.split_once("[workspace.dependencies]\n") else {
        return vec![": no [workspace.dependencies]".to_owned()];
    };
    let section = rest.split("\n[").next().unwrap_or_default();
    let mut faults = Vec::new();
    let mut above = "";
    for line in section.lines() {
        let ours = line.contains("path = \"crates/");
        let declares = line.contains('=') && !line.starts_with('#');
        let argued = line.contains("# ") || above.starts_with("# ");
        if declares && !ours && !argued {
            faults.push(format!(": `{line}` has no argument for it"));
        }
        above = line;
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        let faults = check_all().expect("the tree can be read");
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn faults_are_found() {
        let check = |name: &str, text: &str| check_file(name, text).join("\n");
        assert_eq!(check("crates/ir/src/a.rs", "//! For a.\n"), "");
        assert!(check("crates/ir/src/a.rs", "fn a() {}\n").contains("does not open"));
        assert!(check("crates/ir/src/a.rs", "//! a\nlet x = 1; \n").starts_with(":2: blanks"));
        assert!(check("crates/ir/src/a.rs", "//! a").contains("no end"));
        assert!(check("crates/ir/src/a.rs", "//! a\nuse std::fs;\n").contains("core crate"));
        assert_eq!(check("crates/ir/src/a.rs", "//! a\n#[cfg(test)]\nuse std::fs;\n"), "");
        assert_eq!(check("crates/cli/src/a.rs", "//! a\nuse std::fs;\n"), "");
        assert!(check("crates/ir/src/lib.rs", "//! a\n").contains("no example"));
        let long = format!("//! a\n{}", "\n".repeat(LONG));
        assert!(check("crates/ir/src/a.rs", &long).contains("look for the seam"));
        assert_eq!(check("crates/ir/src/a.rs", &format!("//! a\n{LONG_BECAUSE}x\n{long}")), "");
        let prose = "//! For a.\n\n/// What it does.\nfn a() {}\n";
        assert!(check("crates/ir/src/a.rs", prose).starts_with(":3: a doc comment opens"));
        let prose = concat!("//! For a.\n// the line beh", "ind it\n/// A line.\n/// What follows is inside.\n");
        assert!(check("crates/ir/src/a.rs", prose).starts_with(":2: "));
        assert!(!check("crates/ir/src/a.rs", prose).contains("opens"));
        assert!(check("a.md", concat!("see /", "work/x\n")).contains("one machine"));
        assert!(check("crates/x/Cargo.toml", "[dependencies]\nx = \"1\"\n").contains(":2: a dep"));
        assert!(check("Cargo.toml", "[workspace.dependencies]\nx = \"1\"\n").contains("argument"));
    }
}
