//! Executables, by the system's linker driver, or by the linker of this command.

#[cfg(feature = "wild")]
mod built_in;

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use draig::codegen::{CodegenOptions, RelocationModel};
use draig::target::Triple;
use draig_diag::Diagnostic;

use super::{Compile, Object, executable_name};
use crate::report::Failure;

/// Whether a file is an input of the linker alone: an object or shared library, or an archive without IR by its name.
pub(super) fn is_machine_code(file: &OsStr) -> bool {
    let mut magic = [0; 4];
    let is_elf = fs::File::open(file).and_then(|mut file| file.read_exact(&mut magic)).is_ok() && magic == *b"\x7fELF";
    is_elf && !has_bitcode(Path::new(file))
}

/// Whether an object has LLVM IR in a section.
fn has_bitcode(path: &Path) -> bool {
    use object::{Object as _, ObjectSection as _};
    let Ok(bytes) = fs::read(path) else { return false };
    let Ok(file) = object::File::parse(&*bytes) else { return false };
    file.sections().any(|section| matches!(section.name_bytes(), Ok(b".llvmbc" | b".llvm.lto")))
}

/// Directory of objects for the linker, which is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Folder> {
        let base = std::env::temp_dir();
        for number in 0.. {
            let path = base.join(format!("draig-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Folder(path)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is the system's to clean up.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Inputs of a linker, and where its output goes.
struct Job<'a> {
    triple: &'a Triple,
    relocation_model: RelocationModel,
    objects: &'a [PathBuf],
    /// Objects and libraries of other compilers.
    others: &'a [OsString],
    library_dirs: &'a [OsString],
    libraries: &'a [OsString],
    link_args: &'a [OsString],
    /// In a folder of its own, which is removed at the end.
    output: &'a Path,
}

/// Name of the linker of this command, for `--linker`.
const BUILT_IN: &str = "built-in";

/// Links objects to an executable, which replaces an earlier one only when it is complete.
pub(super) fn executable(
    args: &Compile,
    options: &CodegenOptions,
    objects: &[Object],
    others: &[OsString],
) -> Result<(), Failure> {
    let output = Path::new(executable_name(args));
    let name = output.to_string_lossy().into_owned();
    let system = |error: &io::Error| Failure::system(&name, "F0002", "Could not write output file", error);
    let folder = Folder::new().map_err(|error| system(&error))?;
    let mut paths = Vec::with_capacity(objects.len());
    for (number, object) in objects.iter().enumerate() {
        let path = folder.0.join(format!("{number}-{}", object.name.to_string_lossy()));
        fs::write(&path, &object.bytes).map_err(|error| system(&error))?;
        paths.push(path);
    }
    let linked = folder.0.join("a.out");
    // Without a module of IR, all is for this machine.
    let triple = objects.first().map(|object| object.triple.clone()).or_else(Triple::of_host).unwrap_or_default();
    let job = Job {
        triple: &triple,
        relocation_model: options.relocation_model,
        objects: &paths,
        others,
        library_dirs: &args.library_dirs,
        libraries: &args.libraries,
        link_args: &args.link_args,
        output: &linked,
    };
    let drivers = match &args.linker {
        Some(linker) if linker == BUILT_IN => Vec::new(),
        Some(linker) => vec![Driver::of(linker)],
        None => drivers(job.triple),
    };
    for driver in &drivers {
        let mut command = job.command(driver);
        match command.status() {
            Ok(status) if status.success() => return publish(&linked, output).map_err(|error| system(&error)),
            Ok(status) => {
                let message = format!("the linker '{}' failed: {status}", driver.shown());
                return Err(Failure::about(&name, Diagnostic::error("F0020", message)));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound && args.linker.is_none() => {}
            Err(error) => return Err(Failure::system(&driver.shown(), "F0020", "Could not run", &error)),
        }
    }
    let tried: Vec<_> = drivers.iter().map(Driver::shown).collect();
    link_built_in(&job, options.threads, &tried).map_err(|missing| Failure::about(&name, *missing))?;
    publish(&linked, output).map_err(|error| system(&error))
}

/// Links by the linker of this command, after the drivers that were tried.
#[cfg(feature = "wild")]
fn link_built_in(job: &Job<'_>, threads: usize, _: &[Cow<'_, str>]) -> Result<(), Box<Diagnostic>> {
    built_in::link(job, threads)
        .map_err(|reason| Box::new(Diagnostic::error("F0020", format!("the built-in linker failed: {reason}"))))
}

/// Reports that no linker was found.
#[cfg(not(feature = "wild"))]
fn link_built_in(_: &Job<'_>, _: usize, tried: &[Cow<'_, str>]) -> Result<(), Box<Diagnostic>> {
    let missing = Diagnostic::error("F0020", "there is no linker");
    let missing = match tried.is_empty() {
        true => missing,
        false => missing.with_note(format!("these were tried: {}", tried.join(", "))),
    };
    let missing = missing
        .with_note("this command was built without a linker of its own, the feature 'wild'")
        .with_help("-c writes objects, which any linker takes");
    Err(Box::new(missing))
}

/// Command that calls a linker, with its first arguments.
struct Driver {
    command: OsString,
    arguments: Vec<String>,
}

impl Driver {
    fn of(command: &OsStr) -> Driver {
        Driver { command: command.to_owned(), arguments: Vec::new() }
    }

    fn shown(&self) -> Cow<'_, str> {
        self.command.to_string_lossy()
    }
}

impl Job<'_> {
    /// Returns the call of a driver.
    fn command(&self, driver: &Driver) -> Command {
        let mut command = Command::new(&driver.command);
        command.args(&driver.arguments).args(self.objects).args(self.others).arg("-o").arg(self.output);
        command.arg(if self.relocation_model == RelocationModel::Static { "-no-pie" } else { "-pie" });
        for (option, values) in [("-L", self.library_dirs), ("-l", self.libraries)] {
            for value in values {
                let mut argument = OsString::from(option);
                argument.push(value);
                command.arg(argument);
            }
        }
        command.args(self.link_args);
        command
    }
}

/// Returns the drivers of linkers for a target, in the order in which they are tried.
fn drivers(target: &Triple) -> Vec<Driver> {
    if let Some(driver) = std::env::var_os("CC").filter(|driver| !driver.is_empty()) {
        return vec![Driver::of(&driver)];
    }
    let is_host = Triple::of_host().is_none_or(|host| host.arch() == target.arch());
    if is_host {
        return ["cc", "clang"].map(|command| Driver::of(command.as_ref())).into();
    }
    // As Debian and others name cross compilers.
    let gcc = format!("{}-linux-gnu-gcc", String::from_utf8_lossy(target.arch_name()));
    let clang = Driver { command: "clang".into(), arguments: vec![format!("--target={target}")] };
    vec![Driver::of(gcc.as_ref()), clang]
}

/// Moves a file to its place, in one step.
fn publish(from: &Path, to: &Path) -> io::Result<()> {
    if fs::rename(from, to).is_ok() {
        return Ok(());
    }
    // Another file system: the copy is complete before it is renamed.
    let temporary = to.with_file_name(format!(".draig-{}-linked", std::process::id()));
    let done = fs::copy(from, &temporary).and_then(|_| fs::rename(&temporary, to));
    if done.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    done
}
