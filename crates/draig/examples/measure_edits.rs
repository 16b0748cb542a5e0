//! Draig's side of `cargo xtask bench --edit`, with the edits of the C++ program
//! (`crates/xtask/src/bench/editing/llvm.cpp`): `measure_edits FILE.ll RUNS` prints, for each edit, how often it was made
//! and its best time in microseconds.

use std::time::{Duration, Instant};

use draig::Module;
use draig::build::Position;
use draig::facts::inlinable_callee;
use draig::ir::{CloneMap, Global, Inst, Opcode, Type};

/// The allocator of the command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Largest function, in instructions, whose calls are inlined. The same number is in the C++ program.
const MAX_INLINED: usize = 20;

/// An edit of a module, which returns how often it was made.
type Edit = fn(&mut Module) -> Result<usize, String>;

/// The edits, with the names that the C++ program prints.
const EDITS: [(&str, Edit); 3] = [("replace", replace_third), ("clone", clone_blocks), ("inline", inline_calls)];

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

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, file, runs, only @ ..] = args.as_slice() else {
        return Err("usage: measure_edits FILE.ll RUNS [EDIT]".into());
    };
    let module = Module::parse(std::fs::read(file)?).map_err(|errors| errors.to_string())?;
    for (name, edit) in EDITS.into_iter().filter(|(name, _)| only.is_empty() || only.iter().any(|only| only == name)) {
        let (count, time) = measure(&module, edit, runs.parse()?)?;
        println!("{name} {count} {}", time.as_micros());
    }
    Ok(())
}
