//! `cargo xtask cxx test`: programs of features of C++, compiled with each library. A feature has to print, and end, as it
//! does natively.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use draig_programs::process::{Limits, Request};
use draig_workspace::{files, has_extension, root, target};

use super::sources::run as run_command;
use super::{TARGETS, Target};
use crate::TaskResult;

/// Options of the step.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Command to measure; build it first
    #[arg(long, value_name = "PATH", default_value_os_t = target().join("release/draig"))]
    draig: PathBuf,
    /// Only features whose names contain this text
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
    /// Only this library, as `draig run --cxx` names it, with its version
    #[arg(long, value_name = "LIBRARY")]
    library: Option<String>,
    /// Only libraries for this target
    #[arg(long, value_name = "TARGET", value_parser = super::target_named)]
    target: Option<&'static Target>,
    /// Print the output of both where they differ
    #[arg(long)]
    show: bool,
    /// Rewrite conformance/cxx.txt
    #[arg(long, conflicts_with_all = ["only", "library", "target"])]
    bless: bool,
}

const PAGE: &str = "conformance/cxx.txt";
const HEAD: &str = "\
# Features of C++, and of the C library as C++ programs use it (`crates/xtask/src/cxx/programs`), compiled by clang 22 and
# run by the interpreter with each library as bitcode (`draig run --cxx`). Written by `cargo xtask-release cxx test
# --bless`. A line for each library and level: features, and how many print and end as natively. Then those that do not:
# library, level, feature, and a reason, written by hand and kept.
";

/// A library for a target.
struct Library {
    target: &'static Target,
    /// Whether the native program is one of the target, which `qemu` runs, and not one of this machine.
    is_emulated: bool,
    /// Name of its archive.
    name: &'static str,
    /// Option of clang for the library of the native program.
    option: &'static str,
    /// Version whose headers the program in the interpreter has, if they are not those of the native one.
    headers: Option<&'static str>,
}

/// Returns a library of this machine.
const fn of_host(name: &'static str, option: &'static str, headers: Option<&'static str>) -> Library {
    Library { target: &TARGETS[0], is_emulated: false, name, option, headers }
}

static LIBRARIES: [Library; 6] = [
    of_host("libc++-22", "-stdlib=libc++", None),
    of_host("libstdc++-12", "-stdlib=libstdc++", None),
    of_host("libstdc++-13", "-stdlib=libstdc++", Some("13")),
    of_host("libstdc++-14", "-stdlib=libstdc++", Some("14")),
    // Debian has no libc++ for other processors on this one.
    Library { target: &TARGETS[1], ..of_host("libc++-22", "-stdlib=libc++", None) },
    Library { target: &TARGETS[1], is_emulated: true, ..of_host("libstdc++-12", "-stdlib=libstdc++", None) },
];
const LEVELS: [&str; 2] = ["-O0", "-O2"];
const LIMITS: Limits = Limits { seconds: 60, memory: 8 << 30, output: 1 << 20 };

/// Options of clang for all programs.
const CLANG: [&str; 4] = ["-std=c++23", "-w", "-pthread", "-ffp-contract=off"];

/// A program, compiled natively and to bitcode.
struct Built {
    native: PathBuf,
    bitcode: PathBuf,
}

/// Runs the step.
pub(super) fn run(options: &Options) -> TaskResult {
    let draig = options.draig.canonicalize().map_err(|error| format!("{}: {error}", options.draig.display()))?;
    let folder = root().join("crates/xtask/src/cxx/programs");
    let sources = files(&folder, &|path| has_extension(path, "cpp"));
    let (mut lines, mut libraries) = (String::new(), 0);
    let mut failures: BTreeMap<(String, String), String> = BTreeMap::new();
    for library in &LIBRARIES {
        let name = library.name;
        let is_wanted = options.library.as_ref().is_none_or(|wanted| wanted == name)
            && options.target.is_none_or(|target| target.name == library.target.name);
        if !is_wanted {
            continue;
        }
        let shown = library.shown();
        if !super::archive_of(library.target.name, name)?.is_file() {
            let makes = format!("`cargo xtask cxx {name} --target {}`", library.target.name);
            if options.bless || options.library.is_some() {
                return Err(format!("{makes} comes first"));
            }
            println!("{shown}: left out, because {makes} was not run");
            continue;
        }
        libraries += 1;
        for level in LEVELS {
            let (mut total, mut same) = (0, 0);
            for source in &sources {
                let built = build(source, library, level)?;
                for feature in features(&built, library)? {
                    if !feature.contains(&options.only) {
                        continue;
                    }
                    total += 1;
                    match compare(&draig, &built, library, &feature, &folder, options.show)? {
                        None => same += 1,
                        Some(what) => {
                            println!("{shown} {level} {feature}: {what}");
                            failures.insert((format!("{shown} {level}"), feature), what);
                        }
                    }
                }
            }
            println!("{shown} {level}: {same} of {total}");
            let _ = writeln!(lines, "| {shown} | {level} | {total} | {same} |");
        }
    }
    if libraries == 0 {
        return Err("no library is made: `cargo xtask cxx` comes first".to_owned());
    }
    let committed =
        String::from_utf8_lossy(&draig_workspace::read(&root().join(PAGE)).unwrap_or_default()).into_owned();
    let reasons: BTreeMap<(String, String), String> = committed
        .lines()
        .filter_map(|line| match *line.split('\t').collect::<Vec<_>>() {
            [of, name, reason] => Some(((of.to_owned(), name.to_owned()), reason.to_owned())),
            _ => None,
        })
        .collect();
    if options.bless {
        let mut text = format!("{HEAD}{lines}\n");
        for (key, what) in &failures {
            let reason = reasons.get(key).unwrap_or(what);
            let _ = writeln!(text, "{}\t{}\t{reason}", key.0, key.1);
        }
        draig_workspace::write(&root().join(PAGE), text)?;
        return Ok(true);
    }
    Ok(failures.keys().all(|key| reasons.contains_key(key)))
}

