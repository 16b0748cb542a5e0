//! Modules made by hand that violate what the constructors of the model enforce: each is refused with a
//! message and a place. Nothing is left out or replaced.

use draig_asm::{ParseOptions, parse_module};
use draig_bitcode::{WriteError, WriteOptions, write};
use draig_ir::body::{DbgRecord, LocalMetadataData};
use draig_ir::metadata::Class;
use draig_ir::{
    Block, Body, Const, ConstExpr, ConstKind, Global, GlobalKind, Inst, InstBuild, LocalMetadata, Metadata,
    MetadataKind, Module, Opcode, SyncScope, Type, Value,
};

/// A function with an instruction of every opcode, and everything else that is written of a module.
const TEXT: &str = r#"
$c = comdat any
@g = global [2 x i32] [i32 1, i32 2], section "s", comdat($c), !tag !9
@p = global ptr getelementptr (i8, ptr @g, i64 4)
@a = alias ptr, ptr @p
declare i32 @callee(i32, ptr)
declare i32 @variadic(i32, ...)
declare i32 @personality(...)
declare void @metadata(metadata)
define i32 @f(i32 %x, ptr %q, float %w, <2 x i32> %v) personality ptr @personality !dbg !5 {
entry:
  %add = add i32 %x, 1, !dbg !7
    #dbg_value(i32 %add, !8, !DIExpression(), !7)
  %neg = fneg float %w
  %ext = zext i32 %x to i64
  %slot = alloca i32
  %load = load i32, ptr %slot
  store i32 %load, ptr %slot
  %address = getelementptr i8, ptr %q, i64 %ext
  %compare = icmp eq i32 %x, 0
  %select = select i1 %compare, i32 %x, i32 0
  %call = call i32 @callee(i32 %x, ptr %q) [ "deopt"(i32 %x) ]
  %various = call i32 (i32, ...) @variadic(i32 %x, i64 %ext)
  call void @metadata(metadata i32 %x)
  %lane = extractelement <2 x i32> %v, i32 0
  %with = insertelement <2 x i32> %v, i32 %lane, i32 1
  %shuffle = shufflevector <2 x i32> %v, <2 x i32> %with, <2 x i32> <i32 1, i32 2>
  %exchange = cmpxchg ptr %q, i32 0, i32 1 seq_cst seq_cst
  %part = extractvalue { i32, i1 } %exchange, 0
  %whole = insertvalue { i32, i1 } %exchange, i32 1, 0
  %update = atomicrmw add ptr %q, i32 1 seq_cst
  fence seq_cst
  %frozen = freeze i32 %update
  %listed = va_arg ptr %q, i32
  switch i32 %x, label %next [ i32 1, label %other ]
next:
  %phi = phi i32 [ %x, %entry ]
  br i1 %compare, label %other, label %jump
jump:
  indirectbr ptr %q, [label %other]
other:
  %invoked = invoke i32 @callee(i32 %x, ptr %q) to label %end unwind label %pad
pad:
  %landed = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %landed
end:
  callbr void asm "", "!i"() to label %last [label %gone]
last:
  ret i32 %x
gone:
  unreachable
}
define void @funclets() personality ptr @personality {
  invoke void @funclets() to label %done unwind label %dispatch
dispatch:
  %switch = catchswitch within none [label %handler] unwind label %clean
handler:
  %catch = catchpad within %switch [ptr null]
  catchret from %catch to label %done
clean:
  %cleanup = cleanuppad within none []
  cleanupret from %cleanup unwind to caller
done:
  ret void
}
!named = !{!9}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocalVariable(name: "y", scope: !5)
!9 = !{i32 1}
"#;

fn parsed() -> Module {
    parse_module(TEXT.as_bytes(), &ParseOptions::default()).expect("the text is right").module
}

/// Returns the error of writing, which is the same for any number of threads.
fn refused(module: &Module) -> WriteError {
    let mut options = WriteOptions::default();
    let error = write(module, &options).map(|bytes| bytes.len()).expect_err("it is broken");
    options.threads = 3;
    let of_threads = write(module, &options).map(|bytes| bytes.len()).expect_err("it is broken");
    assert_eq!(of_threads.to_string(), error.to_string());
    error
}

/// Changes the body of a function; returns the error.
fn with_body(name: &str, change: impl FnOnce(&mut Module, &mut Body)) -> WriteError {
    let mut module = parsed();
    let function = module.find(name.as_bytes()).expect("it is there");
    let mut body = module.take_body(function).expect("it has one");
    change(&mut module, &mut body);
    module.set_body(function, Some(body));
    refused(&module)
}

