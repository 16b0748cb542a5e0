//! Functions of the tests that take and return numbers, run: by the interpreter, as code of ours, and as code of
//! `llc -O0`.
//!
//! The interpreter says which runs are defined; only these are compared. Its floating-point results that are no number
//! stand for each such result.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use draig::codegen::{compile, write_elf};
use draig::interp::host::Closed;
use draig::interp::{Entry, Outcome};
use draig::ir::{AttrKind, Linkage, TypeKind};
use draig::num::FloatFormat;
use draig::verify::{DebugInfo, VerifyOptions, verify_with};
use draig::{FunctionRef, Module, Printer, ReadOptions, TypeRef, run};
use draig_programs::Machine;
use draig_programs::process::{Limits, Request};
use serde_json::{Value, json};

use super::judge::{elf_machine, options};
use crate::in_turn;
use crate::random::lacking;

/// Seeds with which the interpreter makes a run: what it chooses must not matter, such as addresses.
const SEEDS: u64 = 3;
/// Sets of arguments for each function.
const ARGUMENTS: u64 = 6;
/// Largest number of instructions of a run, and of bytes of its objects.
const STEPS: u64 = 100_000;
const MEMORY: u64 = 16 << 20;
/// Limits of a native run of all functions of a file, of `llc` and of the linker, which have the worker's memory.
const LIMITS: Limits = Limits { seconds: 10, memory: super::WORKER_MEMORY, output: 1 << 22 };

/// Result for one file.
#[derive(Debug, Default)]
pub(super) struct Executed {
    pub(super) counts: BTreeMap<&'static str, u64>,
    /// Runs in which our code does something else than the interpreter and than code of `llc`.
    pub(super) differences: Vec<String>,
    /// Runs in which only `llc` differs, and runs in which only the interpreter differs.
    pub(super) only_llc: Vec<String>,
    pub(super) only_interpreter: Vec<String>,
}

/// A run of a function.
struct Run {
    /// The function as text says it, and the arguments.
    name: String,
    arguments: String,
    /// Text of a function without parameters, which runs it and prints its result with `@PRINTER`.
    text: String,
    /// Output of the interpreter.
    expected: String,
}

impl Executed {
    fn count(&mut self, what: &'static str, count: u64) {
        *self.counts.entry(what).or_default() += count;
    }

    /// Returns the answer of a worker.
    pub(super) fn answer(&self) -> String {
        json!({
            "counts": self.counts,
            "differences": self.differences,
            "only llc": self.only_llc,
            "only the interpreter": self.only_interpreter,
        })
        .to_string()
    }
}

/// Runs the functions of a file.
pub(super) fn execute(tree: &Path, question: &Value) -> Result<Executed, String> {
    let path = question["path"].as_str().unwrap_or("");
    let text = String::from_utf8_lossy(&draig_workspace::read(&tree.join(path))?).into_owned();
    let mut executed = Executed::default();
    let Ok(module) = read(&text) else { return Ok(executed) };
    if module.find(b"main").is_some() || module.find(b"llvm.global_ctors").is_some() {
        return Ok(executed);
    }
    let mut runs = runs_of(&module, path);
    if runs.is_empty() {
        return Ok(executed);
    }
    let text = without_triple(&text);
    interpret(&text, &mut runs, &mut executed)?;
    if runs.is_empty() {
        return Ok(executed);
    }
    let text = native(&text, &runs);
    let name = path.replace('/', "-");
    let folder = draig_workspace::target().join("native-run");
    let machine = match elf_machine(&options(&question["flags"])) {
        draig::codegen::Machine::AArch64 => Machine::AArch64,
        draig::codegen::Machine::X86_64 => Machine::X86_64,
    };
    let files = Files { folder, name, machine };
    let Ok(object) = object(&text, &question["flags"]) else {
        executed.count("files that are refused", 1);
        return Ok(executed);
    };
    let Some(ours) = files.run("ours", &object, runs.len())? else {
        executed.count("files that are not linked", 1);
        return Ok(executed);
    };
    let Some(theirs) = files.llc(&text, &question["flags"], runs.len())? else {
        executed.count("files whose calls llc refuses, or which are not linked", 1);
        return Ok(executed);
    };
    for ((run, ours), theirs) in runs.iter().zip(ours).zip(theirs) {
        if theirs == ILLEGAL {
            executed.count("runs with instructions that this processor lacks", 1);
            continue;
        }
        executed.count("runs compared", 1);
        let Run { name, arguments, expected, .. } = run;
        let call = format!("{path}: {name}({arguments})");
        match (ours == *expected, theirs == *expected, ours == theirs) {
            (true, true, _) => {}
            (true, false, _) => executed.only_llc.push(format!("{call}: {ours}, by llc {theirs}")),
            (false, _, true) => executed.only_interpreter.push(format!("{call}: {ours}, there {expected}")),
            _ => executed.differences.push(format!("{call}: {ours}, by llc {theirs}, in the interpreter {expected}")),
        }
    }
    Ok(executed)
}

