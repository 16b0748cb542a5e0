//! Programs for measuring speed, and the compilation of each to one module and a native program.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Level, folder, place};
use draig_workspace::{root, write};

/// A program with the arguments of its large and its small run.
#[derive(Debug)]
pub(super) struct Subject {
    pub(super) name: &'static str,
    /// Path relative to the root.
    source: &'static str,
    needs: Needs,
    large: &'static [&'static str],
    small: &'static [&'static str],
}

/// Further requirements of a program besides its source and arguments.
#[derive(Debug, Clone, Copy)]
enum Needs {
    Nothing,
    /// The library of C++, of which `draig` has an archive.
    Cxx,
    /// SQLite. The arguments are numbers of statements for generating its input.
    Sqlite,
    /// Files of a project in `target/programs/sources`.
    Project(Project),
}

/// A third-party project that is part of a program.
#[derive(Debug, Clone, Copy)]
struct Project {
    /// Its directory, and its origin.
    folder: &'static str,
    home: &'static str,
    /// A file that identifies it.
    landmark: &'static str,
    /// Files that are compiled in addition to the program's source, which may include others.
    files: &'static [&'static str],
    /// Input, relative to the root.
    script: &'static str,
}

const QUICKJS: Project = Project {
    folder: "quickjs",
    home: "github.com/bellard/quickjs",
    landmark: "quickjs.c",
    files: &["quickjs.c", "libregexp.c", "libunicode.c", "cutils.c", "dtoa.c"],
    script: "examples/c/quickjs_script/bench.js",
};

const LUA: Project = Project {
    folder: "lua",
    home: "github.com/lua/lua",
    landmark: "onelua.c",
    files: &[],
    script: "examples/c/lua_script/bench.lua",
};

/// All programs. The large runs take about 100 to 200 million instructions at -O2.
pub(super) const SUBJECTS: [Subject; 9] = [
    alone("nbody", "examples/c/nbody.c", &["300000"], &["100"]),
    alone("fannkuch", "examples/c/fannkuch.c", &["9"], &["4"]),
    alone("spectral-norm", "examples/c/spectral_norm.c", &["700"], &["10"]),
    alone("sieve", "examples/c/sieve.c", &["1000000", "10"], &["1000", "1"]),
    alone("sha256", "examples/c/sha256.c", &["2048"], &["1"]),
    Subject {
        name: "containers",
        source: "examples/c/containers_script/main.cpp",
        needs: Needs::Cxx,
        large: &["100000"],
        small: &["100"],
    },
    Subject {
        name: "sqlite",
        source: "examples/c/sqlite_script/main.c",
        needs: Needs::Sqlite,
        large: &["1000"],
        small: &["8"],
    },
    Subject {
        name: "quickjs",
        source: "examples/c/quickjs_script/main.c",
        needs: Needs::Project(QUICKJS),
        large: &["10"],
        small: &["1"],
    },
    Subject {
        name: "lua",
        source: "examples/c/lua_script/main.c",
        needs: Needs::Project(LUA),
        large: &["20"],
        small: &["1"],
    },
];

const fn alone(
    name: &'static str,
    source: &'static str,
    large: &'static [&'static str],
    small: &'static [&'static str],
) -> Subject {
    Subject { name, source, needs: Needs::Nothing, large, small }
}

/// Generator of the script for SQLite.
const SCRIPT: &str = "examples/c/sqlite_script/script.c";

/// A program compiled at one level.
#[derive(Debug)]
pub(super) struct BuiltSubject {
    pub(super) ir: PathBuf,
    pub(super) binary: PathBuf,
    pub(super) large: Input,
    pub(super) small: Input,
}

/// Arguments and input of a run.
#[derive(Debug)]
pub(super) struct Input {
    pub(super) args: Vec<&'static str>,
    pub(super) stdin: Option<PathBuf>,
}

impl BuiltSubject {
    /// Returns whether it is one file of C, so that nothing but its arguments matters.
    pub(super) fn is_plain(subject: &Subject) -> bool {
        matches!(subject.needs, Needs::Nothing)
    }

