//! `programs examples`: compiles the examples' sources to IR.
//!
//! The first line of a source describes the program and gives the optimization level:
//!
//! ```text
//! // defined (-O2): what it does
//! // undefined at line 8 (-O0): what is wrong
//! // defined (-O1 -std=c++20): in another version of the language
//! ```
//!
//! Next to `NAME.c`, `.cpp` or `.rs` is `NAME.ll` and, for a defined program, `NAME.stdout`: its output when
//! it reads `NAME.stdin` or an empty input. Both are generated here, and compared if clang 22 and the same
//! rustc are available. An undefined program must end normally when run natively, since such bugs go
//! unnoticed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::process::{Ended, Limits, Request};
use super::{absolute, folder};
use crate::TaskResult;
use draig_workspace::{files, has_extension, read, root, write};

/// Options of the step.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Rewrite the IR and the outputs
    #[arg(long)]
    bless: bool,
    /// Run the IR with this command, and compare with the outputs and the lines that are undefined
    #[arg(long, value_name = "PATH", conflicts_with = "bless")]
    draig: Option<PathBuf>,
}

/// Suffix of directories whose sources need SQLite, QuickJS or Lua and are not single-file examples (see
/// [`super::speed`]).
const SCRIPTS: &str = "_script";

/// Directories of the examples, relative to the root, and of programs that only the interpreter's tests run.
const FOLDERS: [&str; 3] = ["examples/c", "examples/rust", TESTS];

/// Directory of programs whose IR has no debug information, which is large for C++ headers.
const TESTS: &str = "crates/interp/tests/programs";

const LIMITS: Limits = Limits { seconds: 60, memory: 8 << 30, output: 16 << 20 };

/// Runs the step.
pub(super) fn run(options: &Options) -> TaskResult {
    let faults = match &options.draig {
        Some(draig) => interpret_all(draig)?,
        None if options.bless => bless_all()?,
        None => stale()?,
    };
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

/// Parsed first line of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Claim {
    /// Line that is undefined, 1-based; `None` for a defined program.
    undefined_at: Option<usize>,
    /// Optimization level: `-O0`, `-O1`, `-O2`.
    level: String,
    /// Option for the version of the language, if it is not the compiler's own.
    standard: Option<String>,
    /// Target if it is not this machine's.
    target: Option<Target>,
}

/// Target of a program that runs in an emulator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Target {
    triple: &'static str,
    /// Processor that it is compiled for.
    processor: &'static str,
    linker: &'static str,
    emulator: &'static str,
}

/// Targets that a claim may name.
const TARGETS: [Target; 1] = [Target {
    triple: "aarch64-unknown-linux-gnu",
    processor: "-march=armv8.1-a",
    linker: "aarch64-linux-gnu-gcc",
    emulator: "qemu-aarch64",
}];

impl Claim {
    fn parse(first_line: &str) -> Option<Claim> {
        let text = first_line.strip_prefix("// ")?;
        let (undefined_at, rest) = match text.strip_prefix("defined ") {
            Some(rest) => (None, rest),
            None => {
                let (line, rest) = text.strip_prefix("undefined at line ")?.split_once(' ')?;
                (Some(line.parse().ok()?), rest)
            }
        };
        let (level, what) = rest.strip_prefix('(')?.split_once("): ")?;
        let (level, target) = match level.split_once(", ") {
            Some((level, triple)) => (level, Some(*TARGETS.iter().find(|target| target.triple == triple)?)),
            None => (level, None),
        };
        let (level, standard) = match level.split_once(' ') {
            Some((level, standard)) => (level, Some(standard.strip_prefix("-std=").map(|_| standard.to_owned())?)),
            None => (level, None),
        };
        let known = ["-O0", "-O1", "-O2"].contains(&level) && !what.is_empty();
        known.then(|| Claim { undefined_at, level: level.to_owned(), standard, target })
    }
}

/// One example.
#[derive(Debug)]
struct Example {
    /// Path relative to the root.
    source: PathBuf,
    claim: Claim,
}

