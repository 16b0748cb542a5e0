//! Bitcode written by LLVM's tools from texts in `tests/bitcode` is printed as by `llvm-dis` 22: that of LLVM
//! 14, with typed pointers and retired constant expressions; summaries of one module and of several.

use draig::{Module, ReadOptions};

fn printed(bytes: &[u8], name: &str) -> String {
    let read = Module::parse_with(bytes, &ReadOptions::new(name)).unwrap_or_else(|errors| panic!("{name}: {errors}"));
    assert!(read.warnings.is_empty(), "{name}: {}", read.warnings);
    String::from_utf8(read.module.to_text()).expect("the files have only ASCII")
}

#[test]
fn llvm_14() {
    let text = printed(include_bytes!("bitcode/llvm14.bc"), "llvm14.bc");
    assert_eq!(text, include_str!("bitcode/llvm14.ll"));
}

#[test]
fn constructors_of_two_fields_that_are_not_spelled() {
    // The output of `llvm-as -disable-verify | llvm-dis`; a large number of elements takes no time.
    for initializer in ["zeroinitializer", "undef"] {
        let source = format!("@llvm.global_ctors = appending global [4000000000 x {{ i32, ptr }}] {initializer}\n");
        let bytes = Module::parse(source.as_str()).expect("it is well-formed").to_bitcode().expect("it can be written");
        let expected = "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n";
        assert!(printed(&bytes, "a.bc").ends_with(expected));
    }
}

#[test]
fn the_summary_of_a_module() {
    let text = printed(include_bytes!("bitcode/summary.bc"), "summary.bc");
    assert_eq!(text, include_str!("bitcode/summary.ll"));
}

#[test]
fn the_index_of_a_thin_link() {
    let text = printed(include_bytes!("bitcode/index.bc"), "index.bc");
    assert_eq!(text, include_str!("bitcode/index.ll"));
}

#[test]
fn non_bitcode_with_the_suffix_is_reported() {
    let message = |bytes: &[u8]| {
        let errors = Module::parse_with(bytes, &ReadOptions::new("a.bc")).expect_err("it is no bitcode");
        errors.first().map(|error| error.message().to_owned())
    };
    assert_eq!(message(b"").as_deref(), Some("file too small to contain bitcode header"));
    assert_eq!(message(b"\x01\x02\x03\x04").as_deref(), Some("file doesn't start with bitcode header"));
    // a text with that name is read
    assert!(Module::parse_with("@a = global i32 0", &ReadOptions::new("a.bc")).is_ok());
}
