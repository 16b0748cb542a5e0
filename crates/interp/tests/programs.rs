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

/// Returns how a program of this text ends.
fn end_of(text: &[u8], host: &mut dyn Host) -> Outcome {
    let module = parse_module(text, &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    run(&verified, &Options::default(), host).outcome
}

/// Runs a program to its end.
fn run_program(name: &str, host: &mut dyn Host) {
    let text = std::fs::read(path_of(name, "ll")).expect("it is there");
    let end = end_of(&text, host);
    assert!(matches!(end, Outcome::Exit(0)), "{name}: {end:?}");
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

/// Clang passes `double complex` and the structs of `hsearch` as arrays on AArch64, and as their parts on x86-64.
#[test]
fn arrays_are_as_many_parameters_of_library_functions_as_they_have_elements() {
    let text = |numbers: &str, entry: &str| {
        format!(
            "@key = constant [4 x i8] c\"key\\00\"
declare double @cabs({numbers})
declare {{ double, double }} @conj({numbers})
declare i32 @hcreate(i64)
declare ptr @hsearch({entry}, i32)
define i32 @main() {{
  %length = call double @cabs({numbers} NUMBERS)
  %both = call {{ double, double }} @conj({numbers} NUMBERS)
  %negative = extractvalue {{ double, double }} %both, 1
  %sum = fadd double %length, %negative
  call i32 @hcreate(i64 8)
  %data = inttoptr i64 40 to ptr
  %entered = call ptr @hsearch({entry} ENTRY, i32 1)
  %at = getelementptr ptr, ptr %entered, i64 1
  %found = load i32, ptr %at
  %whole = fptosi double %sum to i32
  %all = add i32 %whole, %found
  ret i32 %all
}}"
        )
    };
    let of_arrays = text("[2 x double]", "[2 x ptr]")
        .replace("NUMBERS", "[double 3.0, double 4.0]")
        .replace("ENTRY", "[ptr @key, ptr inttoptr (i64 40 to ptr)]");
    let of_parts = text("double, double", "ptr, ptr")
        .replace("double, double NUMBERS", "double 3.0, double 4.0")
        .replace("ptr, ptr ENTRY", "ptr @key, ptr %data");
    for text in [of_arrays, of_parts] {
        let end = end_of(text.as_bytes(), &mut Closed::default());
        assert!(matches!(end, Outcome::Exit(41)), "{end:?}");
    }
}
