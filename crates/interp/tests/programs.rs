//! Whole programs that clang made of what is beside them, in `tests/programs`: each prints what it prints
//! natively (`cargo xtask programs examples --bless` writes both down).

use std::path::Path;

use draig_asm::{ParseOptions, parse_module};
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome};
use draig_runtime::run;
use draig_verify::verify;

fn prints_as_natively(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let beside = |extension: &str| std::fs::read(folder.join(format!("{name}.{extension}")));
    let text = beside("ll").expect("it is there");
    let module = parse_module(&text, &ParseOptions::default()).expect("it parses").module;
    let verified = verify(&module).expect("it verifies");
    let mut host = Closed::default();
    host.input = beside("stdin").unwrap_or_default().into();
    let ended = run(&verified, &Options::default(), &mut host);
    assert!(matches!(ended.outcome, Outcome::Exit(0)), "{name}: {:?}", ended.outcome);
    let wanted = beside("stdout").expect("it is there");
    assert_eq!(String::from_utf8_lossy(&host.output), String::from_utf8_lossy(&wanted), "{name}");
}

#[test]
fn streams_of_cxx() {
    prints_as_natively("streams");
}

#[test]
fn instructions_of_x86() {
    prints_as_natively("simd");
}

#[test]
fn exceptions_of_the_cxx_library() {
    prints_as_natively("exceptions");
}

#[test]
fn the_cxx_library_as_its_headers_call_it() {
    prints_as_natively("library");
}

#[test]
fn clocks_see_every_pause() {
    prints_as_natively("clocks");
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
