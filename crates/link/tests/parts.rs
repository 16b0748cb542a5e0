//! Parts of modules: extracted, split and linked again. Also tests the comparison of modules.

use draig_asm::{ParseOptions, Printer, parse_module, print_module};
use draig_ir::Module;
use draig_link::{Difference, LinkOptions, Linker, Side, diff, extract, split, without_unused};

fn read(text: &str) -> Module {
    match parse_module(text.as_bytes(), &ParseOptions::default()) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{errors:?}"),
    }
}

fn text(module: &Module) -> String {
    String::from_utf8_lossy(&print_module(module)).into_owned()
}

const PROGRAM: &str = r#"
source_filename = "program.c"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
$group = comdat any
@0 = private unnamed_addr constant [2 x i8] c"a\00"
@text = internal constant ptr @0, align 8
@table = global [2 x ptr] [ptr @helper, ptr @text], section "tables"
@group = linkonce_odr global %pair { i32 1, ptr @group }, comdat
@other = linkonce_odr hidden constant i32 4, comdat($group)
@common = common global i64 0, align 8
@tls = thread_local(localexec) global i32 0
@external = external global i32
@alias = internal alias ptr, ptr @text
@llvm.used = appending global [2 x ptr] [ptr @helper, ptr @table], section "llvm.metadata"
define internal fastcc i32 @helper(i32 %x) #0 !dbg !4 {
entry:
  %y = call i32 @outer(i32 %x) #1, !dbg !5
  %z = load i32, ptr @external, align 4, !tbaa !6
  %w = add nsw i32 %y, %z
  ret i32 %w, !dbg !5
}
define i32 @outer(i32 %x) personality ptr @helper {
  %a = call fastcc i32 @helper(i32 %x), !dbg !9
  %b = getelementptr inbounds %pair, ptr @group, i64 0, i32 1
  %c = load atomic i32, ptr @tls syncscope("one") acquire, align 4
  %d = load ptr, ptr @alias
  ret i32 %a
}
define weak_odr void @labels(i1 %c) {
  br i1 %c, label %one, label %two
one:
  ret void
two:
  indirectbr ptr blockaddress(@labels, %one), [label %one]
}
define available_externally void @maybe() {
  ret void
}
define linkonce_odr void @once() {
  call void @maybe()
  ret void
}
attributes #0 = { nocallback nounwind "key"="value" }
attributes #1 = { nocallback memory(none) }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!llvm.ident = !{!8}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "program.c", directory: "/")
!2 = !DISubroutineType(types: !{null})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "helper", file: !1, line: 1, type: !2, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocation(line: 2, scope: !4)
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8}
!8 = !{!"root"}
!9 = !DILocation(line: 9, scope: !10)
!10 = distinct !DISubprogram(name: "outer", file: !1, line: 8, type: !2, spFlags: DISPFlagDefinition, unit: !0)
"#;

#[test]
fn pieces_linked_again_are_the_module() {
    for pieces in [1, 2, 3, 5, 9] {
        let all = split(read(PROGRAM), pieces).expect("it can be split");
        assert_eq!(all.len(), pieces);
        let mut linker = Linker::new(b"again");
        for piece in all {
            // as text, because pieces go through files
            linker.link(read(&text(&piece)), &LinkOptions::default()).expect("pieces go together");
        }
        let again = linker.finish();
        let differences = diff(&read(PROGRAM), &again, 10);
        assert!(differences.found.is_empty(), "{pieces} pieces: {differences:#?}\n{}", text(&again));
    }
}

#[test]
fn pieces_may_be_linked_in_two_steps() {
    let all = split(read(PROGRAM), 4).expect("it can be split");
    let linked = |modules: &[Module]| {
        let mut linker = Linker::new(b"again");
        for module in modules {
            linker.link(read(&text(module)), &LinkOptions::default()).expect("pieces go together");
        }
        linker.finish()
    };
    let halves = [linked(&all[..2]), linked(&all[2..])];
    assert!(text(&halves[0]).contains("!draig.split.pieces = !{"));
    let again = linked(&halves);
    // at the first step, it was unknown that all pieces would be present
    assert_eq!(diff(&read(&PROGRAM.replace("nocallback", "")), &again, 10).found, []);
    assert!(!text(&again).contains("draig.split"));
}

