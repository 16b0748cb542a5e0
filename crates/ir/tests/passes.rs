//! Building blocks of passes: patterns, edits through the builder, effects of instructions, inlining.

use draig_ir::build::{BuildErrorKind, FunctionBuilder, Result};
use draig_ir::pattern as m;
use draig_ir::{
    Body, DbgRecordData, DbgRecordKind, Global, Handle, Inst, IntPredicate, MemoryAccess, Module, Opcode, Ordering,
    Type, Value, ValueKind, effects, inlining,
};

fn function(module: &mut Module, name: &str, params: &[Type]) -> Handle<Global> {
    let ty = module.function_type(Type::I32, params);
    module.add_function(name, ty)
}

fn started(module: &mut Module, function: Handle<Global>) -> FunctionBuilder<'_> {
    let mut b = module.build(function);
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    b
}

#[test]
fn patterns_see_through_splats_and_poison_lanes() -> Result<()> {
    let mut module = Module::new(b"m");
    let vector = module.tables.types.vector(Type::I32, 3, false);
    let f = function(&mut module, "f", &[vector, Type::I32]);
    let lane = Value::from(module.tables.const_i64(Type::I32, 8));
    let poison = Value::from(module.tables.const_poison(Type::I32));
    let other = Value::from(module.tables.const_i64(Type::I32, 9));
    let with_poison = module.const_aggregate(vector, [lane, poison, lane])?;
    let only_poison = module.const_aggregate(vector, [poison, poison, poison])?;
    let uneven = module.const_aggregate(vector, [lane, other, lane])?;
    let mut b = started(&mut module, f);
    let x = b.param(0);
    let product = b.mul(x, with_poison)?;
    assert_eq!(b.find(m::mul(m::same(x), m::power_of_two()), product).map(|((), n)| n.to_u64()), Some(Some(8)));
    for constant in [only_poison, uneven] {
        let product = b.mul(x, constant)?;
        assert!(b.find(m::mul(m::value(), m::int()), product).is_none());
        assert!(b.find(m::mul(m::value(), m::constant()), product).is_some());
    }
    let y = b.param(1);
    let minus = b.neg(y)?;
    let inverted = b.not(minus)?;
    assert_eq!(b.find(m::not(m::neg(m::value())), inverted), Some(*y));
    assert!(b.find(m::one_use(m::value()), minus).is_some());
    let compared = b.icmp(IntPredicate::Slt, minus, y)?;
    let (predicate, (), right) = b.find(m::icmp(m::neg(m::same(y)), m::value()), compared).unwrap();
    assert_eq!((predicate, right), (IntPredicate::Slt, *y));
    assert!(b.find(m::one_use(m::value()), minus).is_none(), "it has two uses by now");
    let wide = b.zext(compared, Type::I32)?;
    let chosen = b.select(compared, wide, y)?;
    assert!(b.find(m::select(m::value(), m::zext(m::value()), m::same(y)), chosen).is_some());
    assert!(b.find(m::add(m::value(), m::value()).nsw(), chosen).is_none());
    Ok(())
}

#[test]
fn edits_are_checked() -> Result<()> {
    let mut module = Module::new(b"m");
    let f = function(&mut module, "f", &[Type::I32, Type::I64]);
    let mut b = started(&mut module, f);
    let (x, wide) = (b.param(0), b.param(1));
    let sum = b.named("sum").add(x, x)?.as_inst().unwrap();
    let double = b.add(sum, sum)?.as_inst().unwrap();
    let ret = b.ret(double)?;
    assert_eq!(b.replace_all_uses(sum, wide).unwrap_err().kind(), BuildErrorKind::DifferentTypes);
    let error = b.erase(sum).unwrap_err();
    assert_eq!((error.kind(), error.message()), (BuildErrorKind::InUse, "add: i32 %sum is used by add"));
    assert!(!b.is_removable(ret));
    b.replace_inst(sum, x)?;
    assert_eq!(b.body().operands(*double), [*x, *x]);
    assert_eq!(b.erase(sum).unwrap_err().kind(), BuildErrorKind::NoSuchValue, "it is gone");
    // A new block is entered, then left again.
    let rest = b.split_block(ret)?;
    let entry = b.body().entry().unwrap();
    assert_eq!(b.erase_block(rest).unwrap_err().kind(), BuildErrorKind::InUse);
    let branch = b.body().terminator(entry).unwrap();
    b.erase(branch)?;
    b.erase_block(rest)?;
    b.position_at_end(entry);
    b.ret(double)?;
    assert_eq!(b.body().blocks().count(), 1);
    Ok(())
}

