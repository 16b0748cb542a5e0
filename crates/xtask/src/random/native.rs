//! Modules of random functions, and their native runs.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::OnceLock;

use draig_programs::Machine;
use draig_programs::process::{Limits, Request};
use draig_workspace::{target, write};

use super::generate::{ARGUMENTS, Generated};
use crate::in_turn;

/// Returns the first lines of a module for a machine.
fn header(machine: Machine) -> String {
    let layout = match machine {
        Machine::X86_64 => "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        Machine::AArch64 => "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    };
    format!(
        "target datalayout = \"{layout}\"\ntarget triple = \"{}\"\n\
         @format = private constant [7 x i8] c\"%016lx\\0A\"\n",
        machine.triple()
    )
}

/// Limits of a native run of all functions of a module, and of the linker.
const LIMITS: Limits = Limits { seconds: 10, memory: 4 << 30, output: 1 << 22 };

/// Returns the module of one function for the interpreter: `run0` to `run2` print the hashes, which must be defined.
pub(super) fn interpreted(machine: Machine, function: &Generated) -> String {
    let mut text = header(machine).replace("\\0A", "\\00");
    text.push_str(&function.text);
    for (at, arguments) in function.arguments.iter().enumerate() {
        let _ = write!(
            text,
            "define i32 @run{at}() {{\n  %r = call i64 @f{}({arguments})\n  %c = icmp eq i64 %r, 0\n  br i1 %c, label %zero, \
             label %end\nzero:\n  br label %end\nend:\n  call i32 (ptr, ...) @printf(ptr @format, i64 %r)\n  ret i32 0\n}}\n",
            function.number
        );
    }
    text.push_str("declare i32 @printf(ptr, ...)\n");
    for line in &function.declarations {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Returns a module whose `main` prints the hash of each run that is wanted, from that on which its argument names.
pub(super) fn module(machine: Machine, functions: &[Generated], wanted: &[[bool; ARGUMENTS]]) -> String {
    let mut text = header(machine).replace("[7 x i8]", "[8 x i8]").replace("\\0A", "\\0A\\00");
    let mut declarations: BTreeSet<&String> = BTreeSet::new();
    let mut calls = Vec::new();
    for (function, wanted) in functions.iter().zip(wanted) {
        text.push_str(&function.text);
        declarations.extend(&function.declarations);
        for (arguments, _) in function.arguments.iter().zip(wanted).filter(|(_, wanted)| **wanted) {
            calls.push(format!("call i64 @f{}({arguments})", function.number));
        }
    }
    text.push_str("define i32 @main(i32 %argc, ptr %argv) {\n  %at = getelementptr ptr, ptr %argv, i64 1\n");
    text.push_str("  %from = icmp sgt i32 %argc, 1\n  br i1 %from, label %named, label %run0\nnamed:\n");
    text.push_str("  %name = load ptr, ptr %at\n  %number = call i32 @atoi(ptr %name)\n");
    text.push_str("  switch i32 %number, label %end [");
    for number in 0..calls.len() {
        let _ = write!(text, " i32 {number}, label %run{number}");
    }
    text.push_str(" ]\n");
    for (number, call) in calls.iter().enumerate() {
        let next = if number + 1 < calls.len() { format!("run{}", number + 1) } else { "end".to_owned() };
        let _ = writeln!(
            text,
            "run{number}:\n  %r{number} = {call}\n  call i32 (i32, ptr, ...) @dprintf(i32 1, ptr @format, i64 %r{number})\n  \
             br label %{next}"
        );
    }
    text.push_str("end:\n  ret i32 0\n}\ndeclare i32 @dprintf(i32, ptr, ...)\ndeclare i32 @atoi(ptr)\n");
    for line in declarations {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Functions that the libraries of some systems lack.
const LACKING: &str = include_str!("lacking.c");

/// Compiles functions that the libraries of some systems lack, once for each machine.
pub(crate) fn lacking(machine: Machine) -> Result<PathBuf, String> {
    static DONE: [OnceLock<Result<PathBuf, String>>; Machine::ALL.len()] =
        [const { OnceLock::new() }; Machine::ALL.len()];
    let compile = || {
        let folder = target().join("random");
        let name =
            |extension: &str| folder.join(format!("lacking{}-{}.{extension}", machine.suffix(), std::process::id()));
        let (source, object) = (name("c"), name("o"));
        write(&source, LACKING)?;
        let ended = Request::new("clang-22").args(machine.clang_options()).args(["-O1", "-c", "-o"]);
        let ended = ended.args([&object, &source]).run(&LIMITS)?;
        let _ = std::fs::remove_file(&source);
        match ended.code {
            Some(0) => Ok(object),
            _ => Err(format!("not compiled: {}", String::from_utf8_lossy(&ended.stderr))),
        }
    };
    DONE[machine as usize].get_or_init(compile).clone()
}

/// Links an object and runs it; returns what each run printed, or how it ended.
pub(super) fn run(machine: Machine, name: u64, object: &[u8], runs: usize) -> Result<Vec<String>, String> {
    let (folder, suffix) = (target().join("random"), machine.suffix());
    let (file, program) = (folder.join(format!("{name}{suffix}.o")), folder.join(format!("{name}{suffix}.exe")));
    write(&file, object)?;
    let linked = Request::new(machine.linker(false)).args([&file, &lacking(machine)?]).args(["-lm", "-o"]);
    let linked = linked.args([&program]).run(&LIMITS)?;
    let _ = std::fs::remove_file(&file);
    if linked.code != Some(0) {
        return Err(format!("not linked: {}", String::from_utf8_lossy(&linked.stderr)));
    }
    let lines = |output: &[u8]| String::from_utf8_lossy(output).lines().map(str::to_owned).collect();
    let found = in_turn::results(&program, machine, runs, &LIMITS, lines);
    let _ = std::fs::remove_file(&program);
    found
}
