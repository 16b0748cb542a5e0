//! `cargo xtask abi unwinding`: programs that run instruction by instruction, while an unwinder looks for their
//! callers at each.

use std::path::Path;

use draig_programs::Machine;

use super::{declarations, halves, object, signatures, stepped};
use crate::TaskResult;

/// Options of the step.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of functions in each program
    #[arg(long, value_name = "N", default_value_t = 150)]
    functions: usize,
    /// Largest number of programs of the suites, which must be prepared
    #[arg(long, value_name = "N", default_value_t = 240)]
    programs: usize,
    /// Replace the committed results
    #[arg(long)]
    bless: bool,
}

/// The program that runs another one step by step.
const TRACER: &str = include_str!("tracer.c");

/// Functions with large frames, objects of variable size, guards, probes, many exits, and calls in their place.
const FRAMES: &str = include_str!("frames.ll");

/// Runs the step.
pub(super) fn run(options: &Options) -> TaskResult {
    let folder = super::scratch("unwinding")?;
    let tracer = folder.join("tracer.o");
    let source = folder.join("tracer.c");
    draig_workspace::write(&source, TRACER)?;
    compile_c(&source, &tracer)?;
    let tables = folder.join("tables.c");
    let count = options.functions;
    draig_workspace::write(&tables, format!("unsigned long got[{count}], back[{count}], kept[{count}], words[64];\n"))?;
    compile_c(&tables, &folder.join("tables.o"))?;
    let mut lines = Vec::new();
    let mut programs: Vec<(String, Vec<String>, bool)> = vec![("frames".to_owned(), vec![FRAMES.to_owned()], true)];
    let c = declarations::batch(Machine::X86_64, 1, count);
    programs.push(("c".to_owned(), vec![ir_of(&folder, &c.callers)?, ir_of(&folder, &c.callees)?], true));
    for seed in 0..signatures::conventions(Machine::X86_64).len() as u64 {
        let batch = signatures::batch(Machine::X86_64, seed, count);
        // Functions of these conventions change what those of C restore.
        let restores =
            !matches!(batch.convention, "ghccc" | "preserve_nonecc" | "swiftcc" | "swifttailcc" | "x86_regcallcc");
        // In those the frame pointer is an argument while a call is made.
        if batch.convention != "ghccc" {
            programs.push((batch.convention.to_owned(), vec![batch.callers, batch.passers, batch.callees], restores));
        }
    }
    for (name, texts, restores) in programs {
        let mut objects = vec![tracer.clone(), folder.join("tables.o")];
        for (number, text) in texts.iter().enumerate() {
            let path = folder.join(format!("{name}{number}.o"));
            draig_workspace::write(&path, object(text.as_bytes(), draig::codegen::RelocationModel::Pic)?)?;
            objects.push(path);
        }
        let objects: Vec<&Path> = objects.iter().map(std::path::PathBuf::as_path).collect();
        let mode = if restores { "registers" } else { "addresses" };
        let output = halves::run(Machine::X86_64, &folder, &name, &objects, &[mode])?;
        let numbers: Vec<u64> =
            output.first().map_or("", String::as_str).split(' ').filter_map(|word| word.parse().ok()).collect();
        let &[checked, wrong, _] = numbers.as_slice() else { return Err(format!("{name}: no result")) };
        if checked == 0 {
            return Err(format!("{name}: nothing was checked"));
        }
        println!("{name}: {checked} places, {wrong} wrong");
        lines.push(format!("unwinding {name} {wrong} wrong"));
    }
    lines.extend(stepped::programs(&folder, &tracer, options.programs)?);
    super::compare("unwinding", &lines, options.bless)
}

/// Returns what clang makes of a text in C.
fn ir_of(folder: &Path, text: &str) -> Result<String, String> {
    let source = folder.join("program.c");
    draig_workspace::write(&source, text)?;
    let source = source.to_string_lossy();
    let ir = halves::succeed(&["clang-22", "-O1", "-w", "-S", "-emit-llvm", "-o", "-", &source])?;
    String::from_utf8(ir).map_err(|error| error.to_string())
}

fn compile_c(source: &Path, object: &Path) -> Result<(), String> {
    let (source, object) = (source.to_string_lossy(), object.to_string_lossy());
    halves::succeed(&["clang-22", "-O1", "-c", "-o", &object, &source]).map(drop)
}
