//! `cargo xtask abi conventions`: random signatures of which callers, functions that pass calls on, and callees come
//! from different compilers.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use draig::codegen::RelocationModel;
use draig_programs::Machine;

use super::halves::{self, Compile, Part};
use super::{declarations, signatures};
use crate::TaskResult;

/// Options of the step.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Number of programs
    #[arg(long, value_name = "N", default_value_t = 80)]
    programs: u64,
    /// Machine for which is compiled
    #[arg(long = "target", value_name = "MACHINE", value_enum, default_value_t)]
    machine: Machine,
    /// Number of the first program
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Number of functions in each program
    #[arg(long, value_name = "N", default_value_t = 250)]
    functions: usize,
    /// Number of parallel programs
    #[arg(long, value_name = "N", default_value_t = draig_workspace::cores())]
    threads: usize,
    /// Replace the committed rates
    #[arg(long)]
    bless: bool,
}

/// Result of a function: its convention, and how programs differ.
struct Case {
    convention: &'static str,
    number: usize,
    differing: Vec<String>,
}

/// Runs the step. Of every three programs, one is in C.
pub(super) fn run(options: &Options) -> TaskResult {
    let next = AtomicU64::new(options.first);
    let rates: Mutex<BTreeMap<&str, (usize, usize)>> = Mutex::new(BTreeMap::new());
    let failures: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let compile = |text: &[u8]| super::object(text, RelocationModel::Pic);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.first + options.programs {
                return;
            }
            let result = super::scratch(&format!("conventions{number}")).and_then(|folder| {
                let cases = match number % 3 {
                    0 => batch_in_c(options.machine, number / 3, options.functions, &folder, &compile),
                    rest => batch(options.machine, number / 3 * 2 + rest - 1, options.functions, &folder, &compile),
                };
                if cases.as_ref().is_ok_and(|cases| cases.iter().all(|case| case.differing.is_empty())) {
                    let _ = std::fs::remove_dir_all(&folder);
                }
                cases
            });
            match result {
                Err(error) => lock(&failures).push(format!("program {number}: {error}")),
                Ok(cases) => {
                    let mut rates = lock(&rates);
                    for case in cases {
                        let rate = rates.entry(case.convention).or_default();
                        rate.1 += 1;
                        rate.0 += usize::from(case.differing.is_empty());
                        if let Some(first) = case.differing.first() {
                            lock(&failures).push(format!("program {number}, function {}: {first}", case.number));
                        }
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| (0..options.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    lock(&failures).iter().take(20).for_each(|failure| println!("{failure}"));
    let lines: Vec<String> = lock(&rates)
        .iter()
        .map(|(name, (same, all))| format!("conventions{} {name} {same} of {all}", options.machine.suffix()))
        .collect();
    let name = format!("conventions{}", options.machine.suffix());
    super::compare(&name, &lines, options.bless)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Compiles the program that all batches share.
fn compile_main(machine: Machine, source: &Path, object: &Path) -> Result<(), String> {
    let (source, object) = (source.to_string_lossy(), object.to_string_lossy());
    let clang = [&["clang-22"], machine.clang_options()].concat();
    halves::succeed(&[&*clang, &["-O0", "-c", "-o", &object, &source]].concat()).map(drop)
}

/// Compares a batch; files are in the folder.
fn batch(machine: Machine, seed: u64, count: usize, folder: &Path, compile: &Compile<'_>) -> Result<Vec<Case>, String> {
    let text = signatures::batch(machine, seed, count);
    let path = |name: &str| folder.join(name);
    let fixed = path("main.o");
    draig_workspace::write(&path("main.c"), signatures::main_program(count).as_bytes())?;
    compile_main(machine, &path("main.c"), &fixed)?;
    let is_even = (seed / signatures::conventions(machine).len() as u64).is_multiple_of(2);
    // Where functions remove their arguments from the stack, LLVM 22 for AArch64 reads what it kept from the wrong places
    // at -O0.
    let is_plain = !(machine == Machine::AArch64 && text.convention.ends_with("tailcc"));
    let level = if is_even && is_plain { "-O0" } else { "-O1" };
    let mut parts = Vec::new();
    for (name, text) in [("callers", &text.callers), ("passers", &text.passers), ("callees", &text.callees)] {
        let source = path(&format!("{name}.ll"));
        let part = Part { theirs: path(&format!("{name}.theirs.o")), ours: path(&format!("{name}.ours.o")) };
        draig_workspace::write(&source, text.as_bytes())?;
        let (source, object) = (source.to_string_lossy(), part.theirs.to_string_lossy());
        halves::succeed(&["llc-22", level, "-filetype=obj", "-relocation-model=pic", "-o", &object, &source])?;
        draig_workspace::write(&part.ours, &compile(text.as_bytes())?)?;
        parts.push(part);
    }
    let compared = halves::compare(machine, folder, &fixed, &parts)?;
    let cases = compared.differing.into_iter().enumerate();
    Ok(cases.map(|(number, differing)| Case { convention: text.convention, number, differing }).collect())
}

/// Compares a batch of functions in C, of which one part comes from LLVM or gcc.
fn batch_in_c(
    machine: Machine,
    seed: u64,
    count: usize,
    folder: &Path,
    compile: &Compile<'_>,
) -> Result<Vec<Case>, String> {
    let text = declarations::batch(machine, seed, count);
    let clang = [&["clang-22"], machine.clang_options()].concat();
    let path = |name: &str| folder.join(name);
    let fixed = path("main.o");
    draig_workspace::write(&path("main.c"), signatures::main_program(count).as_bytes())?;
    compile_main(machine, &path("main.c"), &fixed)?;
    let gcc: &[&str] = if machine == Machine::X86_64 { &["gcc"] } else { &["aarch64-linux-gnu-gcc"] };
    let (other, level) = [(&*clang, "-O0"), (gcc, "-O0"), (&*clang, "-O1"), (gcc, "-O1")][seed as usize % 4];
    let mut parts = Vec::new();
    for (name, text) in [("callers", &text.callers), ("callees", &text.callees)] {
        let source = path(&format!("{name}.c"));
        let ir = path(&format!("{name}.ll"));
        let part = Part { theirs: path(&format!("{name}.theirs.o")), ours: path(&format!("{name}.ours.o")) };
        draig_workspace::write(&source, text.as_bytes())?;
        let (source, object) = (source.to_string_lossy(), part.theirs.to_string_lossy());
        halves::succeed(&[other, &[level, "-w", "-fPIC", "-c", "-o", &object, &source]].concat())?;
        let text = ir.to_string_lossy();
        // Without vectors wider than the program has: those have another place in each version of a compiler.
        let flags = ["-w", "-fPIC", "-S", "-emit-llvm", "-fno-vectorize", "-fno-slp-vectorize", "-o"];
        let front = [&*clang, &[if seed & 4 == 0 { "-O0" } else { "-O1" }], &flags[..], &[&text, &source]].concat();
        halves::succeed(&front)?;
        let text = std::fs::read(&ir).map_err(|error| format!("{}: {error}", ir.display()))?;
        draig_workspace::write(&part.ours, &compile(&text)?)?;
        parts.push(part);
    }
    let compared = halves::compare(machine, folder, &fixed, &parts)?;
    let cases = compared.differing.into_iter().enumerate();
    Ok(cases.map(|(number, differing)| Case { convention: "c", number, differing }).collect())
}
