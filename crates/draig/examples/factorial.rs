//! Builds the factorial function and prints it: `cargo run -p draig --example factorial`.

use draig::Module;
use draig::build::{BuildError, IntPredicate};
use draig::ir::Type;

fn main() -> Result<(), BuildError> {
    print!("{}", factorial()?);
    Ok(())
}

/// ```llvm
/// define i64 @factorial(i64 %n)
/// ```
fn factorial() -> Result<Module, BuildError> {
    let mut module = Module::new("factorial");
    let ty = module.function_type(Type::I64, [Type::I64]);
    let function = module.add_function("factorial", ty);

    let mut b = module.build(function);
    let n = b.param(0);
    b.set_name(n, "n");
    let entry = b.add_block("entry");
    let body = b.add_block("loop");
    let exit = b.add_block("exit");

    b.position_at_end(entry);
    let small = b.named("small").icmp(IntPredicate::Ult, n, 2i64)?;
    b.cond_br(small, exit, body)?;

    b.position_at_end(body);
    let i = b.named("i").phi(Type::I64)?;
    let product = b.named("product").phi(Type::I64)?;
    let next_product = b.named("product.next").mul(product, i)?;
    let next = b.named("i.next").sub(i, 1i64)?;
    let done = b.named("done").icmp(IntPredicate::Eq, next, 1i64)?;
    b.cond_br(done, exit, body)?;
    b.add_incoming(i, n, entry)?;
    b.add_incoming(i, next, body)?;
    b.add_incoming(product, 1i64, entry)?;
    b.add_incoming(product, next_product, body)?;

    b.position_at_end(exit);
    let result = b.named("result").phi(Type::I64)?;
    b.add_incoming(result, b.i64(1), entry)?;
    b.add_incoming(result, next_product, body)?;
    b.ret(result)?;
    b.finish();
    Ok(module)
}
