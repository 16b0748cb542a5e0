//! Executables, by the system's linker driver.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use draig::codegen::{CodegenOptions, RelocationModel};
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
    let mut missing = Vec::new();
    for driver in drivers() {
        let mut command = Command::new(&driver);
        command.args(&paths).args(others).arg("-o").arg(&linked);
        command.arg(if options.relocation_model == RelocationModel::Static { "-no-pie" } else { "-pie" });
        for (option, values) in [("-L", &args.library_dirs), ("-l", &args.libraries)] {
            for value in values {
                let mut argument = OsString::from(option);
                argument.push(value);
                command.arg(argument);
            }
        }
        command.args(&args.link_args);
        match command.status() {
            Ok(status) if status.success() => return publish(&linked, output).map_err(|error| system(&error)),
            Ok(status) => {
                let message = format!("the linker '{}' failed: {status}", driver.to_string_lossy());
                return Err(Failure::about(&name, Diagnostic::error("F0020", message)));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => missing.push(driver),
            Err(error) => return Err(Failure::system(&driver.to_string_lossy(), "F0020", "Could not run", &error)),
        }
    }
    let tried: Vec<_> = missing.iter().map(|driver| driver.to_string_lossy()).collect();
    let missing = Diagnostic::error("F0020", "there is no linker")
        .with_note(format!("these were tried: {}", tried.join(", ")))
        .with_help("-c writes objects, which any linker takes");
    Err(Failure::about(&name, missing))
}

/// Drivers of linkers, in the order in which they are tried.
fn drivers() -> Vec<OsString> {
    match std::env::var_os("CC").filter(|driver| !driver.is_empty()) {
        Some(driver) => vec![driver],
        None => vec!["cc".into(), "clang".into()],
    }
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
