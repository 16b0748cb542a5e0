//! `draig diff` from outside: exit status like that of `diff`, and differences as LLVM prints them.

use crate::support::Folder;

#[test]
fn the_status_is_that_of_diff() {
    let folder = Folder::new("diff-status");
    folder.file("a.ll", "@a = global i32 1\n");
    folder.file("same.ll", "; another text\n@a = global i32 1\n");
    folder.file("other.ll", "@a = global i32 2\n@b = global i32 1\n");
    folder.file("bad.ll", "@a = globule i32 1\n");
    folder.draig(&["as", "a.ll", "-o", "a.bc"]).run().succeeds();
    for same in ["a.ll", "same.ll", "a.bc"] {
        assert_eq!(folder.draig(&["diff", "a.ll", same]).run().succeeds(), "");
    }
    for format in ["text", "json"] {
        let done = folder.draig(&["diff", "a.ll", "other.ll", "--format", format]).run();
        assert_eq!((done.status(), done.stdout().lines().count(), done.stderr().as_str()), (Some(1), 2, ""));
    }
    let first = "@a: initial value: i32 1, i32 2\n";
    for (max, expected) in [
        ("0", "2 differences are not shown; --max N shows up to N\n".to_owned()),
        ("1", format!("{first}1 difference is not shown; --max N shows up to N\n")),
        ("2", format!("{first}@b: only on the right\n")),
    ] {
        let done = folder.draig(&["diff", "a.ll", "other.ll", "--max", max]).run();
        assert_eq!((done.status(), done.stdout()), (Some(1), expected), "--max {max}");
    }
    let done = folder.draig(&["diff", "a.ll", "other.ll", "--max", "1", "--json"]).run();
    assert!(done.stdout().ends_with("\n{\"not_shown\":1}\n"), "{}", done.stdout());
    assert!(done.stdout().contains("\"description\":\"initial value: i32 1, i32 2\""), "{}", done.stdout());
    for (left, right) in [("a.ll", "bad.ll"), ("bad.ll", "a.ll"), ("a.ll", "missing.ll"), ("a.ll", ".")] {
        let output = folder.draig(&["diff", left, right]).run().fails(2);
        assert!(output.contains(": error: "), "{left} {right}: {output}");
    }
    folder.draig(&["diff", "a.ll"]).run().fails(2);
    let help = folder.draig(&["diff", "--help"]).run().succeeds();
    assert!(help.contains("0 if there are no differences, 1 if there are some"), "{help}");
}

const LEFT: &str = r#"%t = type { i32, ptr }
@v = global i32 1, no_sanitize_address
@t = external global %t
@big = global [300 x i8] zeroinitializer
define i32 @f(ptr align 8 %p, i32 range(i32 0, 5) %x) memory(argmem: read) {
  %a = add nuw nsw i32 %x, 1
  %q = getelementptr inbounds nuw i8, ptr %p, i64 4
  %l = load volatile i32, ptr %q, align 4
  %g = load i32, ptr @t, !range !0
  ret i32 %a
}
define <2 x i32> @vector(<2 x i32> %x, float %y) {
  %s = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> <i32 0, i32 poison>
  %e = extractvalue { i32, { i32, i32 } } zeroinitializer, 1, 0
  %f = fadd fast float %y, 1.0
  ret <2 x i32> %s
}
define void @blocks(i1 %c) personality ptr null {
  br i1 %c, label %one, label %two
one:
  br label %three
two:
  br label %three
three:
  %p = phi i32 [ 1, %one ], [ 1, %two ]
  %r = atomicrmw add ptr @v, i32 1 syncscope("agent") seq_cst
  %w = cmpxchg weak ptr @v, i32 1, i32 2 seq_cst monotonic
  invoke void @g() to label %end unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
end:
  ret void
}
declare void @g()
!0 = !{i32 0, i32 7}
"#;

const EXPECTED: &str = r#"@v: constant: false, true
@v: no_sanitize_address: true, false
@v: sanitize_memtag: false, true
@t: type, by its fields: { i32, ptr }, { i32, i64 }
@f: attributes: memory(argmem: read), memory(none)
@f: attributes: none, nounwind
@f: attributes of parameter 0: align 8, align 16
@f: attributes of parameter 1: range(i32 0, 5), range(i32 0, 6)
@f: flags: nuw nsw, none
  < %a = add nuw nsw i32 %x, 1
  > %a = add i32 %x, 1
@f: flags: inbounds nuw, nusw
  < %q = getelementptr inbounds nuw i8, ptr %p, i64 4
  > %q = getelementptr nusw i8, ptr %p, i64 4
@f: alignment: 4, 2
  < %l = load volatile i32, ptr %q, align 4
  > %l = load i32, ptr %q, align 2
@f: volatile: true, false
  < %l = load volatile i32, ptr %q, align 4
  > %l = load i32, ptr %q, align 2
@f: !range, within: i32 7, i32 8
  < %g = load i32, ptr @t, align 4, !range !0
  > %g = load i32, ptr @t, align 4, !range !0
"#;

#[test]
fn differences_are_printed_in_llvms_syntax() {
    let folder = Folder::new("diff-words");
    let changes = [
        ("%t = type { i32, ptr }", "%t = type { i32, i64 }"),
        ("@v = global i32 1, no_sanitize_address", "@v = constant i32 1, sanitize_memtag"),
        ("align 8 %p", "align 16 %p"),
        ("range(i32 0, 5)", "range(i32 0, 6)"),
        ("memory(argmem: read) {", "memory(none) nounwind {"),
        ("add nuw nsw", "add"),
        ("inbounds nuw i8", "nusw i8"),
        ("load volatile i32, ptr %q, align 4", "load i32, ptr %q, align 2"),
        ("i32 0, i32 7", "i32 0, i32 8"),
    ];
    let mut right = LEFT.to_owned();
    for (old, new) in changes {
        assert!(right.contains(old), "{old}");
        right = right.replacen(old, new, 1);
    }
    folder.file("a.ll", LEFT);
    folder.file("b.ll", right);
    let done = folder.draig(&["diff", "a.ll", "b.ll"]).run();
    assert_eq!((done.status(), done.stdout().as_str()), (Some(1), EXPECTED));
}

