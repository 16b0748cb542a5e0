//! House rules that a program can check, over every file of the source tree.
//!
//! What only a reader can judge is left to readers. Generated files are held to the rules
//! of content, not of layout; whether they are fresh is tested beside their generators.

use std::ffi::OsString;
use std::path::Path;

use crate::TaskResult;
use crate::workspace::{files, has_extension, root};

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    if !args.is_empty() {
        return Err("usage: cargo xtask tidy".to_owned());
    }
    let faults = check_all()?;
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

/// Past this many lines a file has a seam, or says in its opening why it has none.
const LONG: usize = 800;

/// The opening line by which a long file gives its reason.
const LONG_BECAUSE: &str = "//! Long because ";

/// What must not stand in code, and why. Joined here, so that this file is clean itself.
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

/// Those of them that start no threads at all; the others do when they are asked to.
const SINGLE: &[&str] = &["num", "tables", "target", "diag", "ir", "bitstream", "analysis", "interp", "draig"];

/// What core crates must not name outside their tests.
const OUTSIDE_WORLD: &[&str] =
    &["std::fs", "std::env", "std::net", "std::process", "std::time", "std::io::std", "println!(", "print!("];

/// Everything that is not as it should be, one line each.
fn check_all() -> Result<Vec<String>, String> {
    let root = root();
    let wanted =
        |path: &Path| ["rs", "md", "toml", "sh"].iter().any(|e| has_extension(path, e)) || path.ends_with(".ci/run");
    let mut paths = files(&root, &wanted);
    paths.push(root.join(".ci/run"));
    let mut faults = Vec::new();
    for path in paths {
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let text = String::from_utf8_lossy(&crate::workspace::read(&path)?).into_owned();
        faults.extend(check_file(&name, &text).into_iter().map(|fault| format!("{name}{fault}")));
    }
    Ok(faults)
}

/// What is wrong with one file, each starting with `: ` or `:LINE: `.
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
    // The examples' first lines say in the words of all their languages what becomes of them.
    if !text.starts_with("//!") && !name.starts_with("examples/") {
        faults.push(": does not open with what it is for (`//!`)".to_owned());
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
        // unit tests stand at the end of a file
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

/// Every crate takes the workspace's lints and its versions of dependencies.
fn check_manifest(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.contains("[lints]\nworkspace = true") {
        faults.push(": does not take the workspace's lints".to_owned());
    }
    let mut section = "";
    for (line, number) in text.lines().zip(1..) {
        if line.starts_with('[') {
            section = line;
        } else if section.ends_with("dependencies]") && line.contains('=') && !line.contains("workspace = true") {
            faults.push(format!(":{number}: a dependency that is not declared in the workspace"));
        }
    }
    faults
}

/// Every dependency from outside is argued for on its line or on the one above.
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
        assert!(check("a.md", concat!("see /", "work/x\n")).contains("one machine"));
        assert!(check("crates/x/Cargo.toml", "[dependencies]\nx = \"1\"\n").contains(":2: a dep"));
        assert!(check("Cargo.toml", "[workspace.dependencies]\nx = \"1\"\n").contains("argument"));
    }
}
