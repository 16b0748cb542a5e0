//! `cargo xtask projects`: larger projects, compiled by clang to IR and by us to programs, run their own tests.
//!
//! The output of a test, and its exit status, must be those of the programs that clang makes of the same IR.

mod table;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use draig_workspace::{files, has_extension, root, target};
use table::{PROJECTS, Program, Project};

use crate::TaskResult;
use crate::limited::succeeded;

/// Options of the task.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Folder with a folder for each project, with its sources
    #[arg(long, value_name = "DIR")]
    from: PathBuf,
    /// Only projects whose names contain this
    #[arg(long, value_name = "NAME", default_value = "")]
    only: String,
    /// Command to measure; build it first
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Replace the committed result
    #[arg(long, conflicts_with = "only")]
    bless: bool,
}

/// First line of the section of the committed file.
const TITLE: &str = "## Projects";
/// Levels of clang at which the IR is made.
const LEVELS: [&str; 2] = ["-O0", "-O2"];
/// Limits of a tool or test: KiB of memory, and seconds.
const LIMITED: &str = "ulimit -v 16000000; exec timeout 900 \"$@\"";

/// Compilers of the IR.
const COMPILERS: [&str; 2] = ["clang", "draig"];

/// Runs the task.
pub(crate) fn run(options: &Options) -> TaskResult {
    let from = options.from.canonicalize().map_err(|error| format!("{}: {error}", options.from.display()))?;
    let draig = options.draig.canonicalize().map_err(|error| format!("{}: {error}", options.draig.display()))?;
    let mut lines = Vec::new();
    let mut is_good = true;
    for project in PROJECTS.iter().filter(|project| project.name.contains(&options.only)) {
        for level in LEVELS {
            let place = Place {
                sources: from.join(project.name),
                built: target().join("projects").join(project.name).join(level),
                draig: &draig,
            };
            place.build(project, level)?;
            let mut passed = 0;
            for test in project.tests {
                let [theirs, ours] = COMPILERS.map(|compiler| place.test(test, compiler));
                let (theirs, ours) = (theirs?, ours?);
                if !theirs.status.success() {
                    return Err(format!("{} {level}: {} fails natively", project.name, test.name));
                }
                if (ours.status, &ours.stdout) == (theirs.status, &theirs.stdout) {
                    passed += 1;
                } else {
                    is_good = false;
                    println!("{} {level}: {} differs", project.name, test.name);
                }
            }
            lines.push(format!("{} {level} {passed} of {}", project.name, project.tests.len()));
            println!("{}", lines[lines.len() - 1]);
        }
    }
    if options.bless {
        let text = format!(
            "{TITLE}\n\nProjects whose own tests give the same with our programs as with those that clang makes of the same \
             IR. Written by\n`cargo xtask-release projects --from DIR --bless`.\n\n{}\n",
            lines.join("\n")
        );
        crate::native::replace_section(TITLE, &text)?;
    }
    Ok(is_good)
}

/// Folders of a project at a level.
struct Place<'a> {
    sources: PathBuf,
    built: PathBuf,
    draig: &'a Path,
}

impl Place<'_> {
    /// Compiles and links all programs of a project.
    fn build(&self, project: &Project, level: &str) -> Result<(), String> {
        if !self.sources.is_dir() {
            return Err(format!(
                "{} is no folder; its sources are those of {}",
                self.sources.display(),
                project.repository
            ));
        }
        for compiler in COMPILERS {
            let folder = self.built.join(compiler);
            std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let shared = self.shared(project)?;
        for program in project.programs {
            if let Some(before) = program.before {
                succeeded(self.shell(before, ".", &self.built.join("clang"), &self.built)?, before)?;
            }
            self.program(project, program, &shared, level)?;
        }
        Ok(())
    }

    /// Returns the sources that all programs of a project share.
    fn shared(&self, project: &Project) -> Result<Vec<PathBuf>, String> {
        if project.shared != ["*"] {
            return Ok(project.shared.iter().map(|source| self.sources.join(source)).collect());
        }
        let is_part = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            path.parent() == Some(&self.sources) && has_extension(path, "c") && !project.except.contains(&&*name)
        };
        let mut all = files(&self.sources, &is_part);
        all.sort();
        Ok(all)
    }

    fn program(&self, project: &Project, program: &Program, shared: &[PathBuf], level: &str) -> Result<(), String> {
        let own = program.sources.iter().map(|source| match source.strip_prefix("{root}/") {
            Some(source) => root().join(source),
            None => self.sources.join(source),
        });
        let mut objects: [Vec<String>; 2] = Default::default();
        for source in shared.iter().cloned().chain(own) {
            let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let [theirs, ours] = COMPILERS.map(|compiler| text(&self.built.join(compiler).join(format!("{name}.o"))));
            let ir = text(&self.built.join(format!("{name}.ll")));
            let include = format!("-I{}", text(&self.sources));
            let mut words = vec!["clang-22", level, "-w", "-S", "-emit-llvm", "-o", &ir, &include];
            words.extend(project.flags);
            let source = text(&source);
            words.push(&source);
            tool(&words)?;
            tool(&["clang-22", level, "-w", "-c", "-x", "ir", "-o", &theirs, &ir])?;
            tool(&[&text(self.draig), "compile", "-c", "-o", &ours, &ir])?;
            for (list, object) in objects.iter_mut().zip([theirs, ours]) {
                list.push(object);
            }
        }
        for (compiler, objects) in COMPILERS.iter().zip(&objects) {
            let path = text(&self.built.join(compiler).join(program.name));
            let mut words = vec!["clang-22", "-o", &path];
            words.extend(objects.iter().map(String::as_str));
            words.extend(project.link);
            tool(&words)?;
        }
        Ok(())
    }

    /// Runs a test with the programs of a compiler.
    fn test(&self, test: &table::Test, compiler: &str) -> Result<Output, String> {
        let scratch = self.built.join("scratch");
        let _ = std::fs::remove_dir_all(&scratch);
        std::fs::create_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
        self.shell(test.command, test.folder, &self.built.join(compiler), &scratch)
    }

    fn shell(&self, command: &str, folder: &str, programs: &Path, scratch: &Path) -> Result<Output, String> {
        let mut shell = Command::new("bash");
        shell.args(["-c", LIMITED, "limited", "bash", "-c", command]).current_dir(self.sources.join(folder));
        shell.env("P", programs).env("T", scratch).stdin(Stdio::null());
        shell.output().map_err(|error| format!("{command}: {error}"))
    }
}

/// Runs a tool that must succeed.
fn tool(words: &[&str]) -> Result<(), String> {
    let output = Command::new("bash").args(["-c", LIMITED, "limited"]).args(words).output();
    succeeded(output.map_err(|error| format!("{}: {error}", words[0]))?, &words.join(" ")).map(drop)
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
