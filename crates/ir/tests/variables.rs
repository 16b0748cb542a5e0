//! Variables of a builder: phis that are needed and no others, in graphs of any shape and size, and mistakes.

use draig_ir::build::{BuildErrorKind, FunctionBuilder, Uninitialized, Variable};
use draig_ir::{Block, Body, Global, Handle, Inst, Module, Opcode, Type, Value};

fn module() -> (Module, Handle<Global>) {
    let mut module = Module::new(b"m");
    let ty = module.tables.types.function(Type::I32, &[Type::I32, Type::I1], false);
    let function = module.add_function(b"f", ty);
    (module, function)
}

fn blocks<const N: usize>(b: &mut FunctionBuilder<'_>) -> [Handle<Block>; N] {
    std::array::from_fn(|number| b.add_block(format!("b{number}")))
}

fn phis(body: &Body) -> Vec<Inst> {
    body.insts().filter(|&inst| body.opcode(inst) == Opcode::Phi).collect()
}

#[test]
fn a_loop_that_does_not_write_needs_no_phi() {
    let (mut module, function) = module();
    let mut b = module.build(function);
    let [entry, test, body, done] = blocks(&mut b);
    let (x, c) = (b.declare("x", Type::I32).unwrap(), b.param(1));
    b.position_at_end(entry);
    b.write(x, b.param(0)).unwrap();
    b.br(test).unwrap();
    b.position_at_end(test);
    let early = b.read(x).unwrap();
    assert!(early.as_inst().is_some(), "the block is not sealed");
    b.cond_br(c, body, done).unwrap();
    b.position_at_end(body);
    let sum = b.add(early, early).unwrap();
    b.br(test).unwrap();
    b.position_at_end(done);
    b.seal_all();
    let late = b.read(x).unwrap();
    b.ret(late).unwrap();
    b.finish_variables().unwrap();
    assert_eq!(phis(b.body()), []);
    assert_eq!(b.body().operands(*sum.as_inst().unwrap()), [Value::arg(0), Value::arg(0)]);
}

#[test]
fn phis_that_are_superfluous_together_are_removed() {
    let (mut module, function) = module();
    let mut b = module.build(function);
    // The loop has two entries.
    let [entry, left, right, done] = blocks(&mut b);
    let (x, y, c) = (b.declare("x", Type::I32).unwrap(), b.declare("y", Type::I32).unwrap(), b.param(1));
    b.position_at_end(entry);
    b.write(x, b.param(0)).unwrap();
    b.write(y, b.param(0)).unwrap();
    b.cond_br(c, left, right).unwrap();
    let mut used = Vec::new();
    for (block, other) in [(left, right), (right, left)] {
        b.position_at_end(block);
        used.push(b.read(x).unwrap());
        let read = b.read(y).unwrap();
        let next = b.add(read, read).unwrap();
        b.write(y, next).unwrap();
        b.cond_br(c, other, done).unwrap();
    }
    b.position_at_end(done);
    b.seal_all();
    let (x, y) = (b.read(x).unwrap(), b.read(y).unwrap());
    let sum = b.add(x, y).unwrap();
    b.ret(sum).unwrap();
    assert_eq!(phis(b.body()).len(), 6, "x needs none, but each of its two refers to the other");
    b.finish_variables().unwrap();
    let body = b.body();
    let names = phis(body).into_iter().filter_map(|phi| body.names().get(phi)).map(|name| name[0]);
    assert_eq!(names.collect::<Vec<_>>(), b"yyy");
    assert_eq!(body.operands(*sum.as_inst().unwrap())[0], Value::arg(0));
}

#[test]
fn variables_without_a_value_are_poison_or_undef() {
    for (choice, name) in [(Uninitialized::Poison, "poison"), (Uninitialized::Undef, "undef")] {
        let (mut module, function) = module();
        let mut b = module.build(function);
        b.set_uninitialized(choice);
        let [entry, dead, next] = blocks(&mut b);
        let x = b.declare("x", Type::I32).unwrap();
        b.position_at_end(entry);
        b.br(next).unwrap();
        // Two unreachable blocks that only lead to each other.
        b.position_at_end(dead);
        b.br(dead).unwrap();
        b.seal_all();
        for block in [next, dead, entry] {
            b.position_at_end(block);
            let value = b.read(x).unwrap();
            assert_eq!(b.describer().value(*value), name);
        }
    }
}

#[test]
fn a_million_blocks_need_no_stack() {
    const COUNT: usize = 1_000_000;
    let (mut module, function) = module();
    let mut b = module.build(function);
    let (x, c) = (b.declare("x", Type::I32).unwrap(), b.param(1));
    let mut at = b.add_block("");
    b.position_at_end(at);
    b.write(x, b.param(0)).unwrap();
    // A chain, then joins of which each asks the one before.
    for number in 0..COUNT {
        let next = b.add_block("");
        b.position_at_end(at);
        if number < COUNT / 2 {
            b.br(next).unwrap();
        } else {
            let side = b.add_block("");
            b.cond_br(c, side, next).unwrap();
            b.position_at_end(side);
            b.br(next).unwrap();
        }
        at = next;
    }
    b.seal_all();
    b.position_at_end(at);
    assert_eq!(b.read(x).unwrap(), b.param(0));
    assert_eq!(phis(b.body()), []);
}

