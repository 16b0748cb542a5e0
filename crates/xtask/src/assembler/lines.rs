//! Comparison of instruction lines. The lines of a file are assembled together, a label before each, so that what
//! each becomes is between two symbols of the object.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use draig_workspace::files;

use super::describe::{Relocated, between_labels};
use super::judge::{Assembly, Job};
use super::{Options, Rate};

/// Tests of one assembler in one syntax.
pub(super) struct Suite {
    pub(super) name: &'static str,
    folder: &'static str,
    triple: &'static str,
    intel: bool,
}

pub(super) const SUITES: &[Suite] = &[
    Suite { name: "x86-64 AT&T", folder: "MC/X86", triple: "x86_64-unknown-linux-gnu", intel: false },
    Suite { name: "x86-64 Intel", folder: "MC/X86", triple: "x86_64-unknown-linux-gnu", intel: true },
    Suite { name: "AArch64", folder: "MC/AArch64", triple: "aarch64-unknown-linux-gnu", intel: false },
];

/// Prefix of the labels between lines.
pub(super) const LABEL: &str = "Lline_";

/// Most runs of `llvm-mc` for one file: errors at the end are only reported if there are no others.
const MAX_ROUNDS: usize = 8;

/// Compares all lines: those that LLVM accepts, and those that it refuses.
pub(super) fn compare(suite: &Suite, options: &Options) -> Result<[Rate; 2], String> {
    let scratch = draig_workspace::target().join("assembler-lines.s");
    let (mut accepted, mut refused) = (Rate::default(), Rate::default());
    let mut shown = 0;
    let mut seen = BTreeSet::new();
    for path in files(&options.tree.join(suite.folder), &|path| draig_workspace::has_extension(path, "s")) {
        if options.filter.as_ref().is_some_and(|filter| !path.to_string_lossy().contains(filter)) {
            continue;
        }
        let text = String::from_utf8_lossy(&draig_workspace::read(&path)?).into_owned();
        let Some(job) = job(suite, &path, &text) else { continue };
        let lines: Vec<&str> = instructions(&text, suite)
            .into_iter()
            .filter(|line| seen.insert((line.to_string(), job.features.clone())))
            .collect();
        if lines.is_empty() {
            continue;
        }
        let theirs = results(&lines, |text| {
            draig_workspace::write(&scratch, text)?;
            Ok(job.llvm(&scratch)?.unwrap_or_else(|| Err(Vec::new())))
        })?;
        let ours = results(&lines, |text| Ok(job.ours(text.as_bytes())))?;
        for ((line, theirs), ours) in lines.iter().zip(&theirs).zip(&ours) {
            let rate = if theirs.is_ok() { &mut accepted } else { &mut refused };
            rate.count(theirs == ours);
            if theirs != ours && shown < options.show {
                shown += 1;
                println!("{}: {line}\n  llvm-mc: {theirs:?}\n  ours:    {ours:?}", path.display());
            }
        }
    }
    Ok([accepted, refused])
}

/// Bytes and relocations of a line, or column and message.
type Outcome = Result<Relocated, (usize, String)>;

/// Assembles lines together. Those with errors are left out, and the others assembled again; one by one if there is
/// an error that belongs to none.
fn results(lines: &[&str], mut assemble: impl FnMut(&str) -> Result<Assembly, String>) -> Result<Vec<Outcome>, String> {
    let mut faults: BTreeMap<usize, (usize, String)> = BTreeMap::new();
    for _ in 0..MAX_ROUNDS {
        let included: Vec<usize> = (0..lines.len()).filter(|number| !faults.contains_key(number)).collect();
        match assemble(&labelled(lines, &included))? {
            Ok(object) => {
                let mut parts = between_labels(&object)?;
                return Ok((0..lines.len())
                    .map(|number| match faults.remove(&number) {
                        Some(fault) => Err(fault),
                        None => Ok(parts.remove(&number).unwrap_or_default()),
                    })
                    .collect());
            }
            Err(found) => {
                let before = faults.len();
                for fault in found {
                    // An error of a label belongs to the line before it.
                    let number = included.get(fault.line.saturating_sub(2) / 2);
                    if let Some(&number) = number.filter(|_| fault.line > 1) {
                        faults.entry(number).or_insert((fault.column, fault.message));
                    }
                }
                if faults.len() == before {
                    break;
                }
            }
        }
    }
    let alone = |number: usize| match faults.remove(&number) {
        Some(fault) => Ok(Err(fault)),
        None => match assemble(&labelled(lines, &[number]))? {
            Ok(object) => Ok(Ok(between_labels(&object)?.remove(&number).unwrap_or_default())),
            Err(found) => {
                let fault = found.into_iter().next();
                Ok(Err(fault.map_or((0, "no message".to_owned()), |fault| (fault.column, fault.message))))
            }
        },
    };
    (0..lines.len()).map(alone).collect()
}

