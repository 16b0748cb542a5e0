//! A worker: runs programs and random functions, and answers with what was compared.

use std::path::Path;

use draig_claims::{Entry, Kind, Settings, check, generate};
use serde_json::{Value, json};

use crate::TaskResult;
use crate::workers::{catch, serve};

/// Address space of a worker in bytes.
const WORKER_MEMORY: u64 = 4 << 30;
/// Maximum size of the objects of a random function in bytes.
const RANDOM_MEMORY: u64 = 1 << 20;
/// Maximum number of instructions of a random function.
const RANDOM_STEPS: u64 = 20_000;

/// Answers questions of the parent.
pub(crate) fn work(max_steps: u64) -> TaskResult {
    serve(WORKER_MEMORY, move |question| answer(question, max_steps))?;
    Ok(true)
}

fn answer(question: &str, max_steps: u64) -> String {
    let question: Value = serde_json::from_str(question).unwrap_or_default();
    let mut runs = Vec::new();
    if let Some(name) = question["name"].as_str() {
        let run = program(&question, max_steps).map(|(text, settings)| one(name, &text, &settings));
        runs.push(run.unwrap_or_else(|error| json!({ "name": name, "error": error })));
    }
    let (first, count) = (question["first"].as_u64().unwrap_or(0), question["count"].as_u64().unwrap_or(0));
    for number in first..first + count {
        let function = generate(number);
        for args in &function.arguments {
            let entry = Entry::Function { name: "f".to_owned(), args: args.to_vec() };
            let settings =
                Settings { entry, max_steps: RANDOM_STEPS, max_memory: RANDOM_MEMORY, ..Settings::default() };
            let name = format!("random/functions/{number}({})", args.join(", "));
            runs.push(one(&name, function.text.as_bytes(), &settings));
        }
    }
    json!(runs).to_string()
}

/// Returns the text of a program, and how it is run.
fn program(question: &Value, max_steps: u64) -> Result<(Vec<u8>, Settings), String> {
    let read = |key: &str| question[key].as_str().map(|path| draig_workspace::read(Path::new(path))).transpose();
    let text = with_library(read("path")?.ok_or("no path")?)?;
    let input = read("stdin")?.unwrap_or_default();
    let given = question["args"].as_array().map(Vec::as_slice).unwrap_or_default();
    let given = given.iter().filter_map(|argument| Some(argument.as_str()?.as_bytes().to_vec()));
    let args = std::iter::once(b"main".to_vec()).chain(given).collect();
    Ok((text, Settings { args, input, max_steps, ..Settings::default() }))
}

/// Links a program of C++ with its library.
fn with_library(text: Vec<u8>) -> Result<Vec<u8>, String> {
    let module = draig::Module::parse(&text).map_err(|errors| errors.to_string())?;
    let needs_one = draig::link::names_of_cxx(&module).next().is_some();
    Ok(if needs_one { crate::cxx::linked(module)?.to_text() } else { text })
}

fn one(name: &str, text: &[u8], settings: &Settings) -> Value {
    match catch(|| check(text, settings)).and_then(|outcome| outcome) {
        Err(error) => json!({ "name": name, "error": error.replace('\n', " ") }),
        Ok(outcome) => json!({
            "name": name,
            "end": outcome.end,
            "instructions": outcome.instructions,
            "functions": outcome.functions,
            "large": outcome.unchecked.large,
            "returning_twice": outcome.unchecked.returning_twice,
            "suspicions": outcome.suspicions,
            "left_out": outcome.left_out,
            "checked": Kind::TABLE.iter().map(|&(kind, _)| outcome.checked.of(kind)).collect::<Vec<u64>>(),
            "contradictions": outcome.contradictions.iter().map(ToString::to_string).collect::<Vec<String>>(),
        }),
    }
}