    /// Compiles a program. The inner `Err` names what is missing.
    pub(super) fn new(subject: &Subject, level: Level, draig: &Path) -> Result<Result<BuiltSubject, String>, String> {
        let at = |extension: &str| place("speed", "speed", level, subject.name, extension);
        let (ir, binary) = (at("ll"), at("exe"));
        write(&ir, "")?;
        let mut sources = vec![root().join(subject.source)];
        // without contraction: `lli` does not support `llvm.fmuladd`
        let mut flags: Vec<OsString> = ["-w", "-S", "-emit-llvm", "-ffp-contract=off"].map(OsString::from).to_vec();
        match subject.needs {
            Needs::Nothing => {}
            Needs::Cxx => flags.push("-std=c++20".into()),
            Needs::Sqlite => {
                flags.extend(["-DSQLITE_THREADSAFE=0", "-DSQLITE_OMIT_LOAD_EXTENSION"].map(OsString::from));
                flags.extend(["-I".into(), sqlite()?.into_os_string()]);
            }
            Needs::Project(project) => {
                let home = folder().join("sources").join(project.folder);
                if !home.join(project.landmark).is_file() {
                    return Ok(Err(format!("there is no {}, a clone of {}", home.display(), project.home)));
                }
                flags.extend(["-D_GNU_SOURCE", "-DCONFIG_VERSION=\"\""].map(OsString::from));
                flags.extend(["-I".into(), home.clone().into_os_string()]);
                sources.extend(project.files.iter().map(|file| home.join(file)));
            }
        }
        compile(level, &flags, &sources, &ir, draig)?;
        // the IR is final: only code is generated
        clang(
            level,
            &["-w", "-Xclang", "-disable-llvm-passes", "-lm", "-lstdc++"].map(OsString::from),
            &[&ir],
            &binary,
        )?;
        let input = |args: &[&'static str], size: &str| -> Result<Input, String> {
            Ok(match subject.needs {
                Needs::Nothing | Needs::Cxx => Input { args: args.to_vec(), stdin: None },
                Needs::Sqlite => Input { args: Vec::new(), stdin: Some(script(args, &at(size))?) },
                Needs::Project(project) => Input { args: args.to_vec(), stdin: Some(root().join(project.script)) },
            })
        };
        let (large, small) = (input(subject.large, "large.sql")?, input(subject.small, "small.sql")?);
        Ok(Ok(BuiltSubject { ir, binary, large, small }))
    }
}

/// Compiles the sources, and links them if there are several.
fn compile(level: Level, flags: &[OsString], sources: &[PathBuf], ir: &Path, draig: &Path) -> Result<(), String> {
    if let [source] = sources {
        return clang(level, flags, &[source], ir);
    }
    let mut link = Command::new(draig);
    link.arg("link").arg("-o").arg(ir);
    for (source, number) in sources.iter().zip(0..) {
        let part = ir.with_extension(format!("{number}.ll"));
        clang(level, flags, &[source], &part)?;
        link.arg(part);
    }
    succeed(link)
}

fn clang(level: Level, flags: &[OsString], sources: &[&Path], out: &Path) -> Result<(), String> {
    let mut command = Command::new("clang-22");
    command.args(level.flags()).args(sources).args(flags).arg("-o").arg(out);
    succeed(command)
}

fn succeed(mut command: Command) -> Result<(), String> {
    let output = command.output().map_err(|e| format!("{}: {e}", command.get_program().display()))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}

/// Returns the directory of SQLite's amalgamation, which is part of a dependency of the maintenance tasks.
///
/// # Errors
///
/// Returns a message if cargo does not know the dependency.
pub fn sqlite() -> Result<PathBuf, String> {
    let output = Command::new(env!("CARGO"))
        // for one platform: dependencies of others may not have been downloaded
        .args(["metadata", "--format-version", "1", "--offline", "--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(root())
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo metadata: {e}"))?;
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let found = packages.iter().find(|package| package["name"] == "libsqlite3-sys");
    let manifest = found.and_then(|package| package["manifest_path"].as_str()).map(Path::new);
    let folder = manifest.and_then(Path::parent).map(|folder| folder.join("sqlite3"));
    folder.ok_or_else(|| "there is no libsqlite3-sys among the dependencies".to_owned())
}

/// Writes a script of a number of statements of SQL for SQLite, and returns its path.
///
/// # Errors
///
/// Fails if the generator does not compile or run.
pub fn sql(statements: u32, at: &Path) -> Result<PathBuf, String> {
    script(&[&statements.to_string()], at)
}

/// Generates a script with this number of statements.
fn script(args: &[&str], at: &Path) -> Result<PathBuf, String> {
    let generator = folder().join("speed/script.exe");
    write(&generator, "")?;
    clang(Level::O0, &[], &[&root().join(SCRIPT)], &generator)?;
    let output = Command::new(&generator).args(args).output().map_err(|e| format!("{}: {e}", generator.display()))?;
    write(at, output.stdout)?;
    Ok(at.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_there() {
        let scripts = SUBJECTS.iter().filter_map(|subject| match subject.needs {
            Needs::Project(project) => Some(project.script),
            _ => None,
        });
        for file in SUBJECTS.iter().map(|subject| subject.source).chain(scripts).chain([SCRIPT]) {
            assert!(root().join(file).is_file(), "{file}");
        }
    }
}
