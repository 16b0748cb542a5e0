//! Library functions that are recognized. The expectations are those of LLVM 22's `inferattrs`, which gives every
//! declaration that it knows an attribute if the module has the flag `RtLibUseGOT`.

use draig_analysis::memory::{AliasAnalysis, AliasKind, LocationSize};
use draig_analysis::{LibraryFunctions, Subject};
use draig_asm::{ParseOptions, parse_module};
use draig_ir::{Module, Opcode};
use draig_tables::library_functions::LibraryFunction;
use draig_target::Triple;

fn parse(text: &str) -> Module {
    parse_module(text.as_bytes(), &ParseOptions::default()).expect("the text is valid").module
}

/// Triples, and how many functions exist.
const COUNTS: &[(&str, usize)] = &[
    ("x86_64-unknown-linux-gnu", 484),
    ("aarch64-unknown-linux-musl", 413),
    ("aarch64-unknown-linux-android27", 412),
    ("aarch64-unknown-linux-android28", 422),
    ("armv7-unknown-linux-androideabi30", 412),
    ("riscv32-unknown-elf", 409),
    ("x86_64-unknown-fuchsia", 409),
    ("arm64-unknown-liteos", 410),
    ("x86_64-unknown-freebsd", 411),
    ("sparc-sun-solaris", 410),
    ("powerpc64-ibm-aix", 412),
    ("wasm32-unknown-emscripten", 415),
    ("wasm32-unknown-wasi", 409),
    ("x86_64-pc-windows-msvc", 280),
    ("i686-pc-windows-msvc", 257),
    ("armv7-pc-windows-msvc", 281),
    ("mips-pc-windows-msvc", 257),
    ("x86_64-w64-windows-gnu", 353),
    ("x86_64-pc-windows-cygnus", 409),
    ("x86_64-pc-windows-coreclr", 304),
    ("x86_64-apple-macosx10.4", 414),
    ("i386-apple-macosx10.8", 417),
    ("x86_64-apple-macosx14.0.0", 425),
    ("i386-apple-macosx14.0.0", 419),
    ("arm64-apple-darwin13.1", 423),
    ("arm64-apple-ios8", 422),
    ("x86_64-apple-ios8", 420),
    ("arm64-apple-tvos9.1", 422),
    ("arm64-apple-watchos2", 422),
    ("arm64-apple-driverkit20", 415),
    ("arm64-apple-xros2", 417),
    ("arm64-apple-xros26", 419),
    ("xcore", 412),
    ("nvptx64-nvidia-cuda", 5),
    ("amdgcn-amd-amdhsa", 2),
    ("r600", 2),
    ("dxil-pc-shadermodel6.3-library", 0),
];

#[test]
fn targets_have_different_functions() {
    for &(triple, count) in COUNTS {
        let mut module = Module::new(b"m");
        module.triple = Triple::parse(triple);
        let library = LibraryFunctions::new(&module);
        assert_eq!(LibraryFunction::all().iter().filter(|known| library.has(known)).count(), count, "{triple}");
    }
}

/// Returns the names of the functions of a module that are known.
fn known(text: &str) -> Vec<&'static str> {
    let module = parse(text);
    let library = LibraryFunctions::new(&module);
    module
        .functions()
        .iter()
        .filter_map(|&function| library.function(&module, function))
        .map(|known| known.name)
        .collect()
}

const DECLARATIONS: &str = r#"
declare i64 @strlen(ptr addrspace(1))
declare i32 @strcmp(ptr, i64)
declare ptr @strchr(ptr, i32)
declare ptr @strrchr(ptr, i16)
declare i64 @fwrite(ptr, i32, i64, ptr)
declare ptr @memchr(ptr, i32, i32)
declare i32 @"\01puts"(ptr)
declare i32 @printf(ptr, i32, ...)
declare i32 @sprintf(ptr, ptr)
declare double @cabs([2 x double])
declare float @cabsf(float, double)
declare x86_fp80 @sinl(x86_fp80)
declare double @fmod(double, float)
declare <2 x float> @__sincospif_stret(float)
declare { double, float } @__sincospi_stret(double)
declare void @exit(i32)
declare { ptr, i64 } @__size_returning_new(i64)
declare { ptr, i32 } @__size_returning_new_hot_cold(i64, i8)
declare ptr @_Znwm(i64)
declare i32 @unrelated(ptr)
@puts_unlocked = global ptr null
"#;

