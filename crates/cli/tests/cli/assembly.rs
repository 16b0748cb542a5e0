//! Inline assembly: `draig verify --codegen` and `draig explain asm`.

use crate::support::Folder;

const BAD: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n\ndefine void @f() {\n  \
    call void asm sideeffect \"int $0\", \"I\"(i32 32), !srcloc !0\n  ret void\n}\n\n!0 = !{i64 17}\n";

#[test]
fn verify_checks_inline_assembly_on_request() {
    let folder = Folder::new("codegen");
    folder.file("bad.ll", BAD);
    folder.draig(&["verify", "bad.ll"]).run().succeeds();
    let output = folder.draig(&["verify", "--codegen", "bad.ll"]).run().fails(1);
    assert!(output.contains("bad.ll:4:3: error: value out of range for constraint 'I'\n"), "{output}");
    assert!(output.contains("!srcloc = 17"), "{output}");
    let json = folder.draig(&["verify", "--codegen", "--json", "bad.ll"]).run().fails(1);
    assert!(json.contains("\"code\":\"C0001\""), "{json}");
    folder.file("good.ll", BAD.replace("i32 32", "i32 31"));
    folder.draig(&["verify", "--codegen", "good.ll"]).run().succeeds();
    folder.file("unknown.ll", BAD.replace("x86_64-unknown", "nosuch-unknown"));
    let done = folder.draig(&["verify", "--codegen", "unknown.ll"]).run();
    assert_eq!(done.stderr().matches("is not checked: its target is not known").count(), 1);
    assert_eq!(done.status(), Some(0));
}

#[test]
fn constraint_codes_are_explained() {
    let folder = Folder::new("explain-asm");
    let flag = folder.draig(&["explain", "asm", "x86_64", "=@ccz"]).run().succeeds();
    assert!(flag.starts_with("{@ccz}: condition, as an output, x86_64\n"), "{flag}");
    let vector = folder.draig(&["explain", "asm", "aarch64", "w"]).run().succeeds();
    assert!(vector.contains("\n  i32, float: s0 s1") && vector.contains("SIMD"), "{vector}");
    let all = folder.draig(&["explain", "asm", "x86_64"]).run().succeeds();
    assert!(all.contains("\nModifiers, as in ${0:b}") && all.contains("General-purpose register."), "{all}");
    folder.draig(&["explain", "asm", "x86_64", "nosuch"]).run().fails(1);
    let help = folder.draig(&["explain", "asm", "nosuch"]).run().fails(1);
    assert!(help.contains("the targets are x86_64, aarch64"), "{help}");
}
