//! Constant expressions of LLVM 14 that are no constants any more, and that a `phi` mentions, are printed as
//! `llvm-dis` 22 prints them: several edges between two blocks become one, and the block that LLVM keeps ready
//! for the next expression has a name that no other block gets.

use draig::{Module, ReadOptions};

#[test]
fn expressions_on_edges() {
    let options = ReadOptions::new("edges.bc");
    let read = Module::parse_with(include_bytes!("bitcode/edges.bc"), &options).expect("LLVM 14 wrote it");
    assert!(read.warnings.is_empty(), "{}", read.warnings);
    let text = String::from_utf8(read.module.to_text()).expect("the file has only ASCII");
    assert_eq!(text, include_str!("bitcode/edges.ll"));
}
