//! The linker of this command, `libwild`, for machines without a compiler: it needs neither a driver nor the files of
//! development packages, only the shared libraries that programs run with.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use draig::codegen::{Machine, RelocationModel, write_elf};
use draig::target::{Arch, Triple};
use draig_mc::{AssembleOptions, assemble};

use super::Job;

/// Facts about the systems of a machine.
struct System {
    machine: Machine,
    /// Name of the machine for linkers (`-m`).
    emulation: &'static str,
    /// Folders of libraries, in the order in which they are searched.
    folders: &'static [&'static str],
    /// Loaders of programs, of which the first that exists is named in the executable.
    loaders: &'static [&'static str],
    /// Assembly text of the code that runs first.
    start: &'static str,
}

const X86_64: System = System {
    machine: Machine::X86_64,
    emulation: "elf_x86_64",
    folders: &["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib", "/lib"],
    loaders: &["/lib64/ld-linux-x86-64.so.2", "/lib/ld-musl-x86_64.so.1"],
    start: include_str!("start_x86_64.s"),
};

const AARCH64: System = System {
    machine: Machine::AArch64,
    emulation: "aarch64linux",
    folders: &[
        "/usr/aarch64-linux-gnu/lib",
        "/usr/lib/aarch64-linux-gnu",
        "/lib/aarch64-linux-gnu",
        "/usr/lib64",
        "/lib64",
        "/usr/lib",
        "/lib",
    ],
    loaders: &["/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-aarch64.so.1"],
    start: include_str!("start_aarch64.s"),
};

/// Libraries that every program gets if it uses them: the C library, and the functions that compilers call.
const ALWAYS: [&str; 2] = ["c", "gcc_s"];

/// Links the objects of a job to an executable; on failure, returns the reason.
pub(super) fn link(job: &Job<'_>, threads: usize) -> Result<(), String> {
    let system = match job.triple {
        triple if triple.is_aarch64() => &AARCH64,
        triple if triple.arch() == Arch::X86_64 => &X86_64,
        triple => return Err(format!("it has no start of programs for '{triple}'")),
    };
    let start = job.output.with_file_name("start.o");
    std::fs::write(&start, start_object(system, job.triple)?)
        .map_err(|error| format!("{}: {error}", start.display()))?;
    let arguments = arguments(job, system, &start, threads)?;
    let words = || arguments.iter().map(String::as_str);
    let run = || {
        let mut parsed = libwild::Args::new(words)?;
        parsed.parse(words)?;
        libwild::run(parsed)
    };
    run().map_err(|error| error.to_string())
}

/// Returns the object with the start of a program.
fn start_object(system: &System, triple: &Triple) -> Result<Vec<u8>, String> {
    let assembled = assemble(system.start.as_bytes(), triple, &AssembleOptions::default());
    let assembled = assembled.map_err(|errors| format!("the start of programs: {errors:?}"))?;
    write_elf(&assembled.image, system.machine).map_err(|error| error.to_string())
}

/// Returns the words of the linker's command line.
fn arguments(job: &Job<'_>, system: &System, start: &Path, threads: usize) -> Result<Vec<String>, String> {
    let loader = system.loaders.iter().find(|loader| Path::new(loader).exists()).unwrap_or(&system.loaders[0]);
    let always =
        ["ld", "-m", system.emulation, "--eh-frame-hdr", "--hash-style=gnu", "--build-id", "-z", "relro", "-z", "now"];
    let mut words: Vec<String> = always.into_iter().map(str::to_owned).collect();
    words.push(format!("--threads={threads}"));
    words.push(if job.relocation_model == RelocationModel::Static { "-no-pie" } else { "-pie" }.to_owned());
    words.push(format!("--dynamic-linker={loader}"));
    for path in [start].into_iter().chain(job.objects.iter().map(PathBuf::as_path)) {
        words.push(word(path.as_os_str())?);
    }
    for other in job.others {
        words.push(word(other)?);
    }
    words.push("-o".to_owned());
    words.push(word(job.output.as_os_str())?);
    let folders: Vec<PathBuf> =
        job.library_dirs.iter().map(PathBuf::from).chain(system.folders.iter().map(PathBuf::from)).collect();
    for folder in folders.iter().filter(|folder| folder.is_dir()) {
        words.push(format!("-L{}", word(folder.as_os_str())?));
    }
    for argument in job.link_args {
        let argument = word(argument)?;
        match argument.strip_prefix("-Wl,") {
            Some(list) => words.extend(list.split(',').map(str::to_owned)),
            // Of a driver: the C library has the functions of both.
            None if matches!(argument.as_str(), "-pthread" | "-pie" | "-no-pie") => {}
            None if argument == "-rdynamic" => words.push("--export-dynamic".to_owned()),
            None => words.push(argument),
        }
    }
    words.push("--as-needed".to_owned());
    let libraries = job.libraries.iter().map(|name| word(name)).chain(ALWAYS.map(|name| Ok(name.to_owned())));
    for library in libraries {
        words.push(library_word(&library?, &folders));
    }
    Ok(words)
}

/// Returns the word for a library: its option where development files exist, otherwise the path of its newest version.
fn library_word(name: &str, folders: &[PathBuf]) -> String {
    let option = format!("-l{name}");
    for folder in folders {
        if [".so", ".a"].iter().any(|suffix| folder.join(format!("lib{name}{suffix}")).exists()) {
            return option;
        }
        if let Some(path) = newest_version(name, folder) {
            return path.to_string_lossy().into_owned();
        }
    }
    // Its absence is the linker's error.
    option
}

/// Returns the library `libNAME.so.VERSION` of a folder with the largest first number.
fn newest_version(name: &str, folder: &Path) -> Option<PathBuf> {
    let prefix = format!("lib{name}.so.");
    let version = |entry: std::fs::DirEntry| {
        let file = entry.file_name().into_string().ok()?;
        let number: u64 = file.strip_prefix(&prefix)?.parse().ok()?;
        Some((number, entry.path()))
    };
    std::fs::read_dir(folder).ok()?.filter_map(|entry| version(entry.ok()?)).max().map(|(_, path)| path)
}

/// Returns an argument as the text that the linker takes.
fn word(argument: &OsStr) -> Result<String, String> {
    let text: OsString = argument.to_owned();
    text.into_string().map_err(|argument| format!("'{}' is not UTF-8", argument.to_string_lossy()))
}
