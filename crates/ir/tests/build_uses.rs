//! Order of use-lists under edits, as in LLVM 22: the expected lists are from its own `Value::uses()` after
//! the same calls of IRBuilder.

use draig_ir::build::{BuildError, FunctionBuilder};
use draig_ir::{Handle, Module, Type, Value};

const X: Value = Value::arg(0);
const Y: Value = Value::arg(1);

/// Uses of a value as `user.operand`, by the users' names.
fn uses(b: &FunctionBuilder<'_>, value: impl Into<Value>) -> String {
    let body = b.body();
    let one = |one: draig_ir::body::uses::Use| {
        let name = body.names().get(one.user).unwrap_or_default();
        format!("{}.{}", String::from_utf8_lossy(name), one.operand)
    };
    body.uses_of(value).map(one).collect::<Vec<_>>().join(" ")
}

fn module() -> (Module, Handle<draig_ir::Global>) {
    let mut module = Module::new(b"m");
    let ty = module.tables.types.function(Type::I32, &[Type::I32, Type::I32], false);
    let function = module.add_function("f", ty);
    (module, function)
}

#[test]
fn new_uses_are_in_front_and_replacing_reverses() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let block = b.add_block("b");
    b.position_at_end(block);
    b.body().uses();
    let phi = b.named("p").phi(Type::I32)?;
    b.add_incoming(phi, X, block)?;
    assert_eq!(uses(&b, X), "p.0");
    b.add_incoming(phi, X, block)?;
    b.add_incoming(phi, X, block)?;
    assert_eq!(uses(&b, X), "p.2 p.1 p.0", "growing a phi keeps the places of its uses");
    b.body_mut().remove_incoming(*phi, 0);
    assert_eq!(uses(&b, X), "p.0 p.1");
    let a = b.named("a").add(X, Y)?;
    let d = b.named("d").add(X, X)?;
    assert_eq!(uses(&b, X), "d.1 d.0 a.0 p.0 p.1");
    b.named("e").add(Y, Y)?;
    assert_eq!(uses(&b, Y), "e.1 e.0 a.1");
    b.body_mut().replace_all_uses(X, Y);
    assert_eq!(uses(&b, Y), "p.1 p.0 a.0 d.0 d.1 e.1 e.0 a.1");
    assert_eq!(uses(&b, X), "");
    let c = b.named("c").icmp(draig_ir::IntPredicate::Eq, a, d)?;
    b.named("s").select(c, a, a)?;
    assert_eq!(uses(&b, a), "s.2 s.1 c.0");
    let target = b.add_block("t");
    b.cond_br(c, target, target)?;
    assert_eq!(uses(&b, target), ".2 .1");
    Ok(())
}

#[test]
fn the_last_incoming_pair_takes_the_place_of_a_removed_one() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let blocks = ["b0", "b1", "b2", "b3"].map(|name| b.add_block(name));
    b.position_at_end(blocks[0]);
    let phi = b.named("q").phi(Type::I32)?;
    for (value, block) in [X, Y, X, Y].into_iter().zip(blocks) {
        b.add_incoming(phi, value, block)?;
    }
    b.body().uses();
    b.body_mut().remove_incoming(*phi, 1);
    assert_eq!((uses(&b, X), uses(&b, Y)), ("q.2 q.0".to_owned(), "q.1".to_owned()));
    assert_eq!(b.body().operands(*phi), [X, Y, X]);
    assert_eq!(b.body().phi_blocks(*phi).collect::<Vec<_>>(), [*blocks[0], *blocks[3], *blocks[2]]);
    Ok(())
}

#[test]
fn constants_and_globals_are_replaced_too() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let one = Value::from(module.tables.const_i64(Type::I32, 1));
    let mut b = module.build(function);
    let block = b.add_block("b");
    b.position_at_end(block);
    let a = b.named("a").add(X, one)?;
    b.named("c").mul(one, one)?;
    b.set_fold(false);
    let c = b.named("c").mul(one, one)?;
    b.body_mut().replace_all_uses(one, Y);
    let operands = |value: Handle<Value>| value.as_inst().map(|inst| b.body().operands(*inst).to_vec());
    assert_eq!((operands(a), operands(c)), (Some(vec![X, Y]), Some(vec![Y, Y])));
    assert_eq!(uses(&b, Y), "c.1 c.0 a.1");
    Ok(())
}

#[test]
fn uses_in_blocks_that_are_not_placed_yet_count() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    let apart = b.body_mut().create_block();
    let build = draig_ir::InstBuild::new(draig_ir::Opcode::Freeze, Type::I32);
    b.body_mut().append_inst(apart, build, &[X]);
    assert_eq!(b.body().uses_of(X).count(), 1);
    b.body_mut().append_block(apart);
    assert_eq!(b.body().uses_of(X).count(), 1);
    Ok(())
}

#[test]
fn growing_is_linear() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let blocks = ["entry", "loop"].map(|name| b.add_block(name));
    b.position_at_end(blocks[1]);
    let phis = [b.phi(Type::I32)?, b.phi(Type::I32)?, b.phi(Type::I32)?];
    for round in 0..30_000 {
        for phi in phis {
            b.add_incoming(phi, if round % 2 == 0 { X } else { Y }, blocks[round % 2])?;
        }
    }
    for phi in phis {
        assert_eq!(b.body().operands(*phi).len(), 30_000);
        assert!(b.body().phi_blocks(*phi).eq((0..30_000).map(|round| *blocks[round % 2])));
    }
    let bytes = b.body().heap_bytes();
    assert!(bytes < 4 << 20, "{bytes} bytes for 90,000 pairs");
    Ok(())
}

/// LLVM's `splitBasicBlock` adds a branch, too.
#[test]
fn splitting_and_merging_are_each_others_opposites() -> Result<(), BuildError> {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let (first, last) = (b.add_block("first"), b.add_block("last"));
    b.position_at_end(first);
    let a = b.named("a").add(X, Y)?;
    let c = b.named("c").mul(X, Y)?;
    b.br(last)?;
    b.position_at_end(last);
    let phi = b.named("p").phi(Type::I32)?;
    b.add_incoming(phi, c, first)?;
    b.ret(phi)?;
    let c = c.as_inst().expect("an instruction");
    let body = b.body_mut();
    let rest = body.split_block(*c);
    assert_eq!(body.blocks().collect::<Vec<_>>(), [*first, rest, *last]);
    assert_eq!(body.terminator(*first).map(|branch| body.successors(branch).collect()), Some(vec![rest]));
    assert_eq!(body.block_insts(*first).next(), a.raw().as_inst());
    assert_eq!((body.first_inst(rest), body.phi_block(*phi, 0)), (Some(*c), Some(rest)));
    assert!(body.merge_block_into_predecessor(rest));
    assert_eq!(body.blocks().collect::<Vec<_>>(), [*first, *last]);
    assert_eq!((body.block_of(*c), body.phi_block(*phi, 0)), (Some(*first), Some(*first)));
    Ok(())
}

#[test]
#[should_panic(expected = "call has parts other than opcode and operands; use Body::build_call")]
fn a_call_is_not_made_of_operands_alone() {
    draig_ir::InstBuild::new(draig_ir::Opcode::Call, Type::VOID);
}

#[test]
#[should_panic(expected = "is no phi")]
fn only_phis_have_incoming_pairs() {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let block = b.add_block("b");
    b.position_at_end(block);
    let ret = b.ret(X).expect("an i32");
    b.body_mut().add_incoming(*ret, X, *block);
}
