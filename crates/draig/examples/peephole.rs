//! A pass: replaces instructions by simpler ones, each rule in a line or two.
//! `cargo run -p draig --example peephole -- FILE.ll`

use draig::Module;
use draig::build::{FunctionBuilder, Result};
use draig::ir::{Handle, Inst, Value};
use draig::pattern as m;

/// Returns a simpler value for an instruction, building what it needs before it.
fn simplify(b: &mut FunctionBuilder<'_>, inst: Inst) -> Result<Option<Handle<Value>>> {
    // x + 0, x | 0, x ^ 0, x << 0  →  x
    for opcode in [m::add, m::or, m::xor, m::shl] {
        if let Some((x, ())) = b.find(opcode(m::value(), m::equal_to(0)), inst) {
            return Ok(Some(x.into()));
        }
    }
    // x * 2ⁿ  →  x << n
    if let Some((x, power)) = b.find(m::commuted(m::mul(m::value(), m::power_of_two())), inst) {
        return b.shl(x, b.int_like(x, i64::from(power.trailing_zeros()))).map(Some);
    }
    // (x + c) + d  →  x + (c + d)
    if let Some(((x, c), d)) = b.find(m::add(m::add(m::value(), m::constant()), m::constant()), inst) {
        let sum = b.add(c, d)?;
        return b.add(x, sum).map(Some);
    }
    // !!x  →  x
    if let Some(x) = b.find(m::not(m::not(m::value())), inst) {
        return Ok(Some(x.into()));
    }
    Ok(None)
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/factorial.ll".into());
    let mut module = Module::parse(std::fs::read(path)?)?;
    let functions: Vec<_> = module.function_refs().filter(|f| !f.is_declaration()).map(|f| f.id()).collect();
    let mut replaced = 0;
    for function in functions {
        let mut b = module.build(function);
        for inst in b.insts() {
            b.position_before(inst);
            if let Some(value) = simplify(&mut b, inst)? {
                b.replace_inst(inst, value)?;
                replaced += 1;
            }
        }
    }
    eprintln!("{replaced} instructions were replaced");
    draig::verify::verify(&module).map_err(|errors| errors.to_string())?;
    print!("{module}");
    Ok(())
}