fn examples() -> Result<Vec<Example>, String> {
    let root = root();
    let mut examples = Vec::new();
    for folder in FOLDERS {
        let is_source = |path: &Path| {
            let code = ["c", "cpp", "rs"].iter().any(|e| has_extension(path, e));
            let folder = path.parent().and_then(Path::file_name).unwrap_or_default();
            code && !folder.to_string_lossy().ends_with(SCRIPTS)
        };
        for path in files(&root.join(folder), &is_source) {
            let text = String::from_utf8_lossy(&read(&path)?).into_owned();
            let first = text.lines().next().unwrap_or_default();
            let Some(claim) = Claim::parse(first) else {
                return Err(format!("{}: its first line does not say what it is: `{first}`", path.display()));
            };
            if claim.undefined_at.is_some_and(|line| line > text.lines().count()) {
                return Err(format!("{}: has no such line", path.display()));
            }
            let source = path.strip_prefix(&root).map_err(|e| e.to_string())?.to_path_buf();
            examples.push(Example { source, claim });
        }
    }
    Ok(examples)
}

/// Lists differences from the sources, one per line. Examples that the available compilers cannot generate
/// are skipped.
fn stale() -> Result<Vec<String>, String> {
    let mut stale = Vec::new();
    for example in examples()? {
        let path = root().join(example.with_extension("ll"));
        let Ok(committed) = std::fs::read_to_string(&path) else {
            stale.push(format!("{}: there is none", example.with_extension("ll").display()));
            continue;
        };
        let made = example.ir()?;
        let same_tools = producer(&made) == producer(&committed) && agree(&headers(&made), &headers(&committed));
        if same_tools && made != committed {
            stale.push(format!("{}: its source makes another", example.with_extension("ll").display()));
        }
    }
    Ok(stale)
}

/// Regenerates everything; lists failures, one per line.
fn bless_all() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for example in examples()? {
        let ir = example.ir()?;
        if producer(&ir).is_none() {
            faults.push(format!("{}: no compiler for it", example.source.display()));
            continue;
        }
        write(&root().join(example.with_extension("ll")), &ir)?;
        let ended = example.native()?;
        if ended.code != Some(0) {
            let stderr = String::from_utf8_lossy(&ended.stderr);
            faults.push(format!("{}: status {} natively\n{stderr}", example.source.display(), ended.status()));
        }
        if example.claim.undefined_at.is_none() {
            write(&root().join(example.with_extension("stdout")), &ended.stdout)?;
        }
    }
    Ok(faults)
}

/// Runs everything in the interpreter; lists differences from the sources.
fn interpret_all(draig: &Path) -> Result<Vec<String>, String> {
    let draig = absolute(draig)?;
    let mut faults = Vec::new();
    for example in examples()? {
        let ll = root().join(example.with_extension("ll"));
        let stdin = root().join(example.with_extension("stdin"));
        // Some create files, and expect them in their working directory.
        let scratch = folder().join("scratch/examples");
        let request = Request::new(&draig).args(["run", "--json", "--dir", ".:rw"]).args([&ll]);
        let request = request.stdin(stdin.is_file().then_some(stdin.as_path())).scratch(&scratch);
        let ended = request.run(&LIMITS)?;
        if let Some(fault) = example.fault(&ended)? {
            faults.push(format!("{}: {fault}", example.source.display()));
        }
    }
    Ok(faults)
}

/// Returns the compiler that generated some IR, by its debug information.
fn producer(ir: &str) -> Option<&str> {
    if let Some((_, rest)) = ir.split_once("producer: \"") {
        return rest.split('"').next();
    }
    // Without debug information, `!llvm.ident` names it.
    let start = ir[..ir.find("clang version")?].rfind('"')? + 1;
    ir[start..].split('"').next()
}

/// Returns the C library's headers in the IR's debug information, with their checksums.
fn headers(ir: &str) -> BTreeMap<&str, &str> {
    let files = ir.lines().filter_map(|line| line.split_once("DIFile(filename: \"include/"));
    files.filter_map(|(_, rest)| Some((rest.split('"').next()?, rest.rsplit('"').nth(1)?))).collect()
}

