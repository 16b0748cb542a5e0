//! Whole programs, compiled by clang from the sources in `tests/programs`: each prints the same as natively, or in qemu
//! (`cargo xtask programs examples --bless` records both). Those of C++ need their library, and are run by the tests of
//! `draig-cli`.

#[cfg(unix)]
mod folder;

use std::path::{Path, PathBuf};

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::{Closed, Host};
use draig_interp::{Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

fn path_of(name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.{extension}"))
}

/// Runs a program to its end.
fn run_program(name: &str, host: &mut dyn Host) {
    let text = std::fs::read(path_of(name, "ll")).expect("it is there");
    let module = parse_module(&text, &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let ended = run(&verified, &Options::default(), host);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{name}: {:?}", ended.outcome);
}

fn check_output(name: &str, output: &[u8]) {
    let wanted = std::fs::read(path_of(name, "stdout")).expect("it is there");
    assert_eq!(String::from_utf8_lossy(output), String::from_utf8_lossy(&wanted), "{name}");
}

fn prints_as_natively(name: &str) {
    let mut host = Closed::default();
    host.input = std::fs::read(path_of(name, "stdin")).unwrap_or_default().into();
    run_program(name, &mut host);
    check_output(name, &host.output);
}

#[test]
fn instructions_of_x86() {
    prints_as_natively("simd");
}

#[test]
fn instructions_in_inline_assembly() {
    prints_as_natively("assembly");
}

#[test]
fn floating_point_and_vectors_in_inline_assembly() {
    prints_as_natively("assembly_floats");
}

#[test]
fn instructions_of_aarch64_in_inline_assembly() {
    prints_as_natively("assembly_aarch64");
}

#[test]
fn wide_characters() {
    prints_as_natively("wide");
}

#[test]
fn streams_over_memory_and_pipes() {
    prints_as_natively("files");
}

#[test]
fn trees_tables_and_times() {
    prints_as_natively("search");
}

#[cfg(unix)]
#[test]
fn folders_and_permissions() {
    let mut host = folder::Folder::new("folders");
    run_program("folders", &mut host);
    check_output("folders", &host.closed.output);
}
