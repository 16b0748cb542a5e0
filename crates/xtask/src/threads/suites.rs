//! Suites of tests: which programs belong to them, and which ends are right.

use std::path::{Path, PathBuf};

use draig::interp::Model;
use draig_workspace::{files, has_extension, root};

use super::source::Source;
use super::{End, MAX_RIGHT_STEPS, MAX_STEPS, Options, Program, Suite, genmc, sanitizer};

/// Right end of the programs of a suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// The native output under every seed, without a race.
    Native,
    /// A race under some seed, or a use of freed memory, if that is the fault.
    Race,
    /// A race, undefined behaviour, a deadlock or an abort under some seed.
    Wrong,
    /// Neither under any seed.
    Right,
    /// The executions of RC11 under seeds, and no others.
    Sampled,
    /// As many executions as GenMC counts under sequential consistency, when all are explored.
    Explored,
    /// As many executions as GenMC counts in RC11, when all are explored.
    ExploredWeak,
    /// As many executions that differ in what loads read as Nidhugg counts, and its verdict.
    ExploredReads,
}

/// A suite.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) name: &'static str,
    seeds: u64,
    wanted: Wanted,
    /// Folder below that of `--from`; the project's own programs without.
    pub(super) folder: Option<&'static str>,
}

/// All suites.
pub(super) static ALL: &[Kind] = &[
    Kind { name: "programs", seeds: 64, wanted: Wanted::Native, folder: None },
    Kind { name: "GenMC wrong/racy", seeds: 64, wanted: Wanted::Race, folder: Some("genmc/wrong/racy") },
    Kind { name: "GenMC wrong/memory", seeds: 64, wanted: Wanted::Wrong, folder: Some("genmc/wrong/memory") },
    Kind { name: "GenMC wrong/safety", seeds: 64, wanted: Wanted::Wrong, folder: Some("genmc/wrong/safety") },
    Kind { name: "GenMC correct/litmus", seeds: 64, wanted: Wanted::Right, folder: Some("genmc/correct/litmus") },
    Kind {
        name: "GenMC correct/litmus, executions under seeds",
        seeds: 10_000,
        wanted: Wanted::Sampled,
        folder: Some("genmc/correct/litmus"),
    },
    Kind {
        name: "GenMC correct/litmus, explored",
        seeds: 0,
        wanted: Wanted::Explored,
        folder: Some("genmc/correct/litmus"),
    },
    Kind {
        name: "GenMC correct/litmus, explored in RC11",
        seeds: 0,
        wanted: Wanted::ExploredWeak,
        folder: Some("genmc/correct/litmus"),
    },
    Kind { name: "GenMC correct, explored", seeds: 0, wanted: Wanted::Explored, folder: Some("genmc/correct") },
    Kind {
        name: "GenMC correct, explored in RC11",
        seeds: 0,
        wanted: Wanted::ExploredWeak,
        folder: Some("genmc/correct"),
    },
    Kind { name: "Nidhugg, explored", seeds: 0, wanted: Wanted::ExploredReads, folder: Some("nidhugg") },
    Kind { name: "ThreadSanitizer, data races", seeds: 16, wanted: Wanted::Race, folder: Some("tsan") },
    Kind { name: "ThreadSanitizer, no reports", seeds: 16, wanted: Wanted::Right, folder: Some("tsan") },
];

