//! `cargo xtask random`: random functions over all operations and types, in the interpreter and as native code.
//!
//! The interpreter stops at undefined behaviour, so that a difference is always a fault, of one of the two. Functions
//! that our compiler refuses are counted by reason.

mod generate;
mod native;
mod work;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use draig_programs::Machine;
use serde_json::{Value, json};

use crate::TaskResult;
use crate::workers::{Answer, Worker};
pub(crate) use native::lacking;
pub(crate) use work::work;

/// Functions of one module, and of one question to a worker.
const BATCH: u64 = 250;
/// Time for a batch.
const PATIENCE: Duration = Duration::from_secs(300);

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of functions
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    count: u64,
    /// Machine for which is compiled
    #[arg(long = "target", value_name = "MACHINE", value_enum, default_value_t)]
    machine: Machine,
    /// Number of the first function
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Number of parallel processes
    #[arg(long, value_name = "N", default_value_t = draig_workspace::cores())]
    threads: usize,
    /// Print the module of a function, with a `main` that runs it, instead of running anything
    #[arg(long, value_name = "N")]
    show: Option<u64>,
    /// Maximum number of differences printed
    #[arg(long, value_name = "N", default_value_t = 40)]
    most: usize,
    /// Replace the committed result
    #[arg(long)]
    bless: bool,
}

/// Returns the first line of the section of the committed file.
fn title(machine: Machine) -> &'static str {
    match machine {
        Machine::X86_64 => "## The interpreter and native code",
        Machine::AArch64 => "## The interpreter and native code of AArch64",
    }
}

/// Sum of the answers.
#[derive(Debug, Default)]
struct Sum {
    counts: BTreeMap<String, u64>,
    refused: BTreeMap<String, u64>,
    differences: Vec<String>,
}

impl Sum {
    fn add(&mut self, answer: &Value) {
        for (key, into) in [("counts", &mut self.counts), ("refused", &mut self.refused)] {
            for (name, count) in answer[key].as_object().into_iter().flatten() {
                *into.entry(name.clone()).or_default() += count.as_u64().unwrap_or(0);
            }
        }
        let differences = answer["differences"].as_array().into_iter().flatten();
        self.differences.extend(differences.filter_map(|line| line.as_str().map(str::to_owned)));
    }
}

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    if let Some(number) = options.show {
        print!("{}", native::module(options.machine, &[generate::generate(number)], &[[true; generate::ARGUMENTS]]));
        return Ok(true);
    }
    let sum = Mutex::new(Sum::default());
    let next = AtomicU64::new(options.first);
    let end = options.first + options.count;
    let reported = Mutex::new(Instant::now());
    let failed = std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..options.threads.max(1)).map(|_| scope.spawn(|| ask(options, &next, end, &sum, &reported))).collect();
        workers.into_iter().find_map(|worker| worker.join().unwrap_or_else(|_| Err("a thread panicked".into())).err())
    });
    if let Some(error) = failed {
        return Err(error);
    }
    let sum = sum.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    for (name, count) in &sum.counts {
        println!("{count:>10} {name}");
    }
    let mut refused: Vec<_> = sum.refused.iter().collect();
    refused.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (reason, count) in refused {
        println!("{count:>10} refused: {reason}");
    }
    for line in sum.differences.iter().take(options.most) {
        println!("{line}");
    }
    println!("{} differences", sum.differences.len());
    if options.bless {
        let title = title(options.machine);
        let committed = draig_workspace::read(&draig_workspace::root().join(PATH))?;
        let before =
            Committed::read(title, &String::from_utf8_lossy(&committed)).filter(|before| before.end() == options.first);
        crate::native::replace_section(
            title,
            &before.unwrap_or(Committed::empty(options.first)).with(title, options.count, &sum),
        )?;
    }
    Ok(sum.differences.is_empty())
}

/// File with the section.
const PATH: &str = "conformance/native.txt";

/// The section of the committed file: the sum of runs over functions that follow each other.
#[derive(Debug, PartialEq)]
struct Committed {
    first: u64,
    functions: u64,
    counts: BTreeMap<String, u64>,
    differences: Vec<String>,
}

impl Committed {
    fn empty(first: u64) -> Committed {
        Committed { first, functions: 0, counts: BTreeMap::new(), differences: Vec::new() }
    }

    /// Number of the function after the last.
    fn end(&self) -> u64 {
        self.first + self.functions
    }

