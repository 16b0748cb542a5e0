//! Bodies on demand: what they bring of the metadata, and that what is read in parts is what is read whole.

use draig_asm::{ParseOptions, parse_module};
use draig_bitcode::read::{LazyModule, ReadOptions, read};
use draig_bitcode::{WriteOptions, write};
use draig_ir::{MetadataData, Module};

/// Functions with debug information, and a unit with a list of variables.
fn described() -> Vec<u8> {
    let mut text = String::from("@v = global i32 0, !dbg !10\n");
    for number in 0..20 {
        text += &format!(
            "define i32 @f{number}(i32 %x) !dbg !{0} {{\n  %y = add i32 %x, 1, !dbg !{1}, !mine !{2}\n  ret i32 %y, !dbg !{1}\n}}\n",
            100 + number,
            200 + number,
            300 + number,
        );
        text += &format!(
            "!{} = distinct !DISubprogram(name: \"f{number}\", scope: !2, file: !2, line: {number}, type: !3, \
             spFlags: DISPFlagDefinition, unit: !1)\n!{} = !DILocation(line: {number}, column: 3, scope: !{})\n\
             !{} = !{{!\"mine{number}\", !{}, i32 {number}}}\n",
            100 + number,
            200 + number,
            100 + number,
            300 + number,
            300 + (number + 1) % 20,
        );
    }
    text += "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!0}\n!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
             !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, globals: !11)\n\
             !2 = !DIFile(filename: \"a.c\", directory: \"/\")\n!3 = !DISubroutineType(types: !4)\n!4 = !{!5, !5}\n\
             !5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
             !10 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())\n!11 = !{!10}\n\
             !12 = distinct !DIGlobalVariable(name: \"described\", scope: !1, file: !2, line: 1, type: !5, isDefinition: true)\n";
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right");
    write(&parsed.module, &WriteOptions::default())
}

fn text(module: &Module) -> String {
    String::from_utf8(draig_asm::print_module(module)).expect("it is ASCII")
}

fn defined(module: &Module) -> usize {
    (0..module.tables.metadata.len())
        .map(draig_ir::Metadata::from_u32)
        .filter(|&id| !matches!(module.tables.metadata.get(id), MetadataData::Undefined))
        .count()
}

#[test]
fn a_body_brings_what_it_mentions_and_no_more() {
    let bytes = described();
    let mut lazy = LazyModule::open(&bytes, &ReadOptions::default()).expect("it is valid");
    assert!(defined(lazy.module()) < 16 && lazy.module().named_metadata().len() == 2, "lists with names are read");
    let function = lazy.module().find(b"f7").expect("it is there");
    lazy.body(function).expect("it is valid").expect("it has a body");
    let module = lazy.module();
    let pool = &module.tables.metadata;
    let body = module.body(function).expect("it was read");
    let add = body.insts().next().expect("there are two");
    let subprogram = pool.node(module.global(function).attachments[0].1).expect("it was read");
    let name = subprogram.reference_named("name").and_then(|id| pool.as_string(id)).expect("a name");
    assert_eq!(module.tables.str(name), b"f7");
    let location = pool.node(body.debug_loc(add).expect("it has one")).expect("it was read");
    assert_eq!(location.reference_named("scope"), Some(module.global(function).attachments[0].1));
    let unit = subprogram.reference_named("unit").and_then(|id| pool.node(id)).expect("it was read");
    let globals = unit.reference_named("globals").expect("the unit has variables");
    assert!(matches!(pool.get(globals), MetadataData::Undefined), "a body does not need the variables");
    // its chain of attachments has all 20 of them, other subprograms are not read
    let has = |name: &[u8]| module.tables.strings.find(name).is_some();
    assert!(has(b"mine19") && has(b"mine0") && !has(b"described") && has(b"a.c"));
    lazy.read_metadata().expect("it is valid");
    let pool = &lazy.module().tables.metadata;
    assert_eq!(pool.node(globals).map(|list| list.operands().count()), Some(1));
    assert_eq!(lazy.module().named_metadata().len(), 2);
}

#[test]
fn parts_make_the_whole() {
    let bytes = described();
    let options = ReadOptions::default();
    let whole = text(&read(&bytes, &options).expect("it is valid"));
    for names in [&[][..], &["f3"], &["f19", "f0", "f7"]] {
        for with_metadata in [false, true] {
            let mut lazy = LazyModule::open(&bytes, &options).expect("it is valid");
            for name in names {
                let function = lazy.module().find(name.as_bytes()).expect("it is there");
                assert!(lazy.body(function).expect("it is valid").is_some());
            }
            if with_metadata {
                lazy.read_metadata().expect("it is valid");
            }
            assert_eq!(lazy.unread(), 20 - names.len());
            assert_eq!(text(&lazy.into_module().expect("it is valid")), whole);
        }
    }
}

/// Many functions, each with a loop whose node mentions itself, and nodes that mention later ones.
fn with_loops(functions: usize) -> Vec<u8> {
    let mut text = String::new();
    for number in 0..functions {
        let (first, own, shared) = (number * 4, number * 4 + 1, number * 4 + 2);
        text += &format!(
            "define void @f{number}(ptr %p) {{\n  br label %loop\nloop:\n  store i32 {number}, ptr %p, align 4, !mine !{first}\n\
             \x20 br i1 undef, label %loop, label %end, !llvm.loop !{own}\nend:\n  ret void\n}}\n\
             !{first} = !{{!{shared}, !\"a{number}\"}}\n!{own} = distinct !{{!{own}, !{shared}}}\n\
             !{shared} = !{{!\"shared\", i32 {}}}\n",
            number % 3,
        );
        // a cycle of nodes that are not distinct
        text += &format!("!{0} = distinct !{{!{first}, !{0}}}\n", first + 3);
    }
    text += &format!("!all = !{{!{}}}\n", 3);
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right");
    write(&parsed.module, &WriteOptions::default())
}

#[test]
fn threads_agree_on_what_mentions_itself() {
    let bytes = with_loops(6000);
    let of = |threads| {
        let module = read(&bytes, &ReadOptions { threads, ..ReadOptions::default() }).expect("it is valid");
        let handles: Vec<String> = (0..module.tables.metadata.len())
            .map(|number| format!("{:?}", module.tables.metadata.get(draig_ir::Metadata::from_u32(number))))
            .collect();
        (text(&module), handles)
    };
    let alone = of(1);
    assert!(bytes.len() * 8 > 1 << 21, "{} bytes are read by one thread", bytes.len());
    assert!(alone.0.contains("!llvm.loop"));
    for threads in [2, 5] {
        assert!(of(threads) == alone, "{threads} threads read something else");
    }
}