/// Text before a result.
const MARK: &str = "draig:";

/// End of a run that meets an instruction which the processor does not have.
const ILLEGAL: &str = "signal 4";

fn read(text: &str) -> Result<Module, String> {
    let read = Module::parse_with(text.as_bytes(), &ReadOptions::new("test.ll").verify(false));
    read.map(|read| read.module).map_err(|errors| errors.to_string())
}

/// Removes the triple and the layout: the flags say for which target the file is compiled.
fn without_triple(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("target "));
    lines.fold(String::with_capacity(text.len()), |mut all, line| {
        all.push_str(line);
        all.push('\n');
        all
    })
}

/// Returns runs of each function whose parameters and result are numbers.
fn runs_of(module: &Module, path: &str) -> Vec<Run> {
    let printer = Printer::new(module);
    let mut runs = Vec::new();
    let mut random = path.bytes().fold(0x9e37_79b9_7f4a_7c15u64, |sum, byte| mixed(sum ^ u64::from(byte)));
    for function in module.function_refs() {
        let is_fit = !function.is_declaration()
            && !function.is_vararg()
            && function.linkage() != Linkage::AvailableExternally
            && is_number(function.result_type())
            && function.params().all(|param| is_number(param.ty()))
            && !function.attributes().has(AttrKind::Naked);
        if !is_fit {
            continue;
        }
        let name = printer.name(None, function.id().into()).to_string();
        for set in 0..if function.params().len() == 0 { 1 } else { ARGUMENTS } {
            let each = function.params().map(|param| {
                random = mixed(random);
                format!("{} {}", param.ty(), constant(param.ty(), set, random))
            });
            let arguments = each.collect::<Vec<String>>().join(", ");
            let text = caller(function, &name, &arguments, runs.len());
            runs.push(Run { name: name.clone(), arguments, text, expected: String::new() });
        }
    }
    runs
}

/// Whether it is an integer of at most 64 bits, `float` or `double`.
fn is_number(ty: TypeRef<'_>) -> bool {
    match ty.kind() {
        TypeKind::Integer(width) => *width <= 64,
        TypeKind::Float(format) => matches!(format, FloatFormat::Float | FloatFormat::Double),
        _ => false,
    }
}

/// Returns the next number of a sequence that looks random.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number ^ number >> 32
}

/// Returns an argument of a type: simple ones in the first sets, then random ones.
fn constant(ty: TypeRef<'_>, set: u64, random: u64) -> String {
    match ty.kind() {
        TypeKind::Integer(1) => (random & 1 != 0).to_string(),
        TypeKind::Integer(width) => {
            let number = match set {
                0 => 0,
                1 => random % 8,
                2 => u64::MAX - random % 4,
                3 => random % 200,
                _ => random,
            };
            let unused = 64 - width;
            ((number << unused) as i64 >> unused).to_string()
        }
        _ => {
            let number = match set {
                0 => 0.0,
                1 => (random % 8) as f32,
                2 => -((random % 1000) as f32) / 8.0,
                3 => (random % 100_000) as f32 / 16.0,
                _ => (random as i32 as f32) / 1024.0,
            };
            format!("0x{:016X}", f64::from(number).to_bits())
        }
    }
}

