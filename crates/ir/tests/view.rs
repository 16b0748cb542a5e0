//! Navigation from a module through functions, blocks and instructions, and back along uses.

use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::view::{FieldRef, GlobalUse};
use draig_ir::{
    Body, CallInfo, ConstKind, DbgRecordData, DbgRecordKind, Function, Global, GlobalData, GlobalKind, InstBuild,
    IntPredicate, LocalMetadataData, Metadata, Module, Opcode, Type, Value, Variable,
};

struct Fixture {
    module: Module,
    counter: Global,
    table: Global,
    walk: Global,
}

fn add_global(module: &mut Module, name: &[u8], value_type: Type, kind: GlobalKind) -> Global {
    let name = module.tables.strings.intern(name);
    module.add_global(GlobalData::new(name, value_type, Type::PTR, kind))
}

fn node(module: &mut Module, class: Class, distinct: bool, fields: &[(&str, Field)]) -> Metadata {
    let mut writer = NodeWriter::new(class);
    for (name, value) in fields {
        let number = class.info().field(name.as_bytes()).unwrap();
        match value {
            Field::Number(value) => writer.set_number(number, *value),
            Field::Node(id) => writer.set_reference(number, Some(*id)),
            Field::Text(text) => {
                let symbol = module.tables.strings.intern(text.as_bytes());
                let string = module.tables.metadata.intern_string(symbol);
                writer.set_reference(number, Some(string));
            }
        }
    }
    module.tables.metadata.intern_node(class, distinct, writer.words())
}

