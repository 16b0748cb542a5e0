//! Constant expressions of LLVM 14 that are retired and used by a `phi` are printed as by `llvm-dis` 22:
//! several edges between two blocks become one, and the block that LLVM reserves for the next expression has
//! a unique name.

use draig::{Module, ReadOptions};

#[test]
fn expressions_on_edges() {
    let options = ReadOptions::new("edges.bc");
    let read = Module::parse_with(include_bytes!("bitcode/edges.bc"), &options).expect("LLVM 14 wrote it");
    assert!(read.warnings.is_empty(), "{}", read.warnings);
    let text = String::from_utf8(read.module.to_text()).expect("the file has only ASCII");
    assert_eq!(text, include_str!("bitcode/edges.ll"));
}
