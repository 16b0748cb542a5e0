//! A worker: generates functions, runs them in the interpreter and natively, and answers with what differed.

use std::collections::BTreeMap;

use draig::codegen::{self, CodegenOptions, compile, write_elf};
use draig::interp::host::Closed;
use draig::interp::{Entry, Options, Outcome};
use draig::verify::verify;
use draig::{Module, ReadOptions, run};
use draig_programs::Machine;
use serde_json::{Value, json};

use super::generate::{ARGUMENTS, Generated, generate};
use super::native;
use crate::TaskResult;
use crate::workers::{catch, serve};

/// Address space of a worker in bytes.
const WORKER_MEMORY: u64 = 4 << 30;
/// Maximum size of a function's objects in bytes.
const MEMORY: u64 = 1 << 20;
/// Maximum number of instructions of a run.
const STEPS: u64 = 50_000;

/// Answers questions of the parent.
pub(crate) fn work() -> TaskResult {
    serve(WORKER_MEMORY, |question| {
        let question: Value = serde_json::from_str(question).unwrap_or_default();
        let number = |key: &str| question[key].as_u64().unwrap_or(0);
        let machine = match question["machine"].as_str() {
            Some("aarch64") => Machine::AArch64,
            _ => Machine::X86_64,
        };
        let mut batch = Batch { machine, ..Batch::default() };
        batch.run(number("first"), number("count"));
        json!({ "counts": batch.counts, "refused": batch.refused, "differences": batch.differences }).to_string()
    })?;
    Ok(true)
}

#[derive(Default)]
struct Batch {
    machine: Machine,
    counts: BTreeMap<&'static str, u64>,
    refused: BTreeMap<String, u64>,
    differences: Vec<String>,
}

/// Hash that the interpreter computes in each run of a function, if it is defined.
type Expected = [Option<String>; ARGUMENTS];

impl Batch {
    fn count(&mut self, what: &'static str, count: u64) {
        *self.counts.entry(what).or_default() += count;
    }

    fn differs(&mut self, number: u64, what: &str) {
        self.differences.push(format!("function {number}: {}", what.replace('\n', " ")));
    }

    fn run(&mut self, first: u64, count: u64) {
        self.count("functions", count);
        let mut functions = Vec::new();
        for number in first..first + count {
            let function = generate(number);
            match catch(|| interpret(self.machine, &function)) {
                Ok(Ok((expected, undefined))) => {
                    self.count("runs in the interpreter that end by undefined behaviour or a limit", undefined);
                    if expected.iter().any(Option::is_some) {
                        functions.push((function, expected));
                    }
                }
                Ok(Err(error)) | Err(error) => self.differs(number, &error),
            }
        }
        self.natively(functions);
    }

    /// Compiles the functions as one module, without those that are refused.
    fn natively(&mut self, mut functions: Vec<(Generated, Expected)>) {
        loop {
            let (generated, wanted): (Vec<Generated>, Vec<_>) = functions
                .iter()
                .map(|(function, expected)| (function.clone(), expected.each_ref().map(Option::is_some)))
                .unzip();
            if generated.is_empty() {
                return;
            }
            match catch(|| object(self.machine, &native::module(self.machine, &generated, &wanted))) {
                Ok(Ok(object)) => return self.compare(&functions, &object),
                Ok(Err(Failure::Refused(refused))) => {
                    let before = functions.len();
                    let of_main = refused.get(&NO_FUNCTION).filter(|_| before == 1);
                    if let Some(reason) = of_main {
                        self.count("functions refused", 1);
                        *self.refused.entry(reason.clone()).or_default() += 1;
                        return;
                    }
                    functions.retain(|(function, _)| {
                        let Some(reason) = refused.get(&function.number) else { return true };
                        self.count("functions refused", 1);
                        *self.refused.entry(reason.clone()).or_default() += 1;
                        false
                    });
                    if functions.len() == before {
                        // `main`, which calls one of them, is refused.
                        let half = functions.split_off(functions.len() / 2);
                        self.natively(functions);
                        return self.natively(half);
                    }
                }
                Ok(Err(Failure::Other(error))) | Err(error) => {
                    if let [(function, _)] = functions.as_slice() {
                        return self.differs(function.number, &error);
                    }
                    // One of them is at fault.
                    let half = functions.split_off(functions.len() / 2);
                    self.natively(functions);
                    return self.natively(half);
                }
            }
        }
    }