/// Returns a function that calls another one and prints its result as a number.
fn caller(function: FunctionRef<'_>, name: &str, arguments: &str, number: usize) -> String {
    let ty = function.result_type();
    let mut text = format!("define i32 @\"draig.run{number}\"() {{\n");
    let _ = writeln!(text, "  %r = call cc {} {ty} {name}({arguments})", function.calling_convention());
    let value = match ty.kind() {
        TypeKind::Integer(64) => "%r",
        TypeKind::Integer(_) => {
            let _ = writeln!(text, "  %v = zext {ty} %r to i64");
            "%v"
        }
        kind => {
            // All that are no numbers are printed as one.
            let bits = if matches!(kind, TypeKind::Float(FloatFormat::Float)) { 32 } else { 64 };
            let _ = writeln!(text, "  %n = fcmp uno {ty} %r, 0.0\n  %b = bitcast {ty} %r to i{bits}");
            let _ = writeln!(text, "  %c = select i1 %n, i{bits} -1, i{bits} %b");
            if bits == 32 {
                text.push_str("  %v = zext i32 %c to i64\n");
                "%v"
            } else {
                "%c"
            }
        }
    };
    let _ = write!(text, "  call i32 PRINTER@\"draig.format\", i64 {value})\n  ret i32 0\n}}\n");
    text
}

/// Fills in what the interpreter prints, and removes the runs that are not defined.
fn interpret(text: &str, runs: &mut Vec<Run>, executed: &mut Executed) -> Result<(), String> {
    let mut text = text.to_owned();
    text.push_str("@\"draig.format\" = private constant [13 x i8] c\"draig:%016lx\\00\"\n");
    for run in runs.iter() {
        text.push_str(&run.text.replace("PRINTER", "(ptr, ...) @printf(ptr "));
    }
    if !names(&text).contains("@printf(") {
        text.push_str("declare i32 @printf(ptr, ...)\n");
    }
    let module = read(&text)?;
    let settings = VerifyOptions { debug_info: DebugInfo::Ignore, ..VerifyOptions::default() };
    let Ok(verified) = verify_with(&module, &settings) else {
        runs.clear();
        return Ok(());
    };
    let mut number = 0;
    runs.retain_mut(|each| {
        let name = format!("draig.run{number}");
        number += 1;
        let mut found: Option<String> = None;
        for seed in 0..SEEDS {
            let entry = Entry::Function { name: name.clone(), args: Vec::new() };
            let options =
                draig::interp::Options { entry, seed, max_steps: STEPS, max_memory: MEMORY, ..Default::default() };
            let mut host = Closed::default();
            match run(&verified, &options, &mut host).outcome {
                Outcome::Exit(0) => {}
                Outcome::Undefined(_) => {
                    executed.count("runs that are undefined", 1);
                    return false;
                }
                _ => {
                    executed.count("runs that the interpreter does not finish", 1);
                    return false;
                }
            }
            let result = results(&host.output).pop().unwrap_or_default();
            if found.as_ref().is_some_and(|before| *before != result) {
                executed.count("runs whose result is an address or another free choice", 1);
                return false;
            }
            found = Some(result);
        }
        each.expected = found.unwrap_or_default();
        true
    });
    Ok(())
}

/// Returns the lines that declare or define functions.
fn names(text: &str) -> String {
    let lines = text.lines().filter(|line| line.starts_with("declare") || line.starts_with("define"));
    lines.collect::<Vec<&str>>().join("\n")
}

