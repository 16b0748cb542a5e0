//! Replaces a parameter by a constant everywhere and prints the file:
//! `cargo run -p draig --example replace_value -- FILE.ll FUNCTION PARAMETER CONSTANT`.

use draig::ir::Value;
use draig::{Module, PrintOptions, ReadOptions};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (path, name, number, constant) = match args.as_slice() {
        [] => ("examples/factorial.ll", "factorial", 0, 10),
        [path, name, number, constant] => (path.as_str(), name.as_str(), number.parse()?, constant.parse()?),
        _ => return Err("four arguments or none: FILE.ll FUNCTION PARAMETER CONSTANT".into()),
    };
    let text = std::fs::read(path)?;
    let mut module = Module::parse_with(&text, &ReadOptions::new(path))?.module;

    let function = module.function(name).ok_or("no such function")?;
    let parameter = function.param(number).ok_or("no such parameter")?;
    parameter.ty().integer_width().ok_or("the parameter is no integer")?;
    let (ty, function) = (parameter.ty().id(), function.id());

    let constant = module.tables.const_i64(ty, constant);
    let body = module.body_mut(function).ok_or("the function has no body")?;
    body.replace_all_uses(Value::arg(number), constant);
    module.write_text(&PrintOptions::default(), &mut std::io::stdout().lock())?;
    Ok(())
}
