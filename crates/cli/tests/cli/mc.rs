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

#[test]
fn inline_assembly_is_expanded() {
    let folder = Folder::new("mc_expand");
    folder.file(
        "a.ll",
        "target triple = \"x86_64-unknown-linux-gnu\"\n\ndefine i32 @f(i32 %x, ptr %p) {\n  \
         %a = call i32 asm \"mov $1, $0\\0A\\09addl $$3, ${0:k}\", \"=r,r\"(i32 %x), !srcloc !0\n  \
         call void asm inteldialect \"mov $0, 7\", \"=*m\"(ptr elementtype(i32) %p)\n  ret i32 %a\n}\n\n!0 = !{i64 9}\n",
    );
    let text = folder.draig(&["mc", "--expand", "a.ll"]).run().succeeds();
    assert_eq!(
        text,
        "# @f at a.ll:4:3, !srcloc = 9\n\tmov %ecx, %eax\n\taddl $3, %eax\n\
         # @f at a.ll:5:3, Intel syntax\n\tmov [rax], 7\n"
    );
    let json = folder.draig(&["mc", "--expand", "--json", "a.ll"]).run().succeeds();
    assert_eq!(json.lines().count(), 2);
    let first = "{\"function\":\"@f\",\"line\":4,\"column\":3,\"srcloc\":9,\"intel\":false,\
                 \"template\":\"mov $1, $0\\n\\taddl $$3, ${0:k}\",\"constraints\":\"=r,r\",\
                 \"text\":\"mov %ecx, %eax\\n\\taddl $3, %eax\"}\n";
    assert!(json.starts_with(first), "{json}");

    folder.file("b.ll", "define void @f() {\n  call void asm \"nop\\0A${0:zz}\", \"\"()\n  ret void\n}\n");
    let error = folder.draig(&["mc", "--expand", "b.ll"]).run().fails(1);
    assert!(error.contains("the module's target is not known"), "{error}");
    folder.file(
        "c.ll",
        "target triple = \"aarch64-linux-gnu\"\ndefine void @f() {\n  \
         call void asm \"nop\\0A${0:zz}\", \"r\"(i32 1)\n  ret void\n}\n",
    );
    let error = folder.draig(&["mc", "--expand", "c.ll"]).run().fails(1);
    assert!(error.contains("c.ll:3:3: error: Bad ${} expression in inline asm string"), "{error}");
    assert!(error.contains("in line 2 of the template"), "{error}");
}

#[test]
fn symbols_of_module_assembly_are_known() {
    let folder = Folder::new("mc_module_assembly");
    let head = "target triple = \"x86_64-unknown-linux-gnu\"\n";
    folder.file(
        "a.ll",
        format!(
            "{head}module asm \".globl from_asm\"\nmodule asm \"from_asm: jmp in_b\"\n\n\
             define void @main() {{\n  ret void\n}}\n"
        ),
    );
    let text = folder.draig(&["info", "a.ll"]).run().succeeds();
    assert!(text.contains("asm defines     from_asm\n") && text.contains("asm uses        in_b\n"), "{text}");
    let json = folder.draig(&["info", "--json", "a.ll"]).run().succeeds();
    assert!(json.contains("\"assembly_defines\":[\"from_asm\"],\"assembly_uses\":[\"in_b\"]"), "{json}");
}