/// Returns the module whose `main` does all runs, from that on which its argument names.
fn native(text: &str, runs: &[Run]) -> String {
    let mut text = text.to_owned();
    text.push_str("@\"draig.format\" = private constant [14 x i8] c\"draig:%016lx\\0A\\00\"\n");
    for run in runs {
        text.push_str(&run.text.replace("PRINTER", "(i32, ptr, ...) @dprintf(i32 1, ptr "));
    }
    text.push_str("define i32 @main(i32 %argc, ptr %argv) {\n  %at = getelementptr i8, ptr %argv, i64 8\n");
    text.push_str("  %name = load ptr, ptr %at\n  %number = call i64 @strtol(ptr %name, ptr null, i32 10)\n");
    text.push_str("  switch i64 %number, label %end [");
    for number in 0..runs.len() {
        let _ = write!(text, " i64 {number}, label %run{number}");
    }
    text.push_str(" ]\n");
    for (number, run) in runs.iter().enumerate() {
        let next = if number + 1 < runs.len() { format!("run{}", number + 1) } else { "end".to_owned() };
        let callee = run.text.split('"').nth(1).unwrap_or_default();
        let _ = writeln!(text, "run{number}:\n  call i32 @\"{callee}\"()\n  br label %{next}");
    }
    text.push_str("end:\n  ret i32 0\n}\n");
    for (name, declaration) in
        [("dprintf", "declare i32 @dprintf(i32, ptr, ...)\n"), ("strtol", "declare i64 @strtol(ptr, ptr, i32)\n")]
    {
        if !names(&text).contains(&format!("@{name}(")) {
            text.push_str(declaration);
        }
    }
    text
}

/// Returns the results in an output; the functions may write, too.
fn results(output: &[u8]) -> Vec<String> {
    let output = String::from_utf8_lossy(output);
    output.split(MARK).skip(1).map(|rest| rest.chars().take(16).collect()).collect()
}

fn object(text: &str, flags: &Value) -> Result<Vec<u8>, String> {
    let module = read(text)?;
    let settings = VerifyOptions { debug_info: DebugInfo::Ignore, ..VerifyOptions::default() };
    let verified = verify_with(&module, &settings).map_err(|_| "not valid".to_owned())?;
    let options = options(flags);
    let image = compile(&verified, &options).map_err(|error| error.to_string())?;
    write_elf(&image, elf_machine(&options)).map_err(|error| error.to_string())
}

/// Files of the runs of one file.
struct Files {
    folder: PathBuf,
    name: String,
    machine: Machine,
}

impl Files {
    fn path(&self, extension: &str) -> PathBuf {
        self.folder.join(format!("{}.{extension}", self.name))
    }

    /// Links an object and runs it; returns what each run printed, or how it ended. `None` if it is not linked.
    fn run(&self, whose: &str, object: &[u8], runs: usize) -> Result<Option<Vec<String>>, String> {
        let (file, program) = (self.path(&format!("{whose}.o")), self.path(&format!("{whose}.exe")));
        draig_workspace::write(&file, object)?;
        // A run that the interpreter finishes calls no undefined function.
        let flags = ["-no-pie", "-Wl,--unresolved-symbols=ignore-all", "-Wl,-z,execstack", "-w", "-lm", "-o"];
        let linked = Request::new(self.machine.linker(false))
            .args([&file, &lacking(self.machine)?])
            .args(flags)
            .args([&program])
            .run(&LIMITS)?;
        let _ = std::fs::remove_file(&file);
        if linked.code != Some(0) {
            return Ok(None);
        }
        let found = in_turn::results(&program, self.machine, runs, &LIMITS, results);
        let _ = std::fs::remove_file(&program);
        found.map(Some)
    }

    /// Compiles by `llc -O0` and runs; `None` if it refuses.
    fn llc(&self, text: &str, flags: &Value, runs: usize) -> Result<Option<Vec<String>>, String> {
        let (source, object) = (self.path("ll"), self.path("llc.o"));
        draig_workspace::write(&source, text)?;
        let flags = flags.as_array().into_iter().flatten().map(|flag| {
            let (name, value) = (flag[0].as_str().unwrap_or(""), flag[1].as_str().unwrap_or(""));
            if value.is_empty() { format!("-{name}") } else { format!("-{name}={value}") }
        });
        let request = Request::new("llc-22").args(["-O0", "-filetype=obj"]).args(flags);
        let ended = request.args(["-o"]).args([&object, &source]).run(&LIMITS)?;
        let _ = std::fs::remove_file(&source);
        if ended.code != Some(0) {
            return Ok(None);
        }
        let bytes = draig_workspace::read(&object)?;
        let _ = std::fs::remove_file(&object);
        self.run("llc", &bytes, runs)
    }
}
