//! The result of reading and writing does not depend on the number of threads: neither the text, the bitcode,
//! the handles, nor errors and warnings. The inputs are large enough to be divided, and contain entities that
//! are difficult to merge.

use std::fmt::Write as _;

use draig::ir::{Const, Metadata, Symbol};
use draig::{Module, PrintOptions, ReadOptions};

const THREADS: [usize; 3] = [1, 2, 5];

/// Size below which texts are read by one thread in any case.
const DIVIDED_FROM: usize = 1 << 20;

/// Returns a module with debug information like a compiler's; each function has constants, strings and types,
/// some shared with others and some unique.
fn module(functions: u32, body: impl Fn(&mut String, u32)) -> String {
    let mut text = String::from(
        "source_filename = \"threads.c\"\n%pair = type { i32, ptr }\n@table = global [4 x i32] zeroinitializer\n",
    );
    for n in 0..functions {
        let _ = write!(
            text,
            "\ndefine i32 @f{n}(i32 %0, ptr %1) #{} !dbg !{} {{\n\
             \x20   #dbg_value(i32 %0, !{}, !DIExpression(DW_OP_plus_uconst, {}), !{})\n",
            n % 3,
            n * 4 + 10,
            n * 4 + 11,
            n % 50,
            n * 4 + 12,
        );
        body(&mut text, n);
        text.push_str("}\n");
    }
    text.push_str("\ndeclare i32 @callee(i32, ptr)\n");
    for n in 0..3 {
        let _ = writeln!(text, "attributes #{n} = {{ nounwind \"key\"=\"{n}\" }}");
    }
    text.push_str(
        "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)\n\
         !1 = !DIFile(filename: \"threads.c\", directory: \"/\")\n\
         !2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n\
         !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
         !4 = !DISubroutineType(types: !5)\n!5 = !{!2}\n",
    );
    for n in 0..functions {
        let (program, variable, location, list) = (n * 4 + 10, n * 4 + 11, n * 4 + 12, n * 4 + 13);
        let _ = writeln!(
            text,
            "!{program} = distinct !DISubprogram(name: \"f{n}\", scope: !1, file: !1, line: {n}, type: !4, \
             spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !{list})\n\
             !{variable} = !DILocalVariable(name: \"v{}\", arg: 1, scope: !{program}, file: !1, line: {n}, type: !2)\n\
             !{location} = !DILocation(line: {n}, column: {}, scope: !{program})\n\
             !{list} = !{{!{variable}}}",
            n % 100,
            n % 80 + 1,
        );
    }
    assert!(text.len() > DIVIDED_FROM, "{} bytes are read by one thread", text.len());
    text
}

/// Writes instructions that intern constants, types, attributes, inline assembly, expressions and kinds.
fn rich(text: &mut String, n: u32) {
    let location = n * 4 + 12;
    let _ = writeln!(
        text,
        "  %a = add i32 %0, {}, !dbg !{location}\n\
         \x20 %p = getelementptr inbounds {{ i64, [{} x i8] }}, ptr %1, i64 0, i32 1, !dbg !{location}\n\
         \x20 store i64 ptrtoint (ptr getelementptr (i8, ptr @table, i64 {}) to i64), ptr %p, align 8, !kind{} !{{i32 {n}}}\n\
         \x20 %c = call i32 @callee(i32 noundef {n}, ptr align {} %p) #{}, !dbg !{location}\n\
         \x20 %v = insertelement <{} x i16> poison, i16 {}, i32 0\n\
         \x20 %s = call i32 asm sideeffect \"op{}\", \"=r,r\"(i32 %c)\n\
         \x20 %i = icmp slt i32 %s, {n}\n\
         \x20 br i1 %i, label %then, label %last, !prof !{{!\"branch_weights\", i32 {}, i32 1}}\n\
         then:\n\
         \x20 br label %last\n\
         last:\n\
         \x20 %r = phi i32 [ %a, %1x ], [ {}, %then ]\n\
         \x20 ret i32 %r, !dbg !{location}",
        n % 1000 * 7,
        n % 300 + 1,
        n % 4000,
        n % 30,
        1 << (n % 5),
        n % 3,
        n % 9 + 1,
        n % 65,
        n % 40,
        n % 700,
        n % 11,
    );
}