impl Library {
    /// Returns the name in results.
    fn shown(&self) -> String {
        let is_host = self.target.name == TARGETS[0].name;
        if is_host { self.name.to_owned() } else { format!("{} {}", self.name, self.target.name) }
    }

    /// Returns a request that runs the native program.
    fn native<'r>(&self, built: &'r Built) -> Request<'r> {
        match self.is_emulated {
            true => Request::new("qemu-aarch64").args([&built.native]),
            false => Request::new(&built.native),
        }
    }
}

/// Compiles a program natively and to bitcode.
fn build(source: &Path, library: &Library, level: &str) -> Result<Built, String> {
    let folder = target().join("cxx/programs").join(format!("{}{level}", library.shown().replace(' ', "-")));
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let name = source.file_stem().unwrap_or_default();
    let (native, bitcode) = (folder.join(name), folder.join(name).with_extension("bc"));
    let clang = |args: &[&str], to: &Path, last: &[&str]| {
        let mut command = Command::new("clang++-22");
        command.args(CLANG).args([library.option, level]).args(args).arg(source).arg("-o").arg(to).args(last);
        run_command(&mut command, &source.to_string_lossy())
    };
    // the newest libc++, whose headers clang takes; a static one, as another may be the shared one
    let for_target = format!("--target={}", library.target.name);
    match library.is_emulated {
        true => clang(&[&for_target, "-fuse-ld=lld", "-static"], &native, &["-latomic"])?,
        false => clang(&["-L/usr/lib/llvm-22/lib", "-static-libstdc++"], &native, &["-latomic"])?,
    }
    let mut options = vec!["-emit-llvm".to_owned(), "-c".to_owned(), for_target];
    if let Some(version) = library.headers {
        let headers = target().join("cxx").join(library.name).join("sources/usr/include");
        options.push("-nostdinc++".to_owned());
        let folders = [format!("c++/{version}"), format!("x86_64-linux-gnu/c++/{version}")];
        options.extend(folders.iter().map(|folder| format!("-isystem{}", headers.join(folder).display())));
    }
    clang(&options.iter().map(String::as_str).collect::<Vec<_>>(), &bitcode, &[])?;
    Ok(Built { native, bitcode })
}

/// Returns the names of a program's features.
fn features(built: &Built, library: &Library) -> Result<Vec<String>, String> {
    let listed = library.native(built).run(&LIMITS)?;
    let mut names: Vec<String> = String::from_utf8_lossy(&listed.stdout).lines().map(str::to_owned).collect();
    names.sort();
    Ok(names)
}

/// Runs a feature natively and in the interpreter; returns how they differ.
fn compare(
    draig: &Path,
    built: &Built,
    library: &Library,
    feature: &str,
    folder: &Path,
    show: bool,
) -> Result<Option<String>, String> {
    let stdin = folder.join("stdin.txt");
    let scratch = |name: &str| -> Result<String, String> {
        let folder = target().join("cxx/scratch").join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(folder.display().to_string())
    };
    let own = scratch("native")?;
    let native = library.native(built).args([feature, &own]).stdin(Some(&stdin)).run(&LIMITS)?;
    let own = scratch("draig")?;
    let bitcode = built.bitcode.display().to_string();
    let args = ["run", &bitcode, "--cxx", library.name, "--dir", &format!("{own}:rw"), "--", feature, &own];
    let ours = Request::new(draig).args(args).stdin(Some(&stdin)).run(&LIMITS)?;
    if native.status() == ours.status() && native.stdout == ours.stdout {
        return Ok(None);
    }
    let [wanted, given] = [&native.stdout, &ours.stdout].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let errors = String::from_utf8_lossy(&ours.stderr).into_owned();
    if show {
        println!("--- {feature} natively, {}:\n{wanted}--- here, {}:\n{given}{errors}", native.status(), ours.status());
    }
    let first = errors.lines().find(|line| line.contains("error")).unwrap_or("other output");
    Ok(Some(format!("{first} (status {} instead of {})", ours.status(), native.status())))
}
