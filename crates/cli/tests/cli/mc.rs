//! `draig mc`: objects, errors with their lines, targets.

use crate::support::Folder;

#[test]
fn objects_are_written() {
    let folder = Folder::new("mc");
    folder.file("a.s", ".globl f\nf: movq %rdi, %rax\n ret\n");
    folder.draig(&["mc", "a.s", "--target", "x86_64-unknown-linux-gnu", "-o", "a.o"]).run().succeeds();
    let object = std::fs::read(folder.path("a.o")).unwrap();
    assert!(object.starts_with(b"\x7fELF"));
    assert!(object.windows(4).any(|bytes| bytes == [0x48, 0x89, 0xf8, 0xc3]));

    folder.file("b.s", "casal x0, x1, [x2]\n");
    let aarch64 = ["mc", "b.s", "--target", "aarch64-linux-gnu", "-o", "b.o"];
    let output = folder.draig(&aarch64).run().fails(1);
    assert!(output.starts_with("b.s:1:1: error: instruction requires: lse\n"), "{output}");
    folder.draig(&[&aarch64[..], &["-mattr=+lse"]].concat()).run().succeeds();
}

#[test]
fn errors_are_shown_in_their_lines() {
    let folder = Folder::new("mc_errors");
    folder.file("a.s", ".macro m\n.byte 256\n.endm\n nop\n .bogus\n m\n");
    let output = folder.draig(&["mc", "a.s", "--target", "x86_64-unknown-linux-gnu", "-o", "a.o"]).run().fails(1);
    assert!(output.contains("a.s:5:2: error: unknown directive\n .bogus\n ^~~~~~\n"), "{output}");
    assert!(output.contains("a.s:6:2: error: out of range literal value\n"), "{output}");
    assert!(output.contains("in the expansion: .byte 256"), "{output}");
    assert!(!folder.path("a.o").exists());
    let output = folder.draig(&["mc", "a.s", "--target", "sparc-linux-gnu"]).run().fails(1);
    assert!(output.contains("no assembler for target 'sparc-linux-gnu'"), "{output}");
}