#[test]
fn distinct_nodes_of_pieces_are_one_again() {
    let pieces = split(read(PROGRAM), 5).expect("it can be split");
    let distinct = |module: &Module| text(module).lines().filter(|line| line.contains("= distinct !")).count();
    assert!(pieces.iter().map(distinct).sum::<usize>() > 5, "several have them");
    let mut linker = Linker::new(b"again");
    for piece in pieces {
        linker.link(read(&text(&piece)), &LinkOptions::default()).expect("pieces go together");
    }
    assert_eq!(distinct(&linker.finish()), distinct(&read(PROGRAM)));
}

#[test]
fn pieces_of_two_modules_do_not_mix() {
    let first = PROGRAM.replace("nocallback", "").replace("linkonce_odr void", "weak_odr void");
    let other = "source_filename = \"b\"\n@b = internal global i32 1, !a !0\n@c = global ptr @b, !a !1\n\
        !0 = distinct !{!0}\n!1 = distinct !{!1}\n";
    let mut linker = Linker::new(b"again");
    for module in [&first, other] {
        for piece in split(read(module), 2).expect("it can be split") {
            linker.link(read(&text(&piece)), &LinkOptions::default()).expect("they go together");
        }
    }
    let mut expected = Linker::new(b"again");
    for module in [&first, other] {
        expected.link(read(module), &LinkOptions::default()).expect("they go together");
    }
    assert_eq!(diff(&expected.finish(), &linker.finish(), 10).found, []);
}

#[test]
fn operands_of_named_metadata_are_in_every_piece() {
    let program = "define void @f() {\n  ret void\n}\ndefine internal void @g() {\n  ret void\n}\n\
        @p = global ptr @g\n!annotations = !{!0, !1, !2}\n\
        !0 = !{ptr @f, !\"kernel\"}\n!1 = !{ptr @g, !\"kernel\"}\n!2 = distinct !{!2, ptr @p}\n";
    let mut linker = Linker::new(b"again");
    for piece in split(read(program), 3).expect("it can be split") {
        linker.link(read(&text(&piece)), &LinkOptions::default()).expect("pieces go together");
    }
    assert_eq!(diff(&read(program), &linker.finish(), 10).found, []);
}

#[test]
fn metadata_loses_references_to_removed_globals() {
    let mut linker = Linker::new(b"again");
    let first = "$c = comdat largest\n@c = global i32 1, comdat\n!l = !{!0}\n!0 = !{!\"a\", ptr @c}\n";
    // the leader of the second module's comdat is larger; the first one has a further member
    let first = format!("{first}@d = global i32 2, comdat($c)\n!m = !{{!1}}\n!1 = distinct !{{ptr @d, !1}}\n");
    for text in [&*first, "$c = comdat largest\n@c = global i64 1, comdat\n"] {
        linker.link(read(text), &LinkOptions::default()).expect("they go together");
    }
    let printed = text(&linker.finish());
    assert!(printed.contains("!1 = distinct !{null, !1}"), "{printed}");
}

#[test]
fn pieces_linked_next_to_another_module() {
    let linked = |others: &[&str], pieces: usize| {
        let mut linker = Linker::new(b"again");
        for piece in split(read(PROGRAM), 2).expect("it can be split").iter().take(pieces) {
            linker.link(read(&text(piece)), &LinkOptions::default()).expect("pieces go together");
        }
        for other in others {
            linker.link(read(other), &LinkOptions::default()).expect("it goes with them");
        }
        text(&linker.finish())
    };
    assert!(linked(&[], 2).contains("nocallback"));
    assert!(!linked(&["@more = global i32 1\n"], 2).contains("nocallback"));
    assert!(!linked(&[], 1).contains("nocallback"));
}

#[test]
fn a_module_does_not_differ_from_itself_in_another_order() {
    let shuffled = PROGRAM.replace("%y", "%other").replace("entry:", "first:").replace("%pair", "%renamed");
    assert_eq!(diff(&read(PROGRAM), &read(&shuffled), 10).found, []);
}

