//! Constants that others mention: in long chains, deeply, and often. The modules are not verified, which
//! would take additional time.

use draig_asm::{ParseOptions, parse_module};
use draig_ir::{ConstExpr, ConstKind, GlobalKind, Module, Opcode, Type, Value};

use super::constants;
use crate::api::Options;
use crate::host::Closed;
use crate::library::testing::Heap;
use crate::machine::Machine;
use crate::value::Slot;

fn module(text: &str) -> Module {
    parse_module(text.as_bytes(), &ParseOptions::default()).expect("it parses").module
}

/// Loads a module and returns the result of `look` on the machine.
fn loaded<T>(module: &Module, look: impl FnOnce(&mut Machine<'_>) -> T) -> T {
    let mut host = Closed::default();
    let mut machine = Machine::new(module, &Options::default(), &Heap, &mut host);
    machine.load().expect("it loads");
    look(&mut machine)
}

/// Builds a chain of aliases in which each precedes its aliasee.
fn chain(count: usize, step: impl Fn(usize) -> String) -> String {
    let mut text = String::from("@v = global [2 x i32] [i32 7, i32 7]\n");
    for number in 0..count - 1 {
        text.push_str(&format!("@a{number} = alias i32, {}\n", step(number + 1)));
    }
    text.push_str(&format!("@a{} = alias i32, ptr @v\n", count - 1));
    text
}

/// Quadratic time would be 4.5 × 10^10 steps: the test would not finish.
#[test]
fn a_long_chain_of_aliases() {
    let module = module(&chain(300_000, |next| format!("ptr @a{next}")));
    let [first, target] = loaded(&module, |machine| {
        [b"a0", &b"v"[..]].map(|name| machine.address_of(module.find(name).expect("it is there")))
    });
    assert_eq!(first, target);
}

#[test]
fn aliases_of_expressions() {
    let module = module(&chain(10_001, |next| format!("getelementptr (i8, ptr @a{next}, i64 1)")));
    let [first, target] = loaded(&module, |machine| {
        [b"a0", &b"v"[..]].map(|name| machine.address_of(module.find(name).expect("it is there")))
    });
    assert_eq!(first.bits, target.bits + 10_000);
}

/// Returns `@v`'s address, doubled `times` times.
fn doubled(module: &mut Module, times: usize) -> Value {
    let variable = module.find(b"v").expect("it is there");
    let expr = |module: &mut Module, opcode, operands: Vec<Value>| {
        let (flags, source_type, in_range, mask) = (0, None, None, Box::default());
        let expr = ConstExpr { opcode, flags, operands: operands.into(), source_type, in_range, mask };
        Value::from(module.tables.constants.intern(Type::I64, ConstKind::Expr(Box::new(expr))))
    };
    let mut value = expr(module, Opcode::PtrToInt, vec![Value::from(variable)]);
    for _ in 0..times {
        value = expr(module, Opcode::Add, vec![value, value]);
    }
    value
}

#[test]
fn expressions_that_mention_one_another_twice_and_deeply() {
    let mut module = module("@v = global i32 7\n@g = global i64 0\n");
    let variable = module.find(b"v").expect("it is there");
    // Without caching this would take 2^20000 steps; with recursion, as many frames.
    for (times, expected) in [(3, 8), (60, 1 << 60), (20_000, 0)] {
        let value = doubled(&mut module, times);
        let holder = module.find(b"g").expect("it is there");
        if let GlobalKind::Variable(data) = &mut module.global_mut(holder).kind {
            data.initializer = Some(value);
        }
        loaded(&module, |machine| {
            let mut slots = Vec::new();
            constants::evaluate(machine, value, &mut slots).expect("it has a value");
            let address = machine.address_of(variable).bits;
            assert_eq!(slots.iter().map(|slot| slot.bits).collect::<Vec<_>>(), [address.wrapping_mul(expected)]);
            let holder: Slot = machine.address_of(holder);
            let stored = machine.memory.read_uint::<8>(holder, machine.thread.site).expect("it is initialised");
            assert_eq!(stored, address.wrapping_mul(expected));
        });
    }
}

#[test]
fn empty_structs_take_no_time() {
    let mut text = String::from("%t0 = type {}\n");
    for number in 1..60 {
        text.push_str(&format!("%t{number} = type {{ %t{0}, %t{0} }}\n", number - 1));
    }
    let mut module = module(&format!("{text}@g = global %t59 undef\n"));
    let holder = module.find(b"g").expect("it is there");
    let ty = module.global(holder).value_type;
    let mut types = vec![ty];
    while let Some(element) = module.tables.element_type(types[types.len() - 1], 0) {
        types.push(element);
    }
    let mut value = Value::from(module.tables.constants.intern(types[types.len() - 1], ConstKind::Zero));
    for &ty in types.iter().rev().skip(1) {
        let kind = ConstKind::Aggregate(vec![value, value].into());
        value = Value::from(module.tables.constants.intern(ty, kind));
    }
    if let GlobalKind::Variable(data) = &mut module.global_mut(holder).kind {
        data.initializer = Some(value);
    }
    loaded(&module, |machine| assert_ne!(machine.address_of(holder).bits, 0));
}
