//! Effects of reading bitcode besides decoding: LLVM's reader strips invalid parts, with or without
//! verification.

use draig::{Module, ReadOptions};
use draig_asm::{ParseOptions, parse_module};
use draig_bitcode::{WriteOptions, write};

/// An access tag whose access type is not a scalar type.
const BROKEN_TBAA: &str = "define void @f(ptr %p) {\n  store i32 0, ptr %p, align 4, !tbaa !0\n  ret void\n}\n\
                           !0 = !{!1, !1}\n!1 = !{!\"x\"}\n";

#[test]
fn broken_alias_tags_in_bitcode_are_stripped_before_anybody_verifies() {
    let parsed = parse_module(BROKEN_TBAA.as_bytes(), &ParseOptions::default()).expect("it parses");
    let bitcode = write(&parsed.module, &WriteOptions::default()).expect("it can be written");
    for verify in [false, true] {
        let read = Module::parse_with(&bitcode, &ReadOptions::new("tags.bc").verify(verify));
        let text = read.expect("what is broken is gone").module.to_string();
        assert!(text.contains("store i32 0, ptr %p, align 4\n"), "{text}");
    }
    let text = Module::parse_with(BROKEN_TBAA, &ReadOptions::new("tags.ll").verify(true));
    let errors = text.expect_err("in text it is an error");
    assert_eq!(errors.first().expect("there is one").message(), "Access type node must be a valid scalar type");
}
