//! Verdicts of LLVM's `llc -O0` on the units, kept in a file: a line for each, with its path and its verdict.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::{Command, Stdio};

use super::units::Unit;
use super::{Options, in_parallel};

/// Verdict of an accepted unit in the file.
const ACCEPTED: &str = "accepted";

/// Returns the paths of the units that `llc` compiles.
pub(super) fn accepted(options: &Options, units: &[Unit]) -> Result<BTreeSet<String>, String> {
    let name = format!("native-llc{}.tsv", options.machine.suffix());
    let oracle = options.oracle.clone().unwrap_or_else(|| draig_workspace::target().join(name));
    if !oracle.is_file() {
        let verdicts = in_parallel(options.jobs, units.len(), || |index: usize| ask(options, &units[index]))?;
        let mut text = String::new();
        for (unit, verdict) in units.iter().zip(verdicts) {
            let _ = writeln!(text, "{}\t{verdict}", unit.path);
        }
        draig_workspace::write(&oracle, text)?;
    }
    let text = String::from_utf8_lossy(&draig_workspace::read(&oracle)?).into_owned();
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    Ok(lines.filter(|(_, verdict)| *verdict == ACCEPTED).map(|(path, _)| path.to_owned()).collect())
}

/// Runs `llc` with limits of time and memory.
fn ask(options: &Options, unit: &Unit) -> Result<String, String> {
    let flags = unit.flags.iter().map(|(name, value)| match value.as_str() {
        "" => format!("-{name}"),
        value => format!("-{name}={value}"),
    });
    let output = Command::new("sh")
        .args(["-c", "ulimit -v 8000000; exec timeout 30 \"$@\"", "sh"])
        .arg(&options.llc)
        .args(["-O0", "-filetype=obj", "-o", "/dev/null"])
        .args(flags)
        .arg(options.tree.join(&unit.path))
        .stdout(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", options.llc.display()))?;
    if output.status.success() {
        return Ok(ACCEPTED.to_owned());
    }
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    Ok(format!("refused: {}", words.lines().next().unwrap_or("").replace('\t', " ")))
}
