//! Compares the printed text of modules made by hand with that of `llvm-dis` 22 for the same modules.

use draig_ir::body::{BundleInfo, LocalMetadataData};
use draig_ir::metadata::{Class, NodeWriter};
use draig_ir::{
    Attribute, Body, CallInfo, ConstExpr, ConstKind, DbgRecordData, DbgRecordKind, Function, Global, GlobalData,
    GlobalKind, InstBuild, Linkage, MemoryAccess, Metadata, Module, Opcode, Type, Value, Variable,
};
use draig_tables::AttrKind;

use super::*;

fn text(module: &Module) -> String {
    String::from_utf8(print_module(module)).unwrap()
}

fn module() -> Module {
    Module::new(b"m.ll")
}

const HEADER: &str = "; ModuleID = 'm.ll'\nsource_filename = \"m.ll\"\n";

fn function(module: &mut Module, name: &[u8], result: Type, params: &[Type], vararg: bool) -> Global {
    let ty = module.tables.types.function(result, params, vararg);
    let name = module.tables.strings.intern(name);
    module.add_global(GlobalData::new(name, ty, Type::PTR, GlobalKind::Function(Function::default())))
}

fn variable(module: &mut Module, name: &[u8], ty: Type, initializer: Option<Value>) -> Global {
    let name = module.tables.strings.intern(name);
    let kind = GlobalKind::Variable(Variable { initializer, ..Variable::default() });
    module.add_global(GlobalData::new(name, ty, Type::PTR, kind))
}

fn int(module: &mut Module, ty: Type, value: i64) -> Value {
    module.tables.const_i64(ty, value).into()
}