/// Changes the first instruction of an opcode in a function.
fn with_inst(name: &str, opcode: Opcode, change: impl FnOnce(&mut Body, Inst)) -> WriteError {
    with_body(name, |_, body| {
        let inst = body.insts().find(|&inst| body.opcode(inst) == opcode).expect("there is one");
        change(body, inst);
    })
}

/// The functions, and the opcodes that they have.
fn opcodes() -> Vec<(&'static str, Opcode)> {
    let module = parsed();
    let mut found = Vec::new();
    for name in ["f", "funclets"] {
        let body = module.find(name.as_bytes()).and_then(|function| module.body(function)).expect("it has one");
        for inst in body.insts() {
            let entry = (name, body.opcode(inst));
            if !found.iter().any(|&(_, opcode)| opcode == entry.1) {
                found.push(entry);
            }
        }
    }
    found
}

#[test]
fn valid_modules_are_written() {
    write(&parsed(), &WriteOptions::default()).expect("nothing is wrong with it");
    // A number in the record distinguishes arithmetic operations and conversions.
    let alike = |opcode: Opcode| opcode.is_binary() || opcode.is_cast() || opcode == Opcode::FCmp;
    let found = opcodes();
    let missing: Vec<&Opcode> = Opcode::ALL
        .iter()
        .filter(|&&opcode| !alike(opcode) && !found.iter().any(|&(_, other)| other == opcode))
        .collect();
    assert_eq!(missing, [] as [&Opcode; 0]);
}

#[test]
fn operands_are_neither_too_many_nor_too_few() {
    use Opcode::{CatchPad, CatchSwitch, CleanupPad, GetElementPtr, IndirectBr, LandingPad, Phi, Ret};
    for (name, opcode) in opcodes() {
        // These have any number of operands; a phi has a separate message.
        if ![Phi, LandingPad, CatchPad, CleanupPad, GetElementPtr, CatchSwitch, IndirectBr].contains(&opcode) {
            let fewer = with_inst(name, opcode, |body, inst| {
                let mut operands = body.operands(inst).to_vec();
                // If none is right too, there are too many.
                if opcode == Ret || operands.pop().is_none() {
                    operands = vec![Value::arg(0), Value::arg(0)];
                }
                body.set_operands(inst, &operands);
            });
            assert!(fewer.inst().is_some(), "{opcode:?}: {fewer}");
            assert!(fewer.place().ends_with(&format!("({})", opcode.spelling())), "{opcode:?}: {fewer}");
        }
        if ![LandingPad, CatchPad, CleanupPad, GetElementPtr].contains(&opcode) {
            let more = with_inst(name, opcode, |body, inst| {
                let mut operands = body.operands(inst).to_vec();
                operands.extend([Value::arg(0), Value::arg(0)]);
                body.set_operands(inst, &operands);
            });
            assert!(more.inst().is_some(), "{opcode:?}: {more}");
        }
    }
}

#[test]
fn operands_are_values_of_the_function() {
    let cases: [(Value, &str); 7] = [
        (Value::inst(Inst::from_u32(1000)), "operand is not a value of this module or function"),
        (Value::arg(4), "operand is not a value of this module or function"),
        (Global::from_u32(1000).into(), "global is not in the lists of this module"),
        (Const::from_u32(100_000).into(), "constant is not in this module"),
        (Value::block(Block::from_u32(0)), "operand is not a value"),
        (Metadata::from_u32(0).into(), "operand is not a value"),
        (LocalMetadata::from_u32(1000).into(), "metadata refers to something outside this module"),
    ];
    for (value, message) in cases {
        for (name, opcode) in opcodes() {
            if name != "f" || opcode.is_call() {
                continue;
            }
            let mut module = parsed();
            let function = module.find(b"f").expect("it is there");
            let mut body = module.take_body(function).expect("it has one");
            let inst = body.insts().find(|&inst| body.opcode(inst) == opcode).expect("there is one");
            // Where a block is required, that is the error.
            let Some(&first) = body.operands(inst).first().filter(|first| first.as_block().is_none()) else { continue };
            assert_ne!(first, value);
            body.set_operand(inst, 0, value);
            module.set_body(function, Some(body));
            let error = refused(&module);
            assert_eq!((error.message(), error.inst()), (message, Some(inst)), "{opcode:?} {value:?}");
        }
    }
}

