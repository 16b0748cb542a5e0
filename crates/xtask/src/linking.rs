//! `cargo xtask conformance --link`: measures the linker with LLVM's own tests.
//!
//! Each test is a file with RUN lines. Every `llvm-link` command in them runs twice, once with LLVM's tool
//! and once with `draig link`, on the inputs that the previous lines created; text and messages must agree.
//! The tests' own expectations are looser and not used.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::TaskResult;
use draig_workspace::committed::{self, Failing, Kind as _};
use draig_workspace::{files, has_extension, root, target};

/// Options of the task, in addition to those of conformance.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Options with --link")]
pub(crate) struct LinkOptions {
    /// Command to compare; build it first
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Directory of LLVM's tools
    #[arg(long, value_name = "DIR", default_value = "/usr/lib/llvm-22/bin")]
    llvm: PathBuf,
    /// Print the first lines that differ
    #[arg(long)]
    show: bool,
}

/// Path of the committed result.
const COMMITTED: &str = "conformance/link19.txt";

const HEADER: &str = "\
# Every llvm-link of the RUN lines in llvm/test/Linker, with LLVM 22 and with `draig link`. Written by
# `cargo xtask conformance --link --bless`. First a line with the counts: commands, how many gave the
# same text or the same message, their rate. Then each that did not: kind, test and number of the
# command in it, and a reason, written by hand and kept. Where llvm-link prints an error, that it may
# print a module nevertheless does not count.
";

/// Maximum seconds for one command.
const SECONDS: u32 = 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Text,
    Message,
    Verdict,
}

impl committed::Kind for Kind {
    fn as_str(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::Message => "message",
            Kind::Verdict => "verdict",
        }
    }

    fn parse(word: &str) -> Option<Kind> {
        [Kind::Text, Kind::Message, Kind::Verdict].into_iter().find(|kind| kind.as_str() == word)
    }
}

struct Options<'a> {
    draig: &'a Path,
    llvm: &'a Path,
    tests: PathBuf,
    scratch: PathBuf,
    show: bool,
}

/// Runs the tests whose names contain `filter`, from the given tree or LLVM 19's.
pub(crate) fn run(arguments: &LinkOptions, filter: &str, tree: Option<&Path>, bless: bool) -> TaskResult {
    let tree = tree.map_or_else(|| target().join("llvm19"), Path::to_path_buf);
    let options = Options {
        draig: &arguments.draig,
        llvm: &arguments.llvm,
        tests: tree.join("llvm/test/Linker"),
        scratch: target().join("linking"),
        show: arguments.show,
    };
    std::fs::create_dir_all(&options.scratch).map_err(|e| format!("{}: {e}", options.scratch.display()))?;
    let mut results: BTreeMap<String, Option<(Kind, String)>> = BTreeMap::new();
    let is_test = |path: &Path| {
        let is_input = path.components().any(|part| part.as_os_str() == "Inputs");
        !is_input && (has_extension(path, "ll") || has_extension(path, "test"))
    };
    for test in files(&options.tests, &is_test) {
        let name = test.strip_prefix(&options.tests).unwrap_or(&test).display().to_string();
        if name.contains(filter) {
            Runner { options: &options, name, test: &test, folder: options.scratch.clone(), commands: 0 }
                .run(&mut results)?;
        }
    }
    let same = results.values().filter(|result| result.is_none()).count();
    println!("{}", rate(results.len(), same));
    let path = root().join(COMMITTED);
    let old = committed::read(&path, parse_committed)?.unwrap_or_default();
    let failing = || {
        results
            .iter()
            .filter_map(|(name, result)| Some((name.as_str(), result.as_ref()?)))
            .map(|(name, (kind, detail))| (name, *kind, detail.as_str()))
    };
    if bless {
        let mut text = format!("{HEADER}{}\n\n", rate(results.len(), same));
        for (name, kind, _) in failing() {
            let _ = writeln!(text, "{}", format!("{}\t{name}\t{}", kind.as_str(), old.reason(name)).trim_end());
        }
        draig_workspace::write(&path, text)?;
        return Ok(true);
    }
    let worse = old.regressions(failing());
    worse.iter().for_each(|line| println!("{line}"));
    let mended = old.mended(|name| matches!(results.get(name), Some(None)));
    if mended > 0 {
        println!("{mended} committed failures pass now (--bless)");
    }
    Ok(worse.is_empty())
}