enum Field {
    Number(u64),
    Node(Metadata),
    Text(&'static str),
}

/// ```llvm
/// @counter = global i32 7
/// @table = constant [1 x ptr] [ptr @counter]
/// declare i32 @next(i32, ...)
/// define i32 @walk(i32 %n, ptr %0) {
/// entry:
///   %more = icmp sgt i32 %n, 0, !dbg …
///   br i1 %more, label %loop, label %done
/// loop:
///   %i = phi i32 [ %n, %entry ], [ %step, %loop ]
///     #dbg_value(ptr @counter, …)
///   %step = call i32 (i32, ...) @next(i32 %i, ptr @counter)
///   br i1 %more, label %loop, label %done
/// done:
///   ret i32 %n
/// }
/// ```
fn fixture() -> Fixture {
    let mut module = Module::new(b"m");
    let seven = module.tables.const_i64(Type::I32, 7);
    let variable = |initializer: Value, is_constant| {
        GlobalKind::Variable(Variable { initializer: Some(initializer), is_constant, ..Variable::default() })
    };
    let counter = add_global(&mut module, b"counter", Type::I32, variable(seven.into(), false));
    let array = module.tables.types.array(Type::PTR, 1);
    let list = module.tables.const_aggregate(array, &[counter.into()]);
    let table = add_global(&mut module, b"table", array, variable(list.into(), true));
    let function = || GlobalKind::Function(Function::default());
    let next_type = module.tables.types.function(Type::I32, &[Type::I32], true);
    let next = add_global(&mut module, b"next", next_type, function());
    let walk_type = module.tables.types.function(Type::I32, &[Type::I32, Type::PTR], false);
    let walk = add_global(&mut module, b"walk", walk_type, function());

    let file =
        node(&mut module, Class::DIFile, false, &[("filename", Field::Text("w.c")), ("directory", Field::Text("/"))]);
    let subprogram = |module: &mut Module, name| {
        node(module, Class::DISubprogram, true, &[("name", Field::Text(name)), ("file", Field::Node(file))])
    };
    let outer = subprogram(&mut module, "walk");
    let inner = subprogram(&mut module, "more");
    let block = [("scope", Field::Node(inner)), ("line", Field::Number(3))];
    let block = node(&mut module, Class::DILexicalBlock, true, &block);
    let location = |module: &mut Module, line, column, scope, inlined_at: Option<Metadata>| {
        let mut fields =
            vec![("line", Field::Number(line)), ("column", Field::Number(column)), ("scope", Field::Node(scope))];
        fields.extend(inlined_at.map(|id| ("inlinedAt", Field::Node(id))));
        node(module, Class::DILocation, false, &fields)
    };
    let call_site = location(&mut module, 10, 5, outer, None);
    let place = location(&mut module, 4, 2, block, Some(call_site));
    let kind = module.tables.metadata_kinds.intern(b"prof");

    let zero = Value::from(module.tables.const_i64(Type::I32, 0));
    let mut body = Body::new();
    let (entry, repeat, done) = (body.add_block(), body.add_block(), body.add_block());
    let n = Value::arg(0);
    let more = body.append_inst(entry, InstBuild::icmp(Type::I1, IntPredicate::Sgt), &[n, zero]);
    body.set_debug_loc(more, Some(place));
    let branch = [more.into(), done.into(), repeat.into()];
    let br = body.append_inst(entry, InstBuild::new(Opcode::Br, Type::VOID), &branch);
    body.set_attachment(br, kind, Some(file));
    let i = body.append_phi(repeat, Type::I32, 0, &[n, n], [entry, repeat].into_iter());
    let arguments = [i.into(), counter.into(), next.into()];
    let step = body.append_call(repeat, Opcode::Call, Type::I32, 0, CallInfo::new(next_type), &[], 0, &arguments);
    body.set_operand(i, 1, step);
    body.append_inst(repeat, InstBuild::new(Opcode::Br, Type::VOID), &branch);
    body.append_inst(done, InstBuild::new(Opcode::Ret, Type::VOID), &[n]);
    let local = body.add_local_metadata(LocalMetadataData::ArgList([i.into(), counter.into()].into()));
    let mut record = DbgRecordData {
        kind: DbgRecordKind::Value,
        location: Some(counter.into()),
        variable: Some(file),
        expression: None,
        debug_loc: Some(place),
        assign_id: None,
        address: None,
        address_expression: None,
    };
    let first = body.create_record(&record);
    body.place_record_before(first, step);
    record.location = Some(local.into());
    let second = body.create_record(&record);
    body.place_record_before(second, step);
    for (value, name) in [
        (n, &b"n"[..]),
        (entry.into(), b"entry"),
        (repeat.into(), b"loop"),
        (done.into(), b"done"),
        (more.into(), b"more"),
        (i.into(), b"i"),
        (step.into(), b"step"),
    ] {
        body.names_mut().set(value, name);
    }
    module.set_body(walk, Some(Box::new(body)));
    Fixture { module, counter, table, walk }
}

#[test]
fn from_the_module_to_operands() {
    let Fixture { module, counter, .. } = fixture();
    let walk = module.function("walk").unwrap();
    assert_eq!(format!("{walk:?}"), "i32 @walk(i32, ptr)");
    assert_eq!(format!("{:?}", module.function("next").unwrap()), "i32 @next(i32, ...)");
    assert!(module.function("next").unwrap().is_declaration() && !walk.is_declaration());
    assert!(module.function("counter").is_none() && module.function("none").is_none());
    assert_eq!(module.function_refs().count(), 2);
    let names: Vec<_> = module.global_refs().map(|global| global.display_name()).collect();
    assert_eq!(names, ["counter", "table", "next", "walk"]);
    let params: Vec<String> = walk.params().map(|param| format!("{param:?}")).collect();
    assert_eq!(params, ["i32 %n", "ptr %arg1"]);

    let shown: Vec<String> = walk.insts().map(|inst| format!("{inst:?}")).collect();
    let more = &shown[0];
    assert!(more.starts_with("%more = icmp sgt i32 %n, 0, !dbg !DILocation("), "{more}");
    assert_eq!(
        shown[1..],
        [
            "br %more, %done, %loop",
            "%i = phi i32 %n, %step",
            "%step = call i32 %i, @counter, @next",
            "br %more, %done, %loop",
            "ret i32 %n",
        ]
    );
    let step = walk.inst_named("step").unwrap();
    assert_eq!(step.called_function(), module.function("next"));
    assert_eq!(step.args().len(), 2);
    assert_eq!(step.operand(1).unwrap().as_global().unwrap().id(), counter);
    assert_eq!(step.operand(0).unwrap().as_inst(), walk.inst_named("i"));
    assert_eq!(step.operand(9), None);
    assert!(step.attributes().is_empty() && step.bundles().next().is_none());
    assert_eq!(step.prev().unwrap().opcode(), Opcode::Phi);
    assert_eq!(step.function(), walk);
}

#[test]
fn along_edges_and_uses() {
    let Fixture { module, .. } = fixture();
    let walk = module.function("walk").unwrap();
    let [entry, repeat, done] = ["entry", "loop", "done"].map(|name| walk.block_named(name).unwrap());
    assert_eq!(walk.entry(), Some(entry));
    assert!(entry.is_entry() && !repeat.is_entry());
    assert_eq!(entry.successors().collect::<Vec<_>>(), [repeat, done]);
    // The order of `; preds =`: latest use first.
    assert_eq!(done.predecessors().collect::<Vec<_>>(), [repeat, entry]);
    assert_eq!(repeat.predecessors().collect::<Vec<_>>(), [repeat, entry]);
    assert_eq!(repeat.phis().count(), 1);
    let phi = repeat.first().unwrap();
    let incoming: Vec<_> = phi.incoming().map(|pair| format!("{pair:?}")).collect();
    assert_eq!(incoming, ["(%n, %entry)", "(%step, %loop)"]);
    assert_eq!(entry.next(), Some(repeat));
    assert_eq!(done.terminator().unwrap().successors().count(), 0);

    let n = walk.param(0).unwrap();
    let users: Vec<_> = n.users().map(|one| (one.user().opcode(), one.operand_number())).collect();
    assert_eq!(users, [(Opcode::Ret, 0), (Opcode::Phi, 0), (Opcode::ICmp, 0)]);
    assert_eq!(n.as_value().as_param(), Some(n));
    assert!(walk.param(2).is_none());
    let more = walk.inst_named("more").unwrap();
    assert_eq!(more.users().count(), 2);
    assert!(more.has_users() && more.as_value().users().count() == 2);
    assert_eq!(format!("{:?}", phi.users().next().unwrap()), "operand 0 of %step = call i32 %i, @counter, @next");
}

#[test]
fn metadata_and_places() {
    let Fixture { module, .. } = fixture();
    let walk = module.function("walk").unwrap();
    let more = walk.inst_named("more").unwrap();
    let place = more.debug_loc().unwrap();
    assert_eq!((place.line(), place.column()), (4, 2));
    assert_eq!(format!("{place:?}"), "w.c:4:2 inlined at w.c:10:5");
    assert_eq!(place.inlined_chain().count(), 2);
    assert_eq!(place.subprogram().unwrap().string("name"), Some(&b"more"[..]));
    assert_eq!(place.inlined_at().unwrap().subprogram().unwrap().string("name"), Some(&b"walk"[..]));
    assert_eq!(place.scope().unwrap().class(), Some(Class::DILexicalBlock));
    assert_eq!(place.scope().unwrap().field("line"), Some(FieldRef::Unsigned(3)));
    assert_eq!(place.scope().unwrap().field("nothing"), None);
    assert!(place.scope().unwrap().is_distinct());

    let branch = more.next().unwrap();
    let prof = branch.metadata("prof").unwrap();
    assert_eq!(prof.string("filename"), Some(&b"w.c"[..]));
    assert_eq!(prof.fields().count(), 5);
    assert!(branch.metadata("tbaa").is_none() && branch.metadata("unknown").is_none());
    assert!(branch.debug_loc().is_none());
    assert_eq!(branch.attachments().count(), 1);

    let records: Vec<_> = walk.inst_named("step").unwrap().debug_records().collect();
    assert_eq!(records[0].location().unwrap().as_global().unwrap().name(), b"counter");
    assert_eq!(format!("{:?}", records[1].location().unwrap()), "metadata [%i, @counter]");
    assert_eq!(records[0].debug_loc(), Some(place));
}

#[test]
fn a_place_inlined_into_itself_ends() {
    let mut module = Module::new(b"m");
    let id = module.tables.metadata.reserve();
    let mut writer = NodeWriter::new(Class::DILocation);
    for field in ["scope", "inlinedAt"] {
        writer.set_reference(Class::DILocation.info().field(field.as_bytes()).unwrap(), Some(id));
    }
    module.tables.metadata.define(id, Class::DILocation, true, writer.words());
    let place = module.metadata_ref(id).as_debug_loc().unwrap();
    assert_eq!(place.inlined_chain().count(), 1);
    assert!(place.subprogram().is_none() && place.file().is_none());
    assert_eq!(format!("{place:?}"), "<unknown>:0:0");
}

#[test]
fn uses_of_globals() {
    let Fixture { module, counter, table, walk } = fixture();
    let uses = module.global_uses();
    let function = module.function_ref(walk).unwrap();
    let step = function.inst_named("step").unwrap();
    let records: Vec<_> = step.debug_records().map(|record| record.id()).collect();
    let list = module.global_ref(table).initializer().unwrap().id().as_const().unwrap();
    assert!(matches!(module.tables.constants.kind(list), ConstKind::Aggregate(_)));
    // Latest use first; uses that LLVM does not list come last.
    let through = |user| {
        [
            GlobalUse::Inst { function: walk, inst: step.id(), operand: 1 },
            user,
            GlobalUse::DebugRecord { function: walk, record: records[0] },
            GlobalUse::DebugRecord { function: walk, record: records[1] },
        ]
    };
    assert_eq!(uses.of(counter).collect::<Vec<_>>(), through(GlobalUse::Const(list)));
    assert_eq!(uses.transitive(counter), through(GlobalUse::Global(table)));
    assert_eq!(uses.of_const(list).collect::<Vec<_>>(), [GlobalUse::Global(table)]);
    assert!(!uses.is_used(table) && !uses.is_used(walk));
    assert!(uses.is_used(module.find(b"next").unwrap()));
    // Handles newer than the index have no uses.
    assert_eq!(uses.of(Global::from_u32(1000)).len(), 0);
}

#[test]
fn types_display_as_text() {
    let mut module = Module::new(b"m");
    let pair = module.named_struct(b"pair");
    let opaque = module.named_struct(b"");
    let types = &mut module.tables.types;
    let vector = types.vector(Type::HALF, 4, true);
    types.set_struct_body(pair, &[vector, Type::PTR], false);
    let packed = types.literal_struct(&[Type::I8, pair], true);
    let empty = types.literal_struct(&[], false);
    let space = types.pointer(3);
    let array = types.array(packed, 2);
    let function = types.function(Type::VOID, &[space, array], true);
    let mut huge = Type::I8;
    for _ in 0..100 {
        huge = types.literal_struct(&[huge, huge], false);
    }
    let show = |ty| module.type_ref(ty).to_string();
    assert_eq!(show(function), "void (ptr addrspace(3), [2 x <{ i8, %pair }>], ...)");
    assert_eq!(show(vector), "<vscale x 4 x half>");
    assert_eq!(show(empty), "{}");
    assert_eq!(show(opaque), "%0");
    assert!(show(huge).len() < 20_000);
    let structs: Vec<_> = module.identified_structs().map(|ty| ty.struct_name()).collect();
    assert_eq!(structs, [Some(&b"pair"[..]), Some(&b""[..])]);
    let function = module.type_ref(function);
    assert_eq!(function.params().len(), 2);
    assert_eq!(function.result().unwrap().id(), Type::VOID);
    assert_eq!(module.type_ref(pair).fields().unwrap().len(), 2);
    assert!(module.type_ref(opaque).fields().is_none());
}

#[test]
fn names_that_need_quotes_have_them_and_structs_without_a_name_are_numbered() {
    let mut module = Module::new(b"m");
    let first = module.named_struct(b"");
    let odd = module.named_struct(b"a b");
    let second = module.named_struct(b"");
    module.tables.types.set_struct_body(first, &[odd, second], false);
    module.tables.types.set_struct_body(odd, &[Type::I8], false);
    module.tables.types.set_struct_body(second, &[Type::I8], false);
    let show = |ty| module.type_ref(ty).to_string();
    assert_eq!([show(first), show(odd), show(second)], ["%0", "%\"a b\"", "%1"]);
    let pair = module.tables.types.literal_struct(&[second, first], false);
    assert_eq!(module.type_ref(pair).to_string(), "{ %1, %0 }");

    let ty = module.function_type(Type::VOID, [first]);
    let function = module.add_function("f \"g\"", ty);
    let mut builder = module.build(function);
    let parameter = builder.param(0);
    builder.set_name(parameter, "1x");
    let entry = builder.add_block("a\nb");
    builder.position_at_end(entry);
    builder.ret_void().expect("nothing to return");
    drop(builder);
    let function = module.function_refs().next().expect("one was added");
    assert_eq!(format!("{function:?}"), r#"void @"f \22g\22"(%0)"#);
    assert_eq!(format!("{:?}", function.params().next().expect("one")), r#"%0 %"1x""#);
    assert_eq!(format!("{:?}", function.entry().expect("one")), r#"%"a\0Ab""#);
}

#[test]
fn memory_is_counted_for_every_table() {
    let mut module = Module::new(b"m");
    let before = (module.tables.types.heap_bytes(), module.tables.constants.heap_bytes());
    let mut elements = Vec::new();
    for number in 0..100 {
        module.tables.types.array(Type::I8, number);
        elements.push(module.add_string("text", number.to_string()).into());
    }
    let types = module.tables.types.literal_struct(&[Type::PTR; 100], false);
    module.tables.const_aggregate(types, &elements);
    assert!(module.tables.types.heap_bytes() >= before.0 + 100 * 16);
    assert!(module.tables.constants.heap_bytes() >= before.1 + 100 * 32 + 100 * 4);
    assert!(module.tables.attributes.heap_bytes() > 0);
}