#[test]
fn unused_declarations_do_not_count() {
    let program = "@a = global i32 1\n";
    let with = |more: &str| diff(&read(program), &read(&format!("{program}{more}")), 10).total;
    assert_eq!(with("declare void @f()\n@v = external global i32\n"), 0);
    assert_eq!(with("@v = external global i32\n!0 = !{ptr @v}\n"), 0, "nor nodes that nothing mentions");
    assert_eq!(with("@v = external global i32\n!l = !{!0}\n!0 = !{ptr @v}\n"), 1);
    assert_eq!(with("@v = external global i32\n@p = global ptr @v\n"), 2);
    assert_eq!(with("@v = internal global i32 1\n"), 1);
}

#[test]
fn every_change_is_reported() {
    let changes = [
        ("align 8\n@table", "align 16\n@table", "alignment: 8, 16"),
        ("internal constant ptr @0", "internal global ptr @0", "constant: true, false"),
        ("c\"a\\00\"", "c\"b\\00\"", "initial value: [2 x i8] c\"a\\00\", [2 x i8] c\"b\\00\""),
        ("section \"tables\"", "section \"other\"", "section: tables, other"),
        ("section \"tables\"", "no_sanitize_address", "no_sanitize_address: false, true"),
        ("add nsw", "add nuw", "flags: nsw, nuw"),
        ("getelementptr inbounds", "getelementptr", "flags: inbounds, none"),
        ("add nsw", "sub nsw", "instruction: add, sub"),
        ("syncscope(\"one\")", "syncscope(\"two\")", "syncscope: one, two"),
        ("acquire, align 4", "monotonic, align 4", "ordering: acquire, monotonic"),
        ("load atomic", "load atomic volatile", "volatile: false, true"),
        ("fastcc i32 @helper(i32 %x), !dbg", "i32 @helper(i32 %x), !dbg", "calling convention: fastcc, ccc"),
        ("fastcc i32 @helper(i32 %x), !dbg", "cc999 i32 @helper(i32 %x), !dbg", "calling convention: fastcc, cc999"),
        ("\"key\"=\"value\"", "\"key\"=\"other\"", "attributes: \"key\"=\"value\", \"key\"=\"other\""),
        ("\"key\"=\"value\"", "nounwind", "attributes: \"key\"=\"value\", none"),
        ("\"key\"=\"value\"", "memory(argmem: read)", "attributes: none, memory(argmem: read)"),
        (
            "@outer(i32 %x) personality",
            "@outer(i32 range(i32 0, 5) %x) personality",
            "attributes of parameter 0: none, range(i32 0, 5)",
        ),
        ("i32 1, ptr @group }", "i32 2, ptr @group }", "initial value: %pair { i32 1, ptr @group }, %pair { i32 2"),
        ("ret i32 %w, !dbg !5", "ret i32 %w", "!dbg: !DILocation(line: 2, scope: !4), none"),
        (
            "!DILocation(line: 2,",
            "!DILocation(line: 3,",
            "!dbg: !DILocation(line: 2, scope: !4), !DILocation(line: 3, scope: !4)",
        ),
        ("!\"int\"", "!\"long\"", "!tbaa, within: !\"int\", !\"long\""),
        ("localexec", "initialexec", "thread_local: localexec, initialexec"),
        ("label %one, label %two\n", "label %two, label %one\n", "operand 1: label %two, label %one"),
        ("weak_odr", "weak", "linkage: weak_odr, weak"),
        ("i64 0, i32 1", "i64 0, i32 0", "operand 2: i32 1, i32 0"),
        ("!llvm.ident = !{!8}", "!llvm.ident = !{!7}", "node 0 of !llvm.ident: !{!\""),
        (
            "define available_externally void @maybe() {\n  ret void\n}",
            "declare void @maybe()",
            "linkage: available_externally, external",
        ),
        ("@common = common global i64", "@common = common global i32", "type: i64, i32"),
        ("alias ptr, ptr @text", "alias ptr, ptr @external", "aliasee: ptr @text, ptr @external"),
        ("@alias = internal alias ptr, ptr @text", "@alias = internal global ptr null", "kind: alias, variable"),
    ];
    for (old, new, expected) in changes {
        assert!(PROGRAM.contains(old), "{old}");
        let (left, right) = (read(PROGRAM), read(&PROGRAM.replacen(old, new, 1)));
        let differences: Vec<String> =
            diff(&left, &right, 100).found.iter().map(|one| describe(one, [&left, &right])).collect();
        assert!(
            differences.iter().any(|difference| difference.starts_with(expected)),
            "{old} -> {new}: {differences:#?}"
        );
    }
}