#[test]
fn a_long_chain_of_superfluous_phis_is_removed() {
    const COUNT: usize = 200_000;
    let (mut module, function) = module();
    let mut b = module.build(function);
    let (x, c) = (b.declare("x", Type::I32).unwrap(), b.param(1));
    let mut at = b.add_block("");
    b.position_at_end(at);
    b.write(x, b.param(0)).unwrap();
    let mut last = b.param(0);
    for _ in 0..COUNT {
        let next = b.add_block("");
        b.cond_br(c, next, next).unwrap();
        b.position_at_end(next);
        last = b.read(x).unwrap();
        at = next;
    }
    let end = b.ret(last).unwrap();
    b.position_at_end(at);
    b.seal_all();
    assert_eq!(phis(b.body()).len(), COUNT);
    b.finish_variables().unwrap();
    assert_eq!(phis(b.body()), []);
    assert_eq!(b.body().operands(*end), [Value::arg(0)]);
}

#[test]
fn mistakes_are_told() {
    let (mut module, function) = module();
    let ty = module.tables.types.function(Type::VOID, &[], false);
    let other = module.add_function(b"g", ty);
    let foreign = module.build(other).declare("x", Type::I32).unwrap();
    let mut b = module.build(function);
    let error = |result: Result<Handle<Value>, draig_ir::build::BuildError>| {
        let error = result.unwrap_err();
        (error.kind(), error.message().to_string())
    };
    let x = b.declare("x", Type::I32).unwrap();
    assert_eq!(error(b.read(x)), (BuildErrorKind::NoPosition, "read: the builder has no position".into()));
    let [entry, next] = blocks(&mut b);
    b.position_at_end(entry);
    let message = "read: the variable belongs to another function or was finished".to_string();
    assert_eq!(error(b.read(foreign)), (BuildErrorKind::NoSuchVariable, message.clone()));
    let written = b.write(x, b.param(1)).unwrap_err();
    assert_eq!(written.kind(), BuildErrorKind::DifferentTypes);
    assert_eq!(written.message(), "write: variable x has type i32, not that of i1 %1");
    let declared = b.declare("l", Type::LABEL).unwrap_err();
    assert_eq!(declared.message(), "declare: label is not a type of variables");
    b.seal(next).unwrap();
    let branch = b.br(next).unwrap_err();
    assert_eq!(branch.kind(), BuildErrorKind::Sealing);
    assert_eq!(branch.message(), "br: block %b1 was sealed, so nothing more can branch to it");
    assert_eq!(b.finish_variables().unwrap_err().message(), "finish_variables: block %b0 is not sealed");
    b.ret(b.param(0)).unwrap();
    b.seal_all();
    b.finish_variables().unwrap();
    assert_eq!(error(b.read(x)), (BuildErrorKind::NoSuchVariable, message));
}

#[test]
fn writes_and_phis_of_variables_with_debug_information_have_records() {
    let (mut module, function) = module();
    let file = module.di_file("a.c", "/").add().unwrap();
    let unit = module.di_compile_unit("DW_LANG_C11", file).add().unwrap();
    let ty = module.di_subroutine_type(&[None]).add().unwrap();
    let scope = module.di_subprogram("f", file, 1, ty, unit).add().unwrap();
    let int = module.di_basic_type("int", 32, "DW_ATE_signed").add().unwrap();
    let local = module.di_local_variable("x", scope, file, 2, int).add().unwrap();
    let location = module.di_location(2, 7, scope).add().unwrap();
    let zero = module.di_location(0, 0, scope).add().unwrap();
    let mut b = module.build(function);
    let [entry, then, after] = blocks(&mut b);
    let x = b.declare("x", Type::I32).unwrap();
    b.set_debug_variable(x, local, location).unwrap();
    assert!(b.set_debug_variable(x, location, location).is_err());
    b.position_at_end(entry);
    b.write(x, b.param(0)).unwrap();
    b.cond_br(b.param(1), then, after).unwrap();
    b.position_at_end(then);
    let one = b.value(b.i32(1)).unwrap();
    b.write(x, one).unwrap();
    b.br(after).unwrap();
    b.position_at_end(after);
    b.seal_all();
    let read = b.read(x).unwrap();
    b.ret(read).unwrap();
    b.finish_variables().unwrap();
    let body = b.body();
    let records: Vec<(Value, Inst)> = body
        .insts()
        .flat_map(|inst| body.records_before(inst).map(move |record| (record, inst)))
        .map(|(record, inst)| {
            let data = body.record(record);
            assert_eq!((data.variable, data.debug_loc), (Some(*local), Some(*zero)));
            (data.location.unwrap(), inst)
        })
        .collect();
    let ends = [entry, then, after].map(|block| body.terminator(*block).unwrap());
    assert_eq!(records, [(Value::arg(0), ends[0]), (*one, ends[1]), (*read, ends[2])]);
}