/// Returns whether no header differs between two sets.
fn agree(one: &BTreeMap<&str, &str>, other: &BTreeMap<&str, &str>) -> bool {
    one.iter().all(|(name, sum)| other.get(name).is_none_or(|o| o == sum))
}

impl Example {
    fn with_extension(&self, extension: &str) -> PathBuf {
        self.source.with_extension(extension)
    }

    /// Describes the difference between an interpreted run and the source, if there is one.
    fn fault(&self, ended: &Ended) -> Result<Option<String>, String> {
        let stderr = String::from_utf8_lossy(&ended.stderr);
        let first = stderr.lines().next().unwrap_or_default();
        let Some(wanted) = self.claim.undefined_at else {
            let same = ended.code == Some(0) && ended.stdout == read(&root().join(self.with_extension("stdout")))?;
            return Ok((!same).then(|| format!("status {}, or another output: {first}", ended.status())));
        };
        let report: serde_json::Value = serde_json::from_str(first).unwrap_or_default();
        let places = report["location"]["source"].as_array().map(Vec::as_slice).unwrap_or_default();
        let at = |line: &serde_json::Value| line.as_u64() == u64::try_from(wanted).ok();
        let right = report["outcome"] == "undefined-behaviour" && places.iter().any(|place| at(&place["line"]));
        Ok((!right).then(|| format!("line {wanted} is undefined, but status {}: {first}", ended.status())))
    }

    /// Generates the text of the IR; empty if the compiler does not exist.
    fn ir(&self) -> Result<String, String> {
        let mut command = if has_extension(&self.source, "rs") { self.rustc("llvm-ir=-") } else { self.clang() };
        let output = match command.current_dir(root()).output() {
            Ok(output) => output,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(String::new()),
            Err(e) => return Err(format!("{}: {e}", self.source.display())),
        };
        if !output.status.success() {
            return Err(format!("{}:\n{}", self.source.display(), String::from_utf8_lossy(&output.stderr)));
        }
        Ok(without_distribution(&String::from_utf8_lossy(&output.stdout)))
    }

    fn clang(&self) -> Command {
        let cxx = has_extension(&self.source, "cpp");
        let mut command = Command::new(if cxx { "clang++-22" } else { "clang-22" });
        command.args([&self.claim.level, "-w", "-S", "-emit-llvm", "-o", "-"]).args(&self.claim.standard);
        if !self.source.starts_with(TESTS) {
            command.arg("-g");
        }
        // the same text on every machine
        match self.claim.target {
            Some(target) => command.arg(format!("--target={}", target.triple)).arg(target.processor),
            None => command.arg("--target=x86_64-pc-linux-gnu"),
        };
        command.arg("-fdebug-compilation-dir=.");
        for (from, to) in SYSTEM_FOLDERS {
            command.arg(format!("-fdebug-prefix-map={from}={to}"));
        }
        command.arg(&self.source);
        command
    }

    fn rustc(&self, emit: &str) -> Command {
        let mut command = Command::new("rustc");
        command.args(["--edition", "2024", "--crate-type", "bin", "-g", "-C", "panic=abort"]);
        command.args(["-C", "codegen-units=1", "-C", "debug-assertions=off", "-C"]);
        command.arg(format!("opt-level={}", self.claim.level.trim_start_matches("-O")));
        command.arg(format!("--remap-path-prefix={}=.", root().display()));
        // the precompiled core refers to a personality that a program with panic=abort never calls
        command.args(["-C", "default-linker-libraries=yes", "-C", "link-arg=-Wl,--defsym=rust_eh_personality=main"]);
        command.arg(format!("--emit={emit}")).arg(&self.source);
        command
    }

