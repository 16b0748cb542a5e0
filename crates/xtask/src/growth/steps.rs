//! Steps of processing an input, in the order of the commands; each is counted separately.

use draig::codegen::{CodegenOptions, Machine, compile, write_elf};
use draig::diag::Severity;
use draig::link::{LinkOptions, Linker, diff, extract, split, without_unused};
use draig::target::Triple;
use draig::verify::verify;
use draig::{Module, Printer, ReadOptions, WriteOptions};
use draig_mc::{AssembleOptions, assemble};

use super::STEP;
use super::kinds::Kind;

/// Calls the step to be counted; callgrind finds this function by name.
#[inline(never)]
pub(crate) fn counted_step(step: &mut dyn FnMut()) {
    step();
}

/// Counts one step and returns its result.
fn count<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let (mut work, mut result) = (Some(work), None);
    counted_step(&mut || result = work.take().map(|work| work()));
    println!("{STEP}{name}");
    result.unwrap_or_else(|| unreachable!("a step that was called has a result"))
}

/// Kinds whose vectors have a number of lanes, in all, that is the square of the count.
const MANY_LANES: [&str; 1] = ["intrinsics"];

/// Target of compilation.
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// Oldest version to write for.
const OLDEST: u32 = 15;

/// Runs all steps with one input, and prints the name of each.
///
/// # Errors
/// Returns the error of a kind that should be accepted.
pub(crate) fn take(kind: &Kind, number: usize) -> Result<(), String> {
    let (text, other) = (kind.text(number, "a"), kind.text(number, "b"));
    let refused = |step: &str, message: String| format!("{}, {step}: {message}", kind.name);
    let read = |input: &[u8]| Module::parse_with(input, &ReadOptions::new("a")).map(|read| read.module);
    let module = count("read", || read(text.as_bytes())).map_err(|e| refused("read", e.to_string()))?;
    let module = &module;
    count("verify", || match verify(module) {
        Ok(_) => 0,
        Err(errors) => {
            let printer = Printer::new(module);
            errors.iter().map(|one| one.to_diagnostic(&printer, Severity::Error).notes.len()).sum()
        }
    });
    count("print", || module.to_text());
    if !module.inline_asm.is_empty() {
        count("assemble", || assemble(&module.inline_asm, &module.triple, &AssembleOptions::default()).is_ok());
    }
    if !MANY_LANES.contains(&kind.name)
        && let Ok(verified) = verify(module)
    {
        // Some kinds are refused, which must be fast, too.
        let options = CodegenOptions { triple: Some(Triple::parse(TRIPLE)), ..CodegenOptions::default() };
        let image = count("compile", || compile(&verified, &options));
        if let Ok(image) = image {
            count("write-object", || write_elf(&image, Machine::X86_64).is_ok());
        }
    }
    let bytes = count("write", || module.to_bitcode()).map_err(|e| refused("write", e.to_string()))?;
    let again = count("read-bitcode", || read(&bytes)).map_err(|e| refused("read-bitcode", e.to_string()))?;
    count("diff", || diff(module, &again, 10).total);
    let other = read(other.as_bytes()).map_err(|e| refused("read", e.to_string()))?.into_inner();
    for (name, second) in [("link", other), ("link-same", again.clone().into_inner())] {
        let mut linker = Linker::new(b"a");
        // Some kinds cannot be linked with themselves; the error must be fast, too.
        let first = module.clone().into_inner();
        count(name, || {
            let done = linker.link(first, &LinkOptions::default()).is_ok();
            done && linker.link(second, &LinkOptions::default()).is_ok()
        });
    }
    let copy = || module.clone().into_inner();
    let names: Vec<Vec<u8>> = module.globals_in_order().map(|global| module.name(global).to_vec()).collect();
    let names: Vec<&[u8]> = names.iter().map(Vec::as_slice).filter(|name| !name.is_empty()).collect();
    for (step, names) in [("extract-one", &names[..names.len().min(1)]), ("extract-all", &names)] {
        let module = copy();
        count(step, || extract(module, names, false).is_ok());
    }
    let module_to_split = copy();
    count("split", || split(module_to_split, 4).is_ok());
    let module_to_strip = copy();
    count("drop-unused", || without_unused(module_to_strip).is_ok());
    let mut older = module.clone();
    count("downgrade", || older.downgrade(OLDEST).is_ok());
    let mut options = WriteOptions::default();
    options.for_llvm = OLDEST;
    count("write-older", || older.to_bitcode_with(&options).is_ok());
    Ok(())
}
