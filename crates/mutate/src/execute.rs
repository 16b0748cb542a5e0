//! Runs functions of a damaged module, if the verifier accepts the module, for a limited number of
//! instructions.
//!
//! The outcome of a run does not matter. The workers check that it ends without a panic, in time and within
//! its memory. Pointer arguments refer to a variable that is added to the module.

use draig::interp::host::Closed;
use draig::interp::{Entry, Options, Outcome};
use draig_ir::{Global, TypeKind};

/// Maximum number of functions to run in a module.
const FUNCTIONS: usize = 48;
/// Maximum number of instructions of one run.
const STEPS: u64 = 20_000;
/// Maximum memory of one run, in bytes.
const MEMORY: u64 = 32 << 20;

/// Variable that pointer arguments refer to.
const BUFFER_NAME: &str = "draig.room";

/// Outcome of one run: its kind, and the rule's code or the message.
pub type Run = (&'static str, String);

/// Runs up to 48 functions of a module and returns the outcome of each run; empty if the module cannot be
/// run.
///
/// # Errors
///
/// Fails if a run violated a guarantee of the interpreter: it exceeded its memory or steps, or reported an
/// internal error.
pub fn run(input: &[u8], number: u64) -> Result<Vec<Run>, String> {
    let mut text = input.to_vec();
    text.extend_from_slice(format!("\n@{BUFFER_NAME} = global [4096 x i8] zeroinitializer, align 16\n").as_bytes());
    let mut outcomes = Vec::new();
    let options = draig::ReadOptions::new("in.ll");
    let Ok(read) = draig::Module::parse_with(&text, &options) else { return Ok(outcomes) };
    let Ok(module) = draig::verify::verify(&read.module) else { return Ok(outcomes) };
    let module = &module;
    let ir = module.module();
    let mut defined: Vec<Global> =
        ir.functions().iter().copied().filter(|&function| ir.body(function).is_some()).collect();
    // Other cases of a large file start at other functions.
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
        outcomes.push(match ended.outcome {
            Outcome::Exit(_) => ("exit", String::new()),
            Outcome::Signal(_) => ("signal", String::new()),
            Outcome::Undefined(report) => ("undefined", report.rule.map_or("?", |rule| rule.code).to_owned()),
            Outcome::Unsupported(report) => ("unsupported", report.message),
            Outcome::Limit(report) => ("limit", report.message),
            Outcome::Invalid(report) => ("invalid", report.message),
            Outcome::Deadlock(report) => ("deadlock", report.message),
            Outcome::DataRace(report) => ("data race", report.message),
            Outcome::Internal(report) => return Err(format!("internal error: {}", report.message)),
        });
    }
    Ok(outcomes)
}

/// Returns an argument of a type, selected by `choice`.
fn argument(kind: &TypeKind, choice: u64) -> String {
    let text = match (kind, choice % 8) {
        (_, 7) => "undef",
        (TypeKind::Pointer(_), 6) => "null",
        (TypeKind::Pointer(0), _) => return format!("@{BUFFER_NAME}"),
        (TypeKind::Integer(1), _) => "true",
        (TypeKind::Integer(_), 0..=2) => "1",
        (TypeKind::Integer(_), 3) => "-1",
        (TypeKind::Integer(_), _) => "3",
        _ => "zeroinitializer",
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::run;

    #[test]
    fn runs_end_as_they_should() {
        let text = b"define i32 @fine() {\n  ret i32 1\n}\n\
            define void @undefined() {\n  unreachable\n}\n\
            define void @endless() {\n  br label %a\na:\n  br label %a\n}\n";
        let runs = run(text, 0).expect("no promise is broken");
        let kinds: Vec<&str> = runs.iter().map(|(kind, _)| *kind).collect();
        assert_eq!(kinds, ["exit", "undefined", "limit"], "{runs:?}");
        assert_eq!(run(b"define", 0), Ok(Vec::new()));
    }
}
