//! Bodies on demand: the metadata that they read, and equality of reading in parts and reading completely.

mod made;

use draig_asm::{ParseOptions, parse_module};
use draig_bitcode::codes::{self, blocks, constant};
use draig_bitcode::read::{LazyModule, ReadOptions, read};
use draig_bitcode::{WriteOptions, write};
use draig_ir::{MetadataData, Module};
use made::{block, body, declare_function, file, types};

/// Returns the bitcode of a module that can be written.
fn written(module: &Module, options: &WriteOptions) -> Vec<u8> {
    write(module, options).expect("it keeps the rules")
}

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
    written(&parsed.module, &WriteOptions::default())
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
fn reading_a_body_reads_only_its_references() {
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
    // Its chain of attachments has all 20 of them; other subprograms are not read.
    let has = |name: &[u8]| module.tables.strings.find(name).is_some();
    assert!(has(b"mine19") && has(b"mine0") && !has(b"described") && has(b"a.c"));
    lazy.read_metadata().expect("it is valid");
    let pool = &lazy.module().tables.metadata;
    assert_eq!(pool.node(globals).map(|list| list.operands().count()), Some(1));
    assert_eq!(lazy.module().named_metadata().len(), 2);
}

#[test]
fn all_parts_together_equal_the_module() {
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

/// Variables, some of them mentioned directly or by others; constants and attributes in all places of a body.
fn with_constants() -> Vec<u8> {
    let mut text = String::from(
        "@far = internal constant [3 x i32] [i32 70, i32 71, i32 72]\n\
         @near = global ptr getelementptr (i8, ptr @far, i64 4)\n@renamed = alias ptr, ptr @near\n\
         @alone = global { i64, ptr } { i64 99, ptr @alone }\n@zero = global [8 x i64] zeroinitializer\n\
         @labels = internal constant [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two)]\n\
         @shared = global i64 1234567\n@double = global double 1.5\n@text = global [6 x i8] c\"hello\\00\"\n",
    );
    text += "define i32 @jumps(i64 %n) #0 personality ptr @plain {\n  %p = getelementptr [2 x ptr], ptr @labels, i64 0, i64 %n\n\
         \x20 %t = load ptr, ptr %p\n  indirectbr ptr %t, [label %one, label %two]\none:\n  br label %end\ntwo:\n  br label %end\n\
         end:\n  %r = phi i32 [ 70, %one ], [ 71, %two ]\n\
         \x20 switch i32 %r, label %out [ i32 70, label %out\n i32 72, label %out ]\nout:\n  ret i32 %r\n}\n\
         define i64 @uses(ptr noalias %p) {\n  store i64 1234567, ptr %p, align 8, !mine !0\n\
         \x20 %r = call i64 @plain(ptr nonnull @renamed, i64 99) #1\n  ret i64 %r\n}\n\
         declare i64 @plain(ptr readonly, i64 zeroext) #2\n\
         attributes #0 = { nounwind \"only\" }\nattributes #1 = { cold }\nattributes #2 = { memory(read) }\n\
         !0 = !{i64 1234567, ptr @alone, double 1.5}\n";
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right");
    written(&parsed.module, &WriteOptions::default())
}

#[test]
fn a_body_brings_the_initializers_that_it_mentions() {
    let bytes = with_constants();
    let options = ReadOptions::default();
    let whole = read(&bytes, &options).expect("it is valid");
    let printed = text(&whole);
    let with = |lazy: &LazyModule<'_>| -> Vec<String> {
        let module = lazy.module();
        let has = |&&global: &&draig_ir::Global| {
            module.global(global).as_variable().is_some_and(|variable| variable.initializer.is_some())
        };
        let names = module.variables().iter().filter(has).map(|&global| module.name(global));
        names.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
    };
    for (name, brought) in [("uses", &["far", "near"][..]), ("jumps", &["labels"])] {
        let mut lazy = LazyModule::open(&bytes, &options).expect("it is valid");
        assert!(with(&lazy).is_empty(), "{:?} are read at once", with(&lazy));
        let function = lazy.module().find(name.as_bytes()).expect("it is there");
        lazy.body(function).expect("it is valid").expect("it has a body");
        assert_eq!(with(&lazy), brought, "by {name}");
        let one = |module: &Module, global| draig_asm::Printer::new(module).global(global).to_string();
        let unnumbered = |text: String| text.replace(|character: char| character.is_ascii_digit(), "");
        assert_eq!(unnumbered(one(lazy.module(), function)), unnumbered(one(&whole, function)));
        lazy.read_metadata().expect("it is valid");
        for &function in whole.functions() {
            lazy.body(function).expect("it is valid");
        }
        for &variable in whole.variables() {
            assert_eq!(one(lazy.module(), variable), one(&whole, variable));
        }
        assert_eq!(text(&lazy.into_module().expect("it is valid")), printed);
    }
}

#[test]
fn faulty_constants_are_reported_on_demand() {
    // Value 1 is `i32 7`, value 2 an array that contains itself.
    let file = |mentioned: u64| {
        file("LLVM22.1.8", b"f", |writer| {
            types(writer, 1, |writer| writer.record(codes::types::ARRAY, &[1, 2]));
            declare_function(writer);
            block(writer, blocks::CONSTANTS, |writer| {
                writer.record(constant::SETTYPE, &[2]);
                writer.record(constant::INTEGER, &[14]);
                writer.record(constant::SETTYPE, &[4]);
                writer.record(constant::AGGREGATE, &[2]);
            });
            body(writer, |writer| writer.record(codes::function::INST_FREEZE, &[3 - mentioned]), |_| {});
        })
    };
    let options = ReadOptions::default();
    let message = |errors: draig_diag::Diagnostics| errors.first_error().expect("an error").message.clone();
    for mentioned in [1, 2] {
        let bytes = file(mentioned);
        assert_eq!(read(&bytes, &options).map(|_| ()).map_err(message), Err("Invalid cycle of constants".into()));
        let mut lazy = LazyModule::open(&bytes, &options).expect("what is wrong was not looked at");
        let function = lazy.module().functions()[0];
        let done = lazy.body(function).map(|body| body.is_some()).map_err(message);
        let expected = if mentioned == 1 { Ok(true) } else { Err("Invalid cycle of constants".into()) };
        assert_eq!(done, expected);
        assert_eq!(lazy.read_metadata().map_err(message), Err("Invalid cycle of constants".into()));
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
        // A cycle of nodes that are not distinct.
        text += &format!("!{0} = distinct !{{!{first}, !{0}}}\n", first + 3);
    }
    text += &format!("!all = !{{!{}}}\n", 3);
    let parsed = parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is right");
    written(&parsed.module, &WriteOptions::default())
}

#[test]
fn threads_agree_on_self_references() {
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
