//! `cargo xtask bench --edit`: edits of all functions of a module, compared with the same edits by LLVM's C++ interface
//! (`editing/llvm.cpp`, which is compiled for the run).

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use draig::Module;
use draig::build::Position;
use draig::facts::inlinable_callee;
use draig::ir::{CloneMap, Global, Inst, Opcode, Type};
use draig_workspace::{root, target};

use crate::TaskResult;

/// Largest function, in instructions, whose calls are inlined. The same number is in the C++ program.
const MAX_INLINED: usize = 20;

/// An edit of a module, which returns how often it was made.
type Edit = fn(&mut Module) -> Result<usize, String>;

/// The edits, with the names that the C++ program prints.
const EDITS: [(&str, &str, Edit); 3] = [
    ("replace", "replace every third instruction", replace_third),
    ("clone", "clone every block", clone_blocks),
    ("inline", "inline calls of functions of up to 20 instructions", inline_calls),
];

/// Measures all files and prints a table of each.
pub(super) fn run(files: &[impl AsRef<Path>], runs: usize) -> TaskResult {
    compare(files, runs).map_err(|error| error.to_string())?;
    Ok(true)
}

fn compare(files: &[impl AsRef<Path>], runs: usize) -> Result<(), Box<dyn std::error::Error>> {
    let source = root().join("crates/xtask/src/bench/editing/llvm.cpp");
    let program = compile_with_llvm(&source, &target().join("edits-of-llvm"))?;
    for file in files.iter().map(AsRef::as_ref) {
        let output = Command::new(&program).arg(file).arg(runs.to_string()).output()?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
        }
        let theirs = String::from_utf8(output.stdout)?;
        let module = Module::parse(std::fs::read(file)?).map_err(|errors| errors.to_string())?;
        println!("\n{}:\n\n| edit | LLVM: count | ms | Draig: count | ms | times |", file.display());
        println!("| --- | ---: | ---: | ---: | ---: | ---: |");
        for (name, title, edit) in EDITS {
            let line = theirs.lines().find_map(|line| line.strip_prefix(name));
            let mut numbers = line.unwrap_or_default().split_whitespace().filter_map(|word| word.parse::<u64>().ok());
            let (Some(their_count), Some(their_time)) = (numbers.next(), numbers.next()) else {
                return Err(format!("the program of LLVM printed no line {name}").into());
            };
            let (count, time) = measure(&module, edit, runs)?;
            let their_time = Duration::from_micros(their_time);
            println!(
                "| {title} | {their_count} | {:.2} | {count} | {:.2} | {:.1} |",
                milliseconds(their_time),
                milliseconds(time),
                their_time.as_secs_f64() / time.as_secs_f64()
            );
        }
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Compiles a C++ program against LLVM's libraries.
pub(super) fn compile_with_llvm(source: &Path, program: &Path) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let flags = |list: &[&str]| -> Result<Vec<String>, Box<dyn std::error::Error>> {
        let output = Command::new("llvm-config-22").args(list).output()?;
        Ok(String::from_utf8(output.stdout)?.split_whitespace().map(str::to_string).collect())
    };
    let status = Command::new("clang++-22")
        .arg("-O2")
        .args(flags(&["--cxxflags"])?)
        .arg(source)
        .args(flags(&["--ldflags", "--libs"])?)
        .arg("-o")
        .arg(program)
        .status()?;
    if status.success() {
        Ok(program.to_owned())
    } else {
        Err("the program of LLVM does not compile; is llvm-22-dev installed?".into())
    }
}

/// Returns the count of an edit, and its best time.
fn measure(module: &Module, edit: Edit, runs: usize) -> Result<(usize, Duration), String> {
    let mut best = (0, Duration::MAX);
    for _ in 0..runs {
        let mut copy = module.clone();
        let start = Instant::now();
        let count = edit(&mut copy)?;
        let took = start.elapsed();
        if took < best.1 {
            best = (count, took);
        }
    }
    Ok(best)
}

fn definitions(module: &Module) -> Vec<Global> {
    module.functions().iter().copied().filter(|&function| module.body(function).is_some()).collect()
}

fn replace_third(module: &mut Module) -> Result<usize, String> {
    let (mut count, mut seen) = (0, 0);
    for function in definitions(module) {
        let Some(body) = module.body_mut(function) else { continue };
        let all: Vec<Inst> = body.insts().collect();
        for inst in all {
            let opcode = body.opcode(inst);
            if opcode.is_terminator() || opcode == Opcode::Phi || body.inst_type(inst) == Type::VOID {
                continue;
            }
            seen += 1;
            if seen % 3 == 0 {
                let new = body.clone_inst(inst, Position::Before(inst));
                body.replace_all_uses(inst, new);
                body.remove_inst(inst);
                count += 1;
            }
        }
    }
    Ok(count)
}

fn clone_blocks(module: &mut Module) -> Result<usize, String> {
    let mut count = 0;
    for function in definitions(module) {
        let Some(body) = module.body_mut(function) else { continue };
        let blocks: Vec<_> = body.blocks().collect();
        for block in blocks {
            let pad = body.block_insts(block).find(|&inst| body.opcode(inst) != Opcode::Phi);
            let is_pad = pad.is_some_and(|inst| {
                matches!(
                    body.opcode(inst),
                    Opcode::LandingPad | Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad
                )
            });
            if !is_pad {
                body.copy_blocks(None, &[block], &mut CloneMap::new(), b".c");
                count += 1;
            }
        }
    }
    Ok(count)
}

fn inline_calls(module: &mut Module) -> Result<usize, String> {
    let mut count = 0;
    for caller in definitions(module) {
        let calls: Vec<Inst> = module.body(caller).into_iter().flat_map(|body| body.insts()).collect();
        for call in calls {
            let callee = module.body(caller).and_then(|body| inlinable_callee(module, body, call));
            let Some(callee) = callee.filter(|&callee| callee != caller) else { continue };
            let Some(body) = module.body(callee).filter(|body| body.insts().count() <= MAX_INLINED).cloned() else {
                continue;
            };
            let done = module.build(caller).inline_call(call, &body).map_err(|error| error.to_string())?;
            count += usize::from(done);
        }
    }
    Ok(count)
}