/// Runs a suite.
pub(super) fn run(kind: &Kind, options: &Options) -> Result<Suite, String> {
    let (sources, mut left_out) = match (kind.folder, &options.from) {
        (Some(folder), Some(from)) => sources(kind, &from.join(folder))?,
        _ => (own(), Vec::new()),
    };
    let seeds = options.seeds.unwrap_or(kind.seeds);
    let (mut tests, mut failures) = (0, Vec::new());
    for source in
        sources.into_iter().filter(|source| options.test.as_ref().is_none_or(|test| source.name.contains(test)))
    {
        let text = match source.ir()? {
            Ok(text) => text,
            Err(error) => {
                left_out.push((source.name, format!("is not compiled: {error}")));
                continue;
            }
        };
        tests += 1;
        let program = Program::read(&text, &source.name)?;
        if kind.wanted == Wanted::Sampled {
            let what = program.compare_with_model(seeds)?;
            if options.show {
                println!("  {}: {what:?}", source.name);
            }
            failures.extend(what.map(|what| (source.name, what)));
            continue;
        }
        if let Some(expected) = source.executions {
            let is_weak = kind.wanted == Wanted::ExploredWeak;
            let explored = program.explore(if is_weak { Model::Rc11 } else { Model::Sequential })?;
            let reads = kind.wanted == Wanted::ExploredReads;
            let (found, fails) = (if reads { explored.reads } else { explored.executions }, explored.fails);
            if options.show {
                println!("  {}: {found} of {expected}", source.name);
            }
            let what = format!("{found} executions instead of {expected}{}", if fails { ", one fails" } else { "" });
            let what = explored.given_up.clone().unwrap_or(what);
            let is_given_up = explored.given_up.is_some();
            let is_wrong = is_given_up || found != expected || fails != source.fails && !source.may_race;
            failures.extend(is_wrong.then_some((source.name, what)));
            continue;
        }
        let native = match kind.wanted {
            Wanted::Native => source.native_output()?,
            _ => Vec::new(),
        };
        let max_steps = if kind.wanted == Wanted::Right { MAX_RIGHT_STEPS } else { MAX_STEPS };
        let ended = program.run(seeds, max_steps, |end| is_decided(kind.wanted, end, &native, &source))?;
        if options.show {
            println!("  {}: {ended:?}", source.name);
        }
        let failure = match (kind.wanted, ended) {
            (Wanted::Race | Wanted::Wrong, None) => Some("is not found".to_owned()),
            (_, Some((seed, end))) if end.is_lost => Some(format!("seed {seed}: {}", end.what.unwrap_or_default())),
            (Wanted::Native | Wanted::Right, Some((seed, end))) => {
                let what = end.what.unwrap_or_else(|| "prints something else".to_owned());
                Some(format!("seed {seed}: {what}"))
            }
            _ => None,
        };
        failures.extend(failure.map(|what| (source.name, what)));
    }
    if tests == 0 {
        return Err(format!("{}: there are no tests", kind.name));
    }
    Ok(Suite { name: kind.name, seeds, tests, failures, left_out })
}

/// Returns whether an end shows what is looked for: the fault of a wrong program, or a report for a right one.
fn is_decided(wanted: Wanted, end: &End, native: &[u8], source: &Source) -> bool {
    match wanted {
        Wanted::Native => end.what.is_some() || end.output != native,
        Wanted::Race => end.is_racy || source.uses_freed && end.uses_freed,
        Wanted::Sampled | Wanted::Explored | Wanted::ExploredWeak | Wanted::ExploredReads => false,
        Wanted::Wrong => end.is_racy || end.is_undefined,
        Wanted::Right => end.is_racy && !source.may_race || end.is_undefined,
    }
}

/// The project's own programs.
fn own() -> Vec<Source> {
    let programs = root().join("crates/interp/tests/programs");
    let mut sources = Vec::new();
    for (file, language) in [("threads.c", "pthreads"), ("threads_c11.c", "C11"), ("threads_cxx.cpp", "C++20")] {
        for level in ["-O0", "-O2"] {
            sources.push(Source {
                name: format!("{language} {level}"),
                path: programs.join(file),
                options: vec![level.into()],
                ..Source::default()
            });
        }
    }
    let path = root().join("crates/xtask/src/threads/programs/std.rs");
    sources.push(Source { name: "Rust's standard library".to_owned(), path, ..Source::default() });
    sources
}

/// Tests of a suite, and those that are left out, each with a reason.
pub(super) type Sources = (Vec<Source>, Vec<(String, String)>);

