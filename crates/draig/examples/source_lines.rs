//! Prints each instruction after its source location:
//! `cargo run -p draig --example source_lines -- FILE.ll`. The file must be compiled with `-g`.

use draig::{Module, Printer, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/queue.ll".to_owned());
    let text = std::fs::read(&path)?;
    let module = Module::parse_with(&text, &ReadOptions::new(path))?.module;
    // numbers the whole module, so all functions share it
    let printer = Printer::new(&module);
    for function in module.function_refs().filter(|function| !function.is_declaration()) {
        println!("{}", function.display_name());
        for inst in function.insts() {
            let place = match inst.debug_loc() {
                Some(place) => format!("{}:{}", place.line(), place.column()),
                None => String::new(),
            };
            println!("{place:>8} {}", printer.text(inst));
        }
    }
    Ok(())
}