#[test]
fn removed_entities_have_no_number() {
    let error = with_inst("f", Opcode::Add, |body, inst| body.remove_inst(inst));
    assert_eq!(error.message(), "operand is an instruction that is not in a block");
    let error = with_body("f", |_, body| {
        let next = body.next_block(body.entry().expect("it has one")).expect("a second");
        body.remove_block(next);
    });
    assert_eq!(
        error.to_string(),
        "destination is not a block of the function, in function @f, block %entry, instruction 23 (switch)"
    );
    let mut module = parsed();
    module.remove_global(module.find(b"callee").expect("it is there"));
    assert_eq!(refused(&module).message(), "global is not in the lists of this module");
}

#[test]
fn blocks_end_with_their_only_terminator() {
    let message = "block does not end with its only terminator";
    let error = with_inst("f", Opcode::Resume, |body, inst| body.remove_inst(inst));
    assert_eq!((error.message(), error.place()), (message, "function @f, block %pad, instruction 1 (landingpad)"));
    let error = with_inst("f", Opcode::Unreachable, |body, inst| body.remove_inst(inst));
    assert_eq!((error.message(), error.place()), (message, "function @f, block %gone"));
    let error = with_body("f", |_, body| {
        let entry = body.entry().expect("it has one");
        body.append_inst(entry, InstBuild::new(Opcode::Unreachable, Type::VOID), &[]);
    });
    assert_eq!((error.message(), error.place()), (message, "function @f, block %entry, instruction 23 (switch)"));
    let error = with_body("f", |_, body| *body = Body::new());
    assert_eq!(error.to_string(), "body without a block, in function @f");
    let error = with_body("f", |_, body| {
        let entry = body.entry().expect("it has one");
        let data = body.record(DbgRecord::from_u32(0));
        let record = body.create_record(&data);
        body.place_trailing_record(record, entry);
    });
    assert_eq!(error.to_string(), "debug record after the last instruction of a block, in function @f, block %entry");
}

#[test]
fn data_outside_operands_is_required() {
    let message = |name, opcode, change: fn(&mut Body, Inst)| with_inst(name, opcode, change).message();
    let call = |change: fn(&mut draig_ir::CallInfo)| {
        with_inst("f", Opcode::Call, |body, inst| change(body.call_mut(inst).expect("it is one"))).message()
    };
    assert_eq!(call(|info| info.function_type = Type::I32), "type of the call is not a function type");
    assert_eq!(call(|info| info.function_type = Type::from_u32(1000)), "type is not in this module");
    assert_eq!(call(|info| info.calling_convention = 1024), "calling convention has a number above 1023");
    assert_eq!(
        call(|info| info.attributes = draig_ir::AttrList::from_u32(1000)),
        "attribute refers to something outside this module"
    );
    let not_made = "result does not have the type that the operation produces";
    for (name, opcode) in opcodes() {
        let error = with_inst(name, opcode, |body, inst| {
            let ty = if body.inst_type(inst) == Type::VOID { Type::I32 } else { Type::VOID };
            body.set_inst_type(inst, ty);
        });
        // Earlier users find that it has no number.
        let expected = [not_made, "operand is an instruction that is not in a block"];
        assert!(expected.contains(&error.message()), "{opcode:?}: {error}");
    }
    let unscoped = |opcode| {
        with_inst("f", opcode, |body, inst| {
            let mut access = body.memory_access(inst);
            access.scope = SyncScope(1000);
            body.set_memory_access(inst, &access);
        })
        .message()
    };
    for opcode in [Opcode::Fence, Opcode::CmpXchg, Opcode::AtomicRmw] {
        assert_eq!(unscoped(opcode), "synchronization scope is not in this module");
    }
    for (name, opcode) in opcodes() {
        let unused = !opcode.flag_class().mask();
        let error = with_inst(name, opcode, |body, inst| body.set_flag_bits(inst, unused));
        assert_eq!(error.message(), "flags are not valid for the opcode", "{opcode:?}");
    }
    let wild = |body: &mut Body, inst| body.set_debug_loc(inst, Some(Metadata::from_u32(100_000)));
    assert_eq!(message("f", Opcode::Add, wild), "debug location is not a DILocation");
    let unknown =
        |body: &mut Body, inst| body.set_attachment(inst, MetadataKind::from_u32(999), Some(Metadata::from_u32(0)));
    assert_eq!(message("f", Opcode::Add, unknown), "attachment kind is not in this module");
    let foreign = |body: &mut Body, inst| body.set_phi_block(inst, 0, Block::from_u32(99));
    assert_eq!(message("f", Opcode::Phi, foreign), "destination is not a block of the function");
    let uneven = |body: &mut Body, inst| body.set_operands(inst, &[]);
    assert_eq!(message("f", Opcode::Phi, uneven), "phi does not have one block per value");
}

