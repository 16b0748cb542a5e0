//! A pass: replaces calls of small functions by the function's body.
//! `cargo run -p draig --example inliner -- FILE.ll [SIZE]`

use draig::Module;
use draig::facts::inlinable_callee;
use draig::ir::Global;

/// Inlines the calls of a function whose callee has at most `limit` instructions, and returns their number.
fn inline_calls(module: &mut Module, caller: Global, limit: usize) -> draig::build::Result<usize> {
    let mut inlined = 0;
    let insts = module.build(caller).insts();
    for call in insts {
        let Some(callee) = module.body(caller).and_then(|body| inlinable_callee(module, body, call)) else { continue };
        let body = module.body(callee).expect("only definitions are inlined");
        if callee != caller && body.insts().count() <= limit {
            let body = body.clone();
            inlined += usize::from(module.build(caller).inline_call(call, &body)?);
        }
    }
    Ok(inlined)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/queue.ll".into());
    let limit: usize = std::env::args().nth(2).map_or(Ok(20), |size| size.parse())?;
    let mut module = Module::parse(std::fs::read(path)?)?;
    let functions: Vec<Global> = module.function_refs().filter(|f| !f.is_declaration()).map(|f| f.id()).collect();
    let mut inlined = 0;
    for function in functions {
        inlined += inline_calls(&mut module, function, limit)?;
    }
    eprintln!("{inlined} calls were inlined");
    draig::verify::verify(&module).map_err(|errors| errors.to_string())?;
    print!("{module}");
    Ok(())
}