fn rich_module() -> String {
    // The entry block has no name: it is %2.
    module(1500, rich).replace("%1x", "%2")
}

/// Returns everything numbered in a module, in the order of the numbers, and every body.
fn numbered(module: &Module) -> String {
    let tables = &module.tables;
    let mut all = String::new();
    for number in 0..tables.strings.len() {
        let _ = writeln!(all, "{:?}", tables.str(Symbol::from_u32(number)));
    }
    for ty in tables.types.iter() {
        let _ = writeln!(all, "{ty:?}");
    }
    for number in 0..tables.constants.len() as u32 {
        let _ = writeln!(all, "{:?}", tables.constants.get(Const::from_u32(number)));
    }
    for number in 0..tables.metadata.len() {
        let _ = writeln!(all, "{:?}", tables.metadata.get(Metadata::from_u32(number)));
    }
    let _ = writeln!(all, "{:?} {:?}", tables.metadata_kinds.len(), tables.attributes.set_count());
    for &function in module.functions() {
        let _ = writeln!(all, "{:?} {:?}", module.global(function), module.body(function));
    }
    all
}

/// Messages and, if there is one, the module.
struct Outcome {
    diagnostics: String,
    /// Its text, its numbered entities, its bitcode.
    module: Option<(Vec<u8>, String, Vec<u8>)>,
}

fn outcome(text: &str, threads: usize) -> Outcome {
    let options = ReadOptions::new("threads.ll").threads(threads).keep_locations(true);
    match Module::parse_with(text, &options) {
        Ok(read) => {
            let mut printed = Vec::new();
            let options = PrintOptions { threads, ..PrintOptions::default() };
            read.module.write_text(&options, &mut printed).expect("a vector takes everything");
            let module = (printed, numbered(&read.module), read.module.to_bitcode().expect("it can be written"));
            Outcome { diagnostics: format!("{:?}", read.warnings.diagnostics()), module: Some(module) }
        }
        Err(errors) => Outcome { diagnostics: format!("{:?}", errors.diagnostics()), module: None },
    }
}

/// Reads with one thread and with several, which must agree; returns the result of one.
fn same_for_all(text: &str) -> Outcome {
    let one = outcome(text, THREADS[0]);
    for &threads in &THREADS[1..] {
        let more = outcome(text, threads);
        assert!(one.diagnostics == more.diagnostics, "{threads} threads say something else");
        assert_eq!(one.module.is_some(), more.module.is_some());
        if let (Some(one), Some(more)) = (&one.module, &more.module) {
            assert!(one.0 == more.0, "the text of {threads} threads differs");
            let at = one.1.lines().zip(more.1.lines()).find(|(one, more)| one != more);
            assert!(one.1 == more.1, "{threads} threads number otherwise: {at:?}");
            assert!(one.2 == more.2, "the bitcode of {threads} threads differs");
        }
    }
    one
}

#[test]
fn a_module_with_everything() {
    let one = same_for_all(&rich_module());
    let (printed, ..) = one.module.expect("the module is right");
    // The printed text is read to the same module.
    let again = same_for_all(std::str::from_utf8(&printed).expect("the names are ASCII"));
    let strip = |text: &[u8]| text.iter().skip_while(|&&byte| byte != b'\n').copied().collect::<Vec<u8>>();
    assert!(again.module.is_some_and(|(text, ..)| strip(&text) == strip(&printed)));
}

