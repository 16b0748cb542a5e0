//! `cargo xtask systems`: objects for Apple's systems and Windows of programs in C and C++.
//!
//! clang makes IR for Linux on both processors, whose headers are there; the IR gets the triple of the other system, and
//! what Mach-O does not have, groups, is taken out. `draig compile` compiles it, `llvm-readobj` reads the object with
//! relocations, symbols and unwind tables, `lld` links it to a library in which nothing needs to be defined, and
//! `llvm-readobj` and `llvm-objdump` read that.

mod program;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use draig_workspace::{cores, files, root, target};

use crate::TaskResult;
use crate::native::in_parallel;
use program::{Program, Verdict};

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Sources, or folders of sources
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The command that compiles
    #[arg(long, value_name = "COMMAND", default_value_os_t = root().join("target/release/draig"))]
    draig: PathBuf,
    /// Level at which clang makes IR
    #[arg(long, value_name = "N", default_value_t = 1)]
    level: u8,
    /// Take one of this number of programs
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,
    /// Programs that are judged at once
    #[arg(long, value_name = "N", default_value_t = cores())]
    jobs: usize,
    /// Name this number of programs of each reason
    #[arg(long, value_name = "N", default_value_t = 0)]
    show: usize,
    /// Rewrite conformance/systems.txt
    #[arg(long)]
    bless: bool,
}

/// A system with the processor and the linker of its objects.
#[derive(Debug)]
struct System {
    triple: &'static str,
    /// Target of which clang makes the IR.
    source: &'static str,
    /// Command of the linker, and options for the processor; all but the files.
    linker: &'static [&'static str],
    flags: &'static [&'static str],
    /// Option with which it takes the name of the output.
    output: &'static str,
    /// Commands that read its output.
    readers: &'static [&'static [&'static str]],
    is_mach_o: bool,
}

const MACH_O_READERS: &[&[&str]] = &[
    &["llvm-readobj-22", "--file-headers", "--sections", "--symbols"],
    &["llvm-objdump-22", "--macho", "--unwind-info", "--exports-trie", "--bind", "--rebase", "--function-starts"],
];
const COFF_READERS: &[&[&str]] =
    &[&["llvm-readobj-22", "--file-headers", "--sections", "--unwind", "--coff-basereloc"]];
const MACH_O_LINK: &[&str] = &[
    "ld64.lld-22",
    "-platform_version",
    "macos",
    "11.0",
    "11.0",
    "-undefined",
    "dynamic_lookup",
    "-dead_strip",
    "-dylib",
];
const COFF_LINK: &[&str] = &["lld-link-22", "/dll", "/noentry", "/nodefaultlib", "/force:unresolved"];

static SYSTEMS: [System; 5] = [
    System {
        triple: "x86_64-apple-macosx11.0.0",
        source: "x86_64-linux-gnu",
        linker: MACH_O_LINK,
        flags: &["-arch", "x86_64"],
        output: "-o ",
        readers: MACH_O_READERS,
        is_mach_o: true,
    },
    System {
        triple: "arm64-apple-macosx11.0.0",
        source: "aarch64-linux-gnu",
        linker: MACH_O_LINK,
        flags: &["-arch", "arm64"],
        output: "-o ",
        readers: MACH_O_READERS,
        is_mach_o: true,
    },
    System {
        triple: "x86_64-pc-windows-msvc",
        source: "x86_64-linux-gnu",
        linker: COFF_LINK,
        flags: &[],
        output: "/out:",
        readers: COFF_READERS,
        is_mach_o: false,
    },
    System {
        triple: "x86_64-w64-windows-gnu",
        source: "x86_64-linux-gnu",
        linker: COFF_LINK,
        flags: &[],
        output: "/out:",
        readers: COFF_READERS,
        is_mach_o: false,
    },
    System {
        triple: "aarch64-pc-windows-msvc",
        source: "aarch64-linux-gnu",
        linker: COFF_LINK,
        flags: &[],
        output: "/out:",
        readers: COFF_READERS,
        is_mach_o: false,
    },
];

/// Verdicts of a system's objects.
#[derive(Debug, Default)]
struct Counts {
    compiled: usize,
    read: usize,
    linked: usize,
    /// Reasons for which there is no object, and messages about those that there are, with programs.
    refused: BTreeMap<String, Vec<String>>,
    wrong: BTreeMap<String, Vec<String>>,
}

const PATH: &str = "conformance/systems.txt";
const INTRODUCTION: &str = "\
# Objects for other systems

Objects that `draig compile` makes of the IR of programs in C and C++, with the triple of another system: how many
`llvm-readobj` 22 reads, and how many `lld` 22 links to libraries that `llvm-readobj` and `llvm-objdump` read. Written by
`cargo xtask systems PATH... --each 12 --bless`; PATH is tests/single-exec of c-testsuite, and SingleSource of
llvm/llvm-test-suite.
";

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let scratch = target().join("systems");
    std::fs::create_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    let mut programs: Vec<Program> = Vec::new();
    for path in &options.paths {
        let is_source = |path: &std::path::Path| Program::is_source(path);
        let mut found = if path.is_dir() { files(path, &is_source) } else { vec![path.clone()] };
        found.sort();
        programs.extend(found.into_iter().step_by(options.each.max(1)).map(|path| Program { path }));
    }
    let verdicts = in_parallel(options.jobs, programs.len(), || {
        |number: usize| programs[number].judge(options, &scratch.join(number.to_string()))
    })?;
    let mut all: Vec<Counts> = SYSTEMS.iter().map(|_| Counts::default()).collect();
    let mut sources = 0;
    for (program, verdicts) in programs.iter().zip(verdicts) {
        sources += usize::from(!verdicts.is_empty());
        for (system, verdict) in verdicts {
            let counts = &mut all[system];
            let name = program.name();
            match verdict {
                Verdict::Refused(reason) => counts.refused.entry(reason).or_default().push(name),
                Verdict::Unread(message) => {
                    counts.compiled += 1;
                    counts.wrong.entry(message).or_default().push(name);
                }
                Verdict::Unlinked(message) => {
                    counts.compiled += 1;
                    counts.read += 1;
                    counts.wrong.entry(message).or_default().push(name);
                }
                Verdict::Accepted => {
                    counts.compiled += 1;
                    counts.read += 1;
                    counts.linked += 1;
                }
            }
        }
    }
    let page = page(sources, &all);
    print!("{page}");
    for (message, names) in all.iter().flat_map(|counts| counts.refused.iter().chain(&counts.wrong)) {
        for name in names.iter().take(options.show) {
            println!("{name}: {message}");
        }
    }
    if options.bless {
        draig_workspace::write(&root().join(PATH), format!("{INTRODUCTION}\n{page}"))?;
    }
    Ok(sources > 0 && all.iter().all(|counts| counts.wrong.is_empty() && counts.compiled > 0))
}

fn page(sources: usize, all: &[Counts]) -> String {
    let mut text = format!("{sources} programs\n");
    for (system, counts) in SYSTEMS.iter().zip(all) {
        let refused: usize = counts.refused.values().map(Vec::len).sum();
        let _ = writeln!(
            text,
            "{}: {} compiled, {} read, {} linked; {refused} not compiled",
            system.triple, counts.compiled, counts.read, counts.linked
        );
        for (kind, reasons) in [("not compiled", &counts.refused), ("wrong", &counts.wrong)] {
            let mut reasons: Vec<_> = reasons.iter().collect();
            reasons.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
            for (reason, names) in reasons {
                let _ = writeln!(text, "  {kind}: {} × {reason}", names.len());
            }
        }
    }
    text
}
