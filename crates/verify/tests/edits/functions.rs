//! Parallel edits: the same module for any number of threads, with everything merged that edits can add.

use draig_bitcode::WriteOptions;
use draig_ir::build::BuildError;
use draig_ir::metadata::Class;
use draig_ir::{Attribute, FunctionEditor, Global, GlobalKind, Module, Opcode, Type, Value};
use draig_tables::AttrKind;
use draig_tables::intrinsics::ids;

/// Number of functions: enough for several batches.
const FUNCTIONS: usize = 200;

/// Functions of 100 additions each.
fn module() -> Result<Module, BuildError> {
    let mut module = Module::new(b"m");
    let ty = module.tables.types.function(Type::I32, &[Type::I32], false);
    for number in 0..FUNCTIONS {
        let function = module.add_function(format!("f{number}"), ty);
        let mut b = module.build(function);
        let entry = b.add_block("");
        b.position_at_end(entry);
        let mut sum = b.param(0);
        for step in 0..100 {
            let constant = b.module_mut().tables.const_i64(Type::I32, step * (number as i64 % 7));
            sum = b.add(sum, Value::from(constant))?;
        }
        b.ret(sum)?;
    }
    Ok(module)
}

/// Adds something of each kind, differently for each function.
fn add_everything(f: &mut FunctionEditor<'_>) -> usize {
    let number = f.function().index();
    let entry = f.body().entry().expect("a definition");
    let first = f.body().first_inst(entry).expect("an instruction");
    f.position_before(first);
    // Intrinsics of a few types, some with numbers in their names, and a library function.
    let ty = f.types().integer(8 * (1 + number as u32 % 4));
    let narrow = f.zext_or_trunc(Value::arg(0), ty);
    f.intrinsic(ids::BSWAP, &[Type::I32], &[Value::arg(0)]);
    f.intrinsic(ids::CTPOP, &[ty], &[narrow]);
    let pair = f.types().literal_struct(&[ty, Type::I64], false);
    let copy = f.declaration(ids::SSA_COPY, &[pair]).expect("any type");
    let poison = f.poison(pair);
    f.call_function(copy, &[poison]);
    let signature = f.types().function(Type::VOID, &[ty], false);
    let log = f.module_mut().add_function("log", signature);
    f.call_function(*log, &[narrow]);
    // A private string, and a variable that refers to it and to the function.
    let text = f.tables().const_bytes(format!("text of {}", number / 3).as_bytes());
    let string = f.module_mut().add_constant("str", text).expect("a constant");
    let both = f.types().literal_struct(&[Type::PTR, Type::PTR], false);
    let table = f.tables().const_aggregate(both, &[string.into(), log.into()]);
    f.module_mut().add_constant("table", table).expect("a constant");
    // An identified struct, metadata, a comdat, and an attribute of the function itself.
    let named = f.module_mut().named_struct(b"node");
    f.types().set_struct_body(named, &[ty, Type::PTR], false);
    let size = f.i64(number as i64);
    let slot = f.insert(draig_ir::InstBuild::alloca(Type::PTR, named, None, false, false), &[size]);
    let name = f.tables().strings.intern(format!("note {}", number % 5).as_bytes());
    let pool = &mut f.tables().metadata;
    let string = pool.intern_string(name);
    let words = [string.to_word()];
    let node = pool.intern_node(Class::Tuple, number % 2 == 0, &words);
    f.attach(slot, b"draig.note", node);
    let function = f.function();
    let comdat = f.tables().strings.intern(format!("group{}", number % 3).as_bytes());
    let comdat = f.module_mut().get_or_add_comdat(comdat);
    let module = f.module_mut();
    let mut set = vec![Attribute::Enum(AttrKind::NoUnwind)];
    let set = module.tables.attributes.intern_set(&mut set, &module.tables.strings);
    let list = module.tables.attributes.intern_list(set, draig_ir::AttrSet::EMPTY, &[]);
    let data = module.global_mut(function);
    data.comdat = Some(comdat);
    if let GlobalKind::Function(function) = &mut data.kind {
        function.attributes = list;
    }
    number
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() -> Result<(), BuildError> {
    let edited = |threads: usize| -> Result<(String, Vec<u8>), BuildError> {
        let mut module = module()?;
        let numbers = module.edit_functions(threads, add_everything);
        assert_eq!(numbers, (0..FUNCTIONS).collect::<Vec<_>>());
        // A second time, on top of what was added.
        module.edit_functions(threads, add_everything);
        assert!(module.functions().iter().all(|&function| module.find(module.name(function)) == Some(function)));
        let text = super::verified(&module);
        let bytes = draig_bitcode::write(&module, &WriteOptions::default()).expect("it can be written");
        Ok((text, bytes))
    };
    let one = edited(1)?;
    for threads in [2, 3, 8] {
        assert_eq!(one, edited(threads)?, "{threads} threads");
    }
    let count = |what: &str| one.0.matches(what).count();
    assert_eq!(count("declare i32 @llvm.bswap.i32("), 1);
    assert_eq!(count("declare i24 @llvm.ctpop.i24("), 1);
    Ok(())
}

#[test]
fn one_function_is_edited_in_place() -> Result<(), BuildError> {
    let mut module = module()?;
    let f = Global::from_u32(3);
    let mut editor = module.edit(f).expect("a definition");
    assert!(!editor.module().is_declaration(f));
    add_everything(&mut editor);
    let product = editor.build(|b| {
        let entry = b.body().entry().expect("a definition");
        let terminator = b.body().terminator(entry).expect("a terminator");
        b.position_before(terminator);
        b.mul(b.param(0), b.param(0))
    })?;
    assert_eq!(editor.body().opcode(*product.as_inst().expect("an instruction")), Opcode::Mul);
    let mark = editor.mark();
    editor.position_before(*product.as_inst().expect("an instruction"));
    let sum = editor.binary(Opcode::Add, Value::arg(0), Value::arg(0));
    editor.undo_to(mark);
    assert_eq!(editor.body().block_of(sum.as_inst().expect("an instruction")), None);
    drop(editor);
    assert!(module.body(f).is_some_and(|body| body.inst_count() > 100));
    let declared = module.find(b"log").expect("it was declared");
    assert!(module.edit(declared).is_none());
    Ok(())
}

#[test]
#[should_panic(expected = "must not change other globals")]
fn other_globals_stay_as_they_are() {
    let mut module = module().expect("a module");
    module.edit_functions(2, |f| {
        f.module_mut().global_mut(Global::from_u32(0)).dso_local = true;
    });
}

#[test]
fn new_instructions_have_the_location_of_the_editor() -> Result<(), BuildError> {
    let mut module = module()?;
    let location = module.tables.metadata.tuple(&[]);
    let count = module.functions().len();
    module.edit_functions(2, |f| {
        let entry = f.body().entry().expect("a definition");
        f.position_at_end(entry);
        let terminator = f.body().terminator(entry).expect("a terminator");
        f.position_before(terminator);
        f.set_debug_loc(Some(location));
        let inst = f.binary(Opcode::Xor, Value::arg(0), Value::arg(0)).as_inst().expect("not folded");
        assert_eq!(f.body().debug_loc(inst), Some(location));
    });
    assert_eq!(module.functions().len(), count);
    assert!(module.functions().iter().all(|&f| module.body(f).is_some_and(|body| body.inst_count() == 102)));
    Ok(())
}