#[test]
fn a_function_with_blocks_and_numbers() {
    let mut module = module();
    let callee = function(&mut module, b"g", Type::VOID, &[Type::I32, Type::PTR], true);
    let f = function(&mut module, b"f", Type::I32, &[Type::I32, Type::PTR], false);
    let mut body = Body::new();
    let [entry, then, other] = [(); 3].map(|()| body.add_block());
    body.names_mut().set(Value::arg(1), b"p 1");
    body.names_mut().set(other, b"other");
    let sum = body.append_inst(
        entry,
        InstBuild::new(Opcode::Add, Type::I32).flags(3),
        &[Value::arg(0), int(&mut module, Type::I32, -1)],
    );
    let flag = body.append_inst(
        entry,
        InstBuild::icmp(Type::I1, draig_ir::IntPredicate::Slt),
        &[sum.into(), int(&mut module, Type::I32, 7)],
    );
    body.append_inst(entry, InstBuild::new(Opcode::Br, Type::VOID), &[flag.into(), other.into(), then.into()]);
    let access = MemoryAccess { align: draig_ir::Align::from_bytes(4), ..MemoryAccess::default() };
    let load = body.append_inst(then, InstBuild::memory(Opcode::Load, Type::I32, &access), &[Value::arg(1)]);
    body.append_inst(then, InstBuild::memory(Opcode::Store, Type::VOID, &access), &[load.into(), Value::arg(1)]);
    body.append_inst(then, InstBuild::new(Opcode::Br, Type::VOID), &[other.into()]);
    let phi = body.append_phi(other, Type::I32, 0, &[sum.into(), load.into()], [entry, then].into_iter());
    let info = CallInfo::new(module.global(callee).value_type);
    let one = int(&mut module, Type::I64, 1);
    let tag = module.tables.strings.intern(b"deopt");
    body.append_call(
        other,
        Opcode::Call,
        Type::VOID,
        0,
        info,
        &[BundleInfo { tag, operand_count: 1 }],
        0,
        &[phi.into(), Value::arg(1), one, callee.into()],
    );
    body.append_inst(other, InstBuild::new(Opcode::Ret, Type::VOID), &[phi.into()]);
    module.set_body(f, Some(Box::new(body)));
    let expected = "
declare void @g(i32, ptr, ...)

define i32 @f(i32 %0, ptr %\"p 1\") {
  %2 = add nuw nsw i32 %0, -1
  %3 = icmp slt i32 %2, 7
  br i1 %3, label %4, label %other

4:                                                ; preds = %1
  %5 = load i32, ptr %\"p 1\", align 4
  store i32 %5, ptr %\"p 1\", align 4
  br label %other

other:                                            ; preds = %4, %1
  %6 = phi i32 [ %2, %1 ], [ %5, %4 ]
  call void (i32, ptr, ...) @g(i32 %6, ptr %\"p 1\") [ \"deopt\"(i64 1) ]
  ret i32 %6
}
";
    // The call has two arguments and one bundle operand.
    assert_eq!(text(&module), format!("{HEADER}{expected}"));
    module.body(f).unwrap().uses();
    assert_eq!(text(&module), format!("{HEADER}{expected}"), "with use-lists derived");
    let printer = Printer::new(&module);
    assert_eq!(printer.inst(f, sum).to_string(), "  %2 = add nuw nsw i32 %0, -1");
    assert_eq!(printer.value(Some(f), sum.into()).to_string(), "i32 %2");
    assert_eq!(printer.block(f, other).to_string(), "%other");
}

#[test]
fn types_comdats_and_globals() {
    let mut module = module();
    let inner = module.named_struct(b"in ner");
    module.tables.types.set_struct_body(inner, &[Type::I32, Type::FLOAT], true);
    let unused = module.named_struct(b"unused");
    module.tables.types.set_struct_body(unused, &[], false);
    let numbered = module.named_struct(b"");
    let array = module.tables.types.array(inner, 3);
    module.tables.types.set_struct_body(numbered, &[array], false);
    let opaque = module.named_struct(b"o");
    let literal = module.tables.types.literal_struct(&[], false);
    let zero = module.tables.const_null(numbered).unwrap().into();
    variable(&mut module, b"", numbered, Some(zero));
    let x = variable(&mut module, b"x", opaque, None);
    let zero = module.tables.const_null(literal).unwrap().into();
    let y = variable(&mut module, b"y$", literal, Some(zero));
    let name = module.tables.strings.intern(b"y$");
    let comdat = module.get_or_add_comdat(name);
    let data = module.global_mut(y);
    data.linkage = Linkage::LinkOnceOdr;
    data.comdat = Some(comdat);
    data.align = draig_ir::Align::from_bytes(16);
    data.dso_local = true;
    let alias = GlobalData::new(
        module.tables.strings.intern(b"a"),
        Type::I32,
        Type::PTR,
        GlobalKind::Alias { aliasee: x.into() },
    );
    module.add_global(alias);
    module.inline_asm = b"one\ntwo \"2\"\n".to_vec();
    assert_eq!(
        text(&module),
        format!(
            "{HEADER}
module asm \"one\"
module asm \"two \\222\\22\"

%0 = type {{ [3 x %\"in ner\"] }}
%\"in ner\" = type <{{ i32, float }}>
%o = type opaque

$\"y$\" = comdat any

@0 = global %0 zeroinitializer
@x = external global %o
@\"y$\" = linkonce_odr dso_local global {{}} zeroinitializer, comdat, align 16

@a = alias i32, ptr @x
"
        )
    );
}

#[test]
fn constants() {
    let mut module = module();
    let g = variable(&mut module, b"g", Type::I8, None);
    let [one, two] = [1, 2].map(|n| int(&mut module, Type::I16, n));
    let vector = module.tables.types.vector(Type::I16, 2, false);
    let array = module.tables.types.array(vector, 2);
    let splat = module.tables.const_aggregate(vector, &[one, one]).into();
    let mixed = module.tables.const_aggregate(vector, &[one, two]).into();
    let data = module.tables.const_aggregate(array, &[splat, mixed]);
    let bytes = module.tables.const_bytes(b"a\"\\\0");
    let expr = |opcode, operands: &[Value], source_type: Option<Type>| {
        ConstKind::Expr(Box::new(ConstExpr {
            opcode,
            flags: if source_type.is_none() { 0 } else { 5 },
            operands: operands.into(),
            source_type,
            in_range: None,
            mask: Box::default(),
        }))
    };
    let four = int(&mut module, Type::I32, 4);
    let gep = module.tables.constants.intern(Type::PTR, expr(Opcode::GetElementPtr, &[g.into(), four], Some(Type::I8)));
    let cast = module.tables.constants.intern(Type::I64, expr(Opcode::PtrToInt, &[gep.into()], None));
    let scalable = module.tables.types.vector(Type::PTR, 2, true);
    let pointers = module.tables.const_splat(scalable, g.into());
    let packed = module.tables.types.literal_struct(&[Type::I1, Type::DOUBLE], true);
    let elements = [
        module.tables.const_bool(true).into(),
        module.tables.const_float(draig_num::ApFloat::from_bits(draig_num::FloatFormat::Double, 0x3ff8 << 48)).into(),
    ];
    let packed = module.tables.const_aggregate(packed, &elements);
    let printer = Printer::new(&module);
    for (constant, expected) in [
        (data, "[2 x <2 x i16>] [<2 x i16> splat (i16 1), <2 x i16> <i16 1, i16 2>]"),
        (bytes, "[4 x i8] c\"a\\22\\\\\\00\""),
        (cast, "i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @g, i32 4) to i64)"),
        (
            pointers,
            "<vscale x 2 x ptr> shufflevector (<vscale x 2 x ptr> insertelement (<vscale x 2 x ptr> poison, ptr @g, \
             i64 0), <vscale x 2 x ptr> poison, <vscale x 2 x i32> zeroinitializer)",
        ),
        (packed, "<{ i1, double }> <{ i1 true, double 1.500000e+00 }>"),
    ] {
        assert_eq!(printer.constant(constant).to_string(), expected);
    }
}

#[test]
fn attributes_go_to_groups_and_comments() {
    let mut module = module();
    let f = function(&mut module, b"f", Type::VOID, &[Type::PTR], false);
    let strings = &mut module.tables.strings;
    let (key, value) = (strings.intern(b"k"), strings.intern(b"v\n"));
    let mut list = vec![
        Attribute::String(key, value),
        Attribute::Int(AttrKind::StackAlignment, 16),
        Attribute::Enum(AttrKind::NoUnwind),
        Attribute::Int(AttrKind::Memory, 0b01),
        Attribute::Int(AttrKind::UWTable, 2),
    ];
    let own = module.tables.attributes.intern_set(&mut list, &module.tables.strings);
    let mut list = vec![Attribute::Int(AttrKind::Captures, 0), Attribute::Type(AttrKind::ByVal, Some(Type::I32))];
    let param = module.tables.attributes.intern_set(&mut list, &module.tables.strings);
    let list = module.tables.attributes.intern_list(own, draig_ir::AttrSet::EMPTY, &[param]);
    module.global_mut(f).as_function_mut().unwrap().attributes = list;
    assert_eq!(
        text(&module),
        format!(
            "{HEADER}
; Function Attrs: nounwind memory(argmem: read) alignstack(16) uwtable
declare void @f(ptr byval(i32) captures(none)) #0

attributes #0 = {{ nounwind memory(argmem: read) alignstack=16 uwtable \"k\"=\"v\\0A\" }}
"
        )
    );
}

fn node(
    module: &mut Module,
    class: Class,
    distinct: bool,
    fields: &[(&str, u64)],
    references: &[(&str, Metadata)],
) -> Metadata {
    let mut writer = NodeWriter::new(class);
    for &(name, value) in fields {
        writer.set_number(class.info().field(name.as_bytes()).unwrap(), value);
    }
    for &(name, value) in references {
        writer.set_reference(class.info().field(name.as_bytes()).unwrap(), Some(value));
    }
    module.tables.metadata.intern_node(class, distinct, writer.words())
}

#[test]
fn metadata_is_numbered_and_printed() {
    let mut module = module();
    let f = function(&mut module, b"f", Type::VOID, &[Type::I32], false);
    let symbol = module.tables.strings.intern(b"x\"");
    let string = module.tables.metadata.intern_string(symbol);
    let file = node(&mut module, Class::DIFile, false, &[], &[("filename", string)]);
    let unit =
        node(&mut module, Class::DICompileUnit, true, &[("language", 12), ("emissionKind", 1)], &[("file", file)]);
    let fields = &[("spFlags", 9), ("flags", 0x103), ("line", 3)][..];
    let subprogram =
        node(&mut module, Class::DISubprogram, true, fields, &[("name", string), ("unit", unit), ("file", file)]);
    let loc = node(&mut module, Class::DILocation, false, &[("column", 4)], &[("scope", subprogram)]);
    let local = node(&mut module, Class::DILocalVariable, false, &[("arg", 1)], &[("scope", subprogram)]);
    let mut writer = NodeWriter::new(Class::DIExpression);
    [0x23u64, 8, 0x9f].iter().for_each(|&element| writer.push_element(element));
    let expression = module.tables.metadata.intern_node(Class::DIExpression, false, writer.words());
    let name = module.tables.strings.intern(b"llvm.dbg.cu");
    module.get_or_add_named_metadata(name).operands.push(unit);
    let dbg = draig_ir::MetadataKind::from_u32(0);
    module.global_mut(f).attachments.push((dbg, subprogram));
    let mut body = Body::new();
    let entry = body.add_block();
    let ret = body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[]);
    body.set_debug_loc(ret, Some(loc));
    let kind = module.tables.metadata_kinds.intern(b"my kind");
    let tuple = module.tables.metadata.tuple(&[None, Some(string)]);
    body.set_attachment(ret, kind, Some(tuple));
    let one = int(&mut module, Type::I64, 1);
    let args = body.add_local_metadata(LocalMetadataData::ArgList([Value::arg(0), one].into()));
    let record = body.create_record(&DbgRecordData {
        kind: DbgRecordKind::Value,
        location: Some(args.into()),
        variable: Some(local),
        expression: Some(expression),
        debug_loc: Some(loc),
        assign_id: None,
        address: None,
        address_expression: None,
    });
    body.place_record_before(record, ret);
    module.set_body(f, Some(Box::new(body)));
    assert_eq!(
        text(&module),
        format!(
            "{HEADER}
define void @f(i32 %0) !dbg !2 {{
    #dbg_value(!DIArgList(i32 %0, i64 1), !3, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !4)
  ret void, !dbg !4, !my\\20kind !5
}}

!llvm.dbg.cu = !{{!0}}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: \"x\\22\", directory: \"\")
!2 = distinct !DISubprogram(name: \"x\\22\", scope: null, file: !1, line: 3, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagDefinition, unit: !0)
!3 = !DILocalVariable(arg: 1, scope: !2)
!4 = !DILocation(line: 0, column: 4, scope: !2)
!5 = !{{null, !\"x\\22\"}}
"
        )
    );
}

#[test]
fn threads_and_sinks_give_the_same_text() {
    let mut module = module();
    for number in 0..600 {
        let f = function(&mut module, format!("f{number}").as_bytes(), Type::I32, &[Type::I32], false);
        let mut body = Body::new();
        let entry = body.add_block();
        let mut value = Value::arg(0);
        for _ in 0..100 {
            value = body.append_inst(entry, InstBuild::new(Opcode::Mul, Type::I32), &[value, Value::arg(0)]).into();
        }
        body.append_inst(entry, InstBuild::new(Opcode::Ret, Type::VOID), &[value]);
        module.set_body(f, Some(Box::new(body)));
    }
    let text = print_module(&module);
    assert!(text.len() > 10 * CHUNK_BYTES);
    for threads in [1, 2, 5] {
        let options = PrintOptions { threads, ..PrintOptions::default() };
        assert!(print_module_with(&module, &options) == text);
        let mut sink = Vec::new();
        write_module(&module, &options, &mut sink).unwrap();
        assert!(sink == text);
    }
}

#[test]
fn depth_does_not_use_the_stack() {
    const DEPTH: usize = 20_000;
    let mut module = module();
    let mut ty = Type::I8;
    for _ in 0..DEPTH {
        ty = module.tables.types.array(ty, 1);
    }
    variable(&mut module, b"t", ty, None);
    let g = variable(&mut module, b"g", Type::I8, None);
    let mut value = Value::from(g);
    for _ in 0..DEPTH {
        let expr = |opcode| {
            ConstKind::Expr(Box::new(ConstExpr {
                opcode,
                flags: 0,
                operands: [value].into(),
                source_type: None,
                in_range: None,
                mask: Box::default(),
            }))
        };
        let cast = if module.constant_type(value) == Type::PTR {
            module.tables.constants.intern(Type::I64, expr(Opcode::PtrToInt))
        } else {
            module.tables.constants.intern(Type::PTR, expr(Opcode::IntToPtr))
        };
        value = cast.into();
    }
    variable(&mut module, b"v", Type::I64, Some(value));
    let mut node = module.tables.metadata.tuple(&[]);
    for _ in 0..DEPTH {
        node = module.tables.metadata.tuple(&[Some(node)]);
    }
    let name = module.tables.strings.intern(b"n");
    module.get_or_add_named_metadata(name).operands.push(node);
    // Identified structs make the walk over types visit all of it.
    module.named_struct(b"unused");
    let text = text(&module);
    assert_eq!(text.matches(" = !{").count(), DEPTH + 2);
    assert_eq!(text.matches("inttoptr (").count(), DEPTH / 2);
    assert_eq!(text.matches("[1 x ").count(), DEPTH);
}

/// A module with one of nearly everything prints exactly as `llvm-dis` printed it.
#[test]
fn canonical_text_is_a_fixed_point() {
    let expected = include_bytes!("tests/canonical.ll");
    let options = crate::ParseOptions { name: "canonical.ll".into(), ..Default::default() };
    let Ok(parsed) = crate::parse_module(expected, &options) else { panic!("the text is read") };
    let printed = print_module(&parsed.module);
    for (line, (printed, expected)) in
        printed.split(|&byte| byte == b'\n').zip(expected.split(|&byte| byte == b'\n')).enumerate()
    {
        assert_eq!(String::from_utf8_lossy(printed), String::from_utf8_lossy(expected), "line {}", line + 1);
    }
    assert_eq!(printed.len(), expected.len());
}

#[test]
fn use_list_orders_are_printed_on_demand() {
    let text = b"define void @f(i1 %c) {
  br i1 %c, label %a, label %b

a:                                                ; preds = %0
  br label %b

b:                                                ; preds = %0, %dead, %a
  ret void

dead:                                             ; No predecessors!
  br i1 %c, label %b, label %dead2

dead2:                                            ; preds = %dead
  ret void

; uselistorder directives
  uselistorder i1 %c, { 1, 0 }
  uselistorder label %b, { 1, 2, 0 }
}
";
    let options = crate::ParseOptions { name: String::new(), ..Default::default() };
    let Ok(parsed) = crate::parse_module(text, &options) else { panic!("the text is read") };
    let options = PrintOptions { preserve_use_list_order: true, ..PrintOptions::default() };
    let printed = print_module_with(&parsed.module, &options);
    assert_eq!(String::from_utf8_lossy(&printed).trim_start(), String::from_utf8_lossy(text));
}

#[test]
fn the_address_of_a_block_has_an_order_of_uses() {
    let text = |order: &str| {
        format!(
            "@a = global [3 x ptr] [ptr blockaddress(@f, %b), ptr blockaddress(@f, %b), ptr null]\n\
             define ptr @f() {{\n  br label %b\nb:\n  ret ptr blockaddress(@f, %b)\n}}\n\
             uselistorder ptr blockaddress(@f, %b), {order}\n"
        )
    };
    let message = |order: &str| match crate::parse_module(text(order).as_bytes(), &crate::ParseOptions::default()) {
        Ok(_) => String::new(),
        Err(diagnostics) => diagnostics.first_error().map(|error| error.message.to_string()).unwrap_or_default(),
    };
    // As llvm-as counts.
    assert_eq!(message("{ 2, 0, 1 }"), "");
    assert_eq!(message("{ 1, 0 }"), "wrong number of indexes, expected 3");
}

#[test]
fn types_are_defined_in_the_order_of_their_first_mention() {
    // Functions between the mentions have nothing new, or new entities that lead to no struct.
    let text = br"%E = type { i8 }
%D = type { i16 }
%C = type { i32 }
%B = type { i64 }
%A = type { ptr }

declare void @callee(ptr)

declare void @known(i32, metadata)

define void @first(ptr %p) {
  call void @callee(ptr sret(%D) %p)
  ret void
}

define i32 @plain(i32 %x) {
  %sum = add i32 %x, 7
  call void @known(i32 %sum, metadata !0)
  ret i32 %sum
}

define void @again(ptr %p) {
  call void @callee(ptr sret(%D) %p)
  %e = getelementptr [2 x %E], ptr %p, i32 0, i32 1
  ret void
}

define i1 @through_constants(ptr %p) !kind !1 {
  %is = icmp eq ptr %p, getelementptr (%C, ptr @known, i32 1), !kind !2
  %b = alloca { %B, i32 }
  ret i1 %is
}

define %A @late(ptr %p) {
  ret %A zeroinitializer
}

!0 = !{i32 8}
!1 = !{i32 9}
!2 = !{i32 10}
";
    let Ok(parsed) = crate::parse_module(text, &crate::ParseOptions::default()) else { panic!("the text is read") };
    let order = |text: &[u8]| -> Vec<u8> {
        let lines = text.split(|&byte| byte == b'\n').filter(|line| line.windows(8).any(|word| word == b" = type "));
        lines.map(|line| line[1]).collect()
    };
    for threads in [1, 2] {
        let options = PrintOptions { threads, ..PrintOptions::default() };
        assert_eq!(order(&print_module_with(&parsed.module, &options)), b"DECBA");
    }
}
