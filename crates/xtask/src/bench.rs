//! `cargo xtask bench`: whole commands side by side with LLVM's, as a Markdown table.
//!
//! Wall time is the best of the runs, processor time that of the best run, memory the most
//! that any run held. Runs alternate between commands, so that a machine that slows down
//! slows all of them. Benches of parts are the crates' own.

mod bitcode;
mod linking;
mod verifying;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use wait4::Wait4 as _;

use crate::TaskResult;
use crate::workspace::{root, target};

const USAGE: &str = "usage: cargo xtask-release bench [OPTIONS] FILE.ll...

  --runs N        runs of each command (default 5)
  --draig PATH    the command (default target/release/draig; build it first)
  --verify        measure verifying alone: LLVM's verifier, and the command's with one thread and two
  --bitcode       measure reading and writing bitcode alone, with one thread
  --link          link all files, or the .bc and .ll of folders, with llvm-link and with the command;
                  one file alone is split in 64 pieces first
  --also COMMAND  another command to measure, words separated by blanks; {in} is the file,
                  {bc} its bitcode, {out} a file to write";

/// What is measured: a name, the command, and the command that it is compared with.
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

/// Best time and most memory of some runs.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Measure {
    wall: Duration,
    processor: Duration,
    /// Bytes.
    peak: u64,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    use lexopt::prelude::*;
    let mut runs = 5usize;
    let mut draig = target().join("release/draig");
    let mut also = Vec::new();
    let mut rows: Option<(&str, Rows)> = None;
    let mut link = false;
    let mut files = Vec::new();
    let mut parser = lexopt::Parser::from_args(args);
    let text = |e: lexopt::Error| format!("{e}\n\n{USAGE}");
    while let Some(arg) = parser.next().map_err(text)? {
        match arg {
            Long("runs") => runs = parser.value().and_then(|v| v.parse()).map_err(text)?,
            Long("draig") => draig = PathBuf::from(parser.value().map_err(text)?),
            Long("verify") => rows = Some((verifying::HEAD, verifying::row)),
            Long("bitcode") => rows = Some((bitcode::HEAD, bitcode::row)),
            Long("link") => link = true,
            Long("also") => also.push(parser.value().and_then(|v| v.string()).map_err(text)?),
            Long("help") | Short('h') => {
                println!("{USAGE}");
                return Ok(true);
            }
            Value(file) => files.push(PathBuf::from(file)),
            other => return Err(text(other.unexpected())),
        }
    }
    if files.is_empty() || runs == 0 {
        return Err(format!("nothing to measure\n\n{USAGE}"));
    }
    let mut commands: Vec<(&str, &str, Option<&str>)> = COMMANDS.to_vec();
    commands.extend(also.iter().map(|command| (command.as_str(), command.as_str(), None)));
    let folder = target().join("bench");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;

    if link {
        return linking::run(&draig, &folder, &files, runs);
    }
    if let Some((head, row)) = rows {
        println!("{head}");
        return print_rows(row, &draig, &folder, &files, runs);
    }
    let mut whole = true;
    println!("| file | command | wall s | MB/s | processor s | peak MB | times faster | of its memory |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for file in &files {
        let size = file.metadata().map_err(|e| format!("{}: {e}", file.display()))?.len();
        let file = file.canonicalize().map_err(|e| format!("{}: {e}", file.display()))?;
        let places = Places { draig: &draig, input: &file, folder: &folder };
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

/// The row of a file in a table of its own.
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

/// Runs every command `runs` times, in turns; the error of one spoils only that one. `best_of` makes one
/// measure of two.
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

    /// The least time of either kind.
    fn least(self, new: Measure) -> Measure {
        Measure {
            wall: self.wall.min(new.wall),
            processor: self.processor.min(new.processor),
            peak: self.peak.max(new.peak),
        }
    }
}

/// What the places of a template stand for.
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

    /// The words of a command, which are never split again.
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

/// Runs once. Output goes nowhere, errors are the message.
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
