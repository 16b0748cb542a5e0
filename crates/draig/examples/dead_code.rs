//! A pass: removes instructions whose results are not used and that have no other effect.
//! `cargo run -p draig --example dead_code -- FILE.ll`

use draig::Module;

/// Removes dead instructions of a function and returns their number.
fn remove_dead_code(module: &mut Module, function: draig::ir::Global) -> usize {
    let mut b = module.build(function);
    let mut work = b.insts();
    let before = work.len();
    while let Some(inst) = work.pop() {
        if b.body().block_of(inst).is_some() && !b.body().has_uses(inst) && b.is_removable(inst) {
            // The operands may be dead next.
            work.extend(b.body().operands(inst).iter().filter_map(|operand| operand.as_inst()));
            b.erase(inst).expect("the result is not used");
        }
    }
    before - b.insts().len()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/factorial.ll".into());
    let mut module = Module::parse(std::fs::read(path)?)?;
    let functions: Vec<_> = module.function_refs().filter(|f| !f.is_declaration()).map(|f| f.id()).collect();
    let removed: usize = functions.into_iter().map(|function| remove_dead_code(&mut module, function)).sum();
    eprintln!("{removed} instructions were dead");
    draig::verify::verify(&module).map_err(|errors| errors.to_string())?;
    print!("{module}");
    Ok(())
}
