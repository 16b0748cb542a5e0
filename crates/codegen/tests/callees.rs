//! Calls of pointers that stay in registers during a loop, run on both targets.
//!
//! Without a C compiler for the target, and `qemu-aarch64` for AArch64, functions are only compiled.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::{Command, Stdio};

use draig_codegen::{CodegenOptions, compile};
use draig_object::{Machine, write_elf};
use draig_target::Triple;

fn is_there(command: &str) -> bool {
    let status = Command::new(command).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// Compiles the functions, links them with the driver and runs the program.
fn check(triple: &str, machine: Machine, compiler: &str, runner: Option<&str>) {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/callees");
    let text = std::fs::read(sources.join("loops.ll")).unwrap();
    let module = draig_asm::parse_module(&text, &Default::default()).expect("the text is valid").module;
    let verified = draig_verify::verify(&module).unwrap_or_else(|errors| panic!("{errors:?}"));
    let options = CodegenOptions { triple: Some(Triple::parse(triple)), ..CodegenOptions::default() };
    let image = compile(&verified, &options).unwrap_or_else(|error| panic!("{error}"));
    let object = write_elf(&image, machine).expect("ELF expresses it");
    if ![Some(compiler), runner].into_iter().flatten().all(is_there) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("draig-callees-{compiler}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (path, program) = (folder.join("loops.o"), folder.join("program"));
    std::fs::write(&path, object).unwrap();
    let mut link = Command::new(compiler);
    link.args(["-static", "-O1", "-o"]).arg(&program).arg(sources.join("driver.c")).arg(&path);
    let is_linked = link.status().unwrap().success();
    // Code that does not end must not keep the test from ending.
    let output = Command::new("timeout").arg("60").args(runner).arg(&program).output().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(is_linked, "the object links");
    assert!(output.status.success(), "{}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "0 of 800 wrong\n");
}

#[test]
#[cfg(target_arch = "x86_64")]
fn callees_of_x86_64_in_registers_of_a_loop_are_called() {
    check("x86_64-unknown-linux-gnu", Machine::X86_64, "cc", None);
}

#[test]
fn callees_of_aarch64_in_registers_of_a_loop_are_called() {
    check("aarch64-unknown-linux-gnu", Machine::AArch64, "aarch64-linux-gnu-gcc", Some("qemu-aarch64"));
}
