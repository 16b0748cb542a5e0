//! Library functions by target, type and attributes. What LLVM knows is what `inferattrs` of `opt-22` gives attributes.

use draig_analysis::memory::{AliasAnalysis, AliasKind, LocationSize};
use draig_analysis::{LibraryFunctions, Subject};
use draig_ir::Module;

fn module(text: &str) -> Module {
    draig_asm::parse_module(text.as_bytes(), &Default::default()).expect("the text is valid").module
}

/// Returns which of the functions declared are library functions.
fn known(triple: &str, declarations: &str) -> Vec<String> {
    let module = module(&format!("target triple = \"{triple}\"\n{declarations}"));
    let library = LibraryFunctions::new(&module);
    let known = module.functions().iter().filter_map(|&function| library.function(&module, function));
    known.map(|function| function.name.to_owned()).collect()
}

#[test]
fn functions_exist_on_some_targets() {
    let declarations = "declare double @__sinpi(double)\ndeclare i32 @fseeko64(ptr, i64, i32)\ndeclare i64 @strlen(ptr)\n\
                        declare ptr @memrchr(ptr, i32, i64)\ndeclare i32 @strncasecmp(ptr, ptr, i64)\n";
    for (triple, expected) in [
        ("x86_64-unknown-linux-gnu", &["fseeko64", "strlen", "memrchr", "strncasecmp"][..]),
        ("x86_64-unknown-linux-musl", &["strlen", "memrchr", "strncasecmp"]),
        ("x86_64-apple-macosx10.8", &["strlen", "strncasecmp"]),
        ("x86_64-apple-macosx14.0", &["__sinpi", "strlen", "strncasecmp"]),
        ("arm64-apple-ios12", &["__sinpi", "strlen", "memrchr", "strncasecmp"]),
        ("x86_64-pc-windows-msvc", &["strlen"]),
        ("nvptx64-nvidia-cuda", &[]),
        ("", &["strlen", "memrchr", "strncasecmp"]),
    ] {
        assert_eq!(known(triple, declarations), expected, "{triple}");
    }
}

#[test]
fn types_are_those_of_the_target() {
    let linux = "x86_64-unknown-linux-gnu";
    for (declaration, is_known) in [
        ("declare i32 @printf(ptr, ...)", true),
        ("declare i32 @printf(ptr)", false),
        ("declare i32 @puts(ptr addrspace(1))", true),
        ("declare i64 @puts(ptr)", false),
        ("declare i32 @strlen(ptr)", false),
        ("declare double @cabs([2 x double])", true),
        ("declare double @cabs([2 x float])", false),
        ("declare fp128 @sinl(fp128)", true),
        ("declare fp128 @sinl(i64)", false),
        ("declare i64 @\"\\01strlen\"(ptr)", true),
        ("declare i64 @length(ptr)", false),
    ] {
        assert_eq!(!known(linux, declaration).is_empty(), is_known, "{declaration}");
    }
    assert_eq!(known("msp430-none-elf", "declare i16 @puts(ptr)"), ["puts"], "`int` has 16 bits");
    assert!(known("msp430-none-elf", "declare i32 @puts(ptr)").is_empty());
}

/// Returns the size of what the only call of `@f` reads through its argument.
fn read_size(attributes: &str, at_call: &str) -> LocationSize {
    let module = module(&format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare i64 @strlen(ptr)\n\
         define i64 @f(ptr %p) {attributes} {{\n  %n = call i64 @strlen(ptr %p) {at_call}\n  ret i64 %n\n}}\n"
    ));
    let function = module.function("f").expect("it is defined").id();
    let subject = Subject::new(&module, function).expect("it has a body");
    let call = subject.body().insts().next().expect("a call");
    AliasAnalysis::new(subject, &AliasKind::DEFAULT).argument_location(call, 0).size
}

#[test]
fn attributes_hide_functions() {
    assert_eq!(read_size("", ""), LocationSize::AfterPointer);
    for (attributes, at_call) in [("\"no-builtins\"", ""), ("\"no-builtin-strlen\"", ""), ("", "nobuiltin")] {
        assert_eq!(read_size(attributes, at_call), LocationSize::BeforeOrAfterPointer, "{attributes} {at_call}");
    }
    assert_eq!(read_size("\"no-builtin-strcmp\"", ""), LocationSize::AfterPointer);
}
