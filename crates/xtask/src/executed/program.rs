//! Programs whose instructions are counted, and their compilation by both compilers.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use draig_programs::Machine;
use draig_workspace::root;

use crate::limited::succeeded;

/// A program.
pub(super) struct Program {
    pub(super) name: &'static str,
    /// Path relative to the root.
    source: &'static str,
    args: &'static [&'static str],
    /// Statements of SQL on its standard input; zero for programs that read none.
    statements: u32,
}

/// Programs, with arguments for some tens of millions of instructions.
pub(super) const PROGRAMS: [Program; 6] = [
    alone("nbody", "examples/c/nbody.c", &["20000"]),
    alone("fannkuch", "examples/c/fannkuch.c", &["8"]),
    alone("spectral-norm", "examples/c/spectral_norm.c", &["200"]),
    alone("sieve", "examples/c/sieve.c", &["1000000", "1"]),
    alone("sha256", "examples/c/sha256.c", &["256"]),
    Program { name: "sqlite", source: "examples/c/sqlite_script/main.c", args: &[], statements: 1000 },
];

const fn alone(name: &'static str, source: &'static str, args: &'static [&'static str]) -> Program {
    Program { name, source, args, statements: 0 }
}

/// A level at which clang makes IR.
pub(super) struct Level {
    pub(super) name: &'static str,
    /// Share of the instructions of `llc -O0` that code for AArch64 may execute; that for x86-64 is measured by its time.
    pub(super) aarch64_limit: f64,
}

impl Level {
    /// Returns the share of the instructions of `llc -O0` that a machine's code may execute, if there is a limit.
    pub(super) fn limit(&self, machine: Machine) -> Option<f64> {
        (machine == Machine::AArch64).then_some(self.aarch64_limit)
    }
}

/// All levels.
pub(super) static LEVELS: [Level; 2] =
    [Level { name: "O0", aarch64_limit: 1.0 }, Level { name: "O1", aarch64_limit: 0.95 }];

/// Counted instructions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Executed {
    /// Instructions of the program's own code.
    pub(super) own: u64,
    /// The same and those of libraries.
    pub(super) all: u64,
}

/// Compiler and counter of programs.
pub(super) struct Counter {
    draig: PathBuf,
    folder: PathBuf,
    plugin: PathBuf,
    sqlite: PathBuf,
}

impl Counter {
    /// Compiles the plugin; all files are in a folder.
    pub(super) fn new(draig: &Path, folder: &Path) -> Result<Counter, String> {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let plugin = folder.join("count.so");
        let source = root().join("crates/xtask/src/executed/count.c");
        run(Command::new("cc").args(["-O2", "-shared", "-fPIC", "-o"]).args([&plugin, &source]))?;
        let draig = draig.canonicalize().map_err(|error| format!("{}: {error}", draig.display()))?;
        Ok(Counter { draig, folder: folder.to_owned(), plugin, sqlite: draig_programs::sqlite()? })
    }

    /// Returns the instructions of the code of `llc -O0` and of ours. Both must print the same.
    pub(super) fn compare(&self, program: &Program, machine: Machine, level: &Level) -> Result<[Executed; 2], String> {
        let stem = format!("{}-{}{}", program.name, level.name, machine.suffix());
        let at = |suffix: &str| self.folder.join(format!("{stem}{suffix}"));
        let ir = at(".ll");
        run(Command::new("clang-22")
            .args(machine.clang_options())
            .args([&format!("-{}", level.name), "-w", "-S", "-emit-llvm", "-I"])
            .arg(&self.sqlite)
            .args(["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION", "-o"])
            .args([&ir, &root().join(program.source)]))?;
        let input = match program.statements {
            0 => None,
            count => Some(draig_programs::sql(count, &at(".sql"))?),
        };
        let llc = ["-O0", "-relocation-model=pic", "-filetype=obj", "-o"];
        let (theirs, ours) = (at("-llc"), at("-draig"));
        run(Command::new("llc-22").args(llc).args([&theirs.with_extension("o"), &ir]))?;
        run(Command::new(&self.draig).args(["compile", "-c", "-o"]).args([&ours.with_extension("o"), &ir]))?;
        let mut printed = Vec::new();
        let mut counts = Vec::new();
        for binary in [&theirs, &ours] {
            run(Command::new(machine.linker(false)).arg("-o").args([binary, &binary.with_extension("o")]).arg("-lm"))?;
            let (output, executed) = self.count(program, machine, binary, input.as_deref())?;
            printed.push(output);
            counts.push(executed);
        }
        let (Some(output), Ok(counts)) = (printed.first(), <[Executed; 2]>::try_from(counts)) else {
            return Err(format!("{stem}: not two programs"));
        };
        if output.is_empty() || printed.iter().any(|other| other != output) {
            return Err(format!("{stem}: the programs do not print the same"));
        }
        Ok(counts)
    }

    /// Runs a program, and returns its output and the instructions that it executes.
    fn count(
        &self,
        program: &Program,
        machine: Machine,
        binary: &Path,
        input: Option<&Path>,
    ) -> Result<(Vec<u8>, Executed), String> {
        let counts = binary.with_extension("count");
        let (emulator, options) = match machine.emulator() {
            [] => ("qemu-x86_64", &[][..]),
            [emulator, options @ ..] => (*emulator, options),
        };
        let stdin = match input {
            Some(path) => std::fs::File::open(path).map_err(|error| format!("{}: {error}", path.display()))?.into(),
            None => Stdio::null(),
        };
        let printed = run(Command::new(emulator)
            .args(options)
            .arg("-plugin")
            .arg(format!("{},out={}", self.plugin.display(), counts.display()))
            .arg(binary)
            .args(program.args)
            .stdin(stdin))?;
        let text = std::fs::read_to_string(&counts).map_err(|error| format!("{}: {error}", counts.display()))?;
        let numbers: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [own, all] if own > 0 => Ok((printed, Executed { own, all })),
            _ => Err(format!("{}: no two numbers", counts.display())),
        }
    }
}

fn run(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    succeeded(output, &format!("{command:?}"))
}
