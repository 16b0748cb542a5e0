//! Sources and their IR, made by clang and rustc.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use draig_workspace::{root, target};

/// A program to be compiled.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// Name in results.
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    /// Further options of the compiler.
    pub(crate) options: Vec<OsString>,
    /// Whether races are no fault.
    pub(crate) may_race: bool,
    /// Number of executions that the memory model allows, if they are counted.
    pub(crate) executions: Option<u64>,
    /// Whether one of them fails.
    pub(crate) fails: bool,
    /// Source of functions that the test needs from its tool.
    pub(crate) stand_in: Option<&'static str>,
}

fn include() -> PathBuf {
    root().join("crates/xtask/src/threads/include")
}

pub(super) fn scratch() -> Result<PathBuf, String> {
    let folder = target().join("threads");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn compiler(path: &Path) -> Command {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension {
        Some("rs") => {
            let mut command = Command::new("rustc");
            command.args(["--edition=2024", "-Ccodegen-units=1", "-Clto=fat", "-Copt-level=1"]);
            command
        }
        Some("cpp" | "cc") => {
            let mut command = Command::new("clang++-22");
            command.args(["-w", "-std=c++20"]);
            command
        }
        _ => {
            let mut command = Command::new("clang-22");
            command.arg("-w");
            command
        }
    }
}

impl Source {
    /// Returns the IR, or `None` if the program is not compiled.
    pub(crate) fn ir(&self) -> Result<Option<Vec<u8>>, String> {
        let to = scratch()?.join("program.ll");
        let mut command = compiler(&self.path);
        match self.path.extension().is_some_and(|extension| extension == "rs") {
            // Only what is linked has the standard library in it.
            true => command.arg(format!("--emit=llvm-ir={0},link={0}.linked", to.display())),
            false => command.args(["-S", "-emit-llvm", "-g"]).arg("-I").arg(include()).arg("-o").arg(&to),
        };
        command.args(&self.options).arg(&self.path);
        let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
        if !output.status.success() {
            return Ok(None);
        }
        match self.stand_in {
            None => draig_workspace::read(&to).map(Some),
            Some(stand_in) => link(&to, stand_in).map(Some),
        }
    }

    /// Compiles and runs the program natively, and returns its output.
    pub(crate) fn native_output(&self) -> Result<Vec<u8>, String> {
        let to = scratch()?.join("program");
        let mut command = compiler(&self.path);
        command.args(&self.options).arg(&self.path).arg("-o").arg(&to);
        if self.path.extension().is_none_or(|extension| extension != "rs") {
            command.args(["-pthread", "-latomic"]);
        }
        let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let ran = Command::new(&to).output().map_err(|error| format!("{}: {error}", to.display()))?;
        match ran.status.success() {
            true => Ok(ran.stdout),
            false => Err(format!("{} ends with {}", self.name, ran.status)),
        }
    }
}

/// Links a module with the functions of a source of `include`.
fn link(module: &Path, stand_in: &str) -> Result<Vec<u8>, String> {
    let [other, both] = ["stand_in.ll", "linked.ll"].map(|name| module.with_file_name(name));
    let compile = |command: &mut Command| match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))),
        Err(error) => Err(format!("{command:?}: {error}")),
    };
    let from = include().join(stand_in);
    compile(Command::new("clang-22").args(["-O0", "-S", "-emit-llvm"]).arg(from).arg("-o").arg(&other))?;
    compile(Command::new("llvm-link-22").arg("-S").arg(module).arg(&other).arg("-o").arg(&both))?;
    draig_workspace::read(&both)
}
