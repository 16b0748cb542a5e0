//! `cargo xtask abi linkers`: a program of two modules that every linker links in every way, and that prints what
//! it does where both modules come from LLVM.

use std::path::{Path, PathBuf};

use draig::codegen::RelocationModel;

use super::{halves, object};
use crate::TaskResult;

/// Options of the step.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Replace the committed rates
    #[arg(long)]
    bless: bool,
}

/// Modules: functions of groups that both define, weak and hidden symbols, thread-local variables, constructors, tables
/// of addresses, jump tables, sections by name, functions that nothing needs.
const MODULES: [(&str, &str); 2] = [("first", include_str!("first.ll")), ("second", include_str!("second.ll"))];
/// Program that calls them and prints their results.
const MAIN: &str = include_str!("linked.c");
/// Names that a library shows.
const VERSIONS: &str = "V1 { global: first_*; second_*; local: *; };\n";

/// Linkers.
const LINKERS: [(&str, &str); 3] = [("bfd", "ld.bfd"), ("lld", "ld.lld-22"), ("mold", "mold")];

/// Ways to link: name, place of the code, flags of the driver.
const WAYS: &[(&str, RelocationModel, &[&str])] = &[
    ("static-position", RelocationModel::Static, &["-no-pie"]),
    ("static-position-static", RelocationModel::Static, &["-no-pie", "-static"]),
    ("pie", RelocationModel::Pie, &["-pie"]),
    ("pic-in-pie", RelocationModel::Pic, &["-pie"]),
    ("static-pie", RelocationModel::Pie, &["-static-pie"]),
    ("gc-sections", RelocationModel::Pic, &["-pie", "-Wl,--gc-sections"]),
    ("gc-sections-static", RelocationModel::Static, &["-no-pie", "-static", "-Wl,--gc-sections"]),
    ("icf-none-now", RelocationModel::Pic, &["-pie", "-Wl,-z,now", "-Wl,-z,relro"]),
];

/// Runs the step.
pub(super) fn run(options: &Options) -> TaskResult {
    let folder = super::scratch("linkers")?;
    let main = folder.join("linked.c");
    draig_workspace::write(&main, MAIN)?;
    draig_workspace::write(&folder.join("versions"), VERSIONS)?;
    let mut lines = Vec::new();
    for (name, path) in LINKERS {
        let linker = halves::succeed(&["which", path])?;
        let linker = format!("--ld-path={}", String::from_utf8_lossy(&linker).trim());
        let (mut passed, mut all) = (0, 0);
        let mut judge = |way: &str, result: Result<(), String>| {
            all += 1;
            match result {
                Ok(()) => passed += 1,
                Err(error) => println!("{name} {way}: {error}"),
            }
        };
        for &(way, model, flags) in WAYS {
            judge(way, program(&folder, &linker, model, flags));
        }
        judge("shared", library(&folder, &linker, &[]));
        judge("version-script", library(&folder, &linker, &["-Wl,--version-script=versions"]));
        judge("relocatable", relocatable(&folder, &linker));
        lines.push(format!("linkers {name} {passed} of {all}"));
    }
    super::compare("linkers", &lines, options.bless)
}

/// Objects of both modules: ours and LLVM's.
struct Objects {
    ours: Vec<PathBuf>,
    theirs: Vec<PathBuf>,
    main: PathBuf,
}

fn objects(folder: &Path, model: RelocationModel) -> Result<Objects, String> {
    let (option, pic) = match model {
        RelocationModel::Static => ("static", "-fno-pic"),
        RelocationModel::Pie => ("pic", "-fPIE"),
        RelocationModel::Pic => ("pic", "-fPIC"),
    };
    let mut objects = Objects { ours: Vec::new(), theirs: Vec::new(), main: folder.join("linked.o") };
    let (source, main) = (folder.join("linked.c"), objects.main.to_string_lossy().into_owned());
    halves::succeed(&["clang-22", "-O1", pic, "-c", "-o", &main, &source.to_string_lossy()])?;
    for (name, text) in MODULES {
        // What position-independent executables may assume is in a flag of the module.
        let flags = match model {
            RelocationModel::Pie => {
                "!llvm.module.flags = !{!90, !91}\n!90 = !{i32 8, !\"PIC Level\", i32 2}\n!91 = !{i32 7, !\"PIE Level\", i32 2}\n"
            }
            _ => "",
        };
        let text = format!("{text}{flags}");
        let (source, theirs) = (folder.join(format!("{name}.ll")), folder.join(format!("{name}.theirs.o")));
        draig_workspace::write(&source, &text)?;
        let (input, output) = (source.to_string_lossy(), theirs.to_string_lossy());
        let model_option = format!("-relocation-model={option}");
        halves::succeed(&["llc-22", "-filetype=obj", &model_option, "-o", &output, &input])?;
        let ours = folder.join(format!("{name}.ours.o"));
        draig_workspace::write(&ours, object(text.as_bytes(), model)?)?;
        objects.ours.push(ours);
        objects.theirs.push(theirs);
    }
    Ok(objects)
}

