//! Features of LLVM 23, lowered for LLVM 22: a text, expected lines of the lowered text, and the losses.

use draig_asm::{ParseOptions, parse_module, print_module};
use draig_downgrade::{Loss, downgrade};
use draig_ir::Module;

fn parse(text: &str) -> Module {
    parse_module(text.as_bytes(), &ParseOptions::default()).unwrap_or_else(|_| panic!("{text}")).module
}

/// Text, expected lines of the lowered text, and the features that are dropped or unknown.
struct Case(&'static str, &'static [&'static str], &'static [&'static str]);

const CASES: &[Case] = &[
    Case(
        "declare void @f() noipa nooutline flatten nounwind",
        &["attributes #0 = { nounwind }"],
        &["attribute `flatten`", "attribute `noipa`", "attribute `nooutline`"],
    ),
    Case(
        "declare void @f() denormal_fpenv(preservesign|ieee)",
        &["attributes #0 = { \"denormal-fp-math\"=\"preserve-sign,ieee\" }"],
        &[],
    ),
    Case(
        "declare void @f() denormal_fpenv(dynamic, float: positivezero)",
        &["attributes #0 = { \"denormal-fp-math\"=\"dynamic,dynamic\" \
           \"denormal-fp-math-f32\"=\"positive-zero,positive-zero\" }"],
        &[],
    ),
    Case("declare void @f(ptr dead_on_return(8))", &["declare void @f(ptr)"], &["bytes of attribute `dead_on_return`"]),
    Case("declare void @f(ptr dead_on_return)", &["declare void @f(ptr dead_on_return)"], &[]),
    Case(
        "declare void @f() memory(errnomem: write, target_mem0: read)",
        &["attributes #0 = { memory(errnomem: write, target_mem0: read) }"],
        &[],
    ),
    Case(
        "define void @f() prefalign(16) {\n  ret void\n}",
        &["define void @f() {"],
        &["preferred alignment of a function"],
    ),
    Case(
        "define float @f(i32 %i) {\n  %r = sitofp nsz i32 %i to float\n  ret float %r\n}",
        &["  %r = sitofp i32 %i to float"],
        &["fast-math flags of `sitofp`"],
    ),
    Case(
        "declare void @llvm.masked.udiv.v4i32()",
        &["declare void @llvm.masked.udiv.v4i32()"],
        &["intrinsic `llvm.masked.udiv`"],
    ),
    Case(
        "define { float, float } @f(ptr %p) {\n  %r = call { float, float } %p(), !fpmath !0\n\
         \x20 %s = call float %p(), !fpmath !0\n  ret { float, float } %r\n}\n!0 = !{float 2.5}",
        &["  %r = call { float, float } %p()", "  %s = call float %p(), !fpmath !0"],
        &["`!fpmath` of a struct"],
    ),
    Case(
        "define void @f(ptr %p) {\n  call void %p(i8 0), !callee_type !0\n  ret void\n}\n\
         !0 = !{!1, !2}\n!1 = !{!\"_ZTSFvcE.generalized\"}\n!2 = !{i64 0, !\"_ZTSFvsE.generalized\"}",
        &["!0 = !{!1, !2}", "!1 = !{i64 0, !\"_ZTSFvcE.generalized\"}", "!2 = !{i64 0, !\"_ZTSFvsE.generalized\"}"],
        &[],
    ),
    Case(
        "!a = !{!0}\n!0 = !DIBasicType(name: \"t\", scope: !1, size: 8)\n!1 = !DIFile(filename: \"f\", directory: \"d\")",
        &["!0 = !DIBasicType(name: \"t\", size: 8)"],
        &["field `scope` of `!DIBasicType`"],
    ),
];

#[test]
fn features_are_expressed_or_left_out() {
    for &Case(text, lines, expected) in CASES {
        let mut module = parse(text);
        let losses = downgrade(&mut module, 22).unwrap_or_else(|losses| panic!("{text}\n{losses:?}"));
        let lowered = String::from_utf8_lossy(&print_module(&module)).into_owned();
        for line in lines {
            assert!(lowered.lines().any(|one| one == *line), "{text}\n{lowered}");
        }
        let names: Vec<&str> = losses.iter().map(|(_, what, _)| what).collect();
        assert_eq!(names, expected, "{text}");
    }
}

/// Texts with something that LLVM 22 has no form for.
const IMPOSSIBLE: &[(&str, &str)] = &[
    ("@b = global b8 7", "a byte type"),
    (
        "define void @f(ptr %p) {\n  %r = atomicrmw fmaximumnum ptr %p, float 1.0 monotonic\n  ret void\n}",
        "`atomicrmw fmaximumnum`",
    ),
    (
        "define void @f(ptr %p) {\n  %r = atomicrmw add ptr %p, <2 x i32> splat (i32 1) monotonic\n  ret void\n}",
        "`atomicrmw` of a vector of integers",
    ),
    (
        "define void @f(ptr %p) {\n  %r = atomicrmw elementwise fadd ptr %p, <2 x float> zeroinitializer monotonic\n\
         \x20 ret void\n}",
        "`atomicrmw elementwise`",
    ),
    ("target datalayout = \"po1:64:64\"", "a data layout with the flags `z`, `o` or `ve`"),
    ("target datalayout = \"pz2:32:32\"", "a data layout with the flags `z`, `o` or `ve`"),
    ("target datalayout = \"e-ve\"", "a data layout with the flags `z`, `o` or `ve`"),
    (
        "define void @f() {\n  %a = alloca target(\"wasm.externref\")\n  ret void\n}",
        "a reference of WebAssembly in memory",
    ),
    (
        "%s = type { i32, [2 x target(\"wasm.funcref\")] }\n\
         define void @f(ptr %p) {\n  %a = load %s, ptr %p\n  ret void\n}",
        "a reference of WebAssembly in memory",
    ),
    ("@g = external global target(\"wasm.externref\")", "a reference of WebAssembly in memory"),
    (
        "define target(\"wasm.externref\") @f() {\n  ret target(\"wasm.externref\") zeroinitializer\n}",
        "a null reference of WebAssembly",
    ),
    (
        "define void @f() {\n  %p = call elementtype(i32) ptr @llvm.structured.alloca.p0()\n  ret void\n}\n\
         declare ptr @llvm.structured.alloca.p0()",
        "`elementtype` of the result of a call",
    ),
];

#[test]
fn features_without_an_equivalent_are_errors() {
    for &(text, expected) in IMPOSSIBLE {
        let losses = downgrade(&mut parse(text), 22).expect_err(text);
        assert!(
            losses.iter().any(|(loss, what, _)| loss == Loss::Impossible && what == expected),
            "{text}\n{losses:?}"
        );
    }
}

#[test]
fn newer_versions_keep_everything() {
    for text in CASES.iter().map(|case| case.0).chain(IMPOSSIBLE.iter().map(|case| case.0)) {
        let mut module = parse(text);
        let before = print_module(&module);
        assert!(downgrade(&mut module, 23).expect("nothing is lost").is_empty());
        assert_eq!(print_module(&module), before);
    }
}
