//! `cargo xtask mutate --link`: random modules that have names in common, linked. Linking must not panic, what
//! comes of it must verify, print and be read as the same, a module split and linked must be itself, and
//! strong definitions must come to the same in any order. With `--llvm` the text is compared with `llvm-link`'s.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use draig::ir::{Linkage, Module};
use draig::link::{LinkError, LinkOptions, Linker, diff, split};
use draig::{ReadOptions, verify};

use super::random::Random;
use crate::TaskResult;
use crate::workspace::target;

mod modules;

const USAGE: &str = "usage: cargo xtask mutate --link [OPTIONS]   (xtask-release for long runs)

  --count N       cases (default 10000)
  --first N       number of the first case (default 0)
  --seed S        default 1
  --llvm DIR      compare the text with that of the llvm-link in DIR, such as /usr/lib/llvm-22/bin
  --jobs N        threads (default: one per core)
  --out DIR       where findings are kept (default target/mutate)";

struct Options {
    count: u64,
    first: u64,
    seed: u64,
    llvm: Option<PathBuf>,
    jobs: usize,
    out: PathBuf,
}

/// Runs the task.
pub(crate) fn run(args: Vec<OsString>) -> TaskResult {
    let Some(options) = parse(args).map_err(|e| format!("{e}\n\n{USAGE}"))? else {
        println!("{USAGE}");
        return Ok(true);
    };
    let next = AtomicU64::new(options.first);
    let counts: Mutex<BTreeMap<String, u64>> = Mutex::default();
    let findings: Mutex<Vec<(u64, String)>> = Mutex::default();
    std::thread::scope(|scope| {
        for job in 0..options.jobs {
            let (options, next, counts, findings) = (&options, &next, &counts, &findings);
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
                            // names apart
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
            crate::workspace::write(&folder.join(format!("{at}.ll")), text)?;
        }
        println!("{}: {finding}", folder.display());
    }
    Ok(findings.is_empty())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn parse(args: Vec<OsString>) -> Result<Option<Options>, lexopt::Error> {
    use lexopt::prelude::*;
    let mut options = Options {
        count: 10_000,
        first: 0,
        seed: 1,
        llvm: None,
        jobs: std::thread::available_parallelism().map_or(1, |n| n.get()),
        out: target().join("mutate"),
    };
    let mut parser = lexopt::Parser::from_args(args);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("link") => {}
            Long("count") => options.count = parser.value()?.parse()?,
            Long("first") => options.first = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("jobs") => options.jobs = parser.value()?.parse::<usize>()?.max(1),
            Long("llvm") => options.llvm = Some(parser.value()?.into()),
            Long("out") => options.out = parser.value()?.into(),
            Long("help") => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(options))
}

/// What became of modules.
enum Outcome {
    /// One of them is not valid.
    Invalid,
    Refused(String),
    /// The text.
    Linked(String),
}

/// The modules of a case.
fn texts(seed: u64, number: u64) -> Vec<String> {
    let mut random = Random::new(seed, number);
    let count = 2 + random.below(3);
    (0..count).map(|_| valid_text(&mut random)).collect()
}

/// A module that is valid, if one of some is: a random one is as often as not.
fn valid_text(random: &mut Random) -> String {
    const TRIES: usize = 8;
    let mut text = modules::text(random);
    for _ in 1..TRIES {
        if read(&text, "0.ll").is_some() {
            break;
        }
        text = modules::text(random);
    }
    text
}

fn read(text: &str, name: &str) -> Option<Module> {
    let options = ReadOptions::new(name).strict(true).verify(true).upgrade_text(false);
    Some(draig::Module::parse_with(text, &options).ok()?.module.into_inner())
}

fn link(modules: impl IntoIterator<Item = Module>) -> Result<Module, LinkError> {
    let mut linker = Linker::new(b"llvm-link");
    for module in modules {
        linker.link(module, &LinkOptions::default())?;
    }
    Ok(linker.finish())
}

/// Holds what linking promises against a case; the error is a finding.
fn judge(texts: &[String], number: u64) -> Result<Outcome, String> {
    let names = texts.iter().enumerate().map(|(at, text)| read(text, &format!("{at}.ll")));
    let Some(modules) = names.collect::<Option<Vec<Module>>>() else { return Ok(Outcome::Invalid) };
    let pieces = 1 + number as usize % 4;
    for module in &modules {
        let again = split(module.clone(), pieces).and_then(link).map_err(|error| format!("pieces: {error}"))?;
        same("a module in pieces is another", module, &again)?;
    }
    let has_comdats = modules.iter().any(|module| !module.comdats().is_empty());
    let is_ordered = !is_order_free(&modules);
    let backwards: Vec<Module> = if is_ordered { Vec::new() } else { modules.iter().rev().cloned().collect() };
    let linked = match link(modules) {
        Ok(linked) => linked,
        Err(error) => {
            return match is_ordered || link(backwards).is_err() {
                true => Ok(Outcome::Refused(error.message().to_owned())),
                false => Err(format!("only in one order: {error}")),
            };
        }
    };
    if let Err(errors) = verify::verify(&linked) {
        let message = errors.iter().map(|one| one.message.to_string()).next().unwrap_or_default();
        // members of comdats may be left behind that others need; llvm-link says the same
        return if has_comdats { Ok(Outcome::Refused(message)) } else { Err(format!("broken: {message}")) };
    }
    if !is_ordered {
        let other = link(backwards).map_err(|error| format!("only in one order: {error}"))?;
        same("the order counts", &linked, &other)?;
    }
    let text = draig::Module::from(linked.clone()).to_string();
    let again = read(&text, "again").ok_or("its text is not valid")?;
    same("the text says something else", &linked, &again)?;
    Ok(Outcome::Linked(text))
}

fn same(what: &str, left: &Module, right: &Module) -> Result<(), String> {
    match diff(left, right, 3).first() {
        None => Ok(()),
        Some(first) => Err(format!("{what}\n{}: {}, {:?}", first.global, first.what, first.sides)),
    }
}

/// Whether LLVM makes the same of modules in any order: every name has one definition that counts, and
/// nothing is joined or renamed.
fn is_order_free(modules: &[Module]) -> bool {
    let mut locals = std::collections::HashSet::new();
    modules.iter().all(|module| {
        let plain = module.globals_in_order().all(|global| {
            let data = module.global(global);
            match data.linkage {
                Linkage::External => true,
                Linkage::Internal | Linkage::Private => {
                    let name = module.name(global);
                    !name.is_empty() && locals.insert(name.to_vec())
                }
                _ => false,
            }
        });
        plain && module.comdats().is_empty() && module.inline_asm.is_empty() && module.named_metadata().is_empty()
    })
}

/// How the text differs from `llvm-link`'s, or the verdict.
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
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let theirs = String::from_utf8_lossy(&output.stdout).into_owned();
    match (outcome, output.status.success() && !said.contains("error: ")) {
        (Outcome::Linked(text), true) => {
            let differing = theirs.lines().zip(text.lines()).find(|(a, b)| a != b);
            match differing {
                Some((a, b)) => Some(format!("another text\n`{a}`, not `{b}`")),
                None if theirs.len() != text.len() => Some("another text\none is longer".to_owned()),
                None => None,
            }
        }
        (Outcome::Refused(message), false) if said.contains(message) => None,
        // of several comdats it takes any first
        (Outcome::Refused(message), false) if message.contains("COMDAT") && said.contains("COMDAT") => None,
        (Outcome::Refused(message), false) => Some(format!("another message\n`{}`, not `{message}`", said.trim())),
        // it crashes at times
        (_, false) if output.status.code().is_none_or(|code| code > 1) => None,
        (Outcome::Linked(_), false) => Some(format!("llvm-link refuses it\n{}", said.trim())),
        (_, _) => Some("llvm-link accepts it".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_modules_keep_what_linking_promises() {
        let mut linked = 0;
        for number in 0..300 {
            match judge(&texts(1, number), number) {
                Ok(outcome) => linked += usize::from(matches!(outcome, Outcome::Linked(_))),
                Err(finding) => panic!("case {number}: {finding}"),
            }
        }
        assert!(linked > 100, "{linked} of 300 are linked");
    }
}