#[test]
fn records_of_erased_values_follow_or_are_killed() -> Result<()> {
    let mut module = Module::new(b"m");
    let f = function(&mut module, "f", &[Type::I32]);
    let expression = module.di_expression(&[]);
    let mut b = started(&mut module, f);
    let x = b.param(0);
    let negative = b.neg(x)?;
    let frozen = b.freeze(negative)?;
    let ret = b.ret(x)?;
    let record = b.body_mut().create_record(&DbgRecordData {
        kind: DbgRecordKind::Value,
        location: Some(frozen.into()),
        variable: Some(*expression),
        expression: Some(*expression),
        debug_loc: None,
        assign_id: None,
        address: None,
        address_expression: None,
    });
    b.body_mut().place_record_before(record, *ret);
    let label = b.body().record(record);
    let other = b.body_mut().create_record(&DbgRecordData { location: Some(*negative), ..label });
    b.body_mut().place_record_before(other, *ret);
    b.erase(frozen)?;
    let location = b.body().record(record).location.unwrap();
    assert!(b.find(m::poison(), location).is_some(), "a freeze cannot be computed");
    b.erase(negative.as_inst().unwrap())?;
    let data = b.body().record(other);
    assert!(matches!(data.location.unwrap().kind(), ValueKind::LocalMetadata(_)), "0 - x is");
    assert_ne!(data.expression, Some(*expression));
    Ok(())
}

#[test]
fn effects_follow_attributes_and_orderings() -> Result<()> {
    use draig_ir::Attribute;
    use draig_tables::AttrKind;
    let mut module = Module::new(b"m");
    let f = function(&mut module, "f", &[Type::PTR]);
    let unknown = function(&mut module, "unknown", &[]);
    let pure = function(&mut module, "pure", &[]);
    let tables = &mut module.tables;
    let mut list = vec![
        Attribute::Enum(AttrKind::NoUnwind),
        Attribute::Enum(AttrKind::WillReturn),
        Attribute::Int(AttrKind::Memory, 0),
    ];
    let set = tables.attributes.intern_set(&mut list, &tables.strings);
    let empty = draig_ir::AttrSet::EMPTY;
    let attributes = tables.attributes.intern_list(set, empty, &[]);
    if let draig_ir::GlobalKind::Function(data) = &mut module.global_mut(pure).kind {
        data.attributes = attributes;
    }
    let mut b = started(&mut module, f);
    let pointer = b.param(0);
    let load = b.load(Type::I32, pointer)?;
    let ordered = MemoryAccess { ordering: Ordering::Acquire, ..MemoryAccess::default() };
    let acquire = b.load_with(Type::I32, pointer, &ordered)?;
    let store = b.store(load, pointer)?;
    let call = b.call(unknown, ())?;
    let clean = b.call(pure, ())?;
    b.ret(load)?;
    drop(b);
    let body = module.body(f).unwrap();
    let removable = |inst: Handle<Inst>| effects::is_removable(&module, body, *inst);
    assert_eq!([load, acquire, store, call, clean].map(removable), [true, false, false, false, true]);
    assert!(effects::may_read(&module, body, *load) && !effects::may_write(&module, body, *load));
    assert!(effects::may_throw(&module, body, *call) && !effects::may_throw(&module, body, *clean));
    Ok(())
}

#[test]
fn functions_are_inlined_where_their_meaning_is_known() -> Result<()> {
    let mut module = Module::new(b"m");
    let callee = function(&mut module, "callee", &[Type::I32]);
    let mut b = started(&mut module, callee);
    let x = b.param(0);
    let one = b.i32(1);
    let next = b.add(x, one)?;
    b.ret(next)?;
    drop(b);
    let caller = function(&mut module, "caller", &[Type::I32]);
    let mut b = started(&mut module, caller);
    let y = b.param(0);
    let call = b.call(callee, [y])?;
    b.ret(call)?;
    drop(b);
    let body = module.body(caller).unwrap();
    assert_eq!(inlining::inlinable_callee(&module, body, *call), Some(*callee));
    module.global_mut(callee).linkage = draig_ir::Linkage::WeakAny;
    assert_eq!(inlining::inlinable_callee(&module, module.body(*caller).unwrap(), *call), None);
    module.global_mut(callee).linkage = draig_ir::Linkage::External;

    let inner: Body = module.body(callee).unwrap().clone();
    let mut b = module.build(caller);
    assert!(b.inline_call(call, &inner)?);
    let opcodes: Vec<Opcode> = b.insts().into_iter().map(|inst| b.body().opcode(inst)).collect();
    assert_eq!(opcodes, [Opcode::Br, Opcode::Ret, Opcode::Add, Opcode::Br]);
    let [_, ret, sum, _] = b.insts()[..] else { panic!("there are four") };
    assert_eq!(b.body().operands(ret), [Value::from(sum)]);
    assert_eq!(b.body().operands(sum)[0], *y);
    Ok(())
}

#[test]
fn a_function_stays_a_definition_while_its_body_is_out() {
    let mut module = Module::new(b"m");
    let f = function(&mut module, "f", &[]);
    assert!(module.is_declaration(f));
    module.set_body(f, Some(Box::default()));
    let body = module.take_body(f);
    assert!(!module.is_declaration(f));
    module.set_body(f, body);
    module.set_body(f, None);
    assert!(module.is_declaration(f));
}
