//! The committed section: rates, refusals by their number of units, and units that were lost.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use draig_programs::Machine;

use super::judge::Verdict;
use super::units::Unit;

/// The file, from the root.
pub(super) const PATH: &str = "conformance/native.txt";

/// Returns the first line of the section; it ends before the next line that starts with `## `.
fn title(machine: Machine) -> &'static str {
    match machine {
        Machine::X86_64 => "## LLVM's tests of code generation",
        Machine::AArch64 => "## LLVM's tests of code generation for AArch64",
    }
}

const AARCH64_INTRODUCTION: &str = "\
Files of CodeGen/AArch64 and CodeGen/Generic for AArch64, without scalable vectors, with the flags of their first line,
that llc 22 compiles with -O0; those for another object format than ELF are compiled for aarch64-unknown-linux-gnu by
both. Written by
`cargo xtask native --target aarch64 --bless`. Refusals are followed by the number of files that have them.
";

const INTRODUCTION: &str = "\
Files of CodeGen/X86 and CodeGen/Generic for x86-64, with the flags of their first line, that llc 22 compiles with -O0;
those for another object format than ELF are compiled for x86_64-unknown-linux-gnu by both, those with funclets and for
x32 are left out. Written by
`cargo xtask native --bless`. Refusals are followed by the number of files that have them.
";

type Results<'a> = [(&'a Unit, Verdict)];

/// Number of units that are compiled.
fn compiled(results: &Results) -> usize {
    results.iter().filter(|(_, verdict)| *verdict == Verdict::Compiled).count()
}

fn lost<'a>(results: &'a Results) -> impl Iterator<Item = (&'a str, &'a str)> {
    results.iter().filter_map(|(unit, verdict)| match verdict {
        Verdict::Lost(reason) => Some((unit.path.as_str(), reason.as_str())),
        _ => None,
    })
}

/// Returns refusals with the paths of their units, the most frequent first.
fn refusals<'a>(results: &'a Results) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut found: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (unit, verdict) in results {
        let Verdict::Refused(reasons) = verdict else { continue };
        for reason in reasons {
            found.entry(reason).or_default().push(&unit.path);
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|(_, paths)| std::cmp::Reverse(paths.len()));
    found
}

fn rates(results: &Results) -> String {
    let (compiled, all) = (compiled(results), results.len());
    format!("compiled: {compiled} of {all}, {:.2} %\n", 100.0 * compiled as f64 / all.max(1) as f64)
}

/// Returns the section.
pub(super) fn section(machine: Machine, results: &Results) -> String {
    let introduction = match machine {
        Machine::X86_64 => INTRODUCTION,
        Machine::AArch64 => AARCH64_INTRODUCTION,
    };
    let mut text = format!("{}\n\n{introduction}\n{}", title(machine), rates(results));
    for (path, reason) in lost(results) {
        let _ = writeln!(text, "lost: {path}: {reason}");
    }
    for (reason, paths) in refusals(results) {
        let _ = writeln!(text, "{}: {}", reason.replace(char::is_control, " "), paths.len());
    }
    text
}

/// Returns what is printed: the rates, and each refusal with some of its units.
pub(super) fn summary(results: &Results, show: usize) -> String {
    let mut text = String::new();
    for (reason, paths) in refusals(results).iter().rev() {
        let _ = writeln!(text, "{:5} {reason}", paths.len());
        for path in paths.iter().take(show) {
            let _ = writeln!(text, "        {path}");
        }
    }
    for (path, reason) in lost(results) {
        let _ = writeln!(text, "lost: {path}: {reason}");
    }
    text + &rates(results)
}

/// Replaces the section in a file; others stay.
pub(super) fn replace(machine: Machine, path: &Path, section: &str) -> Result<(), String> {
    replace_titled(path, title(machine), section)
}

/// Replaces the section with a title in a file; others stay.
pub(super) fn replace_titled(path: &Path, title: &str, section: &str) -> Result<(), String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(path).unwrap_or_default()).into_owned();
    draig_workspace::write(path, with_section(&text, title, section))
}

fn with_section(text: &str, title: &str, section: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        if line.starts_with("## ") || parts.is_empty() {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    match parts.iter_mut().find(|part| part.lines().next() == Some(title)) {
        Some(part) => section.clone_into(part),
        None => parts.push(section.to_owned()),
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    parts.join("\n\n") + "\n"
}

/// Whether fewer units are compiled than in the committed section, or some are lost.
pub(super) fn is_worse(machine: Machine, path: &Path, results: &Results) -> Result<bool, String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(path)?).into_owned();
    let section = text.lines().skip_while(|line| *line != title(machine));
    let mut section = section.skip(1).take_while(|line| !line.starts_with("## "));
    let committed = section.find_map(|line| line.strip_prefix("compiled: ")?.split(' ').next()?.parse().ok());
    let committed: usize = committed.ok_or_else(|| format!("{PATH} has no rate"))?;
    if compiled(results) < committed {
        println!("{} units are compiled, {committed} are committed", compiled(results));
    }
    Ok(compiled(results) < committed || lost(results).next().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sections_stay() {
        let title = title(Machine::X86_64);
        let text = format!("# Native\n\n{title} for AArch64\nkept\n\n{title}\nold\n\n## Other\nkept\n");
        let new = format!("{title}\nnew\n");
        let replaced = format!("# Native\n\n{title} for AArch64\nkept\n\n{title}\nnew\n\n## Other\nkept\n");
        assert_eq!(with_section(&text, title, &new), replaced);
        assert_eq!(with_section("", title, &new), new);
    }

    #[test]
    fn refusals_are_counted() {
        let unit = |path: &str| Unit { path: path.to_owned(), flags: Vec::new() };
        let (one, two, three) = (unit("a.ll"), unit("b.ll"), unit("c.ll"));
        let refused = |reasons: &[&str]| Verdict::Refused(reasons.iter().map(|&reason| reason.to_owned()).collect());
        let results = [(&one, Verdict::Compiled), (&two, refused(&["x"])), (&three, refused(&["x", "y"]))];
        let text = section(Machine::X86_64, &results);
        assert!(text.ends_with("compiled: 1 of 3, 33.33 %\nx: 2\ny: 1\n"), "{text}");
    }
}
