//! The worker's side: reads a unit and compiles it.

use std::collections::BTreeSet;
use std::path::Path;

use draig::codegen::{CodeModel, CodegenOptions, Machine, RelocationModel, compile, write_elf};
use draig::target::Triple;
use draig::verify::{DebugInfo, VerifyOptions, verify_with};
use draig::{Module, ReadOptions};
use serde_json::{Value, json};

use super::execute::execute;
use super::units::Unit;
use crate::workers::catch;

/// Result of compiling a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    Compiled,
    /// Refused, for different reasons.
    Refused(Vec<String>),
    /// The worker died, or the unit took too long.
    Lost(String),
}

/// Returns the question about a unit: whether it is compiled, or what its functions do.
pub(super) fn question(unit: &Unit, execute: bool) -> String {
    json!({ "path": unit.path, "flags": unit.flags, "execute": execute }).to_string()
}

/// Reads an answer.
pub(super) fn verdict(line: &str) -> Result<Verdict, String> {
    let answer: Value = serde_json::from_str(line).map_err(|error| format!("answer `{line}`: {error}"))?;
    if let Some(words) = answer["panic"].as_str() {
        return Ok(Verdict::Lost(words.lines().next().unwrap_or("a panic").to_owned()));
    }
    let Some(reasons) = answer["reasons"].as_array() else { return Err(format!("answer `{line}` has no reasons")) };
    let reasons: Vec<String> = reasons.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    Ok(if reasons.is_empty() { Verdict::Compiled } else { Verdict::Refused(reasons) })
}

/// Answers a question: what its functions do, if that is asked; else the reasons for which a unit is refused. The
/// words of a panic take the place of either.
pub(super) fn answer(tree: &Path, question: &str) -> String {
    let question: Value = match serde_json::from_str(question) {
        Ok(question) => question,
        Err(error) => return json!({ "panic": format!("question: {error}") }).to_string(),
    };
    if question["execute"] == true {
        return match catch(|| execute(tree, &question)) {
            Ok(Ok(executed)) => executed.answer(),
            Ok(Err(words)) | Err(words) => {
                json!({ "differences": [format!("{}: {words}", question["path"].as_str().unwrap_or(""))] }).to_string()
            }
        };
    }
    match catch(|| reasons(tree, &question)) {
        Ok(reasons) => json!({ "reasons": reasons }).to_string(),
        Err(words) => json!({ "panic": words }).to_string(),
    }
}

fn reasons(tree: &Path, question: &Value) -> BTreeSet<String> {
    match try_compile(tree, question) {
        Ok(()) => BTreeSet::new(),
        Err(reasons) => reasons,
    }
}

fn try_compile(tree: &Path, question: &Value) -> Result<(), BTreeSet<String>> {
    let one = |reason: String| BTreeSet::from([reason]);
    let path = question["path"].as_str().unwrap_or("");
    let bytes = draig_workspace::read(&tree.join(path)).map_err(one)?;
    let module = Module::parse_with(bytes, &ReadOptions::new(path).verify(false))
        .map_err(|_| one("the text is not read".to_owned()))?
        .module;
    let settings = VerifyOptions { debug_info: DebugInfo::Warn, ..VerifyOptions::default() };
    let verified = verify_with(&module, &settings).map_err(|_| one("the module is not valid".to_owned()))?;
    let options = options(&question["flags"]);
    let image = compile(&verified, &options)
        .map_err(|error| error.refusals.iter().map(|refusal| refusal.reason.clone()).collect::<BTreeSet<_>>())?;
    write_elf(&image, elf_machine(&options)).map_err(|error| one(error.to_string()))?;
    Ok(())
}

/// Returns the machine of the options' triple, for the writer of objects.
pub(super) fn elf_machine(options: &CodegenOptions) -> Machine {
    match &options.triple {
        Some(triple) if triple.is_aarch64() => Machine::AArch64,
        _ => Machine::X86_64,
    }
}

/// Returns the options that flags of `llc` stand for.
pub(super) fn options(flags: &Value) -> CodegenOptions {
    let mut options = CodegenOptions::default();
    for flag in flags.as_array().into_iter().flatten() {
        let value = flag[1].as_str().unwrap_or("");
        match flag[0].as_str().unwrap_or("") {
            "mtriple" => options.triple = Some(Triple::parse(value)),
            "mattr" => options.features = [options.features.as_str(), value].join(","),
            "mcpu" => value.clone_into(&mut options.cpu),
            "relocation-model" => {
                options.relocation_model = if value == "pic" { RelocationModel::Pic } else { RelocationModel::Static };
            }
            "code-model" => {
                options.code_model = match value {
                    "kernel" => CodeModel::Kernel,
                    "medium" => CodeModel::Medium,
                    "large" => CodeModel::Large,
                    _ => CodeModel::Small,
                };
            }
            "function-sections" => options.function_sections = true,
            "emulated-tls" => options.emulated_tls = Some(value != "false"),
            "data-sections" => options.data_sections = true,
            _ => {}
        }
    }
    options
}
