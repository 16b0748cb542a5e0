//! The generated suite: csmith's programs for fixed seeds.
//!
//! csmith generates C programs without undefined behaviour that print a checksum of their globals.

use std::path::PathBuf;

use super::manifest::Program;
use super::process::{Limits, Request};
use super::{folder, parallel};

/// Name of the suite.
pub(super) const SUITE: &str = "csmith";

/// Number of seeds, from 1. More than one program in eight does not end; 2,000 are to be compared.
const SEEDS: u32 = 2340;

/// Location of csmith's headers in Debian's package.
const HEADERS: &str = "/usr/include/csmith";

/// Programs that run longer natively are dropped.
const NATIVE_SECONDS: u64 = 2;

/// Generates those of `programs` that do not exist yet.
pub(super) fn generate(programs: &[Program], threads: usize) -> Result<(), String> {
    let missing: Vec<&Program> = programs.iter().filter(|p| p.suite == SUITE && !p.source.is_file()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("csmith: {} programs to make", missing.len());
    let made = parallel(threads, &missing, |program| {
        let limits = Limits { seconds: 60, memory: 2 << 30, output: 16 << 20 };
        let seed: u32 = program.name.parse().map_err(|e| format!("{}: {e}", program.name))?;
        let scratch = folder().join("scratch").join(format!("csmith-{seed}"));
        let request = Request::new("csmith").args(["--seed", &seed.to_string()]).scratch(&scratch);
        let ended = request.run(&limits)?;
        // clang drops an empty file, which is recorded as the reason
        draig_workspace::write(&program.source, if ended.code == Some(0) { ended.stdout } else { Vec::new() })
    });
    made.into_iter().collect()
}

/// Returns additional flags for a program, given its source: csmith takes the addresses of members of packed
/// structs, which is undefined unless pointers are not assumed to be aligned.
pub(super) fn more_flags(program: &Program, source: &[u8]) -> &'static [&'static str] {
    let packed = || String::from_utf8_lossy(source).contains("#pragma pack(1)");
    if program.suite == SUITE && packed() { &["-fmax-type-align=1"] } else { &[] }
}

/// Lists all programs of the suite, whether they exist or not.
pub(super) fn programs() -> Vec<Program> {
    (1..=SEEDS).map(program).collect()
}

fn program(seed: u32) -> Program {
    let name = format!("{seed:04}");
    let source: PathBuf = folder().join("src").join(SUITE).join(format!("{name}.c"));
    Program {
        suite: SUITE.to_owned(),
        name,
        source,
        flags: vec!["-w".to_owned(), format!("-I{HEADERS}")],
        native_seconds: NATIVE_SECONDS,
        ..Program::default()
    }
}
