//! Units: the tests, and those flags of their first `llc` line that change what is compiled.

use std::path::Path;
use std::sync::LazyLock;

use draig_programs::Machine;
use regex::Regex;

/// Flags that are kept, with a value or without.
const FLAGS: [&str; 9] = [
    "mtriple",
    "march",
    "mattr",
    "mcpu",
    "relocation-model",
    "code-model",
    "function-sections",
    "data-sections",
    "emulated-tls",
];

/// Instructions of exception handling by funclets, which is not compiled.
const FUNCLETS: [&str; 3] = ["catchpad within", "cleanuppad within", "catchswitch within"];

/// Signs of scalable vectors and matrices of AArch64, which are not compiled.
const SCALABLE: [&str; 4] = ["vscale", "llvm.aarch64.sve", "llvm.aarch64.sme", "aarch64_sme"];

/// Returns the folders with tests, from the tree's root.
fn folders(machine: Machine) -> [&'static str; 2] {
    let own = match machine {
        Machine::X86_64 => "llvm/test/CodeGen/X86",
        Machine::AArch64 => "llvm/test/CodeGen/AArch64",
    };
    [own, "llvm/test/CodeGen/Generic"]
}

/// A test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unit {
    /// Path from the tree's root.
    pub(super) path: String,
    /// Names and values of flags; the first is `mtriple`.
    pub(super) flags: Vec<(String, String)>,
}

static TARGET: LazyLock<Regex> = LazyLock::new(|| regex(r#"(?m)^target triple\s*=\s*"([^"]*)""#));
static OTHER_FORMAT: LazyLock<Regex> = LazyLock::new(|| regex("darwin|macos|apple|win|mingw|cygwin|uefi|coff|macho"));

fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("patterns of this file are well formed")
}

/// Returns all tests for a machine, by path.
pub(super) fn find(tree: &Path, machine: Machine) -> Result<Vec<Unit>, String> {
    let mut units = Vec::new();
    for folder in folders(machine) {
        for path in draig_workspace::files(&tree.join(folder), &|path| draig_workspace::has_extension(path, "ll")) {
            let text = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
            if let Some(flags) = flags(&text, machine) {
                let path = path.strip_prefix(tree).unwrap_or(&path).to_string_lossy().into_owned();
                units.push(Unit { path, flags });
            }
        }
    }
    Ok(units)
}

/// Returns the flags of a test; `None` if it is none of `llc` for the machine with pointers of 64 bits, or has funclets
/// or scalable vectors.
fn flags(text: &str, machine: Machine) -> Option<Vec<(String, String)>> {
    let is_scalable = machine == Machine::AArch64 && SCALABLE.iter().any(|sign| text.contains(sign));
    if is_scalable || FUNCLETS.iter().any(|pad| text.contains(pad)) {
        return None;
    }
    let command = first_llc(text)?;
    let mut flags: Vec<(String, String)> = Vec::new();
    let command = command.replace(['"', '\''], " ");
    let mut words = command.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let Some(flag) = word.strip_prefix("--").or_else(|| word.strip_prefix('-')) else { continue };
        let (name, mut value) = match flag.split_once('=') {
            Some((name, value)) => (name, value),
            None => (flag, ""),
        };
        if !FLAGS.contains(&name) {
            continue;
        }
        if value.is_empty() && !name.ends_with("sections") {
            value = words.next_if(|next| !next.starts_with('-')).unwrap_or("");
        }
        if !value.contains('%') {
            flags.push((name.to_owned(), value.to_owned()));
        }
    }
    let value = |name: &str| flags.iter().rev().find(|(flag, _)| flag == name).map(|(_, value)| value.as_str());
    let march = value("march").unwrap_or("");
    let own = value("mtriple").or_else(|| TARGET.captures(text).and_then(|found| found.get(1)).map(|m| m.as_str()));
    let triple = own.unwrap_or("");
    let arch = triple.split('-').next().unwrap_or("");
    let (is_own, is_own_march, is_other) = match machine {
        Machine::X86_64 => (
            arch.starts_with("x86_64") || matches!(arch, "amd64" | "x86-64"),
            matches!(march, "x86-64" | "x86_64"),
            matches!(march, "x86" | "i386") || triple.contains("x32"),
        ),
        Machine::AArch64 => (
            matches!(arch, "aarch64" | "arm64" | "arm64e"),
            matches!(march, "aarch64" | "arm64"),
            !matches!(march, "" | "aarch64" | "arm64") || triple.contains("ilp32"),
        ),
    };
    if is_other || !triple.is_empty() && !is_own && !is_own_march {
        return None;
    }
    let is_elf = !triple.is_empty() && is_own && !OTHER_FORMAT.is_match(triple);
    let triple = if is_elf { triple } else { machine.triple() };
    let mut kept = vec![("mtriple".to_owned(), triple.to_owned())];
    kept.extend(flags.into_iter().filter(|(name, _)| !matches!(name.as_str(), "mtriple" | "march")));
    Some(kept)
}

/// Returns the arguments of the first `llc` of the first line that runs it.
fn first_llc(text: &str) -> Option<String> {
    let mut lines = text.lines().filter_map(|line| line.split_once("RUN:")).map(|(_, command)| command.trim());
    while let Some(line) = lines.next() {
        let mut command = line.to_owned();
        while let Some(rest) = command.strip_suffix('\\') {
            command = format!("{rest} {}", lines.next().unwrap_or(""));
        }
        let is_start = |at: usize| at == 0 || command[..at].ends_with([' ', '|', ';', '(', '\t']);
        let found = command
            .match_indices("llc")
            .find(|&(at, _)| is_start(at) && command[at + 3..].chars().next().is_none_or(|next| next.is_whitespace()));
        if let Some((at, _)) = found {
            let arguments = &command[at + 3..];
            let end = arguments.find(['|', ';', '>', '&']).unwrap_or(arguments.len());
            return Some(arguments[..end].to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<Vec<String>> {
        Some(flags(text, Machine::X86_64)?.into_iter().map(|(name, value)| format!("{name}={value}")).collect())
    }

    #[test]
    fn flags_are_those_of_the_first_line() {
        let text = "; RUN: opt < %s\n; RUN: llc < %s -mtriple=x86_64-- \\\n; RUN:   -mattr +avx2 -O3 | FileCheck\n; RUN: llc -mcpu=k8";
        assert_eq!(of(text).unwrap(), ["mtriple=x86_64--", "mattr=+avx2"]);
        assert_eq!(of("; RUN: llc < %s -mtriple=i686--"), None);
        assert_eq!(of("; RUN: llc < %s -mtriple=x86_64-linux-gnux32"), None);
        assert_eq!(of("; RUN: opt %s"), None);
    }

    #[test]
    fn other_object_formats_become_elf() {
        let text = "; RUN: llc < %s --function-sections\ntarget triple = \"x86_64-apple-macosx10.14.0\"\n";
        assert_eq!(
            of(text).unwrap(),
            [format!("mtriple={}", Machine::X86_64.triple()), "function-sections=".to_owned()]
        );
    }
}
