//! Prints the field offsets of the structs of a file:
//! `cargo run -p draig --example struct_layouts -- FILE.ll`.

use draig::{Module, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/queue.ll".to_owned());
    let text = std::fs::read(&path)?;
    let module = Module::parse_with(&text, &ReadOptions::new(path))?.module;
    for ty in module.identified_structs() {
        let (Some(layout), Some(fields)) = (ty.struct_layout(), ty.fields()) else {
            println!("{ty} has no size");
            continue;
        };
        println!("{ty}: {} bytes, aligned to {}", layout.size, layout.align);
        for (field, offset) in fields.zip(layout.offsets) {
            println!("  {offset:4} {field}");
        }
    }
    Ok(())
}
