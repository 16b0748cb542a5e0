//! Objects of our own sources, against the committed descriptions, and against LLVM's assembler where it is
//! installed. `BLESS=1` rewrites the descriptions.

mod common;
mod compare;

use std::path::{Path, PathBuf};
use std::process::Command;

use common::FewInstructions;
use draig_mc::assemble_with;
use draig_object::{Machine, write_elf};
use draig_target::Triple;

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

fn sources() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/asm");
    let mut sources: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "s"))
        .collect();
    sources.sort();
    assert!(!sources.is_empty());
    sources
}

fn object(path: &Path) -> Vec<u8> {
    let text = std::fs::read(path).unwrap();
    match assemble_with(&text, &mut FewInstructions, &Triple::parse(TRIPLE)) {
        Ok(assembled) => write_elf(&assembled.image, Machine::X86_64).unwrap(),
        Err(errors) => panic!("{}: {errors:?}", path.display()),
    }
}

#[test]
fn objects_are_as_committed() {
    for source in sources() {
        let description = compare::describe(&object(&source));
        let committed = source.with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&committed, &description).unwrap();
        }
        let committed = std::fs::read_to_string(&committed).unwrap_or_default();
        assert!(description == committed, "{}:\n{description}", source.display());
    }
}

#[test]
fn objects_are_those_of_llvm() {
    if Command::new("llvm-mc-22").arg("--version").output().is_err() {
        eprintln!("llvm-mc-22 is not installed");
        return;
    }
    for source in sources() {
        let output = Command::new("llvm-mc-22")
            .args(["-filetype=obj", "-o", "-", "-triple", TRIPLE])
            .arg(&source)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let (ours, reference) = (compare::describe(&object(&source)), compare::describe(&output.stdout));
        assert!(ours == reference, "{}:\n{ours}\nLLVM:\n{reference}", source.display());
    }
}