    fn compare(&mut self, functions: &[(Generated, Expected)], object: &[u8]) {
        let name = functions[0].0.number;
        let runs: Vec<(u64, &String)> = functions
            .iter()
            .flat_map(|(function, expected)| expected.iter().flatten().map(|hash| (function.number, hash)))
            .collect();
        let found = match native::run(self.machine, name, object, runs.len()) {
            Ok(found) => found,
            Err(error) => return self.differs(name, &error),
        };
        self.count("runs compared", runs.len() as u64);
        for ((number, expected), found) in runs.into_iter().zip(found) {
            if *expected != found {
                self.differs(number, &format!("natively {found}, in the interpreter {expected}"));
            }
        }
    }
}

fn read(text: &str) -> Result<Module, String> {
    Module::parse_with(text.as_bytes(), &ReadOptions::new("random.ll"))
        .map(|read| read.module)
        .map_err(|errors| format!("not read: {errors}"))
}

/// Runs a function for each set of arguments; also returns how many runs gave no result.
fn interpret(machine: Machine, function: &Generated) -> Result<(Expected, u64), String> {
    let module = read(&native::interpreted(machine, function))?;
    let verified = verify(&module).map_err(|errors| format!("not valid: {errors:?}"))?;
    let mut undefined = 0;
    let mut expected: Expected = Default::default();
    for (at, slot) in expected.iter_mut().enumerate() {
        let entry = Entry::Function { name: format!("run{at}"), args: Vec::new() };
        let options = Options { entry, max_steps: STEPS, max_memory: MEMORY, ..Options::default() };
        let mut host = Closed::default();
        match run(&verified, &options, &mut host).outcome {
            Outcome::Exit(_) => *slot = Some(String::from_utf8_lossy(&host.output).trim().to_owned()),
            Outcome::Undefined(_) | Outcome::Limit(_) => undefined += 1,
            other => return Err(other.report().map_or_else(String::new, |report| report.message.clone())),
        }
    }
    Ok((expected, undefined))
}

/// Number of `main`.
const NO_FUNCTION: u64 = u64::MAX;

enum Failure {
    /// Reasons, by number of the function.
    Refused(BTreeMap<u64, String>),
    Other(String),
}

fn object(machine: Machine, text: &str) -> Result<Vec<u8>, Failure> {
    let module = read(text).map_err(Failure::Other)?;
    let verified = verify(&module).map_err(|errors| Failure::Other(format!("not valid: {errors:?}")))?;
    let image = compile(&verified, &CodegenOptions::default()).map_err(|error| {
        let mut refused = BTreeMap::new();
        for refusal in &error.refusals {
            let name = refusal.global.map(|global| module.name(global));
            refused.insert(name.and_then(number_of).unwrap_or(NO_FUNCTION), refusal.reason.clone());
        }
        Failure::Refused(refused)
    })?;
    let machine = match machine {
        Machine::X86_64 => codegen::Machine::X86_64,
        Machine::AArch64 => codegen::Machine::AArch64,
    };
    write_elf(&image, machine).map_err(|error| Failure::Other(error.to_string()))
}

/// Returns the number in the name of a function (`f17`), or of one that it calls (`h17_0`).
fn number_of(name: &[u8]) -> Option<u64> {
    let digits = std::str::from_utf8(name).ok()?.strip_prefix(['f', 'h'])?;
    digits.split('_').next()?.parse().ok()
}
