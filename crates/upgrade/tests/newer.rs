//! Upgrades of LLVM 23's reading that LLVM 22's does not make. The expected texts are what `llvm-as |
//! llvm-dis` of LLVM 23 prints.

use draig_asm::{ParseOptions, PrintOptions};
use draig_upgrade::{upgrade_bitcode_with, upgrade_text_with};

/// The text after reading as a version of LLVM reads it.
fn read(text: &str, version: u32) -> String {
    let mut module = draig_asm::parse_module(text.as_bytes(), &ParseOptions::default()).expect("it is correct").module;
    let _ = upgrade_text_with(&mut module, &[], version);
    upgrade_bitcode_with(&mut module, 1, version);
    let mut text = Vec::new();
    let options = PrintOptions { for_llvm: version, ..PrintOptions::default() };
    draig_asm::write_module(&module, &options, &mut text).expect("a vector takes all");
    String::from_utf8(text).expect("it is ASCII")
}

/// A call of an intrinsic, and the lines that LLVM 23 has in its place.
const RETIRED: &[(&str, &[&str])] = &[
    (
        "float @llvm.convert.from.fp16.f32(i16 %a)",
        &["  %1 = bitcast i16 %a to half", "  %2 = fpext half %1 to float", "  ret float %2"],
    ),
    (
        "i16 @llvm.convert.to.fp16.f64(double %a)",
        &["  %1 = fptrunc double %a to half", "  %2 = bitcast half %1 to i16", "  ret i16 %2"],
    ),
    (
        "<4 x i16> @llvm.aarch64.neon.vcvtfp2hf(<4 x float> %a)",
        &["  %1 = fptrunc <4 x float> %a to <4 x half>", "  %2 = bitcast <4 x half> %1 to <4 x i16>"],
    ),
    (
        "i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %a, i32 %b)",
        &["  %1 = atomicrmw add ptr %a, i32 %b syncscope(\"block\") monotonic, align 4", "  ret i32 %1"],
    ),
    (
        "i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %a, i32 %b, i32 %c)",
        &[
            "  %1 = cmpxchg ptr %a, i32 %b, i32 %c monotonic monotonic, align 4",
            "  %2 = extractvalue { i32, i1 } %1, 0",
        ],
    ),
    ("i32 @llvm.riscv.clmul.i32(i32 %a, i32 %b)", &["  %r = call i32 @llvm.clmul.i32(i32 %a, i32 %b)"]),
    ("i64 @llvm.x86.bmi.pdep.64(i64 %a, i64 %b)", &["  %1 = call i64 @llvm.pdep.i64(i64 %a, i64 %b)"]),
    ("ptr @llvm.returnaddress(i32 0)", &["  %r = call ptr @llvm.returnaddress.p0(i32 0)"]),
];

#[test]
fn retired_intrinsics_are_upgraded_in_llvm_23_alone() {
    for (call, expected) in RETIRED {
        let (result, rest) = call.split_once(" @").expect("a result and a name");
        let (name, arguments) = rest.split_once('(').expect("arguments");
        let arguments = arguments.trim_end_matches(')');
        let types: Vec<&str> = arguments.split(", ").filter_map(|one| Some(one.rsplit_once(' ')?.0)).collect();
        let types = types.join(", ");
        let parameters: Vec<&str> = arguments.split(", ").filter(|one| one.contains('%')).collect();
        let parameters = parameters.join(", ");
        let text = format!(
            "define {result} @f({parameters}) {{\n  %r = call {call}\n  ret {result} %r\n}}\ndeclare {result} @{name}({types})\n"
        );
        let newer = read(&text, 23);
        for line in *expected {
            assert!(newer.lines().any(|found| found == *line), "{line}\nis not in\n{newer}");
        }
        assert!(read(&text, 22).contains(&format!("call {call}")), "{call}");
    }
}

#[test]
fn declarations_have_the_attributes_of_the_version() {
    let text = "declare float @llvm.nvvm.add.rn.f(float, float)\n";
    assert!(read(text, 23).contains("nocreateundeforpoison"));
    assert!(!read(text, 22).contains("nocreateundeforpoison"));
    // LLVM 23 no longer knows it, so that it keeps what is written.
    let text = "declare <1024 x i1> @llvm.ppc.mma.dmsetdmrz() #0\nattributes #0 = { cold }\n";
    assert!(read(text, 23).contains("{ cold }"));
}

#[test]
fn texts_become_attributes_of_functions() {
    let attributes = |texts: &str, version| {
        let read = read(&format!("declare void @f() #0\nattributes #0 = {{ {texts} }}\n"), version);
        let line = read.lines().find_map(|line| line.strip_prefix("attributes #0 = { ")).map(str::to_owned);
        line.expect("there are attributes").trim_end_matches(" }").to_owned()
    };
    for (texts, expected) in [
        (r#""denormal-fp-math"="preserve-sign,preserve-sign" "nooutline""#, "nooutline denormal_fpenv(preservesign)"),
        (r#""denormal-fp-math-f32"="positive-zero,ieee""#, "denormal_fpenv(float: positivezero|ieee)"),
        (r#""denormal-fp-math"="dynamic,dynamic" "denormal-fp-math-f32"="dynamic""#, "denormal_fpenv(dynamic)"),
        (
            r#""denormal-fp-math"="foo" "denormal-fp-math-f32"="dynamic""#,
            r#"denormal_fpenv(float: dynamic) "denormal-fp-math"="foo""#,
        ),
        (r#""flatten" "noipa""#, r#""flatten" "noipa""#),
    ] {
        assert_eq!(attributes(texts, 23), expected);
        assert_eq!(attributes(texts, 22), texts);
    }
}

#[test]
fn layouts_of_systemz_say_the_alignment_of_the_stack() {
    let layout = |text: &str| {
        let read = read(&format!("target datalayout = \"{text}\"\ntarget triple = \"s390x-linux-gnu\"\n"), 23);
        read.split('"').nth(3).map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(layout("E-m:e-i8:8"), "E-S64-m:e-i8:8");
    assert_eq!(layout("E-m:e-S64"), "E-m:e-S64");
    assert_eq!(layout("E"), "E-S64");
}

#[test]
fn lifetimes_are_declared_with_a_pointer() {
    let text = "define void @f() {\n  %p = alloca i8, align 1\n  call void @llvm.lifetime.start.p0(i64 1, ptr %p)\n  ret void\n}\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\n";
    assert!(!read(text, 23).contains("@llvm.lifetime.start.i64"));
    assert!(read(text, 22).contains("declare void @llvm.lifetime.start.i64(i64)"));
}