/// A number below `below`.
fn chance(state: &mut u32, below: u32) -> u32 {
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    *state % below
}

/// A write or a read of a variable.
struct Step {
    variable: usize,
    written: Option<Value>,
    /// The instruction that uses what was read.
    read: Option<Inst>,
}

/// Builds a function by chance: blocks in any order, sealed at any time, and returns what happens in each block.
fn build(b: &mut FunctionBuilder<'_>, state: &mut u32) -> Vec<(Block, Vec<Step>, Vec<Block>)> {
    let count = 1 + chance(state, 9) as usize;
    let list: Vec<Block> = (0..count).map(|_| *b.add_block("")).collect();
    let variables: Vec<Variable> = (0..3).map(|_| b.declare("v", Type::I32).unwrap()).collect();
    let plan: Vec<Vec<Block>> = (0..count)
        .map(|_| (0..chance(state, 3)).map(|_| list[chance(state, count as u32) as usize]).collect())
        .map(|targets: Vec<Block>| targets.into_iter().filter(|&target| target != list[0]).collect())
        .collect();
    let mut order: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        order.swap(at, chance(state, at as u32 + 1) as usize);
    }
    let mut built = vec![false; count];
    let mut result = Vec::new();
    let mut number = 1;
    for at in order {
        let mut steps = Vec::new();
        b.position_at_end(list[at]);
        for _ in 0..chance(state, 5) {
            let variable = chance(state, 3) as usize;
            if chance(state, 2) == 0 {
                let value = b.value(b.i32(number)).unwrap();
                number += 1;
                b.write(variables[variable], value).unwrap();
                steps.push(Step { variable, written: Some(*value), read: None });
            } else {
                let value = b.read(variables[variable]).unwrap();
                let user = b.freeze(value).unwrap();
                steps.push(Step { variable, written: None, read: Some(*user) });
            }
        }
        match plan[at][..] {
            [] => b.ret(b.param(0)).unwrap(),
            [one] => b.br(one).unwrap(),
            [a, c, ..] => b.cond_br(b.param(1), a, c).unwrap(),
        };
        built[at] = true;
        for &target in &list {
            let complete = built.iter().zip(&plan).all(|(&built, targets)| built || !targets.contains(&target));
            if complete && chance(state, 2) == 0 {
                b.seal(target).unwrap();
            }
        }
        result.push((list[at], steps, plan[at].clone()));
    }
    b.seal_all();
    result
}

/// Walks through the graph by chance, with the variables as memory and with the phis, and compares what is read.
fn walk(body: &Body, steps: &[(Block, Vec<Step>, Vec<Block>)], poison: Value, state: &mut u32) -> usize {
    let mut memory = [poison; 3];
    let mut values: Vec<Option<Value>> = vec![None; body.inst_count()];
    let (mut block, mut from, mut reads) = (body.entry().unwrap(), None, 0);
    for _ in 0..40 {
        let resolve = |values: &[Option<Value>], value: Value| match value.as_inst() {
            Some(inst) => values[inst.index()].expect("the definition dominates the use"),
            None => value,
        };
        let mut new = Vec::new();
        for phi in body.block_insts(block).take_while(|&inst| body.opcode(inst) == Opcode::Phi) {
            let at = body.phi_blocks(phi).position(|before| Some(before) == from).expect("it has all predecessors");
            assert_eq!(body.operands(phi).len(), body.predecessors(block).count());
            new.push((phi, resolve(&values, body.operands(phi)[at])));
        }
        new.into_iter().for_each(|(phi, value)| values[phi.index()] = Some(value));
        let (_, steps, targets) = steps.iter().find(|(other, ..)| *other == block).unwrap();
        for step in steps {
            if let Some(value) = step.written {
                memory[step.variable] = value;
            } else if let Some(user) = step.read {
                assert_eq!(resolve(&values, body.operands(user)[0]), memory[step.variable]);
                reads += 1;
            }
        }
        if targets.is_empty() {
            break;
        }
        from = Some(block);
        block = targets[chance(state, targets.len() as u32) as usize];
    }
    reads
}

#[test]
fn what_is_read_was_written_last() {
    let (mut reads, mut state) = (0, 0x9e37_79b9);
    for _ in 0..1500 {
        let (mut module, function) = module();
        let mut b = module.build(function);
        b.set_fold(false);
        let steps = build(&mut b, &mut state);
        b.finish_variables().unwrap();
        let placed = phis(b.body());
        assert_eq!(draig_ir::ssa::minimize(b.body(), &placed, |_| *b.param(0)), [], "more are superfluous");
        for &phi in &placed {
            let others = || b.body().operands(phi).iter().filter(|&&value| value != phi.into());
            assert!(others().any(|value| Some(value) != others().next()), "a phi has two values");
        }
        drop(b);
        let poison = module.tables.const_poison(Type::I32).into();
        let body = module.body(function).unwrap();
        for _ in 0..10 {
            reads += walk(body, &steps, poison, &mut state);
        }
    }
    assert!(reads > 10_000, "{reads}");
}