fn rate(all: usize, same: usize) -> String {
    format!("| {all} | {same} | {:.2} % |", 100.0 * same as f64 / all.max(1) as f64)
}

fn parse_committed(text: &str) -> Result<Failing<Kind>, String> {
    let mut failing = Failing::default();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '|'])) {
        let mut fields = line.splitn(3, '\t');
        let (Some(kind), Some(name)) = (fields.next().and_then(Kind::parse), fields.next()) else {
            return Err(line.to_owned());
        };
        failing.insert(name, kind, fields.next().unwrap_or_default());
    }
    Ok(failing)
}

/// A test in progress.
struct Runner<'a> {
    options: &'a Options<'a>,
    name: String,
    test: &'a Path,
    /// Directory in which its commands run.
    folder: PathBuf,
    /// Number of `llvm-link` commands.
    commands: usize,
}

/// Result of a command.
struct Done {
    succeeded: bool,
    text: Vec<u8>,
    errors: String,
}

impl Runner<'_> {
    fn run(&mut self, results: &mut BTreeMap<String, Option<(Kind, String)>>) -> Result<(), String> {
        let text = draig_workspace::read(self.test)?;
        for line in run_lines(&String::from_utf8_lossy(&text)) {
            let line = self.substituted(&line);
            for part in line.split("&&").flat_map(|part| part.split(';')) {
                let stages: Vec<&str> = part.split('|').collect();
                for (at, stage) in stages.iter().enumerate() {
                    let words: Vec<&str> = stage.split_whitespace().skip_while(|&word| word == "not").collect();
                    match words.as_slice() {
                        ["cd", folder] => self.folder = PathBuf::from(folder),
                        ["llvm-link", rest @ ..] => {
                            self.commands += 1;
                            let name = format!("{}:{}", self.name, self.commands);
                            results.insert(name, self.compare(&stages[..at].join("|"), rest)?);
                        }
                        _ => {}
                    }
                }
                self.shell(part, &[])?;
            }
        }
        Ok(())
    }

    fn substituted(&self, line: &str) -> String {
        let folder = self.test.parent().unwrap_or(self.test).display().to_string();
        let temporary = self.options.scratch.join(self.name.replace('/', "_"));
        // an escaped percent sign must not be taken for a name
        let percent = "\u{1}";
        line.replace("%%", percent)
            .replace("%s", &self.test.display().to_string())
            .replace("%p", &folder)
            .replace("%S", &folder)
            .replace("%T", &self.options.scratch.display().to_string())
            .replace("%t", &format!("{}.tmp", temporary.display()))
            .replace(percent, "%")
    }

    fn compare(&self, before: &str, words: &[&str]) -> Result<Option<(Kind, String)>, String> {
        let Arguments { theirs, ours, input } = Arguments::of(words);
        let mut bytes = if before.is_empty() { Vec::new() } else { self.shell(before, &[])?.text };
        if let Some(path) = input {
            bytes = std::fs::read(self.folder.join(path)).unwrap_or_default();
        }
        let theirs = self.shell(&format!("llvm-link -S -o - {theirs}"), &bytes)?;
        let ours = self.shell(&format!("{} link --whole-archive {ours}", self.options.draig.display()), &bytes)?;
        let first_error = |done: &Done| {
            let errors = done.errors.lines().filter(|line| !line.contains("loading file"));
            let mut messages = errors.filter_map(|line| line.split_once("error: "));
            let last = messages.next_back().map(|(_, message)| message.trim().to_owned());
            last.unwrap_or_else(|| if done.errors.contains("No such file") { "No such file" } else { "" }.into())
        };
        // llvm-link may print an error and then a module that lacks the erroneous part
        let accepts = |done: &Done| done.succeeded && first_error(done).is_empty();
        let difference = match (accepts(&theirs), accepts(&ours)) {
            (true, true) if theirs.text == ours.text => None,
            (true, true) => Some((Kind::Text, first_difference(&theirs.text, &ours.text))),
            (false, false) => {
                let (a, b) = (first_error(&theirs), first_error(&ours));
                (a != b && !b.contains(&a)).then(|| (Kind::Message, format!("`{a}`, not `{b}`")))
            }
            (ok, _) => Some((Kind::Verdict, format!("llvm-link {}", if ok { "accepts it" } else { "refuses it" }))),
        };
        if self.options.show
            && let Some((kind, detail)) = &difference
        {
            println!("{}:{}: {}: {detail}", self.name, self.commands, kind.as_str());
        }
        Ok(difference)
    }

    /// Runs a command line in the test's directory.
    fn shell(&self, line: &str, input: &[u8]) -> Result<Done, String> {
        use std::io::Write as _;
        let path = std::env::var_os("PATH").unwrap_or_default();
        let path = format!("{}:{}", self.options.llvm.display(), path.to_string_lossy());
        let mut child = Command::new("timeout")
            .args([&SECONDS.to_string(), "bash", "-c", line])
            .env("PATH", path)
            .current_dir(if self.folder.is_dir() { &self.folder } else { &self.options.scratch })
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| format!("bash: {e}"))?;
        if let Some(mut stdin) = child.stdin.take() {
            // inputs are small, so writing ends before reading begins
            let _ = stdin.write_all(input);
        }
        let output = child.wait_with_output().map_err(|e| format!("bash: {e}"))?;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        Ok(Done { succeeded: output.status.success(), text: output.stdout, errors })
    }
}

