//! `--run`: every function of a damaged module that verifies is executed for a while.
//!
//! How a run ends is nothing to find, whatever the module says; that it ends without a panic, in time
//! and within its memory is what is watched, by the workers. Pointers that functions take lead to a
//! variable that the module gets for them.

use std::collections::BTreeMap;

use draig::interp::host::Closed;
use draig::interp::{Entry, Options, Outcome};
use draig::ir::{Global, TypeKind};

use crate::conformance::normal;

/// The most functions of a module that are run.
const FUNCTIONS: usize = 48;
/// The most instructions of one run.
const STEPS: u64 = 20_000;
/// The most memory of one run, in bytes.
const MEMORY: u64 = 32 << 20;

/// What pointers lead to.
const ROOM: &str = "draig.room";

/// How the runs of a module ended, with their counts; none if it cannot be run. What must not be is an error.
pub(super) fn run(input: &[u8], number: u64) -> Result<BTreeMap<String, u64>, String> {
    let mut text = input.to_vec();
    text.extend_from_slice(format!("\n@{ROOM} = global [4096 x i8] zeroinitializer, align 16\n").as_bytes());
    let mut outcomes = BTreeMap::new();
    let options = draig::ReadOptions::new("in.ll");
    let Ok(read) = draig::Module::parse_with(&text, &options) else { return Ok(outcomes) };
    let Ok(module) = draig::verify::verify(&read.module) else { return Ok(outcomes) };
    let module = &module;
    let ir = module.module();
    let mut defined: Vec<Global> =
        ir.functions().iter().copied().filter(|&function| ir.body(function).is_some()).collect();
    // Other cases of a large file take others.
    let first = if defined.len() > FUNCTIONS { number as usize % defined.len() } else { 0 };
    defined.rotate_left(first);
    for (at, &function) in defined.iter().take(FUNCTIONS).enumerate() {
        let choice = number.wrapping_add(at as u64);
        let args = ir.param_types(function).iter().enumerate();
        let args = args.map(|(at, &ty)| argument(ir.tables.types.kind(ty), choice.wrapping_add(at as u64)));
        let name = ir.name(function);
        let options = Options {
            entry: match std::str::from_utf8(name) {
                Ok("main") => Entry::Main,
                Ok(name) => Entry::Function { name: name.to_owned(), args: args.collect() },
                Err(_) => continue,
            },
            max_steps: STEPS,
            max_memory: MEMORY,
            max_stack: MEMORY / 8,
            seed: number % 3,
            vscale: 1 + number as u32 % 4,
            tbaa: number % 2 == 1,
            ..Options::default()
        };
        let ended = draig::run(module, &options, &mut Closed::default());
        if ended.statistics.memory > MEMORY {
            return Err(format!("{} bytes of memory were taken", ended.statistics.memory));
        }
        if ended.statistics.instructions > STEPS {
            return Err(format!("{} steps were made", ended.statistics.instructions));
        }
        let outcome = match ended.outcome {
            Outcome::Exit(_) => "exit".to_owned(),
            Outcome::Signal(_) => "signal".to_owned(),
            Outcome::Undefined(report) => format!("undefined {}", report.rule.map_or("?", |rule| rule.code)),
            Outcome::Unsupported(report) => format!("unsupported {}", normal::cluster(&report.message)),
            Outcome::Limit(report) => format!("limit {}", normal::cluster(&report.message)),
            Outcome::Invalid(report) => format!("invalid {}", normal::cluster(&report.message)),
            Outcome::Internal(report) => return Err(format!("internal error: {}", report.message)),
        };
        *outcomes.entry(outcome).or_default() += 1;
    }
    Ok(outcomes)
}

/// An argument, of those that the type has.
fn argument(kind: &TypeKind, choice: u64) -> String {
    let text = match (kind, choice % 8) {
        (_, 7) => "undef",
        (TypeKind::Pointer(_), 6) => "null",
        (TypeKind::Pointer(0), _) => return format!("@{ROOM}"),
        (TypeKind::Integer(1), _) => "true",
        (TypeKind::Integer(_), 0..=2) => "1",
        (TypeKind::Integer(_), 3) => "-1",
        (TypeKind::Integer(_), _) => "3",
        _ => "zeroinitializer",
    };
    text.to_owned()
}
