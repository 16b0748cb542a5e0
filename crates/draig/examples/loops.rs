//! Lists the loops of a file, with their nesting, trip counts and frequencies:
//! `cargo run -p draig --example loops -- FILE.ll`.

use draig::analysis::{Analyses, Subject};
use draig::{BlockRef, Module, Piece, Printer, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/c/sha256.ll".to_owned());
    let text = std::fs::read(&path)?;
    let module = Module::parse_with(&text, &ReadOptions::new(path))?.module;
    let printer = Printer::new(&module);
    for function in module.function_refs() {
        let Some(subject) = Subject::new(&module, function.id()) else { continue };
        let analyses = Analyses::new(subject);
        if analyses.loops().is_empty() {
            continue;
        }
        println!("{}", function.display_name());
        let mut evolution = analyses.scalar_evolution().borrow_mut();
        for of in analyses.loops().iter() {
            let Some(header) = function.block(analyses.loops().header(of)) else { continue };
            let trips = match (evolution.trip_count(of), evolution.max_trip_count(of)) {
                (Some(count), _) => format!("{count} iterations"),
                (None, Some(most)) => format!("at most {most} iterations"),
                (None, None) => "iterations unknown".to_owned(),
            };
            let indent = 2 * analyses.loops().depth(of) as usize;
            println!("{:indent$}{}: {trips}", "", place(&printer, header));
        }
    }
    Ok(())
}

/// Returns the line of the first instruction that has one, or the name of the block.
fn place(printer: &Printer<'_>, block: BlockRef<'_>) -> String {
    let line = block.insts().filter_map(|inst| inst.debug_loc()).map(|loc| loc.line()).find(|&line| line != 0);
    line.map_or_else(|| block.print(printer).to_string(), |line| format!("line {line}"))
}
