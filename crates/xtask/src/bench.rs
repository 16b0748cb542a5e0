//! `cargo xtask bench`: compares whole commands with LLVM's, as a Markdown table.
//!
//! Wall time is that of the best run, processor time that of the best run, memory the peak of all runs. Runs
//! alternate between commands, so that a slow phase of the machine affects all of them. Benches of single
//! parts are in the crates.

mod analyses;
mod bitcode;
mod editing;
mod linking;
mod native;
mod running;
mod verifying;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4 as _;

use crate::TaskResult;
use draig_workspace::{root, target};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of runs of each command
    #[arg(long, value_name = "N", default_value = "5")]
    runs: NonZeroUsize,
    /// Command to measure; build it first
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Measure only verification: LLVM's verifier, and the command's with one thread and two
    #[arg(long, group = "what")]
    verify: bool,
    /// Measure only reading and writing of bitcode, with one thread
    #[arg(long, group = "what")]
    bitcode: bool,
    /// Measure edits of all functions in memory, against the same edits by LLVM's C++ interface; needs llvm-22-dev
    #[arg(long, group = "what")]
    edit: bool,
    /// Measure the back end, in process and without reading and verifying, against that of `llc -O0`; needs llvm-22-dev
    #[arg(long, group = "what")]
    native: bool,
    /// Measure the run time of programs, one in each file, as code of `draig compile` and of `llc -O0`
    #[arg(long, group = "what")]
    running: bool,
    /// Measure each analysis against LLVM's C++ interface, over sqlite3 if no file is named, which writes
    /// conformance/analyses-speed.txt; needs llvm-22-dev
    #[arg(long, group = "what")]
    analyses: bool,
    /// Measure only analyses whose names contain this
    #[arg(long, value_name = "NAME", default_value = "", requires = "analyses")]
    only: String,
    /// Link all files, or the .bc and .ll files of directories, with llvm-link and with the command; a single
    /// file is first split into 64 pieces
    #[arg(long, group = "what")]
    link: bool,
    /// Another command to measure, as words separated by blanks; {in} is the file, {bc} its bitcode, {out} a
    /// file to write
    #[arg(long, value_name = "COMMAND")]
    also: Vec<String>,
    /// Modules in text form
    #[arg(required_unless_present = "analyses", value_name = "FILE.ll")]
    files: Vec<PathBuf>,
}

/// Measured commands: a name, the command, and the command to compare with.
///
/// `{in}` is the file, `{bc}` the same as LLVM's bitcode, `{out}` a scratch file.
const COMMANDS: &[(&str, &str, Option<&str>)] = &[
    ("llvm-as: read", "llvm-as-22 -disable-verify -disable-output {in}", None),
    ("draig: read", "{draig} info --no-verify {in}", Some("llvm-as: read")),
    ("draig: read, 1 thread", "{draig} info --no-verify --threads 1 {in}", Some("llvm-as: read")),
    ("llvm-dis: read bitcode, print", "llvm-dis-22 {bc} -o {out}", None),
    ("draig: read, print", "{draig} dis --no-verify {in} -o {out}", Some("llvm-dis: read bitcode, print")),
    (
        "draig: read, print, 1 thread",
        "{draig} dis --no-verify --threads 1 {in} -o {out}",
        Some("llvm-dis: read bitcode, print"),
    ),
];

/// Best time and peak memory of several runs.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Measure {
    wall: Duration,
    processor: Duration,
    /// Peak memory in bytes.
    peak: u64,
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let Options { draig, also, files, .. } = options;
    let runs = options.runs.get();
    let mut commands: Vec<(&str, &str, Option<&str>)> = COMMANDS.to_vec();
    commands.extend(also.iter().map(|command| (command.as_str(), command.as_str(), None)));
    let folder = target().join("bench");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;

    if options.link {
        return linking::run(draig, &folder, files, runs);
    }
    if options.analyses {
        return analyses::run(files, runs, &options.only);
    }
    if options.edit {
        return editing::run(files, runs);
    }
    if options.native {
        return native::run(files, runs);
    }
    if options.running {
        return running::run(draig, &folder, files, runs);
    }
    let rows: Option<(&str, Rows)> = match (options.verify, options.bitcode) {
        (true, _) => Some((verifying::HEAD, verifying::row)),
        (false, true) => Some((bitcode::HEAD, bitcode::row)),
        (false, false) => None,
    };
    if let Some((head, row)) = rows {
        println!("{head}");
        return print_rows(row, draig, &folder, files, runs);
    }
    let mut whole = true;
    println!("| file | command | wall s | MB/s | processor s | peak MB | times faster | of its memory |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for file in files {
        let size = file.metadata().map_err(|e| format!("{}: {e}", file.display()))?.len();
        let file = file.canonicalize().map_err(|e| format!("{}: {e}", file.display()))?;
        let places = Places { draig, input: &file, folder: &folder };
        places.make_bitcode()?;
        let measures = measure_all(&places, &commands, runs, Measure::better);
        for ((name, _, against), measure) in commands.iter().zip(&measures) {
            let shown = file.file_name().unwrap_or_default().to_string_lossy();
            let reference = against
                .and_then(|a| commands.iter().position(|(name, ..)| *name == a))
                .and_then(|at| measures[at].as_ref().ok());
            match measure {
                Ok(measure) => println!("{}", row(&shown, name, size, measure, reference)),
                Err(message) => {
                    whole = false;
                    println!("| {shown} | {name} | {message} | | | | | |");
                }
            }
        }
    }
    Ok(whole)
}