#[test]
fn debug_records_are_complete() {
    let change = |change: fn(&mut draig_ir::DbgRecordData)| {
        with_body("f", |_, body| {
            let record = DbgRecord::from_u32(0);
            let mut data = body.record(record);
            change(&mut data);
            body.set_record(record, &data);
        })
        .message()
    };
    let lacks = "debug record lacks its variable or label";
    assert_eq!(change(|data| data.location = None), lacks);
    assert_eq!(change(|data| data.variable = None), lacks);
    assert_eq!(change(|data| data.expression = None), lacks);
    assert_eq!(change(|data| data.debug_loc = None), lacks);
    let nowhere = "metadata refers to something outside this module";
    assert_eq!(change(|data| data.variable = Some(Metadata::from_u32(100_000))), nowhere);
    let local = |value: Value| {
        with_body("f", |_, body| {
            *body.local_metadata_mut(LocalMetadata::from_u32(0)) = LocalMetadataData::Value(value);
        })
        .message()
    };
    assert_eq!(local(Value::inst(Inst::from_u32(1000))), "operand is not a value of this module or function");
    assert_eq!(local(Value::block(Block::from_u32(0))), "operand is not a value of this module or function");
}

/// Sets the initializer of a variable to a constant of a type; returns the error.
fn with_constant(ty: Type, kind: impl FnOnce(&mut Module) -> ConstKind) -> WriteError {
    let mut module = parsed();
    let kind = kind(&mut module);
    let constant = module.tables.constants.intern(ty, kind);
    let global = module.find(b"g").expect("it is there");
    module.global_mut(global).as_variable_mut().expect("it is one").initializer = Some(constant.into());
    refused(&module)
}

#[test]
fn constants_match_their_types() {
    let shape = "constant does not match its type";
    let part = "constant contains a value that is not an earlier constant of this module";
    let expression = |opcode, operands: &[Value]| {
        ConstKind::Expr(Box::new(ConstExpr {
            opcode,
            flags: 0,
            operands: operands.into(),
            source_type: None,
            in_range: None,
            mask: [].into(),
        }))
    };
    let one = |module: &mut Module| Value::from(module.tables.const_i64(Type::I32, 1));
    assert_eq!(with_constant(Type::PTR, |_| ConstKind::Int(1)).message(), shape);
    assert_eq!(with_constant(Type::I32, |_| ConstKind::Float(1)).message(), shape);
    assert_eq!(with_constant(Type::I32, |_| ConstKind::WideFloat(Box::new(1))).message(), shape);
    assert_eq!(
        with_constant(Type::I32, |module| ConstKind::Data(module.tables.strings.intern(b"ab"))).message(),
        shape
    );
    assert_eq!(with_constant(Type::I32, |module| ConstKind::Splat(module.find(b"g").unwrap().into())).message(), part);
    // Nonexistent expressions: with an opcode, with a number of operands, without a type.
    assert_eq!(with_constant(Type::I32, |module| expression(Opcode::Freeze, &[one(module)])).message(), shape);
    assert_eq!(with_constant(Type::I32, |module| expression(Opcode::Add, &[one(module)])).message(), shape);
    assert_eq!(with_constant(Type::PTR, |module| expression(Opcode::GetElementPtr, &[one(module)])).message(), shape);
    let late = with_constant(Type::I32, |_| ConstKind::Aggregate([Const::from_u32(10_000).into()].into()));
    assert_eq!((late.message(), late.place()), (part, "variable @g"));
    let local = with_constant(Type::I32, |_| ConstKind::Aggregate([Value::arg(0)].into()));
    assert_eq!(local.message(), part);
    let nowhere = "address of a block that is not in a function";
    let address =
        with_constant(Type::PTR, |module| ConstKind::BlockAddress(module.find(b"f").unwrap(), Block::from_u32(99)));
    assert_eq!(address.message(), nowhere);
    let address =
        with_constant(Type::PTR, |module| ConstKind::BlockAddress(module.find(b"callee").unwrap(), Block::from_u32(0)));
    assert_eq!(address.message(), nowhere);
}