/// Returns the tests of a suite in a folder.
fn sources(kind: &Kind, folder: &Path) -> Result<Sources, String> {
    let is_source = |path: &Path| ["c", "cc", "cpp"].iter().any(|extension| has_extension(path, extension));
    let paths = files(folder, &is_source);
    match kind.folder {
        Some("genmc/correct") => genmc::counted(folder, if kind.wanted == Wanted::Explored { "sc" } else { "rc11" }),
        Some("tsan") => sanitizer::sources(folder, kind.wanted == Wanted::Race, paths),
        _ if matches!(kind.wanted, Wanted::Sampled | Wanted::ExploredWeak) => counted(folder, &paths, "rc11"),
        _ if kind.wanted == Wanted::Explored => counted(folder, &paths, "sc"),
        Some("nidhugg") => Ok((of_nidhugg(folder)?, Vec::new())),
        _ => Ok((of_genmc(folder, paths), Vec::new())),
    }
}

/// GenMC's tests: the variants of each, or the test itself if it has none. GenMC runs some of the right ones without
/// looking for races, because they have some.
fn of_genmc(folder: &Path, paths: Vec<PathBuf>) -> Vec<Source> {
    let is_variant = |path: &Path| path.parent().is_some_and(|parent| parent.ends_with("variants"));
    let folder_of = |path: &Path| path.parent().map(Path::to_path_buf).unwrap_or_default();
    let has_variants = |path: &Path| folder_of(path).join("variants").is_dir();
    let chosen = paths.into_iter().filter(|path| is_variant(path) || !has_variants(path));
    let source = |path: PathBuf| {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string().replace("/variants/", "/");
        let may_race = folder_of(&folder_of(&path)).join("args.rc11.mo.in");
        let may_race = std::fs::read_to_string(may_race).is_ok_and(|args| args.contains("-disable-race-detection"));
        Source {
            name,
            path,
            options: vec!["-O0".into(), "-include".into(), "genmc.h".into()],
            may_race,
            ..Source::default()
        }
    };
    chosen.map(source).collect()
}

/// The first variant of each of GenMC's tests, in a program that ends with its last thread, and the number of its
/// executions. Left out are those without a number, or with one of an error.
fn counted(folder: &Path, paths: &[PathBuf], model: &str) -> Result<Sources, String> {
    let (mut sources, mut left_out) = (Vec::new(), Vec::new());
    for path in paths.iter().filter(|path| path.to_string_lossy().ends_with("0.c")) {
        let Some(test) = path.parent().and_then(Path::parent) else { continue };
        let count = |file: &str| std::fs::read_to_string(test.join(file)).ok()?.split_whitespace().next()?.parse().ok();
        let count: Option<u64> =
            count(&format!("expected.{model}.mo.in")).or_else(|| count(&format!("expected.{model}.wb.in")));
        let name = test.strip_prefix(folder).unwrap_or(test).display().to_string();
        let Some(executions) = count.filter(|&count| count > 0) else {
            left_out.push((name, "GenMC's folder has no number of executions of it".to_owned()));
            continue;
        };
        let to = genmc::wrapped(&name, path)?;
        let options = vec!["-O0".into(), "-DCOUNTED".into()];
        sources.push(Source {
            name,
            path: to,
            options,
            may_race: true,
            executions: Some(executions),
            ..Source::default()
        });
    }
    Ok((sources, left_out))
}

/// Nidhugg's programs, with the verdicts and counts of its `reference.results.txt`.
fn of_nidhugg(folder: &Path) -> Result<Vec<Source>, String> {
    let text = String::from_utf8_lossy(&draig_workspace::read(&folder.join("reference.results.txt"))?).into_owned();
    let source = |line: &str| {
        let [name, verdict @ ("Allow" | "Forbid"), _, count] = *line.split_whitespace().collect::<Vec<_>>() else {
            return None;
        };
        Some(Source {
            name: name.to_owned(),
            path: folder.join("C-tests").join(format!("{name}.c")),
            options: vec!["-O0".into()],
            executions: Some(count.parse().ok()?),
            fails: verdict == "Allow",
            ..Source::default()
        })
    };
    Ok(text.lines().filter_map(source).collect())
}
