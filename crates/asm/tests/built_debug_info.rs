//! Prints a built function with debug information; LLVM 22 accepts the text unchanged.

use draig_asm::print_module;
use draig_ir::build::BuildError;
use draig_ir::metadata::Class;
use draig_ir::{Module, Type};

#[test]
fn a_function_with_debug_information() -> Result<(), BuildError> {
    let mut module = Module::new(b"twice.c");
    let version = [module.metadata_i32(2), module.metadata_string("Debug Info Version"), module.metadata_i32(3)];
    let version = module.metadata_tuple(version);
    module.add_named_node("llvm.module.flags", version);
    let file = module.di_file("twice.c", "/src").add()?;
    let unit = module.di_compile_unit("DW_LANG_C11", file).field("producer", "my compiler 1.0").add()?;
    module.add_named_node("llvm.dbg.cu", unit);
    let int = module.di_basic_type("int", 32, "DW_ATE_signed").add()?;
    let signature = module.di_subroutine_type(&[Some(int), Some(int)]).add()?;
    let twice = module.di_subprogram("twice", file, 1, signature, unit).field("flags", "DIFlagPrototyped").add()?;
    let x = module.di_local_variable("x", twice, file, 1, int).field("arg", 1).add()?;
    let expression = module.di_expression(&[]);

    let ty = module.tables.types.function(Type::I32, &[Type::I32], false);
    let function = module.add_function("twice", ty);
    module.set_subprogram(function, unit);
    module.set_subprogram(function, twice);
    let range = module.metadata_tuple(());
    let mut b = module.build(function);
    let entry = b.add_block("entry");
    b.position_at_end(entry);
    let parameter = b.param(0);
    b.set_name(parameter, "x");
    let error = b.dbg_value(parameter, x, expression).expect_err("a record has a place");
    assert!(error.message().contains("set_debug_loc"), "{error}");
    let place = b.set_debug_line(2, 10, twice)?;
    b.dbg_value(parameter, x, expression)?;
    let sum = b.named("sum").add_nsw(parameter, parameter)?;
    let ret = b.ret(sum)?;
    b.set_debug_loc(None);
    let other = b.set_debug_line(3, 0, twice)?;
    b.attach(ret, "dbg", other);
    b.attach(ret, "my.kind", other);
    b.attach(ret, "my.kind", range);
    assert_ne!(place, other);
    drop(b);

    let text = String::from_utf8(print_module(&module)).expect("ASCII");
    let (_, text) = text.split_once("\n\n").expect("a header");
    assert_eq!(text, EXPECTED);
    Ok(())
}

const EXPECTED: &str = r#"define i32 @twice(i32 %x) !dbg !3 {
entry:
    #dbg_value(i32 %x, !7, !DIExpression(), !8)
  %sum = add nsw i32 %x, %x, !dbg !8
  ret i32 %sum, !dbg !9, !my.kind !10
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "my compiler 1.0", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "twice.c", directory: "/src")
!3 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 1, type: !4, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "x", arg: 1, scope: !3, file: !2, line: 1, type: !6)
!8 = !DILocation(line: 2, column: 10, scope: !3)
!9 = !DILocation(line: 3, scope: !3)
!10 = !{}
"#;

#[test]
fn unknown_fields_of_a_class_are_reported() {
    let mut module = Module::new(b"m");
    let mut message = |node: fn(&mut Module) -> Result<draig_ir::Handle<draig_ir::Metadata>, BuildError>| {
        node(&mut module).map_or_else(|error| error.message().to_owned(), |_| "made".to_owned())
    };
    let cases = [
        message(|m| m.debug_node(Class::DIFile).field("filename", "a.c").add()),
        message(|m| m.di_file("a.c", "/").field("line", 1).add()),
        message(|m| m.di_file("a.c", "/").field("checksumkind", "CSK_CRC").add()),
        message(|m| m.di_basic_type("int", 32, "DW_ATE_signed").field("align", -1).add()),
        message(|m| m.di_basic_type("int", 32, "DW_ATE_signed").field("name", true).add()),
        message(|m| m.di_derived_type("DW_TAG_pointer_type", None).field("flags", "DIFlagPublic | DIFlagVector").add()),
        message(|m| m.di_composite_type("DW_TAG_structure_type", "s", ()).field("size", 64).add()),
    ];
    assert_eq!(
        cases,
        [
            "DIFile: field 'directory' is missing",
            "DIFile: unknown field 'line'",
            "DIFile: 'checksumkind' has no name 'CSK_CRC'",
            "DIBasicType: value for 'align' too small, limit is 0",
            "DIBasicType: 'name' does not accept true or false",
            "made",
            "made",
        ]
    );
}
