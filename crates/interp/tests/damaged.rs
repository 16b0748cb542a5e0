//! Functions of arbitrary verified modules run without a panic, and end.

use std::path::Path;
use std::time::Duration;

use draig_asm::{ParseOptions, parse_module};
use draig_filetest::mutation::smoke;
use draig_interp::host::Closed;
use draig_interp::{Entry, Options};
use draig_verify::verify;

const STEPS: u64 = 5_000;
const MEMORY: u64 = 8 << 20;

#[test]
fn damaged_programs_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("it is there").map(|file| file.expect("read").path()).collect();
    paths.sort();
    let corpus: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).expect("a file")).collect();
    let mut runs = 0;
    smoke(&corpus, 1, Duration::from_secs(1), |bytes| runs += run(bytes));
    assert!(runs > 0, "nothing was run");
}

/// Runs all functions of a text if it is a module; returns their number.
fn run(text: &[u8]) -> usize {
    let Ok(parsed) = parse_module(text, &ParseOptions::default()) else { return 0 };
    let Ok(verified) = verify(&parsed.module) else { return 0 };
    let module = verified.module();
    let defined = module.functions().iter().filter(|&&function| module.body(function).is_some());
    let mut runs = 0;
    for &function in defined.take(16) {
        let Ok(name) = std::str::from_utf8(module.name(function)) else { continue };
        let args = module.param_types(function).iter().map(|_| "zeroinitializer".to_owned());
        let options = Options {
            entry: match name {
                "main" => Entry::Main,
                _ => Entry::Function { name: name.to_owned(), args: args.collect() },
            },
            max_steps: STEPS,
            max_memory: MEMORY,
            max_stack: MEMORY / 8,
            ..Options::default()
        };
        let ended = draig_runtime::run(&verified, &options, &mut Closed::default());
        assert!(ended.statistics.instructions <= STEPS);
        assert!(ended.statistics.memory <= MEMORY);
        runs += 1;
    }
    runs
}
