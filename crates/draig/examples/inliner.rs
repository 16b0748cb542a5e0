//! A pass: replaces calls of small functions by the function's body.
//! `cargo run -p draig --example inliner -- FILE.ll [SIZE]`

use draig::Module;
use draig::build::{FunctionBuilder, Result};
use draig::ir::{Body, Inst, Opcode};

/// Puts a copy of a function's body in place of a call. Returns whether it did.
fn inline(b: &mut FunctionBuilder<'_>, call: Inst, callee: &Body) -> Result<bool> {
    let Some(mut map) = b.inlining_map(call, callee) else { return Ok(false) };
    let before = b.body().block_of(call).expect("the call is part of the function");
    let after = b.split_block(call)?;
    let blocks: Vec<_> = callee.blocks().collect();
    let copies = b.body_mut().copy_blocks(Some(callee), &blocks, &mut map, b".i");
    // Enter the copy; stack objects of fixed size belong to the function as a whole.
    let entry = b.body().terminator(before).expect("splitting made a branch");
    b.body_mut().set_operand(entry, 0, copies[0]);
    let first = b.body().first_inst(b.body().entry().expect("there is a call")).expect("it has a terminator");
    for inst in b.body().block_insts(copies[0]).collect::<Vec<_>>() {
        if b.body().opcode(inst) == Opcode::Alloca {
            b.body_mut().move_inst_before(inst, first);
        }
    }
    // Each return of the copy leaves it with its value.
    let mut results = Vec::new();
    for block in copies {
        let Some(end) = b.body().terminator(block).filter(|&end| b.body().opcode(end) == Opcode::Ret) else { continue };
        results.extend(b.body().operands(end).first().map(|&value| (value, block)));
        b.erase(end)?;
        b.position_at_end(block);
        b.br(after)?;
    }
    if b.body().has_uses(call) {
        b.position_before(call);
        let phi = b.phi(b.body().inst_type(call))?;
        for (value, block) in results {
            b.add_incoming(phi, value, block)?;
        }
        b.replace_all_uses(call, phi)?;
    }
    b.erase(call).map(|()| true)
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "examples/queue.ll".into());
    let limit: usize = std::env::args().nth(2).map_or(Ok(20), |size| size.parse())?;
    let mut module = Module::parse(std::fs::read(path)?)?;
    let mut inlined = 0;
    let functions: Vec<_> = module.function_refs().filter(|f| !f.is_declaration()).map(|f| f.id()).collect();
    for &caller in &functions {
        for call in module.body(caller).map(|body| body.insts().collect::<Vec<_>>()).unwrap_or_default() {
            let body = module.body(caller).expect("it is a definition");
            let Some(callee) = draig::facts::inlinable_callee(&module, body, call) else { continue };
            let callee_body = module.body(callee).expect("it has one").clone();
            if callee != caller && callee_body.insts().count() <= limit {
                inlined += usize::from(inline(&mut module.build(caller), call, &callee_body)?);
            }
        }
    }
    eprintln!("{inlined} calls were inlined");
    draig::verify::verify(&module).map_err(|errors| errors.to_string())?;
    print!("{module}");
    Ok(())
}