    /// Reads the section; `None` if there is none.
    fn read(title: &str, text: &str) -> Option<Committed> {
        let section = text.split("\n## ").find_map(|section| section.strip_prefix(&title[3..])?.strip_prefix('\n'))?;
        let mut rows = section.lines().skip_while(|line| !line.starts_with("functions "));
        let (functions, first) = rows.next()?.strip_prefix("functions ")?.split_once(" from number ")?;
        let mut committed = Committed::empty(first.parse().ok()?);
        committed.functions = functions.parse().ok()?;
        for row in rows.filter(|row| !row.is_empty()) {
            match (row.strip_prefix("    "), row.split_once(' ')) {
                (Some(difference), _) => committed.differences.push(difference.to_owned()),
                (None, Some((count, name))) => {
                    committed.counts.insert(name.to_owned(), count.parse().ok()?);
                }
                (None, None) => return None,
            }
        }
        Some(committed)
    }

    /// Returns the section with the results of more functions.
    fn with(mut self, title: &str, functions: u64, sum: &Sum) -> String {
        self.functions += functions;
        for (name, count) in &sum.counts {
            *self.counts.entry(name.clone()).or_default() += count;
        }
        self.differences.extend(sum.differences.iter().cloned());
        let mut text = format!(
            "{title}\n\nRandom functions over all operations and types, each run with several sets of arguments in the \
             interpreter and, where it\nfinds no undefined behaviour, as native code. Runs that start where the last one \
             ended are added up. Written by\n`cargo xtask-release random --first N --bless`.\n\nfunctions {} from number \
             {}\n",
            self.functions, self.first
        );
        self.counts.insert("differences".to_owned(), self.differences.len() as u64);
        for (name, count) in &self.counts {
            text.push_str(&format!("{count} {name}\n"));
        }
        for line in &self.differences {
            text.push_str(&format!("    {line}\n"));
        }
        text
    }
}

/// Gives batches to one worker until there are none left.
fn ask(
    options: &Options,
    next: &AtomicU64,
    end: u64,
    sum: &Mutex<Sum>,
    reported: &Mutex<Instant>,
) -> Result<(), String> {
    let start = options.first;
    let machine = match options.machine {
        Machine::X86_64 => "x86-64",
        Machine::AArch64 => "aarch64",
    };
    let lock = |sum: &Mutex<Sum>, answer: &Value| {
        sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(answer);
    };
    let mut worker = Worker::new(vec!["random-worker".into()]);
    loop {
        let first = next.fetch_add(BATCH, Ordering::Relaxed);
        if first >= end {
            return Ok(());
        }
        let count = BATCH.min(end - first);
        let question = json!({ "first": first, "count": count, "machine": machine }).to_string();
        let failure =
            |what: String| json!({ "differences": [format!("functions {first} to {}: {what}", first + count - 1)] });
        let answer = match worker.ask(&question, PATIENCE)? {
            Answer::Line(line) => serde_json::from_str(&line).unwrap_or_else(|e| failure(format!("no answer: {e}"))),
            Answer::Died(words) => failure(format!("the worker died: {}", words.replace('\n', " "))),
            Answer::TimedOut => failure(format!("no answer within {} s", PATIENCE.as_secs())),
        };
        lock(sum, &answer);
        let mut reported = reported.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if reported.elapsed() > Duration::from_secs(10) {
            *reported = Instant::now();
            let differences = sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner).differences.len();
            eprintln!("{} of {}, {differences} differences", first - start, end - start);
        }
    }
}

#[cfg(test)]
mod tests {
    use draig_programs::Machine;

    use super::{Committed, Sum, title};

    #[test]
    fn runs_that_follow_each_other_are_added_up() {
        let mut sum = Sum::default();
        sum.counts.insert("runs that agree".to_owned(), 7);
        let title = title(Machine::AArch64);
        let section = Committed::empty(100).with(title, 10, &sum);
        let committed = Committed::read(title, &format!("## Other\nrow\n\n{section}\n## Last\n")).unwrap();
        assert_eq!((committed.first, committed.end()), (100, 110));
        sum.differences.push("function 115".to_owned());
        let again = Committed::read(title, &format!("\n{}", committed.with(title, 10, &sum))).unwrap();
        assert_eq!((again.first, again.functions, again.differences.len()), (100, 20, 1));
        assert_eq!(["runs that agree", "differences"].map(|name| again.counts[name]), [14, 1]);
    }
}
