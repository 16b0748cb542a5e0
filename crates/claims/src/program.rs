//! One program: read, verified, run with the checker.

use draig_analysis::memory::GlobalsModRef;
use draig_analysis::{Analyses, Subject};
use draig_asm::ParseOptions;
use draig_interp::host::Closed;
use draig_interp::{Options, Outcome as Ended};
use draig_ir::Module;

use crate::checker::Checker;
use crate::{Contradiction, Counts, Unchecked};

pub use draig_interp::Entry;

/// Limits and input of a run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Entry of the run.
    pub entry: Entry,
    /// Arguments of the program, its own name first.
    pub args: Vec<Vec<u8>>,
    /// Standard input.
    pub input: Vec<u8>,
    /// Maximum number of executed instructions.
    pub max_steps: u64,
    /// Maximum total size of the program's objects in bytes.
    pub max_memory: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            entry: Entry::Main,
            args: vec![b"main".to_vec()],
            input: Vec::new(),
            max_steps: 4_000_000,
            max_memory: 64 << 20,
        }
    }
}

/// Result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Numbers of comparisons.
    pub checked: Counts,
    /// The contradictions, in the order in which they were found.
    pub contradictions: Vec<Contradiction>,
    /// Number of contradictions that are void, because the run ended in their functions' activations by undefined
    /// behavior or a limit.
    pub suspicions: usize,
    /// Number of differences that were found and not kept, because their functions have too many.
    pub left_out: usize,
    /// Functions that were called and whose claims were not compared.
    pub unchecked: Unchecked,
    /// End of the run: its kind, and the message if it did not end by itself.
    pub end: String,
    /// Whether the run ended in undefined behavior. The claims of the functions that were active then are void.
    pub is_undefined: bool,
    /// Number of executed instructions.
    pub instructions: u64,
    /// Number of functions whose claims were compared.
    pub functions: usize,
}

/// Runs a program given as text and compares the claims of the analyses with it.
///
/// # Errors
///
/// Fails if the text is not read or not accepted by the verifier.
pub fn check(text: &[u8], settings: &Settings) -> Result<Outcome, String> {
    let mut parsed = draig_asm::parse_module(text, &ParseOptions::default())
        .map_err(|errors| errors.first_error().map_or_else(String::new, |error| error.message.clone()))?;
    let undeclared: Vec<_> = parsed.unknown_intrinsics.iter().map(|unknown| unknown.function).collect();
    draig_upgrade::upgrade_text_with(&mut parsed.module, &undeclared, 22);
    let module = parsed.module;
    let verified = draig_verify::verify(&module).map_err(|errors| format!("{errors:?}"))?;
    let analyses: Vec<Option<Analyses<'_>>> = analyses(&module);
    let globals = GlobalsModRef::new(&module);
    let mut checker = Checker::new(&module, &analyses, &globals);
    let options = Options {
        entry: settings.entry.clone(),
        args: settings.args.clone(),
        max_steps: settings.max_steps,
        max_memory: settings.max_memory,
        tbaa: true,
        ..Options::default()
    };
    let mut host = Closed::default();
    host.input.extend(&settings.input);
    let result = draig_runtime::run_observed(&verified, &options, &mut host, &mut checker);
    let (end, is_undefined) = match &result.outcome {
        Ended::Exit(status) => (format!("exit {status}"), false),
        Ended::Signal(signal) => (format!("signal {signal}"), false),
        Ended::Undefined(report) => (format!("undefined: {}", report.message), true),
        Ended::Unsupported(report) => (format!("unsupported: {}", report.message), false),
        Ended::Deadlock(report) => (format!("deadlock: {}", report.message), false),
        Ended::DataRace(report) => (format!("data race: {}", report.message), false),
        Ended::Limit(report) => (format!("limit: {}", report.message), false),
        Ended::Invalid(report) => (format!("invalid: {}", report.message), false),
        Ended::Internal(report) => (format!("internal: {}", report.message), false),
    };
    let ended_by_itself = matches!(result.outcome, Ended::Exit(_) | Ended::Signal(_));
    let finished = checker.finish(ended_by_itself);
    Ok(Outcome {
        checked: finished.counts,
        contradictions: finished.contradictions,
        suspicions: finished.void,
        left_out: finished.left_out,
        unchecked: finished.unchecked,
        end,
        is_undefined,
        instructions: result.statistics.instructions,
        functions: finished.functions,
    })
}

fn analyses(module: &Module) -> Vec<Option<Analyses<'_>>> {
    let mut out: Vec<Option<Analyses<'_>>> = (0..module.global_count()).map(|_| None).collect();
    for &function in module.functions() {
        out[function.index()] = Subject::new(module, function).map(Analyses::new);
    }
    out
}
