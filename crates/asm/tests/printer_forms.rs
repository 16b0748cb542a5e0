//! The printer has two paths for common instructions and nodes: one for whole lines, used for the text of a
//! module, and a general one, used for single pieces. They must agree.

use draig_asm::{Numbering, ParseOptions, Printer, parse_module, print_module};
use draig_ir::{Global, Metadata, Module};

const TEXT: &str = r#"
%pair = type { i32, ptr }
%"odd name" = type { i8 }

@g = global i32 0
@"a b" = global i32 0
@0 = global i32 0

declare void @may_throw()
declare i32 @personality(...)

define i32 @many(i32 %0, ptr %1, i1 %2, <4 x i32> %3, half %4, ptr addrspace(1) %5) !dbg !4 {
  %7 = add nuw nsw i32 %0, -2147483648
  %8 = sub i32 %7, 100000000
  %9 = or disjoint i32 %8, 99999999
  %10 = udiv exact i32 %9, 7
  %11 = xor i1 %2, true
  %12 = and <4 x i32> %3, splat (i32 7)
  %13 = add i128 1, 170141183460469231731687303715884105727
  %14 = shl i64 1, 9223372036854775807
  %15 = getelementptr inbounds nuw %pair, ptr %1, i64 0, i32 1, !dbg !6
  %16 = getelementptr nusw %"odd name", ptr %15, i64 -1
  %17 = getelementptr nuw [4 x i8], ptr @"a b", i64 0, i64 3
  %18 = load i32, ptr %15, align 4, !dbg !6, !tbaa !9, !noundef !12
  %19 = load volatile i32, ptr @g, align 4, !noundef !12, !tbaa !9
  %20 = load atomic i32, ptr @0 syncscope("agent") acquire, align 4
  store i32 poison, ptr %1, align 1
  store volatile ptr null, ptr %1, align 8
  store i32 undef, ptr addrspace(1) %5, align 4294967296
  %21 = icmp samesign ult i32 %20, %19, !dbg !7
  %22 = fcmp ninf oeq half %4, 0xH3C00
  %23 = zext nneg i32 %0 to i64
  %24 = trunc nuw nsw i64 %23 to i8
  %25 = fptosi half %4 to i32
  %26 = ptrtoint ptr %1 to i64
  %27 = select i1 %21, i32 %20, i32 %19
  %28 = fadd fast half %4, %4
  %29 = alloca %pair, align 8
  %30 = alloca i32, i32 4, align 4
  %31 = alloca inalloca i8, align 1
  %32 = call i32 @many(i32 1, ptr null, i1 false, <4 x i32> zeroinitializer, half 0.0, ptr addrspace(1) null), !dbg !6
  %33 = freeze i32 %32
  %34 = extractelement <4 x i32> %3, i64 0
  br i1 %22, label %35, label %"b c", !dbg !8

35:
  %36 = phi i32 [ %0, %6 ], [ %37, %35 ]
  %37 = add i32 %36, 1
    #dbg_value(i32 %36, !13, !DIExpression(), !6)
    #dbg_value(i32 %37, !13, !DIExpression(DW_OP_plus_uconst, 1), !6)
    #dbg_declare(ptr %1, !13, !DIExpression(), !6)
    #dbg_value(!DIArgList(i32 %36), !13, !DIExpression(DW_OP_LLVM_arg, 0), !6)
  switch i32 %37, label %35 [
    i32 1, label %named
    i32 2, label %"b c"
  ]

named:
  %x = add i32 %37, 2
  %"y z" = add i32 %x, %x
  %w = sub i32 %"y z", %x
  br label %"b c"

"b c":
  %r = phi i32 [ 0, %6 ], [ %37, %35 ], [ %w, %named ]
  ret i32 %r
}

define void @unwinds() personality ptr @personality {
  invoke void @may_throw() to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %3

4:
  unreachable
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "many", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!5 = !DISubroutineType(types: !12)
!6 = !DILocation(line: 1, column: 2, scope: !4)
!7 = distinct !DILocation(line: 4294967295, scope: !4, inlinedAt: !6, isImplicitCode: true)
!8 = !DILocation(line: 0, column: 65535, scope: !4, inlinedAt: !14, atomGroup: 1, atomRank: 2)
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11}
!11 = !{!"root"}
!12 = !{}
!13 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2)
!14 = distinct !DILocation(line: 3, scope: !4, inlinedAt: !15, atomGroup: 4294967296)
!15 = distinct !DILocation(line: 3, scope: !4, inlinedAt: !16, atomGroup: 18446744073709551615, atomRank: 7)
!16 = distinct !DILocation(line: 99999999, column: 1, scope: !4, atomRank: 1)
"#;