#[test]
fn types_must_be_those_of_c() {
    let mac = "target datalayout = \"e-p:64:64\"\ntarget triple = \"x86_64-apple-macosx14.0.0\"\n";
    let expected = [
        "strlen",
        "strchr",
        "puts",
        "printf",
        "cabs",
        "sinl",
        "__sincospif_stret",
        "exit",
        "__size_returning_new",
        "_Znwm",
    ];
    assert_eq!(known(&format!("{mac}{DECLARATIONS}")), expected);
    // An int of 16 bits, and a size_t of 32.
    let avr = "target datalayout = \"e-p:32:32\"\ntarget triple = \"avr\"\n";
    assert_eq!(known(&format!("{avr}{DECLARATIONS}")), ["strrchr", "cabs", "sinl", "_Znwm"]);
}

#[test]
fn attributes_exclude_calls() {
    let module = parse(
        r#"
        target triple = "x86_64-unknown-linux-gnu"
        declare i64 @strlen(ptr)
        declare i32 @puts(ptr) nobuiltin
        define void @f(ptr %p) "no-builtin-strlen" {
          %1 = call i64 @strlen(ptr %p)
          %2 = call i32 @puts(ptr %p)
          %3 = call i32 @puts(ptr %p) builtin
          ret void
        }
        define void @g(ptr %p) {
          %1 = call i64 @strlen(ptr %p)
          %2 = call i64 @strlen(ptr %p) nobuiltin
          %3 = call i32 @strlen(ptr %p)
          %4 = call i64 %p(ptr %p)
          ret void
        }
        define void @h(ptr %p) "no-builtins" {
          %1 = call i32 @puts(ptr %p) builtin
          ret void
        }
        "#,
    );
    let called = |name: &str| -> Vec<bool> {
        let function = module.find(name.as_bytes()).expect("defined");
        let subject = Subject::new(&module, function).expect("defined");
        let body = subject.body();
        let library = LibraryFunctions::of_caller(subject);
        let calls = body.blocks().flat_map(|block| body.block_insts(block));
        calls.filter(|&i| body.opcode(i) == Opcode::Call).map(|call| library.called(subject, call).is_some()).collect()
    };
    assert_eq!(called("f"), [false, false, true]);
    assert_eq!(called("g"), [true, false, false, false]);
    assert_eq!(called("h"), [false]);
}

/// Returns the size of what the only call of `@f` reads through its argument.
fn read_size(attributes: &str, at_call: &str) -> LocationSize {
    let module = parse(&format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare ptr @strcpy(ptr, ptr)\n\
         define ptr @f(ptr %p) {attributes} {{\n  %n = call ptr @strcpy(ptr %p, ptr %p) {at_call}\n  ret ptr %n\n}}\n"
    ));
    let function = module.function("f").expect("it is defined").id();
    let subject = Subject::new(&module, function).expect("it has a body");
    let call = subject.body().insts().next().expect("a call");
    AliasAnalysis::new(subject, &AliasKind::DEFAULT).argument_location(call, 0).size
}

#[test]
fn attributes_hide_functions() {
    assert_eq!(read_size("", ""), LocationSize::AfterPointer);
    for (attributes, at_call) in [("\"no-builtins\"", ""), ("\"no-builtin-strcpy\"", ""), ("", "nobuiltin")] {
        assert_eq!(read_size(attributes, at_call), LocationSize::BeforeOrAfterPointer, "{attributes} {at_call}");
    }
    assert_eq!(read_size("\"no-builtin-strcmp\"", ""), LocationSize::AfterPointer);
}