/// Links, runs, and returns the output.
fn linked(folder: &Path, linker: &str, name: &str, flags: &[&str], inputs: &[&Path]) -> Result<Vec<u8>, String> {
    let output = folder.join(name);
    let output = output.to_string_lossy();
    let inputs: Vec<String> = inputs.iter().map(|path| path.to_string_lossy().into_owned()).collect();
    let mut arguments = vec!["clang-22", linker, "-o", &output];
    arguments.extend(inputs.iter().map(String::as_str));
    arguments.extend(flags);
    halves::succeed(&arguments)?;
    halves::succeed(&[&output])
}

fn same(ours: &[u8], theirs: &[u8]) -> Result<(), String> {
    if ours == theirs && !theirs.is_empty() {
        return Ok(());
    }
    Err(format!("{} instead of {}", String::from_utf8_lossy(ours), String::from_utf8_lossy(theirs)))
}

fn program(folder: &Path, linker: &str, model: RelocationModel, flags: &[&str]) -> Result<(), String> {
    let objects = objects(folder, model)?;
    let mut outputs = Vec::new();
    // All ours, all LLVM's, one of each: groups and weak symbols of different compilers meet.
    let (ours, theirs) = (&objects.ours, &objects.theirs);
    for (name, pair) in [
        ("theirs", [&theirs[0], &theirs[1]]),
        ("ours", [&ours[0], &ours[1]]),
        ("mixed", [&ours[0], &theirs[1]]),
        ("other", [&theirs[0], &ours[1]]),
    ] {
        let output = linked(folder, linker, name, flags, &[&objects.main, pair[0], pair[1]])?;
        if flags.contains(&"-Wl,--gc-sections") {
            // What nothing needs is gone from both.
            let symbols = halves::succeed(&["nm", &folder.join(name).to_string_lossy()])?;
            if String::from_utf8_lossy(&symbols).contains("unneeded") {
                return Err(format!("{name}: what nothing needs is kept"));
            }
        }
        outputs.push(output);
    }
    outputs[1..].iter().try_for_each(|output| same(output, &outputs[0]))
}

fn library(folder: &Path, linker: &str, flags: &[&str]) -> Result<(), String> {
    let objects = objects(folder, RelocationModel::Pic)?;
    let mut outputs = Vec::new();
    let script = format!("-Wl,--version-script={}", folder.join("versions").display());
    let flags: Vec<&str> =
        flags.iter().map(|flag| if flag.contains("version") { script.as_str() } else { flag }).collect();
    for (name, pair) in [("theirs", &objects.theirs), ("ours", &objects.ours)] {
        let library = folder.join(format!("lib{name}.so"));
        let path = library.to_string_lossy();
        let inputs: Vec<String> = pair.iter().map(|path| path.to_string_lossy().into_owned()).collect();
        let mut arguments = vec!["clang-22", linker, "-shared", "-o", &path, &inputs[0], &inputs[1]];
        arguments.extend(&flags);
        halves::succeed(&arguments)?;
        let search = format!("-Wl,-rpath,{}", folder.display());
        outputs.push(linked(folder, linker, name, &[&search], &[&objects.main, &library])?);
    }
    same(&outputs[1], &outputs[0])
}

fn relocatable(folder: &Path, linker: &str) -> Result<(), String> {
    let objects = objects(folder, RelocationModel::Pic)?;
    let mut outputs = Vec::new();
    for (name, pair) in [("theirs", &objects.theirs), ("ours", &objects.ours)] {
        let joined = folder.join(format!("{name}.joined.o"));
        let path = joined.to_string_lossy();
        let inputs: Vec<String> = pair.iter().map(|path| path.to_string_lossy().into_owned()).collect();
        halves::succeed(&["clang-22", linker, "-nostdlib", "-r", "-o", &path, &inputs[0], &inputs[1]])?;
        outputs.push(linked(folder, linker, name, &["-pie"], &[&objects.main, &joined])?);
    }
    same(&outputs[1], &outputs[0])
}