#[test]
fn differing_metadata_is_shown() {
    let folder = Folder::new("diff-metadata");
    let text = |name: &str, scope: &str| {
        format!(
            "define i32 @f(ptr %p) {{\n  %x = load i32, ptr %p, !tbaa !0\n  %y = load i32, ptr %p, !alias.scope !4\n  \
             store i32 %x, ptr %p, !noalias !{scope}\n  ret i32 %y\n}}\n!0 = !{{!1, !1, i64 0}}\n!1 = !{{!\"{name}\", !2, i64 0}}\n\
             !2 = !{{!\"root\"}}\n!4 = !{{!5}}\n!5 = distinct !{{!5, !7}}\n!6 = distinct !{{!6, !7}}\n\
             !7 = distinct !{{!7}}\n!8 = !{{!6}}\n"
        )
    };
    folder.file("a.ll", text("int", "4"));
    folder.file("b.ll", text("long", "8"));
    let done = folder.draig(&["diff", "a.ll", "b.ll"]).run();
    let output = done.stdout();
    let lines: Vec<&str> = output.lines().filter(|line| line.starts_with('@')).collect();
    assert_eq!(lines[0], "@f: !tbaa, within: !\"int\", !\"long\"");
    assert!(lines[1].starts_with("@f: !noalias, within: distinct !{"), "{output}");
    assert_eq!(lines.len(), 2, "{output}");
}

#[test]
fn each_difference_has_its_words() {
    let folder = Folder::new("diff-each");
    folder.file("a.ll", LEFT);
    let long = format!("@big: initial value: [300 x i8] zeroinitializer, [300 x i8] c\"{}…\n", "x".repeat(187));
    for (old, new, expected) in [
        ("<i32 0, i32 poison>", "<i32 1, i32 poison>", "@vector: mask: 0, poison, 1, poison\n"),
        ("zeroinitializer, 1, 0", "zeroinitializer, 1, 1", "@vector: indices: 1, 0, 1, 1\n"),
        ("fadd fast", "fadd nnan ninf", "@vector: flags: fast, nnan ninf\n"),
        ("[ 1, %one ], [ 1, %two ]", "[ 1, %two ], [ 1, %one ]", "@blocks: incoming block 0: label %one, label %two\n"),
        ("syncscope(\"agent\")", "", "@blocks: syncscope: agent, none\n"),
        ("cmpxchg weak", "cmpxchg", "@blocks: weak: true, false\n"),
        ("seq_cst monotonic", "seq_cst acquire", "@blocks: failure ordering: monotonic, acquire\n"),
        ("} cleanup\n", "} catch ptr @v\n", "@blocks: cleanup: true, false\n"),
        ("i32 0, i32 7", "i32 0, i32 8", "@f: !range, within: i32 7, i32 8\n"),
        (
            "%s = shufflevector",
            "%s = freeze <2 x i32> %x\n  %r = shufflevector",
            "@vector: instruction: shufflevector, freeze\n",
        ),
        ("invoke void", "invoke fastcc void", "@blocks: calling convention: ccc, fastcc\n"),
        (
            "declare void @g()",
            "declare void @g() #0\nattributes #0 = { alignstack=8 }",
            "@g: attributes: none, alignstack(8)\n",
        ),
        ("[300 x i8] zeroinitializer", &format!("[300 x i8] c\"{}\"", "x".repeat(300)), &long),
    ] {
        assert!(LEFT.contains(old), "{old}");
        folder.file("b.ll", LEFT.replacen(old, new, 1));
        let done = folder.draig(&["diff", "a.ll", "b.ll"]).run();
        let output = done.stdout();
        assert!(done.status() == Some(1) && output.contains(expected), "{old}: {output}{}", done.stderr());
    }
}

#[test]
fn differing_parts_are_spelled_as_in_the_text() {
    let folder = Folder::new("diff-spelled");
    let text = "@\"a b\" = global i32 1\ndefine i32 @f(i32 %0) {\n  br label %2\n2:\n  %3 = phi i32 [ %0, %1 ], [ 1, %2 ]\n  \
        switch i32 %3, label %4 [\n    i32 0, label %2\n  ]\n4:\n  ret i32 %3\n}\n";
    folder.file("a.ll", text);
    let other = text.replace("global i32 1", "global i32 2").replace("[ 1, %2 ]", "[ 2, %2 ]");
    folder.file("b.ll", other.replace("i32 0, label %2", "i32 0, label %4"));
    let done = folder.draig(&["diff", "a.ll", "b.ll"]).run();
    let expected = "@\"a b\": initial value: i32 1, i32 2\n\
        @f: operand 1: i32 1, i32 2\n  < %3 = phi i32 [ %0, %1 ], [ 1, %2 ]\n  > %3 = phi i32 [ %0, %1 ], [ 2, %2 ]\n\
        @f: operand 3: label %2, label %4\n  < switch i32 %3, label %4 [ i32 0, label %2 ]\n  \
        > switch i32 %3, label %4 [ i32 0, label %4 ]\n";
    assert_eq!((done.status(), done.stdout().as_str()), (Some(1), expected));
}
