//! Builds a function with debug locations and prints it:
//! `cargo run -p draig --example debug_places`.

use draig::Module;
use draig::build::BuildError;
use draig::ir::Type;

fn main() -> Result<(), BuildError> {
    let mut module = Module::new("twice.toy");
    let flag = [module.metadata_i32(2), module.metadata_string("Debug Info Version"), module.metadata_i32(3)];
    let flag = module.metadata_tuple(flag);
    module.add_named_node("llvm.module.flags", flag);
    let file = module.di_file("twice.toy", "/src").add()?;
    let unit = module.di_compile_unit("DW_LANG_C11", file).field("producer", "toy 1.0").add()?;
    module.add_named_node("llvm.dbg.cu", unit);
    let int = module.di_basic_type("int", 32, "DW_ATE_signed").add()?;
    let signature = module.di_subroutine_type(&[Some(int), Some(int)]).add()?;
    let subprogram = module.di_subprogram("twice", file, 1, signature, unit).add()?;

    let ty = module.function_type(Type::I32, [Type::I32]);
    let twice = module.add_function("twice", ty);
    module.set_subprogram(twice, subprogram);
    let mut b = module.build(twice);
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    b.set_debug_line(2, 10, subprogram)?;
    let n = b.param(0);
    let sum = b.add(n, n)?;
    b.set_debug_line(2, 3, subprogram)?;
    b.ret(sum)?;
    b.finish();
    print!("{module}");
    Ok(())
}
