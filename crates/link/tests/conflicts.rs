//! Reports about conflicting modules: each kind for its example, and none for modules that only appear to
//! conflict.

mod support;

use draig_link::{Conflict, Finding, LinkOptions, Linker};
use support::read;

/// Returns the reports about two modules: warnings, and the error.
fn findings(modules: [&str; 2]) -> Vec<Finding> {
    let mut linker = Linker::new(b"llvm-link");
    for (name, text) in ["a.ll", "b.ll"].into_iter().zip(modules) {
        if let Err(error) = linker.link(read(name, text), &LinkOptions::default()) {
            return linker.take_warnings().into_iter().chain([(*error).clone()]).collect();
        }
    }
    linker.take_warnings()
}

fn codes(modules: [&str; 2]) -> Vec<&'static str> {
    findings(modules).iter().map(|finding| finding.conflict().code()).collect()
}

#[test]
fn examples_show_their_conflict_in_either_order() {
    for conflict in Conflict::all() {
        let Some([a, b]) = conflict.data().example else { continue };
        for modules in [[a, b], [b, a]] {
            let found = findings(modules);
            assert_eq!(found.len(), 1, "{conflict:?}: {found:?}");
            assert_eq!(found[0].conflict(), conflict);
            assert_eq!(found[0].places().len(), 2, "both places: {found:?}");
        }
        // neither conflicts with itself; LLVM also warns about every module without a data layout
        let is_alone = !matches!(conflict, Conflict::AliasOfDeclaration | Conflict::DataLayout);
        for one in [a, b].into_iter().filter(|_| is_alone) {
            assert_eq!(codes([one, "@nothing = global i8 0\n"]), [] as [&str; 0], "{conflict:?}: {one}");
        }
    }
}

#[test]
fn roles_describe_the_mismatch() {
    let roles = |modules| -> Vec<String> {
        findings(modules).iter().flat_map(Finding::places).map(ToString::to_string).collect()
    };
    let caller = "%pair = type { i32, ptr }\ndeclare void @f(%pair)\n@p = global ptr @f\n";
    assert_eq!(
        roles([caller, "define void @f(ptr %x) {\n  ret void\n}\n"]),
        ["it is declared as void (%pair) in a.ll", "it is defined as void (ptr) in b.ll"]
    );
    assert_eq!(
        roles(["@v = external global [4 x i8]\n@p = global ptr @v\n", "@v = global i8 1\n"]),
        ["it is declared as [4 x i8], 4 bytes in a.ll", "it is defined as i8, 1 byte in b.ll"]
    );
    assert_eq!(
        roles(["@v = global i8 1\n", "@v = external thread_local global i8\n@p = global ptr @v\n"]),
        ["it is defined without thread_local in a.ll", "it is declared thread_local in b.ll"]
    );
    let caller = "declare i32 @f(ptr byval(i64), ptr)\n@p = global ptr @f\n";
    assert_eq!(
        roles([caller, "define i32 @f(ptr byval(i64) %x, ptr sret(i8) %y) {\n  ret i32 0\n}\n"]),
        ["it is declared with no attributes of parameter 1 in a.ll", "it is defined with sret of parameter 1 in b.ll"]
    );
}

#[test]
fn debug_information_gives_the_source_position() {
    let text = |line: u32| {
        format!(
            "define void @f() !dbg !3 {{\n  ret void\n}}\n!llvm.dbg.cu = !{{!0}}\n!llvm.module.flags = !{{!4}}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)\n\
             !1 = !DIFile(filename: \"f.c\", directory: \"/\")\n!2 = !DISubroutineType(types: !{{null}})\n\
             !3 = distinct !DISubprogram(name: \"f\", file: !1, line: {line}, type: !2, \
             spFlags: DISPFlagDefinition, unit: !0)\n!4 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n"
        )
    };
    let found = findings([&text(4), &text(7)]);
    let places: Vec<String> = found[0].places().iter().map(ToString::to_string).collect();
    assert_eq!(places, ["one definition is in a.ll, from f.c:4", "the other is in b.ll, from f.c:7"]);
}

#[test]
fn compatible_symbols_cause_no_warning() {
    let variable = |ty: &str| format!("@v = external global {ty}\n@p = global ptr @v\n");
    let function = |ty: &str| format!("declare {ty}\n@p = global ptr @f\n");
    let cases = [
        // arrays of unknown length, whole or at the end
        (variable("[0 x i8]"), "@v = global [4 x i8] zeroinitializer\n"),
        (variable("{ i32, [0 x i32] }"), "@v = global { i32, [3 x i32] } zeroinitializer\n"),
        ("%o = type opaque\n".to_owned() + &variable("%o"), "%o = type { i64 }\n@v = global %o zeroinitializer\n"),
        // a constant as emitted by rustc
        (variable("i64"), "@v = global <{ [8 x i8] }> zeroinitializer\n"),
        (variable("ptr"), "@v = global i64 0\n"),
        (variable("i32"), "@v = constant i32 1, align 16\n"),
        // functions without prototypes; names of types
        (function("i32 @f(...)"), "define i32 @f(i32 %x, ptr %y) {\n  ret i32 0\n}\n"),
        (
            "%a = type { i32, ptr }\n".to_owned() + &function("void @f(%a)"),
            "%b = type { i32, ptr }\ndefine void @f(%b %x) {\n  ret void\n}\n",
        ),
        (function("void @f({ i32 })"), "%b = type { i32 }\ndefine void @f(%b %x) {\n  ret void\n}\n"),
        (function("zeroext i8 @f(i8 signext)"), "define i8 @f(i8 %x) {\n  ret i8 0\n}\n"),
        // one is kept, depending on their linkage
        ("@v = common global i32 0\n".to_owned(), "@v = common global [4 x i32] zeroinitializer\n"),
        ("@v = weak global [1 x i32] zeroinitializer\n".to_owned(), "@v = global [4 x i32] zeroinitializer\n"),
        // the type of an alias need not match that of others
        (variable("[4 x i8]"), "@w = global [8 x i8] zeroinitializer\n@v = alias i8, ptr @w\n"),
        // local names are invisible to other modules
        ("@v = internal global i8 0\n@p = global ptr @v\n".to_owned(), "@v = global i64 1\n"),
        // intrinsics are identified by their types
        ("declare i8 @llvm.umax.i8(i8, i8)\n@p = global i8 0\n".to_owned(), "define void @g() {\n  ret void\n}\n"),
    ];
    for (a, b) in cases {
        for modules in [[&*a, b], [b, &*a]] {
            assert_eq!(findings(modules), [], "{modules:?}");
        }
    }
}

#[test]
fn a_name_is_warned_of_once() {
    let mut linker = Linker::new(b"llvm-link");
    linker.link(read("a.ll", "define void @f() {\n  ret void\n}\n"), &LinkOptions::default()).expect("it is one");
    for name in ["b.ll", "c.ll", "d.ll"] {
        let text = format!("declare void @f(i32)\n@{name} = global ptr @f\n");
        linker.link(read(name, &text), &LinkOptions::default()).expect("it goes with the first");
    }
    let warnings = linker.take_warnings();
    assert_eq!(warnings.len(), 1, "{warnings:?}");
    assert_eq!(warnings[0].places()[1].module, "b.ll");
}