/// Describes a difference in words.
fn describe(one: &Difference, modules: [&Module; 2]) -> String {
    let side = |at: usize| {
        let printer = Printer::new(modules[at]);
        match &one.sides[at] {
            Side::Nothing => "none".to_owned(),
            Side::Words(words) => words.clone(),
            Side::Type(ty) => printer.ty(*ty).to_string(),
            Side::Attribute(attribute) => printer.attribute(attribute).to_string(),
            Side::Value(value) => printer.value(one.instructions.map(|sides| sides[at].0), *value).to_string(),
            Side::Metadata(node) => printer.metadata(*node).to_string(),
        }
    };
    format!("{}: {}, {}", one.property, side(0), side(1))
}

#[test]
fn distinct_nodes_are_one_to_one() {
    let program = |scopes: [&str; 2]| {
        let [read, written] = scopes;
        let text = format!(
            "define i32 @f(ptr %p, ptr %q) {{\n  %x = load i32, ptr %p, !alias.scope !{read}\n  \
             store i32 %x, ptr %q, !noalias !{written}\n  ret i32 %x\n}}\n\
             !0 = distinct !{{!0}}\n!1 = distinct !{{!1, !0}}\n!2 = distinct !{{!2, !0}}\n!3 = !{{!1}}\n!4 = !{{!2}}\n"
        );
        self::read(&text)
    };
    assert_eq!(diff(&program(["3", "4"]), &program(["4", "3"]), 10).found, []);
    for (a, b) in [(["3", "3"], ["3", "4"]), (["3", "4"], ["4", "4"])] {
        let found = diff(&program(a), &program(b), 10).found;
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].property, "!noalias, within");
    }
    // in lists, nodes may be in another order, and a wrong match is retracted
    let list = |order: &str| {
        read(&format!(
            "!l = !{{{order}}}\n!0 = distinct !{{!2}}\n!1 = distinct !{{!3}}\n\
        !2 = distinct !{{!\"a\"}}\n!3 = distinct !{{!\"b\"}}\n"
        ))
    };
    assert_eq!(diff(&list("!0, !1"), &list("!1, !0"), 10).found, []);
    assert_eq!(diff(&list("!0, !1"), &list("!1, !1"), 10).total, 1);
}

#[test]
fn extracted_parts_include_their_dependencies() {
    let part = extract(read(PROGRAM), &[b"once"], false).expect("it is defined");
    let names: Vec<_> = part.functions().iter().map(|&function| part.name(function).to_vec()).collect();
    assert_eq!(names, [b"once".to_vec(), b"maybe".to_vec()]);
    let part = extract(read(PROGRAM), &[b"outer"], true).expect("it is defined");
    let printed = text(&part);
    assert!(
        printed.contains("define internal fastcc i32 @helper") && printed.contains("@group = external"),
        "{printed}"
    );
    let error = extract(read(PROGRAM), &[b"external"], false).expect_err("it is only declared");
    assert_eq!(error.message(), "the module only declares 'external'");
}

#[test]
fn unused_definitions_are_removed() {
    let unused =
        "@a = internal global i32 1\n@b = linkonce global i32 1\n@c = global ptr @d\n@d = internal global i32 2\n";
    let left = without_unused(read(unused)).expect("it is well-formed");
    let names: Vec<_> = left.variables().iter().map(|&variable| left.name(variable).to_vec()).collect();
    assert_eq!(names, [b"c".to_vec(), b"d".to_vec()]);
}
