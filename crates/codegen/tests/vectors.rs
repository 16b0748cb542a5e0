//! Code for operations on vectors against that of LLVM 22.
//!
//! `tests/vectors/operations.ll` has one function for each operation, predicate and element that code generation
//! tells apart, with lanes chosen at random; `driver.c` calls them. `operations.txt` has what the code of `llc -O0`
//! computes; `BLESS=1` writes it again, from `llc-22`. The same functions are compiled for SSE2, for SSE4.2, and for
//! AArch64, with what LLVM's code for that computes in `operations.aarch64.txt`.

use std::path::{Path, PathBuf};
use std::process::Command;

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// Links an object with the driver, runs the program and returns what it prints; `None` without a compiler for the
/// machine.
fn output_of(object: &Path, machine: Machine) -> Option<String> {
    let program = object.with_extension("exe");
    let (compiler, options): (_, &[&str]) = match machine {
        Machine::X86_64 => ("cc", &[]),
        Machine::AArch64 => ("aarch64-linux-gnu-gcc", &["-static"]),
    };
    let status = Command::new(compiler)
        .args(options)
        .arg(folder().join("driver.c"))
        .args([object, Path::new("-lm"), Path::new("-o"), &program])
        .status()
        .ok()?;
    assert!(status.success(), "the object links");
    let output = match machine {
        Machine::X86_64 => Command::new(&program).output().expect("the program starts"),
        // Code that does not end must not keep the test from ending.
        Machine::AArch64 => Command::new("timeout").args(["60", "qemu-aarch64"]).arg(&program).output().ok()?,
    };
    if output.status.code() == Some(127) {
        // There is no emulator.
        return None;
    }
    assert!(output.status.success(), "the program ends well: {}", output.status);
    std::fs::remove_file(program).unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

fn check(name: &str, machine: Machine, features: Option<&str>) {
    let mut text = std::fs::read_to_string(folder().join("operations.ll")).unwrap();
    let object = std::env::temp_dir().join(format!("draig-vectors-{name}-{}.o", std::process::id()));
    let expected = folder().join(if machine == Machine::X86_64 { "operations.txt" } else { "operations.aarch64.txt" });
    if machine == Machine::AArch64 {
        text = text.lines().filter(|line| !line.starts_with("target ")).map(|line| format!("{line}\n")).collect();
        text.insert_str(0, "target triple = \"aarch64-unknown-linux-gnu\"\n");
    }
    if std::env::var_os("BLESS").is_some() && features.is_none() {
        let input = object.with_extension("ll");
        std::fs::write(&input, &text).unwrap();
        let status = Command::new("llc-22")
            .args(["-O0", "-filetype=obj", "-relocation-model=pic", "-o"])
            .args([&object, &input])
            .status()
            .expect("llc-22 runs");
        assert!(status.success());
        std::fs::remove_file(input).unwrap();
        std::fs::write(&expected, output_of(&object, machine).expect("there are tools")).unwrap();
    }
    if let Some(features) = features {
        text = text.replace(") {\n", ") #0 {\n");
        text += &format!("attributes #0 = {{ \"target-features\"=\"{features}\" }}\n");
    }
    let mut parsed = draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid");
    draig_upgrade::upgrade_text(&mut parsed.module);
    let verified = draig_verify::verify(&parsed.module).expect("the module is valid");
    let image = compile(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    std::fs::write(&object, write_elf(&image, machine).expect("ELF expresses it")).unwrap();
    let ours = output_of(&object, machine);
    std::fs::remove_file(object).unwrap();
    let Some(ours) = ours else { return };
    let expected = std::fs::read_to_string(expected).unwrap();
    let wrong: Vec<&str> = ours.lines().zip(expected.lines()).filter(|(a, b)| a != b).map(|(line, _)| line).collect();
    assert_eq!(ours.lines().count(), expected.lines().count());
    assert!(expected.lines().count() >= 500, "the functions are there");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn vectors_compute_what_they_do_with_llvm() {
    check("sse2", Machine::X86_64, None);
}

#[test]
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn vectors_compute_the_same_with_later_instructions() {
    if std::arch::is_x86_feature_detected!("sse4.2") {
        check("sse42", Machine::X86_64, Some("+sse4.2,+popcnt"));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn vectors_compute_what_they_do_with_llvm_on_aarch64() {
    check("aarch64", Machine::AArch64, None);
}