/// Arguments of an `llvm-link` command without its output, and those of the equivalent `draig link`.
#[derive(Default)]
struct Arguments {
    theirs: String,
    ours: String,
    input: Option<String>,
}

impl Arguments {
    fn of(words: &[&str]) -> Arguments {
        let mut arguments = Arguments::default();
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            match word {
                "-S" | "-v" | "2>&1" | "--try-experimental-debuginfo-iterators" => continue,
                "-o" | ">" | "2>" | "2>>" => {
                    words.next();
                    continue;
                }
                "<" => {
                    arguments.input = words.next().map(str::to_owned);
                    continue;
                }
                _ if word.starts_with("2>") || word.starts_with('>') || word.starts_with("-o=") => continue,
                _ => {}
            }
            let _ = write!(arguments.theirs, "{word} ");
            let ours = match word.trim_start_matches('-') {
                "suppress-warnings" | "disable-lazy-loading" => continue,
                "disable-debug-info-type-map" => "--no-debug-type-map".to_owned(),
                flag if word.starts_with('-') && word != "-" => format!("--{flag}"),
                _ => word.to_owned(),
            };
            let _ = write!(arguments.ours, "{ours} ");
        }
        arguments
    }
}

/// Returns the RUN lines, with continuations joined.
fn run_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in text.lines().filter_map(|line| line.split_once("RUN:")).map(|(_, line)| line.trim()) {
        match lines.last_mut() {
            Some(last) if goes_on => {
                last.pop();
                last.push_str(line);
            }
            _ => lines.push(line.to_owned()),
        }
        goes_on = line.ends_with('\\');
    }
    lines
}

/// Returns the first line that differs, of both.
fn first_difference(theirs: &[u8], ours: &[u8]) -> String {
    let (theirs, ours) = (String::from_utf8_lossy(theirs), String::from_utf8_lossy(ours));
    let (mut theirs, mut ours) = (theirs.lines(), ours.lines());
    loop {
        match (theirs.next(), ours.next()) {
            (None, None) => return String::new(),
            (a, b) if a == b => {}
            (a, b) => return format!("`{}`, not `{}`", a.unwrap_or_default(), b.unwrap_or_default()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_go_on_are_one() {
        let text = "; RUN: llvm-link a \\\n; RUN:   b -S\n; CHECK: x\n; RUN: true\n";
        assert_eq!(run_lines(text), ["llvm-link a b -S", "true"]);
    }

    #[test]
    fn output_options_are_left_out() {
        let arguments = Arguments::of(&["-S", "-override=b", "a", "-", "-o", "c", "<", "d", "2>e"]);
        assert_eq!((&*arguments.theirs, &*arguments.ours), ("-override=b a - ", "--override=b a - "));
        assert_eq!(arguments.input.as_deref(), Some("d"));
    }
}
