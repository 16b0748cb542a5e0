//! `programs speed --than`: machine instructions that two versions of the command need for the same programs, counted by
//! Valgrind's callgrind, which no load of the machine changes.

use std::path::Path;
use std::process::Command;

use super::Options;
use super::subjects::{BuiltSubject, SUBJECTS};
use crate::TaskResult;

/// Programs with two arguments, of which the difference counts.
static ARGUMENTS: &[(&str, [&str; 2])] = &[
    ("nbody", ["1000", "4000"]),
    ("fannkuch", ["5", "7"]),
    ("spectral-norm", ["20", "60"]),
    ("sieve", ["5000", "50000"]),
    ("sha256", ["1", "10"]),
];

/// Prints the counts of each program, and the geometric mean of the quotients.
pub(super) fn run(options: &Options, than: &Path) -> TaskResult {
    println!("| program | level | million instructions, before | now | quotient |");
    println!("| --- | --- | ---: | ---: | ---: |");
    let mut quotients = Vec::new();
    let is_selected = |name: &str| options.only.is_empty() || options.only.iter().any(|only| only == name);
    for &(name, arguments) in ARGUMENTS.iter().filter(|(name, _)| is_selected(name)) {
        let Some(subject) = SUBJECTS.iter().find(|subject| subject.name == name && BuiltSubject::is_plain(subject))
        else {
            return Err(format!("{name} is no program of one file"));
        };
        for level in &options.levels {
            let made = BuiltSubject::new(subject, *level, &options.draig)??;
            let count = |draig: &Path| -> Result<f64, String> {
                let [less, more] = arguments.map(|argument| instructions(draig, &made.ir, argument));
                Ok(more? - less?)
            };
            let (before, now) = (count(than)?, count(&options.draig)?);
            println!("| {name} | {} | {:.1} | {:.1} | {:.4} |", level.as_str(), before / 1e6, now / 1e6, now / before);
            quotients.push(now / before);
        }
    }
    let logarithms: f64 = quotients.iter().map(|quotient| quotient.ln()).sum();
    println!("| geometric mean | | | | {:.4} |", (logarithms / quotients.len() as f64).exp());
    Ok(true)
}

/// Returns the number of machine instructions of a run.
fn instructions(draig: &Path, ir: &Path, argument: &str) -> Result<f64, String> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(draig).arg("run").arg(ir);
    let output = command.args(["--", argument]).output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    let count = text.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    count.filter(|_| output.status.success()).ok_or_else(|| format!("{command:?}: {text}"))
}
