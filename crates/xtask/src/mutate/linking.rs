//! `cargo xtask mutate --link`: links random modules with common names, and checks the guarantees of linking.
//! With `--llvm` the text is compared with that of `llvm-link`.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use draig_mutate::linking::{Outcome, judge, texts};

use super::{Options, lock};
use crate::TaskResult;

/// Runs the task.
pub(super) fn run(options: &Options) -> TaskResult {
    let next = AtomicU64::new(options.first);
    let counts: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let findings: Mutex<Vec<(u64, String)>> = Mutex::default();
    std::thread::scope(|scope| {
        for job in 0..options.jobs.max(1) {
            let (next, counts, findings) = (&next, &counts, &findings);
            let scratch = options.out.join(format!("link-{}-{job}", std::process::id()));
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.first.saturating_add(options.count) {
                        break;
                    }
                    let texts = texts(options.seed, number);
                    let judged = catch_unwind(AssertUnwindSafe(|| judge(&texts, number)));
                    let mut outcome = judged.unwrap_or_else(|_| Err("panic".to_owned()));
                    if let (Ok(linked), Some(llvm)) = (&outcome, &options.llvm)
                        && let Some(difference) = compare(&texts, linked, llvm, &scratch)
                    {
                        outcome = Err(difference);
                    }
                    let what = match outcome {
                        Ok(Outcome::Linked(_)) => "linked".to_owned(),
                        Ok(Outcome::Invalid) => "not valid by itself".to_owned(),
                        Ok(Outcome::Refused(message)) => {
                            // without names
                            let words = message.split(' ').filter(|word| !word.starts_with('\''));
                            format!("refused: {}", words.collect::<Vec<_>>().join(" "))
                        }
                        Err(finding) => {
                            let first = finding.lines().next().unwrap_or_default().to_owned();
                            lock(findings).push((number, finding));
                            format!("FOUND: {first}")
                        }
                    };
                    *lock(counts).entry(what).or_default() += 1;
                }
                let _ = std::fs::remove_dir_all(&scratch);
            });
        }
    });
    for (what, count) in std::mem::take(&mut *lock(&counts)) {
        println!("{count:8} {what}");
    }
    let mut findings = std::mem::take(&mut *lock(&findings));
    findings.sort();
    for (number, finding) in findings.iter().take(20) {
        let folder = options.out.join(format!("link-{}-{number}", options.seed));
        for (at, text) in texts(options.seed, *number).iter().enumerate() {
            draig_workspace::write(&folder.join(format!("{at}.ll")), text)?;
        }
        println!("{}: {finding}", folder.display());
    }
    Ok(findings.is_empty())
}

/// Describes the difference between the text and that of `llvm-link`, or returns the verdict.
fn compare(texts: &[String], outcome: &Outcome, llvm: &Path, scratch: &Path) -> Option<String> {
    if matches!(outcome, Outcome::Invalid) {
        return None;
    }
    let _ = std::fs::create_dir_all(scratch);
    let mut command = Command::new("timeout");
    command.arg("20").arg(llvm.join("llvm-link")).args(["-S", "-o", "-"]).current_dir(scratch);
    for (at, text) in texts.iter().enumerate() {
        let name = format!("{at}.ll");
        std::fs::write(scratch.join(&name), text).ok()?;
        command.arg(name);
    }
    let output = command.output().ok()?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let theirs = String::from_utf8_lossy(&output.stdout).into_owned();
    match (outcome, output.status.success() && !stderr.contains("error: ")) {
        (Outcome::Linked(text), true) => {
            let differing = theirs.lines().zip(text.lines()).find(|(a, b)| a != b);
            match differing {
                Some((a, b)) => Some(format!("another text\n`{a}`, not `{b}`")),
                None if theirs.len() != text.len() => Some("another text\none is longer".to_owned()),
                None => None,
            }
        }
        (Outcome::Refused(message), false) if stderr.contains(message) => None,
        // with several comdats it selects any of them first
        (Outcome::Refused(message), false) if message.contains("COMDAT") && stderr.contains("COMDAT") => None,
        (Outcome::Refused(message), false) => Some(format!("another message\n`{}`, not `{message}`", stderr.trim())),
        // it sometimes crashes
        (_, false) if output.status.code().is_none_or(|code| code > 1) => None,
        (Outcome::Linked(_), false) => Some(format!("llvm-link refuses it\n{}", stderr.trim())),
        (_, _) => Some("llvm-link accepts it".to_owned()),
    }
}
