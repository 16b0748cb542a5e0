//! Code for operations on vectors against that of LLVM 22.
//!
//! `tests/vectors/operations.ll` has one function for each operation, predicate and element that code generation
//! tells apart, with lanes chosen at random; `driver.c` calls them. `operations.txt` has what the code of `llc -O0`
//! computes; `BLESS=1` writes it again, from `llc-22`. The same functions are compiled for SSE2 and for SSE4.2.

use std::path::{Path, PathBuf};
use std::process::Command;

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// Links an object with the driver, runs the program and returns what it prints.
fn output_of(object: &Path) -> String {
    let program = object.with_extension("exe");
    let status = Command::new("cc")
        .arg(folder().join("driver.c"))
        .args([object, Path::new("-lm"), Path::new("-o"), &program])
        .status()
        .expect("a C compiler is there");
    assert!(status.success(), "the object links");
    let output = Command::new(&program).output().expect("the program starts");
    assert!(output.status.success(), "the program ends well: {}", output.status);
    std::fs::remove_file(program).unwrap();
    String::from_utf8(output.stdout).unwrap()
}

fn check(name: &str, features: Option<&str>) {
    let mut text = std::fs::read_to_string(folder().join("operations.ll")).unwrap();
    let object = std::env::temp_dir().join(format!("draig-vectors-{name}-{}.o", std::process::id()));
    let expected = folder().join("operations.txt");
    if std::env::var_os("BLESS").is_some() && features.is_none() {
        let status = Command::new("llc-22")
            .args(["-O0", "-filetype=obj", "-relocation-model=pic", "-o"])
            .args([&object, &folder().join("operations.ll")])
            .status()
            .expect("llc-22 runs");
        assert!(status.success());
        std::fs::write(&expected, output_of(&object)).unwrap();
    }
    if let Some(features) = features {
        text = text.replace(") {\n", ") #0 {\n");
        text += &format!("attributes #0 = {{ \"target-features\"=\"{features}\" }}\n");
    }
    let mut parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    std::fs::write(&object, write_elf(&image, Machine::X86_64).expect("ELF expresses it")).unwrap();
    let (ours, expected) = (output_of(&object), std::fs::read_to_string(expected).unwrap());
    std::fs::remove_file(object).unwrap();
    let wrong: Vec<&str> = ours.lines().zip(expected.lines()).filter(|(a, b)| a != b).map(|(line, _)| line).collect();
    assert_eq!(ours.lines().count(), expected.lines().count());
    assert!(expected.lines().count() >= 500, "the functions are there");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn vectors_compute_what_they_do_with_llvm() {
    check("sse2", None);
}

#[test]
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn vectors_compute_the_same_with_later_instructions() {
    if std::arch::is_x86_feature_detected!("sse4.2") {
        check("sse42", Some("+sse4.2,+popcnt"));
    }
}