    /// Runs it natively.
    fn native(&self) -> Result<Ended, String> {
        let binary = folder().join("scratch/example");
        write(&binary, "")?;
        if let Some(target) = self.claim.target {
            return self.emulated(target, &binary);
        }
        let mut command = if has_extension(&self.source, "rs") {
            self.rustc(&format!("link={}", binary.display()))
        } else {
            let cxx = has_extension(&self.source, "cpp");
            let mut command = Command::new(if cxx { "clang++-22" } else { "clang-22" });
            command.args([&self.claim.level, "-w", "-Xclang", "-disable-llvm-passes"]);
            command.arg(self.with_extension("ll")).args(["-lm", "-o"]).arg(&binary);
            command
        };
        let built = command.current_dir(root()).output().map_err(|e| e.to_string())?;
        if !built.status.success() {
            return Err(format!("{}:\n{}", self.source.display(), String::from_utf8_lossy(&built.stderr)));
        }
        let stdin = root().join(self.with_extension("stdin"));
        let scratch = folder().join("scratch/examples");
        Request::new(&binary).stdin(stdin.is_file().then_some(stdin.as_path())).scratch(&scratch).run(&LIMITS)
    }
}

impl Example {
    /// Runs it in the emulator of its target.
    fn emulated(&self, target: Target, binary: &Path) -> Result<Ended, String> {
        let object = binary.with_extension("o");
        let mut compile = Command::new("clang-22");
        compile.args([&self.claim.level, "-w", "-Xclang", "-disable-llvm-passes", "-c"]);
        compile.arg(format!("--target={}", target.triple)).arg(target.processor);
        compile.arg(self.with_extension("ll")).arg("-o").arg(&object);
        let mut link = Command::new(target.linker);
        link.arg("-static").arg(&object).args(["-lm", "-o"]).arg(binary);
        for command in [&mut compile, &mut link] {
            let built = command.current_dir(root()).output().map_err(|e| format!("{command:?}: {e}"))?;
            if !built.status.success() {
                return Err(format!("{}:\n{}", self.source.display(), String::from_utf8_lossy(&built.stderr)));
            }
        }
        Request::new(target.emulator).args([binary]).scratch(&folder().join("scratch/examples")).run(&LIMITS)
    }
}

/// Directories of headers, and their names in debug information; if two match, clang uses the later one.
const SYSTEM_FOLDERS: [(&str, &str); 2] =
    [("/usr/include", "include"), ("/usr/lib/llvm-22/lib/clang/22/include", "clang")];

/// Shortens `Debian clang version 22.1.8 (++2026…)` to `clang version 22.1.8`.
fn without_distribution(ir: &str) -> String {
    let Some(name) = producer(ir).filter(|name| name.contains("clang version")) else {
        return ir.to_owned();
    };
    let from = name.find("clang version").unwrap_or_default();
    let words: Vec<&str> = name[from..].split(' ').take(3).collect();
    ir.replace(name, &words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_are_fresh() {
        let stale = stale().expect("the examples compile");
        assert!(stale.is_empty(), "cargo xtask programs examples --bless:\n{}", stale.join("\n"));
    }

    #[test]
    fn claims_are_read() {
        let claim = |line| Claim::parse(line).map(|c| (c.undefined_at, c.level));
        assert_eq!(claim("// defined (-O2): counts"), Some((None, "-O2".to_owned())));
        assert_eq!(claim("// defined (-O1, aarch64-unknown-linux-gnu): adds"), Some((None, "-O1".to_owned())));
        assert_eq!(claim("// defined (-O1, vax): adds"), None);
        assert_eq!(claim("// undefined at line 12 (-O0): reads"), Some((Some(12), "-O0".to_owned())));
        assert_eq!(claim("// undefined (-O0): reads"), None);
        assert_eq!(claim("// defined (-O9): counts"), None);
        assert_eq!(claim("#include <stdio.h>"), None);
    }

    #[test]
    fn other_headers_are_seen() {
        let ir = |sum| format!("!1 = !DIFile(filename: \"include/a.h\", checksumkind: CSK_MD5, checksum: \"{sum}\")\n");
        let (one, other) = (ir("1"), ir("2"));
        assert_eq!(headers(&one)["a.h"], "1");
        assert!(!agree(&headers(&one), &headers(&other)));
        assert!(agree(&headers(&one), &headers("")));
    }

    #[test]
    fn the_distribution_is_left_out() {
        let ir = "producer: \"Debian clang version 22.1.8 (++x)\", other";
        assert_eq!(without_distribution(ir), "producer: \"clang version 22.1.8\", other");
        assert_eq!(without_distribution("x"), "x");
    }
}
