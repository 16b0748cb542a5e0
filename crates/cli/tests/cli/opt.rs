//! `draig opt`: pipelines of passes, with the options of LLVM's opt.

use crate::support::Folder;

const LOOP: &str = "define void @f(i1 %c) {\nentry:\n  br label %head\n\nhead:\n  br i1 %c, label %head, label %out\n\n\
    out:\n  ret void\n}\n";

#[test]
#[cfg(unix)]
fn analyses_are_printed_beside_the_module() {
    let folder = Folder::new("opt");
    folder.file("a.ll", LOOP);
    let printed = "Loop info for function 'f':\nLoop at depth 1 containing: %head<header><latch><exiting>\n";
    for passes in ["-passes='print<loops>'", "--passes 'function(print<loops>)'", "-passes 'module(print<loops>)'"] {
        let script = format!("\"$DRAIG\" opt {passes} -disable-output a.ll 2>&1 >out");
        assert_eq!(folder.shell(&script).run().succeeds(), printed);
        assert_eq!(std::fs::read(folder.path("out")).expect("the shell makes it"), b"");
    }
    let text = folder.shell("\"$DRAIG\" opt -passes='print<loops>' -S a.ll 2>err").run().succeeds();
    // as LLVM's opt, and unlike llvm-dis, it names the file
    assert_eq!(text, folder.draig(&["dis", "a.ll"]).run().succeeds().replacen("<stdin>", "a.ll", 1));
    assert_eq!(std::fs::read_to_string(folder.path("err")).expect("the shell makes it"), printed);
    let again = folder.shell(
        "\"$DRAIG\" opt -passes='print<loops>' a.ll 2>err | \"$DRAIG\" opt -passes='print<loops>' -disable-output 2>&1",
    );
    assert_eq!(again.run().succeeds(), printed);
}

#[test]
fn passes_are_listed_and_faults_have_a_place() {
    let folder = Folder::new("passes");
    folder.file("a.ll", LOOP);
    let list = folder.draig(&["opt", "--print-passes"]).run().succeeds();
    assert!(list.starts_with("Module passes:\n  print-callgraph\n") && list.contains("\n  print<domtree>\n"), "{list}");
    let fault = folder.draig(&["opt", "--passes=print<domtree>,print<loop>", "a.ll"]).run().fails(1);
    assert!(fault.contains("unknown pass name 'print<loop>'") && fault.contains("at offset 15"), "{fault}");
    folder.draig(&["opt", "a.ll"]).run().fails(2);
}

#[test]
fn debug_information_of_units_that_are_not_listed_is_kept() {
    let folder = Folder::new("unlisted");
    let text = "define void @f() !dbg !4 {\n  ret void, !dbg !6\n}\n\n!llvm.dbg.cu = !{}\n!llvm.module.flags = !{!0}\n\n\
        !0 = !{i32 2, !\"Debug Info Version\", i32 3}\n!1 = !DIFile(filename: \"f.c\", directory: \"/\")\n\
        !2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
        !3 = !DISubroutineType(types: !5)\n!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, \
        type: !3, unit: !2, spFlags: DISPFlagDefinition)\n!5 = !{null}\n!6 = !DILocation(line: 1, scope: !4)\n";
    folder.file("a.ll", text);
    // as LLVM's opt, and unlike llvm-as, without a warning
    for verifies in [&[][..], &["--no-verify"]] {
        let kept = folder.draig(&[&["opt", "--passes=mem2reg", "-S", "a.ll"], verifies].concat()).run().succeeds();
        assert!(kept.contains("ret void, !dbg !") && !kept.contains("warning"), "{kept}");
    }
}
