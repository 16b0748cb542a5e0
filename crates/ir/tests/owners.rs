//! Handles of another function or module, of before a compaction, and of what was removed: refused by everything that
//! takes one, in every build profile.

use draig_ir::build::{BuildError, BuildErrorKind, FunctionBuilder};
use draig_ir::{Block, Global, Handle, Inst, Linkage, Module, Type, Value};

const ELSEWHERE: &str = "belongs to another function, or to this one before it was compacted";

/// A function `i32 (i32)` with an instruction, a block and a return.
struct Part {
    function: Handle<Global>,
    block: Handle<Block>,
    sum: Handle<Value>,
    ret: Handle<Inst>,
}

fn part(module: &mut Module, name: &str) -> Part {
    let ty = module.function_type(Type::I32, [Type::I32]);
    let function = module.add_function(name, ty);
    let mut b = module.build(function);
    let block = b.add_block("entry");
    b.position_at_end(block);
    let sum = b.add(b.param(0), 1).unwrap();
    let ret = b.ret(sum).unwrap();
    Part { function, block, sum, ret }
}

fn message<T>(result: Result<T, BuildError>) -> String {
    let error = result.err().expect("the handle is foreign");
    assert_eq!(error.kind(), BuildErrorKind::NoSuchValue);
    error.message().to_owned()
}

/// Calls of a builder with a handle of somebody else.
fn refusals(b: &mut FunctionBuilder<'_>, own: &Part, foreign: &Part) -> Vec<String> {
    let phi = {
        b.position_before(own.sum.as_inst().unwrap());
        b.phi(Type::I32).unwrap()
    };
    b.position_before(own.ret);
    vec![
        message(b.add(foreign.sum, 1)),
        message(b.select(b.i1(true), foreign.sum, own.sum)),
        message(b.call(own.function, [foreign.sum])),
        message(b.store(foreign.sum, b.null())),
        message(b.gep(Type::I8, b.null(), (1, foreign.sum))),
        message(b.br(foreign.block)),
        message(b.switch(own.sum, own.block, &[(b.i32(1), foreign.block)])),
        message(b.add_incoming(phi, foreign.sum, own.block)),
        message(b.add_incoming(phi, own.sum, foreign.block)),
        message(b.add_incoming(foreign.ret, own.sum, own.block)),
        message(b.replace_all_uses(foreign.sum, 1)),
        message(b.replace_all_uses(own.sum, foreign.sum)),
        message(b.erase(foreign.ret)),
        message(b.split_block(foreign.ret)),
        message(b.seal(foreign.block)),
        message(b.catch_ret(foreign.ret, own.block)),
    ]
}

#[test]
fn another_functions_values_are_refused() {
    let mut module = Module::new(b"m");
    let (own, foreign) = (part(&mut module, "f"), part(&mut module, "g"));
    assert_eq!(own.sum.raw(), foreign.sum.raw(), "only the owner tells them apart");
    let mut b = module.build(own.function);
    for refusal in refusals(&mut b, &own, &foreign) {
        assert!(refusal.ends_with(ELSEWHERE), "{refusal}");
    }
    b.position_at_end(foreign.block);
    let error = b.unreachable().unwrap_err();
    assert_eq!(error.message(), "unreachable: the place to build at is in another function");
    // What a module owns is the same in all its functions.
    b.position_before(own.ret);
    b.call(foreign.function, [b.param(0)]).unwrap();
}

#[test]
fn another_modules_values_and_types_are_refused() {
    let (mut module, mut other) = (Module::new(b"m"), Module::new(b"m"));
    let (own, foreign) = (part(&mut module, "f"), part(&mut other, "f"));
    let pair = other.struct_type((Type::I32, Type::I32));
    let text = other.add_string("text", "x");
    let mut b = module.build(own.function);
    refusals(&mut b, &own, &foreign);
    b.position_before(own.ret);
    assert_eq!(message(b.call(foreign.function, [b.param(0)])), "call: the operand belongs to another module");
    assert_eq!(message(b.load(Type::I32, text)), "load: the operand belongs to another module");
    assert_eq!(message(b.alloca(pair)), "alloca: the type belongs to another module");
    assert_eq!(message(b.declare("x", pair)), "phi: the type belongs to another module");
    b.finish();
    assert_eq!(message(module.add_alias("a", Type::I8, text)), "alias: the address belongs to another module");
    assert_eq!(message(module.add_constant("c", text)), "constant: the initializer belongs to another module");
    type Misuse = Box<dyn FnMut(&mut Module)>;
    let mut refuse: Vec<Misuse> = vec![
        Box::new(move |m| drop(m.build(foreign.function))),
        Box::new(move |m| _ = m.function_type(Type::VOID, [pair])),
        Box::new(move |m| drop(m.add_variable("v", pair, None))),
        Box::new(move |m| m.set_linkage(text, Linkage::Internal)),
        Box::new(move |m| _ = m.global_ref(text).name().len()),
        Box::new(move |m| drop(m.type_ref(pair).to_string())),
    ];
    for call in &mut refuse {
        let mut module = module.clone();
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| call(&mut module)));
        let panic = result.expect_err("the handle is foreign");
        let text = panic.downcast_ref::<&str>().map_or("", |text| text);
        assert_eq!(text, "the handle belongs to another module");
    }
}

#[test]
fn a_clone_and_a_compacted_body_are_others() {
    let mut module = Module::new(b"m");
    let own = part(&mut module, "f");
    let mut clone = module.clone();
    let handle = Handle::from(clone.function("f").unwrap());
    let mut b = clone.build(handle);
    b.position_at_end(own.block);
    assert!(b.unreachable().is_err());
    b.finish();
    module.body_mut(own.function).unwrap().compact();
    let mut b = module.build(own.function);
    assert!(message(b.erase(own.ret)).ends_with(ELSEWHERE));
}

#[test]
fn what_was_removed_is_refused() {
    let mut module = Module::new(b"m");
    let own = part(&mut module, "f");
    let mut b = module.build(own.function);
    b.erase(own.ret).unwrap();
    b.erase(own.sum.as_inst().unwrap()).unwrap();
    b.position_at_end(own.block);
    assert_eq!(message(b.ret(own.sum)), "ret: inst0 was removed");
    assert_eq!(message(b.erase(own.ret)), "freeze: inst1 was removed");
}

#[test]
fn handles_of_views_have_the_owner() {
    let mut module = Module::new(b"m");
    let own = part(&mut module, "f");
    let function = module.function("f").unwrap();
    assert_eq!(Handle::from(function), own.function);
    assert_eq!(Handle::<Block>::from(function.entry().unwrap()), own.block);
    let sum = function.insts().next().unwrap();
    assert_eq!(Handle::<Value>::from(sum), own.sum);
    assert_eq!(Handle::<Value>::from(sum.operand(0).unwrap()), module.build(own.function).param(0));
}