/// Function that returns a file's row of a separate table.
type Rows = fn(&Places<'_>, &str, usize) -> Result<String, String>;

/// Prints a row for each file.
fn print_rows(row: Rows, draig: &Path, folder: &Path, files: &[PathBuf], runs: usize) -> TaskResult {
    let mut whole = true;
    for file in files {
        let input = file.canonicalize().map_err(|e| format!("{}: {e}", file.display()))?;
        let shown = input.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let places = Places { draig, input: &input, folder };
        match places.make_bitcode().and_then(|()| row(&places, &shown, runs)) {
            Ok(row) => println!("{row}"),
            Err(message) => {
                whole = false;
                println!("| {shown} | {message} |");
            }
        }
    }
    Ok(whole)
}

/// Runs every command `runs` times, alternating; an error affects only its own command. `best_of` combines
/// two measurements.
fn measure_all(
    places: &Places<'_>,
    commands: &[(&str, &str, Option<&str>)],
    runs: usize,
    best_of: fn(Measure, Measure) -> Measure,
) -> Vec<Result<Measure, String>> {
    let mut measures: Vec<Option<Result<Measure, String>>> = vec![None; commands.len()];
    for _ in 0..runs {
        for ((_, template, _), best) in commands.iter().zip(&mut measures) {
            match best {
                Some(Err(_)) => {}
                Some(Ok(best)) => match places.measure(template) {
                    Ok(new) => *best = best_of(*best, new),
                    Err(message) => {
                        eprintln!("{template}: {message}, once");
                    }
                },
                None => *best = Some(places.measure(template)),
            }
        }
    }
    let unmeasured = || Err("not measured".to_owned());
    measures.into_iter().map(|m| m.unwrap_or_else(unmeasured)).collect()
}

impl Measure {
    fn better(self, new: Measure) -> Measure {
        let peak = self.peak.max(new.peak);
        let best = if new.wall < self.wall { new } else { self };
        Measure { peak, ..best }
    }

    /// Combines the minima of both times.
    fn least(self, new: Measure) -> Measure {
        Measure {
            wall: self.wall.min(new.wall),
            processor: self.processor.min(new.processor),
            peak: self.peak.max(new.peak),
        }
    }
}

/// Values of a template's placeholders.
struct Places<'a> {
    draig: &'a Path,
    input: &'a Path,
    folder: &'a Path,
}

impl Places<'_> {
    fn bitcode(&self) -> PathBuf {
        self.folder.join("in.bc")
    }

    fn make_bitcode(&self) -> Result<(), String> {
        let status = Command::new("llvm-as-22")
            .arg("-disable-verify")
            .arg(self.input)
            .arg("-o")
            .arg(self.bitcode())
            .status()
            .map_err(|e| format!("llvm-as-22: {e}"))?;
        if status.success() { Ok(()) } else { Err(format!("llvm-as-22: {status}")) }
    }

    /// Returns the words of a command, without splitting values.
    fn words(&self, template: &str) -> Vec<OsString> {
        let word = |word: &str| match word {
            "{draig}" => self.draig.into(),
            "{in}" => self.input.into(),
            "{bc}" => self.bitcode().into(),
            "{out}" => self.folder.join("out").into(),
            other => OsString::from(other),
        };
        template.split_whitespace().map(word).collect()
    }

    fn measure(&self, template: &str) -> Result<Measure, String> {
        measure(&self.words(template))
    }
}

/// Runs a command once. Output is discarded; standard error is the message of a failure.
fn measure(words: &[OsString]) -> Result<Measure, String> {
    let (program, args) = words.split_first().ok_or("no command")?;
    let start = Instant::now();
    let child = Command::new(program)
        .args(args)
        .current_dir(root())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| e.to_string())?;
    let used = child.wait4().map_err(|e| e.to_string())?;
    let wall = start.elapsed();
    if !used.status.success() {
        return Err(used.status.to_string());
    }
    let processor = used.rusage.utime + used.rusage.stime;
    Ok(Measure { wall, processor, peak: used.rusage.maxrss })
}

fn row(file: &str, name: &str, size: u64, measure: &Measure, against: Option<&Measure>) -> String {
    let wall = measure.wall.as_secs_f64().max(1e-9);
    let times = against.map(|a| format!("{:.1}", a.wall.as_secs_f64() / wall)).unwrap_or_default();
    let memory =
        against.map(|a| format!("{:.0} %", 100.0 * measure.peak as f64 / a.peak.max(1) as f64)).unwrap_or_default();
    format!(
        "| {file} | {name} | {wall:.3} | {:.0} | {:.3} | {:.1} | {times} | {memory} |",
        size as f64 / 1e6 / wall,
        measure.processor.as_secs_f64(),
        measure.peak as f64 / 1e6,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(ms: u64, megabytes: u64) -> Measure {
        let wall = Duration::from_millis(ms);
        Measure { wall, processor: wall, peak: megabytes * 1_000_000 }
    }

    #[test]
    fn rows_compare_with_the_reference() {
        assert_eq!(
            row("a.ll", "x", 10_000_000, &measure(100, 30), Some(&measure(650, 60))),
            "| a.ll | x | 0.100 | 100 | 0.100 | 30.0 | 6.5 | 50 % |"
        );
        assert_eq!(measure(5, 1).better(measure(4, 2)).better(measure(9, 3)), measure(4, 3));
    }

    #[test]
    fn references_are_in_the_table() {
        for (name, _, against) in COMMANDS {
            let known = against.is_none_or(|a| COMMANDS.iter().any(|(name, ..)| *name == a));
            assert!(known, "{name}");
        }
    }
}
