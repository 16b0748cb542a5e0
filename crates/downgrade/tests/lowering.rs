//! Tests of each lowering: a text of version 22, the target version, expected lines of the lowered text, and
//! the losses.

use draig_asm::{ParseOptions, PrintOptions, parse_module, print_module_with};
use draig_downgrade::{Loss, Losses, downgrade};
use draig_ir::Module;

fn parse(text: &str) -> Module {
    let options = ParseOptions { strict: true, keep_locations: false, ..Default::default() };
    parse_module(text.as_bytes(), &options).expect("the text is well-formed").module
}

fn printed(module: &Module, version: u32) -> String {
    let options = PrintOptions { for_llvm: version, ..PrintOptions::default() };
    String::from_utf8_lossy(&print_module_with(module, &options)).into_owned()
}

fn lowered(text: &str, version: u32) -> (String, Losses) {
    let mut module = parse(text);
    let losses = downgrade(&mut module, version).expect("it can be written");
    (printed(&module, version), losses)
}

/// Version, text, expected lines of the lowered text, and the dropped or unknown features.
struct Case(u32, &'static str, &'static [&'static str], &'static [&'static str]);

const CASES: &[Case] = &[
    Case(
        21,
        "declare <4 x i8> @llvm.vector.splice.left.v4i8(<4 x i8>, <4 x i8>, i32 immarg)\n\
         declare <4 x i8> @llvm.vector.splice.right.v4i8(<4 x i8>, <4 x i8>, i32 immarg)\n\
         define <4 x i8> @f(<4 x i8> %a, <4 x i8> %b) {\n\
         \x20 %x = call <4 x i8> @llvm.vector.splice.left.v4i8(<4 x i8> %a, <4 x i8> %b, i32 3)\n\
         \x20 %y = call <4 x i8> @llvm.vector.splice.right.v4i8(<4 x i8> %a, <4 x i8> %x, i32 3)\n\
         \x20 %z = call <4 x i8> @llvm.vector.splice.right.v4i8(<4 x i8> %a, <4 x i8> %y, i32 0)\n\
         \x20 ret <4 x i8> %z\n}",
        &[
            "  %x = call <4 x i8> @llvm.vector.splice.v4i8(<4 x i8> %a, <4 x i8> %b, i32 3)",
            "  %y = call <4 x i8> @llvm.vector.splice.v4i8(<4 x i8> %a, <4 x i8> %x, i32 -3)",
            "  %z = call <4 x i8> @llvm.vector.splice.v4i8(<4 x i8> %y, <4 x i8> %y, i32 0)",
        ],
        &[],
    ),
    Case(
        18,
        "declare <2 x i8> @llvm.vector.splice.left.v2i8(<2 x i8>, <2 x i8>, i32 immarg)\n\
         define <2 x i8> @f(<2 x i8> %a, <2 x i8> %b) {\n\
         \x20 %x = call <2 x i8> @llvm.vector.splice.left.v2i8(<2 x i8> %a, <2 x i8> %b, i32 1)\n\
         \x20 ret <2 x i8> %x\n}",
        &["  %x = call <2 x i8> @llvm.experimental.vector.splice.v2i8(<2 x i8> %a, <2 x i8> %b, i32 1)"],
        &[],
    ),
    Case(
        18,
        "declare <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8>, <2 x i8>)",
        &["declare <4 x i8> @llvm.experimental.vector.interleave2.v4i8(<2 x i8>, <2 x i8>)"],
        &[],
    ),
    Case(
        16,
        "declare <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8>, <2 x i8>)",
        &["declare <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8>, <2 x i8>)"],
        &["intrinsic `llvm.vector.interleave2`"],
    ),
    Case(16, "declare i32 @llvm.get.rounding()", &["declare i32 @llvm.flt.rounds()"], &[]),
    Case(20, "declare void @f(ptr captures(none))", &["declare void @f(ptr nocapture)"], &[]),
    Case(19, "declare void @f(ptr captures(address))", &["declare void @f(ptr)"], &["attribute `captures`"]),
    Case(20, "declare void @f(ptr captures(address))", &["declare void @f(ptr captures(address))"], &[]),
    Case(
        18,
        "declare range(i8 0, 4) i8 @f(ptr writable initializes((0, 4)))",
        &["declare i8 @f(ptr writable)"],
        &["attribute `initializes`", "attribute `range`"],
    ),
    Case(16, "declare void @f() memory(argmem: read)", &["attributes #0 = { memory(argmem: read) }"], &[]),
    Case(15, "declare void @f() memory(argmem: read)", &["attributes #0 = { argmemonly readonly }"], &[]),
    Case(15, "declare void @f() memory(none)", &["attributes #0 = { readnone }"], &[]),
    Case(
        15,
        "declare void @f() memory(argmem: read, inaccessiblemem: write)",
        &["attributes #0 = { inaccessiblemem_or_argmemonly }"],
        &[],
    ),
    Case(
        19,
        "declare void @f() memory(errnomem: write)",
        &["attributes #0 = { memory(write, argmem: none, inaccessiblemem: none) }"],
        &[],
    ),
    Case(
        17,
        "define i32 @f(i8 %x) {\n  %y = zext nneg i8 %x to i32\n  ret i32 %y\n}",
        &["  %y = zext i8 %x to i32"],
        &["flag `nneg` of `zext`"],
    ),
    Case(
        17,
        "define i32 @f(i32 %x) {\n  %y = or disjoint i32 %x, 1\n  %z = add nsw i32 %y, 1\n  ret i32 %z\n}",
        &["  %y = or i32 %x, 1", "  %z = add nsw i32 %y, 1"],
        &["flag `disjoint` of `or`"],
    ),
    Case(
        19,
        "define i1 @f(i32 %x) {\n  %y = icmp samesign ult i32 %x, 1\n  ret i1 %y\n}",
        &["  %y = icmp ult i32 %x, 1"],
        &["flag `samesign` of `icmp`"],
    ),
    Case(
        18,
        "define ptr @f(ptr %x) {\n  %y = getelementptr inbounds nuw i8, ptr %x, i64 1\n  ret ptr %y\n}",
        &["  %y = getelementptr inbounds i8, ptr %x, i64 1"],
        &["flag `nuw` of `getelementptr`"],
    ),
    Case(
        18,
        "@g = global i64 0\n@p = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 4)",
        &["@p = global ptr getelementptr inbounds (i8, ptr @g, i64 4)"],
        &["flag `nuw` of a constant `getelementptr`"],
    ),
    Case(
        19,
        "define float @f(double %x) {\n  %y = fptrunc nnan double %x to float\n  ret float %y\n}",
        &["  %y = fptrunc double %x to float"],
        &["fast-math flags of `fptrunc`"],
    ),
    Case(18, "@v = global <2 x i32> splat (i32 7)", &["@v = global <2 x i32> <i32 7, i32 7>"], &[]),
    Case(
        18,
        "define <vscale x 2 x i32> @f() {\n  ret <vscale x 2 x i32> splat (i32 7)\n}",
        &[
            "  ret <vscale x 2 x i32> shufflevector (<vscale x 2 x i32> insertelement (<vscale x 2 x i32> poison, i32 7, i64 0), <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer)",
        ],
        &[],
    ),
    Case(17, "@v = global i32 7, code_model \"large\"", &["@v = global i32 7"], &["code model of a variable"]),
    Case(18, "declare preserve_nonecc void @f()", &["declare cc21 void @f()"], &["calling convention 21"]),
    Case(
        21,
        "define void @f() {\n  %x = alloca i32\n  call void @llvm.lifetime.start.p0(ptr %x)\n  ret void\n}\ndeclare void @llvm.lifetime.start.p0(ptr)",
        &[
            "  call void @llvm.lifetime.start.p0(i64 -1, ptr %x)",
            "declare void @llvm.lifetime.start.p0(i64 immarg, ptr)",
        ],
        &[],
    ),
    Case(
        21,
        "define <2 x i32> @f(ptr %p, <2 x i1> %m) {\n  %x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 8 %p, <2 x i1> %m, <2 x i32> poison)\n  ret <2 x i32> %x\n}\ndeclare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, <2 x i32>)",
        &["  %x = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr %p, i32 8, <2 x i1> %m, <2 x i32> poison)"],
        &[],
    ),
    Case(
        18,
        "declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)",
        &["declare <4 x i32> @llvm.experimental.vector.reverse.v4i32(<4 x i32>)"],
        &[],
    ),
    Case(
        18,
        "declare i8 @llvm.ucmp.i8.i32(i32, i32)",
        &["declare i8 @llvm.ucmp.i8.i32(i32, i32)"],
        &["intrinsic `llvm.ucmp`"],
    ),
];

#[test]
fn texts_are_those_of_the_version() {
    for Case(version, text, lines, lost) in CASES {
        let (printed, losses) = lowered(text, *version);
        for line in *lines {
            assert!(
                printed.lines().any(|other| other.trim_end() == *line || other.starts_with(&format!("{line} #"))),
                "for {version}:\n{printed}\nlacks {line}"
            );
        }
        let reported: Vec<&str> = losses.iter().map(|(_, what, _)| what).collect();
        assert_eq!(reported, *lost, "{text}");
    }
}

/// A function with debug information and the given records.
fn with_records(records: &str) -> String {
    format!(
        "define void @f(i32 %x) !dbg !3 {{\n  %p = alloca i32\n{records}  ret void, !dbg !6\n}}\n\
         !llvm.dbg.cu = !{{!1}}\n!llvm.module.flags = !{{!0}}\n\
         !0 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
         !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)\n\
         !2 = !DIFile(filename: \"f.c\", directory: \"\")\n\
         !3 = distinct !DISubprogram(name: \"f\", file: !2, type: !4, unit: !1, spFlags: DISPFlagDefinition)\n\
         !4 = !DISubroutineType(types: !{{}})\n!5 = !DILocalVariable(name: \"x\", scope: !3)\n\
         !6 = !DILocation(line: 2, scope: !3, atomGroup: 1, atomRank: 2)\n\
         !7 = distinct !DIAssignID()\n!8 = !DILabel(scope: !3, name: \"l\", file: !2, line: 4)\n"
    )
}

#[test]
fn records_become_calls() {
    let text = with_records(
        "    #dbg_value(i32 %x, !5, !DIExpression(), !6)\n    #dbg_declare(ptr %p, !5, !DIExpression(), !6)\n\
         \x20   #dbg_label(!8, !6)\n    #dbg_assign(i32 7, !5, !DIExpression(), !7, ptr %p, !DIExpression(), !6)\n",
    );
    let (printed, losses) = lowered(&text, 18);
    for call in [
        "call void @llvm.dbg.value(metadata i32 %x, metadata !",
        "call void @llvm.dbg.declare(metadata ptr %p, metadata !",
        "call void @llvm.dbg.label(metadata !",
        "call void @llvm.dbg.assign(metadata i32 7, metadata !",
    ] {
        assert!(printed.contains(call), "{printed}\nlacks {call}");
    }
    assert!(!printed.contains("#dbg_") && !printed.contains("atomGroup"), "{printed}");
    let reported: Vec<&str> = losses.iter().map(|(_, what, _)| what).collect();
    assert_eq!(reported, ["field `atomGroup` of `!DILocation`", "field `atomRank` of `!DILocation`"]);
    // 15 does not know assignments
    let (printed, losses) = lowered(&text, 15);
    assert!(
        printed.contains("call void @llvm.dbg.value(metadata i32 7") && !printed.contains("DIAssignID"),
        "{printed}"
    );
    assert!(losses.iter().any(|(loss, what, _)| loss == Loss::Dropped && what.contains("store")));
    // a location that 18 cannot express is dropped with its record
    let bits = "!DIExpression(DW_OP_plus_uconst, 4102, DW_OP_LLVM_extract_bits_zext, 0, 8)";
    let text = with_records(&format!(
        "    #dbg_declare(ptr %p, !5, {bits}, !6)\n    #dbg_declare(ptr %p, !5, !DIExpression(DW_OP_plus_uconst, 4102), !6)\n"
    ));
    let (printed, losses) = lowered(&text, 18);
    assert_eq!(printed.matches("call void @llvm.dbg.declare").count(), 1, "{printed}");
    assert!(losses.iter().any(|(_, what, _)| what == "debug record with `DW_OP_LLVM_extract_bits_zext`"));
    // 21 reads records, but does not know the sign
    let text = with_records(
        "    #dbg_value(i32 %x, !5, !DIExpression(DW_OP_neg, DW_OP_stack_value), !6)\n    #dbg_label(!8, !6)\n",
    ) + "!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_neg, DW_OP_stack_value))\n\
         !10 = distinct !DIGlobalVariable(name: \"g\")\n!u = !{!9}\n";
    let (printed, losses) = lowered(&text, 21);
    assert!(printed.contains("#dbg_label") && !printed.contains("#dbg_value"), "{printed}");
    assert!(printed.contains("expr: !DIExpression())"), "{printed}");
    let reported: Vec<&str> = losses.iter().map(|(_, what, _)| what).filter(|what| what.contains("DW_OP")).collect();
    assert_eq!(reported, ["debug record with `DW_OP_neg`", "expression with `DW_OP_neg`"]);
    let text = with_records(
        "    #dbg_value(i32 %x, !5, !DIExpression(), !6)\n    #dbg_assign(i32 7, !5, !DIExpression(), !7, ptr %p, !DIExpression(), !6)\n",
    );
    // 19 reads records
    assert!(lowered(&text, 19).0.contains("#dbg_assign"));
}

#[test]
fn inexpressible_modules_are_refused() {
    for (version, text, what) in [
        (
            20,
            "define void @f(ptr %p) {\n  %x = atomicrmw fmaximum ptr %p, float 1.0 seq_cst\n  ret void\n}",
            "`atomicrmw fmaximum`",
        ),
        (15, "declare void @f(target(\"spirv.Event\"))", "a target extension type"),
        (18, "@g = global i8 0\n@p = global ptr ptrauth (ptr @g, i32 1)", "constant `ptrauth`"),
        (
            16,
            "define void @f() {\n  %x = alloca { <vscale x 2 x i32>, <vscale x 2 x i32> }\n  ret void\n}",
            "a struct of scalable vectors in memory",
        ),
        (
            18,
            "declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)\n\
             define void @f(ptr %p, i64 %n) {\n\
             \x20 call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 4, i1 false)\n\
             \x20 call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 %n, i1 false)\n  ret void\n}",
            "intrinsic `llvm.memset.inline` with a variable length",
        ),
        (
            17,
            "declare <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float>)\n\
             define <2 x i32> @f(<2 x float> %x) {\n\
             \x20 %y = call <2 x i32> @llvm.lrint.v2i32.v2f32(<2 x float> %x)\n  ret <2 x i32> %y\n}",
            "intrinsic `llvm.lrint` on vectors",
        ),
        (14, "", "anything"),
    ] {
        let losses = downgrade(&mut parse(text), version).expect_err("it cannot be written");
        let first = losses.iter().next().expect("it says why");
        assert_eq!((first.0, first.1), (Loss::Impossible, what));
        let reported = losses.to_diagnostics();
        assert_eq!(reported[0].message, format!("{what} cannot be written for LLVM {version}"));
    }
}

#[test]
fn the_current_version_needs_no_lowering() {
    let text = "declare void @f(ptr captures(address), ptr writable) memory(errnomem: write)";
    let mut module = parse(text);
    let before = printed(&module, 22);
    assert!(downgrade(&mut module, 22).expect("there is nothing to do").is_empty());
    assert_eq!(printed(&module, 22), before);
}

#[test]
fn losses_are_counted() {
    let (_, losses) = lowered("declare void @f(ptr writable)\ndeclare void @g(ptr writable, ptr writable)", 17);
    let all: Vec<_> = losses.iter().collect();
    assert_eq!(all, [(Loss::Dropped, "attribute `writable`", 3)]);
    assert_eq!(losses.to_diagnostics()[0].message, "attribute `writable` (3 times) is left out for LLVM 17");
}

#[test]
fn every_access_to_a_struct_of_scalable_vectors_counts() {
    let fields = vec!["i32"; 3000].join(", ");
    let accesses: String = (0..3000).map(|n| format!("  %a{n} = alloca %t\n  %b{n} = alloca %s\n")).collect();
    let text = format!(
        "%t = type {{ {fields} }}\n%s = type {{ <vscale x 4 x i32>, <vscale x 4 x i32> }}\n\
         define void @f() {{\n{accesses}  ret void\n}}\n"
    );
    let losses = downgrade(&mut parse(&text), 16).expect_err("16 has no such structs in memory");
    let all: Vec<_> = losses.iter().collect();
    assert_eq!(all, [(Loss::Impossible, "a struct of scalable vectors in memory", 3000)]);
}

/// Losses of a text with every feature, by version.
#[test]
fn each_version_keeps_its_own_features() {
    let text = "declare void @f(ptr captures(address), ptr dead_on_return, ptr writable) memory(errnomem: write)\n\
         declare void @n(float nofpclass(nan))\n\
         define i32 @g(ptr %p, i8 %a) {\n\
         \x20 %o = or disjoint i8 %a, 1\n\
         \x20 %t = trunc nuw i8 %a to i4\n\
         \x20 %c = icmp samesign ult i8 %a, 3\n\
         \x20 %v = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst\n\
         \x20 ret i32 %v\n}\n\
         declare amdgpu_cs_chain void @chain()\n\
         declare i32 @llvm.ucmp.i32.i8(i8, i8)\n\
         declare float @llvm.ldexp.f32.i32(float, i32)\n\
         @m = global i8 0, code_model \"large\"\n\
         !n = !{!0, !1}\n\
         !0 = !DIBasicType(name: \"b\", num_extra_inhabitants: 3)\n\
         !1 = !DIBasicType(name: \"b\", size: 16, dataSize: 8)";
    let mut module = parse(text);
    let losses = downgrade(&mut module, 15).expect_err("15 has no such operation");
    assert!(losses.iter().any(|(loss, what, _)| loss == Loss::Impossible && what == "`atomicrmw uinc_wrap`"));
    let since = [
        ("attribute `captures`", 20),
        ("attribute `dead_on_return`", 21),
        ("attribute `writable`", 18),
        ("attribute `nofpclass`", 17),
        ("flag `disjoint` of `or`", 18),
        ("flag `nuw` of `trunc`", 19),
        ("flag `samesign` of `icmp`", 20),
        ("calling convention 104", 17),
        ("intrinsic `llvm.ucmp`", 19),
        ("intrinsic `llvm.ldexp`", 17),
        ("code model of a variable", 18),
        ("field `num_extra_inhabitants` of `!DIBasicType`", 20),
        ("field `dataSize` of `!DIBasicType`", 22),
    ];
    for version in 16..=21 {
        let (_, losses) = lowered(text, version);
        for (what, since) in since {
            assert_eq!(losses.iter().any(|(_, lost, _)| lost == what), version < since, "{what} for {version}");
        }
    }
}

#[test]
fn intrinsics_get_the_types_that_they_had() {
    let text = "declare void @llvm.coro.end(ptr, i1, token)\n\
         declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <16 x i8>, <16 x i8>)\n\
         define <4 x i32> @f(ptr %p, <4 x i32> %a, <16 x i8> %b) {\n\
         \x20 call void @llvm.coro.end(ptr %p, i1 false, token none)\n\
         \x20 %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <16 x i8> %b, <16 x i8> %b)\n\
         \x20 ret <4 x i32> %r\n}";
    let (printed, losses) = lowered(text, 21);
    assert!(losses.is_empty(), "{losses:?}");
    for line in [
        "  %1 = call i1 @llvm.coro.end(ptr %p, i1 false, token none)",
        "  %2 = bitcast <16 x i8> %b to <4 x i32>",
        "  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <4 x i32> %2, <4 x i32> %3)",
    ] {
        assert!(printed.contains(line), "{printed}\nlacks {line}");
    }
}

#[test]
fn ends_of_coroutines_had_no_results_either() {
    let text = "declare void @llvm.coro.end(ptr, i1, token)\n\
         define void @f(ptr %p) {\n\
         \x20 call void @llvm.coro.end(ptr %p, i1 false, token none)\n\
         \x20 ret void\n}";
    let (printed, losses) = lowered(text, 17);
    assert!(losses.is_empty() && printed.contains("  %1 = call i1 @llvm.coro.end(ptr %p, i1 false)\n"), "{printed}");
}

#[test]
fn branch_protection_is_expressed_by_flags() {
    let text = "target triple = \"aarch64-linux\"\n\
         define void @f() \"branch-target-enforcement\" {\n  ret void\n}\n\
         define void @g() {\n  ret void\n}\n\
         !llvm.module.flags = !{!0}\n\
         !0 = !{i32 8, !\"branch-target-enforcement\", i32 2}";
    let (printed, losses) = lowered(text, 18);
    assert!(losses.is_empty());
    for part in [
        "\"branch-target-enforcement\"=\"true\"",
        "\"branch-target-enforcement\"=\"false\"",
        "!{i32 8, !\"branch-target-enforcement\", i32 1}",
    ] {
        assert!(printed.contains(part), "{printed}\nlacks {part}");
    }
    assert!(!lowered(text, 19).0.contains("true"));
}

#[test]
fn losses_have_a_place() {
    let text = "declare void @f(ptr writable)\ndeclare void @g(ptr writable, float nofpclass(nan))";
    let (_, losses) = lowered(text, 16);
    assert_eq!(losses.first_place(Loss::Dropped, "attribute `nofpclass`"), Some("g"));
    let reported = &losses.to_diagnostics()[0];
    assert_eq!(reported.message, "attribute `nofpclass` and 1 more are left out for LLVM 16");
    let notes: Vec<&str> = reported.notes.iter().map(String::as_str).collect();
    assert_eq!(notes, ["attribute `nofpclass` (in @g)", "attribute `writable` (2 times, first in @f)"]);
}

#[test]
fn what_came_with_llvm_23_is_named() {
    let text = "module asm(target_cpu: \"x\") \"nop\"\n\
         define float @f(ptr dead_on_return(8) %p, i32 %i) noipa flatten nooutline denormal_fpenv(dynamic) prefalign(16) {\n\
         \x20 %r = sitofp nsz i32 %i to float\n\
         \x20 %s = uitofp nnan nneg i32 %i to float\n\
         \x20 ret float %s\n}\n\
         !n = !{!0, !2}\n\
         !0 = !DIBasicType(name: \"x\", file: !1, line: 3)\n\
         !1 = !DIFile(filename: \"a\", directory: \"b\")\n\
         !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, dialect: DW_LLVM_LANG_DIALECT_simt)\n";
    let (lowered, losses) = lowered(text, 21);
    for line in ["module asm \"nop\"", "define float @f(ptr %p, i32 %i) #0 {", "  %s = uitofp nneg i32 %i to float"] {
        assert!(lowered.contains(line), "{line}\n{lowered}");
    }
    let dropped: Vec<&str> =
        losses.iter().flat_map(|(loss, what, _)| (loss == Loss::Dropped).then_some(what)).collect();
    assert_eq!(
        dropped,
        [
            "attribute `flatten`",
            "attribute `noipa`",
            "attribute `nooutline`",
            "bytes of attribute `dead_on_return`",
            "fast-math flags of `sitofp`",
            "fast-math flags of `uitofp`",
            "field `dialect` of `!DICompileUnit`",
            "field `file` of `!DIBasicType`",
            "field `line` of `!DIBasicType`",
            "preferred alignment of a function",
            "properties of module assembly",
        ]
    );
}

#[test]
fn what_only_llvm_23_can_say_is_refused() {
    let body = |inst: &str| format!("define void @f(ptr %p, <2 x i32> %v, float %x) {{\n  {inst}\n  ret void\n}}");
    for (text, what) in [
        ("@g = global b8 1".to_owned(), "a byte type"),
        ("target datalayout = \"po1:64:64\"".to_owned(), "a data layout with the flags `z`, `o` or `ve`"),
        (body("%r = atomicrmw elementwise add ptr %p, <2 x i32> %v monotonic"), "`atomicrmw elementwise`"),
        (body("%r = atomicrmw add ptr %p, <2 x i32> %v monotonic"), "`atomicrmw` of a vector of integers"),
        (body("%r = atomicrmw fmaximumnum ptr %p, float %x monotonic"), "`atomicrmw fmaximumnum`"),
    ] {
        let losses = downgrade(&mut parse(&text), 21).expect_err(what);
        assert!(losses.iter().any(|(loss, of, _)| loss == Loss::Impossible && of == what), "{what}: {losses:?}");
    }
}
