//! Comparison of whole files: the same object, or the same errors in the same order.

use draig_workspace::files;

use super::describe::describe;
use super::judge::{Assembly, Fault, Job};
use super::{Options, Rate};

/// Folders of tests for x86-64.
pub(super) const FOLDERS: &[&str] = &["MC/ELF", "MC/AsmParser"];

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// Compares the files of a folder, and lists those that differ.
pub(super) fn compare(folder: &str, options: &Options, differing: &mut Vec<String>) -> Result<Rate, String> {
    let job = Job { triple: TRIPLE, intel: false, features: Vec::new() };
    let mut rate = Rate::default();
    let mut shown = 0;
    for path in files(&options.tree.join(folder), &|path| draig_workspace::has_extension(path, "s")) {
        if options.filter.as_ref().is_some_and(|filter| !path.to_string_lossy().contains(filter)) {
            continue;
        }
        let Some(theirs) = job.llvm(&path)? else { continue };
        let mut ours = job.ours(&draig_workspace::read(&path)?);
        if let (Err(theirs), Err(ours)) = (&theirs, &mut ours) {
            forget_places(theirs, ours);
        }
        let difference = difference(&theirs, &ours);
        rate.count(difference.is_none());
        let Some(difference) = difference else { continue };
        let name = path.strip_prefix(&options.tree).unwrap_or(&path);
        if shown < options.show {
            shown += 1;
            println!("{}: {difference}", path.display());
        }
        differing.push(format!("{}: {}", name.display(), kind(&theirs, &ours)));
    }
    Ok(rate)
}

/// Removes the places of our errors for which LLVM has the message without a place.
fn forget_places(theirs: &[Fault], ours: &mut [Fault]) {
    for fault in theirs.iter().filter(|fault| fault.line == 0) {
        let is_same = |other: &Fault| other.line > 0 && other.message == fault.message && !theirs.contains(other);
        if let Some(same) = ours.iter_mut().find(|other| is_same(other)) {
            (same.line, same.column) = (0, 0);
        }
    }
}

/// Returns the first line in which two results differ.
fn difference(theirs: &Assembly, ours: &Assembly) -> Option<String> {
    // What cannot be described differs from everything else.
    let shown = |result| shown(result).unwrap_or_else(|error| format!("not a valid object: {error}\n"));
    let (theirs, ours) = (shown(theirs), shown(ours));
    if theirs == ours {
        return None;
    }
    let mut pairs = theirs.lines().zip(ours.lines());
    Some(match pairs.find(|(theirs, ours)| theirs != ours) {
        Some((theirs, ours)) => format!("\n  llvm-mc: {theirs}\n  ours:    {ours}"),
        None => format!("\n  one result is longer: {} and {} lines", theirs.lines().count(), ours.lines().count()),
    })
}

fn shown(result: &Assembly) -> Result<String, String> {
    match result {
        Ok(object) => describe(object),
        Err(faults) => {
            let mut faults = faults.clone();
            // LLVM reports errors of fixups by section.
            faults.sort();
            faults.dedup();
            Ok(faults.iter().map(|one| format!("{}:{}: error: {}\n", one.line, one.column, one.message)).collect())
        }
    }
}

fn kind(theirs: &Assembly, ours: &Assembly) -> &'static str {
    match (theirs, ours) {
        (Ok(_), Ok(_)) => "another object",
        (Ok(_), Err(_)) => "refused",
        (Err(_), Ok(_)) => "accepted",
        (Err(_), Err(_)) => "other errors",
    }
}
