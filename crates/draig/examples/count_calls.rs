//! Counts the calls in each function of a file: `cargo run -p draig --example count_calls -- FILE.ll`.

use std::collections::BTreeMap;

use draig::{Module, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/queue.ll".to_owned());
    let text = std::fs::read(&path)?;
    let module = Module::parse_with(&text, &ReadOptions::new(path))?.module;
    for function in module.function_refs().filter(|function| !function.is_declaration()) {
        let mut calls: BTreeMap<String, usize> = BTreeMap::new();
        for inst in function.insts().filter(|inst| inst.call().is_some()) {
            let callee = match inst.called_function() {
                Some(callee) => callee.display_name().into_owned(),
                None => "(through a pointer, or assembly)".to_owned(),
            };
            *calls.entry(callee).or_default() += 1;
        }
        println!("{}", function.display_name());
        for (callee, count) in calls {
            println!("  {count:5} {callee}");
        }
    }
    Ok(())
}
