//! Whole programs under the tracer: those of the suites, with their exceptions, long jumps and callbacks.

use std::collections::BTreeMap;
use std::path::Path;

use draig::codegen::RelocationModel;

use super::{halves, object_of};

/// Suites whose programs are stepped, and how often each place is looked at.
const SUITES: [&str; 2] = ["c-testsuite/", "llvm-regression-c++/"];
const LOOKS: &str = "3";

/// Findings in the programs of a suite at a level.
#[derive(Default)]
struct Sum {
    programs: u64,
    checked: u64,
    wrong: u64,
}

/// Steps through at most this number of prepared programs, and returns a line for each suite and level.
pub(super) fn programs(folder: &Path, tracer: &Path, most: usize) -> Result<Vec<String>, String> {
    let ready: Vec<_> = draig_programs::ready()?
        .into_iter()
        .filter(|program| SUITES.iter().any(|suite| program.name.starts_with(suite)) && !program.name.contains("/O2g/"))
        .filter_map(|program| Some((program.name, program.ir.ok()?)))
        .collect();
    if ready.is_empty() {
        return Err("no programs are prepared; `cargo xtask-release programs prepare` does that".to_owned());
    }
    let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
    let count = most.min(ready.len());
    for (name, ir) in (0..count).map(|number| &ready[number * ready.len() / count]) {
        let key = name.rsplit_once('/').map_or(name.as_str(), |(suite, _)| suite);
        let [checked, wrong] = one(folder, tracer, name, ir)?;
        if wrong > 0 {
            println!("{name}: {checked} places, {wrong} wrong");
        }
        let sum = sums.entry(key.to_owned()).or_default();
        *sum = Sum { programs: sum.programs + 1, checked: sum.checked + checked, wrong: sum.wrong + wrong };
    }
    let line = |(key, Sum { programs, checked, wrong }): (String, Sum)| {
        println!("{key}: {checked} places");
        format!("unwinding {key} {wrong} wrong in {programs} programs")
    };
    Ok(sums.into_iter().map(line).collect())
}

/// Steps through a program; returns the number of places that were checked and the number of wrong ones.
fn one(folder: &Path, tracer: &Path, name: &str, ir: &Path) -> Result<[u64; 2], String> {
    let mut module = draig::Module::parse(&draig_workspace::read(ir)?).map_err(|errors| errors.to_string())?;
    let main = module.global_named("main").ok_or_else(|| format!("{name}: no main"))?.id();
    let run = module.tables.strings.intern(b"run");
    module.rename(main, run);
    let path = folder.join("program.o");
    draig_workspace::write(&path, object_of(&module, RelocationModel::Pic)?)?;
    let program = folder.join("program");
    let answer = folder.join("result");
    let words = [program.to_string_lossy(), path.to_string_lossy(), tracer.to_string_lossy(), answer.to_string_lossy()];
    let [program, path, tracer, result] = &words;
    halves::succeed(&["clang++-22", "-o", program, path, tracer, "-lm", "-lpthread"])?;
    draig_workspace::write(&answer, "")?;
    // Some programs write files.
    halves::tool(&["env", "-C", &folder.to_string_lossy(), program, "program", LOOKS, result])?;
    let text = String::from_utf8_lossy(&draig_workspace::read(&answer)?).into_owned();
    let numbers: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    match numbers.as_slice() {
        &[checked, wrong, _] if checked > 0 => Ok([checked, wrong]),
        _ => Err(format!("{name}: no result")),
    }
}