#[test]
fn globals_are_complete() {
    let change = |name: &str, change: fn(&mut draig_ir::GlobalData)| {
        let mut module = parsed();
        let global = module.find(name.as_bytes()).expect("it is there");
        change(module.global_mut(global));
        let error = refused(&module);
        assert_eq!(error.global(), Some(global), "{error}");
        error.to_string()
    };
    assert_eq!(
        change("g", |data| data.section = draig_ir::Symbol::from_u32(100_000)),
        "global refers to something outside this module, in variable @g"
    );
    assert_eq!(
        change("g", |data| data.address_type = Type::I32),
        "address of a global is not a pointer, in variable @g"
    );
    assert_eq!(
        change("g", |data| data.comdat = Some(draig_ir::Comdat::from_u32(9))),
        "global refers to something outside this module, in variable @g"
    );
    assert_eq!(
        change("a", |data| data.kind = GlobalKind::Function(draig_ir::Function::default())),
        "global is in the list of another kind, in function @a"
    );
    assert_eq!(
        change("callee", |data| data.value_type = Type::I32),
        "global refers to something outside this module, in function @callee"
    );
    assert_eq!(
        change("g", |data| data.attachments.push((MetadataKind::from_u32(999), Metadata::from_u32(0)))),
        "attachment kind is not in this module, in variable @g"
    );
    assert_eq!(
        change("a", |data| data.kind = GlobalKind::Alias { aliasee: Value::arg(0) }),
        "global refers to something outside this module, in alias @a"
    );
}

#[test]
fn unnamed_globals_are_reported_by_number() {
    // In the canonical text, where functions come last.
    let text = "@named = global i32 0\n@0 = global i32 0\ndefine void @1() {\n  ret void\n}\n@2 = alias i32, ptr @0\n";
    for (number, expected) in [(1, "variable @0"), (2, "function @2"), (3, "alias @1")] {
        let mut module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right").module;
        module.global_mut(Global::from_u32(number)).value_type = Type::from_u32(1000);
        let refused = refused(&module).to_string();
        assert_eq!(refused, format!("type is not in this module, in {expected}"));
    }
}

#[test]
fn metadata_is_complete() {
    let mut module = parsed();
    let undefined = module.tables.metadata.reserve();
    module.named_metadata_mut()[0].operands.push(undefined);
    assert_eq!(refused(&module).to_string(), "metadata is used but not defined, in named metadata");
    let mut module = parsed();
    let local = module.tables.metadata.intern_value(Value::arg(0));
    module.named_metadata_mut()[0].operands.push(local);
    assert_eq!(refused(&module).to_string(), "metadata refers to something outside this module, in named metadata");
    let mut module = parsed();
    let text = module.tables.strings.intern(b"no number");
    let text = module.tables.metadata.intern_string(text);
    let info = Class::DIEnumerator.info();
    let mut words = vec![0; info.fields.len()];
    words[info.field(b"value").expect("it has one")] = text.to_word();
    let enumerator = module.tables.metadata.intern_node(Class::DIEnumerator, false, &words);
    module.named_metadata_mut()[0].operands.push(enumerator);
    assert_eq!(refused(&module).to_string(), "field of a node is not an integer, in the metadata");
}

#[test]
fn texts_of_attributes_end_with_zero() {
    for text in [r#""a\00b""#, r#""a"="b\00c""#] {
        let text = format!("declare void @f() {text}");
        let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right").module;
        let error = refused(&module);
        assert_eq!(
            error.to_string(),
            "attribute contains a zero byte, which bitcode uses as a terminator, in the attributes"
        );
        let diagnostic = error.to_diagnostic();
        assert_eq!(diagnostic.code, "B0005");
        assert_eq!(diagnostic.notes.len(), 1);
    }
}

#[test]
fn unlowered_modules_are_refused() {
    let text = "@g = global i32 0\n@p = global ptr getelementptr inrange(-4, 4) (i8, ptr @g, i64 1)\n";
    let module = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right").module;
    let mut options = WriteOptions::default();
    write(&module, &options).expect("this version has it");
    options.for_llvm = 18;
    let error = write(&module, &options).expect_err("it has not");
    assert_eq!(error.message(), "module was not lowered for the version of LLVM that will read it");
}
