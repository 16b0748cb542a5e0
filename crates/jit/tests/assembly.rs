//! Inline assembly, compiled and run in memory: results against those that `llc-22 -O0` gives, as the functions in
//! `assembly/statements.ll` have them.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]
#![allow(unsafe_code)]

use draig_codegen::CodegenOptions;
use draig_jit::{Jit, process_symbol};

const STATEMENTS: &str = include_str!("assembly/statements.ll");

/// A line `; run: NAME(A, B) = RESULT`.
fn run_of(line: &str) -> Option<(&str, i64, i64, i64)> {
    let (name, rest) = line.strip_prefix("; run: ")?.split_once('(')?;
    let (arguments, result) = rest.split_once(") = ")?;
    let (a, b) = arguments.split_once(", ")?;
    Some((name, a.parse().ok()?, b.parse().ok()?, result.parse().ok()?))
}

#[test]
fn statements_compute_what_llc_makes_them_compute() {
    let parsed = draig_asm::parse_module(STATEMENTS.as_bytes(), &Default::default());
    let module = parsed.unwrap_or_else(|errors| panic!("{errors:?}")).module;
    let verified = draig_verify::verify(&module).expect("the module is valid");
    let mut jit = Jit::new(process_symbol).unwrap();
    jit.add_module(&verified, &CodegenOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    let runs: Vec<_> = STATEMENTS.lines().filter_map(run_of).collect();
    assert!(runs.len() > 80, "{} runs", runs.len());
    for (name, a, b, expected) in runs {
        let function: unsafe extern "C" fn(i64, i64) -> i64 = jit.function(name).unwrap();
        // SAFETY: all functions of the file have this type.
        let result = unsafe { function(a, b) };
        assert_eq!(result, expected, "{name}({a}, {b})");
    }
}
