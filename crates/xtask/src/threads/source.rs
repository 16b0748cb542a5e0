//! Sources and their IR, made by clang and rustc.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use draig_workspace::{root, target};

/// A program to be compiled.
#[derive(Clone, Debug, Default)]
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
    /// Whether the fault is a use of freed memory, which is one in every order.
    pub(crate) uses_freed: bool,
    /// Whether it is linked with what ThreadSanitizer's tests call of their tool (`include/tsan.c`).
    pub(crate) calls_tool: bool,
}

fn include() -> PathBuf {
    root().join("crates/xtask/src/threads/include")
}

/// Folder of this process's files, which [`super::run`] removes.
pub(super) fn scratch() -> Result<PathBuf, String> {
    let folder = target().join("threads").join(std::process::id().to_string());
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
    /// Returns the IR, or the first complaint of the compiler.
    pub(crate) fn ir(&self) -> Result<Result<Vec<u8>, String>, String> {
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
            let errors = String::from_utf8_lossy(&output.stderr).into_owned();
            let first = errors.lines().find_map(|line| Some(line.split_once("error: ")?.1));
            return Ok(Err(first.unwrap_or("the compiler fails").to_owned()));
        }
        if self.calls_tool { link(&to).map(Ok) } else { draig_workspace::read(&to).map(Ok) }
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

/// Links a test of ThreadSanitizer with what it calls of its tool.
fn link(module: &Path) -> Result<Vec<u8>, String> {
    let [tool, both] = ["tool.ll", "linked.ll"].map(|name| module.with_file_name(name));
    let run = |command: &mut Command| match command.output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))),
        Err(error) => Err(format!("{command:?}: {error}")),
    };
    run(Command::new("clang-22").args(["-O0", "-S", "-emit-llvm"]).arg(include().join("tsan.c")).arg("-o").arg(&tool))?;
    run(Command::new("llvm-link-22").arg("-S").arg(module).arg(&tool).arg("-o").arg(&both))?;
    draig_workspace::read(&both)
}