#[test]
fn errors_in_bodies() {
    let mut text = rich_module();
    for name in ["@f7(", "@f700(", "@f1490("] {
        let at = text.find(&format!("define i32 {name}")).expect("the function is there");
        let add = at + text[at..].find("add i32").expect("it adds");
        text.replace_range(add..add + 7, "add i33");
    }
    let one = same_for_all(&text);
    assert!(one.module.is_none());
    assert!(one.diagnostics.contains("'%0' defined with type 'i32' but expected 'i33'"), "{}", one.diagnostics);
}

#[test]
fn undefined_names() {
    for (old, new) in [("@callee(i32 noundef 900,", "@nobody(i32 noundef 900,"), ("!dbg !3612\n", "!dbg !999999\n")] {
        let text = rich_module();
        assert!(text.contains(old));
        assert!(same_for_all(&text.replacen(old, new, 1)).module.is_none());
    }
}

#[test]
fn equal_nodes_with_different_numbers() {
    let mut text = rich_module();
    text.push_str("!7000 = !{!\"same\", !7002}\n!7001 = !{!\"same\", !7003}\n!7002 = !{i32 7}\n!7003 = !{i32 7}\n");
    text.push_str("!named = !{!7001, !7000}\n");
    // Bodies refer to the node that is removed, by number and in nodes of their own.
    let mut text = text.replacen("!dbg !3612\n", "!dbg !3612, !kind1 !7001, !kind2 !{!7003, !7001}\n", 1);
    assert!(text.contains("!kind2 !{"));
    // Members with the same name, of a type with an identifier, are merged.
    text.push_str(
        "!7010 = distinct !DICompositeType(tag: DW_TAG_class_type, name: \"C\", file: !1, identifier: \"one\")\n\
         !7011 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !7010, file: !1, line: 1, baseType: !2, size: 32)\n\
         !7012 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !7010, file: !1, line: 2, baseType: !2, size: 32)\n\
         !members = !{!7011, !7012}\n",
    );
    let text = text.replacen("!dbg !3212\n", "!dbg !3212, !kind3 !7012\n", 1);
    assert!(text.contains("!kind3 !7012"));
    let (printed, ..) = same_for_all(&text).module.expect("the module is right");
    let printed = String::from_utf8(printed).expect("the names are ASCII");
    assert_eq!(printed.matches("!{!\"same\"").count(), 1);
    assert_eq!(printed.matches("name: \"m\"").count(), 1);
}

#[test]
fn numbers_defined_twice_and_definitions_of_several_lines() {
    let twice = rich_module() + "!11 = !{}\n";
    assert!(same_for_all(&twice).diagnostics.contains("Metadata id is already used"));
    let lines = rich_module() + "!7000 = !{!\"a\",\n  !\"b\"}\n!7001 = !{!7000}\n";
    assert!(same_for_all(&lines).module.is_some());
}

#[test]
fn blocks_of_other_functions() {
    let text = rich_module()
        + "@early = global ptr blockaddress(@f3, %then)\n\
           define ptr @late() {\n  ret ptr blockaddress(@later, %there)\n}\n\
           define void @later() {\n  br label %there\nthere:\n  ret void\n}\n";
    assert!(same_for_all(&text).module.is_some());
}

#[test]
fn bodies_that_end_in_the_middle_of_a_line() {
    let text = rich_module()
        + "define void @one_line() { ret void }\n\
           define i32 @quoted(i32 %\"a\n}\") {\n  ret i32 %\"a\n}\"\n}\n\
           define void @comment() { /*\n} */ ret void\n}\n\
           define void @constant() {\n  store { i32\n} { i32 1\n}, ptr @table\n  ret void }\n";
    assert!(same_for_all(&text).module.is_some());
}

#[test]
fn retired_constructs() {
    let text = rich_module()
        + "define i32 @old() {\n  %s = add i32 select (i1 icmp eq (ptr @table, ptr @early), i32 1, i32 2), 1\n  ret i32 %s\n}\n\
           @early = global i8 0\n";
    let one = same_for_all(&text);
    assert!(one.module.is_some(), "{}", one.diagnostics);
}