/// Returns the text of these lines, a label before each and after the last.
fn labelled(lines: &[&str], included: &[usize]) -> String {
    // Local labels that lines refer to are defined before and after all lines.
    let mut text = DIRECTIONAL.to_owned();
    for &number in included {
        text.push_str(&format!("{LABEL}{number}:\n{}\n", lines[number]));
    }
    text.push_str(&format!("{LABEL}{}:\n{DIRECTIONAL}", lines.len()));
    for label in temporary_labels(included.iter().map(|&number| lines[number])) {
        text.push_str(&format!("{label}:\n"));
    }
    text
}

/// Definitions of the labels to which `1f` and `1b` refer.
const DIRECTIONAL: &str = "0: 1: 2: 3: 4: 5: 6: 7: 8: 9:\n";

/// Returns the names in lines that begin with `.L`.
fn temporary_labels<'t>(lines: impl Iterator<Item = &'t str>) -> BTreeSet<&'t str> {
    let mut labels = BTreeSet::new();
    for line in lines {
        for (at, _) in line.match_indices(".L") {
            let name = &line[at..];
            let end = name.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '.' | '$'));
            let is_start = !line[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
            if is_start {
                labels.insert(&name[..end.unwrap_or(name.len())]);
            }
        }
    }
    labels
}

/// Returns the job of a file, if it is a test of the suite.
fn job(suite: &Suite, path: &Path, text: &str) -> Option<Job> {
    let runs: Vec<&str> = text.lines().filter(|line| line.contains("RUN:") && line.contains("llvm-mc")).collect();
    let is_intel = runs.iter().any(|run| run.contains("syntax=intel")) || text.contains(".intel_syntax");
    let is_64_bit = suite.folder == "MC/AArch64"
        || runs.iter().any(|run| run.contains("x86_64") || run.contains("x86-64") || run.contains("amd64"));
    if is_intel != suite.intel || !is_64_bit || is_not_covered(path) {
        return None;
    }
    let run = runs.iter().find(|run| !run.contains("not llvm-mc")).or(runs.first())?;
    let features = match suite.folder {
        "MC/AArch64" => run
            .split_whitespace()
            .filter_map(|word| word.trim_start_matches('-').strip_prefix("mattr="))
            .flat_map(|list| list.trim_matches(['"', '\'']).split(','))
            .filter(|feature| feature.starts_with(['+', '-']))
            .map(str::to_owned)
            .collect(),
        _ => Vec::new(),
    };
    Some(Job { triple: suite.triple, intel: suite.intel, features })
}

/// Whether a test is of SVE, SME or APX, which are not covered.
fn is_not_covered(path: &Path) -> bool {
    let parts: PathBuf = path.iter().skip_while(|part| *part != "MC").collect();
    let name = parts.to_string_lossy().to_ascii_lowercase();
    ["sve", "sme", "apx"].iter().any(|extension| name.contains(extension))
}

/// Returns the lines of a file that are instructions, without those of 16-bit and 32-bit code and of macros.
fn instructions<'t>(text: &'t str, suite: &Suite) -> Vec<&'t str> {
    let is_x86 = suite.folder == "MC/X86";
    let (mut lines, mut is_other_mode, mut macros, mut intel) = (Vec::new(), false, 0usize, suite.intel);
    for line in text.lines() {
        let trimmed = line.trim();
        let word = trimmed.split_whitespace().next().unwrap_or_default();
        match word {
            ".code16" | ".code16gcc" | ".code32" => is_other_mode = true,
            ".code64" => is_other_mode = false,
            ".macro" | ".rept" | ".irp" | ".irpc" => macros += 1,
            ".endm" | ".endmacro" | ".endr" => macros = macros.saturating_sub(1),
            ".intel_syntax" => intel = true,
            ".att_syntax" => intel = false,
            _ => {}
        }
        let is_comment = trimmed.starts_with(['#', ';', '/', '@', '*']);
        let is_plain = !trimmed.is_empty() && !is_comment && !trimmed.starts_with('.') && !word.ends_with(':');
        let is_label = trimmed.split_once(':').is_some_and(|(label, _)| {
            label.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')) && !is_x86_segment(label)
        });
        let is_assignment = trimmed.split_once('=').is_some_and(|(name, _)| {
            name.trim().chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$'))
        });
        let is_unclosed = trimmed.contains("/*") || trimmed.contains('\\') || trimmed.matches('"').count() % 2 == 1;
        let is_other = is_label || is_assignment || is_unclosed || macros > 0 || (is_x86 && is_other_mode);
        // A file of both syntaxes counts in one of them.
        if is_plain && !is_other && intel == suite.intel {
            lines.push(line);
        }
    }
    lines
}

fn is_x86_segment(label: &str) -> bool {
    ["cs", "ds", "es", "fs", "gs", "ss"].iter().any(|segment| label.trim().ends_with(segment))
}