fn module() -> Module {
    parse_module(TEXT.as_bytes(), &ParseOptions::default()).expect("the text is valid").module
}

#[test]
fn instructions_alone_are_as_in_the_module() {
    let module = module();
    let text = String::from_utf8(print_module(&module)).expect("it is ASCII");
    let printer = Printer::new(&module);
    let mut found = 0;
    for function in module.function_refs() {
        for inst in function.insts() {
            let alone = printer.text(inst).to_string();
            assert!(text.contains(&format!("\n{alone}\n")), "not as in the module: {alone}");
            found += 1;
        }
    }
    assert_eq!(found, 46);
}

#[test]
fn nodes_alone_are_as_in_the_module() {
    let module = module();
    let text = String::from_utf8(print_module(&module)).expect("it is ASCII");
    let printer = Printer::new(&module);
    let nodes = (0..module.tables.metadata.len()).map(Metadata::from_u32);
    for node in nodes.filter(|&id| module.tables.metadata.node(id).is_some()) {
        let (number, alone) = (printer.metadata_operand(node), printer.metadata(node));
        let line = format!("\n{number} = {alone}\n");
        assert!(text.contains(&line) || number == alone, "not as in the module: {line}");
    }
}

#[test]
fn records_and_labels_print_as_in_llvm() {
    let text = String::from_utf8(print_module(&module())).expect("it is ASCII");
    let (from, to) = ("\n35: ", "\n\"b c\":");
    let part = &text[text.find(from).expect("a block")..text.find(to).expect("a block")];
    assert!(part.starts_with("\n35:                                               ; preds = %35, %6\n"), "{part}");
    let records: Vec<&str> = part.lines().filter(|line| line.contains("#dbg")).collect();
    let expected = [
        "    #dbg_value(i32 %36, !15, !DIExpression(), !6)",
        "    #dbg_value(i32 %37, !15, !DIExpression(DW_OP_plus_uconst, 1), !6)",
        "    #dbg_declare(ptr %1, !15, !DIExpression(), !6)",
        "    #dbg_value(!DIArgList(i32 %36), !15, !DIExpression(DW_OP_LLVM_arg, 0), !6)",
    ];
    assert_eq!(records, expected);
    assert!(
        text.contains("\n4:                                                ; No predecessors!\n  unreachable\n}\n")
    );
}

#[test]
fn numbers_serve_printers_made_later() {
    let mut module = module();
    let numbering = Numbering::new(&module);
    let whole = |module: &Module, function: Global| Printer::new(module).global(function);
    let functions: Vec<Global> = module.functions().to_vec();
    for &function in &functions {
        let printer = Printer::with_numbering(&module, &numbering);
        assert_eq!(printer.global(function), whole(&module, function));
        // From one function to the other and back.
        let firsts: Vec<_> = module.function_refs().filter_map(|function| function.insts().next()).collect();
        for inst in firsts.iter().chain(&firsts) {
            assert_eq!(printer.text(*inst), Printer::new(&module).text(*inst));
        }
        if let Some(body) = module.body_mut(function) {
            body.names_mut().set(draig_ir::Value::arg(0), b"renamed");
        }
    }
    let printer = Printer::with_numbering(&module, &numbering);
    for &function in &functions {
        assert_eq!(printer.global(function), whole(&module, function));
    }
}

/// An inlined location in place of an expression gets no number, and may be inlined at itself.
#[test]
fn locations_without_numbers_are_written_in_each_other_up_to_a_limit() {
    let text = b"define void @f(i32 %x) !dbg !5 {
    #dbg_value(i32 %x, !8, !20, !7)
  ret void
}
!2 = !DIFile(filename: \"a.c\", directory: \"/\")
!5 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2)
!7 = !DILocation(line: 1, scope: !5)
!8 = !DILocalVariable(name: \"y\", scope: !5)
!20 = distinct !DILocation(line: 2, scope: !5, inlinedAt: !21)
!21 = distinct !DILocation(line: 3, scope: !5, inlinedAt: !20)
";
    let module = parse_module(text, &ParseOptions::default()).expect("it is read").module;
    let printed = String::from_utf8(print_module(&module)).expect("it is ASCII");
    assert_eq!(printed.matches("inlinedAt: distinct !DILocation(line: ").count(), 15, "{printed}");
    assert!(printed.contains(", inlinedAt: <badref>))))))"), "{printed}");
}
